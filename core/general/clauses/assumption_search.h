#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/clauses/clause_learner.h"
#include "core/util/search.h"

namespace nonet {

/// Searches for solutions of many puzzles that differ in some clues, by conflict-driven clause learning. The clues in
/// which the puzzles differ are assumptions: a stack of decisions below those of the search. All learnt clauses follow
/// from the rules and the givens alone, so they stay valid when assumptions are retracted (Eén and Sörensson 2003,
/// "Temporal induction by incremental SAT solving"). ClauseSearch, in contrast, forgets everything when the puzzle
/// changes.
///
/// The order of the answers, and each solution, depend on the sequence of calls alone. Memory:
/// ClauseSearch::most_bytes().
class AssumptionSearch {
 public:
  /// The givens and the given candidates hold in all puzzles. When `stop` asks for a stop during construction, the
  /// object is incomplete and must not be used.
  explicit AssumptionSearch(const PuzzleView& puzzle, StopToken stop = {});

  /// False when the givens, together with fixed candidates, are known to have no solution.
  bool possible() const { return possible_; }

  /// Assumes that a candidate is placed, and draws the conclusions. Returns false when they are contradictory; the
  /// assumption is then not added.
  bool assume(Candidate candidate);
  /// Retracts the newest assumption.
  void retract();
  std::size_t assumption_count() const { return assumptions_.size(); }

  /// True when the candidate is a given or follows from the givens and the assumptions by the propagation of clauses
  /// alone.
  bool is_placed(Candidate candidate) const;

  /// Adds candidates to the givens, for ever. Costs the propagation of all assumptions again. Returns false when the
  /// assumptions contradict the new givens.
  bool fix(std::span<const Candidate> candidates);

  /// Searches for a solution with the givens and the assumptions in which the cell of the candidate has another digit.
  /// Exhausted: there is none, so the candidate follows from the givens and the assumptions. Writes a solution to
  /// `digits`, which must have one element for each cell. A node is a decision or a conflict.
  SearchEvent find_other(Candidate candidate, NodeMeter& meter, std::span<Digit> digits);

  /// The work done so far, in units of about 10 ns: see Propagation::work().
  std::uint64_t work() const { return learner_.propagation.work(); }

 private:
  struct Assumption {
    Candidate candidate;
    // The level below the assumption.
    std::uint32_t level;
  };

  bool push(Candidate candidate);
  bool restore_assumptions();
  SearchEvent search(std::uint32_t base, NodeMeter& meter);
  bool resolve(const FalseClause& conflict, std::uint32_t base);

  ClauseLearner learner_;
  std::vector<Assumption> assumptions_;
  // Literals that learnt clauses of one literal prove. fix() makes them true on level 0.
  std::vector<Literal> proven_;
  bool possible_;
};

}  // namespace nonet
