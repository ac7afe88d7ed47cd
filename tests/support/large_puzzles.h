#pragma once

#include <string>
#include <vector>

#include "core/grid/grid.h"

namespace nonet::test {

/// The puzzles of a file of the folder `large` in the test data that NONET_DATA names.
std::vector<Grid> large_puzzles(const std::string& name);

}  // namespace nonet::test
