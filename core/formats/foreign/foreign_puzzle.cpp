#include "core/formats/foreign/foreign_puzzle.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

#include "core/formats/author_words.h"
#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/grid/rule_table.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// Names that texts make up themselves are bounded in number and length.
constexpr std::size_t kMaxNames = 100;
constexpr std::size_t kLongestName = 60;

// Takes a letter and a number from the front of a text. Numbers from 10 on are also written as a small letter.
std::optional<int> take_number(std::string_view& text, char lower, char upper) {
  if (text.empty() || (text.front() != lower && text.front() != upper)) return std::nullopt;
  if (text.size() > 1 && text[1] >= 'a' && text[1] <= 'z') {
    const int number = text[1] - 'a' + 10;
    text.remove_prefix(2);
    return number;
  }
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

// True for the kinds that hold for digits from 0 on when they hold for the same digits plus 1.
bool compares_digits_alone(RuleKind kind) {
  switch (kind) {
    case RuleKind::Thermometer:
    case RuleKind::SlowThermometer:
    case RuleKind::WhiteDot:
    case RuleKind::Inequality:
    case RuleKind::Whisper:
    case RuleKind::Renban:
    case RuleKind::Nabner:
    case RuleKind::Palindrome:
    case RuleKind::Between:
    case RuleKind::Lockout:
    case RuleKind::Minimum:
    case RuleKind::Maximum:
    case RuleKind::Clone:
    case RuleKind::Modular:
    case RuleKind::NonConsecutive:
    case RuleKind::NegativeWhite:
    case RuleKind::FallingDiagonal:
    case RuleKind::RisingDiagonal:
    case RuleKind::ParityLine:
    case RuleKind::SameDifference:
    case RuleKind::EqualityCage:
    case RuleKind::SameValues:
    // Sets and tables are those of the numbers of the digits.
    case RuleKind::Relation:
    case RuleKind::Automaton: return true;
    default: return false;
  }
}

// By how much each value of a rule grows when all digits grow by 1. None when no values say the rule then.
std::optional<std::size_t> growth_of_values(const Rule& rule) {
  constexpr std::size_t kPair = 2;
  if (rule.kind == RuleKind::Cage || rule.kind == RuleKind::LittleKiller) return rule.cells.size();
  if (rule.kind == RuleKind::PairSum || rule.kind == RuleKind::NegativeSum) return kPair;
  if (rule.kind == RuleKind::Quadruple || rule.kind == RuleKind::ContainsExactly ||
      rule.kind == RuleKind::ContainsAtLeast || rule.kind == RuleKind::ConnectedDigits)
    return 1;
  if (rule.kind == RuleKind::EqualSums) {
    const bool is_even = std::equal(rule.values.begin() + 1, rule.values.end(), rule.values.begin());
    return is_even ? std::optional<std::size_t>(0) : std::nullopt;
  }
  return compares_digits_alone(rule.kind) ? std::optional<std::size_t>(0) : std::nullopt;
}

}  // namespace

std::optional<int> foreign_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

LayoutRef layout_of_foreign(LayoutSpec spec, const LayoutRef& known) {
  if (known) {
    for (const Rule& rule : known->rules()) spec.rules.insert(rule);
  }
  const auto made = Layout::make(spec);
  if (!made) return nullptr;
  const LayoutRef& layout = made.value();
  if (!layout->is_square() || (known && !known->is_square())) return !known || *known == *layout ? layout : nullptr;
  if (known && (known->side() != layout->side() || region_labels(*known) != region_labels(*layout))) return nullptr;
  return layout;
}

std::optional<Cell> foreign_cell(std::string_view name, const Layout& layout) {
  const std::optional<int> row = take_number(name, 'r', 'R');
  const std::optional<int> column = row ? take_number(name, 'c', 'C') : std::nullopt;
  if (!column || !name.empty()) return std::nullopt;
  return layout.cell_at(*row - 1, *column - 1);
}

std::optional<std::vector<Cell>> foreign_cells(std::span<const std::string_view> names, const Layout& layout) {
  std::vector<Cell> cells;
  for (const std::string_view name : names) {
    const auto cell = foreign_cell(name, layout);
    if (!cell) return std::nullopt;
    cells.push_back(*cell);
  }
  return cells;
}

std::vector<Cell> full_line(const Layout& layout, bool is_row, int number) {
  std::vector<Cell> cells;
  for (int place = 0; place < (is_row ? layout.columns() : layout.rows()); ++place) {
    const auto cell = is_row ? layout.cell_at(number, place) : layout.cell_at(place, number);
    if (cell) cells.push_back(*cell);
  }
  return cells;
}

std::vector<Cell> cells_along(RuleKind kind, std::vector<Cell> way) {
  if (kind != RuleKind::Renban && kind != RuleKind::Nabner) return way;
  std::vector<Cell> cells;
  std::set<Cell> known;
  for (const Cell cell : way) {
    if (known.insert(cell).second) cells.push_back(cell);
  }
  return cells;
}

ForeignPuzzle::ForeignPuzzle(LayoutRef layout, int least_digit)
    : layout_(std::move(layout)),
      least_digit_(least_digit),
      givens_(layout_),
      entries_(layout_),
      candidates_(static_cast<std::size_t>(layout_->cell_count()), DigitSet::full(layout_->digit_count())) {}

void ForeignPuzzle::add(std::string_view name, RuleKind kind, std::vector<Cell> cells,
                        std::initializer_list<int> values) {
  add(name, kind, std::move(cells), std::span(values.begin(), values.size()));
}

void ForeignPuzzle::add(std::string_view name, RuleKind kind, std::vector<Cell> cells, std::span<const int> values) {
  std::vector<std::uint16_t> small;
  for (const int value : values) {
    if (value < 0 || value > UINT16_MAX) return leave_unread(name);
    small.push_back(static_cast<std::uint16_t>(value));
  }
  add(name, kind, std::move(cells), std::move(small));
}

void ForeignPuzzle::add(std::string_view name, RuleKind kind, std::vector<Cell> cells,
                        std::vector<std::uint16_t> values) {
  Rule rule{kind, std::move(cells), std::move(values)};
  if (rules_.size() >= kMaxRules) return leave_unread(name);
  if (counts_from_zero()) {
    const auto growth = growth_of_values(rule);
    if (!growth) return leave_unread(name);
    for (std::uint16_t& value : rule.values) {
      if (value + *growth > UINT16_MAX) return leave_unread(name);
      value = static_cast<std::uint16_t>(value + *growth);
    }
  }
  if (const auto error = error_in_rule(rule, *layout_)) {
    if (!impossible_rule_) impossible_rule_ = refusal_of_impossible(*error, rule, *layout_);
    return leave_unread(name);
  }
  rules_.insert(std::move(rule));
}

void ForeignPuzzle::add_any_of(std::string_view name, std::vector<Rule> alternatives) {
  Rule rule = canonical_rule({RuleKind::AnyOf, {}, {}, std::move(alternatives)});
  // All alternatives say the same.
  if (rule.parts.size() == 1) rule = Rule(rule.parts.front());
  if (rules_.size_with_parts() + count_with_parts(rule) > kMaxRules || error_in_rule(rule, *layout_))
    return leave_unread(name);
  rules_.insert(std::move(rule));
}

namespace {

std::optional<Rule> moved(const Rule& rule, const Layout& layout, int down, int right) {
  Rule moved_rule = rule;
  for (Cell& cell : moved_rule.cells) {
    const auto place = layout.cell_at(layout.row(cell) + down, layout.column(cell) + right);
    if (!place) return std::nullopt;
    cell = *place;
  }
  for (Rule& part : moved_rule.parts) {
    const auto moved_part = moved(part, layout, down, right);
    if (!moved_part) return std::nullopt;
    part = *moved_part;
  }
  return moved_rule;
}

}  // namespace

bool ForeignPuzzle::add_moved(std::string_view name, const Rule& rule, int down, int right) {
  std::optional<Rule> copy = moved(rule, *layout_, down, right);
  if (!copy) return false;
  if (rules_.size_with_parts() + count_with_parts(*copy) > kMaxRules || error_in_rule(*copy, *layout_)) {
    leave_unread(name);
  } else {
    rules_.insert(std::move(*copy));
  }
  return true;
}

std::optional<Rule> ForeignPuzzle::one_rule_of(const std::function<bool(ForeignPuzzle&)>& read) {
  ForeignPuzzle apart(layout_, least_digit_);
  std::swap(apart.automata_, automata_);
  const bool is_read = read(apart);
  std::swap(apart.automata_, automata_);
  if (apart.impossible_rule_ && !impossible_rule_) impossible_rule_ = apart.impossible_rule_;
  if (!is_read || !apart.unread_rules_.empty()) return std::nullopt;
  std::vector<Rule> rules(apart.rules_.begin(), apart.rules_.end());
  for (std::uint16_t index = 0; index < layout_->cell_count(); ++index) {
    const DigitSet digits = apart.candidates_[index];
    if (digits.empty()) return std::nullopt;
    if (digits == DigitSet::full(layout_->digit_count())) continue;
    // A cage of one cell has its sum as its digit.
    std::vector<Rule> each;
    digits.for_each([&](Digit digit) { each.push_back({RuleKind::Cage, {Cell{index}}, {digit.value}}); });
    rules.push_back(each.size() == 1 ? each.front() : canonical_rule({RuleKind::AnyOf, {}, {}, std::move(each)}));
  }
  if (rules.empty()) return std::nullopt;
  if (rules.size() == 1) return rules.front();
  return canonical_rule({RuleKind::AllOf, {}, {}, std::move(rules)});
}

std::pair<std::optional<Rule>, bool> ForeignPuzzle::alternative_of(const std::function<bool(ForeignPuzzle&)>& read) {
  const std::optional<ParseError> before = std::exchange(impossible_rule_, std::nullopt);
  std::optional<Rule> rule = one_rule_of(read);
  const bool is_impossible = std::exchange(impossible_rule_, before).has_value();
  return {is_impossible ? std::nullopt : std::move(rule), is_impossible};
}

std::optional<DigitAutomaton> ForeignPuzzle::automaton(std::string_view key,
                                                       const std::function<std::optional<DigitAutomaton>()>& make) {
  const auto known = automata_.find(key);
  if (known != automata_.end()) return known->second;
  if (automata_.size() >= kMaxAutomata) return std::nullopt;
  return automata_.emplace(std::string(key), make()).first->second;
}

void ForeignPuzzle::add_pill(std::string_view name, std::vector<Cell> cells, int size) {
  if (size < 1 || static_cast<std::size_t>(size) >= cells.size()) return leave_unread(name);
  shell_sort(cells.begin(), cells.begin() + size, std::less<>());
  if (size == 1) return add(name, RuleKind::Arrow, std::move(cells));
  add(name, RuleKind::Arrow, std::move(cells), {size});
}

std::optional<Digit> ForeignPuzzle::digit_of(int written) const {
  const int last = layout_->digit_count() - 1;
  if (written < least_digit_ || written - least_digit_ > last) return std::nullopt;
  return Digit{static_cast<std::uint8_t>(written - least_digit_ + 1)};
}

void ForeignPuzzle::give(Cell cell, int written) {
  if (const std::optional<Digit> digit = digit_of(written)) return give(cell, *digit);
  leave_unread("given");
}

void ForeignPuzzle::give(Cell cell, Digit digit) {
  restrict(cell, DigitSet(digit));
  if (candidates_[cell.index] == DigitSet(digit)) givens_[cell] = digit;
}

void ForeignPuzzle::restrict(Cell cell, DigitSet digits) {
  candidates_[cell.index] = candidates_[cell.index] & digits;
  // Two different givens in one cell leave it no digit.
  if (candidates_[cell.index].empty()) givens_[cell] = kBlank;
}

void ForeignPuzzle::enter(Cell cell, int digit) {
  if (digit >= 1 && digit <= layout_->digit_count()) entries_[cell] = Digit{static_cast<std::uint8_t>(digit)};
}

void ForeignPuzzle::note(Cell cell, const std::vector<int>& digits) { add_notes(notes_, cell, digits); }

void ForeignPuzzle::note_in_corners(Cell cell, const std::vector<int>& digits) {
  add_notes(corner_notes_, cell, digits);
}

void ForeignPuzzle::add_notes(std::vector<DigitSet>& notes, Cell cell, const std::vector<int>& digits) const {
  for (const int digit : digits) {
    if (digit < 1 || digit > layout_->digit_count()) continue;
    if (notes.empty()) notes.resize(candidates_.size());
    notes[cell.index] = notes[cell.index] | DigitSet(Digit{static_cast<std::uint8_t>(digit)});
  }
}

void ForeignPuzzle::tell(std::string_view title, std::string_view author, std::string_view ruleset,
                         std::string_view message) {
  title_ = title;
  author_ = author;
  ruleset_ = ruleset;
  message_ = message;
}

void ForeignPuzzle::solve(std::string_view symbols) {
  std::vector<int> written;
  for (const char symbol : symbols) {
    const bool is_digit = (symbol >= '0' && symbol <= '9') || is_ascii_letter(symbol);
    written.push_back(is_digit ? value_of_symbol(symbol) : -1);
  }
  solve(written);
}

void ForeignPuzzle::solve(const std::vector<int>& written) {
  if (written.size() != static_cast<std::size_t>(layout_->cell_count())) return;
  Grid solution(layout_);
  for (std::uint16_t index = 0; index < written.size(); ++index) {
    const std::optional<Digit> digit = digit_of(written[index]);
    if (!digit) return;
    solution[Cell{index}] = *digit;
  }
  author_solution_ = std::move(solution);
}

ParsedPuzzle ForeignPuzzle::finish(TextFormat format, Position start) && {
  std::string text = write_line(givens_);
  ParsedPuzzle puzzle{std::move(givens_), format, std::move(text), {}, start};
  bool has_entries = false;
  for (std::uint16_t index = 0; index < candidates_.size(); ++index) {
    const Digit given = puzzle.grid.digits()[index];
    Digit& entry = entries_.digits()[index];
    if (!given.is_blank()) {
      entry = given;
    } else if (!entry.is_blank()) {
      has_entries = true;
    }
    if (entry.is_blank()) continue;
    for (std::vector<DigitSet>* notes : {&notes_, &corner_notes_}) {
      if (!notes->empty()) (*notes)[index] = DigitSet();
    }
  }
  if (has_entries) {
    puzzle.text = write_line(entries_);
    puzzle.grid_now = std::move(entries_);
  }
  puzzle.notes = std::move(notes_);
  puzzle.corner_notes = std::move(corner_notes_);
  set_author_word(puzzle, &ParsedPuzzle::title, title_);
  set_author_word(puzzle, &ParsedPuzzle::author, author_);
  set_author_word(puzzle, &ParsedPuzzle::ruleset, ruleset_);
  set_author_word(puzzle, &ParsedPuzzle::message, message_);
  puzzle.author_solution = std::move(author_solution_);
  const DigitSet all = DigitSet::full(layout_->digit_count());
  bool restricts = false;
  for (std::uint16_t index = 0; index < candidates_.size(); ++index) {
    if (!puzzle.grid.digits()[index].is_blank()) {
      candidates_[index] = DigitSet();
    } else {
      restricts = restricts || !(candidates_[index] == all);
    }
  }
  if (restricts) puzzle.candidates = std::move(candidates_);
  puzzle.rules = std::move(rules_);
  puzzle.unread_rules = std::move(unread_rules_);
  puzzle.impossible_rule = std::move(impossible_rule_);
  if (puzzle.impossible_rule) puzzle.impossible_rule->position = start;
  puzzle.drawings = std::move(drawings_);
  return puzzle;
}

void ForeignPuzzle::insert(std::vector<std::string>& names, std::string_view name) {
  const std::string known(beginning_of(name, kLongestName));
  if (names.size() < kMaxNames && std::find(names.begin(), names.end(), known) == names.end()) names.push_back(known);
}

}  // namespace nonet
