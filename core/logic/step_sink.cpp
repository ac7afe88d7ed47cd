#include "core/logic/step_sink.h"

#include <algorithm>

namespace nonet {

namespace {

// Fowler, Noll and Vo's hash, 64 bits (FNV-1a), over numbers instead of bytes.
std::uint64_t hash_of(const Step& step) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  const auto mix = [&](std::uint64_t number) { hash = (hash ^ number) * 0x100000001b3u; };
  mix(static_cast<std::uint64_t>(step.technique));
  for (const auto& [cell, digit] : step.placements) mix(cell.index * 64u + digit.value);
  mix(~std::uint64_t{0});
  for (const auto& [cell, digit] : step.eliminations) mix(cell.index * 64u + digit.value);
  return hash;
}

}  // namespace

bool StepSink::add(Step step) {
  if (step.is_idle()) return is_full();
  step.sort_results();
  const std::uint64_t hash = hash_of(step);
  if (!is_known(step, hash)) {
    by_hash_.emplace(hash, steps_.size());
    steps_.push_back(std::move(step));
  }
  return is_full();
}

bool StepSink::is_known(const Step& step, std::uint64_t hash) const {
  const auto [first, last] = by_hash_.equal_range(hash);
  return std::any_of(first, last, [&](const auto& entry) {
    const Step& other = steps_[entry.second];
    return other.technique == step.technique && same_result(other, step);
  });
}

}  // namespace nonet
