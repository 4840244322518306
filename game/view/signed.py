"""Points as people write them."""


def signed(points: int) -> str:
    """Write points with their sign, a real minus."""
    return f"{points:+d}".replace("-", "−") if points else "0"
