#include "tests/support/rules.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/grid/rule_table.h"

namespace nonet::test {

namespace {

// A walk over cells that touch at edges or corners, without a cell twice.
std::vector<Cell> random_walk(const Layout& layout, std::size_t length, Random& random) {
  std::vector<Cell> walk{
      Cell{static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(layout.cell_count())))}};
  while (walk.size() < length) {
    std::vector<Cell> next;
    for (std::uint16_t cell = 0; cell < layout.cell_count(); ++cell) {
      const int down = std::abs(layout.row(Cell{cell}) - layout.row(walk.back()));
      const int across = std::abs(layout.column(Cell{cell}) - layout.column(walk.back()));
      if (std::max(down, across) == 1 && std::find(walk.begin(), walk.end(), Cell{cell}) == walk.end())
        next.push_back(Cell{cell});
    }
    if (next.empty()) break;
    walk.push_back(next[random.below(static_cast<std::uint32_t>(next.size()))]);
  }
  return walk;
}

// A row or a column, from either end.
std::vector<Cell> random_full_line(const Layout& layout, Random& random) {
  const int line = static_cast<int>(random.below(static_cast<std::uint32_t>(layout.side())));
  const bool is_row = random.below(2) == 0;
  std::vector<Cell> cells;
  for (int place = 0; place < layout.side(); ++place)
    cells.push_back(is_row ? layout.cell(line, place) : layout.cell(place, line));
  if (random.below(2) == 0) std::reverse(cells.begin(), cells.end());
  return cells;
}

// Fewer than four cells where a place of the square has no cell.
std::vector<Cell> random_square(const Layout& layout, Random& random) {
  const int row = static_cast<int>(random.below(static_cast<std::uint32_t>(layout.rows() - 1)));
  const int column = static_cast<int>(random.below(static_cast<std::uint32_t>(layout.columns() - 1)));
  std::vector<Cell> cells;
  for (const auto& [down, right] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
    if (const auto cell = layout.cell_at(row + down, column + right)) cells.push_back(*cell);
  }
  return cells;
}

std::vector<Cell> random_cells(RuleShape shape, const Layout& layout, Random& random) {
  switch (shape) {
    case RuleShape::WholeGrid:
    case RuleShape::Parts: return {};
    case RuleShape::Pair:
    case RuleShape::Step: return random_walk(layout, 2, random);
    case RuleShape::Square: return random_square(layout, random);
    case RuleShape::FullLine:
    case RuleShape::DirectedLine: return random_full_line(layout, random);
    case RuleShape::Set:
    case RuleShape::Line:
    case RuleShape::Path:
    case RuleShape::TwoLists:
    case RuleShape::Lists: break;
  }
  std::vector<Cell> cells = random_walk(layout, 1 + random.below(5), random);
  // A path may return to a cell: in a loop, or crossing itself.
  if (shape == RuleShape::Path && random.below(3) == 0) {
    const Cell again = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
    if (again != cells.back()) cells.push_back(again);
  }
  return cells;
}

// Most entries lead to a state, and most states are accepted.
std::vector<std::uint16_t> random_automaton(int side, Random& random) {
  const std::uint32_t states = 1 + random.below(6);
  std::vector<std::uint16_t> table;
  for (std::uint32_t state = 0; state < states; ++state) {
    for (int digit = 0; digit < side; ++digit)
      table.push_back(static_cast<std::uint16_t>(random.below(4) == 0 ? 0 : 1 + random.below(states)));
    table.push_back(random.below(3) == 0 ? 0 : 1);
  }
  return table;
}

std::vector<std::uint16_t> random_lengths(std::size_t cells, Random& random) {
  const auto lists = static_cast<std::size_t>(2 + random.below(2));
  std::vector<std::uint16_t> lengths(lists, static_cast<std::uint16_t>(cells / lists));
  for (std::size_t left = cells % lists; left > 0; --left) ++lengths[random.below(static_cast<std::uint32_t>(lists))];
  return lengths;
}

std::vector<std::uint16_t> random_relation(int side, Random& random) {
  std::vector<std::uint16_t> sets;
  const std::uint32_t all = 1u << side;
  for (int digit = 0; digit < side; ++digit)
    sets.push_back(static_cast<std::uint16_t>(random.below(all) | random.below(all)));
  return sets;
}

// One to three rules that can be inside of doublers.
std::vector<Rule> random_counting_parts(const Layout& layout, int times, Random& random) {
  std::vector<Rule> parts;
  for (std::uint32_t count = 1 + random.below(3); parts.size() < count;) {
    const std::vector<RuleKind> kinds = rule_kinds(layout.digit_count());
    const RuleKind kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    if (!may_count_values(kind)) continue;
    Rule part = random_rule(kind, layout, random);
    // Values grow with what cells count.
    const bool has_lengths = rule_row(kind).shape == RuleShape::Lists;
    for (std::uint16_t& value : part.values) {
      if (!has_lengths && random.below(2) == 0) value = static_cast<std::uint16_t>(value * times);
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

// Two or three rules of any kinds.
std::vector<Rule> random_parts(const Layout& layout, Random& random) {
  const std::vector<RuleKind> kinds = rule_kinds(layout.digit_count());
  std::vector<Rule> parts;
  for (std::uint32_t count = 2 + random.below(2); parts.size() < count;) {
    const RuleKind any = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    const RuleKind kind = random.below(8) == 0 ? RuleKind::AllOf : any;
    if (rule_row(kind).needs_square() && !layout.is_square()) continue;
    parts.push_back(random_rule(kind, layout, random));
  }
  return parts;
}

}  // namespace

std::vector<RuleKind> rule_kinds(int side) {
  std::vector<RuleKind> kinds;
  for (const RuleRow& row : rule_table()) {
    if (!row.belongs_to_layout() && row.kind != RuleKind::AllOf && fits(row.sides, side)) kinds.push_back(row.kind);
  }
  return kinds;
}

Rule random_rule(RuleKind kind, const Layout& layout, Random& random) {
  const RuleRow& row = rule_row(kind);
  for (;;) {
    Rule rule{kind, {}, {}};
    if (row.shape == RuleShape::Parts) {
      if (kind == RuleKind::Doublers) {
        rule.values = {static_cast<std::uint16_t>(2 + random.below(2))};
        rule.parts = random_counting_parts(layout, rule.values.front(), random);
      } else {
        rule.parts = random_parts(layout, random);
      }
      if (!error_in_rule(rule, layout)) return canonical_rule(rule);
      continue;
    }
    rule.cells = random_cells(row.shape, layout, random);
    if (kind == RuleKind::Automaton) rule.values = random_automaton(layout.digit_count(), random);
    if (kind == RuleKind::Relation) rule.values = random_relation(layout.digit_count(), random);
    const bool has_table = row.values.row_length != nullptr;
    const auto values =
        has_table ? 0
                  : row.values.fewest + random.below(static_cast<std::uint32_t>(
                                            std::min<std::size_t>(row.values.most, 4) - row.values.fewest + 1));
    // Two lists or three, mostly of the same length.
    if (row.shape == RuleShape::Lists) rule.values = random_lengths(rule.cells.size(), random);
    for (std::size_t value = 0; value < values && row.shape != RuleShape::Lists; ++value) {
      const int greatest = row.values.greatest(layout.digit_count());
      const int most = row.shape == RuleShape::WholeGrid
                           ? greatest
                           : std::min(greatest, static_cast<int>(rule.cells.size() + 1) * layout.digit_count() / 2);
      if (most < row.values.least) break;
      const auto range = static_cast<std::uint32_t>(most - row.values.least + 1);
      rule.values.push_back(static_cast<std::uint16_t>(row.values.least + static_cast<int>(random.below(range))));
    }
    if (!error_in_rule(rule, layout)) return canonical_rule(rule);
  }
}

}  // namespace nonet::test
