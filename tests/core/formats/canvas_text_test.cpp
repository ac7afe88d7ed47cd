// Names and texts of layouts that are no squares.

#include <optional>
#include <string>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/write.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

LayoutRef layout(const std::string& name) { return layout_of_name(name).value(); }

// Two 4×4 grids that share a box.
const std::string kTwo = "gattai:2x2@0,0+2,2";
const std::string kTwoLine = "1234341221434343213421123443";
const std::string kTwoRows =
    "1234\n"
    "3412\n"
    "214343\n"
    "432134\n"
    "  2112\n"
    "  3443\n";

ParseError error_in(const std::string& text, const std::string& name) {
  const auto read = parse_puzzle(text, layout(name));
  REQUIRE_FALSE(read);
  return read.error();
}

}  // namespace

TEST_CASE("layouts that are no squares have names", "[formats]") {
  for (const auto& [name, full] : {
           std::pair{"samurai", "samurai"},
           {"gattai:3x3@0,0+0,12+6,6+12,0+12,12", "samurai"},
           {"gattai:3x3@12,12+0,0+12,0+0,12+6,6", "samurai"},
           {"gattai:jigsaw:111222333111222333111222333444555666444555666444555666777888999777888999777888999@0,0+6,6",
            "twodoku"},
           {"x+samurai", "samurai+x"},
           {"twodoku", "twodoku"},
           {"butterfly", "butterfly"},
           {"cross", "cross"},
           {"flower", "flower"},
           {"sohei", "sohei"},
           {"windmill", "windmill"},
           {"samurai+digits:0-9", "samurai+digits:1-10"},
           {"gattai:2x2@0,0+2,2", "gattai:2x2@0,0+2,2"},
           {"gattai:2x3@0,0+3x2@3,3+9,0", "gattai:2x3@0,0+3x2@3,3+9,0"},
           {"gattai:shape:6x8@0,0+2x4@4,4", "gattai:shape:6x8@0,0+2x4@4,4"},
           {"gattai:shape:3x4/none@0,0+2,2", "gattai:shape:3x4@0,0+2,2"},
           {"gattai:2x2@0,0+2,2+digits:1-5", "gattai:2x2@0,0+2,2+digits:1-5"},
           {"shape:6x8", "shape:6x8"},
           {"shape:6x8/2x4", "shape:6x8"},
           {"shape:6x8/3x2", "shape:6x8/3x2"},
           {"1-8@6x8", "shape:6x8"},
           {"0-9", "1-10@9x9"},
           {"1-9@7x7", "1-9@7x7"},
           {"0-8@7x7", "1-9@7x7"},
           {"1-9@7x7/7x1", "1-9@7x7/7x1"},
           {"1-12@10x10", "1-12@10x10"},
           {"shape:9x9/none", "shape:9x9/none"},
           {"shape:9x9", "3x3"},
           {"1-6@5x5/bbbaabcaaabccddeccddeeeed", "1-6@5x5/1112213222133445334455554"},
           {"shape:4x4/xx.yxxyyzz.wzwww", "shape:4x4/11.2112233.43444"},
           {"jigsaw:1112122233343444+digits:0-4", "1-5@4x4/1112122233343444"},
       }) {
    INFO(name);
    const auto read = layout_of_name(name);
    REQUIRE(read);
    CHECK(name_of(*read.value()) == full);
    CHECK(layout_of_name(full).value() == read.value());
  }
}

TEST_CASE("random layouts of several grids have names that are read again", "[formats]") {
  Random random(4);
  for (int round = 0; round < 200; ++round) {
    const LayoutRef made = any_grids(random);
    INFO(name_of(*made));
    CHECK(layout_of_name(name_of(*made)).value() == made);
  }
}

TEST_CASE("a wrong name of such a layout says which part is wrong and why", "[formats]") {
  struct Case {
    const char* name;
    const char* part;
    std::optional<LayoutError> reason;
  };
  const std::vector<Case> cases{
      {"gattai:", "gattai:", std::nullopt},
      {"gattai:3x3", "gattai:3x3", std::nullopt},
      {"gattai:0,0", "gattai:0,0", std::nullopt},
      {"gattai:3x3@0,0+6;6", "6;6", std::nullopt},
      {"samurai+6,6", "6,6", std::nullopt},
      {"samurai+twodoku", "twodoku", std::nullopt},
      {"gattai:3x3@0,0+95,0", "gattai:3x3@0,0", LayoutError::OutsideCanvas},
      {"gattai:3x3@0,0+4x4@9,9", "gattai:3x3@0,0", LayoutError::TooFewDigits},
      {"gattai:3x3@1,0+9,9", "gattai:3x3@1,0", LayoutError::EmptyCanvasEdge},
      {"gattai:3x3@0,0+0,0", "gattai:3x3@0,0", LayoutError::RepeatedGrid},
      {"shape:6", "shape:6", std::nullopt},
      {"shape:0x6", "shape:0x6", std::nullopt},
      {"shape:6x8/", "shape:6x8/", std::nullopt},
      {"shape:6x8/5x2", "shape:6x8/5x2", LayoutError::BoxesDoNotFit},
      {"shape:6x8/11", "shape:6x8/11", LayoutError::RegionSizes},
      {"shape:6x101", "shape:6x101", LayoutError::SideOutOfRange},
      {"2-9", "2-9", std::nullopt},
      {"1-8@9x9", "1-8@9x9", LayoutError::TooFewDigits},
      {"1-101@9x9", "1-101@9x9", LayoutError::SideOutOfRange},
      {"1-9@7x7+digits:0-9", "1-9@7x7", std::nullopt},
      {"samurai+digits:9", "digits:9", std::nullopt},
      {"shape:6x8+x", "shape:6x8", LayoutError::NeedsSquareGrids},
      {"0-9+windoku", "0-9", LayoutError::NeedsSquareSide},
  };
  for (const Case& each : cases) {
    INFO(each.name);
    const auto read = layout_of_name(each.name);
    REQUIRE_FALSE(read);
    CHECK(read.error().part == each.part);
    CHECK(read.error().reason == each.reason);
  }
}

TEST_CASE("a puzzle of several grids is read from a line and from rows", "[formats]") {
  const Grid expected = grid_of(kTwoLine, kTwo);
  for (const std::string& text : {
           kTwoLine,
           kTwoLine + "\n",
           kTwoLine + " # two grids",
           kTwoRows,
           std::string("1234..\n3412..\n214343\n432134\n..2112\n..3443\n"),
           std::string("1234  \n3412  \n214343\n432134\n  2112\n  3443"),
           std::string("1234\r\n3412\r\n214343\r\n432134\r\n2112\r\n3443\r\n"),
           std::string("1 2 3 4\n3 4 1 2\n2 1 4 3 4 3\n4 3 2 1 3 4\n2 1 1 2\n3 4 4 3\n"),
           std::string("1,2,3,4,,\n3,4,1,2,,\n2,1,4,3,4,3\n4,3,2,1,3,4\n,,2,1,1,2\n,,3,4,4,3\n"),
       }) {
    INFO(text);
    const auto read = parse_puzzle(text, layout(kTwo));
    REQUIRE(read);
    CHECK(read.value().grid == expected);
  }
}

TEST_CASE("a text that names its layout needs no other name", "[formats]") {
  const auto read = parse_puzzle("# nonet boxes " + kTwo + "\n" + kTwoRows);
  REQUIRE(read);
  CHECK(read.value().grid == grid_of(kTwoLine, kTwo));
}

TEST_CASE("several puzzles of such a layout follow each other", "[formats]") {
  PuzzleReader reader(layout(kTwo));
  reader.feed(kTwoRows + "\n" + kTwoLine + "\n" + kTwoRows + kTwoRows);
  reader.finish();
  int puzzles = 0;
  while (const auto item = reader.take()) {
    REQUIRE(std::holds_alternative<ParsedPuzzle>(*item));
    CHECK(std::get<ParsedPuzzle>(*item).grid == grid_of(kTwoLine, kTwo));
    ++puzzles;
  }
  CHECK(puzzles == 4);
}

TEST_CASE("a wrong text of such a layout says what is wrong and where", "[formats]") {
  struct Case {
    std::string text;
    ParseErrorCode code;
    std::uint32_t line;
    int expected;
    int found;
  };
  for (const Case& each : std::vector<Case>{
           {"", ParseErrorCode::EmptyInput, 1, 0, 0},
           {kTwoLine + "1", ParseErrorCode::WrongLength, 1, 28, 29},
           {"1234\n3412\n21434\n432134\n  2112\n  3443\n", ParseErrorCode::WrongRowLength, 3, 6, 5},
           {"1234\n3412\n214343\n", ParseErrorCode::MissingRows, 4, 6, 3},
           {"1234\n3412\n\n214343\n432134\n2112\n3443\n", ParseErrorCode::MissingRows, 3, 6, 2},
           {"1234\n34!2\n214343\n432134\n  2112\n  3443\n", ParseErrorCode::BadSymbol, 2, 4, 0},
           {"1234\n3452\n214343\n432134\n  2112\n  3443\n", ParseErrorCode::NumberTooLarge, 2, 4, 5},
       }) {
    INFO(each.text);
    const ParseError error = error_in(each.text, kTwo);
    CHECK(error.code == each.code);
    CHECK(error.position.line == each.line);
    CHECK(error.expected == each.expected);
    CHECK(error.found == each.found);
  }
}

TEST_CASE("a puzzle that was written is read back the same, whatever the layout", "[formats]") {
  Random random(5);
  std::vector<LayoutRef> layouts = other_layouts();
  for (const char* name : {"samurai", "windmill", "1-12@10x10", "gattai:6x6@0,0+30,30", "shape:40x38/none"}) {
    layouts.push_back(layout(name));
  }
  for (const LayoutRef& each : layouts) {
    Grid grid(each);
    for (Digit& digit : grid.digits()) {
      const auto digits = static_cast<std::uint32_t>(each->digit_count());
      if (random.below(2) == 0) digit = Digit{static_cast<std::uint8_t>(1 + random.below(digits))};
    }
    for (const TextFormat format :
         {TextFormat::Line, TextFormat::Rows, TextFormat::Numbers, TextFormat::Csv, TextFormat::Tsv}) {
      INFO(name_of(*each) << ' ' << write(grid, format));
      const auto again = parse_puzzle(write(grid, format));
      REQUIRE(again);
      CHECK(again.value().grid == grid);
    }
  }
}

TEST_CASE("rows have spaces where no cell is", "[formats]") {
  CHECK(write_rows(grid_of(kTwoLine, kTwo)) == kTwoRows);
  CHECK(write_line(grid_of(kTwoLine, kTwo)) == kTwoLine);
}

TEST_CASE("a format that needs a square refuses another layout", "[formats]") {
  const auto read = parse_puzzle(kTwoLine, layout(kTwo));
  REQUIRE(read);
  for (const TextFormat format : {TextFormat::Sdk, TextFormat::SimpleSudoku, TextFormat::PencilMarks, TextFormat::Masks,
                                  TextFormat::Library, TextFormat::Jigsaw, TextFormat::Solo}) {
    CHECK_FALSE(write(read.value(), format, Content::Most));
  }
}

TEST_CASE("the name of a house says its grid when there are several", "[formats]") {
  const LayoutRef samurai = layout("samurai");
  CHECK(name_of(samurai->houses_of(HouseKind::Row)[20], *samurai) == "row 3 of grid 3");
  CHECK(name_of(House{0}, *layout("shape:6x8")) == "row 1");
}

TEST_CASE("extra cells are no grids in the names of houses", "[formats]") {
  // In front of a grid and beside it: rows and columns are counted on the board, as in the names of cells.
  const LayoutRef one = layout("gattai:shape:1x1@0,0+0,2+2x2@2,1+digits:1-4");
  CHECK(name_of(one->houses_of(HouseKind::Row)[0], *one) == "row 3");
  CHECK(name_of(one->houses_of(HouseKind::Column)[0], *one) == "column 2");
  CHECK(name_of(one->houses_of(HouseKind::Box)[3], *one) == "box 4");
  CHECK(grid_number_of(one->houses_of(HouseKind::Row)[0], *one) == 0);
  const LayoutRef two = layout("gattai:shape:1x1@0,0+2x2@2,0+4,2+digits:1-4");
  CHECK(name_of(two->houses_of(HouseKind::Row)[0], *two) == "row 1 of grid 1");
  CHECK(name_of(two->houses_of(HouseKind::Row)[4], *two) == "row 1 of grid 2");
  CHECK(name_of(two->houses_of(HouseKind::Row)[8], *two) == "row 1");
}

TEST_CASE("several grids of a named layout are read from a line for each of them", "[formats]") {
  const std::string first = "1234341221434321";
  const std::string second = "4343213421123443";
  const auto line_of = [](const std::string& text, const std::string& name) {
    const auto read = parse_puzzle(text, layout(name));
    return read ? std::string(name_of(read.value().format)) + " " + write_line(read.value().grid)
                : std::string(name_of(read.error().code)) + "@" + std::to_string(read.error().position.line) + ":" +
                      std::to_string(read.error().position.column) + " " + read.error().symbol;
  };
  CHECK(write_grids(Grid(layout(kTwo))) == std::string(16, '.') + "\n" + std::string(16, '.') + "\n");
  for (const auto& [text, expected] : std::vector<std::pair<std::string, std::string>>{
           {first + "\n" + second + "\n", "grids " + kTwoLine},
           {first + "\n\n" + second, "grids " + kTwoLine},
           {first + " # the first\n" + second + " # the second\n", "grids " + kTwoLine},
           {"1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1\n" + second, "grids " + kTwoLine},
           // A cell is one cell: another digit, and a blank.
           {first + "\n1" + second.substr(1), "bad-foreign-text@2:1 grids"},
           {first + "\n4." + second.substr(2), "bad-foreign-text@2:2 grids"},
           {first + "\n9" + second.substr(1), "number-too-large@2:1 "},
           {first + "\n", "wrong-length@2:1 "},
           {first + "\n1234\n", "wrong-length@2:1 "}}) {
    CAPTURE(text);
    CHECK(line_of(text, kTwo) == expected);
  }
  // Rows of this canvas are as long as the lines of its grids.
  CHECK(line_of(first + "\n" + first + "\n", "gattai:2x2@0,0+0,12") == "wrong-row-length@1:17 ");
}

TEST_CASE("what is written as a line for each grid is the same puzzle again", "[formats]") {
  Random random(12);
  for (const char* name : {"samurai", "twodoku", "butterfly", "cross", "flower", "sohei", "windmill", "samurai+x",
                           "gattai:2x2@0,0+2,2", "gattai:2x3@0,0+3x2@3,3+9,0", "gattai:shape:6x8@0,0+2x4@4,4",
                           "gattai:6x6@0,0+30,30", "shape:6x8", "3x3", "6x6"}) {
    Grid grid(layout(name));
    const auto digits = static_cast<std::uint32_t>(grid.digit_count());
    for (Digit& digit : grid.digits()) {
      if (random.below(4) == 0) digit = Digit{static_cast<std::uint8_t>(1 + random.below(digits))};
    }
    const std::string text = write(grid, TextFormat::Grids);
    CAPTURE(name, text);
    const auto again = parse_puzzle(text);
    REQUIRE(again);
    CHECK(again.value().grid == grid);
    // So is a stream of puzzles, in which each may be asked for as soon as it is complete.
    PuzzleReader reader(layout(name));
    reader.feed(text + text);
    CHECK(reader.take());
  }
}
