#include "core/logic/chains/chain_collector.h"

#include <algorithm>
#include <utility>

namespace nonet {

void ChainCollector::add(std::uint32_t length, Step step) {
  if (step.is_idle() || length > most_) return;
  found_.push_back({length, std::move(step)});
  if (!sink_.wants_all()) most_ = length - 1;
}

void ChainCollector::finish() {
  std::stable_sort(found_.begin(), found_.end(),
                   [](const Found& left, const Found& right) { return left.length < right.length; });
  for (Found& found : found_) {
    if (sink_.add(std::move(found.step))) return;
  }
}

}  // namespace nonet
