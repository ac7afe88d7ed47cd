#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/general/clauses/clause_learner.h"
#include "core/util/search.h"

namespace nonet {

/// A statement about a candidate: it is placed, or it is eliminated.
struct CandidateLiteral {
  Candidate candidate;
  bool placed;
};

/// Search for the solutions of a puzzle of any layout by conflict-driven clause learning (CDCL) over its candidates,
/// one solution at a time. The order of the solutions depends on the puzzle alone. Meant for puzzles that a depth-first
/// search cannot solve: hard ones from 25×25 on. A search node is a decision or a conflict.
/// docs/algorithms/clause-learning.md explains the algorithm.
///
/// Memory is at most most_bytes(), which is known before the search begins; learnt clauses take at most twice
/// ClauseLearner::kMaxLearntBytes of it. A found solution is excluded by a clause. When these clauses would take more
/// than kMaxExclusionBytes, the search instead goes back from each solution decision by decision, which needs no
/// memory.
class ClauseSearch {
 public:
  static constexpr std::size_t kMaxExclusionBytes = std::size_t{16} << 20;

  /// Contradictory givens have no solution. Construction takes 0.1 s for a blank 100×100 grid. When `stop` asks for a
  /// stop during construction, the object is incomplete and must not be used. Tests can lower `exclusion_bytes`.
  explicit ClauseSearch(const PuzzleView& puzzle, StopToken stop = {},
                        std::size_t exclusion_bytes = kMaxExclusionBytes);

  /// Excludes the solutions in which none of the literals is true. Only before the first call of next().
  void require_one_of(std::span<const CandidateLiteral> literals);

  /// Tells every learnt and every forgotten clause from now on, as a disjunction of statements about candidates. Only
  /// before the first call of next().
  void listen(std::function<void(std::span<const CandidateLiteral>)> learnt,
              std::function<void(std::span<const CandidateLiteral>)> forgotten);

  /// Makes the search decide in a random order, so that its first solution is a random one. Only before the first call
  /// of next().
  void shuffle_decisions(Random& random) { learner_.order.shuffle(random); }

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended. Progress
  /// reports get `share_done`, which this search cannot know, and the number of solutions found plus `found_before`.
  SearchEvent next(NodeMeter& meter, double share_done = 0, std::uint64_t found_before = 0);

  /// The solution found by the last call of next(); as many digits as the layout has cells.
  void write_solution(std::span<Digit> digits) const { learner_.write_solution(digits); }

  const SearchStats& stats() const { return stats_; }
  std::uint64_t found() const { return found_; }
  /// The number of conflicts so far.
  std::uint64_t conflicts() const { return learner_.schedule.conflicts(); }

  /// An upper bound of the memory for any puzzle of a layout, in bytes.
  static std::uint64_t most_bytes(const Layout& layout);

 private:
  bool resolve(const FalseClause& conflict);
  bool turn_locked_decision();
  bool leave_solution();
  void exclude_by_clause();
  void maintain();
  void decide();

  ClauseLearner learner_;
  // Decisions up to this level are enumerated depth-first: each is turned into its opposite when everything below it is
  // searched. Backjumps never go below this level.
  std::uint32_t locked_level_ = 0;
  std::size_t exclusion_words_left_;
  bool exhausted_ = false;
  bool at_solution_ = false;
  std::uint64_t found_ = 0;
  std::uint64_t placed_at_first_ = 0;
  SearchStats stats_;
};

}  // namespace nonet
