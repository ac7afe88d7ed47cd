// Unique rectangles and loops: cells in which two digits could be exchanged if the other candidates ("extras") were
// absent. The puzzle has one solution, so some extra is true. All hints are collected; the one with the lowest
// difficulty is returned.

#include <algorithm>
#include <vector>

#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

using Loop = std::vector<std::uint8_t>;

// Finds the closed paths over cells that have both digits.
class LoopSearch {
 public:
  LoopSearch(const State& state, unsigned digits) : state_(state), digits_(digits) {
    places_ = state.cells(lowest_bit(digits)) & state.cells(lowest_bit(without_lowest(digits)));
  }

  // Calls `visit(path)` for every closed path of four cells or more from `start`. The same loop may come several times.
  template <class Visit>
  void for_each(int start, Visit&& visit) {
    path_.clear();
    extend(start, 2, 0, -1, visit);
  }

 private:
  // `budget`: how many more cells with extras the path may have, unless all extras are the same digit. Sudoku
  // Explainer 1.2.1 does not forget the extras of cells that it has tried and left again, as long as it stays in the
  // same cell. So neither does this.
  template <class Visit>
  void extend(int cell, int budget, unsigned extras, int last_type, Visit&& visit) {
    path_.push_back(static_cast<std::uint8_t>(cell));
    on_path_.insert(cell);
    for (const HouseType type : kBoxRowColumn) {
      if (type == last_type) continue;
      const int house = kGeometry.houses[cell][type];
      for (const std::uint8_t next : kGeometry.cells[house]) {
        if (next == path_.front() && path_.size() >= 4) {
          visit(path_);
        } else if (places_.contains(next) && !on_path_.contains(next)) {
          const unsigned more = state_.candidates(next) & ~digits_;
          extras |= more;
          if (more == 0 || is_single(extras) || budget > 0) {
            extend(next, more == 0 ? budget : budget - 1, extras, type, visit);
          }
        }
      }
    }
    on_path_.erase(cell);
    path_.pop_back();
  }

  const State& state_;
  unsigned digits_;
  CellMask places_;
  CellMask on_path_;
  Loop path_;
};

// Every house of the loop has one cell at an even place of the path, and one at an odd place.
bool is_valid(const Loop& loop) {
  unsigned touched[2] = {0, 0};
  for (std::size_t i = 0; i < loop.size(); ++i) {
    for (const std::uint8_t house : kGeometry.houses[loop[i]]) {
      const unsigned bit = 1u << house;
      if ((touched[i % 2] & bit) != 0) return false;
      touched[i % 2] |= bit;
    }
  }
  return touched[0] == touched[1];
}

double base_difficulty(std::size_t size) {
  double result = 4.5;
  if (size >= 10) result += 0.3;
  if (size >= 8) {
    result += 0.2;
  } else if (size >= 6) {
    result += 0.1;
  }
  return result;
}

// The four types; the third has two forms that Sudoku Explainer tells apart when it drops equal hints.
enum class Form : std::uint8_t { Type1, Type2, Type3Naked, Type3Hidden, Type4 };
int type_of(Form form) { return form == Form::Type1 ? 1 : form == Form::Type2 ? 2 : form == Form::Type4 ? 4 : 3; }

struct LoopHint {
  Form form;
  CellMask loop;
  Hint hint;
};

class LoopHints {
 public:
  LoopHints(const State& state, bool explain) : state_(state), explain_(explain) {}

  void add_from(int start) {
    digits_ = state_.candidates(start);
    LoopSearch(state_, digits_).for_each(start, [&](const Loop& loop) {
      if (is_valid(loop)) add(loop);
    });
  }

  // The easiest hint; of several the first that was found.
  bool take_easiest(Hint& hint) {
    const auto easiest =
        std::min_element(hints_.begin(), hints_.end(), [](const LoopHint& left, const LoopHint& right) {
          if (left.hint.difficulty != right.hint.difficulty) return left.hint.difficulty < right.hint.difficulty;
          return type_of(left.form) < type_of(right.form);
        });
    if (easiest == hints_.end()) return false;
    hint = std::move(easiest->hint);
    return true;
  }

 private:
  void add(const Loop& loop) {
    loop_ = loop;
    extra_cells_.clear();
    unsigned extras = 0;
    for (const std::uint8_t cell : loop) {
      const unsigned more = state_.candidates(cell) & ~digits_;
      if (more != 0) extra_cells_.push_back(cell);
      extras |= more;
    }
    if (extra_cells_.empty()) return;
    if (extra_cells_.size() == 1) return add_type1();
    if (extra_cells_.size() > 2) return add_type2();
    if (is_single(extras)) {
      add_type2();
    } else {
      add_type3(extras);
    }
    add_type4();
  }

  void add_type1() {
    Hint hint = new_hint();
    hint.remove(state_, extra_cells_[0], digits_);
    keep(Form::Type1, std::move(hint));
  }

  void add_type2() {
    const int digit = lowest_bit(state_.candidates(extra_cells_[0]) & ~digits_);
    CellMask seeing = state_.cells(digit);
    for (const std::uint8_t cell : extra_cells_) seeing &= kGeometry.peer_mask[cell];
    Hint hint = new_hint();
    seeing.for_each([&](int cell) { hint.remove(state_, cell, 1u << digit); });
    keep(Form::Type2, std::move(hint));
  }

  void add_type3(unsigned extras) {
    for (int size = count_nine(extras); size <= 7; ++size) {
      for (const HouseType type : kBoxRowColumn) {
        const int house = kGeometry.houses[extra_cells_[0]][type];
        if (house != kGeometry.houses[extra_cells_[1]][type]) continue;
        first_ = kGeometry.positions[extra_cells_[0]][type];
        second_ = kGeometry.positions[extra_cells_[1]][type];
        if (size * 2 <= state_.open_cells(house)) add_naked_sets(house, size, extras);
        if (size * 2 < state_.open_cells(house)) add_hidden_sets(house, size, extras);
      }
    }
  }

  // Other cells of a house that form a naked set together with the extras.
  void add_naked_sets(int house, int size, unsigned extras) {
    const unsigned common = extras & state_.candidates(extra_cells_[0]) & state_.candidates(extra_cells_[1]);
    for (unsigned chosen = 0; chosen < 512; ++chosen) {
      if (count_nine(chosen) != size || (chosen >> first_ & 1u) == 0 || (chosen >> second_ & 1u) != 0) continue;
      const unsigned others = chosen & ~(1u << first_);
      unsigned digits = 0;
      bool is_usable = true;
      for_each_bit(others, [&](int position) {
        const unsigned own = state_.candidates(kGeometry.cells[house][position]);
        digits |= own;
        is_usable = is_usable && count_nine(own) >= 2;
      });
      if (!is_usable || count_nine(common | digits) != size || count_nine(extras | digits) != size) continue;
      Hint hint = new_hint();
      hint.difficulty += (size - 1) * 0.1;
      for (int position = 0; position < kSide; ++position) {
        if ((others >> position & 1u) != 0 || position == first_ || position == second_) continue;
        hint.remove(state_, kGeometry.cells[house][position], extras | digits);
      }
      keep(Form::Type3Naked, std::move(hint), house, others, extras | digits);
    }
  }

  // Digits that form a hidden set together with the two digits of the loop.
  void add_hidden_sets(int house, int size, unsigned extras) {
    std::array<int, kSide> others;
    int count = 0;
    for (int digit = 0; digit < kSide; ++digit) {
      if (((digits_ | extras) >> digit & 1u) == 0) others[count++] = digit;
    }
    if (size - 2 > count || count == 0) return;
    for (unsigned chosen = 0; chosen < 1u << count; ++chosen) {
      if (count_nine(chosen) != size - 2) continue;
      unsigned digits = digits_;
      for_each_bit(chosen, [&](int i) { digits |= 1u << others[i]; });
      unsigned positions = 0;
      bool is_usable = true;
      for_each_bit(digits, [&](int digit) {
        const unsigned places = state_.places(house, digit) & ~(1u << second_);
        positions |= places;
        is_usable = is_usable && places != 0;
      });
      if (!is_usable || count_nine(positions) != size) continue;
      positions &= ~(1u << first_);
      Hint hint = new_hint();
      hint.difficulty += (count_nine(positions) - 1) * 0.1;
      for_each_bit(positions, [&](int position) { hint.remove(state_, kGeometry.cells[house][position], ~digits); });
      keep(Form::Type3Hidden, std::move(hint), house, positions, digits);
    }
  }

  void add_type4() {
    const int low = lowest_bit(digits_);
    const int high = lowest_bit(without_lowest(digits_));
    const CellMask both = CellMask::of(extra_cells_[0]) | CellMask::of(extra_cells_[1]);
    int low_house = -1;
    int high_house = -1;
    for (const HouseType type : kBoxRowColumn) {
      const int house = kGeometry.houses[extra_cells_[0]][type];
      if (house != kGeometry.houses[extra_cells_[1]][type]) continue;
      const CellMask others = kGeometry.house_mask[house] - both;
      if ((state_.cells(low) & others).empty()) low_house = house;
      if ((state_.cells(high) & others).empty()) high_house = house;
    }
    if (low_house < 0 && high_house < 0) return;
    Hint hint = new_hint();
    const int removed = low_house >= 0 ? high : low;
    for (const std::uint8_t cell : extra_cells_) hint.remove(state_, cell, 1u << removed);
    keep(Form::Type4, std::move(hint), low_house >= 0 ? low_house : high_house);
  }

  Hint new_hint() const {
    Hint hint;
    hint.difficulty = base_difficulty(loop_.size());
    return hint;
  }

  // Keeps a hint that eliminates something, unless an equal one was found before. For the step: the house of the set,
  // its cells and its digits, or the house that binds a digit.
  void keep(Form form, Hint hint, int house = -1, unsigned positions = 0, unsigned digits = 0) {
    if (hint.removals.empty()) return;
    CellMask cells;
    for (const std::uint8_t cell : loop_) cells.insert(cell);
    for (const LoopHint& other : hints_) {
      if (other.form == form && other.loop == cells) return;
    }
    if (explain_) write(form, house, positions, digits, hint);
    hints_.push_back({form, cells, std::move(hint)});
  }

  void write(Form form, int house, unsigned positions, unsigned digits, Hint& hint) const {
    constexpr Technique kRectangles[] = {Technique::UniqueRectangle1, Technique::UniqueRectangle2,
                                         Technique::UniqueRectangle3, Technique::UniqueRectangle4};
    constexpr Technique kLoops[] = {Technique::UniqueLoop1, Technique::UniqueLoop2, Technique::UniqueLoop3,
                                    Technique::UniqueLoop4};
    const int number = type_of(form) - 1;
    Step step(loop_.size() == 4 ? kRectangles[number] : kLoops[number], step_digits(digits_));
    if (house >= 0) step.add_house(step_house(house));
    for (const std::uint8_t cell : loop_) step.add_part(Role::Corner, step_cell(cell), step_digits(digits_));
    for (const std::uint8_t cell : extra_cells_) {
      step.add_part(Role::Extra, step_cell(cell), step_digits(state_.candidates(cell) & ~digits_));
    }
    if (positions != 0) step.add_part(Role::Subset, step_cells(house, positions), step_digits(digits));
    add_results(hint, step);
    hint.step = std::move(step);
  }

  const State& state_;
  bool explain_;
  unsigned digits_ = 0;
  Loop loop_;
  Loop extra_cells_;
  int first_ = 0;
  int second_ = 0;
  std::vector<LoopHint> hints_;
};

}  // namespace

bool find_unique_loop(const State& state, Hint& hint, bool explain) {
  LoopHints hints(state, explain);
  for (int cell = 0; cell < kCells; ++cell) {
    if (count_nine(state.candidates(cell)) == 2) hints.add_from(cell);
  }
  return hints.take_easiest(hint);
}

}  // namespace nonet::rating
