#include <string>

#include "core/formats/drawn/drawing_text.h"
#include "core/formats/drawn/rule_suggestion.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// A blank board of SudokuPad with 4 rows, further members and words.
std::string board(const std::string& members, const std::string& words) {
  return R"({"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)" + members +
         R"(,"metadata":{"rules":")" + words + "\"}}";
}

std::string cage(const std::string& cells, const std::string& more) {
  return "{\"cells\":[" + cells + "]" + more + "}";
}

std::string layout_of(const std::string& text) {
  const auto read = parse_puzzle(text, nullptr);
  return read ? name_of(*read.value().grid.layout()) : "unread";
}

std::string rules_of(const std::string& text) {
  const auto read = parse_puzzle(text, nullptr);
  REQUIRE(read);
  std::string all;
  for (const Rule& rule : read.value().rules) all += write_rule(rule, *read.value().grid.layout()) + "; ";
  return all;
}

const std::string kHidden = R"(,"unique":true,"hidden":true)";
const std::string kFour = "\"regions\":[],\"cages\":[" + cage("[0,0],[0,1],[0,2],[1,0]", kHidden) + "," +
                          cage("[0,3],[1,3],[2,3],[1,2]", kHidden) + "," + cage("[1,1],[2,0],[2,1],[3,0]", kHidden) +
                          "," + cage("[2,2],[3,1],[3,2],[3,3]", kHidden) + "]";

}  // namespace

TEST_CASE("an empty list of regions has boxes when the words say so", "[formats]") {
  CHECK(layout_of(board("\"regions\":[]", "")) == "1x4");
  CHECK(layout_of(board("\"regions\":[]", "Each row and column contains the digits 1-4 once each.")) == "1x4");
  CHECK(layout_of(board("\"regions\":[]", "Normal sudoku rules apply.")) == "2x2");
  CHECK(layout_of(board("\"regions\":[]", "No digit repeats in a row, column or box.")) == "2x2");
  CHECK(layout_of(board("\"lines\":[]", "")) == "2x2");
}

TEST_CASE("hidden cages that cover the board are its regions", "[formats]") {
  CHECK(layout_of(board(kFour, "")) == "jigsaw:1112132233423444");
  CHECK(rules_of(board(kFour, "")).empty());
}

TEST_CASE("a small board has the digits of which its words or its solution speak", "[formats]") {
  CHECK(layout_of(board("\"lines\":[]", "Fill the grid with digits 1-9.")) == "1-9@4x4/2x2");
  CHECK(layout_of(board(R"("solution":"1234341221434321")", "")) == "2x2");
}

TEST_CASE("digits may repeat in cages when the words say so", "[formats]") {
  const std::string cages = "\"cages\":[" + cage("[0,0],[0,1],[1,1]", ",\"value\":7") + "]";
  CHECK(rules_of(board(cages, "Cages show their sums.")) == "cage 7 r1c1 r1c2 r2c2; ");
  CHECK(rules_of(board(cages, "Digits may repeat in cages.")) == "little-killer 7 r1c1 r1c2 r2c2; ");
  CHECK(rules_of(board(cages, "Digits may not repeat in cages.")) == "cage 7 r1c1 r1c2 r2c2; ");
  for (const char* words : {"Digits may repeat along lines but not within cages.",
                            "Cages have different digits; digits on an arrow can repeat outside cages.",
                            "In arrows and little killers, unlike cages, digits may repeat."}) {
    CAPTURE(words);
    CHECK(rules_of(board(cages, words)) == "cage 7 r1c1 r1c2 r2c2; ");
  }
}

TEST_CASE("a free path says where its numbers begin when a margin is cut", "[formats]") {
  const std::string row = "[{},{},{},{}]";
  const auto drawn = [&](const std::string& lines) {
    const auto read = parse_puzzle(R"({"cells":[)" + row + "," + row + "," + row + "," + row +
                                       R"(],"regions":[[[1,1],[1,2]],[[2,1],[2,2]]],"lines":[)" + lines + "]}",
                                   nullptr);
    REQUIRE(read);
    REQUIRE(read.value().document);
    return drawing_text(*read.value().document);
  };
  CHECK(drawn(R"({"d":"M64 64h64"})") == R"({"lines":[{"d":"M64 64h64","origin":["-1.000000","-1.000000"]}]})");
  CHECK(drawn(R"({"d":"M64 64h64","origin":[2,3]})") == R"({"lines":[{"d":"M64 64h64","origin":["1","2"]}]})");
  CHECK(drawn(R"({"d":"M64 64h64"}],"arrows":[{"d":"M0 0h64"})") ==
        R"({"lines":[{"d":"M64 64h64","origin":["-1.000000","-1.000000"]}],"arrows":[{"d":"M0 0h64"}]})");
  CHECK(drawn(R"({"wayPoints":[[1.5,1.5],[1.5,2.5]]})") ==
        R"({"lines":[{"wayPoints":[["0.500000","0.500000"],["0.500000","1.500000"]]}]})");
}

TEST_CASE("a margin for clues is outside the grid", "[formats]") {
  const std::string row = "[{},{},{},{},{},{}]";
  const std::string clue = R"([{},{"value":5},{},{},{},{}])";
  const auto wide = [&](const std::string& regions) {
    return R"({"cells":[)" + clue + "," + row + R"(,[{},{"value":3},{},{},{},{}],)" + row + "," + row + "," + row +
           R"(],"regions":[)" + regions +
           R"(],"cages":[{"cells":[[2,0]],"value":"4"},{"cells":[[1,1],[1,2]],"value":3}],)" +
           R"("lines":[{"wayPoints":[[4.5,1.5],[4.5,4.5]],"color":"#ACACAC","thickness":16}],)" +
           R"("metadata":{"rules":"Sandwich sums. Palindromes."}})";
  };
  const std::string regions =
      "[[1,1],[1,2],[2,1],[2,2]],[[1,3],[1,4],[2,3],[2,4]],[[3,1],[3,2],[4,1],[4,2]],[[3,3],[3,4],[4,3],[4,4]]";
  const auto read = parse_puzzle(wide(regions), nullptr);
  REQUIRE(read);
  CHECK(name_of(*read.value().grid.layout()) == "2x2");
  CHECK(write_line(read.value().grid) == "....3...........");
  CHECK(rules_of(wide(regions)) == "cage 3 r1c1 r1c2; ");
  std::string drawn;
  for (const RuleSuggestion& each : suggested_rules(read.value()).rules) {
    drawn += write_rule(each.rule, *read.value().grid.layout()) + "; ";
  }
  CHECK(drawn == "palindrome r4c1-r4c4; sandwich 5 r1c1-r4c1; sandwich 4 r2c1-r2c4; ");
  // Regions that are no square say nothing of a margin.
  CHECK(layout_of(wide("[[1,1],[1,2],[2,1],[2,2]]")) != "2x2");
}
