// Plain texts as people and programs write them: frames, blanks, digits of other scripts, words and sums beside the
// grid.

#include <functional>
#include <string>
#include <vector>

#include "core/formats/puzzle_reader.h"
#include "core/formats/write.h"
#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;

namespace {

const std::string kPuzzle = "..8...46.6..389.......4....3.6.1.8....469..7.1......9....5.....8.17.........3...1";
const std::string kSmall = "2......44......3";

// What a text holds: the givens of a puzzle; for a position also the digits; the code of an error and its place.
std::vector<std::string> items_of(std::string_view text, std::size_t piece = 7) {
  PuzzleReader reader;
  std::vector<std::string> items;
  const auto take_all = [&] {
    while (const auto item = reader.take()) {
      if (const auto* error = std::get_if<ParseError>(&*item)) {
        items.push_back(std::string(name_of(error->code)) + '@' + std::to_string(error->position.line) + ':' +
                        std::to_string(error->position.column));
        continue;
      }
      const auto& puzzle = std::get<ParsedPuzzle>(*item);
      items.push_back(write_line(puzzle.grid));
      if (puzzle.grid_now) items.back() += ' ' + write_line(*puzzle.grid_now);
    }
  };
  for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) {
    reader.feed(text.substr(0, piece));
    take_all();
  }
  reader.finish();
  take_all();
  return items;
}

using Items = std::vector<std::string>;

// Writes the rows of a puzzle: a text before each row, one between its cells, one between its boxes, one after it.
struct Rows {
  std::string before;
  std::string between_cells;
  std::string between_boxes;
  std::string after = "\n";
  std::string blank = ".";
  std::string between_bands = "";
};

std::string written(const std::string& puzzle, const Rows& rows, std::size_t side = 9, std::size_t box = 3) {
  std::string text;
  for (std::size_t i = 0; i < puzzle.size(); ++i) {
    if (i > 0 && i % (side * box) == 0) text += rows.between_bands;
    if (i % side == 0) text += rows.before;
    text += puzzle[i] == '.' ? rows.blank : std::string(1, puzzle[i]);
    if (i % side == side - 1) {
      text += rows.after;
    } else {
      text += i % box == box - 1 ? rows.between_boxes : rows.between_cells;
    }
  }
  return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

std::string as_utf16(const std::string& text, bool little) {
  std::string units = little ? "\xFF\xFE" : "\xFE\xFF";
  for (const char character : text) {
    if (little) units += character;
    units += '\0';
    if (!little) units += character;
  }
  return units;
}

const std::string kRuler = "+-------+-------+-------+\n";

}  // namespace

TEST_CASE("a puzzle is read as people and programs write it", "[formats]") {
  struct Case {
    const char* what;
    std::string text;
  };
  const Rows spaced{"", " ", " "};
  const std::string zeros = written(kPuzzle, {"", " ", " ", "\n", "0"});
  const std::vector<Case> cases{
      {"spaces for blanks in a frame", kRuler + written(kPuzzle, {"| ", " ", " | ", " |\n", " ", kRuler}) + kRuler},
      {"spaces for blanks, no spaces between", written(kPuzzle, {"|", "", "|", "|\n", " ", "+---+---+---+\n"})},
      {"a cell between bars", written(kPuzzle, {"| ", " | ", " | ", " |\n", " "})},
      {"a cell between bars without spaces", written(kPuzzle, {"|", "|", "|", "|\n", " "})},
      {"a frame of light lines", "┌───────┬───────┬───────┐\n" +
                                     written(kPuzzle, {"│ ", " ", " │ ", " │\n", ".", "├───────┼───────┼───────┤\n"}) +
                                     "└───────┴───────┴───────┘\n"},
      {"a frame of double lines",
       "╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗\n" +
           written(kPuzzle, {"║ ", " │ ", " ║ ", " ║\n╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n", " "})},
      {"words beside a frame", written(kPuzzle, {"   │ ", " │ ", " │ ", " │     h - Move left\n", " "})},
      {"a Markdown table", written(kPuzzle.substr(0, 9), {"| ", " | ", " | ", " |\n", " "}) +
                               "|---|---|---|---|---|---|---|---|---|\n" +
                               written(kPuzzle.substr(9), {"| ", " | ", " | ", " |\n", " "})},
      {"a frame with long dashes", "+—+—+—+\n" + written(kPuzzle, {"|", "", "|", "|\n", "0", "+—+—+—+\n"})},
      {"hyphens for blanks", written(kPuzzle, {"", "", "", "\n", "-"})},
      {"hyphens with spaces", written(kPuzzle, {"", " ", " ", "\n", "-"})},
      {"hyphens on one line", replaced(kPuzzle, ".", "-")},
      {"a blank line after each row", written(kPuzzle, {"", " ", " ", "\n\n", "0"})},
      {"rows in quotation marks", written(kPuzzle, {"\"", "", "", "\",\n"})},
      {"rows ending in a backslash", written(kPuzzle, {"", " ", " ", " \\\n", "0"})},
      {"rows between slashes", written(kPuzzle, {"", "", "", "/", "0"}).substr(0, 89)},
      {"the sum behind each row, and below each column",
       "----\n| . . 8 | . . . | 4 6 . | 18\n| 6 . . | 3 8 9 | . . . | 26\n| . . . | . 4 . | . . . | 4\n"
       "| 3 . 6 | . 1 . | 8 . . | 18\n| . . 4 | 6 9 . | . 7 . | 26\n| 1 . . | . . . | . 9 . | 10\n"
       "| . . . | 5 . . | . . . | 5\n| 8 . 1 | 7 . . | . . . | 16\n| . . . | . 3 . | . . 1 | 4\n----\n"
       "  18 0 19 | 21 25 9 | 12 22 1\n"},
      {"a heading", "Grid 01\n" + zeros},
      {"a heading behind a percent sign", "% made at random - easy\n" + zeros},
      {"words below", zeros + "\nSolved in 0.3 ms\n"},
      {"a table with names of columns",
       "id,puzzle,solution,clues\n7," + kPuzzle + "," + std::string(81, '1') + ",27\n"},
      {"the solution before the puzzle", std::string(81, '1') + ";" + kPuzzle + ";easy\n"},
      {"a name and a rating around", "0000183b305c " + replaced(kPuzzle, ".", "0") + "  1.2\n"},
      {"full-width digits", replaced(replaced(zeros, "0", "０"), "8", "８")},
      {"Devanagari digits", replaced(replaced(zeros, "0", "०"), "1", "१")},
      {"no-break spaces", replaced(zeros, " ", "\u00A0")},
      {"dots in the middle", replaced(written(kPuzzle, spaced), ".", "·")},
      {"squares for blanks", replaced(kPuzzle, ".", "□")},
      {"UTF-16", as_utf16(zeros, true)},
      {"UTF-16, the high byte first", as_utf16(kPuzzle + "\r\n", false)},
      {"UTF-16 without a mark", as_utf16(kPuzzle, true).substr(2)},
  };
  for (const Case& each : cases) {
    INFO(each.what << '\n' << each.text);
    CHECK(items_of(each.text) == Items{kPuzzle});
    CHECK(items_of(each.text, each.text.size()) == Items{kPuzzle});
  }
}

TEST_CASE("a row with hyphens that looks like a heading is refused as it stands", "[formats]") {
  const std::string first = "G------EB-A-L--C-DO--C--J-IM-G--\n";
  CHECK(test::shown_items(first + "N--J-D--OMGF-K--\n") == Items{"missing-rows@1:1", "bad-symbol@2:1 N"});
}

TEST_CASE("rows of hyphens alone are rows where hyphens are blanks", "[formats]") {
  const std::string empty_first = std::string(18, '.') + kPuzzle.substr(18);
  CHECK(items_of(written(empty_first, {"", "", "", "\n", "-"})) == Items{empty_first});
  CHECK(items_of(written(kSmall, {"", " ", " ", "\n", "-"}, 4, 2)) == Items{kSmall});
  std::string rulers;
  for (int i = 0; i < 12; ++i) rulers += "---------\n";
  CHECK(items_of(rulers + "9-3------\n") == Items{std::string(72, '.') + "9.3......"});
  const std::string line = replaced(kPuzzle, ".", "-") + '\n';
  CHECK(items_of(line + std::string(81, '-') + '\n' + written(kPuzzle, {"", "", "", "\n"})) == Items{kPuzzle, kPuzzle});
  const std::string dots = written(kPuzzle, {"", "", "", "\n", ".", "---------\n"});
  CHECK(items_of(dots) == Items{kPuzzle});
}

TEST_CASE("blank lines between all rows belong to the grid, and others end it", "[formats]") {
  const std::string grid = written(kPuzzle, {"", "", "", "\n"});
  CHECK(items_of("........1\n\n" + grid) == Items{"missing-rows@1:1", kPuzzle});
  CHECK(items_of("2 0 0 0\n\n0 0 0 4\n\n4 0 0 0\n\n0 0 0 3\n\n") == Items{kSmall});
  CHECK(items_of(written(kPuzzle, {"", "", "", "\n\n"}) + grid) == Items{kPuzzle, kPuzzle});
}

TEST_CASE("grids of 16×16 with digits from 0 are read with every separator", "[formats]") {
  std::string digits;
  std::string expected;
  for (int i = 0; i < 256; ++i) {
    const int value = i % 7 == 0 ? (i * 5 + i / 16) % 15 : -1;
    digits += value < 0 ? '.' : "0123456789ABCDEF"[value];
    expected += value < 0 ? '.' : "123456789ABCDEFG"[value];
  }
  CHECK(items_of(written(digits, {"", " ", " | ", "\n"}, 16, 4)) == Items{expected});
  CHECK(items_of(written(digits, {"", "", "", "\n", "x"}, 16, 4)) == Items{expected});
  CHECK(items_of(replaced(digits, ".", "x")) == Items{expected});
  CHECK(items_of(written(digits, {"", ",", ",", "\n", ""}, 16, 4)) == Items{expected});
}

TEST_CASE("positions with placed digits marked by signs are read", "[formats]") {
  CHECK(items_of("2......44.+1....3") == Items{"2......44......3 2......44.1....3"});
  CHECK(items_of("2......44.+1....3:111 414") == Items{"2......44......3 2......44.1....3"});
  CHECK(items_of("| <2> 134 | 13 *1* |\n| 13 13 | 2 <4> |\n| <4> 12 | 12 12 |\n| 1 12 | 4 <3> |\n") ==
        Items{"2......44......3 2..1...44......3"});
}

TEST_CASE("texts without a puzzle give one error", "[formats]") {
  CHECK(items_of("This is no puzzle.\nIt has two lines of words.\n") == Items{"bad-symbol@1:1"});
  CHECK(items_of("The rows\n53..7....\n") == Items{"missing-rows@2:1"});
}
