#pragma once

#include <vector>

#include "core/vision/grid_contents.h"
#include "core/vision/handwriting.h"
#include "core/vision/ink_colour.h"
#include "core/vision/reading.h"

namespace nonet::vision {

/// Writes into `reading` what the cells of a grid hold, and which digits were entered: by their colour, and those that
/// were written by hand.
void write_contents(const GridContents& contents, const std::vector<InkColour>& colours, const Handwriting& writing,
                    Reading& reading);

}  // namespace nonet::vision
