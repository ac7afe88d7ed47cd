// In every solution, the digits of the cells belong to one of the alternatives. An alternative is possible when each
// cell has a candidate among its digits there, and when these candidates include every digit: the cells are a house, so
// a digit without a place is a contradiction. So no digit of a solution goes when the digits of the possible
// alternatives stay.

#include "core/rules/conditions.h"

namespace nonet {

// The lists have a place for each cell of the largest house, so that compilers look at all places at once. Places
// without a cell have a bit that is no digit, in a house with fewer cells.
bool apply(const AlternativesCondition& alternatives, RuleNode& node) {
  using Digits = AlternativesCondition::Digits;
  Digits candidates;
  candidates.fill(0x8000);
  for (std::size_t place = 0; place < alternatives.cells.size(); ++place) {
    candidates[place] = node[alternatives.cells[place]];
  }
  Digits kept{};
  for (const Digits& allowed : alternatives.digits) {
    Digits left;
    for (std::size_t place = 0; place < left.size(); ++place) {
      left[place] = static_cast<DigitMask>(candidates[place] & allowed[place]);
    }
    unsigned united = 0;
    unsigned empty = 0;
    for (const DigitMask digits : left) {
      united |= digits;
      empty |= digits == 0 ? 1u : 0u;
    }
    if (empty != 0 || (united & node.all_digits()) != node.all_digits()) continue;
    for (std::size_t place = 0; place < left.size(); ++place) {
      kept[place] = static_cast<DigitMask>(kept[place] | left[place]);
    }
  }
  for (std::size_t place = 0; place < alternatives.cells.size(); ++place) {
    if (!node.keep(alternatives.cells[place], kept[place])) return false;
  }
  return true;
}

}  // namespace nonet
