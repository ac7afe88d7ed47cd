"""How a printed page lies before the camera: size, tilt, perspective and curl."""

import cv2
import numpy as np


def photographed(page, place, side, cell, rng, tilt=0.0, far=1.0, curl=0.0):
    """The page with cells of about `cell` pixels. place: left, top and cell of the grid. tilt: radians; far: length of the far
    edge of the page, as part of the near one; curl: how far the middle of the page is lifted, in pixels of a grid of 700 pixels."""
    scale = cell / place[2]
    small = cv2.resize(page, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    if tilt == 0 and far == 1 and curl == 0:
        return small
    height, width = small.shape[:2]
    corners = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    seen = corners - corners.mean(0)
    if far < 1:
        # The page leans back around a line of any direction.
        turn = rng.uniform(0, 2 * np.pi)
        axis = np.array([np.cos(turn), np.sin(turn)])
        depth = seen @ axis
        shrink = 1 - (1 - far) * (depth - depth.min()) / np.ptp(depth)
        along = seen - np.outer(depth, axis)
        seen = along * shrink[:, None] + np.outer(depth * (0.55 + 0.45 * far), axis)
        seen *= 1 / np.sqrt(far)
    cosine, sine = np.cos(tilt), np.sin(tilt)
    seen = seen @ np.array([[cosine, sine], [-sine, cosine]])
    margin = 0.25 * cell + abs(curl) * cell * side / 700
    low, high = seen.min(0) - margin, seen.max(0) + margin
    to_page = cv2.getPerspectiveTransform(np.float32(seen - low), corners)
    size = np.ceil(high - low).astype(int)
    x, y = np.meshgrid(np.arange(size[0], dtype=np.float32), np.arange(size[1], dtype=np.float32))
    on_page = cv2.perspectiveTransform(np.stack([x, y], 2).reshape(1, -1, 2), to_page).reshape(size[1], size[0], 2)
    if curl:
        lift = curl * cell * side / 700
        upright = rng.random() < 0.5
        part = on_page[..., 0] / width if upright else on_page[..., 1] / height
        wave = (lift * np.sin(np.pi * np.clip(part, -0.2, 1.2) * rng.choice([1, 1.5]))).astype(np.float32)
        on_page = on_page + np.stack([np.zeros_like(wave), wave] if upright else [wave, np.zeros_like(wave)], 2)
    table = float(rng.uniform(90, 200))
    return cv2.remap(small, on_page.astype(np.float32), None, cv2.INTER_CUBIC, borderMode=cv2.BORDER_CONSTANT, borderValue=table)
