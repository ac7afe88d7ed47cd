#include "core/formats/foreign/f_puzzle_layout.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/foreign/f_puzzle_kinds.h"
#include "core/formats/foreign/foreign_puzzle.h"
#include "core/grid/rule_table.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

using JsonKind = JsonValue::Kind;

// The regions that the cells of the grid name. Empty when they name none, and when they name the usual boxes for some
// cells only.
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

// The cells of the entries of a key, sorted.
std::set<std::vector<Cell>> regions_of(const JsonValue* entries, const Layout& layout) {
  std::set<std::vector<Cell>> regions;
  for (std::size_t entry = 0; entries != nullptr && entry < entries->items.size(); ++entry) {
    const JsonValue* names = entries->items[entry].member("cells");
    std::vector<Cell> cells;
    for (std::size_t place = 0; names != nullptr && place < names->items.size(); ++place) {
      if (const auto cell = foreign_cell(names->items[place].text, layout)) cells.push_back(*cell);
    }
    shell_sort(cells);
    regions.insert(std::move(cells));
  }
  return regions;
}

// Adds the rules of the layout whose houses are all among the extra regions.
void add_rules_of_regions(const JsonValue& root, LayoutSpec& spec) {
  const auto plain = Layout::make(spec);
  if (!plain) return;
  for (const FPuzzleKind& row : f_puzzle_kinds()) {
    if (row.form != FPuzzleForm::Houses) continue;
    LayoutSpec with_rule = spec;
    with_rule.rules.insert(row.kind);
    if (!Layout::make(with_rule)) continue;
    const std::set<std::vector<Cell>> extra = regions_of(root.member(row.key), *plain.value());
    const std::vector<RuleHouse> houses = rule_row(row.kind).houses(*plain.value(), plain.value()->grid(0));
    const auto is_extra = [&](RuleHouse house) {
      shell_sort(house.cells);
      return extra.contains(house.cells);
    };
    if (std::all_of(houses.begin(), houses.end(), is_extra)) spec.rules.insert(row.kind);
  }
}

}  // namespace

bool is_house_of_rule(std::vector<Cell> cells, const Layout& layout) {
  shell_sort(cells);
  return std::any_of(layout.rules().begin(), layout.rules().end(), [&](const Rule& rule) {
    const auto houses_of = rule_row(rule.kind).houses;
    if (houses_of == nullptr) return false;
    const std::vector<RuleHouse> houses = houses_of(layout, layout.grid(0));
    return std::any_of(houses.begin(), houses.end(), [&](RuleHouse house) {
      shell_sort(house.cells);
      return house.cells == cells;
    });
  });
}

bool is_true(const JsonValue* value) { return value != nullptr && value->kind == JsonKind::True; }

std::string_view text_in(const JsonValue* value) {
  return value != nullptr && value->kind == JsonKind::Text ? std::string_view(value->text) : std::string_view{};
}

std::vector<int> numbers_in(const JsonValue* value) {
  std::vector<int> numbers;
  if (value == nullptr) return numbers;
  for (const char digit : text_in(value)) {
    if (digit >= '0' && digit <= '9') numbers.push_back(digit - '0');
  }
  if (value->kind != JsonKind::List) return numbers;
  for (const JsonValue& item : value->items) {
    if (const auto number = number_in(&item)) numbers.push_back(*number);
  }
  return numbers;
}

// Returns a whole number that is written as a number or as a text.
std::optional<int> number_in(const JsonValue* value) {
  if (value == nullptr || (value->kind != JsonKind::Number && value->kind != JsonKind::Text)) return std::nullopt;
  return foreign_number(value->text);
}

bool has_both_diagonals(const JsonValue& root) {
  return is_true(root.member(f_puzzle_kind(RuleKind::RisingDiagonal)->key)) &&
         is_true(root.member(f_puzzle_kind(RuleKind::FallingDiagonal)->key));
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
  LayoutSpec spec = usual->spec();
  const JsonValue* grid = root.member("grid");
  if (grid != nullptr && has_cell_without_region(*grid)) {
    spec = LayoutSpec::with_boxes(1, *side);
  } else if (grid != nullptr) {
    std::vector<std::uint8_t> regions = regions_in(*grid, *usual);
    if (!regions.empty()) spec = LayoutSpec::jigsaw(*side, std::move(regions));
  }
  for (const FPuzzleKind& row : f_puzzle_kinds()) {
    const bool is_switch = row.form == FPuzzleForm::Switch && rule_row(row.kind).belongs_to_layout();
    if (is_switch && is_true(root.member(row.key))) spec.rules.insert(row.kind);
  }
  if (has_both_diagonals(root)) spec.rules.insert(RuleKind::X);
  add_rules_of_regions(root, spec);
  return layout_of_foreign(spec, known);
}

}  // namespace nonet
