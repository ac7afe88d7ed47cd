#include "core/formats/foreign/foreign_line.h"

#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/foreign/foreign_cases.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kSmall = ".Shape~4x4";

}  // namespace

TEST_CASE("strings of Interactive-Sudoku-Solver are read", "[formats]") {
  check_all({
      {".Cage~10~R1C1~R1C2", "sudoku-solver 3x3; cage 10 r1c1 r1c2"},
      {".Cage~0~R1C1~R1C2.Cage~~R2C1~R2C2", "sudoku-solver 3x3; cage r1c1 r1c2; cage r2c1 r2c2"},
      {".~R1C1_5~R1C2_6_7..~R9C9_1", "sudoku-solver 3x3 r1c1=5 r1c2:67 r9c9=1"},
      {".~R1C1_5~R1C1_6", "sudoku-solver 3x3 r1c1:"},
      {".Thermo~R1C1~R2C2~R3C3 .Whisper~R1C1~R1C2 .Whisper~3~R2C1~R2C2",
       "sudoku-solver 3x3; thermometer r1c1-r3c3; whisper 5 r1c1 r1c2; whisper 3 r2c1 r2c2"},
      {".WhiteDot~R1C1~R1C2~R2C2.BlackDot~R3C3~R3C4.X~R5C5~R5C6.V~R9C8~R9C9",
       "sudoku-solver 3x3; white-dot 1 r1c1 r1c2; white-dot 1 r1c2 r2c2; black-dot 2 r3c3 r3c4; pair-sum 10 r5c5 r5c6; "
       "pair-sum 5 r9c8 r9c9"},
      {".GreaterThan~R1C1~R1C2", "sudoku-solver 3x3; inequality r1c2 r1c1"},
      {".Sandwich~8~C1.XSum~C2~27~.Skyscraper~R1~~4.NumberedRoom~R2~3~5",
       "sudoku-solver 3x3; sandwich 8 r1c1-r9c1; x-sum 27 r1c2-r9c2; skyscraper 4 r1c9-r1c1; numbered-room 3 "
       "r2c1-r2c9; "
       "numbered-room 5 r2c9-r2c1"},
      {".LittleKiller~22~R1C1.LittleKiller~5~R1C3.LittleKiller~14~R3C9.LittleKiller~9~R9C7.LittleKiller~8~R7C1",
       "sudoku-solver 3x3; little-killer 22 r1c1-r9c9; little-killer 5 r1c3-r3c1; little-killer 14 r3c9-r1c7; "
       "little-killer 8 r7c1-r9c3; little-killer 9 r9c7-r7c9"},
      {".LittleKiller~22~R5C5", "sudoku-solver 3x3 -LittleKiller"},
      {".Quad~R1C1~1~4~1", "sudoku-solver 3x3; quadruple 1,1,4 r1c1 r1c2 r2c1 r2c2"},
      {".Arrow~R1C1~R1C2~R1C3.PillArrow~2~R5C2~R5C1~R6C1.DoubleArrow~R9C1~R9C2~R9C3",
       "sudoku-solver 3x3; arrow r1c1-r1c3; arrow 2 r5c1 r5c2 r6c1; double-arrow r9c1-r9c3"},
      {".AntiKnight.AntiKing.Diagonal~1.Diagonal~-1.Windoku.DisjointSets",
       "sudoku-solver 3x3+x+windoku+disjoint+antiknight+antiking"},
      {".DutchFlatmates.Cage~3~R1C1~R1C2", "sudoku-solver 3x3; cage 3 r1c1 r1c2 -DutchFlatmates"},
      {".DutchFlatmates\n.Cage~3~R1C1~R1C2", "sudoku-solver 3x3; cage 3 r1c1 r1c2 -DutchFlatmates"},
      {".SomethingNew.Cage~3~R1C1~R1C2", "sudoku-solver 3x3; cage 3 r1c1 r1c2 -SomethingNew"},
      {".Diagonal~1.AntiConsecutive", "sudoku-solver 3x3; nonconsecutive; rising-diagonal"},
      {".AntiConsecutive.WhiteDot~R1C1~R1C2",
       "sudoku-solver 3x3; white-dot 1 r1c1 r1c2; whisper 2 r1c1 r1c2; nonconsecutive"},
      {".StrictKropki.StrictXV", "sudoku-solver 3x3; negative-white 1; negative-black 2; negative-sum 5,10"},
      {".Indexing~C~R1C1~R2C1.Indexing~R~R1C2.Lockout~4~R1C1~R1C2~R1C3.Between~R2C1~R2C2~R2C3",
       "sudoku-solver 3x3; between r2c1-r2c3; lockout 4 r1c1-r1c3; row-indexer r1c2; column-indexer r1c1 r2c1"},
      {".Shape~6x6.Renban~R1C1~R1C2", "sudoku-solver 2x3; renban r1c1 r1c2"},
      {kSmall + ".NoBoxes", "sudoku-solver 1x4"},
      {kSmall + ".NoBoxes.Jigsaw~1112122233343444", "sudoku-solver jigsaw:1112122233343444"},
      {kSmall + ".Jigsaw~1112122233343444",
       "sudoku-solver 2x2; cage r1c1-r1c3 r2c1; cage r1c4 r2c2-r2c4; cage r3c1-r3c3 r4c1; cage r3c4 r4c2-r4c4"},
      {".Or.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2.End.Cage~4~R2C1~R2C2",
       "sudoku-solver 3x3; cage 4 r2c1 r2c2; any-of (cage 3 r1c1 r1c2) or (thermometer r1c1 r1c2)"},
      {".Or.And.Cage~3~R1C1~R1C2.~R2C2_5.End.Or.Thermo~R1C1~R1C2.~R3C3_5_6.End.End",
       "sudoku-solver 3x3; any-of (cage 5 r3c3) or (cage 6 r3c3) or (thermometer r1c1 r1c2) or (all-of (cage 3 r1c1 "
       "r1c2) "
       "and (cage 5 r2c2))"},
      {".Or.Cage~3~R1C1~R1C2.Cage~3~R1C1~R1C2.End", "sudoku-solver 3x3; cage 3 r1c1 r1c2"},
      // What is not read is named.
      {".Or.Cage~3~R1C1~R1C2.NFA~abc~~R1C1.End.Cage~4~R2C1~R2C2", "sudoku-solver 3x3; cage 4 r2c1 r2c2 -Or"},
      {".Or.Cage~3~R1C1~R1C2.AntiKnight.End", "sudoku-solver 3x3 -Or"},
      // No digits keep the first alternative.
      {".Or.Cage~60~R1C1~R1C2.Cage~4~R1C1~R1C2.End", "sudoku-solver 3x3; cage 4 r1c1 r1c2"},
      {".Or.And.Mystery~R1C1.Cage~60~R1C1~R1C2.End.Cage~4~R1C1~R1C2.End", "sudoku-solver 3x3 -Or"},
      {".Or.And.Diagonal~1.Cage~3~R1C1~R1C2.End.Cage~4~R1C1~R1C2.End", "sudoku-solver 3x3 -Or"},
      {".Or.And.NoBoxes.Cage~3~R1C1~R1C2.End.Cage~4~R1C1~R1C2.End", "sudoku-solver 3x3 -Or"},
      {".Or.Or.Cage~3~R1C1~R1C2.Replicate~x~y.Cage~3~R1C1~R1C2.End.End.~R1C1_5.End", "sudoku-solver 3x3 -Or"},
      {".Or.Replicate~D.Cage~3~R1C1~R1C2.End.~R9C9_5.End",
       "sudoku-solver 3x3; any-of (cage 5 r9c9) or (all-of (cage 3 r1c1 r1c2) and (cage 3 r1c2 r1c3))"},
      {".Replicate~D.Cage~3~R1C2~R2C1.End", "sudoku-solver 3x3; cage 3 r1c2 r2c1; cage 3 r1c3 r2c2"},
      {".Replicate~D~R2C2.Cage~3~R2C2~R2C3.End", "sudoku-solver 3x3; cage 3 r2c2 r2c3; cage 3 r2c3 r2c4"},
      {".Replicate~D~R2C99.Cage~3~R2C2~R2C3.End", "sudoku-solver 3x3 -Replicate"},
      {".And.Cage~3~R1C1~R1C2.End.NFA~abc~~R1C1", "sudoku-solver 3x3; cage 3 r1c1 r1c2 -NFA"},
      {".Cage~10~R1C1~R1C99", "sudoku-solver 3x3 -Cage"},
      {".Thermo~R1C1", "sudoku-solver 3x3 -Thermo"},
      {".Modular~1~R1C1~R1C2.Modular~3~R1C1~R1C2", "sudoku-solver 3x3; modular r1c1 r1c2 -Modular"},
      {".Cage~10~R1C1~R1C2.Nonsense~1", "sudoku-solver 3x3; cage 10 r1c1 r1c2 -Nonsense"},
      {".Whisper~99999999999999~R1C1~R1C2", "sudoku-solver 3x3 -Whisper"},
      // What is wrong.
      {".Cage~3~R1C1.End", "bad-foreign-text@14 sudoku-solver"},
      {".Or.Cage~3~R1C1", "bad-foreign-text@5 sudoku-solver"},
      {".Shape~17x6.Cage~3~R1C1", "bad-foreign-text@2 sudoku-solver"},
      {".Shape~99999999999x1.Cage~3~R1C1", "bad-foreign-text@2 sudoku-solver"},
      {".Shape~9x9~2-10.Cage~3~R1C1", "bad-foreign-text@2 sudoku-solver"},
      {".Shape~9x9~0-7.Cage~3~R1C1", "bad-foreign-text@2 sudoku-solver"},
      {".Shape~9x9~~Raw.Cage~3~R1C1", "bad-foreign-text@2 sudoku-solver"},
      {kSmall + ".NoBoxes.Jigsaw~1", "bad-foreign-text@27 sudoku-solver"},
  });
  CHECK(foreign_text(".Cage~3~R1C1", "3x3+x") == "sudoku-solver 3x3+x; cage 3 r1c1");
  CHECK(foreign_text(".Cage~3~R1C1", "4x4") == "bad-foreign-text@1 sudoku-solver");
}

TEST_CASE("relations and automata of Interactive-Sudoku-Solver are read", "[formats]") {
  const std::string odd = "2,0,2,0,1,0,2,0,2,1";
  check_all({
      // Neighbours of different parity; the first digit is smaller; all cells differ.
      {kSmall + ".Modular~2~R1C1~R1C2~R1C3", "sudoku-solver 2x2; relation 10,5,10,5 r1c1-r1c3"},
      {kSmall + ".Pair~Oj~~R1C1~R1C2~R2C2~_name~R3C1~R3C2",
       "sudoku-solver 2x2; relation 14,12,8,0 r1c1 r1c2 r2c2; relation 14,12,8,0 r3c1 r3c2"},
      {kSmall + ".Pair~Oj~~R1C1~R1C2~R1C1", "sudoku-solver 2x2; relation 14,12,8,0 r1c1 r1c2 r1c1"},
      // No digit is smaller than itself. The digits 2 and 3 are beside themselves in the second relation.
      {kSmall + ".Pair~Oj~~R1C1~R1C2~R1C2~R1C3",
       "sudoku-solver 2x2 r1c2:; relation 14,12,8,0 r1c1 r1c2; relation 14,12,8,0 r1c2 r1c3"},
      {kSmall + ".Pair~gQ~~R4C4~R4C4", "sudoku-solver 2x2 r4c4:23"},
      {kSmall + ".PairX~evH~~R1C1~R2C2~R3C3",
       "sudoku-solver 2x2; relation 14,13,11,7 r1c1 r2c2; relation 14,13,11,7 r1c1 r3c3; relation 14,13,11,7 r2c2 "
       "r3c3"},
      {kSmall + ".PairX~Oj~~R1C1~R2C2", "sudoku-solver 2x2 -PairX"},
      {kSmall + ".Binary~-_~~R1C1~R2C2", "sudoku-solver 2x2; relation 15,11,15,0 r1c1 r2c2"},
      {kSmall + ".Pair~_-~~R1C1~R2C2", "sudoku-solver 2x2; relation 15,11,15,0 r1c1 r2c2"},
      {kSmall + ".Pair~*~~R1C1~R2C2.Pair~AAAA~~R1C1~R2C2.Pair~AAAB~~R1C1~R2C2.Pair",
       "sudoku-solver 2x2; relation 0,0,0,0 r1c1 r2c2 -Pair"},
      // 1*2, as base 64; a single cell.
      {kSmall + ".Regex~MSoy~R1C1~R1C2~~R4C4", "sudoku-solver 2x2 r4c4:2; automaton 1,2,0,0,0,0,0,0,0,1 r1c1 r1c2"},
      {kSmall + ".SumLine~4~R1C1~R1C2~R1C3", "sudoku-solver 2x2; sum-line 4 r1c1-r1c3"},
      {kSmall + ".SumLine~65~R1C1~R1C2", "sudoku-solver 2x2 -SumLine"},
      {kSmall + ".SumLine~31~R1C1~R1C2~LOOP", "sudoku-solver 2x2 -SumLine"},
      {kSmall + ".RellikCage~5~R1C1~R1C2.EqualityCage~R1C1~R2C2",
       "sudoku-solver 2x2; rellik-cage 5 r1c1 r1c2; equality-cage r1c1 r2c2"},
      {kSmall + ".EqualSum~R1C1~-~R2C2~R1C2~-~R4C4", "sudoku-solver 2x2; equal-sums 1,2,1 r1c1 r1c2 r2c2 r4c4"},
      {kSmall + ".EqualSum~R1C1~-~R2C2~R1C1", "sudoku-solver 2x2 -EqualSum"},
      {kSmall + ".EqualSum~R1C1~-", "sudoku-solver 2x2 -EqualSum"},
      {kSmall + ".SameValues~2~R4C1~R4C2~R1C3~R1C4", "sudoku-solver 2x2; same-values 2,2 r1c3 r1c4 r4c1 r4c2"},
      {kSmall + ".CountDistinct~R4C1~R4C2~R1C3", "sudoku-solver 2x2; count-distinct r4c1 r4c2 r1c3"},
      {kSmall + ".ContainExact~1_3_3~R1C1~R2C2~R3C3~R4C4", "sudoku-solver 2x2; contains-exactly 1,3,3 r1c1-r4c4"},
      {kSmall + ".ContainAtLeast~3~R1C1~R2C2", "sudoku-solver 2x2; contains-at-least 3 r1c1 r2c2"},
      {kSmall + ".CountingCircles~R1C1~R2C2~R3C3", "sudoku-solver 2x2; counting-circles r1c1-r3c3"},
      {kSmall + ".SameValues~2~R1C1~R2C2.SameValues~3~R1C1~R2C2",
       "sudoku-solver 2x2; same-values 1,1 r1c1 r2c2 -SameValues"},
      {kSmall + ".HiddenSkyscraper~R1~~2",
       "sudoku-solver 2x2; automaton 2,0,3,4,0,0,0,3,4,0,0,5,0,4,0,0,5,0,0,0,5,5,5,5,1 r1c4-r1c1"},
  });
  // A automaton with masks: 1 leads from the first state to the second, which accepts and stays with 2 to 4.
  CHECK(foreign_text(kSmall + ".NFA~QMY-A~~R1C1~R1C2") == "sudoku-solver 2x2 -NFA");
  CHECK(foreign_text(".GlobalEntropy").find("automaton") != std::string::npos);
  CHECK(foreign_text(".GlobalEntropy").find(" -") == std::string::npos);
  CHECK(foreign_text(kSmall + ".GlobalEntropy") == "sudoku-solver 2x2 -GlobalEntropy");
  CHECK(foreign_text(".Shape~16x16.~R1Cg_16~Ra_1.~RaC1_2") == "sudoku-solver 4x4 r1c16=16 r10c1=2 -Given");
}

TEST_CASE("a line that begins with a blank and letters is still a line of symbols", "[formats]") {
  CHECK(foreign_text(".XV" + std::string(1297 - 4, '.') + "..") != "");
  CHECK(foreign_text(".A" + std::string(254, '.')) == "line 4x4 r1c2=10");
  CHECK(foreign_text(".1" + std::string(79, '.')) == "line 3x3 r1c2=1");
}

TEST_CASE("killers in 81 characters and in 81 numbers are read", "[formats]") {
  const std::string zeros(78, '0');
  std::string numbers = "3x3:d:k:";
  for (int cell = 0; cell < 81; ++cell)
    numbers += std::to_string(cell < 3 ? 256 * 15 + 7 : cell < 5 ? 256 * 3 : 9) + (cell < 80 ? ":" : "");
  std::string plain = numbers;
  plain.replace(4, 1, "");
  std::string contradictory = numbers;
  contradictory.replace(contradictory.find("3847"), 4, "4103");
  check_all({
      {"F<<" + zeros, "killer 3x3; cage 15 r1c1-r1c3"},
      {">>>>>>>>I" + std::string(72, '0'), "bad-rule-value@1 18"},
      {">>>>>>>>j" + std::string(72, '0'), "killer 3x3; cage 45 r1c1-r1c9"},
      {"v9<" + std::string(6, '0') + "3" + std::string(71, '0'), "killer 3x3; cage 3 r1c1 r2c1; cage 9 r1c2 r1c3"},
      {"0<" + std::string(79, '0'), "killer 3x3; cage r1c1 r1c2"},
      {"<00" + zeros, "bad-foreign-text@1 killer"},
      {"><0" + zeros, "bad-foreign-text@1 killer"},
      {numbers, "killer 3x3+x; cage 15 r1c1-r1c3; cage 3 r1c4 r1c5"},
      {plain, "killer 3x3; cage 15 r1c1-r1c3; cage 3 r1c4 r1c5"},
      {numbers + ":::", "killer 3x3+x; cage 15 r1c1-r1c3; cage 3 r1c4 r1c5"},
      {numbers.substr(0, 40), "bad-foreign-text@41 killer"},
      {"3x3::k:99999999999999", "bad-foreign-text@8 killer"},
      {contradictory, "bad-foreign-text@14 killer"},
  });
}

TEST_CASE("rules that no digits can keep are refused, and in JSON, whose numbers may mean something else, not read",
          "[formats]") {
  const std::string row = "~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9";
  check_all({
      {".Cage~100" + row + "~R2C1~R2C2", "wrong-rule-cells@1 cage"},
      {".Cage~46~R1C1~R1C2", "bad-rule-value@1 46"},
      {".Cage~18~R1C1~R1C2.Cage~3~R2C1~R2C2", "bad-rule-value@1 18"},
      {".Cage~3~R2C1~R2C2.Sum~1~R1C1~R1C2", "bad-rule-value@1 1"},
      {".Thermo" + row + "~R2C9", "wrong-rule-cells@1 thermometer"},
      {">>a" + std::string(78, '0'), "bad-rule-value@1 36"},
      {R"({"size":4,"killercage":[{"cells":["R1C1","R1C2"],"value":"12"}]})", "f-puzzles 2x2 -killercage"},
  });
}

TEST_CASE("long names of unread rules end between two characters", "[formats]") {
  const std::string name(59, 'a');
  const auto puzzle = [](const std::string& key) { return R"({"size":4,")" + key + R"(":[{"cells":["R1C1"]}]})"; };
  check_all({
      {puzzle(name + "bc"), "f-puzzles 2x2 -" + name + "b"},
      {puzzle(name + "\u00e9"), "f-puzzles 2x2 -" + name},
  });
}

TEST_CASE("killers of Solo and of SudokuWiki are read", "[formats]") {
  check_all({
      // Cages: the first row, and each other cell alone.
      {"2x2k:1o,c" + std::string(21, '_') + ",10o", "killer 2x2 r1c1=1; cage 10 r1c1-r1c4"},
      {"2x2xk:1o,c" + std::string(21, '_') + ",a10n", "killer 2x2+x r1c1=1; cage 10 r1c1-r1c4"},
      {"2x2k:1o,c" + std::string(21, '_') + ",10_3n", "bad-foreign-text@1 killer"},
      {"2x2k:1o,c" + std::string(20, '_') + ",10o", "bad-foreign-text@1 killer"},
      {"2x2k:1o,c" + std::string(21, '_'), "bad-foreign-text@1 killer"},
  });
  const std::string colors = "112" + std::string(78, '3');
  const std::string sums = "030005" + std::string(156, '0');
  const std::string site = "https://www.sudokuwiki.org/killersudoku.htm?bd=";
  std::string chess;
  for (int cell = 2; cell < 81; ++cell) chess += cell % 2 == 0 ? '2' : '3';
  check_all({
      {site + "11" + chess + "," + sums, "killer 3x3; cage 3 r1c1 r1c2; cage 5 r1c3"},
      {site + "11" + chess + ",0304" + std::string(158, '0'), "bad-foreign-text@1 killer"},
      {site + colors, "bad-foreign-text@1 killer"},
  });
}
