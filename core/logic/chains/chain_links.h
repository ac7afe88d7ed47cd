#pragma once

#include <vector>

#include "core/logic/chains/chain_graph.h"

namespace nonet {

struct ChainLink {
  ChainNode from;
  ChainNode to;
};

/// The links collected for a ChainGraph, in the order in which its lists have them.
struct ChainLinks {
  std::vector<ChainLink> weak;
  std::vector<ChainLink> strong;
};

/// Adds the links of almost locked sets. All nodes of the graph must exist already; `links` has the other links. Ends
/// early when the work must stop.
void link_sets(const PuzzleState& state, const ChainGraph& graph, ChainLinks& links, StopCheck& check);

}  // namespace nonet
