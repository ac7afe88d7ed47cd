#pragma once

#include <vector>

#include "core/logic/chains/chain_search.h"
#include "core/logic/step.h"

namespace nonet {

/// How the last node of a chain is linked to its first one.
enum class ChainEnd : std::uint8_t { Open, Weak, Strong };

/// A step with a node for each state of a path and the links between them; its results are left to the caller.
Step chain_step(Technique technique, const ChainGraph& graph, const ChainPath& path, ChainEnd end);

/// True when a path comes back to a cell that it has left. A loop may come back to its first cell.
bool crosses_itself(const ChainGraph& graph, const ChainPath& path, bool is_loop);

/// The candidates that two candidates in different cells both exclude.
std::vector<Candidate> excluded_by_both(const PuzzleState& state, const ChainGraph& graph, ChainNode left,
                                        ChainNode right);

/// Puts the digits that are eliminated into `digits`.
void name_by_eliminations(Step& step);

}  // namespace nonet
