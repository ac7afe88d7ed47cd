#pragma once

#include <optional>
#include <span>

#include "core/generate/puzzle_form.h"
#include "core/util/control.h"

namespace nonet {

/// How many search nodes a proof may take that a clue, or an orbit of clues, can be removed.
enum class ProofEffort : std::uint8_t {
  Quick,     ///< 1000 nodes up to side 16, 100 nodes above. 25×25 comes down to about 265 clues in about a second.
  Thorough,  ///< After the quick proofs, 20 000 nodes for each clue whose quick proof failed; above side 16, 1000
             ///< nodes.
};

/// Removes orbits of clues from a puzzle with one solution, in the given order, as long as the solution stays unique
/// and `target` clues are left. Works for any layout.
///
/// `orbits` are clues of the puzzle; the other clues are never removed. An orbit also stays if no proof within the
/// effort decides whether it can be removed. So the result has one solution, but it is sure to be minimal only if every
/// proof was decided. With Thorough, that is so for nearly all puzzles up to side 16, and hardly ever from side 25 on.
///
/// Null when stopped. Takes 30 ms for 16×16.
std::optional<Grid> remove_clues(const GeneratedPuzzle& start, std::span<const Orbit> orbits, int target,
                                 ProofEffort effort, StopToken stop);

/// Adds orbits of clues to `keep`, in the given order, each if the solution does not follow from the clues so far in
/// all its cells. Ends with exactly one solution. `orbits` and the digits of `keep` together must be all cells. An
/// orbit is added too if no proof within the effort shows that it follows.
///
/// Null when stopped.
std::optional<Grid> add_clues(const Grid& keep, const Grid& solution, std::span<const Orbit> orbits, ProofEffort effort,
                              StopToken stop);

}  // namespace nonet
