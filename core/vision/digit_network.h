#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/vision/cell_images.h"

namespace nonet::vision {

/// The network tells these contents of a cell apart: blank, the digits 1 to 9, and something else.
inline constexpr std::size_t kContents = 11;
inline constexpr std::size_t kSomethingElse = 10;

/// For each content how likely it is, in units of 1/256 of a natural logarithm.
using ContentLogits = std::array<std::int32_t, kContents>;

/// A small convolutional network with weights of 8 bits. It computes in integers, so every platform gives the same
/// answers.
///
///     28×28 → convolution 3×3, half the side → the same → the same → dense → dense → 11 logits
///
/// Weights and values are at most 127, so a sum of 360 products fits in 32 bits.
class DigitNetwork {
 public:
  /// Reads the bytes of a file of weights: NVN1, the number of layers, and for each layer its kind, shift and sizes,
  /// then biases, multipliers and weights. Null when the bytes are no such file, the layers do not fit together, the
  /// last one has not so many outputs, or a bias or multiplier is so large that a sum could overflow. Other changed
  /// bits are not noticed.
  static std::optional<DigitNetwork> from_bytes(std::span<const std::uint8_t> bytes, std::size_t outputs = kContents);
  /// The network of the library, from core/vision/digits.weights.
  static const DigitNetwork& of_library();

  /// Takes 50 µs. The network must have kContents outputs.
  ContentLogits logits(const CellInput& cell) const;
  /// The same for a network with as many outputs as `logits` has places.
  void compute(const CellInput& cell, std::span<std::int32_t> logits) const;

 private:
  struct Layer {
    bool is_dense;
    int shift;
    int inputs;
    int outputs;
    std::vector<std::int32_t> biases;
    std::vector<std::int32_t> multipliers;
    // Two inputs of eight outputs side by side: index ((block · pairs + pair) · 8 + output) · 2 + input. Missing inputs
    // and outputs are 0.
    std::vector<std::int16_t> weights;

    int pairs_in_row() const { return ((is_dense ? inputs : 3 * inputs) + 1) / 2; }
    int blocks() const { return (outputs + 7) / 8; }
    std::int32_t scaled(int output, std::int32_t sum) const;
  };
  // Values of a layer with a border of zeros: row by row, in each pixel all channels.
  struct Field {
    int side = 0;
    int channels = 0;
    std::vector<std::int16_t> values;

    void resize(int new_side, int new_channels);
    std::int16_t* at(int y, int x) { return values.data() + ((y + 1) * (side + 2) + x + 1) * channels; }
    const std::int16_t* at(int y, int x) const { return values.data() + ((y + 1) * (side + 2) + x + 1) * channels; }
  };

  static void convolve(const Layer& layer, const Field& from, Field& to);
  static void connect(const Layer& layer, std::span<const std::int16_t> from, std::span<std::int32_t> sums);
  bool fits_together(std::size_t outputs) const;

  std::vector<Layer> layers_;
};

}  // namespace nonet::vision
