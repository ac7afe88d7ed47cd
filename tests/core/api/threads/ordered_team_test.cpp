#include "core/api/threads/ordered_team.h"

#include <atomic>
#include <cstddef>
#include <vector>

#include "tests/catch.h"
#include "tests/support/no_threads.h"

using namespace nonet;

namespace {

// Does `jobs` jobs by a team. Returns their numbers in the order in which they were taken; each job was done exactly
// once before.
std::vector<std::size_t> taken_by_team(unsigned threads, std::size_t jobs) {
  std::vector<std::atomic<int>> done(jobs);
  std::vector<std::size_t> taken;
  OrderedTeam<std::size_t> team(threads, 4, [&](std::size_t& job) { ++done[job]; });
  std::size_t handed_in = 0;
  while (handed_in < jobs || !team.is_empty()) {
    // The next job is filled also while the team is full.
    if (handed_in < jobs) team.next() = handed_in;
    if (handed_in < jobs && !team.is_full()) {
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

TEST_CASE("a job that was taken stays as it is while the next one is filled", "[api][threads]") {
  OrderedTeam<std::size_t> team(1, 1, [](std::size_t& job) { job *= 10; });
  std::size_t job = 1;
  for (; !team.is_full(); ++job) {
    team.next() = job;
    team.hand_in();
  }
  for (int round = 0; round < 20; ++round, ++job) {
    const std::size_t& taken = team.take();
    const std::size_t expected = 10 * (job - team.capacity());
    CHECK(taken == expected);
    team.next() = job;
    CHECK(taken == expected);
    team.hand_in();
  }
}

#if defined(__GLIBC__)

TEST_CASE("without any thread, the caller's thread does the jobs", "[api][threads]") {
  const test::NoThreads none;
  CHECK(taken_by_team(2, 20).size() == 20);
}

#endif
