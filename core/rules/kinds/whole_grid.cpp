// Rules about the whole grid: one diagonal, and what neighbours without a mark must not do.

#include <cstdlib>
#include <initializer_list>

#include "core/rules/kinds/kind.h"

namespace nonet {

namespace {

// Whether a rule, or one inside of it, marks two neighbours: a dot is on the board, whichever alternative is true.
bool has_mark(const Rule& rule, std::initializer_list<RuleKind> marks, Cell cell, Cell neighbor) {
  if (!rule.parts.empty()) {
    return std::any_of(rule.parts.begin(), rule.parts.end(),
                       [&](const Rule& part) { return has_mark(part, marks, cell, neighbor); });
  }
  return std::find(marks.begin(), marks.end(), rule.kind) != marks.end() && rule.cells[0] == cell &&
         rule.cells[1] == neighbor;
}

// Calls a function with each two neighbours, in the order of their numbers, that have no rule of the kinds that mark
// pairs.
template <class Visit>
void for_each_unmarked_pair(std::initializer_list<RuleKind> marks, const RuleSet& rules, const Layout& layout,
                            Visit&& visit) {
  const auto is_marked = [&](Cell cell, Cell neighbor) {
    return std::any_of(rules.begin(), rules.end(),
                       [&](const Rule& rule) { return has_mark(rule, marks, cell, neighbor); });
  };
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    const Cell cell{index};
    for_each_neighbor(layout, cell, [&](Cell neighbor) {
      if (cell < neighbor && !is_marked(cell, neighbor)) visit(cell, neighbor);
    });
  }
}

constexpr std::initializer_list<RuleKind> kDots{RuleKind::WhiteDot, RuleKind::BlackDot};
constexpr std::initializer_list<RuleKind> kPairSums{RuleKind::PairSum};

template <class Allowed>
void relate_unmarked(std::initializer_list<RuleKind> marks, const RuleInPuzzle& in, Lowering& lowering,
                     Allowed&& allowed) {
  for_each_unmarked_pair(marks, in.rules, lowering.layout(), [&](Cell one, Cell other) {
    relate(lowering, static_cast<CellIndex>(one.index), static_cast<CellIndex>(other.index), allowed);
  });
}

template <class Test>
bool each_unmarked(std::initializer_list<RuleKind> marks, const RuleOnGrid& on, Test&& test) {
  bool kept = true;
  for_each_unmarked_pair(marks, on.rules, on.layout,
                         [&](Cell one, Cell other) { kept &= test(on.at(one), on.at(other)); });
  return kept;
}

bool has_value(const Rule& rule, int value) {
  return std::find(rule.values.begin(), rule.values.end(), value) != rule.values.end();
}

std::vector<Cell> diagonal(const Layout& layout, bool falls) {
  std::vector<Cell> cells;
  for (int row = 0; row < layout.side(); ++row) {
    cells.push_back(layout.cell(row, falls ? row : layout.side() - 1 - row));
  }
  return cells;
}

template <bool falls>
constexpr KindRow diagonal_kind(RuleKind kind) {
  return {
      .kind = kind,
      .lower = [](const RuleInPuzzle&,
                  Lowering& lowering) { lowering.distinct(cell_indices(diagonal(lowering.layout(), falls))); },
      .holds =
          [](const RuleOnGrid& on) {
            DigitSet seen;
            for (const Cell cell : diagonal(on.layout, falls)) {
              if (seen.contains(on.full[cell.index])) return false;
              seen.insert(on.full[cell.index]);
            }
            return true;
          },
      .reads = [](const Rule&, const Layout& layout) { return diagonal(layout, falls); },
  };
}

constexpr std::array kWholeGrid{
    KindRow{
        .kind = RuleKind::NonConsecutive,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_unmarked(kDots, in, lowering, [](int one, int other) { return std::abs(one - other) > 1; });
            },
        .holds =
            [](const RuleOnGrid& on) {
              return each_unmarked(kDots, on, [](int one, int other) { return std::abs(one - other) != 1; });
            },
        .reads = &all_cells,
    },
    diagonal_kind<true>(RuleKind::FallingDiagonal),
    diagonal_kind<false>(RuleKind::RisingDiagonal),
    KindRow{
        .kind = RuleKind::NegativeWhite,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_unmarked(kDots, in, lowering,
                              [&](int one, int other) { return !in.has_value(std::abs(one - other)); });
            },
        .holds =
            [](const RuleOnGrid& on) {
              return each_unmarked(kDots, on,
                                   [&](int one, int other) { return !has_value(on.rule, std::abs(one - other)); });
            },
        .reads = &all_cells,
    },
    KindRow{
        .kind = RuleKind::NegativeBlack,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_unmarked(kDots, in, lowering, [&](int one, int other) {
                const int larger = std::max(one, other);
                const int smaller = std::min(one, other);
                return larger % smaller != 0 || !in.has_value(larger / smaller);
              });
            },
        .holds =
            [](const RuleOnGrid& on) {
              return each_unmarked(kDots, on, [&](int one, int other) {
                return std::none_of(on.rule.values.begin(), on.rule.values.end(),
                                    [&](int ratio) { return one * ratio == other || other * ratio == one; });
              });
            },
        .reads = &all_cells,
    },
    KindRow{
        .kind = RuleKind::NegativeSum,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_unmarked(kPairSums, in, lowering, [&](int one, int other) { return !in.has_value(one + other); });
            },
        .holds =
            [](const RuleOnGrid& on) {
              return each_unmarked(kPairSums, on, [&](int one, int other) { return !has_value(on.rule, one + other); });
            },
        .reads = &all_cells,
    },
};

}  // namespace

std::span<const KindRow> whole_grid_kinds() { return kWholeGrid; }

}  // namespace nonet
