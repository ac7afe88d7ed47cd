// Cells in no order: cages, parities, squares of listed digits, clones, extremes, indexers.

#include <bit>
#include <bitset>
#include <cstdlib>

#include "core/rules/kinds/kind.h"

namespace nonet {

namespace {

bool has_cell(const Rule& rule, Cell cell) {
  return std::find(rule.cells.begin(), rule.cells.end(), cell) != rule.cells.end();
}

// The neighbours of a cell that the rule does not have.
template <class Visit>
void for_each_rival(const Rule& rule, Cell cell, const Layout& layout, Visit&& visit) {
  for_each_neighbor(layout, cell, [&](Cell neighbor) {
    if (!has_cell(rule, neighbor)) visit(neighbor);
  });
}

void lower_extreme(const RuleInPuzzle& in, Lowering& lowering, bool smaller) {
  for (const Cell cell : in.rule.cells) {
    for_each_rival(in.rule, cell, lowering.layout(), [&](Cell rival) {
      const auto own = static_cast<CellIndex>(cell.index);
      const auto other = static_cast<CellIndex>(rival.index);
      const std::array<CellIndex, 2> ascending{smaller ? own : other, smaller ? other : own};
      lowering.order(ascending, true);
    });
  }
}

bool is_extreme(const RuleOnGrid& on, bool smaller) {
  bool kept = true;
  for (const Cell cell : on.rule.cells) {
    for_each_rival(on.rule, cell, on.layout,
                   [&](Cell rival) { kept &= smaller ? on.at(cell) < on.at(rival) : on.at(cell) > on.at(rival); });
  }
  return kept;
}

std::vector<Cell> cells_and_rivals(const Rule& rule, const Layout& layout) {
  std::vector<Cell> read = rule.cells;
  for (const Cell cell : rule.cells) {
    for_each_rival(rule, cell, layout, [&](Cell rival) { read.push_back(rival); });
  }
  return read;
}

// The houses in which the cells of an indexer point: a row indexer points in its column.
int column_of(const Layout& layout, Cell cell) { return layout.column(cell); }
int row_of(const Layout& layout, Cell cell) { return layout.row(cell); }
int region_of(const Layout& layout, Cell cell) { return layout.region(cell); }
using HouseOf = int(const Layout& layout, Cell cell);

std::vector<Cell> house_with(const Layout& layout, Cell cell, HouseOf& house_of) {
  std::vector<Cell> house;
  for (std::uint16_t other = 0; other < layout.cell_count(); ++other) {
    if (house_of(layout, Cell{other}) == house_of(layout, cell)) house.push_back(Cell{other});
  }
  return house;
}

int place_in(std::span<const Cell> house, Cell cell) {
  return static_cast<int>(std::find(house.begin(), house.end(), cell) - house.begin()) + 1;
}

template <HouseOf& house_of>
constexpr KindRow indexer(RuleKind kind) {
  return {
      .kind = kind,
      .lower =
          [](const RuleInPuzzle& in, Lowering& lowering) {
            for (const Cell cell : in.rule.cells) {
              const std::vector<Cell> house = house_with(lowering.layout(), cell, house_of);
              point(static_cast<CellIndex>(cell.index), cell_indices(house), place_in(house, cell), lowering);
            }
          },
      .holds =
          [](const RuleOnGrid& on) {
            return std::all_of(on.rule.cells.begin(), on.rule.cells.end(), [&](Cell cell) {
              const std::vector<Cell> house = house_with(on.layout, cell, house_of);
              return on.at(house[static_cast<std::size_t>(on.at(cell) - 1)]) == place_in(house, cell);
            });
          },
      .reads =
          [](const Rule& rule, const Layout& layout) {
            std::vector<Cell> read;
            for (const Cell cell : rule.cells) {
              for (const Cell other : house_with(layout, cell, house_of)) read.push_back(other);
            }
            return read;
          },
  };
}

// The sets of as many digits as the rule has cells that a test accepts.
template <class Test>
void lower_digit_set(const RuleInPuzzle& in, Lowering& lowering, Test&& accepts) {
  std::vector<DigitMask> sets;
  const unsigned end = 1u << lowering.digit_count();
  for (unsigned digits = 0; digits < end; ++digits) {
    if (static_cast<std::size_t>(std::popcount(digits)) != in.cells.size()) continue;
    if (accepts(static_cast<DigitMask>(digits))) sets.push_back(static_cast<DigitMask>(digits));
  }
  lowering.digit_set(in.cells, std::move(sets));
}

template <class Visit>
void for_each_digit(DigitMask digits, Visit&& visit) {
  for (unsigned left = digits; left != 0; left &= left - 1) visit(std::countr_zero(left) + 1);
}

void lower_product(const RuleInPuzzle& in, Lowering& lowering) {
  lower_digit_set(in, lowering, [&](DigitMask digits) {
    int left = in.value();
    for_each_digit(digits, [&](int digit) { left = left % digit == 0 ? left / digit : 0; });
    return left == 1;
  });
}

// No set of digits has a larger sum than all 16.
using Totals = std::bitset<137>;

void lower_rellik(const RuleInPuzzle& in, Lowering& lowering) {
  lower_digit_set(in, lowering, [&](DigitMask digits) {
    Totals reached(1);
    for_each_digit(digits, [&](int digit) { reached |= reached << static_cast<std::size_t>(digit); });
    return !reached[static_cast<std::size_t>(in.value())];
  });
}

// Every way to leave out digits, one cell after the other.
bool some_add_up(const RuleOnGrid& on, std::size_t place, int left) {
  if (left == 0) return true;
  if (left < 0 || place == on.count()) return false;
  return some_add_up(on, place + 1, left - on.digit(place)) || some_add_up(on, place + 1, left);
}

void lower_equality(const RuleInPuzzle& in, Lowering& lowering) {
  const int half = lowering.digit_count() / 2;
  lower_digit_set(in, lowering, [&](DigitMask digits) {
    const auto low = digits & ((1u << half) - 1);
    const unsigned high = static_cast<unsigned>(digits) >> (lowering.digit_count() - half);
    return 2 * std::popcount(digits & 0x5555u) == std::popcount(digits) && std::popcount(low) == std::popcount(high);
  });
}

bool equality_holds(const RuleOnGrid& on) {
  int even = 0;
  int odd = 0;
  int low = 0;
  int high = 0;
  const int digits = on.layout.digit_count();
  for (std::size_t place = 0; place < on.count(); ++place) {
    ++(on.digit(place) % 2 == 0 ? even : odd);
    if (2 * on.digit(place) <= digits) ++low;
    if (2 * on.digit(place) > digits + 1) ++high;
  }
  return on.different_digits() && even == odd && low == high;
}

bool is_extra(const Layout& layout, Cell cell) {
  const GridSpec& grid = layout.grid(layout.grid_of(cell));
  return grid.rows * grid.columns == 1;
}

// Cells that share an edge; and extra cells two places apart in a row or a column, with no cell between them.
bool are_neighbors(const Layout& layout, Cell one, Cell other) {
  const int down = layout.row(other) - layout.row(one);
  const int right = layout.column(other) - layout.column(one);
  if ((down != 0) == (right != 0)) return false;
  if (std::abs(down + right) == 1) return true;
  return std::abs(down + right) == 2 && is_extra(layout, one) && is_extra(layout, other) &&
         !layout.cell_at(layout.row(one) + down / 2, layout.column(one) + right / 2);
}

// Ways between neighbours cross only where extra cells are on both sides of an empty place and above and below it.
void lower_connected(const RuleInPuzzle& in, Lowering& lowering) {
  const Layout& layout = lowering.layout();
  const std::vector<Cell>& cells = in.rule.cells;
  const bool has_extra = is_extra(layout, cells.front());
  const auto parity = [&](Cell cell) { return layout.row(cell) % 2 * 2 + layout.column(cell) % 2; };
  ConnectionCondition condition{in.cells, 0, {}, true};
  for (const std::uint16_t digit : in.rule.values) condition.digits |= digit_bit(digit);
  condition.neighbors.assign(4 * cells.size(), ConnectionCondition::kNone);
  for (std::size_t place = 0; place < cells.size(); ++place) {
    const Cell cell = cells[place];
    if (is_extra(layout, cell) != has_extra || (has_extra && parity(cell) != parity(cells.front())))
      condition.is_plane = false;
    for (std::size_t other = 0; other < cells.size(); ++other) {
      if (!are_neighbors(layout, cell, cells[other])) continue;
      const bool is_in_row = layout.row(cell) == layout.row(cells[other]);
      const std::size_t direction = (is_in_row ? 0 : 2) + (place < other ? 1 : 0);
      condition.neighbors[4 * place + direction] = static_cast<std::uint16_t>(other);
    }
  }
  lowering.connect(std::move(condition));
}

// Reaches one cell after the other, from the first one.
bool connected_holds(const RuleOnGrid& on) {
  std::vector<Cell> left;
  for (const Cell cell : on.rule.cells) {
    if (std::find(on.rule.values.begin(), on.rule.values.end(), on.at(cell)) != on.rule.values.end())
      left.push_back(cell);
  }
  if (left.empty()) return false;
  std::vector<Cell> reached{left.back()};
  left.pop_back();
  for (std::size_t from = 0; from < reached.size(); ++from) {
    for (std::size_t place = left.size(); place-- > 0;) {
      if (!are_neighbors(on.layout, reached[from], left[place])) continue;
      reached.push_back(left[place]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(place));
    }
  }
  return left.empty();
}

constexpr std::array kCells{
    KindRow{
        .kind = RuleKind::Cage,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              lowering.distinct(in.cells);
              if (!in.rule.values.empty()) lowering.sum(digit_sum(in.cells, {}, in.value()));
            },
        .holds =
            [](const RuleOnGrid& on) {
              return on.different_digits() && (on.rule.values.empty() || on.sum(0, on.count()) == on.value());
            },
    },
    KindRow{
        .kind = RuleKind::LittleKiller,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.sum(digit_sum(in.cells, {}, in.value())); },
        .holds = [](const RuleOnGrid& on) { return on.sum(0, on.count()) == on.value(); },
    },
    KindRow{
        .kind = RuleKind::Quadruple,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.content(in.cells, in.rule.values); },
        .holds =
            [](const RuleOnGrid& on) {
              return std::all_of(on.rule.values.begin(), on.rule.values.end(), [&](int wanted) {
                const auto has = std::count_if(on.rule.cells.begin(), on.rule.cells.end(),
                                               [&](Cell cell) { return on.at(cell) == wanted; });
                return has >= std::count(on.rule.values.begin(), on.rule.values.end(), wanted);
              });
            },
    },
    KindRow{
        .kind = RuleKind::Even,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              for (const CellIndex cell : in.cells) lowering.restrict(cell, 0xaaaa);
            },
        .holds = [](const RuleOnGrid& on) { return on.each([](int digit) { return digit % 2 == 0; }); },
    },
    KindRow{
        .kind = RuleKind::Odd,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              for (const CellIndex cell : in.cells) lowering.restrict(cell, 0x5555);
            },
        .holds = [](const RuleOnGrid& on) { return on.each([](int digit) { return digit % 2 == 1; }); },
    },
    KindRow{
        .kind = RuleKind::Minimum,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lower_extreme(in, lowering, true); },
        .holds = [](const RuleOnGrid& on) { return is_extreme(on, true); },
        .reads = &cells_and_rivals,
    },
    KindRow{
        .kind = RuleKind::Maximum,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lower_extreme(in, lowering, false); },
        .holds = [](const RuleOnGrid& on) { return is_extreme(on, false); },
        .reads = &cells_and_rivals,
    },
    KindRow{
        .kind = RuleKind::Clone,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              const std::size_t half = in.cells.size() / 2;
              for (std::size_t place = 0; place < half; ++place)
                equal(lowering, in.cells[place], in.cells[half + place]);
            },
        .holds =
            [](const RuleOnGrid& on) {
              const std::size_t half = on.count() / 2;
              for (std::size_t place = 0; place < half; ++place) {
                if (on.digit(place) != on.digit(half + place)) return false;
              }
              return true;
            },
    },
    indexer<column_of>(RuleKind::RowIndexer),
    indexer<row_of>(RuleKind::ColumnIndexer),
    indexer<region_of>(RuleKind::BoxIndexer),
    KindRow{
        .kind = RuleKind::CountingCircles,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.count_themselves(in.cells); },
        .holds =
            [](const RuleOnGrid& on) {
              return on.each([&](int digit) {
                return std::count_if(on.rule.cells.begin(), on.rule.cells.end(),
                                     [&](Cell cell) { return on.at(cell) == digit; }) == digit;
              });
            },
    },
    KindRow{
        .kind = RuleKind::ProductCage,
        .lower = &lower_product,
        .holds =
            [](const RuleOnGrid& on) {
              std::uint64_t product = 1;
              for (std::size_t place = 0; place < on.count(); ++place)
                product *= static_cast<std::uint64_t>(on.digit(place));
              return on.different_digits() && product == static_cast<std::uint64_t>(on.value());
            },
    },
    KindRow{
        .kind = RuleKind::RellikCage,
        .lower = &lower_rellik,
        .holds = [](const RuleOnGrid& on) { return on.different_digits() && !some_add_up(on, 0, on.value()); },
    },
    KindRow{.kind = RuleKind::EqualityCage, .lower = &lower_equality, .holds = &equality_holds},
    KindRow{.kind = RuleKind::ConnectedDigits, .lower = &lower_connected, .holds = &connected_holds},
};

}  // namespace

std::span<const KindRow> cell_kinds() { return kCells; }

}  // namespace nonet
