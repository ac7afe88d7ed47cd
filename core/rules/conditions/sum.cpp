// A cell counts its weight times the difference from the digit with which it counts least: the smallest digit of a
// positive weight, the largest of a negative one. These rests are not negative, and add up to a number, the slack. With
// many open cells, none of which can take the whole slack or the whole of what the slack leaves, hardly ever a digit
// goes, so none is looked for. Otherwise bit t of `reached[i]` says that the rests of the first i cells can add up to
// t. From the last cell back, bit t of `wanted` says that the rests of the cells before may add up to t. A digit stays
// when some t that the cells before reach leads with its rest to a wanted total. So exactly the digits stay that are
// part of a sum, when equal digits are allowed everywhere. That cells differ is not used, so no digit of a solution
// goes.
//
// That cells differ is used before that, for bounds. The cells of a group differ. When each takes the smallest digit
// that it can have and that no other has taken, the digits taken are the same in every order of the cells, and the
// first, second and further digit of any solution, in order of size, is at least the first, second and further digit
// taken. The groups together cannot be more than the rest of the sum above such smallest digits, so no digit of a group
// is further above a digit taken. The same holds for largest digits.
//
// When most of what the cells can add is slack, the digits are looked at from the other end: the rests that are left
// out add up to the rest of the slack. So totals are small.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/rules/conditions.h"
#include "core/rules/conditions/wide_totals.h"

namespace nonet {

namespace {

constexpr std::size_t kMaxCells = 256;
constexpr int kMaxTotal = 127;
constexpr int kMaxNarrowTotal = 63;
// So many open cells nearly always reach every total in between: measured in docs/decisions/0068-faster-rules.md.
constexpr std::size_t kManyOpen = 4;

// The places of the lowest and of the highest bit.
int lowest(DigitMask digits) { return std::countr_zero(digits); }
int highest(DigitMask digits) { return 15 - std::countl_zero(digits); }

// A byte with its bits in reverse order.
constexpr std::array<std::uint8_t, 256> kReversed = [] {
  std::array<std::uint8_t, 256> reversed{};
  for (unsigned byte = 0; byte < reversed.size(); ++byte) {
    for (unsigned bit = 0; bit < 8; ++bit) reversed[byte] |= static_cast<std::uint8_t>((byte >> bit & 1) << (7 - bit));
  }
  return reversed;
}();
unsigned reversed(DigitMask digits) {
  return static_cast<unsigned>(kReversed[digits & 0xff] << 8 | kReversed[digits >> 8]);
}

struct OpenCell {
  CellIndex cell;
  bool counts_up;
  // Bit t stands for the digit t above the lowest, or t below the highest when the cell does not count up.
  std::uint16_t steps;
  int weight;

  OpenCell() = default;
  OpenCell(CellIndex cell_index, DigitMask digits, bool up, int size)
      : cell(cell_index), counts_up(up), steps(steps_of(digits, up)), weight(size) {}

  static std::uint16_t steps_of(DigitMask digits, bool up) {
    return static_cast<std::uint16_t>(up ? digits >> lowest(digits) : reversed(digits) >> (15 - highest(digits)));
  }
  DigitMask digits_of(unsigned some_steps, DigitMask digits) const {
    return static_cast<DigitMask>(counts_up ? some_steps << lowest(digits)
                                            : reversed(static_cast<DigitMask>(some_steps << (15 - highest(digits)))));
  }
  // The steps whose rests are not above the slack.
  unsigned steps_within(int slack) const {
    const int most = weight == 1 ? slack : slack / weight;
    return most >= 15 ? steps : steps & ((2u << most) - 1);
  }
};

// Keeps the digits that are part of a sum of rests that equals the slack. `reached` has an element more than `open`.
template <class Totals>
bool keep_parts_of_sums(std::span<const OpenCell> open, std::span<Totals> reached, int slack, RuleNode& node) {
  reached[0] = Totals(1);
  for (std::size_t place = 0; place < open.size(); ++place) {
    const OpenCell& cell = open[place];
    const Totals from = reached[place];
    Totals next(0);
    for (unsigned left = cell.steps_within(slack); left != 0; left &= left - 1)
      next |= from << std::countr_zero(left) * cell.weight;
    reached[place + 1] = next;
  }
  Totals wanted = Totals(1) << slack;
  if (!(reached[open.size()] & wanted)) return false;
  for (std::size_t place = open.size(); place-- > 0;) {
    const OpenCell& cell = open[place];
    const Totals among = reached[place];
    unsigned kept = 0;
    Totals before(0);
    for (unsigned left = cell.steps_within(slack); left != 0; left &= left - 1) {
      const Totals from = (wanted >> std::countr_zero(left) * cell.weight) & among;
      before |= from;
      if (from) kept |= left & (~left + 1);
    }
    wanted = before;
    if (kept == cell.steps) continue;
    if (!node.keep(cell.cell, cell.digits_of(kept, node[cell.cell]))) return false;
  }
  return true;
}

// The digits that the cells of a group take when all are as small, or as large, as the candidates allow, each digit
// once.
struct GroupEnds {
  DigitMask smallest;
  DigitMask largest;
};

int digit_sum_of(DigitMask digits) {
  int sum = 0;
  for (unsigned left = digits; left != 0; left &= left - 1) sum += std::countr_zero(left) + 1;
  return sum;
}

// Adds the smallest and the largest digit that a cell with such candidates can take to what other cells have taken.
// Bits above all digits show that no digit is left. Returns false when none is left below.
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

bool keep_within_group_bounds(const SumCondition& sum, RuleNode& node) {
  std::array<GroupEnds, kMaxCells> ends;
  int least = 0;
  int most = 0;
  const WeightedCell* cell = sum.cells.data();
  for (std::size_t group = 0; group < sum.group_sizes.size(); ++group) {
    const int weight = cell->weight;
    unsigned smallest = 0;
    unsigned largest = 0;
    for (std::size_t member = 0; member < sum.group_sizes[group]; ++member, ++cell) {
      if (!take_ends(node[cell->cell], smallest, largest)) return false;
    }
    if (smallest > node.all_digits()) return false;
    ends[group] = {static_cast<DigitMask>(smallest), static_cast<DigitMask>(largest)};
    const int low = weight * digit_sum_of(ends[group].smallest);
    const int high = weight * digit_sum_of(ends[group].largest);
    least += std::min(low, high);
    most += std::max(low, high);
  }
  const int up = sum.total - least;
  const int down = most - sum.total;
  if (up < 0 || down < 0) return false;
  const int range = node.network().digit_count - 1;
  cell = sum.cells.data();
  for (std::size_t group = 0; group < sum.group_sizes.size(); ++group) {
    const int size = std::abs(cell->weight);
    const bool counts_up = cell->weight > 0;
    const unsigned not_above = raised(ends[group].smallest, std::min((counts_up ? up : down) / size, range));
    const unsigned not_below = lowered(ends[group].largest, std::min((counts_up ? down : up) / size, range));
    for (std::size_t member = 0; member < sum.group_sizes[group]; ++member, ++cell) {
      if (!node.keep(cell->cell, static_cast<DigitMask>(not_above & not_below))) return false;
    }
  }
  return true;
}

}  // namespace

bool apply(const SumCondition& sum, RuleNode& node) {
  if (!sum.group_sizes.empty() && !keep_within_group_bounds(sum, node)) return false;
  std::size_t count = 0;
  int slack = sum.total;
  int most_range = 0;
  int all_ranges = 0;
  for (const WeightedCell& each : sum.cells) {
    const DigitMask digits = node[each.cell];
    slack -= each.weight * ((each.weight > 0 ? lowest(digits) : highest(digits)) + 1);
    if (is_single(digits)) continue;
    ++count;
    const int range = (highest(digits) - lowest(digits)) * std::abs(each.weight);
    most_range = std::max(most_range, range);
    all_ranges += range;
  }
  if (slack < 0 || slack > all_ranges) return false;
  if (count == 0) return true;
  const bool from_other_end = slack > all_ranges - slack;
  if (from_other_end) slack = all_ranges - slack;
  if (slack > kMaxTotal || (count >= kManyOpen && slack >= most_range)) return true;
  std::array<OpenCell, kMaxCells> open;
  count = 0;
  for (const WeightedCell& each : sum.cells) {
    const DigitMask digits = node[each.cell];
    if (!is_single(digits))
      open[count++] = OpenCell(each.cell, digits, (each.weight > 0) != from_other_end, std::abs(each.weight));
  }
  const std::span<const OpenCell> cells(open.data(), count);
  if (slack <= kMaxNarrowTotal) {
    std::array<std::uint64_t, kMaxCells + 1> reached;
    return keep_parts_of_sums<std::uint64_t>(cells, reached, slack, node);
  }
  std::vector<WideTotals> reached(count + 1);
  return keep_parts_of_sums<WideTotals>(cells, reached, slack, node);
}

}  // namespace nonet
