#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

// Which grids of a text are one puzzle, and which rows are one grid.

namespace {

const std::string kJoinedRows = "1...\n..3.\n.4..\n...2\n";
const std::string kMoreRows = "13..\n..3.\n.4..\n...2\n";
const std::string kShown = "2x2 1.....3..4.....2";
const std::string kNext = "2x2 .1...........2..";
const std::string kNextRows = ".1..\n....\n....\n.2..\n";

using Items = std::vector<std::string>;

}  // namespace

TEST_CASE("a state without a puzzle before it is a puzzle", "[formats]") {
  CHECK(shown_items("[Puzzle]\n[State]\n" + kJoinedRows) == Items{kShown});
  CHECK(shown_items("[Puzzle]\nsome words\n[State]\n" + kJoinedRows) == Items{kShown});
}

TEST_CASE("the state of a refused puzzle is left out, and no other grid", "[formats]") {
  const std::string wrong = "[Puzzle]\n1...\n..3\n.4..\n...2\n";
  const std::string error = "wrong-row-length@3:4";
  CHECK(shown_items(wrong + "[State]\n" + kMoreRows) == Items{error});
  CHECK(shown_items(wrong + "[State]\n" + kMoreRows + "\n[Puzzle]\n" + kNextRows) == Items{error, kNext});
  // The state is wrong, too.
  const Items items = shown_items(wrong + "[State]\n1...\n..3\n.4..\n...2\n\n[Puzzle]\n" + kNextRows);
  REQUIRE(items.size() == 3);
  CHECK(items[2] == kNext);
  // A line of its own is no state.
  CHECK(shown_items(wrong + "[State]\n" + std::string(80, '.') + "1\n\n" + kNextRows).back() == kNext);
}

TEST_CASE("a grid without a mark belongs to a puzzle only when it has many digits of the puzzle", "[formats]") {
  const std::string blank = "....\n....\n....\n...1\n";
  const std::string full = "1234\n3412\n4123\n2341\n";
  CHECK(shown_items("[Puzzle]\n" + blank + "\n" + full).size() == 2);
  CHECK(shown_items("[Puzzle]\n" + blank + "[State]\n" + full) == Items{"2x2 ...............1 now 1234341241232341"});
  const std::string many = "1234\n3412\n....\n2341\n";
  CHECK(shown_items("[Puzzle]\n" + many + "\n" + full) == Items{"2x2 12343412....2341 now 1234341241232341"});
}

TEST_CASE("the border of a frame after a blank line ends the grid before it", "[formats]") {
  const std::string border = "*-------*\n";
  const std::string two_rows = "|1.|..|\n|..|3.|\n";
  const std::string four_rows = two_rows + "|---+---|\n|.4|..|\n|..|.2|\n";
  CHECK(shown_items(border + "|.2|..|\n|..|.1|\n" + border + "\n" + border + four_rows + border) ==
        Items{"missing-rows@6:1", kShown});
}

TEST_CASE("a grid right above rows of another size is refused with them when they are no grid", "[formats]") {
  for (const std::string& item : shown_items(kJoinedRows + "1 2 3 4 5 6\n" + kJoinedRows))
    CHECK(item.find('@') != item.npos);
  // A blank line separates the grid from what follows.
  CHECK(shown_items(kJoinedRows + "\n1 2 3 4 5 6\n\n" + kJoinedRows).front() == kShown);
}

TEST_CASE("a line of sums with one missing is no puzzle", "[formats]") {
  const std::string grid = "| 1 . | . . | 1\n| . . | 3 . | 3\n| . 4 | . . | 4\n| . . | . 2 | 2\n";
  CHECK(shown_items(grid + "  1   4     3   2\n") == Items{kShown});
  CHECK(shown_items(grid + "  1   4     3   \n") == Items{kShown, "wrong-row-length@5:17"});
}
