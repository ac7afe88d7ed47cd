#include "core/rules/guess_choice.h"

#include <algorithm>
#include <bit>

namespace nonet {

namespace {

// Measured on hard killers, thermometers, renban lines and 93 published puzzles:
// docs/decisions/0097-where-a-search-of-rules-guesses.md.
constexpr std::uint32_t kContradictionsBetweenCuts = 8 * GuessChoice::kContradictionsBetweenHalvings;
constexpr GuessChoice::Blame kBlame{4, 8};
constexpr GuessChoice::Blame kBlameOfCandidatesFirst{6, 3};
constexpr std::uint32_t kHouseBlame = 4;
constexpr std::uint32_t kWeightOfCandidatesFirst = 20;
constexpr std::uint32_t kWeightOfEqualSum = 60;
constexpr std::uint32_t kMaxPerturbation = 10;

// Thermometers by themselves take a third more guesses when the number of candidates decides first.
bool has_conditions_of_digits(const RuleNetwork& network) {
  return !network.digit_sets.empty() || !network.sums.empty() || !network.equal_sums.empty() || !network.values.empty();
}

bool is_run(DigitMask digits) {
  const unsigned lowest = digits & (~digits + 1u);
  return (digits & (digits + lowest)) == 0;
}

// The digits of the cells are consecutive, in any order: a renban line, and no cage that can have one set of digits.
bool is_line_of_runs(const DigitSetCondition& digit_set) {
  return digit_set.sets.size() > 1 && std::all_of(digit_set.sets.begin(), digit_set.sets.end(), is_run);
}

int sum_of(DigitMask digits) {
  int sum = 0;
  for (unsigned left = digits; left != 0; left &= left - 1) sum += std::countr_zero(left) + 1;
  return sum;
}

bool has_one_total(const DigitSetCondition& digit_set) {
  return std::all_of(digit_set.sets.begin(), digit_set.sets.end(),
                     [&](DigitMask set) { return sum_of(set) == sum_of(digit_set.sets.front()); });
}

}  // namespace

// A cell starts with a weight for each of its conditions, apart from the houses and their crossings: one for each cell
// of the condition. When the number of candidates decides first, all cells start with nearly the same weight, and
// what has few cells counts most, if it is a sum of which some cells may be equal, or a list of digits without one
// total. Where sums are equal, the digits of the smallest group decide the others.
GuessChoice::GuessChoice(const RuleNetwork& network)
    : network_(network),
      candidates_first_(network.edition != RuleSearchEdition::First && has_conditions_of_digits(network)),
      has_lines_of_runs_(candidates_first_ &&
                         std::any_of(network.digit_sets.begin(), network.digit_sets.end(), is_line_of_runs)),
      cell_weights_(network.cell_count(), candidates_first_ ? kWeightOfCandidatesFirst : 1),
      blame_(first_blame()) {
  const auto digit_count = static_cast<std::size_t>(network.digit_count);
  const auto add = [&](CellIndex cell, std::size_t weight) {
    cell_weights_[cell] += static_cast<std::uint32_t>(weight);
  };
  const auto more_when_small = [&](std::size_t size) {
    return candidates_first_ ? 2 * digit_count - std::min(size, digit_count) : size;
  };
  const auto add_all = [&](const auto& conditions) {
    for (const auto& each : conditions) {
      for (const CellIndex cell : each.cells) add(cell, each.cells.size());
    }
  };
  for (const RelationCondition& relation : network.relations) {
    add(relation.first, 2);
    add(relation.second, 2);
  }
  add_all(network.orders);
  add_all(network.bound_pairs);
  add_all(network.contents);
  add_all(network.alternatives);
  add_all(network.automata);
  add_all(network.any_ofs);
  for (const DigitSetCondition& digit_set : network.digit_sets) {
    const std::size_t size = digit_set.cells.size();
    const std::size_t other = more_when_small(size);
    // The total of many sets takes long, and is asked only where it decides.
    const std::size_t weight = other == size || has_one_total(digit_set) ? size : other;
    for (const CellIndex cell : digit_set.cells) add(cell, weight);
  }
  for (const SumCondition& sum : network.sums) {
    for (const WeightedCell& each : sum.cells) add(each.cell, more_when_small(sum.cells.size()));
  }
  if (!candidates_first_) return;
  add_all(network.counts);
  add_all(network.same_values);
  add_all(network.distinct_counts);
  add_all(network.digit_counts);
  for (const EqualSumsCondition& equal : network.equal_sums) {
    for (const EqualSumsCondition::Group& group : equal.groups) {
      for (const CellIndex cell : group.cells) add(cell, kWeightOfEqualSum / group.cells.size());
    }
  }
  for (const ValueCondition& values : network.values) {
    for (std::size_t cell = 0; cell < values.cells.size(); ++cell) add(values.cells[cell], values.weights[cell]);
  }
  first_weights_ = cell_weights_;
}

GuessChoice::Blame GuessChoice::first_blame() const { return candidates_first_ ? kBlameOfCandidatesFirst : kBlame; }

void GuessChoice::begin_again() {
  cell_weights_ = first_weights_;
  for (std::uint32_t& weight : cell_weights_) weight += random_.below(kMaxPerturbation);
  digit_weights_.fill(0);
  bonus_ = {};
  contradictions_ = 0;
  blame_ = first_blame();
}

std::optional<RuleGuess> GuessChoice::choose(const RuleNode& node) const {
  Favourite best{0, 1, {}};
  for (std::size_t cell = 0; cell < network_.cell_count(); ++cell) {
    const DigitMask digits = node.candidates()[cell];
    if (is_single(digits)) continue;
    const std::uint64_t weight = cell_weights_[cell] + ((digits & bonus_.digit) != 0 ? bonus_.weight : 0);
    // Two candidates are the fewest. Most cells could not be the best even with two.
    if (!best.is_better(weight, 2)) continue;
    const auto candidates = static_cast<std::uint64_t>(std::popcount(digits));
    if (!best.is_better(weight, candidates)) continue;
    best = {weight, candidates, {static_cast<CellIndex>(cell), static_cast<DigitMask>(digits & (~digits + 1u))}};
  }
  if (best.weight == 0) return std::nullopt;
  if (best.candidates > 2) look_for_digits_with_two_places(node, best);
  return best.guess;
}

// A digit with two places in a house branches as little as a cell with two candidates.
void GuessChoice::look_for_digits_with_two_places(const RuleNode& node, Favourite& best) const {
  for (const HouseCondition& house : network_.houses) {
    DigitMask once = 0;
    DigitMask twice = 0;
    DigitMask more = 0;
    for (const CellIndex cell : house.cells) {
      const DigitMask digits = node[cell];
      more = static_cast<DigitMask>(more | (twice & digits));
      twice = static_cast<DigitMask>(twice | (once & digits));
      once = static_cast<DigitMask>(once | digits);
    }
    // With more digits than cells, a digit need not have a place.
    if (house.cells.size() < static_cast<std::size_t>(network_.digit_count) &&
        house.cells.size() < static_cast<std::size_t>(std::popcount(once)))
      continue;
    for (unsigned left = twice & ~more; left != 0; left &= left - 1) {
      const auto digit = static_cast<DigitMask>(left & (~left + 1));
      for (const CellIndex cell : house.cells) {
        if ((node[cell] & digit) == 0 || !best.is_better(cell_weights_[cell], 2)) continue;
        best = {cell_weights_[cell], 2, {cell, digit}};
      }
    }
  }
}

void GuessChoice::blame(const RuleGuess& guess, std::optional<std::size_t> condition) {
  cell_weights_[guess.cell] += blame_.guess;
  ++digit_weights_[static_cast<std::size_t>(std::countr_zero(guess.digit))];
  const std::size_t first_house = network_.first_house();
  if (condition && *condition >= first_house && *condition < first_house + network_.houses.size()) {
    for (const CellIndex cell : network_.houses[*condition - first_house].cells) cell_weights_[cell] += kHouseBlame;
  } else if (condition) {
    for (std::size_t cell = 0; cell < network_.cell_count(); ++cell) {
      const std::uint64_t watchers = network_.watchers(static_cast<CellIndex>(cell))[*condition / 64];
      if ((watchers >> *condition % 64 & 1) != 0) cell_weights_[cell] += blame_.condition;
    }
  }
  if (++contradictions_ % kContradictionsBetweenHalvings == 0) {
    for (std::uint32_t& weight : cell_weights_) weight = weight / 2 + 1;
    // A long search with renban lines guesses best in lines that fail.
    if (has_lines_of_runs_) blame_ = {kBlameOfCandidatesFirst.condition, kBlameOfCandidatesFirst.guess};
  }
  if (contradictions_ % kContradictionsBetweenCuts == 0) {
    for (std::uint32_t& weight : digit_weights_) weight /= 4;
  }
  bonus_ = digit_bonus();
}

// When one digit fails clearly more often than another, cells with that digit get a bonus.
GuessChoice::DigitBonus GuessChoice::digit_bonus() const {
  std::size_t most = 0;
  std::uint32_t least = ~std::uint32_t{0};
  for (std::size_t digit = 0; digit < digit_weights_.size(); ++digit) {
    if (digit_weights_[digit] > digit_weights_[most]) most = digit;
    if (digit_weights_[digit] > 0) least = std::min(least, digit_weights_[digit]);
  }
  const std::uint32_t weight = digit_weights_[most];
  if (weight < static_cast<std::uint32_t>(network_.digit_count) || weight * 2 <= least * 3) return {};
  return {static_cast<DigitMask>(1u << most), weight / 2};
}

}  // namespace nonet
