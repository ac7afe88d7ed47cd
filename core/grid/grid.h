#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "core/grid/layout.h"

namespace nonet {

/// A layout and what stands in each of its cells. Any digits from 0 to the side may stand anywhere: whether they
/// contradict the rules is asked with conflicts().
class Grid {
 public:
  /// All blank.
  explicit Grid(LayoutRef layout)
      : layout_(std::move(layout)), digits_(static_cast<std::size_t>(layout_->cell_count())) {}

  const LayoutRef& layout() const { return layout_; }
  int side() const { return layout_->side(); }
  std::span<const Digit> digits() const { return digits_; }
  std::span<Digit> digits() { return digits_; }
  Digit operator[](Cell cell) const { return digits_[cell.index]; }
  Digit& operator[](Cell cell) { return digits_[cell.index]; }

  /// How many cells are not blank.
  int clue_count() const;
  bool is_full() const { return clue_count() == layout_->cell_count(); }

  friend bool operator==(const Grid& left, const Grid& right);

 private:
  LayoutRef layout_;
  std::vector<Digit> digits_;
};

/// What keeps cells from being equal: a house, or a rule for pairs (Variant::AntiKnight, Variant::AntiKing).
using Rule = std::variant<House, Variant>;

/// The rule by which two cells differ that are each other's pairs().
Variant pair_rule(const Layout& layout, Cell first, Cell second);

/// A digit that stands more than once in a house, or in two cells that differ by a rule for pairs.
struct Conflict {
  Digit digit;
  Rule rule;
  /// Two or more, in the order of their numbers.
  std::vector<Cell> cells;
};

/// Every contradiction of the rules, house by house (rows, columns, boxes …), then digit by digit, then pair by pair; empty
/// when there is none. Two cells that share a row and a box appear once for each.
std::vector<Conflict> conflicts(const Grid& grid);

/// True when the rules hold, said faster than by conflicts().
bool is_consistent(const Grid& grid);

/// The sum of the digits of a house; on a full 9×9 grid 45 is right.
int sum_of(const Grid& grid, House house);

}  // namespace nonet
