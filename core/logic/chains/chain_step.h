#pragma once

#include <vector>

#include "core/logic/chains/chain_search.h"
#include "core/logic/step.h"

namespace nonet {

/// What kind of step a path is told as: an open chain, or a loop whose last node has a weak or a strong link to the first. A
/// turned one is told from the last node to the first; it is closed by a weak link.
enum class ChainForm : std::uint8_t { Open, WeakLoop, StrongLoop, TurnedLoop };

/// A step with a node for each state of a path and the links between them, and after the nodes the almost locked sets that
/// the path passes: each has two nodes, where it loses a digit and where it needs another one, joined by a strong link. A set
/// that forces a cell has the first only. The results are left to the caller.
Step chain_step(Technique technique, const ChainGraph& graph, const ChainPath& path, ChainForm form);

/// True when a path comes back to a cell that it has left, all cells of a set being left with it. A loop may come back to
/// its first cell.
bool crosses_itself(const ChainGraph& graph, const ChainPath& path, bool is_loop);

/// The candidates that two candidates in different cells both exclude.
std::vector<Candidate> excluded_by_both(const PuzzleState& state, const ChainGraph& graph, ChainNode left,
                                        ChainNode right);

/// What a continuous loop excludes, its nodes and links being there: one of the two nodes of each weak link is on, so in a
/// cell no other digit is, and of a digit no other place that sees both (cells of the loop itself are left as they are). A
/// set keeps the digits by which it is neither entered nor left.
void eliminate_around(const PuzzleState& state, const ChainGraph& graph, const ChainPath& path, Step& step);

/// Puts the digits that are eliminated into `digits`.
void name_by_eliminations(Step& step);

}  // namespace nonet
