#include "core/grid/grid.h"

#include <string>

#include "core/grid/candidate_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// `digit@house:cells` with the houses as the layout numbers them.
std::string described(const std::vector<Conflict>& found) {
  std::string text;
  for (const Conflict& conflict : found) {
    text += std::to_string(conflict.digit.value) + "@" + std::to_string(std::get<House>(conflict.reason).index) + ":";
    for (const Cell cell : conflict.cells) text += " " + std::to_string(cell.index);
    text += ";";
  }
  return text;
}

}  // namespace

TEST_CASE("every contradiction is found, house by house", "[grid]") {
  struct Case {
    const char* symbols;
    const char* layout;
    const char* expected;
  };
  const Case cases[] = {
      {"................", "2x2", ""},
      {"4.3.3..........1", "2x2", ""},
      {"1..1............", "2x2", "1@0: 0 3;"},
      {"1...........1...", "2x2", "1@4: 0 12;"},
      {"1....1..........", "2x2", "1@8: 0 5;"},
      {"11..............", "2x2", "1@0: 0 1;1@8: 0 1;"},
      {"22.2........3..3", "2x2", "2@0: 0 1 3;3@3: 12 15;2@8: 0 1;"},
      {"1.....1.............................", "2x3", "1@6: 0 6;1@12: 0 6;"},
  };
  for (const Case& expected : cases) {
    const Grid grid = grid_of(expected.symbols, expected.layout);
    CHECK(described(conflicts(grid)) == expected.expected);
    CHECK(is_consistent(grid) == std::string(expected.expected).empty());
  }
}

TEST_CASE("the sum of a house adds its digits", "[grid]") {
  const Grid grid = grid_of("4132321414232341", "2x2");
  for (std::uint16_t house = 0; house < 12; ++house) CHECK(sum_of(grid, House{house}) == 10);
  CHECK(sum_of(grid_of("4.3.............", "2x2"), House{0}) == 7);
}

TEST_CASE("candidates are the digits that no peer has", "[grid]") {
  const Grid grid = grid_of("4.3.3..........1", "2x2");
  const CandidateGrid candidates(grid);
  CHECK(candidates[Cell{0}].empty());
  CHECK(candidates[Cell{1}] == DigitSet::from_bits(0b0011));
  CHECK(candidates[Cell{3}] == DigitSet::from_bits(0b0010));
  CHECK(candidates[Cell{10}] == DigitSet::from_bits(0b1010));
}

TEST_CASE("grids are equal when shape and digits are", "[grid]") {
  CHECK(grid_of("4.3.3..........1", "2x2") == grid_of("4.3.3..........1", "2x2"));
  CHECK_FALSE(grid_of("4.3.3..........1", "2x2") == grid_of("4.3.3..........2", "2x2"));
  const std::string blank(36, '.');
  CHECK_FALSE(grid_of(blank, "2x3") == grid_of(blank, "3x2"));
}

TEST_CASE("a digit set holds digits up to 64", "[grid]") {
  DigitSet set = DigitSet::full(64);
  CHECK(set.size() == 64);
  set.erase(Digit{64});
  CHECK_FALSE(set.contains(Digit{64}));
  CHECK(set.contains(Digit{63}));
  CHECK(DigitSet(Digit{9}).first() == Digit{9});
}
