#include "core/grid/grid.h"

#include <algorithm>
#include <array>

#include "core/grid/rule_table.h"

namespace nonet {

namespace {

// One bit for each digit up to kMaxSide.
using SeenDigits = std::array<std::uint64_t, 2>;
using DigitTally = std::array<std::uint8_t, Layout::kMaxSide + 1>;

DigitTally tally(const Grid& grid, House house) {
  DigitTally times{};
  for (const Cell cell : grid.layout()->cells(house)) ++times[grid[cell].value];
  times[kBlank.value] = 0;
  return times;
}

Conflict conflict_of(const Grid& grid, House house, Digit digit) {
  Conflict conflict{digit, house, {}};
  for (const Cell cell : grid.layout()->cells(house)) {
    if (grid[cell] == digit) conflict.cells.push_back(cell);
  }
  return conflict;
}

// Calls `visit(Cell, Cell)` for each two cells with equal digits that must differ because of a rule for pairs, the cell
// with the smaller number first.
template <class Visit>
void for_each_equal_pair(const Grid& grid, Visit&& visit) {
  if (!grid.layout()->has_pairs()) return;
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    const Cell cell{index};
    if (grid[cell].is_blank()) continue;
    for (const Cell other : grid.layout()->pairs(cell)) {
      if (other.index > index && grid[other] == grid[cell]) visit(cell, other);
    }
  }
}

}  // namespace

int Grid::clue_count() const {
  return static_cast<int>(std::count_if(digits_.begin(), digits_.end(), [](Digit digit) { return !digit.is_blank(); }));
}

bool operator==(const Grid& left, const Grid& right) {
  return *left.layout_ == *right.layout_ && left.digits_ == right.digits_;
}

RuleKind pair_rule(const Layout& layout, Cell first, Cell second) {
  const CellOffset move{layout.row(second) - layout.row(first), layout.column(second) - layout.column(first)};
  const auto found = std::find_if(layout.rules().begin(), layout.rules().end(), [&](const Rule& rule) {
    const std::span<const CellOffset> moves = rule_row(rule.kind).pairs;
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  });
  if (found != layout.rules().end()) return found->kind;
  const std::optional<RuleKind> own = layout.own_pair_rule(first, second);
  NONET_EXPECTS(own.has_value());
  return *own;
}

std::vector<Conflict> conflicts(const Grid& grid) {
  std::vector<Conflict> found;
  for_each_house(*grid.layout(), [&](House house) {
    const DigitTally times = tally(grid, house);
    for (int value = 1; value <= grid.digit_count(); ++value) {
      if (times[static_cast<std::size_t>(value)] < 2) continue;
      found.push_back(conflict_of(grid, house, Digit{static_cast<std::uint8_t>(value)}));
    }
  });
  for_each_equal_pair(grid, [&](Cell first, Cell second) {
    found.push_back({grid[first], pair_rule(*grid.layout(), first, second), {first, second}});
  });
  return found;
}

// One pass over the cells, with the digits seen so far in each house, takes a tenth of the time of the tallies.
bool is_consistent(const Grid& grid) {
  // Enough for every layout of one grid.
  constexpr int kMaxHouses = 5 * Layout::kMaxSide;
  const Layout& layout = *grid.layout();
  if (layout.house_count() > kMaxHouses) return conflicts(grid).empty();
  std::array<SeenDigits, kMaxHouses> seen;
  std::fill_n(seen.begin(), layout.house_count(), SeenDigits{});
  bool repeated = false;
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    const Digit digit = grid[Cell{index}];
    if (digit.is_blank()) continue;
    const std::size_t word = digit.value / 64;
    const std::uint64_t bit = std::uint64_t{1} << (digit.value % 64);
    for (const House house : layout.houses(Cell{index})) {
      repeated |= (seen[house.index][word] & bit) != 0;
      seen[house.index][word] |= bit;
    }
  }
  for_each_equal_pair(grid, [&](Cell, Cell) { repeated = true; });
  return !repeated;
}

int sum_of(const Grid& grid, House house) {
  int sum = 0;
  for (const Cell cell : grid.layout()->cells(house)) sum += grid[cell].value;
  return sum;
}

}  // namespace nonet
