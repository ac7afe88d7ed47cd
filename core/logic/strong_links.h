#pragma once

#include <span>

#include "core/logic/puzzle_state.h"
#include "core/util/list_of_lists.h"

namespace nonet {

/// The two places that a digit has left in a full house: one of them has it.
struct StrongLink {
  House house;
  Cell first;
  Cell second;
};

/// The strong links of every digit.
class StrongLinks {
 public:
  explicit StrongLinks(const PuzzleState& state);

  /// In the order of their houses: rows, columns, regions, houses of variants. When two houses share both places, the
  /// link is listed once, with the first house.
  std::span<const StrongLink> of(Digit digit) const { return links_[digit.value - 1u]; }

 private:
  // A list for each digit.
  ListOfLists<StrongLink> links_;
};

}  // namespace nonet
