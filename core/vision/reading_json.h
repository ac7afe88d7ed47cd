#pragma once

#include <string>
#include <vector>

#include "core/formats/json.h"
#include "core/vision/reading.h"
#include "core/vision/resolve.h"

namespace nonet::vision {

/// `[{corners, side, score}]`. Corners are `[[x, y], …]` in pixels of the image.
std::string json_of(const std::vector<Outline>& outlines);

/// `{status, corners, side, turn, inverted, score, lattice, probabilities, outlines, puzzle, layout, entries, written,
/// notes, changed, doubtful, doubt, solutions, unique}`. `puzzle` has the givens alone, `written` the cells with
/// entries that were written by hand, `notes` a list of digits for each cell. `probabilities` has a list for each cell,
/// and cells are numbers from 0. What is not known is left out. `resolution` is null unless the status of the reading
/// is Ok. With a resolution that is not unique, `status` is `unreadable`.
JsonObject json_object_of(const Reading& reading, const Resolution* resolution);

}  // namespace nonet::vision
