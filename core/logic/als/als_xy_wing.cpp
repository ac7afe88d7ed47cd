// ALS-XY-Wing: sets A and B have restricted commons x and y with a set C. Were z, which A and B share, true in a cell that
// sees all its places in both, A would keep x and B would keep y, and C would lose two digits: too few for its cells.
//
// The search goes from each candidate that may fall. The sets that lose it when it is true are A and B; what each of their
// other digits takes from further sets is gathered as a row of bits a digit. Only where a set is in two of these rows are
// the pairs of A and B looked at one by one, each pair once.

#include <algorithm>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/als/als_step.h"
#include "core/logic/als/restricted_commons.h"

namespace nonet {

namespace {

using Row = std::span<const std::uint64_t>;

class XyWingSearch {
 public:
  XyWingSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        state_(survey.state()),
        stop_(survey.stop()),
        overlapping_(survey.options().overlapping_sets),
        sets_(survey.almost_locked_sets()),
        commons_(survey.restricted_commons()),
        sink_(sink),
        reached_(static_cast<std::size_t>(state_.side()), sets_.size()),
        tried_(sets_.size(), sets_.size()) {}

  void search() {
    state_.all_digits().for_each([&](Digit digit) {
      state_.cells(digit).for_each([&](Cell cell) {
        if (!sink_.is_full() && !stop_.stop_requested()) search({cell, digit});
      });
    });
  }

 private:
  void search(Candidate target) {
    const Row ends = sets_.losing(target);
    if (!reach(ends, target.digit) || !meet()) return;
    for_each_bit(ends, [&](std::size_t first) {
      for_each_bit(ends, [&](std::size_t last) {
        if (first >= last || sink_.is_full() || tried_.test(first, last)) return;
        tried_.set(first, last);
        if (may_be_ends(first, last)) join(first, last);
      });
    });
  }

  // True when some set is reached by two digits.
  bool meet() const {
    std::uint64_t met = 0;
    for (std::size_t i = 0; i < reached_.width(); ++i) {
      std::uint64_t once = 0;
      for (std::size_t digit = 0; digit < static_cast<std::size_t>(state_.side()); ++digit) {
        met |= once & reached_[digit][i];
        once |= reached_[digit][i];
      }
    }
    return met != 0;
  }

  // What the other digits of the sets take from further sets. False when there are fewer than two sets.
  bool reach(Row ends, Digit lost) {
    int count = 0;
    for (const std::uint64_t word : ends) count += word == 0 ? 0 : has_one_bit(word) ? 1 : 2;
    if (count < 2) return false;
    reached_.clear();
    for_each_bit(ends, [&](std::size_t set) {
      std::size_t foothold = sets_.first_foothold(set);
      sets_.digits(set).for_each([&](Digit digit) {
        const Row partners = commons_.partners(foothold++);
        if (digit == lost) return;
        const std::span<std::uint64_t> row = reached_[digit.value - 1u];
        for (std::size_t i = 0; i < row.size(); ++i) row[i] |= partners[i];
      });
    });
    return true;
  }

  bool may_be_ends(std::size_t first, std::size_t last) const {
    if (first == last) return false;
    if ((commons_.overlapping(first)[last / 64] >> (last % 64) & 1u) == 0) return true;
    if (!overlapping_) return false;
    const CellSet one = sets_.cells(first);
    const CellSet other = sets_.cells(last);
    return !one.is_within(other) && !other.is_within(one);
  }

  // Looks for a set between the two, the smallest for each pair of restricted commons; once for each result.
  void join(std::size_t first, std::size_t last) {
    const DigitSet fruitful = digits_with_losers(first, last);
    if (fruitful.empty()) return;
    results_.clear();
    sets_.digits(first).for_each([&](Digit x) {
      const Row from_first = commons_.partners(sets_.foothold(first, x));
      sets_.digits(last).for_each([&](Digit y) {
        const DigitSet digits = fruitful - DigitSet(x) - DigitSet(y);
        if (x == y || digits.empty() || sink_.is_full()) return;
        if (std::find(results_.begin(), results_.end(), digits) != results_.end()) return;
        const Row from_last = commons_.partners(sets_.foothold(last, y));
        std::size_t i = 0;
        while (i < from_first.size() && (from_first[i] & from_last[i]) == 0) ++i;
        if (i == from_first.size()) return;
        results_.push_back(digits);
        const std::size_t middle = i * 64 + static_cast<std::size_t>(lowest_bit(from_first[i] & from_last[i]));
        const std::size_t chain[] = {first, middle, last};
        const DigitSet commons[] = {DigitSet(x), DigitSet(y)};
        Step step = step_of_sets(technique_, sets_, chain, commons);
        eliminate_shared(step, sets_, first, last, digits);
        sink_.add(std::move(step));
      });
    });
  }

  DigitSet digits_with_losers(std::size_t first, std::size_t last) const {
    DigitSet found;
    (sets_.digits(first) & sets_.digits(last)).for_each([&](Digit digit) {
      if (sets_.peers(first, digit).meets(sets_.peers(last, digit))) found.insert(digit);
    });
    return found;
  }

  Technique technique_;
  const PuzzleState& state_;
  StopToken stop_;
  bool overlapping_;
  const AlmostLockedSets& sets_;
  const RestrictedCommons& commons_;
  StepSink& sink_;
  BitRows reached_;
  BitRows tried_;
  std::vector<DigitSet> results_;
};

}  // namespace

void find_als_xy_wings(Technique technique, Survey& survey, StepSink& sink) {
  XyWingSearch(technique, survey, sink).search();
}

}  // namespace nonet
