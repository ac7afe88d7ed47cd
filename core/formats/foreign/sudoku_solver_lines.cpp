#include "core/formats/foreign/sudoku_solver_lines.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "core/formats/foreign/sudoku_solver_automata.h"
#include "core/util/sort.h"
#include "core/util/split.h"

namespace nonet {

namespace {

// Stands for a break between two segments of a group.
constexpr Cell kBreak{UINT16_MAX};

// Visits each group of cells: empty arguments separate groups, and `_` begins the name of the groups after it. Returns
// false when an argument is no cell, or when `visit` returns false.
template <class Visit>
bool for_each_group(std::span<const std::string_view> arguments, const Layout& layout, Visit&& visit,
                    bool may_have_breaks = false) {
  std::vector<Cell> cells;
  const auto end_group = [&] {
    if (cells.empty()) return true;
    return visit(std::exchange(cells, {}));
  };
  for (const std::string_view argument : arguments) {
    if (argument.empty() || argument.front() == '_') {
      if (!end_group()) return false;
      continue;
    }
    const bool is_break = may_have_breaks && argument == kNextSegment;
    const auto cell = is_break ? kBreak : foreign_cell(argument, layout);
    if (!cell) return false;
    cells.push_back(*cell);
  }
  return end_group();
}

// A state machine may read segments: a break between two of them is a further symbol after the digits. The automaton of
// the line is made for the places of the breaks, and of cells that are listed twice in succession.
bool read_automaton(const SolverPart& part, ForeignPuzzle& puzzle) {
  if (part.arguments.empty()) return false;
  const int digits = puzzle.layout().digit_count();
  const auto lines = std::span(part.arguments).subspan(1);
  const bool has_breaks = part.type == "NFA" && std::find(lines.begin(), lines.end(), kNextSegment) != lines.end();
  const std::string_view packed = part.arguments[0];
  const auto automaton = part.type == "NFA" ? automaton_of_text(packed, digits + (has_breaks ? 1 : 0))
                                            : automaton_of_regex(packed, digits);
  if (!automaton) return false;
  const auto add = [&](const std::vector<Cell>& line) {
    std::vector<Cell> cells;
    std::vector<std::string> texts;
    for (const Cell cell : line) {
      if (cell == kBreak) {
        if (texts.empty()) return false;
        texts.back() += 'b';
      } else {
        if (cells.empty() || cells.back() != cell) {
          cells.push_back(cell);
          texts.emplace_back();
        }
        texts.back() += kDigitOfCell;
      }
    }
    if (!has_breaks && cells.size() == line.size()) return add_automaton(part, cells, automaton, puzzle);
    std::string key(packed);
    for (const std::string& text : texts) key += '~' + text;
    const auto along = automaton_for(part, key, puzzle, [&] { return automaton_along(*automaton, digits, texts); });
    return add_automaton(part, cells, along, puzzle);
  };
  return for_each_group(lines, puzzle.layout(), add, has_breaks);
}

// The sandwich of any different cells.
bool read_lunchbox(const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto sum = part.arguments.empty() ? std::nullopt : foreign_number(part.arguments[0]);
  auto cells = sum ? foreign_cells(std::span(part.arguments).subspan(1), puzzle.layout()) : std::nullopt;
  if (!cells || cells->size() < 2 || static_cast<int>(cells->size()) > puzzle.layout().digit_count()) return false;
  const auto automaton = automaton_for(part, part.arguments[0], puzzle,
                                       [&] { return lunchbox_automaton(puzzle.layout().digit_count(), *sum); });
  if (!add_automaton(part, *cells, automaton, puzzle)) return false;
  return puzzle.add(part.type, RuleKind::Cage, std::move(*cells)), true;
}

// Each 2×2 square has digits of three groups.
bool read_groups(const SolverPart& part, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  constexpr int kDigits = 9;
  if (layout.digit_count() != kDigits) return false;
  std::vector<int> groups;
  for (int digit = 0; digit < kDigits; ++digit) groups.push_back(part.type == "GlobalMod" ? digit % 3 : digit / 3);
  const auto automaton = automaton_for(part, {}, puzzle, [&] { return group_automaton(groups); });
  for (int row = 0; row + 1 < layout.grid(0).rows; ++row) {
    for (int column = 0; column + 1 < layout.grid(0).columns; ++column) {
      add_automaton(part,
                    {layout.cell(row, column), layout.cell(row, column + 1), layout.cell(row + 1, column),
                     layout.cell(row + 1, column + 1)},
                    automaton, puzzle);
    }
  }
  return true;
}

// `Modular~3` is a kind of rules of its own.
bool read_modular(const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto modulus = part.arguments.empty() ? std::nullopt : foreign_number(part.arguments[0]);
  auto cells = modulus ? foreign_cells(std::span(part.arguments).subspan(1), puzzle.layout()) : std::nullopt;
  if (!cells) return false;
  const int digits = puzzle.layout().digit_count();
  if (*modulus >= 2 && (*modulus == 2 || cells->size() == 2)) {
    // Neighbours have different remainders, and there is nothing to repeat.
    std::vector<std::uint16_t> sets(static_cast<std::size_t>(digits));
    for (int one = 0; one < digits * digits; ++one) {
      if ((one / digits - one % digits) % *modulus != 0)
        sets[static_cast<std::size_t>(one / digits)] |= static_cast<std::uint16_t>(1u << (one % digits));
    }
    return puzzle.add(part.type, RuleKind::Relation, std::move(*cells), std::move(sets)), true;
  }
  const auto automaton =
      automaton_for(part, part.arguments[0], puzzle, [&] { return remainder_automaton(digits, *modulus); });
  return add_automaton(part, std::move(*cells), automaton, puzzle);
}

bool read_hidden_skyscrapers(const SolverPart& part, ForeignPuzzle& puzzle) {
  return for_each_clue(part, puzzle.layout(), [&](const std::vector<Cell>& cells, int value) {
    const auto automaton = automaton_for(part, std::to_string(value), puzzle, [&] {
      return hidden_skyscraper_automaton(puzzle.layout().digit_count(), value);
    });
    return add_automaton(part, cells, automaton, puzzle);
  });
}

}  // namespace

bool add_automaton(const SolverPart& part, std::vector<Cell> cells, const std::optional<DigitAutomaton>& automaton,
                   ForeignPuzzle& puzzle) {
  if (!automaton || cells.empty()) return false;
  if (cells.size() > 1) {
    puzzle.add(part.type, RuleKind::Automaton, std::move(cells), automaton->table());
    return true;
  }
  DigitSet accepted;
  for (int digit = 1; digit <= automaton->digit_count(); ++digit) {
    const std::uint16_t state = automaton->next(1, digit);
    if (state != 0 && automaton->accepts(state))
      accepted = accepted | DigitSet(Digit{static_cast<std::uint8_t>(digit)});
  }
  return puzzle.restrict(cells.front(), accepted), true;
}

bool has_cell_twice(std::vector<Cell> cells) {
  shell_sort(cells);
  return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

bool read_relation(const SolverPart& part, ForeignPuzzle& puzzle) {
  if (part.arguments.empty()) return false;
  const int digits = puzzle.layout().digit_count();
  const auto sets = relation_of_key(part.arguments[0], digits, part.type.starts_with("Binary"));
  if (!sets) return false;
  const bool is_of_all = part.type.ends_with('X');
  for (int one = 0; is_of_all && one < digits * digits; ++one) {
    const bool there = ((*sets)[static_cast<std::size_t>(one / digits)] >> (one % digits) & 1u) != 0;
    const bool back = ((*sets)[static_cast<std::size_t>(one % digits)] >> (one / digits) & 1u) != 0;
    if (there != back) return false;
  }
  DigitSet beside_themselves;
  for (int digit = 1; digit <= digits; ++digit) {
    if (((*sets)[static_cast<std::size_t>(digit - 1)] >> (digit - 1) & 1u) != 0)
      beside_themselves.insert(Digit{static_cast<std::uint8_t>(digit)});
  }
  return for_each_group(std::span(part.arguments).subspan(1), puzzle.layout(), [&](const std::vector<Cell>& cells) {
    const bool stays = std::adjacent_find(cells.begin(), cells.end()) != cells.end();
    if (!is_of_all && !stays && cells.size() > 1) return puzzle.add(part.type, RuleKind::Relation, cells, *sets), true;
    for (std::size_t first = 0; first + 1 < cells.size(); ++first) {
      const std::size_t end = is_of_all ? cells.size() : first + 2;
      for (std::size_t second = first + 1; second < end; ++second) {
        if (cells[first] == cells[second]) {
          puzzle.restrict(cells[first], beside_themselves);
        } else {
          puzzle.add(part.type, RuleKind::Relation, {cells[first], cells[second]}, *sets);
        }
      }
    }
    return true;
  });
}

namespace {

struct AutomatonType {
  std::string_view name;
  bool (*read)(const SolverPart& part, ForeignPuzzle& puzzle);
  /// True when the type says the same of digits from 0 on as of the same digits plus 1.
  bool compares_digits_alone = true;
};

constexpr std::array kAutomatonTypes{AutomatonType{"NFA", &read_automaton},
                                     AutomatonType{"Regex", &read_automaton, false},
                                     AutomatonType{"PairX", &read_relation},
                                     AutomatonType{"Binary", &read_relation},
                                     AutomatonType{"BinaryX", &read_relation},
                                     AutomatonType{"Lunchbox", &read_lunchbox, false},
                                     AutomatonType{"GlobalEntropy", &read_groups, false},
                                     AutomatonType{"GlobalMod", &read_groups},
                                     AutomatonType{"Modular", &read_modular},
                                     AutomatonType{"HiddenSkyscraper", &read_hidden_skyscrapers, false}};

const AutomatonType* automaton_type(std::string_view name) {
  const auto found = std::find_if(kAutomatonTypes.begin(), kAutomatonTypes.end(),
                                  [&](const AutomatonType& it) { return it.name == name; });
  return found == kAutomatonTypes.end() ? nullptr : &*found;
}

}  // namespace

bool read_sum_line(const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto sum = part.arguments.empty() ? std::nullopt : foreign_number(part.arguments[0]);
  const bool is_closed = part.arguments.size() > 1 && part.arguments.back() == "LOOP";
  const std::span<const std::string_view> names(part.arguments);
  auto cells =
      sum ? foreign_cells(names.subspan(1, names.size() - (is_closed ? 2 : 1)), puzzle.layout()) : std::nullopt;
  if (!cells || cells->empty() || puzzle.counts_from_zero()) return false;
  if (!is_closed && cells->size() > 1 && !has_cell_twice(*cells))
    return puzzle.add(part.type, RuleKind::SumLine, std::move(*cells), {*sum}), true;
  const std::string key = std::to_string(*sum) + (is_closed ? "o" : "");
  const auto automaton = automaton_for(
      part, key, puzzle, [&] { return sum_line_automaton(puzzle.layout().digit_count(), *sum, is_closed); });
  return add_automaton(part, std::move(*cells), automaton, puzzle);
}

bool read_value_indexing(const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto cells = foreign_cells(part.arguments, puzzle.layout());
  constexpr std::size_t kFirstOfLine = 2;
  if (!cells || cells->size() <= kFirstOfLine) return false;
  std::vector<Rule> alternatives;
  for (std::size_t place = kFirstOfLine; place < cells->size(); ++place) {
    const std::optional<Digit> number = puzzle.digit_of(static_cast<int>(place - kFirstOfLine) + 1);
    if (!number) break;
    Rule rule{RuleKind::Cage, {(*cells)[1]}, {number->value}};
    const Cell value = cells->front();
    const Cell indexed = (*cells)[place];
    if (value != indexed)
      rule = {RuleKind::AllOf, {}, {}, {std::move(rule), {RuleKind::Palindrome, {value, indexed}, {}}}};
    alternatives.push_back(canonical_rule(std::move(rule)));
  }
  puzzle.add_any_of(part.type, std::move(alternatives));
  return true;
}

bool is_line_of_automaton(std::string_view type) { return automaton_type(type) != nullptr; }

bool read_line_of_automaton(const SolverPart& part, ForeignPuzzle& puzzle) {
  const AutomatonType* const type = automaton_type(part.type);
  return type != nullptr && (type->compares_digits_alone || !puzzle.counts_from_zero()) && type->read(part, puzzle);
}

std::optional<std::vector<Cell>> line_named(std::string_view name, const Layout& layout) {
  const auto number = name.empty() ? std::nullopt : foreign_number(name.substr(1));
  if (!number || (name[0] != 'R' && name[0] != 'C')) return std::nullopt;
  const bool is_row = name[0] == 'R';
  const GridSpec& grid = layout.grid(0);
  if (*number < 1 || *number > (is_row ? grid.rows : grid.columns)) return std::nullopt;
  std::vector<Cell> cells = full_line(layout, is_row, *number - 1);
  // Extra cells are below.
  cells.resize(std::min(cells.size(), static_cast<std::size_t>(is_row ? grid.columns : grid.rows)));
  return cells;
}

}  // namespace nonet
