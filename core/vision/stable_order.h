#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace nonet::vision {

/// Sorts a short list, and keeps the order of elements that are equal. Takes a time that grows with the square of the
/// length; std::stable_sort would be 8 KB of the module of vision for each type.
template <typename T, typename IsBefore>
void put_in_order(std::vector<T>& list, IsBefore is_before) {
  for (std::size_t end = 1; end < list.size(); ++end) {
    for (std::size_t at = end; at > 0 && is_before(list[at], list[at - 1]); --at) std::swap(list[at], list[at - 1]);
  }
}

}  // namespace nonet::vision
