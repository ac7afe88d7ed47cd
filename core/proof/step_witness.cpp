// The truths that a step names come first: cells of its parts, places of its digits that lie in its parts, houses that
// it names, and the pattern of a technique of uniqueness. Where these do not suffice, all truths of the board are
// there. A refutation says which ones were used; then each of them is left out once, and kept only when it is needed.

#include "core/proof/step_witness.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/proof/check_witness.h"
#include "core/proof/refutation.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

DigitSet digits_about(const Step& step) {
  DigitSet digits = step.digits;
  for (const Part& part : step.parts) digits = digits | part.digits;
  for (const Candidate& candidate : step.placements) digits.insert(candidate.digit);
  return digits;
}

// The cells of the step's parts that have the digit in their part.
CellSet cells_with(const Step& step, Digit digit) {
  CellSet cells;
  for (const Part& part : step.parts) {
    if (!part.digits.contains(digit)) continue;
    for (const Cell cell : part.cells) cells.insert(cell);
  }
  return cells;
}

CellSet cells_of(const Step& step) {
  CellSet cells;
  for (const Part& part : step.parts) {
    for (const Cell cell : part.cells) cells.insert(cell);
  }
  return cells;
}

// Two digits of each corner of a rectangle; of each open cell for BUG+1, without its extra candidate. Empty for other
// techniques.
std::vector<Candidate> pattern_of(const Step& step, const PuzzleState& state) {
  std::vector<Candidate> pattern;
  if (row_of(step.technique).family != Family::Uniqueness) return pattern;
  for (const Part& part : step.parts) {
    if (part.role != Role::Corner) continue;
    for (const Cell cell : part.cells) {
      part.digits.for_each([&](Digit digit) { pattern.push_back({cell, digit}); });
    }
  }
  if (!pattern.empty()) return pattern;
  state.open().for_each([&](Cell cell) {
    state.candidates(cell).for_each([&](Digit digit) {
      const Candidate candidate{cell, digit};
      const auto has = [&](const Part& part) {
        return part.digits.contains(digit) && std::find(part.cells.begin(), part.cells.end(), cell) != part.cells.end();
      };
      if (!std::any_of(step.parts.begin(), step.parts.end(), has)) pattern.push_back(candidate);
    });
  });
  return pattern;
}

std::vector<Truth> named_truths(const Step& step, const PuzzleState& state) {
  std::vector<Truth> truths;
  const DigitSet digits = digits_about(step);
  digits.for_each([&](Digit digit) {
    const CellSet cells = cells_with(step, digit);
    for_each_house(state.layout(), [&](House house) {
      if (state.is_placed(digit, house) || state.places(digit, house) == 0) return;
      const auto is_house = [&](const HousePart& part) {
        return part.house == house && part.role != HouseRole::Target && part.role != HouseRole::Cover;
      };
      const bool is_named = std::any_of(step.houses.begin(), step.houses.end(), is_house);
      if (is_named || state.cells(digit, house).is_within(cells)) truths.push_back(Truth::of_place(house, digit));
    });
  });
  (cells_of(step) & state.open()).for_each([&](Cell cell) { truths.push_back(Truth::of_cell(cell)); });
  for (const Candidate& placed : step.placements) {
    const auto is_there = [&](const Truth& truth) {
      return truth.kind == Truth::Kind::Cell && truth.cell == placed.cell;
    };
    if (std::none_of(truths.begin(), truths.end(), is_there)) truths.push_back(Truth::of_cell(placed.cell));
  }
  for (const std::uint16_t rule : step.rules) truths.push_back(Truth::of_rule(rule));
  if (step.total && !step.houses.empty()) {
    std::vector<House> houses;
    for (const HousePart& part : step.houses) houses.push_back(part.house);
    truths.push_back(Truth::of_sum(std::move(houses), step.rules));
  }
  if (std::vector<Candidate> pattern = pattern_of(step, state); !pattern.empty()) {
    truths.push_back(Truth::of_pattern(std::move(pattern)));
  }
  return truths;
}

void add_board(const PuzzleState& state, std::vector<Truth>& truths) {
  std::vector<Truth> board;
  state.open().for_each([&](Cell cell) { board.push_back(Truth::of_cell(cell)); });
  for_each_house(state.layout(), [&](House house) {
    if (!state.layout().holds_every_digit(house)) return;
    state.all_digits().for_each([&](Digit digit) {
      if (!state.is_placed(digit, house)) board.push_back(Truth::of_place(house, digit));
    });
  });
  if (state.has_rules()) {
    for (std::uint16_t rule = 0; rule < state.rules()->rules.size(); ++rule) board.push_back(Truth::of_rule(rule));
  }
  for (Truth& truth : board) {
    if (std::find(truths.begin(), truths.end(), truth) == truths.end()) truths.push_back(std::move(truth));
  }
}

// Finds witnesses among some truths.
class WitnessSearch {
 public:
  WitnessSearch(const PlayedPuzzle& puzzle, std::vector<Truth> truths, std::uint32_t most_cases)
      : search_(puzzle), most_cases_(most_cases) {
    for (Truth& truth : truths) {
      if (search_.add(truth) == WitnessFault::None) truths_.push_back(std::move(truth));
    }
  }

  // Leaves out the truths of a kind first, if that suffices.
  std::optional<Witness> find(Candidate conclusion, bool places, std::optional<Truth::Kind> avoided) {
    if (avoided) {
      without_.assign(truths_.size(), 0);
      for (std::size_t i = 0; i < truths_.size(); ++i) without_[i] = truths_[i].kind == *avoided ? 1 : 0;
      if (refutes(conclusion, places, most_cases_)) return smallest(conclusion, places);
    }
    without_.clear();
    if (!refutes(conclusion, places, most_cases_)) return std::nullopt;
    return smallest(conclusion, places);
  }

 private:
  // The last search has refuted the opposite of the conclusion.
  std::optional<Witness> smallest(Candidate conclusion, bool places) {
    const std::uint32_t most_cases = std::min(most_cases_, 16 + 4 * search_.refutation().cases());
    std::vector<std::size_t> used(search_.refutation().used().begin(), search_.refutation().used().end());
    // What was used last is farthest from the conclusion, and is left out first.
    std::uint64_t work = kMostWork;
    for (std::size_t place = used.size(); place-- > 0;) {
      const std::uint64_t cost = search_.refutation().cases() * truths_.size();
      if (cost > work) break;
      work -= cost;
      set_without(used, place);
      if (!refutes(conclusion, places, most_cases)) continue;
      // Keeps the order: what is behind the place is needed.
      const std::span<const std::size_t> now = search_.refutation().used();
      const auto is_gone = [&](std::size_t number) { return std::find(now.begin(), now.end(), number) == now.end(); };
      const auto begin = used.begin();
      place -= static_cast<std::size_t>(std::count_if(begin, begin + static_cast<std::ptrdiff_t>(place), is_gone));
      used.erase(std::remove_if(used.begin(), used.end(), is_gone), used.end());
    }
    set_without(used, used.size());
    if (!refutes(conclusion, places, most_cases_)) return std::nullopt;
    Witness witness{conclusion, places, {}, search_.refutation().cases()};
    // In the order in which this search had them, so that whoever checks the witness searches in the same order.
    std::vector<std::size_t> needed(search_.refutation().used().begin(), search_.refutation().used().end());
    shell_sort(needed);
    for (const std::size_t number : needed) witness.truths.push_back(truths_[number]);
    return witness;
  }

  bool refutes(Candidate conclusion, bool places, std::uint32_t most_cases) {
    return search_.refutation().refute(conclusion, !places, most_cases, without_) == Refutation::Answer::Refuted;
  }

  // Leaves out all truths but those of a list, and of these the one at `place`.
  void set_without(const std::vector<std::size_t>& used, std::size_t place) {
    without_.assign(truths_.size(), 1);
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (i != place) without_[used[i]] = 0;
    }
  }

  // Of leaving out truths: contradictions times truths. Patterns need some thousand.
  static constexpr std::uint64_t kMostWork = 1000000;

  TruthSearch search_;
  std::vector<Truth> truths_;
  std::uint32_t most_cases_;
  std::vector<std::uint8_t> without_;
};

}  // namespace

std::vector<std::optional<StepWitness>> witnesses_of(const Step& step, const PuzzleState& state,
                                                     std::uint32_t most_cases) {
  const PlayedPuzzle puzzle = state.played_puzzle();
  std::vector<Truth> truths = named_truths(step, state);
  WitnessSearch named(puzzle, truths, most_cases);
  std::optional<WitnessSearch> board;
  std::vector<std::optional<StepWitness>> found;
  const auto find = [&](Candidate conclusion, bool places) {
    // A sum of houses and rules is the argument; what each of the rules says may help.
    const auto avoided = step.total ? std::optional(Truth::Kind::Rule) : std::nullopt;
    if (auto witness = named.find(conclusion, places, avoided)) {
      found.push_back(StepWitness{*std::move(witness), WitnessSource::Named});
      return;
    }
    if (!board) {
      add_board(state, truths);
      board.emplace(puzzle, truths, most_cases);
    }
    auto witness = board->find(conclusion, places, std::nullopt);
    found.push_back(witness ? std::optional(StepWitness{*std::move(witness), WitnessSource::Board}) : std::nullopt);
  };
  for (const Candidate& candidate : step.placements) find(candidate, true);
  for (const Candidate& candidate : step.eliminations) find(candidate, false);
  return found;
}

}  // namespace nonet
