"""Makes samples: `samples.py BANK.pkl COUNT SEED TARGET.npz [--held-out] [--hands HANDS.pkl]` draws patches, disturbs them and
cuts their cells. With --hands the patches hold written digits, too: those are the samples of the network for handwriting.
"""

import pickle
import sys
import time
from pathlib import Path

import cv2
import numpy as np

import cells
import disturbances as by
import patches
import written_patches

FRESH = 16  # cells of a patch


def _printed(picture, rng, textures, height):
    """Paper, light and lens, at the size at which the patch was drawn. Blur has a limit, given by the height of the digits, that
    leaves something to be known."""
    shape = picture.shape
    if rng.random() < 0.6:
        picture = picture + textures.part(rng, "paper", shape) * rng.uniform(0, 7)
    if rng.random() < 0.3:
        picture = picture + textures.part(rng, "clouds", shape) * rng.uniform(0, 9)
    if rng.random() < 0.2:
        picture = by.dotted(np.ascontiguousarray(picture, np.float32), rng, rng.integers(1, 14), 90)
    if rng.random() < 0.4:
        picture = by.sloped(picture, rng, rng.uniform(0, 0.4))
    if rng.random() < 0.2:
        picture = by.shadowed(picture, rng, rng.uniform(0.1, 0.6) if rng.random() < 0.75 else rng.uniform(0.5, 0.85), rng.uniform(2, 80))
    if rng.random() < 0.12:
        picture = by.folded(picture, rng, rng.uniform(0.05, 0.4))
    luck = rng.random()
    sigma = rng.uniform(0, 1.2) if luck < 0.35 else rng.uniform(0.8, 3) if luck < 0.8 else rng.uniform(2.5, 5.2)
    picture = by.blurred(picture, min(sigma, 0.16 * height))
    if rng.random() < 0.12:
        picture = by.moved(picture, rng.uniform(1, min(4.5, 0.13 * height)), rng.uniform(0, np.pi))
    return picture


def _taken(picture, rng, textures, screenshot, contrast):
    """The sensor and the file: returns the picture at its own size and the size of a cell in it."""
    cell = patches.CELL
    luck = rng.random()
    if luck < 0.7:
        cell = rng.uniform(20, 56) if luck < 0.5 else rng.uniform(11, 20)
        side = round(patches.SIZE * cell / patches.CELL)
        picture = cv2.resize(picture, (side, side), interpolation=cv2.INTER_AREA)
        cell = patches.CELL * side / patches.SIZE
    if not screenshot:
        luck = rng.random()
        noise = rng.uniform(0, 4) if luck < 0.6 else rng.uniform(3, 15) if luck < 0.92 else rng.uniform(15, 35)
        noise = min(noise, 0.15 * contrast)
        grain = rng.random() < 0.25
        picture = picture + textures.part(rng, "grain" if grain else "white", picture.shape) * noise * (0.6 if grain else 1)
        if rng.random() < 0.25:
            picture = by.sharpened(picture, rng.uniform(0.3, 1.5), rng.uniform(0.8, 2.5))
    if rng.random() < (0.25 if screenshot else 0.65):
        picture = by.compressed(picture, rng.uniform(15 if contrast > 110 else 40, 92))
    return np.clip(picture + 0.5, 0, 255).astype(np.uint8), cell


def _lattice(rng, cell):
    """Corners of the cells as a reader finds them: a little off, each and all together."""
    count = patches.ROWS + 1
    steps = np.arange(count) * cell
    nodes = np.stack(np.meshgrid(steps, steps), 2)
    middle = nodes.mean((0, 1))
    turn, stretch = np.radians(rng.normal(0, 1)), 1 + rng.normal(0, 0.012, 2)
    turned = (nodes - middle) @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]) * stretch + middle
    spread = rng.uniform(0, 0.05) if rng.random() < 0.85 else rng.uniform(0.05, 0.1)
    return turned + patches.MARGIN * cell / patches.CELL + (rng.normal(0, 0.02, 2) + rng.normal(0, spread / 1.5, (count, count, 2))) * cell


def _turned(values, labels, rng):
    """Turns cells of a patch: a digit that lies on its side, and an upturned 3, 4 or 7, is no digit."""
    if rng.random() < 0.5:
        values = np.rot90(values, rng.choice([1, 3]), (1, 2))
        return values, np.where(labels > 0, patches.FOREIGN, labels)
    upturned = np.isin(labels, (3, 4, 7))
    return np.where(upturned[:, None, None], values[:, ::-1, ::-1], values), np.where(upturned, patches.FOREIGN, labels)


def _photographed(rng, drawn, textures):
    """Cells of a patch as a reader cuts them out of a photo: (values, labels)."""
    coverage, shade, labels, height, screenshot = drawn
    paper = rng.uniform(170, 255) if rng.random() < 0.8 else rng.uniform(90, 255)
    strength = rng.uniform(0.35, 1.0) if rng.random() < 0.7 else 1.0
    picture = paper * shade * (1 - strength * np.minimum(1, coverage))
    picture = by.blurred(picture, rng.uniform(0, 0.6)) if screenshot and rng.random() < 0.7 else _printed(picture, rng, textures, height)
    picture, cell = _taken(picture, rng, textures, screenshot, paper * strength)
    return cells.normalised(cells.cut(picture, _lattice(rng, cell))).reshape(-1, cells.SIDE, cells.SIDE), labels


def printed_samples(rng, fonts, textures):
    values, labels = _photographed(rng, patches.drawn(rng, fonts), textures)
    empty = (np.abs(values.astype(np.int16)) > 45).reshape(len(values), -1).sum(1) < 45
    labels = np.where(labels == patches.SOLID, np.where(empty, 0, patches.FOREIGN), labels)
    return _turned(values, labels, rng) if rng.random() < 0.05 else (values, labels)


def made(samples_of, count, seed):
    rng, textures = np.random.default_rng(seed), by.Textures(seed)
    values, labels = np.empty((count, cells.SIDE, cells.SIDE), np.int8), np.empty(count, np.uint8)
    for first in range(0, count, FRESH):
        fresh, names = samples_of(rng, textures)
        values[first:first + FRESH], labels[first:first + FRESH] = fresh[:count - first], names[:count - first]
    return values, labels


def fonts_of(bank, held_out):
    return [font for font in pickle.loads(Path(bank).read_bytes()) if font["held_out"] == held_out]


def main(bank, count, seed, target, *rest):
    began = time.process_time()
    held_out = "--held-out" in rest
    fonts = fonts_of(bank, held_out)
    if "--hands" in rest:
        fonts = patches.Fonts([font for font in fonts if font["family"] not in written_patches.LIKE_WRITING])
        hands = written_patches.Hands(fonts_of(rest[rest.index("--hands") + 1], held_out), 1 if held_out else 0.4)

        def samples_of(rng, textures):
            return _photographed(rng, written_patches.drawn(rng, fonts, hands), textures)
    else:
        fonts = patches.Fonts(fonts)

        def samples_of(rng, textures):
            return printed_samples(rng, fonts, textures)
    values, labels = made(samples_of, int(count), int(seed))
    np.savez(target, values=values, labels=labels)
    print(f"{count} samples in {time.process_time() - began:.0f} s of processor time; classes {np.bincount(labels, minlength=11).tolist()}")


if __name__ == "__main__":
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
