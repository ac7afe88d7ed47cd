#pragma once

#include <array>
#include <cstdint>

#include "core/solve/search_node.h"

namespace nonet {

/// The end of a search that wants many solutions: a node with few open cells, seen cell by cell, a lane of 16 bits for the
/// candidates of each. A node of this search costs an eighth of one that looks at all 81 cells, and it draws only one
/// conclusion, naked singles: where a fully propagated node has solutions at all, nearly every guess leads to one (in 100
/// solutions it meets 9 dead ends).
///
/// The solutions come in an order fixed by the node, the same on every backend.
struct Endgame {
  /// As many open cells as lanes.
  static constexpr int kMaxCells = 32;
  using Row = std::array<std::uint16_t, kMaxCells>;

  /// Starts at a propagated node with 1 to kMaxCells open cells; SolveBackend::next_ending goes on from there.
  void begin(const SearchNode& node, const NodeCells& cells);

  /// The candidates of each open cell at the nodes that wait, the last to be taken first.
  alignas(64) std::array<Row, kMaxCells + 1> waiting;
  /// All bits for the cells that a cell sees, 0 for the others.
  alignas(64) std::array<Row, kMaxCells> peers;
  /// The solution that was found last: one candidate a cell.
  alignas(64) Row solution;
  /// Of the nodes that wait: the cells whose digit has not been taken from their peers yet, a bit each.
  std::array<std::uint32_t, kMaxCells + 1> unplaced;
  /// How many nodes wait.
  int depth = 0;
  int cell_count = 0;
  /// Of each open cell, row by row.
  std::array<std::uint8_t, kMaxCells> places;
  /// What SearchStats counts, since begin().
  std::uint64_t guesses = 0;
  std::uint64_t placements = 0;
};

}  // namespace nonet
