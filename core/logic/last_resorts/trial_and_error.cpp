// Trial and error. First each candidate is tried by itself by singles. When none is refuted so, the candidates of the smallest
// cells, of these the ones first that bring most with them, are tried by the easy techniques too, and then by trials inside the
// trial, a few for each candidate first and more and more later, so that the step that is told is a short one.

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "core/logic/chains/chain_survey.h"
#include "core/logic/forcing/forcing.h"
#include "core/logic/forcing/forcing_survey.h"
#include "core/logic/last_resorts/last_resorts.h"
#include "core/logic/last_resorts/trial_search.h"
#include "core/logic/teacher.h"

namespace nonet {

namespace {

// Where a contradiction shows: a cell or a house, and the candidates that cannot all be false, or cannot be both.
struct DeadEnd {
  CellSet cells;
  DigitSet digits;
  std::optional<House> house;
};

CellSet only(Cell cell) {
  CellSet cells;
  cells.insert(cell);
  return cells;
}

std::optional<DeadEnd> dead_end_in(const PuzzleState& state, const PuzzleState& before) {
  std::optional<DeadEnd> dead_end;
  state.open().for_each([&](Cell cell) {
    if (!dead_end && state.candidates(cell).empty())
      dead_end = DeadEnd{only(cell), before.candidates(cell), std::nullopt};
  });
  if (dead_end) return dead_end;
  for_each_house(state.layout(), [&](House house) {
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
        sink_(sink) {
    easy_.allowed = TechniqueSet::up_to(Level::Medium);
    put_in_order(survey.forcing().of_nets());
  }

  void find() {
    try_open(refuted_, [&](ChainNode node) { return try_by_search(node, 1); });
    std::size_t most_tried = kFirstTried;
    try_open(most_tried, [&](ChainNode node) { return try_by_easy_steps(node); });
    for (std::uint64_t most_trials = 4; !is_done(); most_trials *= 4) {
      try_open(most_tried, [&](ChainNode node) { return try_by_search(node, most_trials); });
      most_tried *= 2;
    }
  }

 private:
  // With few trials for each only some candidates are tried, with more trials more candidates.
  static constexpr std::size_t kFirstTried = 6;

  // Those that singles refute; then by the size of their cells and by what follows from them.
  void put_in_order(const Consequences& consequences) {
    struct Weight {
      bool is_possible;
      int cell_size;
      int consequences;
    };
    std::vector<Weight> weights;
    for (ChainNode node = 0; node < graph_.candidate_count(); ++node) {
      const std::uint32_t on = NodeState::on(node).code;
      int size = 0;
      for (const BitRows* rows : {&consequences.on, &consequences.off}) {
        for (const std::uint64_t word : (*rows)[on]) size += count_bits(word);
      }
      weights.push_back({!consequences.is_contradictory[on], state_.candidates(graph_.cell(node)).size(), -size});
      refuted_ += consequences.is_contradictory[on] ? 1u : 0u;
      open_.push_back(node);
    }
    std::stable_sort(open_.begin(), open_.end(), [&](ChainNode left, ChainNode right) {
      const Weight& one = weights[left];
      const Weight& other = weights[right];
      return std::tie(one.is_possible, one.cell_size, one.consequences) <
             std::tie(other.is_possible, other.cell_size, other.consequences);
    });
  }

  bool is_done() const {
    return sink_.is_full() || open_.empty() || search_.trials() >= TrialSearch::kMaxTrials || stop_.stop_requested();
  }

  // Tries the first of the candidates that are not decided yet; `decides` gives true for those that are then.
  template <class Decides>
  void try_open(std::size_t most, Decides&& decides) {
    std::vector<ChainNode> left;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      if (i >= most || is_done() || !decides(open_[i])) left.push_back(open_[i]);
    }
    const auto is_decided = [&](ChainNode node) { return is_possible(node); };
    left.erase(std::remove_if(left.begin(), left.end(), is_decided), left.end());
    open_ = std::move(left);
  }

  bool try_by_search(ChainNode node, std::uint64_t most_trials) {
    if (is_possible(node)) return true;
    switch (search_.look_at(node, most_trials)) {
      case TrialSearch::Outcome::Unknown: return false;
      case TrialSearch::Outcome::Refuted: tell(node, dead_end_of(search_.contradiction())); return true;
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
      return {only(graph_.cell(node)), DigitSet(graph_.digit(node)), std::nullopt};
    }
    DeadEnd dead_end{{}, {}, sets_.house(contradiction.set)};
    for (const ChainNode node : sets_.members(contradiction.set)) {
      dead_end.cells.insert(graph_.cell(node));
      dead_end.digits.insert(graph_.digit(node));
    }
    return dead_end;
  }

  // The easiest techniques after the candidate, step by step.
  bool try_by_easy_steps(ChainNode node) {
    PuzzleState trial = state_;
    trial.put(graph_.cell(node), graph_.digit(node));
    for (;;) {
      if (const std::optional<DeadEnd> dead_end = dead_end_in(trial, state_)) {
        tell(node, *dead_end);
        return true;
      }
      const std::optional<Step> step = next_step(trial, easy_, stop_);
      if (!step) return false;
      trial.apply(*step);
    }
  }

  void tell(ChainNode node, const DeadEnd& dead_end) {
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
  TeacherOptions easy_;
  // Candidates that are neither refuted nor part of a solution that turned up.
  std::vector<ChainNode> open_;
  // How many of these singles refute, at first; they come first.
  std::size_t refuted_ = 0;
  std::vector<bool> possible_;
};

}  // namespace

void find_trial_and_error(Technique technique, Survey& survey, StepSink& sink) {
  if (has_too_many_candidates(survey.state())) return;
  Trials(technique, survey, sink).find();
}

}  // namespace nonet
