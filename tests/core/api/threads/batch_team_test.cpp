#include "core/api/threads/batch_team.h"

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

#include "core/generate/full_grid.h"
#include "core/search/outcome.h"
#include "core/search/solution_stream.h"
#include "tests/catch.h"
#include "tests/support/classic_puzzles.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"
#include "tests/support/no_threads.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// Puzzles with no, one and several solutions, and contradictory ones.
std::vector<ClassicPuzzle> mixed_puzzles(std::size_t number, std::uint64_t seed) {
  Random random(seed);
  std::vector<ClassicPuzzle> puzzles;
  while (puzzles.size() < number) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    for (const int clues : {23, 26, 30}) puzzles.push_back(puzzle_of(blanked(full, clues, false, random)));
    puzzles.push_back(puzzle_of(blanked(full, 28, true, random)));
  }
  puzzles.resize(number);
  return puzzles;
}

struct Found {
  std::uint64_t count = 0;
  std::string first;
  friend bool operator==(const Found&, const Found&) = default;
};

Found found_of(const BatchAnswer& answer) {
  return {answer.count, answer.count > 0 ? symbols_of(grid_from(answer.solution)) : std::string()};
}

Found found_alone(const ClassicPuzzle& puzzle, std::uint64_t limit) {
  SolutionStream stream(grid_from(puzzle));
  NodeMeter meter;
  Found found;
  if (stream.next(meter) == SearchEvent::Solution) found.first = symbols_of(stream.solution());
  if (!found.first.empty()) stream.advance_to(limit, meter);
  found.count = stream.found();
  return found;
}

BatchBlock block_of(std::vector<ClassicPuzzle> puzzles) {
  BatchBlock block;
  block.puzzles = std::move(puzzles);
  return block;
}

// Splits the puzzles into blocks of different lengths, from 0 on.
std::deque<BatchBlock> blocks_of(const std::vector<ClassicPuzzle>& puzzles) {
  std::deque<BatchBlock> blocks;
  std::size_t from = 0;
  while (from < puzzles.size()) {
    const std::size_t length = std::min(blocks.size() * 7 % 40, puzzles.size() - from);
    const auto begin = puzzles.begin() + static_cast<std::ptrdiff_t>(from);
    blocks.push_back(block_of({begin, begin + static_cast<std::ptrdiff_t>(length)}));
    from += length;
  }
  return blocks;
}

void hand_in(BatchTeam<>& team, const BatchBlock& block) {
  team.blocks().next() = block;
  team.blocks().hand_in();
}

// Returns the answers in the order in which the team gives blocks back.
std::vector<Found> solve_by_team(const std::vector<ClassicPuzzle>& puzzles, unsigned threads, std::uint32_t limit) {
  const std::deque<BatchBlock> blocks = blocks_of(puzzles);
  BatchTeam team(threads, limit);
  std::vector<Found> found;
  std::size_t handed_in = 0;
  while (handed_in < blocks.size() || !team.blocks().is_empty()) {
    if (handed_in < blocks.size() && !team.blocks().is_full()) {
      hand_in(team, blocks[handed_in++]);
    } else {
      for (const BatchAnswer& answer : team.blocks().take().answers) found.push_back(found_of(answer));
    }
  }
  return found;
}

}  // namespace

TEST_CASE("a team finds what the search of one puzzle finds, in order, with any number of threads", "[api][threads]") {
  const std::vector<ClassicPuzzle> puzzles = mixed_puzzles(1500, 11);
  for (const std::uint32_t limit : {1u, 2u, 9u}) {
    std::vector<Found> alone;
    for (const ClassicPuzzle& puzzle : puzzles) alone.push_back(found_alone(puzzle, limit));
    for (const unsigned threads : {1u, 2u, 5u, 0u}) {
      CAPTURE(limit, threads);
      CHECK((solve_by_team(puzzles, threads, limit) == alone));
    }
  }
}

TEST_CASE("every puzzle of a long block is answered", "[api][threads]") {
  BatchTeam team(2, 2);
  hand_in(team, block_of(mixed_puzzles(5000, 12)));
  const BatchBlock& block = team.blocks().take();
  REQUIRE(block.answers.size() == 5000);
  for (std::size_t index = 0; index < 5000; index += 97) {
    CHECK((found_of(block.answers[index]) == found_alone(block.puzzles[index], 2)));
  }
}

TEST_CASE("a team that was stopped gives its blocks back without known answers", "[api][threads]") {
  StopSource stop;
  stop.request_stop();
  BatchTeam team(2, 2, StopToken(stop));
  for (const BatchBlock& block : blocks_of(mixed_puzzles(40, 13))) {
    hand_in(team, block);
    const BatchBlock& taken = team.blocks().take();
    CHECK(taken.answers.size() == block.puzzles.size());
    for (const BatchAnswer& answer : taken.answers) CHECK_FALSE(answer.is_known);
  }
}

// The block takes many minutes, so the case ends only if the stop is looked at inside the block.
TEST_CASE("a stop is honoured inside a block of hard puzzles", "[api][threads]") {
  const CountingStop stop(3);
  BatchTeam team(1, 2, StopToken(stop));
  hand_in(team, block_of(std::vector<ClassicPuzzle>(2048, puzzle_of(grid_of(kHardPuzzle)))));
  const BatchBlock& block = team.blocks().take();
  CHECK(stop.looks() == 3);
  REQUIRE(block.answers.size() == 2048);
  for (const BatchAnswer& answer : block.answers) REQUIRE_FALSE(answer.is_known);
}

TEST_CASE("a team ends at once although its blocks are hard", "[api][threads]") {
  BatchTeam team(2, 2);
  for (int i = 0; i < 2; ++i)
    hand_in(team, block_of(std::vector<ClassicPuzzle>(2048, puzzle_of(grid_of(kHardPuzzle)))));
  CHECK(team.blocks().under_way() == 2);
}

TEST_CASE("a team can end while blocks are under way", "[api][threads]") {
  BatchTeam team(1, 2);
  for (int i = 0; i < 3; ++i) hand_in(team, block_of(mixed_puzzles(200, 14)));
  CHECK(team.blocks().is_full());
}

#if defined(__GLIBC__)
TEST_CASE("without threads, the caller's thread solves the blocks", "[api][threads]") {
  const std::vector<ClassicPuzzle> puzzles = mixed_puzzles(300, 16);
  const std::vector<Found> expected = solve_by_team(puzzles, 1, 2);
  BatchTeam team(2, 2);
  std::vector<Found> found;
  const auto solve = [&](const BatchBlock& block) {
    hand_in(team, block);
    for (const BatchAnswer& answer : team.blocks().take().answers) found.push_back(found_of(answer));
  };
  const std::deque<BatchBlock> blocks = blocks_of(puzzles);
  {
    const NoThreads none;
    for (std::size_t number = 0; number < blocks.size() / 2; ++number) solve(blocks[number]);
  }
  for (std::size_t number = blocks.size() / 2; number < blocks.size(); ++number) solve(blocks[number]);
  CHECK((found == expected));
}
#endif

TEST_CASE("solve_within() gives the answer of a batch, or none when its budget is too small", "[api]") {
  for (const ClassicPuzzle& puzzle : mixed_puzzles(200, 15)) {
    for (const std::uint32_t limit : {1u, 2u, 9u}) {
      const auto answer = solve_within(puzzle, limit, kUnlimited);
      REQUIRE(answer);
      CHECK((found_of(*answer) == found_alone(puzzle, limit)));
    }
  }
  CHECK_FALSE(solve_within(ClassicPuzzle{}, 2, 3));
}
