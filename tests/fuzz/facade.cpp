// Random goals of generation, and what the rest of the public interface says about the puzzles made: solutions, steps,
// classes.

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/api/nonet.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"
#include "tests/support/slow_solver.h"

namespace nonet::fuzz {

namespace {

using test::SlowSolver;

constexpr std::array<std::string_view, 12> kBoxes{"2x2", "2x3", "3x2", "1x4", "1x5",      "2x4",
                                                  "3x3", "3x3", "4x2", "1x6", "jigsaw:5", "jigsaw:6"};
constexpr std::array<std::string_view, 7> kRules{"x",        "windoku",    "asterisk", "centerdots",
                                                 "disjoint", "antiknight", "antiking"};
constexpr std::array<std::string_view, 8> kSymmetries{"none",     "180",      "90",        "horizontal",
                                                      "vertical", "diagonal", "diagonals", "full"};
constexpr std::array<std::string_view, 4> kMethods{"remove", "add", "swap", "shift"};
constexpr std::array<std::string_view, 5> kLevels{"easy", "medium", "hard", "expert", "extreme"};
// Enough for some drafts of each form, few enough for a hundred inputs a second.
constexpr std::uint64_t kMostLooks = 3000;

struct Wish {
  GoalFields fields;
  std::uint64_t seed = 0;
};

bool is_chosen(Bytes& input) { return input.below(4) == 3; }

template <std::size_t kCount>
std::string one_of(const std::array<std::string_view, kCount>& list, Bytes& input) {
  return std::string(list[input.below(kCount)]);
}

Wish read_wish(Bytes& input) {
  Wish wish;
  GoalFields& fields = wish.fields;
  wish.seed = input.byte();
  fields.attempts = 1 + input.below(4);
  fields.layout = one_of(kBoxes, input);
  while (is_chosen(input)) fields.layout += "+" + one_of(kRules, input);
  if (is_chosen(input)) fields.symmetry = one_of(kSymmetries, input);
  if (is_chosen(input)) fields.clues = std::to_string(input.below(100));
  if (!fields.clues.empty() && is_chosen(input)) fields.clues += "-" + std::to_string(input.below(100));
  fields.minimal = is_chosen(input);
  if (is_chosen(input)) fields.method = one_of(kMethods, input);
  if (is_chosen(input)) fields.level = one_of(kLevels, input);
  if (is_chosen(input)) fields.rating = std::to_string(input.below(12)) + "-" + std::to_string(input.below(12));
  const auto technique = [&] {
    const auto table = technique_table();
    return std::string(table[input.below(table.size())].id);
  };
  if (is_chosen(input)) fields.shown = technique();
  if (is_chosen(input)) fields.needed = technique();
  if (is_chosen(input)) fields.forbidden = technique();
  const auto layout = layout_of_name(fields.layout);
  if (layout && is_chosen(input)) {
    for (int cell = 0; cell < layout.value()->cell_count(); ++cell) fields.pattern += is_chosen(input) ? '.' : 'x';
  }
  if (layout && is_chosen(input)) {
    fields.keep = Grid(layout.value());
    for (std::size_t digits = 1 + input.below(4); digits > 0; --digits) {
      const auto cell = static_cast<std::uint16_t>(input.below(static_cast<std::size_t>(layout.value()->cell_count())));
      (*fields.keep)[Cell{cell}] =
          Digit{static_cast<std::uint8_t>(1 + input.below(static_cast<std::size_t>(layout.value()->side())))};
    }
  }
  // What is left of the input is a text in place of one of the fields.
  const std::array<std::string*, 9> texts{&fields.layout,  &fields.symmetry, &fields.clues,
                                          &fields.pattern, &fields.method,   &fields.level,
                                          &fields.rating,  &fields.shown,    &fields.allowed};
  if (!input.empty()) {
    std::string& text = *texts[input.below(texts.size())];
    if (!input.rest().empty()) text = input.rest();
  }
  return wish;
}

int clues_of(const Grid& grid) {
  return static_cast<int>(
      std::count_if(grid.digits().begin(), grid.digits().end(), [](Digit digit) { return !digit.is_blank(); }));
}

void check_form(const PuzzleForm& form, const Grid& puzzle) {
  const int clues = clues_of(puzzle);
  require(form.most_clues == 0 || (clues >= form.fewest_clues && clues <= form.most_clues), "as many clues as wanted");
  require(test::has_symmetry(puzzle, form.symmetry), "the clues have the symmetry");
  if (!form.pattern.empty()) {
    require(clues == static_cast<int>(form.pattern.size()), "no clue is outside of the pattern");
    for (const Cell cell : form.pattern) require(!puzzle[cell].is_blank(), "each cell of the pattern has a clue");
  }
  if (!form.keep) return;
  for (std::size_t cell = 0; cell < puzzle.digits().size(); ++cell) {
    const Digit kept = form.keep->digits()[cell];
    require(kept.is_blank() || puzzle.digits()[cell] == kept, "digits to keep are clues");
  }
}

// No clue, or with symmetry no orbit of clues, can be removed without a second solution.
void check_minimal(const PuzzleForm& form, const Grid& puzzle, const SlowSolver& solver) {
  for (const Orbit& orbit : orbits(*puzzle.layout(), form.symmetry)) {
    if (puzzle[orbit.front()].is_blank()) continue;
    if (form.keep && std::any_of(orbit.begin(), orbit.end(), [&](Cell cell) { return !(*form.keep)[cell].is_blank(); }))
      continue;
    Grid fewer = puzzle;
    for (const Cell cell : orbit) fewer[cell] = kBlank;
    const auto found = solver.solutions(fewer, 2);
    require(!found || found->size() == 2, "a minimal puzzle needs each of its clues");
  }
}

// The steps of the path are true of the solution, and the path solves the puzzle when it says so.
void check_path(const Grid& puzzle, const Grid& solution, const test::CountingStop& stop) {
  Control teaching;
  teaching.stop = StopToken(stop);
  const PathHere here = path_for(PlayedPuzzle(puzzle), {}, teaching);
  require(here.readiness.obstacle == Obstacle::None, "a puzzle with one solution has no obstacle");
  Grid grid = puzzle;
  for (const Step& step : here.path.steps) {
    require(!step.placements.empty() || !step.eliminations.empty(), "a step does something");
    for (const Candidate& placed : step.placements) {
      require(solution[placed.cell] == placed.digit, "a step places a digit of the solution");
      require(grid[placed.cell].is_blank(), "a step places a digit in a blank cell");
      grid[placed.cell] = placed.digit;
    }
    for (const Candidate& eliminated : step.eliminations) {
      require(solution[eliminated.cell] != eliminated.digit, "a step eliminates no candidate of the solution");
      require(grid[eliminated.cell].is_blank(), "a step eliminates candidates of blank cells");
    }
  }
  require(here.path.solved == (grid == solution), "a path that solves the puzzle ends in its solution");
}

// A puzzle that is turned into another by a random transformation of its layout is of the same class.
void check_class(const Grid& puzzle, std::uint64_t seed) {
  const LayoutRef& layout = puzzle.layout();
  Subgroup subgroup(layout, allowed_kinds(layout));
  Random random(seed);
  subgroup.randomise(random);
  const Transformation transformation = subgroup.transformation();
  require(keeps_rules(transformation) && test::keeps_differences(*layout, *layout, transformation.cells()),
          "a transformation of an allowed kind keeps the rules");
  const Grid other = transformation(puzzle);
  require(transformation.inverse()(other) == puzzle, "a transformation can be undone");
  Control control;
  control.node_budget = 2000;
  const auto first = canonical_form(puzzle, control);
  const auto second = canonical_form(other, control);
  if (!first || !second) return;
  require(first.value().grid == second.value().grid, "isomorphic puzzles have one canonical form");
  require(first.value().transformation(puzzle) == first.value().grid, "the transformation leads to the canonical form");
  require(first.value().automorphisms == second.value().automorphisms, "isomorphic puzzles have as many automorphisms");
}

// A run that is ended while it looks for the figures of a puzzle has none of them.
void check_made(const PuzzleGoal& goal, const MadePuzzle& made, std::uint64_t seed, bool was_ended) {
  const Grid& puzzle = made.generated.puzzle;
  const Grid& solution = made.generated.solution;
  require(clues_of(solution) == puzzle.layout()->cell_count(), "a solution is full");
  require(test::is_solution_of(solution, puzzle), "a solution keeps the rules and the givens");
  const SlowSolver solver(puzzle.layout());
  const auto found = solver.solutions(puzzle, 2);
  require(!found || (found->size() == 1 && found->front() == solution), "a puzzle made has one solution");
  check_form(goal.form, puzzle);
  if (goal.form.minimal) check_minimal(goal.form, puzzle, solver);
  const bool has_level = !was_ended || made.figures.level;
  require(!goal.difficulty.level || !has_level || made.figures.level == goal.difficulty.level,
          "the level is the one wanted");
  if (const auto& range = goal.difficulty.rating) {
    const Tenths rating = made.figures.rating->er;
    require(rating >= range->least && rating <= range->most, "the rating is within the range");
  }
  check_path(puzzle, solution, test::CountingStop(kMostLooks));
  check_class(puzzle, seed);
}

void run(Bytes input) {
  const Wish wish = read_wish(input);
  const auto read = read_goal(wish.fields);
  if (!read) {
    const auto* impossible = std::get_if<GenerateError>(&read.error());
    if (impossible == nullptr || *impossible != GenerateError::NoFullGrid) return;
    const auto layout = layout_of_name(wish.fields.layout);
    require(static_cast<bool>(layout), "a goal that is refused for its layout has one");
    const auto found = SlowSolver(layout.value()).solutions(Grid(layout.value()), 1);
    require(!found || found->empty(), "a layout that is said to have no full grid has none");
    return;
  }
  PuzzleGoal goal = read.value();
  // Larger grids take longer than an input may.
  if (goal.form.jigsaw_side > 9 || goal.form.layout->side() > 9) return;
  goal.attempts = std::min<std::uint64_t>(goal.attempts, 4);
  goal.wants_figures = true;
  const test::CountingStop stop(kMostLooks);
  Control control;
  control.stop = StopToken(stop);
  const PuzzleOutcome outcome = make_puzzle(goal, wish.seed, 0, control);
  if (outcome) {
    check_made(goal, outcome.value(), wish.seed, stop.looks() >= kMostLooks);
    return;
  }
  const MissedGoal& missed = outcome.error();
  require(missed.tried <= goal.attempts, "no more attempts than allowed");
  require(missed.error != GenerateError::Stopped || stop.looks() >= kMostLooks, "nothing stops without a request");
  if (missed.error != GenerateError::KeepImpossible || !goal.form.keep) return;
  const auto found = SlowSolver(goal.form.layout).solutions(*goal.form.keep, 1);
  require(!found || found->empty(), "digits that cannot be kept are in no full grid");
}

constexpr std::array<std::string_view, 8> kWords{
    "\3",   std::string_view("\0", 1), std::string_view("\0\0\0", 3), "\3\3\3", "naked-pair", "25-30", "windoku",
    "3x3+x"};
constexpr std::array<std::string_view, 8> kInputs{
    std::string_view("\1\3\0", 3),
    std::string_view("\2\3\6\3\0\0\3\1", 8),
    std::string_view("\3\2\1\0\3\1\3\22\0\3", 10),
    std::string_view("\4\3\6\0\0\0\0\0\3\1", 10),
    std::string_view("\5\1\3\3\5\0\0\0\0\0\0\3\1", 13),
    std::string_view("\6\1\12\0\0\0\3", 7),
    std::string_view("\7\3\6\0\3\1\3\34\3\50\0\0\0\3\1\3\7", 17),
    std::string_view("\10\3\0\0\0\0\0\0\0\0\0\0\0\0\3\2\1\2\3\4\0\0", 22)};

}  // namespace

const Target& facade_target() {
  static const Target target{"facade", "goals of generation, and the puzzles made", run, kWords, kInputs};
  return target;
}

}  // namespace nonet::fuzz
