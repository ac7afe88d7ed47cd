#include <string>
#include <vector>

#include "core/formats/puzzle_writer.h"
#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kNoGivens(81, '.');
const std::string kFour = ".Shape~4x4";

std::string given_at(std::size_t cell, char digit) {
  std::string digits = kNoGivens;
  digits[cell] = digit;
  return "3x3 " + digits;
}

struct SolverTextCase {
  std::string text;
  std::vector<std::string> shown;
};

}  // namespace

TEST_CASE("a string of Interactive-Sudoku-Solver on several lines is one puzzle", "[formats]") {
  const std::vector<SolverTextCase> cases{
      {".Cage~10~R1C1~R1C2\n.Cage~9~R2C1~R2C2\n.AntiKnight\n",
       {"3x3+antiknight " + kNoGivens + "; cage 10 r1c1 r1c2; cage 9 r2c1 r2c2"}},
      {"# the cages\n.~R1C1_5\n# the others\n.Cage~10~R2C1~R2C2\n", {given_at(0, '5') + "; cage 10 r2c1 r2c2"}},
      // A part may be broken between its cells.
      {".Cage~10~R1C1\n~R1C2\n.Thermo~R3C1~R3C2~\nR3C3\n",
       {"3x3 " + kNoGivens + "; cage 10 r1c1 r1c2; thermometer r3c1-r3c3"}},
      {".Cage~10~R1C1~R1C2\n\n.Cage~9~R2C1~R2C2\n",
       {"3x3 " + kNoGivens + "; cage 10 r1c1 r1c2", "3x3 " + kNoGivens + "; cage 9 r2c1 r2c2"}},
      // Givens again are those of another puzzle.
      {".~R1C1_5\n.Cage~10~R2C1~R2C2\n.~R1C1_6.Cage~9~R2C1~R2C2\n",
       {given_at(0, '5') + "; cage 10 r2c1 r2c2", given_at(0, '6') + "; cage 9 r2c1 r2c2"}},
      {".~R1C1_5\n.~R1C1_6\n", {given_at(0, '5'), given_at(0, '6')}},
      // Givens may go on row by row.
      {kFour + "\n.~R1C1_1\n.~R2C3_2~R2C4_1\n", {"2x2 1.....21........"}},
      {kFour + ".~R1C1_1\n" + kFour + ".Cage~3~R1C1~R1C2\n",
       {"2x2 1...............", "2x2 ................; cage 3 r1c1 r1c2"}},
      {".Cage~10~R1C1~R1C2\n" + kNoGivens + "\n", {"3x3 " + kNoGivens + "; cage 10 r1c1 r1c2", "3x3 " + kNoGivens}},
      {".Cage~10~R1C1~R1C2\n# nonet boxes 2x3\n" + std::string(36, '.') + "\n",
       {"3x3 " + kNoGivens + "; cage 10 r1c1 r1c2", "2x3 " + std::string(36, '.')}},
      {".Unknown~R1C1\n.Cage~10~R1C1~R1C2\n", {"3x3 " + kNoGivens + "; cage 10 r1c1 r1c2 -Unknown"}},
      {".Cage~10~R1C1~R1C2\n.Shape~4x17\n",
       {"3x3 " + kNoGivens + "; cage 10 r1c1 r1c2", "bad-foreign-text@2:2 sudoku-solver"}},
  };
  for (const SolverTextCase& each : cases) {
    CAPTURE(each.text);
    CHECK(shown_items(each.text) == each.shown);
  }
}

TEST_CASE("one of several givens is a rule, and parts of other groups are no facts", "[formats]") {
  const auto first_rule = [](const std::string& text) {
    const auto puzzle = parse_puzzle(text);
    REQUIRE(puzzle);
    CHECK(puzzle.value().unread_rules.empty());
    REQUIRE(puzzle.value().rules.size() == 1);
    return *puzzle.value().rules.begin();
  };
  const auto accepts = [](const Rule& rule, const std::vector<int>& digits) {
    const DigitAutomaton automaton(4, rule.values);
    std::size_t state = 1;
    for (const int digit : digits) state = state == 0 ? 0 : automaton.next(state, digit);
    return state != 0 && automaton.accepts(state);
  };
  const std::vector<Cell> cells{Cell{0}, Cell{5}};
  const Rule either = first_rule(kFour + "\n.Or\n.~R1C1_1\n.~R2C2_2\n.End\n");
  CHECK(either.cells == cells);
  const Rule both_or_other = first_rule(kFour + ".Or.And.~R1C1_1.~R2C2_2_3.End.~R2C2_4.End");
  CHECK(both_or_other.cells == cells);
  for (int first = 1; first <= 4; ++first) {
    for (int second = 1; second <= 4; ++second) {
      CAPTURE(first, second);
      CHECK(accepts(either, {first, second}) == (first == 1 || second == 2));
      CHECK(accepts(both_or_other, {first, second}) == ((first == 1 && (second == 2 || second == 3)) || second == 4));
    }
  }
  const std::string blanks(16, '.');
  for (const auto& [text, shown] : std::vector<std::pair<std::string, std::string>>{
           {kFour + "\n.Or\n.~R1C1_1\n.Cage~3~R1C1~R1C2\n.End\n",
            "2x2 " + blanks + "; any-of (cage 1 r1c1) or (cage 3 r1c1 r1c2)"},
           {kFour + "\n.Or\n.~R1C1_9\n.End\n", "2x2 " + blanks + " -Or"},
           {kFour + "\n.Or\n.End\n", "2x2 " + blanks + " -Or"},
           {kFour + "\n.Replicate~x~R1C1\n.~R1C1_1\n.End\n",
            "2x2 " + blanks + "; cage 1 r1c1; cage 1 r2c1; cage 1 r2c2"},
           {kFour + "\n.Replicate~x~1\n.~R1C1_1\n.End\n", "2x2 " + blanks + " -Replicate"},
           {kFour + "\n.Replicate~Q~AAA\n.WhiteDot~R1C1~R1C2\n.End\n", "2x2 " + blanks + " -Replicate"},
           {kFour + "\n.Replicate~I\n.WhiteDot~R1C1~R1C2\n.End\n", "2x2 " + blanks + " -Replicate"},
           {kFour + "\n.Replicate~BE\n.WhiteDot~R1C1~R1C2\n.Cage~9~R1C1~R1C2~R2C2\n.End\n",
            "2x2 " + blanks +
                "; cage 9 r1c1 r1c2 r2c2; cage 9 r3c1 r3c2 r4c2; white-dot 1 r1c1 r1c2; white-dot 1 r3c1 r3c2"},
           {kFour + "\n.And\n.~R1C1_1\n.End\n", "2x2 1..............."},
           {kFour + "\n.Or\n.~R1C1_1\n", "bad-foreign-text@3:2 sudoku-solver"},
       }) {
    CAPTURE(text);
    CHECK(shown_items(text) == std::vector{shown});
  }
}

TEST_CASE("written strings of Interactive-Sudoku-Solver are read as so many puzzles", "[formats]") {
  PuzzleWriter writer(TextFormat::SudokuSolver);
  std::string text;
  std::vector<std::string> wanted;
  for (const char* rule : {"cage 10 r1c1 r1c2", "cage 9 r2c1 r2c2", "whisper 5 r1c1 r1c2"}) {
    const auto puzzle = parse_puzzle("# nonet rule " + std::string(rule) + "\n" + kNoGivens);
    REQUIRE(puzzle);
    text += writer.write(puzzle.value()).value().text;
    wanted.push_back("3x3 " + kNoGivens + "; " + rule);
  }
  CHECK(shown_items(text) == wanted);
}
