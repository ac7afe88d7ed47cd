#pragma once

#include <span>
#include <vector>

#include "core/generate/drafts.h"
#include "core/solve/solve_backend.h"

namespace nonet {

/// generate_drafts() for the classic layout. The drafts are made side by side: each lane of a LockstepSearch answers
/// the questions of one draft. Few drafts are made one after the other by a ClassicSearch, which is faster then. The
/// drafts are the same on every backend and for every division of the keys into blocks.
///
/// Takes some 24 µs a draft in blocks of 64, and 37 µs for a single draft.
Result<std::vector<Draft>, GenerateError> generate_classic_drafts(const PuzzleForm& form,
                                                                  std::span<const DraftKey> keys,
                                                                  const SolveBackend& backend, StopToken stop);

/// True for forms whose drafts generate_classic_drafts() makes.
bool is_classic(const PuzzleForm& form);

/// Makes a neighbour of a puzzle for each key: some random orbits of clues are removed, and others of the same solution
/// are added until there is one solution again. A neighbour is none when its number of clues is not wanted. For forms
/// with is_classic() only.
Result<std::vector<Draft>, GenerateError> exchange_classic_clues(const PuzzleForm& form, const GeneratedPuzzle& puzzle,
                                                                 std::span<const DraftKey> keys,
                                                                 const SolveBackend& backend, StopToken stop);

}  // namespace nonet
