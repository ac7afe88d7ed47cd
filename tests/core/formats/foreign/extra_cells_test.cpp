// Extra cells in texts of Interactive-Sudoku-Solver: `.Var~A~label~3`.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/rule_text.h"
#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

ParsedPuzzle read_extra(const std::string& text) {
  CAPTURE(text);
  auto puzzle = parse_puzzle(text);
  REQUIRE(puzzle);
  return std::move(puzzle).value();
}

std::string rules_with_extra(const ParsedPuzzle& puzzle) {
  std::string text;
  for (const Rule& rule : puzzle.rules) text += (text.empty() ? "" : "; ") + write_rule(rule, *puzzle.grid.layout());
  for (const std::string& name : puzzle.unread_rules) text += " -" + name;
  return text;
}

std::string layout_with_extra(const std::string& text) { return name_of(*read_extra(text).grid.layout()); }

}  // namespace

TEST_CASE("extra cells are grids of one cell below the grid, each group in rows of its own", "[formats]") {
  CHECK(layout_with_extra(".Shape~4x4.Var~A") == "gattai:2x2@0,0+shape:1x1@6,0+digits:1-4");
  CHECK(layout_with_extra(".Var~A~two%20cells~2.Shape~4x4") == "gattai:2x2@0,0+shape:1x1@6,0+6,2+digits:1-4");
  // As many columns as the grid has.
  CHECK(layout_with_extra(".Shape~4x4.Var~A~~6") == "gattai:2x2@0,0+shape:1x1@6,0+6,2+6,4+6,6+8,0+8,2+digits:1-4");
  CHECK(layout_with_extra(".Shape~4x4.Var~A~~2x3") == "gattai:2x2@0,0+shape:1x1@6,0+6,2+6,4+8,0+8,2+8,4+digits:1-4");
  CHECK(layout_with_extra(".Shape~4x4.Var~A~~1x6") == "gattai:2x2@0,0+shape:1x1@6,0+6,2+6,4+6,6+6,8+6,10+digits:1-4");
  CHECK(layout_with_extra(".Shape~4x4.Var~B~~2.Var~A") == "gattai:2x2@0,0+shape:1x1@6,0+6,2+9,0+digits:1-4");
  CHECK(layout_with_extra(".Shape~4x4.Var~A.AntiKnight") == "gattai:2x2@0,0+shape:1x1@6,0+digits:1-4+antiknight");
  CHECK(layout_with_extra(".Shape~4x4~6.Var~A") == "gattai:2x2@0,0+shape:1x1@6,0+digits:1-6");
}

TEST_CASE("rules and digits name extra cells by their group and number", "[formats]") {
  const ParsedPuzzle puzzle = read_extra(
      ".Shape~4x4.Var~A~~3.Var~BC.Arrow~VA3~R1C1~R1C2.~VA1_4~VBC_1_2~R2C2_3.Renban~VA1~VA2~VBC.Or.~VA2_1.And.Thermo~"
      "VA2~R4C4"
      ".~VA3_3.End.End");
  CHECK(rules_with_extra(puzzle) ==
        "renban r7c1 r7c3 r10c1; arrow r7c5 r1c1 r1c2; "
        "any-of (cage 1 r7c3) or (all-of (cage 3 r7c5) and (thermometer r7c3 r4c4))");
  const Layout& layout = *puzzle.grid.layout();
  CHECK(puzzle.grid[layout.cell(6, 0)].value == 4);
  CHECK(puzzle.grid[layout.cell(1, 1)].value == 3);
  DigitSet two(Digit{1});
  two.insert(Digit{2});
  CHECK(puzzle.candidates[layout.cell(9, 0).index] == two);
}

TEST_CASE("a table, a pattern or a set of places is no name of an extra cell", "[formats]") {
  // VA1 is a set of places, too: those with the numbers 0, 2 and 4 of the first six, and further ones.
  const std::string with = rules_with_extra(read_extra(".Shape~4x4.Var~A~~4.Replicate~F~R1C1.Cage~5~R1C1~R1C2.End"));
  CHECK(with == "cage 5 r1c1 r1c2; cage 5 r1c3 r1c4");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~4.Regex~VA~R1C1~R1C2")) == " -Regex");
}

TEST_CASE("copies of rules of extra cells go from cell to cell of their group", "[formats]") {
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2x3.Replicate~J~VA1.Thermo~VA1~VA2.End")) ==
        "thermometer r7c1 r7c3; thermometer r9c1 r9c3");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~B~~3.Var~A~~5.Replicate~D~VA1.Arrow~VA1~VA2~VA3.End")) ==
        "arrow r10c1 r10c3 r10c5; arrow r10c3 r10c5 r10c7");
  // There is no cell beside the last of a row.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2x3.Replicate~F~VA1.Thermo~VA1~VA2.End")) ==
        "thermometer r7c1 r7c3 -Replicate");
}

TEST_CASE("extra cells have neighbours in their group alone", "[formats]") {
  CHECK(rules_with_extra(
            read_extra(".Shape~4x4.Var~A~~2x3.GreaterThan~VA1~VA2.GreaterThan~VA2~VA5.GreaterThan~R4C1~R3C1")) ==
        "thermometer r7c3 r7c1; thermometer r9c3 r7c3; inequality r3c1 r4c1");
  CHECK(rules_with_extra(
            read_extra(".Shape~4x4.Var~A~~2.Var~B~~2.GreaterThan~VA1~VB1.GreaterThan~VA1~R4C1.GreaterThan~VA2~VB1"))
            .empty());
  // Other dots and signs stand between cells that share an edge.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2.WhiteDot~VA1~VA2")) == " -WhiteDot");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2.AntiConsecutive")) == "nonconsecutive");
}

TEST_CASE("connected values are about the grid or about a group of extra cells", "[formats]") {
  const std::string grid = "r1c1-r1c4 r2c1-r2c4 r3c1-r3c4 r4c1-r4c4";
  CHECK(rules_with_extra(read_extra(".Shape~4x4.ConnectedValues~~1_3")) == "connected-digits 1,3 " + grid);
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2x2.Var~BC~~3.ConnectedValues~VBC~2.ConnectedValues~~1")) ==
        "connected-digits 1 " + grid + "; connected-digits 2 r12c1 r12c3 r12c5");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.Or.ConnectedValues~VA~2.ConnectedValues~VA~1.End")) ==
        "any-of (connected-digits 1 r7c1) or (connected-digits 2 r7c1)");
  CHECK(rules_with_extra(read_extra(".Shape~4x4~0-3.Var~A~~2.ConnectedValues~VA~0_2")) ==
        "connected-digits 1,3 r7c1 r7c3");
  // A number of cells with one digit.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2x2.ConnectedValues~VA~2~3")) ==
        "contains-exactly 2,2,2 r7c1 r7c3 r9c1 r9c3; connected-digits 2 r7c1 r7c3 r9c1 r9c3");
  for (const char* const unread :
       {"~VA~1_2~3", "~VA~1~5", "~VA~1~0", "~VA~1~x", "~VA", "~VB~1", "~VA1~1", "~VA~1~2~3", ""})
    CHECK(rules_with_extra(read_extra(std::string(".Shape~4x4.Var~A~~2x2.ConnectedValues") + unread)) ==
          " -ConnectedValues");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.ConnectedValues~VA~1")) == " -ConnectedValues");
}

TEST_CASE("connected digits are written for the grid and for whole groups of extra cells", "[formats]") {
  for (const std::string text :
       {".Shape~4x4.ConnectedValues~~1_3", ".Shape~4x4.Var~A~~2.Var~B~~3.ConnectedValues~VB~2"}) {
    const auto written = write(read_extra(text), TextFormat::SudokuSolver);
    REQUIRE(written);
    CHECK(written.value().text == text + "\n");
  }
  ParsedPuzzle puzzle = read_extra(".Shape~4x4.Var~A~~2.Var~B~~3");
  for (const char* const cells : {"r7c1 r10c1", "r10c1 r10c3", "r1c1-r1c4", "r7c1", "r4c4 r7c1"}) {
    CAPTURE(cells);
    puzzle.rules = read_rules(std::string("connected-digits 1 ") + cells, *puzzle.grid.layout()).value();
    CHECK(!write(puzzle, TextFormat::SudokuSolver));
  }
}

TEST_CASE("rules of the grid are those that it has without extra cells", "[formats]") {
  const std::vector<std::string> parts{
      "LittleKiller~8~R1C3", "LittleKiller~20~R9C2",         "LittleKiller~12~R3C9",     "Quad~R8C8~1~2",
      "GlobalEntropy",       "CountDistinct~R1C1~R5C5~R9C9", "SumLine~10~R1C1~R1C2~R1C3"};
  for (const std::string& part : parts) {
    CAPTURE(part);
    const std::string alone = rules_with_extra(read_extra(".Shape~9x9." + part));
    CHECK(!alone.empty());
    CHECK(rules_with_extra(read_extra(".Shape~9x9.Var~A~~30." + part)) == alone);
  }
  // Only a square has a rule about its diagonal. Both diagonals are houses of the layout.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.Diagonal~1")) == "cage r1c4-r4c1");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.Diagonal~-1")) == "cage r1c1-r4c4");
  CHECK(layout_with_extra(".Shape~4x4.Var~A.Diagonal~-1.Diagonal~1") == "gattai:2x2@0,0+shape:1x1@6,0+digits:1-4+x");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.Sandwich~3~C1")) == " -Sandwich");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.Quad~VA~1.LittleKiller~3~VA")) == " -Quad -LittleKiller");
}

TEST_CASE("region sum lines of other layouts than squares are equal sums", "[formats]") {
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.RegionSumLine~R1C2~R1C3~R1C4")) == "equal-sums 1,2 r1c2-r1c4");
  CHECK(rules_with_extra(read_extra(".Shape~6x8.RegionSumLine~R1C3~R1C4~R1C5~R2C5")) ==
        "equal-sums 2,2 r1c3-r1c5 r2c5");
  // Cells in no region are a part of the line.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2.RegionSumLine~R1C2~VA1~VA2~R2C1")) ==
        "equal-sums 1,1,2 r1c2 r2c1 r7c1 r7c3");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.RegionSumLine~R1C1~R1C3~R1C1")) == " -RegionSumLine");
  // One part, or no regions: the line says nothing.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.RegionSumLine~R1C1~R1C2")).empty());
  CHECK(rules_with_extra(read_extra(".Shape~6x8.NoBoxes.RegionSumLine~R1C1~R1C8")).empty());
  CHECK(rules_with_extra(read_extra(".Shape~4x4.NoBoxes.RegionSumLine~R1C1~R2C1")).empty());
  CHECK(rules_with_extra(read_extra(".Shape~5x5.RegionSumLine~R1C1~R2C1")).empty());
  ParsedPuzzle rows{Grid(layout_of_name("1x4").value()), TextFormat::Line, {}, {}, {}};
  rows.rules.insert({RuleKind::RegionSumLine, {Cell{0}, Cell{4}}, {}});
  CHECK(!write(rows, TextFormat::SudokuSolver));
}

TEST_CASE("extra cells that are not read are named, and so are the rules with such a cell", "[formats]") {
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var.Arrow~VA~R1C1")) == " -Var -Arrow");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~a.Thermo~R1C1~R1C2")) == "thermometer r1c1 r1c2 -Var");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.Var~A~~2.Arrow~VA1~R1C1")) == " -Var -Arrow");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~0")) == " -Var");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~2x17")) == " -Var");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~3.Arrow~VA4~R1C1")) == " -Arrow");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A.Arrow~VA1~R1C1")) == " -Arrow");
  // 256 cells are the most for rules, and no layout has more than 100 rows.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~15x16")).empty());
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~241")) == " -Var");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~99999999999")) == " -Var");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~65536x65536")) == " -Var");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.Var~A~~100x1")) == " -Var");
  // Windows are houses of a square alone.
  CHECK(rules_with_extra(read_extra(".Shape~9x9.Windoku.Var~A")) == " -Var");
}

TEST_CASE("a cell that says where a digit is becomes a choice", "[formats]") {
  CHECK(rules_with_extra(read_extra(".Shape~4x4.ValueIndexing~R4C4~R1C1~R1C2~R1C3~R1C4")) ==
        "any-of (all-of (cage 1 r1c1) and (palindrome r4c4 r1c2)) or (all-of (cage 2 r1c1) and (palindrome r4c4 r1c3)) "
        "or (all-of (cage 3 r1c1) and (palindrome r4c4 r1c4))");
  // Cells after as many as there are digits have no number, and a cell has the digit of itself.
  CHECK(rules_with_extra(read_extra(".Shape~4x4.ValueIndexing~R1C2~R1C1~R1C2~R2C2~R3C2~R4C2~R4C4")) ==
        "any-of (cage 1 r1c1) or (all-of (cage 2 r1c1) and (palindrome r1c2 r2c2)) or "
        "(all-of (cage 3 r1c1) and (palindrome r1c2 r3c2)) or (all-of (cage 4 r1c1) and (palindrome r1c2 r4c2))");
  CHECK(rules_with_extra(read_extra(".Shape~4x4.ValueIndexing~R1C2~R1C1")) == " -ValueIndexing");
  // The number is the one that the text writes, also when digits begin with 0.
  CHECK(
      rules_with_extra(read_extra(".Shape~4x4~0-3.ValueIndexing~R4C4~R1C1~R1C2~R1C3")) ==
      "any-of (all-of (cage 2 r1c1) and (palindrome r4c4 r1c2)) or (all-of (cage 3 r1c1) and (palindrome r4c4 r1c3))");
}

TEST_CASE("a puzzle with extra cells is written, and read again as the same puzzle", "[formats]") {
  Random random(4);
  for (int round = 0; round < 60; ++round) {
    const std::vector<std::string> shapes{".Shape~4x4", ".Shape~9x9", ".Shape~6x6.AntiKnight", ".Shape~6x4~8"};
    std::string text = shapes[random.below(4)];
    std::vector<std::string> cells{"R1C1", "R2C2", "R3C1", "R4C4"};
    const std::vector<std::string> sizes{"", "~~3", "~~9", "~~2x3", "~~3x1", "~~1x9", "~~2x12"};
    const int groups = 1 + static_cast<int>(random.below(3));
    for (int group = 0; group < groups; ++group) {
      const std::string prefix(1, static_cast<char>('Z' - group));
      const std::string& size = sizes[random.below(static_cast<std::uint32_t>(sizes.size()))];
      text.append(".Var~").append(prefix).append(size);
      for (const char* const number : {"1", "2", "3"}) {
        if (!size.empty()) cells.push_back("V" + prefix + number);
      }
      if (size.empty()) cells.push_back("V" + prefix);
    }
    random.shuffle(std::span(cells));
    text += ".Arrow~" + cells[0] + "~" + cells[1] + "~" + cells[2] + ".Cage~5~" + cells[3] + "~" + cells[4] + ".~" +
            cells[1] + "_2~" + cells[0] + "_1_3";
    const ParsedPuzzle puzzle = read_extra(text);
    CAPTURE(text);
    REQUIRE(puzzle.unread_rules.empty());
    const auto written = write(puzzle, TextFormat::SudokuSolver);
    REQUIRE(written);
    CAPTURE(written.value().text);
    const ParsedPuzzle again = read_extra(written.value().text);
    CHECK(*again.grid.layout() == *puzzle.grid.layout());
    CHECK(rules_with_extra(again) == rules_with_extra(puzzle));
    CHECK(again.grid.digits()[0].value == puzzle.grid.digits()[0].value);
    CHECK(again.candidates == puzzle.candidates);
  }
}

TEST_CASE("givens are written beside given candidates", "[formats]") {
  for (const std::string text :
       {".Shape~4x4.~R1C1_2.~R1C2_1_3", ".Shape~4x4.Var~A~~2.~R1C1_2.~R1C2_1_3.~VA1_3.~VA2_2_3"}) {
    const auto written = write(read_extra(text), TextFormat::SudokuSolver);
    REQUIRE(written);
    CHECK(written.value().text == text + "\n");
  }
}

TEST_CASE("other layouts of several grids have no text of Interactive-Sudoku-Solver", "[formats]") {
  for (const char* const name : {"gattai:2x2@0,0+shape:1x1@5,0+digits:1-4", "gattai:2x2@0,0+shape:1x1@6,1+digits:1-4",
                                 "gattai:2x2@0,0+shape:1x2@6,0+digits:1-4", "gattai:2x2@0,0+0,6", "twodoku"}) {
    CAPTURE(name);
    const ParsedPuzzle puzzle{Grid(layout_of_name(name).value()), TextFormat::Line, {}, {}, {}};
    CHECK(!write(puzzle, TextFormat::SudokuSolver));
  }
}
