// A digit of one cell stays when the relation allows it beside at least one candidate of the other cell. After the
// second cell is cut back to what the first allows, and then the first to what is left in the second, no digit can go
// any more: each digit that is left in the second cell is allowed by a digit of the first, which it allows in turn.
//
// A digit that each allowed pair has is in one of the two cells: without the digit in the first cell, the second can
// only have this digit. So the digit is in no cell that differs from each of the two that can have it.

#include <array>

#include "core/rules/conditions.h"

namespace nonet {

bool apply(const RelationCondition& relation, RuleNode& node) {
  const DigitRelation* const tables = node.network().relation_tables.data() + relation.table;
  if (!node.keep(relation.second, tables[0](node[relation.first])) ||
      !node.keep(relation.first, tables[1](node[relation.second])))
    return false;
  if (node.network().edition == RuleSearchEdition::First) return true;
  const DigitMask first = node[relation.first];
  const DigitMask second = node[relation.second];
  if (is_single(first) || is_single(second)) return true;
  for (unsigned left = first & second; left != 0; left &= left - 1) {
    const auto digit = static_cast<DigitMask>(left & (~left + 1));
    if ((tables[0](static_cast<DigitMask>(first & ~digit)) & second) != digit) continue;
    if (!node.require(std::array{relation.first, relation.second}, digit)) return false;
  }
  return true;
}

}  // namespace nonet
