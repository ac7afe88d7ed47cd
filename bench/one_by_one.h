#pragma once

#include <cstdint>

#include "core/api/nonet.h"

namespace nonet {

/// The result of the search of one puzzle, with CPU seconds since the start of the search.
struct LargeRun {
  /// `unique`, `multiple` (a second solution was found) or `none`. If the time ended before that: `first` if one
  /// solution was found, else `open`.
  const char* status;
  /// The time until the search for the first solution ended.
  double first_seconds = 0;
  /// The time until the search for the second solution ended.
  double seconds = 0;
  std::uint64_t guesses = 0;
};

/// Searches for a first and a second solution. Gives up after `max_seconds` of CPU time.
LargeRun search_within(const Grid& puzzle, double max_seconds);

}  // namespace nonet
