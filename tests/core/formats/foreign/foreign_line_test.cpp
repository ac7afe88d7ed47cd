#include "core/formats/foreign/foreign_line.h"

#include <string>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/foreign/json_value.h"
#include "core/formats/foreign/lz_text.h"
#include "core/formats/given_candidates.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// A puzzle as its layout, its givens without blanks, and its rules; then what was not read and what is only drawn.
std::string foreign_text(const std::string& text, const char* layout = nullptr) {
  const auto read = parse_puzzle(text, layout == nullptr ? nullptr : layout_of_name(layout).value());
  if (!read) {
    const ParseError& error = read.error();
    return std::string(name_of(error.code)) + "@" + std::to_string(error.position.column) + " " + error.symbol;
  }
  const ParsedPuzzle& puzzle = read.value();
  std::string shown = std::string(name_of(puzzle.format)) + " " + name_of(*puzzle.grid.layout());
  for (std::uint16_t index = 0; index < puzzle.grid.digits().size(); ++index) {
    const Digit digit = puzzle.grid.digits()[index];
    const std::string cell = name_of(Cell{index}, *puzzle.grid.layout(), CellNames::RowColumn);
    if (!digit.is_blank()) shown += " " + cell + "=" + std::to_string(digit.value);
    const bool restricted = digit.is_blank() && !puzzle.candidates.empty() &&
                            !(puzzle.candidates[index] == DigitSet::full(puzzle.grid.side()));
    if (!restricted) continue;
    shown += " " + cell + ":";
    puzzle.candidates[index].for_each([&](Digit each) { shown += std::to_string(each.value); });
  }
  for (const Rule& rule : puzzle.rules) shown += "; " + write_rule(rule, *puzzle.grid.layout());
  for (const std::string& name : puzzle.unread_rules) shown += " -" + name;
  for (const std::string& name : puzzle.drawings) shown += " ~" + name;
  return shown;
}

struct ForeignCase {
  std::string text;
  std::string shown;
};

void check_all(const std::vector<ForeignCase>& cases) {
  for (const ForeignCase& each : cases) {
    CAPTURE(each.text.substr(0, 400));
    CHECK(foreign_text(each.text) == each.shown);
  }
}

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
      {".Diagonal~1.AntiConsecutive", "sudoku-solver 3x3; nonconsecutive; rising-diagonal"},
      {".AntiConsecutive.WhiteDot~R1C1~R1C2", "sudoku-solver 3x3; white-dot 1 r1c1 r1c2 -AntiConsecutive"},
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

TEST_CASE("the JSON of f-puzzles is read", "[formats]") {
  const std::string size = R"({"size":4,)";
  check_all({
      {R"({"size":4,"grid":[[{}]]})", "f-puzzles 2x2"},
      {size +
           R"("title":"\u00c4 \"x\"","solution":[1,2],"disabledlogic":[1],"grid":[[{"value":3,"given":true},{"value":2},{"givenPencilMarks":[1,"4"]}]]})",
       "f-puzzles 2x2 r1c1=3 r1c3:14"},
      {size + R"("killercage":[{"cells":["R1C1","R1C2"],"value":"7"},{"cells":["R2C1"]}]})",
       "f-puzzles 2x2; cage 7 r1c1 r1c2; cage r2c1"},
      {size +
           R"("thermometer":[{"lines":[["R4C1","R3C1"],["R4C1","R4C2"]]}],"slowthermometer":[{"lines":[["R1C1","R1C2"]]}]})",
       "f-puzzles 2x2; thermometer r4c1 r3c1; thermometer r4c1 r4c2; slow-thermometer r1c1 r1c2"},
      {R"({"arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R2C3","R3C3"]]},{"cells":["R5C5"],"lines":[["R5C5","R6C5"]]}]})",
       "f-puzzles 3x3; arrow 2 r1c1 r1c2 r2c3 r3c3; arrow r5c5 r6c5"},
      {R"({"difference":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R2C1","R2C2"]}],"ratio":[{"cells":["R1C1","R2C1"],"value":""}],"xv":[{"cells":["R5C1","R6C1"],"value":"V"}],"negative":["ratio","xv","difference","odd"]})",
       "f-puzzles 3x3; white-dot 3 r1c1 r1c2; white-dot 1 r2c1 r2c2; black-dot 2 r1c1 r2c1; pair-sum 5 r5c1 r6c1; "
       "negative-white 1,3; negative-black 2; negative-sum 5,10 -negative odd"},
      {R"({"nonconsecutive":true,"antiknight":true,"antiking":false,"disjointgroups":true,"diagonal+":true})",
       "f-puzzles 3x3+disjoint+antiknight; nonconsecutive; rising-diagonal"},
      {R"({"diagonal+":true,"diagonal-":true})", "f-puzzles 3x3+x"},
      {R"({"littlekillersum":[{"cell":"R0C4","direction":"DL","cells":["R1C3","R2C2","R3C1"],"value":"14"}],"sandwichsum":[{"cell":"R0C5","value":"12"}],"xsum":[{"cell":"R3C10","value":"20"}],"skyscraper":[{"cell":"R10C1","value":3},{"cell":"R1C0","value":""}]})",
       "f-puzzles 3x3; sandwich 12 r1c5-r9c5; little-killer 14 r1c3-r3c1; x-sum 20 r3c9-r3c1; skyscraper 3 r9c1-r1c1"},
      {R"({"quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,1,7]}],"clone":[{"cells":["R1C1"],"cloneCells":["R7C7"]}],"extraregion":[{"cells":["R1C1","R1C2"]}]})",
       "f-puzzles 3x3; cage r1c1 r1c2; quadruple 1,1,7 r1c1 r1c2 r2c1 r2c2; clone r1c1 r7c7"},
      {R"({"whispers":[{"lines":[["R1C1","R2C1"]]},{"lines":[["R1C2","R2C2"]],"value":"4"}],"lockout":[{"lines":[["R1C1","R1C2","R1C3"]]}]})",
       "f-puzzles 3x3; whisper 5 r1c1 r2c1; whisper 4 r1c2 r2c2; lockout 4 r1c1-r1c3"},
      {R"({"odd":[{"cell":"R1C1"},{"cell":"R1C2"}],"even":[{"cell":"R9C9"}],"minimum":[{"cell":"R5C5"}],"rowindexer":[{"cells":["R1C1","R2C1"]}]})",
       "f-puzzles 3x3; even r9c9; odd r1c1 r1c2; minimum r5c5; row-indexer r1c1 r2c1"},
      // Drawings and copies; unknown keys.
      {R"({"line":[{"lines":[["R1C1"]],"fromConstraint":"Renban"}],"rectangle":[{"fromConstraint":"My Rule"}],"renban":[{"lines":[["R1C1","R1C2"]]}],"circle":[{"cells":["R1C1"]}],"mystery":[{"cells":["R1C1"]}],"empty":[],"off":false})",
       "f-puzzles 3x3; renban r1c1 r1c2 -myrule -mystery ~circle"},
      {R"({"renban":[{"lines":[["R1C1","R1C2"]],"isNewConstraint":true}]})", "f-puzzles 3x3; renban r1c1 r1c2"},
      {R"({"renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1"]],"isNewConstraint":true}],"metadata":{"a":1}})",
       "f-puzzles 3x3; renban r1c1 r1c2 ~line"},
      // What does not fit is named.
      {R"({"killercage":[{"cells":["R1C1"],"value":"x+y"}],"renban":[{"lines":[["R1C1"]]}],"thermometer":{"lines":1},"odd":[{}],"quadruple":[{"cells":["R1C1"],"values":[1]}]})",
       "f-puzzles 3x3 -killercage -renban -thermometer -odd -quadruple"},
      {R"({"size":4,"grid":[[{"region":0},{"region":0},{"region":0},{"region":1}],[{"region":0},{"region":1},{"region":1},{"region":1}],[{"region":2},{"region":2},{"region":2},{"region":3}],[{"region":2},{"region":3},{"region":3},{"region":3}]]})",
       "f-puzzles jigsaw:1112122233343444"},
      {R"({"size":4,"grid":[[{"region":null}]]})", "f-puzzles 1x4 -region"},
      // What is no puzzle.
      {R"({})", "no-puzzle-found@1 JSON"},
      {R"({"size":4})", "no-puzzle-found@1 JSON"},
      {R"({"size":99,"grid":[[{}]]})", "bad-foreign-text@1 f-puzzles"},
      {R"({"size":4,"grid":[[{"region":3}]]})", "bad-foreign-text@1 f-puzzles"},
      {"{", "no-puzzle-found@2 JSON"},
      {R"({"size":4}})", "no-puzzle-found@11 JSON"},
      {R"({"size":4,"grid":[[{}]],})", "bad-foreign-text@25 f-puzzles"},
  });
}

TEST_CASE("JSON of other programs keeps what a player has done, and what the author tells", "[formats]") {
  struct PlayedCase {
    std::string text;
    // The digits, the notes of each cell, the notes in corners, the title, the author and the rules in words.
    std::string shown;
  };
  const std::vector<PlayedCase> cases{
      {R"({"size":2,"title":" T ","author":"A","ruleset":"one\ntwo","successMessage":" Bravo ","grid":[[{"value":2,"given":true,"centerPencilMarks":[1]},{"value":1}],[{"centerPencilMarks":[1,2,9],"cornerPencilMarks":[2]},{"givenPencilMarks":[1]}]]})",
       "2... 21.. ,,12, ,,2, T/A/one\ntwo/Bravo"},
      {R"({"size":2,"grid":[[{"value":2,"given":true}]]})", "2... 2...   ///"},
      {R"({"cells":[[{"value":2},{"value":1,"given":false}],[{"centremarks":"12"},{"cornermarks":[1]}]],"regions":[[[0,0],[0,1]],[[1,0],[1,1]]],"cages":[{"value":"title: No"},{"value":"author: B"},{"value":"msgcorrect: Well done!"}],"metadata":{"title":"Yes","rules":["one","two"]}})",
       "2... 21.. ,,12, ,,,1 Yes/B/one\ntwo/Well done!"},
      {R"({"size":2,"grid":[[{},{}],[{},{}]],"title":"\u0490\u00e4\ud83d\ude00","author":"\ud83dx","ruleset":"\"\t\""})",
       ".... ....   \u0490\u00e4\U0001f600/?x/\"\t\"/"},
      {R"({ce:[[,],[,]],re:[[[0,0],[0,1]],[[1,0],[1,1]]],metadata:{title:'It\'s \u00e4',author:'\q\u00g',rules:'one\ntwo'}})",
       ".... ....   It's \u00e4/qu00g/one\ntwo/"},
  };
  const auto shown_sets = [](const std::vector<DigitSet>& sets) {
    std::string shown;
    for (std::size_t index = 0; index < sets.size(); ++index) {
      if (index > 0) shown += ',';
      sets[index].for_each([&](Digit digit) { shown += std::to_string(digit.value); });
    }
    return shown;
  };
  for (const PlayedCase& each : cases) {
    CAPTURE(each.text);
    const ParsedPuzzle puzzle = parse_puzzle(each.text).value();
    CHECK(write_line(puzzle.grid) + ' ' + write_line(puzzle.digits()) + ' ' + shown_sets(puzzle.notes) + ' ' +
              shown_sets(puzzle.corner_notes) + ' ' + puzzle.title + '/' + puzzle.author + '/' + puzzle.ruleset + '/' +
              puzzle.message ==
          each.shown);
    const ParsedPuzzle alone = puzzle_in(puzzle);
    CHECK_FALSE(alone.grid_now);
    CHECK(write_line(alone.grid) == write_line(puzzle.grid));
    CHECK(alone.candidates.size() == puzzle.candidates.size());
    CHECK((alone.notes.empty() && alone.corner_notes.empty()));
  }
}

TEST_CASE("links of f-puzzles are unpacked", "[formats]") {
  const std::string packed =
      "N4IgzglgXgpiBcAWANCALhNAbO8QBGACAHREVJFQGsIscAnAYwEMBzXAbVEZjrAQ4gASgEYAwiMrDxAJhABdVADdmWAK64QAZhABfZN15Z+"
      "8QUJkSp5sXMUgV6zQHY9dtAAsY9ALYB7bzBoXgKgWBAAdjAmHGaIlqhCcXIJcTopYogK8rp2zOEYVOEQrO5oCABmqmAwukA==";
  const std::string shown = "f-puzzles 2x2; cage 3 r1c1 r1c2; cage 7 r2c1 r2c2; thermometer r4c1-r4c4";
  std::string escaped;
  for (const char character : packed) {
    if (character == '+') escaped += "%2B";
    if (character == '/') escaped += "%2f";
    if (character == '=') escaped += "%3D";
    if (character != '+' && character != '/' && character != '=') escaped += character;
  }
  check_all({
      {"https://www.f-puzzles.com/?load=" + packed, shown},
      {"https://f-puzzles.com/?load=" + escaped, shown},
      {"https://sudokupad.app/fpuzzles" + packed, shown},
      {"https://sudokupad.app/fpuz" + escaped, shown},
      {"fpuz" + packed, shown},
      {"https://f-puzzles.com/?load=", "bad-foreign-text@1 f-puzzles"},
      {"https://f-puzzles.com/?load=%2", "bad-foreign-text@1 f-puzzles"},
      {"https://f-puzzles.com/?load=" + packed.substr(0, 40), "bad-foreign-text@1 f-puzzles"},
  });
}

TEST_CASE("puzzles of SudokuPad are read", "[formats]") {
  const std::string cells =
      R"("cells":[[{"value":1},{},{},{}],[{},{"given":false,"value":2},{},{}],[{},{},{"value":3},{}],[{},{},{},{}]])";
  const auto pad = [&](const std::string& more) { return "{" + cells + more + "}"; };
  const std::string shown = "sudokupad 2x2 r1c1=1 r3c3=3";
  check_all({
      {pad(""), shown},
      {pad(R"(,"metadata":{"title":"T","solution":"1234341221434321"},"settings":{"a":1},"id":"x","cellSize":50)"),
       shown},
      {pad(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":3},{"cells":[[1,0],[1,1]],"sum":5,"value":"?"},{"cells":[[2,0],[2,1]],"unique":true},{"cells":[[3,0],[3,1]]},{"value":"title: X"},{"value":"foglight: r1c1"}])"),
       shown + "; cage 3 r1c1 r1c2; cage 5 r2c1 r2c2; cage r3c1 r3c2 ~cages ~foglight"},
      {pad(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"8×"},{"cells":[[1,0],[1,1]],"value":"*12"},{"cells":[[2,0],[2,1]],"value":"2x","unique":false}])"),
       "sudokupad 2x2 r1c1=1 r3c3=3; product-cage 8 r1c1 r1c2; product-cage 12 r2c1 r2c2 -cages"},
      {pad(R"(,"cages":[{"cells":[[1,0],[1,1]],"value":"x12"}],"metadata":{"rules":"Box: x is a number."})"),
       shown + " -cages"},
      {pad(R"(,"cages":[{"cells":[[1,0],[1,1]],"value":"x12"}],"metadata":{"rules":"Box: cages show products."})"),
       shown + "; product-cage 12 r2c1 r2c2"},
      {pad(R"(,"regions":[[[2147483646,0],[2147483646,1]],[[2147483647,0],[2147483647,1]]],"solution":"1111111111111111")"),
       "bad-foreign-text@1 sudokupad"},
      {pad(R"(,"cages":[{"cells":[[0,0],[1,1]],"value":6,"unique":false},{"cells":[[0,2]],"value":2,"unique":false},{"cells":[[3,0],[3,1]],"value":"a+b"}])"),
       "sudokupad 2x2 r1c1=1 r1c3=2 r3c3=3; little-killer 6 r1c1 r2c2 -cages"},
      {pad(R"(,"cages":[{"cells":[[0,0]],"style":"fpRowIndexer"},{"cells":[[0,1]],"style":"fpColumnIndexer"},{"cells":[[0,2]],"style":"fpBoxIndexer"},{"cells":[[1,0],[2,1]],"style":"extraregion"},{"cells":[[1,0],[3,1]],"style":"wavy"}])"),
       shown + "; cage r2c1 r3c2; row-indexer r1c1; column-indexer r1c2; box-indexer r1c3 -cages wavy"},
      {pad(R"(,"cages":[{"cells":[[0,0],[0,1],[0,2],[0,3]],"type":"rowcol","unique":true},{"cells":[[0,0],[1,1]],"type":"rowcol","unique":true},{"cells":[[0,0],[9,1]]}])"),
       shown + "; cage r1c1 r2c2 -cages"},
      {pad(R"(,"global":["antiknight","nonconsecutive","anticone"],"metadata":{"antiking":true,"norowcol":true},"diagonal+":true)"),
       "sudokupad 2x2+antiknight+antiking r1c1=1 r3c3=3; nonconsecutive; rising-diagonal -anticone -norowcol"},
      {pad(R"(,"diagonal+":true,"diagonal-":true,"global":["disjoint"])"), "sudokupad 2x2+x+disjoint r1c1=1 r3c3=3"},
      {pad(R"(,"lines":[{"wayPoints":[[0.5,0.5],[1.5,1.5]]}],"arrows":[],"overlays":[{"text":"5"}],"foglight":[[0,0]],"mystery":[1])"),
       shown + " -mystery ~lines ~overlays ~foglight"},
      {pad(R"(,"metadata":{"bgimage":"https://example.com/a.png","bgimageopacity":1,"fgimage":""})"),
       shown + " ~bgimage"},
      {pad(R"(,"regions":[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,1],[1,2],[1,3]],[[2,0],[2,1],[2,2],[3,0]],[[2,3],[3,1],[3,2],[3,3]]])"),
       "sudokupad jigsaw:1112122233343444 r1c1=1 r3c3=3"},
      {pad(R"(,"regions":[[[0,0],[0,1],[0,2]],[[0,3],[1,0],[1,1],[1,2],[1,3]],[[2,0],[2,1],[2,2],[3,0]],[[2,3],[3,1],[3,2],[3,3]]])"),
       "sudokupad 1x4 r1c1=1 r3c3=3; cage r1c1-r1c3; cage r3c1-r3c3 r4c1; cage r3c4 r4c2-r4c4 -regions"},
      {pad(R"(,"regions":[[[0,0],[0,1]]])"), "sudokupad 1x4 r1c1=1 r3c3=3 -regions"},
      {R"({"cells":[[{"value":"A"},{"centremarks":[1,2]}],[{},{}]],"regions":[[[0,0],[0,1]],[[1,0],[1,1]]]})",
       "sudokupad 1x2 -given"},
      // Shortened: names, quotes, words, and nothing for an object without members.
      {"{ce:[[{v:1},,,],[,,,],[,,{v:3},],[,,,]],metadata:{t:'It\\'s',antiknight:t,norowcol:f},ca:[{ce:[[0,0],[0,1]],v:"
       "3,sum:3,unique:t}],l:[{c:#0,wp:[[0.5,1]]}],cs:50}",
       "sudokupad 2x2+antiknight r1c1=1 r3c3=3; cage 3 r1c1 r1c2 ~lines"},
      {"{ce:[[{v:1},", "bad-foreign-text@2 f-puzzles"},
      {R"({"cells":[[{},{}],[{}]]})", "bad-foreign-text@1 sudokupad"},
      {R"({"cells":[[{},{}],[{},{}]],"regions":[[[0,7]]]})", "bad-foreign-text@1 sudokupad"},
  });
}

TEST_CASE("links of SudokuPad and of Interactive-Sudoku-Solver are unpacked", "[formats]") {
  const std::string packed = pack_lz_text(
      R"({"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"cages":[{"cells":[[0,0],[0,1]],"value":3}]})");
  const std::string shown = "sudokupad 2x2 r1c1=1; cage 3 r1c1 r1c2";
  const std::string solver = "https://sigh.github.io/Interactive-Sudoku-Solver/?mode=x&q=";
  check_all({
      {"https://sudokupad.app/scl" + packed, shown},
      {"https://sudokupad.app/sudoku/ctc" + packed + "?setting-nogrid=1", shown},
      {"https://app.crackingthecryptic.com/sudoku/?puzzleid=scl" + packed, shown},
      {"sudokupad://puzzle/scl" + packed, shown},
      {"scl" + packed, shown},
      {"https://sudokupad.app/scl" + packed.substr(0, 30), "bad-foreign-text@1 f-puzzles"},
      {"https://sudokupad.app/scfzz", "bad-foreign-text@1 sudokupad"},
      // A symbol is a digit and up to five blanks after the digit.
      {"https://sudokupad.app/scft" + std::string(12, 'o') + "K*w", "sudokupad 3x3 r1c1=5 ~underlays"},
      {"https://sudokupad.app/scft" + std::string(12, 'o') + "U", "bad-foreign-text@1 sudokupad"},
      {solver + ".Cage~10~R1C1~R1C2", "sudoku-solver 3x3; cage 10 r1c1 r1c2"},
      {solver + "%2ECage%7E10%7ER1C1~R1C2+.~R1C1_3&x=1#y", "sudoku-solver 3x3 r1c1=3; cage 10 r1c1 r1c2"},
      {solver + "%2", "bad-foreign-text@1 sudoku-solver"},
      {solver + ".End", "bad-foreign-text@1 sudoku-solver"},
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

TEST_CASE("JSON of a puzzle can be on several lines", "[formats]") {
  PuzzleReader reader;
  reader.feed(
      "{\n  \"size\": 4,\n\n  \"title\": \"a } b\",\n  \"killercage\": [\n    {\"cells\": [\"R1C1\",\n\"R1C2\"], "
      "\"value\": 7}\n  ]\n}\n"
      "# nonet rule cage 5 r1c1 r1c2\n  {\"size\":4,\"grid\":[[{}]]\n}\n"
      "{\"size\":4,\n\"broken\":[\n1234123412341234\n"
      "{\"size\":\n  4 4}\n................\n{\"size\":4,");
  reader.finish();
  std::vector<std::string> items;
  while (const auto item = reader.take()) {
    const auto* puzzle = std::get_if<ParsedPuzzle>(&*item);
    const auto* error = std::get_if<ParseError>(&*item);
    const Position at = puzzle != nullptr ? puzzle->start : error->position;
    items.push_back((puzzle != nullptr
                         ? std::string(name_of(puzzle->format)) + " " + std::to_string(puzzle->rules.size())
                         : std::string(name_of(error->code))) +
                    "@" + std::to_string(at.line) + ":" + std::to_string(at.column));
  }
  CHECK(items == std::vector<std::string>{"f-puzzles 1@1:1", "f-puzzles 1@11:3", "no-puzzle-found@14:11", "line 0@15:1",
                                          "no-puzzle-found@17:5", "line 0@18:1", "no-puzzle-found@19:11"});
}

TEST_CASE("JSON is read strictly and within bounds", "[formats]") {
  for (const char* good : {"{}", "[]", " [1, -2.5e+3, \"a\\u0041\\n\", true, false, null] ", "0", "\"\"", "[[{}]]"}) {
    CAPTURE(good);
    CHECK(read_json(good));
  }
  for (const char* bad : {"", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", "1e", "-", "+1", "tru", "\"",
                          "\"\\x\"", "\"\\u12g4\"", "[1] 2", "{\"a\":1,}", "\"\n\"", "nan"}) {
    CAPTURE(bad);
    CHECK_FALSE(read_json(bad));
  }
  CHECK(read_json(std::string(30, '[') + std::string(30, ']')));
  CHECK_FALSE(read_json(std::string(40, '[') + std::string(40, ']')));
  CHECK_FALSE(read_json(std::string(1'000'000, '[')));
  std::string many = "[0";
  for (int value = 0; value < 100'000; ++value) many += ",0";
  CHECK_FALSE(read_json(many + "]"));
  const auto read = read_json(R"({"a":[1,"x\u0041"],"b":{"c":2}})");
  REQUIRE(read);
  CHECK(read.value().member("a")->items[1].text == "xA");
  CHECK(read.value().member("b")->member("c")->text == "2");
  CHECK(read.value().member("d") == nullptr);
}

TEST_CASE("hostile packed texts end, and what they unpack to is bounded", "[formats]") {
  Random random(5);
  constexpr std::string_view kSymbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=% ";
  for (int round = 0; round < 3000; ++round) {
    std::string packed;
    for (std::uint32_t length = random.below(200); length > 0; --length)
      packed += kSymbols[random.below(static_cast<std::uint32_t>(kSymbols.size()))];
    const auto unpacked = unpack_lz_text(packed);
    if (unpacked) CHECK(unpacked->size() <= 3 * kMaxUnpackedUnits);
    CHECK(foreign_text("https://f-puzzles.com/?load=" + packed).starts_with("bad-foreign-text"));
  }
  CHECK(unpack_lz_text("uAgAJMgEKLwbgAe0A===") == "\u0407 \u2013 \U0001F600");
  // All ones: after the first character, each code is the newest word.
  CHECK_FALSE(unpack_lz_text(std::string(60000, '/')));
}

TEST_CASE("foreign texts that were cut or changed are read or refused", "[formats]") {
  const std::vector<std::string> texts{
      ".Shape~6x6.Cage~10~R1C1~R1C2.Thermo~R1C1~R2C1.Or.Cage~3~R1C1.End.~R1C1_5.Sandwich~8~C1.XSum~C2~1~2",
      R"({"size":6,"grid":[[{"value":1,"given":true,"region":0}]],"killercage":[{"cells":["R1C1","R1C2"],"value":"7"}],"negative":["xv"]})",
  };
  Random random(11);
  int puzzles = 0;
  for (const std::string& text : texts) {
    for (std::size_t length = 0; length <= text.size(); ++length)
      puzzles += foreign_text(text.substr(0, length)).find("bad") == std::string::npos;
    for (int round = 0; round < 2000; ++round) {
      std::string changed = text;
      for (int changes = 0; changes < 3; ++changes)
        changed[1 + random.below(static_cast<std::uint32_t>(changed.size() - 1))] =
            static_cast<char>(32 + random.below(95));
      puzzles += foreign_text(changed).find("bad") == std::string::npos;
    }
  }
  CHECK(puzzles > 1000);
}
