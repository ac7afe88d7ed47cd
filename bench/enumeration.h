#pragma once

#include <string>
#include <vector>

namespace nonet {

/// For each puzzle of the files, and for some grids with few clues when there are none: how many solutions a second the
/// search finds, with every instruction set of this processor, writing each of them out; up to ten million a puzzle, one thread,
/// time of the processor. False when a file cannot be read.
bool bench_enumeration(const std::vector<std::string>& files);

}  // namespace nonet
