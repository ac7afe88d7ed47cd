#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/formats/foreign/json_value.h"
#include "core/grid/layout.h"

namespace nonet {

/// A place of a SudokuPad board: its row and its column, from 0.
struct PadPlace {
  int row;
  int column;

  friend auto operator<=>(const PadPlace&, const PadPlace&) = default;
};

/// Returns the items of a list; none for other values and for null.
const std::vector<JsonValue>& items_of(const JsonValue* value);

/// Returns the places of a list of `[row, column]`. None when an item is no such place. A place may lie outside the
/// board.
std::optional<std::vector<PadPlace>> places_in(const JsonValue* value);

/// The layout of a SudokuPad board, which the text does not name. It follows from the size of the board and from the
/// regions:
/// - A board of n rows and n columns with n regions of n cells is a square. Hidden cages with different digits are the
///   regions of a text that has none, if they cover the board. Any other board without regions has the usual boxes;
///   with an empty list of regions, only when the words speak of boxes or of normal rules.
/// - A board with cells in no region, with more than 16 rows or columns, or with the global rule `norowcol`, is several
///   grids of n rows, when all regions have n cells, and squares of n regions cover the cells that are in a region. All
///   such squares must be needed to cover them, or be the grids of a usual layout. Cages of the type `rowcol`, if there
///   are any, decide which squares are grids: those whose rows and columns are such cages.
/// - Another board of up to 16 rows and columns is one grid. It has as many digits as the longer side or the largest
///   region has cells, because the text does not say how many there are.
class PadLayout {
 public:
  /// `words` are the rules in the author's words, as plain_words() returns them; `solution` is that of the author.
  PadLayout(const JsonValue& root, std::string words, std::string solution);

  /// Returns the layout; null when there is none. `known` as in layout_of_foreign(). The functions below are about this
  /// layout.
  LayoutRef make(const LayoutRef& known);

  /// False when some cell of one grid is in no region. The layout is then without regions.
  bool has_all_regions() const { return has_all_regions_; }
  /// The regions that the layout does not have, where has_all_regions() is true.
  const std::vector<std::vector<PadPlace>>& other_regions() const { return other_regions_; }
  /// The global rules that are not among those of the layout.
  const std::set<std::string>& other_rules() const { return names_; }

 private:
  bool read_board();
  bool read_regions();
  std::vector<std::vector<PadPlace>> hidden_regions() const;
  bool says_no_boxes() const;
  int label_at(int row, int column) const { return labels_[static_cast<std::size_t>(row * columns_ + column)]; }
  bool take_square();
  bool take_several_grids();
  void take_digits();
  void take_one_grid();
  bool is_grid_at(int row, int column, int size) const;
  std::vector<PadPlace> needed_grids(const std::vector<PadPlace>& places, int size) const;
  LayoutSpec spec_of_grids(const std::vector<PadPlace>& places, int size) const;
  void add_rules();

  const JsonValue& root_;
  std::string words_;
  std::string solution_;
  std::set<std::string> names_;
  LayoutSpec spec_;
  int rows_ = 0;
  int columns_ = 0;
  std::vector<std::vector<PadPlace>> regions_;
  // The number of the last region of each place, row by row; -1 for a place in no region.
  std::vector<int> labels_;
  // The cells of each cage of the type rowcol, sorted.
  std::set<std::vector<PadPlace>> lines_;
  bool has_all_regions_ = true;
  std::vector<std::vector<PadPlace>> other_regions_;
};

}  // namespace nonet
