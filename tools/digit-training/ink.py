"""Puts glyphs and lines on a coverage map: 0 is paper, 1 is ink."""

import cv2
import numpy as np


def add(coverage, piece, x, y):
    """Lays a piece on the map at a whole pixel, with what falls outside cut off."""
    height, width = piece.shape
    top, left = max(0, -y), max(0, -x)
    bottom, right = min(height, coverage.shape[0] - y), min(width, coverage.shape[1] - x)
    if top < bottom and left < right:
        part = coverage[y + top:y + bottom, x + left:x + right]
        np.maximum(part, piece[top:bottom, left:right], out=part)


def placed(mask, scale, wide, turn, shear, strokes, side):
    """A glyph in the middle of a square of `side` pixels, as coverage. strokes: pixels to thicken (or thin, when negative)."""
    height, width = mask.shape
    across, down = scale * wide, scale
    cosine, sine = np.cos(turn), np.sin(turn)
    matrix = np.array([[cosine * across, (shear * cosine - sine) * down, 0], [sine * across, (shear * sine + cosine) * down, 0]])
    matrix[:, 2] = (side - 1) / 2 - matrix[:, :2] @ [(width - 1) / 2, (height - 1) / 2]
    piece = cv2.warpAffine(mask, matrix, (side, side), flags=cv2.INTER_LINEAR)
    if strokes:
        size = abs(strokes) + 1
        piece = (cv2.dilate if strokes > 0 else cv2.erode)(piece, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size + 1, size + 1)))
    return piece.astype(np.float32) / 255


def bend(rng, side, reach):
    """A smooth random distortion of a square, which makes a new font out of a known one. reach: pixels."""
    field = cv2.resize(rng.standard_normal((4, 4, 2)).astype(np.float32), (side, side), interpolation=cv2.INTER_CUBIC) * (reach / 1.5)
    x, y = np.meshgrid(np.arange(side, dtype=np.float32), np.arange(side, dtype=np.float32))
    return np.stack([x, y], 2) + field


def bent(piece, distortion):
    return cv2.remap(piece, distortion, None, cv2.INTER_LINEAR)


def line_profile(length, places, widths, inks):
    """How much ink lines at `places` leave at each pixel of a row."""
    at = np.arange(length, dtype=np.float32)[None, :]
    reach = np.clip(np.asarray(widths)[:, None] / 2 + 0.5 - np.abs(at - np.asarray(places)[:, None]), 0, 1)
    reach *= np.minimum(1, np.asarray(widths))[:, None] * np.asarray(inks)[:, None]
    return reach.max(0).astype(np.float32)
