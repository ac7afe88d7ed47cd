#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/logic/als/almost_locked_sets.h"

namespace nonet {

/// The restricted commons between the almost locked sets of a state. A restricted common of two sets is a digit of both
/// whose cells in one set see all its cells in the other. If the digit is placed in one set, the other set loses it.
class RestrictedCommons {
 public:
  /// With `overlapping`, two sets with a restricted common may share cells (none that has the digit, since no cell sees
  /// itself). `sets` must outlive this object. When stopped, the sets not yet looked at have no restricted commons.
  RestrictedCommons(const AlmostLockedSets& sets, bool overlapping, StopToken stop = {});

  /// The sets that lose the digit if it is placed in the cells of the set digit.
  BitsOfSets partners(std::size_t set_digit) const { return partners_[set_digit]; }
  /// The sets that share a cell with the set, itself included.
  BitsOfSets overlapping(std::size_t set) const { return overlapping_[set]; }
  /// The restricted commons of two sets.
  DigitSet between(std::size_t first, std::size_t second) const;

 private:
  void find_partners(std::size_t set, bool may_overlap);

  const AlmostLockedSets& sets_;
  BitRows overlapping_;
  BitRows partners_;
};

}  // namespace nonet
