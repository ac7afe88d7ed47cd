#include "core/vision/odds.h"

#include <cstddef>
#include <vector>

#include "core/util/contracts.h"

namespace nonet::vision {

namespace {

constexpr std::int32_t kMaxCost = 12 * kOneNat;

// powers[i] = powers[i - 1] · e^(-1/256).
std::vector<double> make_powers() {
  std::vector<double> powers(kMaxCost + 1, 1);
  for (std::size_t at = 1; at < powers.size(); ++at) powers[at] = powers[at - 1] * 0.9961013694701175;
  return powers;
}

// Computed when it is first used: as a constant it would be a quarter of the module of vision.
double power_at(std::int32_t cost) {
  static const std::vector<double> powers = make_powers();
  return powers[static_cast<std::size_t>(cost)];
}

}  // namespace

double power_of(std::int32_t cost) {
  NONET_EXPECTS(cost >= 0);
  return cost > kMaxCost ? 0 : power_at(cost);
}

std::int32_t cost_of(double probability) {
  std::int32_t low = 0;
  std::int32_t high = kMaxCost;
  while (low < high) {
    const std::int32_t middle = (low + high) / 2;
    if (power_at(middle) > probability) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

double sum_of_powers(std::span<const std::int32_t> logits, std::int32_t to) {
  double sum = 0;
  for (const std::int32_t logit : logits)
    sum += logit <= to ? power_of(to - logit) : 1 / power_of(logit - to > kMaxCost ? kMaxCost : logit - to);
  return sum;
}

}  // namespace nonet::vision
