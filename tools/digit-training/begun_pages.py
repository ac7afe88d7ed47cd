"""Renders pages of puzzles that somebody has begun by hand, in fonts and hands held out from training:

    begun_pages.py BANK.pkl FONTS HANDS.pkl PUZZLES.txt SOLUTIONS.txt SEED COUNT TARGET

PUZZLES.txt and SOLUTIONS.txt have puzzles of 9×9 cells and their solutions, line by line. Each page is NAME.png beside NAME.txt,
whose first line has the givens and whose second line has the entries. NAME begins with the pen.
"""

import pickle
import sys
from pathlib import Path

import cv2
import numpy as np

import disturbances as by
import ink
import page_drawing as drawing
import pages
from strokes import HEIGHT, SQUARE
from written_patches import FontHand

# Blue, green and red of a pen's ink.
PENS = {"blue": (150, 45, 25), "black": (25, 25, 25), "red": (35, 30, 190), "pencil": (95, 95, 95)}


def _write(coverage, rng, hand, digit, middle, height, strength):
    piece = hand.write(digit, rng).astype(np.float32) / 255
    side = round(SQUARE * height * drawing.CELL / HEIGHT * rng.uniform(0.9, 1.1))
    piece = cv2.resize(piece, (side, side), interpolation=cv2.INTER_AREA) * strength
    x, y = np.asarray(middle) + rng.normal(0, 0.06, 2) * drawing.CELL - side / 2
    ink.add(coverage, piece, int(round(x)), int(round(y)))


def _channel(layers, pen, place, state, textures, settings):
    """One channel of the photo. All channels see the same camera: the random numbers begin anew."""
    page, written = layers
    return pages._disturbed(page * (1 - written) + pen * written, place, 9, np.random.default_rng(state), textures, settings)


def page(rng, type_, hands, puzzle, solution, pen, textures):
    """(picture in colour, givens, entries): a share of the blank cells has an entry."""
    printed, place = drawing.printed(rng, type_, 9, pages._texts(puzzle))
    left, top, cell = place
    hand, height, share = FontHand(hands[rng.integers(0, len(hands))], rng), rng.uniform(0.38, 0.66), rng.choice([0.15, 0.5, 1])
    # The thinnest strokes of fonts would leave nothing that a camera sees.
    hand.strokes = max(1, hand.strokes)
    written, strength, entries = np.zeros(printed.shape, np.float32), rng.uniform(0.75, 1) * (0.8 if pen == "pencil" else 1), ""
    for number, given in enumerate(puzzle):
        is_entry = given in ".0" and rng.random() < share
        entries += solution[number] if is_entry else "."
        if is_entry:
            row, column = divmod(number, 9)
            _write(written, rng, hand, int(solution[number]), (left + (column + 0.5) * cell, top + (row + 0.5) * cell), height, strength)
    settings, state = pages._mixed(rng), int(rng.integers(1 << 30))
    settings = {**settings, "cell": max(30, settings["cell"]), "tilt": np.radians(rng.normal(0, 4)), "blur": settings["blur"] * 0.6}
    channels = [_channel((printed, written), shade, place, state, textures, settings) for shade in PENS[pen]]
    return np.clip(np.stack(channels, 2) + 0.5, 0, 255).astype(np.uint8), puzzle.replace("0", "."), entries


def main(bank, fonts, hand_bank, puzzle_file, solution_file, seed, count, target):
    type_ = drawing.Type([font for font in pickle.loads(Path(bank).read_bytes()) if font["held_out"]], Path(fonts))
    hands = [font for font in pickle.loads(Path(hand_bank).read_bytes()) if font["held_out"]]
    puzzles, solutions = (Path(file).read_text().split() for file in (puzzle_file, solution_file))
    Path(target).mkdir(parents=True, exist_ok=True)
    textures = by.Textures(int(seed))
    for number in range(int(count)):
        rng, pen = np.random.default_rng((int(seed), number)), list(PENS)[number % len(PENS)]
        picture, givens, entries = page(rng, type_, hands, puzzles[number], solutions[number], pen, textures)
        cv2.imwrite(str(Path(target) / f"{pen}-{number:03}.png"), picture)
        (Path(target) / f"{pen}-{number:03}.txt").write_text(f"{givens}\n{entries}\n")


if __name__ == "__main__":
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
