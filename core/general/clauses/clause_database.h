#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/clauses/literal.h"

namespace nonet {

/// The place of a clause in its ClauseDatabase. A reference made without an index is null: it names no clause.
/// ClauseDatabase::collect() moves clauses to other places.
struct ClauseRef {
  std::uint32_t index = 0;

  constexpr bool is_null() const { return index == 0; }
  friend constexpr bool operator==(ClauseRef, ClauseRef) = default;
};

/// What the database remembers of a learnt clause, to decide which clauses to forget.
struct LearntClause {
  ClauseRef clause;
  /// The number of decision levels to which the literals of the clause belong (literal block distance, Audemard and
  /// Simon 2009). It changes with the assignment; the smallest number since the clause was learnt is stored.
  std::uint32_t glue;
  /// How many calls of forget_clauses() the clause survives. A conflict analysis that uses the clause raises the
  /// number.
  std::uint8_t used;
  bool dropped;
};

/// All clauses of two or more literals, in one array of words:
///
///     ... | size | learnt number or kKept | literal | literal | ... | size | ...
///                                         ^ ClauseRef
///
/// A clause is either kept for ever or learnt. Learnt clauses can be dropped; collect() then closes the gaps.
class ClauseDatabase {
 public:
  ClauseDatabase() : words_(1) {}

  ClauseRef add_kept(std::span<const Literal> literals) { return add(literals, kKept); }
  ClauseRef add_learnt(std::span<const Literal> literals, std::uint32_t glue);

  std::span<Literal> literals(ClauseRef clause) { return {words_.data() + clause.index, size(clause)}; }
  std::span<const Literal> literals(ClauseRef clause) const { return {words_.data() + clause.index, size(clause)}; }
  std::size_t size(ClauseRef clause) const { return words_[clause.index - 2].code; }
  /// All words. The literals of a clause begin at its index. Adding a clause can move the array.
  Literal* words() { return words_.data(); }
  bool is_learnt(ClauseRef clause) const { return words_[clause.index - 1].code != kKept; }
  LearntClause& learnt(ClauseRef clause) { return learnt_[words_[clause.index - 1].code]; }
  /// All learnt clauses, oldest first.
  std::span<LearntClause> learnt() { return learnt_; }

  /// The number of words, those of dropped clauses included.
  std::size_t word_count() const { return words_.size(); }
  void reserve(std::size_t words) { words_.reserve(words); }

  /// Removes the clauses that are marked as dropped. Afterwards, until release_moved(), moved() returns the new place
  /// of a clause, or null for a removed clause.
  void collect();
  ClauseRef moved(ClauseRef old) const { return ClauseRef{old_words_[old.index - 1].code}; }
  void release_moved() { std::vector<Literal>().swap(old_words_); }

 private:
  static constexpr std::uint32_t kKept = ~std::uint32_t{0};

  ClauseRef add(std::span<const Literal> literals, std::uint32_t number);

  std::vector<Literal> words_;
  std::vector<Literal> old_words_;
  std::vector<LearntClause> learnt_;
};

}  // namespace nonet
