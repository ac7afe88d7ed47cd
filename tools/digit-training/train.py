"""Trains and quantises: `train.py FOLDER SEED EPOCHS [--hands] [--from NETWORK.pt] [--minutes N]
[--into CHECKOUT]`.

FOLDER has train-*.npz and held-out.npz of samples.py. The network is written to FOLDER/network-SEED.pt and FOLDER/digits.weights.
--hands trains the network for handwriting: its samples have more classes, and its files other names. --from goes on with an earlier network. --minutes ends earlier: it is for trials, because the result depends on the machine.
--into writes core/vision/digits.weights and tests/data/digit-cells.bin (or handwriting.weights and handwriting-cells.bin) of a
checkout, too.
"""

import argparse
import gzip
from pathlib import Path

import numpy as np
import torch

import network as networks
import reference
from quantise import quantised
from written_patches import CLASSES


def accuracy(scores, labels):
    """Share of right cells: all, and for each class."""
    right = scores.argmax(1) == labels
    return right.mean(), [float(right[labels == name].mean()) for name in range(scores.shape[1])]


def reported(name, scores, labels):
    share, each = accuracy(scores, labels)
    print(f"{name}: {100 * share:.3f} % of {len(labels)}; classes " + " ".join(f"{100 * part:.2f}" for part in each))
    known = labels < 10
    digits = scores[known, :10].argmax(1) == labels[known]
    print(f"{name}: {100 * digits.mean():.3f} % of {known.sum()} blanks and digits, when something else is no answer")
    if scores.shape[1] == CLASSES:
        written = (labels > 0) & (labels < 10)
        print(f"{name}: {100 * (scores[written, 1:10].argmax(1) + 1 == labels[written]).mean():.3f} % of {written.sum()} written digits")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("seed", type=int)
    parser.add_argument("epochs", type=int)
    parser.add_argument("--hands", action="store_true")
    parser.add_argument("--from", type=Path, dest="start")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--into", type=Path)
    given = parser.parse_args()
    parts = [(file["values"], file["labels"]) for file in map(np.load, sorted(given.folder.glob("train-*.npz")))]
    network = networks.trained(parts, given.epochs, given.seed, 60 * given.minutes if given.minutes else None,
                               torch.load(given.start) if given.start else None, CLASSES if given.hands else networks.CLASSES)
    name, cells = ("handwriting.weights", "handwriting-cells.bin") if given.hands else ("digits.weights", "digit-cells.bin")
    torch.save(network.state_dict(), given.folder / f"network-{given.seed}.pt")
    layers = quantised(network, parts[0][0][:4000])
    data = reference.written(layers, given.seed)
    (given.folder / name).write_bytes(data)
    print(f"{len(data)} bytes, {len(gzip.compress(data, 9))} with gzip")
    held_out = np.load(given.folder / "held-out.npz")
    values, labels = held_out["values"], held_out["labels"]
    reported("floating point", networks.logits_of(network, values), labels)
    whole = np.concatenate([reference.logits(layers, values[i:i + 500]) for i in range(0, len(values), 500)])
    reported("whole numbers", whole, labels)
    if given.into:
        (given.into / "core/vision").mkdir(parents=True, exist_ok=True)
        (given.into / "core/vision" / name).write_bytes(data)
        (given.into / "tests/data" / cells).write_bytes(reference.vectors(layers, values[:100]))


if __name__ == "__main__":
    main()
