// Kinds of rules that Interactive-Sudoku-Solver has no type for: other types say them.

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/rules/kinds/kinds.h"
#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// Calls `visit` with the digits of some grids of 4×4 that keep rows, columns and boxes.
template <class Visit>
void for_each_full_grid(Random& random, Visit&& visit) {
  std::vector<Digit> digits(16);
  for (int round = 0; round < 300; ++round) {
    std::vector<int> names{1, 2, 3, 4};
    random.shuffle(std::span(names));
    const std::size_t turned = random.below(2);
    const std::size_t swapped = random.below(4);
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
      const std::size_t row = cell / 4 ^ swapped;
      const std::size_t column = cell % 4;
      const std::size_t shift = turned == 0 ? row * 2 + row / 2 + column : column * 2 + column / 2 + row;
      digits[cell].value = static_cast<std::uint8_t>(names[shift % 4]);
    }
    visit(digits);
  }
}

bool keeps(const ParsedPuzzle& puzzle, const std::vector<Digit>& digits) {
  const Layout& layout = *puzzle.grid.layout();
  return std::all_of(puzzle.rules.begin(), puzzle.rules.end(),
                     [&](const Rule& rule) { return holds(rule, digits, layout, puzzle.rules); });
}

}  // namespace

TEST_CASE("rules without a type of their own are said by other types, alone and as alternatives", "[formats]") {
  Random random(17);
  for (const std::string rule : {
           "nabner r1c1 r2c3",
           "clone r1c1 r1c2 r3c4 r3c1",
           "minimum r2c2",
           "maximum r1c1 r4c3",
           "minimum r1c1 r1c2",
           "maximum r2c2 r2c3",
           "same-difference r1c1 r2c2 r3c1",
           "product-cage 12 r1c1 r1c2",
           "product-cage 8 r1c1-r1c3",
           "box-indexer r1c2",
           "box-indexer r2c3 r4c4",
           "any-of (minimum r1c1) or (maximum r1c1)",
           "any-of (clone r1c1 r1c2 r3c4 r3c1) or (nabner r2c1 r3c2)",
           "any-of (same-difference r1c1-r1c3) or (box-indexer r1c1)",
           "any-of (product-cage 4 r1c1 r1c2) or (product-cage 6 r1c1 r1c2)",
       }) {
    CAPTURE(rule);
    const auto puzzle = parse_puzzle("# nonet rule " + rule + "\n" + std::string(16, '.'));
    REQUIRE(puzzle);
    const auto text = write(puzzle.value(), TextFormat::SudokuSolver);
    REQUIRE(text);
    CAPTURE(text.value().text);
    const auto again = parse_puzzle(text.value().text);
    REQUIRE(again);
    REQUIRE(again.value().unread_rules.empty());
    int kept = 0;
    int broken = 0;
    for_each_full_grid(random, [&](const std::vector<Digit>& digits) {
      const bool expected = keeps(puzzle.value(), digits);
      REQUIRE(keeps(again.value(), digits) == expected);
      ++(expected ? kept : broken);
    });
    CHECK(kept > 5);
    CHECK(broken > 5);
  }
}

TEST_CASE("a nabner line is a relation of each two of its cells", "[formats]") {
  const auto puzzle = parse_puzzle("# nonet rule nabner r1c1-r1c3\n" + std::string(81, '.'));
  REQUIRE(puzzle);
  const auto text = write(puzzle.value(), TextFormat::SudokuSolver);
  REQUIRE(text);
  CHECK(text.value().text == ".PairX~8H_xf8H_xf8H_B~~R1C1~R1C2~R1C3\n");
}
