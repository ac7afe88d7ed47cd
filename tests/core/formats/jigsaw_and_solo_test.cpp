#include "core/formats/jigsaw_and_solo.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/write.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kRegions = "1112122233343444";

struct LayoutCase {
  std::string text;
  std::string format;
  std::string layout;
  std::string digits;
};

}  // namespace

TEST_CASE("lines that name their own layout", "[formats]") {
  const std::vector<LayoutCase> cases{
      {"12..3..........." + kRegions, "jigsaw", "jigsaw:" + kRegions, "12..3..........."},
      {"1200300000000000aaababbbcccdcddd", "jigsaw", "jigsaw:" + kRegions, "12..3..........."},
      {"12..3..........." + kRegions + " # a comment", "jigsaw", "jigsaw:" + kRegions, "12..3..........."},
      {"1..............."
       "1122112233443344",
       "jigsaw", "2x2", "1..............."},
      {"4j:1_2b3k,b_d_ca_____aa", "solo", "jigsaw:" + kRegions, "12..3..........."},
      {"4jx:1_2b3k,b_d_ca_____aa", "solo", "jigsaw:" + kRegions + "+x", "12..3..........."},
      {"2x2:1_2b3k", "solo", "2x2", "12..3..........."},
      {"2x3:6zi", "solo", "2x3", "6..................................."},
      {"3x2:6zi", "solo", "3x2", "6..................................."},
      // The letters of the symmetry and of the level say nothing about the puzzle.
      {"2x3adt:6zi", "solo", "2x3", "6..................................."},
      {"3x3xmd4du:z5zzb", "solo", "3x3+x", std::string(26, '.') + "5" + std::string(54, '.')},
      {"4jxr2db:1_2b3k,b_d_ca_____aa", "solo", "jigsaw:" + kRegions + "+x", "12..3..........."},
      {"2x2j:1_2b3k,b_d_ca_____aa", "solo", "jigsaw:" + kRegions, "12..3..........."},
      {"3x3x:z5zzb", "solo", "3x3+x", std::string(26, '.') + "5" + std::string(54, '.')},
  };
  for (const LayoutCase& each : cases) {
    INFO(each.text);
    const auto puzzle = parse_puzzle(each.text);
    REQUIRE(puzzle);
    CHECK(name_of(puzzle.value().format) == each.format);
    CHECK(name_of(*puzzle.value().grid.layout()) == each.layout);
    CHECK(symbols_of(puzzle.value().grid) == each.digits);
  }
}

TEST_CASE("a jigsaw is written so that it reads back, and answers repeat it with its regions", "[formats]") {
  const Grid grid = grid_of("12..3...........", "jigsaw:" + kRegions);
  const std::string text = write(grid, TextFormat::Jigsaw);
  CHECK(text == "12..3..........." + kRegions + "\n");
  CHECK(parse_puzzle(text).value().grid == grid);
  CHECK(parse_puzzle(text).value().text + "\n" == text);
  CHECK(parse_puzzle("4j:1_2b3k,b_d_ca_____aa").value().text + "\n" == text);
  CHECK(parse_puzzle(text, grid.layout()).value().grid == grid);
}

TEST_CASE("lines that only look like them", "[formats]") {
  for (const std::string& text :
       {"12..3..........." + std::string("1112122233343443"), std::string("4j:1_2b3k"),
        std::string("4j:1_2b3k,b_d_ca_____a"), std::string("2x2:1_2b3z"), std::string("2x2:1"), std::string("9x9x9:a"),
        std::string("2x2dz:1_2b3k"), std::string("2x2q:1_2b3k"), std::string("4:1_2b3k"), std::string("2x2:1_2b3k!"),
        std::string("4j:1_2b3k,zzzz")}) {
    INFO(text);
    CHECK_FALSE(parse_puzzle(text));
  }
  CHECK_FALSE(parse_puzzle("2x2:1_5b3k"));
}

TEST_CASE("a random seed of Solo is refused by its name, and a comment behind a puzzle is none", "[formats]") {
  for (const char* text : {"3x3#123456", "3x3db#42", "9jd2u#7", "2x3a#1"}) {
    INFO(text);
    CHECK(parse_puzzle(text).error().code == ParseErrorCode::UnreadFormat);
  }
  CHECK(parse_puzzle("1...............#12").value().comment == "12");
  CHECK_FALSE(parse_puzzle("3x3#"));
}
