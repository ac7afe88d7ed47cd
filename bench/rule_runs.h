#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace nonet {

/// Searches each puzzle of the files for its solution and the proof that there is no other, and prints a row of CSV for
/// each: file, number from 1, status, microseconds of set-up, microseconds of search, guesses. Times are CPU times, the
/// best of three searches; puzzles that take a second or more are searched once. The status is `unique`, `multiple`,
/// `none`, or `open` when `most_guesses` guesses were not enough. Prints an error and returns false when a file cannot
/// be read, or has a puzzle that cannot be searched.
bool bench_rules(std::uint64_t most_guesses, const std::vector<std::string>& files);

}  // namespace nonet
