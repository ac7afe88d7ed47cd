// Naked set: n cells of a house have only n digits as candidates, so these cells hold exactly these digits. The digits
// are eliminated from every cell that is a peer of all n cells. The house need not be full.

#include <array>

#include "core/logic/subsets/subsets.h"
#include "core/logic/tight_subsets.h"

namespace nonet {

namespace {

class NakedSetSearch {
 public:
  NakedSetSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique), state_(survey.state()), check_(survey.stop()), sink_(sink) {}

  void search(House house) {
    const CellSet open = state_.open() & state_.sets().house(house);
    SetSizes sizes = set_sizes(technique_, open.size());
    // In a full house the other open cells hold a hidden set, and one of the two sets has at most half of the cells.
    const bool has_no_bound = sizes.max > 4 || sizes.min > 4;
    if (has_no_bound && !state_.layout().holds_every_digit(house)) sizes.max = open.size() - 1;
    for (int size = sizes.min; size <= sizes.max && !sink_.is_full(); ++size) search(house, open, size);
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
    TightSubsets subsets(std::span(masks.data(), count), size, check_);
    subsets.for_each([&](std::span<const std::size_t> chosen, std::uint32_t digits) {
      CellSet set;
      for (const std::size_t index : chosen) set.insert(cells[index]);
      return add(house, set, DigitSet::from_bits(digits));
    });
  }

  bool add(House house, const CellSet& set, DigitSet digits) {
    const CellSet seen = state_.sets().common_peers(set);
    CellSet eliminated;
    digits.for_each([&](Digit digit) { eliminated |= state_.cells(digit) & seen; });
    if (eliminated.empty() || is_locked(set, eliminated) != wants_locked()) return false;
    Step step(technique_, digits);
    step.add_house(house);
    step.add_part(Role::Subset, set, digits);
    digits.for_each([&](Digit digit) { step.eliminate(state_.cells(digit) & seen, digit); });
    return sink_.add(std::move(step));
  }

  bool wants_locked() const { return technique_ == Technique::LockedPair || technique_ == Technique::LockedTriple; }

  // Returns true for a pair or triple in a box that eliminates candidates both inside the box and outside: in the line
  // that the cells share.
  bool is_locked(const CellSet& set, const CellSet& eliminated) const {
    if (set.size() > 3) return false;
    const Layout& layout = state_.layout();
    for (const House house : layout.houses(set.first())) {
      if (layout.kind(house) != HouseKind::Box) continue;
      const CellSet& box = state_.sets().house(house);
      return set.is_within(box) && eliminated.meets(box) && !eliminated.is_within(box);
    }
    return false;
  }

  Technique technique_;
  const PuzzleState& state_;
  StopCheck check_;
  StepSink& sink_;
};

}  // namespace

void find_naked_sets(Technique technique, Survey& survey, StepSink& sink) {
  NakedSetSearch search(technique, survey, sink);
  for (const House house : survey.sets().boxes_first()) {
    search.search(house);
    if (sink.is_full()) return;
  }
}

}  // namespace nonet
