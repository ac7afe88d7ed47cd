// XY-Wing and XYZ-Wing.

#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

struct Wing {
  int pivot;
  int first;
  int second;
  int digit;
};

void write_wing(const State& state, const Wing& wing, Technique technique, Hint& hint) {
  Step step(technique, DigitSet(step_digit(wing.digit)));
  for (const int cell : {wing.pivot, wing.first, wing.second}) {
    step.add_part(cell == wing.pivot ? Role::Pivot : Role::Wing, step_cell(cell), step_digits(state.candidates(cell)));
  }
  add_results(hint, step);
  hint.step = std::move(step);
}

// `pivot_size`: 2 for XY-Wings, 3 for XYZ-Wings.
template <class Visit>
bool for_each_wing(const State& state, int pivot_size, Visit&& visit) {
  for (int pivot = 0; pivot < kCells; ++pivot) {
    const unsigned own = state.candidates(pivot);
    if (count_nine(own) != pivot_size) continue;
    for (const std::uint8_t first : kGeometry.peers[pivot]) {
      const unsigned left = state.candidates(first);
      if (count_nine(left) != 2 || !is_single(own & ~left)) continue;
      for (const std::uint8_t second : kGeometry.peers[pivot]) {
        const unsigned right = state.candidates(second);
        if (count_nine(right) != 2 || count_nine(own | left | right) != 3) continue;
        const unsigned common = own & left & right;
        if (count_nine(common) != pivot_size - 2 || !is_single(left & right)) continue;
        if (visit(Wing{pivot, first, second, lowest_bit(left & right)})) return true;
      }
    }
  }
  return false;
}

bool find_wing(const State& state, bool is_xyz, Hint& hint, bool explain) {
  return for_each_wing(state, is_xyz ? 3 : 2, [&](const Wing& wing) {
    CellMask seeing = kGeometry.peer_mask[wing.first] & kGeometry.peer_mask[wing.second] & state.cells(wing.digit);
    if (is_xyz) seeing &= kGeometry.peer_mask[wing.pivot];
    for (const int cell : {wing.pivot, wing.first, wing.second}) seeing.erase(cell);
    if (seeing.empty()) return false;
    hint.difficulty = is_xyz ? 4.4 : 4.2;
    seeing.for_each([&](int cell) { hint.remove(state, cell, 1u << wing.digit); });
    if (explain) write_wing(state, wing, is_xyz ? Technique::XyzWing : Technique::XyWing, hint);
    return true;
  });
}

}  // namespace

bool find_xy_wing(const State& state, Hint& hint, bool explain) { return find_wing(state, false, hint, explain); }
bool find_xyz_wing(const State& state, Hint& hint, bool explain) { return find_wing(state, true, hint, explain); }

}  // namespace nonet::rating
