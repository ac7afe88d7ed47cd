#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "core/grid/layout.h"
#include "core/util/contracts.h"

namespace nonet {

/// A layout and the content of each of its cells: a digit from 1 to the number of digits, or a blank. The digits may
/// contradict the rules; conflicts() says where.
class Grid {
 public:
  /// All blank.
  explicit Grid(LayoutRef layout)
      : layout_(std::move(layout)), digits_(static_cast<std::size_t>(layout_->cell_count())) {}

  const LayoutRef& layout() const { return layout_; }
  int digit_count() const { return layout_->digit_count(); }
  /// The layout must be a square.
  int side() const { return layout_->side(); }
  std::span<const Digit> digits() const { return digits_; }
  std::span<Digit> digits() { return digits_; }
  Digit operator[](Cell cell) const {
    NONET_EXPECTS(cell.index < digits_.size());
    return digits_[cell.index];
  }
  Digit& operator[](Cell cell) {
    NONET_EXPECTS(cell.index < digits_.size());
    return digits_[cell.index];
  }

  /// How many cells are not blank.
  int clue_count() const;
  bool is_full() const { return clue_count() == layout_->cell_count(); }

  friend bool operator==(const Grid& left, const Grid& right);

 private:
  LayoutRef layout_;
  std::vector<Digit> digits_;
};

/// The reason why cells must differ: a house, or the kind of a rule for pairs (RuleKind::AntiKnight,
/// RuleKind::AntiKing, or the kind of an own rule).
using ConflictReason = std::variant<House, RuleKind>;

/// Returns the kind of rule because of which two cells must differ. Each cell must be among the pairs() of the other.
RuleKind pair_rule(const Layout& layout, Cell first, Cell second);

/// A digit that occurs more than once in a house, or in two cells that must differ because of a rule for pairs.
struct Conflict {
  Digit digit;
  ConflictReason reason;
  /// Two or more, in the order of their numbers.
  std::vector<Cell> cells;
};

/// Every contradiction of the rules; empty when there is none. First the conflicts in houses, by house (rows, columns,
/// boxes …), then by digit; after these the conflicts of pairs. Two cells that share a row and a box appear once for
/// each.
std::vector<Conflict> conflicts(const Grid& grid);

/// True when conflicts() would return an empty list. Takes a tenth of the time of conflicts().
bool is_consistent(const Grid& grid);

/// The sum of the digits of a house: 45 in a full and correct 9×9 grid.
int sum_of(const Grid& grid, House house);

}  // namespace nonet
