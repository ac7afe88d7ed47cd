#include "core/formats/given_candidates.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/write.h"
#include "core/generate/full_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// A 4×4 puzzle without givens: one symbol for each digit of each cell.
const std::string kPencilMarks = "12...2.41.3..2341.341.....34.23..2.4.234123.1.....34.23.1..412..";

ParsedPuzzle read(const std::string& text, const char* layout) {
  return parse_puzzle(text, layout_of_name(layout).value()).value();
}

}  // namespace

TEST_CASE("candidates are given in 729 lines and frames, and noted in texts that tell entries from givens",
          "[formats]") {
  ParsedPuzzle position = read(kPencilMarks, "2x2");
  position.grid_now = position.grid;
  position.grid_now->digits()[6] = Digit{1};
  for (const char* name : {"729", "pencilmarks", "ss", "sudokuwiki", "library"}) {
    INFO(name);
    const bool given = std::string(name) == "729" || std::string(name) == "pencilmarks";
    const auto written = write(position, *writable_format(name));
    if (!written) continue;
    const ParsedPuzzle parsed = read(written.value().text, "2x2");
    CHECK(lists_given_candidates(parsed) == given);
    CHECK(lists_given_candidates(parsed, ListedCandidates::Given));
    CHECK_FALSE(lists_given_candidates(parsed, ListedCandidates::Noted));
    CHECK(view_of(puzzle_in(parsed)).has_given_candidates() == given);
    CHECK_FALSE(view_of(puzzle_in(parsed, ListedCandidates::Noted)).has_given_candidates());
  }
}

TEST_CASE("a position as it stands is the puzzle if its candidates are given", "[formats]") {
  const ParsedPuzzle parsed = parse_puzzle(":0000:x:1+2..............:313 414 323 424:::").value();
  const ParsedPuzzle given = puzzle_in(parsed, ListedCandidates::Given);
  CHECK(symbols_of(given.grid) == "12..............");
  REQUIRE(view_of(given).has_given_candidates());
  CHECK(view_of(given).allowed(Cell{2}) == DigitSet(Digit{4}));
  CHECK(view_of(given).allowed(Cell{3}) == DigitSet(Digit{3}));
  const ParsedPuzzle noted = puzzle_in(parsed);
  CHECK(symbols_of(noted.grid) == "1...............");
  CHECK(noted.text == "1...............");
}

TEST_CASE("a puzzle with given candidates is repeated as a line of its candidates", "[formats]") {
  const ParsedPuzzle puzzle = puzzle_in(read(kPencilMarks, "2x2"));
  REQUIRE(view_of(puzzle).has_given_candidates());
  CHECK(puzzle.text == kPencilMarks);
  const ParsedPuzzle noted = puzzle_in(read(kPencilMarks, "2x2"), ListedCandidates::Noted);
  CHECK(noted.text == write_line(noted.grid));
}

TEST_CASE("candidates that the digits leave anyway are no given candidates", "[formats]") {
  const Grid grid = grid_of("1...............", "2x2");
  for (const char* name : {"729", "pencilmarks"}) {
    const ParsedPuzzle plain{grid, TextFormat::Line, {}, {}, {}};
    const ParsedPuzzle puzzle = puzzle_in(read(write(plain, *writable_format(name)).value().text, "2x2"));
    CHECK_FALSE(view_of(puzzle).has_given_candidates());
    CHECK(puzzle.text == "1...............");
    CHECK(puzzle.grid == grid);
  }
}

TEST_CASE("formats that list candidates keep what a puzzle allows in each cell", "[formats]") {
  Random random(71);
  for (const char* layout : {"2x2", "2x3", "3x3", "3x3+x", "4x4"}) {
    const Grid full = *random_full_grid(layout_of_name(layout).value(), random);
    for (int round = 0; round < 12; ++round) {
      const Grid givens = blanked(full, round % 2 == 0 ? 0 : full.side(), false, random);
      const Puzzle puzzle = restricted(full, givens, 20 + 20 * static_cast<std::uint32_t>(round % 3), false, random);
      ParsedPuzzle parsed{puzzle.givens(), TextFormat::Masks, {}, {}, {}};
      parsed.candidates.assign(puzzle.given_candidates().begin(), puzzle.given_candidates().end());
      for (const char* name : {"729", "pencilmarks"}) {
        INFO(layout << ' ' << name << ' ' << round);
        const ParsedPuzzle again = puzzle_in(read(write(parsed, *writable_format(name)).value().text, layout));
        // Single candidates can come back as givens. They, and the givens, leave no place for their digit in peers.
        const Grid& read_givens = again.grid;
        for (std::uint16_t cell = 0; cell < full.digits().size(); ++cell) {
          DigitSet expected = PuzzleView(puzzle).allowed(Cell{cell});
          DigitSet found = view_of(again).allowed(Cell{cell});
          for (const Cell peer : full.layout()->peers(Cell{cell})) {
            if (read_givens[peer].is_blank()) continue;
            expected.erase(read_givens[peer]);
            found.erase(read_givens[peer]);
          }
          CHECK(found == expected);
        }
      }
    }
  }
}
