#pragma once

#include <string>
#include <vector>

namespace nonet {

/// Rates the puzzles of files on the scale of Sudoku Explainer. Prints the ratings a second, and for each range of
/// ratings how many puzzles have it and their mean and longest time. Every puzzle must have one solution. Returns false
/// if a file cannot be read.
bool bench_ratings(const std::vector<std::string>& names);

}  // namespace nonet
