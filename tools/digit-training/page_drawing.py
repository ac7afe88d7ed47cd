"""Draws whole pages: printed puzzles with text around them, screenshots of applications, and pages without a puzzle."""

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import ink
from glyphs import DIGITS

CELL = 64  # pixels of a cell of a printed page before it is photographed
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 12: (3, 4), 16: (4, 4)}
WORDS = "the of and to in is that for it as was with be by on not he his but at are this have from or had an they which you".split()


class Type:
    """The fonts of a bank, as fonts at any size."""

    def __init__(self, bank, folder):
        self.bank, self.folder, self.known = bank, folder, {}

    def any(self, rng):
        return self.bank[rng.integers(0, len(self.bank))]

    def sized(self, font, height):
        """The font at the size at which its highest digit is `height` pixels high."""
        size = max(5, round(font["size"] * height / 48))
        if (font["path"], size) not in self.known:
            self.known[font["path"], size] = ImageFont.truetype(str(self.folder / font["path"]), size)
        return self.known[font["path"], size]


def _text(canvas, rng, type_, font, area, height):
    """Fills an area (left, top, right, bottom) with lines of words."""
    picture = Image.fromarray(canvas)
    draw, face, shade = ImageDraw.Draw(picture), type_.sized(font, height), int(rng.integers(0, 110))
    y = area[1]
    while y + height * 1.6 < area[3]:
        words = " ".join(rng.choice(WORDS, 40))
        while words and draw.textlength(words, font=face) > area[2] - area[0]:
            words = words.rpartition(" ")[0]
        draw.text((area[0], y), words.capitalize(), font=face, fill=shade)
        y += height * 2
    return np.asarray(picture)


def _lines(coverage, left, top, side, cell, thin, thick, inks):
    """Lines of a grid as coverage; inks: of thin and thick lines."""
    rows, columns = BOXES.get(side, (side, side))
    profiles = []
    for start, every, length in ((top, rows, coverage.shape[0]), (left, columns, coverage.shape[1])):
        strong = np.arange(side + 1) % every == 0
        profile = ink.line_profile(length, start + cell * np.arange(side + 1), np.where(strong, thick, thin), np.where(strong, inks[1], inks[0]))
        reach = np.zeros(length, np.float32)
        reach[max(0, int(start - thick / 2)):int(start + cell * side + thick / 2) + 1] = 1
        profiles.append((profile, reach))
    (rows_at, rows_reach), (columns_at, columns_reach) = profiles
    lines = np.maximum(rows_at[:, None] * columns_reach[None, :], rows_reach[:, None] * columns_at[None, :])
    np.maximum(coverage, lines, out=coverage)


def _put(coverage, signs, text, middle, scale, strength):
    """Text of one or more glyphs of a bank, in the middle of a cell."""
    masks = [signs[character] for character in text if character in signs]
    scale *= 1 if len(masks) < 2 else 0.72
    width = sum(mask.shape[1] for mask, _ in masks) * scale + 3 * scale * (len(masks) - 1)
    x = middle[0] - width / 2
    for mask, top in masks:
        wide = mask.shape[1] * scale
        piece = ink.placed(mask, scale, 1, 0, 0, 0, 96) * strength
        ink.add(coverage, piece, int(round(x + wide / 2 - 48)), int(round(middle[1] + (top + mask.shape[0] / 2 - 24) * scale - 48)))
        x += wide + 3 * scale


def printed(rng, type_, side, texts, black=None, corners=False):
    """A printed page. texts: what stands in each cell; black: cells that are solid. Returns (grey picture, place of the grid)."""
    left, top = (rng.uniform(0.7, 1.8, 2) * CELL).astype(int)
    width, height = int(left + (side + rng.uniform(0.7, 1.8)) * CELL), int(top + (side + rng.uniform(0.7, 3)) * CELL)
    canvas, font = np.full((height, width), 255, np.uint8), type_.any(rng)
    if rng.random() < 0.7:
        canvas = _text(canvas, rng, type_, type_.any(rng), (left, 8, width - 20, top - 14), rng.uniform(9, 22))
    if rng.random() < 0.6:
        canvas = _text(canvas, rng, type_, type_.any(rng), (left, top + side * CELL + 24, width - 20, height), rng.uniform(9, 20))
    coverage = np.zeros((height, width), np.float32)
    thin = rng.uniform(0.8, 2.5)
    even = side not in BOXES or rng.random() < 0.05
    _lines(coverage, left, top, side, CELL, thin, thin if even else thin + rng.uniform(1.5, 4), (rng.uniform(0.5, 1), 1))
    tall, strength = rng.uniform(0.45, 0.72) * CELL / 48, rng.uniform(0.75, 1)
    small = np.random.default_rng(int(rng.integers(1 << 30)))
    for cell, text in enumerate(texts):
        row, column = divmod(cell, side)
        if black is not None and black[cell]:
            coverage[top + row * CELL:top + (row + 1) * CELL, left + column * CELL:left + (column + 1) * CELL] = 1
        else:
            _put(coverage, font["signs"], text, (left + (column + 0.5) * CELL, top + (row + 0.5) * CELL), tall, strength)
            if corners and small.random() < 0.4:
                _put(coverage, font["signs"], str(small.integers(1, 60)), (left + (column + 0.2) * CELL, top + (row + 0.2) * CELL), 0.32, strength)
    paper = rng.uniform(200, 255)
    return np.minimum(canvas, 255 * (1 - coverage)).astype(np.float32) * paper / 255, (left, top, CELL)


def _colours(rng, dark):
    """Colours of a screenshot as (paper, shaded paper, thin line, thick line, digit), each of three parts."""
    def tinted(grey, much=6):
        return np.clip(grey + rng.normal(0, much, 3), 0, 255)
    if dark:
        paper = rng.uniform(0, 50)
        return (tinted(paper), tinted(paper + rng.uniform(10, 35)), tinted(paper + rng.uniform(35, 110)), tinted(paper + rng.uniform(70, 190)),
                tinted(rng.uniform(185, 255), 15))
    paper = rng.uniform(238, 255)
    return (tinted(paper, 3), tinted(paper - rng.uniform(10, 45)), tinted(paper - rng.uniform(35, 160)), tinted(rng.uniform(0, 120)), tinted(rng.uniform(0, 110), 30))


def screenshot(rng, type_, side, texts, look):
    """A screenshot in colour. look: light, dark, faint, shaded or notes."""
    cell = rng.uniform(36, 84) * (9 / side if side < 9 else 1)
    gap = rng.choice([0, rng.uniform(2, 30)])
    width = int(cell * side + 2 * gap + 6)
    height = int(width * rng.uniform(1.3, 2.1))
    left, top = gap + 3, rng.uniform(0.08, 0.25) * height
    paper, shaded, thin_ink, thick_ink, digit_ink = _colours(rng, look == "dark" or look == "notes" and rng.random() < 0.4)
    thin, thick = rng.choice([1, 1, 1, 2]), rng.choice([2, 2, 3, 4])
    if look == "faint":
        paper, thin, thick = np.full(3, 255.0), 1, 1
        thin_ink = thick_ink = np.full(3, rng.uniform(210, 222))
    canvas = np.ones((height, width, 3), np.float32) * paper
    rows, columns = BOXES[side]
    for place in range(side * side):
        row, column = divmod(place, side)
        if look == "shaded" and (row // rows + column // columns) % 2 or look != "faint" and rng.random() < 0.02:
            y, x = int(top + row * cell), int(left + column * cell)
            canvas[y:int(y + cell), x:int(x + cell)] = shaded
    for strong, thickness, colour in ((False, thin, thin_ink), (True, thick, thick_ink)):
        for index in range(side + 1):
            for every, start, upright in ((rows, top, False), (columns, left, True)):
                if (index % every == 0) != strong:
                    continue
                at, far = round(start + index * cell - thickness / 2), thickness // 2
                if upright:
                    canvas[int(top - far):int(top + side * cell + far) + 1, max(0, at):at + thickness] = colour
                else:
                    canvas[max(0, at):at + thickness, max(0, int(left - far)):int(left + side * cell + far) + 1] = colour
    picture = Image.fromarray(np.clip(canvas, 0, 255).astype(np.uint8))
    draw, font = ImageDraw.Draw(picture), type_.any(rng)
    fill = tuple(int(part) for part in digit_ink)
    face = type_.sized(font, rng.uniform(0.42, 0.68) * cell)
    for place, text in enumerate(texts):
        row, column = divmod(place, side)
        middle = (left + (column + 0.5) * cell, top + (row + 0.5) * cell)
        if text:
            _centred(draw, face, text, middle, fill)
        elif look == "notes" and rng.random() < 0.7:
            for digit in rng.choice(9, rng.integers(1, 5), replace=False):
                shift = ((digit % 3 - 1) * 0.3 * cell, (digit // 3 - 1) * 0.3 * cell)
                _centred(draw, type_.sized(font, 0.19 * cell), DIGITS[digit], (middle[0] + shift[0], middle[1] + shift[1]), fill)
    _surroundings(rng, draw, type_, type_.any(rng), (width, height, top + side * cell, top), fill)
    return np.asarray(picture)


def _centred(draw, face, text, middle, fill):
    box = face.getbbox(DIGITS)
    draw.text((middle[0] - draw.textlength(text, font=face) / 2, middle[1] - (box[1] + box[3]) / 2), text, font=face, fill=fill)


def _surroundings(rng, draw, type_, font, place, fill):
    """A title above the grid, and buttons with digits below."""
    width, height, below, above = place
    face = type_.sized(font, min(26, above / 4))
    draw.text((12, above / 3), "Sudoku  12:47", font=face, fill=fill)
    size = width / 9.5
    if rng.random() < 0.7 and below + 2 * size < height:
        for digit in range(9):
            _centred(draw, type_.sized(font, size * 0.5), DIGITS[digit], ((digit + 0.75) * size, below + 1.2 * size), fill)
            if rng.random() < 0.1:
                draw.rectangle((digit * size + 6, below + 0.7 * size, digit * size + size, below + 1.7 * size), outline=fill)


def text_page(rng, type_):
    """A page of text without any grid."""
    canvas = np.full((int(rng.integers(600, 900)), int(rng.integers(500, 800))), 255, np.uint8)
    canvas = _text(canvas, rng, type_, type_.any(rng), (30, 30, canvas.shape[1] - 30, canvas.shape[0] - 20), rng.uniform(9, 22))
    return canvas.astype(np.float32), (0, 0, CELL)
