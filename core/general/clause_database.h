#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/literal.h"

namespace nonet {

/// Where a clause lies in its ClauseDatabase; null by default. Collecting garbage changes it.
struct ClauseRef {
  std::uint32_t index = 0;

  constexpr bool is_null() const { return index == 0; }
  friend constexpr bool operator==(ClauseRef, ClauseRef) = default;
};

/// What is remembered of a clause that was learnt, for deciding which ones to forget.
struct LearntClause {
  ClauseRef clause;
  /// In how many decision levels its literals lay when it was learnt, or later if fewer (Audemard and Simon 2009).
  std::uint32_t glue;
  /// Set when an analysis needs the clause, lowered each time that clauses are forgotten.
  std::uint8_t used;
  bool dropped;
};

/// Clauses of two or more literals in one array of words:
///
///     ... | size | learnt number or kKept | literal | literal | ... | size | ...
///                                         ^ ClauseRef
///
/// Clauses are kept for ever, or learnt: the latter may be dropped, and collect() closes the gaps.
class ClauseDatabase {
 public:
  ClauseDatabase() : words_(1) {}

  ClauseRef add_kept(std::span<const Literal> literals) { return add(literals, kKept); }
  ClauseRef add_learnt(std::span<const Literal> literals, std::uint32_t glue);

  std::span<Literal> literals(ClauseRef clause) { return {words_.data() + clause.index, size(clause)}; }
  std::span<const Literal> literals(ClauseRef clause) const { return {words_.data() + clause.index, size(clause)}; }
  std::size_t size(ClauseRef clause) const { return words_[clause.index - 2].code; }
  /// All words; a clause's literals begin at its index. Adding clauses moves them.
  Literal* words() { return words_.data(); }
  bool is_learnt(ClauseRef clause) const { return words_[clause.index - 1].code != kKept; }
  LearntClause& learnt(ClauseRef clause) { return learnt_[words_[clause.index - 1].code]; }
  /// All learnt clauses, oldest first.
  std::span<LearntClause> learnt() { return learnt_; }

  /// How many words there are, dropped clauses included.
  std::size_t word_count() const { return words_.size(); }
  void reserve(std::size_t words) { words_.reserve(words); }

  /// Removes the clauses that are marked as dropped. Afterwards moved() tells where a clause lies, null for one removed,
  /// until release_moved().
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
