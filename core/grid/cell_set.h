#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/grid/cell.h"
#include "core/util/bits.h"
#include "core/util/contracts.h"
#include "core/util/inline.h"

namespace nonet {

/// A set of cells of a grid with side 25 or less. Cell i is bit i % 64 of word i / 64. A set has at least the two words
/// that a 9×9 grid needs. insert() adds words when a cell needs them. Sets with different numbers of words can be
/// combined.
class CellSet {
 public:
  static constexpr int kMaxCells = 640;
  static constexpr unsigned kMinWords = 2;

  CellSet() : count_(kMinWords) { words_[0] = words_[1] = 0; }
  CellSet(const CellSet& other) : count_(other.count_) { copy_words(other); }
  CellSet& operator=(const CellSet& other) {
    count_ = other.count_;
    copy_words(other);
    return *this;
  }
  ~CellSet() = default;

  /// Returns the set whose words() are these: at least kMinWords and at most kMaxCells / 64 words.
  static CellSet from_words(std::span<const std::uint64_t> words) {
    NONET_EXPECTS(words.size() >= kMinWords && words.size() <= kMaxCells / 64);
    CellSet set;
    set.count_ = static_cast<unsigned>(words.size());
    set.words_[0] = words[0];
    set.words_[1] = words[1];
    for (unsigned i = kMinWords; i < set.count_; ++i) set.words_[i] = words[i];
    return set;
  }
  std::span<const std::uint64_t> words() const { return {words_.data(), count_}; }

  void insert(Cell cell) {
    NONET_EXPECTS(cell.index < kMaxCells);
    grow(cell.index / 64u + 1);
    words_[cell.index / 64u] |= bit(cell);
  }
  void erase(Cell cell) {
    if (cell.index / 64u < count_) words_[cell.index / 64u] &= ~bit(cell);
  }
  bool contains(Cell cell) const { return cell.index / 64u < count_ && (words_[cell.index / 64u] & bit(cell)) != 0; }

  NONET_SMALL_IN_PAGES bool empty() const {
    std::uint64_t any = 0;
    for (unsigned i = 0; i < count_; ++i) any |= words_[i];
    return any == 0;
  }
  NONET_SMALL_IN_PAGES int size() const {
    int total = 0;
    for (unsigned i = 0; i < count_; ++i) total += count_bits(words_[i]);
    return total;
  }
  /// True when the set has exactly one cell. Cheaper than size().
  bool has_one() const { return !empty() && without_first_is_empty(); }
  /// True when the set has two cells or more. Cheaper than size().
  bool has_several() const { return !empty() && !without_first_is_empty(); }
  /// Returns the cell with the smallest number. The set must not be empty.
  Cell first() const {
    NONET_EXPECTS(!empty());
    unsigned i = 0;
    while (words_[i] == 0) ++i;
    return cell_at(i, words_[i]);
  }

  /// True when some cell is in both sets.
  NONET_SMALL_IN_PAGES bool meets(const CellSet& other) const {
    std::uint64_t any = 0;
    for (unsigned i = 0; i < std::min(count_, other.count_); ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  /// True when every cell of this set is in the other.
  NONET_SMALL_IN_PAGES bool is_within(const CellSet& other) const {
    std::uint64_t outside = 0;
    for (unsigned i = 0; i < count_; ++i) outside |= words_[i] & ~(i < other.count_ ? other.words_[i] : 0);
    return outside == 0;
  }

  NONET_SMALL_IN_PAGES CellSet& operator|=(const CellSet& other) {
    grow(other.count_);
    for (unsigned i = 0; i < other.count_; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  NONET_SMALL_IN_PAGES CellSet& operator&=(const CellSet& other) {
    count_ = std::min(count_, other.count_);
    for (unsigned i = 0; i < count_; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  NONET_SMALL_IN_PAGES CellSet& operator-=(const CellSet& other) {
    for (unsigned i = 0; i < std::min(count_, other.count_); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend CellSet operator|(CellSet left, const CellSet& right) { return left |= right; }
  friend CellSet operator&(CellSet left, const CellSet& right) { return left &= right; }
  /// The cells of `left` that are not in `right`.
  friend CellSet operator-(CellSet left, const CellSet& right) { return left -= right; }
  friend bool operator==(const CellSet& left, const CellSet& right) {
    return left.is_within(right) && right.is_within(left);
  }

  /// Calls `visit(Cell)` for each cell, in the order of their numbers.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (unsigned i = 0; i < count_; ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word = without_lowest(word)) visit(cell_at(i, word));
    }
  }

 private:
  static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell.index % 64u); }
  static Cell cell_at(unsigned word_index, std::uint64_t word) {
    return Cell{static_cast<std::uint16_t>(word_index * 64 + static_cast<unsigned>(lowest_bit(word)))};
  }
  NONET_SMALL_IN_PAGES void grow(unsigned count) {
    for (; count_ < count; ++count_) words_[count_] = 0;
  }
  NONET_SMALL_IN_PAGES void copy_words(const CellSet& other) {
    words_[0] = other.words_[0];
    words_[1] = other.words_[1];
    for (unsigned i = kMinWords; i < count_; ++i) words_[i] = other.words_[i];
  }
  NONET_SMALL_IN_PAGES bool without_first_is_empty() const {
    std::uint64_t seen = 0;
    std::uint64_t more = 0;
    for (unsigned i = 0; i < count_; ++i) {
      more |= (seen != 0 ? words_[i] : without_lowest(words_[i]));
      seen |= words_[i];
    }
    return more == 0;
  }

  unsigned count_;
  std::array<std::uint64_t, kMaxCells / 64> words_;
};

}  // namespace nonet
