#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/grid/cell.h"
#include "core/grid/layout_spec.h"
#include "core/grid/rule_table.h"
#include "core/util/contracts.h"
#include "core/util/list_of_lists.h"
#include "core/util/result.h"

namespace nonet {

class Layout;
/// Layouts are shared and never change. The library caches recently used layouts, so that equal descriptions usually
/// give the same object.
using LayoutRef = std::shared_ptr<const Layout>;

/// Base class of data that another room computes from a layout and stores in the layout. LayoutSets of core/logic is an
/// example.
class LayoutExtension {
 public:
  LayoutExtension() = default;
  LayoutExtension(const LayoutExtension&) = delete;
  LayoutExtension& operator=(const LayoutExtension&) = delete;
  virtual ~LayoutExtension() = default;

 private:
  friend class Layout;

  // Each class has an object of its own here. The address of this object identifies the class.
  template <class Extension>
  static inline char class_tag = 0;

  const char* tag_ = nullptr;
  // The extension that was stored in the layout before this one.
  const LayoutExtension* next_ = nullptr;
};

/// Two cells that must differ because of an own rule.
struct DifferingPair {
  Cell first;
  Cell second;
  RuleKind kind;

  friend bool operator==(const DifferingPair&, const DifferingPair&) = default;
};

/// What the own rules of a puzzle say about houses and pairs.
struct OwnRuleShape {
  /// Houses of the kinds Diagonal and ExtraRegion.
  std::vector<RuleHouse> houses;
  std::vector<DifferingPair> pairs;
};

/// The shape of a puzzle: which cells there are, how many digits, and the houses.
///
/// The cells lie on a canvas of rows() by columns() places, on which some places can be empty. Cells are numbered from
/// 0, row by row, and empty places have no number. The canvas has one grid or several grids that can share cells
/// (GridSpec). The digits are 1 to digit_count().
///
/// The digits of a house differ. A full house has as many cells as there are digits, so it holds every digit. Some
/// rules add pairs of cells that must differ although they share no house. Houses are numbered kind by kind in the
/// order of HouseKind: rows, columns, regions (boxes from the top left, or irregular regions in the order of their
/// first cells), houses of the rules. Within a kind they are numbered grid by grid. Grids that have the same cells as a
/// house have one house.
///
/// A square is the layout of an ordinary puzzle: is_square().
class Layout {
 public:
  ~Layout();
  Layout(const Layout&) = delete;
  Layout& operator=(const Layout&) = delete;

  /// The most rows, columns and digits.
  static constexpr int kMaxSide = LayoutSpec::kMaxSide;

  /// Returns the layout of a description. When irregular regions are in fact boxes, the layout has these boxes.
  static Result<LayoutRef, LayoutError> make(const LayoutSpec& spec);
  /// Returns the square with boxes of `box_rows` by `box_columns` cells. The side is the product of both numbers.
  /// Returns null when one of the numbers is below 1, or the side is below 2 or above 100.
  static LayoutRef with_boxes(int box_rows, int box_columns);
  /// Returns the square with the usual boxes for a side. The boxes are square when the side is a square number.
  /// Otherwise they are wider than high and as nearly square as possible: side 6 has boxes of 2 rows by 3 columns.
  /// Returns null when the side is below 2, above 100 or prime.
  static LayoutRef of_side(int side);
  /// Returns a layout that also has the houses and pairs of own rules, so that whoever reads houses and peers sees
  /// them. The numbers of the houses of `base` stay. A house that `base` has already is not added again, and of many
  /// houses through one cell only the first kMaxOwnHousesOfCell are added; `pairs` should have the pairs of such
  /// houses, too.
  ///
  /// The layout is for techniques, and comes with the rules themselves (TaughtRules). It is never equal to `base`, and
  /// never classic. The grids of a puzzle have a layout without a shape of own rules.
  static LayoutRef with_shape_of_rules(const Layout& base, OwnRuleShape own);
  static constexpr int kMaxOwnHousesOfCell = 4;
  /// Returns the layout with 3×3 boxes and without further rules.
  static const LayoutRef& classic();

  /// The rows and the columns of the canvas.
  int rows() const { return rows_; }
  int columns() const { return columns_; }
  int digit_count() const { return spec_.digits; }
  int cell_count() const { return static_cast<int>(rows_of_cells_.size()); }
  int house_count() const { return static_cast<int>(labels_.size()); }
  /// True for one grid of n rows and n columns with n digits, in which every cell belongs to a region of n cells. All
  /// houses of a square are full.
  bool is_square() const { return is_square_; }
  /// The side n of a square. The layout must be a square.
  int side() const {
    NONET_EXPECTS(is_square_);
    return spec_.digits;
  }
  /// True for the square with 3×3 boxes without rules and without a shape of own rules.
  bool is_classic() const { return is_classic_; }
  /// True when some place of the canvas is empty.
  bool has_empty_places() const { return !cells_of_places_.empty(); }

  /// The description in its one form: equal layouts have equal descriptions.
  const LayoutSpec& spec() const { return spec_; }
  /// The grids, by the row and then by the column of their first places; grids of one cell (extra cells) at the end.
  std::span<const GridSpec> grids() const { return spec_.grids; }
  const GridSpec& grid(int index) const {
    NONET_EXPECTS(index >= 0 && index < static_cast<int>(spec_.grids.size()));
    return spec_.grids[static_cast<std::size_t>(index)];
  }
  /// The first grid that has the cell, from 0.
  int grid_of(Cell cell) const;
  /// True when the first grid has boxes, and neither irregular regions nor no regions.
  bool has_boxes() const { return spec_.grids.front().has_boxes(); }
  /// The number of rows and of columns of a box of the first grid. Without boxes, the rows and columns of that grid.
  /// Code that draws a line around every box then draws one frame around the whole grid.
  int box_rows() const { return box_rows_; }
  int box_columns() const { return box_columns_; }
  /// The rules beside rows, columns and regions.
  const RuleSet& rules() const { return spec_.rules; }
  /// True for a layout that with_shape_of_rules() returned.
  bool has_shape_of_rules() const { return has_shape_of_rules_; }

  /// The cell at a place of the canvas. The place must not be empty.
  Cell cell(int row, int column) const {
    NONET_EXPECTS(row >= 0 && row < rows_ && column >= 0 && column < columns_);
    const auto place = static_cast<std::uint16_t>(row * columns_ + column);
    return cells_of_places_.empty() ? Cell{place} : present(cells_of_places_[place]);
  }
  /// The cell at a place; none when the place is empty or outside the canvas.
  std::optional<Cell> cell_at(int row, int column) const {
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return std::nullopt;
    const auto place = static_cast<std::uint16_t>(row * columns_ + column);
    if (cells_of_places_.empty()) return Cell{place};
    const Cell cell = cells_of_places_[place];
    return cell == kNoCell ? std::nullopt : std::optional(cell);
  }
  /// The row and the column of the canvas, from 0.
  int row(Cell cell) const {
    NONET_EXPECTS(cell.index < rows_of_cells_.size());
    return rows_of_cells_[cell.index];
  }
  int column(Cell cell) const {
    NONET_EXPECTS(cell.index < columns_of_cells_.size());
    return columns_of_cells_[cell.index];
  }
  /// The first region (box or irregular region) of a cell, from 0 in the order of the region's house. -1 when the cell
  /// has no region. Only a cell of several grids has several regions.
  int region(Cell cell) const {
    NONET_EXPECTS(cell.index < regions_.size());
    return regions_[cell.index];
  }

  /// The cells of a house, in the order of their numbers.
  std::span<const Cell> cells(House house) const { return house_cells_[house.index]; }
  /// True for a full house: it has as many cells as there are digits. The digits of another house only differ.
  bool holds_every_digit(House house) const { return cells(house).size() == static_cast<std::size_t>(spec_.digits); }
  /// True when every house is full.
  bool has_full_houses_only() const { return has_full_houses_only_; }
  /// The houses of a cell, in the order of their numbers: its rows, columns and regions, and those of the rules.
  std::span<const House> houses(Cell cell) const { return cell_houses_[cell.index]; }
  /// True when there are pairs of cells that must differ although they share no house.
  bool has_pairs() const { return !pairs_.items().empty(); }
  /// The cells that must differ from a cell because of a rule for pairs (RuleKind::AntiKnight, RuleKind::AntiKing) or
  /// of an own rule, in the order of their numbers.
  std::span<const Cell> pairs(Cell cell) const { return pairs_[cell.index]; }
  /// The peers of a cell, in the order of their numbers: all other cells that must differ from the cell because of a
  /// house or a rule for pairs. The first call for a layout computes the peers of all cells, in 2 ms for 25×25 and 50
  /// ms for 100×100.
  std::span<const Cell> peers(Cell cell) const { return all_peers()[cell.index]; }

  HouseKind kind(House house) const { return label(house).kind; }
  /// The first grid that has a house, from 0.
  int grid_of(House house) const { return label(house).grid; }
  /// The number of a house among the houses of the same kind in its grid, from 1. Of the diagonals, 1 falls and 2
  /// rises.
  int number(House house) const { return label(house).number; }
  /// Returns the kind of an own rule because of which two cells must differ. None when no own rule says so.
  std::optional<RuleKind> own_pair_rule(Cell first, Cell second) const;
  /// All the houses of one kind.
  std::vector<House> houses_of(HouseKind kind) const;

  /// Returns the object of class `Extension` that belongs to this layout. The first call makes the object by
  /// `Extension(layout)` and stores it in the layout. When several threads make one at the same time, the first is kept
  /// and the others are discarded. `Extension` is derived from LayoutExtension. A layout can have one extension of each
  /// class.
  template <class Extension>
  const Extension& extension() const {
    const char* const tag = &LayoutExtension::class_tag<Extension>;
    const LayoutExtension* known = stored_extension(tag);
    if (known == nullptr) known = &store_extension(std::unique_ptr<LayoutExtension>(new Extension(*this)), tag);
    return static_cast<const Extension&>(*known);
  }
  /// Returns the object of class `Extension` that keep() has stored. The layout must have one.
  template <class Extension>
  const Extension& kept() const {
    const LayoutExtension* const known = stored_extension(&LayoutExtension::class_tag<Extension>);
    NONET_EXPECTS_ALWAYS(known != nullptr);
    return static_cast<const Extension&>(*known);
  }
  /// Stores an extension that was made for this layout already. The layout keeps the one that it has, if any.
  template <class Extension>
  void keep(std::unique_ptr<Extension> made) const {
    store_extension(std::move(made), &LayoutExtension::class_tag<Extension>);
  }

  friend bool operator==(const Layout& left, const Layout& right);

 private:
  friend class RecentLayouts;

  static constexpr Cell kNoCell{0xffff};

  struct HouseLabel {
    HouseKind kind;
    std::uint16_t grid;
    std::uint16_t number;

    friend bool operator==(const HouseLabel&, const HouseLabel&) = default;
  };

  // The description must be normal and valid.
  explicit Layout(LayoutSpec spec);

  static Cell present(Cell cell) {
    NONET_EXPECTS(cell != kNoCell);
    return cell;
  }
  const HouseLabel& label(House house) const {
    NONET_EXPECTS(house.index < labels_.size());
    return labels_[house.index];
  }
  void number_cells();
  void add_house(HouseLabel label, std::span<const Cell> cells);
  void add_house_of_rule(std::size_t grid, const RuleHouse& house);
  void add_houses(HouseKind kind);
  void find_houses_of_cells();
  void find_pairs();
  void add_own_houses(std::span<const RuleHouse> houses);
  void add_own_pairs(std::vector<DifferingPair> pairs);
  std::unique_ptr<const ListOfLists<Cell>> gather_peers() const;
  const ListOfLists<Cell>& all_peers() const;
  // Returns the stored extension of the class with this tag; null when there is none.
  const LayoutExtension* stored_extension(const char* tag) const;
  // Stores an extension, and returns the one that is stored for its class now.
  const LayoutExtension& store_extension(std::unique_ptr<LayoutExtension> made, const char* tag) const;

  LayoutSpec spec_;
  int rows_;
  int columns_;
  int box_rows_;
  int box_columns_;
  bool is_square_ = false;
  bool is_classic_ = false;
  bool has_full_houses_only_ = true;
  bool has_shape_of_rules_ = false;
  std::vector<std::uint8_t> rows_of_cells_;
  std::vector<std::uint8_t> columns_of_cells_;
  // For each place of the canvas, row by row, its cell or kNoCell. Empty when no place is empty.
  std::vector<Cell> cells_of_places_;
  std::vector<std::int16_t> regions_;
  ListOfLists<Cell> house_cells_;
  std::vector<HouseLabel> labels_;
  ListOfLists<House> cell_houses_;
  ListOfLists<Cell> pairs_;
  // Sorted by cells; each pair once, with the smaller cell first.
  std::vector<DifferingPair> own_pairs_;
  // Null until the first call of peers() computes the peers.
  mutable std::atomic<const ListOfLists<Cell>*> peers_{nullptr};
  // The extension that was stored last. It leads to the others.
  mutable std::atomic<const LayoutExtension*> extensions_{nullptr};
};

/// Calls `visit(House)` for each house of a layout, in the order of their numbers.
template <class Visit>
void for_each_house(const Layout& layout, Visit&& visit) {
  for (std::uint16_t index = 0; index < layout.house_count(); ++index) visit(House{index});
}

}  // namespace nonet
