"""Renders killers in fonts held out from training, and pages with other marks inside their cells:

    killer_pages.py BANK.pkl FONTS SEED COUNT TARGET [KILLERS.jsonl]

Each page is NAME.pgm beside NAME.txt, which has three lines: the givens, for each cell the label of its cage (A to Z, a to z; . for
none), and the sums of the cages in the order of their labels. NAME begins with how the cages are drawn: "dots", "dashes", "thin"
(whole thin lines) and "over" (the sums interrupt the lines) cover the board, "some" cover a part of it; "not-notes", "not-corners"
and "not-frames" have no cages: pencil marks, small numbers in corners, and a frame in each of some cells.

Random cages mostly have several solutions. KILLERS.jsonl has a killer a line, of `nonet generate --own-rules killer --json`, whose cages cover the board: then
there are the first four kinds alone, without givens, and a page "clean-…" of each as it is before it is disturbed.
"""

import json
import pickle
import re
import string
import sys
from pathlib import Path

import cv2
import numpy as np

import disturbances as by
import page_drawing as drawing
from pages import _disturbed, _mixed, _texts

SIDE = 9
CELL = drawing.CELL
LABELS = string.ascii_uppercase + string.ascii_lowercase
MARKS = ["dots", "dashes", "thin", "over", "some", "not-notes", "not-corners", "not-frames"]


def _solution(rng):
    """A full grid: that of a pattern, with its digits, rows and columns exchanged."""
    digits = rng.permutation(9) + 1
    def lines():
        return [3 * band + line for band in rng.permutation(3) for line in rng.permutation(3)]
    rows, columns = lines(), lines()
    return [[int(digits[(3 * (row % 3) + row // 3 + column) % 9]) for column in columns] for row in rows]


def _cages(rng, solution, share):
    """For each cell the number of its cage, -1 for none. Cages have one to five cells with different digits."""
    cage_of, number = {}, 0
    for start in rng.permutation(SIDE * SIDE):
        if int(start) in cage_of:
            continue
        if rng.random() > share:
            cage_of[int(start)] = -1
            continue
        cells, size = [int(start)], int(rng.choice([2, 2, 3, 3, 4, 5]))
        while len(cells) < size:
            near = [n for c in cells for n in _beside(c) if n not in cage_of and n not in cells
                    and solution[n // 9][n % 9] not in [solution[c // 9][c % 9] for c in cells]]
            if not near:
                break
            cells.append(int(rng.choice(near)))
        for cell in cells:
            cage_of[cell] = number
        number += 1
    first = {}
    for cell in range(SIDE * SIDE):
        if cage_of[cell] >= 0:
            first.setdefault(cage_of[cell], len(first))
    return [first.get(cage_of[cell], -1) for cell in range(SIDE * SIDE)]


def _beside(cell):
    row, column = divmod(cell, SIDE)
    return [r * SIDE + c for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= r < SIDE and 0 <= c < SIDE]


def _stroke(page, ends, dash, width, grey):
    """A line of dashes; without `dash`, a whole one."""
    (x0, y0), (x1, y1) = ends
    length = max(abs(x1 - x0), abs(y1 - y0))
    if dash is None:
        dash = (length, 0)
    at = 0
    while at < length:
        to = min(length, at + dash[0])
        begin = (x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length)
        end = (x0 + (x1 - x0) * to / length, y0 + (y1 - y0) * to / length)
        fixed = [tuple(int(round(part * 16)) for part in point) for point in (begin, end)]
        cv2.line(page, fixed[0], fixed[1], grey, width, cv2.LINE_AA, 4)
        at += sum(dash)


def _outlines(page, place, cages, look, rng):
    """The lines inside the cages: each cell has one along each side behind which is another cage."""
    left, top, cell = place
    inset = rng.uniform(0.07, 0.12) * cell
    width = int(rng.choice([1, 1, 2]))
    grey = int(rng.integers(0, 110))
    unit = rng.uniform(0.04, 0.09) * cell
    dash = {"dots": (unit * 0.4, unit * 0.7), "thin": None}.get(look, (unit, unit * rng.uniform(0.6, 1.1)))
    for index, cage in enumerate(cages):
        if cage < 0:
            continue
        row, column = divmod(index, SIDE)
        same = {}
        for name, (dr, dc) in {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}.items():
            r, c = row + dr, column + dc
            same[name] = 0 <= r < SIDE and 0 <= c < SIDE and cages[r * SIDE + c] == cage
        x0, y0 = left + column * cell + (0 if same["w"] else inset), top + row * cell + (0 if same["n"] else inset)
        x1, y1 = left + (column + 1) * cell - (0 if same["e"] else inset), top + (row + 1) * cell - (0 if same["s"] else inset)
        for name, ends in {"n": ((x0, y0), (x1, y0)), "s": ((x0, y1), (x1, y1)), "w": ((x0, y0), (x0, y1)), "e": ((x1, y0), (x1, y1))}.items():
            if not same[name]:
                _stroke(page, ends, dash, width, grey)
        # Where two sides are open and the cell between them is of another cage, the lines go around its corner.
        for dr, dc in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            beside = ("n" if dr < 0 else "s", "w" if dc < 0 else "e")
            if not (same[beside[0]] and same[beside[1]]) or cages[(row + dr) * SIDE + column + dc] == cage:
                continue
            x, y = left + (column + (dc > 0)) * cell, top + (row + (dr > 0)) * cell
            _stroke(page, ((x, y - dr * inset), (x - dc * inset, y - dr * inset)), dash, width, grey)
            _stroke(page, ((x - dc * inset, y), (x - dc * inset, y - dr * inset)), dash, width, grey)
    return inset


def _small(page, type_, font, text, corner, height, grey, clear):
    """A small number whose top left corner is at a place."""
    face = type_.sized(font, height)
    picture = drawing.Image.fromarray(page)
    draw = drawing.ImageDraw.Draw(picture)
    box = draw.textbbox((0, 0), text, font=face)
    x, y = corner[0] - box[0], corner[1] - box[1]
    if clear:
        draw.rectangle((corner[0] - 2, corner[1] - 2, corner[0] + box[2] - box[0] + 2, corner[1] + box[3] - box[1] + 2), fill=255)
    draw.text((x, y), text, font=face, fill=grey)
    return np.array(picture)


def _made(line):
    """(solution, cages) of a killer that was made."""
    made = json.loads(line)
    of_cell = {}
    for number, rule in enumerate(made["rules"]):
        for name in rule.split()[2:]:
            ends = [(int(row) - 1, int(column) - 1) for row, column in re.findall(r"r(\d)c(\d)", name)]
            for row in range(ends[0][0], ends[-1][0] + 1):
                for column in range(ends[0][1], ends[-1][1] + 1):
                    of_cell[row * SIDE + column] = number
    first = {}
    cages = [first.setdefault(of_cell[cell], len(first)) for cell in range(SIDE * SIDE)]
    digits = [int(digit) for digit in made["solution"]]
    return [digits[row * SIDE:(row + 1) * SIDE] for row in range(SIDE)], cages


def _page(mark, rng, type_, made=None):
    """(page, place, truth)"""
    solution = _solution(rng)
    look = "dashes" if mark == "some" else mark
    cages = [-1] * 81 if mark.startswith("not") else _cages(rng, solution, 0.55 if mark == "some" else 1)
    if made:
        solution, cages = _made(made)
    givens = rng.random(81) < (0.3 if mark.startswith("not") else rng.choice([0, 0, 0.1]) if mark != "some" else 0.15)
    if made:
        givens = np.zeros(81, bool)
    puzzle = "".join(str(solution[c // 9][c % 9]) if givens[c] else "." for c in range(81))
    page, place = drawing.printed(rng, type_, SIDE, _texts(puzzle))
    paper = page.max()
    left, top, cell = place = tuple(int(part) for part in place)
    over = np.full(page.shape, 255, np.uint8)
    font = type_.any(rng)
    height, grey = rng.uniform(0.17, 0.27) * cell, int(rng.integers(0, 90))
    sums = []
    if not mark.startswith("not"):
        inset = _outlines(over, place, cages, look, rng)
        for number in range(max(cages) + 1):
            cells = [c for c in range(81) if cages[c] == number]
            sums.append(sum(solution[c // 9][c % 9] for c in cells))
            row, column = divmod(cells[0], SIDE)
            gap = (0.03 if mark == "over" else 0.05) * cell + (0 if mark == "over" else inset)
            over = _small(over, type_, font, str(sums[-1]), (left + column * cell + gap, top + row * cell + gap), height, grey, mark == "over")
    for index in range(81):
        row, column = divmod(index, SIDE)
        x, y = left + column * cell, top + row * cell
        if mark == "not-notes" and not givens[index] and rng.random() < 0.7:
            for digit in rng.choice(9, rng.integers(1, 6), replace=False):
                spot = (x + (digit % 3) * 0.3 * cell + 0.14 * cell, y + (digit // 3) * 0.3 * cell + 0.1 * cell)
                over = _small(over, type_, font, str(digit + 1), spot, 0.18 * cell, grey, False)
        if mark == "not-corners" and rng.random() < 0.4:
            over = _small(over, type_, font, str(rng.integers(1, 46)), (x + 0.1 * cell, y + 0.1 * cell), height, grey, False)
        if mark == "not-frames" and rng.random() < 0.3:
            inset = int(0.1 * cell)
            cv2.rectangle(over, (x + inset, y + inset), (x + cell - inset, y + cell - inset), grey, 1)
    page = np.minimum(page, over.astype(np.float32) * paper / 255)
    labels = "".join("." if cage < 0 else LABELS[cage] for cage in cages)
    return page, place, f"{puzzle}\n{labels}\n{' '.join(map(str, sums))}\n"


def _save(target, name, picture, truth):
    cv2.imwrite(str(Path(target) / f"{name}.pgm"), np.clip(picture + 0.5, 0, 255).astype(np.uint8))
    (Path(target) / f"{name}.txt").write_text(truth)


def main(bank, fonts, seed, count, target, killers=None):
    type_ = drawing.Type([font for font in pickle.loads(Path(bank).read_bytes()) if font["held_out"]], Path(fonts))
    Path(target).mkdir(parents=True, exist_ok=True)
    textures = by.Textures(int(seed))
    made = Path(killers).read_text().splitlines() if killers else []
    for index in range(int(count)):
        rng = np.random.default_rng((int(seed), index))
        mark = MARKS[index % (4 if killers else len(MARKS))]
        page, place, truth = _page(mark, rng, type_, made[index % len(made)] if made else None)
        # Small numbers need cells of 36 pixels.
        settings = {**_mixed(rng), "cell": rng.uniform(36, 90)}
        picture = _disturbed(page, place, SIDE, rng, textures, settings)
        name = f"{mark}-{index:03}"
        _save(target, name, picture, truth)
        if made:
            size = settings["cell"] / CELL
            smaller = cv2.INTER_AREA if size < 1 else cv2.INTER_CUBIC
            _save(target, f"clean-{name}", cv2.resize(page.astype(np.float32), None, fx=size, fy=size, interpolation=smaller), truth)


if __name__ == "__main__":
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
