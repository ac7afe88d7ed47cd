#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kFourBlanks(16, '.');
const std::string kNineBlanks(81, '.');
const std::string kCages =
    "; cage 3 r1c1 r2c1; cage 7 r1c2 r1c3; cage 10 r1c4-r4c4; cage 5 r2c2 r2c3; cage 6 r3c1 r4c1; cage 10 r3c2 r3c3 "
    "r4c2 r4c3";

struct LabelCase {
  std::string text;
  std::vector<std::string> shown;
};

void check_labels(const std::vector<LabelCase>& cases) {
  for (const LabelCase& each : cases) {
    CAPTURE(each.text);
    CHECK(shown_items(each.text) == each.shown);
  }
}

}  // namespace

TEST_CASE("letters of cages with sums are a killer", "[formats]") {
  const std::string cages = "ABBC\nAddC\nEffC\nEffC\n";
  const std::string sums = "A = 3\nB = 7\nC = 10\nd = 5\nE = 6\nf = 10\n";
  check_labels({
      {cages + "\n" + sums, {"2x2 " + kFourBlanks + kCages}},
      {cages + sums, {"2x2 " + kFourBlanks + kCages}},
      {cages + "A=3 B=7 C=10 d=5 E=6 f=10", {"2x2 " + kFourBlanks + kCages}},
      {cages + "A: 3, B: 7, C: 10\nd == 5; E == 6; f == 10\n", {"2x2 " + kFourBlanks + kCages}},
      {"A B B C\nA d d C\nE f f C\nE f f C\n" + sums, {"2x2 " + kFourBlanks + kCages}},
      {"AB|BC\nAd|dC\n--+--\nEf|fC\nEf|fC\n\n" + sums, {"2x2 " + kFourBlanks + kCages}},
      // Clues beside the letters, or above.
      {"1... ABBC\n...2 AddC\n.... EffC\n.... EffC\n" + sums, {"2x2 1......2........" + kCages}},
      {"1...\n...2\n....\n....\n\n" + cages + sums, {"2x2 1......2........" + kCages}},
      // A cage without a sum has different digits.
      {cages + "A = 3\n",
       {"2x2 " + kFourBlanks +
        "; cage 3 r1c1 r2c1; cage r1c2 r1c3; cage r1c4-r4c4; cage r2c2 r2c3; cage r3c1 r4c1; cage r3c2 r3c3 r4c2 "
        "r4c3"}},
      {cages + sums + kNineBlanks, {"2x2 " + kFourBlanks + kCages, "3x3 " + kNineBlanks}},
      {cages + sums + "\n" + cages + sums, {"2x2 " + kFourBlanks + kCages, "2x2 " + kFourBlanks + kCages}},
      {cages + "G = 3\n", {"bad-foreign-text@1:1 killer"}},
      {cages + "A = 3\nA = 4\n", {"bad-foreign-text@1:1 killer"}},
  });
  // Words are no letters of cages.
  check_labels({
      {"Easy\n" + kFourBlanks, {"2x2 " + kFourBlanks}},
      {"Easy\nHard\n1...\n...2\n....\n....\n", {"2x2 1......2........"}},
  });
}

TEST_CASE("sums of cells are a killer", "[formats]") {
  const std::string cages = "3x3 " + kNineBlanks + "; cage 3 r1c1 r2c1; cage 5 r1c2 r1c3";
  check_labels({
      {"3 = (0,0) + (1,0)\n5 = (0,1) + (0,2)\n", {cages}},
      {"3 = (1,1) + (2,1)\n5 = (1,2) + (1,3)\n", {cages}},
      {"3 == (0, 0) + (1, 0)\n5 == (0, 1) + (0, 2)\n", {cages}},
      {"3: (0,0), (1,0)\n5: (0,1), (0,2)\n", {cages}},
      {"(0,0) + (1,0) = 3\n(0,1) + (0,2) = 5\n", {cages}},
      {"3 = r1c1 + r2c1\n5 = R1C2 + R1C3\n", {cages}},
      {"3 = (0,0) + (1,0)\n5 = (0,1) + (0,2)\n" + kNineBlanks, {cages, "3x3 " + kNineBlanks}},
      {"1...\n....\n....\n....\n3 = (0,0) + (1,0)\n", {"2x2 1...............; cage 3 r1c1 r2c1"}},
      {"3 = (0,0) + (97,0)\n", {"bad-foreign-text@1:1 killer"}},
  });
}

TEST_CASE("a grid of regions below a grid of clues makes it a jigsaw", "[formats]") {
  const std::string clues = "1...\n...2\n.3..\n....\n";
  const std::string jigsaw = "jigsaw:1112132233423444 1......2.3......";
  const std::string plain = "2x2 1......2.3......";
  check_labels({
      {clues + "1112\n1322\n3342\n3444\n", {jigsaw}},
      {clues + "\nAAAB\nACBB\nCCDB\nCDDD\n", {jigsaw}},
      {clues + "\n1 1 1 2\n1 3 2 2\n3 3 4 2\n3 4 4 4\n", {jigsaw}},
      {clues + "0 0 0 1\n0 2 1 1\n2 2 3 1\n2 3 3 3\n", {jigsaw}},
      {"4 4\n" + clues + "1 1 1 2\n1 3 2 2\n3 3 4 2\n3 4 4 4\n", {jigsaw}},
      {"1.|..\n..|.2\n--+--\n.3|..\n..|..\n\nAA|AB\nAC|BB\n--+--\nCC|DB\nCD|DD\n", {jigsaw}},
      {clues + "1112\n1322\n3342\n3444\n" + clues, {jigsaw, plain}},
      // A solution, a wrong solution, and other puzzles are no regions.
      {clues + "1234\n3412\n2341\n4123\n", {plain, "2x2 1234341223414123"}},
      {clues + "1134\n3422\n2341\n4123\n", {plain, "2x2 1134342223414123"}},
      {clues + "1000\n0002\n0300\n0000\n", {plain, plain}},
      {clues + "1000\n0002\n0300\n0000\n" + clues, {plain, plain, plain}},
  });
}
