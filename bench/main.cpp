// nonet-bench [SET|FILE...]: how fast puzzles are solved, with proof that the solution is the only one, and generated.

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

#include "bench/measure.h"
#include "bench/puzzle_set.h"

namespace nonet {

namespace {

constexpr std::array kSets{"easy", "medium", "minimal", "symmetric"};

void print_row(const std::string& set, const char* how, std::size_t puzzles, const Measurement& result) {
  std::printf("%-24s %-9s %8zu %12.0f %12.0f %10.2f %8llu\n", set.c_str(), how, puzzles, 1 / result.seconds_each,
              result.seconds_each * 1e9, result.guesses_each, static_cast<unsigned long long>(result.unique));
  std::fflush(stdout);
}

bool all_classic(const std::vector<Grid>& puzzles) {
  return std::all_of(puzzles.begin(), puzzles.end(), [](const Grid& grid) { return grid.layout()->is_classic(); });
}

// False, and a complaint, when the set cannot be read.
bool bench_set(const std::string& name) {
  const std::string path = path_of_set(name);
  const auto puzzles = read_puzzles(path);
  if (!puzzles || puzzles->empty()) {
    std::fprintf(stderr, "nonet-bench: %s: no puzzles there\n", path.c_str());
    return false;
  }
  const std::string shown = name.substr(name.rfind('/') + 1);
  print_row(shown, "single", puzzles->size(), measure_solving(*puzzles));
  if (!all_classic(*puzzles)) return true;
  for (const SolveBackend& backend : solve_backends()) {
    print_row(shown, backend.name, puzzles->size(), measure_batch(*puzzles, backend));
  }
  return true;
}

void bench_generation(const char* name, const GenerateGoal& goal) {
  constexpr std::uint64_t kPuzzles = 200;
  const Measurement result = measure_generating(goal, kPuzzles);
  std::printf("%-24s %8llu %12.0f %12.0f\n", name, static_cast<unsigned long long>(kPuzzles), 1 / result.seconds_each,
              result.seconds_each * 1e9);
}

bool bench_sets(int count, char** names) {
  std::printf("%-24s %-9s %8s %12s %12s %10s %8s\n", "solve", "how", "puzzles", "puzzles/s", "ns/puzzle", "guesses",
              "unique");
  bool all = true;
  for (int index = 0; index < count; ++index) all &= bench_set(names[index]);
  if (count > 0) return all;
  for (const char* name : kSets) all &= bench_set(name);
  return all;
}

}  // namespace

}  // namespace nonet

int main(int count, char** words) {
  const bool named = count > 1;
  if (named && std::string(words[1]) == "--help") {
    std::puts(
        "Usage: nonet-bench [SET|FILE...]\nSets are the files in bench/sets; without any, all of them and generation.");
    return 0;
  }
  const bool all_read = nonet::bench_sets(count - 1, words + 1);
  if (!named) {
    std::printf("\n%-24s %8s %12s %12s\n", "generate", "puzzles", "puzzles/s", "ns/puzzle");
    nonet::bench_generation("any number of clues", {});
    nonet::bench_generation("180 degrees, 28-32 clues",
                            {.symmetry = nonet::Symmetry::HalfTurn, .fewest_clues = 28, .most_clues = 32});
  }
  return all_read ? 0 : 2;
}
