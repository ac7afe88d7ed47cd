#pragma once

#include "core/solve/digit_word.h"

// What one digit tells about itself: the first five steps of a round of propagation, without a branch. Written over a word
// type, so that one text serves 16 puzzles, a digit at a time (lockstep_round.h), and one puzzle, all digits at a time
// (node_round.h).
//
//   1. Known cells. A cell that can hold nothing but the digit takes it from the rest of its minirow and from the two other
//      minirows of its box. The rest of its row and column follows by 2 and 3.
//   2. Band rule: a minirow survives iff a permutation of rows to boxes uses it. In each band the digit stands once in each
//      row and once in each box, so its minirows are such a permutation. Exactly locked candidates and hidden singles along
//      rows, in all three bands at once.
//   3. Stack rule: the same for columns, on the column profile.
//   4. Each row of each band must keep a candidate.
//   5. A box with one candidate left holds the digit there.
//
// Sound: 1 is the rule of the game; 2 and 3 remove what is on no permutation, hence in no solution; 4 fails, or a minirow
// has two known cells, only when there is no solution; 5 since each box needs the digit.
//
// Source: the lockstep sketch of the project's design, after the band solvers of the players' forum (zhouyundong,
// champagne). The three planes and the closures without tables are our own form.

namespace nonet {

template <class Word>
struct DigitConclusions {
  /// What is left of the candidates.
  Word planes[3];
  /// The cells that hold the digit since nothing else in their box can.
  Word placed[3];
  /// Has the bits of digit_word::kMiddle0 unless some row has no candidate; other bits mean nothing.
  Word rows;
  /// Not 0 where a minirow has two known cells.
  Word repeated;
};

/// `before` are candidates, `known` those of them in cells that have no other candidate.
template <class Word>
NONET_ALWAYS_INLINE DigitConclusions<Word> apply_digit_rules(const Word (&before)[3], const Word (&known)[3]) {
  using namespace digit_word;

  // 1
  const Word sources = known[0] | known[1] | known[2];
  Word plane0 = before[0] & (known[0] | ~sources);
  Word plane1 = before[1] & (known[1] | ~sources);
  Word plane2 = before[2] & (known[2] | ~sources);
  const Word possible = (plane0 | plane1 | plane2) & ~(next_outer(sources) | last_outer(sources));

  // 2
  const Word closed = close_minirows(possible);
  plane0 &= closed;
  plane1 &= closed;
  plane2 &= closed;

  // 3
  const Word profile = close_columns(column_profile(plane0, plane1, plane2));
  const Word columns0 = profile & kOuter0;
  const Word columns1 = profile & kOuter1;
  const Word columns2 = profile & kOuter2;
  plane0 &= columns0 | (columns0 << 9) | (columns0 << 18);
  plane1 &= (columns1 >> 9) | columns1 | (columns1 << 9);
  plane2 &= (columns2 >> 18) | (columns2 >> 9) | columns2;

  // 4
  const Word minirows = plane0 | plane1 | plane2;
  const Word rows = minirows | (minirows >> 3) | (minirows >> 6);

  // 5
  const Word alone = minirows & ~(next_outer(minirows) | last_outer(minirows)) & in_exactly_one(plane0, plane1, plane2);

  return {{plane0, plane1, plane2},
          {plane0 & alone, plane1 & alone, plane2 & alone},
          rows,
          in_two_or_more(known[0], known[1], known[2])};
}

}  // namespace nonet
