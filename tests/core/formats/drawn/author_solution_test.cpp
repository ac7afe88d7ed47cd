#include "core/formats/drawn/author_solution.h"

#include <string>

#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "core/rules/kinds/kinds.h"
#include "tests/catch.h"

namespace nonet {

namespace {

// A 4×4 board of SudokuPad with a line of thermometers, a cage, and the author's solution.
std::string pad(const std::string& points, const std::string& cage, const std::string& solution) {
  std::string cells;
  for (int row = 0; row < 4; ++row) cells += row == 0 ? "[{},{},{},{}]" : ",[{},{},{},{}]";
  return "{\"cells\":[" + cells + "],\"lines\":[{\"wayPoints\":[" + points +
         "],\"color\":\"#CFCFCF\",\"thickness\":21}],\"overlays\":[{\"center\":[0.5,0.5],\"width\":0.8,\"height\":0.8,"
         "\"rounded\":true,\"backgroundColor\":\"#CFCFCF\"}],\"cages\":[" +
         cage + "],\"metadata\":{\"rules\":\"Thermometers.\",\"solution\":\"" + solution + "\"}}";
}

constexpr const char* kSolution = "1234341221434321";
const std::string kRising = "[0.5,0.5],[0.5,2.5]";   // 1 2 3
const std::string kFalling = "[0.5,0.5],[2.5,0.5]";  // 1 3 2

// The rules that are left, then what was taken out.
std::string told(const std::string& text) {
  auto read = parse_puzzle(text, nullptr);
  if (!read) return "unread";
  ParsedPuzzle& puzzle = read.value();
  RuleSuggestions suggestions = suggested_rules(puzzle);
  const AuthorVerdict verdict = take_out_broken(puzzle, suggestions, holds);
  const Layout& layout = *puzzle.grid.layout();
  std::string all;
  for (const Rule& rule : puzzle.rules) all += write_rule(rule, layout) + "; ";
  for (const RuleSuggestion& each : suggestions.rules) all += write_rule(each.rule, layout) + "; ";
  for (const Rule& rule : verdict.stated) all += "broken " + write_rule(rule, layout) + "; ";
  for (const RuleSuggestion& each : verdict.drawn) all += "broken " + write_rule(each.rule, layout) + "; ";
  if (verdict.layout == AuthorVerdict::Layout::Broken) all += "another layout; ";
  return all;
}

const std::string kCage = R"({"cells":[[3,0],[3,1]],"value":"7"})";
const std::string kWrongCage = R"({"cells":[[3,0],[3,1]],"value":"6"})";

}  // namespace

TEST_CASE("what the author's solution breaks was read wrongly", "[formats]") {
  CHECK(told(pad(kRising, kCage, kSolution)) == "cage 7 r4c1 r4c2; thermometer r1c1-r1c3; ");
  CHECK(told(pad(kFalling, kCage, kSolution)) == "cage 7 r4c1 r4c2; broken thermometer r1c1-r3c1; ");
  CHECK(told(pad(kRising, kWrongCage, kSolution)) == "thermometer r1c1-r1c3; broken cage 6 r4c1 r4c2; ");
}

TEST_CASE("nothing is judged without a whole solution of this layout", "[formats]") {
  const std::string all = "cage 6 r4c1 r4c2; thermometer r1c1-r3c1; ";
  CHECK(told(pad(kFalling, kWrongCage, "")) == all);
  CHECK(told(pad(kFalling, kWrongCage, "123434122143432.")) == all);
  CHECK(told(pad(kFalling, kWrongCage, "12343412214343")) == all);
  CHECK(told(pad(kFalling, kWrongCage, "1234341221434320")) == all);
  CHECK(told(pad(kFalling, kWrongCage, "1234341221434322")) == all + "another layout; ");
}


TEST_CASE("strokes are apart when the author's solution breaks the line that they would be together", "[formats]") {
  const auto strokes = [](const std::string& last) {
    return R"({"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"lines":[)"
           R"({"wayPoints":[[0.5,1.5],[0.5,2.5]],"color":"#F067F0","thickness":16},{"wayPoints":[[0.5,2.5],)" +
           last +
           R"(],"color":"#F067F0","thickness":16}],"metadata":{"rules":"Pink lines are consecutive digits in any )"
           R"(order.","solution":"1234341221434321"}})";
  };
  CHECK(told(strokes("[0.5,3.5]")) == "renban r1c2-r1c4; ");
  CHECK(told(strokes("[1.5,3.5]")) == "renban r1c2 r1c3; renban r1c3 r2c4; ");
  CHECK(told(strokes("[1.5,2.5]")) == "renban r1c2 r1c3 r2c3; ");
}

TEST_CASE("the author's solution judges rules of the layout that words tell", "[formats]") {
  const auto words = [](const std::string& rules) {
    return R"({"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"metadata":{"rules":")" + rules +
           R"(","solution":"1234341221434321"}})";
  };
  CHECK(told(words("Digits a knight's move apart cannot be the same.")) == "broken antiknight; ");
  CHECK(told(words("Disjoint groups.")) == "disjoint; ");
}

}  // namespace nonet
