// Cells in no order: cages, parities, squares of listed digits, clones, extremes, indexers.

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
};

}  // namespace

std::span<const KindRow> cell_kinds() { return kCells; }

}  // namespace nonet
