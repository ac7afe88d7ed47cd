#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/general/clauses/clause_search.h"
#include "core/general/house/house_search.h"
#include "core/grid/puzzle.h"
#include "core/util/search.h"

namespace nonet {

/// The solutions of a puzzle of any layout, one at a time. The order of the solutions depends on the puzzle alone.
/// Begins with HouseSearch, which is fast when few guesses are needed. When HouseSearch finds no solution within
/// kHouseNodes nodes, ClauseSearch takes over the part of the search tree that is not searched yet. So no solution is
/// lost or found twice. Layouts with more than HouseSearch::kMaxDigits digits begin with
/// ClauseSearch.
class GeneralSearch {
 public:
  /// The memory that a search is allowed to take, in bytes.
  static constexpr std::uint64_t kMaxBytes = std::uint64_t{1} << 30;
  /// The number of nodes that the house search may take to its first solution, and from each solution to the next.
  static constexpr std::uint64_t kHouseNodes = 2000;

  /// True when the search of any puzzle of the layout takes at most `bytes` bytes. The two searches never exist at the
  /// same time, so the bound is the larger of their bounds.
  static bool fits(const Layout& layout, std::uint64_t bytes = kMaxBytes);

  /// The layout must fit. Contradictory givens have no solution. Tests can choose `house_nodes`.
  explicit GeneralSearch(const PuzzleView& puzzle, std::uint64_t house_nodes = kHouseNodes);

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended.
  SearchEvent next(NodeMeter& meter);

  /// The solution found by the last call of next(); as many digits as the layout has cells.
  void write_solution(std::span<Digit> digits) const;

  const SearchStats& stats() const { return stats_; }
  /// The share of the search space that the house search has searched. The share of the clause search is unknown until
  /// its end.
  double share_done() const { return share_done_; }
  std::uint64_t found() const { return found_; }
  bool has_handed_over() const { return clauses_ != nullptr; }

 private:
  SearchEvent next_by_houses(NodeMeter& meter);
  SearchEvent next_by_clauses(NodeMeter& meter);
  void end_house_search();
  bool build_clause_search(NodeMeter& meter);

  // The clause search begins from the puzzle again.
  Puzzle puzzle_;
  std::uint64_t house_nodes_;
  std::uint64_t house_nodes_left_;
  // At most one of the two exists: first `houses_`, then `clauses_`. Between them, `path_` is the path of the house
  // search.
  std::unique_ptr<HouseSearch> houses_;
  std::unique_ptr<ClauseSearch> clauses_;
  std::vector<GuessStep> path_;
  SearchStats house_stats_;
  SearchStats stats_;
  double share_done_ = 0;
  std::uint64_t found_ = 0;
};

}  // namespace nonet
