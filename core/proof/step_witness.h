#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/step.h"
#include "core/proof/witness.h"

namespace nonet {

/// Where the truths of a witness come from.
enum class WitnessSource : std::uint8_t {
  Named,  ///< The cells, houses and digits that the step names.
  Board,  ///< Others too: the step names a search, and not what the search has used.
};

struct StepWitness {
  Witness witness;
  WitnessSource source;
};

/// Finds a witness for each conclusion of a step: its placements, then its eliminations. No truth of a witness can be
/// left out without making the argument many times as long, except in a long one: the search for truths to leave out is
/// limited. An entry is none when the conclusion needs more
/// than `most_cases` contradictions and tries, or truths of which Truth has no kind. A step of a pattern takes some
/// hundredths of a millisecond, a trial up to half a second. The step must be one of the state.
std::vector<std::optional<StepWitness>> witnesses_of(const Step& step, const PuzzleState& state,
                                                     std::uint32_t most_cases = 2000);

}  // namespace nonet
