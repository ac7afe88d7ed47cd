#include "bench/enumeration.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>

#include "bench/puzzle_set.h"
#include "core/solve/classic_search.h"

namespace nonet {

namespace {

constexpr std::uint64_t kMaxSolutions = 10'000'000;
constexpr int kPasses = 3;

// All but the first are grids whose counts tests check.
constexpr const char* kSparse[] = {
    ".................................................................................",
    "........1...945...........3.............5......8........4..................5.....",
    "6................595..7...2............2......4..9..........8.....38....8..9.....",
    "1......2.........7.9.3....6.8.5....16...7...8.............41..5...........5......",
    "......7....7..6.....3.9......6.........2.1........8...32..75.96......5...4..8....",
};

double millions_a_second(std::span<const Digit, 81> givens, const SolveBackend& backend) {
  double best = 0;
  Grid solution(Layout::classic());
  for (int pass = 0; pass < kPasses; ++pass) {
    const auto search = std::make_unique<ClassicSearch>(givens, backend);
    search->want_many();
    NodeMeter meter;
    const std::clock_t start = std::clock();
    while (search->found() < kMaxSolutions && search->next(meter) == SearchEvent::Solution) {
      search->write_solution(solution.digits().first<81>());
    }
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    best = std::max(best, static_cast<double>(search->found()) / std::max(seconds, 1e-6) / 1e6);
  }
  return best;
}

std::vector<Grid> sparse_grids() {
  std::vector<Grid> grids;
  for (const char* puzzle : kSparse) grids.push_back(parse_puzzle(puzzle).value().grid);
  return grids;
}

}  // namespace

bool bench_enumeration(const std::vector<std::string>& files) {
  std::vector<Grid> grids = files.empty() ? sparse_grids() : std::vector<Grid>{};
  for (const std::string& file : files) {
    const auto read = read_givens(file);
    if (!read) return false;
    grids.insert(grids.end(), read->begin(), read->end());
  }
  std::printf("%-82s", "million solutions a second");
  for (const SolveBackend& backend : solve_backends()) std::printf("%10s", backend.name);
  std::printf("\n");
  for (const Grid& grid : grids) {
    if (!grid.layout()->is_classic()) continue;
    std::printf("%-82s", write_line(grid).c_str());
    for (const SolveBackend& backend : solve_backends()) {
      std::printf("%10.2f", millions_a_second(grid.digits().first<81>(), backend));
      std::fflush(stdout);
    }
    std::printf("\n");
  }
  return true;
}

}  // namespace nonet
