"""What a camera, a printer and a file format do to a picture. Each function takes and returns a float32 picture of 0 to 255."""

import cv2
import numpy as np


def _noise_bank(rng):
    """Textures once for all pictures; a picture takes a random part of them."""
    size = 1024
    white = rng.standard_normal((size, size)).astype(np.float32)

    def smooth(sigma):
        field = cv2.GaussianBlur(white, (0, 0), sigma)
        return field / field.std()
    return {"white": white, "grain": smooth(1.2), "paper": smooth(3), "clouds": smooth(12), "hills": smooth(50)}


class Textures:
    def __init__(self, seed):
        self.bank = _noise_bank(np.random.default_rng(seed))

    def part(self, rng, kind, shape):
        bank = self.bank[kind]
        if shape[0] > bank.shape[0] or shape[1] > bank.shape[1]:
            times = (-(-shape[0] // bank.shape[0]) + 1, -(-shape[1] // bank.shape[1]) + 1)
            bank = np.tile(bank, times)
        y = rng.integers(0, bank.shape[0] - shape[0] + 1)
        x = rng.integers(0, bank.shape[1] - shape[1] + 1)
        part = bank[y:y + shape[0], x:x + shape[1]]
        return part[::-1] if rng.random() < 0.5 else part[:, ::-1]


def blurred(picture, sigma):
    return cv2.GaussianBlur(picture, (0, 0), sigma) if sigma > 0.25 else picture


def moved(picture, length, angle):
    """Motion blur: `length` pixels to each side."""
    reach = int(np.ceil(length))
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    for step in np.linspace(-length, length, 4 * reach + 1):
        x, y = reach + step * np.cos(angle), reach + step * np.sin(angle)
        kernel[int(round(y)), int(round(x))] += 1
    return cv2.filter2D(picture, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE)


def sharpened(picture, amount, sigma):
    return picture + amount * (picture - cv2.GaussianBlur(picture, (0, 0), sigma))


def compressed(picture, quality):
    file = cv2.imencode(".jpg", np.clip(picture, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(quality)])[1]
    return cv2.imdecode(file, cv2.IMREAD_GRAYSCALE).astype(np.float32)


def half_plane(rng, shape, softness):
    """A soft step along a random line through the picture: 0 on one side, 1 on the other."""
    height, width = shape
    angle = rng.uniform(0, 2 * np.pi)
    x, y = rng.uniform(0.1, 0.9) * width, rng.uniform(0.1, 0.9) * height
    across = (np.arange(width, dtype=np.float32)[None, :] - x) * np.cos(angle) + (np.arange(height, dtype=np.float32)[:, None] - y) * np.sin(angle)
    return np.clip(across / softness + 0.5, 0, 1).astype(np.float32), across


def shadowed(picture, rng, depth, softness):
    step, _ = half_plane(rng, picture.shape, softness)
    return picture * (1 - depth * step)


def folded(picture, rng, depth):
    """A fold: brightness steps across a line, and the line itself is darker or lighter."""
    step, across = half_plane(rng, picture.shape, 2)
    ridge = np.exp(-(across / rng.uniform(1, 4)) ** 2)
    return picture * (1 - 0.5 * depth * step) * (1 + rng.choice([-1, 1]) * depth * ridge)


def sloped(picture, rng, depth):
    """Light that falls off to one side."""
    height, width = picture.shape
    along = np.linspace(-1, 1, width, dtype=np.float32)[None, :] * np.cos(turn := rng.uniform(0, 2 * np.pi))
    return picture * (1 + depth * 0.5 * (along + np.linspace(-1, 1, height, dtype=np.float32)[:, None] * np.sin(turn)))


def dotted(picture, rng, count, darkness):
    """Specks of dirt and short scratches."""
    for _ in range(count):
        x, y = rng.integers(0, picture.shape[1]), rng.integers(0, picture.shape[0])
        shade = float(np.clip(picture[y, x] - darkness * rng.uniform(0.2, 1), 0, 255))
        if rng.random() < 0.7:
            cv2.circle(picture, (int(x), int(y)), int(rng.integers(0, 4)), shade, -1, cv2.LINE_AA)
        else:
            far = (int(x + rng.normal(0, 12)), int(y + rng.normal(0, 12)))
            cv2.line(picture, (int(x), int(y)), far, shade, 1, cv2.LINE_AA)
    return picture
