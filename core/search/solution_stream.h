#pragma once

#include <cstdint>
#include <memory>
#include <variant>

#include "core/general/general_search.h"
#include "core/grid/grid.h"
#include "core/solve/classic_search.h"
#include "core/util/search.h"

namespace nonet {

/// The solutions of a puzzle, one after the other, in an order fixed by the puzzle. Classic 9×9 grids go the fast way,
/// all others the general one. Memory is bounded by the layout (43 KB for 9×9).
class SolutionStream {
 public:
  /// True when the memory that a search of this layout takes at most is within bounds; so it is for sides up to 100 with any
  /// variants.
  static bool supports(const Layout& layout) { return layout.is_classic() || GeneralSearch::fits(layout); }

  /// The layout must be supported. Contradictory givens give an empty stream.
  explicit SolutionStream(const Grid& givens);

  /// Goes on to the next solution; after a call that the meter ended, another goes on where it stopped.
  SearchEvent next(NodeMeter& meter);
  SearchEvent next();
  /// Goes on until `limit` solutions in all are found (event Solution), or the search ends; writes none of them out.
  SearchEvent advance_to(std::uint64_t limit, NodeMeter& meter);

  /// The solution that the last next() found.
  Grid solution() const;
  /// The same, into a grid of the same layout; allocates nothing.
  void write_solution(Grid& grid) const;

  std::uint64_t found() const;
  const SearchStats& stats() const;
  /// The share of the search space left behind, 0 to 1.
  double share_done() const;

 private:
  using Search = std::variant<ClassicSearch, GeneralSearch>;

  LayoutRef layout_;
  std::unique_ptr<Search> search_;
};

}  // namespace nonet
