#include <string_view>

#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/states.h"

namespace nonet {

using test::results_of;
using test::state_with;

namespace {

struct WingCase {
  std::string_view layout;
  std::string_view candidates;
  std::string_view results;
};

// The digit 1 has two places in row 9 of a classic grid.
constexpr std::string_view kLink = "r9c2346789-1 ";

}  // namespace

TEST_CASE("XY-Wing", "[logic]") {
  const WingCase wing = GENERATE(values<WingCase>({
      {"3x3", "r1c1=12 r1c5=13 r5c1=23", "r5c5<>3"},
      {"3x3", "r1c1=12 r1c5=13 r3c2=23", "r1c2<>3 r1c3<>3 r3c4<>3 r3c5<>3 r3c6<>3"},
      // The wings lack a common digit; the pivot has a third; a wing is no peer of the pivot.
      {"3x3", "r1c1=12 r1c5=13 r5c1=24", ""},
      {"3x3", "r1c1=124 r1c5=13 r5c1=23", ""},
      {"3x3", "r1c1=12 r1c5=13 r5c2=23", ""},
      // Two wings with the same digits of the pivot.
      {"3x3", "r1c1=12 r1c5=13 r5c1=13", ""},
      {"2x3", "r1c1=12 r1c5=13 r4c1=23", "r4c5<>3"},
      // On a diagonal; by a knight's move.
      {"3x3+x", "r5c5=12 r8c8=13 r5c2=23", "r2c2<>3 r5c8<>3 r8c2<>3"},
      {"3x3+antiknight", "r5c5=12 r3c4=13 r5c1=23", "r3c1<>3 r3c2<>3 r4c2<>3 r5c3<>3 r5c4<>3"},
      {"jigsaw:1122112233443344", "r1c1=12 r1c4=13 r4c1=23", "r4c4<>3"},
      {"4x4", "r1c1=AF r1c16=AG r16c1=FG", "r16c16<>G"},
  }));
  CAPTURE(wing.layout, wing.candidates);
  CHECK(results_of(state_with(wing.candidates, wing.layout), Technique::XyWing) == wing.results);
}

TEST_CASE("XYZ-Wing", "[logic]") {
  const WingCase wing = GENERATE(values<WingCase>({
      {"3x3", "r1c1=123 r1c5=13 r2c2=23", "r1c2<>3 r1c3<>3"},
      // No cell is a peer of all three; the wings have the same digits; a wing has a digit that the pivot lacks.
      {"3x3", "r1c1=123 r1c5=13 r5c1=23", ""},
      {"3x3", "r1c1=123 r1c5=13 r2c2=13", ""},
      {"3x3", "r1c1=123 r1c5=13 r2c2=34", ""},
      {"2x3", "r1c1=123 r1c5=13 r2c2=23", "r1c2<>3 r1c3<>3"},
      {"3x3+x", "r5c5=123 r8c8=13 r4c4=23", "r1c1<>3 r2c2<>3 r3c3<>3 r6c6<>3 r7c7<>3 r9c9<>3"},
  }));
  CAPTURE(wing.layout, wing.candidates);
  CHECK(results_of(state_with(wing.candidates, wing.layout), Technique::XyzWing) == wing.results);
}

TEST_CASE("W-Wing", "[logic]") {
  const WingCase wing = GENERATE(values<WingCase>({
      {"3x3", "r1c1=12 r5c5=12", "r1c5<>2 r5c1<>2"},
      // The other cell has other digits; it is no peer of the link; both cells are peers of the same end.
      {"3x3", "r1c1=12 r5c5=13", ""},
      {"3x3", "r1c1=12 r5c6=12", ""},
      {"3x3", "r1c1=12 r5c2=12", ""},
      // A box.
      {"3x3+windoku", "r1c1=12 r5c5=12", "r1c5<>2 r5c1<>2"},
  }));
  CAPTURE(wing.layout, wing.candidates);
  const PuzzleState state = state_with(std::string(kLink).append(wing.candidates), wing.layout);
  CHECK(results_of(state, Technique::WWing) == wing.results);
}

TEST_CASE("a wing names its cells, its link and its house", "[logic]") {
  const PuzzleState state = state_with(std::string(kLink).append("r1c1=12 r5c5=12"));
  const Step step = find_steps(state, Technique::WWing).front();
  const auto at = [&](int row, int column) { return std::vector<Cell>{state.layout().cell(row - 1, column - 1)}; };
  REQUIRE(step.parts.size() == 4);
  CHECK(step.parts[0].cells == at(1, 1));
  CHECK(step.parts[1].cells == at(9, 1));
  CHECK(step.parts[2].cells == at(9, 5));
  CHECK(step.parts[3].cells == at(5, 5));
  CHECK(step.parts[1].digits == DigitSet(Digit{1}));
  REQUIRE(step.links.size() == 3);
  CHECK(step.links[1].strong);
  REQUIRE(step.houses.size() == 1);
  CHECK(state.layout().kind(step.houses[0].house) == HouseKind::Row);
  CHECK(step.digits.size() == 2);
}

}  // namespace nonet
