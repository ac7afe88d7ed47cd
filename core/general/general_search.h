#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/general/clause_search.h"
#include "core/general/house_search.h"
#include "core/grid/grid.h"
#include "core/util/search.h"

namespace nonet {

/// The solutions of a puzzle of any layout, one at a time and in an order fixed by the puzzle. Begins with HouseSearch, which
/// is quick where little has to be guessed; when that finds no solution for a while, ClauseSearch takes over what is left:
/// no solution is lost or comes twice.
class GeneralSearch {
 public:
  /// What a search may take, in bytes.
  static constexpr std::uint64_t kMaxBytes = std::uint64_t{1} << 30;
  /// The nodes that the house search has for its first solution, and from each to the next.
  static constexpr std::uint64_t kHouseNodes = 2000;

  /// True when a search of any puzzle of the layout takes no more than so many bytes, by an upper bound known beforehand: the
  /// larger of what each of the two searches takes.
  static bool fits(const Layout& layout, std::uint64_t bytes = kMaxBytes);

  /// The layout must fit. Contradictory givens have no solution. `house_nodes` may be chosen by tests.
  explicit GeneralSearch(const Grid& givens, std::uint64_t house_nodes = kHouseNodes);

  /// Goes on to the next solution. A call that the meter ends may be repeated and goes on where it stopped.
  SearchEvent next(NodeMeter& meter);

  /// The solution found by the last call of next(); as many digits as the layout has cells.
  void write_solution(std::span<Digit> digits) const;

  const SearchStats& stats() const { return stats_; }
  /// The share that the house search left behind; what the clause search does is not known before it ends.
  double share_done() const { return share_done_; }
  std::uint64_t found() const { return found_; }
  bool has_handed_over() const { return clauses_ != nullptr; }

 private:
  SearchEvent next_by_houses(NodeMeter& meter);
  SearchEvent next_by_clauses(NodeMeter& meter);
  void hand_over();

  Grid givens_;
  std::uint64_t house_nodes_;
  std::uint64_t house_nodes_left_;
  // One of them, in turn.
  std::unique_ptr<HouseSearch> houses_;
  std::unique_ptr<ClauseSearch> clauses_;
  SearchStats house_stats_;
  SearchStats stats_;
  double share_done_ = 0;
  std::uint64_t found_ = 0;
};

}  // namespace nonet
