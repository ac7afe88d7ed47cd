#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/formats/pattern_parts.h"
#include "core/grid/digit_automaton.h"
#include "core/util/result.h"

namespace nonet {

/// The most work for all patterns of a puzzle: about 0.1 s. A pattern of 500 digits takes an eighth of this at most.
inline constexpr std::size_t kMaxPatternWork = 16'000'000;

/// Counts the work for patterns: the parts of patterns, and the places of an automaton that are looked at.
class PatternWork {
 public:
  explicit PatternWork(std::size_t most = kMaxPatternWork) : left_(most) {}

  /// Returns false when there is less work left.
  [[nodiscard]] bool take(std::size_t work) {
    is_over_ = is_over_ || work > left_;
    if (!is_over_) left_ -= work;
    return !is_over_;
  }
  bool is_over() const { return is_over_; }
  std::size_t left() const { return left_; }

 private:
  std::size_t left_;
  bool is_over_ = false;
};

/// Returns the smallest automaton that accepts the digits of a pattern, a regular expression for all digits of a line.
/// A digit is written as its symbol; there are at most kMaxSymbol digits. `.` is any digit, `[1-35]` and `[^1-35]` are
/// sets, `a|b` is a choice, `a*`, `a+`, `a?`, `a{2}`, `a{2,}` and `a{2,4}` are repetitions, and parentheses make
/// groups. White space is ignored.
///
/// Takes the work from `work`, which may serve several patterns. The cost is proportional to the work and to the length
/// of the pattern.
Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int digit_count, PatternWork& work);
/// The same for one pattern, with kMaxPatternWork.
Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int digit_count);

}  // namespace nonet
