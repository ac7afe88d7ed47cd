// Trial and error. First each candidate is tried with singles only. If singles refute none, further candidates are
// tried with the easy techniques, and then with trials inside the trial. Candidates of cells with few candidates come
// first, and among these the ones with most consequences. Each candidate gets a few trials at first, and more in later
// rounds, so that a candidate with a short refutation is found first.

#include <algorithm>
#include <utility>
#include <vector>

#include "core/logic/chains/chain_survey.h"
#include "core/logic/forcing/forcing.h"
#include "core/logic/forcing/forcing_survey.h"
#include "core/logic/last_resorts/last_resorts.h"
#include "core/logic/last_resorts/trial_search.h"
#include "core/logic/rule_techniques.h"
#include "core/logic/teacher.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// The contradiction at the end of a trial: the candidates of a cell, or of a digit in a house, that would all be false;
// or one candidate that would be both true and false.
struct DeadEnd {
  CellSet cells;
  DigitSet digits;
  std::optional<House> house;
};

CellSet set_of(Cell cell) {
  CellSet cells;
  cells.insert(cell);
  return cells;
}

std::optional<DeadEnd> dead_end_in(const PuzzleState& state, const PuzzleState& before) {
  std::optional<DeadEnd> dead_end;
  state.open().for_each([&](Cell cell) {
    if (!dead_end && state.candidates(cell).empty())
      dead_end = DeadEnd{set_of(cell), before.candidates(cell), std::nullopt};
  });
  if (dead_end) return dead_end;
  for_each_house(state.layout(), [&](House house) {
    if (!state.layout().holds_every_digit(house)) return;
    state.all_digits().for_each([&](Digit digit) {
      if (dead_end || state.places(digit, house) != 0 || state.is_placed(digit, house)) return;
      dead_end = DeadEnd{before.cells(digit, house), DigitSet(digit), house};
    });
  });
  return dead_end;
}

class Trials {
 public:
  Trials(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        state_(survey.state()),
        graph_(survey.chains().graph(ChainNodes::Candidates)),
        sets_(survey.forcing().sets()),
        search_(graph_, sets_, survey.stop()),
        stop_(survey.stop()),
        sink_(sink),
        max_trials_(sink.wants_all() ? kMaxWorkForAll / (graph_.candidate_count() + 1) : TrialSearch::kMaxTrials) {
    easy_.allowed = TechniqueSet::up_to(Level::Medium);
    put_in_order(survey.forcing().of_nets());
  }

  void find() {
    try_open(refuted_, [&](ChainNode node) { return try_by_search(node, 1); });
    std::size_t max_tried = kFirstTried;
    try_open(max_tried, [&](ChainNode node) { return try_by_easy_steps(node); });
    for (std::uint64_t max_trials = 4; !is_done(); max_trials *= 4) {
      try_open(max_tried, [&](ChainNode node) { return try_by_search(node, max_trials); });
      max_tried *= 2;
    }
  }

 private:
  // How many candidates are tried in the first round. Later rounds try more candidates, with more trials each.
  static constexpr std::size_t kFirstTried = 6;
  // The largest number of trials times candidates when all steps are wanted. A trial takes longer the more candidates
  // there are, so all steps take about a tenth of a second at every side. 9×9 puzzles stay far below.
  static constexpr std::uint64_t kMaxWorkForAll = 20'000'000;

  // Orders the candidates: first those that singles refute, then by the size of their cells, then by the number of
  // their consequences.
  void put_in_order(const Consequences& consequences) {
    std::vector<std::uint64_t> keys;
    for (ChainNode node = 0; node < graph_.candidate_count(); ++node) {
      const std::uint32_t on = NodeState::on(node).code;
      std::uint32_t size = 0;
      for (const BitRows* rows : {&consequences.on, &consequences.off}) {
        for (const std::uint64_t word : (*rows)[on]) size += static_cast<std::uint32_t>(count_bits(word));
      }
      const bool is_refuted = consequences.is_contradictory[on];
      const auto cell_size = static_cast<std::uint64_t>(state_.candidates(graph_.cell(node)).size());
      keys.push_back((is_refuted ? 0 : std::uint64_t{1} << 63) + (cell_size << 32) + (UINT32_MAX - size));
      refuted_ += is_refuted ? 1u : 0u;
    }
    for (const std::size_t node : stable_order(keys)) open_.push_back(static_cast<ChainNode>(node));
  }

  bool is_done() const {
    return sink_.is_full() || open_.empty() || search_.trials() >= max_trials_ || stop_.stop_requested();
  }

  // Tries the first `max_tried` undecided candidates. `decides` tries one and returns true if it is decided then.
  template <class Decides>
  void try_open(std::size_t max_tried, Decides&& decides) {
    std::vector<ChainNode> left;
    bool has_ended = false;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      has_ended = has_ended || i >= max_tried || is_done();
      if (has_ended || !decides(open_[i])) left.push_back(open_[i]);
    }
    const auto is_decided = [&](ChainNode node) { return is_possible(node); };
    left.erase(std::remove_if(left.begin(), left.end(), is_decided), left.end());
    open_ = std::move(left);
  }

  bool try_by_search(ChainNode node, std::uint64_t max_trials) {
    if (is_possible(node)) return true;
    switch (search_.try_candidate(node, std::min(max_trials, max_trials_ - search_.trials()))) {
      case TrialSearch::Verdict::Unknown: return false;
      case TrialSearch::Verdict::Refuted: add_step(node, dead_end_of(search_.contradiction())); return true;
      default: break;
    }
    possible_.resize(graph_.candidate_count());
    for (ChainNode other = 0; other < graph_.candidate_count(); ++other) {
      if (search_.is_in_solution(other)) possible_[other] = true;
    }
    return true;
  }
  bool is_possible(ChainNode node) const { return !possible_.empty() && possible_[node]; }

  DeadEnd dead_end_of(const NetSearch::Contradiction& contradiction) const {
    if (contradiction.candidate) {
      const ChainNode node = *contradiction.candidate;
      return {set_of(graph_.cell(node)), DigitSet(graph_.digit(node)), std::nullopt};
    }
    DeadEnd dead_end{{}, {}, sets_.house(contradiction.set)};
    for (const ChainNode node : sets_.members(contradiction.set)) {
      dead_end.cells.insert(graph_.cell(node));
      dead_end.digits.insert(graph_.digit(node));
    }
    return dead_end;
  }

  // Places the candidate and applies the easy techniques step by step. Returns true if they lead to a contradiction.
  bool try_by_easy_steps(ChainNode node) {
    PuzzleState trial = state_;
    trial.put(graph_.cell(node), graph_.digit(node));
    for (;;) {
      if (const std::optional<DeadEnd> dead_end = dead_end_in(trial, state_)) {
        add_step(node, *dead_end);
        return true;
      }
      const std::optional<Step> step = next_step(trial, easy_, stop_);
      if (!step) return false;
      trial.apply(*step);
    }
  }

  void add_step(ChainNode node, const DeadEnd& dead_end) {
    Step step(technique_, DigitSet(graph_.digit(node)));
    step.add_part(Role::Assumption, graph_.cell(node), DigitSet(graph_.digit(node)));
    step.add_part(Role::Contradiction, dead_end.cells, dead_end.digits);
    if (dead_end.house) step.add_house(*dead_end.house);
    step.eliminate(graph_.cell(node), graph_.digit(node));
    sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  const ChainGraph& graph_;
  const ExactlyOneSets& sets_;
  TrialSearch search_;
  StopToken stop_;
  StepSink& sink_;
  const std::uint64_t max_trials_;
  TeacherOptions easy_;
  // Candidates that are neither refuted nor part of a solution found so far.
  std::vector<ChainNode> open_;
  // How many candidates singles refute. These come first in open_.
  std::size_t refuted_ = 0;
  // True for the candidates of all solutions found so far; empty before the first one.
  std::vector<bool> possible_;
};

}  // namespace

void find_trial_and_error(Technique technique, Survey& survey, StepSink& sink) {
  if (survey.state().has_rules()) return find_rule_trials(technique, survey, sink);
  if (has_too_many_candidates(survey.state())) return;
  Trials(technique, survey, sink).find();
}

}  // namespace nonet
