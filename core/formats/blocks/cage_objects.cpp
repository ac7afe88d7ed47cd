#include "core/formats/blocks/cage_objects.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/formats/blocks/node_members.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

// The sum and the cells of a cage; null for a cage without a sum.
struct CageNodes {
  const TextNode* sum = nullptr;
  const TextNode* cells = nullptr;
};

CageNodes nodes_of(const TextNode& cage) {
  if (cage.content.front() == '{')
    return {member_of(cage, {"sum", "total", "value", "target"}), member_of(cage, {"cells", "positions", "squares"})};
  CageNodes nodes;
  if (cage.items.size() != 2) return nodes;
  for (const TextNode& item : cage.items) (item.is_list() ? nodes.cells : nodes.sum) = &item;
  return nodes;
}

// The numbers of a cell: its row and its column, or 0 and its number among all cells.
std::optional<std::array<int, 2>> numbers_of(const TextNode& cell) {
  const TextNode* row = &cell;
  const TextNode* column = &cell;
  if (cell.is_list() && cell.content.front() == '{') {
    row = member_of(cell, {"row", "r", "y"});
    column = member_of(cell, {"column", "col", "c", "x"});
  } else if (cell.is_list()) {
    if (cell.items.size() != 2) return std::nullopt;
    row = &cell.items[0];
    column = &cell.items[1];
  }
  const auto first = cell.is_list() ? number_of(row) : 0;
  const auto second = number_of(column);
  return first && second ? std::optional(std::array{*first, *second}) : std::nullopt;
}

class CageReader {
 public:
  explicit CageReader(const Layout& layout) : layout_(layout) {}

  std::optional<RuleSet> read(const TextNode& list) {
    for (const TextNode& item : list.items) {
      if (!item.is_list() || !note_numbers(nodes_of(item).cells)) return std::nullopt;
    }
    if (has_numbers_ && least_ != 0 && !has_last_) return std::nullopt;
    base_ = least_ == 0 ? 0 : 1;
    RuleSet rules;
    for (const TextNode& item : list.items) {
      auto rule = rule_of(nodes_of(item));
      if (!rule || error_in_rule(*rule, layout_) || rules.size() >= kMaxRules) return std::nullopt;
      rules.insert(*std::move(rule));
    }
    return rules;
  }

 private:
  int last_of(const TextNode& cell) const {
    return cell.is_list() ? std::max(layout_.rows(), layout_.columns()) : layout_.cell_count();
  }

  bool note_numbers(const TextNode* cells) {
    if (cells == nullptr || !cells->is_list()) return false;
    for (const TextNode& cell : cells->items) {
      const auto numbers = numbers_of(cell);
      if (!numbers) continue;
      has_numbers_ = true;
      const auto [row, column] = *numbers;
      least_ = std::min(least_, cell.is_list() ? std::min(row, column) : column);
      has_last_ = has_last_ || std::max(row, column) == last_of(cell);
    }
    return true;
  }

  std::optional<Cell> cell_of(const TextNode& cell) const {
    const auto numbers = numbers_of(cell);
    if (!numbers) return cell.is_list() ? std::nullopt : foreign_cell(cell.content, layout_);
    const int row = (*numbers)[0] - (cell.is_list() ? base_ : 0);
    const int column = (*numbers)[1] - base_;
    const int last = last_of(cell) - 1;
    if (std::min(row, column) < 0 || std::max(row, column) > last) return std::nullopt;
    return cell.is_list() ? layout_.cell(row, column) : Cell{static_cast<std::uint16_t>(column)};
  }

  std::optional<Rule> rule_of(const CageNodes& nodes) const {
    Rule rule{RuleKind::Cage, {}, {}};
    if (nodes.sum != nullptr) {
      const auto sum = number_of(nodes.sum);
      if (!sum || *sum < 0 || *sum > UINT16_MAX) return std::nullopt;
      rule.values.push_back(static_cast<std::uint16_t>(*sum));
    }
    for (const TextNode& node : nodes.cells->items) {
      const auto cell = cell_of(node);
      if (!cell) return std::nullopt;
      rule.cells.push_back(*cell);
    }
    return rule;
  }

  const Layout& layout_;
  int least_ = INT32_MAX;
  int base_ = 0;
  bool has_numbers_ = false;
  bool has_last_ = false;
};

}  // namespace

std::optional<RuleSet> cages_in(const TextNode& list, const Layout& layout) { return CageReader(layout).read(list); }

std::optional<ParsedPuzzle> killer_without_givens(const TextBlock& block, const TextNode& object, TextFormat format) {
  const TextNode* cages = member_of(object, {"cages", "killerCages", "killer_cages"});
  if (cages == nullptr || cages->items.empty()) return std::nullopt;
  constexpr int kUsualSide = 9;
  const int side = number_of(member_of(object, {"size", "side"})).value_or(kUsualSide);
  const LayoutRef layout = block.known || side < 1 || side > Layout::kMaxSide ? block.known : Layout::of_side(side);
  if (!layout || !cages_in(*cages, *layout)) return std::nullopt;
  const Grid grid(layout);
  return ParsedPuzzle{grid, format, write_line(grid), {}, block.position(offset_in(block.text, object.content))};
}

}  // namespace nonet
