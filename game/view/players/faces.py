"""The faces of animals: one base head, and eyes, brows and mouth drawn by its plan."""

from typing import Literal

from pygame import Surface

from game.kit import shapes
from game.kit.face_plan import SIDE, FacePlan, plan_in
from game.view.players.svg_text import drawing, ellipse, fill, place, stroke

Mood = Literal[
    "calm",
    "thinking",
    "glad",
    "proud",
    "worried",
    "shocked",
    "sleepy",
    "laughing",
    "sad",
    "wink",
    "focus",
]
"""How an animal feels; who has set its mind on something has focus."""

Gaze = tuple[int, int]
"""Where eyes look: -1 is left or up, 1 is right or down."""

AHEAD, AWAY, AT_TABLE = (0, 0), (1, -1), (0, 1)

THOUGHT: tuple[Gaze, ...] = ((-1, 1), (0, 1), (1, 1), (0, 1))
"""How the eyes of who thinks wander over the rows."""

VARIANTS: dict[Mood, str] = {
    **dict.fromkeys(("glad", "proud", "laughing", "wink"), "happy"),
    **dict.fromkeys(("worried", "shocked", "sad", "focus"), "tense"),
}
"""The variant for a mood in a drawing that has no plan but three faces; else it is calm."""

OPEN: dict[Mood, tuple[float, float, float]] = {
    "thinking": (10.6, 11.8, 6.4),
    "worried": (11.3, 12.8, 6.2),
    "shocked": (13, 15.5, 4.2),
    "focus": (10.4, 10.8, 6.8),
}
"""Half the width and height of wide open eyes, and of their pupils."""

SHUT: dict[Mood, str] = {
    "glad": "M-11 5Q0 -14 11 5",
    "proud": "M-12.5 -4L-11 -2Q0 9 11 -2L12.5 -4",
    "laughing": "M-9 -8L8 0L-9 8",
    "wink": "M11 1Q0 -11 -11 3",
}
"""The line of a left eye that is shut; a right one is its mirror."""

Brow = tuple[float, float, float]
"""How much lower than at rest a brow is: at its left end, in the middle, at its right end."""


def _alike(outer: float, middle: float, inner: float) -> tuple[Brow, Brow]:
    return (outer, middle, inner), (inner, middle, outer)


BROWS: dict[Mood, tuple[Brow, Brow]] = {
    "thinking": ((2, 0, 5), (-4, -12, -5)),
    "proud": _alike(-5, -11, -6),
    "worried": _alike(3, -5, -8),
    "shocked": _alike(-8, -15, -10),
    "sleepy": _alike(2, -2, 1),
    "laughing": _alike(-7, -14, -9),
    "sad": _alike(4, -3, -7),
    "focus": _alike(-5, -1, 6),
}

SMALL = 18.0
"""How wide half a mouth is at most where it does not smile; a wider one smiles in one curve."""

CHIN = 117.0
"""No mouth reaches lower."""

BEAK = 18
"""Half the usual width of a beak."""

BEAKS: dict[Mood, tuple[float, float]] = {
    "glad": (17, 21.6),
    "laughing": (19, 27),
    "shocked": (12.5, 27),
    "sleepy": (11, 13.5),
    "wink": (15, 17),
}
"""Half the width and the depth of an open beak."""

BEAK_LINES: dict[Mood, str] = {
    "worried": "M-18 3q4.5 -5 9 0t9 0t9 0t9 0",
    "sad": "M-18 6Q0 -3 18 6",
    "thinking": "M-14 5Q0 4 18 -1",
}
"""What is seen of a closed beak, where a mood draws it together."""

WHITE, MOUTH, TONGUE = "#FFFFFF", "#8C2F39", "#F2788A"
WATER, WATER_EDGE, TEAR = "#79CDF7", "#2F8FC4", "#9AD8F5"
SLEEP, SLEEP_EDGE, TOOTH_EDGE = "#FFF4DC", "#3A2430", "#D8C9C4"


def face(art: shapes.Art, side: int, mood: Mood, gaze: Gaze = AHEAD) -> Surface:
    """Draw the head of an animal on a picture of its own.

    A drawing without a plan has the faces it was drawn with.
    """
    plan = plan_of(art)
    if not plan:
        return shapes.svg(art, (side, side), variant=VARIANTS.get(mood, "calm")).copy()
    head = shapes.svg(art, (side, side)).copy()
    head.blit(shapes.draw_source(_features(plan, mood, gaze), (side, side)), (0, 0))
    return head


def plan_of(art: shapes.Art) -> FacePlan | None:
    """Return where the face of an animal goes, if its drawing says so."""
    return art.face if isinstance(art, shapes.Raster) else plan_in(art)


def _features(plan: FacePlan, mood: Mood, gaze: Gaze = AHEAD) -> bytes:
    (left, eyes, size), (mouth, half) = plan.eyes, plan.mouth
    (brows, reach), (middle, right) = plan.brows, (SIDE / 2, SIDE - left)
    parts = [
        place(left, eyes, _eye(plan, mood, gaze, -1), size),
        place(right, eyes, _eye(plan, mood, gaze, 1), size),
        *(
            place(x, brows, _brow(brow, reach, plan.ink))
            for x, brow in zip((left, right), BROWS.get(mood, ()), strict=False)
        ),
        place(middle, mouth, _beak(plan, mood), half / BEAK)
        if plan.beak
        else place(middle, mouth, _mouth(plan, mood)),
    ]
    if mood == "worried":
        parts.append(place(right + 20, max(12, eyes - 16), DROP))
    elif mood == "laughing":
        parts += [place(x, eyes + 8, DROP, 0.62) for x in (left - 19, right + 19)]
    elif mood == "sleepy":
        parts += [place(103, 18, LETTER), place(114, 4, LETTER, 1.25)]
    return drawing("".join(parts), (0, 0, SIDE, SIDE))


# Eyes, around their middle


def _eye(plan: FacePlan, mood: Mood, gaze: Gaze, out: int) -> str:
    """Draw an eye: the left one is -1, the right one 1 `out` of the face."""
    line = plan.line or plan.ink
    if mood in OPEN:
        return _open_eye(plan.ink, mood, gaze)
    if mood in SHUT and (mood != "wink" or out > 0):
        return f'<g transform="scale({-out} 1)">{stroke(SHUT[mood], line, 5.2)}</g>'
    eye = _button_eye(plan, gaze)
    if mood == "sad":
        eye += ellipse((0, 8.5), (7, 2.6), TEAR, opacity=0.75)
    elif mood == "sleepy":
        wide = 12.2 if plan.line else 13
        lid = f"M{-wide} 2.5A{wide} {wide + 2} 0 0 1 {wide} 2.5Q0 7 {-wide} 2.5Z"
        eye += fill(lid, plan.lid) + stroke("M-12 2.5Q0 7 12 2.5", line, 3.6)
    return eye


def _button_eye(plan: FacePlan, gaze: Gaze) -> str:
    """Draw an eye that is all pupil, with two lights in it; on dark fur it has a rim."""
    across, down = gaze
    rim = ellipse((0, 0), (10.8, 10.8), WHITE) if plan.line else ""
    wide, (x, y) = 7.8 if rim else 9.5, (across * 2.6, down * 2.2)
    pupil = ellipse((x, y), (wide, 1.12 * wide), plan.ink)
    light = ellipse((x - 2.9 + across, y - 3.8 + down), (3.3, 3.3), WHITE)
    return rim + pupil + light + ellipse((x + 3, y + 4), (1.6, 1.6), WHITE)


def _open_eye(ink: str, mood: Mood, gaze: Gaze) -> str:
    wide, high, pupil = OPEN[mood]
    across, down = AWAY if mood == "thinking" and gaze == AHEAD else gaze
    x, y, light = across * wide / 3, down * high / 3, pupil * 0.34
    return (
        ellipse((0, 0), (wide, high), WHITE, ink, 2.6)
        + ellipse((x, y), (pupil, pupil), ink)
        + ellipse((x - light, y - 1.1 * light), (light, light), WHITE)
    )


def _brow(brow: Brow, reach: float, ink: str) -> str:
    left, middle, right = (low * reach for low in brow)
    return stroke(f"M-10 {left}Q0 {middle} 10 {right}", ink, 4.4)


# Mouths, around their middle


def _mouth(plan: FacePlan, mood: Mood) -> str:
    (y, half), ink = plan.mouth, plan.ink
    match mood:
        case "glad":
            return _smile(plan, half + 2, max(12, 0.75 * half))
        case "laughing":
            return _smile(plan, half + min(6, 70 / half), max(17, 0.9 * half), teeth=half + 3)
        case "wink":
            return _smile(plan, half, max(9, 0.6 * half))
        case "shocked":
            low = min(6, CHIN - 10 - y)
            mouth = ellipse((0, low), (7.5, 10), MOUTH, ink, 3.4)
            return mouth + ellipse((0, low + 5.5), (4.5, 3.6), TONGUE)
        case "sleepy":
            return ellipse((0, 4), (5, 4.6), MOUTH, ink, 3)
    tooth = fill("M-6 2h12v7q0 3 -3 3h-6q-3 0 -3 -3z", plan.teeth, TOOTH_EDGE, 1.6)
    return (tooth if plan.teeth else "") + stroke(_draw_closed_line(half, mood), ink, 3.7)


def _draw_closed_line(half: float, mood: Mood) -> str:
    small = min(half, SMALL)
    match mood:
        case "thinking":
            return f"M-5 4Q3 1 {small} -2"
        case "proud":
            return f"M{-half - 2} -2Q0 {0.4 * half + 7} {half + 4} -5M{half + 1} -8q5 1 6 5"
        case "worried":
            step = small / 2
            return f"M{-small} 5q{step / 2} -6 {step} -2t{step} 0t{step} 0t{step} -3"
        case "sad":
            return f"M{-0.8 * small} 7Q0 -4 {0.8 * small} 7"
        case "focus":
            return f"M{-0.7 * small} 3h{1.4 * small}"
    if half > SMALL:
        return f"M{-half} -3Q0 {0.7 * half} {half} -3"
    return f"M{-half} -1Q{-half / 2} 7 0 -1Q{half / 2} 7 {half} -1"


def _smile(plan: FacePlan, half: float, deep: float, teeth: float = 0) -> str:
    """Draw an open mouth that smiles; `teeth` is half the width of the upper ones."""
    deep = min(deep, CHIN - plan.mouth[0])
    inner, side = half - 1.5, 0.75 * deep
    lips = (
        f"M{-half} -3Q0 2 {half} -3C{inner} {side} {half / 2} {deep} 0 {deep}"
        f"C{-half / 2} {deep} {-inner} {side} {-half} -3Z"
    )
    drawn = fill(lips, MOUTH) + _tongue(half * 0.55, deep)
    if wide := teeth or (6 if plan.teeth else 0):
        edge = wide - 1
        drawn += fill(f"M{-wide} -1Q0 2 {wide} -1L{edge} 3.5Q0 7 {-edge} 3.5Z", WHITE)
    return drawn + stroke(lips, plan.ink, 3.2)


def _tongue(half: float, deep: float) -> str:
    low, top, side = deep - 1.5, 0.72 * deep, 0.55 * half
    curve = f"M{-half} {top}Q0 {0.3 * deep} {half} {top}Q{side} {low} 0 {low}"
    return fill(f"{curve}Q{-side} {low} {-half} {top}Z", TONGUE)


def _beak(plan: FacePlan, mood: Mood) -> str:
    half, deep = BEAKS.get(mood, (0.9 * BEAK, 0.7 * BEAK))
    drawn = fill(_bowl(half, deep), plan.beak)
    if mood in BEAKS:
        drawn += fill(_bowl(half - 3, deep - 4), MOUTH) + _tongue(half / 2, deep - 5)
    if mood in BEAK_LINES:
        drawn += stroke(BEAK_LINES[mood], plan.ink, 2.8)
    return drawn


def _bowl(half: float, deep: float) -> str:
    """Return the outline of what hangs below the upper half of a beak."""
    side = 0.7 * deep
    right = f"C{half} {side} {half / 2} {deep} 0 {deep}"
    return f"M{-half} 0Q0 8 {half} 0{right}C{-half / 2} {deep} {-half} {side} {-half} 0Z"


DROP = fill(
    "M0 -12C3 -6 7 -1 7 4C7 8.5 4 11 0 11S-7 8.5 -7 4C-7 -1 -3 -6 0 -12Z", WATER, WATER_EDGE, 1.8
)
LETTER = stroke("M0 0h8l-8 8h8", SLEEP_EDGE, 5.6) + stroke("M0 0h8l-8 8h8", SLEEP, 2.8)
