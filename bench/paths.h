#pragma once

#include <string>
#include <vector>

namespace nonet {

/// Solves the puzzles of files by human techniques. Prints the number of paths a second, how many puzzles are solved,
/// also without trial and error, the time of a step, and how often each technique was used. Returns false if a file
/// cannot be read.
bool bench_paths(const std::vector<std::string>& names);

}  // namespace nonet
