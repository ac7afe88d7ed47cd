// Puzzles with rules in the formats of other programs: read, written for other programs, and read again.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/api/nonet.h"
#include "core/formats/foreign/lz_text.h"
#include "tests/fuzz/fuzz.h"

namespace nonet::fuzz {

namespace {

constexpr std::array kForeignFormats{TextFormat::FPuzzles, TextFormat::FPuzzlesLink, TextFormat::SudokuSolver};
// What stands before a packed text.
constexpr std::array<std::string_view, 3> kLinks{"https://f-puzzles.com/?load=", "https://sudokupad.app/scl",
                                                 "https://sudokupad.app/fpuzzles"};
constexpr std::string_view kSolverLink = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";

std::vector<ReadItem> read_all(std::string_view text) {
  PuzzleReader reader;
  reader.feed(text);
  reader.finish();
  std::vector<ReadItem> items;
  while (auto item = reader.take()) items.push_back(std::move(*item));
  return items;
}

void check_foreign(const ParsedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  for (const Rule& rule : puzzle.rules) require(!error_in_rule(rule, layout), "each rule fits the layout");
  const auto names_are_short = [](const std::vector<std::string>& names) {
    return names.size() <= 100 &&
           std::all_of(names.begin(), names.end(), [](const std::string& name) { return name.size() <= 60; });
  };
  require(names_are_short(puzzle.unread_rules) && names_are_short(puzzle.drawings), "names are bounded");
}

// What is written is read without a loss, and written in the same way from then on.
void write_and_read_foreign(const ParsedPuzzle& puzzle) {
  for (const TextFormat format : kForeignFormats) {
    const auto first = write(puzzle, format, Content::All);
    if (!first) continue;
    const auto read = parse_puzzle(first.value().text);
    require(static_cast<bool>(read), "what is written for other programs can be read");
    if (!read) return;
    require(read.value().unread_rules.empty(), "each rule that is written is read");
    require(read.value().grid == puzzle.grid, "the givens are the same");
    const auto second = write(read.value(), format, Content::All);
    require(static_cast<bool>(second), "what was read can be written");
    if (!second) return;
    const auto again = parse_puzzle(second.value().text);
    require(again && again.value().rules == read.value().rules, "the rules are the same");
  }
}

void run_foreign(Bytes input) {
  const std::size_t chosen = input.below(kLinks.size() + 2);
  std::string text(input.rest());
  if (chosen < kLinks.size()) text = std::string(kLinks[chosen]) + pack_lz_text(text);
  if (chosen == kLinks.size()) text = std::string(kSolverLink) + text;
  const std::vector<ReadItem> items = read_all(text);
  require(!items.empty(), "a text has a puzzle or an error");
  // Rows that are missing are missing after the last line.
  const auto lines = static_cast<std::uint32_t>(1 + std::count(text.begin(), text.end(), '\n') +
                                                std::count(text.begin(), text.end(), '\r'));
  for (const ReadItem& item : items) {
    if (const auto* error = std::get_if<ParseError>(&item)) {
      require(error->position.line >= 1 && error->position.line <= lines + 1, "an error is in the text");
      require(error->position.column <= text.size() + 1, "an error is in its line");
      continue;
    }
    const auto& puzzle = std::get<ParsedPuzzle>(item);
    check_foreign(puzzle);
    if (puzzle.grid.side() <= 16) write_and_read_foreign(puzzle);
  }
}

constexpr std::array<std::string_view, 40> kForeignWords{".Shape~4x4",
                                                         ".Cage~10~R1C1~R1C2",
                                                         ".Thermo~R1C1~R1C2",
                                                         ".Or",
                                                         ".End",
                                                         ".And",
                                                         ".Pair~",
                                                         ".NFA~",
                                                         ".Regex~MSoy~",
                                                         ".SumLine~10~",
                                                         ".Lunchbox~3~",
                                                         ".SameValues~2~",
                                                         ".Modular~4~",
                                                         ".GlobalEntropy",
                                                         ".HiddenSkyscraper~R1~3~2",
                                                         ".Jigsaw~1112122233343444",
                                                         ".NoBoxes",
                                                         "~R1C1",
                                                         "~R1C2",
                                                         "_",
                                                         "{\"size\":4,",
                                                         "\"killercage\":[",
                                                         "{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"7\"}",
                                                         "\"lines\":[[\"R1C1\",\"R2C2\"]]",
                                                         "\"arrow\":",
                                                         "\"negative\":[\"xv\"]",
                                                         "\"extraregion\":",
                                                         "\"grid\":[[",
                                                         "{\"value\":1,\"given\":true}",
                                                         "\"givenPencilMarks\":[1,2]",
                                                         "{ce:[[,,,],[,,,],[,,,],[,,,]]",
                                                         ",ca:[{ce:[[0,0],[0,1]],v:3}]",
                                                         ",re:[[[0,0],[0,1]]]",
                                                         "unique:t",
                                                         "],",
                                                         "}",
                                                         "\n",
                                                         "3x3k:",
                                                         "2x2k:p,",
                                                         "3x3::k:"};
constexpr std::array<std::string_view, 9> kForeignInputs{
    "\4.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R2C2.~R4C4_1~R4C3_1_2.Sandwich~2~C1.XSum~C2~1~3",
    "\4{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true,\"region\":0}]],\"killercage\":[{\"cells\":[\"R1C1\","
    "\"R1C2\"],"
    "\"value\":\"7\"}],\n\"negative\":[\"xv\"],\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R2C1\"]]}]}",
    std::string_view("\0{\"size\":4,\"whispers\":[{\"lines\":[[\"R1C1\",\"R2C1\"]]}],\"odd\":[{\"cell\":\"R1C1\"}]}",
                     77),
    "\1{ce:[[{v:1},,,],[,,,],[,,{v:3},],[,,,]],ca:[{ce:[[0,0],[0,1]],v:3,sum:3,unique:t}],metadata:{antiknight:t}}",
    "\3.Cage%7E10~R1C1~R1C2+.Regex~MSoy~R1C1~R1C2",
    "\4.Shape~4x4.Pair~Oj~~R1C1~R1C2~R2C2.SumLine~4~R1C1~R1C2.SameValues~2~R1C1~R1C2~R3C1~R3C2.Lunchbox~3~R1C1~R2C1~"
    "R3C1",
    "\4F<<000000000000000000000000000000000000000000000000000000000000000000000000000000",
    "\4"
    "2x2k:1o,c_____________________,10o",
    "\4https://www.sudokuwiki.org/"
    "killersudoku.htm?bd=111212111322212223333444333121141121123141321443333344441121144311"
    "121113333222333,"
    "080000171222150000270000000000000020000000200000000000051713000010001314000041000000000000150000000000"
    "001800000025003319000000220000000000000019000000000000000000"};

}  // namespace

const Target& foreign_target() {
  static const Target target{"foreign", "puzzles with rules of other programs", run_foreign, kForeignWords,
                             kForeignInputs};
  return target;
}

}  // namespace nonet::fuzz
