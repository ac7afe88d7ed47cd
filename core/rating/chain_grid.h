#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rating/state.h"

namespace nonet::rating {

/// A candidate of a ChainGrid by its number.
using Id = std::uint16_t;
inline constexpr Id kNoId = 0xFFFF;

/// Units are sets of candidates of which exactly one is true: the candidates of a cell, and the places of a digit in a
/// house. Every candidate belongs to four units: its cell, its box, its row and its column.
inline constexpr int kUnits = kCells + kHouses * kSide;
/// The index of the cell among the four units of a candidate.
inline constexpr int kCellUnit = 0;
constexpr int unit_of_cell(int cell) { return cell; }
constexpr int unit_of_place(int house, int digit) { return kCells + house * kSide + digit; }

/// How many candidates each unit has, and the exclusive or of their numbers. When two are left, the number of one of
/// them gives the number of the other.
struct UnitCounts {
  std::array<std::uint8_t, kUnits> size;
  std::array<Id, kUnits> xor_of_ids;
};

/// The candidates of a state, numbered by cell and then by digit, and their links.
class ChainGrid {
 public:
  void build(const State& state);

  int count() const { return count_; }
  int cell(Id id) const { return cells_[id]; }
  int digit(Id id) const { return digits_[id]; }
  /// kNoId when the cell does not have the candidate.
  Id id_of(int cell, int digit) const { return ids_[cell * kSide + digit]; }

  /// The candidates that are false when `id` is true: the others of its cell by digit, then those of its digit in the
  /// order of the cell's peers.
  std::span<const Id> excluded(Id id) const {
    return {weak_.data() + weak_begin_[id], weak_.data() + weak_begin_[id + 1]};
  }
  /// The second part of excluded(): the candidates of the same digit.
  std::span<const Id> excluded_of_digit(Id id) const {
    return {weak_.data() + weak_digit_begin_[id], weak_.data() + weak_begin_[id + 1]};
  }
  /// The cell, box, row and column of a candidate.
  const std::array<std::uint16_t, 4>& units(Id id) const { return units_[id]; }
  /// In ascending order of digits or of positions.
  std::span<const Id> members(int unit) const {
    return {members_.data() + member_begin_[unit], members_.data() + member_begin_[unit + 1]};
  }
  const UnitCounts& counts() const { return counts_; }

 private:
  int count_ = 0;
  std::array<std::uint8_t, kCells * kSide> cells_;
  std::array<std::uint8_t, kCells * kSide> digits_;
  std::array<Id, kCells * kSide> ids_;
  std::array<std::array<std::uint16_t, 4>, kCells * kSide> units_;
  std::array<std::uint16_t, kCells * kSide + 1> weak_begin_;
  std::array<std::uint16_t, kCells * kSide> weak_digit_begin_;
  std::vector<Id> weak_;
  std::array<std::uint16_t, kUnits + 1> member_begin_;
  std::vector<Id> members_;
  UnitCounts counts_;
};

}  // namespace nonet::rating
