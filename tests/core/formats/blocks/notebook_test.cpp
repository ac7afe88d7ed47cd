#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kCellOfNotebook = "2x2 1.....3..4.....2";

// A notebook whose cells have these sources, each a value of JSON.
std::string notebook(const std::vector<std::string>& sources) {
  std::string text = "{\n \"cells\": [\n";
  for (const std::string& source : sources) {
    if (&source != &sources.front()) text += ",\n";
    text +=
        "  {\"cell_type\": \"code\", \"metadata\": {},\n   \"outputs\": [{\"text\": [\"1234\\n\", \"3412\\n\", "
        "\"2143\\n\", \"4321\\n\"]}],\n   \"source\": " +
        source + "}";
  }
  return text + "\n ],\n \"metadata\": {},\n \"nbformat\": 4,\n \"nbformat_minor\": 5\n}\n";
}

const std::string kCode =
    R"x(["import numpy as np\n", "board = [[1, 0, 0, 0],\n", " [0, 0, 3, 0],\n", " [0, 4, 0, 0],\n",
 " [0, 0, 0, 2]]\n", "solve(board)"])x";
const std::string kTable = R"x(["| 1 |  |  |  |\n", "|---|---|---|---|\n", "|  |  | 3 |  |\n", "|  | 4 |  |  |\n",
 "|  |  |  | 2 |"])x";

}  // namespace

TEST_CASE("puzzles in the sources of a notebook are read", "[formats]") {
  CHECK(shown_items(notebook({kCode})) == std::vector{kCellOfNotebook});
  CHECK(shown_items(notebook({kTable})) == std::vector{kCellOfNotebook});
  // A source as one text, with quotation marks.
  CHECK(shown_items(notebook({R"x("puzzle = \"1.....3..4.....2\"\nprint(puzzle)")x"})) == std::vector{kCellOfNotebook});
  CHECK(shown_items(notebook({R"x(["# A sudoku\n", "Solve this:"])x", R"x("1...\n..3.\n.4..\n...2")x", kCode})) ==
        std::vector{kCellOfNotebook, kCellOfNotebook});
}

TEST_CASE("a notebook without a puzzle is refused once", "[formats]") {
  const std::vector<std::string> refused{"no-puzzle-found@1:1 Jupyter"};
  CHECK(shown_items(notebook({})) == refused);
  CHECK(shown_items(notebook({R"x(["# Words\n", "x = 1"])x", R"x("import os\nprint(os.name)")x", "[]", "7"})) ==
        refused);
}

TEST_CASE("an error in a source of a notebook is at the line of the source", "[formats]") {
  const std::string text = notebook({"[\"1...\\n\",\n\"..3.\\n\",\n\".4.\\n\",\n\"...2\"]"});
  CHECK(shown_items(text) == std::vector<std::string>{"wrong-row-length@7:2"});
}
