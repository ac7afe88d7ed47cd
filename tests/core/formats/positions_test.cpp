// Positions as text: what each format keeps comes back as it was.

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/parsed_puzzle.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/symbols.h"
#include "core/formats/text_format.h"
#include "core/formats/write.h"
#include "core/formats/write_position.h"
#include "core/generate/full_grid.h"
#include "core/grid/candidate_grid.h"
#include "core/grid/digit_set.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr TextFormat kWritable[] = {
    TextFormat::Line,  TextFormat::Numbers,    TextFormat::Csv,  TextFormat::Tsv,          TextFormat::Rows,
    TextFormat::Frame, TextFormat::Jigsaw,     TextFormat::Sdk,  TextFormat::SimpleSudoku, TextFormat::PencilMarks,
    TextFormat::Masks, TextFormat::SudokuWiki, TextFormat::Solo, TextFormat::Library,
};

// What a player may have made of a puzzle: correct digits, and candidates removed at random.
ParsedPuzzle random_position(const LayoutRef& layout, Random& random, bool with_givens_alone) {
  const Grid full = random_full_grid(layout, random).value();
  Grid grid(layout);
  Grid givens(layout);
  const std::uint32_t sparse = 1 + random.below(5);
  for (std::uint16_t index = 0; index < full.digits().size(); ++index) {
    if (random.below(sparse) != 0) continue;
    grid.digits()[index] = full.digits()[index];
    if (with_givens_alone || random.below(3) != 0) givens.digits()[index] = full.digits()[index];
  }
  ParsedPuzzle position{givens, TextFormat::Line, write_line(grid), {}, {}};
  if (with_givens_alone) return position;
  position.grid_now = grid;
  const std::uint32_t often = 1 + random.below(6);
  for (std::uint16_t index = 0; index < full.digits().size(); ++index) {
    DigitSet left = CandidateGrid(grid)[Cell{index}];
    const DigitSet all = left;
    all.for_each([&](Digit digit) {
      if (random.below(often) == 0) left.erase(digit);
    });
    position.candidates.push_back(left);
  }
  return position;
}

std::vector<DigitSet> usual_candidates(const Grid& grid) {
  const CandidateGrid all(grid);
  std::vector<DigitSet> candidates;
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) candidates.push_back(all[Cell{index}]);
  return candidates;
}

bool keeps_candidates(TextFormat format) {
  return format == TextFormat::PencilMarks || format == TextFormat::Masks || format == TextFormat::SudokuWiki ||
         format == TextFormat::SimpleSudoku || format == TextFormat::Library;
}

bool keeps_givens_of_positions(TextFormat format) {
  return format == TextFormat::SudokuWiki || format == TextFormat::SimpleSudoku || format == TextFormat::Library;
}

// Formats that know only candidates take the only candidate of a cell for a digit unless a peer with several candidates
// has it, too.
void place_lone_candidates(ParsedPuzzle& position) {
  const Grid before = position.digits();
  Grid after = before;
  const Layout& layout = *before.layout();
  std::vector<DigitSet> candidates = position.candidates;
  for (std::uint16_t index = 0; index < candidates.size(); ++index) {
    const DigitSet digits = position.candidates[index];
    if (!before.digits()[index].is_blank() || digits.size() != 1) continue;
    bool is_open = false;
    for (const Cell peer : layout.peers(Cell{index})) {
      const DigitSet others = position.candidates[peer.index];
      is_open = is_open || (others.size() > 1 && others.contains(digits.first()));
    }
    if (is_open) continue;
    after.digits()[index] = digits.first();
    candidates[index] = {};
  }
  position.candidates = candidates;
  position.grid_now = after;
}

// What a format keeps of a position, and what it reads instead of the rest.
ParsedPuzzle as_kept(ParsedPuzzle position, TextFormat format) {
  if (!keeps_candidates(format)) return without_entries(std::move(position));
  if (format == TextFormat::SimpleSudoku && !position.is_position()) return position;
  if (position.candidates.empty()) position.candidates = usual_candidates(position.digits());
  const bool knows_digits = format == TextFormat::SimpleSudoku || format == TextFormat::Library;
  if (!knows_digits) place_lone_candidates(position);
  if (!keeps_givens_of_positions(format)) position.grid = position.digits();
  return position;
}

void check_same(const ParsedPuzzle& read, const ParsedPuzzle& expected) {
  CHECK(symbols_of(read.digits()) == symbols_of(expected.digits()));
  CHECK(symbols_of(read.grid) == symbols_of(expected.grid));
  const auto shown = [](const ParsedPuzzle& puzzle) {
    std::string text;
    bool any = false;
    for (const DigitSet set : puzzle.candidates) {
      any = any || !set.empty();
      set.for_each([&](Digit digit) { text += symbol_of(digit); });
      text += ' ';
    }
    return any ? text : std::string();
  };
  CHECK(shown(read) == shown(expected));
}

}  // namespace

TEST_CASE("read(write(x)) is what the format keeps of x", "[formats]") {
  Random random(71);
  const auto [name, rounds] = GENERATE(table<std::string, int>({
      {"2x2", 60},
      {"2x3", 40},
      {"3x2+x", 20},
      {"3x3", 60},
      {"3x3+windoku", 10},
      {"2x5", 12},
      {"4x4", 12},
      {"5x5", 4},
      {"jigsaw", 20},
  }));
  LayoutSpec spec;
  spec.side = 7;
  spec.regions = random_regions(7, random);
  const LayoutRef layout = name == "jigsaw" ? Layout::make(spec).value() : layout_of_name(name).value();
  CAPTURE(name_of(*layout));
  for (int round = 0; round < rounds; ++round) {
    const ParsedPuzzle position = random_position(layout, random, round % 4 == 3);
    for (const TextFormat format : kWritable) {
      CAPTURE(name_of(format));
      const auto text = write(position, format);
      if (!text) continue;
      CAPTURE(*text);
      const auto read = parse_puzzle(*text, layout);
      REQUIRE(read);
      CHECK(*read.value().grid.layout() == *layout);
      check_same(read.value(), as_kept(position, format));
      // A text that says which digits are placed is written as it was.
      if (read.value().format == format && (format == TextFormat::Library || !keeps_candidates(format))) {
        CHECK(write(read.value(), format) == text);
      }
    }
  }
}

TEST_CASE("a format refuses the layouts that it cannot hold", "[formats]") {
  const auto [name, refused] = GENERATE(table<const char*, std::vector<TextFormat>>({
      {"3x3", {}},
      {"3x3+x", {}},
      {"3x3+windoku", {TextFormat::Solo}},
      {"2x3", {TextFormat::SudokuWiki}},
      {"4x4", {TextFormat::SudokuWiki, TextFormat::Library}},
      {"6x6",
       {TextFormat::SudokuWiki, TextFormat::Library, TextFormat::Sdk, TextFormat::SimpleSudoku, TextFormat::PencilMarks,
        TextFormat::Masks}},
  }));
  const Grid grid(layout_of_name(name).value());
  CAPTURE(name);
  for (const TextFormat format : kWritable) {
    const bool expected = std::find(refused.begin(), refused.end(), format) == refused.end();
    CHECK(write(ParsedPuzzle{grid, TextFormat::Line, {}, {}, {}}, format).has_value() == expected);
  }
}

TEST_CASE("a position is written without the candidates that its digits forbid", "[formats]") {
  ParsedPuzzle position{grid_of("1...............", "2x2"), TextFormat::Line, {}, {}, {}};
  position.candidates.assign(16, DigitSet::full(4));
  CHECK(write(position, TextFormat::PencilMarks)->substr(0, 80) ==
        "*-----------------------*\n"
        "| 1    234  | 234  234  |\n"
        "| 234  234  | 1234 1234 |\n"
        "|-");
}

TEST_CASE("every name of a writable format is found, and no other", "[formats]") {
  for (const TextFormat format : kWritable) CHECK(writable_format(name_of(format)) == format);
  CHECK(writable_format("sdm") == TextFormat::Line);
  for (const char* name : {"sdx", "gsf", "", "Line", "fpuz"}) CHECK_FALSE(writable_format(name));
  for (const char* name : {"line", "sdm", "numbers", "rows", "csv", "tsv", "frame", "jigsaw"}) CHECK(grid_format(name));
  for (const char* name : {"sdk", "ss", "pencilmarks", "library", "729", "sudokuwiki", "solo"}) {
    CHECK_FALSE(grid_format(name));
    CHECK(writable_format(name));
  }
}
