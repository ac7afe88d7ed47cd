#include "core/api/threads/ordered_team.h"

#include <atomic>
#include <cstddef>
#include <vector>

#include "tests/catch.h"
#include "tests/support/no_threads.h"

using namespace nonet;

namespace {

// Does `jobs` jobs by a team. Returns their numbers in the order in which they were taken; each job was done exactly once before.
std::vector<std::size_t> taken_by_team(unsigned threads, std::size_t jobs) {
  std::vector<std::atomic<int>> done(jobs);
  std::vector<std::size_t> taken;
  OrderedTeam team(threads, 4, [&](std::size_t job) { ++done[job]; });
  std::size_t handed_in = 0;
  while (handed_in < jobs || team.under_way() > 0) {
    if (handed_in < jobs && team.under_way() < team.capacity()) {
      team.hand_in();
      ++handed_in;
    } else {
      CHECK(team.oldest() == taken.size());
      taken.push_back(team.take());
      CHECK(done[taken.back()] == 1);
    }
  }
  return taken;
}

}  // namespace

TEST_CASE("jobs are taken in the order in which they were handed in", "[api][threads]") {
  for (const unsigned threads : {1u, 2u, 5u}) {
    const std::vector<std::size_t> taken = taken_by_team(threads, 500);
    REQUIRE(taken.size() == 500);
    for (std::size_t i = 0; i < taken.size(); ++i) CHECK(taken[i] == i);
  }
}

#if defined(__GLIBC__)

TEST_CASE("without any thread, the caller's thread does the jobs", "[api][threads]") {
  const test::NoThreads none;
  CHECK(taken_by_team(2, 20).size() == 20);
}

#endif
