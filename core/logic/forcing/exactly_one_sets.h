#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/logic/chains/chain_graph.h"

namespace nonet {

/// The exactly-one sets of a state: the candidates of each open cell, and the places of each digit in each house that lacks
/// it. Candidates are the nodes of a ChainGraph.
class ExactlyOneSets {
 public:
  ExactlyOneSets(const PuzzleState& state, const ChainGraph& graph);

  std::uint32_t size() const { return static_cast<std::uint32_t>(starts_.size() - 1); }
  std::span<const ChainNode> members(std::uint32_t set) const { return slice(members_, starts_, set); }
  /// The sets that a candidate belongs to.
  std::span<const std::uint32_t> sets_of(ChainNode candidate) const { return slice(sets_, sets_starts_, candidate); }
  /// The house of a set of places; none for a cell.
  std::optional<House> house(std::uint32_t set) const { return houses_[set]; }
  /// The number of members of each set.
  std::span<const std::uint16_t> sizes() const { return sizes_; }

 private:
  template <class T>
  static std::span<const T> slice(const std::vector<T>& items, const std::vector<std::uint32_t>& starts,
                                  std::uint32_t i) {
    return {items.data() + starts[i], items.data() + starts[i + 1]};
  }
  void end_set(std::optional<House> house);
  void list_sets_of_candidates(ChainNode candidates);

  std::vector<std::uint32_t> starts_{0};
  std::vector<ChainNode> members_;
  std::vector<std::optional<House>> houses_;
  std::vector<std::uint16_t> sizes_;
  std::vector<std::uint32_t> sets_starts_;
  std::vector<std::uint32_t> sets_;
};

}  // namespace nonet
