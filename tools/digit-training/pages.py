"""Renders test pages in fonts held out from training:

    pages.py BANK.pkl FONTS PUZZLES.txt SEED TARGET [--part N/M] [--small SHARE]

FONTS is the folder that glyphs.py read; PUZZLES.txt has a puzzle a line, in row-major characters. Each page is NAME.pgm or
NAME.png beside NAME.txt: the puzzle, "side 12" for a size that is not read, or "none" for what is no sudoku. NAME begins with the
disturbance.
"""

import pickle
import sys
from pathlib import Path

import cv2
import numpy as np

import disturbances as by
import page_drawing as drawing
from page_warps import photographed

LETTERS = "ABCDEFGHKLMNOPRTUVWY"

# Kind of page: how many of 2000.
KINDS = {
    "screenshot-light": 150, "screenshot-dark": 140, "screenshot-faint": 90, "screenshot-shaded": 60, "screenshot-notes": 40,
    "print-plain": 60, "print-tilt": 120, "print-perspective-strong": 80, "print-perspective-extreme": 60,
    "print-curl-20": 80, "print-curl-40": 60, "print-cells-28": 40, "print-cells-22": 40, "print-cells-18": 40, "print-cells-15": 40,
    "print-cells-13": 40, "print-cells-11": 40, "print-blur-3": 80, "print-blur-4.5": 60, "print-noise-35": 60, "print-shadow-85": 60,
    "print-jpeg-15": 60, "print-mixed": 240, "side-4": 40, "side-6": 60, "side-8": 60, "side-12": 20, "side-16": 20,
    "crossword": 30, "letters": 15, "text": 15,
}


def _mixed(rng):
    """Disturbances of a photo, all together, each moderate."""
    cell = rng.uniform(24, 72)
    return {
        "cell": cell, "tilt": np.radians(rng.normal(0, 5) if rng.random() < 0.85 else rng.uniform(-180, 180)), "far": rng.uniform(0.75, 1),
        "curl": rng.uniform(-12, 12), "blur": rng.uniform(0, 0.045) * cell, "noise": rng.uniform(0, 15), "shadow": rng.uniform(0, 0.6),
        "quality": rng.uniform(30, 92), "grain": rng.uniform(0, 6), "slope": rng.uniform(0, 0.4), "specks": int(rng.integers(0, 30)),
        "motion": rng.uniform(0.5, 0.03 * cell + 0.6) if rng.random() < 0.3 else 0,
    }


def _settings(kind, rng):
    """What happens to a printed page of a kind; what is not named does not happen."""
    name, _, amount = kind.removeprefix("print-").partition("-")
    settings = {"cell": rng.uniform(44, 60)}
    if kind == "print-mixed":
        return _mixed(rng)
    if name == "tilt":
        settings["tilt"] = np.radians(rng.uniform(-180, 180))
    if name == "perspective":
        settings["far"] = rng.uniform(0.62, 0.72) if amount == "strong" else rng.uniform(0.45, 0.55)
    if name == "curl":
        settings["curl"] = float(amount) * rng.choice([-1, 1])
    if name == "cells":
        settings["cell"] = float(amount)
    if name == "blur":
        settings.update(cell=50, blur=float(amount))
    if name == "noise":
        settings["noise"] = float(amount)
    if name == "shadow":
        settings["shadow"] = float(amount) / 100
    if name == "jpeg":
        settings["quality"] = float(amount)
    return settings


def _disturbed(page, place, side, rng, textures, settings):
    given = {"tilt": 0.0, "far": 1.0, "curl": 0.0, "blur": 0.5, "noise": 1.5, "shadow": 0, "quality": 0, "grain": 2, "slope": 0.1,
             "specks": 0, "motion": 0, **settings}
    picture = photographed(page, place, side, given["cell"], rng, given["tilt"], given["far"], given["curl"])
    picture = picture + textures.part(rng, "paper", picture.shape) * given["grain"]
    if given["specks"]:
        picture = by.dotted(np.ascontiguousarray(picture, np.float32), rng, given["specks"], 80)
    picture = by.sloped(picture, rng, given["slope"])
    if given["shadow"]:
        picture = by.shadowed(picture, rng, given["shadow"], rng.uniform(2, 150))
    picture = by.blurred(picture, given["blur"])
    if given["motion"]:
        picture = by.moved(picture, given["motion"], rng.uniform(0, np.pi))
    picture = picture + textures.part(rng, "white", picture.shape) * given["noise"]
    return by.compressed(picture, given["quality"]) if given["quality"] else picture


def _texts(puzzle):
    return ["" if character in ".0" else character for character in puzzle]


def _unread(kind, rng, type_):
    """A page that is no sudoku that can be read: (page, place, side, truth)."""
    if kind == "text":
        return (*drawing.text_page(rng, type_), 9, "none")
    if kind.startswith("side"):
        side = int(kind.partition("-")[2])
        texts = [str(rng.integers(1, side + 1)) if rng.random() < 0.4 else "" for _ in range(side * side)]
        return (*drawing.printed(rng, type_, side, texts), side, f"side {side}")
    side = int(rng.choice([7, 9, 9, 11, 13, 15])) if kind == "crossword" else int(rng.choice([8, 9, 9, 10, 12]))
    filled = 1 if kind == "letters" else rng.choice([0, 0, 0.5, 1])
    texts = [rng.choice(list(LETTERS)) if rng.random() < filled else "" for _ in range(side * side)]
    black = rng.random(side * side) < rng.uniform(0.12, 0.25) if kind == "crossword" else None
    return (*drawing.printed(rng, type_, side, texts, black, kind == "crossword"), side, "none")


def page(kind, rng, type_, puzzles, textures):
    """One page: (uint8 picture, truth)."""
    if kind.startswith("screenshot") or kind in ("side-4", "side-6", "side-8") and rng.random() < 0.5:
        side = int(kind[5:]) if kind.startswith("side") else 9
        puzzle = puzzles[side][rng.integers(0, len(puzzles[side]))]
        look = kind.partition("-")[2] if kind.startswith("screenshot") else rng.choice(["light", "dark", "shaded"])
        return drawing.screenshot(rng, type_, side, _texts(puzzle), look), puzzle
    if kind in ("crossword", "letters", "text", "side-12", "side-16"):
        drawn, place, side, truth = _unread(kind, rng, type_)
        settings = {"cell": rng.uniform(30, 50), "tilt": np.radians(rng.normal(0, 3)), "far": rng.uniform(0.85, 1), "blur": rng.uniform(0.3, 1.2)}
    else:
        side = int(kind[5:]) if kind.startswith("side") else 9
        truth = puzzles[side][rng.integers(0, len(puzzles[side]))]
        drawn, place = drawing.printed(rng, type_, side, _texts(truth))
        settings = _settings(kind if kind.startswith("print") else "print-mixed", rng)
    picture = _disturbed(drawn, place, side, rng, textures, settings)
    return np.clip(picture + 0.5, 0, 255).astype(np.uint8), truth


def main(bank, fonts, puzzle_file, seed, target, *rest):
    given = dict(zip(rest[::2], rest[1::2]))
    part, parts = map(int, given.get("--part", "0/1").split("/"))
    share = float(given.get("--small", 1))
    type_ = drawing.Type([font for font in pickle.loads(Path(bank).read_bytes()) if font["held_out"]], Path(fonts))
    puzzles = {}
    for line in Path(puzzle_file).read_text().split():
        puzzles.setdefault(round(len(line) ** 0.5), []).append(line)
    Path(target).mkdir(parents=True, exist_ok=True)
    textures = by.Textures(int(seed))
    for number, (kind, count) in enumerate(KINDS.items()):
        for index in range(part, max(1, round(count * share)), parts):
            rng = np.random.default_rng((int(seed), number, index))
            picture, truth = page(kind, rng, type_, puzzles, textures)
            name = f"{kind}-{index:03}"
            colour = picture.ndim == 3
            cv2.imwrite(str(Path(target) / f"{name}.{'png' if colour else 'pgm'}"), picture[..., ::-1] if colour else picture)
            (Path(target) / f"{name}.txt").write_text(truth + "\n")


if __name__ == "__main__":
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
