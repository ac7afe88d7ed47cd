"""The network in floating point, and its training on one thread."""

import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as f

CHANNELS = (16, 24, 40)
HIDDEN = 64
CLASSES = 11
BATCH = 128


class Network(nn.Module):
    def __init__(self, classes=CLASSES, channels=CHANNELS, hidden=HIDDEN):
        super().__init__()
        inputs = (1, *channels[:-1])
        self.convolutions = nn.ModuleList(nn.Conv2d(i, o, 3, padding=1, bias=False) for i, o in zip(inputs, channels))
        self.norms = nn.ModuleList(nn.BatchNorm2d(o) for o in channels)
        self.hidden = nn.Linear(channels[-1] * 9, hidden)
        self.logits = nn.Linear(hidden, classes)
        self.dropout = nn.Dropout(0.2)

    def forward(self, x):
        """Pools first, which is less work: the factors of the norms are positive, so that it could as well come last."""
        for convolution, norm in zip(self.convolutions, self.norms):
            x = f.relu(norm(f.max_pool2d(convolution(x), 2)))
        return self.logits(self.dropout(f.relu(self.hidden(x.flatten(1)))))


def as_input(values):
    return torch.from_numpy(np.ascontiguousarray(values)).float().div_(100).unsqueeze(1).contiguous(memory_format=torch.channels_last)


def _shifted(batch, rng):
    """Moves a batch by at most one pixel, so that an epoch does not see the samples of the last one again."""
    down, right = rng.integers(-1, 2, 2)
    return torch.roll(batch, (int(down), int(right)), (2, 3)) if rng.random() < 0.5 else batch


def trained(parts, epochs, seed, deadline=None, start=None, classes=CLASSES, peak=3e-3):
    """Trains on `parts`, a list of (values, labels). deadline: seconds after which the learning rate has come down, whatever is
    left. start: the state of a network to go on with, at a lower rate."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(seed)
    values, labels = np.concatenate([v for v, _ in parts]), np.concatenate([n for _, n in parts])
    # Channels last: half the time on one thread.
    network, loss_of = Network(classes).to(memory_format=torch.channels_last), nn.CrossEntropyLoss(label_smoothing=0.03)
    if start:
        network.load_state_dict(start)
        peak = peak / 3
    steps = epochs * (len(values) // BATCH)
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-2)
    began, done = time.time(), 0.0
    for step in range(steps):
        place = step % (len(values) // BATCH)
        if place == 0:
            order = rng.permutation(len(values))
        # One cycle over the steps, or over the time when the time is shorter.
        done = max(done, step / steps, (time.time() - began) / deadline if deadline else 0)
        if done >= 1:
            break
        rate = peak * (0.05 + done / 0.2 * 0.95 if done < 0.2 else 0.5 * (1 + np.cos(np.pi * (done - 0.2) / 0.8)) + 1e-3)
        for group in optimizer.param_groups:
            group["lr"] = rate
        chosen = np.sort(order[place * BATCH:(place + 1) * BATCH])
        optimizer.zero_grad(set_to_none=True)
        loss = loss_of(network(_shifted(as_input(values[chosen]), rng)), torch.from_numpy(labels[chosen].astype(np.int64)))
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            for norm in network.norms:
                norm.weight.clamp_(min=1e-3)
        if step % 500 == 0:
            print(f"step {step} of {steps}, loss {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
    return network.eval()


def logits_of(network, values, batch=1000):
    with torch.no_grad():
        return np.concatenate([network(as_input(values[i:i + batch])).numpy() for i in range(0, len(values), batch)])
