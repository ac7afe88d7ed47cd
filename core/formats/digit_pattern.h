#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/grid/digit_automaton.h"
#include "core/util/result.h"

namespace nonet {

/// Why a text is no pattern for digits.
enum class PatternFault : std::uint8_t {
  Unexpected,   ///< The text has a character that a pattern cannot have here, or ends too early.
  NoSuchDigit,  ///< The text has a digit above the side.
  TooDeep,      ///< More than kMaxPatternDepth parentheses are open at once.
  TooLarge,     ///< The automaton would have too many states.
};

struct PatternError {
  PatternFault fault;
  /// Where the fault is in the text, from 0. 0 when the fault is TooLarge.
  std::size_t position;
};

inline constexpr int kMaxPatternDepth = 50;

/// Returns the smallest automaton that accepts the digits of a pattern, a regular expression for all digits of a line.
/// A digit is written as its symbol; the side must be at most kMaxSymbol. `.` is any digit, `[1-35]` and `[^1-35]` are
/// sets, `a|b` is a choice, `a*`, `a+`, `a?`, `a{2}`, `a{2,}` and `a{2,4}` are repetitions, and parentheses make
/// groups. White space is ignored.
Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int side);

}  // namespace nonet
