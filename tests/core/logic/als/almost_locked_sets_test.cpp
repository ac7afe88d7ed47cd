#include "core/logic/als/almost_locked_sets.h"

#include <algorithm>
#include <set>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/logic/survey.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/states.h"

namespace nonet {

using test::random_state;
using test::state_with;

namespace {

using Cells = std::vector<std::uint16_t>;

Cells cells_of(const CellSet& set) {
  Cells cells;
  set.for_each([&](Cell cell) { cells.push_back(cell.index); });
  return cells;
}

// Every choice of cells of every house, one after the other.
std::set<Cells> sets_by_counting(const PuzzleState& state, int most) {
  std::set<Cells> found;
  const int side = state.digit_count();
  for_each_house(state.layout(), [&](House house) {
    const auto cells = state.layout().cells(house);
    for (std::uint32_t choice = 1; choice < 1u << side; ++choice) {
      if (count_bits(choice) > most) continue;
      DigitSet digits;
      Cells chosen;
      for_each_bit(choice, [&](int place) {
        digits = digits | state.candidates(cells[static_cast<std::size_t>(place)]);
        chosen.push_back(cells[static_cast<std::size_t>(place)].index);
      });
      if (digits.size() == count_bits(choice) + 1) found.insert(chosen);
    }
  });
  return found;
}

}  // namespace

TEST_CASE("almost locked sets are all choices of n cells of a house with n + 1 digits", "[logic]") {
  Random random(1);
  std::vector<LayoutRef> layouts = test::sampled_layouts();
  layouts.push_back(test::any_jigsaw(7, random));
  for (const LayoutRef& layout : layouts) {
    CAPTURE(name_of(*layout));
    const PuzzleState state = random_state(layout, 2, 3, random);
    const AlmostLockedSets sets(state);
    std::set<Cells> found;
    for (std::size_t set = 0; set < sets.size(); ++set) found.insert(cells_of(sets.cells(set)));
    CHECK(found.size() == sets.size());
    CHECK(found == sets_by_counting(state, layout->side() - 1));
  }
}

TEST_CASE("an almost locked set has its digits, the cells of each, and the cells that see all of these", "[logic]") {
  Random random(2);
  for (const char* name : {"3x3", "2x3+x", "3x3+antiknight", "4x4"}) {
    CAPTURE(name);
    const PuzzleState state = random_state(layout_of_name(name).value(), 2, 4, random);
    const Layout& layout = state.layout();
    const AlmostLockedSets sets(state);
    REQUIRE(sets.size() > 20);
    for (std::size_t set = 0; set < sets.size(); ++set) {
      const CellSet cells = sets.cells(set);
      CHECK(cells.is_within(state.sets().house(sets.house(set))));
      CHECK(cells.size() == sets.cell_count(set));
      CHECK(sets.digits(set).size() == cells.size() + 1);
      if (set > 0) CHECK(sets.cell_count(set - 1) <= sets.cell_count(set));
      sets.digits(set).for_each([&](Digit digit) {
        const CellSet with_digit = cells & state.cells(digit);
        CHECK(sets.cells(set, digit) == with_digit);
        state.cells(digit).for_each([&](Cell cell) {
          bool sees_all = true;
          with_digit.for_each(
              [&](Cell other) { sees_all = sees_all && cell != other && test::differ(layout, cell, other); });
          const bool loses = (sets.losing({cell, digit})[set / 64] >> (set % 64) & 1u) != 0;
          if (sets.peers(set, digit).contains(cell) != sees_all || loses != sees_all) FAIL("cell " << cell.index);
        });
      });
      state.sets().all().for_each([&](Cell cell) {
        const bool holds = (sets.holding(cell)[set / 64] >> (set % 64) & 1u) != 0;
        if (holds != cells.contains(cell)) FAIL("cell " << cell.index);
      });
    }
  }
}

TEST_CASE("on large sides almost locked sets are small and not too many", "[logic]") {
  Random random(3);
  const PuzzleState state = random_state(Layout::of_side(25), 2, 2, random);
  const AlmostLockedSets sets(state);
  CHECK(sets.size() <= AlmostLockedSets::kMaxSets);
  CHECK(sets.cell_count(sets.size() - 1) <= AlmostLockedSets::kMaxCells);
  CHECK(sets.cell_count(0) == 1);
}

TEST_CASE("a survey collects almost locked sets once", "[logic]") {
  const PuzzleState state = state_with("r1c1=12 r1c2=13");
  Survey survey(state);
  const AlmostLockedSets& sets = survey.almost_locked_sets();
  CHECK(sets.cells(2) == (sets.cells(0) | sets.cells(1)));
  CHECK(&survey.almost_locked_sets() == &sets);
}

}  // namespace nonet
