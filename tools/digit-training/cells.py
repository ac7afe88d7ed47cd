"""Cells as the network sees them: cut from a picture and normalised with integers only."""

import cv2
import numpy as np

SIDE = 28
BACKGROUND, INK = 626, 15  # places of the 80th and the 2nd percentile among 784 sorted values
LEAST_CONTRAST = 8


def cut(picture, nodes):
    """Cuts all cells of a lattice. picture: uint8; nodes: (rows + 1, columns + 1, 2) points x, y. Returns (cells, 28, 28) uint8."""
    rows, columns = nodes.shape[0] - 1, nodes.shape[1] - 1
    edges = np.linalg.norm(nodes[1:, 1:] - nodes[:-1, :-1], axis=2) / np.sqrt(2)
    fine = 2 if np.median(edges) >= 34 else 1
    side = SIDE * fine
    steps = (np.arange(side, dtype=np.float32) + 0.5) / side
    down, right = steps[:, None, None], steps[None, :, None]
    corners = nodes.astype(np.float32)
    top = corners[:-1, :-1, None, None] * (1 - right) + corners[:-1, 1:, None, None] * right
    bottom = corners[1:, :-1, None, None] * (1 - right) + corners[1:, 1:, None, None] * right
    points = (top * (1 - down) + bottom * down).transpose(0, 2, 1, 3, 4).reshape(rows * side, columns * side, 2) - 0.5
    flat = cv2.remap(picture, points, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if fine == 2:
        flat = cv2.resize(flat, (columns * SIDE, rows * SIDE), interpolation=cv2.INTER_AREA)
    return flat.reshape(rows, SIDE, columns, SIDE).transpose(0, 2, 1, 3).reshape(rows * columns, SIDE, SIDE)


def normalised(cells):
    """int8 cells of one grid: 0 is background, 100 is ink."""
    values = cells.reshape(len(cells), -1).astype(np.int64)
    ordered = np.sort(values, axis=1)
    background, contrast = ordered[:, BACKGROUND], ordered[:, BACKGROUND] - ordered[:, INK]
    usual = int(np.sort(contrast)[6 * (len(cells) - 1) // 10])
    divisor = np.maximum(contrast, max(usual // 2, LEAST_CONTRAST))[:, None]
    raised = (background[:, None] - values) * 100
    rounded = np.sign(raised) * ((2 * np.abs(raised) + divisor) // (2 * divisor))
    return np.clip(rounded, -128, 127).astype(np.int8)
