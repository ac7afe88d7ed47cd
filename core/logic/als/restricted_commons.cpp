#include "core/logic/als/restricted_commons.h"

namespace nonet {

RestrictedCommons::RestrictedCommons(const AlmostLockedSets& sets, bool overlapping, StopToken stop)
    : sets_(sets), overlapping_(sets.size(), sets.size()), partners_(sets.set_digit_count(), sets.size()) {
  StopCheck check(stop);
  for (std::size_t set = 0; set < sets.size(); ++set) {
    const std::size_t cells = static_cast<std::size_t>(sets.cell_count(set));
    if (check.must_stop(cells * cells * sets.width())) return;
    find_partners(set, overlapping);
  }
}

void RestrictedCommons::find_partners(std::size_t set, bool may_overlap) {
  const std::size_t width = sets_.width();
  const std::span<std::uint64_t> shared = overlapping_[set];
  sets_.cells(set).for_each([&](Cell cell) {
    const BitsOfSets holding = sets_.holding(cell);
    for (std::size_t i = 0; i < width; ++i) shared[i] |= holding[i];
  });
  std::size_t set_digit = sets_.first_set_digit(set);
  sets_.digits(set).for_each([&](Digit digit) {
    const std::span<std::uint64_t> row = partners_[set_digit];
    for (std::size_t i = 0; i < width; ++i) row[i] = may_overlap ? ~std::uint64_t{0} : ~shared[i];
    sets_.cells_at(set_digit++).for_each([&](Cell cell) {
      const BitsOfSets losing = sets_.losing({cell, digit});
      for (std::size_t i = 0; i < width; ++i) row[i] &= losing[i];
    });
  });
}

DigitSet RestrictedCommons::between(std::size_t first, std::size_t second) const {
  DigitSet found;
  (sets_.digits(first) & sets_.digits(second)).for_each([&](Digit digit) {
    if (partners_.test(sets_.set_digit(first, digit), second)) found.insert(digit);
  });
  return found;
}

}  // namespace nonet
