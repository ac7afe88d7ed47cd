#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/conflict_analysis.h"
#include "core/general/decision_order.h"
#include "core/general/open_candidates.h"
#include "core/general/phase_memory.h"
#include "core/general/propagation.h"
#include "core/general/search_schedule.h"
#include "core/util/search.h"

namespace nonet {

/// A candidate that is placed or eliminated.
struct CandidateLiteral {
  Candidate candidate;
  bool placed;
};

/// Search for the solutions of a puzzle of any layout by conflict-driven clause learning over its candidates, one solution
/// at a time and in an order fixed by the puzzle. For what a depth-first search cannot do: hard puzzles from 25×25 on.
/// A search node is a decision or a contradiction. docs/algorithms/clause-learning.md tells how it works.
///
/// Memory is bounded and known beforehand: most_bytes(), of which what is learnt takes kMaxLearntBytes twice at most.
/// Solutions that were given are excluded by clauses as long as these take no more than kMaxExclusionBytes; from then on
/// the search goes back from each solution step by step, which needs no memory.
class ClauseSearch {
 public:
  /// What learnt clauses take at most; beyond it the worst half is forgotten at once.
  static constexpr std::size_t kMaxLearntBytes = std::size_t{64} << 20;
  static constexpr std::size_t kMaxExclusionBytes = std::size_t{16} << 20;

  /// Contradictory givens have no solution. `exclusion_bytes` may be lowered by tests.
  explicit ClauseSearch(const Grid& givens, std::size_t exclusion_bytes = kMaxExclusionBytes);

  /// Allows only solutions in which one of the literals holds. Before the first call of next() only.
  void require_one_of(std::span<const CandidateLiteral> literals);

  /// Goes on to the next solution. A call that the meter ends may be repeated and goes on where it stopped.
  /// What progress is told of the share done the search itself cannot know; `found_before` is added to its own solutions.
  SearchEvent next(NodeMeter& meter, double share_done = 0, std::uint64_t found_before = 0);

  /// The solution found by the last call of next(); as many digits as the layout has cells.
  void write_solution(std::span<Digit> digits) const;

  const SearchStats& stats() const { return stats_; }
  std::uint64_t found() const { return found_; }
  /// How many contradictions there were.
  std::uint64_t conflicts() const { return schedule_.conflicts(); }

  /// An upper bound of the memory for any puzzle of a layout, in bytes.
  static std::uint64_t most_bytes(const Layout& layout);

 private:
  void backtrack(std::uint32_t level);
  bool resolve(const FalseClause& conflict);
  void learn();
  bool turn_locked_decision();
  bool leave_solution();
  void exclude_by_clause();
  void maintain();
  void decide();

  OpenCandidates open_;
  Propagation propagation_;
  ConflictAnalysis analysis_;
  DecisionOrder order_;
  PhaseMemory phases_;
  SearchSchedule schedule_;
  // Levels up to this one are gone through by turning their decisions; learning stays above.
  std::uint32_t locked_level_ = 0;
  std::size_t exclusion_words_left_;
  // Of clauses that are never forgotten.
  std::size_t kept_words_ = 0;
  bool exhausted_ = false;
  bool at_solution_ = false;
  std::uint64_t found_ = 0;
  // The work of the propagation before the last node that the meter admitted.
  std::uint64_t metered_work_ = 0;
  std::uint64_t placed_at_first_ = 0;
  SearchStats stats_;
};

}  // namespace nonet
