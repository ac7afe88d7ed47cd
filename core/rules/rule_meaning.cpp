#include "core/rules/rule_meaning.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <span>
#include <utility>

#include "core/grid/digit_automaton.h"
#include "core/grid/layout.h"
#include "core/rules/clues.h"

namespace nonet {

namespace {

using Cells = std::span<const CellIndex>;

struct RuleInPuzzle {
  const Rule& rule;
  std::vector<CellIndex> cells;
  const RuleSet& rules;

  int value(int otherwise = 0) const { return rule.values.empty() ? otherwise : rule.values[0]; }
  bool has_value(int value) const {
    return std::find(rule.values.begin(), rule.values.end(), value) != rule.values.end();
  }
};

// Relates two cells by a condition on their digits.
template <class Allowed>
void relate(Lowering& lowering, CellIndex first, CellIndex second, Allowed&& allowed) {
  std::array<DigitMask, 16> rows{};
  for (int one = 1; one <= lowering.side(); ++one) {
    for (int other = 1; other <= lowering.side(); ++other) {
      if (allowed(one, other)) rows[static_cast<std::size_t>(one - 1)] |= static_cast<DigitMask>(1u << (other - 1));
    }
  }
  lowering.relate(first, second, rows);
}

template <class Allowed>
void relate_neighbors(const RuleInPuzzle& in, Lowering& lowering, Allowed&& allowed) {
  for (std::size_t place = 1; place < in.cells.size(); ++place) {
    relate(lowering, in.cells[place - 1], in.cells[place], allowed);
  }
}

// Relates each two cells of a line that are at most `distance` apart on it.
template <class Allowed>
void relate_within(std::size_t distance, const RuleInPuzzle& in, Lowering& lowering, Allowed&& allowed) {
  for (std::size_t place = 0; place < in.cells.size(); ++place) {
    for (std::size_t other = place + 1; other < in.cells.size() && other <= place + distance; ++other) {
      relate(lowering, in.cells[place], in.cells[other], allowed);
    }
  }
}

void equal(Lowering& lowering, CellIndex first, CellIndex second) {
  relate(lowering, first, second, [](int one, int other) { return one == other; });
}

template <class Visit>
void for_each_neighbor(const Layout& layout, CellIndex cell, Visit&& visit) {
  const Cell at{cell};
  const int row = layout.row(at);
  const int column = layout.column(at);
  constexpr std::array<std::pair<int, int>, 4> kSteps{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
  for (const auto& [down, right] : kSteps) {
    const int to_row = row + down;
    const int to_column = column + right;
    if (to_row < 0 || to_column < 0 || to_row >= layout.side() || to_column >= layout.side()) continue;
    visit(static_cast<CellIndex>(layout.cell(to_row, to_column).index));
  }
}

void lower_cage(const RuleInPuzzle& in, Lowering& lowering) {
  lowering.distinct(in.cells);
  if (!in.rule.values.empty()) lowering.sum(digit_sum(in.cells, {}, in.value()));
}

void lower_thermometer(const RuleInPuzzle& in, Lowering& lowering) { lowering.order(in.cells, true); }
void lower_slow_thermometer(const RuleInPuzzle& in, Lowering& lowering) { lowering.order(in.cells, false); }

void lower_white_dot(const RuleInPuzzle& in, Lowering& lowering) {
  relate_neighbors(in, lowering, [&](int one, int other) { return std::abs(one - other) == in.value(); });
}

void lower_black_dot(const RuleInPuzzle& in, Lowering& lowering) {
  relate_neighbors(in, lowering,
                   [&](int one, int other) { return one == in.value() * other || other == in.value() * one; });
}

void lower_pair_sum(const RuleInPuzzle& in, Lowering& lowering) { lowering.sum(digit_sum(in.cells, {}, in.value())); }

void lower_inequality(const RuleInPuzzle& in, Lowering& lowering) { lowering.order(in.cells, true); }

void lower_whisper(const RuleInPuzzle& in, Lowering& lowering) {
  relate_neighbors(in, lowering, [&](int one, int other) { return std::abs(one - other) >= in.value(); });
}

void lower_renban(const RuleInPuzzle& in, Lowering& lowering) {
  const int count = static_cast<int>(in.cells.size());
  std::vector<DigitMask> runs;
  for (int first = 0; first + count <= lowering.side(); ++first) {
    runs.push_back(static_cast<DigitMask>(((1u << count) - 1) << first));
  }
  lowering.digit_set(in.cells, std::move(runs));
}

void lower_palindrome(const RuleInPuzzle& in, Lowering& lowering) {
  for (std::size_t place = 0; place < in.cells.size() / 2; ++place) {
    equal(lowering, in.cells[place], in.cells[in.cells.size() - 1 - place]);
  }
}

void lower_even(const RuleInPuzzle& in, Lowering& lowering) {
  for (const CellIndex cell : in.cells) lowering.restrict(cell, 0xaaaa);
}

void lower_odd(const RuleInPuzzle& in, Lowering& lowering) {
  for (const CellIndex cell : in.cells) lowering.restrict(cell, 0x5555);
}

// A pill of two cells is a number 10 a + b.
void lower_arrow(const RuleInPuzzle& in, Lowering& lowering) {
  const auto pill = static_cast<std::size_t>(in.value(1));
  if (pill >= in.cells.size()) return;
  SumCondition sum;
  int weight = 1;
  for (std::size_t place = pill; place-- > 0; weight *= 10) sum.cells.push_back({in.cells[place], weight});
  for (std::size_t place = pill; place < in.cells.size(); ++place) sum.cells.push_back({in.cells[place], -1});
  lowering.sum(std::move(sum));
}

void lower_little_killer(const RuleInPuzzle& in, Lowering& lowering) {
  lowering.sum(digit_sum(in.cells, {}, in.value()));
}

void lower_extreme(const RuleInPuzzle& in, Lowering& lowering, bool smaller) {
  for (const CellIndex cell : in.cells) {
    for_each_neighbor(lowering.layout(), cell, [&](CellIndex neighbor) {
      if (std::find(in.cells.begin(), in.cells.end(), neighbor) != in.cells.end()) return;
      const std::array<CellIndex, 2> ascending{smaller ? cell : neighbor, smaller ? neighbor : cell};
      lowering.order(ascending, true);
    });
  }
}

void lower_minimum(const RuleInPuzzle& in, Lowering& lowering) { lower_extreme(in, lowering, true); }
void lower_maximum(const RuleInPuzzle& in, Lowering& lowering) { lower_extreme(in, lowering, false); }

void lower_clone(const RuleInPuzzle& in, Lowering& lowering) {
  const std::size_t half = in.cells.size() / 2;
  for (std::size_t place = 0; place < half; ++place) equal(lowering, in.cells[place], in.cells[half + place]);
}

void lower_region_sum_line(const RuleInPuzzle& in, Lowering& lowering) {
  const Layout& layout = lowering.layout();
  std::vector<std::vector<CellIndex>> parts;
  for (std::size_t place = 0; place < in.cells.size(); ++place) {
    const auto region = [&](std::size_t at) { return layout.region(Cell{in.cells[at]}); };
    if (place == 0 || region(place) != region(place - 1)) parts.emplace_back();
    parts.back().push_back(in.cells[place]);
  }
  for (std::size_t part = 1; part < parts.size(); ++part) lowering.sum(digit_sum(parts[part - 1], parts[part], 0));
}

void lower_zipper(const RuleInPuzzle& in, Lowering& lowering) {
  const std::size_t count = in.cells.size();
  const auto pair = [&](std::size_t place) {
    return std::vector<CellIndex>{in.cells[place], in.cells[count - 1 - place]};
  };
  for (std::size_t place = 0; place < count / 2; ++place) {
    if (count % 2 == 1) {
      lowering.sum(digit_sum(pair(place), std::array{in.cells[count / 2]}, 0));
    } else if (place > 0) {
      lowering.sum(digit_sum(pair(place - 1), pair(place), 0));
    }
  }
}

void lower_double_arrow(const RuleInPuzzle& in, Lowering& lowering) {
  const Cells cells = in.cells;
  lowering.sum(digit_sum(cells.subspan(1, cells.size() - 2), std::array{cells.front(), cells.back()}, 0));
}

// Three cells that are pairwise in different thirds of the digits have one digit of each third.
void lower_entropic(const RuleInPuzzle& in, Lowering& lowering) {
  const int third = (lowering.side() + 2) / 3;
  relate_within(2, in, lowering, [&](int one, int other) { return (one - 1) / third != (other - 1) / third; });
}

void lower_modular(const RuleInPuzzle& in, Lowering& lowering) {
  relate_within(2, in, lowering, [](int one, int other) { return one % 3 != other % 3; });
}

void lower_nabner(const RuleInPuzzle& in, Lowering& lowering) {
  relate_within(in.cells.size(), in, lowering, [](int one, int other) { return std::abs(one - other) > 1; });
}

// Relates the neighbours that have no rule of the kinds that mark pairs.
template <class Allowed>
void relate_unmarked(std::initializer_list<RuleKind> marks, const RuleInPuzzle& in, Lowering& lowering,
                     Allowed&& allowed) {
  const auto is_marked = [&](CellIndex cell, CellIndex neighbor) {
    return std::any_of(in.rules.begin(), in.rules.end(), [&](const Rule& rule) {
      return std::find(marks.begin(), marks.end(), rule.kind) != marks.end() && rule.cells[0].index == cell &&
             rule.cells[1].index == neighbor;
    });
  };
  for (std::size_t cell = 0; cell < static_cast<std::size_t>(lowering.layout().cell_count()); ++cell) {
    const auto index = static_cast<CellIndex>(cell);
    for_each_neighbor(lowering.layout(), index, [&](CellIndex neighbor) {
      if (neighbor > index && !is_marked(index, neighbor)) relate(lowering, index, neighbor, allowed);
    });
  }
}

void lower_non_consecutive(const RuleInPuzzle& in, Lowering& lowering) {
  relate_unmarked({RuleKind::WhiteDot, RuleKind::BlackDot}, in, lowering,
                  [](int one, int other) { return std::abs(one - other) > 1; });
}

void lower_negative_white(const RuleInPuzzle& in, Lowering& lowering) {
  relate_unmarked({RuleKind::WhiteDot, RuleKind::BlackDot}, in, lowering,
                  [&](int one, int other) { return !in.has_value(std::abs(one - other)); });
}

void lower_negative_black(const RuleInPuzzle& in, Lowering& lowering) {
  relate_unmarked({RuleKind::WhiteDot, RuleKind::BlackDot}, in, lowering, [&](int one, int other) {
    const int larger = std::max(one, other);
    const int smaller = std::min(one, other);
    return larger % smaller != 0 || !in.has_value(larger / smaller);
  });
}

void lower_negative_sum(const RuleInPuzzle& in, Lowering& lowering) {
  relate_unmarked({RuleKind::PairSum}, in, lowering, [&](int one, int other) { return !in.has_value(one + other); });
}

void lower_quadruple(const RuleInPuzzle& in, Lowering& lowering) { lowering.content(in.cells, in.rule.values); }

void lower_sandwich(const RuleInPuzzle& in, Lowering& lowering) {
  lowering.alternatives(in.cells, sandwich_alternatives(lowering.side(), in.value()));
}

void lower_x_sum(const RuleInPuzzle& in, Lowering& lowering) {
  lowering.alternatives(in.cells, x_sum_alternatives(lowering.side(), in.value()));
}

void lower_skyscraper(const RuleInPuzzle& in, Lowering& lowering) {
  lowering.automaton(in.cells, skyscraper_automaton(lowering.side(), in.value()));
}

void lower_automaton(const RuleInPuzzle& in, Lowering& lowering) {
  lowering.automaton(in.cells, DigitAutomaton(lowering.side(), in.rule.values));
}

void lower_relation(const RuleInPuzzle& in, Lowering& lowering) {
  relate_neighbors(in, lowering, [&](int one, int other) {
    return (in.rule.values[static_cast<std::size_t>(one - 1)] >> (other - 1) & 1) != 0;
  });
}

void lower_between(const RuleInPuzzle& in, Lowering& lowering) { lowering.bound_pair(in.cells, true, 0); }
void lower_lockout(const RuleInPuzzle& in, Lowering& lowering) { lowering.bound_pair(in.cells, false, in.value()); }

// The pointing cell has the number of a place exactly when that place of the house has the digit: the house has the digit in
// one place only.
void point(CellIndex pointing, Cells house, int digit, Lowering& lowering) {
  for (std::size_t place = 0; place < house.size(); ++place) {
    if (house[place] == pointing) continue;
    relate(lowering, pointing, house[place],
           [&](int one, int other) { return (one == static_cast<int>(place) + 1) == (other == digit); });
  }
}

// When the first cell points at itself, it has the digit 1.
void lower_numbered_room(const RuleInPuzzle& in, Lowering& lowering) {
  point(in.cells.front(), in.cells, in.value(), lowering);
  if (in.value() != 1) lowering.restrict(in.cells.front(), static_cast<DigitMask>(~1u));
}

template <class HouseOf>
void lower_indexer(const RuleInPuzzle& in, Lowering& lowering, HouseOf&& house_of) {
  for (const CellIndex cell : in.cells) {
    std::vector<CellIndex> house;
    for (std::uint16_t other = 0; other < lowering.layout().cell_count(); ++other) {
      if (house_of(Cell{other}) == house_of(Cell{cell})) house.push_back(static_cast<CellIndex>(other));
    }
    const auto place = std::find(house.begin(), house.end(), cell) - house.begin();
    point(cell, house, static_cast<int>(place) + 1, lowering);
  }
}

void lower_row_indexer(const RuleInPuzzle& in, Lowering& lowering) {
  lower_indexer(in, lowering, [&](Cell cell) { return lowering.layout().column(cell); });
}

void lower_column_indexer(const RuleInPuzzle& in, Lowering& lowering) {
  lower_indexer(in, lowering, [&](Cell cell) { return lowering.layout().row(cell); });
}

void lower_box_indexer(const RuleInPuzzle& in, Lowering& lowering) {
  lower_indexer(in, lowering, [&](Cell cell) { return lowering.layout().region(cell); });
}

void lower_diagonal(Lowering& lowering, bool falls) {
  const int side = lowering.side();
  std::vector<CellIndex> cells;
  for (int row = 0; row < side; ++row) {
    cells.push_back(static_cast<CellIndex>(lowering.layout().cell(row, falls ? row : side - 1 - row).index));
  }
  lowering.distinct(cells);
}

void lower_falling_diagonal(const RuleInPuzzle&, Lowering& lowering) { lower_diagonal(lowering, true); }
void lower_rising_diagonal(const RuleInPuzzle&, Lowering& lowering) { lower_diagonal(lowering, false); }

struct Meaning {
  RuleKind kind;
  void (*lower)(const RuleInPuzzle&, Lowering&);
};

constexpr std::array kMeanings{
    Meaning{RuleKind::Cage, &lower_cage},
    Meaning{RuleKind::Thermometer, &lower_thermometer},
    Meaning{RuleKind::WhiteDot, &lower_white_dot},
    Meaning{RuleKind::SlowThermometer, &lower_slow_thermometer},
    Meaning{RuleKind::BlackDot, &lower_black_dot},
    Meaning{RuleKind::PairSum, &lower_pair_sum},
    Meaning{RuleKind::Inequality, &lower_inequality},
    Meaning{RuleKind::Whisper, &lower_whisper},
    Meaning{RuleKind::Renban, &lower_renban},
    Meaning{RuleKind::Palindrome, &lower_palindrome},
    Meaning{RuleKind::Even, &lower_even},
    Meaning{RuleKind::Odd, &lower_odd},
    Meaning{RuleKind::Arrow, &lower_arrow},
    Meaning{RuleKind::LittleKiller, &lower_little_killer},
    Meaning{RuleKind::Minimum, &lower_minimum},
    Meaning{RuleKind::Maximum, &lower_maximum},
    Meaning{RuleKind::Clone, &lower_clone},
    Meaning{RuleKind::RegionSumLine, &lower_region_sum_line},
    Meaning{RuleKind::Zipper, &lower_zipper},
    Meaning{RuleKind::DoubleArrow, &lower_double_arrow},
    Meaning{RuleKind::Entropic, &lower_entropic},
    Meaning{RuleKind::Modular, &lower_modular},
    Meaning{RuleKind::Nabner, &lower_nabner},
    Meaning{RuleKind::NonConsecutive, &lower_non_consecutive},
    Meaning{RuleKind::Quadruple, &lower_quadruple},
    Meaning{RuleKind::Sandwich, &lower_sandwich},
    Meaning{RuleKind::XSum, &lower_x_sum},
    Meaning{RuleKind::Skyscraper, &lower_skyscraper},
    Meaning{RuleKind::NumberedRoom, &lower_numbered_room},
    Meaning{RuleKind::Automaton, &lower_automaton},
    Meaning{RuleKind::Relation, &lower_relation},
    Meaning{RuleKind::Between, &lower_between},
    Meaning{RuleKind::Lockout, &lower_lockout},
    Meaning{RuleKind::RowIndexer, &lower_row_indexer},
    Meaning{RuleKind::ColumnIndexer, &lower_column_indexer},
    Meaning{RuleKind::BoxIndexer, &lower_box_indexer},
    Meaning{RuleKind::FallingDiagonal, &lower_falling_diagonal},
    Meaning{RuleKind::RisingDiagonal, &lower_rising_diagonal},
    Meaning{RuleKind::NegativeWhite, &lower_negative_white},
    Meaning{RuleKind::NegativeBlack, &lower_negative_black},
    Meaning{RuleKind::NegativeSum, &lower_negative_sum},
};

const Meaning* meaning_of(RuleKind kind) {
  const auto* const found =
      std::find_if(kMeanings.begin(), kMeanings.end(), [&](const Meaning& each) { return each.kind == kind; });
  return found == kMeanings.end() ? nullptr : found;
}

}  // namespace

bool can_lower(RuleKind kind) { return meaning_of(kind) != nullptr; }

void lower(const Rule& rule, const RuleSet& rules, Lowering& lowering) {
  const Meaning* const meaning = meaning_of(rule.kind);
  NONET_EXPECTS_ALWAYS(meaning != nullptr);
  RuleInPuzzle in{rule, {}, rules};
  for (const Cell cell : rule.cells) in.cells.push_back(static_cast<CellIndex>(cell.index));
  meaning->lower(in, lowering);
}

}  // namespace nonet
