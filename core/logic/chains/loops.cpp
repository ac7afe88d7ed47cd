// Nice loops and alternating inference chains (AIC). Along strong and weak links in turns, nodes are alternately off
// and on. A chain from "X is off" to "Y is on" proves that X or Y is true:
// - If X and Y are in one cell, the chain closes to a continuous loop, and all its weak links are strong too.
// - If Y is X, or if the last state denies the premise, the chain is a discontinuous loop, and its premise is false.
// - Otherwise a candidate that sees both ends is eliminated. If there is only one such candidate, it is the
// discontinuity of a
//   loop and the chain is found as that loop. With two or more the chain is an AIC.
// The closure of the links says where to look. A breadth-first search then finds the shortest chain. As in HoDoKu only
// the shortest chain between two states counts, and only if it does not return to a cell that it has left.

#include <algorithm>
#include <utility>

#include "core/logic/chains/chain_collector.h"
#include "core/logic/chains/chain_step.h"
#include "core/logic/chains/chain_survey.h"
#include "core/logic/chains/chains.h"

namespace nonet {

namespace {

bool is_grouped(Technique technique) {
  switch (technique) {
    case Technique::GroupedContinuousNiceLoop:
    case Technique::GroupedDiscontinuousNiceLoop:
    case Technique::GroupedAic: return true;
    default: return false;
  }
}

class LoopSearch {
 public:
  LoopSearch(Technique technique, ChainNodes nodes, Survey& survey, StepSink& sink)
      : technique_(technique),
        state_(survey.state()),
        graph_(survey.chains().graph(nodes)),
        closure_(survey.chains().closure(nodes)),
        search_(graph_, survey.stop()),
        check_(survey.stop()),
        collector_(sink, survey.stop()) {}

  void find_continuous() {
    for_each_live_candidate([&](ChainNode node) {
      targets_.clear();
      const auto [first, end] = graph_.nodes_in(graph_.cell(node));
      for (ChainNode other = first; other < end; ++other) {
        if (other != node && follows_on(node, other)) targets_.push_back(NodeState::on(other));
      }
      follow(NodeState::off(node), [&](const ChainPath& path) { return continuous_loop(path); });
    });
    collector_.finish();
  }

  void find_discontinuous() {
    for (ChainNode node = 0; node < graph_.candidate_count(); ++node) {
      if (check_.must_stop(graph_.weak(node).size() * (closure_.width() + 1))) return;
      collect_targets_when_on(node);
      follow(NodeState::on(node), [&](const ChainPath& path) { return discontinuous_loop(path); });
    }
    for_each_live_candidate([&](ChainNode node) {
      collect_targets_when_off(node);
      follow(NodeState::off(node), [&](const ChainPath& path) { return discontinuous_loop(path); });
    });
    collector_.finish();
  }

  void find_chains() {
    for_each_live_candidate([&](ChainNode node) {
      targets_.clear();
      for_each_bit(closure_.on_after(node), [&](std::size_t column) {
        if (check_.must_stop(8)) return;
        const ChainNode other = closure_.node_at(column);
        if (graph_.is_candidate(other) && exclude_several(node, other)) targets_.push_back(NodeState::on(other));
      });
      follow(NodeState::off(node), [&](const ChainPath& path) { return open_chain(path); });
    });
    collector_.finish();
  }

 private:
  template <class Visit>
  void for_each_live_candidate(Visit&& visit) {
    for (ChainNode node = 0; node < graph_.candidate_count(); ++node) {
      if (check_.must_stop(closure_.width() + 1)) return;
      if (closure_.is_live(node)) visit(node);
    }
  }
  bool follows_on(ChainNode off, ChainNode on) const { return closure_.contains(closure_.on_after(off), on); }

  // Targets of a premise that is on: the premise is off, or another candidate of its cell is on.
  void collect_targets_when_on(ChainNode node) {
    targets_.clear();
    closure_.unite(closure_.weak_from(node), united_);
    if (ChainClosure::meet(united_, closure_.weak_to(node))) targets_.push_back(NodeState::off(node));
    const auto [first, end] = graph_.nodes_in(graph_.cell(node));
    for (ChainNode other = first; other < end; ++other) {
      if (other != node && closure_.contains(united_, other)) targets_.push_back(NodeState::on(other));
    }
  }
  // Targets of a premise that is off: the premise is on, or another candidate of its cell is off.
  void collect_targets_when_off(ChainNode node) {
    targets_.clear();
    if (follows_on(node, node)) targets_.push_back(NodeState::on(node));
    const auto [first, end] = graph_.nodes_in(graph_.cell(node));
    for (ChainNode other = first; other < end; ++other) {
      if (other == node) continue;
      if (ChainClosure::meet(closure_.on_after(node), closure_.weak_to(other)))
        targets_.push_back(NodeState::off(other));
    }
  }

  // True if two candidates are in different cells and at least two candidates are excluded by each of them.
  bool exclude_several(ChainNode left, ChainNode right) const {
    const Cell cell = graph_.cell(left);
    const Cell other = graph_.cell(right);
    const CellSet& peers = state_.sets().peers(cell);
    if (graph_.digit(left) == graph_.digit(right)) {
      return cell != other && (state_.cells(graph_.digit(left)) & peers & state_.sets().peers(other)).has_several();
    }
    return peers.contains(other) && state_.has({other, graph_.digit(left)}) && state_.has({cell, graph_.digit(right)});
  }

  // Searches from a premise and collects the step that `make` makes of the path to each target.
  template <class Make>
  void follow(NodeState premise, Make&& make) {
    if (targets_.empty() || check_.stopped()) return;
    search_.run(premise, collector_.max_length());
    for (const NodeState target : targets_) {
      if (check_.must_stop(64)) return;
      const std::uint32_t length = search_.distance(target);
      if (length < 2 || length > collector_.max_length()) continue;
      Step step = make(search_.path_to(target));
      name_by_eliminations(step);
      collector_.add(length, std::move(step));
    }
  }

  bool is_loop(const ChainPath& path) const {
    const auto cell_of = [&](NodeState state) { return graph_.cell(state.node()); };
    return cell_of(path[0]) != cell_of(path[1]) && cell_of(path.back()) != cell_of(path[path.size() - 2]) &&
           !crosses_itself(graph_, path, true);
  }
  // In the grouped techniques a group is there.
  bool is_admitted(const ChainPath& path) const {
    if (!is_grouped(technique_)) return true;
    return std::any_of(path.begin(), path.end(), [&](NodeState state) { return !graph_.is_candidate(state.node()); });
  }
  Step nothing() const { return Step(technique_); }

  Step continuous_loop(const ChainPath& path) const {
    if (!is_admitted(path) || !is_loop(path)) return nothing();
    Step step = chain_step(technique_, graph_, path, ChainForm::WeakLoop);
    eliminate_around(state_, graph_, path, step);
    return step;
  }

  Step discontinuous_loop(const ChainPath& path) const {
    if (!is_admitted(path) || !is_loop(path)) return nothing();
    const NodeState premise = path.front();
    const NodeState last = path.back();
    if (premise.node() == last.node()) return denied_premise(path);
    // Premise and target are two candidates of one cell, both on or both off. In the second case the same loop is
    // written from its other end.
    const ChainNode false_node = premise.is_on() ? premise.node() : last.node();
    Step step = chain_step(technique_, graph_, path, premise.is_on() ? ChainForm::WeakLoop : ChainForm::TurnedLoop);
    step.eliminate(graph_.cell(false_node), graph_.digit(false_node));
    return step;
  }
  Step denied_premise(const ChainPath& path) const {
    const ChainNode node = path.front().node();
    const bool is_on = path.back().is_on();
    const ChainPath loop(path.begin(), path.end() - 1);
    Step step = chain_step(technique_, graph_, loop, is_on ? ChainForm::StrongLoop : ChainForm::WeakLoop);
    const auto [first, end] = graph_.nodes_in(graph_.cell(node));
    for (ChainNode other = first; other < end; ++other) {
      if ((other == node) != is_on) step.eliminate(graph_.cell(other), graph_.digit(other));
    }
    return step;
  }

  Step open_chain(const ChainPath& path) const {
    if (!is_admitted(path) || crosses_itself(graph_, path, false)) return nothing();
    Step step = chain_step(technique_, graph_, path, ChainForm::Open);
    step.eliminations = excluded_by_both(state_, graph_, path.front().node(), path.back().node());
    return step;
  }
  Technique technique_;
  const PuzzleState& state_;
  const ChainGraph& graph_;
  const ChainClosure& closure_;
  ChainSearch search_;
  StopCheck check_;
  ChainCollector collector_;
  std::vector<NodeState> targets_;
  std::vector<std::uint64_t> united_;
};

}  // namespace

void find_loops(Technique technique, Survey& survey, StepSink& sink) {
  const bool has_sets = survey.options().sets_in_chains != nullptr;
  const ChainNodes with_groups = has_sets ? ChainNodes::Sets : ChainNodes::Groups;
  LoopSearch search(technique, is_grouped(technique) ? with_groups : ChainNodes::Candidates, survey, sink);
  switch (technique) {
    case Technique::ContinuousNiceLoop:
    case Technique::GroupedContinuousNiceLoop: return search.find_continuous();
    case Technique::DiscontinuousNiceLoop:
    case Technique::GroupedDiscontinuousNiceLoop: return search.find_discontinuous();
    default: return search.find_chains();
  }
}

}  // namespace nonet
