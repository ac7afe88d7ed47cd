#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/util/result.h"

namespace nonet {

/// Why a text is no pattern for digits.
enum class PatternFault : std::uint8_t {
  Unexpected,   ///< The text has a character that a pattern cannot have here, or ends too early.
  NoSuchDigit,  ///< The text has a digit above the last one.
  TooDeep,      ///< More than kMaxPatternDepth parentheses are open at once.
  TooLarge,     ///< The automaton would have too many states, or the patterns of a puzzle need too much work.
};

struct PatternError {
  PatternFault fault;
  /// Where the fault is in the text, from 0. 0 when the fault is TooLarge.
  std::size_t position;
};

inline constexpr int kMaxPatternDepth = 50;
/// Bit d stands for digit d.
using PatternDigits = std::uint64_t;

/// A part of a pattern. `first` and `second` are numbers of other parts.
struct PatternPart {
  enum class Kind : std::uint8_t { Nothing, Digit, Sequence, Choice, Repetition };
  static constexpr int kNoLimit = -1;
  Kind kind = Kind::Nothing;
  PatternDigits digits = 0;
  std::size_t first = 0;
  std::size_t second = 0;
  int least = 0;
  /// kNoLimit for any number.
  int most = 0;
};

/// A pattern as its parts. `whole` is the number of the part that is the whole pattern.
struct PatternParts {
  std::vector<PatternPart> parts;
  std::size_t whole;
};

/// Reads the text of a pattern; automaton_of_pattern() says how patterns are written. The fault is never TooLarge.
Result<PatternParts, PatternError> read_pattern(std::string_view pattern, int digit_count);

}  // namespace nonet
