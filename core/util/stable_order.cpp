#include "core/util/stable_order.h"

#include <numeric>

namespace nonet {

std::vector<std::size_t> stable_order(const std::vector<std::uint64_t>& keys) {
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
    return keys[left] != keys[right] ? keys[left] < keys[right] : left < right;
  });
  return order;
}

}  // namespace nonet
