#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/logic/stop_check.h"
#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

/// Finds all choices of `size` masks whose union has at most `size` bits. The masks are, for example, the candidates of
/// cells (naked sets), the places of digits in a house (hidden sets), or the places of a digit in lines (fishes).
///
/// A depth-first search in the order of the masks, which gives up a choice when its union has more than `size` bits.
class TightSubsets {
 public:
  static constexpr int kMaxMasks = 64;

  /// At most kMaxMasks masks. `check` ends the search early.
  TightSubsets(std::span<const std::uint32_t> masks, int size, StopCheck& check)
      : masks_(masks), size_(size), check_(check) {
    NONET_EXPECTS(size >= 1 && masks.size() <= kMaxMasks);
  }

  /// Calls `visit(chosen, union_of_masks)` for each choice until it returns true. `chosen` is a span of indexes of
  /// masks.
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
    if (check_.must_stop(masks_.size() - from)) return true;
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
  StopCheck& check_;
  std::array<std::size_t, kMaxMasks> chosen_{};
};

}  // namespace nonet
