#include "core/logic/chains/chain_collector.h"

#include <algorithm>
#include <utility>

namespace nonet {

void ChainCollector::add(std::uint32_t length, Step step) {
  if (step.is_idle() || length > max_length_) return;
  found_.push_back({length, std::move(step)});
  if (!sink_.wants_all()) max_length_ = length - 1;
}

void ChainCollector::finish() {
  std::vector<std::size_t> order(found_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t left, std::size_t right) { return found_[left].length < found_[right].length; });
  for (const std::size_t i : order) {
    if (check_.must_stop(256) || sink_.add(std::move(found_[i].step))) return;
  }
}

}  // namespace nonet
