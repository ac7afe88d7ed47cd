#include "core/symmetry/transformation_steps.h"

#include "core/formats/layout_name.h"
#include "core/symmetry/automorphism_group.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr const char* kFour = "1234341221434321";

}  // namespace

TEST_CASE("each step does what its name says", "[symmetry]") {
  struct Case {
    const char* steps;
    const char* grid;
    const char* result;
  };
  const Case cases[] = {
      {"identity", "1234...........4", "1234...........4"},
      {"swap-rows:1,2", "12..34..........", "34..12.........."},
      {"swap-columns:4,3", "12341...2.......", "12431...2......."},
      {"swap-bands:2,1", "1...2...3...4...", "3...4...1...2..."},
      {"swap-stacks:1,2", "1234............", "3412............"},
      {"swap-digits:1,3", kFour, "3214143223414123"},
      {"rows:4,3,2,1", "1...2...3...4...", "4...3...2...1..."},
      {"columns:3,4,2,1", "1234............", "3421............"},
      {"relabel:2,3,4,1", "1234............", "2341............"},
      {"transpose", "1234............", "1...2...3...4..."},
      {"mirror:diagonal", "1234............", "1...2...3...4..."},
      {"rotate:90", "1234............", "...1...2...3...4"},
      {"rotate:180", "1234............", "............4321"},
      {"rotate:270", "1234............", "4...3...2...1..."},
      {"mirror:left-right", "1234............", "4321............"},
      {"mirror:top-bottom", "1234............", "............1234"},
      {"mirror:antidiagonal", "1234............", "...4...3...2...1"},
      {"cells:2,1,3,4,6,5,7,8,10,9,11,12,14,13,15,16", "1234............", "2134............"},
      {" swap-rows : 1 , 2 ; transpose ", "12..34..........", "31..42.........."},
  };
  for (const Case& each : cases) {
    INFO(each.steps);
    const Grid grid = grid_of(each.grid, "2x2");
    const auto steps = parse_transformation(each.steps, grid.layout());
    REQUIRE(steps);
    CHECK(symbols_of(steps.value()(grid)) == each.result);
    CHECK(keeps_rules(steps.value()));
    CHECK(steps.value().inverse()(steps.value()(grid)) == grid);
  }
}

TEST_CASE("impossible steps are refused with the place and the reason", "[symmetry]") {
  struct Case {
    const char* layout;
    const char* steps;
    TransformationStepErrorCode code;
    std::size_t offset;
    const char* text;
  };
  const Case cases[] = {
      {"3x3", "", TransformationStepErrorCode::UnknownStep, 0, ""},
      {"3x3", "turn:1", TransformationStepErrorCode::UnknownStep, 0, "turn"},
      {"3x3", "transpose; turn:1", TransformationStepErrorCode::UnknownStep, 11, "turn"},
      {"3x3", "transpose;", TransformationStepErrorCode::UnknownStep, 10, ""},
      {"3x3", "rotate:45", TransformationStepErrorCode::UnknownValue, 7, "45"},
      {"3x3", "rotate", TransformationStepErrorCode::UnknownValue, 6, ""},
      {"3x3", "transpose:1", TransformationStepErrorCode::UnknownValue, 10, "1"},
      {"3x3", "identity:", TransformationStepErrorCode::UnknownValue, 9, ""},
      {"3x3", "swap-rows:1,x", TransformationStepErrorCode::NotANumber, 12, "x"},
      {"3x3", "swap-rows:1,", TransformationStepErrorCode::NotANumber, 12, ""},
      {"3x3", "swap-rows", TransformationStepErrorCode::NotANumber, 9, ""},
      {"3x3", "swap-rows:1,2 3", TransformationStepErrorCode::NotANumber, 12, "2 3"},
      {"3x3", "swap-rows:1,10", TransformationStepErrorCode::OutOfRange, 12, "10"},
      {"3x3", "swap-rows:0,1", TransformationStepErrorCode::OutOfRange, 10, "0"},
      {"3x3", "swap-rows:1,99999999999999", TransformationStepErrorCode::OutOfRange, 12, "99999999999999"},
      {"3x3", "swap-bands:1,4", TransformationStepErrorCode::OutOfRange, 13, "4"},
      {"3x3", "swap-rows:1,1", TransformationStepErrorCode::Repeated, 12, "1"},
      {"3x3", "swap-rows:1,2,3", TransformationStepErrorCode::WrongCount, 10, "1,2,3"},
      {"3x3", "relabel:1,2,3", TransformationStepErrorCode::WrongCount, 8, "1,2,3"},
      {"3x3", "swap-rows:3,4", TransformationStepErrorCode::DifferentBands, 10, "3,4"},
      {"3x3", "swap-columns:1,9", TransformationStepErrorCode::DifferentStacks, 13, "1,9"},
      {"3x3", "rows:1,2,4,3,5,6,7,8,9", TransformationStepErrorCode::BreaksLayout, 0, "rows:1,2,4,3,5,6,7,8,9"},
      {"jigsaw:1122132213343444", "swap-rows:1,2", TransformationStepErrorCode::BreaksLayout, 0, "swap-rows:1,2"},
      {"jigsaw:1122132213343444", "swap-bands:1,2", TransformationStepErrorCode::NoBoxes, 0, "swap-bands"},
      {"3x3+x", "swap-rows:1,2", TransformationStepErrorCode::BreaksLayout, 0, "swap-rows:1,2"},
      {"3x3+windoku", "swap-rows:1,2", TransformationStepErrorCode::BreaksLayout, 0, "swap-rows:1,2"},
      {"3x3+antiknight", "swap-bands:1,2", TransformationStepErrorCode::BreaksLayout, 0, "swap-bands:1,2"},
      {"2x2", "cells:2,1,3,4,5,6,7,8,9,10,11,12,13,14,15,16", TransformationStepErrorCode::BreaksLayout, 0,
       "cells:2,1,3,4,5,6,7,8,9,10,11,12,13,14,15,16"},
  };
  for (const Case& each : cases) {
    INFO(each.steps);
    const auto steps = parse_transformation(each.steps, layout_of_name(each.layout).value());
    REQUIRE_FALSE(steps);
    CHECK(name_of(steps.error().code) == name_of(each.code));
    CHECK(steps.error().offset == each.offset);
    CHECK(steps.error().text == each.text);
  }
}

TEST_CASE("turning a grid with rectangular boxes gives the turned layout", "[symmetry]") {
  const LayoutRef wide = Layout::with_boxes(2, 3);
  for (const char* steps : {"transpose", "rotate:90", "rotate:270", "mirror:antidiagonal"}) {
    INFO(steps);
    const auto turned = parse_transformation(steps, wide);
    REQUIRE(turned);
    CHECK(turned.value().to()->box_rows() == 3);
    CHECK(keeps_rules(turned.value()));
  }
  // The turned layout has bands of 3 rows and stacks of 2 columns.
  CHECK(parse_transformation("transpose;swap-rows:1,3;swap-columns:1,2;transpose", wide).value().to()->box_rows() == 2);
  CHECK(parse_transformation("transpose;swap-columns:1,3", wide).error().code ==
        TransformationStepErrorCode::DifferentStacks);
}

TEST_CASE("irregular regions turn with the grid", "[symmetry]") {
  const LayoutRef jigsaw = layout_of_name("jigsaw:1122132213343444").value();
  struct Case {
    const char* steps;
    const char* layout;
  };
  const Case cases[] = {{"transpose", "jigsaw:1113133422342244"},
                        {"mirror:left-right", "jigsaw:2211223143314443"},
                        {"rotate:180", "jigsaw:4443433122312211"},
                        {"rotate:90;rotate:270", "jigsaw:1122132213343444"}};
  for (const Case& each : cases) {
    INFO(each.steps);
    const auto turned = parse_transformation(each.steps, jigsaw);
    REQUIRE(turned);
    CHECK(keeps_rules(turned.value()));
    CHECK(*turned.value().to() == *layout_of_name(each.layout).value());
  }
}

TEST_CASE("variants allow the transformations that keep their houses and pairs", "[symmetry]") {
  for (const char* layout : {"3x3+x", "3x3+windoku", "3x3+antiknight", "3x3+antiking", "3x3+disjoint+x", "2x2+x"}) {
    INFO(layout);
    const LayoutRef variant = layout_of_name(layout).value();
    const auto turned = parse_transformation("rotate:90;mirror:top-bottom;swap-digits:1,2", variant);
    REQUIRE(turned);
    CHECK(*turned.value().to() == *variant);
  }
  CHECK(parse_transformation("swap-rows:2,3", layout_of_name("3x3+windoku").value()));
  CHECK(parse_transformation("swap-bands:1,3", layout_of_name("3x3+disjoint").value()));
}

TEST_CASE("a written transformation is read as the same transformation", "[symmetry]") {
  const LayoutRef layout = Layout::classic();
  for (const char* steps : {"identity", "transpose", "rows:2,1,3,4,5,6,7,8,9", "transpose;columns:4,5,6,1,2,3,7,9,8",
                            "relabel:9,8,7,6,5,4,3,2,1"}) {
    CHECK(write_transformation(parse_transformation(steps, layout).value()) == steps);
  }
  const char* all = "rotate:90;swap-rows:1,2;swap-stacks:1,3;swap-digits:4,5;mirror:top-bottom";
  const Transformation one = parse_transformation(all, layout).value();
  CHECK(parse_transformation(write_transformation(one), layout).value() == one);
  // A Latin square has boxes of one row, so all columns are in one stack and can have any order.
  const LayoutRef latin = Layout::with_boxes(1, 4);
  CHECK(write_transformation(parse_transformation("rows:4,1,2,3;columns:2,3,4,1", latin).value()) ==
        "rows:4,1,2,3;columns:2,3,4,1");
}

TEST_CASE("every transformation of a layout can be written and read", "[symmetry]") {
  Random random(12);
  for (const char* name : {"3x3", "2x3", "1x5", "3x3+x", "3x3+windoku", "3x3+antiknight", "3x3+disjoint", "4x4+x",
                           "jigsaw:1122132213343444", "jigsaw:1234214334124321"}) {
    INFO(name);
    const LayoutRef layout = layout_of_name(name).value();
    const RandomTransformations source = RandomTransformations::of(layout).value();
    for (int round = 0; round < 10; ++round) {
      Random again = random;
      const Transformation one = random_transformation(layout, random).value();
      // A source that has drawn before draws the same.
      CHECK(source.draw(again) == one);
      INFO(write_transformation(one));
      const auto read = parse_transformation(write_transformation(one), layout);
      REQUIRE(read);
      CHECK(read.value() == one);
    }
  }
  const LayoutRef wide = Layout::with_boxes(2, 3);
  const Transformation to_high =
      parse_transformation("rotate:90;swap-rows:1,3;swap-stacks:1,2;swap-digits:1,2", wide).value();
  CHECK(parse_transformation(write_transformation(to_high), wide).value() == to_high);
  CHECK(write_transformation(parse_transformation("transpose;mirror:top-bottom", wide).value()) == "rotate:270");
}

TEST_CASE("transformations compose from left to right", "[symmetry]") {
  const LayoutRef layout = Layout::with_boxes(2, 2);
  const Transformation swap = parse_transformation("swap-rows:1,2", layout).value();
  const Transformation turn = parse_transformation("rotate:90", layout).value();
  const Grid grid = grid_of(kFour, "2x2");
  CHECK(swap.then(turn)(grid) == turn(swap(grid)));
  CHECK_FALSE(swap.then(turn) == turn.then(swap));
  CHECK(swap.then(swap).is_identity());
  CHECK(turn.then(turn.inverse()).is_identity());
  CHECK_FALSE(turn.is_identity());
}
