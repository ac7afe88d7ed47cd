#include "core/formats/drawn/drawn_strokes.h"

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

bool look_alike(const CellLine& one, const CellLine& other) {
  constexpr double kSameThickness = 0.03;
  return one.notation == other.notation && std::abs(one.thickness - other.thickness) <= kSameThickness;
}

bool ends_on(const CellLine& one, const CellLine& other) {
  return std::any_of(other.cells.begin(), other.cells.end(),
                     [&](Cell cell) { return cell == one.cells.front() || cell == one.cells.back(); });
}

}  // namespace

Strokes::Strokes(std::span<const CellLine> lines) : lines_(lines), group_(lines.size()) {
  for (std::size_t index = 0; index < lines.size(); ++index) group_[index] = index;
  // Each line is compared with each other line.
  constexpr std::size_t kMostStrokes = 300;
  if (lines.size() > kMostStrokes) return;
  for (std::size_t one = 0; one < lines.size(); ++one) {
    for (std::size_t other = 0; other < lines.size(); ++other) {
      if (one == other || !look_alike(lines[one], lines[other]) || !ends_on(lines[one], lines[other])) continue;
      const std::size_t from = std::max(group_[one], group_[other]);
      const std::size_t to = std::min(group_[one], group_[other]);
      std::replace(group_.begin(), group_.end(), from, to);
    }
  }
}

std::vector<const CellLine*> Strokes::of(const CellLine& line) const {
  const auto own = std::find_if(lines_.begin(), lines_.end(), [&](const CellLine& each) { return &each == &line; });
  if (own == lines_.end()) return {&line};
  const std::size_t group = group_[static_cast<std::size_t>(own - lines_.begin())];
  std::vector<const CellLine*> strokes;
  for (std::size_t index = 0; index < lines_.size(); ++index) {
    if (group_[index] == group) strokes.push_back(&lines_[index]);
  }
  return strokes;
}

std::vector<Cell> joined_way(const std::vector<const CellLine*>& strokes) {
  if (strokes.size() != 2) return {};
  std::vector<Cell> first = strokes[0]->cells;
  std::vector<Cell> second = strokes[1]->cells;
  if (first.front() == second.front() || first.front() == second.back()) std::reverse(first.begin(), first.end());
  if (first.back() == second.back()) std::reverse(second.begin(), second.end());
  if (first.back() != second.front()) return {};
  first.insert(first.end(), second.begin() + 1, second.end());
  return first;
}

}  // namespace nonet
