#include <string_view>

#include "tests/catch.h"
#include "tests/support/states.h"

namespace nonet {

using test::results_of;
using test::state_with;

namespace {

struct RectangleCase {
  std::string_view layout;
  Technique technique;
  std::string_view candidates;
  std::string_view results;
};

constexpr Technique kType1 = Technique::UniqueRectangle1;
constexpr Technique kType2 = Technique::UniqueRectangle2;
constexpr Technique kType3 = Technique::UniqueRectangle3;
constexpr Technique kType4 = Technique::UniqueRectangle4;
constexpr Technique kType5 = Technique::UniqueRectangle5;
constexpr Technique kType6 = Technique::UniqueRectangle6;

}  // namespace

TEST_CASE("unique rectangles", "[logic]") {
  const RectangleCase rectangle = GENERATE(values<RectangleCase>({
      {"3x3", kType1, "r1c15=12 r2c1=12 r2c5=1234", "r2c5<>1 r2c5<>2"},
      // In four boxes; a corner has another digit; two corners have different extras.
      {"3x3", kType1, "r1c15=12 r4c1=12 r4c5=123", ""},
      {"3x3", kType1, "r1c1=12 r1c5=13 r2c1=12 r2c5=123", ""},
      {"3x3", kType1, "r1c15=12 r2c1=124 r2c5=123", ""},
      {"3x3", kType2, "r1c15=12 r2c15=123", "r2c2<>3 r2c3<>3 r2c4<>3 r2c6<>3 r2c7<>3 r2c8<>3 r2c9<>3"},
      {"3x3", kType2, "r1c15=12 r2c1=123 r2c5=124", ""},
      {"3x3", kType5, "r1c1=12 r2c5=12 r1c5=123 r2c1=123", "r1c2<>3 r1c3<>3 r2c4<>3 r2c6<>3"},
      {"3x3", kType5, "r1c1=12 r1c5=123 r2c15=123", "r2c4<>3 r2c6<>3"},
      // The extras 3 and 4 of row 2, with a cell of 3 and 4.
      {"3x3", kType3, "r1c15=12 r2c1=123 r2c5=124 r2c9=34 r2c2=12345 r2c34678=12567", "r2c2<>3 r2c2<>4"},
      {"3x3", kType3, "r1c15=12 r2c1=123 r2c5=124 r2c9=35 r2c2=12345 r2c34678=12567", ""},
      // The digit 1 has no other place in row 2.
      {"3x3", kType4, "r1c15=12 r2c15=12345 r2c2346789-1", "r2c1<>2 r2c5<>2"},
      {"3x3", kType4, "r1c15=12 r2c15=12345 r2c234678-1", ""},
      {"3x3", kType6, "r1c1=12 r2c5=12 r1c5=1234 r2c1=1256 r12c2346789-1", "r1c5<>1 r2c1<>1"},
      {"3x3", kType6, "r1c1=12 r2c5=12 r1c5=1234 r2c1=1256 r1c2346789-1", ""},
      {"3x3", Technique::HiddenRectangle, "r1c1=12 r1c5=123 r2c1=124 r2c5=1256 r2c2346789-1 r3456789c5-1", "r2c5<>2"},
      {"3x3", Technique::HiddenRectangle, "r1c1=12 r1c5=123 r2c1=124 r2c5=1256 r2c2346789-1 r345678c5-1", ""},
      // Boxes of two rows by three columns.
      {"2x3", kType1, "r1c14=12 r2c1=12 r2c4=123", "r2c4<>1 r2c4<>2"},
      {"2x3", kType1, "r1c14=12 r3c1=12 r3c4=123", ""},
      // The diagonal through one corner prevents the exchange, unless its other cells have neither digit.
      {"3x3+x", kType1, "r1c15=12 r2c1=12 r2c5=123", ""},
      {"3x3+x", kType1, "r1c25=12 r3c2=12 r3c5=123", "r3c5<>1 r3c5<>2"},
      {"3x3+x", kType1, "r1c15=12 r2c1=12 r2c5=123 r2c2-12 r3c3-12 r4c4-12 r5c5-12 r6c6-12 r7c7-12 r8c8-12 r9c9-12",
       "r2c5<>1 r2c5<>2"},
      // Both corners of a row lie in the window, or only one corner.
      {"3x3+windoku", kType1, "r2c23=12 r5c2=12 r5c3=123", "r5c3<>1 r5c3<>2"},
      {"3x3+windoku", kType1, "r4c23=12 r1c2=12 r1c3=123", "r1c3<>1 r1c3<>2"},
      {"3x3+windoku", kType1, "r4c12=12 r1c1=12 r1c2=123", ""},
      {"3x3+antiknight", kType1, "r1c15=12 r2c1=12 r2c5=123", ""},
      {"jigsaw:1122112233443344", kType1, "r1c13=12 r2c1=12 r2c3=123", "r2c3<>1 r2c3<>2"},
      {"jigsaw:1112132233423444", kType1, "r2c12=12 r3c1=12 r3c2=123", ""},
  }));
  CAPTURE(rectangle.layout, rectangle.candidates);
  CHECK(results_of(state_with(rectangle.candidates, rectangle.layout), rectangle.technique) == rectangle.results);
}

TEST_CASE("unique rectangles may lack a candidate that no placed digit forbids", "[logic]") {
  FindOptions complete;
  complete.incomplete_rectangles = false;
  const PuzzleState state = state_with("r1c15=12 r2c1=12 r2c5=134");
  CHECK(results_of(state, kType1) == "r2c5<>1");
  CHECK(results_of(state, kType1, complete).empty());
}

TEST_CASE("avoidable rectangles", "[logic]") {
  const LayoutRef& layout = Layout::classic();
  const auto cell = [&](int row, int column) { return layout->cell(row - 1, column - 1); };
  Grid givens(layout);
  Grid grid(layout);
  grid[cell(1, 1)] = Digit{1};
  grid[cell(1, 5)] = Digit{2};
  SECTION("type 1") {
    grid[cell(2, 1)] = Digit{2};
    CHECK(results_of(PuzzleState(givens, grid), Technique::AvoidableRectangle1) == "r2c5<>1");
    givens[cell(1, 5)] = Digit{2};
    CHECK(results_of(PuzzleState(givens, grid), Technique::AvoidableRectangle1).empty());
  }
  SECTION("type 2") {
    PuzzleState state(givens, grid);
    state.set_candidates(cell(2, 1), DigitSet::from_bits(0b110));
    state.set_candidates(cell(2, 5), DigitSet::from_bits(0b101));
    CHECK(results_of(state, Technique::AvoidableRectangle2) ==
          "r2c2<>3 r2c3<>3 r2c4<>3 r2c6<>3 r2c7<>3 r2c8<>3 r2c9<>3");
    state.set_candidates(cell(2, 5), DigitSet::from_bits(0b1001));
    CHECK(results_of(state, Technique::AvoidableRectangle2).empty());
  }
}

TEST_CASE("BUG+1", "[logic]") {
  // A BUG: every cell has two candidates, every digit two places in each row, column and box.
  constexpr std::string_view kGrave = "r13c13=12 r13c24=34 r24c13=34 r24c24=12 ";
  const auto results = [&](std::string_view more, std::string_view layout) {
    return results_of(state_with(std::string(kGrave).append(more), layout), Technique::BugPlusOne);
  };
  CHECK(results("r1c1=123", "2x2") == "r1c1<>1 r1c1<>2");
  CHECK(results("", "2x2").empty());
  CHECK(results("r1c1=123 r1c2=123", "2x2").empty());
  CHECK(results("r1c1=123", "2x2+antiknight").empty());
  CHECK(results("r1c1=123", "2x2+disjoint").empty());
  // One diagonal has 1 and 2 four times, the other 3 and 4.
  CHECK(results("r1c1=123", "2x2+x").empty());
}

}  // namespace nonet
