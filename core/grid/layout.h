#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/grid/cell.h"
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

enum class LayoutError : std::uint8_t {
  SideOutOfRange,    ///< The side is below 2 or above 100.
  NoBoxesForSide,    ///< The side is a prime number, so it needs irregular regions.
  RegionSizes,       ///< A side of n needs n regions of n cells each.
  NeedsSquareSide,   ///< Windows need a square number as side: 4, 9, 16 …
  NeedsClassicSide,  ///< An asterisk needs a 9×9 grid.
  NeedsBoxes,        ///< Disjoint groups and centre dots need boxes, but the regions are irregular.
  NeedsMiddleCells,  ///< Centre dots need boxes with an odd number of rows and of columns.
  RuleOfPuzzle,      ///< A rule adds neither houses nor pairs, so it belongs to a puzzle.
};

/// The description of a layout.
struct LayoutSpec {
  /// Rows and columns of a box; the side is their product. Ignored when `regions` is not empty.
  int box_rows = 3;
  int box_columns = 3;
  /// The side of a layout with irregular regions. Ignored when `regions` is empty.
  int side = 0;
  /// The number of the irregular region of each cell, from 0. Empty for a layout with boxes.
  std::vector<std::uint8_t> regions;
  /// Rules that add houses or pairs: RuleRow::belongs_to_layout().
  RuleSet rules;
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

/// The shape of a grid: its side n, and its houses. A house has n cells, which hold every digit from 1 to n once. Some
/// rules add pairs of cells that must differ although they share no house. Houses are numbered kind by kind in the
/// order of HouseKind: rows, columns, regions (boxes from the top left, or irregular regions in the order of their
/// first cells), houses of the rules.
class Layout {
 public:
  ~Layout();
  Layout(const Layout&) = delete;
  Layout& operator=(const Layout&) = delete;

  static constexpr int kMaxSide = 100;
  static constexpr int kMaxHouses = 5 * kMaxSide;

  /// Returns the layout of a description. When the irregular regions are in fact boxes, returns the layout with these
  /// boxes.
  static Result<LayoutRef, LayoutError> make(const LayoutSpec& spec);
  /// Returns the layout with boxes of `box_rows` by `box_columns` cells. The side is the product of both numbers.
  /// Returns null when one of the numbers is below 1, or the side is below 2 or above 100.
  static LayoutRef with_boxes(int box_rows, int box_columns);
  /// Returns the layout with the usual boxes for a side. The boxes are square when the side is a square number.
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

  int side() const { return side_; }
  int cell_count() const { return side_ * side_; }
  int house_count() const { return static_cast<int>(house_kinds_.size()); }
  /// False when the regions are irregular.
  bool has_boxes() const { return has_boxes_; }
  /// The number of rows and of columns of a box. In a layout with irregular regions both are the side. Code that draws
  /// a line around every box then draws one frame around the whole grid.
  int box_rows() const { return box_rows_; }
  int box_columns() const { return box_columns_; }
  /// The rules beside rows, columns and regions.
  const RuleSet& rules() const { return rules_; }
  /// True for a layout that with_shape_of_rules() returned.
  bool has_shape_of_rules() const { return has_shape_of_rules_; }
  bool is_classic() const {
    return box_rows_ == 3 && box_columns_ == 3 && side_ == 9 && rules_.empty() && !has_shape_of_rules_;
  }

  Cell cell(int row, int column) const {
    NONET_EXPECTS(row >= 0 && row < side_ && column >= 0 && column < side_);
    return Cell{static_cast<std::uint16_t>(row * side_ + column)};
  }
  int row(Cell cell) const {
    NONET_EXPECTS(cell.index < cell_count());
    return cell.index / side_;
  }
  int column(Cell cell) const {
    NONET_EXPECTS(cell.index < cell_count());
    return cell.index % side_;
  }
  /// The box or irregular region of a cell, from 0.
  int region(Cell cell) const {
    NONET_EXPECTS(cell.index < cell_count());
    return regions_[cell.index];
  }

  /// The cells of a house, in the order of their numbers.
  std::span<const Cell> cells(House house) const {
    NONET_EXPECTS(house.index < house_count());
    return {house_cells_.data() + static_cast<std::size_t>(house.index) * static_cast<std::size_t>(side_),
            static_cast<std::size_t>(side_)};
  }
  /// The houses of a cell, in the order of their numbers: its row, column and region, and those of the rules.
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

  HouseKind kind(House house) const {
    NONET_EXPECTS(house.index < house_count());
    return house_kinds_[house.index];
  }
  /// Returns the kind of an own rule because of which two cells must differ. None when no own rule says so.
  std::optional<RuleKind> own_pair_rule(Cell first, Cell second) const;
  /// The number of a house among the houses of the same kind, from 1. Of the diagonals, 1 falls and 2 rises.
  int number(House house) const;
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

  Layout(int side, int box_rows, int box_columns, std::vector<std::uint8_t> regions, RuleSet rules);

  void add_house(HouseKind kind, std::span<const Cell> cells);
  void add_rows_columns_regions();
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

  int side_;
  bool has_boxes_;
  int box_rows_;
  int box_columns_;
  RuleSet rules_;
  bool has_shape_of_rules_ = false;
  std::vector<std::uint8_t> regions_;
  std::vector<Cell> house_cells_;
  std::vector<HouseKind> house_kinds_;
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
