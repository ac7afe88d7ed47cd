#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/house_state.h"
#include "core/grid/grid.h"
#include "core/util/search.h"

namespace nonet {

/// A guess on the way to a node of a depth-first search: the digit in the cell or, once turned, not there.
struct GuessStep {
  Cell cell;
  Digit digit;
  bool turned = false;
};

/// Depth-first search for the solutions of a puzzle of any layout with a side up to 64, one at a time and in an order
/// fixed by the puzzle. Works on a set of candidates a cell: naked and hidden singles, then the cell with the fewest
/// candidates. Memory: at most cell_count() states of 9 bytes a cell (16×16: 0.6 MB, 64×64: 150 MB), taken as the search
/// deepens. Fast to 16×16; beyond that use a node budget.
class HouseSearch {
 public:
  static constexpr int kMaxSide = DigitSet::kMaxDigit;

  /// An upper bound of the memory for any puzzle of a layout.
  static std::uint64_t most_bytes(const Layout& layout);

  /// Contradictory givens have no solution.
  explicit HouseSearch(const Grid& givens);

  /// Goes on to the next solution. A call that the meter ends may be repeated and goes on where it stopped.
  SearchEvent next(NodeMeter& meter);
  /// The same, with no more than `ration` nodes, which are counted down; ends with OutOfBudget where there are none left.
  SearchEvent next(NodeMeter& meter, std::uint64_t& ration);

  /// The guesses that lead to the node that is next, after a call that ended for want of nodes. Solutions that follow
  /// the earlier guesses and then the one that was turned have all been given; no others have.
  std::span<const GuessStep> path() const { return path_; }

  /// The solution found by the last call of next(); as many digits as the layout has cells.
  void write_solution(std::span<Digit> digits) const;

  const SearchStats& stats() const { return stats_; }
  double share_done() const { return course_.share_done(); }
  std::uint64_t found() const { return course_.found(); }

 private:
  struct Alternative {
    // As it was before the guess.
    HouseState state;
    double weight = 0;
    // How many guesses lead to it, the last of them turned.
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
  std::vector<Alternative> waiting_;
  std::vector<GuessStep> path_;
};

}  // namespace nonet
