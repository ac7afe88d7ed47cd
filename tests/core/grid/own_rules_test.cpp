#include <vector>

#include "core/grid/puzzle.h"
#include "core/search/solution_stream.h"
#include "tests/catch.h"
#include "tests/support/ended_program.h"
#include "tests/support/grids.h"

using namespace nonet;
using test::grid_of;

namespace {

const Rule kCage{RuleKind::Cage, {Cell{4}, Cell{0}}, {5}};
const Rule kCageWithoutSum{RuleKind::Cage, {Cell{1}, Cell{4}}, {}};
const Rule kThermometer{RuleKind::Thermometer, {Cell{5}, Cell{0}}, {}};

Puzzle puzzle_with(const std::vector<Rule>& rules, const char* layout = "2x2") {
  Puzzle puzzle(grid_of("1...............", layout));
  for (const Rule& rule : rules) REQUIRE_FALSE(puzzle.add(rule).has_value());
  return puzzle;
}

}  // namespace

TEST_CASE("a puzzle has the rules of its layout and its own in one order", "[grid]") {
  const Puzzle puzzle = puzzle_with({kThermometer, kCage}, "2x2+antiking+x");
  const RuleSet rules = PuzzleView(puzzle).rules();
  std::vector<RuleKind> kinds;
  for (const Rule& rule : rules) kinds.push_back(rule.kind);
  CHECK(kinds == std::vector{RuleKind::X, RuleKind::AntiKing, RuleKind::Cage, RuleKind::Thermometer});
  const Puzzle other = puzzle_with({kCage, kThermometer, kCage}, "2x2+x+antiking");
  CHECK(puzzle == other);
  CHECK(PuzzleView(other).rules().hash() == rules.hash());
  CHECK(PuzzleView(puzzle.givens()).rules() == puzzle.layout()->rules());
}

TEST_CASE("puzzles with other rules are other puzzles, and a copy has the rules", "[grid]") {
  const Puzzle plain = puzzle_with({});
  const Puzzle caged = puzzle_with({kCage});
  CHECK_FALSE(plain == caged);
  CHECK_FALSE(caged == puzzle_with({kCageWithoutSum}));
  CHECK(copy_of(caged) == caged);
  CHECK(copy_of(plain) == plain);
}

TEST_CASE("a puzzle refuses rules that do not fit and stays as it was", "[grid]") {
  Puzzle puzzle = puzzle_with({kCage});
  CHECK(puzzle.add({RuleKind::X, {}, {}}) == RuleError::BelongsToLayout);
  CHECK(puzzle.add({RuleKind::Cage, {Cell{16}}, {1}}) == RuleError::NoSuchCell);
  CHECK(puzzle.add({RuleKind::Cage, {Cell{0}}, {11}}) == RuleError::ValueOutOfRange);
  CHECK(puzzle == puzzle_with({kCage}));
}

TEST_CASE("digits are interchangeable without given candidates and without rules about sizes of digits", "[grid]") {
  struct Case {
    Puzzle puzzle;
    bool interchangeable;
  };
  std::vector<DigitSet> candidates(16, DigitSet::full(4));
  const Grid givens = grid_of("1...............", "2x2");
  const Puzzle unrestricted(givens, candidates);
  candidates[7].erase(Digit{2});
  const std::vector<Case> cases{
      {puzzle_with({}), true},
      {puzzle_with({}, "2x2+x+antiknight+disjoint"), true},
      {puzzle_with({kCageWithoutSum}), true},
      {puzzle_with({kCage}), false},
      {puzzle_with({kCageWithoutSum, kThermometer}), false},
      {unrestricted, true},
      {Puzzle(givens, candidates), false},
  };
  for (const Case& each : cases) {
    CHECK(PuzzleView(each.puzzle).digits_are_interchangeable() == each.interchangeable);
  }
}

TEST_CASE("searches support every rule of layouts and own rules", "[grid]") {
  CHECK(SolutionStream::supports(puzzle_with({}, "2x2+x+antiking")));
  CHECK(SolutionStream::supports(puzzle_with({kCage})));
  CHECK(SolutionStream::supports(puzzle_with({kCageWithoutSum})));
  CHECK(SolutionStream::supports(puzzle_with({kThermometer}, "2x2+x")));
}

#if defined(NONET_CONTRACTS) && !defined(__EMSCRIPTEN__) && !defined(_WIN32)

TEST_CASE("a grid in a layout with the shape of own rules is no puzzle without them", "[grid]") {
  const LayoutRef base = Layout::with_boxes(2, 2);
  const TaughtRules rules{Layout::with_shape_of_rules(*base, {{}, {{Cell{0}, Cell{5}, RuleKind::Cage}}}), {}};
  const Grid grid(rules.layout);
  CHECK_FALSE(test::run_to_its_end([&] { static_cast<void>(PuzzleView(grid, {}, rules)); }).aborted);
  CHECK(test::run_to_its_end([&] { static_cast<void>(PuzzleView(grid)); }).aborted);
  CHECK(test::run_to_its_end([&] { static_cast<void>(PuzzleView(Grid(base), {}, rules)); }).aborted);
}

#endif
