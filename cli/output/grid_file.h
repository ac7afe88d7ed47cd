#pragma once

#include <string>
#include <string_view>

#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

/// Writes a grid into a file, as rows of numbers, in place of what was there. False, and a complaint, when that fails.
bool save_grid(const Grid& grid, const std::string& file, Console& console);

/// The name offered for what became of a puzzle: `medium.txt` → `medium-played.txt`, which stays so.
std::string name_beside(std::string_view file);

}  // namespace nonet
