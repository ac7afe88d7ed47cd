#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/grid/cell.h"

namespace nonet {

/// What an argument uses of a puzzle. The first two are truths (base sets) in the words of the field: sets of
/// candidates of which one is true.
struct Truth {
  enum class Kind : std::uint8_t {
    Cell,     ///< The candidates of an open cell.
    Place,    ///< The places of a digit in a full house.
    Pattern,  ///< The candidates by which the cells of a deadly pattern differ from the pattern.
    Rule,     ///< An own rule is kept.
    Sum,      ///< The digits of full houses, without those of own rules with a sum, add up to what is left.
  };

  Kind kind;
  /// Kind::Cell: the cell.
  Cell cell{};
  /// Kind::Place: the house and the digit.
  House house{};
  Digit digit{};
  /// Kind::Pattern: two digits for each cell of the pattern, cell after cell. If the cells of a solution had digits of
  /// the pattern alone, each of them could take its other digit: the puzzle would have two solutions.
  std::vector<Candidate> pattern{};
  /// Kind::Rule: the number of the rule among the own rules of the puzzle. Kind::Sum: rules that say the sum of their
  /// cells; a cell counts once for each house, and once less for each rule.
  std::vector<std::uint16_t> rules{};
  /// Kind::Sum: full houses.
  std::vector<House> houses{};

  static Truth of_cell(Cell cell) { return {.kind = Kind::Cell, .cell = cell}; }
  static Truth of_place(House house, Digit digit) { return {.kind = Kind::Place, .house = house, .digit = digit}; }
  static Truth of_pattern(std::vector<Candidate> pattern) {
    return {.kind = Kind::Pattern, .pattern = std::move(pattern)};
  }
  static Truth of_rule(std::uint16_t rule) { return {.kind = Kind::Rule, .rules = {rule}}; }
  static Truth of_sum(std::vector<House> houses, std::vector<std::uint16_t> rules) {
    return {.kind = Kind::Sum, .rules = std::move(rules), .houses = std::move(houses)};
  }
  friend bool operator==(const Truth&, const Truth&) = default;
};

/// Why one conclusion follows: the truths cannot all be kept when the conclusion is wrong. Nothing else is needed but
/// that a cell has one digit, and that cells that see each other, by a house or by a rule, have different digits.
struct Witness {
  Candidate conclusion;
  /// The conclusion: true when the candidate is placed, false when it is eliminated.
  bool places;
  std::vector<Truth> truths;
  /// In how many cases the argument ends: 1 when each truth forces the next, more when a truth has to be tried
  /// candidate by candidate.
  std::uint32_t cases = 1;
};

}  // namespace nonet
