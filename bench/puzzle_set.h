#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// The puzzles of a file in any format; malformed ones are left out. None when the file cannot be read.
std::optional<std::vector<Grid>> read_puzzles(const std::string& path);

/// The file of a set shipped in bench/sets (`easy`), else the name itself.
std::string path_of_set(const std::string& name);

}  // namespace nonet
