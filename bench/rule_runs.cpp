#include "bench/rule_runs.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <ctime>

#include "bench/puzzle_set.h"
#include "core/api/nonet.h"

namespace nonet {

namespace {

constexpr int kRuns = 3;
constexpr double kLongRun = 1e6;

double microseconds_since(std::clock_t start) {
  return static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC;
}

struct RuleRun {
  const char* status;
  double set_up;
  double search;
  std::uint64_t guesses;
};

const char* status_of(SearchEvent event, std::uint64_t found) {
  if (event == SearchEvent::Solution) return "multiple";
  if (event != SearchEvent::Exhausted) return "open";
  return found == 1 ? "unique" : "none";
}

RuleRun search_once(const Puzzle& puzzle, std::uint64_t most_guesses) {
  // Each guess leads to two nodes.
  NodeMeter meter(Control{{}, most_guesses > kUnlimited / 2 ? kUnlimited : 2 * most_guesses, {}});
  const std::clock_t start = std::clock();
  SolutionStream stream{PuzzleView(puzzle)};
  const double set_up = microseconds_since(start);
  const std::clock_t searched = std::clock();
  const SearchEvent event = stream.advance_to(2, meter);
  return {status_of(event, stream.found()), set_up, microseconds_since(searched), stream.stats().guesses};
}

RuleRun best_run(const Puzzle& puzzle, std::uint64_t most_guesses) {
  RuleRun best = search_once(puzzle, most_guesses);
  for (int run = 1; run < kRuns && best.search < kLongRun; ++run) {
    const RuleRun next = search_once(puzzle, most_guesses);
    best.set_up = std::min(best.set_up, next.set_up);
    best.search = std::min(best.search, next.search);
  }
  return best;
}

bool bench_file(const std::string& path, std::uint64_t most_guesses) {
  const auto puzzles = read_puzzles(path);
  if (!puzzles || puzzles->empty()) {
    std::fprintf(stderr, "nonet-bench: %s: the file has no puzzles\n", path.c_str());
    return false;
  }
  std::size_t number = 0;
  for (const Puzzle& puzzle : *puzzles) {
    ++number;
    if (!SolutionStream::supports(PuzzleView(puzzle))) {
      std::fprintf(stderr, "nonet-bench: %s: no search for puzzle %zu\n", path.c_str(), number);
      return false;
    }
    const RuleRun run = best_run(puzzle, most_guesses);
    std::printf("%s,%zu,%s,%.0f,%.0f,%" PRIu64 "\n", path.c_str(), number, run.status, run.set_up, run.search,
                run.guesses);
    std::fflush(stdout);
  }
  return true;
}

}  // namespace

bool bench_rules(std::uint64_t most_guesses, const std::vector<std::string>& files) {
  std::puts("file,number,status,set-up,search,guesses");
  return std::all_of(files.begin(), files.end(),
                     [&](const std::string& file) { return bench_file(file, most_guesses); });
}

}  // namespace nonet
