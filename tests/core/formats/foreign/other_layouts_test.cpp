// Puzzles of layouts that are no squares in the formats of other programs.

#include <array>
#include <string>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/rule_text.h"
#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// The layout, the givens without blanks, the rules, and what was not read.
std::string shown_puzzle(const ParsedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  std::string text = name_of(layout);
  for (std::uint16_t index = 0; index < puzzle.grid.digits().size(); ++index) {
    const Digit digit = puzzle.grid.digits()[index];
    if (digit.is_blank()) continue;
    text += " " + name_of(Cell{index}, layout, CellNames::RowColumn) + "=" + std::to_string(digit.value);
  }
  for (const Rule& rule : puzzle.rules) text += "; " + write_rule(rule, layout);
  for (const std::string& name : puzzle.unread_rules) text += " -" + name;
  return text;
}

std::string read_shown(const std::string& text, const char* layout = nullptr) {
  const auto puzzle = parse_puzzle(text, layout == nullptr ? nullptr : layout_of_name(layout).value());
  if (puzzle) return shown_puzzle(puzzle.value());
  const ParseError& error = puzzle.error();
  return std::string(name_of(error.code)) + "@" + std::to_string(error.position.column) + " " + error.symbol;
}

struct BoardCase {
  std::string text;
  std::string expected;
};

void check_boards(const std::vector<BoardCase>& cases) {
  for (const BoardCase& each : cases) {
    CAPTURE(each.text.substr(0, 300));
    CHECK(read_shown(each.text) == each.expected);
  }
}

ParsedPuzzle blank_of(const std::string& layout) {
  return {Grid(layout_of_name(layout).value()), TextFormat::Line, {}, {}, {}};
}

// A puzzle with some digits, which need not have a solution.
ParsedPuzzle random_givens(const std::string& layout, Random& random) {
  ParsedPuzzle puzzle = blank_of(layout);
  const auto digits = static_cast<std::uint32_t>(puzzle.grid.layout()->digit_count());
  for (Digit& digit : puzzle.grid.digits()) {
    if (random.below(4) == 0) digit = Digit{static_cast<std::uint8_t>(1 + random.below(digits))};
  }
  return puzzle;
}

// A board of SudokuPad: each letter is a region, and a point a cell in no region.
std::string pad_board(const std::vector<std::string>& rows, const std::string& more = "") {
  std::vector<std::string> regions(26);
  std::string cells;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    std::string of_row;
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      of_row += column == 0 ? "{}" : ",{}";
      if (rows[row][column] == '.') continue;
      std::string& region = regions[static_cast<std::size_t>(rows[row][column] - 'a')];
      region += (region.empty() ? "[" : ",[") + std::to_string(row) + "," + std::to_string(column) + "]";
    }
    cells += (row == 0 ? "[" : ",[") + of_row + "]";
  }
  std::string listed;
  for (const std::string& region : regions) {
    if (!region.empty()) listed += (listed.empty() ? "[" : ",[") + region + "]";
  }
  return R"({"cells":[)" + cells + R"(],"regions":[)" + listed + "]" + more + "}";
}

// The cells of a row and of a column as cages of the type rowcol.
std::string rowcol_cages(int row, int column, int size) {
  std::string cages;
  for (int line = 0; line < size; ++line) {
    std::string across;
    std::string down;
    for (int place = 0; place < size; ++place) {
      const char* const comma = place == 0 ? "" : ",";
      across += comma + ("[" + std::to_string(row + line) + "," + std::to_string(column + place) + "]");
      down += comma + ("[" + std::to_string(row + place) + "," + std::to_string(column + line) + "]");
    }
    for (const std::string& cells : {across, down})
      cages += (cages.empty() ? "" : ",") + (R"({"unique":true,"type":"rowcol","cells":[)" + cells + "]}");
  }
  return cages;
}

}  // namespace

TEST_CASE("Interactive-Sudoku-Solver has grids of any rows, columns and digits up to 16", "[formats]") {
  check_boards({
      {".Shape~6x8.~R6C8_8", "shape:6x8 r6c8=8"},
      {".Shape~8x6.~R8C6_8", "shape:8x6 r8c6=8"},
      {".Shape~6x8~9.~R1C1_9", "1-9@6x8 r1c1=9"},
      {".Shape~6x8~1-9.~R1C1_9", "1-9@6x8 r1c1=9"},
      {".Shape~6x8~~Sudoku.~R1C1_8", "shape:6x8 r1c1=8"},
      {".Shape~7x7~9.~R7C7_9", "1-9@7x7 r7c7=9"},
      {".Shape~9x9~10.~R1C1_10", "1-10@9x9 r1c1=10"},
      {".Shape~6x6~9.RegionSize~9", "1-9@6x6"},
      {".Shape~6x6~9", "1-9@6x6/2x3"},
      {".Shape~6x6~9.NoBoxes", "1-9@6x6/none"},
      {".Shape~4x7", "shape:4x7"},
      {".Shape~9x8", "shape:9x8/none"},
      {".Shape~1x1~4.~R1C1_3", "1-4@1x1 r1c1=3"},
      {".Shape~10x10~12.AntiKnight", "1-12@10x10+antiknight"},
      {".Shape~6x6~7.Diagonal~1.Diagonal~-1", "1-7@6x6+x"},
      // Pieces, and cells in none of them, which are regions of one cell.
      {".Shape~3x4.NoBoxes.Jigsaw~111100000000", "shape:3x4/111123456789"},
      {".Shape~3x4.NoBoxes.Jigsaw~112211221122", "bad-foreign-text@27 sudoku-solver"},
      {".Shape~2x4.NoBoxes.Jigsaw~11111111", "shape:2x4/none"},
      {".Shape~6x8.LittleKiller~12~R1C7", "shape:6x8; little-killer 12 r1c7-r6c2"},
      {".Shape~6x8.LittleKiller~12~R3C8", "shape:6x8; little-killer 12 r3c8-r1c6"},
      {".Shape~6x8.Quad~R5C7~1~8", "shape:6x8; quadruple 1,8 r5c7 r5c8 r6c7 r6c8"},
      {".Shape~6x8.Quad~R6C7~1~8", "shape:6x8 -Quad"},
      {".Shape~6x8.RegionSameValues", "shape:6x8"},
      // Rows that need squares.
      {".Shape~6x8.Skyscraper~R1~3~", "shape:6x8 -Skyscraper"},
      {".Shape~6x8.Windoku", "shape:6x8 -Windoku"},
  });
  CHECK(read_shown(".Shape~7x7~9.~R7C7_9", "1-9@7x7") == "1-9@7x7 r7c7=9");
  CHECK(read_shown(".Shape~7x7~9.~R7C7_9", "shape:7x8") == "bad-foreign-text@1 sudoku-solver");
}

TEST_CASE("digits of Interactive-Sudoku-Solver that begin with 0 are the digits from 1 on", "[formats]") {
  check_boards({
      {".Shape~9x9~0-8.~R1C1_0.~R1C2_8", "3x3 r1c1=1 r1c2=9"},
      {".Shape~9x9~0-8.~R1C1_9", "3x3 -Given"},
      {".Shape~9x9~0-9.~R1C1_9", "1-10@9x9 r1c1=10"},
      {".Shape~9x9~0-8.Cage~5~R1C1~R1C2~R1C3", "3x3; cage 8 r1c1-r1c3"},
      // A tower of height 0 is not seen.
      {".Shape~9x9~0-8.Skyscraper~R1~3~", "3x3 -Skyscraper"},
      {".Shape~9x9~0-8.Sum~5~R1C1~R2C2", "3x3; little-killer 7 r1c1 r2c2"},
      {".Shape~9x9~0-8.X~R1C1~R1C2", "3x3; pair-sum 12 r1c1 r1c2"},
      {".Shape~9x9~0-8.Quad~R1C1~0~8", "3x3; quadruple 1,9 r1c1 r1c2 r2c1 r2c2"},
      {".Shape~9x9~0-8.Thermo~R1C1~R1C2.Whisper~5~R2C1~R2C2", "3x3; thermometer r1c1 r1c2; whisper 5 r2c1 r2c2"},
      // What a digit is worth counts in these rules.
      {".Shape~9x9~0-8.Arrow~R1C1~R1C2~R1C3", "3x3 -Arrow"},
      {".Shape~4x4~0-3.BlackDot~R1C1~R1C2", "2x2; relation 1,4,2,0 r1c1 r1c2"},
      {".Shape~9x9~0-8.SumLine~5~R1C1~R1C2~R1C3", "3x3 -SumLine"},
      {".Shape~9x9~0-8.Lunchbox~5~R1C1~R1C2~R1C3", "3x3 -Lunchbox"},
  });
}

TEST_CASE("a SudokuPad board that is no square is one grid or several grids", "[formats]") {
  const std::vector<std::string> twodoku{"aabb..", "aabb..", "ccddee", "ccddee", "..ffgg", "..ffgg"};
  // Between two grids, a third of which no cell is its own.
  const std::vector<std::string> chain{"aabb....", "aabb....", "ccddee..", "ccddee..",
                                       "..ffgghh", "..ffgghh", "....iijj", "....iijj"};
  const std::vector<std::string> full{"aabbcc", "aabbcc", "ddeeff", "ddeeff", "gghhii", "gghhii"};
  const std::string two_lines = R"(,"cages":[)" + rowcol_cages(0, 0, 4) + "," + rowcol_cages(2, 2, 4) + "]";
  check_boards({
      {pad_board({"aaaabbbb", "aaaabbbb", "ccccdddd", "ccccdddd"}), "shape:4x8"},
      {pad_board({"aaabbb", "aaabbb"}, R"(,"global":["antiknight"])"), "shape:2x6+antiknight"},
      {pad_board({".......", ".......", "......."}), "shape:3x7"},
      // A cell in no region leaves one grid without regions.
      {pad_board({"aaaabbbb", "aaaabbb."}), "shape:2x8/none -regions"},
      {pad_board(twodoku), "gattai:2x2@0,0+2,2"},
      {pad_board(twodoku, two_lines), "gattai:2x2@0,0+2,2"},
      {pad_board(chain), "gattai:2x2@0,0+2,2+4,4"},
      // Its rows can be those of one grid with six digits.
      {pad_board(full),
       "1x6; cage r1c1 r1c2 r2c1 r2c2; cage r1c3 r1c4 r2c3 r2c4; cage r1c5 r1c6 r2c5 r2c6; "
       "cage r3c1 r3c2 r4c1 r4c2; cage r3c3 r3c4 r4c3 r4c4; cage r3c5 r3c6 r4c5 r4c6; "
       "cage r5c1 r5c2 r6c1 r6c2; cage r5c3 r5c4 r6c3 r6c4; cage r5c5 r5c6 r6c5 r6c6"},
      {pad_board(full, R"(,"global":["norowcol"])"), "gattai:2x2@0,0+0,2+2,0+2,2"},
      {R"({"cells":[[{"value":5},{},{}],[{},{},{}]]})", "shape:2x3 -given"},
      {R"({"cells":[[{},{}],[{}]]})", "bad-foreign-text@1 sudokupad"},
      {R"({"cells":[[],[]]})", "no-puzzle-found@1 JSON"},
  });
  // A row of the largest board that is one grid, and a larger one.
  CHECK(read_shown(pad_board({std::string(16, '.')})) == "shape:1x16");
  CHECK(read_shown(pad_board({std::string(17, '.')})) == "bad-foreign-text@1 sudokupad");
  CHECK(read_shown(pad_board(twodoku), "gattai:2x2@0,0+2,2") == "gattai:2x2@0,0+2,2");
  CHECK(read_shown(pad_board(twodoku), "samurai") == "bad-foreign-text@1 sudokupad");
}

TEST_CASE("what is written for other programs is the same puzzle of another layout again", "[formats]") {
  Random random(47);
  struct Case {
    const char* layout;
    bool by_solver;
    bool by_pad;
  };
  for (const Case& each : {Case{"shape:6x8", true, true},
                           {"shape:8x6", true, true},
                           {"shape:6x8/3x2", true, true},
                           {"shape:6x8/none", true, true},
                           {"shape:5x7", true, true},
                           {"shape:1x16", true, true},
                           {"1-9@7x7", true, false},
                           {"1-16@3x5/none", true, false},
                           {"1-10@9x9", true, false},
                           {"1-12@10x10+antiking", true, false},
                           {"1-9@6x6+x", true, false},
                           {"shape:3x4/111123456789", true, true},
                           {"shape:3x4/112211423344", false, true},
                           {"samurai", false, true},
                           {"samurai+antiknight", false, true},
                           {"twodoku", false, true},
                           {"butterfly", false, true},
                           {"cross", false, true},
                           {"flower", false, true},
                           {"sohei", false, true},
                           {"windmill", false, true},
                           {"gattai:2x2@0,0+2,2", false, true},
                           {"gattai:2x3@0,0+3x2@3,3+9,0", false, false},
                           {"gattai:jigsaw:1112122233343444@0,0+3,3", false, false},
                           // Empty places, too many rows, grids of two sizes.
                           {"shape:3x3/1.1222333", false, false},
                           {"shape:17x4", false, false},
                           {"gattai:shape:6x8@0,0+2x4@4,4", false, false}}) {
    for (int round = 0; round < 5; ++round) {
      const ParsedPuzzle puzzle = random_givens(each.layout, random);
      for (const TextFormat format : {TextFormat::SudokuSolver, TextFormat::SudokuPad, TextFormat::SudokuPadLink,
                                      TextFormat::FPuzzles, TextFormat::FPuzzlesLink}) {
        const bool is_pad = format == TextFormat::SudokuPad || format == TextFormat::SudokuPadLink;
        const bool can_say = is_pad ? each.by_pad : format == TextFormat::SudokuSolver && each.by_solver;
        const auto text = write(puzzle, format, Content::All);
        CAPTURE(each.layout, round, name_of(format));
        REQUIRE(bool(text) == can_say);
        // The layout is the reason.
        if (!text) CHECK((text.error().rule.empty() && !text.error().left_out.any()));
        if (text) CHECK(read_shown(text.value().text) == shown_puzzle(puzzle));
      }
    }
  }
}

TEST_CASE("SudokuPad has cages, sums, indexers and rules of the whole grid", "[formats]") {
  for (const auto& [layout, rules, expected] : std::vector<std::array<std::string, 3>>{
           {"3x3", "cage 15 r1c1 r1c2; cage r2c1 r2c2; little-killer 9 r1c1 r2c2", ""},
           {"2x3+antiking", "nonconsecutive; rising-diagonal", ""},
           {"3x3+x+windoku+disjoint", "row-indexer r1c1; column-indexer r1c1; box-indexer r1c2", ""},
           {"samurai", "cage 15 r1c1 r1c2; cage 7 r21c20 r21c21", ""},
           {"3x3", "thermometer r1c1 r1c2", "thermometer r1c1 r1c2"},
           {"3x3", "rising-diagonal; falling-diagonal", "rising-diagonal"}}) {
    std::string text = "# nonet boxes " + layout + "\n# nonet rule " + rules + "\n" +
                       write(Grid(layout_of_name(layout).value()), TextFormat::Line);
    const auto puzzle = parse_puzzle(text, layout_of_name(layout).value());
    CAPTURE(layout, rules);
    REQUIRE(puzzle);
    const auto written = write(puzzle.value(), TextFormat::SudokuPad, Content::All);
    REQUIRE(bool(written) == expected.empty());
    if (written) CHECK(read_shown(written.value().text) == shown_puzzle(puzzle.value()));
    if (!written) CHECK(written.error().rule == expected);
  }
  // The format has no given candidates.
  ParsedPuzzle restricted = blank_of("3x3");
  restricted.format = TextFormat::Masks;
  restricted.candidates.assign(81, DigitSet::full(9));
  restricted.candidates[0] = DigitSet(Digit{1}) | DigitSet(Digit{2});
  const auto refused = write(restricted, TextFormat::SudokuPad, Content::All);
  REQUIRE_FALSE(refused);
  CHECK(names_of(refused.error().left_out) == std::vector<std::string_view>{"candidates"});
  CHECK(write(restricted, TextFormat::SudokuPad, Content::Most));
}
