#pragma once

#include <string>
#include <vector>

#include "core/grid/grid.h"

namespace nonet::test {

/// Reads the puzzles of a file in the folder `large` of the test data that NONET_DATA names.
std::vector<Grid> large_puzzles(const std::string& name);

}  // namespace nonet::test
