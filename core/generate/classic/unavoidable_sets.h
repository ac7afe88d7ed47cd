#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/grid/cell.h"

namespace nonet {

/// Unavoidable sets of a full classic grid, and how many clues each of them has. An unavoidable set is a set of cells
/// whose digits can be permuted so that another correct grid results. A puzzle with no clue in an unavoidable set
/// therefore has more than one solution. No search is needed to see this. The puzzle must have neither given candidates
/// nor own rules.
///
/// The object has only some of the unavoidable sets: the sets of cells with two digits, the sets in two rows of a band,
/// and the sets in two columns of a stack. These are about a hundred sets, found in a few microseconds. Each cell is in
/// twelve of them. For about half of the clues that cannot be removed, one of these sets proves this.
class UnavoidableSets {
 public:
  static constexpr std::size_t kSetsOfCell = 12;

  /// `solution` is a full grid. At first, every cell has a clue.
  explicit UnavoidableSets(std::span<const Digit, 81> solution);

  std::size_t count() const { return count_; }
  /// The numbers of the sets that contain a cell.
  std::span<const std::uint8_t, kSetsOfCell> sets_with(Cell cell) const { return sets_of_[cell.index]; }

  /// Removes the clue of a cell, which must have one. Takes some ten nanoseconds.
  void remove(Cell cell);
  /// Adds the clue of a cell, which must have none.
  void restore(Cell cell);

  /// True when some set has no clue.
  bool any_without_clue() const { return without_clue_ > 0; }
  /// True when the clue of this cell is the only clue of some set.
  bool any_needs(Cell cell) const { return sets_that_need_[cell.index] > 0; }

 private:
  // The number of a new set without cells.
  std::uint8_t new_set();
  void add_cell(std::uint8_t set, std::size_t cell);
  struct Places;
  void add_sets_of_digits(const Places& places, unsigned a, unsigned b);
  template <class NextOf, class CellOf>
  void add_sets_of_lines(const NextOf& next_of, const CellOf& cell_of);

  // 36 pairs of digits and 18 pairs of lines have at most four sets each, because a set has at least four cells.
  static constexpr std::size_t kMaxSets = 4 * (36 + 18);

  std::size_t count_ = 0;
  int without_clue_ = 0;
  std::array<std::array<std::uint8_t, kSetsOfCell>, 81> sets_of_{};
  std::array<std::uint8_t, 81> sets_listed_{};
  std::array<std::uint8_t, 81> sets_that_need_{};
  std::array<std::uint8_t, kMaxSets> clues_{};
  // The exclusive or of the cells with clues: the number of the cell when the set has only one clue.
  std::array<std::uint8_t, kMaxSets> cells_xored_{};
};

}  // namespace nonet
