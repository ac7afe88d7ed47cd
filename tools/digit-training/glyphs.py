"""Digits and other signs of all fonts of a folder: `glyphs.py FONTS BANK.pkl [--hands]` renders, chooses and splits them.

A font is kept when its nine digits look like digits. Fonts with the same digits count once. Families are split by a hash of
their name into those for training and those held out. With --hands the fonts are handwriting, of which every one counts.
"""

import pickle
import sys
import zlib
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

DIGITS = "123456789"
# Letters and signs that no printed digit resembles. I, l, S, Z, b, g, q and their like are left out.
OTHERS = "0ACDEFHKLMNPRTUVWXYadefhkmnprtuvwxy?!#%&@*+=<>$"
HEIGHT = 48  # pixels of the highest digit
HELD_OUT_PERCENT = 15
HANDS_HELD_OUT_PERCENT = 25
MAKERS = ("adf", "gfs", "ibm", "pt", "px", "st", "tex", "the", "tlwg", "un")
NO_CHARACTER = "\U0010fffe"


def family_of(font):
    """The name of a design without those of its weights and scripts: the first word, or two when the first names a maker."""
    words = font.getname()[0].replace("-", " ").split() or ["unnamed"]
    return " ".join(words[:2 if words[0].lower() in MAKERS else 1]).lower()


def is_held_out(family, percent=HELD_OUT_PERCENT):
    return zlib.crc32(family.encode()) % 100 < percent


def drawn(font, character, side):
    picture = Image.new("L", (side, side), 0)
    ImageDraw.Draw(picture).text((side // 4, side // 4), character, font=font, fill=255)
    return np.asarray(picture)


def cropped(picture):
    """The mask without its empty margins, and its first row."""
    rows, columns = np.flatnonzero(picture.max(1) > 40), np.flatnonzero(picture.max(0) > 40)
    if not len(rows):
        return None, 0
    return picture[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1].copy(), int(rows[0])


def sized_font(path, index):
    """The font at the size at which its highest digit is HEIGHT pixels high."""
    trial = ImageFont.truetype(str(path), 64, index=index)
    heights = [cropped(drawn(trial, digit, 256))[0] for digit in DIGITS]
    if any(mask is None for mask in heights):
        return None
    size = round(64 * HEIGHT / max(mask.shape[0] for mask in heights))
    return ImageFont.truetype(str(path), size, index=index) if 20 <= size <= 140 else None


def signs_of(path, index=0):
    """Masks of a font: {character: (mask, rows below the top of the highest digit)}, or None when digits are missing."""
    font = sized_font(path, index)
    if font is None:
        return None
    side = 6 * HEIGHT
    missing = drawn(font, NO_CHARACTER, side)
    signs = {}
    for character in DIGITS + OTHERS:
        picture = drawn(font, character, side)
        mask, top = cropped(picture)
        if mask is None or np.array_equal(picture, missing) or max(mask.shape) > 2 * HEIGHT:
            if character in DIGITS:
                return None
            continue
        signs[character] = (mask, top)
    first = min(signs[digit][1] for digit in DIGITS)
    return font, {character: (mask, top - first) for character, (mask, top) in signs.items()}


def likeness(mask):
    """A mask as a vector of unit length that does not depend on its size."""
    width = max(4, round(24 * mask.shape[1] / mask.shape[0])) if mask.shape[0] >= mask.shape[1] else 24
    height = 24 if mask.shape[0] >= mask.shape[1] else max(4, round(24 * mask.shape[0] / mask.shape[1]))
    small = np.zeros((28, 28), np.float32)
    y, x = (28 - height) // 2, (28 - width) // 2
    small[y:y + height, x:x + width] = cv2.resize(mask, (width, height), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), 1.2).ravel()
    small -= small.mean()
    return small / (np.linalg.norm(small) + 1e-6)


def ordinary(fonts):
    """Leaves out fonts whose digits are no digits or hardly to be known; gives each one left its share of samples."""
    looks = np.array([[likeness(font["signs"][digit][0]) for digit in DIGITS] for font in fonts])
    typical = np.median(looks, 0)
    typical /= np.linalg.norm(typical, axis=1, keepdims=True)
    agreement = np.einsum("fdp,ep->fde", looks, typical)
    own = np.einsum("fdd->fd", agreement)
    sure = (agreement.argmax(2) == np.arange(9)).sum(1) >= 8
    kept = []
    for font, mean, least, is_sure in zip(fonts, own.mean(1), own.min(1), sure):
        if is_sure and mean > 0.62 and least > 0.35:
            kept.append({**font, "weight": float(np.clip((mean - 0.55) / 0.25, 0.15, 1))})
    return kept


def different(fonts):
    """Leaves out fonts whose digits equal those of an earlier one."""
    kept, looks = [], np.zeros((0, 9 * 784), np.float32)
    for font in fonts:
        look = np.concatenate([likeness(font["signs"][digit][0]) for digit in DIGITS])
        if len(looks) and (looks @ look).max() > 9 * 0.996:
            continue
        kept.append(font)
        looks = np.vstack([looks, look])
    return kept


def all_fonts(folder):
    fonts = []
    for path in sorted(Path(folder).rglob("*")):
        if path.suffix.lower() not in (".ttf", ".otf", ".pfb", ".ttc", ".woff"):
            continue
        try:
            found = signs_of(path)
        except (OSError, ValueError, SyntaxError):
            continue
        if found:
            font, signs = found
            fonts.append({"path": str(path.relative_to(folder)), "family": family_of(font), "style": font.getname()[1] or "",
                          "size": font.size, "signs": signs})
    return fonts


def main(folder, target, *rest):
    found, hands = all_fonts(folder), "--hands" in rest
    kept = found if hands else ordinary(different(found))
    for font in kept:
        font["held_out"] = is_held_out(font["family"], HANDS_HELD_OUT_PERCENT if hands else HELD_OUT_PERCENT)
    out = [font for font in kept if font["held_out"]]
    print(f"{len(found)} fonts with digits, {len(kept)} kept in {len({font['family'] for font in kept})} families; "
          f"held out: {len(out)} fonts in {len({font['family'] for font in out})} families")
    Path(target).write_bytes(pickle.dumps(kept))


if __name__ == "__main__":
    main(*sys.argv[1:])
