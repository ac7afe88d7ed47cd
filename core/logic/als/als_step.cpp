#include "core/logic/als/als_step.h"

namespace nonet {

Step step_of_sets(Technique technique, const AlmostLockedSets& sets, std::span<const std::size_t> chain,
                  std::span<const DigitSet> commons) {
  NONET_EXPECTS(chain.size() == commons.size() + 1);
  Step step(technique);
  for (const std::size_t set : chain) step.add_part(Role::Als, sets.cells(set), sets.digits(set));
  for (std::size_t i = 0; i < commons.size(); ++i) {
    CellSet cells;
    commons[i].for_each([&](Digit digit) { cells |= sets.cells(chain[i], digit) | sets.cells(chain[i + 1], digit); });
    step.add_part(Role::RestrictedCommon, cells, commons[i]);
    step.add_link(static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(i + 1), false);
  }
  return step;
}

void eliminate_shared(Step& step, const AlmostLockedSets& sets, std::size_t first, std::size_t last, DigitSet digits) {
  digits.for_each([&](Digit digit) {
    const CellSet losers = sets.peers(first, digit) & sets.peers(last, digit);
    if (losers.empty()) return;
    step.digits.insert(digit);
    step.eliminate(losers, digit);
  });
}

}  // namespace nonet
