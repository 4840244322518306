"""The text of drawings: outlines, lines, ellipses, and where they are."""


def drawing(shapes: str, box: tuple[float, float, float, float]) -> bytes:
    """Return a whole drawing: its shapes, and the left, top, width and height of what it shows."""
    view = " ".join(map(str, box))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{shapes}</svg>'.encode()


def place(x: float, y: float, shape: str, scale: float = 1, turn: float = 0) -> str:
    """Put a shape somewhere, larger and turned by degrees."""
    moved = f"translate({x} {y}) rotate({turn}) scale({scale})"
    return f'<g transform="{moved}">{shape}</g>'


def fill(outline: str, color: str, edge: str = "none", width: float = 0) -> str:
    """Fill an outline, and draw its edge."""
    return f'<path d="{outline}" fill="{color}" stroke="{edge}" stroke-width="{width}"/>'


def stroke(line: str, color: str, width: float, opacity: float = 1) -> str:
    """Draw a line with round ends."""
    look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    look = f'{look} stroke="{color}" stroke-opacity="{opacity}"'
    return f'<path d="{line}" {look} stroke-width="{width}"/>'


def ellipse(
    middle: tuple[float, float],
    half: tuple[float, float],
    color: str,
    edge: str = "none",
    width: float = 0,
    opacity: float = 1,
) -> str:
    """Fill an ellipse half so wide and high, and draw its edge."""
    (x, y), (across, down) = middle, half
    shape = f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{color}"'
    return f'{shape} fill-opacity="{opacity}" stroke="{edge}" stroke-width="{width}"/>'
