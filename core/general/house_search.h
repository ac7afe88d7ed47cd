#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/house_state.h"
#include "core/grid/grid.h"
#include "core/util/search.h"

namespace nonet {

/// A step from the root of a depth-first search to a node: a guessed digit is placed in a cell or, when the step is turned,
/// eliminated from the cell.
struct GuessStep {
  Cell cell;
  Digit digit;
  bool turned = false;
};

/// Depth-first search for the solutions of a puzzle of any layout with a side up to 64, one at a time. The order of the solutions
/// depends on the puzzle alone. Each cell has a set of candidates. A node places naked and hidden singles, then guesses in a
/// cell with the fewest candidates. Memory: at most cell_count() states of 9 bytes a cell (16×16: 0.6 MB, 64×64: 150 MB), allocated
/// as the search deepens. Fast up to 16×16. Give larger grids a node budget.
class HouseSearch {
 public:
  static constexpr int kMaxSide = DigitSet::kMaxDigit;

  /// An upper bound of the memory for any puzzle of a layout, in bytes.
  static std::uint64_t most_bytes(const Layout& layout);

  /// Contradictory givens have no solution.
  explicit HouseSearch(const Grid& givens);

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended.
  SearchEvent next(NodeMeter& meter);
  /// Does the same with at most `ration` nodes, and counts `ration` down. Returns OutOfBudget when `ration` reaches 0.
  SearchEvent next(NodeMeter& meter, std::uint64_t& ration);

  /// The steps from the root to the node that is searched next, after a call that ran out of nodes. The search has finished
  /// exactly these parts of the tree: for each turned step, the part below the earlier steps and the guess itself.
  std::span<const GuessStep> path() const { return path_; }

  /// The solution found by the last call of next(); as many digits as the layout has cells.
  void write_solution(std::span<Digit> digits) const;

  const SearchStats& stats() const { return stats_; }
  double share_done() const { return course_.share_done(); }
  std::uint64_t found() const { return course_.found(); }

 private:
  struct Alternative {
    // The state before the guess.
    HouseState state;
    double weight = 0;
    // The number of steps from the root to this node; the last step is turned when the node is resumed.
    std::size_t depth = 0;
  };

  bool propagate();
  template <class Meter>
  SearchEvent go_on(Meter& meter);
  void branch();
  bool resume_alternative();

  HousePropagation propagation_;
  HouseState state_;
  SearchStats stats_;
  SearchCourse course_;
  std::vector<Alternative> open_nodes_;
  std::vector<GuessStep> path_;
};

}  // namespace nonet
