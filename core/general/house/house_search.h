#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/house/house_state.h"
#include "core/grid/puzzle.h"
#include "core/util/search.h"

namespace nonet {

/// A step from the root of a depth-first search to a node: a guessed digit is placed in a cell or, when the step is
/// reversed, eliminated from the cell.
struct GuessStep {
  Cell cell;
  Digit digit;
  bool reversed = false;
};

/// Depth-first search for the solutions of a puzzle of any layout with up to 64 digits, one at a time. The order of the
/// solutions depends on the puzzle alone. Each cell has a set of candidates. A node places naked and hidden singles,
/// then guesses in a cell with the fewest candidates. Memory: at most cell_count() states of 9 bytes a cell (16×16: 0.6
/// MB, 64×64: 150 MB), allocated as the search deepens. Fast up to 16×16. Give larger grids a node budget.
class HouseSearch {
 public:
  static constexpr int kMaxDigits = DigitSet::kMaxDigit;

  /// An upper bound of the memory for any puzzle of a layout, in bytes.
  static std::uint64_t most_bytes(const Layout& layout);

  /// When the givens and the given candidates contradict each other, the search finds no solution.
  explicit HouseSearch(const PuzzleView& puzzle);

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended.
  SearchEvent next(NodeMeter& meter);
  /// Continues to the next solution with at most `ration` nodes. Subtracts 1 from `ration` for each node. Returns
  /// OutOfBudget when `ration` is 0.
  SearchEvent next(NodeMeter& meter, std::uint64_t& ration);

  /// The steps from the root to the next node to be searched. Must be called only after next() has returned
  /// OutOfBudget. For each reversed step of the path, the search has finished the part of the tree in which the earlier
  /// steps hold and the guess was placed. It has finished no other part.
  std::span<const GuessStep> path() const { return path_; }

  /// Writes the solution found by the last call of next(). `digits` must have one element for each cell.
  void write_solution(std::span<Digit> digits) const;

  const SearchStats& stats() const { return stats_; }
  double share_done() const { return course_.share_done(); }
  std::uint64_t found() const { return course_.found(); }

 private:
  struct OpenNode {
    // The state before the guess.
    HouseState state;
    // The share of the search tree that lies below the open node: see SearchShare.
    double weight = 0;
    // The number of steps from the root to the guessed node. Resuming the open node reverses the last of these steps.
    std::size_t depth = 0;
  };

  bool propagate();
  template <class Meter>
  SearchEvent continue_search(Meter& meter);
  void branch();
  bool resume_newest_open_node();

  HousePropagation propagation_;
  HouseState state_;
  SearchStats stats_;
  SearchCourse course_;
  std::vector<OpenNode> open_nodes_;
  std::vector<GuessStep> path_;
};

}  // namespace nonet
