// Naked set: n cells of a house that have n digits together hold exactly these, so whatever sees all of the cells loses them.

#include <array>

#include "core/logic/subsets/subsets.h"
#include "core/logic/tight_subsets.h"

namespace nonet {

namespace {

class NakedSetSearch {
 public:
  NakedSetSearch(Technique technique, const PuzzleState& state, StepSink& sink)
      : technique_(technique), state_(state), sink_(sink) {}

  void search(House house) {
    const CellSet open = state_.open() & state_.sets().house(house);
    const SetSizes sizes = set_sizes(technique_, open.size());
    for (int size = sizes.least; size <= sizes.most && !sink_.is_full(); ++size) search(house, open, size);
  }

 private:
  void search(House house, const CellSet& open, int size) {
    std::array<Cell, LayoutSets::kMaxSide> cells;
    std::array<std::uint32_t, LayoutSets::kMaxSide> masks;
    std::size_t count = 0;
    open.for_each([&](Cell cell) {
      const DigitSet digits = state_.candidates(cell);
      if (digits.size() < 2 || digits.size() > size) return;
      cells[count] = cell;
      masks[count++] = static_cast<std::uint32_t>(digits.bits());
    });
    TightSubsets subsets(std::span(masks.data(), count), size);
    subsets.for_each([&](std::span<const std::size_t> chosen, std::uint32_t digits) {
      CellSet set;
      for (const std::size_t index : chosen) set.insert(cells[index]);
      return add(house, set, DigitSet::from_bits(digits));
    });
  }

  bool add(House house, const CellSet& set, DigitSet digits) {
    const CellSet seen = state_.sets().common_peers(set);
    CellSet losers;
    digits.for_each([&](Digit digit) { losers |= state_.cells(digit) & seen; });
    if (losers.empty() || is_locked(set, losers) != wants_locked()) return false;
    Step step(technique_, digits);
    step.add_house(house);
    step.add_part(Role::Subset, set, digits);
    digits.for_each([&](Digit digit) { step.eliminate(state_.cells(digit) & seen, digit); });
    return sink_.add(std::move(step));
  }

  bool wants_locked() const { return technique_ == Technique::LockedPair || technique_ == Technique::LockedTriple; }

  // True when the cells are pairs or triples of one box and one line, and take candidates from the box and from beyond.
  bool is_locked(const CellSet& set, const CellSet& losers) const {
    if (set.size() > 3) return false;
    const Layout& layout = state_.layout();
    for (const House house : layout.houses(set.first())) {
      if (layout.kind(house) != HouseKind::Box) continue;
      const CellSet& box = state_.sets().house(house);
      return set.is_within(box) && losers.meets(box) && !losers.is_within(box);
    }
    return false;
  }

  Technique technique_;
  const PuzzleState& state_;
  StepSink& sink_;
};

}  // namespace

void find_naked_sets(Technique technique, Survey& survey, StepSink& sink) {
  NakedSetSearch search(technique, survey.state(), sink);
  for (const House house : survey.sets().boxes_first()) {
    search.search(house);
    if (sink.is_full()) return;
  }
}

}  // namespace nonet
