#pragma once

#include "core/solve/digit_rules.h"
#include "core/solve/digit_vector.h"
#include "core/solve/search_node.h"

// Propagation of one search node. A vector holds all nine digits of one puzzle. (In lockstep_round.h, a vector holds
// one digit of many puzzles.) Both files take the same steps, which lockstep_round.h describes by number. Both get the
// same results, so both searches walk the same tree.
//
// Steps 1 to 5 look at each digit alone. One call of apply_digit_rules() takes these steps for all digits. Steps 6 to 8
// count the candidates of each cell over the digits. Digits are lanes here, so each lane adds the tally of another lane
// to its own, until every lane holds the sum. The candidates are counted before step 7 removes the other candidates
// from cells with a placed digit. Counting again after step 7 would give the same result, because these cells already
// count as known.

namespace nonet {

/// Counts of the digits in each of 27 cells, one bit for each cell: at least one, two and three candidates (`one`,
/// `two`, `three`), and at least one and two placed digits (`placed`, `placed_twice`).
template <class Vector>
struct CellTally {
  Vector one;
  Vector two;
  Vector three;
  Vector placed;
  Vector placed_twice;

  friend NONET_ALWAYS_INLINE CellTally operator+(const CellTally& a, const CellTally& b) {
    return {a.one | b.one, a.two | b.two | (a.one & b.one), a.three | b.three | (a.two & b.one) | (a.one & b.two),
            a.placed | b.placed, a.placed_twice | b.placed_twice | (a.placed & b.placed)};
  }
};

/// Adds to each lane of a tally the lane whose number differs by the bit kDistance.
template <int kDistance, class Vector>
NONET_ALWAYS_INLINE CellTally<Vector> add_lanes(const CellTally<Vector>& tally) {
  return tally + CellTally<Vector>{with_lanes_swapped<kDistance>(tally.one), with_lanes_swapped<kDistance>(tally.two),
                                   with_lanes_swapped<kDistance>(tally.three),
                                   with_lanes_swapped<kDistance>(tally.placed),
                                   with_lanes_swapped<kDistance>(tally.placed_twice)};
}

/// Returns the tally of all digits of a plane, in every lane.
template <int kLanes>
NONET_ALWAYS_INLINE CellTally<Lanes<kLanes>> tally_digits(const DigitVector<kLanes>& candidates,
                                                          const DigitVector<kLanes>& placed) {
  using Tally = CellTally<Lanes<kLanes>>;
  Tally sum{candidates.parts[0], {}, {}, placed.parts[0], {}};
  for (int part = 1; part < DigitVector<kLanes>::kParts; ++part) {
    sum = sum + Tally{candidates.parts[part], {}, {}, placed.parts[part], {}};
  }
  if constexpr (kLanes > 8) sum = add_lanes<8>(sum);
  if constexpr (kLanes > 4) sum = add_lanes<4>(sum);
  if constexpr (kLanes > 2) sum = add_lanes<2>(sum);
  if constexpr (kLanes > 1) sum = add_lanes<1>(sum);
  return sum;
}

/// Repeats rounds until no further cell becomes known. Returns false and leaves the node unchanged when the node has no
/// solution. Fills in `cells` in both cases. When the function returns true and no cell is open, the node is a
/// solution.
template <int kLanes>
NONET_ALWAYS_INLINE bool propagate_node(SearchNode& node, NodeCells& cells) {
  using digit_word::kAllCells;
  using digit_word::kMiddle0;
  using Digits = DigitVector<kLanes>;
  using Part = typename Digits::Part;

  // Each digit needs a candidate in every row. The last vector has lanes without a digit, and these lanes need nothing.
  alignas(64) static constexpr std::uint32_t kRowsOfDigits[16] = {kMiddle0, kMiddle0, kMiddle0, kMiddle0, kMiddle0,
                                                                  kMiddle0, kMiddle0, kMiddle0, kMiddle0};
  const Digits rows_of_digits = Digits::load(kRowsOfDigits);

  Digits planes[3] = {Digits::load(node.planes[0]), Digits::load(node.planes[1]), Digits::load(node.planes[2])};
  Part known_cells[3] = {Part{} | node.known_cells.planes[0], Part{} | node.known_cells.planes[1],
                         Part{} | node.known_cells.planes[2]};
  Digits known[3];
  for (int plane = 0; plane < 3; ++plane) {
    for (int part = 0; part < Digits::kParts; ++part) {
      known[plane].parts[part] = planes[plane].parts[part] & known_cells[plane];
    }
  }
  for (;;) {
    // Steps 1 to 5.
    const DigitConclusions<Digits> found = apply_digit_rules(planes, known);

    Part contradiction{};
    for (int part = 0; part < Digits::kParts; ++part) {
      contradiction |= (rows_of_digits.parts[part] & ~found.rows.parts[part]) | found.repeated.parts[part];
    }
    Part newly_known{};
    Part pairs[3];
    for (int plane = 0; plane < 3; ++plane) {
      const CellTally<Part> tally = tally_digits<kLanes>(found.planes[plane], found.placed[plane]);
      // Step 6.
      contradiction |= tally.placed_twice | (tally.one ^ kAllCells);
      // Steps 7 and 8.
      const Part now_known = (tally.one & ~tally.two) | tally.placed;
      newly_known |= now_known & ~known_cells[plane];
      known_cells[plane] = now_known;
      pairs[plane] = tally.two & ~tally.three & ~now_known;
      for (int part = 0; part < Digits::kParts; ++part) {
        planes[plane].parts[part] = (found.planes[plane].parts[part] & ~tally.placed) | found.placed[plane].parts[part];
        known[plane].parts[part] = planes[plane].parts[part] & now_known;
      }
    }
    const bool contradicts = lanes_that_are_set(contradiction) != 0;
    if (!contradicts && lanes_that_are_set(newly_known) != 0) continue;

    cells.open_count = 0;
    for (int plane = 0; plane < 3; ++plane) {
      const std::uint32_t all_known = lane_of(known_cells[plane], 0);
      cells.open.planes[plane] = kAllCells & ~all_known;
      cells.open_count += __builtin_popcount(cells.open.planes[plane]);
      cells.pairs.planes[plane] = lane_of(pairs[plane], 0);
      if (contradicts) continue;
      node.known_cells.planes[plane] = all_known;
      planes[plane].store(node.planes[plane]);
    }
    return !contradicts;
  }
}

}  // namespace nonet
