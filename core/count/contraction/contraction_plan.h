#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction/clue_board.h"
#include "core/count/contraction/outer_triples.h"
#include "core/count/contraction/split_index.h"
#include "core/count/contraction/split_triples.h"

namespace nonet {

/// Returns the arrangement with the least expected work. The result is the same on every machine. Takes some 20 ms.
Arrangement cheapest_arrangement(std::span<const Digit, 81> givens);

/// Returns three arrangements, each with another stack as the outer stack; all three are transposed or none is.
/// Together they have the least expected work.
std::array<Arrangement, 3> cheapest_with_each_outer(std::span<const Digit, 81> givens);

/// The constant data for the contraction of one arranged grid: which splits are possible in which box. At most 1.5 MB.
struct ContractionPlan {
  ContractionPlan(std::span<const Digit, 81> givens, const Arrangement& arrangement);

  /// The number of solutions for each unit that the contraction counts: the product of the arrangements of all bands
  /// and stacks.
  std::uint64_t arrangements() const;

  Arrangement arrangement;
  ClueBoard board;
  std::array<SplitTriples, 3> stacks;
  std::array<SplitTriples, 3> bands;
  OuterTriples outer;

  /// The column splits of box (band, stack) as [stack][band], for the two stacks that are not the outer stack.
  std::array<std::array<BoxSplits, 3>, 2> columns;
  /// The triples of these stacks as [stack][pivot]: for a split of the box in band `pivot`, the splits in bands pivot +
  /// 1 and pivot + 2, modulo 3.
  std::array<std::array<Groups<SplitPair>, 3>, 2> triples;

  /// For a row split of box (band, 2), the numbers of the row splits of boxes (band, 0) and (band, 1) that form triples
  /// with it.
  std::array<Groups<SplitPair>, 3> rows;
  /// The row splits of box (band, 0) and (band, 1).
  std::array<std::array<BoxSplits, 2>, 3> row_splits;
  /// For a column split of box (band, 0), the numbers of the box's row splits that cross it.
  std::array<Groups<std::uint16_t>, 3> crossing;
  /// A table that is 1 where a row split of box (band, 1) (the table's row) crosses a column split of the box,
  /// otherwise 0.
  std::array<std::vector<std::int16_t>, 3> crosses;
  /// The number of words in a row of each band's tables.
  std::array<std::size_t, 3> strides;
};

}  // namespace nonet
