#include "core/generate/rules/rule_completion.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"
#include "tests/support/rule_backtracker.h"
#include "tests/support/rules.h"

using namespace nonet;
using test::grid_of;
using test::rounds;

namespace {

constexpr std::uint64_t kMaxDigitsTried = 20'000;

Puzzle drawn_of(const char* layout, const char* rules, const char* givens = "") {
  const LayoutRef named = layout_of_name(layout).value();
  Puzzle puzzle(*givens == 0 ? Grid(named) : grid_of(givens, layout));
  const auto read = read_rules(rules, *named);
  REQUIRE(read);
  for (const Rule& rule : read.value()) REQUIRE_FALSE(puzzle.add(rule).has_value());
  return puzzle;
}

bool has_rule(const Puzzle& puzzle, const Rule& rule) {
  const RuleSet& rules = puzzle.own_rules();
  return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

Puzzle without_rule(const Puzzle& puzzle, const Rule& left_out) {
  Puzzle other(puzzle.givens());
  for (const Rule& rule : puzzle.own_rules()) {
    if (rule != left_out) REQUIRE_FALSE(other.add(rule).has_value());
  }
  return other;
}

}  // namespace

TEST_CASE("a drawn puzzle is completed, and all that is drawn stays", "[generate][rules]") {
  struct Case {
    const char* layout;
    const char* drawn;
    const char* givens;
    std::vector<RuleShare> kinds;
  };
  const std::vector<Case> cases{
      {"2x2", "", "", {{RuleKind::Cage}}},
      {"2x3", "cage 9 r1c1 r1c2 r2c1\ncage 7 r4c4 r4c5", "", {{RuleKind::Cage}}},
      {"2x3", "white-dot 1 r1c1 r1c2\nblack-dot 2 r3c3 r4c3", "", {{RuleKind::WhiteDot}, {RuleKind::BlackDot}}},
      {"2x3",
       "thermometer r1c1 r2c1 r3c1 r4c1\nbetween r1c1 r1c2 r1c3",
       "..3.................................",
       {{RuleKind::Cage}}},
      {"2x3+x", "quadruple 1,2 r1c1 r1c2 r2c1 r2c2", "", {{RuleKind::Thermometer}, {RuleKind::PairSum}}},
      {"3x3", "thermometer r1c1 r2c2 r3c3 r4c4\ncage 15 r5c5 r5c6\nclone r8c1 r8c2 r9c8 r9c9", "", {{RuleKind::Cage}}},
      {"3x3", "cage 15 r5c5 r5c6 r6c5", "", {{RuleKind::WhiteDot}, {RuleKind::BlackDot}}},
  };
  std::size_t decided = 0;
  for (const Case& each : cases) {
    for (std::uint64_t seed = 0; seed < rounds(3u, 1u); ++seed) {
      CAPTURE(each.layout, each.drawn, seed);
      const Puzzle drawn = drawn_of(each.layout, each.drawn, each.givens);
      const auto made = completed_with_rules({drawn, each.kinds, 4}, seed);
      REQUIRE(made);
      const Puzzle& puzzle = made.value().puzzle;
      CHECK(puzzle.givens() == drawn.givens());
      for (const Rule& rule : drawn.own_rules()) CHECK(has_rule(puzzle, rule));
      std::set<int> covered;
      for (const Rule& rule : puzzle.own_rules()) {
        CHECK(test::keeps_rule(made.value().solution, rule, puzzle.own_rules()));
        if (rule.kind == RuleKind::Cage) {
          for (const Cell cell : rule.cells) CHECK(covered.insert(cell.index).second);
        }
        if (has_rule(drawn, rule)) continue;
        CHECK(std::any_of(each.kinds.begin(), each.kinds.end(),
                          [&](const RuleShare& share) { return share.kind == rule.kind; }));
      }
      const auto solutions = test::RuleBacktracker(puzzle).solutions(2, kMaxDigitsTried);
      decided += solutions.has_value();
      if (solutions) CHECK(*solutions == std::vector<std::string>{test::symbols_of(made.value().solution)});
      if (puzzle.digit_count() > 6) continue;
      REQUIRE(solutions);
      CHECK(made.value().every_question_decided);
      for (const Rule& rule : puzzle.own_rules()) {
        if (has_rule(drawn, rule)) continue;
        const Puzzle without = without_rule(puzzle, rule);
        CHECK(test::RuleBacktracker(without).solutions(2).value().size() == 2);
      }
    }
  }
  // The others are too long for the search of the tests.
  CHECK(decided >= rounds(15u, 5u));
}

TEST_CASE("negative rules get all marks that the solution needs", "[generate][rules]") {
  const char* const kDrawn = "white-dot 1 r1c1 r1c2\nnegative-white 1\nnegative-black 2";
  const Puzzle drawn = drawn_of("2x2", kDrawn);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto made = completed_with_rules({drawn, {{RuleKind::WhiteDot}, {RuleKind::BlackDot}}, 4}, seed);
    CAPTURE(seed);
    REQUIRE(made);
    const Puzzle& puzzle = made.value().puzzle;
    for (const Rule& rule : drawn.own_rules()) CHECK(has_rule(puzzle, rule));
    for (const Rule& rule : puzzle.own_rules())
      CHECK(test::keeps_rule(made.value().solution, rule, puzzle.own_rules()));
    std::vector<std::string> solutions;
    for (const std::string& full : test::brute_force(Grid(drawn.layout()), 1000)) {
      const Grid grid = grid_of(full, "2x2");
      const bool keeps_all = std::all_of(puzzle.own_rules().begin(), puzzle.own_rules().end(), [&](const Rule& rule) {
        return test::keeps_rule(grid, rule, puzzle.own_rules());
      });
      if (keeps_all) solutions.push_back(full);
    }
    CHECK(solutions == std::vector<std::string>{test::symbols_of(made.value().solution)});
  }
}

TEST_CASE("a completion that has nothing to add, and completions that are impossible", "[generate][rules]") {
  const RuleCompletionForm unique{drawn_of("2x2", "", "1234341221434321"), {{RuleKind::Cage}}, 4};
  CHECK(completed_with_rules(unique, 1).value().puzzle == unique.drawn);
  const auto error_of = [](Puzzle drawn, std::vector<RuleShare> kinds) {
    return completed_with_rules({std::move(drawn), std::move(kinds), 4}, 1).error();
  };
  CHECK(error_of(drawn_of("2x2", "cage 3 r1c1 r1c2\ncage 3 r2c1 r2c2"), {{RuleKind::Cage}}) ==
        RulePuzzleError::NoSolution);
  CHECK(error_of(drawn_of("2x2", ""), {{RuleKind::Even}}) == RulePuzzleError::NotFound);
  CHECK(error_of(drawn_of("2x2", ""), {}) == RulePuzzleError::BadForm);
  CHECK(error_of(drawn_of("2x2", ""), {{RuleKind::Automaton}}) == RulePuzzleError::BadForm);
  StopSource source;
  source.request_stop();
  CHECK(
      completed_with_rules({drawn_of("3x3", ""), {{RuleKind::Cage}}}, 1, {StopToken(source), kUnlimited, {}}).error() ==
      RulePuzzleError::Stopped);
}

TEST_CASE("a completion is decided by its seed, and its progress never decreases", "[generate][rules]") {
  const Puzzle drawn = drawn_of("3x3", "cage 15 r5c5 r5c6\nthermometer r1c1 r2c2 r3c3 r4c4");
  double last = 0;
  bool grows = true;
  const auto report = [&](const Progress& progress) {
    grows = grows && progress.fraction >= last && progress.fraction <= 1;
    last = progress.fraction;
  };
  const auto made = completed_with_rules({drawn, {{RuleKind::Cage}}}, 7, {{}, kUnlimited, report});
  CHECK(grows);
  CHECK(last > 0);
  CHECK(completed_with_rules({drawn, {{RuleKind::Cage}}}, 7).value().puzzle == made.value().puzzle);
  CHECK_FALSE(completed_with_rules({drawn, {{RuleKind::Cage}}}, 8).value().puzzle == made.value().puzzle);
}
