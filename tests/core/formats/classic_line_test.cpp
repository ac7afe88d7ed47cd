#include "core/formats/classic_line.h"

#include <array>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kClassic = "389700200672050010014609003230500871850037049497810305065482130103070460740103590";
const std::string kRows = "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1\n";

std::string place_of(Position position) {
  return " @" + std::to_string(position.line) + ":" + std::to_string(position.column);
}

std::string described(const ReadItem& item) {
  if (const auto* error = std::get_if<ParseError>(&item))
    return std::string(name_of(error->code)) + place_of(error->position);
  const auto& puzzle = std::get<ParsedPuzzle>(item);
  return puzzle.text + " " + symbols_of(puzzle.grid) + place_of(puzzle.start);
}

struct Reading {
  std::vector<std::string> items;
  int short_cuts = 0;
};

void drain(PuzzleReader& reader, Reading& reading) {
  while (const auto item = reader.take()) reading.items.push_back(described(*item));
}

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n') + 1); }

void read_line(PuzzleReader& reader, std::string_view& text, bool by_short_cut, Reading& reading) {
  Grid grid(Layout::classic());
  const std::string symbols(text.substr(0, 81));
  const auto start = by_short_cut ? reader.take_classic_line(text, grid.digits().first<81>()) : std::nullopt;
  if (start) {
    ++reading.short_cuts;
    reading.items.push_back(symbols + " " + symbols_of(grid) + place_of(*start));
    return;
  }
  const std::string_view line = first_line(text).empty() ? text : first_line(text);
  reader.feed(line);
  text.remove_prefix(line.size());
  drain(reader, reading);
}

Reading read(std::string_view text, const LayoutRef& layout, bool by_short_cut) {
  PuzzleReader reader(layout);
  Reading reading;
  while (!text.empty()) read_line(reader, text, by_short_cut, reading);
  reader.finish();
  drain(reader, reading);
  return reading;
}

std::string with(std::size_t cell, char symbol) {
  std::string symbols = kClassic;
  symbols[cell] = symbol;
  return symbols;
}

struct Case {
  std::string text;
  int short_cuts;
  const char* layout = "";
};

}  // namespace

TEST_CASE("the fast path for classic lines gives the same result as the general reader", "[formats]") {
  const std::string line = kClassic + "\n";
  const std::vector<Case> cases{
      {line + line, 2},
      {kClassic, 0},
      {kClassic + "\r\n" + line, 2},
      {kClassic + "\r" + kClassic + "\r\n" + line, 1},
      {kClassic + "\r" + line + line, 1},
      {kClassic + " x\r" + line + kClassic + " y\r\n" + line, 2},
      {kClassic + "\f" + line + line, 1},
      {kClassic + std::string(1, '\0') + line + kClassic + " x" + std::string(1, '\0') + line + line, 1},
      {kClassic + " # why\n" + kClassic + ":1:" + kClassic + "\n" + kClassic + "\tx\n", 3},
      {kClassic + "   \n", 1},
      {std::string(81, '.') + "\n" + std::string(81, '*') + "\n" + std::string(81, '_') + "\n" + std::string(81, '?') +
           "\n",
       4},
      {with(0, 'x') + "\n" + with(80, 'X') + "\n" + with(40, 'A') + "\n" + with(40, '@') + "\n" + with(80, ' ') + "\n",
       0},
      {with(7, '\0') + "\n" + with(7, '/') + "\n" + with(7, ':') + "\n" + with(7, '\xB0') + "\n", 0},
      {kClassic + "1\n" + kClassic + ".\n" + kClassic + "x\n" + kClassic.substr(1) + "\n", 0},
      {kClassic + "\xC3\xA9\n" + kClassic + "#\xC3\xA9\n", 1},
      {"\xEF\xBB\xBF" + line + line, 1},
      {"# comment\n\n" + line + "\n# boxes 3x3\n" + line, 2},
      {"# boxes 9x1\n" + line, 0},
      {"# boxes 2x3\n" + line, 0},
      {line, 0, "2x3"},
      {line, 1, "3x3"},
      {line, 0, "1x9"},
      // A grid waits for the next line, which may be one of its regions. A line that may be a row waits, too.
      {kRows + line + "4030300000000001\n" + line + line, 1},
      {"4 0 3 0\n3 0 0 0\n" + line + line, 1},
      {"+---+---+\n" + line + "+---+---+\n" + line, 2},
      {kClassic + std::string(PuzzleReader::kMaxLineBytes - 81, '!') + "\n" + line, 2},
      {kClassic + std::string(PuzzleReader::kMaxLineBytes - 80, '!') + "\n" + line, 1},
  };
  for (const Case& it : cases) {
    CAPTURE(it.text.substr(0, 400));
    const LayoutRef layout = *it.layout == '\0' ? nullptr : layout_of_name(it.layout).value();
    const Reading reading = read(it.text, layout, true);
    CHECK(reading.items == read(it.text, layout, false).items);
    CHECK(reading.short_cuts == it.short_cuts);
  }
}

TEST_CASE("a classic line is measured with its end", "[formats]") {
  std::array<Digit, 81> digits;
  CHECK(read_classic_line(kClassic + "\n...", 100, digits) == 82);
  CHECK(read_classic_line(kClassic + " 12345678\n", 100, digits) == 91);
  CHECK(read_classic_line(kClassic + " 12345678\n", 89, digits) == 0);
  CHECK(read_classic_line(kClassic + " 12345678", 100, digits) == 0);
  CHECK(read_classic_line(kClassic, 100, digits) == 0);
  CHECK(read_classic_line("", 100, digits) == 0);
}
