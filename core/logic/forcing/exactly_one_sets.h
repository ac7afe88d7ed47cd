#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/logic/chains/chain_graph.h"
#include "core/util/list_of_lists.h"

namespace nonet {

/// The exactly-one sets of a state: sets of candidates of which exactly one is true. These are the candidates of each
/// open cell, and the candidates of each digit in each full house in which the digit is not yet placed. Candidates are
/// nodes of a ChainGraph.
class ExactlyOneSets {
 public:
  ExactlyOneSets(const PuzzleState& state, const ChainGraph& graph);

  std::uint32_t size() const { return static_cast<std::uint32_t>(members_.size()); }
  std::span<const ChainNode> members(std::uint32_t set) const { return members_[set]; }
  /// The sets that a candidate belongs to.
  std::span<const std::uint32_t> sets_of(ChainNode candidate) const { return sets_[candidate]; }
  /// The house whose candidates of one digit form the set; none if the set is a cell.
  std::optional<House> house(std::uint32_t set) const {
    NONET_EXPECTS(set < size());
    return houses_[set];
  }
  /// The number of members of each set.
  std::span<const std::uint16_t> sizes() const { return sizes_; }

 private:
  void end_set(std::optional<House> house);
  void list_sets_of_candidates(ChainNode candidates);

  ListOfLists<ChainNode> members_;
  std::vector<std::optional<House>> houses_;
  std::vector<std::uint16_t> sizes_;
  // For each candidate, the sets that it belongs to.
  ListOfLists<std::uint32_t> sets_;
};

}  // namespace nonet
