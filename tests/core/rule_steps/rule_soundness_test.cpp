// Every step in puzzles with random rules, judged by all solutions, which the techniques may not know: no step takes
// away a digit that a solution has, and none places a digit that a solution lacks.

#include <algorithm>
#include <string>
#include <vector>

#include "core/api/json/step_json.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "core/grid/rule_table.h"
#include "core/logic/rule_techniques.h"
#include "core/logic/teacher.h"
#include "core/rule_steps/taught_rules.h"
#include "core/rules/search.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"
#include "tests/support/rules.h"

using namespace nonet;

namespace {

// Gives sums and quadruples the values that the grid has, because random ones rarely fit.
Rule with_values_of(const Grid& full, Rule rule) {
  if (rule.values.empty()) return rule;
  if (rule.kind == RuleKind::Cage || rule.kind == RuleKind::LittleKiller || rule.kind == RuleKind::PairSum) {
    rule.values = {0};
    for (const Cell cell : rule.cells) rule.values[0] = static_cast<std::uint16_t>(rule.values[0] + full[cell].value);
  }
  if (rule.kind == RuleKind::Quadruple) {
    for (std::size_t value = 0; value < rule.values.size(); ++value) rule.values[value] = full[rule.cells[value]].value;
  }
  return rule;
}

// Adds up to `count` random rules that the full grid keeps. The first is of kind number `round`.
void add_kept_rules(Puzzle& puzzle, const Grid& full, std::size_t count, std::size_t round, Random& random) {
  const std::vector<RuleKind> kinds = test::rule_kinds(full.side());
  for (int tries = 0; tries < 400 && puzzle.own_rules().size() < count; ++tries) {
    const bool is_first = puzzle.own_rules().empty() && tries < 150;
    const std::size_t kind = is_first ? round % kinds.size() : random.below(static_cast<std::uint32_t>(kinds.size()));
    const Rule rule = with_values_of(full, test::random_rule(kinds[kind], *full.layout(), random));
    RuleSet rules = puzzle.own_rules();
    rules.insert(rule);
    const bool keeps_all =
        std::all_of(rules.begin(), rules.end(), [&](const Rule& each) { return test::keeps_rule(full, each, rules); });
    if (keeps_all) static_cast<void>(puzzle.add(rule));  // The sum can be out of the range of the kind.
  }
}

struct Tally {
  std::vector<int> steps = std::vector<int>(256);
  int solved = 0;
  int rounds = 0;
  int links = 0;
  int strong_links = 0;
};

class PathJudge {
 public:
  PathJudge(const Puzzle& puzzle, const std::vector<std::string>& solutions, Tally& tally)
      : puzzle_(puzzle), solutions_(solutions), tally_(tally) {}

  // Follows the path of all techniques up to expert, and judges all steps of the techniques of rules in each state.
  void run() {
    const TaughtRulesRef taught = taught_rules_of(puzzle_);
    REQUIRE(taught);
    PuzzleState state(grid_with(*taught, puzzle_.givens()), taught);
    TeacherOptions of_rules;
    of_rules.allowed = TechniqueSet::of_rules();
    TeacherOptions all;
    all.allowed = TechniqueSet::of_rules() | TechniqueSet::up_to(Level::Hard);
    TeacherOptions of_chains;
    of_chains.allowed = *techniques_of(
        "x-chain,xy-chain,continuous-nice-loop,discontinuous-nice-loop,aic,grouped-discontinuous-nice-loop,forcing-"
        "chain-"
        "contradiction");
    while (!state.is_solved()) {
      for (const Step& step : all_steps(state, of_rules)) judge(step, state);
      for (const Step& step : all_steps(state, of_chains)) judge(step, state);
      for (const RuleLink& link : rule_links(state)) judge(link, state);
      const std::optional<Step> step = next_step(state, all);
      if (!step) break;
      judge(*step, state);
      ++tally_.steps[static_cast<std::size_t>(step->technique)];
      state.apply(*step);
    }
    ++tally_.rounds;
    tally_.solved += state.is_solved();
  }

 private:
  void judge(const Step& step, const PuzzleState& state) const {
    const std::string fault = fault_of(step, state);
    if (fault.empty()) return;
    std::string rules;
    for (const Rule& rule : puzzle_.own_rules()) rules += write_rule(rule, *puzzle_.layout()) + "; ";
    CAPTURE(rules, write_line(puzzle_.givens()), write_line(state.grid()),
            json_of(step, state.layout(), CellNames::RowColumn));
    FAIL(fault);
  }

  void judge(const RuleLink& link, const PuzzleState& state) {
    ++tally_.links;
    tally_.strong_links += link.strong;
    CAPTURE(write_line(state.grid()), link.rule, link.strong, link.one.cell.index, link.one.digit.value,
            link.other.cell.index, link.other.digit.value);
    REQUIRE(state.has(link.one));
    REQUIRE(state.has(link.other));
    for (const std::string& solution : solutions_) {
      const bool is_one = digit_at(solution, link.one.cell) == link.one.digit.value;
      const bool is_other = digit_at(solution, link.other.cell) == link.other.digit.value;
      if (link.strong ? !is_one && !is_other : is_one && is_other) FAIL("a link that a solution contradicts");
    }
  }

  std::string fault_of(const Step& step, const PuzzleState& state) const {
    if (step.is_idle()) return "does nothing";
    const bool is_of_rules = row_of(step.technique).family == Family::Rules;
    if (is_of_rules && step.rules.empty()) return "names no rule";
    for (const std::uint16_t rule : step.rules) {
      if (rule >= puzzle_.own_rules().size()) return "names a rule that does not exist";
    }
    for (const auto& [cell, digit] : step.eliminations) {
      if (!state.has({cell, digit})) return "eliminates a digit that is no candidate";
    }
    for (const auto& [cell, digit] : step.placements) {
      if (!state.has({cell, digit})) return "places a digit that is no candidate";
    }
    for (const std::string& solution : solutions_) {
      for (const auto& [cell, digit] : step.eliminations) {
        if (digit_at(solution, cell) == digit.value) return "eliminates a digit of a solution";
      }
      for (const auto& [cell, digit] : step.placements) {
        if (digit_at(solution, cell) != digit.value) return "places a digit that a solution lacks";
      }
    }
    return {};
  }

  static int digit_at(const std::string& symbols, Cell cell) { return symbols[cell.index] - '0'; }

  const Puzzle& puzzle_;
  const std::vector<std::string>& solutions_;
  Tally& tally_;
};

// The grids among `full` that have the givens and keep the rules, as symbols.
std::vector<std::string> kept_by(const std::vector<Grid>& full, const Puzzle& puzzle) {
  std::vector<std::string> kept;
  const RuleSet& rules = puzzle.own_rules();
  const Grid& givens = puzzle.givens();
  for (const Grid& grid : full) {
    const auto agrees = [](Digit given, Digit digit) { return given.is_blank() || given == digit; };
    const auto is_kept = [&](const Rule& rule) { return test::keeps_rule(grid, rule, rules); };
    if (std::equal(givens.digits().begin(), givens.digits().end(), grid.digits().begin(), agrees) &&
        std::all_of(rules.begin(), rules.end(), is_kept))
      kept.push_back(test::symbols_of(grid));
  }
  return kept;
}

void judge_blank_4x4(std::size_t rounds, std::uint64_t seed, Tally& tally) {
  const std::vector<Grid> all = test::grids_by_force(test::grid_of("................", "2x2"), 300);
  Random random(seed);
  for (std::size_t round = 0; round < rounds; ++round) {
    const Grid& full = all[random.below(static_cast<std::uint32_t>(all.size()))];
    Puzzle puzzle(test::blanked(full, static_cast<int>(random.below(5)), false, random));
    add_kept_rules(puzzle, full, 1 + random.below(5), round, random);
    if (puzzle.own_rules().empty()) continue;
    PathJudge(puzzle, kept_by(all, puzzle), tally).run();
  }
}

// Random circles hardly ever count themselves, so these are chosen by their digits.
void judge_circles(std::size_t rounds, std::uint64_t seed, Tally& tally) {
  const std::vector<Grid> all = test::grids_by_force(test::grid_of("................", "2x2"), 300);
  Random random(seed);
  for (std::size_t round = 0; round < rounds; ++round) {
    const Grid& full = all[random.below(static_cast<std::uint32_t>(all.size()))];
    Puzzle puzzle(test::blanked(full, static_cast<int>(random.below(7)), false, random));
    Rule circles{RuleKind::CountingCircles, {}, {}};
    for (std::uint8_t digit = 1; digit <= 4; ++digit) {
      std::vector<Cell> cells;
      for (std::uint16_t cell = 0; cell < 16; ++cell) {
        if (full[Cell{cell}].value == digit) cells.push_back(Cell{cell});
      }
      if (random.below(2) == 0) continue;
      while (cells.size() > digit) cells.erase(cells.begin() + random.below(static_cast<std::uint32_t>(cells.size())));
      circles.cells.insert(circles.cells.end(), cells.begin(), cells.end());
    }
    if (circles.cells.empty()) continue;
    REQUIRE_FALSE(puzzle.add(circles).has_value());
    PathJudge(puzzle, kept_by(all, puzzle), tally).run();
  }
}

// Among rules of all kinds, those of one kind are few.
void judge_kinds(std::vector<RuleKind> kinds, std::size_t rounds, std::uint64_t seed, Tally& tally) {
  const std::vector<Grid> all = test::grids_by_force(test::grid_of("................", "2x2"), 300);
  Random random(seed);
  for (std::size_t round = 0; round < rounds; ++round) {
    const Grid& full = all[random.below(static_cast<std::uint32_t>(all.size()))];
    Puzzle puzzle(test::blanked(full, static_cast<int>(random.below(5)), false, random));
    for (int tries = 0; tries < 100 && puzzle.own_rules().size() < 3; ++tries) {
      const RuleKind kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
      const Rule rule = test::random_rule(kind, *full.layout(), random);
      if (test::keeps_rule(full, rule, {})) REQUIRE_FALSE(puzzle.add(rule).has_value());
    }
    if (puzzle.own_rules().empty()) continue;
    PathJudge(puzzle, kept_by(all, puzzle), tally).run();
  }
}

void judge_6x6(std::size_t rounds, std::uint64_t seed, Tally& tally) {
  Random random(seed);
  const std::string solution = "123456456123231564564231312645645312";
  for (std::size_t round = 0; round < rounds; ++round) {
    const Grid full = test::grid_of(solution, "2x3");
    Puzzle puzzle(test::blanked(full, 12 + static_cast<int>(random.below(6)), false, random));
    add_kept_rules(puzzle, full, 2 + random.below(6), round, random);
    if (puzzle.own_rules().empty()) continue;
    PathJudge(puzzle, kept_by(test::grids_by_force(puzzle.givens(), 100'000), puzzle), tally).run();
  }
}

// The solutions come from RuleSearch, which other tests check.
void judge_9x9(std::size_t rounds, std::uint64_t seed, Tally& tally) {
  Random random(seed);
  for (std::size_t round = 0; round < rounds; ++round) {
    const auto shift = static_cast<int>(random.below(9));
    Grid full(Layout::classic());
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const int digit = (row * 3 + row / 3 + column + shift) % 9 + 1;
        full[full.layout()->cell(row, column)] = Digit{static_cast<std::uint8_t>(digit)};
      }
    }
    Puzzle puzzle(test::blanked(full, 18 + static_cast<int>(random.below(14)), false, random));
    add_kept_rules(puzzle, full, 4 + random.below(12), round, random);
    if (puzzle.own_rules().empty()) continue;
    RuleSearch search{PuzzleView(puzzle)};
    NodeMeter meter(Control{{}, 20000, {}});
    std::vector<std::string> solutions;
    Grid found(puzzle.layout());
    SearchEvent event = SearchEvent::Solution;
    while (solutions.size() < 300 && (event = search.next(meter)) == SearchEvent::Solution) {
      search.write_solution(found.digits());
      solutions.push_back(test::symbols_of(found));
    }
    solutions.push_back(test::symbols_of(full));
    PathJudge(puzzle, solutions, tally).run();
  }
}

}  // namespace

TEST_CASE("no step takes a solution away from a puzzle with random rules", "[rule_steps]") {
  Tally tally;
  judge_blank_4x4(test::rounds(400u, 200u), 1, tally);
  judge_6x6(test::rounds(60u, 30u), 2, tally);
  judge_9x9(test::rounds(45u, 20u), 3, tally);
  judge_circles(test::rounds(200u, 100u), 4, tally);
  judge_kinds({RuleKind::RegionSumLine, RuleKind::EqualSums}, test::rounds(200u, 100u), 5, tally);
  judge_kinds({RuleKind::AnyOf}, test::rounds(200u, 100u), 6, tally);
  CHECK(tally.rounds > test::rounds(480, 220));
  CHECK(tally.solved > test::rounds(100, 30));
  CHECK(tally.links > test::rounds(10000, 3000));
  CHECK(tally.strong_links > test::rounds(1000, 300));
  for (const TechniqueRow& row : rule_technique_table()) {
    CAPTURE(row.id);
    CHECK(tally.steps[static_cast<std::size_t>(row.technique)] > 0);
  }
}

TEST_CASE("no step takes a solution away from ten thousand puzzles with random rules", "[rule_steps][slow]") {
  Tally tally;
  judge_blank_4x4(7000, 11, tally);
  judge_6x6(2000, 12, tally);
  judge_9x9(1000, 13, tally);
  judge_circles(2000, 14, tally);
  judge_kinds({RuleKind::RegionSumLine, RuleKind::EqualSums}, 2000, 15, tally);
  judge_kinds({RuleKind::AnyOf}, 2000, 16, tally);
  CHECK(tally.rounds > 11500);
  std::string figures;
  for (const TechniqueRow& row : rule_technique_table()) {
    figures += std::string(row.id) + " " + std::to_string(tally.steps[static_cast<std::size_t>(row.technique)]) + ", ";
  }
  WARN(figures << "solved " << tally.solved << " of " << tally.rounds);
}
