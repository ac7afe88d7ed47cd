#include "core/logic/als/restricted_commons.h"

#include <algorithm>

namespace nonet {

RestrictedCommons::RestrictedCommons(const AlmostLockedSets& sets, bool overlapping)
    : sets_(sets), overlapping_(sets.size(), sets.size()), partners_(sets.foothold_count(), sets.size()) {
  const std::size_t width = sets.width();
  for (std::size_t set = 0; set < sets.size(); ++set) {
    const std::span<std::uint64_t> shared = overlapping_[set];
    sets.cells(set).for_each([&](Cell cell) {
      const std::span<const std::uint64_t> holding = sets.holding(cell);
      for (std::size_t i = 0; i < width; ++i) shared[i] |= holding[i];
    });
    std::size_t foothold = sets.first_foothold(set);
    sets.digits(set).for_each([&](Digit digit) {
      const std::span<std::uint64_t> row = partners_[foothold];
      for (std::size_t i = 0; i < width; ++i) row[i] = overlapping ? ~std::uint64_t{0} : ~shared[i];
      sets.cells_at(foothold++).for_each([&](Cell cell) {
        const std::span<const std::uint64_t> losing = sets.losing({cell, digit});
        for (std::size_t i = 0; i < width; ++i) row[i] &= losing[i];
      });
    });
  }
}

DigitSet RestrictedCommons::between(std::size_t first, std::size_t second) const {
  DigitSet found;
  (sets_.digits(first) & sets_.digits(second)).for_each([&](Digit digit) {
    if (partners_.test(sets_.foothold(first, digit), second)) found.insert(digit);
  });
  return found;
}

}  // namespace nonet
