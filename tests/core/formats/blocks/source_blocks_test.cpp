#include <string>
#include <vector>

#include "core/formats/given_candidates.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

std::string shown_item(const ReadItem& item) {
  if (const auto* error = std::get_if<ParseError>(&item)) {
    return std::string(name_of(error->code)) + "@" + std::to_string(error->position.line) + ":" +
           std::to_string(error->position.column) + " " + error->symbol;
  }
  const auto& puzzle = std::get<ParsedPuzzle>(item);
  std::string shown =
      std::string(name_of(puzzle.format)) + " " + name_of(*puzzle.grid.layout()) + " " + write_line(puzzle.grid);
  if (puzzle.grid_now) shown += " now " + write_line(*puzzle.grid_now);
  for (std::uint16_t index = 0; index < puzzle.candidates.size(); ++index) {
    const DigitSet set = puzzle.candidates[index];
    if (set.empty() || set == DigitSet::full(puzzle.grid.side())) continue;
    shown += " " + std::to_string(index) + ":";
    set.for_each([&](Digit digit) { shown += std::to_string(digit.value); });
  }
  if (lists_given_candidates(puzzle)) shown += " given";
  for (std::size_t index = 0; index < puzzle.notes.size() && puzzle.candidates.empty(); ++index) {
    if (puzzle.notes[index].empty()) continue;
    shown += " noted " + std::to_string(index) + ":";
    puzzle.notes[index].for_each([&](Digit digit) { shown += std::to_string(digit.value); });
  }
  if (!puzzle.title.empty() && puzzle.format == TextFormat::Json) shown += " \"" + puzzle.title + "\"";
  for (const Rule& rule : puzzle.rules) shown += "; " + write_rule(rule, *puzzle.grid.layout());
  for (const std::string& name : puzzle.unread_rules) shown += " -" + name;
  if (!puzzle.comment.empty()) shown += " #" + puzzle.comment;
  return shown;
}

std::vector<std::string> items_of(const std::string& text) {
  PuzzleReader reader;
  reader.feed(text);
  reader.finish();
  std::vector<std::string> shown;
  while (const auto item = reader.take()) shown.push_back(shown_item(*item));
  return shown;
}

struct SourceCase {
  std::string text;
  std::vector<std::string> items;
};

void check_sources(const std::vector<SourceCase>& cases) {
  for (const SourceCase& each : cases) {
    CAPTURE(each.text);
    CHECK(items_of(each.text) == each.items);
  }
}

// A puzzle of 4×4 cells, and how it is shown.
const std::string kCellsOfFour = "1...|..3.|.4..|...2";
const std::string kFourRows = "2x2 1.....3..4.....2";

// Writes the small puzzle: `open` and `close` around the grid and each row, `between` between cells, `blank` for a
// blank.
std::string small_grid(const std::string& open, const std::string& row_open, const std::string& between,
                       const std::string& row_close, const std::string& row_between, const std::string& close,
                       const std::string& blank = "0") {
  std::string text = open + row_open;
  bool is_first = true;
  for (const char cell : kCellsOfFour) {
    if (cell == '|') {
      text += row_close + row_between + row_open;
      is_first = true;
      continue;
    }
    if (!is_first) text += between;
    is_first = false;
    text += cell == '.' ? blank : std::string(1, cell);
  }
  return text + row_close + close;
}

const std::string kNested = small_grid("[", "[", ", ", "]", ", ", "]");
const std::string kNestedLines = small_grid("[\n", "  [", ", ", "]", ",\n", "\n]");
const std::string kBraces = small_grid("{", "{", ",", "}", ",\n  ", "}");
const std::string kFlat = small_grid("[", "", ",", "", ",", "]");
const std::string kSymbols = "1.....3..4.....2";
const std::string kSolved = "1324423124133142";

// A file of KSudoku with a canvas of 6×6 cells and these groups. A move is at a place without a cell.
std::string two_grids_of_ksudoku(const std::string& groups) {
  return "<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle>\n<graph order=\"4\" type=\"custom\" sizeX=\"6\" sizeY=\"6\" "
         "sizeZ=\"1\">" +
         groups + "</graph>\n<values>b" + std::string(34, '_') +
         "e</values></puzzle><history><simple-event index=\"18\" value=\"3\"/><simple-event index=\"4\" "
         "value=\"2\"/></history></game></ksudoku>";
}
const std::string kTwoGrids =
    "xml gattai:2x2@0,0+2,2 1" + std::string(26, '.') + "4 now 1..3" + std::string(23, '.') + "4";

std::string board_of_elements() {
  std::string text = "<div class=\"board\">";
  for (int cell = 0; cell < 81; ++cell)
    text += cell == 0 ? "<div class=\"row\"><div>7</div>" : cell == 80 ? "<div>8</div></div>" : "<div> </div>";
  return text + "</div>\n";
}

}  // namespace

TEST_CASE("grids in JSON are read under any usual key", "[formats]") {
  const std::string four = "json " + kFourRows;
  check_sources({
      {kNested, {four}},
      {kNestedLines, {four}},
      {kFlat, {four}},
      {"{\"board\": " + kNested + "}", {four}},
      {"{\n  \"quiz\": " + kNestedLines + "\n}\n", {four}},
      {"{\"puzzle\":\"" + kSymbols + "\",\"solution\":\"" + kSolved + "\"}", {four}},
      {"{\"solution\":\"" + kSolved + "\",\"unsolved\":\"" + kSymbols + "\"}", {four}},
      {"{\"easy\":{\"data\":{\"hints\":[3,4],\"puzzle\":" + kFlat + ",\"solved\":" + kFlat + "}}}", {four}},
      {"{\"grid\":" + small_grid("[", "[", ",", "]", ",", "]", "null") + "}", {four}},
      {small_grid("[", "[\"", "\",\"", "\"]", ",", "]", "."), {four}},
      {small_grid("[", "[\"", "\",\"", "\"]", ",", "]", ""), {four}},
      {small_grid("[", "[\"", "\",\"", "\"]", ",", "]", " "), {four}},
      {"[\"1...\",\"..3.\",\".4..\",\"...2\"]", {four}},
      {"{\"rows\":[\"1 0 0 0\",\"0 0 3 0\",\"0 4 0 0\",\"0 0 0 2\"]}", {four}},
      {"[" + kNested + "," + kNested + "]", {four, four}},
      {"[{\"board\":" + kNested + ",\"id\":1},\n {\"board\":" + kFlat + ",\"id\":2}]", {four, four}},
      {"{\"puzzle\":\"" + kSymbols + "\"}\n{\"puzzle\":\"" + kSymbols + "\"}\n", {four, four}},
      {"[1, 0, 0, 0]\n[0, 0, 3, 0]\n[0, 4, 0, 0]\n[0, 0, 0, 2]\n", {four}},
      // The digits on the board now, beside the givens.
      {"{\"initial\":" + kNested + ",\"current\":\"1..4..3..4.....2\",\"board\":\"1..4..3..4.....2\"}",
       {four + " now 1..4..3..4.....2"}},
      // Regions and boxes.
      {"{\"grid\":\"" + kSymbols + "\",\"regions\":[[0,0,0,1],[0,1,1,1],[2,2,2,3],[2,3,3,3]]}",
       {"json jigsaw:1112122233343444 1.....3..4.....2"}},
      {"{\"puzzle\":\"1.................................2.\",\"layout\":\"3x2\"}",
       {"json 3x2 1.................................2."}},
  });
}

TEST_CASE("JSON without a puzzle is refused once", "[formats]") {
  check_sources({
      {"{}", {"no-puzzle-found@1:1 JSON"}},
      {"[]", {"no-puzzle-found@1:1 JSON"}},
      {"{\"a\":1}", {"no-puzzle-found@1:1 JSON"}},
      {"{\n  \"name\": \"example\",\n  \"version\": \"1.0.0\",\n  \"size\": 4,\n  \"files\": [\"a\", \"b\"]\n}\n",
       {"no-puzzle-found@1:1 JSON"}},
      {"[{\"id\":1,\"at\":\"2021-01-01 00:00:00\"},{\"id\":2}]", {"no-puzzle-found@1:1 JSON"}},
      {"{\"grid\":[[5,3,0],[0,0,0],[0,0,0]]}", {"no-puzzle-found@1:1 JSON"}},
      // The first place that is otherwise than in a grid.
      {"{\"grid\":[[1,0,0,0],[0,0,3],[0,4,0,0],[0,0,0,2]]}", {"no-puzzle-found@1:20 JSON"}},
      {"{\"grid\":[\n[1,0,0,0],\n[0,0,7,0],\n[0,4,0,0],\n[0,0,0,2]]}", {"no-puzzle-found@3:6 JSON"}},
      {"{\"solution\":" + kNested + "}", {"no-puzzle-found@1:1 JSON"}},
      // What follows is read.
      {"{\"a\":1}\n" + kSymbols + "\n", {"no-puzzle-found@1:1 JSON", "line " + kFourRows}},
      {"[\n" + std::string(81, '.') + "\n", {"no-puzzle-found@1:2 JSON", "line 3x3 " + std::string(81, '.')}},
  });
}

TEST_CASE("what Nonet writes as JSON is read again", "[formats]") {
  check_sources({
      {R"({"layout":"2x2","side":4,"puzzle":"1..4..3..4.....2","cells":[1,0,0,4,0,0,3,0,0,4,0,0,0,0,0,2],"givens":[1,0,0,0,0,0,3,0,0,4,0,0,0,0,0,2],"candidates":null,"candidatesGiven":false})",
       {"json " + kFourRows + " now 1..4..3..4.....2"}},
      {R"({"layout":"2x2","puzzle":"1.....3..4.....2","candidates":[[],[2,3],[2,4],[4],[2,4],[2],[],[1,4],[2,3],[],[1],[1,3],[3],[1,3],[1,4],[]],"candidatesGiven":true})",
       {"729 " + kFourRows + " 1:23 2:24 3:4 4:24 5:2 7:14 8:23 10:1 11:13 12:3 13:13 14:14 given"}},
      {R"({"puzzle":"1.....3..4.....2","layout":"2x2+x","rules":["cage 5 r1c1 r1c2"],"unreadRules":["Mystery"]})",
       {"json 2x2+x 1.....3..4.....2; cage 5 r1c1 r1c2 -Mystery"}},
      {R"({"puzzle":"1.....3..4.....2","layout":"2x2","title":"a \"b\"","notes":[[],[2,3],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]})",
       {"json " + kFourRows + " noted 1:23 \"a \"b\"\""}},
      {R"({"puzzle":"1.....3..4.....2","layout":"2x2","rules":["cage 5 r9c1"]})", {"bad-rule-cell@1:53 r9c1"}},
      {R"({"puzzle":"1.....3..4.....2","status":"unique","count":1,"solutions":["1324423124133142"]})",
       {"json " + kFourRows}},
  });
}

TEST_CASE("cells as objects are read with their positions", "[formats]") {
  check_sources({
      {R"({"difficulty_category":1,"cells":[{"position":[0,0],"value":7,"fixed":true},{"position":[0,3],"value":8,"fixed":false},{"position":[8,8],"value":0,"fixed":false,"earmarks":[1,2]}]})",
       {"json 3x3 7" + std::string(80, '.') + " now 7..8" + std::string(77, '.') + " 80:12"}},
      {R"({"cells":[{"row":1,"col":1,"value":5},{"row":9,"col":9,"value":6}]})",
       {"json 3x3 5" + std::string(79, '.') + "6"}},
  });
}

TEST_CASE("grids in programs are read", "[formats]") {
  const std::string four = "code " + kFourRows;
  const std::string no_code = "no-puzzle-found@1:1 program text";
  check_sources({
      {"board = " + kNestedLines + "\n", {four}},
      {"board = " + small_grid("[\n", "    [", ", ", "]", ",  # a row\n", ",\n]\n", "-1"), {four}},
      {"example = [\n    [1, 0,   0, 0],\n    [0, 0,   3, 0],\n\n    [0, 4,   0, 0],\n    [0, 0,   0, 2],\n]\n",
       {four}},
      {"int grid[4][4] = " + kBraces + ";\n", {four}},
      {"static const unsigned char grid[16] =\n" + small_grid("{", "", ",", "", ",\n", "};\n"), {four}},
      {"int[][] board = new int[][] " + kBraces + ";", {four}},
      {"std::vector<std::vector<int>> board = " + kBraces + ";", {four}},
      {"let board: number[][] = " + kNestedLines + ";", {four}},
      {"let grid = vec![\n    vec![1, 0, 0, 0],\n    vec![0, 0, 3, 0],\n    vec![0, 4, 0, 0],\n    vec![0, 0, 0, "
       "2],\n];",
       {four}},
      {"grid := [4][4]int" + kBraces, {four}},
      {"array([[1, 0, 0, 0],\n       [0, 0, 3, 0],\n       [0, 4, 0, 0],\n       [0, 0, 0, 2]])\n", {four}},
      {"problem(1, [[1,_,_,_],\n            [_,_,3,_],\n            [_,4,_,_],\n            [_,_,_,2]]).\n", {four}},
      {"puzzle=[|\n1, 0, 0, 0|\n0, 0, 3, 0|\n0, 4, 0, 0|\n0, 0, 0, 2|];\n", {four}},
      {"A = [1 0 0 0; 0 0 3 0; 0 4 0 0; 0 0 0 2];\n", {four}},
      {"m <- matrix(c(1,0,0,0, 0,0,3,0, 0,4,0,0, 0,0,0,2), nrow=4, byrow=TRUE)\n", {four}},
      // R fills a matrix column by column.
      {"m <- matrix(c(1,0,0,0, 0,0,4,0, 0,3,0,0, 0,0,0,2), nrow=4)\n", {four}},
      {"grid = \"" + kSymbols + "\"\n", {four}},
      {"grid = \"\"\"\n1...\n..3.\n.4..\n...2\n\"\"\"\n", {four}},
      {"const char *grid[] = {\n  \"1...\",\n  \"..3.\",\n  \".4..\",\n  \"...2\"\n};\n", {four}},
      {"puzzle :: [[Int]]\npuzzle =\n  [ [1,0,0,0]\n  , [0,0,3,0]\n  , [0,4,0,0]\n  , [0,0,0,2] ]\n", {four}},
      {"Input: board "
       "=\n[[\"1\",\".\",\".\",\".\"]\n,[\".\",\".\",\"3\",\".\"]\n,[\".\",\"4\",\".\",\".\"]\n,[\".\",\".\",\".\","
       "\"2\"]]\nOutput: " +
           kNested + "\n",
       {four}},
      {"puzzles = [\n  \"" + kSymbols + "\",\n  \"" + kSymbols + "\",\n]\n", {four, four}},
      {"import numpy as np\n\ndef main():\n    grid = " + kNested + "\n    solve(grid)\n\nmain()\n", {four}},
      {"board = " + kNested + "\nsolution = " + kNested + "\n", {four}},
      {"x = [1, 2, 3]\n", {no_code}},
      {"board = [\n  [1, 0, 0, 0],\n  [0, 0, 3],\n  [0, 4, 0, 0],\n  [0, 0, 0, 2]]\n",
       {"no-puzzle-found@3:3 program text"}},
      // A grid and its regions.
      {"grid = " + kNested + "\nregions = [[0,0,0,1],[0,1,1,1],[2,2,2,3],[2,3,3,3]]\n",
       {"code jigsaw:1112122233343444 1.....3..4.....2"}},
  });
}

TEST_CASE("a fault in a source text makes no other puzzle", "[formats]") {
  const std::string row = "[1,0,0,0]\n";
  std::string large = "{\"grid\":[";
  for (int line = 0; line < 16; ++line) {
    large += line == 0 ? "[16,0,0,0,0,0,0,0,0,0,0,0,0,0,0" : ",[0,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0";
    large += "]";
  }
  large += "]}";
  check_sources({
      // A row is missing in front: the rows of two grids are no other grid.
      {"[0,0,3,0]\n[0,4,0,0]\n[0,0,0,2]\n" + row + row + row + row, {"no-puzzle-found@7:9 JSON"}},
      // Rows of a large grid are no small grids.
      {large, {"no-puzzle-found@1:43 JSON"}},
      // A solution stays one when the puzzle before it has a fault, or its name is broken.
      {"puzzles = [(\"easy\", \"1....3..4.....2\", \"" + kSolved + "\")]\n", {"no-puzzle-found@1:22 program text"}},
      {"{puzzle\": \"1.....3..4.....2\", \"solution\": \"" + kSolved + "\"}", {"no-puzzle-found@1:2 JSON"}},
      // A cell that cannot be read is no blank.
      {R"({"cells":[{"row":1,"col":1,"value":5},{"row":9,"col":9,"value":6})", {"no-puzzle-found@1:66 JSON"}},
  });
}

TEST_CASE("rules of other programs beside a grid are named", "[formats]") {
  check_sources({
      {"{\"grid\":" + kNested +
           ",\"arrows\":[{\"cells\":[[0,0],[0,1]]}],\"antiknight\":true,\"diagonal\":false,\"lines\":[]}",
       {"json " + kFourRows + " -arrows -antiknight"}},
      {"{\"grid\":" + kNested + ",\"regions\":[[[0,0],[0,1]]]}", {"json " + kFourRows + " -regions"}},
  });
}

TEST_CASE("hexadecimal digits in lists follow the alphabet of the whole grid", "[formats]") {
  std::string text = "grid = [\n";
  for (int row = 0; row < 16; ++row) {
    text += "  [";
    for (int column = 0; column < 16; ++column)
      text += (column == row ? std::to_string(row) : std::string("-1")) + ", ";
    text += "],\n";
  }
  const std::vector<std::string> items = items_of(text + "]\n");
  REQUIRE(items.size() == 1);
  std::string line(256, '.');
  for (std::size_t row = 0; row < 16; ++row) line[17 * row] = "123456789ABCDEFG"[row];
  CHECK(items[0] == "code 4x4 " + line);
}

TEST_CASE("lines of puzzles and headings begin no block of source text", "[formats]") {
  for (const char* line :
       {"[Puzzle]", "[State]", "Puzzle 1 (easy)", "Level: hard", "A = 3", "27 = (0,0) + (0,1)", "Title: [easy]",
        "a comment, f(x)", "*-----------*", "|<8> 12 |", ".Cage~10~R1C1~R1C2", "1...", "x"}) {
    CAPTURE(line);
    for (const std::string& item : items_of(std::string(line) + "\n" + kSymbols + "\n")) {
      CHECK(item.find("no-puzzle-found") == std::string::npos);
    }
  }
}

TEST_CASE("XML and HTML are read", "[formats]") {
  const std::string four = "xml " + kFourRows;
  const std::string digits = "003" + std::string(78, '0');
  const std::string digits_shown = "opensudoku 3x3 ..3" + std::string(78, '.');
  std::string cells = "version: 1\n5|-|0|7|-|1|0|1,2,|1|";
  for (int cell = 3; cell < 81; ++cell) cells += "0|-|1|";
  std::string corners = "version: 4\n5|0|0|0|0|3|6|1|8|0|0|1|";
  for (int cell = 3; cell < 81; ++cell) corners += "0|0|0|1|";
  check_sources({
      {small_grid("<table>", "<tr><td>", "</td><td>", "</td></tr>", "\n", "</table>", "&nbsp;"), {four}},
      {small_grid("<html><body>\n<table class=\"x\">\n", "<tr>\n<td>", "</td>\n<td>", "</td>\n</tr>\n", "",
                  "</table></body></html>", ""),
       {four}},
      {small_grid("<table>", "<tr><td><input value=\"", "\"></td><td><input value=\"", "\"></td></tr>", "", "</table>",
                  ""),
       {four}},
      {small_grid("<table>", "<tr><td>", "<td>", "", "\n", "</table>", " "), {four}},
      {"<table><tr><td><table><tr><td>1</td><td></td></tr><tr><td></td><td></td></tr></table></td>"
       "<td><table><tr><td></td><td></td></tr><tr><td>3</td><td></td></tr></table></td></tr>"
       "<tr><td><table><tr><td></td><td>4</td></tr><tr><td></td><td></td></tr></table></td>"
       "<td><table><tr><td></td><td></td></tr><tr><td></td><td>2</td></tr></table></td></tr></table>",
       {four}},
      {"<opensudoku>\n  <name>mine</name>\n  <game data=\"" + digits + "\" />\n  <game data=\"" + digits +
           "\"/>\n</opensudoku>\n",
       {digits_shown + " #mine", digits_shown + " #mine"}},
      {"<opensudoku version=\"2\"><folder name=\"a &amp; b\"><game note=\"n\" data=\"" + cells +
           "\"/></folder>\n</opensudoku>",
       {"opensudoku 3x3 5" + std::string(80, '.') + " now 57" + std::string(79, '.') + " 2:12 #n"}},
      {"<opensudoku version=\"2\">\n<folder name=\"f\">\n<game data=\"" + corners + "\"/></folder></opensudoku>",
       {"opensudoku 3x3 5" + std::string(80, '.') + " now 5.8" + std::string(78, '.') + " 1:23 #f"}},
      {"<opensudoku><game data=\"12\"/></opensudoku>", {"bad-foreign-text@1:13 opensudoku"}},
      // Letters, column by column; then a digit and notes of the player.
      {"<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle><graph order=\"4\" "
       "type=\"sudoku\"/>\n<values>b_____e__d_____c</values></puzzle>"
       "<history><simple-event index=\"4\" value=\"3\"/><simple-event index=\"1\" "
       "markers=\"0110\"/></history></game></ksudoku>",
       {"xml 2x2 1.....3..4.....2 now 13....3..4.....2 4:23"}},
      // Two 4×4 grids that share a box, on a canvas that is counted down its columns. The second grid has its other
      // boxes as groups. A cell of the moves is beyond the grids.
      {two_grids_of_ksudoku("<sudokugroups at=\"0\" withblocks=\"1\"/><sudokugroups at=\"14\" withblocks=\"0\"/>"
                            "<clique size=\"4\">16 17 22 23</clique><clique size=\"4\">26 27 32 33</clique>"
                            "<clique size=\"4\">28 29 34 35</clique>"),
       {kTwoGrids}},
      {two_grids_of_ksudoku("<sudokugroups at=\"0\"/><sudokugroups at=\"14\" withblocks=\"1\"/>"), {kTwoGrids}},
      // Some cells of the second grid are in no region; a grid lies beyond the canvas.
      {two_grids_of_ksudoku("<sudokugroups at=\"0\"/><sudokugroups at=\"14\" withblocks=\"0\"/>"),
       {"unread-format@3:1 KSudoku with this shape"}},
      {two_grids_of_ksudoku("<sudokugroups at=\"0\"/><sudokugroups at=\"20\"/>"),
       {"unread-format@3:1 KSudoku with this shape"}},
      {"<ksudoku><game><puzzle><graph order=\"9\" type=\"roxdoku\"/><values>b</values></puzzle></game></ksudoku>",
       {"unread-format@1:24 KSudoku with this shape"}},
      {"<?xml version=\"1.0\"?>\n<puzzles>\n<puzzle givens=\"" + digits + "\" solution=\"" + digits +
           "\"/>\n</puzzles>\n",
       {"xml 3x3 ..3" + std::string(78, '.')}},
      {"<sudoku>\n<grid>\n" + digits + "\n</grid>\n</sudoku>\n", {"xml 3x3 ..3" + std::string(78, '.')}},
      {"<grid><row>1...</row><row>..3.</row>\n<row>.4..</row><row>...2</row></grid>", {four}},
      // Headings beside the cells; rows without a table; elements with a cell each; cells with their places.
      {"<table><tr><th></th><th>1</th><th>2</th><th>3</th><th>4</th></tr>" +
           small_grid("", "<tr><th>A</th><td>", "</td><td>", "</td></tr>", "\n", "</table>", ""),
       {four}},
      {small_grid("<tr><td>", "", "</td><td>", "</td></tr>", "\n<tr><td>", "", ""), {four}},
      {board_of_elements(), {"xml 3x3 7" + std::string(79, '.') + "8"}},
      {R"(<cells><cell row="0" col="0" value="7"/><cell row="8" col="8" value="8"/></cells>)",
       {"xml 3x3 7" + std::string(79, '.') + "8"}},
      {"<p>Nothing</p>\n" + kSymbols + "\n", {"no-puzzle-found@1:1 XML", "line " + kFourRows}},
      {"<svg><path d=\"M1 2\"/></svg>", {"no-puzzle-found@1:1 XML"}},
  });
}

TEST_CASE("grids in LaTeX are read", "[formats]") {
  const std::string four = "latex " + kFourRows;
  check_sources({
      {small_grid("\\begin{sudoku}\n", "|", "|", "|.", "\n", "\n\\end{sudoku}\n", " "), {four}},
      {small_grid("\\begin{tabular}{|c|c|c|c|}\n\\hline\n", "", " & ", " \\\\ \\hline", "\n", "\n\\end{tabular}\n", ""),
       {four}},
      {small_grid("", "", " & ", " \\\\", "\n", "\n", " "), {four}},
      // The rows of logicpuzzle are counted from below.
      {"\\begin{lpsudoku}\n\\setrow{4}{1,{},{},{}}\n\\setrow{3}{{},{},3,{}}\n\\setrow{2}{{},{4},{},{}}\n\\setrow{1}{{},"
       "{},{},2}\n\\end{lpsudoku}\n",
       {four}},
      {"\\begin{lpsudoku}\n\\setrow{1}{{},{},{},2}\n\\setrow{2}{{},4,{},{}}\n\\setrow{3}{{},{},3,{}}\n\\setrow{4}{1,{},"
       "{},{}}\n\\end{lpsudoku}\n",
       {four}},
      {"\\setrow{1}{ }{ }{ }\n\\setrow{ }{ }{3}{ }\n\\setrow{ }{4}{ }{ }\n\\setrow{ }{ }{ }{2}\n", {four}},
      {"\\documentclass{article}\n\\begin{document}\n% a puzzle\n\\begin{sudoku}\n|1| | | |.\n| | |\\textbf{3}| |.\n| "
       "|4| | |.\n| | | |2|.\n\\end{sudoku}\n\\end{document}\n" +
           kSymbols + "\n",
       {four, "line " + kFourRows}},
      {"\\sudoku{7" + std::string(79, '.') + "8}\n", {"latex 3x3 7" + std::string(79, '.') + "8"}},
      {small_grid("\\[\n\\begin{pmatrix}\n", "", " & ", " \\\\", "\n", "\n\\end{pmatrix}\n\\]\n", ""), {four}},
      {"\\section{Nothing}\n", {"no-puzzle-found@1:1 LaTeX"}},
  });
}
