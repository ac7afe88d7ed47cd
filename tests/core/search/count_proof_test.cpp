#include "core/search/count_proof.h"

#include <string>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/proof_checker.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

struct Texts {
  CountProof proof;
  std::string clauses;
  std::string steps;
};

Texts proof_of(const PuzzleView& puzzle, const Control& control = {}) {
  Texts texts;
  texts.proof = prove_count(
      puzzle,
      {[&](std::string_view piece) { texts.clauses += piece; }, [&](std::string_view piece) { texts.steps += piece; }},
      control);
  return texts;
}

// Checks what prove_count() says of a puzzle against solve(), and the proof by the checker of the tests.
void check_proof(const PuzzleView& puzzle) {
  CAPTURE(symbols_of(puzzle.givens()));
  const Outcome outcome = solve(puzzle, {2, 1, {}});
  const Texts texts = proof_of(puzzle);
  if (outcome.count > 1) {
    CHECK(texts.proof.end == ProofEnd::Multiple);
    CHECK(texts.clauses + texts.steps == "");
    return;
  }
  REQUIRE(texts.proof.end == (outcome.count == 1 ? ProofEnd::Unique : ProofEnd::None));
  const std::vector<Clause> clauses = clauses_of(texts.clauses);
  CHECK(clauses.size() == texts.proof.clauses);
  CHECK(proves_contradiction(clauses, texts.steps));
  if (outcome.count == 1) CHECK(texts.proof.solution == outcome.solutions.front());
}

LayoutRef layout_named(const char* name) { return layout_of_name(name).value(); }

// A puzzle with one solution, from whose solution digits are taken as long as it stays the only one; a blank grid when
// the layout has no solution.
Grid unique_puzzle(const LayoutRef& layout, Random& random) {
  const Outcome outcome = solve(Grid(layout), {1, 1, {}});
  if (outcome.count == 0) return Grid(layout);
  Grid grid = outcome.solutions.front();
  std::vector<std::size_t> cells(grid.digits().size());
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = i;
  random.shuffle(std::span(cells));
  for (const std::size_t cell : cells) {
    const Digit digit = std::exchange(grid.digits()[cell], Digit{});
    if (solve(grid, {2, 1, {}}).count > 1) grid.digits()[cell] = digit;
  }
  return grid;
}

// The puzzle with a further given that is not the digit of its solution.
Grid without_solution(Grid puzzle) {
  const Outcome outcome = solve(puzzle, {1, 1, {}});
  for (std::uint16_t index = 0; index < puzzle.digits().size() && outcome.count > 0; ++index) {
    if (!puzzle[Cell{index}].is_blank()) continue;
    const int digit = outcome.solutions.front()[Cell{index}].value;
    puzzle[Cell{index}] = Digit{static_cast<std::uint8_t>(digit % puzzle.digit_count() + 1)};
    break;
  }
  return puzzle;
}

constexpr const char* kHardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
constexpr const char* kSeventeen = "000801000000000043500000000000070800000000100020030000600000075003400000000200600";

}  // namespace

TEST_CASE("the clauses of a puzzle have as many models as the puzzle has solutions", "[search]") {
  const auto models = [](const PuzzleView& puzzle, std::size_t limit) {
    std::string text;
    write_clauses(puzzle, {}, "c A puzzle.\n", [&](std::string_view piece) { text += piece; });
    const std::vector<Clause> clauses = clauses_of(text);
    CHECK(clauses.size() == clause_count(puzzle));
    return model_count(clauses, limit);
  };
  CHECK(models(Grid(layout_named("2x2")), 1000) == 288);
  CHECK(models(Grid(layout_named("2x2+x")), 1000) == 48);
  CHECK(models(Grid(layout_named("2x2+antiknight")), 1000) == 24);
  CHECK(models(Grid(layout_named("2x2+antiking")), 1000) == 0);
  Random random(7);
  for (const LayoutRef& other : other_layouts()) {
    Grid puzzle = unique_puzzle(other, random);
    CHECK(models(puzzle, 2) == solve(puzzle, {2, 1, {}}).count);
    for (Digit& digit : puzzle.digits()) {
      if (random.below(8) == 0) digit = Digit{};
    }
    CHECK(models(puzzle, 30) == solve(puzzle, {30, 1, {}}).count);
  }
}

TEST_CASE("a proof of one solution, or of none, is accepted by a checker that knows clauses alone", "[search]") {
  check_proof(grid_of(kSeventeen));
  check_proof(grid_of(kHardest));
  check_proof(Grid(layout_named("2x2+antiking")));
  Grid two = grid_of(kSeventeen);
  two[Cell{3}] = Digit{};
  check_proof(two);
  Grid none = grid_of(kHardest);
  none[Cell{1}] = Digit{6};
  check_proof(none);
  Grid conflict = grid_of(kHardest);
  conflict[Cell{1}] = Digit{8};
  check_proof(conflict);
}

TEST_CASE("puzzles of many layouts are proven, with one solution and with none", "[search]") {
  Random random(1);
  std::vector<LayoutRef> layouts = sampled_layouts();
  for (const LayoutRef& each : other_layouts()) layouts.push_back(each);
  for (const LayoutRef& each : layouts) {
    // A proof for a large layout takes the checker a tenth of a second.
    if (each->cell_count() > 40 && random.below(rounds(3, 8)) != 0) continue;
    const Grid puzzle = unique_puzzle(each, random);
    check_proof(puzzle);
    check_proof(without_solution(puzzle));
  }
}

TEST_CASE("given candidates are part of what is proven", "[search]") {
  Random random(3);
  const Grid solution = solve(Grid(layout_named("2x3")), {1, 1, {}}).solutions.front();
  for (int i = 0; i < rounds(60, 10); ++i) {
    std::vector<DigitSet> candidates;
    for (const Digit digit : solution.digits()) {
      DigitSet set(digit);
      for (int other = 1; other <= 6; ++other) {
        if (random.below(2) == 0) set.insert(Digit{static_cast<std::uint8_t>(other)});
      }
      // Sometimes the digit of the solution is not a candidate.
      if (random.below(60) == 0) set.erase(digit);
      candidates.push_back(set);
    }
    const Puzzle puzzle(Grid(solution.layout()), candidates);
    check_proof(puzzle);
  }
}

TEST_CASE("a proof whose steps are changed is refused", "[search]") {
  const Texts texts = proof_of(grid_of(kHardest));
  const std::vector<Clause> clauses = clauses_of(texts.clauses);
  REQUIRE(proves_contradiction(clauses, texts.steps));
  const std::size_t first = texts.steps.find('\n');
  REQUIRE(texts.proof.learnt > 5);
  CHECK_FALSE(proves_contradiction(clauses, texts.steps.substr(0, texts.steps.size() - 2)));
  CHECK_FALSE(proves_contradiction(clauses, "0\n"));
  CHECK_FALSE(proves_contradiction(clauses, "d 1 2 3 0\n" + texts.steps));
  // Without the last clause, which leaves out the solution, the solution is a model.
  CHECK_FALSE(proves_contradiction({clauses.begin(), clauses.end() - 1}, texts.steps));
  CHECK_FALSE(proves_contradiction(clauses, texts.steps.substr(0, first + 1) + "0\n"));
}

TEST_CASE("a proof that is stopped is none, and one that would be too large is not begun", "[search]") {
  StopSource stop;
  stop.request_stop();
  Control control;
  control.stop = StopToken(stop);
  CHECK(proof_of(grid_of(kHardest), control).proof.end == ProofEnd::Stopped);
  const Texts large = proof_of(Grid(Layout::of_side(100)));
  CHECK(large.proof.end == ProofEnd::TooLarge);
  CHECK(large.clauses == "");
}
