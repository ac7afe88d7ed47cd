#pragma once

#include <algorithm>

namespace nonet {

/// What the program tells its caller; the worst of a run counts.
enum class ExitCode {
  Done = 0,      ///< Every puzzle got its answer.
  NoAnswer = 1,  ///< Some puzzle had no answer of the kind asked for.
  BadInput = 2,  ///< Malformed input, a file that cannot be read or written, or wrong usage.
};

constexpr ExitCode worse_of(ExitCode left, ExitCode right) { return std::max(left, right); }

}  // namespace nonet
