#include <algorithm>
#include <array>
#include <utility>

#include "core/generate/rules/rule_drawing.h"
#include "core/generate/rules/rule_puzzle.h"
#include "core/grid/rule_table.h"

// How RuleDrawing draws what is no line: cages and groups of cells, marks in, between and beside the cells, and any-of.

namespace nonet {

namespace {

constexpr std::size_t kMinCellsOfCage = 2;
constexpr std::size_t kMaxCellsOfClone = 3;
constexpr std::size_t kMinCellsOfGroup = 2;
constexpr int kTriesOfGroup = 30;
constexpr std::uint32_t kMinDigitsInCircles = 2;
constexpr std::uint32_t kMaxDigitsInCircles = 4;

}  // namespace

bool RuleDrawing::is_placed(const Rule& rule) const {
  return std::any_of(placed_.begin(), placed_.end(), [&](const Rule& other) {
    if (other.kind != rule.kind) return false;
    // The same diagonal has a clue at its other end.
    const bool is_turned = rule.kind == RuleKind::LittleKiller &&
                           std::equal(other.cells.rbegin(), other.cells.rend(), rule.cells.begin(), rule.cells.end());
    return is_turned || other.cells == rule.cells || rule.kind == RuleKind::CountingCircles;
  });
}

std::optional<Rule> RuleDrawing::with_value_of_grid(Rule rule) const {
  const auto [least, greatest] = value_range(rule_row(rule.kind), layout_.digit_count(), rule.cells.size());
  for (int value = least; value <= greatest; ++value) {
    rule.values = {static_cast<std::uint16_t>(value)};
    if (is_kept(rule)) return rule;
  }
  return std::nullopt;
}

bool RuleDrawing::says_value_of_grid(RuleKind kind) {
  const auto draw = way_of(kind)->draw;
  return draw == &RuleDrawing::clue || draw == &RuleDrawing::diagonal ||
         (draw == &RuleDrawing::cage && rule_row(kind).values.most > 0);
}

std::optional<Rule> RuleDrawing::cage(RuleKind kind) {
  Rule rule{kind, free_patch(random_length(kMinCellsOfCage)), {}};
  if (rule.cells.size() < kMinCellsOfCage) return std::nullopt;
  if (says_value_of_grid(kind)) return with_value_of_grid(std::move(rule));
  if (!is_kept(rule)) return std::nullopt;
  return rule;
}

// The same digits at the same places of a patch that is moved over the grid.
std::optional<Rule> RuleDrawing::clone(RuleKind kind) {
  const std::vector<Cell> patch = free_patch(kMinCellsOfCage + random_.below(kMaxCellsOfClone - kMinCellsOfCage + 1));
  const auto is_marked = [&](Cell cell) { return bool{cell_marked_[cell.index]}; };
  if (patch.size() < kMinCellsOfCage || std::any_of(patch.begin(), patch.end(), is_marked)) return std::nullopt;
  std::vector<Rule> found;
  for (int down = 1 - layout_.side(); down < layout_.side(); ++down) {
    for (int right = 1 - layout_.side(); right < layout_.side(); ++right) {
      Rule rule{kind, patch, {}};
      for (const Cell cell : patch) {
        const int row = layout_.row(cell) + down;
        const int column = layout_.column(cell) + right;
        if (row < 0 || column < 0 || row >= layout_.side() || column >= layout_.side()) break;
        const Cell copy = layout_.cell(row, column);
        if (!is_free(copy) || is_marked(copy) || std::find(patch.begin(), patch.end(), copy) != patch.end()) break;
        rule.cells.push_back(copy);
      }
      if (rule.cells.size() == 2 * patch.size() && is_kept(rule)) found.push_back(std::move(rule));
    }
  }
  if (found.empty()) return std::nullopt;
  return std::move(found[random_.below(static_cast<std::uint32_t>(found.size()))]);
}

// Two groups of cells that have the same sum, or the same digits.
std::optional<Rule> RuleDrawing::two_groups(RuleKind kind) {
  Rule rule{kind, {}, {}};
  const auto add_group = [&] {
    const std::vector<Cell> cells = free_patch(kMinCellsOfGroup + random_.below(2));
    if (cells.size() < kMinCellsOfGroup) return false;
    for (const Cell cell : cells) rule.cells.push_back(cell);
    rule.values.push_back(static_cast<std::uint16_t>(cells.size()));
    return true;
  };
  if (!add_group()) return std::nullopt;
  const std::size_t first = rule.cells.size();
  for (const Cell cell : rule.cells) taken_[cell.index] = true;
  bool is_found = false;
  for (int tries = 0; tries < kTriesOfGroup && !is_found; ++tries) {
    rule.values.resize(1);
    rule.cells.resize(first);
    is_found = add_group() && is_kept(rule);
  }
  for (std::size_t place = 0; place < first; ++place) taken_[rule.cells[place].index] = false;
  if (!is_found) return std::nullopt;
  return rule;
}

// Some digits, each in as many free cells as it says. Fewer circles than half of the side, or circles of one digit,
// would say their digits at once.
std::optional<Rule> RuleDrawing::circles(RuleKind kind) {
  Rule rule{kind, {}, {}};
  if (is_placed(rule)) return std::nullopt;
  const auto digits = random_order(static_cast<std::size_t>(layout_.digit_count()), random_);
  const std::uint32_t count = kMinDigitsInCircles + random_.below(kMaxDigitsInCircles - kMinDigitsInCircles + 1);
  const auto order = random_order(taken_.size(), random_);
  for (std::uint32_t place = 0; place < std::min<std::size_t>(count, digits.size()); ++place) {
    const int circled = digits[place] + 1;
    int left = circled;
    for (const std::uint16_t index : order) {
      const Cell cell{index};
      if (left == 0 || digit(cell) != circled || !is_free(cell) || cell_marked_[index]) continue;
      rule.cells.push_back(cell);
      --left;
    }
    if (left > 0) return std::nullopt;
  }
  if (2 * rule.cells.size() <= digits.size()) return std::nullopt;
  return rule;
}

std::optional<Rule> RuleDrawing::pair(RuleKind kind) {
  const Cell upper = random_cell();
  const bool to_right = random_.below(2) == 0;
  const int row = layout_.row(upper) + (to_right ? 0 : 1);
  const int column = layout_.column(upper) + (to_right ? 1 : 0);
  if (row == layout_.side() || column == layout_.side()) return std::nullopt;
  if ((to_right ? right_marked_ : down_marked_)[upper.index]) return std::nullopt;
  const Cell lower = layout_.cell(row, column);
  Rule rule{kind, {upper, lower}, {}};
  if (kind == RuleKind::Inequality && digit(upper) > digit(lower)) std::swap(rule.cells[0], rule.cells[1]);
  if (kind == RuleKind::WhiteDot) rule.values = {1};
  if (kind == RuleKind::BlackDot) rule.values = {2};
  if (kind == RuleKind::PairSum) {
    const int sum = digit(upper) + digit(lower);
    const auto [sum_of_x, sum_of_v] = marked_sums();
    if (sum != sum_of_x && sum != sum_of_v) return std::nullopt;
    rule.values = {static_cast<std::uint16_t>(sum)};
  }
  if (!is_kept(rule)) return std::nullopt;
  return rule;
}

std::optional<Rule> RuleDrawing::marked_cell(RuleKind kind) {
  const Cell cell = random_cell();
  Rule rule{kind, {cell}, {}};
  if (cell_marked_[cell.index] || !is_kept(rule)) return std::nullopt;
  return rule;
}

// Two to four of the digits around a corner.
std::optional<Rule> RuleDrawing::square(RuleKind kind) {
  const Cell first = random_cell();
  const int row = layout_.row(first);
  const int column = layout_.column(first);
  if (row + 1 == layout_.side() || column + 1 == layout_.side()) return std::nullopt;
  Rule rule{kind,
            {first, layout_.cell(row, column + 1), layout_.cell(row + 1, column), layout_.cell(row + 1, column + 1)},
            {}};
  if (is_placed(rule)) return std::nullopt;
  std::vector<Cell> chosen = rule.cells;
  random_.shuffle(std::span(chosen));
  chosen.resize(2 + random_.below(3));
  for (const Cell cell : chosen) rule.values.push_back(static_cast<std::uint16_t>(digit(cell)));
  return rule;
}

// A clue at one end of a row or a column.
std::optional<Rule> RuleDrawing::clue(RuleKind kind) {
  const bool is_row = random_.below(2) == 0;
  const auto line = static_cast<int>(random_.below(static_cast<std::uint32_t>(layout_.side())));
  const bool is_from_end = rule_row(kind).shape == RuleShape::DirectedLine && random_.below(2) == 0;
  Rule rule{kind, {}, {}};
  for (int place = 0; place < layout_.side(); ++place)
    rule.cells.push_back(is_row ? layout_.cell(line, place) : layout_.cell(place, line));
  if (is_from_end) std::reverse(rule.cells.begin(), rule.cells.end());
  if (is_placed(rule)) return std::nullopt;
  return with_value_of_grid(std::move(rule));
}

// From an edge of the grid along a diagonal to another edge.
std::optional<Rule> RuleDrawing::diagonal(RuleKind kind) {
  const auto is_inside = [&](int row, int column) {
    return row >= 0 && column >= 0 && row < layout_.side() && column < layout_.side();
  };
  const Cell first = random_cell();
  const int down = random_.below(2) == 0 ? 1 : -1;
  const int right = random_.below(2) == 0 ? 1 : -1;
  int row = layout_.row(first);
  int column = layout_.column(first);
  while (is_inside(row - down, column - right)) {
    row -= down;
    column -= right;
  }
  Rule rule{kind, {}, {}};
  for (; is_inside(row, column); row += down, column += right) rule.cells.push_back(layout_.cell(row, column));
  if (rule.cells.size() < 2 || is_placed(rule)) return std::nullopt;
  return with_value_of_grid(std::move(rule));
}

// Two kinds of lines on the same cells, of which the grid keeps the first. A palindrome through one house is
// impossible, so it is never the second.
std::optional<Rule> RuleDrawing::one_of_two(RuleKind kind) {
  constexpr std::array kLines{RuleKind::Thermometer, RuleKind::Whisper,    RuleKind::Renban,
                              RuleKind::Palindrome,  RuleKind::ParityLine, RuleKind::Nabner};
  const auto order = random_order(kLines.size(), random_);
  const RuleKind kept = kLines[order[0]];
  const RuleKind broken = kLines[order[kLines[order[1]] == RuleKind::Palindrome ? 2 : 1]];
  const std::optional<Rule> line = (this->*way_of(kept)->draw)(kept);
  if (!line) return std::nullopt;
  Rule other{broken, line->cells, usual_values(broken)};
  if (is_kept(other)) return std::nullopt;
  return Rule{kind, {}, {}, {*line, std::move(other)}};
}

}  // namespace nonet
