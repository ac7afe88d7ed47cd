#pragma once

#include <vector>

#include "core/logic/chains/chain_closure.h"
#include "core/logic/forcing/net_search.h"
#include "core/util/bit_rows.h"

namespace nonet {

/// What follows from each candidate taken for true and taken for false: which candidates are on then, which are off. A row of
/// bits for each NodeState, by its code.
struct Consequences {
  explicit Consequences(ChainNode candidates)
      : on(candidates * 2u, candidates), off(candidates * 2u, candidates), is_contradictory(candidates * 2u) {}

  BitRows on;
  BitRows off;
  /// True when a contradiction follows; what follows besides need not be there.
  std::vector<bool> is_contradictory;
};

/// Along the links of a graph, one conclusion from one premise. The closure is that of the graph.
Consequences chain_consequences(const ChainGraph& graph, const ChainClosure& closure, const ExactlyOneSets& sets);

/// With all conclusions drawn together. The graph has candidates only.
Consequences net_consequences(const ChainGraph& graph, const ExactlyOneSets& sets);

}  // namespace nonet
