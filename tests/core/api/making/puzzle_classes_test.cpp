#include "core/api/making/puzzle_classes.h"

#include <string>

#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("isomorphic puzzles have one key, others have their own", "[api]") {
  Grid puzzle(Layout::classic());
  puzzle[Cell{0}] = Digit{1};
  puzzle[Cell{40}] = Digit{2};
  Grid transposed(Layout::classic());
  transposed[Cell{0}] = Digit{3};
  transposed[Cell{40}] = Digit{1};
  Grid other = puzzle;
  other[Cell{1}] = Digit{5};
  PuzzleClasses classes;
  CHECK_FALSE(classes.contains(puzzle));
  CHECK(classes.insert(puzzle));
  CHECK(classes.contains(transposed));
  CHECK_FALSE(classes.insert(transposed));
  CHECK(classes.insert(other));
  CHECK(classes.size() == 2);
}

TEST_CASE("a key that takes long looks at its stop", "[api]") {
  // The canonical form of a blank jigsaw has to look at many numberings.
  Grid puzzle(layout_of_name("5x5").value());
  puzzle[Cell{3}] = Digit{7};
  const CountingStop stop(2);
  const std::string key = PuzzleClasses::key_of(puzzle, StopToken(stop));
  CHECK(stop.looks() >= 2);
  CHECK(key == "5x5 " + write_line(puzzle));
}
