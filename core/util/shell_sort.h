#pragma once

#include <cstddef>
#include <utility>

namespace nonet {

/// Sorts a random-access range by `before(left, right)`, in place. Items that are equal end up in an order that depends
/// on their order before alone, so the result is the same on every platform.
///
/// Takes about n^1.3 comparisons, and as many as an insertion sort for up to four items. Each type of item costs about
/// 200 bytes of code in a WebAssembly module, and std::sort about 2500. Source: D. L. Shell, 1959; the gaps are those
/// of M. Ciura, 2001.
template <class Iterator, class Before>
[[gnu::noinline]] constexpr void shell_sort(Iterator first, Iterator last, Before before) {
  constexpr std::ptrdiff_t kGaps[] = {16001, 6927, 3001, 1301, 701, 301, 132, 57, 23, 10, 4, 1};
  const std::ptrdiff_t size = last - first;
  for (const std::ptrdiff_t gap : kGaps) {
    for (std::ptrdiff_t next = gap; next < size; ++next) {
      auto item = std::move(first[next]);
      std::ptrdiff_t slot = next;
      for (; slot >= gap && before(item, first[slot - gap]); slot -= gap) first[slot] = std::move(first[slot - gap]);
      first[slot] = std::move(item);
    }
  }
}

/// Sorts a list in ascending order.
template <class Items>
constexpr void shell_sort(Items& items) {
  shell_sort(items.begin(), items.end(), [](const auto& left, const auto& right) { return left < right; });
}

}  // namespace nonet
