#include "core/vision/digit_network.h"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

#include "core/simd/words16.h"
#include "core/util/contracts.h"
#include "core/vision/digit_weights.h"

namespace nonet::vision {

namespace {

constexpr int kMaxChannels = 64;
constexpr int kMaxDenseInputs = 1024;
constexpr std::size_t kMaxLayers = 8;
constexpr int kMaxShift = 40;
// The sums of products of a layer are below 2^24, so with such biases and factors below 1 nothing overflows.
constexpr std::int32_t kMaxBias = 1 << 24;

enum LayerKind : std::uint8_t { kConvolution = 0, kDense = 1, kLogits = 2 };

/// Takes numbers from the front of bytes, the lowest byte first. After the end every number is 0, and `is_whole` is
/// false.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

  std::uint32_t number(std::size_t bytes) {
    if (left_.size() < bytes) {
      is_whole_ = false;
      left_ = {};
      return 0;
    }
    std::uint32_t value = 0;
    for (std::size_t at = 0; at < bytes; ++at) value |= std::uint32_t{left_[at]} << (8 * at);
    left_ = left_.subspan(bytes);
    return value;
  }
  std::int32_t signed_word() { return static_cast<std::int32_t>(number(4)); }
  std::int8_t signed_byte() { return static_cast<std::int8_t>(number(1)); }
  bool is_whole() const { return is_whole_; }
  std::size_t left() const { return left_.size(); }

 private:
  std::span<const std::uint8_t> left_;
  bool is_whole_ = true;
};

// Two neighbouring values, four times.
NONET_ALWAYS_INLINE Words<8> pair_in_all_lanes(const std::int16_t* pair) {
  std::int32_t both;
  std::memcpy(&both, pair, sizeof both);
  const WordSums<8> lanes{both, both, both, both};
  return reinterpret_cast<Words<8>>(lanes);
}

// Sums of eight outputs.
struct EightSums {
  WordSums<8> first{};
  WordSums<8> second{};

  NONET_ALWAYS_INLINE void add(Words<8> pair, const std::int16_t* weights) {
    first += multiply_and_add_pairs<8>(pair, load_words<8>(weights));
    second += multiply_and_add_pairs<8>(pair, load_words<8>(weights + 8));
  }
  std::int32_t at(int output) const { return output < 4 ? first[output] : second[output - 4]; }
};

}  // namespace

std::int32_t DigitNetwork::Layer::scaled(int output, std::int32_t sum) const {
  const std::int64_t half = std::int64_t{1} << (shift - 1);
  return static_cast<std::int32_t>((std::int64_t{sum} * multipliers[output] + half) >> shift);
}

void DigitNetwork::Field::resize(int new_side, int new_channels) {
  side = new_side;
  channels = new_channels;
  // An odd number of values is read as pairs, so one more can be read after the last.
  values.assign(static_cast<std::size_t>((side + 2) * (side + 2) * channels + 1), 0);
}

// Computes the four sums of each 2×2 square and keeps the largest. A multiplier is not negative, so the largest sum
// gives the largest value.
void DigitNetwork::convolve(const Layer& layer, const Field& from, Field& to) {
  to.resize(from.side / 2, layer.outputs);
  const int pairs = layer.pairs_in_row();
  const int row_length = (from.side + 2) * from.channels;
  for (int block = 0; block < layer.blocks(); ++block) {
    const std::int16_t* const block_weights = layer.weights.data() + block * 3 * pairs * 16;
    const int outputs = std::min(8, layer.outputs - 8 * block);
    for (int y = 0; y < to.side; ++y) {
      for (int x = 0; x < to.side; ++x) {
        const std::int16_t* const corner = from.at(2 * y - 1, 2 * x - 1);
        const std::int16_t* weights = block_weights;
        EightSums sums[4];
        for (int row = 0; row < 3; ++row) {
          const std::int16_t* const upper = corner + row * row_length;
          const std::int16_t* const lower = upper + row_length;
          for (int pair = 0; pair < pairs; ++pair, weights += 16) {
            sums[0].add(pair_in_all_lanes(upper + 2 * pair), weights);
            sums[1].add(pair_in_all_lanes(upper + from.channels + 2 * pair), weights);
            sums[2].add(pair_in_all_lanes(lower + 2 * pair), weights);
            sums[3].add(pair_in_all_lanes(lower + from.channels + 2 * pair), weights);
          }
        }
        std::int16_t* const out = to.at(y, x) + 8 * block;
        for (int output = 0; output < outputs; ++output) {
          const std::int32_t largest =
              std::max({sums[0].at(output), sums[1].at(output), sums[2].at(output), sums[3].at(output)});
          const int channel = 8 * block + output;
          const std::int32_t sum = largest + layer.biases[channel];
          out[output] =
              sum <= 0 ? std::int16_t{0} : static_cast<std::int16_t>(std::min(127, layer.scaled(channel, sum)));
        }
      }
    }
  }
}

void DigitNetwork::connect(const Layer& layer, std::span<const std::int16_t> from, std::span<std::int32_t> sums) {
  const int pairs = layer.pairs_in_row();
  NONET_EXPECTS(from.size() >= static_cast<std::size_t>(2 * pairs) &&
                sums.size() >= static_cast<std::size_t>(layer.outputs));
  for (int block = 0; block < layer.blocks(); ++block) {
    const std::int16_t* weights = layer.weights.data() + block * pairs * 16;
    EightSums eight;
    for (int pair = 0; pair < pairs; ++pair, weights += 16)
      eight.add(pair_in_all_lanes(from.data() + 2 * pair), weights);
    for (int output = 0; output < std::min(8, layer.outputs - 8 * block); ++output) {
      sums[8 * block + output] = eight.at(output) + layer.biases[8 * block + output];
    }
  }
}

ContentLogits DigitNetwork::logits(const CellInput& cell) const {
  ContentLogits logits;
  compute(cell, logits);
  return logits;
}

void DigitNetwork::compute(const CellInput& cell, std::span<std::int32_t> logits) const {
  NONET_EXPECTS(static_cast<int>(logits.size()) == layers_.back().outputs);
  Field from;
  Field to;
  from.resize(kCellSide, 1);
  for (int y = 0; y < kCellSide; ++y) {
    for (int x = 0; x < kCellSide; ++x) *from.at(y, x) = cell[static_cast<std::size_t>(y * kCellSide + x)];
  }
  std::size_t layer = 0;
  for (; !layers_[layer].is_dense; ++layer) {
    convolve(layers_[layer], from, to);
    std::swap(from, to);
  }
  // The first dense layer has its inputs channel by channel.
  std::array<std::int16_t, kMaxDenseInputs> values{};
  std::size_t count = 0;
  for (int channel = 0; channel < from.channels; ++channel) {
    for (int y = 0; y < from.side; ++y) {
      for (int x = 0; x < from.side; ++x) values[count++] = from.at(y, x)[channel];
    }
  }
  std::array<std::int32_t, kMaxChannels> sums{};
  for (; layer + 1 < layers_.size(); ++layer) {
    connect(layers_[layer], values, sums);
    values.fill(0);
    for (int output = 0; output < layers_[layer].outputs; ++output) {
      const std::int32_t sum = sums[output];
      values[output] =
          sum <= 0 ? std::int16_t{0} : static_cast<std::int16_t>(std::min(127, layers_[layer].scaled(output, sum)));
    }
  }
  connect(layers_.back(), values, sums);
  for (std::size_t content = 0; content < logits.size(); ++content) {
    logits[content] = layers_.back().scaled(static_cast<int>(content), sums[content]);
  }
}

bool DigitNetwork::fits_together(std::size_t outputs) const {
  int side = kCellSide;
  int inputs = 1;
  bool was_dense = false;
  for (const Layer& layer : layers_) {
    if (layer.is_dense && !was_dense) inputs *= side * side;
    if (layer.inputs != inputs || (was_dense && !layer.is_dense)) return false;
    was_dense = layer.is_dense;
    if (!layer.is_dense) side /= 2;
    inputs = layer.outputs;
  }
  return was_dense && inputs == static_cast<int>(outputs);
}

std::optional<DigitNetwork> DigitNetwork::from_bytes(std::span<const std::uint8_t> bytes, std::size_t outputs) {
  ByteReader reader(bytes);
  constexpr std::uint32_t kMagic = 'N' | 'V' << 8 | 'N' << 16 | '1' << 24;
  if (reader.number(4) != kMagic) return std::nullopt;
  const std::size_t count = reader.number(4);
  if (count < 2 || count > kMaxLayers) return std::nullopt;
  DigitNetwork network;
  for (std::size_t index = 0; index < count; ++index) {
    const std::uint32_t kind = reader.number(1);
    Layer layer{};
    layer.is_dense = kind != kConvolution;
    layer.shift = static_cast<int>(reader.number(1));
    layer.inputs = static_cast<int>(reader.number(2));
    layer.outputs = static_cast<int>(reader.number(2));
    reader.number(2);
    const bool is_last = index + 1 == count;
    const bool has_kind = is_last ? kind == kLogits : kind == kConvolution || kind == kDense;
    const bool has_sizes = layer.shift >= 1 && layer.shift <= kMaxShift && layer.inputs >= 1 && layer.outputs >= 1 &&
                           layer.inputs <= (layer.is_dense ? kMaxDenseInputs : kMaxChannels) &&
                           layer.outputs <= kMaxChannels;
    if (!has_kind || !has_sizes) return std::nullopt;
    for (int output = 0; output < layer.outputs; ++output) layer.biases.push_back(reader.signed_word());
    for (int output = 0; output < layer.outputs; ++output) layer.multipliers.push_back(reader.signed_word());
    const auto is_bias = [](std::int32_t it) { return it >= -kMaxBias && it <= kMaxBias; };
    const auto is_factor = [&](std::int32_t it) {
      return it >= 0 && std::int64_t{it} < std::int64_t{1} << layer.shift;
    };
    const bool is_scaled = std::all_of(layer.biases.begin(), layer.biases.end(), is_bias) &&
                           std::all_of(layer.multipliers.begin(), layer.multipliers.end(), is_factor);
    if (!is_scaled) return std::nullopt;
    const int rows = layer.is_dense ? 1 : 3;
    const int columns = layer.is_dense ? 1 : 3;
    const int pairs = layer.pairs_in_row();
    layer.weights.assign(static_cast<std::size_t>(layer.blocks() * rows * pairs * 16), 0);
    for (int output = 0; output < layer.outputs; ++output) {
      for (int input = 0; input < layer.inputs; ++input) {
        for (int row = 0; row < rows; ++row) {
          for (int column = 0; column < columns; ++column) {
            const int in_row = column * layer.inputs + input;
            const int pair = (output / 8 * rows + row) * pairs + in_row / 2;
            layer.weights[static_cast<std::size_t>(pair * 16 + output % 8 * 2 + in_row % 2)] = reader.signed_byte();
          }
        }
      }
    }
    network.layers_.push_back(std::move(layer));
  }
  reader.number(4);
  if (!reader.is_whole() || reader.left() != 0 || !network.fits_together(outputs)) return std::nullopt;
  return network;
}

const DigitNetwork& DigitNetwork::of_library() {
  static const DigitNetwork network = [] {
    std::optional<DigitNetwork> read = from_bytes(digit_weights());
    NONET_EXPECTS_ALWAYS(read.has_value());
    return *std::move(read);
  }();
  return network;
}

}  // namespace nonet::vision
