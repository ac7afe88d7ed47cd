#pragma once

#include <cstdint>
#include <span>

#include "core/general/clauses/clause_listener.h"
#include "core/general/clauses/conflict_analysis.h"
#include "core/general/clauses/decision_order.h"
#include "core/general/clauses/open_candidates.h"
#include "core/general/clauses/phase_memory.h"
#include "core/general/clauses/propagation.h"
#include "core/general/clauses/search_schedule.h"
#include "core/util/search.h"

namespace nonet {

/// The parts of a search by conflict-driven clause learning (CDCL) over the candidates of a puzzle, and what happens
/// after a conflict. ClauseSearch and AssumptionSearch decide with these parts what is searched.
struct ClauseLearner {
  /// The limit for learnt clauses. Above it, the worst half of them is forgotten at once.
  static constexpr std::size_t kMaxLearntBytes = std::size_t{64} << 20;
  static constexpr std::size_t kMaxLearntWords = kMaxLearntBytes / sizeof(Literal);

  /// When `stop` asks for a stop during construction, the object is incomplete and must not be used.
  ClauseLearner(const PuzzleView& puzzle, StopToken stop);

  /// Asks the meter for one more node. The cost of the node includes the work of the propagation since the last node.
  bool admit_node(NodeMeter& meter, double share_done, std::uint64_t found);
  /// Undoes all assignments above a level.
  void backtrack(std::uint32_t level);
  /// Learns a clause from a conflict, goes back to the level on which the clause has a consequence, and draws this
  /// consequence. Does not go back below level `lowest`. The conflict must be above this level.
  void learn_from(const FalseClause& conflict, std::uint32_t lowest);
  /// Forgets learnt clauses when the schedule or the memory demands it. Propagation must be complete.
  void forget_some();
  /// Writes the digits that the puzzle and all placed candidates give.
  void write_solution(std::span<Digit> digits) const;

  OpenCandidates open;
  Propagation propagation;
  ConflictAnalysis analysis;
  DecisionOrder order;
  PhaseMemory phases;
  SearchSchedule schedule;
  /// Null functions until somebody listens.
  ClauseListener listener;
  /// The words of the clauses that are never forgotten.
  std::size_t kept_words;
  /// The work of the propagation before the last node that the meter admitted.
  std::uint64_t metered_work = 0;
};

}  // namespace nonet
