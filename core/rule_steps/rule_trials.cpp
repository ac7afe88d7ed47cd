// Trial and error with rules: a candidate is assumed, and all conditions of the puzzle are propagated. First every
// candidate is tried in this way, those of cells with few candidates first. If none is refuted, trials inside the trial
// follow: a search for a solution with the candidate. A candidate without one is refuted.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/logic/step_sink.h"
#include "core/logic/stop_check.h"
#include "core/logic/survey.h"
#include "core/rule_steps/rule_masks.h"
#include "core/rule_steps/rule_teaching_part.h"
#include "core/rules/node.h"
#include "core/rules/puzzle_network.h"
#include "core/rules/search.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

class RuleTrials {
 public:
  RuleTrials(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        state_(survey.state()),
        puzzle_(puzzle_of(survey.state())),
        stop_(survey.stop()),
        check_(survey.stop()),
        sink_(sink) {
    std::vector<std::uint64_t> counts;
    for (std::uint16_t index = 0; index < state_.layout().cell_count(); ++index) {
      counts.push_back(static_cast<std::uint64_t>(state_.candidates(Cell{index}).size()));
    }
    for (const std::size_t index : stable_order(counts)) {
      const Cell cell{static_cast<std::uint16_t>(index)};
      state_.candidates(cell).for_each([&](Digit digit) { open_.push_back({cell, digit}); });
    }
  }

  void find() {
    if (!refute_by_conditions() || sink_.is_full() || check_.stopped()) return;
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
  static constexpr std::uint64_t kWorkOfNewSearch = 8;

  // The puzzle with the candidates of the state.
  static RuledPuzzle puzzle_of(const PuzzleState& state) {
    RuledPuzzle puzzle{PuzzleView(Grid(state.grid().layout()), {}, *state.rules())};
    const RuleMasks masks(state);
    for (std::size_t cell = 0; cell < puzzle.start.size(); ++cell) {
      puzzle.start[cell] = static_cast<DigitMask>(puzzle.start[cell] & masks[static_cast<CellIndex>(cell)]);
    }
    return puzzle;
  }

  // Assumes each candidate, and propagates the conditions. Returns false when the state has no solution.
  bool refute_by_conditions() {
    RuleNode start(*puzzle_.network, puzzle_.start);
    if (!start.propagate()) return false;
    std::vector<Candidate> left;
    for (const Candidate& candidate : open_) {
      RuleNode trial = start;
      const auto cell = static_cast<CellIndex>(candidate.cell.index);
      const bool is_possible = trial.keep(cell, digit_bit(candidate.digit.value)) && trial.propagate();
      if (!is_possible) add_step(candidate);
      if (sink_.is_full() || check_.must_stop(trial.work() - start.work() + 2 * puzzle_.start.size())) return true;
      if (is_possible) left.push_back(candidate);
    }
    open_ = std::move(left);
    return true;
  }

  // Returns true when the candidate is decided.
  bool try_candidate(const Candidate& candidate, std::uint64_t nodes) {
    RuledPuzzle trial = puzzle_;
    DigitMask& digits = trial.start[candidate.cell.index];
    digits = static_cast<DigitMask>(digits & digit_bit(candidate.digit.value));
    check_.must_stop(kWorkOfNewSearch * puzzle_.start.size());
    RuleSearch search(trial);
    NodeMeter meter(Control{stop_, nodes, {}});
    switch (search.next(meter)) {
      case SearchEvent::Solution: {
        Grid solution(state_.grid().layout());
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
  const RuledPuzzle puzzle_;
  StopToken stop_;
  StopCheck check_;
  StepSink& sink_;
  // The candidates that are not decided.
  std::vector<Candidate> open_;
  std::vector<Grid> solutions_;
};

}  // namespace

void find_trials_with_rules(Technique technique, Survey& survey, StepSink& sink) {
  RuleTrials(technique, survey, sink).find();
}

}  // namespace nonet
