#pragma once

#include <vector>

#include "core/logic/chains/chain_closure.h"
#include "core/logic/forcing/net_search.h"
#include "core/util/bit_rows.h"

namespace nonet {

/// The consequences of each candidate being true, and of each candidate being false: rows of bits, one for each
/// NodeState by its code, that say which candidates are on and which are off.
struct Consequences {
  explicit Consequences(ChainNode candidates)
      : on(candidates * 2u, candidates), off(candidates * 2u, candidates), is_contradictory(candidates * 2u) {}

  BitRows on;
  BitRows off;
  /// True if the state leads to a contradiction. Its rows need not be complete then.
  std::vector<bool> is_contradictory;
};

/// Returns the consequences along the links of a graph: each conclusion follows from one state. `closure`: the closure
/// of the graph. When stopped, some consequences are missing.
Consequences chain_consequences(const ChainGraph& graph, const ChainClosure& closure, const ExactlyOneSets& sets,
                                StopToken stop = {});

/// Returns the consequences when a conclusion may follow from several states together (NetSearch). The graph must have
/// candidates only. When stopped, some consequences are missing.
Consequences net_consequences(const ChainGraph& graph, const ExactlyOneSets& sets, StopToken stop = {});

}  // namespace nonet
