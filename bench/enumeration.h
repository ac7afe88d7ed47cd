#pragma once

#include <string>
#include <vector>

namespace nonet {

/// Measures how many solutions a second the search finds and writes, for each puzzle of the files and with every
/// instruction set of this processor. Without files it measures some grids with few clues. At most ten million
/// solutions a puzzle, on one thread, in CPU time. Returns false if a file cannot be read.
bool bench_enumeration(const std::vector<std::string>& files);

}  // namespace nonet
