#pragma once

#include <array>
#include <cstddef>

#include "core/rules/node.h"

namespace nonet {

/// How many circles can have each digit, how many can have it at once as far as each division says, and how many have
/// it. Element 0 stands for digit 1.
struct CircleTally {
  std::array<std::size_t, 16> open{};
  std::array<std::size_t, 16> most{};
  std::array<std::size_t, 16> placed{};
};

CircleTally tally_of(const CountCondition& count, const RuleNode& node);

/// Whether the digits of the circles can be the set, which is one of those of the condition.
bool is_possible(DigitMask set, const CountCondition& count, const CircleTally& tally, const RuleNode& node);

}  // namespace nonet
