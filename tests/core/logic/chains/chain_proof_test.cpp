// Reads each chain step as an argument and follows it link by link, by the rules of the puzzle alone.

#include <algorithm>
#include <cstddef>

#include "core/formats/layout_name.h"
#include "core/logic/chains/chain_links.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/states.h"

using namespace nonet;

namespace {

// The shortest and the longest step of a technique in a state.
constexpr std::ptrdiff_t kMaxSteps = 40;

class Proof {
 public:
  Proof(const PuzzleState& state, const Step& step) : state_(state), layout_(state.layout()), step_(step) {}

  bool holds() const {
    if (step_.placements.empty() == step_.eliminations.empty()) return false;
    if (step_.technique == Technique::RemotePair) return is_remote_pair();
    return links_hold() && (is_loop() ? loop_gives_results() : ends_give_results());
  }

 private:
  using Candidates = std::vector<Candidate>;

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
  bool all_exclude(const Candidates& left, Candidate right) const {
    return std::all_of(left.begin(), left.end(), [&](Candidate one) { return exclude(one, right); });
  }

  bool is_weak(std::size_t left, std::size_t right) const {
    const Candidates rights = candidates(right);
    return std::all_of(rights.begin(), rights.end(), [&](Candidate one) { return all_exclude(candidates(left), one); });
  }
  // Together the nodes are all candidates of a cell, or all places of a digit in a house.
  bool is_strong(std::size_t left, std::size_t right) const {
    Candidates both = candidates(left);
    for (const Candidate& candidate : candidates(right)) both.push_back(candidate);
    const Cell cell = both.front().cell;
    if (is_in_set(left, right) || is_forced_by_set(left, right)) return true;
    const auto are_all = [&](std::size_t count, auto&& belongs) {
      return both.size() == count && std::all_of(both.begin(), both.end(), belongs);
    };
    if (are_all(static_cast<std::size_t>(state_.candidates(cell).size()),
                [&](Candidate it) { return it.cell == cell; })) {
      return both[0].digit != both[1].digit;
    }
    const Digit digit = both.front().digit;
    const std::span<const House> houses = layout_.houses(cell);
    return std::any_of(houses.begin(), houses.end(), [&](House house) {
      const CellSet places = state_.cells(digit, house);
      return are_all(static_cast<std::size_t>(places.size()),
                     [&](Candidate it) { return it.digit == digit && places.contains(it.cell); });
    });
  }

  // The almost locked sets come after the nodes.
  std::size_t node_count() const {
    return static_cast<std::size_t>(std::count_if(step_.parts.begin(), step_.parts.end(),
                                                  [](const Part& part) { return part.role == Role::Node; }));
  }
  template <class Holds>
  bool any_set(Holds&& holds) const {
    return std::any_of(step_.parts.begin() + static_cast<std::ptrdiff_t>(node_count()), step_.parts.end(), holds);
  }
  // All the places that a digit has in a set.
  bool is_set_digit(const Part& node, const Part& set) const {
    std::vector<Cell> cells;
    for (const Cell cell : set.cells) {
      if (state_.candidates(cell).contains(node.digits.first())) cells.push_back(cell);
    }
    return cells == node.cells;
  }
  bool is_almost_locked(const Part& set) const {
    DigitSet digits;
    for (const Cell cell : set.cells) digits = digits | state_.candidates(cell);
    const std::span<const House> houses = layout_.houses(set.cells.front());
    const bool in_house = std::any_of(houses.begin(), houses.end(), [&](House house) {
      return std::all_of(set.cells.begin(), set.cells.end(),
                         [&](Cell cell) { return state_.sets().house(house).contains(cell); });
    });
    return in_house && digits == set.digits && digits.size() == static_cast<int>(set.cells.size()) + 1;
  }
  bool is_in_set(std::size_t left, std::size_t right) const {
    const Part& one = step_.parts[left];
    const Part& other = step_.parts[right];
    return any_set([&](const Part& set) {
      return is_almost_locked(set) && one.digits != other.digits && is_set_digit(one, set) && is_set_digit(other, set);
    });
  }
  // If the set loses the digit of one node, the cell of the other node loses all candidates but one.
  bool is_forced_by_set(std::size_t left, std::size_t right) const {
    return forces(step_.parts[left], step_.parts[right]) || forces(step_.parts[right], step_.parts[left]);
  }
  bool forces(const Part& entry, const Part& forced) const {
    if (forced.cells.size() != 1) return false;
    return any_set([&](const Part& set) {
      if (!is_almost_locked(set) || !is_set_digit(entry, set)) return false;
      bool all_fall = true;
      (state_.candidates(forced.cells[0]) - forced.digits).for_each([&](Digit digit) {
        bool falls = digit != entry.digits.first() && set.digits.contains(digit);
        for (const Cell cell : set.cells) {
          falls &= !state_.candidates(cell).contains(digit) || exclude({cell, digit}, {forced.cells[0], digit});
        }
        all_fall &= falls;
      });
      return all_fall;
    });
  }

  bool is_loop() const { return step_.links.back().to == 0; }
  bool links_hold() const {
    if (step_.links.size() != node_count() - (is_loop() ? 0 : 1)) return false;
    for (std::size_t i = 0; i < step_.links.size(); ++i) {
      const Link& link = step_.links[i];
      if (link.from != i || link.to != (i + 1) % node_count()) return false;
      if (!(link.strong ? is_strong(link.from, link.to) : is_weak(link.from, link.to))) return false;
      if (i > 0 && link.strong == step_.links[i - 1].strong) return false;
    }
    return true;
  }

  template <class Admits>
  bool eliminations_are(Admits&& admits) const {
    return std::all_of(step_.eliminations.begin(), step_.eliminations.end(), admits);
  }
  bool ends_give_results() const {
    if (!step_.links.front().strong || !step_.links.back().strong) return false;
    return eliminations_are(
        [&](Candidate it) { return all_exclude(candidates(0), it) && all_exclude(candidates(node_count() - 1), it); });
  }
  bool loop_gives_results() const {
    const bool is_first_strong = step_.links.front().strong;
    const bool is_last_strong = step_.links.back().strong;
    const Candidate first = candidates(0).front();
    if (is_first_strong && is_last_strong) return eliminations_are([&](Candidate it) { return exclude(first, it); });
    if (!is_first_strong && !is_last_strong) return eliminations_are([&](Candidate it) { return it == first; });
    return eliminations_are([&](Candidate it) {
      const bool beside_link = std::any_of(step_.links.begin(), step_.links.end(), [&](const Link& link) {
        return !link.strong && all_exclude(candidates(link.from), it) && all_exclude(candidates(link.to), it);
      });
      return beside_link || any_set([&](const Part& set) { return set_excludes(set, it); });
    });
  }

  // Digits of a set in a continuous loop that the links on either side do not use must be placed in the set.
  bool set_excludes(const Part& set, Candidate it) const {
    if (!is_almost_locked(set) || !set.digits.contains(it.digit)) return false;
    return std::all_of(set.cells.begin(), set.cells.end(), [&](Cell cell) {
      return !state_.candidates(cell).contains(it.digit) || exclude({cell, it.digit}, it);
    });
  }

  bool is_remote_pair() const {
    const std::vector<Part>& parts = step_.parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].cells.size() != 1 || state_.candidates(parts[i].cells[0]) != step_.digits) return false;
      if (i > 0 && !test::differ(layout_, parts[i - 1].cells[0], parts[i].cells[0])) return false;
    }
    return eliminations_are([&](Candidate it) {
      bool sees[2] = {false, false};
      for (std::size_t i = 0; i < parts.size(); ++i) sees[i % 2] |= test::differ(layout_, parts[i].cells[0], it.cell);
      return sees[0] && sees[1] && step_.digits.contains(it.digit);
    });
  }

  const PuzzleState& state_;
  const Layout& layout_;
  const Step& step_;
};

}  // namespace

namespace {

// Counts the steps of each technique in a random state of each layout. Fails if a step does not prove its result.
// Random states have far more almost locked sets than puzzles, so with sets the side is 5 at most.
std::vector<int> count_proved(const FindOptions& options, Random& random) {
  std::vector<int> steps_of(technique_table().size() + rated_technique_table().size());
  for (const LayoutRef& layout : test::small_layouts()) {
    if (options.sets_in_chains != nullptr && layout->side() > 5) continue;
    const PuzzleState state = test::random_state(layout, 2, 3, random);
    for (const TechniqueRow& row : technique_table()) {
      if (row.family != Family::Chains) continue;
      std::vector<Step> steps = find_steps(state, row.technique, options);
      if (steps.size() > static_cast<std::size_t>(kMaxSteps)) {
        steps.erase(steps.begin() + kMaxSteps / 2, steps.end() - kMaxSteps / 2);
      }
      for (const Step& step : steps) {
        ++steps_of[static_cast<std::size_t>(row.technique)];
        if (Proof(state, step).holds()) continue;
        FAIL(row.id << " in " << name_of(*layout) << ": " << test::result_of(step, *layout));
      }
    }
  }
  return steps_of;
}

}  // namespace

TEST_CASE("every chain proves its result, link by link, in every layout", "[logic]") {
  Random random(11);
  FindOptions options;
  if (GENERATE(false, true)) options.sets_in_chains = link_sets;
  const std::vector<int> steps_of = count_proved(options, random);
  for (const TechniqueRow& row : technique_table()) {
    if (row.family != Family::Chains) continue;
    CAPTURE(row.id);
    CHECK(steps_of[static_cast<std::size_t>(row.technique)] > 0);
  }
}
