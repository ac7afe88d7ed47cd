#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/network.h"

namespace nonet {

/// The candidates of one node of a search for puzzles with rules, and the conditions of the network that must look at
/// them again. The network must outlive the node.
class RuleNode {
 public:
  explicit RuleNode(const RuleNetwork& network) : RuleNode(network, network.start) {}
  /// `start` has the candidates of each cell.
  RuleNode(const RuleNetwork& network, std::span<const DigitMask> start);

  const RuleNetwork& network() const { return network_; }
  /// The digits from 1 on.
  DigitMask all_digits() const { return all_digits_; }
  DigitMask operator[](CellIndex cell) const { return candidates_[cell]; }
  /// A few more elements than these can be read.
  std::span<const DigitMask> candidates() const { return {candidates_.data(), network_.cell_count()}; }
  /// The candidates, to be replaced by those of another node that is propagated already. forget_changes() must follow.
  std::span<DigitMask> candidates_to_replace() { return {candidates_.data(), network_.cell_count()}; }
  /// Forgets which conditions must look at the candidates again.
  void forget_changes();

  /// Eliminates all other digits from the cell. Returns false when the cell then has no candidate.
  bool keep(CellIndex cell, DigitMask digits) {
    const DigitMask left = candidates_[cell] & digits;
    return left == candidates_[cell] || change(cell, left);
  }

  /// One of the cells has the digit: eliminates it from all cells that differ from each cell that can have it. Returns
  /// false when none of the cells can have it, or when a cell then has no candidate.
  bool require(std::span<const CellIndex> cells, DigitMask digit);

  /// Draws conclusions until no condition finds one. Returns false when that proves that the candidates have no
  /// solution.
  bool propagate();

  /// The grid condition fails in this house.
  void fail_in_house(std::size_t house) { failed_condition_ = network_.first_house() + house; }
  /// The number of cells that got their digit so far, including those that were taken back.
  std::uint64_t placements() const { return placements_; }
  /// About how long propagate() has taken so far, in units of ten nanoseconds. Counted, not measured.
  std::uint64_t work() const { return work_ + placements_ * kWorkOfPlacement; }
  /// After propagate() has returned false: the number of the condition that could not be met. None when a cell lost its
  /// last candidate to a peer, or when the puzzle contradicts itself.
  std::optional<std::size_t> failed_condition() const { return failed_condition_; }

 private:
  bool change(CellIndex cell, DigitMask left) {
    candidates_[cell] = left;
    if (left == 0) return false;
    if (is_single(left)) singles_.push_back(cell);
    const std::span<const std::uint64_t> watchers = network_.watchers(cell);
    for (std::size_t word = 0; word < watchers.size(); ++word) pending_[word] |= watchers[word];
    return true;
  }
  bool eliminate_singles_from_peers();
  bool apply_condition(std::size_t condition);

  const RuleNetwork& network_;
  std::vector<DigitMask> candidates_;
  // Cells with one candidate that their peers may still have.
  std::vector<CellIndex> singles_;
  // A bit for each condition: whether one of its cells has changed since the condition was applied.
  std::vector<std::uint64_t> pending_;
  // The number of the first condition of each sort, and of one more after the last.
  std::array<std::size_t, RuleNetwork::kSorts + 1> first_of_sort_{};
  DigitMask all_digits_;
  bool possible_;
  std::optional<std::size_t> failed_condition_;
  std::uint64_t placements_ = 0;
  std::uint64_t work_ = 0;
  static constexpr std::uint64_t kWorkOfPlacement = 5;
};

}  // namespace nonet
