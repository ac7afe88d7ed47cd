#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/formats/drawn/drawn_readings.h"
#include "core/util/control.h"

namespace nonet {

/// What the search says about the readings of a drawing.
struct ReadingChoice {
  enum class State : std::uint8_t {
    First,      ///< The first reading has one solution, or there is no other.
    Decided,    ///< Another reading has one solution, and no reading has another one.
    None,       ///< No reading has one solution.
    Several,    ///< Readings have one solution each, and these differ.
    Undecided,  ///< The first reading has not one solution, and there is a doubt; or the search ended before it knew.
  };

  State state = State::First;
  /// The reading that counts: the first one unless the state is Decided.
  std::size_t reading = 0;
};

/// Returns the puzzle with the rules of a reading.
ParsedPuzzle with_reading(ParsedPuzzle puzzle, const DrawnReading& reading);

/// Decides between the readings of the drawing of a puzzle by the number of their solutions. The node budget of the
/// control is for all of them together. A reading whose one solution is not the author's does not count. Of readings
/// with the same solution, the one with the fewest steps counts.
ReadingChoice choose_reading(const ParsedPuzzle& puzzle, const DrawnReadings& readings, const Control& control);

/// The node budget that programs give choose_reading().
inline constexpr std::uint64_t kReadingNodes = 200'000;

}  // namespace nonet
