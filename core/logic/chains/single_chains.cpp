// An X-chain has links of one digit only. An XY-chain passes only through cells with two candidates. Both begin and end
// with a strong link, so one of their ends is true, and a candidate that sees both ends is eliminated.

#include "core/logic/chains/chain_collector.h"
#include "core/logic/chains/chain_step.h"
#include "core/logic/chains/chain_survey.h"
#include "core/logic/chains/chains.h"

namespace nonet {

namespace {

// Admits the links of X-chains, which join equal digits.
class OneDigit {
 public:
  explicit OneDigit(const ChainGraph& graph) : graph_(graph) {}

  bool operator()(NodeState from, NodeState to) const { return graph_.digit(from.node()) == graph_.digit(to.node()); }

 private:
  const ChainGraph& graph_;
};

// Admits the links of XY-chains: strong links are inside a cell, weak links join equal digits and lead to a cell with
// two candidates.
class TwoCandidates {
 public:
  explicit TwoCandidates(const ChainGraph& graph) : graph_(graph) {}

  bool operator()(NodeState from, NodeState to) const {
    const bool is_admitted = to.is_on() ? graph_.is_inside_cell(from.node(), to.node())
                                        : graph_.digit(from.node()) == graph_.digit(to.node());
    return is_admitted && has_two(to.node());
  }

 private:
  bool has_two(ChainNode node) const {
    const auto [first, end] = graph_.nodes_in(graph_.cell(node));
    return end - first == 2;
  }

  const ChainGraph& graph_;
};

template <class Follows>
void find_chains(Technique technique, Survey& survey, StepSink& sink) {
  const ChainGraph& graph = survey.chains().graph(ChainNodes::Candidates);
  const Follows follows(graph);
  StopCheck check(survey.stop());
  ChainSearch search(graph, survey.stop());
  ChainCollector collector(sink, survey.stop());
  for (ChainNode start = 0; start < graph.node_count(); ++start) {
    if (graph.strong(start).empty()) continue;
    if (check.must_stop(graph.node_count() / 4)) return;
    search.run(NodeState::off(start), collector.max_length(), follows);
    for (const NodeState end : search.order()) {
      if (!end.is_on() || graph.digit(end.node()) != graph.digit(start) || search.distance(end) < 3) continue;
      if (graph.cell(end.node()) == graph.cell(start) || search.distance(end) > collector.max_length()) continue;
      if (check.must_stop(64)) return;
      std::vector<Candidate> excluded = excluded_by_both(survey.state(), graph, start, end.node());
      if (excluded.empty()) continue;
      const ChainPath path = search.path_to(end);
      if (crosses_itself(graph, path, false)) continue;
      Step step = chain_step(technique, graph, path, ChainForm::Open);
      step.eliminations = std::move(excluded);
      name_by_eliminations(step);
      collector.add(search.distance(end), std::move(step));
    }
  }
  collector.finish();
}

}  // namespace

void find_x_chains(Technique technique, Survey& survey, StepSink& sink) {
  find_chains<OneDigit>(technique, survey, sink);
}

void find_xy_chains(Technique technique, Survey& survey, StepSink& sink) {
  find_chains<TwoCandidates>(technique, survey, sink);
}

}  // namespace nonet
