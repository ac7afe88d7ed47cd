#include <algorithm>
#include <utility>

#include "core/generate/rules/rule_drawing.h"
#include "core/grid/rule_table.h"

// How RuleDrawing draws a rule together with its image under half a turn. The image is of the same kind. Its value is
// looked for again where a value says what the grid has.

namespace nonet {

namespace {

constexpr int kTriesOfImage = 100;

Rule with_cells_of_image(Rule rule, std::size_t cells) {
  for (Cell& cell : rule.cells) cell = Cell{static_cast<std::uint16_t>(cells - 1 - cell.index)};
  for (Rule& part : rule.parts) part = with_cells_of_image(std::move(part), cells);
  return rule;
}

// The shapes whose cells are the same drawing from both ends.
bool can_be_reversed(RuleShape shape) {
  return shape == RuleShape::Line || shape == RuleShape::Path || shape == RuleShape::Step;
}

Rule reversed(Rule rule) {
  std::reverse(rule.cells.begin(), rule.cells.end());
  for (Rule& part : rule.parts) part = reversed(std::move(part));
  return rule;
}

}  // namespace

std::vector<Rule> RuleDrawing::draw_with_image(RuleKind kind) {
  for (int tries = 0; tries < kTriesOfImage; ++tries) {
    std::optional<Rule> rule = draw(kind);
    if (!rule) break;
    const std::optional<Rule> other = image(*rule);
    if (!other) continue;
    if (*other == *rule) return {std::move(*rule)};
    RuleDrawing beside(*this);
    beside.take(*rule);
    if (beside.has_room(*other)) return {std::move(*rule), *other};
  }
  return {};
}

std::optional<Rule> RuleDrawing::image(const Rule& rule) const {
  const Rule mirrored = with_cells_of_image(rule, taken_.size());
  const bool is_line = can_be_reversed(rule_row(rule.parts.empty() ? rule.kind : rule.parts[0].kind).shape);
  // A line through the middle can be its own image, read from the other end.
  if (is_line && reversed(mirrored) == rule) return rule;
  std::optional<Rule> found = kept_image(rule, mirrored);
  if (!found && is_line) found = kept_image(rule, reversed(mirrored));
  if (!found || error_in_rule(*found, layout_)) return std::nullopt;
  return canonical_rule(std::move(*found));
}

std::optional<Rule> RuleDrawing::kept_image(const Rule& rule, Rule mirrored) const {
  if (says_value_of_grid(rule.kind)) return with_value_of_grid(std::move(mirrored));
  if (rule.kind == RuleKind::Quadruple) mirrored.values = quadruple_opposite(rule);
  if (rule.kind == RuleKind::PairSum && !is_kept(mirrored)) {
    const auto [sum_of_x, sum_of_v] = marked_sums();
    mirrored.values = {static_cast<std::uint16_t>(rule.values[0] == sum_of_x ? sum_of_v : sum_of_x)};
  }
  // The grid keeps one part of any-of.
  const auto kept =
      std::count_if(mirrored.parts.begin(), mirrored.parts.end(), [&](const Rule& part) { return is_kept(part); });
  if (!is_kept(mirrored) || kept > 1 || says_nothing(mirrored)) return std::nullopt;
  return mirrored;
}

// The digits opposite the cells that the quadruple names.
std::vector<std::uint16_t> RuleDrawing::quadruple_opposite(const Rule& rule) const {
  std::vector<Cell> unnamed = rule.cells;
  std::vector<std::uint16_t> values;
  for (const int value : rule.values) {
    const auto named = std::find_if(unnamed.begin(), unnamed.end(), [&](Cell cell) { return digit(cell) == value; });
    const Cell opposite{static_cast<std::uint16_t>(taken_.size() - 1 - named->index)};
    values.push_back(static_cast<std::uint16_t>(digit(opposite)));
    unnamed.erase(named);
  }
  return values;
}

}  // namespace nonet
