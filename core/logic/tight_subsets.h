#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

/// Finds, of masks, all choices of `size` whose union has no more than `size` bits: cells that share as many digits (naked
/// sets), digits that share as many places (hidden sets), lines of a digit that share as many cross lines (fishes).
/// A depth-first search that gives up a choice as soon as its union is too large; at most kMaxMasks masks. In the order of
/// the masks.
class TightSubsets {
 public:
  static constexpr int kMaxMasks = 64;

  TightSubsets(std::span<const std::uint32_t> masks, int size) : masks_(masks), size_(size) {
    NONET_EXPECTS(size >= 1 && masks.size() <= kMaxMasks);
  }

  /// Calls `visit(chosen, union_of_masks)` for each, `chosen` a span of indexes into the masks; ends when it gives true.
  template <class Visit>
  void for_each(Visit&& visit) {
    choose(0, 0, 0, visit);
  }

 private:
  template <class Visit>
  bool choose(int depth, std::size_t from, std::uint32_t united, Visit& visit) {
    if (depth == size_) {
      return visit(std::span<const std::size_t>(chosen_.data(), static_cast<std::size_t>(depth)), united);
    }
    const std::size_t end = masks_.size() + 1 - static_cast<std::size_t>(size_ - depth);
    for (std::size_t i = from; i < end && i < masks_.size(); ++i) {
      const std::uint32_t next = united | masks_[i];
      if (count_bits(next) > size_) continue;
      chosen_[static_cast<std::size_t>(depth)] = i;
      if (choose(depth + 1, i + 1, next, visit)) return true;
    }
    return false;
  }

  std::span<const std::uint32_t> masks_;
  int size_;
  std::array<std::size_t, kMaxMasks> chosen_{};
};

}  // namespace nonet
