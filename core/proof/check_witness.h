#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/grid/played_puzzle.h"
#include "core/proof/refutation.h"
#include "core/proof/witness.h"

namespace nonet {

/// What is wrong with a witness.
enum class WitnessFault : std::uint8_t {
  None,             ///< The conclusion follows from the truths.
  NoCandidate,      ///< The conclusion is about a digit that is no candidate.
  NoTruth,          ///< A truth is none: its cell has a digit, its house is not full or has the digit, or there is no
                    ///< such rule.
  NoDeadlyPattern,  ///< A pattern is not deadly, as far as the check can tell.
  DoesNotFollow,    ///< The truths can all be kept although the conclusion is wrong.
  TooLong,          ///< The check was ended by its limit.
};

/// The limit of a check, in contradictions and tries. Witnesses of patterns need fewer than a hundred.
inline constexpr std::uint32_t kMaxCasesOfCheck = 20000;

/// Checks a witness against a puzzle with its candidates. Shares nothing with what finds steps: it knows the layout,
/// the candidates and the rules, and nothing of techniques.
WitnessFault fault_of(const Witness& witness, const PlayedPuzzle& puzzle);

/// Truths of a puzzle, and what is known of its candidates, as a Refutation reads them.
class TruthSearch {
 public:
  /// The puzzle must outlive the object.
  explicit TruthSearch(const PlayedPuzzle& puzzle) : puzzle_(puzzle), refutation_(*puzzle.grid.layout()) {}

  /// Adds a truth. Returns NoTruth or NoDeadlyPattern, and adds nothing, when it does not hold in the puzzle.
  WitnessFault add(const Truth& truth);
  Refutation& refutation() { return refutation_; }

 private:
  const PlayedPuzzle& puzzle_;
  Refutation refutation_;
  std::vector<std::unique_ptr<CellCondition>> conditions_;
};

}  // namespace nonet
