#include "core/generate/rules/rule_drawing.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/rules/kinds/kinds.h"

namespace nonet {

namespace {

constexpr int kTriesOfDrawing = 30;
constexpr std::size_t kShortestLine = 3;

bool is_mark(RuleKind kind) {
  return kind == RuleKind::WhiteDot || kind == RuleKind::BlackDot || kind == RuleKind::PairSum ||
         kind == RuleKind::Inequality;
}

bool has_cell(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

bool is_makeable(RuleKind kind) {
  switch (kind) {
    case RuleKind::Cage:
    case RuleKind::Thermometer:
    case RuleKind::Arrow:
    case RuleKind::WhiteDot:
    case RuleKind::BlackDot:
    case RuleKind::PairSum:
    case RuleKind::Inequality:
    case RuleKind::Whisper:
    case RuleKind::Renban:
    case RuleKind::Palindrome:
    case RuleKind::Even:
    case RuleKind::Odd: return true;
    default: return false;
  }
}

RuleDrawing::RuleDrawing(const Grid& solution, int longest, Random& random)
    : solution_(solution),
      layout_(*solution.layout()),
      longest_(static_cast<std::size_t>(longest)),
      random_(random),
      taken_(solution.digits().size()),
      right_marked_(taken_.size()),
      down_marked_(taken_.size()),
      parity_marked_(taken_.size()),
      crossed_(taken_.size()) {}

std::optional<Rule> RuleDrawing::draw(RuleKind kind) {
  for (int tries = 0; tries < kTriesOfDrawing; ++tries) {
    if (std::optional<Rule> rule = try_to_draw(kind)) return canonical_rule(std::move(*rule));
  }
  return std::nullopt;
}

std::optional<Rule> RuleDrawing::try_to_draw(RuleKind kind) {
  switch (kind) {
    case RuleKind::Thermometer: return thermometer();
    case RuleKind::Whisper: return whisper();
    case RuleKind::Renban: return renban();
    case RuleKind::Arrow: return arrow();
    case RuleKind::Palindrome: return palindrome();
    case RuleKind::Cage: return cage();
    case RuleKind::Even:
    case RuleKind::Odd: return parity(kind);
    default: return pair(kind);
  }
}

void RuleDrawing::take(const Rule& rule) {
  if (is_mark(rule.kind)) {
    const auto [upper, lower] = std::minmax(rule.cells[0], rule.cells[1]);
    (lower.index == upper.index + 1 ? right_marked_ : down_marked_)[upper.index] = true;
    return;
  }
  if (rule.kind == RuleKind::Even || rule.kind == RuleKind::Odd) {
    for (const Cell cell : rule.cells) parity_marked_[cell.index] = true;
    return;
  }
  for (std::size_t place = 0; place < rule.cells.size(); ++place) {
    const Cell cell = rule.cells[place];
    taken_[cell.index] = true;
    if (place == 0 || rule.kind == RuleKind::Cage) continue;
    const Cell before = rule.cells[place - 1];
    const int row = std::min(layout_.row(cell), layout_.row(before));
    const int column = std::min(layout_.column(cell), layout_.column(before));
    if (layout_.row(cell) != layout_.row(before) && layout_.column(cell) != layout_.column(before))
      crossed_[layout_.cell(row, column).index] = true;
  }
}

bool RuleDrawing::crosses(Cell from, Cell to) const {
  if (layout_.row(from) == layout_.row(to) || layout_.column(from) == layout_.column(to)) return false;
  const int row = std::min(layout_.row(from), layout_.row(to));
  const int column = std::min(layout_.column(from), layout_.column(to));
  return crossed_[layout_.cell(row, column).index];
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
  const Cell start{static_cast<std::uint16_t>(random_.below(static_cast<std::uint32_t>(taken_.size())))};
  if (!is_free(start)) return {};
  std::vector<Cell> cells{start};
  // The corners that the walk itself passes over.
  const std::vector<bool> crossed_before = crossed_;
  while (cells.size() < length) {
    const std::optional<Cell> next = random_neighbor(cells.back(), true, [&](Cell cell) {
      return is_free(cell) && !has_cell(cells, cell) && !crosses(cells.back(), cell) && may_enter(cells, cell);
    });
    if (!next) break;
    const int row = std::min(layout_.row(cells.back()), layout_.row(*next));
    const int column = std::min(layout_.column(cells.back()), layout_.column(*next));
    if (layout_.row(cells.back()) != layout_.row(*next) && layout_.column(cells.back()) != layout_.column(*next))
      crossed_[layout_.cell(row, column).index] = true;
    cells.push_back(*next);
  }
  crossed_ = crossed_before;
  return cells;
}

std::optional<Rule> RuleDrawing::thermometer() {
  Rule rule{RuleKind::Thermometer, {}, {}};
  rule.cells = walk(random_length(kShortestLine),
                    [&](const std::vector<Cell>& cells, Cell next) { return digit(cells.back()) < digit(next); });
  if (rule.cells.size() < kShortestLine) return std::nullopt;
  return rule;
}

std::optional<Rule> RuleDrawing::whisper() {
  const int least = (layout_.side() + 1) / 2;
  Rule rule{RuleKind::Whisper, {}, {static_cast<std::uint16_t>(least)}};
  rule.cells = walk(random_length(kShortestLine), [&](const std::vector<Cell>& cells, Cell next) {
    return std::abs(digit(cells.back()) - digit(next)) >= least;
  });
  if (rule.cells.size() < kShortestLine) return std::nullopt;
  return rule;
}

// The beginning of a walk whose digits are consecutive.
std::optional<Rule> RuleDrawing::renban() {
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

std::optional<Rule> RuleDrawing::arrow() {
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

// Grows at both ends at once.
std::optional<Rule> RuleDrawing::palindrome() {
  const std::size_t length = random_length(kShortestLine);
  std::vector<Cell> cells = walk(1, [](const std::vector<Cell>&, Cell) { return true; });
  while (!cells.empty() && cells.size() + 2 <= length) {
    const auto may_enter = [&](Cell from, Cell to) {
      return is_free(to) && !has_cell(cells, to) && !crosses(from, to);
    };
    const Cell front = cells.front();
    const Cell back = cells.back();
    const std::optional<Cell> head = random_neighbor(front, true, [&](Cell to) { return may_enter(front, to); });
    if (!head) break;
    const std::optional<Cell> tail = random_neighbor(
        back, true, [&](Cell to) { return to != *head && may_enter(back, to) && digit(to) == digit(*head); });
    if (!tail) break;
    cells.insert(cells.begin(), *head);
    cells.push_back(*tail);
  }
  if (cells.size() < kShortestLine) return std::nullopt;
  return Rule{RuleKind::Palindrome, std::move(cells), {}};
}

std::optional<Rule> RuleDrawing::cage() {
  const std::size_t size = random_length(2);
  std::vector<Cell> cells = walk(1, [](const std::vector<Cell>&, Cell) { return true; });
  for (int tries = 0; !cells.empty() && cells.size() < size && tries < kTriesOfDrawing; ++tries) {
    const Cell from = cells[random_.below(static_cast<std::uint32_t>(cells.size()))];
    const std::optional<Cell> next = random_neighbor(from, false, [&](Cell cell) {
      return is_free(cell) &&
             std::all_of(cells.begin(), cells.end(), [&](Cell other) { return digit(other) != digit(cell); });
    });
    if (next) cells.push_back(*next);
  }
  if (cells.size() < 2) return std::nullopt;
  int sum = 0;
  for (const Cell cell : cells) sum += digit(cell);
  return Rule{RuleKind::Cage, std::move(cells), {static_cast<std::uint16_t>(sum)}};
}

std::optional<Rule> RuleDrawing::pair(RuleKind kind) {
  const Cell upper{static_cast<std::uint16_t>(random_.below(static_cast<std::uint32_t>(taken_.size())))};
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
    const int most = layout_.side() + 1;
    if (sum != most && sum != most / 2) return std::nullopt;
    rule.values = {static_cast<std::uint16_t>(sum)};
  }
  if (!is_kept(rule)) return std::nullopt;
  return rule;
}

std::optional<Rule> RuleDrawing::parity(RuleKind kind) {
  const Cell cell{static_cast<std::uint16_t>(random_.below(static_cast<std::uint32_t>(taken_.size())))};
  Rule rule{kind, {cell}, {}};
  if (parity_marked_[cell.index] || !is_kept(rule)) return std::nullopt;
  return rule;
}

}  // namespace nonet
