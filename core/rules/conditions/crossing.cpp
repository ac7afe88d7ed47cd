// Locked candidates. A house needs every digit. A digit that has no place in the rest of one house is therefore in the
// shared cells, which are cells of the other house too. So the digit has no place in the rest of the other house.

#include "core/rules/conditions.h"

namespace nonet {

namespace {

DigitMask digits_in(const std::vector<CellIndex>& cells, const RuleDraft& draft) {
  DigitMask digits = 0;
  for (const CellIndex cell : cells) digits = static_cast<DigitMask>(digits | draft[cell]);
  return digits;
}

bool eliminate(const std::vector<CellIndex>& cells, DigitMask digits, RuleDraft& draft) {
  for (const CellIndex cell : cells) {
    if (!draft.keep(cell, static_cast<DigitMask>(~digits))) return false;
  }
  return true;
}

}  // namespace

bool apply(const CrossingCondition& crossing, RuleDraft& draft) {
  const DigitMask first = digits_in(crossing.first_rest, draft);
  const DigitMask second = digits_in(crossing.second_rest, draft);
  const auto only_in_second = static_cast<DigitMask>(second & ~first);
  const auto only_in_first = static_cast<DigitMask>(first & ~second);
  return (only_in_second == 0 || eliminate(crossing.second_rest, only_in_second, draft)) &&
         (only_in_first == 0 || eliminate(crossing.first_rest, only_in_first, draft));
}

}  // namespace nonet
