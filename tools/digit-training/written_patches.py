"""Draws patches of a puzzle that somebody has begun on paper: printed digits, digits written by hand, and what else a pen leaves."""

import cv2
import numpy as np

import ink
import patches
from strokes import SQUARE, Writer

# Classes: 0 is blank, 1 to 9 are written digits, 10 is something else, 11 to 19 are printed digits.
PRINTED = 10
CLASSES = 20
USUAL = 48
# Families of fonts that look written: no printed digits of these patches come from them.
LIKE_WRITING = ("comic", "ink", "karumbi", "whatever", "wobbly")


class Hands:
    """Hands of writers: drawn by strokes, or the digits of a font that looks written, each disturbed anew."""

    def __init__(self, bank, share_of_fonts=0.4):
        self.fonts, self.share = bank, share_of_fonts

    def any(self, rng):
        if len(self.fonts) == 0 or rng.random() >= self.share:
            return Writer(rng)
        return FontHand(self.fonts[rng.integers(0, len(self.fonts))], rng)


class FontHand:
    def __init__(self, font, rng):
        self.font = font
        self.strokes = int(rng.choice([-1, 0, 0, 1, 1, 2, 3]))
        self.wide, self.slant = rng.uniform(0.8, 1.2), rng.normal(0, 0.08)
        self.reach = rng.uniform(0.5, 4)

    def write(self, digit, rng):
        mask, _ = self.font["signs"][str(digit)]
        scale = min(USUAL / 48 * rng.uniform(0.9, 1.08), 60 / max(mask.shape))
        piece = ink.placed(mask, scale, self.wide * rng.uniform(0.92, 1.08), np.radians(rng.normal(0, 4)), self.slant, self.strokes, SQUARE)
        return (255 * ink.bent(piece, ink.bend(rng, SQUARE, self.reach))).astype(np.uint8)


def _written(coverage, rng, hand, digit, middle, height, strength):
    piece = hand.write(digit, rng).astype(np.float32) / 255
    side = max(8, int(round(SQUARE * height * patches.CELL / USUAL * rng.uniform(0.85, 1.15))))
    piece = cv2.resize(piece, (side, side), interpolation=cv2.INTER_AREA if side < SQUARE else cv2.INTER_LINEAR) * strength
    room = (1 - height) / 2
    shift = np.clip(rng.normal(0, 0.35 * room + 0.02, 2), -room - 0.04, room + 0.04) * patches.CELL
    ink.add(coverage, piece, int(round(middle[0] + shift[0] - side / 2)), int(round(middle[1] + shift[1] - side / 2)))


def _scribble(coverage, rng, hand, middle, height, strength):
    """What a pen leaves that is no digit: a digit that was crossed out, a tick, a circle, two digits."""
    kind = rng.integers(0, 5)
    if kind == 0:
        for place in (-0.2, 0.2):
            _written(coverage, rng, hand, int(rng.integers(1, 10)), (middle[0] + place * patches.CELL, middle[1]), height * 0.75, strength)
        return
    if kind == 1:
        _written(coverage, rng, hand, int(rng.integers(1, 10)), middle, height, strength)
    pixels = np.zeros((patches.CELL, patches.CELL), np.uint8)
    pen, low, high = int(rng.integers(1, 5)), 10, patches.CELL - 10
    if kind == 1 or kind == 2:
        for _ in range(int(rng.integers(2, 7)) if kind == 1 else int(rng.integers(4, 10))):
            cv2.line(pixels, tuple(map(int, rng.integers(low, high, 2))), tuple(map(int, rng.integers(low, high, 2))), 255, pen, cv2.LINE_AA)
    elif kind == 3:
        at = np.array([[14, 30], [24, 42], [44, 12]]) + rng.integers(-4, 5, (3, 2))
        cv2.polylines(pixels, [at.astype(np.int32)], False, 255, pen, cv2.LINE_AA)
    else:
        cv2.ellipse(pixels, (28, 28), tuple(map(int, rng.integers(10, 23, 2))), float(rng.uniform(0, 180)), 0, 360, 255, pen, cv2.LINE_AA)
    ink.add(coverage, pixels.astype(np.float32) / 255 * strength, int(middle[0] - patches.CELL / 2), int(middle[1] - patches.CELL / 2))


def drawn(rng, fonts, hands):
    """Returns what patches.drawn returns, with labels of CLASSES."""
    style, hand = patches.style_of(rng, fonts), hands.any(rng)
    height, strength = rng.uniform(0.34, 0.8), rng.uniform(0.55, 1)
    style["ink"] = 1.0 if rng.random() < 0.5 else rng.uniform(0.4, 1)
    shape = (patches.SIZE, patches.SIZE)
    coverage, labels = np.zeros(shape, np.float32), np.zeros(patches.ROWS ** 2, np.int64)
    shade = np.ones(shape, np.float32)
    for place in range(patches.ROWS ** 2):
        row, column = divmod(place, patches.ROWS)
        middle = tuple(patches.MARGIN + patches.CELL * (at + 0.5) for at in (column, row))
        luck, digit = rng.random(), int(rng.integers(1, 10))
        if luck < 0.55:
            labels[place] = digit
            _written(coverage, rng, hand, digit, middle, height, strength)
        elif luck < 0.8:
            labels[place] = PRINTED + digit
            patches.sign(coverage, rng, style, str(digit), middle)
        elif luck < 0.9:
            labels[place] = patches.FOREIGN
            _scribble(coverage, rng, hand, middle, height, strength)
        elif luck < 0.94:
            _written(coverage, rng, hand, digit, (middle[0] + rng.uniform(-18, 18), middle[1] - rng.uniform(8, 18)), 0.2, strength)
    return np.maximum(coverage, patches.lines_around(rng, False)), shade, labels, height * patches.CELL, False
