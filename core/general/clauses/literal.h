#pragma once

#include <cstdint>

namespace nonet {

/// A candidate of an open cell as a variable, which is true when the candidate is placed. OpenCandidates numbers the
/// variables from 0.
struct Variable {
  std::uint32_t index = 0;

  friend constexpr bool operator==(Variable, Variable) = default;
};

/// A variable or its negation: the candidate is placed, or it is eliminated.
struct Literal {
  /// Twice the variable's index, plus one for the negation.
  std::uint32_t code = 0;

  static constexpr Literal placed(Variable variable) { return Literal{2 * variable.index}; }
  static constexpr Literal eliminated(Variable variable) { return Literal{2 * variable.index + 1}; }

  constexpr Variable variable() const { return Variable{code / 2}; }
  constexpr bool is_placed() const { return code % 2 == 0; }
  constexpr Literal operator~() const { return Literal{code ^ 1}; }

  friend constexpr bool operator==(Literal, Literal) = default;
};

}  // namespace nonet
