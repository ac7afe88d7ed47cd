// Forcing chains and nets. First the consequences of every candidate being true, and of it being false, are computed as
// rows of bits, without reasons. Where a row contradicts itself, or where all rows agree of which one must hold, the
// search runs again from there and counts the inferences that the conclusion needs. Only the shortest proof of each
// conclusion becomes a step.

#include "core/logic/forcing/forcing.h"

#include <algorithm>
#include <utility>

#include "core/logic/chains/chain_search.h"
#include "core/logic/chains/chain_survey.h"
#include "core/logic/forcing/branch_writer.h"
#include "core/logic/forcing/forcing_survey.h"
#include "core/logic/stop_check.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// States that cannot all hold. If they are the members of an exactly-one set being off, `set` is the number of that
// set.
struct Impossible {
  std::vector<NodeState> states;
  std::optional<std::uint32_t> set;
};

// Returns a candidate that is on and off, or a set whose members are all off: the one with the shortest chains.
Impossible impossible_after(const ChainSearch& search, const ChainGraph& graph, const ExactlyOneSets& sets) {
  Impossible best;
  std::uint32_t best_length = ChainSearch::kUnreached;
  for (ChainNode node = 0; node < graph.candidate_count(); ++node) {
    const NodeState on = NodeState::on(node);
    if (!search.reached(on) || !search.reached(on.opposite())) continue;
    const std::uint32_t length = search.distance(on) + search.distance(on.opposite());
    if (length >= best_length) continue;
    best_length = length;
    best = {{on, on.opposite()}, std::nullopt};
  }
  for (std::uint32_t set = 0; set < sets.size(); ++set) {
    std::uint32_t length = 0;
    for (const ChainNode node : sets.members(set)) {
      const NodeState off = NodeState::off(node);
      if (!search.reached(off)) length = best_length;
      if (length >= best_length) break;
      length += search.distance(off);
    }
    if (length >= best_length || sets.members(set).empty()) continue;
    best_length = length;
    best = {{}, set};
  }
  return best;
}

Impossible impossible_after(const NetSearch& search, const ChainGraph&, const ExactlyOneSets&) {
  const NetSearch::Contradiction& found = *search.contradiction();
  if (!found.candidate) return {{}, found.set};
  return {{NodeState::on(*found.candidate), NodeState::off(*found.candidate)}, std::nullopt};
}

void run(ChainSearch& search, NodeState premise, std::uint32_t max_length) { search.run(premise, max_length); }
void run(NetSearch& search, NodeState premise, std::uint32_t) { search.run(premise); }

template <class Search>
class ForcingSearch {
 public:
  ForcingSearch(Technique technique, Survey& survey, const ChainGraph& graph, const Consequences& consequences,
                Search search, StepSink& sink)
      : technique_(technique),
        graph_(graph),
        sets_(survey.forcing().sets()),
        consequences_(consequences),
        search_(std::move(search)),
        writer_(graph_, search_),
        check_(survey.stop()),
        sink_(sink),
        best_(graph.candidate_count() * 2u) {}
  // writer_ refers to search_ of this object.
  ForcingSearch(const ForcingSearch&) = delete;
  ForcingSearch& operator=(const ForcingSearch&) = delete;

  void find_contradictions() {
    for (std::uint32_t code = 0; code < graph_.candidate_count() * 2; ++code) {
      if (check_.must_stop(8)) return;
      if (!consequences_.is_contradictory[code] || check_.must_stop(kWorkOfSearch)) continue;
      const NodeState premise{code};
      const Impossible impossible = refute(premise);
      if (!impossible.states.empty()) offer(premise.opposite(), writer_.length(impossible.states), code);
    }
    finish([&](const Best& best) { return contradiction(NodeState{best.source}); });
  }

  void find_verities() {
    const std::uint32_t sources = sets_.size() + graph_.candidate_count();
    for (std::uint32_t source = 0; source < sources && !check_.stopped(); ++source) find_common(source);
    finish([&](const Best& best) { return verity(best); });
  }

 private:
  // The shortest proof of a conclusion. `source` is the code of the refuted premise; or the number of the set whose
  // members are the cases; or, counted on after the sets, the candidate that is true in one case and false in the
  // other.
  struct Best {
    NodeState conclusion;
    std::uint32_t length = ChainSearch::kUnreached;
    std::uint32_t source = 0;
  };

  // The work of a search from one premise, in units of StopCheck.
  static constexpr std::uint64_t kWorkOfSearch = 4096;

  // Returns what makes the premise impossible. Empty if its proof is longer than any that is wanted.
  Impossible refute(NodeState premise) {
    run(search_, premise, max_length_);
    Impossible impossible = impossible_after(search_, graph_, sets_);
    if (impossible.set) {
      for (const ChainNode node : sets_.members(*impossible.set)) impossible.states.push_back(NodeState::off(node));
    }
    return impossible;
  }

  void offer(NodeState conclusion, std::uint32_t length, std::uint32_t source) {
    Best& best = best_[conclusion.code];
    if (length < best.length) best = {conclusion, length, source};
    if (!sink_.wants_all()) max_length_ = std::min(max_length_, length);
  }

  // Adds the steps that `make` makes of the best proofs, the shortest first.
  template <class Make>
  void finish(Make&& make) {
    for (const std::size_t index : stable_order_of(best_, [](const Best& best) { return best.length; })) {
      const Best& best = best_[index];
      if (best.length == ChainSearch::kUnreached) return;
      max_length_ = ChainSearch::kUnreached;
      if (check_.must_stop(kWorkOfSearch * 8)) return;
      Step step = make(best);
      const Candidate result{graph_.cell(best.conclusion.node()), graph_.digit(best.conclusion.node())};
      step.digits = DigitSet(result.digit);
      if (best.conclusion.is_on()) {
        step.add_placement(result.cell, result.digit);
      } else {
        step.eliminate(result.cell, result.digit);
      }
      if (sink_.add(std::move(step))) return;
    }
  }

  Step contradiction(NodeState premise) {
    Step step(technique_);
    const Impossible impossible = refute(premise);
    writer_.write(impossible.states, step);
    CellSet cells;
    DigitSet digits;
    for (const NodeState state : impossible.states) {
      cells.insert(graph_.cell(state.node()));
      digits.insert(graph_.digit(state.node()));
    }
    step.add_part(Role::Contradiction, cells, digits);
    if (impossible.set && sets_.house(*impossible.set)) step.add_house(*sets_.house(*impossible.set));
    return step;
  }

  // Returns the cases of a source, of which one must hold.
  std::vector<NodeState> cases_of(std::uint32_t source) const {
    std::vector<NodeState> cases;
    if (source >= sets_.size()) {
      const NodeState on = NodeState::on(source - sets_.size());
      return {on, on.opposite()};
    }
    for (const ChainNode node : sets_.members(source)) cases.push_back(NodeState::on(node));
    return cases;
  }

  // Finds the conclusions that all cases of a source have in common, and the length of the proof of each.
  void find_common(std::uint32_t source) {
    if (check_.must_stop(64)) return;
    const std::vector<NodeState> cases = cases_of(source);
    const auto is_refuted = [&](NodeState state) { return consequences_.is_contradictory[state.code]; };
    if (cases.size() < 2 || std::any_of(cases.begin(), cases.end(), is_refuted)) return;
    conclusions_.clear();
    collect_common(cases, consequences_.on, true);
    collect_common(cases, consequences_.off, false);
    if (conclusions_.empty()) return;
    lengths_.assign(conclusions_.size(), 0);
    for (const NodeState premise : cases) {
      if (check_.must_stop(kWorkOfSearch)) return;
      run(search_, premise, max_length_);
      for (std::size_t i = 0; i < conclusions_.size(); ++i) {
        if (check_.must_stop(512)) return;
        const bool is_near = search_.reached(conclusions_[i]);
        lengths_[i] = is_near ? lengths_[i] + writer_.length({&conclusions_[i], 1}) : ChainSearch::kUnreached / 2;
      }
    }
    for (std::size_t i = 0; i < conclusions_.size(); ++i) {
      if (lengths_[i] < ChainSearch::kUnreached / 2) offer(conclusions_[i], lengths_[i], source);
    }
  }
  void collect_common(const std::vector<NodeState>& cases, const BitRows& rows, bool on) {
    const ChainClosure::Row first = rows[cases.front().code];
    common_.assign(first.begin(), first.end());
    for (const NodeState other : cases) {
      const ChainClosure::Row row = rows[other.code];
      for (std::size_t i = 0; i < row.size(); ++i) common_[i] &= row[i];
    }
    for_each_bit(ChainClosure::Row(common_), [&](std::size_t node) {
      const ChainNode candidate = static_cast<ChainNode>(node);
      conclusions_.push_back(on ? NodeState::on(candidate) : NodeState::off(candidate));
    });
  }

  Step verity(const Best& best) {
    Step step(technique_);
    for (const NodeState premise : cases_of(best.source)) {
      run(search_, premise, max_length_);
      writer_.write({&best.conclusion, 1}, step);
    }
    return step;
  }

  Technique technique_;
  const ChainGraph& graph_;
  const ExactlyOneSets& sets_;
  const Consequences& consequences_;
  Search search_;
  BranchWriter<Search> writer_;
  StopCheck check_;
  StepSink& sink_;
  // The greatest length of a proof that is still wanted.
  std::uint32_t max_length_ = ChainSearch::kUnreached;
  // The best proof of each conclusion, by the code of the conclusion.
  std::vector<Best> best_;
  std::vector<std::uint64_t> common_;
  std::vector<NodeState> conclusions_;
  std::vector<std::uint32_t> lengths_;
};

template <class Search>
void find_by(ForcingSearch<Search>&& search, bool by_contradiction) {
  if (by_contradiction) {
    search.find_contradictions();
  } else {
    search.find_verities();
  }
}

}  // namespace

bool has_too_many_candidates(const PuzzleState& state) {
  int candidates = 0;
  state.open().for_each([&](Cell cell) { candidates += state.candidates(cell).size(); });
  return candidates > kMaxForcingCandidates;
}

void find_forcing_chains(Technique technique, Survey& survey, StepSink& sink) {
  if (has_too_many_candidates(survey.state())) return;
  const ChainGraph& graph = survey.chains().graph(ChainNodes::Groups);
  find_by(ForcingSearch(technique, survey, graph, survey.forcing().of_chains(), ChainSearch(graph), sink),
          technique == Technique::ForcingChainContradiction);
}

void find_forcing_nets(Technique technique, Survey& survey, StepSink& sink) {
  if (has_too_many_candidates(survey.state())) return;
  const ChainGraph& graph = survey.chains().graph(ChainNodes::Candidates);
  NetSearch search(graph, survey.forcing().sets());
  find_by(ForcingSearch(technique, survey, graph, survey.forcing().of_nets(), std::move(search), sink),
          technique == Technique::ForcingNetContradiction);
}

}  // namespace nonet
