#pragma once

#include <span>
#include <vector>

#include "core/logic/puzzle_state.h"

namespace nonet {

/// The two places that a digit has left in a house: it stands at one of them.
struct StrongLink {
  House house;
  Cell first;
  Cell second;
};

/// The strong links of every digit.
class StrongLinks {
 public:
  explicit StrongLinks(const PuzzleState& state);

  /// In the order of their houses: rows, columns, regions, further ones. Of houses that have both places in common only the
  /// first counts.
  std::span<const StrongLink> of(Digit digit) const {
    return {links_.data() + starts_[digit.value - 1u], links_.data() + starts_[digit.value]};
  }

 private:
  std::vector<StrongLink> links_;
  // Where those of each digit begin, and behind the last.
  std::vector<std::size_t> starts_;
};

}  // namespace nonet
