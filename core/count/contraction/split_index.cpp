#include "core/count/contraction/split_index.h"

namespace nonet {

BoxSplits::BoxSplits(const SplitTriples& triples, std::size_t box) : BoxSplits() {
  for (const SplitTriple& triple : triples.all()) number_[triple.splits[box]] = 0;
  for (SplitId split = 0; split < kSplits; ++split) {
    if (number_[split] < 0) continue;
    number_[split] = static_cast<std::int16_t>(splits_.size());
    splits_.push_back(split);
  }
}

std::vector<std::uint16_t> BoxSplits::crossing(SplitId split) const {
  std::vector<std::uint16_t> numbers;
  for (const SplitId other : SplitTable::get().crossing(split)) {
    if (contains(other)) numbers.push_back(number_of(other));
  }
  return numbers;
}

}  // namespace nonet
