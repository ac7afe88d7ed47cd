#include "core/solve/shared_search.h"

#include "core/generate/full_grid.h"
#include "tests/support/classic_batches.h"

using namespace nonet;
using namespace nonet::test;

namespace {

void check_against_one_search(const ClassicPuzzle& puzzle, std::uint32_t limit) {
  const BatchAnswer expected = solve_alone(puzzle, limit, fastest_backend());
  for (const SolveBackend& backend : solve_backends()) {
    INFO(backend.name << ", limit " << limit);
    require_same_answer(solve_shared(puzzle, limit, backend), expected);
  }
}

}  // namespace

TEST_CASE("a search shared among lanes gives the same answer with the same guesses", "[solve]") {
  Random random(77);
  for (int round = 0; round < 300; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const ClassicPuzzle puzzle = puzzle_of(blanked(full, static_cast<int>(19 + random.below(12)), false, random));
    for (const std::uint32_t limit : {1u, 2u, 3u, 50u}) check_against_one_search(puzzle, limit);
    if (round % 10 == 0) check_against_one_search(puzzle, 2000);
  }
  for (int round = 0; round < 200; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    check_against_one_search(puzzle_of(blanked(full, static_cast<int>(26 + random.below(6)), true, random)), 2);
  }
}

TEST_CASE("blank and full grids can be shared among lanes", "[solve]") {
  check_against_one_search(puzzle_of(Grid(Layout::classic())), 1000);
  Random random(78);
  check_against_one_search(puzzle_of(*random_full_grid(Layout::classic(), random)), 2);
}
