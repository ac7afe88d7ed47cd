#include "core/api/teaching/mistakes.h"

#include <string>

#include "core/api/find_hint.h"
#include "core/grid/digit_set.h"
#include "core/grid/played_puzzle.h"
#include "core/util/control.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet {

namespace {

constexpr const char* kGivens = "4.3.3..........1";
constexpr const char* kSolution = "4132321414232341";

PlayedPuzzle played(const char* givens, const char* digits) {
  return PlayedPuzzle(test::grid_of(givens, "2x2"), test::grid_of(digits, "2x2"));
}

Cell cell(int row, int column) { return Cell{static_cast<std::uint16_t>((row - 1) * 4 + column - 1)}; }

}  // namespace

TEST_CASE("a state on the way to the solution has no mistake", "[mistakes]") {
  for (const char* digits : {kGivens, "4132321414232341", "4.323.1........1"}) {
    CAPTURE(digits);
    const Mistakes mistakes = mistakes_in(played(kGivens, digits));
    CHECK(mistakes.givens == Mistakes::Givens::Unique);
    CHECK_FALSE(mistakes.any());
  }
}

TEST_CASE("wrong digits and wrongly removed candidates are mistakes, rightly removed candidates are not",
          "[mistakes]") {
  PlayedPuzzle puzzle = played(kGivens, "4.3.3.4........1");
  const Grid solution = test::grid_of(kSolution, "2x2");
  puzzle.candidates.set(cell(1, 2), DigitSet(Digit{2}));
  puzzle.candidates.set(cell(3, 1), DigitSet(solution[cell(3, 1)]));
  for (const Mistakes& mistakes : {mistakes_in(puzzle), mistakes_against(solution, puzzle)}) {
    CHECK(mistakes.givens == Mistakes::Givens::Unique);
    REQUIRE(mistakes.digits == std::vector<Cell>{cell(2, 3)});
    // The right 4s that the wrong one excludes are no mistakes of their own.
    CHECK(mistakes.eliminations == std::vector<Candidate>{{cell(1, 2), Digit{1}}});
  }
}

TEST_CASE("with several solutions a digit that none of them has is wrong", "[mistakes]") {
  const Mistakes none = mistakes_in(played("1234............", "12344321........"));
  CHECK(none.givens == Mistakes::Givens::Several);
  CHECK_FALSE(none.any());
  const Mistakes wrong = mistakes_in(played("1234............", "12341..........."));
  CHECK(wrong.digits == std::vector<Cell>{cell(2, 1)});
  CHECK_FALSE(wrong.incompatible);
  const Mistakes together = mistakes_in(played("1...............", "12.......2......"));
  CHECK(together.any());
}

TEST_CASE("givens without solution leave nothing to judge by", "[mistakes]") {
  CHECK(mistakes_in(played("123....4........", "123....4........")).givens == Mistakes::Givens::None);
  CHECK(mistakes_in(played("11..............", "11..............")).givens == Mistakes::Givens::Contradictory);
}

TEST_CASE("a stopped search judges nothing", "[mistakes]") {
  StopSource stop;
  stop.request_stop();
  const Mistakes mistakes = mistakes_in(played(kGivens, "4.3.3.4........1"), {StopToken(stop), kUnlimited, {}});
  CHECK((mistakes.givens == Mistakes::Givens::Unknown || mistakes.any()));
  CHECK_FALSE(mistakes.incompatible);
}

TEST_CASE("the budget is that of all searches together", "[mistakes]") {
  // Of the blank grid each entry occurs in a solution, but the entries together leave r1c9 no digit.
  const Grid blank = test::grid_of(std::string(81, '.'));
  Grid entered = blank;
  for (std::uint16_t column = 0; column < 8; ++column) {
    entered[Cell{column}] = Digit{static_cast<std::uint8_t>(8 - column)};
  }
  entered[Cell{17}] = Digit{9};
  const PlayedPuzzle puzzle(blank, entered);
  const auto limited = [&](std::uint64_t nodes) { return mistakes_in(puzzle, {{}, nodes, {}}); };
  std::uint64_t for_givens = 1;
  while (limited(for_givens).givens == Mistakes::Givens::Unknown) ++for_givens;
  // Each entry alone costs less than the givens did.
  const Mistakes some = limited(for_givens + 2);
  CHECK(some.givens == Mistakes::Givens::Several);
  CHECK_FALSE(some.is_complete);
  CHECK_FALSE(some.incompatible);
  const Mistakes all = limited(20 * for_givens);
  CHECK(all.is_complete);
  CHECK(all.incompatible);
  CHECK(all.digits.empty());
}

TEST_CASE("contradictory givens come with their conflicts", "[mistakes]") {
  const Mistakes mistakes = mistakes_in(played("11..............", "11.............."));
  REQUIRE(mistakes.conflicts.size() == 2);
  CHECK(json_object_of(mistakes, test::grid_of("11..............", "2x2"), CellNames::RowColumn).str() ==
        "{\"givens\":\"contradictory\",\"digits\":[],\"eliminations\":[],\"incompatible\":false,\"complete\":true,"
        "\"conflicts\":[{\"digit\":1,\"house\":\"row\",\"index\":1,\"cells\":[\"r1c1\",\"r1c2\"]},"
        "{\"digit\":1,\"house\":\"box\",\"index\":1,\"cells\":[\"r1c1\",\"r1c2\"]}]}");
}

TEST_CASE("each name of a number of solutions names its value", "[mistakes]") {
  using Givens = Mistakes::Givens;
  for (const Givens givens : {Givens::Unique, Givens::Several, Givens::None, Givens::Contradictory, Givens::Unknown}) {
    CHECK(givens_named(name_of(givens)) == givens);
  }
}

}  // namespace nonet
