#include <string>

#include "core/api/nonet.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet {

namespace {

constexpr const char* kGivens = "4.3.3..........1";
constexpr const char* kSolution = "4132321414232341";

PuzzleState state_with(const char* givens, const char* digits) {
  return PuzzleState(test::grid_of(givens, "2x2"), test::grid_of(digits, "2x2"));
}

Cell cell(int row, int column) { return Cell{static_cast<std::uint16_t>((row - 1) * 4 + column - 1)}; }

}  // namespace

TEST_CASE("a state on the way to the solution has no mistake", "[mistakes]") {
  for (const char* digits : {kGivens, "4132321414232341", "4.323.1........1"}) {
    CAPTURE(digits);
    const Mistakes mistakes = mistakes_in(state_with(kGivens, digits));
    CHECK(mistakes.givens == Mistakes::Givens::Unique);
    CHECK_FALSE(mistakes.any());
  }
}

TEST_CASE("wrong digits and candidates wrongly removed are told, those rightly removed are not", "[mistakes]") {
  PuzzleState state = state_with(kGivens, "4.3.3.4........1");
  const Grid solution = test::grid_of(kSolution, "2x2");
  state.set_candidates(cell(1, 2), DigitSet(Digit{2}));
  state.set_candidates(cell(3, 1), DigitSet(solution[cell(3, 1)]));
  const Mistakes mistakes = mistakes_in(state);
  REQUIRE(mistakes.digits == std::vector<Cell>{cell(2, 3)});
  // The right 4s that the wrong one took away are no mistakes of their own.
  CHECK(mistakes.eliminations == std::vector<Candidate>{{cell(1, 2), Digit{1}}});
}

TEST_CASE("with several solutions a digit that stands in none of them is wrong", "[mistakes]") {
  const Mistakes none = mistakes_in(state_with("1234............", "12344321........"));
  CHECK(none.givens == Mistakes::Givens::Several);
  CHECK_FALSE(none.any());
  const Mistakes wrong = mistakes_in(state_with("1234............", "12341..........."));
  CHECK(wrong.digits == std::vector<Cell>{cell(2, 1)});
  CHECK_FALSE(wrong.incompatible);
  const Mistakes together = mistakes_in(state_with("1...............", "12.......2......"));
  CHECK(together.any());
}

TEST_CASE("givens without solution leave nothing to judge by", "[mistakes]") {
  CHECK(mistakes_in(state_with("123....4........", "123....4........")).givens == Mistakes::Givens::None);
  CHECK(mistakes_in(state_with("11..............", "11..............")).givens == Mistakes::Givens::Contradictory);
}

}  // namespace nonet
