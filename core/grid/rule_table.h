#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/grid/rule.h"

namespace nonet {

class Layout;
struct GridSpec;

/// Which cells a rule has. In canonical form the cells are in ascending order, except for the shapes that give another
/// order.
enum class RuleShape : std::uint8_t {
  WholeGrid,     ///< None: the rule is about all cells.
  Set,           ///< Any cells, each once.
  Line,          ///< Two cells or more, each once, in the order of the line.
  Path,          ///< Two cells or more in the order of the line, which may return to a cell, but stays in none.
  Pair,          ///< Two cells that share an edge.
  Step,          ///< Two cells that share an edge, in an order that counts.
  TwoLists,      ///< An even number of cells, each once: two lists of the same length, each in an order that counts.
  Lists,         ///< Two lists of cells or more, each cell once. The values are the lengths of the lists. In canonical
                 ///< form each list is in ascending order, and so are the lists by their first cells.
  Square,        ///< The four cells of a 2×2 square.
  FullLine,      ///< All cells of a row or a column. A clue outside the grid has this shape.
  DirectedLine,  ///< As FullLine, from one end to the other: the clue is at the first cell.
  Parts,         ///< Those of the rules inside the rule: Rule::parts. Two rules or more, but one for doublers.
};

/// How deep rules can be inside rules. A rule without parts has depth 1.
inline constexpr int kMaxRuleDepth = 8;

/// When a rule treats all digits alike.
enum class DigitExchange : std::uint8_t {
  Always,         ///< The rule only says which cells are equal, or differ.
  WithoutValues,  ///< The rule only says that cells differ when it has no values.
  Never,          ///< The rule is about the sizes of digits, or about certain digits.
};

/// The sides that a kind fits.
enum class RuleSides : std::uint8_t { All, Squares, NineOnly, MultiplesOfThree, UpToNine };
/// Whether a kind with these sides fits a side.
bool fits(RuleSides sides, int side);

/// The boxes that a kind needs.
enum class RuleBoxes : std::uint8_t {
  NotNeeded,
  Needed,
  WithMiddleCell,  ///< Boxes with an odd number of rows and of columns.
};

/// How the digits of a rule differ. This limits how many cells the rule can have.
enum class RuleDigits : std::uint8_t {
  Any,        ///< Digits may be equal, so there is no limit.
  Different,  ///< The digits differ.
  Apart,      ///< The digits differ, and no two are consecutive.
};

/// Which cells a rule of a kind has, beyond what its shape says.
struct RuleCells {
  std::uint8_t fewest = 0;
  RuleDigits digits = RuleDigits::Any;
  /// True when the value is the sum of the digits.
  bool has_sum = false;
};

/// How many values a rule has, and their range. The values of some kinds are a table.
struct RuleValues {
  /// Numbers of values. For a table, numbers of rows.
  std::size_t fewest = 0;
  std::size_t most = 0;
  int least = 0;
  /// Returns the largest value on a grid with so many digits. Null for kinds without values.
  int (*greatest)(int digits) = nullptr;
  /// Returns how many values a row of the table has. Null when the values are no table.
  std::size_t (*row_length)(int digits) = nullptr;
};

/// A smallest and a largest value.
struct ValueRange {
  int least;
  int greatest;
};

/// A house that a rule adds.
struct RuleHouse {
  HouseKind kind;
  /// In the order of their numbers.
  std::vector<Cell> cells;
};

/// A number of rows (down) and a number of columns (to the right).
struct CellOffset {
  int down;
  int right;

  friend constexpr bool operator==(CellOffset, CellOffset) = default;
};

/// A kind of rules.
struct RuleRow {
  /// The name in texts, such as `antiknight`.
  std::string_view id;
  RuleKind kind;
  RuleShape shape;
  DigitExchange exchange;
  RuleSides sides = RuleSides::All;
  RuleBoxes boxes = RuleBoxes::NotNeeded;
  RuleCells cells = {};
  RuleValues values = {};
  /// Returns the houses that a rule of this kind adds to a grid of a layout, which it must fit. Null when it adds none.
  std::vector<RuleHouse> (*houses)(const Layout& layout, const GridSpec& grid) = nullptr;
  /// Where the cells lie that must differ from a cell. Empty when the kind adds no such pairs.
  std::span<const CellOffset> pairs = {};

  /// True when only a puzzle whose layout is a square can have a rule of this kind: a rule about whole rows or columns,
  /// about the numbers of rows, columns or places, about the diagonals of the board, or about the region of each cell.
  constexpr bool needs_square() const {
    switch (kind) {
      case RuleKind::RowIndexer:
      case RuleKind::ColumnIndexer:
      case RuleKind::BoxIndexer:
      case RuleKind::FallingDiagonal:
      case RuleKind::RisingDiagonal:
      case RuleKind::RegionSumLine:
      case RuleKind::Doublers: return true;
      default: return shape == RuleShape::FullLine || shape == RuleShape::DirectedLine;
    }
  }
  /// True when a rule of this kind adds houses or pairs to a layout. All other rules belong to a puzzle.
  constexpr bool belongs_to_layout() const { return houses != nullptr || !pairs.empty(); }
};

/// Returns all kinds, in the order of RuleKind.
std::span<const RuleRow> rule_table();
const RuleRow& rule_row(RuleKind kind);
/// Returns the most cells for which digits can keep a rule. None when there is no such limit.
std::optional<int> most_cells(const RuleRow& row, int digits);
/// Returns the values that a rule with so many cells can have. The kind must have values. Inside of doublers a cell
/// counts up to `times` its digit.
ValueRange value_range(const RuleRow& row, int digits, std::size_t cell_count, int times = 1);
/// Returns the largest value of a kind that has values, whatever its cells, where a cell counts up to `times` its
/// digit.
int greatest_value(const RuleRow& row, int digits, int times = 1);
/// True when a rule of the kind can be inside of doublers.
bool may_count_values(RuleKind kind);
/// True when a rule can be inside a rule of a kind of RuleShape::Parts. All-of inside of doublers says what its parts
/// say, so only the parts of it are to be asked.
bool can_be_inside(const Rule& part, RuleKind outer);
/// Returns the kind with an id. None for other texts.
std::optional<RuleKind> rule_kind_named(std::string_view id);

/// Why a puzzle cannot have a rule.
enum class RuleError : std::uint8_t {
  BelongsToLayout,  ///< The rule adds houses or pairs: it is a part of the layout.
  WrongSide,        ///< The kind does not fit the number of digits, or needs a square.
  NoSuchCell,       ///< A cell is not in the grid.
  RepeatedCell,     ///< A cell is listed twice, in a path one after the other.
  WrongCells,       ///< The cells do not have the shape of the kind, or are too few.
  TooManyCells,     ///< No digits keep the rule: it has more than most_cells().
  WrongValueCount,  ///< There are too few or too many values.
  ValueOutOfRange,  ///< A value is too small or too large.
  ImpossibleSum,    ///< No digits of so many cells add up to the value: value_range().
  WrongParts,       ///< A rule of rules has fewer than two, another rule has some, or they are too deep: kMaxRuleDepth.
                    ///< Or a rule that cannot be there is inside of doublers, or doublers are inside a rule.
};

/// Returns why a puzzle of this layout cannot have the rule. None when the puzzle can have the rule. The cells and
/// values may be in any order that canonical_rule() accepts. The error of a rule inside the rule is that of the rule.
/// Inside of doublers a cell counts up to `times` its digit.
std::optional<RuleError> error_in_rule(const Rule& rule, const Layout& layout, int times = 1);

}  // namespace nonet
