#include "core/api/threads/piece_team.h"

#include <atomic>
#include <vector>

#include "core/count/exact_count.h"
#include "core/count/random_completion.h"
#include "core/util/big_uint.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/no_threads.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("a team does every piece once, whatever the number of threads", "[api][threads]") {
  for (const unsigned threads : {0u, 1u, 2u, 5u}) {
    PieceTeam team(threads);
    for (const std::size_t pieces : {0u, 1u, 3u, 500u}) {
      std::vector<std::atomic<int>> done(pieces);
      std::atomic<bool> workers_known{true};
      const auto work = [&](std::size_t worker, std::size_t piece) {
        if (worker >= team.workers()) workers_known = false;
        ++done[piece];
      };
      CHECK(team.run(pieces, work, {}));
      CHECK(workers_known);
      for (const std::atomic<int>& times : done) CHECK(times == 1);
    }
  }
}

TEST_CASE("counts do not depend on the number of threads", "[api][threads][slow]") {
  const Grid puzzle = grid_of("3....8.1.5................6......65....6...2..............1....6...............4.");
  const BigUint count(218092084924u);
  for (const unsigned threads : {1u, 3u}) {
    PieceTeam team(threads);
    const ExactCount counted = exact_count(puzzle, {}, team);
    CHECK(counted.exact);
    CHECK(counted.count == count);
    Random random(4);
    Random same(4);
    CHECK(RandomCompletion(puzzle, {}, team).draw(random) == RandomCompletion(puzzle).draw(same));
  }
}

TEST_CASE("a stop reaches every thread of a team", "[api][threads]") {
  StopSource source;
  PieceTeam team(2);
  std::atomic<int> done{0};
  const auto work = [&](std::size_t, std::size_t) {
    if (++done == 5) source.request_stop();
  };
  CHECK_FALSE(team.run(1'000'000, work, Control{StopToken(source), kUnlimited, {}}));
  CHECK(done < 1000);
}

#if defined(__GLIBC__)
TEST_CASE("without threads, the caller's thread does the pieces and looks at the stop", "[api][threads]") {
  const NoThreads none;
  PieceTeam team(3);
  std::vector<int> done(500);
  const auto work = [&](std::size_t, std::size_t piece) { ++done[piece]; };
  CHECK(team.run(done.size(), work, {}));
  CHECK(done == std::vector<int>(500, 1));
  StopSource source;
  const auto progress = [&](const Progress& at) {
    if (at.fraction >= 0.5) source.request_stop();
  };
  CHECK_FALSE(team.run(done.size(), work, Control{StopToken(source), kUnlimited, progress}));
  CHECK(done[249] == 2);
  CHECK(done[250] == 1);
}
#endif
