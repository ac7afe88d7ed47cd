#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/cell_set.h"
#include "core/grid/layout.h"
#include "core/util/list_of_lists.h"

namespace nonet {

/// The houses and peers of a layout as sets of cells. Computed once for a layout and kept with it.
///
/// Techniques draw two kinds of conclusions from a house. The digits of every house differ: whatever speaks of peers or
/// of cells with few candidates reads every house, full or not. Only a full house holds every digit
/// (Layout::holds_every_digit()): whatever speaks of the places that a digit has left reads full houses alone.
/// memberships() and PuzzleState::places() know full houses alone, so that a technique that reads places is sound on
/// every layout.
class LayoutSets final : public LayoutExtension {
 public:
  /// The most digits, and so the most cells of a house.
  static constexpr int kMaxSide = 25;
  /// The most cells: those of the largest square.
  static constexpr int kMaxCells = 625;
  static_assert(kMaxCells == kMaxSide * kMaxSide);
  static constexpr int kMaxHouses = 640;
  static constexpr std::size_t kMaxHousesOfCell = 16;
  /// True for the layouts that have sets: those within the limits above. Squares with a side up to kMaxSide always are.
  static bool supports(const Layout& layout);

  /// A full house of a cell, and the number of the cell among the cells of that house, from 0.
  struct Membership {
    House house;
    std::uint16_t index_in_house;
  };

  /// Two houses that share two cells or more: on classic grids a box and a line.
  struct Crossing {
    House box;
    House line;
  };

  /// The houses of the rows of a grid from the top, and of its columns from the left. The i-th cell of a row lies in
  /// the i-th column.
  struct Lines {
    std::vector<House> rows;
    std::vector<House> columns;
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
  /// The lines of each grid without empty places. A line that two grids have in common is listed with both.
  std::span<const Lines> lines_of_grids() const { return lines_of_grids_; }
  const CellSet& house(House house) const { return houses_[house.index]; }
  /// True when a house with a smaller number has the same cells, as boxes of one row have.
  bool is_repeated(House house) const { return repeated_[house.index]; }
  /// The cells that cannot hold the same digit as this one, because of a house or a rule for pairs. The cell itself is
  /// not among them.
  const CellSet& peers(Cell cell) const { return peers_[cell.index]; }
  /// The full houses of a cell.
  std::span<const Membership> memberships(Cell cell) const { return memberships_[cell.index]; }
  /// The cells that are peers of all of these cells; all cells of the grid when there are none.
  CellSet common_peers(const CellSet& cells) const;
  const CellSet& all() const { return all_; }

 private:
  friend class Layout;

  explicit LayoutSets(const Layout& layout);

  static std::vector<House> in_viewing_order(const Layout& layout);
  void find_crossings();
  void find_lines();
  House line_of(const GridSpec& grid, HouseKind kind, int number) const;

  const Layout& layout_;
  CellSet all_;
  std::vector<House> boxes_first_;
  std::vector<CellSet> houses_;
  std::vector<bool> repeated_;
  std::vector<Crossing> crossings_;
  std::vector<Lines> lines_of_grids_;
  std::vector<CellSet> peers_;
  ListOfLists<Membership> memberships_;
};

}  // namespace nonet
