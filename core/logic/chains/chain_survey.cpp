#include "core/logic/chains/chain_survey.h"

#include "core/logic/survey.h"

namespace nonet {

const ChainGraph& ChainSurvey::graph(ChainNodes nodes) {
  std::optional<ChainGraph>& graph = graphs_[static_cast<std::size_t>(nodes)];
  if (!graph) {
    graph.emplace(survey_.state(), nodes, nodes == ChainNodes::Sets ? &survey_.almost_locked_sets() : nullptr,
                  survey_.options().sets_in_chains, survey_.stop());
  }
  return *graph;
}

const ChainClosure& ChainSurvey::closure(ChainNodes nodes) {
  std::optional<ChainClosure>& closure = closures_[static_cast<std::size_t>(nodes)];
  if (!closure) closure.emplace(graph(nodes), survey_.stop());
  return *closure;
}

}  // namespace nonet
