#include <string>
#include <vector>

#include "core/formats/blocks/address_form.h"
#include "core/formats/foreign/lz_text.h"
#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kBoard = "5" + std::string(79, '.') + "8";
const std::string kZeros = "5" + std::string(79, '0') + "8";
const std::string kShown = "3x3 " + kBoard;
const std::string kFourCells = "1...............";

struct AddressCase {
  std::string text;
  std::vector<std::string> shown;
};

void check_addresses(const std::vector<AddressCase>& cases) {
  for (const AddressCase& each : cases) {
    CAPTURE(each.text);
    CHECK(shown_items(each.text) == each.shown);
  }
}

// A position of SudokuWiki: a given 5, an entry 3, the candidates 1 and 2, and cells without candidates.
std::string wiki_position() { return "S9B050c0l" + std::string(std::size_t{2} * 78, '0'); }

}  // namespace

TEST_CASE("addresses that hold the cells of a grid are read", "[formats]") {
  check_addresses({
      {"https://www.sudokuwiki.org/sudoku.htm?bd=" + kZeros, {kShown}},
      {"www.sudokuwiki.org/sudoku.htm?bd=" + kZeros, {kShown}},
      {"https://sudokuexchange.com/play/?s=" + kZeros + "&d=3", {kShown}},
      {"HTTPS://SudokuExchange.com/play/?s=" + kZeros, {kShown}},
      {"https://sudoku.coach/en/play/" + kZeros, {kShown}},
      {"https://example.org/solve#puzzle=" + kZeros, {kShown}},
      {"https://example.org/solve?grid=" + kFourCells, {"2x2 " + kFourCells}},
      {"https://example.org/?q=5" + std::string(79, '-') + "8", {kShown}},
      {"Try this one: https://sudokuexchange.com/play/?s=" + kZeros + ".", {kShown}},
      {"- [a puzzle](https://sudokuexchange.com/play/?s=" + kZeros + "), and more", {kShown}},
      {"<https://sudokuexchange.com/play/?s=" + kZeros + ">", {kShown}},
      {"sudokuexchange.com/play/?s=" + kZeros + " and sudokuexchange.com/play/?s=" + kBoard, {kShown, kShown}},
      {"https://puzz.link/p?sudoku/4/4/1m4i2i", {"2x2 1.......4...2..."}},
      {"http://pzv.jp/p.html?sudoku/4/4/1m4i2i", {"2x2 1.......4...2..."}},
      {"https://puzz.link/p?sudoku/v:/4/4/1m4i2i", {"2x2 1.......4...2..."}},
      {"https://puzz.link/p?sudoku/6/6/6zu", {"2x3 6" + std::string(35, '.')}},
      {"https://puzz.link/p?sudoku/16/16/g-10a" + std::string(12, 'z') + "s", {"4x4 .GA" + std::string(253, '.')}},
      {"https://puzz.link/p?sudoku/4/4/1m4i2h", {"bad-foreign-text@1:1 pzpr"}},
      {"https://puzz.link/p?sudoku/4/4/5m4i2g", {"bad-foreign-text@1:1 pzpr"}},
      {"https://puzz.link/p?sudoku/4/4/1m4i2j", {"bad-foreign-text@1:1 pzpr"}},
      {"https://puzz.link/p?sudoku/4/9/1m4i2i", {"bad-foreign-text@1:1 pzpr"}},
  });
}

TEST_CASE("positions in addresses of SudokuWiki are read", "[formats]") {
  std::string entries = kBoard;
  entries = "5" + std::string(80, '.');
  std::string now = entries;
  now[1] = '3';
  for (const std::string& text : {wiki_position(), "https://www.sudokuwiki.org/sudoku.htm?bd=" + wiki_position()}) {
    CAPTURE(text);
    const auto items = items_in(text);
    REQUIRE(items.size() == 1);
    CHECK(shown_item(items[0]) == "3x3 " + entries + " now " + now);
    const auto& puzzle = std::get<ParsedPuzzle>(items[0]);
    REQUIRE(puzzle.candidates.size() == 81);
    CHECK(puzzle.candidates[2] == (DigitSet(Digit{1}) | DigitSet(Digit{2})));
    CHECK(puzzle.candidates[3] == DigitSet::full(9));
  }
  CHECK(shown_items("S9Bzz" + wiki_position().substr(5)) ==
        std::vector<std::string>{"bad-foreign-text@1:1 sudokuwiki"});
}

TEST_CASE("addresses of Nonet are read", "[formats]") {
  check_addresses({
      {"https://example.org/nonet/#p=" + kFourCells, {"2x2 " + kFourCells}},
      {"#p=" + kFourCells, {"2x2 " + kFourCells}},
      {"file:///somewhere/nonet.html#p=" + kBoard + "&layout=3x3%2Bx", {"3x3+x " + kBoard}},
      {"http://localhost:8080/#p=" + kBoard + "&layout=3x3+x", {"3x3+x " + kBoard}},
      {"https://example.org/#p=" + kFourCells + "&rules=cage+3+r1c1+r1c2%3B+cage+5+r2c1+r2c2",
       {"2x2 " + kFourCells + "; cage 3 r1c1 r1c2; cage 5 r2c1 r2c2"}},
      {"https://example.org/#p=" + kFourCells + "&layout=7x9x", {"unknown-layout@1:1 7x9x"}},
      {"https://example.org/#p=" + kFourCells + "&rules=cage+3+r9c1", {"bad-rule-cell@1:1 r9c1"}},
      {"https://example.org/#p=1..", {"wrong-length@1:1"}},
      {"https://example.org/#p=https://example.org/%23p=" + kFourCells, {"bad-foreign-text@1:1 nonet-link"}},
      {"https://example.org/#s=1abc-_", {"unread-format@1:1 a game of Nonet's page"}},
      {"#s=1abc-_", {"unread-format@1:1 a game of Nonet's page"}},
      // A header of an .sdk file, and a comment.
      {"#Uhttp://www.sudocue.net/\n" + kBoard, {kShown}},
  });
}

TEST_CASE("addresses that cannot be read are refused by the name of their site", "[formats]") {
  check_addresses({
      {"https://sudokupad.app/7gJb9G8fRt", {"on-server@1:1 SudokuPad"}},
      {"https://sudokupad.app/?puzzleid=wsj7iunsg6", {"on-server@1:1 SudokuPad"}},
      {"https://www.f-puzzles.com/?id=yabc123", {"on-server@1:1 f-puzzles"}},
      {"https://tinyurl.com/2p8vn6ba", {"on-server@1:1 tinyurl.com"}},
      {"https://lisudoku.xyz/p/abcdef", {"on-server@1:1 lisudoku"}},
      {"https://lisudoku.xyz/solver?import=" + kFourCells, {"unread-format@1:1 lisudoku"}},
      {"https://sudocle.app/abc", {"on-server@1:1 Sudocle"}},
      {"https://someone.github.io/penpa-edit/#m=solve&p=rVVtb5swEP7uXzHx2Z", {"unread-format@1:1 penpa"}},
      {"https://puzz.link/p?slither/10/10/g1234", {"unread-format@1:1 puzz.link"}},
      {"https://example.org/nothing", {"no-puzzle-found@1:1 an address"}},
      {"https://example.org/nothing\n" + kBoard, {kShown}},
      {"See https://sudokupad.app/7gJb9G8fRt, please.", {"on-server@1:5 SudokuPad"}},
      // One message, and the puzzle.
      {"https://sudokupad.app/a https://sudokupad.app/b https://sudokuexchange.com/play/?s=" + kZeros,
       {kShown, "on-server@1:1 SudokuPad"}},
      // The name of a site alone names no puzzle.
      {"from https://sudokupad.app/\n" + kBoard, {kShown}},
      {"from https://example.org/page\n" + kBoard, {kShown}},
  });
}

TEST_CASE("data of addresses are read as they come through mail and chats", "[formats]") {
  // Words that make the data contain each of the signs that get lost.
  std::string packed;
  for (int words = 0; packed.find('+') == std::string::npos || packed.find('/') == std::string::npos; ++words) {
    REQUIRE(words < 1000);
    packed = pack_lz_text(R"({"size":9,"grid":[[{"value":5,"given":true}]],"title":")" + std::to_string(words * 7919) +
                          R"(","killercage":[{"cells":["R1C2","R1C3"],"value":"10"}]})");
  }
  const std::string shown = "3x3 5" + std::string(80, '.') + "; cage 10 r1c2 r1c3";
  const auto replaced = [](std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
      text.replace(at, from.size(), to);
    return text;
  };
  const std::string percents = replaced(replaced(replaced(packed, "+", "%2B"), "/", "%2F"), "=", "%3D");
  for (const std::string& data : {packed, replaced(packed, "+", " "), percents, replaced(percents, "%", "%25"),
                                  replaced(replaced(packed, "+", "-"), "/", "_")}) {
    CAPTURE(data);
    CHECK(shown_items("https://f-puzzles.com/?load=" + data) == std::vector{shown});
    CHECK(shown_items("https://sudokupad.app/fpuz" + data) == std::vector{shown});
  }
  CHECK(shown_items(packed) == std::vector{shown});
  CHECK(shown_items("fpuzzles" + packed) == std::vector{shown});
  CHECK(shown_items("https://f-puzzles.com/?load=" + packed.substr(0, 30)) ==
        std::vector<std::string>{"bad-foreign-text@1:1 f-puzzles"});
  CHECK(shown_items("https://example.org/Interactive-Sudoku-Solver/?q=.Cage~10~R1C2~R1C3.~R1C1_5") ==
        std::vector{shown});
}

TEST_CASE("lines with addresses behind cells, and words with slashes, are no addresses", "[formats]") {
  for (const std::string& line :
       {kBoard + " https://example.org/?s=" + kZeros, std::string("and/or"), std::string("e.g./i.e."),
        std::string("139005608/720090010"), std::string("1.2/3.4/"), std::string("N4123456789")}) {
    CAPTURE(line);
    CHECK_FALSE(begins_address(line));
  }
  CHECK(shown_items(kBoard + " https://example.org/?s=" + kZeros) == std::vector{kShown});
}
