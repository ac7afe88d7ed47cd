"""The network in whole numbers: reads and writes digits.weights, and evaluates cells exactly as core/vision does.

`reference.py WEIGHTS CELLS.npz` prints how many of the cells it reads rightly.
"""

import struct
import sys
from pathlib import Path

import numpy as np

MAGIC = b"NVN1"
CONVOLUTION, DENSE, LOGITS = 0, 1, 2


def written(layers, seed):
    """The bytes of digits.weights."""
    parts = [MAGIC, struct.pack("<I", len(layers))]
    for layer in layers:
        outputs, inputs = layer["weights"].shape[:2]
        parts.append(struct.pack("<BBHHH", layer["kind"], layer["s"], inputs, outputs, 0))
        parts += [layer["bias"].astype("<i4").tobytes(), layer["m"].astype("<i4").tobytes(), layer["weights"].astype("i1").tobytes()]
    return b"".join([*parts, struct.pack("<I", seed)])


def read(data):
    """Layers and seed from the bytes of digits.weights."""
    if data[:4] != MAGIC:
        raise ValueError("not a file of weights")
    count, at, layers = struct.unpack_from("<I", data, 4)[0], 8, []
    for _ in range(count):
        kind, s, inputs, outputs, _ = struct.unpack_from("<BBHHH", data, at)
        shape = (outputs, inputs, 3, 3) if kind == CONVOLUTION else (outputs, inputs)
        bias, m, weights = (np.frombuffer(data, form, size, offset) for form, size, offset in (
            ("<i4", outputs, at + 8), ("<i4", outputs, at + 8 + 4 * outputs), ("i1", int(np.prod(shape)), at + 8 + 8 * outputs)))
        layers.append({"kind": kind, "s": s, "bias": bias, "m": m, "weights": weights.reshape(shape)})
        at += 8 + 8 * outputs + int(np.prod(shape))
    return layers, struct.unpack_from("<I", data, at)[0]


def _scaled(sums, layer):
    return (sums * layer["m"].astype(np.int64) + (1 << (layer["s"] - 1))) >> layer["s"]


def _convolved(x, layer):
    """x: (cells, inputs, rows, columns). Sums of products in float64 are exact: they stay far below 2^53."""
    cells, inputs, rows, columns = x.shape
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(2, 3))
    flat = windows.transpose(0, 2, 3, 1, 4, 5).reshape(cells * rows * columns, inputs * 9).astype(np.float64)
    sums = (flat @ layer["weights"].reshape(len(layer["weights"]), -1).T.astype(np.float64)).astype(np.int64) + layer["bias"]
    y = np.where(sums > 0, np.minimum(127, _scaled(sums, layer)), 0).reshape(cells, rows, columns, -1).transpose(0, 3, 1, 2)
    even = y[:, :, :rows // 2 * 2, :columns // 2 * 2]
    return even.reshape(cells, -1, rows // 2, 2, columns // 2, 2).max((3, 5))


def logits(layers, values):
    """int32 logits, in units of 1/256 nat, of int8 cells (n, 28, 28)."""
    x = values.astype(np.int64)[:, None]
    for layer in layers:
        if layer["kind"] == CONVOLUTION:
            x = _convolved(x, layer)
            continue
        sums = x.reshape(len(x), -1) @ layer["weights"].astype(np.int64).T + layer["bias"]
        x = _scaled(sums, layer) if layer["kind"] == LOGITS else np.where(sums > 0, np.minimum(127, _scaled(sums, layer)), 0)
    return x.astype(np.int32)


def vectors(layers, values):
    """The bytes of a file of test vectors: cells and their logits."""
    results = logits(layers, values)
    return struct.pack("<I", len(values)) + b"".join(
        cell.astype("i1").tobytes() + result.astype("<i4").tobytes() for cell, result in zip(values, results))


def main(weights, cells):
    layers, seed = read(Path(weights).read_bytes())
    file = np.load(cells)
    right = sum((logits(layers, file["values"][i:i + 500]).argmax(1) == file["labels"][i:i + 500]).sum()
                for i in range(0, len(file["labels"]), 500))
    print(f"seed {seed}: {right} of {len(file['labels'])} cells right ({100 * right / len(file['labels']):.3f} %)")


if __name__ == "__main__":
    main(*sys.argv[1:3])
