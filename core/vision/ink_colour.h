#pragma once

#include <vector>

#include "core/vision/cell_images.h"
#include "core/vision/grid_contents.h"

namespace nonet::vision {

/// The colour of the ink of a cell, as in ColourView: 128 is grey.
struct InkColour {
  int blue = 128;
  int red = 128;
};

/// Returns the mean colour of the ink in the middle of a cell. `input` says where the ink is; `blue` and `red` are the
/// colours of the same cell.
InkColour ink_colour(const CellInput& input, const CellPixels& blue, const CellPixels& red);

/// For each cell, returns true when its digit was entered by a player: its colour is clearly apart from that of the
/// printed digits, which are the least coloured ones of the grid. `colours` are those of the cells.
std::vector<bool> entered_cells(const std::vector<ContentLogits>& logits, const std::vector<InkColour>& colours);

}  // namespace nonet::vision
