#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

/// A table of bits. A row is a span of words: column i is bit i % 64 of word i / 64. Bits past the last column are 0.
class BitRows {
 public:
  BitRows() = default;
  /// All bits are 0.
  BitRows(std::size_t rows, std::size_t columns) : width_((columns + 63) / 64), words_(rows * width_, 0) {}

  /// The number of words in a row.
  std::size_t width() const { return width_; }
  std::span<std::uint64_t> operator[](std::size_t row) {
    NONET_EXPECTS((row + 1) * width_ <= words_.size());
    return {words_.data() + row * width_, width_};
  }
  std::span<const std::uint64_t> operator[](std::size_t row) const {
    NONET_EXPECTS((row + 1) * width_ <= words_.size());
    return {words_.data() + row * width_, width_};
  }

  /// Makes all bits 0.
  void clear() { std::fill(words_.begin(), words_.end(), 0); }
  void set(std::size_t row, std::size_t column) {
    NONET_EXPECTS(column < 64 * width_ && (row + 1) * width_ <= words_.size());
    words_[row * width_ + column / 64] |= std::uint64_t{1} << (column % 64);
  }
  bool test(std::size_t row, std::size_t column) const {
    NONET_EXPECTS(column < 64 * width_ && (row + 1) * width_ <= words_.size());
    return (words_[row * width_ + column / 64] >> (column % 64) & 1u) != 0;
  }

 private:
  std::size_t width_ = 0;
  std::vector<std::uint64_t> words_;
};

/// Calls `visit(index)` for each set bit of a row, lowest first.
template <class Visit>
void for_each_bit(std::span<const std::uint64_t> row, Visit&& visit) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    for_each_bit(row[i], [&](int bit) { visit(i * 64 + static_cast<std::size_t>(bit)); });
  }
}

}  // namespace nonet
