// Bivalue universal grave: without some candidates ("bug digits") every open cell would have two candidates and every
// digit two places in each house, and the puzzle would not have one solution. So some bug digit is true.

#include <array>
#include <vector>

#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

class BugSearch {
 public:
  BugSearch(const State& state, Hint& hint, bool explain)
      : state_(state), rest_(state), hint_(hint), explain_(explain) {}

  bool find() {
    if (!find_bug_cells() || !rest_is_bug()) return false;
    if (cells_.size() == 1) return find_type1();
    if (is_single(all_)) return find_type2() || (cells_.size() == 2 && find_type4());
    if (common_.empty()) return false;
    return (cells_.size() == 2 && find_type4()) || find_type3();
  }

 private:
  // Looks at every house in which a digit has neither no place nor two. If one place is in a cell with three candidates
  // or more, the digit is a bug digit of that cell. If several are, another house decides. If none is, there is no such
  // pattern.
  bool find_bug_cells() {
    for (int house = 0; house < kHouses; ++house) {
      for (int digit = 0; digit < kSide; ++digit) {
        const unsigned places = state_.places(house, digit);
        if (places == 0 || count_nine(places) == 2) continue;
        int found = -1;
        int count = 0;
        for_each_bit(places, [&](int position) {
          const int cell = kGeometry.cells[house][position];
          if (count_nine(state_.candidates(cell)) < 3) return;
          if (count++ == 0) found = cell;
        });
        if (count == 0 || (count == 1 && !add(found, digit))) return false;
      }
    }
    return !cells_.empty();
  }

  // Returns false when no type of the pattern is possible any more.
  bool add(int cell, int digit) {
    if (bug_digits_[cell] == 0) cells_.push_back(static_cast<std::uint8_t>(cell));
    bug_digits_[cell] = static_cast<std::uint16_t>(bug_digits_[cell] | 1u << digit);
    all_ |= 1u << digit;
    rest_.eliminate(cell, digit);
    common_ &= kGeometry.peer_mask[cell];
    for (const std::uint8_t other : cells_) common_.erase(other);
    return cells_.size() <= 1 || is_single(all_) || !common_.empty();
  }

  bool rest_is_bug() const {
    for (int cell = 0; cell < kCells; ++cell) {
      if (!rest_.is_filled(cell) && count_nine(rest_.candidates(cell)) != 2) return false;
    }
    for (int house = 0; house < kHouses; ++house) {
      for (int digit = 0; digit < kSide; ++digit) {
        const unsigned places = rest_.places(house, digit);
        if (places != 0 && count_nine(places) != 2) return false;
      }
    }
    return true;
  }

  bool find_type1() {
    hint_.remove(state_, cells_[0], ~all_);
    return finish(5.6, Technique::BugPlusOne);
  }

  bool find_type2() {
    const int digit = lowest_bit(all_);
    common_.for_each([&](int cell) { hint_.remove(state_, cell, 1u << digit); });
    return finish(5.7, Technique::Bug2);
  }

  bool find_type3() {
    for (const HouseType type : kBoxRowColumn) {
      const int house = shared_house(type);
      if (house < 0) continue;
      std::vector<int> others;
      (common_ & kGeometry.house_mask[house]).for_each([&](int cell) { others.push_back(cell); });
      for (int size = 2; size <= 6 && size <= static_cast<int>(others.size()); ++size) {
        if (find_naked_set(house, others, size)) return true;
      }
    }
    return false;
  }

  bool find_naked_set(int house, const std::vector<int>& others, int size) {
    if (count_nine(all_) < 2) return false;
    for (unsigned chosen = 0; chosen < 1u << others.size(); ++chosen) {
      if (count_nine(chosen) != size - 1) continue;
      unsigned digits = 0;
      bool is_usable = true;
      for_each_bit(chosen, [&](int i) {
        digits |= state_.candidates(others[i]);
        is_usable = is_usable && count_nine(state_.candidates(others[i])) >= 2;
      });
      if (!is_usable || count_nine(digits) != size || count_nine(digits | all_) != size) continue;
      CellMask set;
      for (std::size_t i = 0; i < others.size(); ++i) {
        if ((chosen >> i & 1u) != 0) {
          set.insert(others[i]);
        } else {
          hint_.remove(state_, others[i], digits);
        }
      }
      if (finish(5.7 + (size - 1) * 0.1, Technique::Bug3, house, set, digits)) return true;
    }
    return false;
  }

  bool find_type4() {
    const unsigned shared = state_.candidates(cells_[0]) & state_.candidates(cells_[1]) & ~all_;
    if (!is_single(shared)) return false;
    for (const HouseType type : kBoxRowColumn) {
      const int house = shared_house(type);
      if (house < 0) continue;
      for (const std::uint8_t cell : cells_) hint_.remove(state_, cell, ~(bug_digits_[cell] | shared));
      return finish(5.7, Technique::Bug4, house, {}, shared);
    }
    return false;
  }

  // The house of a type to which all BUG cells belong; -1 when there is none.
  int shared_house(HouseType type) const {
    const int house = kGeometry.houses[cells_[0]][type];
    for (const std::uint8_t cell : cells_) {
      if (kGeometry.houses[cell][type] != house) return -1;
    }
    return house;
  }

  bool finish(double difficulty, Technique technique, int house = -1, CellMask set = {}, unsigned digits = 0) {
    if (hint_.removals.empty()) return false;
    hint_.difficulty = difficulty;
    if (explain_) write(technique, house, set, digits);
    return true;
  }

  void write(Technique technique, int house, CellMask set, unsigned digits) {
    Step step(technique, step_digits(technique == Technique::Bug4 ? digits : all_));
    if (house >= 0) step.add_house(step_house(house));
    for (const std::uint8_t cell : cells_) step.add_part(Role::Extra, step_cell(cell), step_digits(bug_digits_[cell]));
    if (!set.empty()) step.add_part(Role::Subset, step_cells(set), step_digits(digits));
    add_results(hint_, step);
    hint_.step = std::move(step);
  }

  const State& state_;
  // The state without the bug digits.
  State rest_;
  Hint& hint_;
  bool explain_;
  std::vector<std::uint8_t> cells_;
  std::array<std::uint16_t, kCells> bug_digits_{};
  unsigned all_ = 0;
  // The cells that see all BUG cells.
  CellMask common_{~std::uint64_t{0}, low_bits<std::uint64_t>(kCells - 64)};
};

}  // namespace

bool find_bug(const State& state, Hint& hint, bool explain) { return BugSearch(state, hint, explain).find(); }

}  // namespace nonet::rating
