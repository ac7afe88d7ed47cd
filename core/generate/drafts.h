#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/puzzle_form.h"
#include "core/util/control.h"
#include "core/util/random.h"
#include "core/util/result.h"

namespace nonet {

/// What a draft depends on, besides its form: attempt `attempt` for puzzle `index` of `seed`.
struct DraftKey {
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
  std::uint64_t attempt = 0;
};

/// The random numbers of a key. Different keys have unrelated random numbers.
Random random_of(const DraftKey& key);

using Draft = std::optional<GeneratedPuzzle>;

/// Makes a draft for each key: a puzzle of the form with exactly one solution. A draft depends on the form and its key
/// alone, on every platform. It is none when the attempt did not reach the form, for example the number of clues.
/// error_in(form) must be none.
///
/// The error is NoFullGrid, KeepImpossible or Stopped.
Result<std::vector<Draft>, GenerateError> generate_drafts(const PuzzleForm& form, std::span<const DraftKey> keys,
                                                          StopToken stop = {});

/// True for forms whose drafts have neighbours: classic ones without a pattern, not of a method of classes and not with
/// few clues.
bool has_neighbours(const PuzzleForm& form);

/// Makes a neighbour of a puzzle for each key: some random orbits of clues are removed, and others of the same solution
/// are added until there is one solution again. A neighbour is none when its number of clues is not wanted. The error
/// is Stopped.
Result<std::vector<Draft>, GenerateError> exchange_clues(const PuzzleForm& form, const GeneratedPuzzle& puzzle,
                                                         std::span<const DraftKey> keys, StopToken stop = {});

}  // namespace nonet
