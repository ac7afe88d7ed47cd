#pragma once

#include <string>
#include <vector>

namespace nonet {

/// Solves the puzzles of files as a person does, and prints how many paths a second, how many end in the solution and
/// without trial and error, how long a next step takes where singles help no more, how often each technique was used and
/// what it cost. False when a file cannot be read.
bool bench_paths(const std::vector<std::string>& names);

}  // namespace nonet
