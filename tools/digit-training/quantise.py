"""Turns a trained network into whole numbers, in the form that core/vision/digits.weights keeps."""

import numpy as np
import torch
from torch.nn import functional as f

from network import as_input

INPUT_SCALE = 1 / 100  # what one unit of a normalised cell means
LOGIT_SCALE = 1 / 256  # what one unit of a logit means, in nats
CONVOLUTION, DENSE, LOGITS = 0, 1, 2


def _folded(network):
    """Weights and biases of all layers as float64, with the batch norms folded into the convolutions."""
    layers = []
    for convolution, norm in zip(network.convolutions, network.norms):
        factor = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).double()
        weights = convolution.weight.double() * factor[:, None, None, None]
        layers.append((CONVOLUTION, weights, norm.bias.double() - norm.running_mean.double() * factor))
    for kind, layer in ((DENSE, network.hidden), (LOGITS, network.logits)):
        layers.append((kind, layer.weight.double(), layer.bias.double()))
    return [(kind, weights.detach().numpy(), bias.detach().numpy()) for kind, weights, bias in layers]


def _activations(layers, values):
    """The outputs of each layer on calibration cells, in floating point."""
    x = as_input(values).double()
    for kind, weights, bias in layers:
        weights, bias = torch.from_numpy(weights), torch.from_numpy(bias)
        if kind == CONVOLUTION:
            x = f.max_pool2d(f.relu(f.conv2d(x, weights, bias, padding=1)), 2)
        else:
            x = f.linear(x.flatten(1), weights, bias)
            x = f.relu(x) if kind == DENSE else x
        yield x.numpy()


def _best_scale(outputs):
    """The step of an activation that loses least: large outputs are cut off when that makes the small ones more exact."""
    positive = outputs[outputs > 0]
    sample = positive[:: max(1, len(positive) // 200000)]
    highest = sample.max()
    scales = highest / 127 * np.linspace(0.35, 1, 27)
    losses = [np.square(np.minimum(127, np.round(sample / scale)) * scale - sample).mean() for scale in scales]
    return float(scales[int(np.argmin(losses))])


def quantised(network, calibration):
    """Layers as dictionaries: kind, s, bias, m, weights."""
    layers, scale, result = _folded(network), INPUT_SCALE, []
    for (kind, weights, bias), outputs in zip(layers, _activations(layers, calibration)):
        flat = weights.reshape(len(weights), -1)
        steps = np.maximum(np.abs(flat).max(1), 1e-9) / 127
        whole = np.clip(np.round(flat / steps[:, None]), -127, 127).astype(np.int8).reshape(weights.shape)
        goal = LOGIT_SCALE if kind == LOGITS else _best_scale(outputs)
        factors = steps * scale / goal
        s = int(np.floor(22 - np.log2(factors.max())))
        result.append({"kind": kind, "s": min(s, 40), "bias": np.round(bias / (steps * scale)).astype(np.int32),
                       "m": np.round(factors * 2.0 ** min(s, 40)).astype(np.int32), "weights": whole})
        scale = goal
    return result
