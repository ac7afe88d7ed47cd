#include "core/general/clauses/conflict_analysis.h"

#include <algorithm>

#include "core/util/sort.h"

namespace nonet {

namespace {

// The search for an implied literal ends at this depth. Deeper searches rarely succeed and would need a large stack.
constexpr int kMaxDepth = 500;

// A used clause survives the next reduction of the clause database. With at most this glue, it survives the next two.
constexpr std::uint32_t kUsefulGlue = 6;

}  // namespace

ConflictAnalysis::ConflictAnalysis(Propagation& propagation)
    : propagation_(propagation),
      marks_(propagation.variable_count()),
      level_stamps_(std::size_t{propagation.variable_count()} + 1),
      level_in_clause_(std::size_t{propagation.variable_count()} + 1) {}

// Visits the false literals of the clause that made `implied` true.
template <class Visit>
void ConflictAnalysis::for_each_cause(Reason reason, Literal implied, Visit&& visit) {
  if (reason.is_literal()) {
    visit(reason.literal());
    return;
  }
  for (const Literal literal : propagation_.clauses().literals(reason.clause())) {
    if (literal != implied) visit(literal);
  }
}

template <class Visit>
void ConflictAnalysis::for_each_literal(const FalseClause& conflict, Visit&& visit) {
  if (conflict.reason.is_literal()) visit(conflict.literal);
  // A false clause has made none of its literals true. `none` equals no literal, so for_each_cause() visits every
  // literal of the clause.
  const Literal none{~std::uint32_t{0}};
  for_each_cause(conflict.reason, none, visit);
}

void ConflictAnalysis::mark(Variable variable, Mark mark) {
  std::uint8_t& marks = marks_[variable.index];
  if (marks == 0) marked_.push_back(variable);
  marks = static_cast<std::uint8_t>(marks | mark);
}

void ConflictAnalysis::clear_marks() {
  for (const Variable variable : marked_) marks_[variable.index] = 0;
  marked_.clear();
}

void ConflictAnalysis::analyse(const FalseClause& conflict) {
  clause_.assign(1, Literal{});
  involved_.clear();
  unresolved_literals_ = 0;
  resolve(conflict);
  glue_ = count_levels(clause_) - 1;
  minimise();
  involve_causes();
  find_backjump_level();
  clear_marks();
}

// Adds a false literal of a clause that takes part in the resolution. resolve() later replaces a literal of the current
// level by its causes. A literal of a lower level becomes a literal of the learnt clause.
void ConflictAnalysis::add_false_literal(Literal literal) {
  const Variable variable = literal.variable();
  const std::uint32_t level = propagation_.level(variable);
  if (level == 0 || (marks_[variable.index] & kSeen) != 0) return;
  mark(variable, kSeen);
  involved_.push_back(variable);
  if (level == propagation_.level()) {
    ++unresolved_literals_;
  } else {
    clause_.push_back(literal);
  }
}

// Marks a learnt clause as used, and updates its glue.
void ConflictAnalysis::mark_used(ClauseRef clause) {
  if (!propagation_.clauses().is_learnt(clause)) return;
  LearntClause& learnt = propagation_.clauses().learnt(clause);
  if (learnt.glue > 2) learnt.glue = std::min(learnt.glue, count_levels(propagation_.clauses().literals(clause)));
  learnt.used = learnt.glue <= kUsefulGlue ? 2 : 1;
}

// Follows the trail backwards from the conflict and replaces literals of the current level by their causes, until only
// one such literal is left: the first unique implication point.
void ConflictAnalysis::resolve(const FalseClause& conflict) {
  if (!conflict.reason.is_literal()) mark_used(conflict.reason.clause());
  for_each_literal(conflict, [&](Literal literal) { add_false_literal(literal); });
  std::size_t place = propagation_.trail().size();
  while (true) {
    Literal literal;
    do {
      literal = propagation_.trail()[--place];
    } while ((marks_[literal.variable().index] & kSeen) == 0 ||
             propagation_.level(literal.variable()) != propagation_.level());
    if (--unresolved_literals_ == 0) {
      clause_[0] = ~literal;
      return;
    }
    const Reason reason = propagation_.reason(literal.variable());
    if (!reason.is_literal()) mark_used(reason.clause());
    for_each_cause(reason, literal, [&](Literal cause) { add_false_literal(cause); });
  }
}

// Makes the learnt clause shorter. The literals of one level form a block, and the block of the highest level comes
// first. A block is replaced by one literal if possible. Otherwise the literals that follow from other literals of the
// clause are removed from the block.
void ConflictAnalysis::minimise() {
  clause_levels_.clear();
  for (const Literal literal : clause_) {
    const std::uint32_t level = propagation_.level(literal.variable());
    if (!level_in_clause_[level]) clause_levels_.push_back(level);
    level_in_clause_[level] = true;
  }
  shell_sort(clause_.begin() + 1, clause_.end(), [&](Literal left, Literal right) {
    return propagation_.place(left.variable()) > propagation_.place(right.variable());
  });
  std::size_t kept = 1;
  for (std::size_t start = 1; start < clause_.size();) {
    const std::uint32_t level = propagation_.level(clause_[start].variable());
    std::size_t end = start + 1;
    while (end < clause_.size() && propagation_.level(clause_[end].variable()) == level) ++end;
    const std::span<Literal> block = std::span(clause_).subspan(start, end - start);
    const std::size_t left = shrink_block(block) ? 1 : minimise_block(block);
    for (std::size_t place = 0; place < left; ++place) clause_[kept++] = block[place];
    start = end;
  }
  clause_.resize(kept);
  for (const std::uint32_t level : clause_levels_) level_in_clause_[level] = false;
}

// Moves the literals that do not follow from other literals of the clause to the front. Returns their number.
std::size_t ConflictAnalysis::minimise_block(std::span<Literal> block) {
  std::size_t kept = 0;
  for (const Literal literal : block) {
    if (!follows(literal, 0)) block[kept++] = literal;
  }
  return kept;
}

// Looks for the unique implication point of the block: a literal of the block's level from which, together with
// literals of the clause on lower levels, all literals of the block follow (Fleury and Biere 2021). If there is such a
// literal, its negation replaces the first literal of the block, and the function returns true.
bool ConflictAnalysis::shrink_block(std::span<Literal> block) {
  if (block.size() == 1) return false;
  block_.clear();
  for (const Literal literal : block) {
    mark(literal.variable(), kInBlock);
    block_.push_back(literal.variable());
  }
  const std::uint32_t level = propagation_.level(block.front().variable());
  std::size_t open = block.size();
  std::size_t place = propagation_.place(block.front().variable()) + std::size_t{1};
  bool possible = true;
  while (possible) {
    Literal literal;
    do {
      literal = propagation_.trail()[--place];
    } while ((marks_[literal.variable().index] & kInBlock) == 0);
    if (--open == 0) {
      block.front() = ~literal;
      mark(literal.variable(), kSeen);
      break;
    }
    possible = shrink_step(propagation_.reason(literal.variable()), literal, level, open);
  }
  for (const Variable variable : block_) {
    marks_[variable.index] = static_cast<std::uint8_t>(marks_[variable.index] & ~kInBlock);
  }
  return possible;
}

// Replaces a literal of the block by its causes. Causes of the block's level join the block; causes of lower levels
// must follow from the clause. Returns false when the literal is a decision, or when a cause of a lower level does not
// follow.
bool ConflictAnalysis::shrink_step(Reason reason, Literal implied, std::uint32_t level, std::size_t& open) {
  if (reason.is_null()) return false;
  bool possible = true;
  for_each_cause(reason, implied, [&](Literal cause) {
    const Variable variable = cause.variable();
    if (propagation_.level(variable) < level) {
      possible = possible && follows(cause, 1);
    } else if ((marks_[variable.index] & kInBlock) == 0) {
      mark(variable, kInBlock);
      block_.push_back(variable);
      ++open;
    }
  });
  return possible;
}

// Returns true when a false literal follows from other literals of the clause: every cause of the literal is in the
// clause, or follows from literals of the clause. `depth` is the depth of the recursion. At depth 0 the literal is in
// the clause itself and must not count as its own cause.
bool ConflictAnalysis::follows(Literal literal, int depth) {
  const Variable variable = literal.variable();
  const std::uint8_t marks = marks_[variable.index];
  const std::uint32_t level = propagation_.level(variable);
  if (level == 0 || (marks & kImplied) != 0 || (depth > 0 && (marks & kSeen) != 0)) return true;
  const Reason reason = propagation_.reason(variable);
  if (reason.is_null() || (marks & kNotImplied) != 0 || !level_in_clause_[level] || depth == kMaxDepth) return false;
  bool implied = true;
  for_each_cause(reason, ~literal, [&](Literal cause) { implied = implied && follows(cause, depth + 1); });
  mark(variable, implied ? kImplied : kNotImplied);
  return implied;
}

// Returns the number of different levels of the literals.
std::uint32_t ConflictAnalysis::count_levels(std::span<const Literal> literals) {
  ++stamp_;
  std::uint32_t levels = 0;
  for (const Literal literal : literals) {
    std::uint64_t& stamp = level_stamps_[propagation_.level(literal.variable())];
    levels += stamp != stamp_;
    stamp = stamp_;
  }
  return levels;
}

// Adds the causes of the clause's literals to the involved variables (reason-side bumping, Liang et al. 2016; also in
// CaDiCaL).
void ConflictAnalysis::involve_causes() {
  for (const Literal literal : clause_) {
    const Reason reason = propagation_.reason(literal.variable());
    if (reason.is_null()) continue;
    for_each_cause(reason, ~literal, [&](Literal cause) {
      const Variable variable = cause.variable();
      if ((marks_[variable.index] & (kSeen | kInvolved)) != 0 || propagation_.level(variable) == 0) return;
      mark(variable, kInvolved);
      involved_.push_back(variable);
    });
  }
}

// Finds the highest level among the literals after the first, and moves a literal of this level to the second position.
void ConflictAnalysis::find_backjump_level() {
  backjump_level_ = 0;
  for (std::size_t place = 1; place < clause_.size(); ++place) {
    const std::uint32_t level = propagation_.level(clause_[place].variable());
    if (level <= backjump_level_) continue;
    backjump_level_ = level;
    std::swap(clause_[1], clause_[place]);
  }
}

}  // namespace nonet
