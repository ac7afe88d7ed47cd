#include "core/formats/puzzle_writer.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/symbols.h"
#include "core/generate/full_grid.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// What a text in a format says of a puzzle.
struct Says {
  TextFormat format;
  bool entries;
  bool candidates;
};

constexpr Says kFormats[] = {
    {TextFormat::Line, false, false},       {TextFormat::Numbers, false, false}, {TextFormat::Csv, false, false},
    {TextFormat::Tsv, false, false},        {TextFormat::Rows, false, false},    {TextFormat::Frame, false, false},
    {TextFormat::Jigsaw, false, false},     {TextFormat::Solo, false, false},    {TextFormat::Sdk, true, false},
    {TextFormat::SimpleSudoku, true, true}, {TextFormat::Library, true, true},   {TextFormat::SudokuWiki, true, true},
    {TextFormat::PencilMarks, false, true}, {TextFormat::Masks, false, true},
};

// Formats in which a cell with a single digit may be a digit or an only candidate.
bool confuses_singles(TextFormat format) {
  return format == TextFormat::PencilMarks || format == TextFormat::Masks || format == TextFormat::SudokuWiki;
}

Grid full_grid(const LayoutRef& layout, Random& random) {
  if (layout->side() <= 9) return random_full_grid(layout, random).value();
  // A pattern that every layout with boxes has as a solution, relabelled.
  const int side = layout->side();
  std::vector<std::uint8_t> digits;
  for (int value = 1; value <= side; ++value) digits.push_back(static_cast<std::uint8_t>(value));
  random.shuffle(std::span(digits));
  Grid grid(layout);
  for (int row = 0; row < side; ++row) {
    const int shift = row % layout->box_rows() * layout->box_columns() + row / layout->box_rows();
    for (int column = 0; column < side; ++column) {
      grid[layout->cell(row, column)] = Digit{digits[static_cast<std::size_t>((shift + column) % side)]};
    }
  }
  return grid;
}

enum class Kind { Givens, Entries, Candidates, Position };

std::vector<DigitSet> usual_candidates(const Grid& grid) {
  const CandidateGrid all(grid);
  std::vector<DigitSet> candidates;
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) candidates.push_back(all[Cell{index}]);
  return candidates;
}

bool has_long_list(const std::vector<DigitSet>& candidates) {
  return std::any_of(candidates.begin(), candidates.end(), [](DigitSet it) { return it.size() > 2; });
}

// What a player may have made of a puzzle: correct digits, and candidates removed at random.
ParsedPuzzle random_puzzle(const LayoutRef& layout, Kind kind, Random& random) {
  const Grid full = full_grid(layout, random);
  ParsedPuzzle puzzle{Grid(layout), TextFormat::Line, {}, {}, {}};
  const std::uint32_t sparse = 2 + random.below(5);
  const bool has_entries = kind == Kind::Entries || kind == Kind::Position;
  Grid now(layout);
  for (std::uint16_t index = 0; index < full.digits().size(); ++index) {
    if (random.below(sparse) != 0) continue;
    now.digits()[index] = full.digits()[index];
    if (!has_entries || random.below(3) != 0) puzzle.grid.digits()[index] = full.digits()[index];
  }
  if (has_entries) puzzle.grid_now = now;
  if (kind == Kind::Givens || kind == Kind::Entries || layout->side() > kMaxSymbol) return puzzle;
  puzzle.candidates = usual_candidates(now);
  const std::uint32_t often = 2 + random.below(6);
  for (DigitSet& set : puzzle.candidates) {
    const DigitSet all = set;
    all.for_each([&](Digit digit) {
      if (random.below(often) == 0) set.erase(digit);
    });
  }
  return has_long_list(puzzle.candidates) ? puzzle : random_puzzle(layout, kind, random);
}

bool can_name(TextFormat format, const Layout& layout) {
  switch (format) {
    case TextFormat::Library: return layout.side() <= 9;
    case TextFormat::SudokuWiki: return layout.side() == 9;
    case TextFormat::Sdk:
    case TextFormat::SimpleSudoku:
    case TextFormat::PencilMarks:
    case TextFormat::Masks: return layout.side() <= kMaxSymbol;
    case TextFormat::Solo: return layout.rules().empty() || layout.rules() == RuleSet{RuleKind::X};
    default: return true;
  }
}

// Turns an only candidate into a digit, unless a peer with several candidates has it, too. Returns whether there was
// one.
bool place_singles(ParsedPuzzle& puzzle) {
  const Grid before = puzzle.digits();
  const std::vector<DigitSet> listed = puzzle.candidates;
  Grid after = before;
  for (std::uint16_t index = 0; index < listed.size(); ++index) {
    if (!before.digits()[index].is_blank() || listed[index].size() != 1) continue;
    const auto peers = before.layout()->peers(Cell{index});
    const bool is_open = std::any_of(peers.begin(), peers.end(), [&](Cell peer) {
      const DigitSet others = listed[peer.index];
      return others.size() > 1 && others.contains(listed[index].first());
    });
    if (is_open) continue;
    after.digits()[index] = listed[index].first();
    puzzle.candidates[index] = {};
  }
  const bool any = !(after == before);
  if (any) puzzle.grid_now = after;
  return any;
}

// The candidates of the blank cells, so far as the digits do not forbid them.
std::vector<std::string> candidates_of(const ParsedPuzzle& puzzle) {
  if (puzzle.grid.side() > kMaxSymbol) return {};
  const PlayedPuzzle played = played_puzzle_of(puzzle);
  std::vector<std::string> texts(played.grid.digits().size());
  for (std::uint16_t index = 0; index < played.grid.digits().size(); ++index) {
    played.candidates[Cell{index}].for_each([&](Digit digit) { texts[index] += symbol_of(digit); });
  }
  return texts;
}

// The puzzle that is read again, and what it lacks.
struct Kept {
  ParsedPuzzle puzzle;
  LeftOut left_out;
};

Kept kept(ParsedPuzzle puzzle, const Says& says) {
  LeftOut left_out;
  const bool has_entries = !(puzzle.digits() == puzzle.grid);
  const bool lists = confuses_singles(says.format);
  if (!says.candidates) {
    left_out.candidates = !puzzle.candidates.empty() && puzzle.candidates != usual_candidates(puzzle.digits());
    puzzle.candidates.clear();
  } else if (puzzle.candidates.empty() && lists) {
    puzzle.candidates = usual_candidates(puzzle.digits());
  }
  if (lists) {
    // A digit that is placed takes the candidate from a peer, if the peer had no other.
    const ParsedPuzzle before = puzzle;
    left_out.open_singles = place_singles(puzzle);
    const std::vector<std::string> some = candidates_of(before);
    const std::vector<std::string> left = candidates_of(puzzle);
    for (std::uint16_t index = 0; index < some.size(); ++index) {
      const bool blank = puzzle.digits().digits()[index].is_blank();
      left_out.candidates = left_out.candidates || (blank && some[index] != left[index]);
    }
  }
  if (!says.entries && lists) {
    left_out.marks = has_entries;
    puzzle.grid = Grid(puzzle.digits());
  } else if (!says.entries) {
    left_out.entries = has_entries;
    puzzle.grid_now.reset();
  }
  return {puzzle, left_out};
}

void check_same(const ParsedPuzzle& read, const ParsedPuzzle& expected) {
  CHECK(name_of(*read.grid.layout()) == name_of(*expected.grid.layout()));
  CHECK(read.grid == expected.grid);
  CHECK(read.digits() == expected.digits());
  CHECK(candidates_of(read) == candidates_of(expected));
}

std::string text_of(const LeftOut& left_out) {
  return std::string(left_out.entries ? "entries " : "") + (left_out.marks ? "marks " : "") +
         (left_out.open_singles ? "singles " : "") + (left_out.candidates ? "candidates " : "");
}

LayoutRef layout_for(const std::string& name, Random& random) {
  if (name != "jigsaw") return layout_of_name(name).value();
  // Some irregular regions have no full grid.
  for (;;) {
    const LayoutRef layout = Layout::make(LayoutSpec::jigsaw(7, random_regions(7, random))).value();
    if (random_full_grid(layout, random)) return layout;
  }
}

}  // namespace

TEST_CASE("a puzzle that was written is read again, or the writer says what is left out", "[formats]") {
  Random random(71);
  const auto [name, rounds] = GENERATE(table<std::string, int>({
      {"2x2", 60},        {"2x3", 30},  {"3x2", 30},    {"3x2+x", 12}, {"1x6", 12}, {"2x4", 20}, {"3x3", 40},
      {"3x3+windoku", 8}, {"3x3+x", 8}, {"jigsaw", 16}, {"2x5", 24},   {"3x4", 16}, {"3x5", 24}, {"4x4", 24},
      {"3x6", 20},        {"4x5", 20},  {"5x5", 6},     {"5x7", 3},    {"6x6", 3},  {"7x7", 2},  {"3x4+antiknight", 8},
  }));
  for (int round = 0; round < rounds; ++round) {
    const LayoutRef layout = layout_for(name, random);
    const ParsedPuzzle puzzle = random_puzzle(layout, static_cast<Kind>(round % 4), random);
    for (const Says& says : kFormats) {
      CAPTURE(name_of(*layout), name_of(says.format), round);
      const auto most = write(puzzle, says.format, Content::Most);
      REQUIRE(static_cast<bool>(most) == can_name(says.format, *layout));
      if (!most) continue;
      CAPTURE(most.value().text);
      const Kept expected = kept(puzzle, says);
      CHECK(text_of(most.value().left_out) == text_of(expected.left_out));
      const auto read = parse_puzzle(most.value().text);
      REQUIRE(read);
      check_same(read.value(), expected.puzzle);
      const auto all = write(puzzle, says.format, Content::All);
      REQUIRE(static_cast<bool>(all) == !expected.left_out.any());
      if (all) {
        CHECK(all.value().text == most.value().text);
        check_same(read.value(), puzzle);
      } else {
        CHECK(text_of(all.error().left_out) == text_of(expected.left_out));
      }
    }
  }
}

TEST_CASE("the givens or the digits alone are written without anything left out", "[formats]") {
  Random random(72);
  for (const char* name : {"2x2", "2x3", "3x2+x", "3x3", "2x5", "4x4"}) {
    const LayoutRef layout = layout_of_name(name).value();
    for (int round = 0; round < 8; ++round) {
      const ParsedPuzzle puzzle = random_puzzle(layout, Kind::Position, random);
      for (const Says& says : kFormats) {
        if (!can_name(says.format, *layout) || confuses_singles(says.format)) continue;
        CAPTURE(name, name_of(says.format));
        const WrittenPuzzle givens = write(puzzle, says.format, Content::Givens).value();
        const WrittenPuzzle digits = write(puzzle, says.format, Content::Digits).value();
        CHECK_FALSE((givens.left_out.any() || digits.left_out.any()));
        const ParsedPuzzle read_givens = parse_puzzle(givens.text).value();
        CHECK(read_givens.digits() == puzzle.grid);
        const ParsedPuzzle read_digits = parse_puzzle(digits.text).value();
        CHECK(read_digits.digits() == puzzle.digits());
        CHECK(read_digits.grid == (says.entries ? puzzle.grid : puzzle.digits()));
        CHECK(candidates_of(read_digits) == candidates_of({puzzle.digits(), TextFormat::Line, {}, {}, {}}));
      }
    }
  }
}

TEST_CASE("puzzles of many layouts that were written to one text are read again", "[formats]") {
  Random random(73);
  for (const Says& says : kFormats) {
    PuzzleWriter writer(says.format);
    std::string text;
    std::vector<ParsedPuzzle> expected;
    for (int count = 0; count < 60; ++count) {
      constexpr const char* kNames[] = {"2x2", "2x3", "3x2", "3x3", "3x3+x", "4x4", "jigsaw", "2x5", "5x2", "4x4"};
      const LayoutRef layout = layout_for(kNames[random.below(10)], random);
      ParsedPuzzle puzzle = random_puzzle(layout, static_cast<Kind>(random.below(4)), random);
      // A reader could take the rows of a 16×16 grid with small digits for puzzles of their own.
      if (count % 3 == 0) {
        for (Digit& digit : puzzle.grid.digits()) digit = digit.value > 4 ? kBlank : digit;
        puzzle = without_entries(std::move(puzzle));
      }
      const auto written = writer.write(puzzle);
      if (!written) continue;
      text += written.value().text;
      expected.push_back(kept(puzzle, says).puzzle);
    }
    PuzzleReader reader;
    reader.feed(text);
    reader.finish();
    CAPTURE(name_of(says.format), text);
    for (const ParsedPuzzle& puzzle : expected) {
      const std::optional<ReadItem> item = reader.take();
      REQUIRE(item);
      const auto* read = std::get_if<ParsedPuzzle>(&*item);
      REQUIRE(read);
      CHECK(*read->grid.layout() == *puzzle.grid.layout());
      CHECK(read->grid == puzzle.grid);
      CHECK(read->digits() == puzzle.digits());
    }
    CHECK_FALSE(reader.take());
  }
}

TEST_CASE("a text that names its layout stays with the text", "[formats]") {
  const auto text_of = [](const char* layout, TextFormat format) {
    return write(ParsedPuzzle{Grid(layout_of_name(layout).value()), TextFormat::Line, {}, {}, {}}, format).value().text;
  };
  CHECK(text_of("3x2", TextFormat::Line) == "# nonet boxes 3x2\n" + std::string(36, '.') + "\n");
  CHECK(text_of("2x3", TextFormat::Line) == std::string(36, '.') + "\n");
  CHECK(text_of("3x3+x", TextFormat::Jigsaw).substr(0, 22) == "# nonet boxes 3x3+x\n..");
  CHECK(text_of("3x2", TextFormat::Solo) == "3x2:zj\n");
  CHECK(text_of("3x3+windoku", TextFormat::Masks).substr(0, 26) == "# nonet boxes 3x3+windoku\n");
}

TEST_CASE("a position is written without the candidates that its digits forbid", "[formats]") {
  ParsedPuzzle position{Grid(Layout::of_side(4)), TextFormat::Line, {}, {}, {}};
  position.grid[Cell{0}] = Digit{1};
  position.candidates.assign(16, DigitSet::full(4));
  CHECK(write(position, TextFormat::PencilMarks).value().text.substr(0, 80) ==
        "*-----------------------*\n"
        "| 1    234  | 234  234  |\n"
        "| 234  234  | 1234 1234 |\n"
        "|-");
}

TEST_CASE("candidates of grids of side 2 and 3 that were written are read again", "[formats]") {
  struct Case {
    const char* layout;
    const char* text;
  };
  const Case cases[] = {
      {"1x2", "12121212"},
      {"2x1", "1.1212.2"},
      {"1x2+x", "1..2.21."},
      {"1x3", "123123123123123123123123123"},
      {"3x1", "12.12.1231231.3.23123123123"},
      {"1x3+antiking", "1...2...3.2...31..123123123"},
      {"1x3", "..........................3"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.layout, each.text);
    const LayoutRef layout = layout_of_name(each.layout).value();
    const auto position = parse_puzzle(each.text, layout);
    REQUIRE(position);
    CHECK(position.value().format == TextFormat::Masks);
    const auto unknown = parse_puzzle(each.text);
    CHECK((!unknown || unknown.value().format != TextFormat::Masks));
    const auto written = write(position.value(), TextFormat::Masks, Content::Most);
    REQUIRE(written);
    CAPTURE(written.value().text);
    const auto read = parse_puzzle(written.value().text);
    REQUIRE(read);
    CHECK(read.value().format == TextFormat::Masks);
    CHECK(read.value().digits() == position.value().digits());
    CHECK(candidates_of(read.value()) == candidates_of(position.value()));
  }
}

TEST_CASE("every name of a writable format is found, and no other", "[formats]") {
  for (const Says& says : kFormats) CHECK(writable_format(name_of(says.format)) == says.format);
  CHECK(writable_format("sdm") == TextFormat::Line);
  for (const char* name : {"sdx", "gsf", "", "Line", "fpuz"}) CHECK_FALSE(writable_format(name));
  for (const char* name : {"line", "sdm", "numbers", "rows", "csv", "tsv", "frame", "jigsaw"}) CHECK(grid_format(name));
  for (const char* name : {"sdk", "ss", "pencilmarks", "library", "729", "sudokuwiki", "solo"}) {
    CHECK_FALSE(grid_format(name));
    CHECK(writable_format(name));
  }
}
