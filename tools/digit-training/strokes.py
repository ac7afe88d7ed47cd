"""Digits as a hand writes them: strokes through points, in the shapes that people use, disturbed anew for each digit.

A shape is a list of strokes, a stroke a list of points in a square of one digit: x to the right, y down, 0 to 1. A writer has a
shape for each digit, a slant, a pen and a restlessness, and writes no digit twice in the same way.
"""

import cv2
import numpy as np

SQUARE = 72  # pixels of the square in which a digit is written
HEIGHT = 48  # pixels of an upright digit in it

SHAPES = {
    1: [
        [[(0.5, 0), (0.5, 1)]],
        [[(0.2, 0.3), (0.55, 0), (0.55, 1)]],
        [[(0.3, 0.2), (0.55, 0), (0.5, 1)]],
        [[(0.15, 0.42), (0.6, 0), (0.6, 1)]],
        [[(0.2, 0.25), (0.5, 0), (0.5, 1)], [(0.2, 1), (0.8, 1)]],
        [[(0.5, 0), (0.5, 1)], [(0.25, 1), (0.75, 1)]],
    ],
    2: [
        [[(0.12, 0.28), (0.25, 0.05), (0.55, 0), (0.82, 0.15), (0.8, 0.4), (0.5, 0.7), (0.1, 1)], [(0.1, 1), (0.9, 1)]],
        [[(0.15, 0.2), (0.5, 0), (0.85, 0.22), (0.6, 0.6), (0.15, 0.98), (0.12, 0.98), (0.5, 0.93), (0.9, 0.98)]],
        [[(0.1, 0.25), (0.4, 0), (0.78, 0.12), (0.75, 0.42), (0.45, 0.75), (0.15, 0.98), (0.08, 0.85), (0.3, 0.78), (0.6, 0.95), (0.95, 0.92)]],
        [[(0.15, 0.08), (0.5, 0), (0.8, 0.08), (0.7, 0.4), (0.1, 0.98)], [(0.1, 0.98), (0.85, 1)]],
    ],
    3: [
        [[(0.15, 0.12), (0.45, 0), (0.8, 0.15), (0.75, 0.38), (0.4, 0.47)], [(0.4, 0.47), (0.8, 0.58), (0.85, 0.82), (0.5, 1), (0.1, 0.9)]],
        [[(0.2, 0.1), (0.55, 0), (0.8, 0.2), (0.62, 0.42), (0.42, 0.47), (0.7, 0.52), (0.88, 0.72), (0.6, 0.98), (0.12, 0.92)]],
        [[(0.12, 0), (0.85, 0)], [(0.85, 0), (0.4, 0.42)], [(0.4, 0.42), (0.8, 0.5), (0.88, 0.78), (0.55, 1), (0.1, 0.92)]],
    ],
    4: [
        [[(0.2, 0), (0.12, 0.55)], [(0.12, 0.55), (0.92, 0.55)], [(0.7, 0.1), (0.68, 1)]],
        [[(0.3, 0), (0.08, 0.6)], [(0.08, 0.6), (0.95, 0.58)], [(0.65, 0.3), (0.6, 1)]],
        [[(0.65, 0), (0.08, 0.68)], [(0.08, 0.68), (0.95, 0.68)], [(0.65, 0), (0.65, 1)]],
        [[(0.15, 0.05), (0.15, 0.42), (0.3, 0.52), (0.75, 0.45)], [(0.78, 0), (0.75, 1)]],
        [[(0.6, 0), (0.1, 0.62)], [(0.1, 0.62), (0.9, 0.62)], [(0.62, 0.4), (0.6, 1)]],
    ],
    5: [
        [[(0.85, 0), (0.25, 0)], [(0.25, 0), (0.18, 0.42)], [(0.18, 0.42), (0.55, 0.36), (0.88, 0.6), (0.7, 0.95), (0.1, 0.95)]],
        [[(0.3, 0.05), (0.22, 0.45)], [(0.22, 0.45), (0.6, 0.4), (0.85, 0.68), (0.6, 1), (0.12, 0.92)], [(0.3, 0.03), (0.95, 0)]],
        [[(0.88, 0.02), (0.35, 0.05), (0.22, 0.3), (0.35, 0.45), (0.75, 0.55), (0.8, 0.82), (0.5, 1), (0.1, 0.92)]],
        [[(0.25, 0.12), (0.2, 0.48), (0.55, 0.42), (0.85, 0.65), (0.6, 0.98), (0.15, 0.95)], [(0.35, 0.02), (0.9, 0)]],
    ],
    6: [
        [[(0.75, 0), (0.35, 0.25), (0.12, 0.65), (0.3, 0.97), (0.7, 0.95), (0.85, 0.7), (0.6, 0.5), (0.2, 0.62)]],
        [[(0.55, 0), (0.25, 0.4), (0.15, 0.75), (0.4, 1), (0.75, 0.85), (0.7, 0.58), (0.4, 0.55), (0.18, 0.75)]],
        [[(0.3, 0), (0.15, 0.5), (0.2, 0.9), (0.5, 1), (0.8, 0.82), (0.65, 0.58), (0.2, 0.7)]],
        [[(0.85, 0.1), (0.55, 0), (0.2, 0.3), (0.12, 0.7), (0.4, 1), (0.78, 0.88), (0.75, 0.6), (0.45, 0.48), (0.15, 0.65)]],
    ],
    7: [
        [[(0.1, 0), (0.88, 0)], [(0.88, 0), (0.4, 1)]],
        [[(0.1, 0.02), (0.88, 0)], [(0.88, 0), (0.55, 0.45), (0.42, 1)]],
        [[(0.1, 0), (0.88, 0)], [(0.88, 0), (0.4, 1)], [(0.3, 0.5), (0.85, 0.48)]],
        [[(0.12, 0.2), (0.12, 0.02)], [(0.12, 0.02), (0.88, 0)], [(0.88, 0), (0.35, 1)]],
        [[(0.1, 0.1), (0.3, 0.02), (0.6, 0.1), (0.9, 0)], [(0.9, 0), (0.6, 0.4), (0.4, 1)]],
        [[(0.12, 0.15), (0.15, 0)], [(0.15, 0), (0.88, 0.02)], [(0.88, 0.02), (0.4, 1)], [(0.35, 0.52), (0.8, 0.5)]],
    ],
    8: [
        [[(0.75, 0.15), (0.45, 0), (0.2, 0.2), (0.45, 0.45), (0.78, 0.7), (0.55, 1), (0.2, 0.85), (0.35, 0.55), (0.7, 0.3), (0.75, 0.15)]],
        [[(0.5, 0.47), (0.2, 0.28), (0.3, 0.03), (0.68, 0.03), (0.78, 0.28), (0.5, 0.47)],
         [(0.5, 0.47), (0.15, 0.72), (0.28, 0.98), (0.72, 0.98), (0.85, 0.72), (0.5, 0.47)]],
        [[(0.85, 0.1), (0.45, 0), (0.22, 0.22), (0.55, 0.5), (0.75, 0.78), (0.45, 1), (0.2, 0.8), (0.5, 0.5), (0.82, 0.12)]],
    ],
    9: [
        [[(0.8, 0.2), (0.5, 0), (0.18, 0.2), (0.3, 0.48), (0.65, 0.45), (0.8, 0.15)], [(0.8, 0.15), (0.75, 1)]],
        [[(0.8, 0.15), (0.45, 0), (0.15, 0.25), (0.35, 0.5), (0.75, 0.35), (0.82, 0.15), (0.8, 0.6), (0.6, 0.95), (0.2, 0.98)]],
        [[(0.75, 0.1), (0.35, 0.02), (0.15, 0.3), (0.4, 0.5), (0.75, 0.3)], [(0.8, 0), (0.6, 1)]],
        [[(0.7, 0.3), (0.4, 0.5), (0.2, 0.25), (0.5, 0), (0.78, 0.2), (0.7, 0.6), (0.45, 1)]],
    ],
}
USUAL_WIDTH = {1: 0.45, 2: 0.68, 3: 0.64, 4: 0.7, 5: 0.66, 6: 0.6, 7: 0.64, 8: 0.6, 9: 0.6}


def _curve(points, steps=14):
    """A smooth line through all points (Catmull and Rom)."""
    points = np.asarray(points, np.float64)
    if len(points) == 2:
        return points[0] + (points[1] - points[0]) * np.linspace(0, 1, steps)[:, None]
    ends = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
             for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:])]
    return np.vstack([*parts, points[-1:]])


class Writer:
    """One hand: the shapes it prefers, its slant, its pen, and how restless it is."""

    def __init__(self, rng):
        self.shape = {digit: int(rng.integers(0, len(shapes))) for digit, shapes in SHAPES.items()}
        self.slant = np.clip(rng.normal(0.08, 0.16), -0.35, 0.55)
        self.wide = rng.uniform(0.75, 1.3)
        self.pen = rng.uniform(2.2, 7.5)
        self.restless = rng.uniform(0.012, 0.06)
        self.wave = rng.uniform(0, 1.6)
        self.pressure = rng.uniform(0, 0.35)

    def write(self, digit, rng):
        """A digit as uint8 mask of SQUARE pixels a side, its middle in the middle."""
        shapes = SHAPES[digit]
        shape = shapes[self.shape[digit] if rng.random() < 0.8 else rng.integers(0, len(shapes))]
        wide = USUAL_WIDTH[digit] * self.wide * rng.uniform(0.85, 1.18)
        turn = np.radians(rng.normal(0, 4))
        slant = self.slant + rng.normal(0, 0.05)
        stretch = rng.uniform(0.88, 1.1)
        # Points that strokes share move together, unless the pen was lifted carelessly.
        moved = {}
        loose = self.restless * rng.uniform(0.4, 1.2)
        strokes = []
        for stroke in shape:
            points = []
            for point in stroke:
                if point not in moved:
                    moved[point] = rng.normal(0, self.restless, 2)
                points.append(np.asarray(point) + moved[point] + rng.normal(0, loose * 0.35, 2))
            strokes.append(_curve(self._overshot(points, rng)))
        every = np.vstack(strokes)
        middle = (every.min(0) + every.max(0)) / 2
        canvas = np.zeros((SQUARE, SQUARE), np.uint8)
        field = cv2.resize(rng.standard_normal((4, 4, 2)).astype(np.float32), (SQUARE, SQUARE), interpolation=cv2.INTER_CUBIC) * self.wave
        for stroke in strokes:
            at = (stroke - middle) * np.array([wide, stretch]) * HEIGHT
            at[:, 0] -= slant * at[:, 1]
            at = at @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]) + (SQUARE - 1) / 2
            near = np.clip(np.round(at), 0, SQUARE - 1).astype(int)
            self._draw(canvas, at + field[near[:, 1], near[:, 0]], rng)
        return canvas

    @staticmethod
    def _overshot(points, rng):
        """The first and the last point, a little too far or not far enough: loops stay open, bars run over."""
        if rng.random() < 0.5:
            end = int(rng.choice([0, -1]))
            beside = 1 if end == 0 else -2
            points[end] = points[end] + (points[end] - points[beside]) * rng.uniform(-0.18, 0.22)
        return points

    def _draw(self, canvas, at, rng):
        part = np.linspace(0, 1, len(at))
        pen = self.pen * (1 + self.pressure * np.sin(2 * np.pi * (part * rng.uniform(0.3, 1.2) + rng.random())))
        for (x, y), (far_x, far_y), thick in zip(at, at[1:], pen):
            cv2.line(canvas, (int(x * 16), int(y * 16)), (int(far_x * 16), int(far_y * 16)), 255, max(1, round(thick)), cv2.LINE_AA, 4)
