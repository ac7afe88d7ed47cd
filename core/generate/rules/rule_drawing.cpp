#include "core/generate/rules/rule_drawing.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "core/grid/rule_table.h"
#include "core/rules/kinds/kinds.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr int kTriesOfDrawing = 30;
constexpr std::size_t kShortestLine = 3;

bool is_mark(RuleKind kind) {
  return kind == RuleKind::WhiteDot || kind == RuleKind::BlackDot || kind == RuleKind::PairSum ||
         kind == RuleKind::Inequality;
}

// Marks in one cell.
bool is_mark_of_cell(RuleKind kind) {
  switch (kind) {
    case RuleKind::Even:
    case RuleKind::Odd:
    case RuleKind::Minimum:
    case RuleKind::Maximum:
    case RuleKind::RowIndexer:
    case RuleKind::ColumnIndexer:
    case RuleKind::BoxIndexer: return true;
    default: return false;
  }
}

// Clues beside the grid.
bool is_outside(RuleKind kind) {
  const RuleShape shape = rule_row(kind).shape;
  return shape == RuleShape::FullLine || shape == RuleShape::DirectedLine || kind == RuleKind::LittleKiller;
}

bool has_cell(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

const RuleDrawing::Way* RuleDrawing::way_of(RuleKind kind) {
  static constexpr Way kWays[]{
      {RuleKind::Cage, &RuleDrawing::cage},
      {RuleKind::Thermometer, &RuleDrawing::growing_line},
      {RuleKind::WhiteDot, &RuleDrawing::pair},
      {RuleKind::Quadruple, &RuleDrawing::square},
      {RuleKind::Sandwich, &RuleDrawing::clue},
      {RuleKind::SlowThermometer, &RuleDrawing::growing_line},
      {RuleKind::BlackDot, &RuleDrawing::pair},
      {RuleKind::PairSum, &RuleDrawing::pair},
      {RuleKind::Inequality, &RuleDrawing::pair},
      {RuleKind::Whisper, &RuleDrawing::growing_line},
      {RuleKind::Renban, &RuleDrawing::renban},
      {RuleKind::Palindrome, &RuleDrawing::palindrome},
      {RuleKind::Even, &RuleDrawing::marked_cell},
      {RuleKind::Odd, &RuleDrawing::marked_cell},
      {RuleKind::Arrow, &RuleDrawing::arrow},
      {RuleKind::LittleKiller, &RuleDrawing::diagonal},
      {RuleKind::Minimum, &RuleDrawing::marked_cell},
      {RuleKind::Maximum, &RuleDrawing::marked_cell},
      {RuleKind::Clone, &RuleDrawing::clone},
      {RuleKind::RegionSumLine, &RuleDrawing::part_of_walk},
      {RuleKind::Zipper, &RuleDrawing::zipper},
      {RuleKind::DoubleArrow, &RuleDrawing::part_of_walk},
      {RuleKind::Entropic, &RuleDrawing::growing_line},
      {RuleKind::Modular, &RuleDrawing::growing_line},
      {RuleKind::Nabner, &RuleDrawing::growing_line},
      {RuleKind::XSum, &RuleDrawing::clue},
      {RuleKind::Skyscraper, &RuleDrawing::clue},
      {RuleKind::NumberedRoom, &RuleDrawing::clue},
      {RuleKind::Between, &RuleDrawing::part_of_walk},
      {RuleKind::Lockout, &RuleDrawing::part_of_walk},
      {RuleKind::RowIndexer, &RuleDrawing::marked_cell},
      {RuleKind::ColumnIndexer, &RuleDrawing::marked_cell},
      {RuleKind::BoxIndexer, &RuleDrawing::marked_cell},
      {RuleKind::SumLine, &RuleDrawing::part_of_walk},
      {RuleKind::CountingCircles, &RuleDrawing::circles},
      {RuleKind::AnyOf, &RuleDrawing::one_of_two},
      {RuleKind::ProductCage, &RuleDrawing::cage},
      {RuleKind::ParityLine, &RuleDrawing::growing_line},
      {RuleKind::SameDifference, &RuleDrawing::growing_line},
      {RuleKind::EqualityCage, &RuleDrawing::cage},
      {RuleKind::EqualSums, &RuleDrawing::two_groups},
      {RuleKind::SameValues, &RuleDrawing::two_groups},
  };
  const auto* const way =
      std::find_if(std::begin(kWays), std::end(kWays), [&](const Way& each) { return each.kind == kind; });
  return way == std::end(kWays) ? nullptr : way;
}

bool is_makeable(RuleKind kind) { return RuleDrawing::way_of(kind) != nullptr; }

RuleDrawing::RuleDrawing(const Grid& solution, int longest, Random& random)
    : solution_(solution),
      layout_(*solution.layout()),
      longest_(static_cast<std::size_t>(longest)),
      random_(random),
      taken_(solution.digits().size()),
      right_marked_(taken_.size()),
      down_marked_(taken_.size()),
      cell_marked_(taken_.size()),
      crossed_(taken_.size()) {}

std::optional<Rule> RuleDrawing::draw(RuleKind kind) {
  const Way* const way = way_of(kind);
  NONET_EXPECTS(way != nullptr);
  for (int tries = 0; tries < kTriesOfDrawing; ++tries) {
    std::optional<Rule> rule = (this->*way->draw)(kind);
    if (rule && !error_in_rule(*rule, layout_)) return canonical_rule(std::move(*rule));
  }
  return std::nullopt;
}

void RuleDrawing::take(const Rule& rule) {
  const RuleShape shape = rule_row(rule.kind).shape;
  if (is_mark(rule.kind)) {
    const auto [upper, lower] = std::minmax(rule.cells[0], rule.cells[1]);
    (lower.index == upper.index + 1 ? right_marked_ : down_marked_)[upper.index] = true;
    return;
  }
  if (is_mark_of_cell(rule.kind)) {
    for (const Cell cell : rule.cells) cell_marked_[cell.index] = true;
    return;
  }
  if (is_outside(rule.kind) || shape == RuleShape::Square) {
    placed_.push_back(rule);
    return;
  }
  if (rule.kind == RuleKind::CountingCircles) placed_.push_back(rule);
  // They fill their cells.
  if (rule.kind == RuleKind::CountingCircles || rule.kind == RuleKind::Clone) {
    for (const Cell cell : rule.cells) cell_marked_[cell.index] = true;
  }
  for (const Cell cell : rule.cells) taken_[cell.index] = true;
  if (shape == RuleShape::Parts) {
    for (const Rule& part : rule.parts) take(part);
  }
  if (shape != RuleShape::Line && shape != RuleShape::Path) return;
  for (std::size_t place = 1; place < rule.cells.size(); ++place) pass(rule.cells[place - 1], rule.cells[place]);
}

bool RuleDrawing::has_room(const Rule& rule) const {
  const auto are_all = [&](auto&& accept) { return std::all_of(rule.cells.begin(), rule.cells.end(), accept); };
  const auto is_unmarked = [&](Cell cell) { return !cell_marked_[cell.index]; };
  const RuleShape shape = rule_row(rule.kind).shape;
  if (is_mark(rule.kind)) {
    const auto [upper, lower] = std::minmax(rule.cells[0], rule.cells[1]);
    return !(lower.index == upper.index + 1 ? right_marked_ : down_marked_)[upper.index];
  }
  if (is_mark_of_cell(rule.kind)) return are_all(is_unmarked);
  if (is_outside(rule.kind) || shape == RuleShape::Square) return !is_placed(rule);
  if (shape == RuleShape::Parts)
    return std::all_of(rule.parts.begin(), rule.parts.end(), [&](const Rule& part) { return has_room(part); });
  if (!are_all([&](Cell cell) { return is_free(cell); })) return false;
  if (rule.kind == RuleKind::Clone) return are_all(is_unmarked);
  if (shape != RuleShape::Line && shape != RuleShape::Path) return true;
  return std::adjacent_find(rule.cells.begin(), rule.cells.end(),
                            [&](Cell from, Cell to) { return crosses(from, to); }) == rule.cells.end();
}

std::optional<Cell> RuleDrawing::corner_between(Cell from, Cell to) const {
  if (layout_.row(from) == layout_.row(to) || layout_.column(from) == layout_.column(to)) return std::nullopt;
  const int row = std::min(layout_.row(from), layout_.row(to));
  const int column = std::min(layout_.column(from), layout_.column(to));
  return layout_.cell(row, column);
}

void RuleDrawing::pass(Cell from, Cell to) {
  if (const auto corner = corner_between(from, to)) crossed_[corner->index] = true;
}

bool RuleDrawing::crosses(Cell from, Cell to) const {
  const auto corner = corner_between(from, to);
  return corner && crossed_[corner->index];
}

Cell RuleDrawing::random_cell() {
  return Cell{static_cast<std::uint16_t>(random_.below(static_cast<std::uint32_t>(taken_.size())))};
}

std::vector<std::uint16_t> RuleDrawing::usual_values(RuleKind kind) const {
  switch (kind) {
    case RuleKind::Whisper: return {static_cast<std::uint16_t>((layout_.side() + 1) / 2)};
    case RuleKind::Lockout: return {static_cast<std::uint16_t>((layout_.side() + 1) / 2 - 1)};
    case RuleKind::SumLine: return {static_cast<std::uint16_t>(layout_.side() + 1)};
    default: return {};
  }
}

bool RuleDrawing::is_kept(const Rule& rule) const { return holds(rule, solution_.digits(), layout_, {}); }

std::size_t RuleDrawing::random_length(std::size_t least) {
  return least + random_.below(static_cast<std::uint32_t>(std::max(longest_, least) - least + 1));
}

template <class Accept>
std::optional<Cell> RuleDrawing::random_neighbor(Cell cell, bool corners, Accept&& accept) {
  std::array<Cell, 8> found;
  std::uint32_t count = 0;
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      if ((down == 0 && right == 0) || (!corners && down != 0 && right != 0)) continue;
      const int row = layout_.row(cell) + down;
      const int column = layout_.column(cell) + right;
      if (row < 0 || column < 0 || row >= layout_.side() || column >= layout_.side()) continue;
      const Cell neighbor = layout_.cell(row, column);
      if (accept(neighbor)) found[count++] = neighbor;
    }
  }
  if (count == 0) return std::nullopt;
  return found[random_.below(count)];
}

template <class MayEnter>
std::vector<Cell> RuleDrawing::walk(std::size_t length, MayEnter&& may_enter) {
  const Cell start = random_cell();
  if (!is_free(start)) return {};
  std::vector<Cell> cells{start};
  // The corners that the walk itself passes over.
  const std::vector<bool> crossed_before = crossed_;
  while (cells.size() < length) {
    const std::optional<Cell> next = random_neighbor(cells.back(), true, [&](Cell cell) {
      return is_free(cell) && !has_cell(cells, cell) && !crosses(cells.back(), cell) && may_enter(cells, cell);
    });
    if (!next) break;
    pass(cells.back(), *next);
    cells.push_back(*next);
  }
  crossed_ = crossed_before;
  return cells;
}

// A walk that keeps the rule at every step.
std::optional<Rule> RuleDrawing::growing_line(RuleKind kind) {
  Rule rule{kind, {}, usual_values(kind)};
  std::vector<Cell> cells = walk(random_length(kShortestLine), [&](const std::vector<Cell>& before, Cell next) {
    rule.cells = before;
    rule.cells.push_back(next);
    return is_kept(rule);
  });
  if (cells.size() < kShortestLine) return std::nullopt;
  rule.cells = std::move(cells);
  return rule;
}

bool RuleDrawing::says_nothing(const Rule& rule) const {
  return rule.kind == RuleKind::RegionSumLine && std::all_of(rule.cells.begin(), rule.cells.end(), [&](Cell cell) {
           return layout_.region(cell) == layout_.region(rule.cells[0]);
         });
}

// The longest part of a walk that keeps the rule.
std::optional<Rule> RuleDrawing::part_of_walk(RuleKind kind) {
  const std::vector<Cell> cells =
      walk(std::max(longest_, kShortestLine), [](const std::vector<Cell>&, Cell) { return true; });
  Rule rule{kind, {}, usual_values(kind)};
  for (std::size_t length = cells.size(); length >= kShortestLine; --length) {
    for (std::size_t first = 0; first + length <= cells.size(); ++first) {
      const auto begin = cells.begin() + static_cast<std::ptrdiff_t>(first);
      rule.cells.assign(begin, begin + static_cast<std::ptrdiff_t>(length));
      if (is_kept(rule) && !says_nothing(rule)) return rule;
    }
  }
  return std::nullopt;
}

// The beginning of a walk whose digits are consecutive.
std::optional<Rule> RuleDrawing::renban(RuleKind) {
  const std::size_t length = random_length(kShortestLine);
  Rule rule{RuleKind::Renban, {}, {}};
  rule.cells = walk(length, [&](const std::vector<Cell>& cells, Cell next) {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      const int distance = std::abs(digit(cell) - digit(next));
      return distance > 0 && distance < static_cast<int>(length);
    });
  });
  while (rule.cells.size() >= kShortestLine && !is_kept(rule)) rule.cells.pop_back();
  if (rule.cells.size() < kShortestLine) return std::nullopt;
  return rule;
}

std::optional<Rule> RuleDrawing::arrow(RuleKind) {
  // The digit that makes the sum complete must not be the only one.
  const auto may_enter = [&](const std::vector<Cell>& cells, Cell next) {
    int sum = digit(next);
    for (std::size_t place = 1; place < cells.size(); ++place) sum += digit(cells[place]);
    return sum < digit(cells[0]) || (sum == digit(cells[0]) && cells.size() >= 2);
  };
  Rule rule{RuleKind::Arrow, walk(std::max(longest_, kShortestLine), may_enter), {}};
  if (rule.cells.size() < kShortestLine || !is_kept(rule)) return std::nullopt;
  return rule;
}

template <class Fits>
void RuleDrawing::grow_both_ends(std::vector<Cell>& cells, std::size_t length, Fits&& fits) {
  const std::vector<bool> crossed_before = crossed_;
  for (std::size_t place = 1; place < cells.size(); ++place) pass(cells[place - 1], cells[place]);
  while (!cells.empty() && cells.size() + 2 <= length) {
    const auto may_enter = [&](Cell from, Cell to) {
      return is_free(to) && !has_cell(cells, to) && !crosses(from, to);
    };
    const Cell front = cells.front();
    const Cell back = cells.back();
    const std::optional<Cell> head = random_neighbor(front, true, [&](Cell to) { return may_enter(front, to); });
    if (!head) break;
    pass(front, *head);
    const std::optional<Cell> tail =
        random_neighbor(back, true, [&](Cell to) { return to != *head && may_enter(back, to) && fits(*head, to); });
    if (!tail) break;
    pass(back, *tail);
    cells.insert(cells.begin(), *head);
    cells.push_back(*tail);
  }
  crossed_ = crossed_before;
}

std::optional<Rule> RuleDrawing::palindrome(RuleKind kind) {
  const std::size_t length = random_length(kShortestLine);
  std::vector<Cell> cells = walk(1, [](const std::vector<Cell>&, Cell) { return true; });
  grow_both_ends(cells, length, [&](Cell head, Cell tail) { return digit(head) == digit(tail); });
  if (cells.size() < kShortestLine) return std::nullopt;
  return Rule{kind, std::move(cells), {}};
}

// Begins with the cell or the two cells in the middle.
std::optional<Rule> RuleDrawing::zipper(RuleKind kind) {
  const std::size_t length = random_length(kShortestLine);
  std::vector<Cell> cells = walk(2 - length % 2, [](const std::vector<Cell>&, Cell) { return true; });
  int sum = 0;
  for (const Cell cell : cells) sum += digit(cell);
  grow_both_ends(cells, length, [&](Cell head, Cell tail) { return digit(head) + digit(tail) == sum; });
  if (cells.size() < kShortestLine) return std::nullopt;
  Rule rule{kind, std::move(cells), {}};
  if (!is_kept(rule)) return std::nullopt;
  return rule;
}

std::vector<Cell> RuleDrawing::free_patch(std::size_t size) {
  std::vector<Cell> cells = walk(1, [](const std::vector<Cell>&, Cell) { return true; });
  for (int tries = 0; !cells.empty() && cells.size() < size && tries < kTriesOfDrawing; ++tries) {
    const Cell from = cells[random_.below(static_cast<std::uint32_t>(cells.size()))];
    const std::optional<Cell> next = random_neighbor(from, false, [&](Cell cell) {
      return is_free(cell) &&
             std::all_of(cells.begin(), cells.end(), [&](Cell other) { return digit(other) != digit(cell); });
    });
    if (next) cells.push_back(*next);
  }
  return cells;
}

}  // namespace nonet
