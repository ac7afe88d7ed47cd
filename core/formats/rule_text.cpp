#include "core/formats/rule_text.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "core/formats/cell_names.h"
#include "core/formats/symbols.h"
#include "core/grid/rule_table.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

constexpr std::string_view kSpaces = " \t\r";
// How much of a wrong word an error repeats.
constexpr std::size_t kMaxShown = 60;

bool is_decimal(char symbol) { return symbol >= '0' && symbol <= '9'; }

// Reads a number from the front of a text, and removes it. Returns none when there is none, or when it is too large for
// a value of a rule.
std::optional<int> take_number(std::string_view& text) {
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

bool take_letter(std::string_view& text, char lower, char upper) {
  if (text.empty() || (text.front() != lower && text.front() != upper)) return false;
  text.remove_prefix(1);
  return true;
}

std::optional<Cell> cell_named(std::string_view name, const Layout& layout) {
  if (!take_letter(name, 'r', 'R')) return std::nullopt;
  const std::optional<int> row = take_number(name);
  if (!row || !take_letter(name, 'c', 'C')) return std::nullopt;
  const std::optional<int> column = take_number(name);
  if (!column || !name.empty()) return std::nullopt;
  return layout.cell_at(*row - 1, *column - 1);
}

// The word between the rules inside a rule.
std::string_view joint_of(RuleKind kind) { return kind == RuleKind::AnyOf ? "or" : "and"; }

int sign_of(int number) { return (number > 0) - (number < 0); }

// Returns the place of the first of `signs` from a place on that is outside of brackets and patterns, or of the end.
std::size_t find_outside(std::string_view line, std::string_view signs, std::size_t from) {
  int depth = 0;
  bool in_pattern = false;
  for (std::size_t at = from; at < line.size(); ++at) {
    const bool begins_word = at == 0 || kSpaces.find(line[at - 1]) != kSpaces.npos;
    in_pattern =
        in_pattern ? kSpaces.find(line[at]) == kSpaces.npos && line[at] != ';' : begins_word && line[at] == '/';
    if (in_pattern) continue;
    if (depth == 0 && signs.find(line[at]) != signs.npos) return at;
    if (line[at] == '(') ++depth;
    if (line[at] == ')') --depth;
  }
  return line.size();
}

// Reads one rule after the other from a line.
class RuleLineReader {
 public:
  // `depth` is how deep the rules of the line can be. A cell counts up to `times` its digit. The rules are inside a
  // rule of the kind `outer`, if any.
  RuleLineReader(std::string_view line, std::uint32_t number, std::size_t offset, const Layout& layout,
                 PatternWork& work, int depth = kMaxRuleDepth, int times = 1, std::optional<RuleKind> outer = {})
      : line_(line.substr(0, line.find('#', offset))),
        number_(number),
        at_(offset),
        layout_(layout),
        work_(work),
        depth_(depth),
        times_(times),
        outer_(outer) {}

  std::optional<ParseError> read(RuleSet& rules) {
    while (at_ < line_.size()) {
      end_ = find_outside(line_, ";", at_);
      const std::string_view id = next_word();
      if (!id.empty()) {
        Rule rule;
        if (const auto error = read_rule(id, rule)) return error;
        // What is inside of all-of was asked when it was read.
        if (outer_ && rule.kind != RuleKind::AllOf && !can_be_inside(rule, *outer_)) {
          const bool is_doublers = rule.kind == RuleKind::Doublers;
          return error_of(is_doublers ? ParseErrorCode::DoublersInside : ParseErrorCode::NotInsideDoublers, id,
                          rule_row(rule.kind));
        }
        rules.insert(std::move(rule));
        if (rules.size_with_parts() > kMaxRules)
          return error_at(ParseErrorCode::TooManyRules, id, static_cast<int>(kMaxRules));
      }
      at_ = std::min(end_ + 1, line_.size());
    }
    return std::nullopt;
  }

 private:
  // Returns the next word of the rule, a part of the line. Empty at the end of the rule.
  std::string_view next_word() {
    const std::string_view rest = line_.substr(0, end_);
    const std::size_t start = std::min(rest.find_first_not_of(kSpaces, at_), end_);
    at_ = std::min(rest.find_first_of(kSpaces, start), end_);
    return rest.substr(start, at_ - start);
  }

  Position position_of(std::string_view word, std::size_t place = 0) const {
    return position_in(line_, number_, static_cast<std::size_t>(word.data() - line_.data()) + place);
  }

  ParseError error_at(ParseErrorCode code, std::string_view word, int expected = 0, int found = 0) const {
    return {code, position_of(word), expected, found, std::string(beginning_of(word, kMaxShown))};
  }

  // The error of a rule as a whole, at the word that begins what is wrong. Its symbol is the id of the kind.
  ParseError error_of(ParseErrorCode code, std::string_view word, const RuleRow& row, int expected = 0,
                      int found = 0) const {
    ParseError error = error_at(code, word, expected, found);
    error.symbol = std::string(row.id);
    return error;
  }

  std::optional<ParseError> read_rule(std::string_view id, Rule& rule) {
    // A bracket may follow without a space.
    if (const std::size_t bracket = id.find('('); bracket != id.npos && bracket > 0) {
      at_ -= id.size() - bracket;
      id = id.substr(0, bracket);
    }
    const auto kind = rule_kind_named(id);
    if (!kind) return error_at(ParseErrorCode::UnknownRule, id);
    const RuleRow& row = rule_row(*kind);
    if (row.belongs_to_layout()) return error_at(ParseErrorCode::RuleOfLayout, id);
    rule.kind = *kind;
    if (row.shape == RuleShape::Parts) return read_parts(id, row, rule);
    std::string_view word = next_word();
    std::string_view values = id;
    std::string_view cells = id;
    if (word.starts_with('/')) {
      values = word;
      if (auto error = read_pattern(word, row, rule)) return error;
      word = next_word();
    } else if (!word.empty() && is_decimal(word.front())) {
      values = word;
      if (auto error = read_values(word, row, rule)) return error;
      word = next_word();
    }
    seen_.assign(static_cast<std::size_t>(layout_.cell_count()), false);
    for (bool first = true; !word.empty(); word = next_word(), first = false) {
      if (first) cells = word;
      if (auto error = read_cells(word, rule)) return error;
    }
    return error_in(rule, row, values, cells);
  }

  std::optional<ParseError> read_parts(std::string_view id, const RuleRow& row, Rule& rule) {
    std::string_view values = id;
    if (row.values.greatest != nullptr) {
      const std::size_t before = at_;
      const std::string_view word = next_word();
      at_ = before;
      if (!word.empty() && is_decimal(word.front())) {
        // A bracket may follow without a space.
        values = word.substr(0, word.find('('));
        at_ = static_cast<std::size_t>(values.data() - line_.data()) + values.size();
        if (auto error = read_values(values, row, rule)) return error;
      }
    }
    const int times = rule.values.empty() ? times_ : rule.values.front();
    for (;;) {
      at_ = std::min(line_.find_first_not_of(kSpaces, at_), end_);
      if (at_ >= end_) break;
      const std::string_view rest = line_.substr(at_, end_ - at_);
      const std::size_t close = find_outside(line_.substr(0, end_), ")", at_ + 1);
      if (rest.front() != '(' || close == end_ || depth_ == 1) {
        const std::string_view word = next_word();
        const bool joins = depth_ > 1 && !rule.parts.empty() && word == joint_of(row.kind);
        if (!joins) return error_of(ParseErrorCode::WrongRuleParts, word, row);
        continue;
      }
      RuleSet inside;
      RuleLineReader reader(line_.substr(0, close), number_, at_ + 1, layout_, work_, depth_ - 1, times,
                            row.kind == RuleKind::AllOf && outer_ ? *outer_ : row.kind);
      if (auto error = reader.read(inside)) return error;
      if (inside.empty()) return error_of(ParseErrorCode::WrongRuleParts, rest.substr(0, 1), row);
      Rule part = *inside.begin();
      if (inside.size() > 1) part = {RuleKind::AllOf, {}, {}, {inside.begin(), inside.end()}};
      rule.parts.push_back(canonical_rule(std::move(part)));
      at_ = close + 1;
    }
    rule = canonical_rule(std::move(rule));
    return error_in(rule, row, values, id);
  }

  std::optional<ParseError> read_values(std::string_view word, const RuleRow& row, Rule& rule) const {
    for (;;) {
      const std::string_view value = word.substr(0, word.find(','));
      std::string_view rest = value;
      const std::optional<int> number = take_number(rest);
      const bool is_number = number && rest.empty();
      if (row.values.greatest == nullptr) return error_of(ParseErrorCode::WrongRuleValues, word, row, 0, 1);
      const int greatest = greatest_value(row, layout_.digit_count(), times_);
      if (!is_number || *number < row.values.least || *number > greatest)
        return error_at(ParseErrorCode::BadRuleValue, value, greatest, row.values.least);
      rule.values.push_back(static_cast<std::uint16_t>(*number));
      if (value.size() == word.size()) return std::nullopt;
      word.remove_prefix(value.size() + 1);
    }
  }

  // Reads a regular expression between slashes, for a table of an automaton.
  std::optional<ParseError> read_pattern(std::string_view word, const RuleRow& row, Rule& rule) const {
    if (row.kind != RuleKind::Automaton) return error_of(ParseErrorCode::WrongRuleValues, word, row, 0, 1);
    const bool is_whole = word.size() > 1 && word.ends_with('/');
    const std::string_view pattern = word.substr(1, word.size() - (is_whole ? 2 : 1));
    if (!is_whole || layout_.digit_count() > kMaxSymbol) return error_at(ParseErrorCode::BadRulePattern, word);
    auto automaton = automaton_of_pattern(pattern, layout_.digit_count(), work_);
    if (!automaton) {
      ParseError error = error_at(ParseErrorCode::BadRulePattern, pattern);
      error.position = position_of(pattern, automaton.error().position);
      return error;
    }
    rule.values = automaton.value().table();
    return std::nullopt;
  }

  // Reads a cell, or cells joined by hyphens with all cells between them.
  std::optional<ParseError> read_cells(std::string_view word, Rule& rule) {
    std::optional<Cell> last;
    for (std::string_view rest = word;;) {
      const std::string_view name = rest.substr(0, rest.find('-'));
      const std::optional<Cell> cell = cell_named(name, layout_);
      if (!cell) return error_at(ParseErrorCode::BadRuleCell, name.empty() ? word : name, layout_.digit_count());
      if (last && !is_straight(*last, *cell)) return error_at(ParseErrorCode::BadRuleCell, word, layout_.digit_count());
      if (!add_cells_to(*cell, last, rule)) return error_at(ParseErrorCode::RepeatedRuleCell, name);
      last = cell;
      if (name.size() == rest.size()) return std::nullopt;
      rest.remove_prefix(name.size() + 1);
    }
  }

  bool is_straight(Cell from, Cell to) const {
    const int down = std::abs(layout_.row(to) - layout_.row(from));
    const int right = std::abs(layout_.column(to) - layout_.column(from));
    return down != right ? down == 0 || right == 0 : down != 0;
  }

  // Adds the cells after `last`, up to a cell. Returns false when one of them is among the cells of the rule.
  bool add_cells_to(Cell cell, std::optional<Cell> last, Rule& rule) {
    if (!last) return add(cell, rule);
    const int down = sign_of(layout_.row(cell) - layout_.row(*last));
    const int right = sign_of(layout_.column(cell) - layout_.column(*last));
    for (Cell step = *last; step != cell;) {
      step = layout_.cell(layout_.row(step) + down, layout_.column(step) + right);
      if (!add(step, rule)) return false;
    }
    return true;
  }

  bool add(Cell cell, Rule& rule) {
    const bool returns = seen_[cell.index] && rule_row(rule.kind).shape == RuleShape::Path;
    if (returns ? cell == rule.cells.back() : seen_[cell.index]) return false;
    seen_[cell.index] = true;
    rule.cells.push_back(cell);
    return true;
  }

  std::optional<ParseError> error_in(const Rule& rule, const RuleRow& row, std::string_view values,
                                     std::string_view cells) const {
    const std::optional<RuleError> error = error_in_rule(rule, layout_, times_);
    if (!error) return std::nullopt;
    switch (*error) {
      case RuleError::WrongSide:
        return error_of(ParseErrorCode::WrongRuleSide, cells, row, layout_.is_square() ? layout_.side() : 0);
      case RuleError::BelongsToLayout: return error_of(ParseErrorCode::RuleOfLayout, cells, row);
      case RuleError::NoSuchCell:
      case RuleError::RepeatedCell:
      case RuleError::WrongCells: return error_of(ParseErrorCode::WrongRuleCells, cells, row);
      case RuleError::TooManyCells:
      case RuleError::ImpossibleSum: {
        std::optional<ParseError> refusal = refusal_of_impossible(*error, rule, layout_, times_);
        if (!refusal) break;
        refusal->position = position_of(*error == RuleError::TooManyCells ? cells : values);
        return refusal;
      }
      case RuleError::WrongParts: return error_of(ParseErrorCode::WrongRuleParts, cells, row);
      case RuleError::WrongValueCount:
      case RuleError::ValueOutOfRange: break;
    }
    return error_of(ParseErrorCode::WrongRuleValues, values, row, static_cast<int>(row.values.fewest),
                    static_cast<int>(rule.values.size()));
  }

  std::string_view line_;
  std::uint32_t number_;
  std::size_t at_;
  // Where the rule at hand ends.
  std::size_t end_ = 0;
  const Layout& layout_;
  PatternWork& work_;
  int depth_;
  int times_;
  std::optional<RuleKind> outer_;
  // The cells of the rule at hand.
  std::vector<bool> seen_;
};

// Returns how many cells from `first` on are in a straight line, each next to the one before.
std::size_t straight_run(const std::vector<Cell>& cells, std::size_t first, const Layout& layout) {
  const auto step = [&](std::size_t place) {
    return std::pair(layout.row(cells[place + 1]) - layout.row(cells[place]),
                     layout.column(cells[place + 1]) - layout.column(cells[place]));
  };
  if (first + 1 >= cells.size()) return 1;
  const auto [down, right] = step(first);
  if (std::max(std::abs(down), std::abs(right)) != 1) return 1;
  std::size_t last = first + 1;
  while (last + 1 < cells.size() && step(last) == std::pair(down, right)) ++last;
  return last - first + 1;
}

}  // namespace

Result<RuleSet, ParseError> read_rules(std::string_view text, const Layout& layout) {
  RuleSet rules;
  PatternWork work;
  std::uint32_t number = 1;
  for (std::size_t start = 0; start <= text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    if (auto error = read_rule_line(text.substr(start, end - start), number, 0, layout, work, rules)) return *error;
    start = end + 1;
  }
  return rules;
}

std::optional<ParseError> read_rule_line(std::string_view line, std::uint32_t number, std::size_t offset,
                                         const Layout& layout, PatternWork& work, RuleSet& rules) {
  return RuleLineReader(line, number, offset, layout, work).read(rules);
}

std::optional<ParseError> refusal_of_impossible(RuleError error, const Rule& rule, const Layout& layout, int times) {
  const RuleRow& row = rule_row(rule.kind);
  const std::optional<int> most = most_cells(row, layout.digit_count());
  if (most && error == RuleError::TooManyCells)
    return ParseError{ParseErrorCode::WrongRuleCells, {}, *most, 0, std::string(row.id)};
  if (!row.cells.has_sum || (error != RuleError::ImpossibleSum && error != RuleError::ValueOutOfRange))
    return std::nullopt;
  const auto [least, greatest] = value_range(row, layout.digit_count(), rule.cells.size(), times);
  return ParseError{ParseErrorCode::BadRuleValue, {}, greatest, least, decimal(rule.values.front())};
}

std::string write_rule(const Rule& rule, const Layout& layout) {
  const Rule known = canonical_rule(rule);
  std::string text(rule_row(known.kind).id);
  for (std::size_t value = 0; value < known.values.size(); ++value)
    text += (value == 0 ? ' ' : ',') + decimal(known.values[value]);
  for (const Rule& part : known.parts) {
    if (&part != &known.parts.front()) text.append(1, ' ').append(joint_of(known.kind));
    text += " (" + write_rule(part, layout) + ')';
  }
  if (!known.parts.empty()) return text;
  constexpr std::size_t kShortestRange = 3;
  for (std::size_t place = 0; place < known.cells.size();) {
    const std::size_t run = straight_run(known.cells, place, layout);
    text += ' ' + name_of(known.cells[place], layout, CellNames::RowColumn);
    if (run >= kShortestRange) text += '-' + name_of(known.cells[place + run - 1], layout, CellNames::RowColumn);
    place += run >= kShortestRange ? run : 1;
  }
  return text;
}

}  // namespace nonet
