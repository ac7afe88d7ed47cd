#pragma once

#include <cstdint>

namespace nonet {

/// Measures the CPU time until a puzzle of a goal is made, on one thread, for levels, ratings and symmetries: the
/// median and the mean of `puzzles` puzzles each.
void bench_goals(std::uint64_t puzzles);

/// Prints a row for each technique: in how many of 10,000 random minimal puzzles the techniques of easier levels and
/// this one solve the puzzle and do not solve it without this one, measured on `random_puzzles` puzzles, and the median
/// CPU time until nonet makes a puzzle that needs the technique, of `puzzles` puzzles.
void bench_techniques(std::uint64_t random_puzzles, std::uint64_t puzzles);

}  // namespace nonet
