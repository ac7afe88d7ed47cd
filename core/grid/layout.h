#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/cell.h"
#include "core/grid/variant.h"
#include "core/util/result.h"

namespace nonet {

class Layout;
/// Layouts are shared and never change.
using LayoutRef = std::shared_ptr<const Layout>;

enum class LayoutError : std::uint8_t {
  SideOutOfRange,    ///< Below 2 or above 100.
  NoBoxesForSide,    ///< A prime side has no boxes; irregular regions fit it.
  RegionSizes,       ///< The regions are not as many as the side, each of as many cells.
  NeedsSquareSide,   ///< Windows are square: 4, 9, 16 …
  NeedsClassicSide,  ///< An asterisk stands in 9×9 only.
  NeedsBoxes,        ///< Disjoint groups and centre dots are places in boxes, which irregular regions are not.
  NeedsMiddleCells,  ///< Boxes have a middle cell when their rows and columns are odd.
};

/// What a layout is made from.
struct LayoutSpec {
  /// Rows and columns of a box; the side is their product. Not looked at when there are regions.
  int box_rows = 3;
  int box_columns = 3;
  /// For irregular regions: the side, and for each cell the region that it belongs to, from 0.
  int side = 0;
  std::vector<std::uint8_t> regions;
  VariantSet variants;
};

/// The shape of a grid: its side n, and its houses, each of n cells that hold every digit from 1 to n once. Besides, pairs
/// of cells that differ though they share no house. Houses are numbered kind by kind in the order of HouseKind: rows and
/// columns, then the regions (boxes from the top left, or irregular ones in the order of their first cells), then those of
/// the variants.
class Layout {
 public:
  ~Layout();
  Layout(const Layout&) = delete;
  Layout& operator=(const Layout&) = delete;

  static constexpr int kMaxSide = 100;
  static constexpr int kMaxHouses = 5 * kMaxSide;

  /// Any layout. Irregular regions that are boxes after all make the layout of those boxes.
  static Result<LayoutRef, LayoutError> make(const LayoutSpec& spec);
  /// Boxes of `box_rows` by `box_columns` cells, both at least 1 and their product, the side, from 2 to 100;
  /// null otherwise.
  static LayoutRef with_boxes(int box_rows, int box_columns);
  /// The boxes that people use for a side: square, or as near to it as divides the side, wider than high (6 = 2 rows by
  /// 3 columns). Null when the side is below 2, above 100 or prime.
  static LayoutRef of_side(int side);
  /// The 9×9 grid with 3×3 boxes.
  static const LayoutRef& classic();

  int side() const { return side_; }
  int cell_count() const { return side_ * side_; }
  int house_count() const { return static_cast<int>(house_kinds_.size()); }
  /// False when the regions are irregular.
  bool has_boxes() const { return has_boxes_; }
  /// The rows and columns of a box; of irregular regions the side, as if the grid were one block: lines that a frame or a
  /// ruler draws after so many cells are right for both.
  int box_rows() const { return box_rows_; }
  int box_columns() const { return box_columns_; }
  VariantSet variants() const { return variants_; }
  bool is_classic() const { return box_rows_ == 3 && box_columns_ == 3 && side_ == 9 && variants_.empty(); }

  Cell cell(int row, int column) const { return Cell{static_cast<std::uint16_t>(row * side_ + column)}; }
  int row(Cell cell) const { return cell.index / side_; }
  int column(Cell cell) const { return cell.index % side_; }
  /// The box or irregular region of a cell, from 0.
  int region(Cell cell) const { return regions_[cell.index]; }

  /// The cells of a house, in the order of their numbers.
  std::span<const Cell> cells(House house) const {
    return {house_cells_.data() + static_cast<std::size_t>(house.index) * static_cast<std::size_t>(side_),
            static_cast<std::size_t>(side_)};
  }
  /// The houses of a cell, in the order of their numbers: its row, column and region, and those of the variants.
  std::span<const House> houses(Cell cell) const { return cell_houses_.of(cell); }
  /// True when a rule for pairs holds besides the houses.
  bool has_pairs() const { return !pairs_.items.empty(); }
  /// The cells that differ from this one by a rule that is no house, in the order of their numbers.
  std::span<const Cell> pairs(Cell cell) const { return pairs_.of(cell); }
  /// All the cells that differ from this one, by a house or a pair, in the order of their numbers; itself not among them.
  /// They are gathered when a layout is first asked for any (2 ms for 25×25, 50 ms for 100×100).
  std::span<const Cell> peers(Cell cell) const { return all_peers().of(cell); }

  HouseKind kind(House house) const { return house_kinds_[house.index]; }
  /// Which one of its kind it is, from 1.
  int number(House house) const;
  /// All the houses of one kind.
  std::vector<House> houses_of(HouseKind kind) const;

  friend bool operator==(const Layout& left, const Layout& right);

 private:
  // A list for each cell, all of them in one array.
  template <class T>
  struct Lists {
    std::vector<std::uint32_t> starts;
    std::vector<T> items;

    std::span<const T> of(Cell cell) const {
      return {items.data() + starts[cell.index], items.data() + starts[cell.index + 1u]};
    }
    void assign(const std::vector<std::vector<T>>& lists);
  };

  Layout(int side, int box_rows, int box_columns, std::vector<std::uint8_t> regions, VariantSet variants);

  void add_house(HouseKind kind, std::span<const Cell> cells);
  void add_rows_columns_regions();
  void find_houses_of_cells();
  void find_pairs();
  std::unique_ptr<const Lists<Cell>> gather_peers() const;
  const Lists<Cell>& all_peers() const;

  int side_;
  bool has_boxes_;
  int box_rows_;
  int box_columns_;
  VariantSet variants_;
  std::vector<std::uint8_t> regions_;
  std::vector<Cell> house_cells_;
  std::vector<HouseKind> house_kinds_;
  Lists<House> cell_houses_;
  Lists<Cell> pairs_;
  // Null until they are asked for; of threads that gather them at the same time one keeps its lists.
  mutable std::atomic<const Lists<Cell>*> peers_{nullptr};
};

}  // namespace nonet
