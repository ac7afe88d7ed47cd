#include "core/formats/foreign/f_puzzle_layout.h"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/foreign/foreign_puzzle.h"

namespace nonet {

namespace {

using JsonKind = JsonValue::Kind;

// The regions that the cells of the grid name. Empty when they name none, and when they name the usual boxes for some cells
// only.
std::vector<std::uint8_t> regions_in(const JsonValue& grid, const Layout& usual) {
  std::vector<std::uint8_t> regions;
  const auto side = static_cast<std::size_t>(usual.side());
  for (std::size_t row = 0; row < side; ++row) {
    for (std::size_t column = 0; column < side; ++column) {
      const bool is_there = row < grid.items.size() && column < grid.items[row].items.size();
      const JsonValue* region = is_there ? grid.items[row].items[column].member("region") : nullptr;
      const auto number = number_in(region);
      if (number && (*number < 0 || *number > UINT8_MAX)) return {};
      const Cell cell = usual.cell(static_cast<int>(row), static_cast<int>(column));
      regions.push_back(static_cast<std::uint8_t>(number.value_or(usual.region(cell))));
    }
  }
  return regions;
}

}  // namespace

bool is_true(const JsonValue* value) { return value != nullptr && value->kind == JsonKind::True; }

// Returns a whole number that is written as a number or as a text.
std::optional<int> number_in(const JsonValue* value) {
  if (value == nullptr || (value->kind != JsonKind::Number && value->kind != JsonKind::Text)) return std::nullopt;
  return foreign_number(value->text);
}

bool has_cell_without_region(const JsonValue& grid) {
  for (const JsonValue& row : grid.items) {
    for (const JsonValue& cell : row.items) {
      const JsonValue* region = cell.member("region");
      if (region != nullptr && region->kind == JsonKind::Null) return true;
    }
  }
  return false;
}

LayoutRef layout_of_f_puzzle(const JsonValue& root, const LayoutRef& known) {
  constexpr int kUsualSide = 9;
  constexpr int kMaxSide = 16;
  const JsonValue* size = root.member("size");
  const auto side = size == nullptr ? std::optional(kUsualSide) : number_in(size);
  if (!side || *side < 2 || *side > kMaxSide) return nullptr;
  const LayoutRef boxes = Layout::of_side(*side);
  const LayoutRef usual = boxes ? boxes : Layout::with_boxes(1, *side);
  LayoutSpec spec;
  spec.box_rows = usual->box_rows();
  spec.box_columns = usual->box_columns();
  spec.side = *side;
  const JsonValue* grid = root.member("grid");
  if (grid != nullptr && has_cell_without_region(*grid)) {
    spec.box_rows = 1;
    spec.box_columns = *side;
  } else if (grid != nullptr) {
    spec.regions = regions_in(*grid, *usual);
  }
  constexpr std::array<std::pair<std::string_view, RuleKind>, 3> kRules{
      {{"antiknight", RuleKind::AntiKnight}, {"antiking", RuleKind::AntiKing}, {"disjointgroups", RuleKind::Disjoint}}};
  for (const auto& [key, kind] : kRules) {
    if (is_true(root.member(key))) spec.rules.insert({kind, {}, {}});
  }
  if (is_true(root.member("diagonal+")) && is_true(root.member("diagonal-"))) spec.rules.insert({RuleKind::X, {}, {}});
  return layout_of_foreign(spec, known);
}

}  // namespace nonet
