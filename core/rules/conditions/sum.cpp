// A cell counts its weight times the difference from the digit with which it counts least: the smallest digit of a positive
// weight, the largest of a negative one. These rests are not negative, and add up to a number, the slack. Bit t of
// `reached[i]` says that the rests of the first i cells can add up to t. From the last cell back, bit t of `wanted` says that
// the rests of the cells before may add up to t. A digit stays when some t that the cells before reach leads with its rest to
// a wanted total. So exactly the digits stay that are part of a sum, when equal digits are allowed everywhere. That cells
// differ is not used, so no digit of a solution goes.
//
// When most of what the cells can add is slack, the digits are looked at from the other end: the rests that are left out add
// up to the rest of the slack. So totals are small.

#include <array>
#include <cstdlib>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

// Which totals up to 127 can be reached.
using Totals = unsigned __int128;

constexpr int kMostTotal = 127;

struct OpenCell {
  CellIndex cell;
  DigitMask digits;
  // What the digit is counted from, and in which direction.
  int origin;
  int direction;
  int weight;

  int rest(int digit_bit) const { return (digit_bit - origin) * direction * weight; }
};

// The places of the lowest and of the highest bit.
int lowest(DigitMask digits) { return std::countr_zero(digits); }
int highest(DigitMask digits) { return 15 - std::countl_zero(digits); }

}  // namespace

bool apply(const SumCondition& sum, RuleDraft& draft) {
  std::array<OpenCell, 256> open;
  std::size_t count = 0;
  int slack = sum.total;
  int all_ranges = 0;
  for (const WeightedCell& each : sum.cells) {
    const DigitMask digits = draft[each.cell];
    const bool counts_up = each.weight > 0;
    const int origin = counts_up ? lowest(digits) : highest(digits);
    slack -= each.weight * (origin + 1);
    if (std::has_single_bit(digits)) continue;
    open[count++] = {each.cell, digits, origin, counts_up ? 1 : -1, std::abs(each.weight)};
    all_ranges += (highest(digits) - lowest(digits)) * std::abs(each.weight);
  }
  if (slack < 0 || slack > all_ranges) return false;
  if (count == 0) return true;
  if (slack > all_ranges - slack) {
    slack = all_ranges - slack;
    for (std::size_t place = 0; place < count; ++place) {
      OpenCell& cell = open[place];
      cell.origin = cell.direction > 0 ? highest(cell.digits) : lowest(cell.digits);
      cell.direction = -cell.direction;
    }
  }
  if (slack > kMostTotal) return true;
  std::array<Totals, 257> reached;
  reached[0] = 1;
  for (std::size_t place = 0; place < count; ++place) {
    const OpenCell& cell = open[place];
    Totals next = 0;
    for (unsigned left = cell.digits; left != 0; left &= left - 1) {
      const int rest = cell.rest(std::countr_zero(left));
      if (rest <= slack) next |= reached[place] << rest;
    }
    reached[place + 1] = next;
  }
  Totals wanted = Totals{1} << slack;
  if ((reached[count] & wanted) == 0) return false;
  for (std::size_t place = count; place-- > 0;) {
    const OpenCell& cell = open[place];
    unsigned kept = 0;
    Totals before = 0;
    for (unsigned left = cell.digits; left != 0; left &= left - 1) {
      const int rest = cell.rest(std::countr_zero(left));
      const Totals from = rest <= slack ? (wanted >> rest) & reached[place] : 0;
      if (from == 0) continue;
      kept |= left & (~left + 1);
      before |= from;
    }
    wanted = before;
    if (!draft.keep(cell.cell, static_cast<DigitMask>(kept))) return false;
  }
  return true;
}

}  // namespace nonet
