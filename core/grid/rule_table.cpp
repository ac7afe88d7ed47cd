#include "core/grid/rule_table.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/grid/digit_automaton.h"
#include "core/grid/layout.h"
#include "core/grid/rule_houses.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// On larger grids, showing that no choice of the doubled cells fits takes too long.
constexpr int kMaxSideOfDoublers = 9;

constexpr std::array<CellOffset, 8> kKnightMoves{
    {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};
// The moves of a king to cells that touch only at a corner. The other neighbours share a row or a column anyway.
constexpr std::array<CellOffset, 4> kCornerMoves{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

constexpr int sum_of_all_digits(int digits) { return digits * (digits + 1) / 2; }
constexpr int largest_digit(int digits) { return digits; }
constexpr int largest_difference(int digits) { return digits - 1; }
constexpr int largest_pair_sum(int digits) { return 2 * digits; }
// A pill has at most three cells.
constexpr int largest_pill(int) { return 3; }
// Of all cells. Values have 16 bits.
constexpr int largest_line_sum(int digits) { return std::min(digits * digits * digits, 0xffff); }
// Of the longest line. An automaton has a state for each sum that a part can have reached.
constexpr int largest_part_sum(int digits) {
  return std::min(largest_line_sum(digits), static_cast<int>(DigitAutomaton::kMaxStates));
}
// The smallest and the largest digit are outside a sandwich.
constexpr int largest_sandwich(int digits) { return sum_of_all_digits(digits) - digits - 1; }

// Of all digits. Values have 16 bits.
constexpr int largest_product(int digits) {
  int product = 1;
  for (int digit = 2; digit <= digits; ++digit) {
    product *= digit;
    if (product > 0xffff) return 0xffff;
  }
  return product;
}

// Of cells: a layout with rules has at most 256.
constexpr int longest_list(int) { return 255; }
constexpr std::size_t kMaxLists = 64;
// The digits that cells must contain.
constexpr std::size_t kMaxContents = 32;
// A layout with rules has no more digits.
constexpr std::size_t kMaxConnected = 16;

// Enough for any list of forbidden differences, ratios or sums of neighbours.
constexpr std::size_t kMaxPairValues = 32;
// Sets of digits are values of 16 bits.
constexpr int largest_digit_set(int digits) { return digits <= 16 ? (1 << digits) - 1 : 0; }
constexpr std::size_t one_for_each_digit(int digits) { return static_cast<std::size_t>(digits); }
// Doublers and triplers.
constexpr int kLeastTimes = 2;
constexpr int most_times(int) { return 3; }
constexpr int largest_state(int) { return static_cast<int>(DigitAutomaton::kMaxStates); }

constexpr RuleRow adds_houses(RuleKind kind, std::string_view id,
                              std::vector<RuleHouse> (*houses)(const Layout&, const GridSpec&),
                              RuleSides sides = RuleSides::All, RuleBoxes boxes = RuleBoxes::NotNeeded) {
  RuleRow row{id, kind, RuleShape::WholeGrid, DigitExchange::Always};
  row.sides = sides;
  row.boxes = boxes;
  row.houses = houses;
  return row;
}

constexpr RuleRow adds_pairs(RuleKind kind, std::string_view id, std::span<const CellOffset> pairs) {
  RuleRow row{id, kind, RuleShape::WholeGrid, DigitExchange::Always};
  row.pairs = pairs;
  return row;
}

constexpr RuleRow condition(RuleKind kind, std::string_view id, RuleShape shape, DigitExchange exchange,
                            const RuleValues& values = {}, RuleSides sides = RuleSides::All,
                            const RuleCells& cells = {}) {
  RuleRow row{id, kind, shape, exchange};
  row.sides = sides;
  row.values = values;
  row.cells = cells;
  return row;
}

constexpr RuleCells kDifferentDigits{0, RuleDigits::Different};

constexpr std::array<RuleRow, 64> kTable{
    adds_houses(RuleKind::X, "x", &diagonals),
    adds_houses(RuleKind::Windoku, "windoku", &windows, RuleSides::Squares),
    adds_houses(RuleKind::Asterisk, "asterisk", &asterisk, RuleSides::NineOnly),
    adds_houses(RuleKind::CenterDots, "centerdots", &center_dots, RuleSides::All, RuleBoxes::WithMiddleCell),
    adds_houses(RuleKind::Disjoint, "disjoint", &disjoint_groups, RuleSides::All, RuleBoxes::Needed),
    adds_pairs(RuleKind::AntiKnight, "antiknight", kKnightMoves),
    adds_pairs(RuleKind::AntiKing, "antiking", kCornerMoves),
    condition(RuleKind::Cage, "cage", RuleShape::Set, DigitExchange::WithoutValues, {0, 1, 1, &sum_of_all_digits},
              RuleSides::All, {0, RuleDigits::Different, true}),
    condition(RuleKind::Thermometer, "thermometer", RuleShape::Line, DigitExchange::Never, {}, RuleSides::All,
              kDifferentDigits),
    condition(RuleKind::WhiteDot, "white-dot", RuleShape::Pair, DigitExchange::Never, {1, 1, 1, &largest_difference}),
    condition(RuleKind::Quadruple, "quadruple", RuleShape::Square, DigitExchange::Never, {1, 4, 1, &largest_digit}),
    condition(RuleKind::Sandwich, "sandwich", RuleShape::FullLine, DigitExchange::Never, {1, 1, 0, &largest_sandwich}),
    condition(RuleKind::SlowThermometer, "slow-thermometer", RuleShape::Path, DigitExchange::Never),
    condition(RuleKind::BlackDot, "black-dot", RuleShape::Pair, DigitExchange::Never, {1, 1, 2, &largest_digit}),
    condition(RuleKind::PairSum, "pair-sum", RuleShape::Pair, DigitExchange::Never, {1, 1, 2, &largest_pair_sum}),
    condition(RuleKind::Inequality, "inequality", RuleShape::Step, DigitExchange::Never),
    condition(RuleKind::Whisper, "whisper", RuleShape::Path, DigitExchange::Never, {1, 1, 1, &largest_difference}),
    condition(RuleKind::Renban, "renban", RuleShape::Line, DigitExchange::Never, {}, RuleSides::All, kDifferentDigits),
    condition(RuleKind::Palindrome, "palindrome", RuleShape::Path, DigitExchange::Always),
    condition(RuleKind::Even, "even", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::Odd, "odd", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::Arrow, "arrow", RuleShape::Path, DigitExchange::Never, {0, 1, 2, &largest_pill}),
    condition(RuleKind::LittleKiller, "little-killer", RuleShape::Line, DigitExchange::Never,
              {1, 1, 1, &largest_line_sum}, RuleSides::All, {0, RuleDigits::Any, true}),
    condition(RuleKind::Minimum, "minimum", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::Maximum, "maximum", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::Clone, "clone", RuleShape::TwoLists, DigitExchange::Always),
    condition(RuleKind::RegionSumLine, "region-sum-line", RuleShape::Path, DigitExchange::Never),
    condition(RuleKind::Zipper, "zipper", RuleShape::Path, DigitExchange::Never),
    condition(RuleKind::DoubleArrow, "double-arrow", RuleShape::Path, DigitExchange::Never, {}, RuleSides::All, {3}),
    condition(RuleKind::Entropic, "entropic", RuleShape::Path, DigitExchange::Never, {}, RuleSides::MultiplesOfThree),
    condition(RuleKind::Modular, "modular", RuleShape::Path, DigitExchange::Never),
    condition(RuleKind::Nabner, "nabner", RuleShape::Line, DigitExchange::Never, {}, RuleSides::All,
              {0, RuleDigits::Apart}),
    condition(RuleKind::NonConsecutive, "nonconsecutive", RuleShape::WholeGrid, DigitExchange::Never),
    condition(RuleKind::XSum, "x-sum", RuleShape::DirectedLine, DigitExchange::Never, {1, 1, 1, &sum_of_all_digits}),
    condition(RuleKind::Skyscraper, "skyscraper", RuleShape::DirectedLine, DigitExchange::Never,
              {1, 1, 1, &largest_digit}),
    condition(RuleKind::NumberedRoom, "numbered-room", RuleShape::DirectedLine, DigitExchange::Never,
              {1, 1, 1, &largest_digit}),
    condition(RuleKind::Automaton, "automaton", RuleShape::Path, DigitExchange::Never,
              {1, DigitAutomaton::kMaxStates, 0, &largest_state, &DigitAutomaton::row_length}),
    condition(RuleKind::Relation, "relation", RuleShape::Path, DigitExchange::Never,
              {1, 1, 0, &largest_digit_set, &one_for_each_digit}),
    condition(RuleKind::Between, "between", RuleShape::Path, DigitExchange::Never),
    condition(RuleKind::Lockout, "lockout", RuleShape::Path, DigitExchange::Never, {1, 1, 0, &largest_difference}),
    condition(RuleKind::RowIndexer, "row-indexer", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::ColumnIndexer, "column-indexer", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::BoxIndexer, "box-indexer", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::FallingDiagonal, "falling-diagonal", RuleShape::WholeGrid, DigitExchange::Always),
    condition(RuleKind::RisingDiagonal, "rising-diagonal", RuleShape::WholeGrid, DigitExchange::Always),
    condition(RuleKind::NegativeWhite, "negative-white", RuleShape::WholeGrid, DigitExchange::Never,
              {1, kMaxPairValues, 1, &largest_difference}),
    condition(RuleKind::NegativeBlack, "negative-black", RuleShape::WholeGrid, DigitExchange::Never,
              {1, kMaxPairValues, 2, &largest_digit}),
    condition(RuleKind::NegativeSum, "negative-sum", RuleShape::WholeGrid, DigitExchange::Never,
              {1, kMaxPairValues, 2, &largest_pair_sum}),
    condition(RuleKind::SumLine, "sum-line", RuleShape::Line, DigitExchange::Never, {1, 1, 1, &largest_part_sum}),
    condition(RuleKind::CountingCircles, "counting-circles", RuleShape::Set, DigitExchange::Never),
    condition(RuleKind::AnyOf, "any-of", RuleShape::Parts, DigitExchange::Always),
    condition(RuleKind::AllOf, "all-of", RuleShape::Parts, DigitExchange::Always),
    condition(RuleKind::ProductCage, "product-cage", RuleShape::Set, DigitExchange::Never, {1, 1, 1, &largest_product},
              RuleSides::All, kDifferentDigits),
    condition(RuleKind::ParityLine, "parity-line", RuleShape::Path, DigitExchange::Never),
    condition(RuleKind::SameDifference, "same-difference", RuleShape::Path, DigitExchange::Never, {}, RuleSides::All,
              {3}),
    condition(RuleKind::RellikCage, "rellik-cage", RuleShape::Set, DigitExchange::Never, {1, 1, 1, &sum_of_all_digits},
              RuleSides::All, kDifferentDigits),
    condition(RuleKind::EqualityCage, "equality-cage", RuleShape::Set, DigitExchange::Never, {}, RuleSides::All,
              kDifferentDigits),
    condition(RuleKind::EqualSums, "equal-sums", RuleShape::Lists, DigitExchange::Never,
              {2, kMaxLists, 1, &longest_list}),
    condition(RuleKind::SameValues, "same-values", RuleShape::Lists, DigitExchange::Always,
              {2, kMaxLists, 1, &longest_list}),
    condition(RuleKind::CountDistinct, "count-distinct", RuleShape::Line, DigitExchange::Never),
    condition(RuleKind::ContainsExactly, "contains-exactly", RuleShape::Set, DigitExchange::Never,
              {1, kMaxContents, 1, &largest_digit}),
    condition(RuleKind::ContainsAtLeast, "contains-at-least", RuleShape::Set, DigitExchange::Never,
              {1, kMaxContents, 1, &largest_digit}),
    condition(RuleKind::Doublers, "doublers", RuleShape::Parts, DigitExchange::Never, {1, 1, kLeastTimes, &most_times},
              RuleSides::UpToNine),
    condition(RuleKind::ConnectedDigits, "connected-digits", RuleShape::Set, DigitExchange::Never,
              {1, kMaxConnected, 1, &largest_digit}),
};

constexpr bool is_in_order() {
  for (std::size_t kind = 0; kind < kTable.size(); ++kind) {
    if (kTable[kind].kind != static_cast<RuleKind>(kind)) return false;
  }
  return true;
}
static_assert(is_in_order(), "rule_row() finds a kind by its number");

// True when the cells are those of a row or a column, in the order of their numbers.
template <class Iterator>
bool is_full_line(Iterator first, Iterator last, const Layout& layout) {
  if (first == last) return false;
  const std::span<const House> houses = layout.houses(*first);
  return std::any_of(houses.begin(), houses.end(), [&](House house) {
    const bool is_line = layout.kind(house) == HouseKind::Row || layout.kind(house) == HouseKind::Column;
    const std::span<const Cell> cells = layout.cells(house);
    return is_line && std::equal(first, last, cells.begin(), cells.end());
  });
}

bool has_shape(RuleShape shape, const std::vector<Cell>& cells, const Layout& layout) {
  const auto down = [&](std::size_t from, std::size_t to) { return layout.row(cells[to]) - layout.row(cells[from]); };
  const auto right = [&](std::size_t from, std::size_t to) {
    return layout.column(cells[to]) - layout.column(cells[from]);
  };
  switch (shape) {
    case RuleShape::WholeGrid: return cells.empty();
    case RuleShape::Parts: return true;
    case RuleShape::Set: return !cells.empty();
    case RuleShape::Line:
    case RuleShape::Path: return cells.size() >= 2;
    case RuleShape::Step:
    case RuleShape::Pair: return cells.size() == 2 && std::abs(down(0, 1)) + std::abs(right(0, 1)) == 1;
    case RuleShape::TwoLists: return cells.size() >= 2 && cells.size() % 2 == 0;
    case RuleShape::Lists: return cells.size() >= 2;
    case RuleShape::Square:
      return cells.size() == 4 && down(0, 1) == 0 && right(0, 1) == 1 && down(0, 2) == 1 && right(0, 2) == 0 &&
             down(0, 3) == 1 && right(0, 3) == 1;
    case RuleShape::FullLine: return is_full_line(cells.begin(), cells.end(), layout);
    case RuleShape::DirectedLine:
      return is_full_line(cells.begin(), cells.end(), layout) || is_full_line(cells.rbegin(), cells.rend(), layout);
  }
  return false;
}

// Returns how many values, or rows of a table of values, a rule has. None when the last row is not complete.
std::optional<std::size_t> value_rows(const Rule& rule, const RuleValues& values, int digits) {
  if (values.row_length == nullptr) return rule.values.size();
  const std::size_t length = values.row_length(digits);
  if (rule.values.size() % length != 0) return std::nullopt;
  return rule.values.size() / length;
}

// True when the values are the lengths of lists that the cells are. Lists with the same values have one length.
bool are_lengths(const Rule& rule) {
  std::size_t sum = 0;
  for (const std::uint16_t length : rule.values) sum += length;
  const bool is_even = std::equal(rule.values.begin() + 1, rule.values.end(), rule.values.begin());
  return sum == rule.cells.size() && (is_even || rule.kind != RuleKind::SameValues);
}

bool has_repeated_cell(std::vector<Cell> cells, RuleShape shape) {
  if (shape != RuleShape::Path) shell_sort(cells);
  return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

std::optional<RuleError> error_in(const Rule& rule, const Layout& layout, int depth, int times);

std::optional<RuleError> error_in_parts(const Rule& rule, const Layout& layout, int depth, int times) {
  if (rule.parts.empty()) return std::nullopt;
  if (rule_row(rule.kind).shape != RuleShape::Parts || depth == 1) return RuleError::WrongParts;
  if (rule.kind == RuleKind::Doublers && !rule.values.empty()) times = rule.values.front();
  for (const Rule& part : rule.parts) {
    if (part.kind == RuleKind::AllOf && rule.kind == RuleKind::Doublers) {
      const Rule taken_apart{rule.kind, {}, rule.values, part.parts};
      if (const auto error = error_in_parts(taken_apart, layout, depth - 1, times)) return error;
      continue;
    }
    if (!can_be_inside(part, rule.kind)) return RuleError::WrongParts;
    if (const auto error = error_in(part, layout, depth - 1, times)) return error;
  }
  return std::nullopt;
}

// The rules inside the rule are `depth` - 1 deep at most.
std::optional<RuleError> error_in(const Rule& rule, const Layout& layout, int depth, int times) {
  const RuleRow& row = rule_row(rule.kind);
  if (row.belongs_to_layout()) return RuleError::BelongsToLayout;
  if (row.needs_square() && !layout.is_square()) return RuleError::WrongSide;
  if (!fits(row.sides, layout.digit_count())) return RuleError::WrongSide;
  if (const auto error = error_in_parts(rule, layout, depth, times)) return error;
  const Rule known = canonical_rule(rule);
  if (row.shape == RuleShape::Parts && known.parts.size() < (rule.kind == RuleKind::Doublers ? 1 : 2))
    return RuleError::WrongParts;
  const auto is_outside = [&](Cell cell) { return cell.index >= layout.cell_count(); };
  if (std::any_of(known.cells.begin(), known.cells.end(), is_outside)) return RuleError::NoSuchCell;
  if (has_repeated_cell(known.cells, row.shape)) return RuleError::RepeatedCell;
  const std::size_t count = known.cells.size();
  if (!has_shape(row.shape, known.cells, layout) || count < row.cells.fewest) return RuleError::WrongCells;
  const std::optional<int> most = most_cells(row, layout.digit_count());
  if (most && static_cast<int>(count) > *most) return RuleError::TooManyCells;
  const std::optional<std::size_t> rows = value_rows(known, row.values, layout.digit_count());
  if (!rows || *rows < row.values.fewest || *rows > row.values.most) return RuleError::WrongValueCount;
  for (const int value : known.values) {
    if (value < row.values.least || value > greatest_value(row, layout.digit_count(), times))
      return RuleError::ValueOutOfRange;
  }
  if (rule.kind == RuleKind::Automaton && !DigitAutomaton::is_table(rule.values, layout.digit_count()))
    return RuleError::ValueOutOfRange;
  if (known.values.empty()) return std::nullopt;
  if (row.shape == RuleShape::Lists && !are_lengths(known)) return RuleError::WrongCells;
  const int value = known.values.front();
  const auto [least, greatest] = value_range(row, layout.digit_count(), count, times);
  if (row.cells.has_sum && (value < least || value > greatest)) return RuleError::ImpossibleSum;
  // The first cells of an arrow, as many as its value, are the number. There is a digit to add up after them.
  if (rule.kind == RuleKind::Arrow && static_cast<int>(count) <= value) return RuleError::WrongCells;
  return std::nullopt;
}

}  // namespace

std::span<const RuleRow> rule_table() { return kTable; }

bool fits(RuleSides sides, int side) {
  switch (sides) {
    case RuleSides::All: return true;
    case RuleSides::Squares: return window_size(side) * window_size(side) == side;
    case RuleSides::NineOnly: return side == 9;
    case RuleSides::MultiplesOfThree: return side % 3 == 0;
    case RuleSides::UpToNine: return side <= kMaxSideOfDoublers;
  }
  return false;
}

const RuleRow& rule_row(RuleKind kind) { return kTable[static_cast<std::size_t>(kind)]; }

std::optional<int> most_cells(const RuleRow& row, int digits) {
  if (row.cells.digits == RuleDigits::Any) return std::nullopt;
  return row.cells.digits == RuleDigits::Apart ? (digits + 1) / 2 : digits;
}

ValueRange value_range(const RuleRow& row, int digits, std::size_t cell_count, int times) {
  const auto count = static_cast<int>(cell_count);
  const int greatest = greatest_value(row, digits, times);
  if (!row.cells.has_sum) return {row.values.least, greatest};
  if (row.cells.digits == RuleDigits::Any) return {count, std::min(count * digits * times, greatest)};
  return {sum_of_all_digits(count), (sum_of_all_digits(digits) - sum_of_all_digits(digits - count)) * times};
}

int greatest_value(const RuleRow& row, int digits, int times) {
  const int greatest = row.values.greatest(digits);
  // Lengths of lists are no values of cells.
  if (times == 1 || row.shape == RuleShape::Lists) return greatest;
  if (row.values.greatest == &largest_difference) return times * digits - 1;
  return std::min(greatest * times, 0xffff);
}

bool may_count_values(RuleKind kind) {
  switch (kind) {
    case RuleKind::Cage:
    case RuleKind::Thermometer:
    case RuleKind::WhiteDot:
    case RuleKind::SlowThermometer:
    case RuleKind::BlackDot:
    case RuleKind::PairSum:
    case RuleKind::Inequality:
    case RuleKind::Whisper:
    case RuleKind::Renban:
    case RuleKind::Palindrome:
    case RuleKind::Arrow:
    case RuleKind::LittleKiller:
    case RuleKind::RegionSumLine:
    case RuleKind::Zipper:
    case RuleKind::DoubleArrow:
    case RuleKind::Nabner:
    case RuleKind::EqualSums: return true;
    default: return false;
  }
}

// Doublers are inside no rule. What is inside of them has no rules inside, and an arrow there has one circle.
bool can_be_inside(const Rule& part, RuleKind outer) {
  if (outer != RuleKind::Doublers) return part.kind != RuleKind::Doublers;
  return may_count_values(part.kind) && !(part.kind == RuleKind::Arrow && !part.values.empty());
}

std::optional<RuleKind> rule_kind_named(std::string_view id) {
  for (const RuleRow& row : kTable) {
    if (row.id == id) return row.kind;
  }
  return std::nullopt;
}

std::optional<RuleError> error_in_rule(const Rule& rule, const Layout& layout, int times) {
  return error_in(rule, layout, kMaxRuleDepth, times);
}

}  // namespace nonet
