#pragma once

#include <cstdint>
#include <memory>

#include "core/grid/puzzle.h"
#include "core/util/search.h"

namespace nonet {

/// The solutions of a puzzle, one after the other, in an order that depends on the puzzle alone. ClassicSearch searches
/// classic 9×9 grids, RuleSearch puzzles with own rules, and GeneralSearch all others. Memory is bounded by the layout
/// (43 KB for 9×9).
class SolutionStream {
 public:
  /// True when the memory that a search of this layout can take is within bounds. That is true of all sides up to 100,
  /// with any variants.
  static bool supports(const Layout& layout);
  /// True when the layout is supported. For a puzzle with own rules, true when the search of rules supports the puzzle
  /// and the program has handed it in (use_rule_search()).
  static bool supports(const PuzzleView& puzzle);

  /// The puzzle must be supported. Contradictory givens give an empty stream. The puzzle need not outlive the stream.
  explicit SolutionStream(const PuzzleView& puzzle);
  ~SolutionStream();
  SolutionStream(SolutionStream&&) noexcept;
  SolutionStream& operator=(SolutionStream&&) noexcept;

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended.
  SearchEvent next(NodeMeter& meter);
  SearchEvent next();
  /// Continues until `limit` solutions in all are found (the event is Solution), or until the search ends. Writes out
  /// none of the solutions.
  SearchEvent advance_to(std::uint64_t limit, NodeMeter& meter);

  /// The solution that the last next() found.
  Grid solution() const;
  /// Writes the same solution into a grid of the same layout; allocates nothing.
  void write_solution(Grid& grid) const;

  std::uint64_t found() const;
  const SearchStats& stats() const;
  /// The share of the search space that is searched, 0 to 1.
  double share_done() const;

 private:
  // Defined in the .cpp file, so that users do not compile the searches.
  struct Search;

  LayoutRef layout_;
  std::unique_ptr<Search> search_;
};

}  // namespace nonet
