#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/grid/cell.h"
#include "core/solve/endgame.h"
#include "core/solve/search_node.h"
#include "core/solve/solve_backend.h"
#include "core/util/random.h"
#include "core/util/search.h"

namespace nonet {

/// Depth-first search for the solutions of one classic 9×9 puzzle, one at a time and in an order fixed by the puzzle: the
/// same on every backend, and the same tree that solve_batch() walks. Holds its whole stack (43 KB)
/// and allocates nothing. Typical cost to prove one solution: 1 µs.
class ClassicSearch {
 public:
  /// `givens`: 81 digits, row by row, blanks as 0. Contradictory ones have no solution.
  explicit ClassicSearch(std::span<const Digit, 81> givens, const SolveBackend& backend = fastest_backend());
  void restart(std::span<const Digit, 81> givens);

  /// To be said before the first solution is asked for: solutions with that digit in that cell are not wanted. When a
  /// puzzle has one solution and a clue is taken away, a second one has another digit there.
  void exclude(Cell cell, Digit digit);
  /// From now on the digits to guess are drawn, so that any of the solutions may come first. The source of random numbers
  /// must outlive the search.
  void draw_digits(Random& random) { random_ = &random; }

  /// To be said before the first solution is asked for: many are wanted. After the second the search leaves the tree of
  /// solve_batch() and goes to the end of every branch by an Endgame, a third of the time: 0.1 µs a solution.
  void want_many() { found_before_endgames_ = 2; }

  /// Goes on to the next solution. A call that the meter ends may be repeated and goes on where it stopped.
  SearchEvent next(NodeMeter& meter);

  /// The solution found by the last call of next().
  void write_solution(std::span<Digit, 81> digits) const;

  const SearchStats& stats() const { return stats_; }
  double share_done() const { return course_.share_done(); }
  std::uint64_t found() const { return course_.found(); }

 private:
  // A node of the way from the root to the present one: what waits there, and what is told of it.
  struct Level {
    double weight;
    int open;
  };

  SearchNode& node() { return nodes_[static_cast<std::size_t>(depth_)]; }
  Level& level() { return levels_[static_cast<std::size_t>(depth_)]; }
  bool propagate();
  bool begin_endgame();
  bool next_ending();
  void write_ending(std::span<Digit, 81> digits) const;
  void guess();
  bool go_back();

  const SolveBackend& backend_;
  Random* random_ = nullptr;
  NodeCells cells_;
  int depth_ = 0;
  SearchStats stats_;
  SearchCourse course_;
  // Each guess on the way to the present node fills a cell: 81 at most, and the root.
  std::array<Level, 82> levels_;
  std::array<SearchNode, 82> nodes_;
  std::uint64_t found_before_endgames_ = kUnlimited;
  // The present node is solved in the endgame, whose further solutions come before the nodes that wait.
  bool in_endgame_ = false;
  Endgame endgame_;
  // What is known at the node where the endgame began, row by row.
  std::array<Digit, 81> known_digits_;
};

}  // namespace nonet
