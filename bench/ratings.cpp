#include "bench/ratings.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

#include "bench/puzzle_set.h"
#include "core/api/nonet.h"

namespace nonet {

namespace {

// The CPU time of the process, in seconds.
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Range {
  Tenths from;
  std::size_t puzzles = 0;
  double seconds = 0;
  double longest = 0;
};

void print_ratings(const std::string& name, const std::vector<Grid>& puzzles) {
  std::array ranges{Range{10}, Range{30}, Range{65}, Range{75}, Range{85}, Range{90}, Range{94}, Range{100}};
  double total = 0;
  for (const Grid& puzzle : puzzles) {
    const double begun = cpu_seconds();
    const PuzzleRating rating = rate(puzzle);
    const double taken = cpu_seconds() - begun;
    total += taken;
    const auto range =
        std::find_if(ranges.rbegin(), ranges.rend() - 1, [&](const Range& at) { return at.from <= rating.er; });
    ++range->puzzles;
    range->seconds += taken;
    range->longest = std::max(range->longest, taken);
  }
  std::printf("%s: %zu puzzles, %.0f ratings/s\n", name.c_str(), puzzles.size(),
              static_cast<double>(puzzles.size()) / total);
  std::printf("%-12s %10s %10s %10s\n", "ER from", "puzzles", "mean ms", "longest ms");
  for (const Range& range : ranges) {
    if (range.puzzles == 0) continue;
    const double mean = range.seconds / static_cast<double>(range.puzzles);
    std::printf("%-12.1f %10zu %10.3f %10.3f\n", range.from / 10.0, range.puzzles, mean * 1e3, range.longest * 1e3);
  }
  std::fflush(stdout);
}

}  // namespace

bool bench_ratings(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const auto puzzles = read_givens(path_of_set(name));
    if (!puzzles || puzzles->empty()) {
      std::fprintf(stderr, "nonet-bench: %s: the file has no puzzles\n", name.c_str());
      return false;
    }
    print_ratings(name.substr(name.rfind('/') + 1), *puzzles);
  }
  return true;
}

}  // namespace nonet
