#pragma once

#include <vector>

#include "core/logic/chains/chain_search.h"
#include "core/logic/step.h"

namespace nonet {

/// How chain_step() writes a path.
enum class ChainForm : std::uint8_t {
  Open,        ///< A chain with two ends.
  WeakLoop,    ///< A loop: a weak link leads from the last node to the first.
  StrongLoop,  ///< A loop: a strong link leads from the last node to the first.
  TurnedLoop,  ///< A loop closed by a weak link, written from the last node of the path to the first.
};

/// Returns a step without results. Its parts are a node for each state of the path, then the almost locked sets that
/// the path passes through; its links join the nodes. A set has two nodes joined by a strong link: the digit that it
/// loses, and another digit that must be placed in it. A set that forces a cell has the first node only.
Step chain_step(Technique technique, const ChainGraph& graph, const ChainPath& path, ChainForm form);

/// True if a path returns to a cell that it has left. A path that leaves a set leaves all its cells. A loop may return
/// to its first cell.
bool crosses_itself(const ChainGraph& graph, const ChainPath& path, bool is_loop);

/// Returns the candidates that are excluded by each of two candidates, which must be in different cells.
std::vector<Candidate> excluded_by_both(const PuzzleState& state, const ChainGraph& graph, ChainNode left,
                                        ChainNode right);

/// Adds the eliminations of a continuous loop to its step, which must have its nodes and links. Of the two nodes of
/// each weak link exactly one is on. If the link is inside a cell, the cell loses its other candidates. If it joins two
/// nodes of one digit, the cells that see both nodes lose the digit, except cells of the loop. If an own rule makes it,
/// candidates with weak links to both nodes go. Digits of an almost locked set that are not used by the links on either
/// side must be placed in the set, so cells outside that see all its cells with such a digit lose the digit.
void eliminate_around(const PuzzleState& state, const ChainGraph& graph, const ChainPath& path, Step& step);

/// Adds the eliminated digits to the digits of the step.
void name_by_eliminations(Step& step);

}  // namespace nonet
