// Reads each forcing step as an argument and follows it from the assumptions to the end, by the rules of the puzzle
// alone.

#include <algorithm>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/states.h"

using namespace nonet;

namespace {

using Candidates = std::vector<Candidate>;

class Argument {
 public:
  Argument(const PuzzleState& state, const Step& step) : state_(state), layout_(state.layout()), step_(step) {}

  bool holds() const {
    if (step_.placements.size() + step_.eliminations.size() != 1) return false;
    for (std::size_t i = 0; i < step_.parts.size(); ++i) {
      if (!is_assumption(i) && step_.parts[i].role != Role::Contradiction && !follows(i)) return false;
    }
    return step_.parts.back().role == Role::Contradiction ? refutes_assumption() : all_cases_agree();
  }

 private:
  bool is_assumption(std::size_t part) const {
    return step_.parts[part].role == Role::Assumption || step_.parts[part].role == Role::AssumedFalse;
  }
  bool is_on(std::size_t part) const {
    return step_.parts[part].role == Role::Assumption || step_.parts[part].role == Role::On;
  }
  Candidates candidates(std::size_t part) const {
    Candidates all;
    for (const Cell cell : step_.parts[part].cells) {
      step_.parts[part].digits.for_each([&](Digit digit) { all.push_back({cell, digit}); });
    }
    return all;
  }
  bool exclude(Candidate left, Candidate right) const {
    if (left.cell == right.cell) return left.digit != right.digit;
    return left.digit == right.digit && test::differ(layout_, left.cell, right.cell);
  }
  // True for all candidates of a cell, or all candidates of a digit in a house, each listed once.
  bool is_exactly_one(const Candidates& all) const {
    const auto is_all = [&](std::size_t count, auto&& belongs) {
      return all.size() == count && std::all_of(all.begin(), all.end(), belongs);
    };
    const Candidate first = all.front();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (std::find(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end(), all[i]) != all.end()) return false;
    }
    if (is_all(static_cast<std::size_t>(state_.candidates(first.cell).size()),
               [&](Candidate it) { return it.cell == first.cell; })) {
      return true;
    }
    const std::span<const House> houses = layout_.houses(first.cell);
    return std::any_of(houses.begin(), houses.end(), [&](House house) {
      const CellSet places = state_.cells(first.digit, house);
      return is_all(static_cast<std::size_t>(places.size()),
                    [&](Candidate it) { return it.digit == first.digit && places.contains(it.cell); });
    });
  }

  // The first part of the branch that a part belongs to.
  std::size_t branch_of(std::size_t part) const {
    while (!is_assumption(part)) --part;
    return part;
  }
  bool follows(std::size_t part) const {
    Candidates causes;
    std::size_t count = 0;
    for (const Link& link : step_.links) {
      if (link.to != part) continue;
      if (link.from >= part || branch_of(link.from) != branch_of(part)) return false;
      if (is_on(link.from) == is_on(part) || link.strong != is_on(part)) return false;
      for (const Candidate& cause : candidates(link.from)) causes.push_back(cause);
      ++count;
    }
    Candidates own = candidates(part);
    if (count == 0) return false;
    if (is_on(part)) {
      own.insert(own.end(), causes.begin(), causes.end());
      return is_exactly_one(own);
    }
    return count == 1 && std::all_of(own.begin(), own.end(), [&](Candidate one) {
             return std::all_of(causes.begin(), causes.end(), [&](Candidate cause) { return exclude(cause, one); });
           });
  }

  bool is_result(Candidate candidate, bool placed) const {
    const std::vector<Candidate>& results = placed ? step_.placements : step_.eliminations;
    return results.size() == 1 && results.front() == candidate;
  }
  bool is_said(Candidate candidate, bool on, std::size_t from, std::size_t end) const {
    for (std::size_t i = from; i < end; ++i) {
      const Candidates here = candidates(i);
      const bool is_all = here.size() == 1 || !on;
      if (is_on(i) == on && is_all && std::find(here.begin(), here.end(), candidate) != here.end()) return true;
    }
    return false;
  }
  bool refutes_assumption() const {
    const std::size_t last = step_.parts.size() - 1;
    if (!is_assumption(0) || !is_result(candidates(0).front(), !is_on(0))) return false;
    const Candidates all = candidates(last);
    const auto is_denied = [&](Candidate it) { return is_said(it, false, 0, last); };
    if (all.size() == 1 && is_denied(all.front()) && is_said(all.front(), true, 0, last)) return true;
    return is_exactly_one(all) && std::all_of(all.begin(), all.end(), is_denied);
  }
  bool all_cases_agree() const {
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < step_.parts.size(); ++i) {
      if (is_assumption(i)) starts.push_back(i);
    }
    Candidates cases;
    for (const std::size_t start : starts) cases.push_back(candidates(start).front());
    const bool is_yes_or_no = starts.size() == 2 && cases[0] == cases[1] && is_on(starts[0]) != is_on(starts[1]);
    if (!is_yes_or_no && !is_exactly_one(cases)) return false;
    const bool on = !step_.placements.empty();
    const Candidate conclusion = on ? step_.placements.front() : step_.eliminations.front();
    starts.push_back(step_.parts.size());
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
      if (!is_said(conclusion, on, starts[i], starts[i + 1])) return false;
    }
    return true;
  }

  const PuzzleState& state_;
  const Layout& layout_;
  const Step& step_;
};

}  // namespace

TEST_CASE("every forcing step proves its result, from the assumptions to the conclusion, in every layout", "[logic]") {
  Random random(17);
  std::vector<std::size_t> steps_of(technique_table().size() + rated_technique_table().size());
  for (const LayoutRef& layout : test::small_layouts()) {
    const PuzzleState state = test::random_state(layout, 2, 2 + layout->side() / 3, random);
    for (const TechniqueRow& row : technique_table()) {
      if (row.family != Family::Forcing) continue;
      for (const Step& step : find_steps(state, row.technique)) {
        ++steps_of[static_cast<std::size_t>(row.technique)];
        if (Argument(state, step).holds()) continue;
        FAIL(row.id << " in " << name_of(*layout) << ": " << test::result_of(step, *layout));
      }
    }
  }
  for (const TechniqueRow& row : technique_table()) {
    if (row.family != Family::Forcing) continue;
    CAPTURE(row.id);
    CHECK(steps_of[static_cast<std::size_t>(row.technique)] > 20);
  }
}

TEST_CASE("in a forcing chain a conclusion follows from one other, in a net from several together", "[logic]") {
  // If r1c1 is 1, then r1c5 is 2 and r5c1 is 3, and r5c5 has no candidate left.
  const PuzzleState chain = test::state_with("r1c1=149 r1c5=12 r5c1=13 r5c5=23");
  CHECK(test::results_of(chain, Technique::ForcingChainContradiction) == "r1c1<>1");
  CHECK(test::results_of(chain, Technique::ForcingNetContradiction) == "r1c1<>1");
  // Only 2 and 3 together make r5c5 4. Only 4, 6 and 7 together leave r5c9 without a candidate.
  const PuzzleState net = test::state_with("r1c1=149 r1c5=12 r5c1=13 r5c5=234 r1c9=16 r9c1=18 r9c9=78 r5c9=467");
  CHECK(test::results_of(net, Technique::ForcingChainContradiction).empty());
  CHECK(test::results_of(net, Technique::ForcingNetContradiction) == "r1c1<>1");
}

TEST_CASE("forcing steps with fewer parts come first", "[logic]") {
  const PuzzleState state = test::state_with("r1c1=149 r1c5=12 r5c1=13 r5c5=23");
  const std::vector<Step> steps = find_steps(state, Technique::ForcingNetContradiction);
  REQUIRE_FALSE(steps.empty());
  for (std::size_t i = 1; i < steps.size(); ++i) CHECK(steps[i - 1].parts.size() <= steps[i].parts.size());
  CHECK(steps.front().parts.front().role == Role::Assumption);
  CHECK(steps.front().parts.back().role == Role::Contradiction);
}

TEST_CASE("a forcing net follows each line of inferences to its end before the next one begins", "[logic]") {
  // From 1 in r1c1 two lines meet in r5c5=4; a third line leads to r1c9=6 and a fourth to r9c9=7. All end in r5c9.
  const PuzzleState state = test::state_with("r1c1=149 r1c5=12 r5c1=13 r5c5=234 r1c9=16 r9c1=18 r9c9=78 r5c9=467");
  const std::vector<Step> steps = find_steps(state, Technique::ForcingNetContradiction);
  REQUIRE(steps.size() == 1);
  std::string order;
  for (const Part& part : steps.front().parts) {
    REQUIRE_FALSE(part.cells.empty());
    const bool is_on = part.role == Role::On || part.role == Role::Assumption;
    if (part.role == Role::Contradiction) continue;
    order += (order.empty() ? "" : " ") + name_of(part.cells.front(), state.layout(), CellNames::RowColumn) +
             (is_on ? "=" : "<>") + std::to_string(part.digits.first().value);
  }
  CHECK(order ==
        "r1c1=1 r5c1<>1 r5c1=3 r5c5<>3 r1c5<>1 r1c5=2 r5c5<>2 r5c5=4 r5c9<>4 "
        "r1c9<>1 r1c9=6 r5c9<>6 r9c1<>1 r9c1=8 r9c9<>8 r9c9=7 r5c9<>7");
}
