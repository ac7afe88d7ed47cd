"""Renders pages with marked diagonals, and pages whose marks are no diagonals, in fonts held out from training:

    diagonal_pages.py BANK.pkl FONTS PUZZLES.txt SEED COUNT TARGET

PUZZLES.txt has a puzzle of 9×9 cells a line, with diagonals. Each page is NAME.pgm beside NAME.txt, the puzzle. NAME begins with the
mark: "x-…" are diagonals, "not-…" are other marks.
"""

import pickle
import sys
from pathlib import Path

import cv2
import numpy as np

import disturbances as by
import page_drawing as drawing
from pages import _disturbed, _mixed, _texts

SIDE = 9
MARKS = ["x-line", "x-black", "x-shade", "not-plain", "not-boxes", "not-windows", "not-one", "not-half"]


def _cells(mark):
    """The cells that a mark shades."""
    if mark == "x-shade":
        return [(i, i) for i in range(SIDE)] + [(i, SIDE - 1 - i) for i in range(SIDE)]
    if mark == "not-boxes":
        return [(r, c) for r in range(SIDE) for c in range(SIDE) if (r // 3 + c // 3) % 2 == 0]
    if mark == "not-windows":
        return [(r, c) for r in range(SIDE) for c in range(SIDE) if r % 4 and c % 4]
    return []


def _marked(page, place, mark, rng):
    """Puts the marks under what is drawn."""
    left, top, cell = place
    under = np.full(page.shape, 255, np.uint8)
    shade = int(rng.integers(190, 238))
    for row, column in _cells(mark):
        x, y = int(left + column * cell), int(top + row * cell)
        under[y:y + cell, x:x + cell] = shade
    grey = int(rng.integers(0, 60)) if mark == "x-black" else int(rng.integers(90, 205))
    width = int(rng.choice([1, 2])) if mark == "x-black" else int(rng.choice([1, 2, 3, 4]))
    ends = {"x-line": SIDE, "x-black": SIDE, "not-half": 5, "not-one": SIDE}.get(mark, 0)
    far = int(ends * cell)
    if ends:
        cv2.line(under, (left, top), (left + far, top + far), grey, width, cv2.LINE_AA)
        if mark != "not-one":
            cv2.line(under, (left + SIDE * cell, top), (left + SIDE * cell - far, top + far), grey, width, cv2.LINE_AA)
    return np.minimum(page, under.astype(np.float32) * page.max() / 255)


def main(bank, fonts, puzzle_file, seed, count, target):
    type_ = drawing.Type([font for font in pickle.loads(Path(bank).read_bytes()) if font["held_out"]], Path(fonts))
    puzzles = Path(puzzle_file).read_text().split()
    Path(target).mkdir(parents=True, exist_ok=True)
    textures = by.Textures(int(seed))
    for index in range(int(count)):
        rng = np.random.default_rng((int(seed), index))
        mark = MARKS[index % len(MARKS)]
        puzzle = puzzles[rng.integers(0, len(puzzles))]
        page, place = drawing.printed(rng, type_, SIDE, _texts(puzzle))
        place = tuple(int(part) for part in place)
        picture = _disturbed(_marked(page, place, mark, rng), place, SIDE, rng, textures, _mixed(rng))
        name = f"{mark}-{index:03}"
        cv2.imwrite(str(Path(target) / f"{name}.pgm"), np.clip(picture + 0.5, 0, 255).astype(np.uint8))
        (Path(target) / f"{name}.txt").write_text(puzzle + "\n")


if __name__ == "__main__":
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
