#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/logic/als/almost_locked_sets.h"

namespace nonet {

/// Which almost locked sets of a state have a restricted common: a digit that both have, where every place in the one sees
/// every place in the other. So if the one keeps it, the other loses it.
class RestrictedCommons {
 public:
  /// With `overlapping`, sets may share cells (none that has the digit, since no cell sees itself).
  RestrictedCommons(const AlmostLockedSets& sets, bool overlapping);

  /// A bit for each set that loses the digit of the foothold when it stands there.
  std::span<const std::uint64_t> partners(std::size_t foothold) const { return partners_[foothold]; }
  /// A bit for each set that shares a cell with this one; itself too.
  std::span<const std::uint64_t> overlapping(std::size_t set) const { return overlapping_[set]; }
  /// The digits that are restricted commons of two sets.
  DigitSet between(std::size_t first, std::size_t second) const;

 private:
  const AlmostLockedSets& sets_;
  BitRows overlapping_;
  BitRows partners_;
};

}  // namespace nonet
