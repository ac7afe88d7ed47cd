#pragma once

#include "core/solve/digit_word.h"

// The first five steps of a round of propagation, without a branch. These steps look at one digit at a time: the
// candidates of a digit follow from the candidates of the same digit. The code is written over a word type.
// lockstep_round.h uses it for 16 puzzles and one digit at a time, node_round.h for one puzzle and all digits at a
// time.
//
//   1. Known cells. If a cell has the digit as its only candidate, the digit is eliminated from the rest of the cell's
//   minirow
//      and from the two other minirows of its box. Steps 2 and 3 then eliminate it from the rest of the row and the
//      column.
//   2. Band rule. The candidates of a minirow stay only if the minirow belongs to a permutation of the band's rows and
//   boxes.
//      In each band, the digit is placed once in each row and once in each box, so its three minirows form a
//      permutation. This step finds exactly the locked candidates and hidden singles along rows, in all three bands at
//      once.
//   3. Stack rule. The same for columns, on the column profile.
//   4. Each row must keep a candidate.
//   5. If a box has one candidate left, the digit is placed there.
//
// Soundness: Step 1 is the rule of the game. Steps 2 and 3 eliminate candidates that belong to no permutation and
// therefore to no solution. A row without a candidate (step 4), or a minirow with two known cells, proves that there is
// no solution. Step 5 holds because every box needs the digit.
//
// Source: the band solvers of the players' forum (zhouyundong, champagne). The three planes and the closures without
// tables are our own.

namespace nonet {

template <class Word>
struct DigitConclusions {
  /// The candidates that are left.
  Word planes[3];
  /// The cells in which the digit is placed because no other cell of their box can hold it.
  Word placed[3];
  /// Has all bits of digit_word::kMiddle0, unless some row has no candidate. The other bits are meaningless.
  Word rows;
  /// Nonzero when a minirow has two known cells.
  Word repeated;
};

/// `before` are the candidates of the digit. `known` are those of them whose cell has no other candidate.
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
