#pragma once

#include "core/solve/digit_rules.h"
#include "core/solve/lockstep_state.h"

// One round of propagation for as many puzzles as there are lanes. All lanes take the same steps, without a branch.
//
// Idea: each 32-bit lane holds one search node. The state of a 9×9 puzzle is 27 words, so the state of n puzzles is 27
// vectors, and every conclusion is drawn for all n puzzles at once. No lane waits for another lane. Between two rounds,
// scalar code serves the lanes whose node is contradictory, stalled or solved.
//
// Steps 1 to 5 look at each digit alone (digit_rules.h). Then, for each plane of cells:
//   6. If two digits are placed in one cell, the node is contradictory.
//   7. A cell with a placed digit loses all its other candidates.
//   8. Bit-sliced counters over the nine digits count the cells with one, two, and three or more candidates. Cells with
//   one
//      candidate are known from now on. If a cell has no candidate, the node is contradictory.
//
// When rounds end: a lane takes further rounds as long as new cells become known. One more round could still eliminate
// candidates, but these rarely decide anything, and the next guess eliminates them anyway. (Measured on the hardest
// sets: rounds until nothing changes are 10 % more rounds and save 2 % of the guesses.)
//
// Soundness: digit_rules.h argues for steps 1 to 5. Steps 6 to 8 say that a cell holds exactly one digit.
//
// Completeness: a lane that reports "solved" holds a solution. In such a lane no cell became known in the round and no
// cell is open. So all 81 cells were known before the round, each with one candidate, and because no cell lost its last
// candidate the round changed nothing. The 81 candidates therefore pass steps 2, 3 and 4 unchanged. By step 4, each
// digit has at least one candidate in each row, and exactly one because 81 = 9·9. The candidates of a digit in a band
// belong to a permutation, so each box has one of them. By step 3, each column has one.

namespace nonet {

template <int kLanes>
NONET_ALWAYS_INLINE void lockstep_round(LockstepState<kLanes>& state) {
  using digit_word::kAllCells;
  using digit_word::kMiddle0;
  using Vector = Lanes<kLanes>;

  Vector rows = Vector{} | kMiddle0;
  Vector twice{};
  Vector filled[3]{};
  Vector placed[27];
  for (int digit = 0; digit < 9; ++digit) {
    Vector* const planes = state.planes + 3 * digit;
    const Vector before[3] = {planes[0], planes[1], planes[2]};
    const Vector known[3] = {before[0] & state.known[0], before[1] & state.known[1], before[2] & state.known[2]};

    // 1 to 5
    const DigitConclusions<Vector> found = apply_digit_rules(before, known);
    rows &= found.rows;
    twice |= found.repeated;
    for (int plane = 0; plane < 3; ++plane) {
      planes[plane] = found.planes[plane];
      placed[3 * digit + plane] = found.placed[plane];
      // 6
      twice |= filled[plane] & found.placed[plane];
      filled[plane] |= found.placed[plane];
    }
  }

  Vector contradiction = twice | (rows ^ kMiddle0);
  Vector newly_known{};
  for (int plane = 0; plane < 3; ++plane) {
    Vector one{};
    Vector two{};
    Vector three{};
    for (int digit = 0; digit < 9; ++digit) {
      Vector& word = state.planes[3 * digit + plane];
      // 7
      word = (word & ~filled[plane]) | placed[3 * digit + plane];
      // 8
      three |= two & word;
      two |= one & word;
      one |= word;
    }
    contradiction |= one ^ kAllCells;
    const Vector known = one & ~two;
    newly_known |= known & ~state.known[plane];
    state.known[plane] = known;
    state.open[plane] = two;
    state.pairs[plane] = two & ~three;
  }

  constexpr std::uint32_t kAllLanes = (1u << kLanes) - 1;
  state.contradictory = lanes_that_are_set(contradiction);
  const std::uint32_t at_rest = kAllLanes & ~(state.contradictory | lanes_that_are_set(newly_known));
  state.stalled = at_rest & lanes_that_are_set(Vector(state.open[0] | state.open[1] | state.open[2]));
  state.solved = at_rest & ~state.stalled;
}

}  // namespace nonet
