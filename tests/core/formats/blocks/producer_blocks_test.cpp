#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kLine = "5" + std::string(80, '.');

struct ProducerCase {
  std::string text;
  std::vector<std::string> shown;
};

void check_producers(const std::vector<ProducerCase>& cases) {
  for (const ProducerCase& each : cases) {
    CAPTURE(each.text);
    CHECK(shown_items(each.text) == each.shown);
  }
}

std::string saved(const std::string& key, const std::string& value) {
  std::string name = key;
  name.resize(8, ' ');
  return name + ":" + std::to_string(value.size()) + ":" + value + "\n";
}

std::string saved_game(const std::string& game, const std::string& shape, const std::string& id) {
  return saved("SAVEFILE", "Simon Tatham's Portable Puzzle Collection") + saved("VERSION", "1") + saved("GAME", game) +
         saved("PARAMS", shape) + saved("CPARAMS", shape) + saved("DESC", id);
}

}  // namespace

TEST_CASE("files of pzpr are read", "[formats]") {
  const std::string givens = ". 1 . . \n. . . 2 \n3 . . . \n. . 3 . \n";
  const std::string blanks = ". . . . \n. . . . \n. . . . \n. . . . \n";
  check_producers({
      {"pzprv3\nsudoku\n4\n" + givens + blanks, {"2x2 .1.....23.....3."}},
      {"pzprv3.1\nsudoku\n4\n" + givens, {"2x2 .1.....23.....3."}},
      {"pzprv3/sudoku/4/. 1 . . /. . . 2 /3 . . . /. . 3 . /2 . 4 3 /4 3 1 . /. 4 2 1 /1 2 . 4 /",
       {"2x2 .1.....23.....3. now 2143431234211234"}},
      {"pzprv3\nsudoku\n4\n" + givens + "2[1,,3,] . . .\n. .[1,2,,] + .\n. . . .\n. . . .\n",
       {"2x2 .1.....23.....3. now 21.....23.....3."}},
      // The next puzzle is one of its own.
      {"pzprv3\nsudoku\n4\n" + givens + blanks + kLine, {"2x2 .1.....23.....3.", "3x3 " + kLine}},
      {"pzprv3\nsudoku\n4\n" + givens + blanks + "history:{\n\"type\":\"pzpr\"\n}\n" + kLine,
       {"2x2 .1.....23.....3.", "3x3 " + kLine}},
      {"pzprv3\nslither\n4\n4\n. 1 2 .\n3 . . 0\n. 1 2 .\n3 . . 0\n\n" + kLine,
       {"unread-format@1:1 pzpr", "3x3 " + kLine}},
      {"pzprv3\nsudoku\n4\n. 1 . . \n", {"no-puzzle-found@1:1 pzpr"}},
      {"pzprv3\nsudoku\n4\n. 1 . 7 \n" + givens.substr(9) + blanks, {"no-puzzle-found@1:1 pzpr"}},
  });
}

TEST_CASE("files of janko.at are read", "[formats]") {
  const std::string head =
      "begin\npuzzle sudoku\nauthor Someone\nsource https://example.org/very/long/address/of/a/page\nsize 4\n";
  const std::string problem = "problem\n1 - - -\n- - - 2\n- 3 - -\n- - - -\n";
  const std::string solution = "solution\n1 2 3 4\n3 4 1 2\n4 3 2 1\n2 1 4 3\n";
  const std::string givens = "1......2.3......";
  check_producers({
      {head + problem + solution + "end\n", {"2x2 " + givens}},
      {head + problem + "end\n" + kLine, {"2x2 " + givens, "3x3 " + kLine}},
      {head + "areas\n1 1 1 2\n1 3 2 2\n3 3 4 2\n3 4 4 4\n" + problem + solution + "end\n",
       {"jigsaw:1112132233423444 " + givens}},
      {head + problem + "sums\n3 3 - -\n- - - -\n- - - -\n- - - -\n" + solution + "end\n",
       {"2x2 " + givens + " -sums"}},
      {"begin\npuzzle sudoku\nsize 6\npatternx 2\npatterny 3\nproblem\n6 - - - - -\n- - - - - -\n- - - - - -\n- - - - "
       "- -\n- - - - - -\n"
       "- - - - - -\nend\n",
       {"3x2 6" + std::string(35, '.')}},
      {"begin\npuzzle fillomino\nsize 4\n" + problem + "end\n", {"unread-format@1:1 janko.at"}},
      {head + "problem\n1 - - -\nend\n", {"no-puzzle-found@1:1 janko.at"}},
      {head + problem + kLine, {"2x2 " + givens, "3x3 " + kLine}},
  });
}

TEST_CASE("saved games of Solo are read with their moves", "[formats]") {
  const std::string puzzle = saved_game("Solo", "2x2", "1_2b3k");
  const std::string three = saved("NSTATES", "4") + saved("STATEPOS", "3") + saved("MOVE", "R2,0,4") +
                            saved("MOVE", "R3,0,3") + saved("MOVE", "R0,1,3");
  check_producers({
      {puzzle + saved("NSTATES", "1") + saved("STATEPOS", "1"), {"2x2 12..3..........."}},
      // The moves up to the state that was shown last: the first state is the puzzle.
      {puzzle + three, {"2x2 12..3........... now 12433..........."}},
      {puzzle + saved("STATEPOS", "4") + saved("MOVE", "R2,0,4") + saved("MOVE", "R2,0,0") + saved("MOVE", "R0,0,3"),
       {"2x2 12..3..........."}},
      {puzzle + saved("STATEPOS", "2") + saved("SOLVE", "S1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1"),
       {"2x2 12..3........... now 1234341221434321"}},
      {saved_game("Solo", "2x3", "6zi") + kLine, {"2x3 6" + std::string(35, '.'), "3x3 " + kLine}},
      {saved_game("Solo", "2x2kdu", "1o,c_____________________,10o"), {"2x2 1...............; cage 10 r1c1-r1c4"}},
      {saved_game("Tents", "8x8", "abc"), {"unread-format@1:1 a saved game of Tents"}},
      {saved_game("Solo", "2x2", "1_2b3"), {"no-puzzle-found@1:1 a saved game of Solo"}},
  });
  const auto items = items_in(puzzle + saved("STATEPOS", "4") + saved("MOVE", "P2,0,3") + saved("MOVE", "P2,0,4") +
                              saved("MOVE", "P2,0,3"));
  REQUIRE(items.size() == 1);
  const auto& position = std::get<ParsedPuzzle>(items[0]);
  REQUIRE(position.candidates.size() == 16);
  CHECK(position.candidates[2] == DigitSet(Digit{4}));
  CHECK(position.candidates[3] == DigitSet::full(4));
}

TEST_CASE("sections of .sdk files are no puzzles", "[formats]") {
  const std::string puzzle = "[Puzzle]\n1...\n...2\n.3..\n....\n";
  const std::string state = "[State]\n12..\n...2\n.3..\n....\n";
  const std::string marks = "[PencilMarks]\n,,34,\n,,,\n,,,\n,,,14\n";
  const std::string no_marks = "[PencilMarks]\n,,,\n,,,\n,,,\n,,,\n";
  const std::string colors = "[Colors]\n0000\n0100\n0000\n0000\n";
  const std::string position = "2x2 1......2.3...... now 12.....2.3......";
  check_producers({
      {puzzle + state + no_marks + colors, {position}},
      {puzzle + state + marks + colors, {position}},
      {puzzle + colors + "\n" + kLine, {"2x2 1......2.3......", "3x3 " + kLine}},
      {puzzle + "[Anything]\n0000\n0100\n0000\n0000\n" + puzzle, {"2x2 1......2.3......", "2x2 1......2.3......"}},
      {"#ASomeone\n#LEasy\n1...\n...2\n.3..\n....\n", {"2x2 1......2.3......"}},
  });
  const auto marked = items_in(puzzle + state + marks + colors);
  const auto& candidates = std::get<ParsedPuzzle>(marked[0]).candidates;
  REQUIRE(candidates.size() == 16);
  CHECK(candidates[2] == (DigitSet(Digit{3}) | DigitSet(Digit{4})));
  CHECK(candidates[3] == DigitSet::full(4));
  CHECK(std::get<ParsedPuzzle>(items_in(puzzle + state + no_marks)[0]).candidates.empty());
}
