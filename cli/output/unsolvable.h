#pragma once

#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

// What several commands say of puzzles that they have no answer for.

/// True when the memory for searching the layout is within bounds; else complains.
bool can_search(const ParsedPuzzle& puzzle, const Place& place, Console& console);

void complain_about_no_solution(const Place& place, Console& console);

/// Names both cells of the first contradiction, and how many others there are.
void complain_about_contradiction(const Grid& puzzle, const Place& place, CellNames names, Console& console);

}  // namespace nonet
