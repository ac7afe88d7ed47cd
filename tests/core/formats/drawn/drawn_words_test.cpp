#include <string>

#include "core/formats/puzzle_reader.h"
#include "tests/catch.h"
#include "tests/core/formats/drawn/pad_text.h"

using namespace nonet;

namespace {

const std::string kNothing = "\"lines\":[]";
const std::string kWhiteDot = shape("0.5,1", "0.3", kOpenCircle);
const std::string kBlackDot = shape("1,0.5", "0.3", R"(,"rounded":true,"backgroundColor":"#000000")");

std::string in_color(const std::string& color) { return lines(line(kRow, color)); }

std::string filled(const std::string& center, const std::string& size, bool is_round, const std::string& color) {
  return shape(center, size,
               std::string(",\"rounded\":") + (is_round ? "true" : "false") + ",\"backgroundColor\":\"" + color + "\"");
}

}  // namespace

TEST_CASE("words alone suggest rules about the whole grid", "[formats]") {
  check_drawings({
      {kNothing, "Cells a knight's move apart cannot contain the same digit.", "sure antiknight words-alone knight"},
      {kNothing, "Anti-king.", "sure antiking words-alone anti-king"},
      {kNothing, "Disjoint groups.", "sure disjoint words-alone disjoint"},
      {kNothing, "Orthogonally adjacent cells cannot contain consecutive digits.",
       "sure nonconsecutive words-alone adjacent"},
      {kNothing, "Both diagonals contain the digits 1-9 once each.",
       "sure falling-diagonal words-alone diagonal; sure rising-diagonal words-alone diagonal"},
      {kNothing, "Digits on the positive diagonal may not repeat.", "sure rising-diagonal words-alone diagonal"},
      // The diagonal that is drawn is the one of which the words speak.
      {lines(line("[0,0],[9,9]", "#34BBE6", "2")), "Digits on the marked diagonals may not repeat.",
       "sure falling-diagonal line-across-grid diagonal"},
      {kNothing, "The anti-knight constraint does not apply.", ""},
      {kNothing, "Anti-knight rules apply. One of these rules is false.", "low antiknight words-alone anti-knight"},
  });
}

TEST_CASE("words tell what holds for pairs without a dot", "[formats]") {
  const std::string dots = shapes(kWhiteDot + "," + kBlackDot);
  const std::string white = "sure white-dot 1 r1c1 r1c2 dot-between-cells ";
  const std::string black = "sure black-dot 2 r1c1 r2c1 dot-between-cells ";
  const std::string both = white + "kropki; " + black + "kropki";
  check_drawings({
      {dots, "Kropki: all dots are given.",
       both + "; sure negative-white 1 words-alone dots; sure negative-black 2 words-alone dots"},
      {dots, "Kropki. Not all dots are given.", both},
      {dots, "Kropki. All dots are given. Not all dots are given.", both},
      {shapes(kWhiteDot), "White dots are consecutive. All dots are given.",
       white + "white dot; sure negative-white 1 words-alone dots"},
      {shapes(kWhiteDot + "," + text_at("0.5,1", "3")), "White dots. All white dots are given.",
       "sure white-dot 3 r1c1 r1c2 dot-between-cells white dot; sure negative-white 3 words-alone dots"},
      {shapes(text_at("0.5,1", "V")), "Digits joined by a V sum to 5. All such pairs are given.",
       "sure pair-sum 5 r1c1 r1c2 letter-between-cells v; sure negative-sum 5 words-alone v"},
      {shapes(text_at("0.5,1", "X")), "All Xs and Vs are given.",
       "low pair-sum 10 r1c1 r1c2 letter-between-cells; sure negative-sum 5,10 words-alone xv"},
  });
}

TEST_CASE("sentences give lines of a colour their meaning", "[formats]") {
  const std::string strokes =
      lines(line("[0.5,0.5],[0.5,2.5]", "#F067F0") + "," + line("[0.5,1.5],[2.5,1.5]", "#F067F0"));
  const std::string halves =
      lines(line("[0.5,0.5],[0.5,2.5]", "#2ECBFF") + "," + line("[2.5,2.5],[0.5,2.5]", "#2ECBFF"));
  check_drawings({
      {in_color("#67F067"), "Adjacent digits on a green line differ by 5 or more.",
       "sure whisper 5 r1c1-r1c3 line-in-words differ"},
      {in_color("#FF0000"), "Adjacent digits along a red line differ by at least 3.",
       "sure whisper 3 r1c1-r1c3 line-in-words differ"},
      {in_color("#F067F0"), "Digits on a purple line are consecutive digits in any order.",
       "sure renban r1c1-r1c3 line-in-words consecutive"},
      {in_color("#8844CC"), "Violet lines contain consecutive digits in any order.",
       "sure renban r1c1-r1c3 line-in-words consecutive"},
      {in_color("#FFD700"), "A golden line reads the same both ways.", "sure palindrome r1c1-r1c3 line-in-words same"},
      {in_color("#2ECBFF"), "Box borders divide the blue line into segments that add to the same sum.",
       "sure region-sum-line r1c1-r1c3 line-in-words sum"},
      {in_color("#CDB1EC"), "Digits an equal distance from the centre of a lavender line sum to the centre.",
       "sure zipper r1c1-r1c3 line-in-words distance"},
      {in_color("#EEEEEE"), "Each line is divided into segments that sum to 10.",
       "sure sum-line 10 r1c1-r1c3 line-in-words segment"},
      {lines(line("[0.5,0.5],[0.5,1.5]", "#FF0000")), "Adjacent digits on a red line have different parity.",
       "sure relation 10,5,10,5 r1c1 r1c2 line-in-words parity", 4},
      // A colour with two meanings has none.
      {in_color("#67F067"),
       "Adjacent digits on a green line differ by at least 5. Green lines read the same both ways.", ""},
      // Strokes that look alike and meet are one line.
      {strokes, "Pink lines contain consecutive digits in any order.",
       "sure renban r1c1-r1c3 r2c2 r3c2 line-in-words consecutive"},
      {halves, "Each blue line has the same sum in each box it passes through.",
       "sure region-sum-line r1c1-r1c3 r2c3 r3c3 line-in-words sum"},
  });
}

TEST_CASE("one sentence may tell the difference along a line, and another one the order", "[formats]") {
  const std::string blue = lines(line("[0.5,0.5],[0.5,2.5]", "#2ECBFF"));
  const std::string difference = "Adjacent digits on a blue line have the same difference.";
  const std::string order = "Blue lines have adjacent digits with the same difference, in order.";
  const std::string both = suggested_text({blue, order, ""});
  CHECK(both.find("any-of") != std::string::npos);
  CHECK(suggested_text({blue, difference, ""}).find("any-of") == std::string::npos);
  CHECK(suggested_text({blue, difference + " " + order, ""}) == both);
  CHECK(suggested_text({blue, order + " " + difference, ""}) == both);
}

TEST_CASE("suggested rules are as many as a puzzle can have, with the rules inside of them", "[formats]") {
  // A loop around each rectangle has an alternative for each cell.
  std::string loops;
  const auto point = [](int row, int column) {
    return "[" + std::to_string(row) + ".5," + std::to_string(column) + ".5]";
  };
  for (int corner = 0; corner < 81 * 81; ++corner) {
    const int top = corner / 729;
    const int left = corner / 81 % 9;
    const int bottom = corner / 9 % 9;
    const int right = corner % 9;
    if (top >= bottom || left >= right) continue;
    const std::string round = point(top, left) + "," + point(top, right) + "," + point(bottom, right) + "," +
                              point(bottom, left) + "," + point(top, left);
    loops += (loops.empty() ? "" : ",") + line(round, "#2ECBFF");
  }
  const auto read = parse_puzzle(pad(lines(loops), "Blue lines are divided into segments that sum to 10."), nullptr);
  REQUIRE(read);
  std::size_t count = 0;
  for (const RuleSuggestion& each : suggested_rules(read.value()).rules) count += count_with_parts(each.rule);
  CHECK(count > kMaxRules - 40);
  CHECK(count <= kMaxRules);
}

TEST_CASE("sentences give shapes in cells their meaning", "[formats]") {
  const std::string rings = shapes(shape("0.5,0.5", "0.8", kOpenCircle) + "," + shape("2.5,4.5", "0.8", kOpenCircle));
  check_drawings({
      {rings, "A digit in a circle indicates how many circles contain that digit.",
       "sure counting-circles r1c1 r3c5 shape-in-words circle"},
      {rings, "Enjoy the circles.", ""},
      {shapes(filled("0.5,0.5", "0.7", true, "#D4DA31") + "," + filled("1.5,1.5", "0.7", false, "#D4DA31")),
       "The yellow circles contain odd digits. The yellow squares contain even digits.",
       "sure odd r1c1 shape-in-words odd; sure even r2c2 shape-in-words even"},
      {shapes(filled("0.5,0.5", "1", false, "#CFCFCF")),
       "Digits in grey cells are greater than all neighbouring cells.",
       "sure maximum r1c1 shape-in-words greater than"},
      {shapes(filled("0.5,0.5", "1", false, "#CFCFCF")), "Shaded cells are lower than their neighbours.",
       "likely minimum r1c1 shape-in-words lower than"},
  });
}

TEST_CASE("arrows may be drawn as lines with a head of three points", "[formats]") {
  const std::string arrow = lines(line("[0.5,0.5],[0.5,2.5]", "#BBBBBB", "3.2") + "," +
                                  line("[0.25,2.25],[0.5,2.5],[0.75,2.25]", "#BBBBBB", "3.2")) +
                            "," + shapes(shape("0.5,0.5", "0.85", kOpenCircle));
  check_drawings({
      {arrow, "Digits on an arrow sum to the circled digit.", "sure arrow r1c1-r1c3 arrow-with-circle arrow"},
      {arrow, "Digits on an arrow have the difference of the digit in the circle.",
       "low arrow r1c1-r1c3 arrow-with-circle arrow"},
      {arrow, "Follow the line.", ""},
  });
}

TEST_CASE("drawings of f-puzzles suggest what drawings of SudokuPad do", "[formats]") {
  const auto shown = [](const std::string& members, const std::string& words) {
    const auto read = parse_puzzle("{\"size\":9,\"grid\":[],\"ruleset\":\"" + words + "\"," + members + "}", nullptr);
    REQUIRE(read);
    std::string all;
    for (const RuleSuggestion& each : suggested_rules(read.value()).rules) {
      all.append(name_of(each.certainty)).append(" ");
      all += write_rule(each.rule, *read.value().grid.layout()) + "; ";
    }
    return all;
  };
  const std::string bulb = R"("circle":[{"cells":["R1C1"],"baseC":"#CFCFCF","width":0.85,"height":0.85}])";
  const std::string way = R"("line":[{"lines":[["R1C1","R1C2","R2C3"]],"outlineC":"#CFCFCF","width":0.3}])";
  CHECK(shown(way + "," + bulb, "Thermometers increase.") == "sure thermometer r1c1 r1c2 r2c3; ");
  CHECK(shown(way, "Grey lines are palindromes: they read the same both ways.") == "sure palindrome r1c1 r1c2 r2c3; ");
  CHECK(shown(R"("text":[{"cells":["R1C1","R1C2"],"value":"X","size":0.3}])", "An X is a sum of 10.") ==
        "sure pair-sum 10 r1c1 r1c2; ");
  CHECK(shown(R"("text":[{"cells":["R0C1"],"value":"8","size":0.5}])", "Sandwich sums.") ==
        "sure sandwich 8 r1c1-r9c1; ");
  CHECK(shown(R"("rectangle":[{"cells":["R4C4"],"baseC":"#CFCFCF","width":0.8,"height":0.8}])", "Squares are even.") ==
        "sure even r4c4; ");
  CHECK(shown(R"("text":[{"cells":["R1C1","RxCy"],"value":"8"},{"cells":[]}])", "Anti-king.") == "sure antiking; ");
}

TEST_CASE("a suggested rule of the layout changes the layout of the puzzle", "[formats]") {
  auto read = parse_puzzle(pad(kNothing, "Anti-knight."), nullptr);
  REQUIRE(read);
  ParsedPuzzle puzzle = read.value();
  for (const RuleSuggestion& each : suggested_rules(puzzle).rules) take_rule(puzzle, each.rule);
  CHECK(puzzle.grid.layout()->spec().rules.contains(RuleKind::AntiKnight));
  CHECK(puzzle.rules.empty());
  CHECK(suggested_rules(puzzle).rules.empty());
}
