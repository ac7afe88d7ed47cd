#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/cell_set.h"
#include "core/grid/layout.h"
#include "core/util/list_of_lists.h"

namespace nonet {

/// The houses and peers of a layout as sets of cells. Computed once for a layout and kept with it. Sides up to
/// kMaxSide.
class LayoutSets final : public LayoutExtension {
 public:
  static constexpr int kMaxSide = 25;
  /// True for the layouts that have sets: squares with a side up to kMaxSide.
  static bool supports(const Layout& layout) { return layout.is_square() && layout.side() <= kMaxSide; }

  /// A house of a cell, and the number of the cell among the cells of that house, from 0.
  struct Membership {
    House house;
    std::uint16_t index_in_house;
  };

  /// Two houses that share two cells or more: on classic grids a box and a line.
  struct Crossing {
    House box;
    House line;
  };

  /// The sets of a layout, which the first call for that layout computes. The reference is valid as long as the layout.
  static const LayoutSets& of(const Layout& layout);

  const Layout& layout() const { return layout_; }
  int digit_count() const { return layout_.digit_count(); }
  int house_count() const { return layout_.house_count(); }

  /// All houses in the order in which people look at them: boxes (regions), rows, columns, houses of the variants.
  std::span<const House> boxes_first() const { return boxes_first_; }
  /// In each pair, `box` is the house that comes first in boxes_first().
  std::span<const Crossing> crossings() const { return crossings_; }
  const CellSet& house(House house) const { return houses_[house.index]; }
  /// True when a house with a smaller number has the same cells, as boxes of one row have.
  bool is_repeated(House house) const { return repeated_[house.index]; }
  /// The cells that cannot hold the same digit as this one, because of a house or a rule for pairs. The cell itself is
  /// not among them.
  const CellSet& peers(Cell cell) const { return peers_[cell.index]; }
  std::span<const Membership> memberships(Cell cell) const { return memberships_[cell.index]; }
  /// The cells that are peers of all of these cells; all cells of the grid when there are none.
  CellSet common_peers(const CellSet& cells) const;
  const CellSet& all() const { return all_; }

 private:
  friend class Layout;

  explicit LayoutSets(const Layout& layout);

  static std::vector<House> in_viewing_order(const Layout& layout);
  void find_crossings();

  const Layout& layout_;
  CellSet all_;
  std::vector<House> boxes_first_;
  std::vector<CellSet> houses_;
  std::vector<bool> repeated_;
  std::vector<Crossing> crossings_;
  std::vector<CellSet> peers_;
  ListOfLists<Membership> memberships_;
};

}  // namespace nonet
