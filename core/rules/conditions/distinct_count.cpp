// The first cell says how many different digits the others have. These are at least the digits that are placed, and one
// more for each of some open cells whose candidates have no digit in common with the placed ones and with each other.
// They are at most the placed digits and one more for each open cell that can have another digit, and no more than
// there are candidates. When no digit more is allowed, the open cells have placed digits. When each open cell that can
// must have a new digit, the placed digits are eliminated there.

#include <algorithm>
#include <bit>

#include "core/rules/conditions.h"

namespace nonet {

bool apply(const DistinctCountCondition& distinct, RuleNode& node) {
  const CellIndex counting = distinct.cells[0];
  const std::span<const CellIndex> cells = std::span<const CellIndex>(distinct.cells).subspan(1);
  DigitMask placed = 0;
  DigitMask all = 0;
  for (const CellIndex cell : cells) {
    all |= node[cell];
    if (is_single(node[cell])) placed |= node[cell];
  }
  const int placed_count = std::popcount(placed);
  int apart = 0;
  int fresh = 0;
  DigitMask used = placed;
  for (const CellIndex cell : cells) {
    if ((node[cell] & ~placed) != 0) ++fresh;
    if ((node[cell] & used) != 0) continue;
    used |= node[cell];
    ++apart;
  }
  const int least = std::max(placed_count + apart, distinct.digits_needed);
  const int most = std::min(placed_count + fresh, std::popcount(all));
  if (least > most || least > 16) return false;
  const auto range = static_cast<DigitMask>(((1u << most) - 1) & ~((1u << (least - 1)) - 1));
  if (!node.keep(counting, range)) return false;
  const DigitMask counts = node[counting];
  const bool is_complete = 16 - std::countl_zero(counts) == placed_count;
  const bool is_scarce = std::countr_zero(counts) + 1 == placed_count + fresh;
  for (const CellIndex cell : cells) {
    if (is_single(node[cell])) continue;
    if (is_complete && !node.keep(cell, placed)) return false;
    if (is_scarce && (node[cell] & ~placed) != 0 && !node.keep(cell, static_cast<DigitMask>(~placed))) return false;
  }
  return true;
}

}  // namespace nonet
