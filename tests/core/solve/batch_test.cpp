#include "core/solve/batch.h"

#include <string>
#include <vector>

#include "core/generate/full_grid.h"
#include "tests/support/classic_batches.h"
#include "tests/support/counting_stop.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// Puzzles with no, one and many solutions, and contradictory ones.
std::vector<ClassicPuzzle> mixed_puzzles(int number, std::uint64_t seed) {
  Random random(seed);
  std::vector<ClassicPuzzle> puzzles;
  Grid full(Layout::classic());
  for (int round = 0; round < number; ++round) {
    if (round % 10 == 0) full = *random_full_grid(Layout::classic(), random);
    // With a wrong digit among few clues it can take minutes to prove that there is no solution.
    const bool wrong = random.below(3) == 0;
    const int clues = static_cast<int>((wrong ? 26 : 22) + random.below(24));
    puzzles.push_back(puzzle_of(blanked(full, clues, wrong, random)));
  }
  return puzzles;
}

void check_mixed(const std::vector<ClassicPuzzle>& puzzles, std::uint32_t limit) {
  std::vector<Puzzle> same;
  for (const ClassicPuzzle& puzzle : puzzles) same.emplace_back(grid_from(puzzle));
  check_backends(puzzles, same, limit, 20);
}

}  // namespace

TEST_CASE("every backend gives the answers of the classic search, with the same guesses", "[solve]") {
  check_mixed(mixed_puzzles(3000, 1), 2);
  check_mixed(mixed_puzzles(300, 2), 20);
}

TEST_CASE("every backend gives the answers of the classic search on a hundred thousand random puzzles",
          "[solve][slow]") {
  check_mixed(mixed_puzzles(100000, 3), 2);
}

TEST_CASE("batches of any length, even empty ones, answer in the order of the puzzles", "[solve]") {
  const std::vector<ClassicPuzzle> puzzles = mixed_puzzles(40, 5);
  std::vector<BatchAnswer> all(puzzles.size());
  solve_batch(puzzles, 2, all);
  for (const SolveBackend& backend : solve_backends()) {
    for (std::size_t length = 0; length <= puzzles.size(); length += 1 + length / 3) {
      std::vector<BatchAnswer> some(length);
      solve_batch(std::span(puzzles).first(length), 2, some, backend);
      for (std::size_t index = 0; index < length; ++index) {
        CHECK(some[index].count == all[index].count);
        CHECK(some[index].guesses == all[index].guesses);
      }
    }
  }
}

TEST_CASE("two equal givens in a house are found without a guess", "[solve]") {
  const std::string clues = "..................2.42...6.37...21....9..............1............7.5........42..";
  std::vector<ClassicPuzzle> puzzles;
  for (const std::size_t second : {1u, 2u, 7u, 10u, 36u}) {
    std::string symbols = clues;
    symbols[0] = symbols[second] = '8';
    puzzles.push_back(puzzle_of(grid_of(symbols)));
  }
  for (const SolveBackend& backend : solve_backends()) {
    std::vector<BatchAnswer> answers(puzzles.size());
    solve_batch(puzzles, 2, answers, backend);
    for (const BatchAnswer& answer : answers) {
      CHECK(answer.count == 0);
      CHECK(answer.guesses == 0);
    }
  }
}

TEST_CASE("a batch solves the published puzzles", "[solve]") {
  std::vector<ClassicPuzzle> puzzles;
  std::vector<std::string> solutions;
  for (const SolvedLine& line : solved_lines("seeds.txt")) {
    if (line.puzzle.size() != 81) continue;
    puzzles.push_back(puzzle_of(grid_of(line.puzzle)));
    solutions.push_back(line.solution);
  }
  REQUIRE(puzzles.size() == 4);
  std::vector<BatchAnswer> answers(puzzles.size());
  solve_batch(puzzles, 2, answers);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    CHECK(answers[index].count == 1);
    CHECK(symbols_of(grid_from(answers[index].solution)) == solutions[index]);
  }
}

TEST_CASE("one hard puzzle is shared among lanes, and gets the same answer", "[solve]") {
  struct Case {
    const char* what;
    std::string puzzle;
    std::uint32_t limit;
    std::uint32_t count;
  };
  const Case cases[] = {
      {"no solution, after half a million guesses (Norvig)", kHardPuzzle, 2, 0},
      {"hard (forum)", ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", 2, 1},
      {"a blank grid", std::string(81, '.'), 2, 2},
      {"a blank grid, many solutions", std::string(81, '.'), 1000, 1000},
  };
  for (const Case& each : cases) {
    const ClassicPuzzle puzzle = puzzle_of(grid_of(each.puzzle));
    const BatchAnswer expected = solve_alone(puzzle, each.limit, fastest_backend());
    CHECK(expected.count == each.count);
    for (const SolveBackend& backend : solve_backends()) {
      if (backend.lanes < 4) continue;
      INFO(each.what << ", " << backend.name);
      BatchAnswer answer;
      solve_batch(std::span(&puzzle, 1), each.limit, std::span(&answer, 1), backend);
      require_same_answer(answer, expected);
    }
  }
}

TEST_CASE("a batch looks at its stop every thousand nodes of a lane", "[solve]") {
  const std::vector<ClassicPuzzle> puzzles(64, puzzle_of(grid_of(kHardPuzzle)));
  for (const SolveBackend& backend : solve_backends()) {
    INFO(backend.name);
    std::vector<BatchAnswer> answers(puzzles.size());
    const CountingStop stop(20, [&] {
      std::uint64_t guesses = 0;
      for (const BatchAnswer& answer : answers) guesses += answer.guesses;
      return guesses;
    });
    CHECK_FALSE(solve_batch(puzzles, 2, answers, backend, StopToken(stop)));
    CHECK(stop.looks() == 20);
    CHECK(stop.most_work_between_looks() > 0);
    CHECK(stop.most_work_between_looks() <= 1024u * static_cast<unsigned>(backend.lanes));
    for (const BatchAnswer& answer : answers) CHECK_FALSE(answer.is_known);
  }
}

TEST_CASE("the search of one puzzle looks at its stop every thousand nodes, alone and shared among lanes", "[solve]") {
  const ClassicPuzzle puzzle = puzzle_of(grid_of(kHardPuzzle));
  for (const SolveBackend& backend : solve_backends()) {
    INFO(backend.name);
    BatchAnswer answer;
    const CountingStop to_the_end;
    CHECK(solve_batch({&puzzle, 1}, 2, {&answer, 1}, backend, StopToken(to_the_end)));
    CHECK(answer.is_known);
    CHECK(to_the_end.looks() >= answer.guesses / (1024u * static_cast<unsigned>(backend.lanes)));
    const CountingStop early(3);
    CHECK_FALSE(solve_batch({&puzzle, 1}, 2, {&answer, 1}, backend, StopToken(early)));
    CHECK(early.looks() == 3);
    CHECK_FALSE(answer.is_known);
  }
}

TEST_CASE("a stopped batch says which answers are known, and these are right", "[solve]") {
  std::vector<ClassicPuzzle> puzzles = mixed_puzzles(200, 7);
  std::vector<BatchAnswer> expected(puzzles.size());
  REQUIRE(solve_batch(puzzles, 2, expected));
  const std::size_t hard[] = {3, 50, 51, 52, 190, 199};
  for (const std::size_t index : hard) puzzles[index] = puzzle_of(grid_of(kHardPuzzle));
  for (const SolveBackend& backend : solve_backends()) {
    INFO(backend.name);
    // Callers reuse answers. Values from an earlier batch must not remain.
    std::vector<BatchAnswer> answers(puzzles.size(), BatchAnswer::unknown());
    const CountingStop stop(100);
    CHECK_FALSE(solve_batch(puzzles, 2, answers, backend, StopToken(stop)));
    std::size_t known = 0;
    for (std::size_t index = 0; index < puzzles.size(); ++index) {
      if (!answers[index].is_known) continue;
      ++known;
      REQUIRE(std::find(std::begin(hard), std::end(hard), index) == std::end(hard));
      require_same_answer(answers[index], expected[index]);
    }
    // A single lane stays at the first hard puzzle. More than six lanes answer all other puzzles.
    CHECK(known == (backend.lanes == 1 ? 3u : backend.lanes > 4 ? puzzles.size() - std::size(hard) : known));
    CHECK(known >= 3);
  }
}

TEST_CASE("a batch that is stopped from the start searches nothing", "[solve]") {
  StopSource stop;
  stop.request_stop();
  for (const std::size_t length : {1u, 100u}) {
    const std::vector<ClassicPuzzle> puzzles(length, puzzle_of(grid_of(kHardPuzzle)));
    std::vector<BatchAnswer> answers(length);
    CHECK_FALSE(solve_batch(puzzles, 2, answers, StopToken(stop)));
    for (const BatchAnswer& answer : answers) CHECK_FALSE(answer.is_known);
  }
}
