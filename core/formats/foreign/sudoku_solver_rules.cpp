#include "core/formats/foreign/sudoku_solver_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

#include "core/formats/foreign/foreign_text.h"
#include "core/formats/foreign/sudoku_solver_automata.h"
#include "core/formats/foreign/sudoku_solver_contents.h"
#include "core/formats/foreign/sudoku_solver_extra_cells.h"
#include "core/formats/foreign/sudoku_solver_kinds.h"
#include "core/formats/foreign/sudoku_solver_lines.h"
#include "core/formats/foreign/sudoku_solver_region_sums.h"
#include "core/formats/foreign/sudoku_solver_sums.h"
#include "core/util/split.h"

namespace nonet {

namespace {

// Visits each two of the cells that share an edge, in the order of the list.
template <class Visit>
void for_each_pair(const std::vector<Cell>& cells, const Layout& layout, Visit&& visit) {
  for (std::size_t one = 0; one < cells.size() && one < static_cast<std::size_t>(layout.cell_count()); ++one) {
    for (std::size_t other = one + 1; other < cells.size() && other < static_cast<std::size_t>(layout.cell_count());
         ++other) {
      const int down = std::abs(layout.row(cells[one]) - layout.row(cells[other]));
      const int right = std::abs(layout.column(cells[one]) - layout.column(cells[other]));
      if (down + right == 1 || SolverExtraCells::are_neighbors(cells[one], cells[other], layout))
        visit(cells[one], cells[other]);
    }
  }
}

// A cell, and the digits that a part leaves it.
using Given = std::pair<Cell, DigitSet>;

// Adds the cells and digits of a part to a list. Returns false when one of them is none of the grid.
bool add_givens(const SolverPart& part, const ForeignPuzzle& puzzle, std::vector<Given>& givens) {
  for (const std::string_view argument : part.arguments) {
    const std::vector<std::string_view> words = split(argument, '_');
    const auto cell = foreign_cell(words.front(), puzzle.layout());
    if (!cell) return false;
    DigitSet digits;
    for (std::size_t word = 1; word < words.size(); ++word) {
      const auto written = foreign_number(words[word]);
      const auto digit = written ? puzzle.digit_of(*written) : std::nullopt;
      if (!digit) return false;
      digits.insert(*digit);
    }
    // A cell without digits says nothing.
    if (words.size() > 1) givens.emplace_back(*cell, digits);
  }
  return true;
}

bool is_given(const SolverPart& part) { return part.type.empty() || part.type == "Given"; }

bool read_givens(const SolverPart& part, ForeignPuzzle& puzzle) {
  std::vector<Given> givens;
  const bool is_read = add_givens(part, puzzle, givens);
  for (const auto& [cell, digits] : givens) {
    if (digits.size() == 1) {
      puzzle.give(cell, digits.first());
    } else {
      puzzle.restrict(cell, digits);
    }
  }
  return is_read;
}

// A value, then cells. For Interactive-Sudoku-Solver the sum of one cell is its digit.
bool read_valued_cells(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  const std::span<const std::string_view> names = part.arguments;
  if (row.type == "Sum" && !names.empty() && names[0].find('_') != names[0].npos)
    return read_weighted_sum(part, puzzle);
  const auto value = names.empty() ? std::nullopt : foreign_number(names[0]);
  const bool may_be_missing = row.form == SolverForm::UsualValue;
  if (names.empty() || (!value && !may_be_missing)) return false;
  auto cells = foreign_cells(names.subspan(value ? 1 : 0), puzzle.layout());
  if (!cells) return false;
  if (row.type == "Sum" && has_cell_twice(*cells)) return read_weighted_sum(part, puzzle);
  const int number = value.value_or(row.values[0]);
  if (row.form == SolverForm::Pill) return puzzle.add_pill(part.type, std::move(*cells), number), true;
  if (cells->size() == 1 && row.kind == RuleKind::LittleKiller) return puzzle.give(cells->front(), number), true;
  return puzzle.add(part.type, row.kind, std::move(*cells), {number}), true;
}

bool read_sum(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  const std::span<const std::string_view> names = part.arguments;
  const auto sum = names.empty() ? std::nullopt : foreign_number(names[0]);
  if (names.empty() || (!sum && !names[0].empty())) return false;
  auto cells = foreign_cells(names.subspan(1), puzzle.layout());
  if (!cells) return false;
  const int number = sum.value_or(0);
  puzzle.add(part.type, row.kind, std::move(*cells), number == 0 ? std::vector<int>{} : std::vector{number});
  return true;
}

bool read_plain_cells(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  const std::span<const std::string_view> names = part.arguments;
  auto cells = foreign_cells(names.subspan(row.argument.empty() ? 0 : 1), puzzle.layout());
  if (!cells) return false;
  if (row.kind == RuleKind::RegionSumLine) return add_region_sums(part, *std::move(cells), puzzle), true;
  return puzzle.add(part.type, row.kind, *std::move(cells)), true;
}

// In Steps a cell has a larger digit than each later cell that is its neighbour. Extra cells that are neighbours there
// are none in the layout.
bool read_pairs(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto cells = foreign_cells(part.arguments, puzzle.layout());
  if (!cells) return false;
  // Which digit is the double of another is not the same for the numbers of digits from 0 on.
  const bool is_relation = row.kind == RuleKind::BlackDot && puzzle.counts_from_zero();
  const int digits = puzzle.layout().digit_count();
  std::vector<std::uint16_t> doubles(static_cast<std::size_t>(digits));
  for (int one = 0; is_relation && one < digits * digits; ++one) {
    const int digit = one / digits;
    const int other = one % digits;
    if (digit == 2 * other || other == 2 * digit)
      doubles[static_cast<std::size_t>(digit)] |= static_cast<std::uint16_t>(1u << other);
  }
  for_each_pair(*cells, puzzle.layout(), [&](Cell one, Cell other) {
    if (is_relation) return puzzle.add(part.type, RuleKind::Relation, {one, other}, doubles);
    if (row.form == SolverForm::Steps) std::swap(one, other);
    const bool is_thermometer =
        row.kind == RuleKind::Inequality && SolverExtraCells::are_neighbors(one, other, puzzle.layout());
    puzzle.add(part.type, is_thermometer ? RuleKind::Thermometer : row.kind, {one, other}, values_of(row));
  });
  return true;
}

bool read_clue(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto value = part.arguments.size() == 2 ? foreign_number(part.arguments[0]) : std::nullopt;
  auto cells = value ? line_named(part.arguments[1], puzzle.layout()) : std::nullopt;
  if (!cells) return false;
  return puzzle.add(part.type, row.kind, std::move(*cells), {*value}), true;
}

bool read_two_clues(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  return for_each_clue(part, puzzle.layout(), [&](const std::vector<Cell>& cells, int value) {
    puzzle.add(part.type, row.kind, cells, {value});
    return true;
  });
}

// The diagonal that begins at a cell of the edge, turning clockwise from side to side.
bool read_diagonal(const SolverKind& kind, const SolverPart& part, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto value = part.arguments.size() == 2 ? foreign_number(part.arguments[0]) : std::nullopt;
  const auto first = value ? foreign_cell(part.arguments[1], layout) : std::nullopt;
  if (!first) return false;
  const int last_row = layout.grid(0).rows - 1;
  const int last_column = layout.grid(0).columns - 1;
  int row = layout.row(*first);
  int column = layout.column(*first);
  if (row > last_row || column > last_column) return false;
  if (row > 0 && row < last_row && column > 0 && column < last_column) return false;
  const bool rises = (column == last_column && row > 0) || (row == last_row && column > 0);
  const bool goes_left = (row == 0 && column > 0) || (column == last_column && row > 0 && row < last_row);
  std::vector<Cell> cells;
  for (std::optional<Cell> cell = first; cell; cell = layout.cell_at(row, column)) {
    cells.push_back(*cell);
    row += rises ? -1 : 1;
    column += goes_left ? -1 : 1;
  }
  return puzzle.add(part.type, kind.kind, std::move(cells), {*value}), true;
}

bool read_square(const SolverKind& kind, const SolverPart& part, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto first = part.arguments.empty() ? std::nullopt : foreign_cell(part.arguments[0], layout);
  const GridSpec& grid = layout.grid(0);
  if (!first || layout.row(*first) + 1 >= grid.rows || layout.column(*first) + 1 >= grid.columns) return false;
  std::vector<int> digits;
  for (std::size_t place = 1; place < part.arguments.size(); ++place) {
    const auto digit = foreign_number(part.arguments[place]);
    if (!digit) return false;
    digits.push_back(*digit);
  }
  const int row = layout.row(*first);
  const int column = layout.column(*first);
  puzzle.add(part.type, kind.kind,
             {*first, layout.cell(row, column + 1), layout.cell(row + 1, column), layout.cell(row + 1, column + 1)},
             digits);
  return true;
}

bool read_row(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  switch (row.form) {
    case SolverForm::Cells: return read_plain_cells(row, part, puzzle);
    case SolverForm::Value:
    case SolverForm::UsualValue:
    case SolverForm::Pill: return read_valued_cells(row, part, puzzle);
    case SolverForm::Sum: return read_sum(row, part, puzzle);
    case SolverForm::Parts: return read_sum_line(part, puzzle);
    case SolverForm::Segments: return read_equal_sums(part, puzzle);
    case SolverForm::Sets: return read_same_values(part, puzzle);
    case SolverForm::Digits: return read_contents(row, part, puzzle);
    case SolverForm::Group: return read_connected(row, part, puzzle);
    case SolverForm::Pairs:
    case SolverForm::Steps: return read_pairs(row, part, puzzle);
    case SolverForm::Clue: return read_clue(row, part, puzzle);
    case SolverForm::TwoClues: return read_two_clues(row, part, puzzle);
    case SolverForm::Diagonal: return read_diagonal(row, part, puzzle);
    case SolverForm::Square: return read_square(row, part, puzzle);
    case SolverForm::Relation: return read_relation(part, puzzle);
    case SolverForm::Grid: return puzzle.add(part.type, row.kind, {}, values_of(row)), true;
    case SolverForm::Layout: return row.argument.empty() ? puzzle.layout().rules().contains(row.kind) : true;
  }
  return false;
}

}  // namespace

bool names_kind(const SolverPart& part, const SolverKind& row) {
  if (row.type != part.type) return false;
  return row.argument.empty() || (!part.arguments.empty() && part.arguments[0] == row.argument);
}

namespace {

// A choice between lists of givens is an automaton, which draws more conclusions. Returns false when the group has
// other parts, or is too large for an automaton.
bool read_choice_of_givens(std::span<const SolverPart> parts, ForeignPuzzle& puzzle) {
  std::vector<std::vector<Given>> alternatives;
  bool is_in_group = false;
  for (const SolverPart& part : parts) {
    if (part.type == "End") {
      is_in_group = false;
      continue;
    }
    if (!is_in_group) alternatives.emplace_back();
    if (part.type == "And" && !is_in_group) {
      is_in_group = true;
    } else if (!is_given(part) || !add_givens(part, puzzle, alternatives.back())) {
      return false;
    }
  }
  std::vector<Cell> cells;
  for (const auto& givens : alternatives) {
    for (const Given& given : givens) {
      if (std::find(cells.begin(), cells.end(), given.first) == cells.end()) cells.push_back(given.first);
    }
  }
  const DigitSet all = DigitSet::full(puzzle.layout().digit_count());
  std::vector<std::vector<DigitSet>> choices;
  for (const auto& givens : alternatives) {
    choices.emplace_back(cells.size(), all);
    for (const auto& [cell, digits] : givens) {
      DigitSet& set =
          choices.back()[static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) - cells.begin())];
      set = set & digits;
    }
  }
  const auto automaton = choice_automaton(puzzle.layout().digit_count(), choices);
  if (cells.empty() || !automaton) return false;
  puzzle.add("Or", RuleKind::Automaton, std::move(cells), automaton->table());
  return true;
}

bool is_group(const SolverPart& part) { return part.type == "Or" || part.type == "And" || part.type == "Replicate"; }

// Returns the first item of a list, and removes it: a part, or a group with its end.
std::span<const SolverPart> take_item(std::span<const SolverPart>& parts) {
  std::size_t depth = 0;
  std::size_t length = 0;
  do {
    if (is_group(parts[length])) ++depth;
    if (parts[length].type == "End") --depth;
    ++length;
  } while (depth > 0 && length < parts.size());
  const std::span<const SolverPart> item = parts.first(length);
  parts = parts.subspan(length);
  return item;
}

bool is_about_layout(const SolverPart& part) {
  constexpr std::array<std::string_view, 5> kTypes{"Shape", "Jigsaw", "NoBoxes", "RegionSize", "RegionSameValues"};
  const auto is_row = [&](const SolverKind& row) { return names_kind(part, row) && row.form == SolverForm::Layout; };
  return std::find(kTypes.begin(), kTypes.end(), part.type) != kTypes.end() ||
         std::any_of(solver_kinds().begin(), solver_kinds().end(), is_row);
}

// Adds all items of a list.
bool read_items(std::span<const SolverPart> parts, ForeignPuzzle& puzzle) {
  while (!parts.empty()) {
    const std::span<const SolverPart> item = take_item(parts);
    // What is about the layout is no alternative, and has no other place.
    if (!is_group(item[0]) && is_about_layout(item[0])) return false;
    if (!(is_group(item[0]) ? read_solver_group(item, puzzle) : read_solver_part(item[0], puzzle))) return false;
  }
  return true;
}

bool read_choice_of_rules(std::span<const SolverPart> parts, ForeignPuzzle& puzzle) {
  std::vector<Rule> alternatives;
  std::span<const SolverPart> impossible;
  while (!parts.empty()) {
    const std::span<const SolverPart> item = take_item(parts);
    auto [rule, is_impossible] = puzzle.alternative_of([&](ForeignPuzzle& apart) { return read_items(item, apart); });
    if (is_impossible) {
      impossible = item;
      continue;
    }
    if (!rule) return false;
    alternatives.push_back(std::move(*rule));
  }
  if (alternatives.empty()) {
    // Without any other, the impossible alternative is what the puzzle is refused for.
    puzzle.one_rule_of([&](ForeignPuzzle& apart) { return read_items(impossible, apart); });
    return false;
  }
  puzzle.add_any_of("Or", std::move(alternatives));
  return true;
}

// The key has a bit for each cell of the grid from the origin on, six in a symbol, the lowest first. The parts are true
// in each place where the origin is moved to one of the cells of the key. The origin is r1c1 unless it is named.
bool read_copies(const SolverPart& group, std::span<const SolverPart> parts, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  if (group.arguments.empty() || group.arguments.size() > 2) return false;
  const auto origin = group.arguments.size() == 1 ? layout.cell(0, 0) : foreign_cell(group.arguments[1], layout);
  const auto rule = puzzle.one_rule_of([&](ForeignPuzzle& apart) { return read_items(parts, apart); });
  if (!rule || !origin) return false;
  const auto places = numbers_of_base64(group.arguments[0]);
  if (!places) return false;
  std::size_t index = origin->index;
  for (const std::uint8_t bits : *places) {
    for (std::uint32_t bit = 0; bit < 6; ++bit, ++index) {
      if ((bits >> bit & 1) == 0) continue;
      if (index >= static_cast<std::size_t>(layout.cell_count())) return false;
      const Cell place{static_cast<std::uint16_t>(index)};
      const int down = layout.row(place) - layout.row(*origin);
      if (!puzzle.add_moved("Replicate", *rule, down, layout.column(place) - layout.column(*origin))) return false;
    }
  }
  return true;
}

}  // namespace

bool read_solver_group(std::span<const SolverPart> group, ForeignPuzzle& puzzle) {
  const std::span<const SolverPart> parts = group.subspan(1, group.size() - 2);
  if (group[0].type == "Or") return read_choice_of_givens(parts, puzzle) || read_choice_of_rules(parts, puzzle);
  return group[0].type == "And" ? read_items(parts, puzzle) : read_copies(group[0], parts, puzzle);
}

bool read_solver_part(const SolverPart& part, ForeignPuzzle& puzzle) {
  if (is_given(part)) return read_givens(part, puzzle);
  bool is_known = false;
  for (const SolverKind& row : solver_kinds()) {
    if (!names_kind(part, row)) continue;
    is_known = true;
    if (!read_row(row, part, puzzle)) return false;
  }
  if (is_known) return true;
  if (is_line_of_automaton(part.type)) return read_line_of_automaton(part, puzzle);
  if (part.type == "ValueIndexing") return read_value_indexing(part, puzzle);
  constexpr std::array<std::string_view, 6> kReadBefore{"Shape",      "Jigsaw", "NoBoxes",
                                                        "RegionSize", "And",    "SearchPriority"};
  if (part.type == "RegionSameValues") return read_same_regions(part, puzzle);
  return std::find(kReadBefore.begin(), kReadBefore.end(), part.type) != kReadBefore.end();
}

}  // namespace nonet
