#include "core/general/clauses/propagation.h"

#include <algorithm>
#include <numeric>

namespace nonet {

namespace {

// The constructor looks at its stop token this often: every few milliseconds.
constexpr std::uint32_t kSetsBetweenLooks = 256;
constexpr std::uint32_t kVariablesBetweenLooks = 16384;

}  // namespace

Propagation::Propagation(const OpenCandidates& open, StopToken stop)
    : values_(2 * std::size_t{open.variable_count()}),
      assignments_(open.variable_count()),
      trail_(open.variable_count()),
      watches_(2 * std::size_t{open.variable_count()}) {
  if (stop.stop_requested()) return;
  add_sets(open, stop);
  add_pairs(open, stop);
}

void Propagation::add_sets(const OpenCandidates& open, StopToken stop) {
  set_starts_.assign(trail_.size() + 1, 0);
  std::size_t words = 1;
  for (std::uint32_t set = 0; set < open.set_count(); ++set) {
    words += open.set(set).size() + 2;
    for (const Variable variable : open.set(set)) ++set_starts_[variable.index];
  }
  clauses_.reserve(words);
  std::partial_sum(set_starts_.begin(), set_starts_.end(), set_starts_.begin());
  sets_.resize(set_starts_.back());
  std::vector<Literal> literals;
  for (std::uint32_t set = open.set_count(); set-- > 0;) {
    if (set % kSetsBetweenLooks == 0 && stop.stop_requested()) return;
    literals.clear();
    for (const Variable variable : open.set(set)) literals.push_back(Literal::placed(variable));
    const ClauseRef clause = clauses_.add_kept(literals);
    watch(clause);
    for (const Variable variable : open.set(set)) sets_[--set_starts_[variable.index]] = clause;
  }
}

void Propagation::add_pairs(const OpenCandidates& open, StopToken stop) {
  for (Variable variable; variable.index < trail_.size(); ++variable.index) {
    if (variable.index % kVariablesBetweenLooks == 0 && stop.stop_requested()) return;
    pair_starts_.push_back(static_cast<std::uint32_t>(pairs_.size()));
    for (const Variable other : open.paired(variable)) pairs_.push_back(Literal::placed(other));
  }
  pair_starts_.push_back(static_cast<std::uint32_t>(pairs_.size()));
}

void Propagation::decide(Literal literal) {
  level_starts_.push_back(trail_size_);
  assign(literal, Reason{});
}

void Propagation::watch(ClauseRef clause) {
  const std::span<const Literal> literals = clauses_.literals(clause);
  const std::uint32_t word = clause.index << 1 | (literals.size() == 2 ? 1 : 0);
  watches_[literals[0].code].push_back({literals[1], word});
  watches_[literals[1].code].push_back({literals[0], word});
}

FalseClause Propagation::propagate() {
  FalseClause conflict;
  while (conflict.is_null() && propagated_ < trail_size_) {
    const Literal literal = trail_[propagated_++];
    if (literal.is_placed()) {
      ++placements_;
      conflict = eliminate_rivals(literal.variable());
      if (!conflict.is_null()) break;
    }
    conflict = visit_watches(~literal);
  }
  return conflict;
}

FalseClause Propagation::eliminate_rivals(Variable placed) {
  for (std::uint32_t place = set_starts_[placed.index]; place < set_starts_[placed.index + 1]; ++place) {
    const FalseClause conflict = eliminate_others(placed, clauses_.literals(sets_[place]));
    if (!conflict.is_null()) return conflict;
  }
  return eliminate_others(placed,
                          {pairs_.data() + pair_starts_[placed.index], pairs_.data() + pair_starts_[placed.index + 1]});
}

FalseClause Propagation::eliminate_others(Variable placed, std::span<const Literal> others) {
  work_ += 1 + others.size() / 8;
  const Reason because = Reason::of(Literal::eliminated(placed));
  const std::int8_t* const values = values_.data();
  for (const Literal other : others) {
    const std::int8_t value = values[other.code];
    if (value < 0 || other.variable() == placed) continue;
    if (value > 0) return {because, ~other};
    assign(~other, because);
  }
  return {};
}

// The kernel. Looks at each clause that watches a literal which has just become false:
// 1. If the literal beside the watch is true, the clause is satisfied.
// 2. If the clause has two literals, the other literal follows, or it is false and the clause is a conflict.
// 3. If the other watched literal is true, the clause is satisfied; that literal is stored beside the watch.
// 4. If the clause has a literal that is not false, this literal is watched instead.
// 5. Otherwise the other watched literal follows, or it is false and the clause is a conflict.
FalseClause Propagation::visit_watches(Literal falsified) {
  std::vector<Watch>& watches = watches_[falsified.code];
  work_ += 1 + watches.size() / 8;
  FalseClause conflict;
  const std::int8_t* const values = values_.data();
  Literal* const words = clauses_.words();
  Watch* kept = watches.data();
  const Watch* next = kept;
  const Watch* const end = kept + watches.size();
  while (next != end) {
    const Watch watch = *next++;
    *kept++ = watch;
    const std::int8_t value = values[watch.other.code];
    if (value > 0) continue;
    if (watch.is_binary()) {
      if (value == 0) {
        assign(watch.other, Reason::of(falsified));
        continue;
      }
      conflict = {Reason::of(falsified), watch.other};
      break;
    }
    ++work_;
    Literal* const literals = words + watch.clause().index;
    const Literal second{literals[0].code ^ literals[1].code ^ falsified.code};
    const std::int8_t second_value = values[second.code];
    if (second_value > 0) {
      kept[-1].other = second;
      continue;
    }
    const Literal* const past_last = literals + clauses_.size(watch.clause());
    Literal* place = literals + 2;
    while (place != past_last && values[place->code] < 0) ++place;
    if (place != past_last) {
      const Literal found = *place;
      literals[0] = second;
      literals[1] = found;
      *place = falsified;
      watches_[found.code].push_back({second, watch.word});
      --kept;
      continue;
    }
    if (second_value == 0) {
      assign(second, Reason::of(watch.clause()));
      continue;
    }
    conflict = {Reason::of(watch.clause()), Literal{}};
    break;
  }
  while (next != end) *kept++ = *next++;
  watches.resize(static_cast<std::size_t>(kept - watches.data()));
  return conflict;
}

bool Propagation::is_reason(ClauseRef clause) const {
  const std::span<const Literal> literals = clauses_.literals(clause);
  for (const Literal literal : literals.first<2>()) {
    const Reason reason = assignments_[literal.variable().index].reason;
    if (is_true(literal) && !reason.is_null() && !reason.is_literal() && reason.clause() == clause) return true;
  }
  return false;
}

void Propagation::collect_garbage() {
  clauses_.collect();
  for (ClauseRef& set : sets_) set = clauses_.moved(set);
  for (const Literal literal : trail()) {
    Reason& reason = assignments_[literal.variable().index].reason;
    if (!reason.is_null() && !reason.is_literal()) reason = Reason::of(clauses_.moved(reason.clause()));
  }
  for (std::vector<Watch>& watches : watches_) {
    std::size_t kept = 0;
    for (Watch watch : watches) {
      const ClauseRef clause = clauses_.moved(watch.clause());
      if (clause.is_null()) continue;
      watch.word = clause.index << 1 | (watch.word & 1);
      watches[kept++] = watch;
    }
    watches.resize(kept);
  }
  clauses_.release_moved();
}

}  // namespace nonet
