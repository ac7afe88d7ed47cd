#pragma once

#include <vector>

#include "core/logic/chains/chain_graph.h"

namespace nonet {

struct ChainLink {
  ChainNode from;
  ChainNode to;
};

/// Links as they are gathered for a ChainGraph, in the order in which its lists shall have them.
struct ChainLinks {
  std::vector<ChainLink> weak;
  std::vector<ChainLink> strong;
};

/// Adds the links of the sets of a graph whose nodes are there and whose other links are in `links`.
void link_sets(const PuzzleState& state, const ChainGraph& graph, ChainLinks& links);

}  // namespace nonet
