#include "core/util/random.h"

#include <bit>

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

std::uint64_t split_mix(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15u;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
  return mixed ^ (mixed >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed) : state_{} {
  for (std::uint64_t& word : state_) word = split_mix(seed);
}

std::uint64_t Random::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

std::uint32_t Random::below(std::uint32_t bound) {
  NONET_EXPECTS(bound >= 1);
  const auto draw = [&] { return (next() >> 32) * bound; };
  std::uint64_t product = draw();
  const std::uint32_t rejected = (0u - bound) % bound;
  while (static_cast<std::uint32_t>(product) < rejected) product = draw();
  return static_cast<std::uint32_t>(product >> 32);
}

std::uint64_t Random::below_64(std::uint64_t bound) {
  NONET_EXPECTS(bound >= 1);
  const auto mask = low_bits<std::uint64_t>(static_cast<int>(std::bit_width(bound - 1)));
  std::uint64_t drawn = next() & mask;
  while (drawn >= bound) drawn = next() & mask;
  return drawn;
}

}  // namespace nonet
