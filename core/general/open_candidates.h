#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/general/literal.h"
#include "core/grid/grid.h"

namespace nonet {

/// What the givens leave open in a grid of any side, after naked and hidden singles: the candidates, numbered densely as
/// variables cell by cell, and the sets of them of which exactly one holds: the candidates of a cell, and the places of a
/// digit in a house. Building takes some nanoseconds for each candidate and each house that it lies in (an empty 100×100
/// grid: a million candidates, a tenth of a second).
class OpenCandidates {
 public:
  explicit OpenCandidates(const Grid& givens);

  /// False when the givens contradict each other, which singles alone have shown. Nothing else may be asked then.
  bool possible() const { return possible_; }
  /// The digits that stand: givens and singles.
  std::span<const Digit> digits() const { return digits_; }

  std::uint32_t variable_count() const { return static_cast<std::uint32_t>(candidates_.size()); }
  Candidate candidate(Variable variable) const { return candidates_[variable.index]; }
  /// None for a candidate that is not open.
  std::optional<Variable> variable(Candidate candidate) const;

  std::uint32_t set_count() const { return static_cast<std::uint32_t>(set_starts_.size()) - 1; }
  /// Two or more variables of which exactly one is true.
  std::span<const Variable> set(std::uint32_t index) const {
    return {set_members_.data() + set_starts_[index], set_members_.data() + set_starts_[index + 1]};
  }
  /// The candidates that cannot hold beside this one by a rule for pairs of cells alone.
  std::span<const Variable> paired(Variable variable) const {
    if (pair_starts_.empty()) return {};
    return {pairs_.data() + pair_starts_[variable.index], pairs_.data() + pair_starts_[variable.index + 1]};
  }

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  std::size_t side() const { return static_cast<std::size_t>(layout_->side()); }
  std::size_t index_of(Candidate candidate) const { return candidate.cell.index * side() + candidate.digit.value - 1; }
  std::size_t place_set(House house, Digit digit) const { return house.index * side() + digit.value - 1; }
  void propagate(const Grid& givens);
  void place(Candidate candidate);
  void eliminate(Candidate candidate);
  void place_last_in(House house, Digit digit);
  void number_candidates();
  void gather_sets();
  void add_set(std::span<const Variable> members);
  void gather_pairs();

  LayoutRef layout_;
  bool possible_ = true;
  std::vector<Digit> digits_;
  // For each cell and digit: while singles are looked for, kNone where the candidate is gone; then the variable.
  std::vector<std::uint32_t> numbers_;
  // How many candidates a cell has, and how many places a digit in a house.
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
