// A cell counts its weight times the difference from the digit with which it counts least: the smallest digit of a positive
// weight, the largest of a negative one. These rests are not negative, and add up to a number, the slack. Bit t of
// `reached[i]` says that the rests of the first i cells can add up to t. From the last cell back, bit t of `wanted` says that
// the rests of the cells before may add up to t. A digit stays when some t that the cells before reach leads with its rest to
// a wanted total. So exactly the digits stay that are part of a sum, when equal digits are allowed everywhere. That cells
// differ is not used, so no digit of a solution goes.
//
// That cells differ is used before that, for bounds. The cells of a group differ. When each takes the smallest digit that it can
// have and that no other has taken, the digits taken are the same in every order of the cells, and the first, second and further digit
// of any solution, in order of size, is at least the first, second and further digit taken. The groups together cannot be more than the rest
// of the sum above such smallest digits, so no digit of a group is further above a digit taken. The same holds for largest digits.
//
// When most of what the cells can add is slack, the digits are looked at from the other end: the rests that are left out add
// up to the rest of the slack. So totals are small.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

// Which totals up to 127 can be reached: as std::uint64_t, which is enough for nearly all sums, for totals up to 63.
class WideTotals {
 public:
  explicit WideTotals(std::uint64_t low) : low_(low) {}
  explicit operator bool() const { return (low_ | high_) != 0; }
  WideTotals operator<<(int by) const {
    if (by == 0) return *this;
    return by < 64 ? WideTotals(low_ << by, high_ << by | low_ >> (64 - by)) : WideTotals(0, low_ << (by - 64));
  }
  WideTotals operator>>(int by) const {
    if (by == 0) return *this;
    return by < 64 ? WideTotals(low_ >> by | high_ << (64 - by), high_ >> by) : WideTotals(high_ >> (by - 64), 0);
  }
  WideTotals operator&(WideTotals other) const { return {low_ & other.low_, high_ & other.high_}; }
  WideTotals& operator|=(WideTotals other) {
    low_ |= other.low_;
    high_ |= other.high_;
    return *this;
  }

 private:
  WideTotals(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  std::uint64_t low_;
  std::uint64_t high_ = 0;
};

constexpr std::size_t kMaxCells = 256;
constexpr int kMaxTotal = 127;
constexpr int kMaxNarrowTotal = 63;

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

// Keeps the digits that are part of a sum of rests that equals the slack. `reached` has an element more than `open`.
template <class Totals>
bool keep_parts_of_sums(std::span<const OpenCell> open, std::span<Totals> reached, int slack, RuleDraft& draft) {
  reached[0] = Totals(1);
  for (std::size_t place = 0; place < open.size(); ++place) {
    const OpenCell& cell = open[place];
    Totals next(0);
    for (unsigned left = cell.digits; left != 0; left &= left - 1) {
      const int rest = cell.rest(std::countr_zero(left));
      if (rest <= slack) next |= reached[place] << rest;
    }
    reached[place + 1] = next;
  }
  Totals wanted = Totals(1) << slack;
  if (!(reached[open.size()] & wanted)) return false;
  for (std::size_t place = open.size(); place-- > 0;) {
    const OpenCell& cell = open[place];
    unsigned kept = 0;
    Totals before(0);
    for (unsigned left = cell.digits; left != 0; left &= left - 1) {
      const int rest = cell.rest(std::countr_zero(left));
      if (rest > slack) continue;
      const Totals from = (wanted >> rest) & reached[place];
      if (!from) continue;
      kept |= left & (~left + 1);
      before |= from;
    }
    wanted = before;
    if (!draft.keep(cell.cell, static_cast<DigitMask>(kept))) return false;
  }
  return true;
}

// The digits that the cells of a group take when all are as small, or as large, as the candidates allow, each digit once.
struct GroupEnds {
  DigitMask smallest;
  DigitMask largest;
};

int digit_sum_of(DigitMask digits) {
  int sum = 0;
  for (unsigned left = digits; left != 0; left &= left - 1) sum += std::countr_zero(left) + 1;
  return sum;
}

// Adds the smallest and the largest digit that a cell with such candidates can take to what other cells have taken. Bits above all digits
// show that no digit is left. Returns false when none is left below.
bool take_ends(unsigned digits, unsigned& smallest, unsigned& largest) {
  const unsigned above = ~(smallest | ((digits & (~digits + 1)) - 1));
  smallest |= above & (~above + 1);
  const unsigned below = ~largest & ((2u << highest(static_cast<DigitMask>(digits))) - 1);
  if (below == 0) return false;
  largest |= 1u << highest(static_cast<DigitMask>(below));
  return true;
}

// The digits from those given up to so many steps above them.
unsigned raised(unsigned digits, int steps) {
  for (; steps > 0; --steps) digits |= digits << 1;
  return digits;
}
unsigned lowered(unsigned digits, int steps) {
  for (; steps > 0; --steps) digits |= digits >> 1;
  return digits;
}

bool keep_within_group_bounds(const SumCondition& sum, RuleDraft& draft) {
  std::array<GroupEnds, kMaxCells> ends;
  int least = 0;
  int most = 0;
  const WeightedCell* cell = sum.cells.data();
  for (std::size_t group = 0; group < sum.group_sizes.size(); ++group) {
    const int weight = cell->weight;
    unsigned smallest = 0;
    unsigned largest = 0;
    for (std::size_t member = 0; member < sum.group_sizes[group]; ++member, ++cell) {
      if (!take_ends(draft[cell->cell], smallest, largest)) return false;
    }
    if (smallest > draft.all_digits()) return false;
    ends[group] = {static_cast<DigitMask>(smallest), static_cast<DigitMask>(largest)};
    const int low = weight * digit_sum_of(ends[group].smallest);
    const int high = weight * digit_sum_of(ends[group].largest);
    least += std::min(low, high);
    most += std::max(low, high);
  }
  const int up = sum.total - least;
  const int down = most - sum.total;
  if (up < 0 || down < 0) return false;
  const int range = draft.network().side - 1;
  cell = sum.cells.data();
  for (std::size_t group = 0; group < sum.group_sizes.size(); ++group) {
    const int size = std::abs(cell->weight);
    const bool counts_up = cell->weight > 0;
    const unsigned not_above = raised(ends[group].smallest, std::min((counts_up ? up : down) / size, range));
    const unsigned not_below = lowered(ends[group].largest, std::min((counts_up ? down : up) / size, range));
    for (std::size_t member = 0; member < sum.group_sizes[group]; ++member, ++cell) {
      if (!draft.keep(cell->cell, static_cast<DigitMask>(not_above & not_below))) return false;
    }
  }
  return true;
}

}  // namespace

bool apply(const SumCondition& sum, RuleDraft& draft) {
  if (!sum.group_sizes.empty() && !keep_within_group_bounds(sum, draft)) return false;
  std::array<OpenCell, kMaxCells> open;
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
  if (slack > kMaxTotal) return true;
  const std::span<const OpenCell> cells(open.data(), count);
  if (slack <= kMaxNarrowTotal) {
    std::array<std::uint64_t, kMaxCells + 1> reached;
    return keep_parts_of_sums<std::uint64_t>(cells, reached, slack, draft);
  }
  std::vector<WideTotals> reached(count + 1, WideTotals(0));
  return keep_parts_of_sums<WideTotals>(cells, reached, slack, draft);
}

}  // namespace nonet
