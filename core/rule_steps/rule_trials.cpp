// Trial and error with rules: a candidate is assumed, and all conditions of the puzzle are propagated. First every candidate is tried in this way, those of
// cells with few candidates first. If none is refuted, trials inside the trial follow: a search for a solution with the candidate. A candidate without one is
// refuted.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/logic/rule_techniques.h"
#include "core/logic/step_sink.h"
#include "core/logic/survey.h"
#include "core/rule_steps/rule_step.h"
#include "core/rules/draft.h"
#include "core/rules/puzzle_network.h"
#include "core/rules/search.h"

namespace nonet {

namespace {

class RuleTrials {
 public:
  RuleTrials(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique), state_(survey.state()), stop_(survey.stop()), sink_(sink) {
    for (std::uint16_t index = 0; index < state_.layout().cell_count(); ++index) {
      state_.candidates(Cell{index}).for_each([&](Digit digit) { open_.push_back({Cell{index}, digit}); });
    }
    std::stable_sort(open_.begin(), open_.end(), [&](const Candidate& left, const Candidate& right) {
      return state_.candidates(left.cell).size() < state_.candidates(right.cell).size();
    });
  }

  void find() {
    if (!refute_by_conditions() || sink_.is_full()) return;
    for (std::uint64_t nodes = 8; !open_.empty() && nodes <= kMaxNodes; nodes *= 8) {
      std::vector<Candidate> left;
      for (const Candidate& candidate : open_) {
        if (sink_.is_full() || stop_.stop_requested()) return;
        if (is_possible(candidate)) continue;
        if (!try_candidate(candidate, nodes)) left.push_back(candidate);
      }
      open_ = std::move(left);
    }
  }

 private:
  static constexpr std::uint64_t kMaxNodes = 100'000;

  // The puzzle with the candidates that are left as given candidates.
  std::vector<DigitSet> allowed() const {
    std::vector<DigitSet> digits;
    for (std::uint16_t index = 0; index < state_.layout().cell_count(); ++index) {
      const Digit digit = state_.digit(Cell{index});
      digits.push_back(digit.is_blank() ? state_.candidates(Cell{index}) : DigitSet(digit));
    }
    return digits;
  }

  // Assumes each candidate, and propagates the conditions. Returns false when the state has no solution.
  bool refute_by_conditions() {
    const Grid blank(state_.grid().layout());
    const std::vector<DigitSet> digits = allowed();
    const RuleNetwork network = network_of(PuzzleView(blank, digits));
    RuleDraft start(network);
    if (!start.propagate()) return false;
    std::vector<Candidate> left;
    for (const Candidate& candidate : open_) {
      RuleDraft trial = start;
      const auto cell = static_cast<CellIndex>(candidate.cell.index);
      if (trial.keep(cell, digit_bit(candidate.digit.value)) && trial.propagate()) {
        left.push_back(candidate);
        continue;
      }
      add_step(candidate);
      if (sink_.is_full() || stop_.stop_requested()) return true;
    }
    open_ = std::move(left);
    return true;
  }

  // Returns true when the candidate is decided.
  bool try_candidate(const Candidate& candidate, std::uint64_t nodes) {
    std::vector<DigitSet> digits = allowed();
    digits[candidate.cell.index] = DigitSet(candidate.digit);
    const Grid blank(state_.grid().layout());
    RuleSearch search{PuzzleView(blank, digits)};
    NodeMeter meter(Control{stop_, nodes, {}});
    switch (search.next(meter)) {
      case SearchEvent::Solution: {
        Grid solution = blank;
        search.write_solution(solution.digits());
        solutions_.push_back(std::move(solution));
        return true;
      }
      case SearchEvent::Exhausted: add_step(candidate); return true;
      case SearchEvent::Stopped:
      case SearchEvent::OutOfBudget: break;
    }
    return false;
  }

  bool is_possible(const Candidate& candidate) const {
    return std::any_of(solutions_.begin(), solutions_.end(),
                       [&](const Grid& solution) { return solution[candidate.cell] == candidate.digit; });
  }

  void add_step(const Candidate& candidate) {
    Step step(technique_, DigitSet(candidate.digit));
    step.add_part(Role::Assumption, candidate.cell, DigitSet(candidate.digit));
    step.add_part(Role::Contradiction, candidate.cell, DigitSet(candidate.digit));
    step.eliminate(candidate.cell, candidate.digit);
    sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  StopToken stop_;
  StepSink& sink_;
  // The candidates that are not decided.
  std::vector<Candidate> open_;
  std::vector<Grid> solutions_;
};

}  // namespace

void find_rule_trials(Technique technique, Survey& survey, StepSink& sink) {
  RuleTrials(technique, survey, sink).find();
}

}  // namespace nonet
