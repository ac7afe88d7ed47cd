// Texts of puzzles: read whole and in pieces, written in every format and read again.

#include <array>
#include <string>
#include <vector>

#include "core/api/nonet.h"
#include "tests/fuzz/fuzz.h"

namespace nonet::fuzz {

namespace {

constexpr std::array<std::string_view, 8> kLayouts{"3x3", "2x2", "2x3",  "3x3+x", "jigsaw:1122112233443344",
                                                   "4x4", "1x3", "1x2+x"};
constexpr std::array<std::string_view, 14> kFormats{"line",  "numbers",    "rows", "csv",        "tsv",
                                                    "frame", "jigsaw",     "sdk",  "ss",         "library",
                                                    "729",   "sudokuwiki", "solo", "pencilmarks"};
constexpr std::array kContents{Content::Givens, Content::Digits, Content::Most, Content::All};

std::string told(const ReadItem& item) {
  if (const auto* puzzle = std::get_if<ParsedPuzzle>(&item)) {
    return json_object_of(*puzzle).str() + '@' + std::to_string(puzzle->start.line) + ':' +
           std::to_string(puzzle->start.column);
  }
  const auto& error = std::get<ParseError>(item);
  return std::string(name_of(error.code)) + '@' + std::to_string(error.position.line) + ':' +
         std::to_string(error.position.column) + ' ' + std::to_string(error.expected) + ' ' +
         std::to_string(error.found) + ' ' + error.symbol;
}

// The items of a text that arrives in pieces of at most `most` bytes. `pieces` chooses their sizes.
std::vector<ReadItem> read(std::string_view text, const LayoutRef& layout, std::size_t most, Bytes pieces) {
  PuzzleReader reader(layout);
  std::vector<ReadItem> items;
  const auto take = [&] {
    while (auto item = reader.take()) items.push_back(std::move(*item));
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = std::min(text.size() - at, 1 + pieces.below(most));
    reader.feed(text.substr(at, size));
    take();
    at += size;
  }
  reader.finish();
  take();
  return items;
}

void write_and_read(const ParsedPuzzle& puzzle) {
  const LayoutRef& layout = puzzle.grid.layout();
  for (const std::string_view name : kFormats) {
    for (const Content content : kContents) {
      PuzzleWriter writer(*writable_format(name), content);
      const auto written = writer.write(puzzle);
      if (!written) continue;
      const auto again = parse_puzzle(written.value().text, layout);
      require(static_cast<bool>(again), "what is written can be read");
      if (!again) return;
      const ParsedPuzzle& read = again.value();
      const LeftOut& lost = written.value().left_out;
      if (content == Content::All) require(!lost.any(), "nothing is lost when all is written");
      if (content == Content::Givens && !lost.open_singles)
        require(read.grid == puzzle.grid, "the givens are the same");
      if (content == Content::All) require(read.digits() == puzzle.digits(), "the digits are the same");
    }
  }
}

// The digits of a position are its givens and more.
void check_givens(const ParsedPuzzle& puzzle) {
  const Grid& digits = puzzle.digits();
  require(*digits.layout() == *puzzle.grid.layout(), "a position has one layout");
  for (std::size_t cell = 0; cell < puzzle.grid.digits().size(); ++cell) {
    const Digit given = puzzle.grid.digits()[cell];
    require(given.is_blank() || digits.digits()[cell] == given, "each given is one of the digits");
  }
}

// A search that ends soon, for whatever was read.
void solve_some(const ParsedPuzzle& parsed) {
  const ParsedPuzzle puzzle = puzzle_in(parsed);
  const PuzzleView view = view_of(puzzle);
  if (puzzle.grid.side() > 16 || !SolutionStream::supports(view)) return;
  SolveOptions options;
  options.control.node_budget = 50;
  const Outcome found = solve(view, options);
  for (const Grid& solution : found.solutions) {
    for (int index = 0; index < view.layout()->cell_count(); ++index) {
      const Cell cell{static_cast<std::uint16_t>(index)};
      require(view.allows(cell, solution[cell]), "a solution keeps the givens and the given candidates");
    }
  }
}

void run(Bytes input) {
  const std::size_t chosen = input.below(2 * kLayouts.size());
  const LayoutRef layout = chosen < kLayouts.size() ? layout_of_name(kLayouts[chosen]).value() : nullptr;
  const std::size_t most = 1 + input.below(100);
  const std::string_view text = input.rest();
  const auto whole = read(text, layout, std::size_t{1} << 20, Bytes(""));
  const auto pieces = read(text, layout, most, Bytes(text));
  require(whole.size() == pieces.size(), "as many items in pieces as in the whole");
  for (std::size_t i = 0; i < whole.size(); ++i) require(told(whole[i]) == told(pieces[i]), "each item is the same");
  require(!whole.empty(), "a text has a puzzle or an error");
  for (const ReadItem& item : whole) {
    const auto* puzzle = std::get_if<ParsedPuzzle>(&item);
    if (puzzle == nullptr) continue;
    check_givens(*puzzle);
    if (puzzle->grid.side() > 25) continue;
    write_and_read(*puzzle);
    solve_some(*puzzle);
  }
}

constexpr std::array<std::string_view, 94> kWords{"\n",
                                                  "\r\n",
                                                  "# nonet boxes 2x2\n",
                                                  "[Puzzle]\n",
                                                  "[State]\n",
                                                  "#A",
                                                  "|",
                                                  "+------+\n",
                                                  "*-----*\n",
                                                  ":0000:x:",
                                                  "::",
                                                  ",",
                                                  ";",
                                                  "\t",
                                                  " ",
                                                  ".",
                                                  "0",
                                                  "_",
                                                  "1234",
                                                  "4.3.3..........1",
                                                  "+",
                                                  "-",
                                                  "!",
                                                  "A",
                                                  "10",
                                                  "16",
                                                  "\xEF\xBB\xBF",
                                                  "................",
                                                  "123456789",
                                                  "2x3:",
                                                  "u4",
                                                  "S9B",
                                                  "/",
                                                  "x",
                                                  "[",
                                                  "[[",
                                                  "]",
                                                  "],\n[",
                                                  "{",
                                                  "}",
                                                  "(",
                                                  ")",
                                                  "\"",
                                                  "\"puzzle\":",
                                                  "\"candidates\":[[],",
                                                  "\"cells\":[{\"position\":[0,0],\"value\":1},",
                                                  "\"regions\":",
                                                  "null",
                                                  "board = ",
                                                  "int grid[4][4] =\n",
                                                  "/*",
                                                  "# a comment\n",
                                                  "<table>",
                                                  "<tr><td>",
                                                  "</td><td>",
                                                  "</table>",
                                                  "<opensudoku><game data=\"",
                                                  "version: 1\n",
                                                  "1|-|0|",
                                                  "\"/></opensudoku>",
                                                  "pzprv3\nsudoku\n4\n",
                                                  "begin\nsize 4\nproblem\n",
                                                  "areas\n",
                                                  "end\n",
                                                  "SAVEFILE:1:x\nGAME    :4:Solo\n",
                                                  "PARAMS  :3:2x2\n",
                                                  "DESC    :9:f2_1_1_4f\n",
                                                  "MOVE    :6:R0,0,1\n",
                                                  "STATEPOS:1:2\n",
                                                  "[PencilMarks]\n",
                                                  "[Colors]\n",
                                                  "ABBC\n",
                                                  "AABB\nAABB\nCCDD\nCCDD\n",
                                                  "A = 3\n",
                                                  "3 = (0,0) + (1,0)\n",
                                                  "4 4\n",
                                                  "1122\n1122\n3344\n3344\n",
                                                  "https://puzz.link/p?sudoku/4/4/",
                                                  "https://example.org/?grid=",
                                                  "#p=",
                                                  "&layout=2x2",
                                                  "&rules=cage+3+r1c1+r1c2",
                                                  ".Or\n",
                                                  ".~R1C1_1\n",
                                                  ".End\n",
                                                  ".Cage~3~R1C1~R1C2\n",
                                                  "&nbsp;",
                                                  "\\begin{sudoku}\n",
                                                  "|1| |2|.\n",
                                                  "\\setrow{2}{1,{}}\n",
                                                  " & ",
                                                  "\\\\\n",
                                                  "[[1,0,0,0],[0,0,3,0],[0,4,0,0],[0,0,0,2]]",
                                                  "{\"puzzle\":\"1.....3..4.....2\",\"layout\":\"2x2\"}"};
constexpr std::array<std::string_view, 12> kInputs{
    std::string_view("\0\20"
                     "4.3.3..........1\n",
                     19),
    std::string_view("\17\3"
                     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n",
                     84),
    std::string_view("\1\7"
                     "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1\n",
                     34),
    std::string_view("\17\0"
                     "4,,3,\n3,,,\n,,,\n,,,1\n",
                     22),
    std::string_view(
        "\1\11"
        "+-----+-----+\n| 4 . | 3 . |\n| 3 . | . . |\n+-----+-----+\n| . . | . . |\n| . . | . 1 |\n+-----+-----+\n",
        100),
    std::string_view("\1\5"
                     "[Puzzle]\n4.3.\n3...\n....\n....\n[State]\n4.3.\n3...\n....\n...1\n",
                     59),
    std::string_view("\17\1"
                     ":0000:x:4.3.3..........+1:112::\n",
                     34),
    std::string_view("\1\2"
                     "1234...4.2.4.2341.341234123412341234123412.4.23.1234123412341234\n",
                     67),
    std::string_view("\17\4"
                     "+-------------+\n| 1 34 | 2 34 |\n| 24 3 | 1 4  |\n+-------------+\n| 3 1  | 4 2  |\n| 24 2 | 3 "
                     "1  |\n+-------------+\n",
                     114),
    std::string_view("\4\4"
                     "4.3.3..........11122112233443344\n",
                     35),
    std::string_view("\17\6"
                     "# nonet boxes 2x3\n1.....2.....3.....4.....5.....6.....\n",
                     57),
    std::string_view("\5\3"
                     "0 0 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n",
                     41)};

}  // namespace

const Target& texts_target() {
  static const Target target{"texts", "texts of puzzles in every format", run, kWords, kInputs};
  return target;
}

}  // namespace nonet::fuzz
