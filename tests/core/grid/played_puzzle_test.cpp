#include "core/grid/played_puzzle.h"

#include <vector>

#include "core/logic/puzzle_state.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet {

namespace {

PlayedPuzzle played() {
  return PlayedPuzzle(test::grid_of("1...............", "2x2"), test::grid_of("12..............", "2x2"));
}

bool same_candidates(const CandidateGrid& left, const CandidateGrid& right, int cells) {
  for (std::uint16_t index = 0; index < cells; ++index) {
    if (left[Cell{index}] != right[Cell{index}]) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("a puzzle with given candidates is played with those that no peer of their cells has", "[grid]") {
  std::vector<DigitSet> given(16, DigitSet::full(4));
  given[2].erase(Digit{3});
  given[15].erase(Digit{1});
  const PlayedPuzzle puzzle{Puzzle(test::grid_of("1...............", "2x2"), given)};
  CHECK(puzzle.candidates[Cell{2}] == (DigitSet(Digit{2}) | DigitSet(Digit{4})));
  CHECK(puzzle.candidates[Cell{15}] == DigitSet::from_bits(0b1110));
  CHECK(puzzle.candidates[Cell{10}] == DigitSet::full(4));
  CHECK(puzzle.candidates[Cell{0}].empty());
  CHECK_FALSE(puzzle.digits_are_interchangeable);
}

TEST_CASE("masks remove candidates and never add one", "[grid]") {
  PlayedPuzzle puzzle = played();
  std::vector<std::uint32_t> masks(16, 0xF);
  masks[2] = 0b0100;
  masks[4] = 0;
  REQUIRE(keep_candidates(puzzle, masks));
  CHECK(puzzle.candidates[Cell{0}].empty());
  CHECK(puzzle.candidates[Cell{2}] == DigitSet(Digit{3}));
  CHECK(puzzle.candidates[Cell{3}] == (DigitSet(Digit{3}) | DigitSet(Digit{4})));
  CHECK(puzzle.candidates[Cell{4}].empty());
}

TEST_CASE("masks with a digit that the layout does not have change nothing and are refused", "[grid]") {
  PlayedPuzzle puzzle = played();
  std::vector<std::uint32_t> masks(16, 0);
  masks[15] = 0b1'0000;
  CHECK_FALSE(keep_candidates(puzzle, masks));
  CHECK(same_candidates(puzzle.candidates, played().candidates, 16));
}

TEST_CASE("masks of another number than that of the cells change nothing and are refused", "[grid]") {
  for (const std::size_t count : {0u, 1u, 15u, 17u, 81u}) {
    CAPTURE(count);
    PlayedPuzzle puzzle = played();
    CHECK_FALSE(keep_candidates(puzzle, std::vector<std::uint32_t>(count, 0)));
    CHECK(same_candidates(puzzle.candidates, played().candidates, 16));
  }
}

TEST_CASE("a state for techniques keeps givens, entries and candidates, and gives them back", "[grid][logic]") {
  PlayedPuzzle puzzle = played();
  puzzle.candidates.erase(Cell{2}, Digit{4});
  const PuzzleState state(puzzle);
  CHECK(state.is_given(Cell{0}));
  CHECK_FALSE(state.is_given(Cell{1}));
  CHECK(state.digit(Cell{1}) == Digit{2});
  CHECK(state.candidates(Cell{2}) == DigitSet(Digit{3}));
  CHECK_FALSE(state.has({Cell{2}, Digit{4}}));
  const PlayedPuzzle back = state.played_puzzle();
  CHECK(back.givens == puzzle.givens);
  CHECK(back.grid == puzzle.grid);
  CHECK(same_candidates(back.candidates, puzzle.candidates, 16));
}

}  // namespace nonet
