// ALS-XZ: two almost locked sets without a common cell have a restricted common x. At least one of them loses x, so all
// its other digits must be placed in it. Another digit z of both sets is therefore placed in one of them. A candidate z
// that sees all cells with z in both sets is eliminated.
//
// With two restricted commons, each set loses exactly one of them: if one set lost both, it would have too few digits.
// All other digits of a set must then be placed in it, and candidates outside that see all its cells with such a digit
// are eliminated. Each restricted common is placed in one of the two sets, so it is eliminated like a digit z.
//
// For each set A, the search finds all partner sets with smaller numbers at once, in rows of bits: the sets that have a
// restricted common with A, and the sets that share with A an elimination of z. A position without a result takes about
// 30 µs, after the tables that other techniques use too.

#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/als/als_step.h"
#include "core/logic/als/restricted_commons.h"

namespace nonet {

namespace {

class XzSearch {
 public:
  XzSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique),
        sets_(survey.almost_locked_sets()),
        commons_(survey.restricted_commons()),
        sink_(sink),
        check_(survey.stop()),
        sharing_(static_cast<std::size_t>(survey.state().digit_count()), std::vector<std::uint64_t>(sets_.width())) {}

  void search() {
    for (std::size_t set = 1; set < sets_.size() && !sink_.is_full(); ++set) {
      if (check_.must_stop(sets_.width() * 16)) return;
      search(set);
    }
  }

 private:
  void search(std::size_t set) {
    const std::size_t count = static_cast<std::size_t>(sets_.digits(set).size());
    const std::size_t last = set / 64;
    if (!has_partner(set, count, last)) return;
    find_sharing(set, last);
    for (std::size_t i = 0; i <= last; ++i) {
      std::uint64_t linked = 0;
      std::uint64_t doubly = 0;
      std::uint64_t hits = 0;
      std::uint64_t shared = 0;
      for (std::size_t digit = 0; digit < count; ++digit) {
        const std::uint64_t partners = commons_.partners(sets_.first_set_digit(set) + digit)[i];
        const std::uint64_t sharing = sharing_[digit][i];
        hits |= (partners & shared) | (linked & sharing);
        doubly |= linked & partners;
        linked |= partners;
        shared |= sharing;
      }
      std::uint64_t partners = (hits | doubly) & ~commons_.overlapping(set)[i];
      if (i == last) partners &= low_bits<std::uint64_t>(static_cast<int>(set % 64));
      for_each_bit(partners, [&](int bit) {
        if (!sink_.is_full() && !check_.must_stop(256)) try_pair(i * 64 + static_cast<std::size_t>(bit), set);
      });
    }
  }

  bool has_partner(std::size_t set, std::size_t count, std::size_t last) const {
    std::uint64_t any = 0;
    for (std::size_t digit = 0; digit < count; ++digit) {
      const auto partners = commons_.partners(sets_.first_set_digit(set) + digit);
      for (std::size_t i = 0; i <= last; ++i) any |= partners[i];
    }
    return any != 0;
  }

  // Finds, for each digit of the set, the sets that would lose the digit together with this set, because of some one
  // cell.
  void find_sharing(std::size_t set, std::size_t last) {
    std::size_t number = 0;
    sets_.digits(set).for_each([&](Digit digit) {
      std::vector<std::uint64_t>& row = sharing_[number];
      std::fill_n(row.begin(), last + 1, 0);
      sets_.peers_at(sets_.first_set_digit(set) + number++).for_each([&](Cell cell) {
        const auto losing = sets_.losing({cell, digit});
        for (std::size_t i = 0; i <= last; ++i) row[i] |= losing[i];
      });
    });
  }

  void try_pair(std::size_t first, std::size_t second) {
    const DigitSet commons = commons_.between(first, second);
    const DigitSet shared = sets_.digits(first) & sets_.digits(second);
    const std::size_t chain[] = {first, second};
    Step step = step_of_sets(technique_, sets_, chain, {&commons, 1});
    if (commons.size() == 1) {
      eliminate_shared(step, sets_, first, second, shared - commons);
    } else {
      eliminate_shared(step, sets_, first, second, shared);
      eliminate_locked(step, first, second, commons);
      eliminate_locked(step, second, first, commons);
    }
    sink_.add(std::move(step));
  }

  void eliminate_locked(Step& step, std::size_t set, std::size_t partner, DigitSet commons) const {
    (sets_.digits(set) - commons).for_each([&](Digit digit) {
      const CellSet losers = sets_.peers(set, digit) - sets_.cells(partner);
      if (losers.empty()) return;
      step.digits.insert(digit);
      step.eliminate(losers, digit);
    });
  }

  Technique technique_;
  const AlmostLockedSets& sets_;
  const RestrictedCommons& commons_;
  StepSink& sink_;
  StopCheck check_;
  std::vector<std::vector<std::uint64_t>> sharing_;
};

}  // namespace

void find_als_xz(Technique technique, Survey& survey, StepSink& sink) { XzSearch(technique, survey, sink).search(); }

}  // namespace nonet
