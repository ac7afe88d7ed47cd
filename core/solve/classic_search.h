#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/grid/cell.h"
#include "core/solve/batch.h"
#include "core/solve/endgame.h"
#include "core/solve/search_node.h"
#include "core/solve/solve_backend.h"
#include "core/util/random.h"
#include "core/util/search.h"

namespace nonet {

/// Depth-first search for the solutions of one classic 9×9 puzzle, one at a time. The order of the solutions depends on
/// the puzzle alone; every backend walks the same tree, and so does solve_batch(). The object holds its whole stack (43
/// KB) and allocates nothing. Proving that a puzzle has one solution typically takes 1 µs.
class ClassicSearch {
 public:
  /// `givens` are 81 digits, row by row, blanks as 0. Contradictory givens have no solution.
  explicit ClassicSearch(std::span<const Digit, 81> givens, const SolveBackend& backend = fastest_backend());
  /// Searches a puzzle with given candidates: for each cell, bit i is digit i + 1 (ClassicCandidates in batch.h).
  explicit ClassicSearch(std::span<const std::uint16_t, 81> candidates,
                         const SolveBackend& backend = fastest_backend());
  /// Begins the search of another puzzle.
  void restart(std::span<const Digit, 81> givens);
  void restart(std::span<const std::uint16_t, 81> candidates);

  /// Excludes all solutions with this digit in this cell; only before the first call of next(). Use: if a puzzle has
  /// one solution and loses a clue, any second solution has another digit in that cell.
  void exclude(Cell cell, Digit digit);
  /// Draws the digits to guess at random from now on, so that any of the solutions can come first. The source of random
  /// numbers must outlive the search.
  void draw_digits(Random& random) { random_ = &random; }

  /// Makes the search faster for many solutions; only before the first call of next(). After the second solution the
  /// search leaves the tree of solve_batch(): an Endgame searches the end of every branch, which takes a third of the
  /// time (0.1 µs a solution).
  void want_many() { found_before_endgames_ = 2; }

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended.
  SearchEvent next(NodeMeter& meter);

  /// The solution found by the last call of next().
  void write_solution(std::span<Digit, 81> digits) const;

  const SearchStats& stats() const { return stats_; }
  double share_done() const { return course_.share_done(); }
  std::uint64_t found() const { return course_.found(); }

 private:
  // A node between the root and the current node: the share of the tree that its open child has, and its open cells.
  struct Level {
    double weight;
    int open;
  };

  SearchNode& node() { return nodes_[static_cast<std::size_t>(depth_)]; }
  Level& level() { return levels_[static_cast<std::size_t>(depth_)]; }
  void restart_from(const PuzzleMasks& masks);
  bool propagate();
  bool begin_endgame();
  bool continue_endgame();
  void write_endgame_solution(std::span<Digit, 81> digits) const;
  void guess();
  bool go_back();

  const SolveBackend& backend_;
  Random* random_ = nullptr;
  NodeCells cells_;
  int depth_ = 0;
  SearchStats stats_;
  SearchCourse course_;
  // Every guess fills a cell, so there are at most 81 nodes below the root.
  std::array<Level, 82> levels_;
  std::array<SearchNode, 82> nodes_;
  std::uint64_t found_before_endgames_ = kUnlimited;
  // True while the endgame of the current node has solutions left. They come before those of the open nodes.
  bool in_endgame_ = false;
  Endgame endgame_;
  // The known digits of the node where the endgame began, row by row.
  std::array<Digit, 81> known_digits_;
};

/// Returns the answer that solve_batch() gives to the puzzle of a search that has just begun; null when the meter ends
/// the search first.
std::optional<BatchAnswer> answer_of(ClassicSearch& search, std::uint32_t limit, NodeMeter& meter);

}  // namespace nonet
