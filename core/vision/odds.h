#pragma once

#include <cstdint>
#include <span>

namespace nonet::vision {

/// Logarithms are integers in units of 1/256, and their powers come from a table. So every platform computes the same
/// odds.
inline constexpr std::int32_t kOneNat = 256;

/// e to the power of -`cost` / 256, for a cost of 0 or more.
double power_of(std::int32_t cost);

/// The cost whose power is `probability`, rounded to an integer; at most 12 nats.
std::int32_t cost_of(double probability);

/// The sum of the powers of all logits, relative to the power of the logit `to`.
double sum_of_powers(std::span<const std::int32_t> logits, std::int32_t to);

}  // namespace nonet::vision
