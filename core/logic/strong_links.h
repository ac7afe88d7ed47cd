#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/logic/puzzle_state.h"

namespace nonet {

/// The two places that a digit has left in a house: it stands at one of them.
struct StrongLink {
  House house;
  Cell first;
  Cell second;
};

/// The strong links of a digit in the order of their houses: rows, columns, regions, further ones. Of houses that have
/// both places in common only the first counts.
class StrongLinks {
 public:
  StrongLinks(const PuzzleState& state, Digit digit);

  std::span<const StrongLink> links() const { return {links_.data(), count_}; }
  const StrongLink* begin() const { return links_.data(); }
  const StrongLink* end() const { return links_.data() + count_; }

 private:
  static constexpr std::size_t kMostHouses = 5 * LayoutSets::kMaxSide;

  std::array<StrongLink, kMostHouses> links_;
  std::size_t count_ = 0;
};

}  // namespace nonet
