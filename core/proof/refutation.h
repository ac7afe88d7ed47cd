#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/cell.h"
#include "core/grid/digit_set.h"
#include "core/grid/layout.h"

namespace nonet {

/// What the digits of some cells have to be like together, such as the sum of a cage.
class CellCondition {
 public:
  CellCondition() = default;
  CellCondition(const CellCondition&) = delete;
  CellCondition& operator=(const CellCondition&) = delete;
  virtual ~CellCondition() = default;

  /// The cells whose digits decide, each once.
  virtual std::span<const Cell> cells() const = 0;
  /// `left` has for each cell the digits that it can have. Removes digits that are in no choice that keeps the
  /// condition, not necessarily all of them. Returns false only when there is no such choice. Must be exact when each
  /// cell has one digit left.
  virtual bool narrow(std::span<DigitSet> left) const = 0;
};

/// Decides whether some sets of candidates can all have a true candidate, when an assumption is made about one more
/// candidate. Two candidates exclude each other when they are digits of one cell, or the same digit in cells that see
/// each other. Knows nothing else but the conditions that are added. Up to 65534 different candidates.
class Refutation {
 public:
  /// The layout must outlive the object.
  explicit Refutation(const Layout& layout);

  /// Adds a set of candidates, which may be empty. Returns its number, from 0.
  std::size_t add(std::span<const Candidate> candidates);
  /// Adds a condition, which must outlive the object, and says that each of its cells has one of its digits. `left` has
  /// these digits for each cell. Returns a number, counted together with those of sets.
  std::size_t add(const CellCondition& condition, std::span<const DigitSet> left);

  enum class Answer : std::uint8_t {
    Refuted,   ///< The sets and the assumption contradict each other.
    Possible,  ///< Each set can have a true candidate.
    Unknown,   ///< The search was ended by its limit.
  };
  /// Assumes that a candidate is true, or that it is false, and searches depth first: a set with one candidate left
  /// makes it true; otherwise a set is taken, and its candidates are tried one after the other: of the sets that have
  /// lost a candidate, the one with the fewest candidates left, and of two such sets the one that was added first.
  /// `most_cases` limits the contradictions and the tries. `without` is empty or has a number for each set; sets and
  /// conditions whose number is not 0 are left out.
  Answer refute(Candidate assumed, bool is_true, std::uint32_t most_cases, std::span<const std::uint8_t> without = {});

  /// After Refuted: the numbers of sets that alone contradict the assumption, in the order in which they were used.
  std::span<const std::size_t> used() const { return used_; }
  /// After Refuted: the number of contradictions with which the branches of the search ended.
  std::uint32_t cases() const { return cases_; }

 private:
  using Number = std::uint16_t;
  static constexpr Number kNone = 0xffff;
  static constexpr std::size_t kNoSet = SIZE_MAX;

  // What is known of a candidate on the way to a contradiction.
  struct Mark {
    bool is_true = false;
    // The true candidate that excludes this one; the candidate itself when a condition excludes it or when it is
    // assumed to be false; kNone when it is possible.
    Number excluded_by = kNone;
    // The set because of which the candidate is true, or the condition that excludes it. kNoSet when it is assumed or
    // tried.
    std::size_t reason = kNoSet;
  };
  struct Marks {
    std::vector<Mark> of;
    // For each choice: how many candidates are left, and whether one is true.
    std::vector<std::uint16_t> left;
    std::vector<std::uint8_t> is_met;
    // For each set, how many of its candidates are excluded, and how many were when it narrowed them last.
    std::vector<std::uint16_t> excluded;
    std::vector<std::uint16_t> narrowed;

    const Mark& operator[](Number candidate) const { return of[candidate]; }
  };

  // What led to a contradiction.
  struct Conflict {
    std::vector<std::uint8_t> sets;
    // The tried candidates that it needs.
    std::vector<std::uint8_t> tries;
  };

  Number number_of(Candidate candidate);
  void find_rivals();
  void set_true(Marks& marks, Number candidate, std::size_t reason) const;
  // A set of candidates, or those of the cells of a condition.
  struct Member {
    std::vector<Number> candidates;
    const CellCondition* condition = nullptr;
  };
  // Candidates of which one is true: those of one set, or of one cell of a condition.
  struct Choice {
    std::size_t set;
    std::size_t begin;
    std::size_t end;
  };

  void add_choice(std::size_t set, std::size_t begin);
  void exclude(Marks& marks, Number candidate, Number by, std::size_t reason) const;
  std::span<const Number> candidates_of(const Choice& choice) const {
    return std::span<const Number>(sets_[choice.set].candidates).subspan(choice.begin, choice.end - choice.begin);
  }
  // The number of the choice to look at next; kNoSet when each is met.
  std::size_t best_choice(const Marks& marks) const;
  enum class Narrowing : std::uint8_t { Nothing, Some, Broken };
  // Lets the conditions exclude candidates. `condition` is the one that has excluded some, or that is broken.
  Narrowing narrow(Marks& marks, std::size_t& condition) const;
  Narrowing narrow_by(std::size_t set, Marks& marks) const;
  Answer search(Marks marks, Conflict& conflict);
  Answer contradiction(const Marks& marks, std::size_t set, Conflict& conflict);
  Answer try_each(const Marks& marks, const Choice& choice, Conflict& conflict);
  void explain(const Marks& marks, std::size_t set, Conflict& conflict) const;

  const Layout& layout_;
  std::vector<Candidate> candidates_;
  // The numbers of the candidates by cell and digit; kNone for one that is in no set.
  std::vector<Number> numbers_;
  std::vector<Member> sets_;
  std::vector<Choice> choices_;
  // For each candidate those that it excludes. Empty until the first search, and after a new candidate.
  std::vector<std::vector<Number>> rivals_;
  // For each candidate the choices that have it.
  std::vector<std::vector<std::uint32_t>> choices_with_;
  std::span<const std::uint8_t> without_;
  Number assumed_ = kNone;
  std::uint32_t left_ = 0;
  std::uint32_t cases_ = 0;
  // The sets in the order of use; a set can be listed several times.
  std::vector<std::size_t> order_;
  std::vector<std::size_t> used_;
};

}  // namespace nonet
