moment = { $days ->
    [0] Today, { $hour ->
        [0] 12
        [1] 1
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
        [10] 10
        [11] 11
        [12] 12
        [13] 1
        [14] 2
        [15] 3
        [16] 4
        [17] 5
        [18] 6
        [19] 7
        [20] 8
        [21] 9
        [22] 10
       *[23] 11
    }:{ NUMBER($minute, minimumIntegerDigits: 2) } { $hour ->
        [0] AM
        [1] AM
        [2] AM
        [3] AM
        [4] AM
        [5] AM
        [6] AM
        [7] AM
        [8] AM
        [9] AM
        [10] AM
        [11] AM
       *[other] PM
    }
    [1] Yesterday
   *[other] { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }
}
moment-year = { $moment }, { $year }
