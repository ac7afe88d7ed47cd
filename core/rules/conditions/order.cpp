// From the first cell on, each cell is at least (strict: above) the smallest digit that the cell before it can have.
// From the last cell back, each cell is at most (strict: below) the largest digit that the cell after it can have. What
// is left has a solution of this condition: the smallest digits of all cells, with one cell raised to any of its digits
// and the cells after it raised where they must be.

#include "core/rules/conditions.h"

namespace nonet {

bool apply(const OrderCondition& order, RuleNode& node) {
  const int step = order.strict ? 1 : 0;
  int least = 0;  // the bit of the smallest digit that the next cell can have
  for (const CellIndex cell : order.cells) {
    if (least >= 16 || !node.keep(cell, static_cast<DigitMask>(0xffffu << least))) return false;
    least = std::countr_zero(node[cell]) + step;
  }
  int most = 15;
  for (std::size_t place = order.cells.size(); place-- > 0;) {
    const CellIndex cell = order.cells[place];
    if (most < 0 || !node.keep(cell, static_cast<DigitMask>(0xffffu >> (15 - most)))) return false;
    most = 15 - std::countl_zero(node[cell]) - step;
  }
  return true;
}

}  // namespace nonet
