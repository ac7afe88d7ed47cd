#pragma once

#include <cstdint>

#include "core/api/nonet.h"

namespace nonet {

/// What a search of one puzzle came to, and when: seconds of the processor from the start of the search.
struct LargeRun {
  /// `unique`, `multiple` (a second solution was found), `none`; `first`, when the time was over after the first solution, and
  /// `open`, when it was before.
  const char* status;
  double first_seconds = 0;
  double seconds = 0;
  std::uint64_t guesses = 0;
};

/// Searches for a first and a second solution, once, for so many seconds at most.
LargeRun run_once(const Grid& puzzle, double most_seconds);

}  // namespace nonet
