#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::vector<std::string> kTableOfGivens{"2x2 1.....3..4.....2"};
const std::string kRule = "|---|:-:|--:|---|\n";
const std::string kRest = "|  |  | 3 |  |\n|  | 4 |  |  |\n|  |  |  | 2 |\n";
const std::string kFirst = "| 1 |  |  |  |\n";

}  // namespace

TEST_CASE("tables of Markdown are read", "[formats]") {
  for (const std::string& text : {
           kFirst + kRule + kRest,
           // The head is blank, names the columns with numbers, letters or words, or is a row of bold digits.
           "|  |  |  |  |\n" + kRule + kFirst + kRest,
           "| 1 | 2 | 3 | 4 |\n" + kRule + kFirst + kRest,
           "| A | B | C | D |\n" + kRule + kFirst + kRest,
           "| one | two | three | four |\n" + kRule + kFirst + kRest,
           "| **1** |  |  |  |\n" + kRule + kRest,
           std::string("| `1` | . | . | . |\n" + kRule + "| 0 | 0 | __3__ | 0 |\n|_|4|_|_|\n|.|.|.|2|\n"),
           "Try this:\n\n| **1** |  |  |  |\r\n" + kRule + kRest + "\nthanks\n",
       }) {
    CAPTURE(text);
    CHECK(shown_items(text) == kTableOfGivens);
  }
  CHECK(shown_items(kFirst + kRule + kRest + "\n" + kFirst + kRule + kRest) ==
        std::vector{kTableOfGivens[0], kTableOfGivens[0]});
}

TEST_CASE("rows between bars without a line below the head are no table", "[formats]") {
  CHECK(shown_items("| 1 | . | . | . |\n| . | . | 3 | . |\n| . | 4 | . | . |\n| . | . | . | 2 |\n") == kTableOfGivens);
  // A table that is no square is read line by line.
  const std::vector<std::string> items = shown_items("| 1 | . | . | . |\n" + kRule + "| . | . | 3 | . |\n");
  REQUIRE(items.size() == 1);
  CHECK(items[0].starts_with("missing-rows@"));
  // A first row with digits is no head, so there is a row too many.
  for (const std::string& item : shown_items(kFirst + kRule + kRest + "|  |  |  | 2 |\n"))
    CHECK(item.find('@') != std::string::npos);
}
