#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/layout.h"
#include "core/logic/cell_set.h"

namespace nonet {

/// A layout as sets of cells: what every technique asks for again and again. Sides up to kMaxSide.
class LayoutSets {
 public:
  static constexpr int kMaxSide = 25;

  /// Where a cell stands in a house: the `place`-th of its cells, from 0.
  struct Membership {
    House house;
    std::uint16_t place;
  };

  /// Two houses that share two cells or more: on classic grids a box and a line.
  struct Crossing {
    House box;
    House line;
  };

  /// The sets of a layout of side 25 at most. Those of the classic layout are made once.
  static std::shared_ptr<const LayoutSets> of(const LayoutRef& layout);

  explicit LayoutSets(LayoutRef layout);

  const Layout& layout() const { return *layout_; }
  const LayoutRef& layout_ref() const { return layout_; }
  int side() const { return layout_->side(); }
  int house_count() const { return layout_->house_count(); }

  /// All houses in the order in which people look at them: boxes (regions), rows, columns, further ones.
  std::span<const House> boxes_first() const { return boxes_first_; }
  /// Of each two houses the one that people look at first is the box.
  std::span<const Crossing> crossings() const { return crossings_; }
  const CellSet& house(House house) const { return houses_[house.index]; }
  /// True when an earlier house has the same cells, as boxes of one row have.
  bool is_repeated(House house) const { return repeated_[house.index]; }
  /// The cells that cannot hold the same digit as this one, by a house or by a rule for pairs; not itself.
  const CellSet& peers(Cell cell) const { return peers_[cell.index]; }
  std::span<const Membership> memberships(Cell cell) const {
    return {memberships_.data() + starts_[cell.index], memberships_.data() + starts_[cell.index + 1u]};
  }
  /// The cells that are peers of all of these; all cells when there are none.
  CellSet common_peers(const CellSet& cells) const;
  const CellSet& all() const { return all_; }

 private:
  static std::vector<House> in_viewing_order(const Layout& layout);
  void find_crossings();

  LayoutRef layout_;
  CellSet all_;
  std::vector<House> boxes_first_;
  std::vector<CellSet> houses_;
  std::vector<bool> repeated_;
  std::vector<Crossing> crossings_;
  std::vector<CellSet> peers_;
  std::vector<std::uint32_t> starts_;
  std::vector<Membership> memberships_;
};

/// Calls `visit(House)` for each house of a layout.
template <class Visit>
void for_each_house(const Layout& layout, Visit&& visit) {
  for (std::uint16_t index = 0; index < layout.house_count(); ++index) visit(House{index});
}

}  // namespace nonet
