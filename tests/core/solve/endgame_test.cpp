#include "core/solve/endgame.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/generate/full_grid.h"
#include "core/solve/classic_search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

std::vector<std::string> solutions(const Grid& puzzle, bool many, std::size_t limit, const SolveBackend& backend) {
  ClassicSearch search(puzzle.digits().first<81>(), backend);
  if (many) search.want_many();
  NodeMeter meter;
  std::vector<std::string> found;
  Grid solution(puzzle.layout());
  while (found.size() < limit && search.next(meter) == SearchEvent::Solution) {
    search.write_solution(solution.digits().first<81>());
    found.push_back(symbols_of(solution));
  }
  CHECK(search.share_done() <= 1.0000001);
  return found;
}

Grid sparse_puzzle(int clues, Random& random) {
  return blanked(*random_full_grid(Layout::classic(), random), clues, false, random);
}

}  // namespace

TEST_CASE("a search with endgames finds the same solutions, in the same order on every backend", "[solve]") {
  Random random(16);
  int compared = 0;
  for (int round = 0; round < 25; ++round) {
    const Grid puzzle = sparse_puzzle(27 + round % 8, random);
    std::vector<std::string> plain = solutions(puzzle, false, 20000, fastest_backend());
    if (plain.size() == 20000) continue;
    ++compared;
    const std::vector<std::string> expected = solutions(puzzle, true, 30000, solve_backends().front());
    for (const SolveBackend& backend : solve_backends()) {
      INFO(backend.name);
      REQUIRE(solutions(puzzle, true, 30000, backend) == expected);
    }
    CHECK(std::equal(plain.begin(), plain.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(plain.size(), 2)),
                     expected.begin()));
    std::vector<std::string> sorted = expected;
    std::sort(plain.begin(), plain.end());
    std::sort(sorted.begin(), sorted.end());
    REQUIRE(sorted == plain);
  }
  CHECK(compared >= 15);
}

TEST_CASE("the first twenty thousand solutions of a grid with few clues are different solutions", "[solve]") {
  Random random(17);
  for (const int clues : {0, 4, 12}) {
    const Grid puzzle = sparse_puzzle(clues, random);
    const std::vector<std::string> found = solutions(puzzle, true, 20000, fastest_backend());
    REQUIRE(std::set(found.begin(), found.end()).size() == 20000);
    for (std::size_t index = 0; index < found.size(); index += 97) {
      REQUIRE(is_solution_of(grid_of(found[index]), puzzle));
    }
  }
}
