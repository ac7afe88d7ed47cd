#pragma once

#include <cstdint>
#include <vector>

#include "core/rating/chain_grid.h"
#include "core/rating/hint.h"

namespace nonet::rating {

/// A candidate that is true (on) or false (off).
struct Node {
  Id id;
  bool is_on;

  friend constexpr bool operator==(Node, Node) = default;
};

/// No unit: the node is an assumption.
inline constexpr std::uint16_t kNoUnit = 0xFFFF;

/// A node of a chain with the unit that links the node to the node before.
struct PathNode {
  Node node;
  std::uint16_t unit = kNoUnit;
};

/// The first unit (cell, box, row, column) that two candidates share. They must share one.
inline std::uint16_t shared_unit(const ChainGrid& grid, Id left, Id right) {
  for (int i = 0; i < 3; ++i) {
    if (grid.units(left)[i] == grid.units(right)[i]) return grid.units(left)[i];
  }
  return grid.units(left)[3];
}

/// A hint that chains give under the assumption of an outer chain, with what the outer chain uses of the hint.
struct NestedHint {
  double difficulty = 0;
  int complexity = 0;
  int key = 0;
  /// A hash of the chains of the hint. Hints with equal chains have equal signatures.
  std::uint64_t signature = 0;
  /// The units that the chains of the hint pass through, each once, in the order of their first use. The hint depends
  /// on the candidates of these units that the outer chain has eliminated.
  std::vector<std::uint16_t> units;
  /// Sorted by cell.
  std::vector<Removal> removals;

  void add_unit(std::uint16_t unit) {
    for (const std::uint16_t known : units) {
      if (known == unit) return;
    }
    units.push_back(unit);
  }
  /// Adds a node to the signature. `code` says which candidate of the board, and in which state.
  void sign(std::uint64_t code) { signature = (signature ^ (code + 1)) * 0x9E3779B97F4A7C15u + (signature >> 29); }
};

/// Sorts hints as Sudoku Explainer does, and keeps only the first of those with equal removals.
void sort_and_drop_equal(std::vector<NestedHint>& hints);

}  // namespace nonet::rating
