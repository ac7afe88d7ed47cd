// Death Blossom: a stem cell each of whose candidates is a restricted common with a set of its own, a petal: all its places in
// the petal see the stem. Whichever candidate is true, that petal loses it and keeps its other digits. So a digit z that all
// petals have and the stem has not is true in one of them, and what sees all its places in all petals falls.
//
// The search goes from each candidate that may fall. The sets that lose it when it is true may be petals; what their other
// digits take from cells is gathered digit by digit, and a cell that would lose every candidate is the stem.

#include <array>
#include <vector>

#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/als/als.h"

namespace nonet {

namespace {

using Row = std::span<const std::uint64_t>;

constexpr int kMaxChoices = 1000;  // as als.h says

class BlossomSearch {
 public:
  BlossomSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        state_(survey.state()),
        stop_(survey.stop()),
        overlapping_(survey.options().overlapping_sets),
        sets_(survey.almost_locked_sets()),
        sink_(sink) {}

  void search() {
    state_.all_digits().for_each([&](Digit digit) {
      state_.cells(digit).for_each([&](Cell cell) {
        if (!sink_.is_full() && !stop_.stop_requested()) search({cell, digit});
      });
    });
  }

 private:
  void search(Candidate target) {
    target_ = target;
    choices_ = 0;
    stems(sets_.losing(target)).for_each([&](Cell stem) {
      if (state_.candidates(stem).empty()) return;
      petals_.clear();
      choose(stem, state_.candidates(stem), {});
    });
  }

  // The cells without the digit that lose all candidates when the digits of the sets but this one stand there.
  CellSet stems(Row sets) const {
    std::array<CellSet, LayoutSets::kMaxSide> lost;
    for_each_bit(sets, [&](std::size_t set) {
      std::size_t foothold = sets_.first_foothold(set);
      sets_.digits(set).for_each([&](Digit digit) { lost[digit.value - 1u] |= sets_.peers_at(foothold++); });
    });
    CellSet left = state_.cells(target_.digit);
    (state_.all_digits() - DigitSet(target_.digit)).for_each([&](Digit digit) {
      left |= state_.cells(digit) - lost[digit.value - 1u];
    });
    return state_.open() - left;
  }

  // Chooses petals for the candidates of the stem, one after the other.
  void choose(Cell stem, DigitSet candidates, const CellSet& taken) {
    if (candidates.empty()) {
      add(stem);
      return;
    }
    const Digit digit = candidates.first();
    const Row seen = sets_.losing({stem, digit});
    const Row losing = sets_.losing(target_);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      for_each_bit(seen[i] & losing[i], [&](int bit) {
        const std::size_t set = i * 64 + static_cast<std::size_t>(bit);
        const CellSet cells = sets_.cells(set);
        if (sink_.is_full() || choices_ == kMaxChoices || (!overlapping_ && cells.meets(taken))) return;
        petals_.push_back(set);
        choose(stem, candidates - DigitSet(digit), taken | cells);
        petals_.pop_back();
      });
    }
  }

  void add(Cell stem) {
    ++choices_;
    const DigitSet candidates = state_.candidates(stem);
    Step step(technique_);
    step.add_part(Role::Stem, stem, candidates);
    for (const std::size_t set : petals_) step.add_part(Role::Als, sets_.cells(set), sets_.digits(set));
    std::size_t petal = 0;
    candidates.for_each([&](Digit digit) {
      CellSet cells = sets_.cells(petals_[petal++], digit);
      cells.insert(stem);
      step.add_part(Role::RestrictedCommon, cells, DigitSet(digit));
      step.add_link(0, static_cast<std::uint16_t>(petal), false);
    });
    eliminate(step, candidates);
    if (step.eliminations.front() == target_) sink_.add(std::move(step));
  }

  void eliminate(Step& step, DigitSet candidates) const {
    DigitSet shared = state_.all_digits() - candidates;
    for (const std::size_t set : petals_) shared = shared & sets_.digits(set);
    shared.for_each([&](Digit digit) {
      CellSet losers = state_.cells(digit);
      for (const std::size_t set : petals_) losers &= sets_.peers(set, digit);
      if (losers.empty()) return;
      step.digits.insert(digit);
      step.eliminate(losers, digit);
    });
  }

  Technique technique_;
  const PuzzleState& state_;
  StopToken stop_;
  bool overlapping_;
  const AlmostLockedSets& sets_;
  StepSink& sink_;
  Candidate target_{};
  int choices_ = 0;
  std::vector<std::size_t> petals_;
};

}  // namespace

void find_death_blossoms(Technique technique, Survey& survey, StepSink& sink) {
  BlossomSearch(technique, survey, sink).search();
}

}  // namespace nonet
