// Puzzles of several grids as the rows of their canvas, without the name of their layout.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/write.h"
#include "core/util/split.h"
#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

using Items = std::vector<std::string>;

// A puzzle of each usual layout, made by `nonet generate --seed 3`, and of the samurai with seed 5.
struct NamedPuzzle {
  std::string name;
  std::string line;
};
const std::vector<NamedPuzzle> kPuzzles{
    {"samurai",
     ".....9......1.....167......36..........1...8...136..9..2..51..76.4..8..537....4.....5..............."
     "..9.12.8..1..7...5.....7.9....8.....3.8...1......49...85............1..6.......8............6..7...."
     "4.......1....75..8.1..2......35.............9......9....29...68..497....34.7.....358.....1..92..5..."
     "..1........54.....81.6....9....3.........7......2.....7.59.38.....65."},
    {"twodoku",
     "...9..6..1....52.36......7..7.8.....26...9.....4...5.....5.....3...7.9....2.....9.5..236.......7.1.5"
     "..4.....8...3...9.1..6...2...742.........3...4......."},
    {"butterfly",
     "....3...81.93...4.2.9...8......3...................5.1.2...3.5....984...7...1.........9..7..3......."
     ".......1.........8......7.........29.....6.."},
    {"cross",
     "....26...18..9..3.......1...75..13.....3.....8.4....9.8..................5..4..5............4..3...7"
     "...5.6.......914...83......39..2....85..7..5...................7.........6.........4.8.........13..9"
     ".....3..........6...1...9.....6.......45.7.2....16....5.3.....4...9......74.....2..8..763........"},
    {"flower",
     ".3.....5...7.8............9.............5...63...9....7..94......2....1..87..................82.69.."
     "7.................1.4.7....1.........5......2.........36..........9..........2.......2.47"},
    {"sohei",
     "....4..5.1....5.78...738.......814...16..9..............8....5.......5......3..1...............1...."
     "6.4...6...7.3..4.6...9...7.8..4...3..5....62..62...977.948...33.......4...8...7........6..7.8......."
     "...8...4..........71...9....8.9.1...9.4.......2163..........6.......85....7.9.4....83..."},
    {"windmill",
     "....12..7......46...58.4...37..........4...........5..4.....6..8.4..7....15.....2.........1..6...39."
     ".7.....9...........3.6..2....24...7....4..17.....3.1...6.....9......7....2.8.78...1..........9.1...."
     "..83....5....................7....1.....3.4............43......4....35.47.5.....8......6.5.8...733.."
     "5....2.......78..26........9....1"},
};

const NamedPuzzle& puzzle_named(const std::string& name) {
  return *std::find_if(kPuzzles.begin(), kPuzzles.end(), [&](const NamedPuzzle& it) { return it.name == name; });
}

// The rows of a puzzle with one sign for blank cells and one for places without a cell.
std::string rows_of(const NamedPuzzle& puzzle, char blank, char hole) {
  const LayoutRef layout = layout_of_name(puzzle.name).value();
  std::string rows;
  for (int row = 0; row < layout->rows(); ++row) {
    for (int column = 0; column < layout->columns(); ++column) {
      const auto cell = layout->cell_at(row, column);
      const char sign = cell ? puzzle.line[cell->index] : hole;
      rows += cell && sign == '.' ? blank : sign;
    }
    rows += '\n';
  }
  return rows;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

std::string without(std::string text, char sign) {
  std::erase(text, sign);
  return text;
}

// Each sign as a field of its own.
std::string separated(const std::string& rows, char separator) {
  std::string text;
  for (const char sign : rows) {
    if (!text.empty() && text.back() != '\n' && sign != '\n') text += separator;
    text += sign;
  }
  return text;
}

std::string without_end_spaces(const std::string& rows) {
  std::string text;
  for (const std::string_view row : split(rows, '\n'))
    text.append(row.substr(0, row.find_last_not_of(' ') + 1)) += '\n';
  return text;
}

// The text with a sign more in a line, or a sign less when `sign` is 0. Lines count from 0.
std::string with_change(const std::string& text, std::size_t number, char sign) {
  std::string changed;
  std::size_t at = 0;
  for (const std::string_view line : split(text, '\n')) {
    const bool is_changed = at++ == number;
    changed += is_changed && sign == 0 ? line.substr(1) : line;
    if (is_changed && sign != 0) changed += sign;
    changed += '\n';
  }
  return changed;
}

}  // namespace

TEST_CASE("the rows of a samurai are read, whatever the signs of its blanks and holes", "[formats]") {
  const NamedPuzzle& samurai = puzzle_named("samurai");
  const Items expected{"samurai " + samurai.line};
  const std::string spaces = rows_of(samurai, '.', ' ');
  for (const std::string& text : {
           rows_of(samurai, '.', '.'),
           rows_of(samurai, '0', '.'),
           rows_of(samurai, '0', '0'),
           rows_of(samurai, '.', '-'),
           rows_of(samurai, '_', ' '),
           rows_of(samurai, '*', '0'),
           spaces,
           without_end_spaces(spaces),
           without(spaces, ' '),
           without(rows_of(samurai, '*', ' '), ' '),
           replaced(spaces, "\n", "\r\n"),
           separated(rows_of(samurai, '.', '.'), ' '),
           separated(rows_of(samurai, '-', '-'), ' '),
           separated(rows_of(samurai, '0', '.'), ','),
           separated(rows_of(samurai, '0', '0'), '\t'),
           "21 21\n" + separated(rows_of(samurai, '-', '-'), ' '),
           "Samurai 12\n\n" + spaces,
       }) {
    INFO(text);
    CHECK(shown_items(text) == expected);
  }
}

TEST_CASE("the rows of every usual layout of several grids are read by their outline", "[formats]") {
  for (const NamedPuzzle& puzzle : kPuzzles) {
    std::vector<std::string> texts{rows_of(puzzle, '0', '.'), rows_of(puzzle, '.', '-'),
                                   separated(rows_of(puzzle, '0', '.'), ' ')};
    // A sohei with the same sign for blanks and holes may be a cross without givens in its centre.
    if (puzzle.name != "sohei") texts.push_back(rows_of(puzzle, '.', '.'));
    for (const std::string& text : texts) {
      INFO(text);
      CHECK(shown_items(text) == Items{puzzle.name + " " + puzzle.line});
    }
  }
}

TEST_CASE("what is written for a usual layout of several grids is read again, also without its comment", "[formats]") {
  for (const NamedPuzzle& puzzle : kPuzzles) {
    const Grid grid = grid_of(puzzle.line, puzzle.name);
    for (const TextFormat format :
         {TextFormat::Line, TextFormat::Rows, TextFormat::Numbers, TextFormat::Csv, TextFormat::Tsv}) {
      INFO(write(grid, format));
      CHECK(shown_items(write(grid, format)) == Items{puzzle.name + " " + puzzle.line});
    }
    const std::string numbers = write(grid, TextFormat::Numbers);
    CHECK(shown_items(numbers.substr(numbers.find('\n') + 1)) == Items{puzzle.name + " " + puzzle.line});
  }
}

TEST_CASE("several samurais follow each other, and other puzzles before and after them", "[formats]") {
  const NamedPuzzle& samurai = puzzle_named("samurai");
  const std::string rows = rows_of(samurai, '.', ' ');
  const std::string classic = "1" + std::string(80, '.');
  const std::string shown = "samurai " + samurai.line;
  CHECK(shown_items(rows + rows_of(samurai, '0', '0') + "\n" + rows) == Items{shown, shown, shown});
  CHECK(shown_items(classic + "\n" + rows + classic + "\n") == Items{"3x3 " + classic, shown, "3x3 " + classic});
}

TEST_CASE("rows that fit several outlines, or none, are rows of a square", "[formats]") {
  // No digit says whether this is a cross or a sohei, which has no grid in the centre.
  const std::string sohei = rows_of(puzzle_named("sohei"), '.', '.');
  CHECK(shown_items(sohei).front().starts_with("3x7 "));
  std::string blank = sohei;
  for (char& sign : blank) sign = sign == '\n' ? sign : '.';
  CHECK(shown_items(blank).front().starts_with("3x7 "));
  // A digit beyond 9 belongs to the square.
  std::string letters = rows_of(puzzle_named("samurai"), '.', '.');
  letters[0] = 'K';
  CHECK(shown_items(letters).front().starts_with("3x7 K"));
  // A 12×12 puzzle that contradicts no rule is no butterfly.
  const std::string twelve = "123456789...\n" + replaced(std::string(11, 'r'), "r", "............\n");
  CHECK(shown_items(twelve).front().starts_with("3x4 123456789..."));
}

TEST_CASE("a samurai with a mistake is one message", "[formats]") {
  const NamedPuzzle& samurai = puzzle_named("samurai");
  const std::string spaces = rows_of(samurai, '.', ' ');
  const std::string dense = without(spaces, ' ');
  // A row has a cell too few, and too many.
  CHECK(shown_items(with_change(spaces, 4, 0)) == Items{"wrong-row-length@5:21"});
  CHECK(shown_items(with_change(dense, 10, '1')) == Items{"wrong-row-length@11:11"});
  // The last row is missing.
  CHECK(shown_items(spaces.substr(0, spaces.size() - 22)) == Items{"missing-rows@21:1"});
  // A digit where no cell is.
  std::string filled = rows_of(samurai, '0', '.');
  filled[22 + 10] = '5';
  CHECK(shown_items(filled).size() == 1);
  CHECK(shown_items(filled).front().starts_with("wrong-row-length@2:"));
}
