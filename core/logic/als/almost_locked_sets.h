#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/stop_check.h"
#include "core/util/bit_rows.h"
#include "core/util/contracts.h"

namespace nonet {

/// A row of bits, one for each almost locked set.
using BitsOfSets = std::span<const std::uint64_t>;

/// The almost locked sets of a state: n cells of a house that have n + 1 candidate digits together. The smallest is a
/// single cell with two candidates, the largest all open cells of a house but one. If such a set loses one of its
/// digits, each of its other digits must be placed in one of its cells.
///
/// Sets are numbered from 0, in the order of their size; a set that lies in two houses is listed once. A pair of a set
/// and one of its digits is called a set digit, and set digits are numbered too. On sides up to 9 all sets are listed:
/// several hundred on 9×9, in 50 µs. On larger sides only sets of at most kMaxCells cells are listed, and the search
/// for them ends when there are kMaxSets.
class AlmostLockedSets {
 public:
  static constexpr int kMaxCells = 5;
  static constexpr std::size_t kMaxSets = 2048;

  /// Lists no sets when stopped.
  explicit AlmostLockedSets(const PuzzleState& state, StopToken stop = {});

  std::size_t size() const { return sets_.size(); }
  DigitSet digits(std::size_t set) const { return DigitSet::from_bits(at(set).digits); }
  CellSet cells(std::size_t set) const { return CellSet::from_words(set_cells_[set]); }
  int cell_count(std::size_t set) const { return count_bits(at(set).places); }
  /// The first house that contains all cells of the set.
  House house(std::size_t set) const { return at(set).house; }

  /// The number of a set digit; the set must have the digit. The digits of one set have consecutive numbers, in
  /// ascending order.
  std::size_t set_digit(std::size_t set, Digit digit) const {
    NONET_EXPECTS(digits(set).contains(digit));
    const std::uint32_t smaller = at(set).digits & low_bits<std::uint32_t>(digit.value - 1);
    return first_set_digits_[set] + static_cast<std::size_t>(count_bits(smaller));
  }
  std::size_t first_set_digit(std::size_t set) const { return first_set_digits_[set]; }
  std::size_t set_digit_count() const { return first_set_digits_.back(); }
  /// The cells of the set that have the digit as a candidate.
  CellSet cells_at(std::size_t set_digit) const { return CellSet::from_words(cells_[set_digit]); }
  CellSet cells(std::size_t set, Digit digit) const { return cells_at(set_digit(set, digit)); }
  /// The cells that have the digit as a candidate and see every cell of the set that has it. If the digit must be
  /// placed in the set, they lose it.
  CellSet peers_at(std::size_t set_digit) const { return CellSet::from_words(peers_[set_digit]); }
  CellSet peers(std::size_t set, Digit digit) const { return peers_at(set_digit(set, digit)); }

  /// The sets that lose the digit if the candidate is true: all their cells with the digit see the cell of the
  /// candidate.
  BitsOfSets losing(Candidate candidate) const { return losing_[row(candidate)]; }
  /// The sets that the cell belongs to.
  BitsOfSets holding(Cell cell) const { return holding_[cell.index]; }
  /// The number of words of a row of bits.
  std::size_t width() const { return losing_.width(); }

 private:
  // The cells, as bits by their position in the house, and the digits, as bits.
  struct Set {
    std::uint32_t places;
    std::uint32_t digits;
    House house;
  };

  const Set& at(std::size_t set) const {
    NONET_EXPECTS(set < sets_.size());
    return sets_[set];
  }
  std::size_t row(Candidate candidate) const {
    return candidate.cell.index * static_cast<std::size_t>(digit_count_) + candidate.digit.value - 1u;
  }
  void find_sets(const PuzzleState& state, StopCheck& check);
  void find_sets_of_house(const PuzzleState& state, House house, int min_size, int max_size, StopCheck& check);
  void fill(const PuzzleState& state, StopCheck& check);
  void fill_set(const PuzzleState& state, std::size_t set);
  void fill_set_digit(const PuzzleState& state, std::size_t set, std::size_t number, Digit digit);
  bool is_full() const { return digit_count_ > 9 && sets_.size() >= kMaxSets; }

  int digit_count_;
  std::vector<Set> sets_;
  std::vector<std::uint32_t> first_set_digits_;
  BitRows set_cells_;
  BitRows cells_;
  BitRows peers_;
  BitRows losing_;
  BitRows holding_;
};

}  // namespace nonet
