// Texts of other programs, well-formed and malformed.

#include <string>
#include <vector>

#include "core/formats/parse_error.h"
#include "core/formats/parsed_puzzle.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/symbols.h"
#include "core/formats/text_format.h"
#include "core/formats/write.h"
#include "core/grid/digit_set.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kClassicPuzzle = "3897..2..672.5..1..146.9..323.5..87185..37.4949781.3.5.6548213.1.3.7.46.74.1.359.";

std::string cut_in_rows(const std::string& symbols, std::size_t side) {
  std::string text;
  for (std::size_t start = 0; start < symbols.size(); start += side) text += symbols.substr(start, side) + "\n";
  return text;
}

// The format, the digits, the givens where they differ, and the candidates where there are some.
std::string described(const ParsedPuzzle& puzzle) {
  std::string text = std::string(name_of(puzzle.format)) + " " + symbols_of(puzzle.digits());
  if (puzzle.grid_now) text += " of " + symbols_of(puzzle.grid);
  if (puzzle.candidates.empty()) return text;
  text += " with";
  for (const DigitSet set : puzzle.candidates) {
    text += ' ';
    set.for_each([&](Digit digit) { text += symbol_of(digit); });
    if (set.empty()) text += '-';
  }
  return text;
}

std::string described(const ParseError& error) {
  return std::string(name_of(error.code)) + "@" + std::to_string(error.position.line) + ":" +
         std::to_string(error.position.column) + (error.symbol.empty() ? "" : " " + error.symbol);
}

std::string read_whole(std::string_view text, std::size_t piece, const LayoutRef& layout = nullptr) {
  PuzzleReader reader(layout);
  for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) reader.feed(text.substr(0, piece));
  reader.finish();
  std::string items;
  while (const auto item = reader.take()) {
    if (!items.empty()) items += " / ";
    items += std::visit([](const auto& what) { return described(what); }, *item);
  }
  return items;
}

struct TextCase {
  const char* what;
  std::string text;
  std::string expected;
};

void check_texts(const std::vector<TextCase>& cases) {
  for (const TextCase& each : cases) {
    INFO(each.what << "\n" << each.text);
    CHECK(read_whole(each.text, each.text.size() + 1) == each.expected);
    CHECK(read_whole(each.text, 1) == each.expected);
  }
}

const std::string kStars = " *-----*\n |1.|..|\n |..|..|\n |--+--|\n |..|..|\n |..|.2|\n *-----*\n";
const std::string kStarsNow = " *-----*\n |1.|..|\n |..|..|\n |--+--|\n |..|..|\n |.1|.2|\n *-----*\n";
const std::string kStarMarks =
    " *-----------------------*\n"
    " | 1    234  | 234  34   |\n"
    " | 234  234  | 124  134  |\n"
    " |-----------+-----------|\n"
    " | 234  234  | 134  134  |\n"
    " | 34   1    | 34   2    |\n"
    " *-----------------------*\n";
const std::string kMarksOfPeer = [] {
  std::string marks = kStarMarks;
  return marks.replace(marks.find("234 "), 4, "1234");
}();
const std::string kGivens = "1..............2";
const std::string kDigits = "1............1.2";
const std::string kMarks = " with - 234 234 34 234 234 124 134 234 234 134 134 34 - 34 -";

}  // namespace

TEST_CASE("times below puzzles are no rows", "[formats]") {
  // Without spaces, one of these lines has as many characters as the largest row of symbols.
  for (const char* seconds : {"0.1", "0.01", "0.012", "0.0123", "0.01234", "0.012345", "12.345678"}) {
    const std::string text =
        "Time: 21.37 milliseconds\n" + kClassicPuzzle + "\n2 puzzles generated in " + seconds + " seconds.\n";
    CAPTURE(text);
    const auto puzzle = parse_puzzle(text);
    REQUIRE(puzzle);
    CHECK(symbols_of(puzzle.value().grid) == kClassicPuzzle);
  }
}

TEST_CASE("the boards of a page in PostScript are read", "[formats]") {
  std::string board = kClassicPuzzle;
  for (char& symbol : board) symbol = symbol == '.' ? ' ' : symbol;
  const std::string page = "%!PS-Adobe-3.0 EPSF-3.0\n%%Title: board (easy)\n(" + board + ")\n211 301 translate\n";
  PuzzleReader reader;
  reader.feed(page + page + "%!PS\n(no board) show\n");
  reader.finish();
  for (int count = 0; count < 2; ++count) {
    const auto item = reader.take();
    REQUIRE(item);
    REQUIRE(std::holds_alternative<ParsedPuzzle>(*item));
    CHECK(symbols_of(std::get<ParsedPuzzle>(*item).grid) == kClassicPuzzle);
  }
  const auto refused = reader.take();
  REQUIRE(refused);
  REQUIRE(std::holds_alternative<ParseError>(*refused));
  CHECK(std::get<ParseError>(*refused).code == ParseErrorCode::NoPuzzleFound);
  CHECK(std::get<ParseError>(*refused).symbol == "PostScript");
  CHECK_FALSE(reader.take());
}

TEST_CASE("texts of other programs are read with all that they say", "[formats]") {
  const std::string rows = cut_in_rows(kClassicPuzzle, 9);
  check_texts({
      {".sdk", "#ASomebody\n#DAn easy one\n#B22-11-2026\n" + rows, "sdk " + kClassicPuzzle},
      {".sdk with a marker", "[Puzzle]\n" + rows, "sdk " + kClassicPuzzle},
      {".sdk with a state", "[Puzzle]\n1...\n....\n....\n...2\n[State]\n1...\n....\n....\n.1.2\n",
       "sdk " + kDigits + " of " + kGivens},
      {"two .sdk in one text", "[Puzzle]\n" + rows + "[Puzzle]\n" + rows,
       "sdk " + kClassicPuzzle + " / sdk " + kClassicPuzzle},
      {".ss", "1.|..\n..|..\n--+--\n..|..\n..|.2\n", "ss " + kGivens},
      {".ss with equals signs", "1.|..\n..|..\n==+==\n..|..\n..|.2\n", "ss " + kGivens},
      {"clipboard of Simple Sudoku: a puzzle", kStars + " Simple Sudoku\n  Version 4.2n\n", "ss " + kGivens},
      {"clipboard: puzzle and digits", kStars + "\n" + kStarsNow, "ss " + kDigits + " of " + kGivens},
      {"clipboard: puzzle, digits and candidates", kStars + "\n" + kStarsNow + "\n" + kStarMarks,
       "ss " + kDigits + " of " + kGivens + kMarks},
      {"clipboard: a peer of a given still lists the given", kStars + "\n" + kMarksOfPeer,
       "ss " + kGivens + " of " + kGivens + " with - 1234 234 34 234 234 124 134 234 234 134 134 34 1 34 -"},
      {"clipboard: puzzle and candidates", kStars + "\n" + kStarMarks, "ss " + kDigits + " of " + kGivens + kMarks},
      {"clipboard: candidates alone", kStarMarks, "pencilmarks " + kDigits + kMarks},
      {"two puzzles in frames", kStars + kClassicPuzzle + "\n" + kStars,
       "ss " + kGivens + " / line " + kClassicPuzzle + " / ss " + kGivens},
      {"another puzzle in a frame", kStarsNow + "\n" + kStars, "ss " + kDigits + " / ss " + kGivens},
      {"pencil marks in HoDoKu's frame",
       ".-----------.-----------.\n| 1    234  | 234  34   |\n| 234  234  | 124  134  |\n:-----------+-----------:\n"
       "| 234  234  | 134  134  |\n| 34   1    | 34   2    |\n'-----------'-----------'\n",
       "pencilmarks " + kDigits + kMarks},
      {"pencil marks with marks around cells", "|1 *234|234 34#|\n|234 234|124 134|\n|234 234|134 134|\n|34 1|34 2|\n",
       "pencilmarks " + kDigits + kMarks},
      {"a cell without candidates", "| 1 . | 23 4 |\n| 2 3 | 4 1 |\n| 3 4 | 1 2 |\n| 4 1 | 2 3 |\n",
       "pencilmarks 1..42341341241.3 with - - 23 - - - - - - - - - - - 2 -"},
      {".sdx", "1 234 234 34\n234 234 124 134\n234 234 134 134\n34 u1 34 2\n",
       "sdx " + kDigits + " of " + kGivens + kMarks},
      {"gsf", "99743,c28,5.1,0.2," + kClassicPuzzle + ",7,x,y\n", "gsf " + kClassicPuzzle},
      {"Solo", "2x2:1n2\n", "solo " + kGivens},
      {"comma separated", "1,,,\n,,,\n,,,\n,,,2\n", "csv " + kGivens},
      {"semicolons", "1;;;\n;;;\n;;;\n;;;2\n", "csv " + kGivens},
      {"tabs", "1\t\t\t\n\t\t\t\n\t\t\t\n\t\t\t2\n", "tsv " + kGivens},
      {"rating line", kClassicPuzzle + " ED=7.1/1.2/1.2\n", "line " + kClassicPuzzle},
      {"solved line", kClassicPuzzle + ":1:" + kClassicPuzzle + "\n", "line " + kClassicPuzzle},
  });
}

TEST_CASE("a single digit in a grid of candidates is open if a peer with several candidates has it, too", "[formats]") {
  check_texts({
      {"pencil marks: r1c1 is open because of r1c2",
       "| 1 12 | 34 34 |\n| 34 34 | 12 12 |\n| 2 34 | 34 1 |\n| 34 34 | 2 34 |\n",
       "pencilmarks ........2....... with 1 12 34 34 34 34 12 12 - 34 34 1 34 34 2 34"},
      {"candidates of the other cells do not matter", "1 23 23 4\n23 23 4 1\n23 4 1 23\n4 1 23 23\n",
       "sdx 1..4..41.41.41.. with - 23 23 - 23 23 - - 23 - - 23 - - 23 23"},
      {"729: the same", "1...12....34..34..34..3412..12...2....34..341.....34..34.2....34",
       "729 ........2....... with 1 12 34 34 34 34 12 12 - 34 34 1 34 34 2 34"},
  });
}

TEST_CASE("two digits of base 32 for each cell", "[formats]") {
  // r1c1 is the given 1 (mask 1, times 2, plus 1); r1c2 was placed: 2; r1c3 has 3 to 9; the other cells have all
  // digits.
  std::string wiki = "0304vo";
  for (int cell = 3; cell < 81; ++cell) wiki += "vu";
  const auto read = parse_puzzle(wiki);
  REQUIRE(read);
  CHECK(read.value().format == TextFormat::SudokuWiki);
  CHECK(symbols_of(read.value().digits()) == "1" + std::string(80, '.'));
  CHECK(read.value().candidates[1] == DigitSet(Digit{2}));
  CHECK(read.value().candidates[2].bits() == 0b111111100);
  CHECK(parse_puzzle(wiki + "v").error().code == ParseErrorCode::WrongLength);
}

TEST_CASE("the headers of an .sdk text are kept and written again", "[formats]") {
  const std::string text =
      "#ASomebody\n#CStart with 5\n#Uhttps://example.org/\n[Puzzle]\n" + cut_in_rows(kClassicPuzzle, 9);
  const ParsedPuzzle puzzle = parse_puzzle(text).value();
  CHECK(puzzle.headers == std::vector<std::string>{"ASomebody", "CStart with 5", "Uhttps://example.org/"});
  CHECK(write(puzzle, TextFormat::Sdk).value().text == text);
  CHECK(parse_puzzle("#ASomebody\n" + kClassicPuzzle).value().headers.empty());
  PuzzleReader reader;
  reader.feed("#AOne\n" + kClassicPuzzle + "\n" + cut_in_rows(kClassicPuzzle, 9));
  reader.finish();
  reader.take();
  CHECK(std::get<ParsedPuzzle>(*reader.take()).headers.empty());
}

TEST_CASE("digits above 9 are read in five styles", "[formats]") {
  const Grid grid =
      grid_of("1234567.9ABCDEFG" + std::string(15, '.') + "1" + std::string(16 * 13, '.') + "GFEDCBA987654321", "4x4");
  const auto written = [&](const std::string& alphabet, const std::string& blank) {
    std::string text;
    for (const Digit digit : grid.digits()) {
      const std::size_t width = alphabet.size() / 16;
      text += digit.is_blank() ? blank : alphabet.substr((digit.value - 1u) * width, width);
    }
    return text;
  };
  const auto [alphabet, blank, style] = GENERATE(table<std::string, std::string, const char*>({
      {"123456789ABCDEFG", ".", "1-9A-Z"},
      {"123456789abcdefg", "0", "1-9A-Z"},
      {"123456789abcdefg", "X", "1-9A-Z"},
      {"0123456789ABCDEF", ".", "0-9A-Z"},
      {"0123456789abcdef", "*", "0-9A-Z"},
      {"ABCDEFGHIJKLMNOP", ".", "A-Z"},
      {"ABCDEFGHIJKLMNOP", "0", "A-Z"},
      {"ABCDEFGHIJKLMNOP", "X", "A-Z"},
      {"01020304050607080910111213141516", "00", "01-99"},
      {"01020304050607080910111213141516", "..", "01-99"},
  }));
  CAPTURE(alphabet, blank);
  const std::string line = written(alphabet, blank);
  const ParsedPuzzle puzzle = parse_puzzle(line).value();
  CHECK(puzzle.grid == grid);
  CHECK(alphabet_of(puzzle) == style);
  CHECK(puzzle.format == TextFormat::Line);
  // Answers repeat a puzzle in the style in which they write solutions.
  const bool usual = std::string(style) == "1-9A-Z";
  CHECK(puzzle.text == (usual ? line : write_line(grid)));
  const ParsedPuzzle rows = parse_puzzle(cut_in_rows(line, line.size() / 16), grid.layout()).value();
  CHECK(rows.grid == grid);
  CHECK(alphabet_of(rows) == style);
  CHECK(alphabet_of(parse_puzzle(write_numbers(grid)).value()) == "1-99");
  CHECK(alphabet_of(parse_puzzle(kClassicPuzzle).value()).empty());
}

TEST_CASE("a full grid from 0 to F has 0 as a digit, a grid with few blanks does not", "[formats]") {
  const std::string full = "123456789ABCDEFG";
  std::string usual;
  std::string from_zero;
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      const auto value = static_cast<std::size_t>((4 * row + row / 4 + column) % 16);
      usual += full[value];
      from_zero += "0123456789ABCDEF"[value];
    }
  }
  CHECK(write_line(parse_puzzle(from_zero).value().grid) == usual);
  usual[7] = '0';
  CHECK(parse_puzzle(usual).value().grid.clue_count() == 255);
  CHECK(alphabet_of(parse_puzzle(usual).value()) == "1-9A-Z");
}

TEST_CASE("an error in a text of another program is reported with its position", "[formats]") {
  const std::string marks = "| 1 234 | 234 34 |\n| 234 234 | 124 134 |\n";
  check_texts({
      {"candidates that do not ascend", marks + "| 234 243 | 134 134 |\n| 34 1 | 34 2 |\n", "bad-symbol@3:9 3"},
      {"a candidate above the side", marks + "| 234 2345 | 134 134 |\n| 34 1 | 34 2 |\n", "bad-symbol@3:10 5"},
      {"a row with a cell too few", marks + "| 234 234 | 134 |\n| 34 1 | 34 2 |\n", "wrong-row-length@3:18"},
      {"a row with a cell too many", marks + "| 234 234 | 134 134 4 |\n| 34 1 | 34 2 |\n", "wrong-row-length@3:21"},
      {"a strange character", marks + "| 234 2!4 | 134 134 |\n| 34 1 | 34 2 |\n", "bad-symbol@3:8 !"},
      {"a row is missing", marks + "| 34 1 | 34 2 |\n", "missing-rows@4:1"},
      {"a number that is too large in rows of numbers", "1 0 0 0\n0 0 12 0\n0 0 0 0\n0 0 0 0\n",
       "number-too-large@2:5"},
      {"the same where candidates could be", "1 2 3 4\n3 4 1 23\n0 0 0 0\n0 0 0 0\n", "number-too-large@2:7"},
      {"a mark without a digit", "1 234 234 34\n234 u 124 134\n234 234 134 134\n34 u1 34 2\n", "bad-symbol@2:5 u"},
      {"a puzzle after a marker that breaks off", "[Puzzle]\n1...\n....\n", "missing-rows@4:1"},
      {"another marker", "[Colours]\n", "bad-symbol@1:1 ["},
      {"a library line", ":0000:x:1.+3..!..........:::", "bad-symbol@1:15 !"},
  });
}
