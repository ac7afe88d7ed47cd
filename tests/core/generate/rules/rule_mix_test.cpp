#include "core/generate/rules/rule_mix.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/rules/rule_drawing.h"
#include "core/grid/rule_table.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"
#include "tests/support/rule_backtracker.h"
#include "tests/support/rules.h"

using namespace nonet;
using test::grid_of;
using test::rounds;

namespace {

constexpr std::uint64_t kMaxTried = 20'000;
constexpr std::uint64_t kMaxTriedWithoutPart = 2'000'000;

std::vector<RuleKind> makeable_kinds() {
  std::vector<RuleKind> kinds;
  for (const RuleRow& row : rule_table()) {
    if (is_makeable(row.kind)) kinds.push_back(row.kind);
  }
  return kinds;
}

Puzzle with_parts(const LayoutRef& layout, const Grid& givens, const std::vector<Rule>& rules) {
  Puzzle puzzle(layout == givens.layout() ? givens : Grid(layout));
  for (const Rule& rule : rules) REQUIRE_FALSE(puzzle.add(rule).has_value());
  return puzzle;
}

// Two groups of up to three cells.
bool has_two_groups(RuleKind kind) { return kind == RuleKind::Clone || rule_row(kind).shape == RuleShape::Lists; }

// A line that is drawn through the cells.
bool is_line(RuleKind kind) {
  const RuleShape shape = rule_row(kind).shape;
  return (shape == RuleShape::Line && kind != RuleKind::LittleKiller) || shape == RuleShape::Path;
}

// A mark between two cells, in a cell, on a corner or outside the grid. No two of the same name are drawn.
std::string mark_of(const Rule& rule) {
  std::string cells;
  for (const Cell cell : rule.cells) cells += " " + std::to_string(cell.index);
  switch (rule_row(rule.kind).shape) {
    case RuleShape::Pair: return "between" + cells;
    case RuleShape::Step: {
      const auto [upper, lower] = std::minmax(rule.cells[0].index, rule.cells[1].index);
      return "between " + std::to_string(upper) + " " + std::to_string(lower);
    }
    case RuleShape::Square: return "corner" + cells;
    case RuleShape::FullLine:
    case RuleShape::DirectedLine: return "clue " + std::string(rule_row(rule.kind).id) + cells;
    case RuleShape::Set: return rule.cells.size() == 1 && rule_row(rule.kind).values.most == 0 ? "cell" + cells : "";
    case RuleShape::Line: {
      if (rule.kind != RuleKind::LittleKiller) return "";
      const auto [first, last] = std::minmax(rule.cells.front().index, rule.cells.back().index);
      return "diagonal " + std::to_string(first) + " " + std::to_string(last);
    }
    default: return "";
  }
}

// The pairs of cells of diagonal steps, each with the pair that would cross it.
std::vector<std::pair<std::pair<int, int>, std::pair<int, int>>> diagonal_steps(const Rule& rule,
                                                                                const Layout& layout) {
  std::vector<std::pair<std::pair<int, int>, std::pair<int, int>>> steps;
  for (std::size_t place = 1; place < rule.cells.size(); ++place) {
    const Cell one = rule.cells[place - 1];
    const Cell other = rule.cells[place];
    const int down = layout.row(other) - layout.row(one);
    const int right = layout.column(other) - layout.column(one);
    CHECK(std::max(std::abs(down), std::abs(right)) == 1);
    if (down == 0 || right == 0) continue;
    steps.push_back({std::minmax<int>({one.index, other.index}),
                     std::minmax<int>({layout.cell(layout.row(one), layout.column(other)).index,
                                       layout.cell(layout.row(other), layout.column(one)).index})});
  }
  return steps;
}

// Of any-of: the cells of its rules.
const std::vector<Cell>& cells_of(const Rule& rule) { return rule.parts.empty() ? rule.cells : rule.parts[0].cells; }

}  // namespace

TEST_CASE("drawn rules are kept by the grid and leave room for each other", "[generate][rules]") {
  Random random(12);
  const Grid full = grid_of("812753649943682175675491283154237896369845721287169534521974368438526917796318452", "3x3");
  for (int round = 0; round < 30; ++round) {
    RuleDrawing drawing(full, 5, random);
    std::set<int> covered;
    std::set<std::string> marks;
    std::set<int> filled;
    std::set<std::pair<int, int>> steps;
    std::set<std::size_t> lengths;
    for (int tries = 0; tries < 150; ++tries) {
      const std::vector<RuleKind> kinds = makeable_kinds();
      const RuleKind kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
      const std::optional<Rule> rule = drawing.draw(kind);
      if (!rule) continue;
      drawing.take(*rule);
      CAPTURE(round, tries, std::string(rule_row(kind).id));
      REQUIRE(rule->kind == kind);
      REQUIRE_FALSE(error_in_rule(*rule, *full.layout()).has_value());
      REQUIRE(test::keeps_rule(full, *rule, {}));
      if (const std::string mark = mark_of(*rule); !mark.empty() && kind != RuleKind::CountingCircles) {
        REQUIRE(marks.insert(mark).second);
        if (rule->cells.size() == 1) REQUIRE(filled.insert(rule->cells[0].index).second);
        continue;
      }
      for (const Cell cell : rule->cells) REQUIRE(covered.insert(cell.index).second);
      if (kind == RuleKind::Clone || kind == RuleKind::CountingCircles) {
        for (const Cell cell : rule->cells) REQUIRE(filled.insert(cell.index).second);
      }
      if (kind == RuleKind::CountingCircles) {
        REQUIRE(marks.insert("circles").second);
        REQUIRE(rule->cells.size() > 4);
        continue;
      }
      REQUIRE(rule->cells.size() <= (has_two_groups(kind) ? 6u : 5u));
      REQUIRE(rule->cells.size() >= (has_two_groups(kind) ? 4u : rule_row(kind).shape == RuleShape::Set ? 2u : 3u));
      lengths.insert(rule->cells.size());
      if (kind == RuleKind::AnyOf) {
        REQUIRE(rule->parts.size() == 2);
        REQUIRE(test::keeps_rule(full, rule->parts[0], {}) != test::keeps_rule(full, rule->parts[1], {}));
        for (const Rule& part : rule->parts) {
          if (part.kind == RuleKind::Palindrome) REQUIRE(test::keeps_rule(full, part, {}));
        }
      }
      const Rule& drawn = kind == RuleKind::AnyOf ? rule->parts[0] : *rule;
      if (!is_line(drawn.kind)) continue;
      for (const auto& [step, across] : diagonal_steps(drawn, *full.layout())) {
        REQUIRE_FALSE(steps.contains(across));
        steps.insert(step);
      }
    }
    CHECK(lengths.size() >= 3);
  }
}

TEST_CASE("a puzzle with a mix of rules has one solution, and each part is needed", "[generate][rules]") {
  struct Case {
    const char* layout;
    std::vector<RuleShare> kinds;
    int longest;
    int most_givens;
    std::uint64_t seeds;
  };
  std::vector<Case> cases{
      {"2x2", {{RuleKind::Thermometer}}, 3, 16, 15},
      {"2x2", {{RuleKind::WhiteDot}, {RuleKind::BlackDot}}, 3, 1, 15},
      {"2x3", {{RuleKind::Thermometer}, {RuleKind::Arrow}}, 4, 4, 10},
      {"2x3", {{RuleKind::Whisper}, {RuleKind::Renban}}, 5, 36, 10},
      {"2x3", {{RuleKind::Cage}, {RuleKind::Inequality}}, 4, 0, 10},
      {"2x3+x", {{RuleKind::Palindrome}, {RuleKind::Even}, {RuleKind::Odd}}, 5, 36, 10},
      {"2x3", {{RuleKind::PairSum}, {RuleKind::WhiteDot, 3}, {RuleKind::Thermometer, 2}}, 5, 36, 10},
      {"3x3", {{RuleKind::Thermometer}}, 6, 81, 3},
      {"3x3", {{RuleKind::Palindrome}, {RuleKind::Odd}}, 5, 81, 3},
  };
  for (const RuleKind kind : makeable_kinds()) cases.push_back({"2x3", {{kind}}, 5, 36, 2});
  int unknown = 0;
  for (const Case& each : cases) {
    for (std::uint64_t seed = 0; seed < rounds(each.seeds, (each.seeds + 4) / 5); ++seed) {
      CAPTURE(&each - cases.data(), seed);
      RuleMixForm form;
      form.layout = layout_of_name(each.layout).value();
      form.kinds = each.kinds;
      form.longest = each.longest;
      form.most_givens = each.most_givens;
      const auto made = random_rule_mix(form, seed);
      REQUIRE(made);
      const Puzzle& puzzle = made.value().puzzle;
      const Grid& solution = made.value().solution;
      CHECK(puzzle.givens().clue_count() <= each.most_givens);
      CHECK_FALSE(puzzle.own_rules().empty());
      for (const Rule& rule : puzzle.own_rules()) {
        CHECK(std::any_of(each.kinds.begin(), each.kinds.end(),
                          [&](const RuleShare& share) { return share.kind == rule.kind; }));
        if (mark_of(rule).empty() && rule.kind != RuleKind::CountingCircles && !has_two_groups(rule.kind))
          CHECK(rule.cells.size() <= static_cast<std::size_t>(each.longest));
        CHECK(test::keeps_rule(solution, rule, puzzle.own_rules()));
      }
      const auto solutions = test::RuleBacktracker(puzzle).solutions(2, kMaxTried);
      unknown += !solutions;
      if (solutions) REQUIRE(*solutions == std::vector<std::string>{test::symbols_of(solution)});
      if (puzzle.digit_count() > 6) continue;
      CHECK(made.value().every_question_decided);
      const std::vector<Rule> rules(puzzle.own_rules().begin(), puzzle.own_rules().end());
      for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        std::vector<Rule> others = rules;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(rule));
        const Puzzle without = with_parts(form.layout, puzzle.givens(), others);
        REQUIRE(test::RuleBacktracker(without).solutions(2, kMaxTriedWithoutPart).value().size() == 2);
      }
      for (std::uint16_t cell = 0; cell < solution.digits().size(); ++cell) {
        if (puzzle.givens()[Cell{cell}].is_blank()) continue;
        Grid givens = puzzle.givens();
        givens[Cell{cell}] = kBlank;
        const Puzzle without = with_parts(form.layout, givens, rules);
        REQUIRE(test::RuleBacktracker(without).solutions(2, kMaxTriedWithoutPart).value().size() == 2);
      }
    }
  }
  CHECK(unknown <= 2);
}

TEST_CASE("symmetric puzzles have rules and givens with their images, and need them", "[generate][rules]") {
  int found = 0;
  for (const RuleKind kind : makeable_kinds()) {
    CAPTURE(std::string(rule_row(kind).id));
    RuleMixForm form;
    form.layout = layout_of_name("2x3").value();
    form.kinds = {{kind}};
    form.symmetry = Symmetry::HalfTurn;
    const auto made = random_rule_mix(form, 5);
    if (!made) {
      CHECK(made.error() == (is_makeable_with_image(kind) ? RulePuzzleError::NotFound : RulePuzzleError::BadForm));
      continue;
    }
    ++found;
    const Puzzle& puzzle = made.value().puzzle;
    const Grid& solution = made.value().solution;
    const auto cells = static_cast<int>(solution.digits().size());
    const std::vector<Rule> rules(puzzle.own_rules().begin(), puzzle.own_rules().end());
    // A clue of its own is at each end of a directed line; other cells count in any order.
    const auto turned = [&](const Rule& rule) {
      std::vector<int> images;
      for (const Cell cell : cells_of(rule)) images.push_back(cells - 1 - cell.index);
      return images;
    };
    const auto is_image = [&](const Rule& rule, const Rule& other) {
      std::vector<int> here = turned(rule);
      std::vector<int> there;
      for (const Cell cell : cells_of(other)) there.push_back(cell.index);
      if (rule_row(kind).shape == RuleShape::DirectedLine) return here == there;
      std::sort(here.begin(), here.end());
      std::sort(there.begin(), there.end());
      return here == there;
    };
    for (const Rule& rule : rules) {
      std::vector<Rule> others;
      std::copy_if(rules.begin(), rules.end(), std::back_inserter(others),
                   [&](const Rule& other) { return !(other == rule) && !is_image(rule, other); });
      CHECK(rules.size() - others.size() == (is_image(rule, rule) ? 1u : 2u));
      const Puzzle without = with_parts(form.layout, puzzle.givens(), others);
      REQUIRE(test::RuleBacktracker(without).solutions(2, kMaxTriedWithoutPart).value().size() == 2);
    }
    for (int cell = 0; cell < cells; ++cell) {
      const Cell at{static_cast<std::uint16_t>(cell)};
      const Cell image{static_cast<std::uint16_t>(cells - 1 - cell)};
      CHECK(puzzle.givens()[at].is_blank() == puzzle.givens()[image].is_blank());
      if (puzzle.givens()[at].is_blank()) continue;
      Grid givens = puzzle.givens();
      givens[at] = givens[image] = kBlank;
      const Puzzle without = with_parts(form.layout, givens, rules);
      REQUIRE(test::RuleBacktracker(without).solutions(2, kMaxTriedWithoutPart).value().size() == 2);
    }
    const auto solutions = test::RuleBacktracker(puzzle).solutions(2, kMaxTriedWithoutPart);
    REQUIRE(solutions == std::vector<std::string>{test::symbols_of(solution)});
  }
  CHECK(found >= 30);
}

TEST_CASE("weights decide how often a kind occurs", "[generate][rules]") {
  const auto white_dots_and_others = [](int white_weight, int sum_weight) {
    std::pair<int, int> count;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      RuleMixForm form;
      form.layout = Layout::of_side(6);
      form.kinds = {{RuleKind::WhiteDot, white_weight}, {RuleKind::PairSum, sum_weight}};
      const auto made = random_rule_mix(form, seed);
      REQUIRE(made);
      for (const Rule& rule : made.value().puzzle.own_rules()) {
        ++(rule.kind == RuleKind::WhiteDot ? count.first : count.second);
      }
    }
    return count;
  };
  const auto [white, others] = white_dots_and_others(3, 1);
  CHECK(others > 0);
  CHECK(2 * white > 3 * others);
  const auto [few_white, many_others] = white_dots_and_others(1, 3);
  CHECK(few_white > 0);
  CHECK(2 * many_others > 3 * few_white);
}

TEST_CASE("the seed decides about a puzzle with rules, and a jigsaw can have them", "[generate][rules]") {
  RuleMixForm form;
  form.jigsaw_side = 6;
  form.kinds = {{RuleKind::Thermometer}, {RuleKind::WhiteDot}};
  const auto made = random_rule_mix(form, 3);
  REQUIRE(made);
  CHECK_FALSE(made.value().puzzle.layout()->has_boxes());
  CHECK(random_rule_mix(form, 3).value().puzzle == made.value().puzzle);
  CHECK_FALSE(random_rule_mix(form, 4).value().puzzle == made.value().puzzle);
  CHECK(test::RuleBacktracker(made.value().puzzle).solutions(2) ==
        std::vector<std::string>{test::symbols_of(made.value().solution)});
}

TEST_CASE("impossible mixes are refused, and a stop ends the work", "[generate][rules]") {
  const auto error_of = [](auto&& change) {
    RuleMixForm form;
    form.kinds = {{RuleKind::Thermometer}};
    change(form);
    return random_rule_mix(form, 1).error();
  };
  CHECK(error_of([](RuleMixForm& form) { form.kinds.clear(); }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.kinds.push_back(form.kinds[0]); }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.kinds[0].weight = 0; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.kinds[0].kind = RuleKind::Automaton; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.symmetry = Symmetry::Diagonal; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.longest = 2; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.longest = 10; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.most_givens = -1; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) { form.layout = Layout::of_side(20); }) == RulePuzzleError::BadForm);
  CHECK(error_of([](RuleMixForm& form) {
          form.kinds = {{RuleKind::Even}};
          form.most_givens = 0;
          form.longest = 4;
          form.layout = Layout::of_side(4);
        }) == RulePuzzleError::NotFound);
  StopSource source;
  source.request_stop();
  RuleMixForm form;
  form.kinds = {{RuleKind::Arrow}};
  CHECK(random_rule_mix(form, 1, StopToken(source)).error() == RulePuzzleError::Stopped);
}
