#include "core/util/sort.h"

#include <numeric>

namespace nonet {

// A merge sort from small runs to large ones. Only the keys of two indices are compared, because a merge that prefers
// the left run keeps the order of equal keys.
std::vector<std::size_t> stable_order(const std::vector<std::uint64_t>& keys) {
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::vector<std::size_t> merged(order.size());
  for (std::size_t run = 1; run < order.size(); run *= 2) {
    for (std::size_t start = 0; start < order.size(); start += 2 * run) {
      const std::size_t middle = std::min(start + run, order.size());
      const std::size_t end = std::min(start + 2 * run, order.size());
      std::size_t left = start;
      std::size_t right = middle;
      for (std::size_t place = start; place < end; ++place) {
        const bool takes_right = left == middle || (right < end && keys[order[right]] < keys[order[left]]);
        merged[place] = order[takes_right ? right++ : left++];
      }
    }
    order.swap(merged);
  }
  return order;
}

}  // namespace nonet
