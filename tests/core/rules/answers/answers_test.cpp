#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/grid/rule_table.h"
#include "core/rules/answers/candidate_counts.h"
#include "core/rules/answers/rules_at_fault.h"
#include "core/rules/answers/unnecessary_parts.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rules.h"

using namespace nonet;
using test::grid_of;

namespace {

const std::vector<Grid>& all_4x4() {
  static const std::vector<Grid> all = test::grids_by_force(grid_of(std::string(16, '.'), "2x2"), 300);
  return all;
}

// A 4x4 puzzle with random rules, givens and given candidates. With `full`, a grid that keeps all of them.
Puzzle random_puzzle(const std::optional<Grid>& full, std::uint32_t rules, Random& random) {
  Grid givens = grid_of(std::string(16, '.'), "2x2");
  std::vector<DigitSet> candidates(16, DigitSet::full(4));
  for (std::uint16_t cell = 0; cell < 16; ++cell) {
    const Digit digit = full ? (*full)[Cell{cell}] : Digit{static_cast<std::uint8_t>(1 + random.below(4))};
    if (random.below(6) == 0) givens[Cell{cell}] = digit;
    if (random.below(6) == 0) candidates[cell] = DigitSet::from_bits(random.below(16)) | DigitSet(digit);
  }
  Puzzle puzzle(givens, candidates);
  const std::vector<RuleKind> kinds = test::rule_kinds(4);
  for (int tries = 0; tries < 200 && puzzle.own_rules().size() < rules; ++tries) {
    const RuleKind kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    const Rule rule = test::random_rule(kind, *puzzle.layout(), random);
    RuleSet with = puzzle.own_rules();
    with.insert(rule);
    if (full &&
        !std::all_of(with.begin(), with.end(), [&](const Rule& each) { return test::keeps_rule(*full, each, with); }))
      continue;
    REQUIRE_FALSE(puzzle.add(rule).has_value());
  }
  return puzzle;
}

bool keeps(const Grid& full, const PuzzlePart& part, const Puzzle& puzzle, const RuleSet& own_rules) {
  switch (part.sort) {
    case PartSort::OwnRule: return test::keeps_rule(full, part.rule, own_rules);
    case PartSort::Given: return full[part.cell] == puzzle.givens()[part.cell];
    case PartSort::GivenCandidates: return puzzle.given_candidates()[part.cell.index].contains(full[part.cell]);
    case PartSort::LayoutRule: break;
  }
  FAIL("a layout without rules");
  return false;
}

// The 4x4 grids that keep the parts.
std::vector<std::string> grids_with(const std::vector<PuzzlePart>& parts, const Puzzle& puzzle) {
  RuleSet own_rules;
  for (const PuzzlePart& part : parts) {
    if (part.sort == PartSort::OwnRule) own_rules.insert(part.rule);
  }
  std::vector<std::string> kept;
  for (const Grid& full : all_4x4()) {
    const auto is_kept = [&](const PuzzlePart& part) { return keeps(full, part, puzzle, own_rules); };
    if (std::all_of(parts.begin(), parts.end(), is_kept)) kept.push_back(test::symbols_of(full));
  }
  return kept;
}

std::vector<PuzzlePart> without(std::vector<PuzzlePart> parts, std::size_t part) {
  parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(part));
  return parts;
}

std::vector<PuzzlePart> parts_of(const Puzzle& puzzle) {
  const PuzzleParts parts{PuzzleView(puzzle)};
  return {parts.all().begin(), parts.all().end()};
}

Puzzle puzzle_with(const std::string& givens, const char* layout, const std::vector<Rule>& rules) {
  Puzzle puzzle(grid_of(givens, layout));
  for (const Rule& rule : rules) REQUIRE_FALSE(puzzle.add(rule).has_value());
  return puzzle;
}

}  // namespace

TEST_CASE("the rules at fault are those that contradict each other, and no others", "[rules]") {
  const Rule odd{RuleKind::Odd, {Cell{0}}, {}};
  const Rule even{RuleKind::Even, {Cell{0}, Cell{7}}, {}};
  const Rule three_even{RuleKind::Even, {Cell{0}, Cell{1}, Cell{2}}, {}};
  const Rule top{RuleKind::Cage, {Cell{0}, Cell{1}}, {3}};
  const Rule next{RuleKind::Cage, {Cell{4}, Cell{5}}, {3}};
  const Rule far{RuleKind::Cage, {Cell{10}, Cell{11}}, {5}};
  const auto rule = [](const Rule& own) { return PuzzlePart{PartSort::OwnRule, canonical_rule(own), {}}; };
  const auto given = [](std::uint16_t cell) { return PuzzlePart{PartSort::Given, {}, Cell{cell}}; };
  struct Case {
    Puzzle puzzle;
    std::vector<PuzzlePart> parts;
  };
  const std::vector<Case> cases{
      {puzzle_with("................", "2x2", {three_even, far}), {rule(three_even)}},
      {puzzle_with("................", "2x2", {odd, even, far}), {rule(even), rule(odd)}},
      {puzzle_with("2...1..1........", "2x2", {far}), {given(4), given(7)}},
      {puzzle_with("..............43", "2x2", {top, next, far}), {rule(top), rule(next)}},
      {puzzle_with("2..............2", "2x2+x", {far}),
       {{PartSort::LayoutRule, {RuleKind::X, {}, {}}, {}}, given(0), given(15)}},
      {puzzle_with("12..............", "2x2", {{RuleKind::NonConsecutive, {}, {}}}), {}},
      {Puzzle(grid_of("..1.............", "2x2"),
              [] {
                std::vector<DigitSet> candidates(16, DigitSet::full(4));
                candidates[2] = DigitSet();
                return candidates;
              }()),
       {{PartSort::GivenCandidates, {}, Cell{2}}}},
  };
  for (const Case& each : cases) {
    CAPTURE(&each - cases.data());
    const RulesAtFault fault = rules_at_fault(PuzzleView(each.puzzle));
    CHECK(fault.state == FaultState::Found);
    CHECK(fault.minimal);
    if (!each.parts.empty()) CHECK(fault.parts == each.parts);
  }
}

TEST_CASE("rows, columns and regions can be at fault alone", "[rules]") {
  const Puzzle puzzle = puzzle_with("................", "jigsaw:1112133233424424", {{RuleKind::Odd, {Cell{0}}, {}}});
  REQUIRE(test::brute_force(PuzzleView(puzzle.givens()), 1).empty());
  const RulesAtFault fault = rules_at_fault(PuzzleView(puzzle));
  CHECK(fault.state == FaultState::Found);
  CHECK(fault.parts.empty());
  CHECK(fault.minimal);
}

TEST_CASE("each part at fault is needed for the contradiction, on random 4x4 puzzles", "[rules]") {
  Random random(4);
  int contradictions = 0;
  for (int round = 0; round < 400; ++round) {
    const Puzzle puzzle = random_puzzle(std::nullopt, 1 + random.below(6), random);
    CAPTURE(round);
    const RulesAtFault fault = rules_at_fault(PuzzleView(puzzle));
    if (!grids_with(parts_of(puzzle), puzzle).empty()) {
      CHECK(fault.state == FaultState::HasSolution);
      continue;
    }
    ++contradictions;
    REQUIRE(fault.state == FaultState::Found);
    CHECK(fault.minimal);
    REQUIRE(grids_with(fault.parts, puzzle).empty());
    for (std::size_t part = 0; part < fault.parts.size(); ++part) {
      REQUIRE_FALSE(grids_with(without(fault.parts, part), puzzle).empty());
    }
  }
  CHECK(contradictions > 200);
}

TEST_CASE("the search for rules at fault keeps to its budget, and reports progress that never decreases", "[rules]") {
  Random random(5);
  Puzzle puzzle = random_puzzle(std::nullopt, 6, random);
  while (!grids_with(parts_of(puzzle), puzzle).empty()) puzzle = random_puzzle(std::nullopt, 6, random);
  Control control;
  control.node_budget = 0;
  CHECK(rules_at_fault(PuzzleView(puzzle), control).state == FaultState::Undecided);
  for (control.node_budget = 1; control.node_budget < 200; ++control.node_budget) {
    const RulesAtFault fault = rules_at_fault(PuzzleView(puzzle), control);
    if (fault.state != FaultState::Found) continue;
    REQUIRE(grids_with(fault.parts, puzzle).empty());
    if (!fault.minimal) continue;
    for (std::size_t part = 0; part < fault.parts.size(); ++part) {
      REQUIRE_FALSE(grids_with(without(fault.parts, part), puzzle).empty());
    }
  }
  std::vector<double> shares;
  control = {};
  control.progress = [&](const Progress& progress) { shares.push_back(progress.fraction); };
  CHECK(rules_at_fault(PuzzleView(puzzle), control).minimal);
  CHECK(shares.size() > 4);
  CHECK(std::is_sorted(shares.begin(), shares.end()));
  CHECK(shares.back() <= 1);
}

TEST_CASE("a part is unnecessary exactly when the others have the same one solution, on random 4x4 puzzles",
          "[rules]") {
  Random random(6);
  int unique = 0;
  for (int round = 0; round < 300; ++round) {
    const Grid& full = all_4x4()[random.below(288)];
    const Puzzle puzzle = random_puzzle(full, 2 + random.below(8), random);
    const std::vector<PuzzlePart> parts = parts_of(puzzle);
    const std::vector<std::string> solutions = grids_with(parts, puzzle);
    CAPTURE(round);
    const UnnecessaryParts answer = unnecessary_parts(PuzzleView(puzzle), static_cast<std::uint64_t>(round));
    REQUIRE(answer.state == (solutions.size() == 1 ? NecessityState::Found : NecessityState::NotOne));
    if (solutions.size() != 1) continue;
    ++unique;
    CHECK(answer.complete);
    std::vector<PuzzlePart> expected;
    for (std::size_t part = 0; part < parts.size(); ++part) {
      if (grids_with(without(parts, part), puzzle) == solutions) expected.push_back(parts[part]);
    }
    REQUIRE(answer.each_alone == expected);
    REQUIRE(grids_with(answer.enough, puzzle) == solutions);
    for (std::size_t part = 0; part < answer.enough.size(); ++part) {
      REQUIRE(grids_with(without(answer.enough, part), puzzle) != solutions);
    }
  }
  CHECK(unique > 100);
}

TEST_CASE("the seed decides which unnecessary parts are left out", "[rules]") {
  const Puzzle puzzle = puzzle_with("123434122143432.", "2x2", {{RuleKind::Odd, {Cell{0}}, {}}});
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    std::string cells;
    const UnnecessaryParts answer = unnecessary_parts(PuzzleView(puzzle), seed);
    REQUIRE(answer.enough == unnecessary_parts(PuzzleView(puzzle), seed).enough);
    for (const PuzzlePart& part : answer.enough)
      cells += part.sort == PartSort::Given ? static_cast<char>('a' + part.cell.index) : '+';
    seen.insert(cells);
  }
  CHECK(seen.size() > 4);
  Control control;
  control.node_budget = 0;
  CHECK(unnecessary_parts(PuzzleView(puzzle), 1, control).state == NecessityState::Undecided);
}

TEST_CASE("the solutions that hold each candidate are counted up to the limit, on random 4x4 puzzles", "[rules]") {
  Random random(7);
  for (int round = 0; round < 400; ++round) {
    std::optional<Grid> full = all_4x4()[random.below(288)];
    if (round % 10 == 0) full.reset();
    const Puzzle puzzle = random_puzzle(full, random.below(5), random);
    const std::vector<std::string> solutions = grids_with(parts_of(puzzle), puzzle);
    for (const int limit : {1, 2, 8, kMaxCounted}) {
      const CappedCandidateCounts counts = count_candidates(PuzzleView(puzzle), limit);
      CHECK(counts.complete);
      CHECK(counts.solutions <= solutions.size());
      for (std::uint16_t cell = 0; cell < 16; ++cell) {
        for (std::uint8_t digit = 1; digit <= 4; ++digit) {
          const auto all = std::count_if(solutions.begin(), solutions.end(),
                                         [&](const std::string& each) { return each[cell] == '0' + digit; });
          CAPTURE(round, limit, cell, int{digit});
          REQUIRE(counts.of(Cell{cell}, Digit{digit}) == std::min<std::ptrdiff_t>(all, limit));
        }
      }
    }
  }
}

TEST_CASE("a count that ends at its budget is never too large", "[rules]") {
  const Puzzle puzzle =
      puzzle_with("................", "2x2", {{RuleKind::Thermometer, {Cell{0}, Cell{1}, Cell{5}}, {}}});
  const CappedCandidateCounts all = count_candidates(PuzzleView(puzzle), 8);
  REQUIRE(all.complete);
  std::uint64_t incomplete = 0;
  for (std::uint64_t budget = 0; budget < 300; budget += 7) {
    Control control;
    control.node_budget = budget;
    const CappedCandidateCounts some = count_candidates(PuzzleView(puzzle), 8, control);
    incomplete += some.complete ? 0 : 1;
    for (std::size_t candidate = 0; candidate < all.counts.size(); ++candidate) {
      REQUIRE(some.counts[candidate] <= all.counts[candidate]);
    }
  }
  CHECK(incomplete > 5);
}
