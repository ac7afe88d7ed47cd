#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

// The core sorts by these functions and by no others: they are little code, and their results are the same on every
// platform. Order of equal items: shell_sort() where it does not matter, put_in_order() for short lists, stable_order()
// for long ones.

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

/// Sorts a short list, and keeps the order of items that are equal. Takes a time that grows with the square of the
/// length. std::stable_sort would be 8 KB of a WebAssembly module for each type.
template <class T, class Before>
[[gnu::noinline]] void put_in_order(std::vector<T>& list, Before before) {
  for (std::size_t end = 1; end < list.size(); ++end) {
    for (std::size_t at = end; at > 0 && before(list[at], list[at - 1]); --at) std::swap(list[at], list[at - 1]);
  }
}

/// The indices 0, 1 … n - 1 of n keys, in ascending order of their keys. Indices with equal keys keep their order.
///
/// Sorting indices by a number instead of the items themselves lets all callers share one sorting function, which takes
/// a tenth of the code in a WebAssembly module that a std::stable_sort for each type takes.
std::vector<std::size_t> stable_order(const std::vector<std::uint64_t>& keys);

/// The same for the keys `key(item)` of a list of items.
template <class Items, class Key>
std::vector<std::size_t> stable_order_of(const Items& items, Key&& key) {
  std::vector<std::uint64_t> keys(items.size());
  std::transform(items.begin(), items.end(), keys.begin(), key);
  return stable_order(keys);
}

}  // namespace nonet
