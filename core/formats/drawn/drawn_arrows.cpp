#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/formats/drawn/drawn_color.h"
#include "core/formats/drawn/drawn_places.h"
#include "core/formats/drawn/rule_words.h"
#include "core/formats/drawn/suggestions.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

bool has_head_at(DrawnPoint tip, const DrawnLine& arrow, const std::vector<DrawnLine>& lines) {
  constexpr double kNear = 0.15;
  constexpr double kLongest = 0.6;
  const auto distance = [&](DrawnPoint point) { return std::hypot(point.down - tip.down, point.right - tip.right); };
  return std::any_of(lines.begin(), lines.end(), [&](const DrawnLine& head) {
    return &head != &arrow && head.points.size() == 3 && are_equal_colors(head.color, arrow.color) &&
           distance(head.points[1]) < kNear && distance(head.points[0]) < kLongest &&
           distance(head.points[2]) < kLongest;
  });
}

}  // namespace

bool suggest_from_line_with_head(Suggestions& suggestions, const DrawnLine& line) {
  if (word_for(RuleKind::Arrow, suggestions.words()).empty()) return false;
  const std::vector<DrawnLine>& lines = suggestions.drawing().lines;
  DrawnLine arrow = line;
  if (!has_head_at(arrow.points.back(), line, lines)) std::reverse(arrow.points.begin(), arrow.points.end());
  if (!has_head_at(arrow.points.back(), line, lines)) return false;
  suggest_from_arrow(suggestions, arrow);
  return true;
}

void suggest_from_arrow(Suggestions& suggestions, const DrawnLine& arrow) {
  if (color_named(arrow.color) == DrawnColor::None) return;
  const Layout& layout = suggestions.layout();
  const auto cells = cells_of_way(layout, arrow.points);
  if (!cells || cells->size() < 2) return;
  const auto& shapes = suggestions.drawing().shapes;
  for (const DrawnShape& shape : shapes) {
    const auto pill = cells_of_pill(layout, shape);
    if (!pill || std::find(pill->begin(), pill->end(), cells->front()) == pill->end()) continue;
    std::vector<Cell> all = *pill;
    shell_sort(all);
    const auto is_in_pill = [&](Cell cell) { return std::find(pill->begin(), pill->end(), cell) != pill->end(); };
    // The way begins inside the pill, and may come to the pill again.
    all.insert(all.end(), std::find_if_not(cells->begin(), cells->end(), is_in_pill), cells->end());
    return suggestions.add_conventional({RuleKind::Arrow, std::move(all), {static_cast<std::uint16_t>(pill->size())}},
                                        DrawnReason::ArrowWithPill);
  }
  const bool has_circle = std::any_of(shapes.begin(), shapes.end(), [&](const DrawnShape& shape) {
    return is_circle_of_cell(shape) && cell_at_middle(layout, shape.center) == cells->front();
  });
  if (has_circle) suggestions.add_conventional({RuleKind::Arrow, *cells, {}}, DrawnReason::ArrowWithCircle);
}

}  // namespace nonet
