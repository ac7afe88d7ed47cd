#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rating/chain_grid.h"
#include "core/rating/chain_path.h"
#include "core/util/contracts.h"

namespace nonet::rating {

/// How a forcing run draws its conclusions.
struct RunRules {
  /// Candidates that are false are gone for the conclusions that follow.
  bool is_dynamic;
  /// Conclusions inside a cell are drawn too. False for Nishio chains.
  bool uses_cells;
};

/// A false candidate that follows from a pattern or from a chain inside the assumption, and its reasons.
struct AdvancedReason {
  std::vector<Id> parents;
  /// The number of a nested chain; -1 when the reason is a pattern.
  int nested = -1;
};

/// What follows from one assumption. A run ends at the first contradiction: a candidate that was reached in one state
/// is concluded to be in the other, the `clash`. (With advanced rules a candidate can be reached in both states without
/// a clash.)
class ForcingRun {
 public:
  /// Makes room for a grid and forgets everything.
  void clear(int count);

  bool reached(Node node) const { return (bits(node.is_on)[node.id / 64u] >> (node.id % 64u) & 1u) != 0; }
  bool is_contradictory() const { return clash_.id != kNoId; }
  /// The conclusion that contradicts a reached node. It is not reached itself.
  Node clash() const { return clash_; }
  /// A bit for each candidate that is on, or off.
  std::span<const std::uint64_t> bits(bool is_on) const { return is_on ? on_bits_ : off_bits_; }
  /// The nodes that are on, or off, in the order in which they were reached.
  std::span<const Id> order(bool is_on) const {
    return is_on ? std::span(ons_.data(), on_count_) : std::span(offs_.data(), off_count_);
  }

  /// A lower bound of the number of nodes that a reached node rests on, with itself.
  int least_ancestors(Node node) const { return reasons_[code(node)].depth; }
  /// A lower bound of the complexity of the nested chains that a reached node rests on.
  int least_nested(Node node) const { return reasons_[code(node)].nested; }

  /// Calls `visit(Node)` for each direct reason of a reached node, in Sudoku Explainer's order.
  template <class Visit>
  void for_each_parent(const ChainGrid& grid, RunRules rules, Node node, Visit&& visit) const {
    visit_parents(grid, rules, node, reasons_[code(node)], visit);
  }
  /// The same for the clash.
  template <class Visit>
  void for_each_parent_of_clash(const ChainGrid& grid, RunRules rules, Visit&& visit) const {
    visit_parents(grid, rules, clash_, clash_reason_, visit);
  }

  /// The unit in which a reached node that is on was the last candidate; kNoUnit for an assumption.
  std::uint16_t unit(Node node) const { return link_of(reasons_[code(node)].unit); }
  std::uint16_t unit_of_clash() const { return link_of(clash_reason_.unit); }
  /// The reason of a reached node that is advanced; null for other nodes.
  const AdvancedReason* advanced(Node node) const {
    const Reason& reason = reasons_[code(node)];
    return reason.unit == kAdvanced ? &advanced_[reason.parent] : nullptr;
  }

 private:
  friend class ForcingSearch;
  static constexpr std::uint16_t kAssumption = 0xFFFE;
  static constexpr std::uint16_t kAdvanced = 0xFFFD;

  /// Why a node was reached. The parent of an advanced node is the number of its AdvancedReason.
  struct Reason {
    Id parent;
    std::uint16_t unit;
    std::uint16_t depth;
    std::uint16_t nested;
  };

  static std::size_t code(Node node) { return node.id * std::size_t{2} + (node.is_on ? 1 : 0); }
  static std::uint16_t link_of(std::uint16_t unit) { return unit >= kAdvanced ? kNoUnit : unit; }

  template <class Visit>
  void visit_parents(const ChainGrid& grid, RunRules rules, Node node, const Reason& reason, Visit& visit) const {
    const Id parent = reason.parent;
    const std::uint16_t unit = reason.unit;
    if (unit == kAssumption) return;
    if (unit == kAdvanced) {
      for (const Id id : advanced_[parent].parents) visit(Node{id, false});
      return;
    }
    visit(Node{parent, !node.is_on});
    if (!node.is_on || !rules.is_dynamic) return;
    for (const Id id : grid.members(unit)) {
      if (id != node.id && id != parent) visit(Node{id, false});
    }
  }

  void reach(Node node, Reason reason) {
    reasons_[code(node)] = reason;
    if (node.is_on) {
      ons_[on_count_++] = node.id;
    } else {
      offs_[off_count_++] = node.id;
    }
  }
  void fail(Node clash, Id parent, std::uint16_t unit) {
    clash_ = clash;
    clash_reason_ = {parent, unit, 0, 0};
  }
  /// Must be called at the end of the run.
  void fill_bits();

  // By code of a node.
  std::vector<Reason> reasons_;
  std::vector<Id> ons_;
  std::vector<Id> offs_;
  std::size_t on_count_ = 0;
  std::size_t off_count_ = 0;
  std::vector<std::uint64_t> on_bits_;
  std::vector<std::uint64_t> off_bits_;
  std::vector<AdvancedReason> advanced_;
  Node clash_{kNoId, false};
  Reason clash_reason_{};
};

}  // namespace nonet::rating
