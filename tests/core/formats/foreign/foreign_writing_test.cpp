// Puzzles in the formats of other programs: written, and read again as the same puzzle.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/foreign/f_puzzle_kinds.h"
#include "core/formats/foreign/lz_text.h"
#include "core/formats/foreign/sudoku_solver_kinds.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/rule_text.h"
#include "core/grid/rule_table.h"
#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

int any(Random& random, int least, int most) {
  return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

// A walk over different cells, each next to the one before. A walk that returns may come to a cell again, but stays in
// none.
std::vector<Cell> walk(const Layout& layout, std::size_t length, Random& random, bool returns = false) {
  std::vector<Cell> cells{layout.cell(any(random, 0, layout.side() - 1), any(random, 0, layout.side() - 1))};
  for (int tries = 0; cells.size() < length && tries < 100; ++tries) {
    const int row = layout.row(cells.back()) + any(random, -1, 1);
    const int column = layout.column(cells.back()) + any(random, -1, 1);
    if (row < 0 || row >= layout.side() || column < 0 || column >= layout.side()) continue;
    const Cell next = layout.cell(row, column);
    if (returns ? next != cells.back() : std::find(cells.begin(), cells.end(), next) == cells.end())
      cells.push_back(next);
  }
  return cells;
}

std::vector<Cell> cells_of_shape(const RuleRow& row, const Layout& layout, Random& random) {
  const int last = layout.side() - 1;
  const int at_row = any(random, 0, last);
  const int at_column = any(random, 0, last - 1);
  switch (row.shape) {
    case RuleShape::WholeGrid:
    case RuleShape::Parts: return {};
    case RuleShape::Square: {
      const int top = any(random, 0, last - 1);
      return {layout.cell(top, at_column), layout.cell(top, at_column + 1), layout.cell(top + 1, at_column),
              layout.cell(top + 1, at_column + 1)};
    }
    case RuleShape::Pair:
    case RuleShape::Step: {
      std::vector<Cell> cells{layout.cell(at_row, at_column), layout.cell(at_row, at_column + 1)};
      if (random.below(2) == 0) std::reverse(cells.begin(), cells.end());
      return cells;
    }
    case RuleShape::FullLine:
    case RuleShape::DirectedLine: {
      std::vector<Cell> cells;
      const bool is_row = random.below(2) == 0;
      for (int place = 0; place <= last; ++place)
        cells.push_back(is_row ? layout.cell(at_row, place) : layout.cell(place, at_row));
      if (random.below(2) == 0) std::reverse(cells.begin(), cells.end());
      return cells;
    }
    case RuleShape::TwoLists: return walk(layout, 2 * static_cast<std::size_t>(any(random, 1, 3)), random);
    case RuleShape::Lists: return walk(layout, 2 * static_cast<std::size_t>(any(random, 1, 3)), random);
    case RuleShape::Set:
    case RuleShape::Line: break;
    case RuleShape::Path: {
      std::vector<Cell> cells = walk(layout, static_cast<std::size_t>(any(random, 2, 7)), random, true);
      // One of three is closed.
      if (cells.size() > 2 && cells.front() != cells.back() && random.below(3) == 0) cells.push_back(cells.front());
      return cells;
    }
  }
  return walk(layout, static_cast<std::size_t>(any(random, 2, 5)), random);
}

// Said as candidates and as a relation by one of the formats.
bool is_said_otherwise(RuleKind kind) {
  return kind == RuleKind::Even || kind == RuleKind::Odd || kind == RuleKind::SlowThermometer ||
         kind == RuleKind::ParityLine;
}

// Said by other types of rules in a text of Interactive-Sudoku-Solver.
bool is_said_by_other_types(RuleKind kind) {
  switch (kind) {
    case RuleKind::Minimum:
    case RuleKind::Maximum:
    case RuleKind::Clone:
    case RuleKind::Nabner:
    case RuleKind::BoxIndexer:
    case RuleKind::ProductCage:
    case RuleKind::SameDifference: return true;
    default: return false;
  }
}

// A rule of a kind with random cells and values; none when the kind belongs to the layout, or the draw gave no rule.
std::optional<Rule> random_rule(const RuleRow& row, const Layout& layout, Random& random) {
  if (row.belongs_to_layout()) return std::nullopt;
  Rule rule{row.kind, cells_of_shape(row, layout, random), {}};
  // One of the formats says rules of this kind about whole grids alone.
  if (row.kind == RuleKind::ConnectedDigits && random.below(2) == 0) {
    rule.cells.clear();
    for (std::uint16_t cell = 0; cell < layout.cell_count(); ++cell) rule.cells.push_back(Cell{cell});
  }
  while (row.shape == RuleShape::Parts && rule.parts.size() < 2) {
    const std::span<const RuleRow> rows = rule_table();
    const RuleRow& inside = rows[random.below(static_cast<std::uint32_t>(rows.size()))];
    if (is_said_otherwise(inside.kind) || is_said_by_other_types(inside.kind) || inside.shape == RuleShape::Parts)
      continue;
    const auto part = random_rule(inside, layout, random);
    // One of the formats says closed lines of this kind as lines that are not closed.
    if (part && (part->kind != RuleKind::RegionSumLine || part->cells.front() != part->cells.back()))
      rule.parts.push_back(*part);
  }
  const std::size_t length = row.values.row_length == nullptr ? 1 : row.values.row_length(layout.side());
  std::size_t count = row.values.fewest;
  if (row.values.most > count && random.below(2) == 0) ++count;
  for (std::size_t value = 0; value < count * length; ++value) {
    const int greatest = std::min(row.values.greatest(layout.side()), row.kind == RuleKind::Automaton ? 1 : 40);
    rule.values.push_back(static_cast<std::uint16_t>(any(random, row.values.least, greatest)));
  }
  if (row.shape == RuleShape::Lists) rule.values.assign(2, static_cast<std::uint16_t>(rule.cells.size() / 2));
  // The other formats know these sums alone.
  if (row.kind == RuleKind::NegativeSum && random.below(2) == 0) rule.values = {5, 10};
  if (error_in_rule(rule, layout)) return std::nullopt;
  return rule;
}

ParsedPuzzle blank_puzzle(const char* layout) {
  return {Grid(layout_of_name(layout).value()), TextFormat::Line, {}, {}, {}};
}

std::string shown(const ParsedPuzzle& puzzle) {
  std::string text = name_of(*puzzle.grid.layout());
  for (const Rule& rule : puzzle.rules) text += "; " + write_rule(rule, *puzzle.grid.layout());
  for (const std::string& name : puzzle.unread_rules) text += " -" + name;
  for (std::uint16_t index = 0; index < puzzle.grid.digits().size(); ++index)
    text += std::to_string(puzzle.grid.digits()[index].value) + ' ';
  return text;
}

constexpr TextFormat kFormats[] = {TextFormat::FPuzzles, TextFormat::FPuzzlesLink, TextFormat::SudokuSolver};

std::string written(const std::string& text, TextFormat format) {
  const auto puzzle = parse_puzzle(text);
  REQUIRE(puzzle);
  const auto result = write(puzzle.value(), format);
  return result ? result.value().text : "refused: " + result.error().rule;
}

}  // namespace

TEST_CASE("what the author says is written where the format has room for it", "[formats]") {
  ParsedPuzzle puzzle = parse_puzzle("1...............").value();
  puzzle.title = "Lanes";
  puzzle.author = "A. Setter";
  puzzle.ruleset = "Digits rise.\nNo more.";
  puzzle.message = "Well \"done\"!";
  for (const TextFormat format :
       {TextFormat::FPuzzles, TextFormat::FPuzzlesLink, TextFormat::SudokuPad, TextFormat::SudokuPadLink}) {
    const auto written = write(puzzle, format);
    REQUIRE(written);
    const ParsedPuzzle again = parse_puzzle(written.value().text).value();
    CHECK(again.title == puzzle.title);
    CHECK(again.author == puzzle.author);
    CHECK(again.ruleset == puzzle.ruleset);
    CHECK(again.message == puzzle.message);
  }
  const ParsedPuzzle bare = parse_puzzle("1...............").value();
  CHECK(write(bare, TextFormat::SudokuPad).value().text.find("metadata") == std::string::npos);
  CHECK(write(bare, TextFormat::FPuzzles).value().text.find("successMessage") == std::string::npos);
}

TEST_CASE("what is written for other programs is read as the same rules", "[formats]") {
  Random random(31);
  for (const char* layout :
       {"3x3", "2x3+antiking", "2x2+x", "1x5", "3x3+windoku", "4x4+disjoint+antiknight", "jigsaw:1112122233343444"}) {
    int held = 0;
    for (int round = 0; round < 60; ++round) {
      ParsedPuzzle puzzle = blank_puzzle(layout);
      for (const RuleRow& row : rule_table()) {
        if (random.below(6) != 0) continue;
        if (is_said_otherwise(row.kind)) continue;
        auto rule = random_rule(row, *puzzle.grid.layout(), random);
        // One of the formats says closed lines of this kind as lines that are not closed.
        if (rule && row.kind == RuleKind::RegionSumLine && rule->cells.front() == rule->cells.back()) continue;
        if (rule) puzzle.rules.insert(std::move(*rule));
      }
      const Digit given{static_cast<std::uint8_t>(any(random, 1, puzzle.grid.side()))};
      puzzle.grid[Cell{static_cast<std::uint16_t>(
          random.below(static_cast<std::uint32_t>(puzzle.grid.layout()->cell_count())))}] = given;
      for (const TextFormat format : kFormats) {
        // Rules that the format cannot say are taken out until the rest can be said.
        ParsedPuzzle some = puzzle;
        if (format == TextFormat::SudokuSolver) {
          some.rules = {};
          for (const Rule& rule : puzzle.rules) {
            if (!is_said_by_other_types(rule.kind)) some.rules.insert(rule);
          }
        }
        auto text = write(some, format, Content::All);
        while (!text && !text.error().rule.empty()) {
          RuleSet left;
          for (const Rule& rule : some.rules) {
            if (write_rule(rule, *some.grid.layout()) != text.error().rule) left.insert(rule);
          }
          some.rules = left;
          text = write(some, format, Content::All);
        }
        CAPTURE(layout, round, name_of(format));
        REQUIRE(text);
        CAPTURE(text.value().text);
        const auto again = parse_puzzle(text.value().text);
        REQUIRE(again);
        CHECK(shown(again.value()) == shown(some));
        held += static_cast<int>(some.rules.size());
      }
    }
    CHECK(held > 300);
  }
}

TEST_CASE("each kind of rules is written for other programs, or named as one that cannot be said", "[formats]") {
  Random random(5);
  const ParsedPuzzle blank = blank_puzzle("3x3");
  std::vector<std::string> said(std::size(kFormats));
  for (const RuleRow& row : rule_table()) {
    std::vector<bool> is_said(std::size(kFormats));
    for (int draw = 0; draw < 4000; ++draw) {
      if (std::all_of(is_said.begin(), is_said.end(), [](bool it) { return it; })) break;
      const auto rule = random_rule(row, *blank.grid.layout(), random);
      if (!rule) continue;
      ParsedPuzzle puzzle = blank;
      puzzle.rules.insert(*rule);
      for (std::size_t format = 0; format < std::size(kFormats); ++format)
        is_said[format] = is_said[format] || write(puzzle, kFormats[format]);
    }
    for (std::size_t format = 0; format < std::size(kFormats); ++format) {
      if (is_said[format]) said[format] += std::string(row.id) + ' ';
    }
  }
  const std::string both = "cage thermometer white-dot quadruple sandwich slow-thermometer black-dot pair-sum ";
  CHECK(said[0] ==
        both +
            "whisper renban palindrome even odd arrow little-killer minimum maximum clone region-sum-line zipper "
            "double-arrow entropic modular nabner nonconsecutive x-sum skyscraper between lockout row-indexer "
            "column-indexer box-indexer falling-diagonal rising-diagonal negative-white negative-black "
            "negative-sum all-of ");
  CHECK(said[1] == said[0]);
  CHECK(
      said[2] ==
      both +
          "inequality whisper renban palindrome even odd arrow little-killer minimum maximum clone region-sum-line "
          "zipper "
          "double-arrow entropic modular nabner nonconsecutive x-sum skyscraper numbered-room relation between lockout "
          "row-indexer column-indexer box-indexer falling-diagonal rising-diagonal negative-sum sum-line "
          "counting-circles any-of all-of product-cage parity-line same-difference rellik-cage equality-cage "
          "equal-sums same-values count-distinct contains-exactly "
          "contains-at-least connected-digits ");
}

namespace {

// A puzzle with a rule of a kind: of a layout, or with random cells and values.
std::optional<ParsedPuzzle> puzzle_with(RuleKind kind, Random& random) {
  const RuleRow& row = rule_row(kind);
  if (row.belongs_to_layout()) return blank_puzzle(("3x3+" + std::string(row.id)).c_str());
  ParsedPuzzle puzzle = blank_puzzle("3x3");
  const auto rule = random_rule(row, *puzzle.grid.layout(), random);
  if (!rule) return std::nullopt;
  puzzle.rules.insert(*rule);
  return puzzle;
}

// None when the line of the puzzle ends in its first cell. Interactive-Sudoku-Solver has no closed region sum lines, so
// such a line is written as another one (returning_lines_test.cpp).
std::optional<ParsedPuzzle> with_open_line(std::optional<ParsedPuzzle> puzzle) {
  if (!puzzle) return std::nullopt;
  const std::vector<Cell>& cells = puzzle->rules.begin()->cells;
  return cells.front() == cells.back() ? std::nullopt : std::move(puzzle);
}

// Draws puzzles until one is written with a name, and returns what was read from this text. Empty when none is.
template <class Make>
std::pair<std::string, std::string> shown_with_name(const std::string& name, TextFormat format, Make&& make) {
  for (int draw = 0; draw < 3000; ++draw) {
    const std::optional<ParsedPuzzle> puzzle = make();
    if (!puzzle) continue;
    const auto text = write(*puzzle, format);
    if (!text || text.value().text.find(name) == std::string::npos) continue;
    const auto again = parse_puzzle(text.value().text);
    REQUIRE(again);
    return {shown(*puzzle), shown(again.value())};
  }
  return {name, {}};
}

}  // namespace

TEST_CASE("each name in the table of a format is written, and read as the same rule", "[formats]") {
  Random random(41);
  for (const FPuzzleKind& row : f_puzzle_kinds()) {
    const bool is_only_read = row.kind == RuleKind::Cage && row.form == FPuzzleForm::Cells;
    if (is_only_read) continue;
    CAPTURE(row.key);
    const auto [expected, found] = shown_with_name('"' + std::string(row.key) + '"', TextFormat::FPuzzles,
                                                   [&] { return puzzle_with(row.kind, random); });
    CHECK(found == expected);
  }
  for (const SolverKind& row : solver_kinds()) {
    if (row.form == SolverForm::Diagonal) continue;  // only read
    const std::string name =
        '.' + std::string(row.type) + (row.argument.empty() ? "" : "~") + std::string(row.argument);
    CAPTURE(name);
    const auto [expected, found] =
        shown_with_name(name, TextFormat::SudokuSolver, [&]() -> std::optional<ParsedPuzzle> {
          if (row.kind == RuleKind::RegionSumLine) return with_open_line(puzzle_with(row.kind, random));
          if (row.form != SolverForm::Grid) return puzzle_with(row.kind, random);
          // One name may say several rules.
          ParsedPuzzle puzzle = blank_puzzle("3x3");
          for (const SolverKind& each : solver_kinds()) {
            if (each.type == row.type) puzzle.rules.insert({each.kind, {}, values_of(each)});
          }
          return puzzle;
        });
    CHECK(found == expected);
  }
}

TEST_CASE("what a format of another program cannot say is named", "[formats]") {
  const std::string blank(81, '.');
  const auto refused = [&](const std::string& rules, TextFormat format) {
    return written("# nonet rule " + rules + "\n" + blank, format);
  };
  CHECK(refused("numbered-room 3 r1c1-r1c9", TextFormat::FPuzzles) == "refused: numbered-room 3 r1c1-r1c9");
  CHECK(refused("little-killer 12 r1c1 r1c2", TextFormat::FPuzzlesLink) == "refused: little-killer 12 r1c1 r1c2");
  CHECK(refused("pair-sum 7 r1c1 r1c2", TextFormat::FPuzzles) == "refused: pair-sum 7 r1c1 r1c2");
  CHECK(refused("negative-white 1,2", TextFormat::FPuzzles) == "refused: negative-white 1,2");
  CHECK(refused("arrow 2 r1c2 r1c1 r2c1", TextFormat::FPuzzles) == "refused: arrow 2 r1c2 r1c1 r2c1");
  CHECK(refused("product-cage 11 r1c1 r1c2", TextFormat::SudokuSolver) == "refused: product-cage 11 r1c1 r1c2");
  CHECK(refused("nonconsecutive; white-dot 1 r1c1 r1c2", TextFormat::SudokuSolver) == "refused: nonconsecutive");
  CHECK(refused("nonconsecutive; any-of (black-dot 2 r1c1 r1c2) or (even r1c1)", TextFormat::SudokuSolver) ==
        "refused: nonconsecutive");
  CHECK(refused("negative-white 1", TextFormat::SudokuSolver) == "refused: negative-white 1");
  CHECK(written("# nonet boxes 3x3+asterisk\n" + blank, TextFormat::SudokuSolver) == "refused: ");
}

TEST_CASE("puzzles with rules are written as other programs write them", "[formats]") {
  const std::string four =
      "# nonet rule cage 3 r1c1 r1c2; little-killer 5 r1c3-r3c1; x-sum 6 r4c2-r1c2; even r4c4\n1..............3";
  CHECK(written(four, TextFormat::SudokuSolver) ==
        ".Shape~4x4.Cage~3~R1C1~R1C2.Sum~5~R1C3~R2C2~R3C1.XSum~C2~~6.~R1C1_1.~R4C4_3.~R4C4_2_4\n");
  CHECK(
      written(four, TextFormat::FPuzzles) ==
      R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":3,"given":true}]],)"
      R"("even":[{"cell":"R4C4"}],"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],)"
      R"("littlekillersum":[{"cell":"R0C4","direction":"DL","cells":["R1C3","R2C2","R3C1"],"value":"5"}],)"
      R"("xsum":[{"cell":"R5C2","value":"6"}]})"
      "\n");
  CHECK(written(std::string(81, '.'), TextFormat::SudokuSolver) == ".Shape~9x9\n");
  CHECK(written("# nonet rule slow-thermometer r1c1 r1c2\n" + std::string(16, '.'), TextFormat::SudokuSolver) ==
        ".Shape~4x4.Pair~vzI~~R1C1~R1C2\n");
}

TEST_CASE("packed texts are unpacked again", "[formats]") {
  Random random(9);
  for (int round = 0; round < 300; ++round) {
    std::string text;
    const std::uint32_t symbols = 1 + random.below(90);
    for (std::uint32_t length = random.below(400); length > 0; --length)
      text += static_cast<char>(32 + random.below(symbols));
    CHECK(unpack_lz_text(pack_lz_text(text)) == text);
  }
  // As lz-string packs the text.
  CHECK(pack_lz_text(R"({"size":9})") == "N4IgzglgXgpiBcBOAvkA");
}
