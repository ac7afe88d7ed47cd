#include "core/formats/drawn/drawn_readings.h"

#include <string>
#include <vector>

#include "core/formats/drawn/author_solution.h"
#include "core/formats/drawn/drawn_strokes.h"
#include "core/rules/kinds/kinds.h"
#include "tests/core/formats/drawn/pad_text.h"

namespace nonet {

namespace {

const std::string kBulbOf4 = shapes(kBulb) + "," + lines(line(kRow, "#CFCFCF"));
const std::string kPink = lines(line(kRow, "#F067F0"));
const std::string kStrokes =
    lines(line("[0.5,0.5],[0.5,1.5]", "#F067F0") + "," + line("[0.5,1.5],[0.5,2.5]", "#F067F0"));
const std::string kBranch =
    lines(line("[0.5,0.5],[0.5,2.5]", "#2ECBFF") + "," + line("[0.5,1.5],[2.5,1.5]", "#2ECBFF"));
const std::string kOutside = shapes(text_at("-0.5,0.5", "4") + "," + text_at("0.5,-0.5", "3"));

// The steps and rules of each reading: `first: renban r1c1-r1c3; …`.
std::vector<std::string> readings_told(const std::string& text) {
  auto read = parse_puzzle(text, nullptr);
  if (!read) return {"unread"};
  RuleSuggestions found = suggested_rules(read.value());
  take_out_broken(read.value(), found, holds);
  std::vector<std::string> all;
  for (const DrawnReading& reading : readings_of(read.value(), found).each) {
    std::string one;
    for (const ReadingStep& step : reading.steps) one += (one.empty() ? "" : ", ") + text_of(step);
    if (one.empty()) one = "first";
    one += ":";
    for (const Rule& rule : reading.rules) one += " " + write_rule(rule, *read.value().grid.layout()) + ";";
    all.push_back(one);
  }
  return all;
}

using Told = std::vector<std::string>;

ReadingDoubt doubt_about(const std::string& text) {
  const auto read = parse_puzzle(text, nullptr);
  REQUIRE(read);
  return readings_of(read.value(), suggested_rules(read.value())).doubt;
}

std::string with_solution(std::string text) {
  const std::string at = "\"metadata\":{";
  return text.replace(text.find(at), at.size(), at + "\"solution\":\"1234341221434321\",");
}

}  // namespace

TEST_CASE("a drawing that words do not explain has several readings", "[formats]") {
  CHECK(readings_told(pad(kBulbOf4, "", 4)) ==
        Told{"first: thermometer r1c1-r1c3;", "instead thermometer slow-thermometer: slow-thermometer r1c1-r1c3;"});
  CHECK(readings_told(pad(kPink, "", 4)) == Told{"first:", "taken renban: renban r1c1-r1c3;"});
  CHECK(readings_told(pad(kStrokes, "", 4)) ==
        Told{"first:", "taken renban: renban r1c1-r1c3;", "apart renban: renban r1c1 r1c2; renban r1c2 r1c3;"});
  const Told outside = readings_told(pad(kOutside, "", 4));
  REQUIRE(outside.size() == 5);
  CHECK(outside[1] == "taken sandwich: sandwich 4 r1c1-r4c1; sandwich 3 r1c1-r1c4;");
  CHECK(outside[4] == "instead sandwich numbered-room: numbered-room 4 r1c1-r4c1; numbered-room 3 r1c1-r1c4;");
}

TEST_CASE("a drawing with many parts has a bounded number of readings", "[formats]") {
  std::string many;
  int row = 0;
  for (const char* color : {"#F067F0", "#67F067", "#ACACAC", "#2ECBFF", "#FF9A00", "#FFE000", "#9B30D0"}) {
    const std::string down = std::to_string(row++) + ".5";
    many += (many.empty() ? "" : ",") + line("[" + down + ",0.5],[" + down + ",2.5]", color);
  }
  CHECK(readings_told(pad(lines(many), "")).size() == kMaxReadings);
  CHECK(doubt_about(pad(lines(many), "")) == ReadingDoubt::CutOff);
}

TEST_CASE("one solution decides nothing where rules are missing, unless the author gives it", "[formats]") {
  const std::string there_and_back = line("[3.5,0.5],[3.5,1.5],[3.5,0.5]", "#CFCFCF");
  const std::string bulb = shapes(shape("3.5,0.5", "0.85", kGreyCircle));
  const std::string refused = pad(lines(line(kRow, "#F067F0") + "," + there_and_back) + "," + bulb, "", 4);
  CHECK(doubt_about(pad(kPink, "", 4)) == ReadingDoubt::None);
  CHECK(doubt_about(refused) == ReadingDoubt::MissingRules);
  CHECK(doubt_about(with_solution(refused)) == ReadingDoubt::None);
}

TEST_CASE("an orange line is an entropic line or a whisper, where three divides the side", "[formats]") {
  const std::string orange = lines(line(kRow, "#FF9A00"));
  CHECK(readings_told(pad(orange, "")) == Told{"first:", "taken entropic: entropic r1c1-r1c3;",
                                               "instead entropic whisper, number whisper: whisper 4 r1c1-r1c3;",
                                               "instead entropic whisper: whisper 5 r1c1-r1c3;"});
  CHECK(readings_told(pad(orange, "", 4)) == Told{"first:", "taken whisper: whisper 2 r1c1-r1c3;"});
}

TEST_CASE("more than 300 lines are no strokes of each other", "[formats]") {
  const auto strokes = [](std::size_t count) {
    const std::vector<CellLine> lines(count, {{Cell{0}, Cell{1}}, DrawnColor::Pink, "#F067F0", 0.25});
    return Strokes(lines).of(lines.front()).size();
  };
  CHECK(strokes(300) == 300);
  CHECK(strokes(301) == 1);
}

TEST_CASE("a drawing with very many parts has one reading", "[formats]") {
  const auto at = [](int row, int column) { return std::to_string(row) + ".5," + std::to_string(column) + ".5"; };
  const auto readings = [&](const std::vector<int>& steps) {
    std::string many;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        for (const int step : steps) {
          const int down = row + step / 10;
          const int right = column + step % 10;
          if (down > 8 || right > 8) continue;
          many += (many.empty() ? "" : ",") + line("[" + at(row, column) + "],[" + at(down, right) + "]", "#ACACAC");
        }
      }
    }
    return readings_told(pad(lines(many), "")).size();
  };
  // 72 lines of each direction of two cells, 63 of three, 64 of two along a diagonal.
  CHECK(readings({1, 10}) == 2);
  CHECK(readings({1, 10, 2, 20, 11}) == 1);
}

TEST_CASE("words leave one reading, or need the author's solution for another", "[formats]") {
  CHECK(readings_told(pad(kBulbOf4, "Digits increase along thermometers.", 4)).size() == 1);
  CHECK(readings_told(pad(kBulbOf4, "Thermometers.", 4)).size() == 2);
  CHECK(readings_told(pad(kOutside, "Skyscrapers.", 4)).size() == 1);
  const std::string other = pad(shapes(shape("0.5,1", "0.3", kOpenCircle)), "Circles are fun.", 4);
  CHECK(readings_told(other) == Told{"first:"});
  CHECK(readings_told(with_solution(other)) == Told{"first:", "taken white-dot: white-dot 1 r1c1 r1c2;"});
}

TEST_CASE("what the author's solution breaks is no reading", "[formats]") {
  CHECK(readings_told(with_solution(pad(kStrokes, "", 4))).size() == 3);
  const std::string down = lines(line("[0.5,0.5],[2.5,0.5]", "#F067F0"));
  CHECK(readings_told(with_solution(pad(down, "", 4))).size() == 2);
  const std::string far = lines(line("[0.5,0.5],[1.5,0.5]", "#F067F0"));
  CHECK(readings_told(with_solution(pad(far, "", 4))) == Told{"first:"});
}

TEST_CASE("strokes of a region sum line that meet may be one line", "[formats]") {
  const Told both = readings_told(pad(kBranch, "Blue lines: equal sum in each box.", 4));
  REQUIRE(both.size() == 2);
  CHECK(both[1] == "joined region-sum-line: equal-sums 3,1,1 r1c1 r1c2 r2c2 r1c3 r3c2;");
}

TEST_CASE("rules that contradict the words are in no reading", "[formats]") {
  CHECK(readings_told(with_solution(pad(kLittleArrow + "," + shapes(text_at("-0.5,2.5", "5")),
                                        "The digits along a diagonal have that difference.", 4))) == Told{"first:"});
}

}  // namespace nonet
