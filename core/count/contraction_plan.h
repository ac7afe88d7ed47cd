#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/clue_board.h"
#include "core/count/outer_triples.h"
#include "core/count/split_index.h"
#include "core/count/split_triples.h"

namespace nonet {

/// The arrangement that promises the least work. The same on every machine. Some 20 ms.
Arrangement cheapest_arrangement(std::span<const Digit, 81> givens);

/// Three arrangements, each with another stack last, all transposed or none; together they promise the least work.
std::array<Arrangement, 3> cheapest_with_each_outer(std::span<const Digit, 81> givens);

/// What the contraction of an arranged grid needs to know and does not change: which splits may stand where. 1.5 MB at most.
struct ContractionPlan {
  ContractionPlan(std::span<const Digit, 81> givens, const Arrangement& arrangement);

  /// Solutions for each unit that the contraction counts: what the triples of all bands and stacks leave open.
  std::uint64_t arrangements() const;

  Arrangement arrangement;
  ClueBoard board;
  std::array<SplitTriples, 3> stacks;
  std::array<SplitTriples, 3> bands;
  OuterTriples outer;

  /// The column splits of box (band, stack) as [stack][band]; of the two stacks that are not the outer one.
  std::array<std::array<BoxSplits, 3>, 2> columns;
  /// The triples of these stacks as [stack][pivot]: for a split of the box in the pivot's band the splits in the next band
  /// and in the one after that, round and round.
  std::array<std::array<Groups<SplitPair>, 3>, 2> triples;

  /// For a row split of box (band, 2) the numbers of the row splits of boxes (band, 0) and (band, 1) that go with it.
  std::array<Groups<SplitPair>, 3> rows;
  /// The row splits of box (band, 0) and (band, 1).
  std::array<std::array<BoxSplits, 2>, 3> row_splits;
  /// For a column split of box (band, 0) the row splits there that cross it.
  std::array<Groups<std::uint16_t>, 3> crossing;
  /// 1 where a row split of box (band, 1) (the table's row) crosses a column split of it.
  std::array<std::vector<std::int16_t>, 3> crosses;
  /// Words in a row of the band's tables.
  std::array<std::size_t, 3> strides;
};

}  // namespace nonet
