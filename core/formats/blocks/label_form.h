#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/blocks/open_block.h"

namespace nonet {

// Grids of labels: the regions of a jigsaw below its clues, and the cages of a killer with their sums below. The clues
// may also stand before the labels, line by line.
//
//     ..746..93 AABBCDEFF      AAB|BBC|DEF
//     9......8. GHHHCDEII      …
//     …                        A = 3   B = 15

/// A row of labels, and the clues before it.
struct LabelRow {
  /// One for each cell.
  std::vector<std::string_view> labels;
  /// As many symbols as there are labels, or none.
  std::string_view clues;
};

/// Returns the row in a line; a row without labels for other lines. `side` is 0 when the row may have any number of
/// labels; then labels without separators are letters.
LabelRow label_row(std::string_view line, std::size_t side);

/// The label of a cage, and its sum.
using LabelSum = std::pair<char, int>;

/// Returns the sums in a line, such as `A = 3   B = 15`. Nothing for other lines.
std::vector<LabelSum> label_sums(std::string_view line);

bool begins_labels(std::string_view line);
/// True for a row of labels below a grid. No cell is blank.
bool begins_labels_below(std::string_view line, const ParsedPuzzle& grid);
bool continues_labels(const OpenBlock& block, std::string_view line);
/// The state: the number of labels of a row, how many rows there are, and whether there are sums.
std::uint32_t labels_state_after(std::uint32_t state, std::string_view line);
/// True when the grid is whole, and either sums follow or each label is that of as many cells as a row has.
bool are_labels(const OpenBlock& block);

/// Sums of cells: `27 = (0,0) + (0,1)`, or `r1c1 + r1c2 = 27`.
struct CellSum {
  int sum = 0;
  /// The numbers of rows and columns, as they are written.
  std::vector<std::pair<int, int>> cells;
};

/// Returns the sum in a line; one without cells for other lines.
CellSum cell_sum(std::string_view line);

bool begins_cell_sums(std::string_view line);
bool continues_cell_sums(const OpenBlock& block, std::string_view line);

}  // namespace nonet
