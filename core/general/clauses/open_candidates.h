#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/general/clauses/literal.h"
#include "core/grid/puzzle.h"
#include "core/util/control.h"

namespace nonet {

/// The candidates of a puzzle of any layout that are left after naked and hidden singles. They are numbered without
/// gaps, cell by cell, and become the variables of a ClauseSearch. Exactly one candidate is true in each of these sets:
/// the candidates of a cell, and the candidates of a digit in a full house. Construction takes some nanoseconds for
/// each candidate and each of its houses (a blank 100×100 grid: a million candidates, a tenth of a second).
class OpenCandidates {
 public:
  /// When `stop` asks for a stop during construction, the object is incomplete and must not be used.
  explicit OpenCandidates(const PuzzleView& puzzle, StopToken stop = {});

  /// False when singles alone prove that there is no solution. All other members are meaningless then.
  bool possible() const { return possible_; }
  /// The placed digits: givens and singles.
  std::span<const Digit> digits() const { return digits_; }

  std::uint32_t variable_count() const { return static_cast<std::uint32_t>(candidates_.size()); }
  Candidate candidate(Variable variable) const { return candidates_[variable.index]; }
  /// The variable of a candidate; null when the candidate is not open.
  std::optional<Variable> variable(Candidate candidate) const;

  std::uint32_t set_count() const { return static_cast<std::uint32_t>(set_starts_.size()) - 1; }
  /// Two or more variables of which exactly one is true.
  std::span<const Variable> set(std::uint32_t index) const {
    return {set_members_.data() + set_starts_[index], set_members_.data() + set_starts_[index + 1]};
  }
  /// The candidates that exclude this one without a common set: by a house that is not full, or by a rule about pairs
  /// of cells, such as anti-knight. A candidate can be listed twice.
  std::span<const Variable> paired(Variable variable) const {
    if (pair_starts_.empty()) return {};
    return {pairs_.data() + pair_starts_[variable.index], pairs_.data() + pair_starts_[variable.index + 1]};
  }

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  std::size_t digit_count() const { return static_cast<std::size_t>(layout_->digit_count()); }
  std::size_t index_of(Candidate candidate) const {
    return candidate.cell.index * digit_count() + candidate.digit.value - 1;
  }
  std::size_t place_set(House house, Digit digit) const { return house.index * digit_count() + digit.value - 1; }
  void propagate(const PuzzleView& puzzle);
  void place(Candidate candidate);
  void eliminate(Candidate candidate);
  void place_last_in(House house, Digit digit);
  bool excludes_by_pairs() const;
  void number_candidates();
  void gather_sets(StopToken stop);
  void add_set(std::span<const Variable> members);
  void gather_pairs(StopToken stop);

  LayoutRef layout_;
  bool possible_ = true;
  std::vector<Digit> digits_;
  // For each cell and digit: the number of its variable, or kNone when the candidate is not open.
  std::vector<std::uint32_t> numbers_;
  // The number of candidates of each cell, and of each digit in each house. Of a house that is not full, the number is
  // not used.
  std::vector<std::uint8_t> left_in_cell_;
  std::vector<std::uint8_t> left_in_house_;
  std::vector<Candidate> to_place_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint32_t> set_starts_{0};
  std::vector<Variable> set_members_;
  std::vector<std::uint32_t> pair_starts_;
  std::vector<Variable> pairs_;
};

}  // namespace nonet
