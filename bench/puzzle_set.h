#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// Returns the puzzles of a file in any format, without malformed ones and without those that have rules which are not
/// known; nothing if the file cannot be read.
std::optional<std::vector<Puzzle>> read_puzzles(const std::string& path);

/// Returns the givens of the same puzzles.
std::optional<std::vector<Grid>> read_givens(const std::string& path);

/// Returns the file of a set in bench/sets (`easy`) if there is one of this name, else the name itself.
std::string path_of_set(const std::string& name);

}  // namespace nonet
