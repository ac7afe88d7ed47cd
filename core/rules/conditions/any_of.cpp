// At least one alternative is true: any-of rules.
//
// Each solution keeps one of the alternatives, and has its digits among what the conditions of that alternative leave
// of the candidates. So a digit that no alternative leaves in a cell is in no solution, and an alternative whose
// conditions find a contradiction is out. When one is left, it is the rule: all its conclusions are drawn.

#include <algorithm>
#include <array>
#include <vector>

#include "core/rules/conditions.h"

namespace nonet {

bool apply(const AnyOfCondition& any_of, RuleNode& node) {
  std::array<DigitMask, 256> kept{};
  // No alternative looks at a cell outside of its own.
  std::vector<DigitMask> start(node.candidates().size(), node.all_digits());
  bool is_possible = false;
  for (const auto& alternative : any_of.alternatives) {
    for (const CellIndex cell : any_of.cells)
      start[cell] = static_cast<DigitMask>(node.candidates()[cell] & alternative->start[cell]);
    RuleNode own(*alternative, start);
    if (!own.propagate()) continue;
    is_possible = true;
    bool says_nothing = true;
    for (const CellIndex cell : any_of.cells) {
      kept[cell] = static_cast<DigitMask>(kept[cell] | own[cell]);
      says_nothing &= own[cell] == node[cell];
    }
    if (says_nothing) return true;
  }
  return is_possible && std::all_of(any_of.cells.begin(), any_of.cells.end(),
                                    [&](CellIndex cell) { return node.keep(cell, kept[cell]); });
}

}  // namespace nonet
