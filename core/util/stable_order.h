#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet {

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
