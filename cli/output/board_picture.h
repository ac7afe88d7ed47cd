#pragma once

#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// Returns a picture of a puzzle as an SVG document: black on white, as the page draws boards on paper. Givens are
/// bold, placed digits are lighter, and open cells show the candidates that the puzzle lists. Works for every layout.
/// The text has about 60 bytes for each digit and each candidate.
std::string board_picture(const ParsedPuzzle& puzzle);

}  // namespace nonet
