#include "core/formats/drawn/rule_suggestion.h"

#include <string>
#include <vector>

#include "core/formats/drawn/drawn_color.h"
#include "core/formats/puzzle_reader.h"
#include "tests/catch.h"
#include "tests/core/formats/drawn/pad_text.h"

using namespace nonet;

TEST_CASE("lines with something at their ends suggest rules", "[formats]") {
  const std::string grey = lines(line(kRow, "#CFCFCF", "21"));
  const std::string ringed = grey + "," + shapes(kRings);
  const std::string diamonds =
      grey + "," + shapes(shape("0.5,0.5", "0.6", kDiamond) + "," + shape("0.5,2.5", "0.6", kDiamond));
  const std::string palindrome =
      lines(line(kRow, "#ACACAC", "16")) + "," + shapes(shape("0.5,0.5", "0.7", kGreyCircle));
  const std::string branched =
      lines(line(kRow, "#CFCFCF", "21") + "," + line("[2.5,1.5],[0.5,1.5]", "#CFCFCF", "21")) + "," + shapes(kBulb);
  check_drawings({
      {grey + "," + shapes(kBulb), "Thermometers increase.", "sure thermometer r1c1-r1c3 line-with-bulb thermo"},
      {grey + "," + shapes(kBulb), "", "likely thermometer r1c1-r1c3 line-with-bulb"},
      {grey + "," + shapes(kBulb), "Follow the snake.", "low thermometer r1c1-r1c3 line-with-bulb"},
      {lines(line("[0.5,2.5],[0.5,0.5]", "#CFCFCF", "21")) + "," + shapes(kBulb), "Thermos!",
       "sure thermometer r1c1-r1c3 line-with-bulb thermo"},
      {grey + "," + shapes(kBulb), "Slow thermometers.", "sure slow-thermometer r1c1-r1c3 line-with-bulb slow thermo"},
      {grey + "," + shapes(kBulb), "Along thermometers digits must increase or stay the same.",
       "sure slow-thermometer r1c1-r1c3 line-with-bulb thermo"},
      {grey + "," + shapes(kBulb), "Digits on a thermometer must not decrease from the bulb.",
       "sure slow-thermometer r1c1-r1c3 line-with-bulb thermo"},
      {grey + "," + shapes(kBulb), "Slow thermometers: along a thermometer digits increase or stay the same.",
       "sure slow-thermometer r1c1-r1c3 line-with-bulb slow thermo"},
      {grey + "," + shapes(kBulb), "Thermometers strictly increase. Slow thermometers increase or stay the same.",
       "low slow-thermometer r1c1-r1c3 line-with-bulb slow thermo"},
      {grey + "," + shapes(kBulb), "Thermometers increase. Digits along the green line never decrease.",
       "sure thermometer r1c1-r1c3 line-with-bulb thermo"},
      {grey + "," + shapes(kBulb), "Slow Thermos: Digits along a gray thermometer increase in general.",
       "sure slow-thermometer r1c1-r1c3 line-with-bulb slow thermo"},
      {grey + "," + shapes(kBulb), "Thermometers increase. Some cells are doublers.",
       "likely thermometer r1c1-r1c3 line-with-bulb thermo"},
      {grey + "," + shapes(kBulb), "Thermometers. Exactly one of the two clues is false.",
       "likely thermometer r1c1-r1c3 line-with-bulb thermo"},
      {grey + "," + shapes(kBulb), "Slow thermometers and thermometers.",
       "low slow-thermometer r1c1-r1c3 line-with-bulb slow thermo"},
      // A circle of another grey is a bulb only when the words name thermometers.
      {palindrome, "Thermometers.", "sure thermometer r1c1-r1c3 line-with-bulb thermo"},
      {palindrome, "Palindromes. Circles are odd.",
       "sure palindrome r1c1-r1c3 line-of-color palindrom; sure odd r1c1 shape-in-cell odd"},
      {branched, "Thermometers.",
       "sure thermometer r1c1-r1c3 line-with-bulb thermo; sure thermometer r1c2-r3c2 branch-of-bulb thermo"},
      {ringed, "Digits on between lines lie between.", "sure between r1c1-r1c3 line-with-circles between line"},
      {ringed, "Double arrows.", "sure double-arrow r1c1-r1c3 line-with-circles double arrow"},
      {ringed, "Double arrows and between lines.", ""},
      {ringed, "", "low between r1c1-r1c3 line-with-circles"},
      {ringed, "The circles are pretty.", ""},
      {diamonds, "Lockout lines: ends differ by at least 3.", "sure lockout 3 r1c1-r1c3 line-with-diamonds lockout"},
      {diamonds, "", "low lockout 4 r1c1-r1c3 line-with-diamonds"},
      {lines(line("[0,0],[9,9]", "#34BBE6", "2")), "Digits on the marked diagonals differ.",
       "sure falling-diagonal line-across-grid diagonal"},
      {lines(line("[0,9],[9,0]", "#34BBE6", "2")), "", "likely rising-diagonal line-across-grid"},
  });
}

TEST_CASE("the words decide what a plain line means", "[formats]") {
  const auto in = [](const char* color) { return lines(line(kRow, color)); };
  const std::string both = lines(line(kRow, "#67F067") + "," + line("[1.5,0.5],[1.5,2.5]", "#F067F0"));
  const std::string loop = lines(line("[0.5,0.5],[0.5,1.5],[1.5,1.5],[1.5,0.5],[0.5,0.5]", "#F067F0"));
  check_drawings({
      {both, "German whispers and renban lines.",
       "sure whisper 5 r1c1-r1c3 line-of-color whisper; sure renban r2c1-r2c3 line-of-color renban"},
      {in("#FF9A00"), "Dutch whispers: at least four.", "sure whisper 4 r1c1-r1c3 line-of-color whisper"},
      {in("#67F067"), "Neighbours on whispers differ by at least 3.", "sure whisper 3 r1c1-r1c3 line-in-words differ"},
      {in("#67F067"), "Whispers.", "sure whisper 3 r1c1-r1c3 line-of-color whisper", 6},
      {in("#FF0000"), "Renban lines.", "likely renban r1c1-r1c3 only-line-in-words renban"},
      {lines(line(kRow, "#FF0000") + "," + line("[1.5,0.5],[1.5,2.5]", "#00FF00")), "Renban lines.", ""},
      {in("#ACACAC"), "Palindromes.", "sure palindrome r1c1-r1c3 line-of-color palindrom"},
      {in("#2ECBFF"), "Region sum lines.", "sure region-sum-line r1c1-r1c3 line-of-color region sum"},
      {in("#2ECBFF"), "Digits along a blue line have an equal sum N within each 2x2 box.",
       "sure region-sum-line r1c1-r1c3 line-in-words sum"},
      {in("#2ECBFF"), "Borders divide the blue line into segments with the same sum.",
       "sure region-sum-line r1c1-r1c3 line-of-color same sum"},
      {in("#CDB1EC"), "Zipper lines.", "sure zipper r1c1-r1c3 line-of-color zipper"},
      {in("#CDB1EC"), "Zipper lines and renban lines.", ""},
      {in("#FFCCAA"), "Entropic lines.", "sure entropic r1c1-r1c3 line-of-color entrop"},
      {in("#33BBBB"), "Modular lines.", "sure modular r1c1-r1c3 line-of-color modular"},
      {in("#C9C883"), "Nabner.", "sure nabner r1c1-r1c3 line-of-color nabner"},
      {in("#67F067"), "", "low whisper 5 r1c1-r1c3 line-of-color"},
      {in("#67F067"), "Normal sudoku rules apply.", ""},
      {loop, "Renban.", "sure renban r1c1 r1c2 r2c2 r2c1 line-of-color renban"},
      {lines(line(kRow, "#F067F0", "2")), "Renban.", ""},
      {lines(line("[0,1],[3,1]", "#F067F0")), "Renban.", ""},
      {lines(line("[0.5,0.5],[2.5,1.5]", "#F067F0")), "Renban.", ""},
      {lines(line(kRow, "#F067F000")), "Renban.", ""},
      {lines(line("[0.5,0.5],[0.5,99]", "#F067F0")), "Renban.", ""},
  });
}

TEST_CASE("closed and crossing lines suggest rules that return to a cell", "[formats]") {
  const std::string square = "[0.5,0.5],[0.5,1.5],[1.5,1.5],[1.5,0.5],[0.5,0.5]";
  const std::string eight = "[1.5,1.5],[0.5,2.5],[1.5,3.5],[2.5,2.5],[0.5,0.5],[1.5,0.5]";
  const std::string closed = "r1c1 r1c2 r2c2 r2c1 r1c1";
  const std::string crossing = "r2c2 r1c3 r2c4 r3c3-r1c1 r2c1";
  const std::string ring = shapes(shape("0.5,0.5", "0.8", kOpenCircle));
  const std::string bulb = shapes(shape("1.5,1.5", "0.85", kGreyCircle));
  const std::string pill =
      R"({"center":[0.5,1],"width":1.8,"height":0.8,"rounded":true,"backgroundColor":"#FFF","borderColor":"#000"})";
  check_drawings({
      {lines(line(square, "#67F067")), "German whispers.", "sure whisper 5 " + closed + " line-of-color whisper"},
      {lines(line(eight, "#67F067")), "German whispers.", "sure whisper 5 " + crossing + " line-of-color whisper"},
      {lines(line(square, "#ACACAC")), "Palindromes.", "sure palindrome " + closed + " line-of-color palindrom"},
      {lines(line(eight, "#2ECBFF")), "Region sums.", "sure region-sum-line " + crossing + " line-of-color region sum"},
      {lines(line(square, "#CDB1EC")), "Zipper lines.", "sure zipper " + closed + " line-of-color zipper"},
      {lines(line(eight, "#FFCCAA")), "Entropic lines.", "sure entropic " + crossing + " line-of-color entrop"},
      {lines(line(square, "#33BBBB")), "Modular lines.", "sure modular " + closed + " line-of-color modular"},
      // The cells of these lines are a set.
      {lines(line(eight, "#F067F0")), "Renban.", "sure renban r2c2 r1c3 r2c4 r3c3 r1c1 r2c1 line-of-color renban"},
      {lines(line(square, "#C9C883")), "Nabner.", "sure nabner r1c1 r1c2 r2c2 r2c1 line-of-color nabner"},
      // A circle where a loop closes is no end of the line, but for double arrows.
      {lines(line(square, "#67F067")) + "," + ring, "Whispers. Between lines.",
       "sure whisper 5 " + closed + " line-of-color whisper"},
      {lines(line(square, "#CFCFCF")) + "," + ring, "Double arrows.",
       "sure double-arrow " + closed + " line-with-circles double arrow"},
      {lines(line(eight, "#CFCFCF", "21")) + "," + bulb, "Slow thermometers.",
       "sure slow-thermometer " + crossing + " line-with-bulb slow thermo"},
      {lines(line(eight, "#CFCFCF", "21")) + "," + bulb, "Thermometers.", "refused thermometer " + crossing},
      {arrows(line(square, "#A1A1A1", "5")) + "," + ring, "Arrows.",
       "sure arrow " + closed + " arrow-with-circle arrow"},
      {arrows(line("[0.5,1.7],[1.5,1.5],[1.5,0.5],[0.5,0.5]", "#A1A1A1", "5")) + "," + shapes(pill), "Arrows.",
       "sure arrow 2 r1c1 r1c2 r2c2 r2c1 r1c1 arrow-with-pill arrow"},
  });
}

TEST_CASE("arrows suggest sums", "[formats]") {
  const std::string arrow = arrows(line("[0.5,0.75],[0.5,2.5]", "#A1A1A1", "5"));
  const std::string pill =
      R"({"center":[0.5,1],"width":1.8,"height":0.8,"rounded":true,"backgroundColor":"#FFF","borderColor":"#000"})";
  check_drawings({
      {arrow + "," + shapes(shape("0.5,0.5", "0.8", kOpenCircle)), "Arrows.",
       "sure arrow r1c1-r1c3 arrow-with-circle arrow"},
      {arrow + "," + shapes(shape("0.5,0.5", "0.8", kOpenCircle)), "", "likely arrow r1c1-r1c3 arrow-with-circle"},
      {arrow, "Arrows.", ""},
      {arrows(line("[0.5,1.7],[0.5,2.5],[1.5,3.5]", "#A1A1A1", "5")) + "," + shapes(pill), "Arrows.",
       "sure arrow 2 r1c1-r1c3 r2c4 arrow-with-pill arrow"},
      {kLittleArrow + "," + shapes(text_at("-0.5,2.5", "9")), "Little killer.",
       "sure little-killer 9 r1c2 r2c1 arrow-beside-number little killer"},
      {kLittleArrow + "," + shapes(text_at("-0.5,2.5", "9")), "",
       "likely little-killer 9 r1c2 r2c1 arrow-beside-number"},
      {kLittleArrow + "," + shapes(text_at("-0.5,2.5", "?")), "Little killer.", ""},
  });
}

TEST_CASE("shapes and texts suggest rules by their places", "[formats]") {
  const std::string black = R"(,"rounded":true,"backgroundColor":"#000000")";
  const std::string square = R"(,"rounded":false,"backgroundColor":"#CFCFCF")";
  check_drawings({
      {shapes(shape("0.5,1", "0.3", kOpenCircle)), "", "likely white-dot 1 r1c1 r1c2 dot-between-cells"},
      {shapes(shape("1,0.5", "0.3", black)), "Kropki.", "sure black-dot 2 r1c1 r2c1 dot-between-cells kropki"},
      {shapes(shape("0.5,1", "0.3", kOpenCircle) + "," + text_at("0.5,1", "3")), "White dots.",
       "sure white-dot 3 r1c1 r1c2 dot-between-cells white dot"},
      {shapes(shape("0.5,1", "0.3", kOpenCircle)), "Have fun.", "low white-dot 1 r1c1 r1c2 dot-between-cells"},
      {shapes(text_at("0.5,1", "X") + "," + text_at("1,0.5", "V")),
       "Digits separated by an X sum to 10. Digits separated by a V sum to 5.",
       "sure pair-sum 10 r1c1 r1c2 letter-between-cells x; sure pair-sum 5 r1c1 r2c1 letter-between-cells x"},
      {shapes(text_at("0.5,1", "X") + "," + text_at("1,0.5", "V")), "An X is a sum of 10, a V of 5.",
       "sure pair-sum 10 r1c1 r1c2 letter-between-cells x; sure pair-sum 5 r1c1 r2c1 letter-between-cells x"},
      {shapes(text_at("0.5,1", ">") + "," + text_at("1,0.5", "^")), "Signs point to the smaller digit.",
       "sure inequality r1c2 r1c1 sign-between-cells smaller; sure inequality r1c1 r2c1 sign-between-cells smaller"},
      {shapes(shape("1,0.5", "0.2", R"(,"text":"<","angle":90)")), "",
       "likely inequality r1c1 r2c1 sign-between-cells"},
      {shapes(shape("1,1", "0.7", kOpenCircle + R"(,"text":"1 13")")), "Quadruples.",
       "sure quadruple 1,1,3 r1c1 r1c2 r2c1 r2c2 circle-at-corner quad"},
      {shapes(shape("1,1", "0.7", kOpenCircle + R"(,"text":"ab")")), "Quadruples.", ""},
      {shapes(shape("0.5,0.5", "0.7", square) + "," + shape("1.5,0.5", "0.7", square) + "," +
              shape("2.5,2.5", "0.7", kGreyCircle)),
       "Squares are even, circles odd.", "sure even r1c1 r2c1 shape-in-cell even; sure odd r3c3 shape-in-cell odd"},
      {shapes(shape("0.5,0.5", "0.7", square)), "", "low even r1c1 shape-in-cell"},
      {shapes(shape("0.5,0.5", "0.7", square)), "Have fun.", ""},
      {shapes(shape("0.5,0.5", "1", square)), "Even.", ""},
      {shapes(text_at("-0.5,0.5", "8")), "Sandwich sums.", "sure sandwich 8 r1c1-r9c1 number-outside sandwich"},
      {shapes(text_at("-0.5,0.5", "8")), "Clues are the sums of the digits between the 1 and the 9.",
       "sure sandwich 8 r1c1-r9c1 number-outside between the 1 and"},
      {shapes(text_at("0.5,9.5", "8")), "Clues are the sums of the first X digits, where X is the first digit.",
       "sure x-sum 8 r1c9-r1c1 number-outside first x digits"},
      {shapes(text_at("9.5,0.5", "3")), "Clues say how many buildings are seen.",
       "sure skyscraper 3 r9c1-r1c1 number-outside buildings"},
      {shapes(text_at("0.5,9.5", "8")), "X-sums.", "sure x-sum 8 r1c9-r1c1 number-outside x-sum"},
      {shapes(text_at("9.5,0.5", "3")), "Skyscrapers.", "sure skyscraper 3 r9c1-r1c1 number-outside skyscraper"},
      {shapes(text_at("0.5,-0.5", "3")), "Numbered rooms.",
       "sure numbered-room 3 r1c1-r1c9 number-outside numbered room"},
      {shapes(text_at("0.5,-0.5", "3")), "Sandwiches and skyscrapers.", "low sandwich 3 r1c1-r1c9 number-outside"},
      {shapes(text_at("0.5,-0.5", "3")), "", "low sandwich 3 r1c1-r1c9 number-outside"},
      {shapes(text_at("0.5,-0.5", "3")), "Clues are fun.", ""},
      {shapes(text_at("-0.5,-0.5", "3")), "Sandwich.", ""},
      {shapes(text_at("0.5,0.5", "hello")), "Sandwich.", ""},
      {shapes(R"({"text":"no place"},{"center":["x",1],"text":"5"})"), "Sandwich.", ""},
  });
}

TEST_CASE("shortened names and rules that the puzzle has", "[formats]") {
  const auto shown = [](const std::string& text) {
    const auto read = parse_puzzle(text, nullptr);
    REQUIRE(read);
    return suggested_rules(read.value()).rules.size();
  };
  CHECK(shown("{ce:[[,,,],[,,,],[,,,],[,,,]],o:[{ct:[0.5,1],w:0.3,h:0.3,r:t,c2:#FFFFFF}]}") == 1);
  CHECK(shown("{ce:[[,,,],[,,,],[,,,],[,,,]],o:[{ct:[0.5,1],w:0.3,h:0.3,r:t,c2:FFFFFF}]}") == 1);
  CHECK(shown("{ce:[[,,,],[,,,],[,,,],[,,,]],l:[{wp:[[0.5,0.5],[0.5,1.5]],c:67F067,th:16}]}") == 1);
  const std::string diagonal = lines(line("[0,9],[9,0]", "#34BBE6", "2"));
  CHECK(shown(pad(diagonal, "")) == 1);
  CHECK(shown(pad(diagonal + ",\"diagonal+\":true", "")) == 0);
  CHECK(suggested_rules(parse_puzzle(std::string(81, '.'), nullptr).value()).rules.empty());
}

TEST_CASE("colours have the names that people give them", "[formats]") {
  CHECK(color_named("#fff") == DrawnColor::White);
  CHECK(color_named("#cfcfcfff") == DrawnColor::Grey);
  CHECK(color_named("#000") == DrawnColor::Black);
  CHECK(color_named("#ff0000") == DrawnColor::Red);
  CHECK(color_named("#00000040") == DrawnColor::Grey);
  CHECK(color_named("#0000ff80") == DrawnColor::Blue);
  CHECK(color_named("#ffffff00") == DrawnColor::None);
  CHECK(color_named("#12") == DrawnColor::None);
  CHECK(color_named("#ggg") == DrawnColor::None);
  CHECK(color_named("") == DrawnColor::None);
}
