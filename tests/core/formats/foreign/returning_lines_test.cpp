// Lines that return to a cell, and cages with more cells than digits, in the formats of other programs.

#include <optional>
#include <string>
#include <vector>

#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/rule_text.h"
#include "core/grid/puzzle.h"
#include "core/rules/search.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// The rules of a puzzle, then what was not read.
std::string text_shown(const ParsedPuzzle& puzzle) {
  std::string text;
  for (const Rule& rule : puzzle.rules) {
    if (!text.empty()) text += "; ";
    text += write_rule(rule, *puzzle.grid.layout());
  }
  for (const std::string& name : puzzle.unread_rules) text += " -" + name;
  return text;
}

std::string read_and_shown(const std::string& text) {
  const auto puzzle = parse_puzzle(text);
  REQUIRE(puzzle);
  return text_shown(puzzle.value());
}

int solutions_of(const ParsedPuzzle& parsed) {
  Puzzle puzzle(parsed.grid);
  for (const Rule& rule : parsed.rules) REQUIRE_FALSE(puzzle.add(rule));
  RuleSearch search{PuzzleView(puzzle)};
  NodeMeter unbounded;
  int count = 0;
  while (search.next(unbounded) == SearchEvent::Solution) ++count;
  return count;
}

std::optional<std::string> written(const ParsedPuzzle& puzzle, TextFormat format) {
  const auto text = write(puzzle, format);
  if (!text) return std::nullopt;
  return text.value().text;
}

struct CountedCase {
  std::string text;
  int solutions;
};

}  // namespace

// Interactive-Sudoku-Solver itself has counted the solutions.
TEST_CASE("closed and crossing lines of Interactive-Sudoku-Solver have the solutions that they have there",
          "[formats]") {
  const std::string four = ".Shape~4x4";
  const std::string six = ".Shape~6x6.~R3C1_1~R3C2_2~R3C3_3~R3C4_4~R3C5_5~R3C6_6";
  const CountedCase cases[] = {
      {four + ".Whisper~2~R1C1~R1C2~R2C3~R1C1", 0},
      {four + ".Palindrome~R1C1~R1C2~R2C3~R3C3~R1C1", 72},
      {four + ".Between~R1C1~R1C2~R2C3~R1C1", 0},
      {four + ".Lockout~1~R1C1~R1C2~R2C3~R1C1", 0},
      {four + ".Zipper~R1C1~R2C3~R3C2~R1C1", 84},
      {four + ".Zipper~R1C1~R1C2~R2C3~R1C2~R1C1", 0},
      {four + ".Arrow~R1C1~R2C3~R3C2~R2C3", 3},
      {four + ".PillArrow~2~R1C1~R1C2~R2C3~R1C1", 0},
      {four + ".DoubleArrow~R1C1~R2C3~R3C2~R1C1", 84},
      {four + ".DoubleArrow~R1C1~R2C3~R2C4~R3C2~R1C1", 24},
      {four + ".Modular~3~R1C1~R2C3~R3C2~R1C1", 36},
      {four + ".Modular~2~R1C1~R2C3~R3C2~R1C1", 0},
      {four + ".Modular~2~R1C1~R2C3~R3C2~R1C2~R1C1", 72},
      {four + ".Pair~Oj~~R1C1~R1C2~R1C1", 0},
      {four + ".Pair~vzI~~R1C1~R2C3~R1C1", 144},
      // A sum line is closed by a word. Otherwise it has its first cell twice.
      {four + ".SumLine~5~R1C1~R2C3~R3C2~R1C1", 12},
      {four + ".SumLine~5~R1C1~R2C3~R3C2~LOOP", 24},
      // A region sum line has its first cell in its first part and in its last part: r1c2 and r1c3 add up to as much as
      // r2c3 and r2c2.
      {six + ".RegionSumLine~R1C1~R1C2~R1C3~R1C4~R1C5~R2C3~R2C2~R1C1", 336},
      {six + ".RegionSumLine~R1C1~R1C4~R1C5~R1C1", 3426},
      {four + ".Sum~0_=_-10_-1_1_1_1_1_1~R1C2~R1C1~R1C2~R2C3~R3C3~R4C4~R1C3", 21},
      {four + ".Sum~0_=_1_1_-1_-1~R1C1~R1C2~R4C3~R4C4", 128},
      {four + ".Sum~0_=_1_-1_-1~R1C1~R2C3~R3C2", 12},
      {four + ".EqualSum~R1C1~R1C2~-~R1C2~R4C3~R4C4", 24},
      {four + ".EqualSum~R1C1~R1C2~-~R2C3~R3C3~-~R1C1~R2C3~-~R1C2~R3C3", 72},
      {four + ".SameValues~2~R1C1~R1C2~R1C2~R2C3", 144},
      {four + ".SameValues~2~R1C1~R1C2~R2C1~R2C3~R3C3~R1C1", 48},
      // A state machine for segments that add up to 5, and one for lines whose sum has the remainder 1 by 3.
      {four + ".NFA~SQk9OWAe5SeUjpCQ~_x~R1C1~R1C2~-~R2C3~R3C3", 48},
      {four + ".NFA~SQk9OWAe5SeUjpCQ~_x~R1C1~R1C2~-~R1C2~R2C3~_y~R4C1~R4C2", 32},
      {four + ".NFA~RNXsPw3jAA~_x~R1C1~R1C1~R2C3", 60},
      // Sums with other weights and totals, and with a cell twice.
      {four + ".Sum~2_=_1_-1~R1C1~R2C3", 24},
      {four + ".Sum~-3_=_2_-3_1~R1C1~R2C3~R3C2", 27},
      {four + ".Sum~0_=_1_1_1_1_-1_-10~R1C4~R2C3~R3C4~R4C3~R4C3~R4C1", 4},
      {four + ".Sum~7~R1C1~R2C3~R1C1", 24},
      {four + ".Or.Sum~1_=_1_-1~R1C1~R2C3.Sum~1_=_-1_1~R1C1~R2C3.End", 72},
      {four + "~0-3.Sum~2_=_1_-1_1~R1C1~R2C3~R3C2", 54},
      // From 0 on, 1 and 2 are the digits of a black dot, and a cell with 0 has none beside it.
      {four + "~0-3.BlackDot~R1C1~R1C2", 48},
      // Neighbours with a dot are not exempt.
      {".Shape~3x3~6.NoBoxes.AntiConsecutive.BlackDot~R1C1~R1C2", 604},
      {".Shape~3x3~6.NoBoxes.AntiConsecutive.BlackDot~R1C1~R1C2~R2C2", 210},
      // The largest of rows, columns and regions.
      {".Shape~3x3~5.NoBoxes.RegionSameValues", 120},
      {".Shape~2x4~5.RegionSameValues", 480},
      {".Shape~4x4~5.RegionSameValues", 1440},
      {four + ".Or.Sum~0_=_10_1_-1_-1_-1_-1~R1C1~R1C2~R2C3~R3C4~R4C4~R3C2" +
           ".Sum~0_=_1_10_-1_-1_-1_-1~R1C1~R1C2~R2C3~R3C4~R4C4~R3C2.End",
       12},
  };
  for (const CountedCase& each : cases) {
    CAPTURE(each.text);
    const auto puzzle = parse_puzzle(each.text);
    REQUIRE(puzzle);
    CHECK(puzzle.value().unread_rules.empty());
    CHECK(solutions_of(puzzle.value()) == each.solutions);
    for (const TextFormat format : {TextFormat::SudokuSolver, TextFormat::FPuzzles}) {
      const auto text = written(puzzle.value(), format);
      if (!text) continue;
      CAPTURE(*text);
      const auto again = parse_puzzle(*text);
      REQUIRE(again);
      CHECK(text_shown(again.value()) == text_shown(puzzle.value()));
    }
  }
}

// Interactive-Sudoku-Solver has counted the solutions of its texts. A grid of 4×4 has 288 solutions, and digits that
// add up to 40.
TEST_CASE("sums over more cells than digits are read whole, and impossible ones are named", "[formats]") {
  struct Case {
    std::string text;
    std::string shown;
    int solutions;
  };
  const std::string all = "~R1C1~R1C2~R1C3~R1C4~R2C1~R2C2~R2C3~R2C4~R3C1~R3C2~R3C3~R3C4~R4C1~R4C2~R4C3~R4C4";
  const std::string cells = R"({"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"cages":[{"cells":)";
  const std::string six = "[[0,0],[0,1],[0,2],[0,3],[1,0],[1,1]]";
  const Case cases[] = {
      {".Shape~4x4.Sum~40" + all, "little-killer 40 r1c1-r1c4 r2c1-r2c4 r3c1-r3c4 r4c1-r4c4", 288},
      {".Shape~4x4.Sum~20~R1C1~R1C2~R1C3~R1C4~R2C1~R2C3~R3C2~R4C4", "little-killer 20 r1c1-r1c4 r2c1 r2c3 r3c2 r4c4",
       56},
      {".Shape~4x4.SumLine~5~R1C1~R2C3~R3C2~R4C1", "sum-line 5 r1c1 r2c3-r4c1", 22},
      {".Shape~4x4.CountingCircles~R1C1~R1C2~R2C3~R3C4~R4C1", "counting-circles r1c1 r1c2-r3c4 r4c1", 10},
      // A cage has four cells at most.
      {R"({"size":4,"killercage":[{"cells":["R1C1","R1C2","R1C3","R1C4","R2C1"],"value":"10"}]})", " -killercage", 288},
      {R"({"size":4,"killercage":[{"cells":["R1C1","R1C2","R1C3","R1C4","R2C1"],"value":"12"}]})", " -killercage", 288},
      // A row has 10, so r2c1 and r2c2 add up to 4: 1 and 3 in either order, in a sixth of all grids.
      {cells + six + R"(,"value":"14","unique":false}]})", "little-killer 14 r1c1-r1c4 r2c1 r2c2", 48},
      {cells + six + R"(,"value":"9","unique":true}]})", " -cages", 288},
      {cells + six + R"(,"value":"14"}]})", " -cages", 288},
      {cells + six + R"(,"value":"200","unique":false}]})", " -cages", 288},
      {cells + R"([[0,0],[0,1],[0,0]],"value":"7","unique":false}]})", " -cages", 288},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text);
    const auto puzzle = parse_puzzle(each.text);
    REQUIRE(puzzle);
    CHECK(text_shown(puzzle.value()) == each.shown);
    CHECK(solutions_of(puzzle.value()) == each.solutions);
  }
}

TEST_CASE("lines that return to a cell are read from f-puzzles, and written back", "[formats]") {
  const auto line = [](const std::string& key, const std::string& cells, const std::string& more = "") {
    return "{\"size\":6,\"" + key + "\":[{\"lines\":[[" + cells + "]]" + more + "}]}";
  };
  const std::string square = R"("R1C1","R1C2","R2C2","R2C1","R1C1")";
  const std::string eight = R"("R2C2","R1C3","R2C4","R3C3","R2C2","R1C1","R2C1")";
  const std::string closed = "r1c1 r1c2 r2c2 r2c1 r1c1";
  const std::string crossing = "r2c2 r1c3 r2c4 r3c3-r1c1 r2c1";
  struct Case {
    std::string text;
    std::string rule;
  };
  const Case cases[] = {
      {line("whispers", square), "whisper 3 " + closed},
      {line("whispers", eight, R"(,"value":"2")"), "whisper 2 " + crossing},
      {line("slowthermometer", eight), "slow-thermometer " + crossing},
      {line("palindrome", eight), "palindrome " + crossing},
      {line("regionsumline", eight), "region-sum-line " + crossing},
      {line("regionsumline", square), "region-sum-line " + closed},
      {line("entropicline", square), "entropic " + closed},
      {line("modularline", eight), "modular " + crossing},
      {line("betweenline", eight), "between " + crossing},
      {line("lockout", eight), "lockout 4 " + crossing},
      {line("zipperline", square), "zipper " + closed},
      {line("doublearrow", square), "double-arrow " + closed},
      {R"({"size":6,"arrow":[{"cells":["R1C1"],"lines":[[)" + square + "]]}]}", "arrow " + closed},
      {R"({"size":6,"arrow":[{"cells":["R1C1","R1C2"],"lines":[["R1C2","R2C2","R2C1","R1C1"]]}]})",
       "arrow 2 r1c1 r1c2 r2c2 r2c1 r1c1"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text);
    const auto puzzle = parse_puzzle(each.text);
    REQUIRE(puzzle);
    CHECK(text_shown(puzzle.value()) == each.rule);
    const auto text = written(puzzle.value(), TextFormat::FPuzzles);
    REQUIRE(text);
    CHECK(read_and_shown(*text) == each.rule);
    const auto link = written(puzzle.value(), TextFormat::FPuzzlesLink);
    REQUIRE(link);
    CHECK(read_and_shown(*link) == each.rule);
  }
  // The cells of these lines are a set, in which the cell of a crossing is once.
  CHECK(read_and_shown(line("renban", square)) == "renban r1c1 r1c2 r2c2 r2c1");
  CHECK(read_and_shown(line("renban", eight)) == "renban r2c2 r1c3 r2c4 r3c3 r1c1 r2c1");
  CHECK(read_and_shown(line("nabner", R"("R1C1","R1C2","R2C1","R1C1")")) == "nabner r1c1 r1c2 r2c1");
}

TEST_CASE("a closed region sum line is written for Interactive-Sudoku-Solver as a line that is not closed",
          "[formats]") {
  const auto text_for_solver = [](const std::string& rule) {
    const auto puzzle = parse_puzzle("# nonet rule " + rule + "\n" + std::string(81, '.'));
    REQUIRE(puzzle);
    return written(puzzle.value(), TextFormat::SudokuSolver).value_or("refused");
  };
  // The line enters the first box at r2c3 and leaves it at r1c3.
  CHECK(text_for_solver("region-sum-line r1c2 r1c3 r1c4 r2c4 r2c3 r2c2 r1c2") ==
        ".RegionSumLine~R1C4~R2C4~R2C3~R2C2~R1C2~R1C3\n");
  CHECK(text_for_solver("region-sum-line r1c3 r1c4 r2c4 r1c3") == ".RegionSumLine~R1C3~R1C4~R2C4~R1C3\n");
  CHECK(text_for_solver("region-sum-line r1c1 r1c2 r2c2 r1c1") == ".RegionSumLine~R1C1~R1C2~R2C2~R1C1\n");
  CHECK(text_for_solver("whisper 5 r1c3 r1c4 r2c4 r1c3") == ".Whisper~5~R1C3~R1C4~R2C4~R1C3\n");
}

TEST_CASE("a rule that has each cell once, and a line that stays in a cell, are named", "[formats]") {
  struct Case {
    std::string text;
    std::string shown;
  };
  const Case cases[] = {
      {".Thermo~R1C1~R1C2~R2C2~R1C1", " -Thermo"},
      {".Renban~R1C1~R1C2~R2C2~R1C1", " -Renban"},
      {".Cage~20~R1C1~R1C2~R1C1", " -Cage"},
      {".AllDifferent~R1C1~R1C2~R1C1", " -AllDifferent"},
      {".Indexing~R~R1C1~R1C1", " -Indexing"},
      {".Whisper~5~R1C1~R1C1~R1C2", " -Whisper"},
      // A break at the front, and one of which the state machine knows nothing.
      {".Shape~4x4.NFA~SQk9OWAe5SeUjpCQ~_x~-~R1C1~R1C2", " -NFA"},
      {".Shape~4x4.NFA~RNXsPw3jAA~_x~R1C1~-~R1C1~R2C3", " -NFA"},
      {".PillArrow~2~R1C1~R1C1~R1C2", " -PillArrow"},
      {".Renban~R1C1~R1C2~R2C2~R1C1.Whisper~5~R1C1~R1C2~R1C1", "whisper 5 r1c1 r1c2 r1c1 -Renban"},
      {R"({"thermometer":[{"lines":[["R1C1","R1C2","R2C2","R1C1"]]}]})", " -thermometer"},
      {R"({"killercage":[{"cells":["R1C1","R1C2","R1C1"],"value":"9"}]})", " -killercage"},
      {R"({"whispers":[{"lines":[["R1C1","R1C1","R1C2"],["R1C1","R1C2","R1C1"]]}]})",
       "whisper 5 r1c1 r1c2 r1c1 -whispers"},
      {R"({"clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R2C1","R1C1"]}]})", " -clone"},
      {R"({"renban":[{"lines":[["R1C1","R1C1"]]}]})", " -renban"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text);
    CHECK(read_and_shown(each.text) == each.shown);
  }
}

TEST_CASE("weighted and equal sums of Interactive-Sudoku-Solver are arrows and equal sums", "[formats]") {
  const struct {
    std::string text;
    std::string shown;
  } cases[] = {
      // 10 a + b = a + b + c, and the same with the other sign.
      {".Sum~0_=_-10_-1_1_1_1~R2C1~R1C1~R2C1~R1C1~R1C2", "arrow 2 r2c1 r1c1 r2c1 r1c1 r1c2"},
      {".Sum~0_=_-1_1_10_-1~R1C3~R1C2~R1C1~R2C3", "arrow 2 r1c1-r1c3 r2c3"},
      {".Sum~0_=_1_-1_-1~R1C1~R1C2~R1C3", "arrow r1c1-r1c3"},
      {".Sum~0_=_1_1_-1_-1~R1C1~R1C2~R4C3~R4C4", "equal-sums 2,2 r1c1 r1c2 r4c3 r4c4"},
      {".Or.Sum~0_=_10_1_-1_-1~R1C1~R1C2~R2C2~R3C2.Sum~0_=_1_10_-1_-1~R1C1~R1C2~R2C2~R3C2.End",
       "any-of (arrow 2 r1c1 r1c2-r3c2) or (arrow 2 r1c2 r1c1 r2c2 r3c2)"},
      {".Sum~5~R1C1~R1C2", "little-killer 5 r1c1 r1c2"},
      {".Sum~5_=_1_1~R1C1~R1C2", "little-killer 5 r1c1 r1c2"},
      // A weight that is too large, another sign, a missing weight, and a weight that is no number.
      {".Sum~0_=_101_-1~R1C1~R1C2", " -Sum"},
      {".Sum~0_<_1_-1~R1C1~R1C2", " -Sum"},
      {".Sum~0_=_1_-1~R1C1~R1C2~R1C3", " -Sum"},
      {".Sum~0_=_1_x~R1C1~R1C2", " -Sum"},
      // What both sums have changes nothing.
      {".EqualSum~R1C1~R1C2~-~R1C2~R4C3~R4C4", "equal-sums 1,2 r1c1 r4c3 r4c4"},
      {".EqualSum~R1C1~R1C2~R1C2~-~R1C2~R4C3", "equal-sums 2,1 r1c1 r1c2 r4c3"},
      {".EqualSum~R1C1~R1C2~R1C2~-~R4C3~R4C4", " -EqualSum"},
      {".EqualSum~R1C1~R1C2~-~R1C2~R4C3~-~R4C4", "equal-sums 2,1 r1c1 r1c2 r4c4; equal-sums 1,1 r1c1 r4c3"},
  };
  for (const auto& each : cases) {
    CAPTURE(each.text);
    CHECK(read_and_shown(each.text) == each.shown);
  }
}
