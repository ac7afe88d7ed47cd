#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/logic/puzzle_state.h"
#include "core/util/bit_rows.h"

namespace nonet {

/// All almost locked sets of a state: n cells of a house that have n + 1 digits together, from single cells with two
/// candidates to all open cells of a house but one. When such a set loses one of its digits, each of the others stands in
/// one of its cells.
///
/// Sets are numbered from 0, those of fewer cells first; a set that lies in two houses is there once. The place of a digit
/// in a set, its foothold, has a number too. Several hundred sets on 9×9, in 50 µs. On larger sides only sets of kMaxCells
/// cells, and of those the kMaxSets smallest.
class AlmostLockedSets {
 public:
  static constexpr int kMaxCells = 5;
  static constexpr std::size_t kMaxSets = 2048;

  explicit AlmostLockedSets(const PuzzleState& state);

  std::size_t size() const { return sets_.size(); }
  DigitSet digits(std::size_t set) const { return DigitSet::from_bits(sets_[set].digits); }
  CellSet cells(std::size_t set) const { return CellSet::from_words(set_cells_[set]); }
  int cell_count(std::size_t set) const { return count_bits(sets_[set].places); }
  /// The first house that the cells lie in.
  House house(std::size_t set) const { return sets_[set].house; }

  /// The number of a digit's foothold in a set; the set must have the digit. Those of a set follow each other, by digit.
  std::size_t foothold(std::size_t set, Digit digit) const {
    const std::uint32_t smaller = sets_[set].digits & low_bits<std::uint32_t>(digit.value - 1);
    return first_footholds_[set] + static_cast<std::size_t>(count_bits(smaller));
  }
  std::size_t first_foothold(std::size_t set) const { return first_footholds_[set]; }
  std::size_t foothold_count() const { return first_footholds_.back(); }
  /// The cells of the set that have the digit.
  CellSet cells_at(std::size_t foothold) const { return CellSet::from_words(cells_[foothold]); }
  CellSet cells(std::size_t set, Digit digit) const { return cells_at(foothold(set, digit)); }
  /// The cells that have the digit and see every cell of the set that has it: if the digit is needed there, they lose it.
  CellSet peers_at(std::size_t foothold) const { return CellSet::from_words(peers_[foothold]); }
  CellSet peers(std::size_t set, Digit digit) const { return peers_at(foothold(set, digit)); }

  /// A bit for each set that loses the digit when the candidate is true: that has it only in peers of the cell.
  std::span<const std::uint64_t> losing(Candidate candidate) const { return losing_[row(candidate)]; }
  /// A bit for each set that the cell belongs to.
  std::span<const std::uint64_t> holding(Cell cell) const { return holding_[cell.index]; }
  /// The number of words of such a row of bits.
  std::size_t width() const { return losing_.width(); }

 private:
  // Which cells of its house, and which digits, as bits.
  struct Set {
    std::uint32_t places;
    std::uint32_t digits;
    House house;
  };

  std::size_t row(Candidate candidate) const {
    return candidate.cell.index * static_cast<std::size_t>(side_) + candidate.digit.value - 1u;
  }
  void find_sets(const PuzzleState& state);
  void fill(const PuzzleState& state);
  void fill_foothold(const PuzzleState& state, std::size_t set, std::size_t number, Digit digit);

  int side_;
  std::vector<Set> sets_;
  std::vector<std::uint32_t> first_footholds_;
  BitRows set_cells_;
  BitRows cells_;
  BitRows peers_;
  BitRows losing_;
  BitRows holding_;
};

}  // namespace nonet
