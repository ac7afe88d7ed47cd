#include "core/generate/classic/few_clues.h"

#include "core/generate/draft_search.h"
#include "core/search/solution_stream.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

PuzzleForm form_with(int clues) {
  PuzzleForm form;
  form.fewest_clues = clues;
  form.most_clues = clues;
  return form;
}

void check_made(int clues, std::uint64_t seed) {
  CAPTURE(clues, seed);
  const auto made = generate(form_with(clues), seed);
  REQUIRE(made);
  const Grid& puzzle = made.value().puzzle;
  CHECK(puzzle.clue_count() == clues);
  CHECK(is_solution_of(made.value().solution, puzzle));
  SolutionStream stream(puzzle);
  CHECK(stream.next() == SearchEvent::Solution);
  CHECK(stream.next() == SearchEvent::Exhausted);
}

}  // namespace

// Seeds with short walks: others take up to twenty times as long.
TEST_CASE("puzzles with 20, 19 and 18 clues are found", "[generate][few]") {
  check_made(20, 14);
  check_made(19, 5);
  check_made(18, 14);
}

TEST_CASE("puzzles with 20, 19 and 18 clues are found by long walks, too", "[generate][few][slow]") {
  for (const int clues : {20, 19, 18}) check_made(clues, 1);
}

TEST_CASE("a puzzle with few clues is the same for the same key", "[generate][few]") {
  for (const int clues : {20, 19}) {
    const auto made = [&](std::uint64_t seed) {
      return test::symbols_of(generate(form_with(clues), seed).value().puzzle);
    };
    CHECK(made(5) == made(5));
    CHECK(made(5) != made(1));
  }
}

TEST_CASE("a minimal puzzle with few clues has no clue to spare", "[generate][few]") {
  PuzzleForm form;
  form.most_clues = 19;
  form.minimal = true;
  const Grid puzzle = generate(form, 5).value().puzzle;
  CHECK(puzzle.clue_count() <= 19);
  for (std::uint16_t cell = 0; cell < 81; ++cell) {
    if (puzzle[Cell{cell}].is_blank()) continue;
    Grid fewer = puzzle;
    fewer[Cell{cell}] = kBlank;
    SolutionStream stream(fewer);
    CHECK(stream.next() == SearchEvent::Solution);
    CHECK(stream.next() == SearchEvent::Solution);
  }
}

TEST_CASE("a range of few clues is met", "[generate][few]") {
  PuzzleForm form;
  form.fewest_clues = 17;
  form.most_clues = 20;
  const int clues = generate(form, 1).value().puzzle.clue_count();
  CHECK(clues >= 17);
  CHECK(clues <= 20);
}

TEST_CASE("forms that name cells are no forms of few clues", "[generate][few]") {
  PuzzleForm form;
  CHECK_FALSE(wants_few_clues(form));
  form.most_clues = 21;
  CHECK_FALSE(wants_few_clues(form));
  form.most_clues = 18;
  CHECK(wants_few_clues(form));
  form.symmetry = Symmetry::HalfTurn;
  CHECK_FALSE(wants_few_clues(form));
  form.symmetry = Symmetry::None;
  form.keep = Grid(Layout::classic());
  CHECK_FALSE(wants_few_clues(form));
  form.keep.reset();
  form.layout = Layout::with_boxes(2, 2);
  CHECK_FALSE(wants_few_clues(form));
}

TEST_CASE("the search for few clues stops", "[generate][few]") {
  PuzzleForm form;
  form.most_clues = 17;
  StopSource stop;
  stop.request_stop();
  CHECK(few_clues_draft(form, {1, 0, 0}, StopToken(stop)).error() == GenerateError::Stopped);
}
