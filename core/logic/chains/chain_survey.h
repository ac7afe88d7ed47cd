#pragma once

#include <optional>

#include "core/logic/chains/chain_closure.h"
#include "core/logic/chains/chain_graph.h"

namespace nonet {

/// What the techniques of chains share in one position: the links, and what follows along them. Made when first asked for.
class ChainSurvey {
 public:
  explicit ChainSurvey(const PuzzleState& state) : state_(state) {}

  const ChainGraph& graph(ChainNodes nodes) {
    std::optional<ChainGraph>& graph = nodes == ChainNodes::Groups ? grouped_graph_ : graph_;
    if (!graph) graph.emplace(state_, nodes);
    return *graph;
  }
  const ChainClosure& closure(ChainNodes nodes) {
    std::optional<ChainClosure>& closure = nodes == ChainNodes::Groups ? grouped_closure_ : closure_;
    if (!closure) closure.emplace(graph(nodes));
    return *closure;
  }

 private:
  const PuzzleState& state_;
  std::optional<ChainGraph> graph_;
  std::optional<ChainGraph> grouped_graph_;
  std::optional<ChainClosure> closure_;
  std::optional<ChainClosure> grouped_closure_;
};

}  // namespace nonet
