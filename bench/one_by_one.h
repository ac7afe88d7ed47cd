#pragma once

#include <cstdint>

#include "core/api/nonet.h"

namespace nonet {

/// The result of the search of one puzzle, with CPU seconds since the start of the search.
struct LargeRun {
  /// `unique`, `multiple` (a second solution was found) or `none`. If the time ended before that: `first` if one solution was
  /// found, else `open`.
  const char* status;
  double first_seconds = 0;
  double seconds = 0;
  std::uint64_t guesses = 0;
};

/// Searches once for a first and a second solution, for at most `seconds`.
LargeRun search_within(const Grid& puzzle, double max_seconds);

}  // namespace nonet
