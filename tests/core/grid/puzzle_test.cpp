#include "core/grid/puzzle.h"

#include <vector>

#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const DigitSet kAll = DigitSet::full(4);

std::vector<DigitSet> sixteen(DigitSet digits) { return std::vector<DigitSet>(16, digits); }

}  // namespace

TEST_CASE("a puzzle keeps its given candidates only if they restrict a cell", "[grid]") {
  const Grid givens = grid_of("1...............", "2x2");
  CHECK_FALSE(Puzzle(givens).has_given_candidates());
  CHECK_FALSE(Puzzle(givens, {}).has_given_candidates());
  CHECK_FALSE(Puzzle(givens, sixteen(kAll)).has_given_candidates());
  CHECK_FALSE(Puzzle(givens, sixteen(DigitSet::full(64))).has_given_candidates());
  std::vector<DigitSet> candidates = sixteen(kAll);
  candidates[5].erase(Digit{3});
  const Puzzle restricted(givens, candidates);
  REQUIRE(restricted.has_given_candidates());
  CHECK(restricted.given_candidates()[0] == DigitSet(Digit{1}));
  CHECK(restricted.given_candidates()[1] == kAll);
  CHECK(restricted.given_candidates()[5] == DigitSet::from_bits(0b1011));
  CHECK_FALSE(restricted == Puzzle(givens));
  CHECK(restricted == Puzzle(givens, candidates));
}

TEST_CASE("a given that is no given candidate of its cell is allowed nowhere", "[grid]") {
  const Grid givens = grid_of("1...............", "2x2");
  std::vector<DigitSet> candidates = sixteen(kAll);
  candidates[0].erase(Digit{1});
  const Puzzle puzzle(givens, candidates);
  REQUIRE(puzzle.has_given_candidates());
  CHECK(puzzle.given_candidates()[0].empty());
  CHECK(PuzzleView(puzzle).allowed(Cell{0}).empty());
  CHECK(PuzzleView(givens, candidates).allowed(Cell{0}).empty());
}

TEST_CASE("a view allows what givens and given candidates allow together", "[grid]") {
  const Grid givens = grid_of("1...............", "2x2");
  std::vector<DigitSet> candidates = sixteen(kAll);
  candidates[1] = DigitSet(Digit{4});
  const PuzzleView plain(givens);
  const PuzzleView restricted(givens, candidates);
  CHECK(plain.allowed(Cell{0}) == DigitSet(Digit{1}));
  CHECK(plain.allowed(Cell{1}) == kAll);
  CHECK(restricted.allowed(Cell{0}) == DigitSet(Digit{1}));
  CHECK(restricted.allowed(Cell{1}) == DigitSet(Digit{4}));
  for (int value = 1; value <= 4; ++value) {
    const Digit digit{static_cast<std::uint8_t>(value)};
    CHECK(restricted.allows(Cell{1}, digit) == (value == 4));
    CHECK(plain.allows(Cell{0}, digit) == (value == 1));
  }
  CHECK(copy_of(restricted) == Puzzle(givens, candidates));
  CHECK(copy_of(plain) == Puzzle(givens));
}
