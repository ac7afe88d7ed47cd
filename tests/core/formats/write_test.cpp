#include "core/formats/write.h"

#include <string>

#include "core/formats/boxed_text.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/generate/full_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("a grid is written in each form", "[formats]") {
  const Grid grid = grid_of("4.3.3..........1", "2x2");
  CHECK(write(grid, TextFormat::Line) == "4.3.3..........1\n");
  CHECK(write(grid, TextFormat::Numbers) == "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1\n");
  CHECK(write(grid, TextFormat::Frame) ==
        "+-----+-----+\n"
        "| 4 . | 3 . |\n"
        "| 3 . | . . |\n"
        "+-----+-----+\n"
        "| . . | . . |\n"
        "| . . | . 1 |\n"
        "+-----+-----+\n");
}

TEST_CASE("columns of two-digit numbers are aligned", "[formats]") {
  std::string symbols(100, '.');
  symbols[0] = 'A';
  symbols[1] = '7';
  const std::string frame = write_frame(grid_of(symbols, "2x5"));
  CHECK(frame.substr(frame.find('\n') + 1, 35) == "| 10  7  .  .  . |  .  .  .  .  . |");
}

TEST_CASE("a grid that was written is read back the same", "[formats]") {
  Random random(8);
  for (const char* name : {"2x2", "2x3", "3x2", "2x4", "3x3", "2x5", "3x4", "4x4"}) {
    const LayoutRef layout = layout_of_name(name).value();
    const Grid full = *random_full_grid(layout, random);
    for (const int share : {0, 1, 3}) {
      const Grid puzzle = blanked(full, layout->cell_count() * share / 3, false, random);
      for (const TextFormat format : {TextFormat::Line, TextFormat::Numbers, TextFormat::Frame}) {
        const auto again = parse_puzzle(write(puzzle, format), layout);
        REQUIRE(again);
        CHECK(again.value().grid == puzzle);
      }
    }
  }
}

TEST_CASE("above 35 symbols the line is numbers", "[formats]") {
  Grid grid(layout_of_name("36").value());
  grid[Cell{1}] = Digit{36};
  CHECK(write_line(grid).substr(0, 8) == "0 36 0 0");
  CHECK(parse_puzzle(write_line(grid)).value().grid == grid);
}

TEST_CASE("layouts have names", "[formats]") {
  for (const auto& [name, full] : {std::pair{"9", "3x3"},
                                   {"16", "4x4"},
                                   {"6", "2x3"},
                                   {"3x2", "3x2"},
                                   {"2X4", "2x4"},
                                   {"x", "3x3+x"},
                                   {"windoku+x", "3x3+x+windoku"},
                                   {"antiking+2x3", "2x3+antiking"},
                                   {"jigsaw:bbbabaaacccdcddd+x", "jigsaw:1112122233343444+x"},
                                   {"jigsaw:7,7,7,255,7,0,0,0,3,3,3,0,3,255,255,255", "jigsaw:1112133344434222"}}) {
    REQUIRE(layout_of_name(name));
    CHECK(name_of(*layout_of_name(name).value()) == full);
  }
  for (const char* name : {"", "7", "3x", "x3", "3x3x3", "-3x-3", "0", "1x1", "99999999999", "jigsaw", "2x2+3x3", "x+",
                           "x++windoku", "jigsaw:", "jigsaw:1,2,300,1", "jigsaw:1,,2,1"}) {
    CHECK_FALSE(layout_of_name(name));
  }
}

TEST_CASE("a name that is no layout says which part is wrong and why", "[formats]") {
  struct Case {
    const char* name;
    const char* part;
    std::optional<LayoutError> reason;
  };
  const std::vector<Case> cases{
      {"3x3+sudoku", "sudoku", std::nullopt},
      {"7", "7", LayoutError::NoBoxesForSide},
      {"101", "101", LayoutError::SideOutOfRange},
      {"11x10", "11x10", LayoutError::SideOutOfRange},
      {"2x3+windoku", "2x3", LayoutError::NeedsSquareSide},
      {"4x4+asterisk", "4x4", LayoutError::NeedsClassicSide},
      {"2x2+centerdots", "2x2", LayoutError::NeedsMiddleCells},
      {"jigsaw:1112122233343444+disjoint", "jigsaw:1112122233343444", LayoutError::NeedsBoxes},
      {"jigsaw:1112122233343443", "jigsaw:1112122233343443", LayoutError::RegionSizes},
      {"jigsaw:111", "jigsaw:111", LayoutError::RegionSizes},
  };
  for (const Case& each : cases) {
    INFO(each.name);
    const auto layout = layout_of_name(each.name);
    REQUIRE_FALSE(layout);
    CHECK(layout.error().part == each.part);
    CHECK(layout.error().reason == each.reason);
  }
}
