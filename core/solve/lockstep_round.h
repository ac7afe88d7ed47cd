#pragma once

#include "core/solve/digit_rules.h"
#include "core/solve/lockstep_state.h"

// One round of propagation for as many puzzles as there are lanes, the same for all and without a branch.
//
// Idea: one search node per 32-bit lane. The state of a 9×9 puzzle is 27 words, so the state of n puzzles is 27 vectors, and
// every conclusion is drawn for all n at once. No lane waits for another: rounds go on, and between them scalar code looks
// after the lanes that contradicted, stalled or were solved.
//
// Steps 1 to 5 concern each digit by itself (digit_rules.h). Then for each plane of cells:
//   6. A cell where two digits are placed is a contradiction.
//   7. Placed digits take their cells from the other digits.
//   8. Cells with one, two, three and more candidates are counted in bit-sliced counters over the nine digits. Those with
//      one are known from now on; one without is a contradiction.
//
// When to stop: a lane goes on as long as new cells become known. What one more round would remove then rarely decides, and
// the next guess removes it anyway (measured: going on until nothing changes takes 10 % more rounds on the hardest sets and
// saves 2 % of the guesses).
//
// Sound: as the rules of one digit are; 6 to 8 say that a cell holds one digit and no other. Complete: take a lane where no cell became known and none is open. All 81 cells were known before
// the round, so each had one candidate, and since no cell lost its last one the round changed nothing. Then the 81 candidates
// passed 2, 3 and 4 as they are: each digit has one in each row, by 4 and since 81 = 9·9 no more; and as each row of a band
// has one on a permutation, each box has one, and by 3 each column.

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
