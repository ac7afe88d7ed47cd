// Locked candidates. A house needs every digit. A digit that has no place in the rest of one house is therefore in the
// shared cells, which are cells of the other house too. So the digit has no place in the rest of the other house: both
// rests hold the same digits.
//
// Cells of a house differ. So cells that are as many as the digits they can have hold just these digits, and the other
// cells of the house do not (naked and hidden sets). With fewer digits than cells there is no solution.

#include "core/rules/conditions.h"

namespace nonet {

namespace {

DigitMask digits_in(const HouseCells& cells, const RuleNode& node) {
  DigitMask digits = 0;
  for (const CellIndex cell : cells) digits = static_cast<DigitMask>(digits | node[cell]);
  return digits;
}

bool eliminate(const HouseCells& cells, DigitMask digits, RuleNode& node) {
  for (const CellIndex cell : cells) {
    if (!node.keep(cell, static_cast<DigitMask>(~digits))) return false;
  }
  return true;
}

}  // namespace

bool apply(const CrossingCondition& crossing, RuleNode& node) {
  const DigitMask first = digits_in(crossing.first_rest, node);
  const DigitMask second = digits_in(crossing.second_rest, node);
  const auto only_in_second = static_cast<DigitMask>(second & ~first);
  const auto only_in_first = static_cast<DigitMask>(first & ~second);
  if ((only_in_second != 0 && !eliminate(crossing.second_rest, only_in_second, node)) ||
      (only_in_first != 0 && !eliminate(crossing.first_rest, only_in_first, node))) {
    return false;
  }
  const auto in_rests = static_cast<DigitMask>(first & second);
  const DigitMask in_shared = digits_in(crossing.shared, node);
  const auto missing = [](DigitMask digits, const HouseCells& cells) {
    return static_cast<int>(cells.size()) - std::popcount(digits);
  };
  const int missing_in_rests = missing(in_rests, crossing.first_rest);
  const int missing_in_shared = missing(in_shared, crossing.shared);
  if (missing_in_rests > 0 || missing_in_shared > 0) return false;
  if (missing_in_rests == 0) return eliminate(crossing.shared, in_rests, node);
  return missing_in_shared < 0 ||
         (eliminate(crossing.first_rest, in_shared, node) && eliminate(crossing.second_rest, in_shared, node));
}

}  // namespace nonet
