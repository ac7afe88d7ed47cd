// ALS-XZ: two almost locked sets without a common cell have a restricted common x. One of them loses x and keeps all its
// other digits. So of another digit z that both have, a place is true in one of them, and what sees all these places falls.
//
// With two restricted commons each set loses exactly one of them: the other way round one set would lose both and have too
// few digits left. So each keeps all its other digits, whatever sees them loses them, and both restricted commons are digits
// z as well.
//
// The pairs are found for all sets B below a set A at once: bits of the sets that share x as a restricted common with A, and
// of those that share a loser of z with it. A position without a result costs some 30 µs after the tables that other
// techniques share.

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
        sharing_(static_cast<std::size_t>(survey.state().side()), std::vector<std::uint64_t>(sets_.width())) {}

  void search() {
    for (std::size_t set = 1; set < sets_.size() && !sink_.is_full(); ++set) search(set);
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
        const std::uint64_t partners = commons_.partners(sets_.first_foothold(set) + digit)[i];
        const std::uint64_t sharing = sharing_[digit][i];
        hits |= (partners & shared) | (linked & sharing);
        doubly |= linked & partners;
        linked |= partners;
        shared |= sharing;
      }
      std::uint64_t partners = (hits | doubly) & ~commons_.overlapping(set)[i];
      if (i == last) partners &= low_bits<std::uint64_t>(static_cast<int>(set % 64));
      for_each_bit(partners, [&](int bit) {
        if (!sink_.is_full()) check(i * 64 + static_cast<std::size_t>(bit), set);
      });
    }
  }

  bool has_partner(std::size_t set, std::size_t count, std::size_t last) const {
    std::uint64_t any = 0;
    for (std::size_t digit = 0; digit < count; ++digit) {
      const auto partners = commons_.partners(sets_.first_foothold(set) + digit);
      for (std::size_t i = 0; i <= last; ++i) any |= partners[i];
    }
    return any != 0;
  }

  // For each digit of the set the sets that some cell would take the digit from together with this one.
  void find_sharing(std::size_t set, std::size_t last) {
    std::size_t number = 0;
    sets_.digits(set).for_each([&](Digit digit) {
      std::vector<std::uint64_t>& row = sharing_[number];
      std::fill_n(row.begin(), last + 1, 0);
      sets_.peers_at(sets_.first_foothold(set) + number++).for_each([&](Cell cell) {
        const auto losing = sets_.losing({cell, digit});
        for (std::size_t i = 0; i <= last; ++i) row[i] |= losing[i];
      });
    });
  }

  void check(std::size_t first, std::size_t second) {
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
  std::vector<std::vector<std::uint64_t>> sharing_;
};

}  // namespace

void find_als_xz(Technique technique, Survey& survey, StepSink& sink) { XzSearch(technique, survey, sink).search(); }

}  // namespace nonet
