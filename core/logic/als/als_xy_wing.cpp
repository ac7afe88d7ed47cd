// ALS-XY-Wing: set A has the restricted common x with a set C, and set B has the restricted common y with C. A and B
// share a digit z. Suppose that z is true in a cell that sees all cells with z in A and B. Then A and B lose z, so x is
// placed in A and y in B, and C loses two digits: too few digits are left for its cells. So z is eliminated from that
// cell.
//
// The search looks at each candidate as the one to be eliminated. The sets that lose its digit if it is true can be A
// and B. For each other digit of these sets a row of bits says which further sets would lose that digit. Pairs of A and
// B are tried one by one, each pair once, only if some set is in two of these rows.

#include <algorithm>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/als/als_step.h"
#include "core/logic/als/restricted_commons.h"

namespace nonet {

namespace {

class AlsXyWingSearch {
 public:
  AlsXyWingSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        state_(survey.state()),
        check_(survey.stop()),
        overlapping_(survey.options().overlapping_sets),
        sets_(survey.almost_locked_sets()),
        commons_(survey.restricted_commons()),
        sink_(sink),
        reached_(static_cast<std::size_t>(state_.digit_count()), sets_.size()),
        tried_(sets_.size(), sets_.size()) {}

  void search() {
    state_.all_digits().for_each([&](Digit digit) {
      state_.cells(digit).for_each([&](Cell cell) {
        if (!sink_.is_full() && !check_.must_stop(64)) search({cell, digit});
      });
    });
  }

 private:
  void search(Candidate target) {
    const BitsOfSets ends = sets_.losing(target);
    if (!reach(ends, target.digit) || !meet()) return;
    for_each_bit(ends, [&](std::size_t first) {
      for_each_bit(ends, [&](std::size_t last) {
        if (first >= last || sink_.is_full() || check_.must_stop(1) || tried_.test(first, last)) return;
        tried_.set(first, last);
        if (may_be_ends(first, last) && !check_.must_stop(sets_.width() * 16)) join(first, last);
      });
    });
  }

  // True if some set loses two digits.
  bool meet() const {
    std::uint64_t met = 0;
    for (std::size_t i = 0; i < reached_.width(); ++i) {
      std::uint64_t once = 0;
      for (std::size_t digit = 0; digit < static_cast<std::size_t>(state_.digit_count()); ++digit) {
        met |= once & reached_[digit][i];
        once |= reached_[digit][i];
      }
    }
    return met != 0;
  }

  // Finds, for each digit except `lost`, the sets that lose the digit if it is placed in one of the sets `ends`.
  // Returns false if `ends` are fewer than two sets, or if the work must stop.
  bool reach(BitsOfSets ends, Digit lost) {
    int count = 0;
    for (const std::uint64_t word : ends) count += word == 0 ? 0 : has_one_bit(word) ? 1 : 2;
    if (count < 2) return false;
    reached_.clear();
    for_each_bit(ends, [&](std::size_t set) {
      if (check_.must_stop(sets_.width() * 4)) return;
      std::size_t set_digit = sets_.first_set_digit(set);
      sets_.digits(set).for_each([&](Digit digit) {
        const BitsOfSets partners = commons_.partners(set_digit++);
        if (digit == lost) return;
        const std::span<std::uint64_t> row = reached_[digit.value - 1u];
        for (std::size_t i = 0; i < row.size(); ++i) row[i] |= partners[i];
      });
    });
    return !check_.stopped();
  }

  bool may_be_ends(std::size_t first, std::size_t last) const {
    if (first == last) return false;
    if ((commons_.overlapping(first)[last / 64] >> (last % 64) & 1u) == 0) return true;
    if (!overlapping_) return false;
    const CellSet one = sets_.cells(first);
    const CellSet other = sets_.cells(last);
    return !one.is_within(other) && !other.is_within(one);
  }

  // Looks for a set C between A (`first`) and B (`last`), the smallest one for each pair of restricted commons. Each
  // result is added once.
  void join(std::size_t first, std::size_t last) {
    const DigitSet eliminated = digits_with_eliminations(first, last);
    if (eliminated.empty()) return;
    results_.clear();
    sets_.digits(first).for_each([&](Digit x) {
      const BitsOfSets from_first = commons_.partners(sets_.set_digit(first, x));
      sets_.digits(last).for_each([&](Digit y) {
        const DigitSet digits = eliminated - DigitSet(x) - DigitSet(y);
        if (x == y || digits.empty() || sink_.is_full()) return;
        if (std::find(results_.begin(), results_.end(), digits) != results_.end()) return;
        const BitsOfSets from_last = commons_.partners(sets_.set_digit(last, y));
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

  DigitSet digits_with_eliminations(std::size_t first, std::size_t last) const {
    DigitSet found;
    (sets_.digits(first) & sets_.digits(last)).for_each([&](Digit digit) {
      if (sets_.peers(first, digit).meets(sets_.peers(last, digit))) found.insert(digit);
    });
    return found;
  }

  Technique technique_;
  const PuzzleState& state_;
  StopCheck check_;
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
  AlsXyWingSearch(technique, survey, sink).search();
}

}  // namespace nonet
