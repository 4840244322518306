help-find = Find a tile by color and number, or a row
