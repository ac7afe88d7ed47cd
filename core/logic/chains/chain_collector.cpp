#include "core/logic/chains/chain_collector.h"

#include <utility>

#include "core/util/sort.h"

namespace nonet {

void ChainCollector::add(std::uint32_t length, Step step) {
  if (step.is_idle() || length > max_length_) return;
  found_.push_back({length, std::move(step)});
  if (!sink_.wants_all()) max_length_ = length - 1;
}

void ChainCollector::finish() {
  for (const std::size_t index : stable_order_of(found_, [](const auto& found) { return found.length; })) {
    if (check_.must_stop(256) || sink_.add(std::move(found_[index].step))) return;
  }
}

}  // namespace nonet
