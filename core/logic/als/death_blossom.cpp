// Death Blossom: a cell is the stem, and each of its candidates has an almost locked set of its own, a petal. The petal
// has the candidate's digit, and all its cells with this digit see the stem. Whichever candidate of the stem is true,
// its petal loses this digit, so all other digits of the petal must be placed in it. A digit z that all petals have and
// the stem does not have is therefore placed in one of the petals. A candidate z that sees all cells with z in all
// petals is eliminated.
//
// The search looks at each candidate as the one to be eliminated. The sets that lose its digit if it is true can be
// petals. The cells that would lose candidates because of the other digits of these sets are collected digit by digit.
// A cell that would lose all its candidates can be the stem.

#include <array>
#include <vector>

#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/als/als.h"

namespace nonet {

namespace {

constexpr int kMaxChoices = 1000;

class BlossomSearch {
 public:
  BlossomSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        state_(survey.state()),
        check_(survey.stop()),
        overlapping_(survey.options().overlapping_sets),
        sets_(survey.almost_locked_sets()),
        sink_(sink) {}

  void search() {
    state_.all_digits().for_each([&](Digit digit) {
      state_.cells(digit).for_each([&](Cell cell) {
        if (!sink_.is_full() && !check_.must_stop(64)) search({cell, digit});
      });
    });
  }

 private:
  void search(Candidate target) {
    target_ = target;
    choices_ = 0;
    stems(sets_.losing(target)).for_each([&](Cell stem) {
      if (state_.candidates(stem).empty() || check_.must_stop(64)) return;
      petals_.clear();
      choose(stem, state_.candidates(stem), {});
    });
  }

  // Returns the open cells without the target's digit that would lose all their candidates, if all other digits of the
  // sets were placed in the sets.
  CellSet stems(BitsOfSets sets) {
    std::array<CellSet, LayoutSets::kMaxSide> lost;
    for_each_bit(sets, [&](std::size_t set) {
      if (check_.must_stop(64)) return;
      std::size_t set_digit = sets_.first_set_digit(set);
      sets_.digits(set).for_each([&](Digit digit) { lost[digit.value - 1u] |= sets_.peers_at(set_digit++); });
    });
    CellSet left = state_.cells(target_.digit);
    (state_.all_digits() - DigitSet(target_.digit)).for_each([&](Digit digit) {
      left |= state_.cells(digit) - lost[digit.value - 1u];
    });
    return state_.open() - left;
  }

  // Chooses a petal for each of these candidates of the stem. `taken`: the cells of the petals chosen so far.
  void choose(Cell stem, DigitSet candidates, const CellSet& taken) {
    if (check_.must_stop(16)) return;
    if (candidates.empty()) {
      add(stem);
      return;
    }
    const Digit digit = candidates.first();
    const BitsOfSets seen = sets_.losing({stem, digit});
    const BitsOfSets losing = sets_.losing(target_);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      for_each_bit(seen[i] & losing[i], [&](int bit) {
        const std::size_t set = i * 64 + static_cast<std::size_t>(bit);
        const CellSet cells = sets_.cells(set);
        if (sink_.is_full() || check_.must_stop(4) || choices_ == kMaxChoices || (!overlapping_ && cells.meets(taken)))
          return;
        petals_.push_back(set);
        choose(stem, candidates - DigitSet(digit), taken | cells);
        petals_.pop_back();
      });
    }
  }

  void add(Cell stem) {
    ++choices_;
    if (check_.must_stop(256)) return;
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
  StopCheck check_;
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
