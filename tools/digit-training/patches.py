"""Draws a patch of a puzzle: four by four cells with what may stand in them, their borders, and the label of each cell."""

from collections import Counter

import numpy as np

import ink
from glyphs import DIGITS, OTHERS

ROWS = 4
CELL = 56
MARGIN = 28
SIZE = ROWS * CELL + 2 * MARGIN
FOREIGN = 10  # the class of everything that is neither blank nor a digit
SOLID = 11  # not a class: a cell that looks blank unless its edges show


class Fonts:
    """Fonts of a bank, drawn by their weight. A family with many weights and widths counts as the root of their number."""

    def __init__(self, bank):
        self.bank = bank
        sizes = Counter(font["family"] for font in bank)
        weights = np.array([font["weight"] / sizes[font["family"]] ** 0.5 for font in bank])
        self.sums = np.cumsum(weights / weights.sum())

    def any(self, rng):
        return self.bank[min(int(np.searchsorted(self.sums, rng.random())), len(self.bank) - 1)]


def style_of(rng, fonts):
    """How the digits of one puzzle look."""
    height = rng.uniform(0.38, 0.85)
    return {
        "font": fonts.any(rng), "height": height, "wide": rng.uniform(0.8, 1.15),
        "turn": np.radians(np.clip(rng.normal(0, 1.2), -4, 4)), "shear": np.clip(rng.normal(0, 0.04), -0.15, 0.15) if rng.random() < 0.85 else rng.uniform(-0.35, 0.1),
        "strokes": int(rng.choice([-1, 0, 0, 0, 1, 1, 2], p=[0.13, 0.2, 0.2, 0.22, 0.1, 0.1, 0.05])),
        "bend": ink.bend(rng, 72, rng.uniform(1, 3.2)) if rng.random() < 0.3 else None,
        "offset": np.clip(rng.normal(0, 0.025, 2), -(1 - height) / 3, (1 - height) / 3), "own_middle": rng.random() < 0.4, "ink": 1.0,
    }


def sign(coverage, rng, style, character, middle):
    """Draws one character of the style around the point `middle`."""
    signs = style["font"]["signs"]
    mask, top = signs[character]
    highest = 48
    scale = style["height"] * CELL / highest
    # A bold digit of half a cell would close its loops when it is thickened further.
    strokes = style["strokes"] if style["height"] > 0.5 else min(style["strokes"], 1)
    piece = ink.placed(mask, scale * rng.normal(1, 0.015), style["wide"], style["turn"] + np.radians(rng.normal(0, 0.6)), style["shear"],
                       strokes if mask.shape[0] > 20 else 0, 72)
    if style["bend"] is not None and style["height"] > 0.3:
        piece = ink.bent(piece, style["bend"])
    shift = 0 if style["own_middle"] else (top + mask.shape[0] / 2 - highest / 2) * scale
    x = middle[0] + (style["offset"][0] + rng.normal(0, 0.01)) * CELL - 36
    y = middle[1] + (style["offset"][1] + rng.normal(0, 0.01)) * CELL + shift - 36
    ink.add(coverage, piece * style["ink"], int(round(x)), int(round(y)))


def _number(coverage, rng, style, middle):
    """A number of two digits, narrower than one digit."""
    narrow = {**style, "wide": style["wide"] * rng.uniform(0.6, 0.85), "height": min(style["height"], 0.6)}
    apart = narrow["height"] * CELL * narrow["wide"] * rng.uniform(0.31, 0.38)
    digits = "0" + DIGITS if "0" in style["font"]["signs"] else DIGITS
    for place, character in ((-apart, rng.choice(list(DIGITS))), (apart, rng.choice(list(digits)))):
        sign(coverage, rng, narrow, character, (middle[0] + place, middle[1]))


def _small_marks(coverage, rng, style, middle, how):
    """Pencil marks of a blank cell, or a small number in its corner."""
    small = {**style, "height": rng.uniform(0.14, 0.24), "strokes": 0, "ink": style["ink"] * rng.uniform(0.4, 1), "own_middle": False}
    if how == "corner":
        sign(coverage, rng, small, rng.choice(list(DIGITS)), (middle[0] - 0.34 * CELL, middle[1] - 0.32 * CELL))
        return
    # The mark of 5 stands where a digit would stand.
    places = [4] if rng.random() < 0.2 else [1, 4] if rng.random() < 0.1 else rng.choice(9, rng.integers(1, 7), replace=False)
    for place in places:
        small["offset"] = np.zeros(2)
        sign(coverage, rng, small, DIGITS[place], (middle[0] + (place % 3 - 1) * 0.29 * CELL, middle[1] + (place // 3 - 1) * 0.29 * CELL))


def _foreign(coverage, rng, style, middle, kind):
    """Something else than a digit; returns its label."""
    if kind == "number":
        _number(coverage, rng, style, middle)
    elif kind == "solid":
        x, y = int(middle[0] - CELL / 2), int(middle[1] - CELL / 2)
        inset = int(rng.integers(0, 12))
        coverage[y + inset:y + CELL - inset, x + inset:x + CELL - inset] = rng.uniform(0.4, 1)
    elif kind == "shape":
        reach = rng.uniform(0.12, 0.4) * CELL
        y, x = np.mgrid[0:72, 0:72] - 35.5
        far = np.hypot(x, y) if rng.random() < 0.5 else np.maximum(np.abs(x), np.abs(y)) if rng.random() < 0.5 else np.abs(x) + np.abs(y)
        piece = np.clip(reach - far, 0, 1)
        if rng.random() < 0.6:
            piece = np.minimum(piece, np.clip(far - reach + rng.uniform(2, 7), 0, 1))
        ink.add(coverage, piece.astype(np.float32), int(middle[0]) - 36, int(middle[1]) - 36)
    else:
        letters = [character for character in OTHERS if character in style["font"]["signs"]] or ["1"]
        sign(coverage, rng, style, rng.choice(letters), middle)
        return FOREIGN if letters != ["1"] else 1
    return SOLID if kind == "solid" else FOREIGN


def lines_around(rng, faint):
    """Coverage of the lines around all cells, one profile for each direction."""
    thin, thick = rng.uniform(0.6, 3.2), rng.uniform(1.5, 6.5)
    strength = rng.uniform(0.06, 0.25) if faint else rng.uniform(0.25, 1.1)
    strong = strength if faint and rng.random() < 0.5 else rng.uniform(strength, 1.1)
    profiles = []
    box = int(rng.choice([2, 3, 9]))
    for _ in range(2):
        first = int(rng.integers(0, box))
        inks, widths = np.full(ROWS + 1, strength), np.full(ROWS + 1, thin)
        at_box = (np.arange(ROWS + 1) + first) % box == 0
        inks[at_box], widths[at_box] = strong, max(thin, thick)
        inks *= rng.random(ROWS + 1) < 0.92
        places = MARGIN + CELL * np.arange(ROWS + 1) + rng.normal(0, 0.6, ROWS + 1)
        profiles.append(ink.line_profile(SIZE, places, widths, np.minimum(inks, 1)))
    return np.maximum(profiles[0][:, None], profiles[1][None, :])


def drawn(rng, fonts):
    """Returns coverage of ink, shade of the paper (0 to 1), labels of the sixteen cells, height of the digits, and whether it is a screenshot."""
    style = style_of(rng, fonts)
    second = {**style_of(rng, fonts), "height": style["height"]} if rng.random() < 0.15 else {**style, "ink": rng.uniform(0.6, 1)}
    coverage, shade = np.zeros((SIZE, SIZE), np.float32), np.ones((SIZE, SIZE), np.float32)
    screenshot = rng.random() < 0.25
    foreign_kinds = [["letter"], ["number"], ["letter", "solid"], ["shape", "letter", "number"]][rng.integers(0, 4)]
    foreign_share = rng.uniform(0.4, 0.8) if rng.random() < 0.08 else 0.02
    blank_share, marks = rng.uniform(0.15, 0.6), rng.choice(["none", "pencil", "corner"], p=[0.82, 0.12, 0.06])
    shaded = rng.uniform(0.6, 0.97) if rng.random() < 0.25 else 1
    labels = np.zeros(ROWS * ROWS, np.int64)
    for place in range(ROWS * ROWS):
        row, column = divmod(place, ROWS)
        middle = (MARGIN + CELL * (column + 0.5), MARGIN + CELL * (row + 0.5))
        if shaded < 1 and rng.random() < 0.4:
            shade[MARGIN + CELL * row:MARGIN + CELL * (row + 1), MARGIN + CELL * column:MARGIN + CELL * (column + 1)] = shaded
        luck = rng.random()
        own = second if rng.random() < 0.15 else style
        if luck < foreign_share:
            labels[place] = _foreign(coverage, rng, own, middle, rng.choice(foreign_kinds))
        elif luck > blank_share + foreign_share * (1 - blank_share):
            labels[place] = rng.integers(1, 10)
            sign(coverage, rng, own, DIGITS[labels[place] - 1], middle)
        if marks == "corner" and rng.random() < 0.3 or marks == "pencil" and labels[place] == 0 and rng.random() < 0.6:
            _small_marks(coverage, rng, style, middle, marks)
    through = np.zeros_like(coverage)
    if not screenshot and rng.random() < 0.18:
        for _ in range(14):
            sign(through, rng, style, DIGITS[rng.integers(0, 9)], rng.uniform(0, SIZE, 2))
        through = through[:, ::-1] * rng.uniform(0.05, 0.3)
    borders = lines_around(rng, screenshot and rng.random() < 0.6)
    return np.maximum(np.maximum(coverage, through), borders), shade, labels, style["height"] * CELL, screenshot
