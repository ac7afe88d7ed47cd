#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/logic/puzzle_state.h"

namespace nonet {

class AlmostLockedSets;
class ChainGraph;
struct ChainLinks;

/// Adds the links of almost locked sets to those of a graph: link_sets(), or null where sets are no nodes.
using SetLinks = void(const PuzzleState&, const ChainGraph&, ChainLinks&);

/// What the nodes of a chain may be: candidates; besides, groups of the candidates that a digit has where two houses meet;
/// besides, almost locked sets of two cells and more, a node for each of their digits. Of sets the ChainGraph::kMaxSets
/// smallest.
enum class ChainNodes : std::uint8_t { Candidates, Groups, Sets };

/// A node of a ChainGraph, by its number.
using ChainNode = std::uint32_t;

/// A node taken for true (on: one of its candidates is true) or for false (off: none is). The node of a set and a digit is
/// off when the set lacks the digit; it is on as a consequence of that: each of the other digits stands in the set.
struct NodeState {
  std::uint32_t code = 0;

  static constexpr NodeState on(ChainNode node) { return {node * 2 + 1}; }
  static constexpr NodeState off(ChainNode node) { return {node * 2}; }
  constexpr ChainNode node() const { return code / 2; }
  constexpr bool is_on() const { return (code & 1) != 0; }
  constexpr NodeState opposite() const { return {code ^ 1}; }
  friend constexpr bool operator==(NodeState, NodeState) = default;
};

/// The links of a state: which nodes are off when one is on (weak links), which are on when one is off (strong links). The
/// links of a candidate come in the order in which people follow them: those inside its cell, then house by house. Candidates
/// are numbered by cell, then digit; groups follow, then sets. Links between candidates and groups work both ways. Those of
/// a set do not: what sees the digit turns the node off, which turns it on, and that turns off what sees another digit.
class ChainGraph {
 public:
  static constexpr std::size_t kMaxSets = 600;

  /// `sets` and `set_links` may be null unless sets are nodes; `sets` are those of the state.
  ChainGraph(const PuzzleState& state, ChainNodes nodes, const AlmostLockedSets* sets = nullptr,
             SetLinks* set_links = nullptr);

  ChainNode node_count() const { return static_cast<ChainNode>(digits_.size()); }
  ChainNode candidate_count() const { return candidate_count_; }
  bool is_candidate(ChainNode node) const { return node < candidate_count_; }
  bool is_set(ChainNode node) const { return node >= first_set_node_; }
  /// The number of the set that a node belongs to.
  std::size_t set_of(ChainNode node) const { return set_of_[node - first_set_node_]; }
  const AlmostLockedSets& sets() const { return *sets_; }

  Digit digit(ChainNode node) const { return digits_[node]; }
  /// In the order of their numbers; of a candidate one, of a set those that have the digit.
  std::span<const Cell> cells(ChainNode node) const { return of(cells_, node); }
  /// The first cell.
  Cell cell(ChainNode node) const { return cells_.items[cells_.starts[node]]; }
  /// The node of a candidate, which must be there.
  ChainNode node_of(Cell cell, Digit digit) const { return nodes_[cell.index * side_ + digit.value - 1u]; }
  /// The nodes of an open cell, from the first to one past the last.
  std::pair<ChainNode, ChainNode> nodes_in(Cell cell) const {
    return {first_in_cell_[cell.index], first_in_cell_[cell.index + 1u]};
  }

  std::span<const ChainNode> weak(ChainNode node) const { return of(weak_, node); }
  std::span<const ChainNode> strong(ChainNode node) const { return of(strong_, node); }
  /// What a state has as a direct consequence: the weak links of what is on, the strong ones of what is off.
  std::span<const ChainNode> implied(NodeState state) const {
    return of(state.is_on() ? weak_ : strong_, state.node());
  }

  /// How many links a direct consequence counts for: one; through a set as many more as it has cells.
  std::uint32_t length(NodeState from, ChainNode to) const {
    if (!is_set(from.node())) return 1;
    if (from.node() == to) return 0;
    return 1 + set_size(from.node()) + (from.is_on() ? 0 : 1);
  }

  /// True when the link stays inside one cell.
  bool is_inside_cell(ChainNode from, ChainNode to) const {
    return is_candidate(from) && is_candidate(to) && cell(from) == cell(to);
  }

 private:
  friend class ChainGraphBuilder;

  // A list for each node, all of them in one array.
  template <class T>
  struct Lists {
    std::vector<std::uint32_t> starts;
    std::vector<T> items;
  };
  template <class T>
  static std::span<const T> of(const Lists<T>& lists, ChainNode node) {
    return {lists.items.data() + lists.starts[node], lists.items.data() + lists.starts[node + 1]};
  }

  std::uint32_t set_size(ChainNode node) const;

  const AlmostLockedSets* sets_;
  std::size_t side_;
  ChainNode candidate_count_ = 0;
  ChainNode first_set_node_ = 0;
  // By cell and digit.
  std::vector<ChainNode> nodes_;
  std::vector<ChainNode> first_in_cell_;
  std::vector<Digit> digits_;
  std::vector<std::uint32_t> set_of_;
  Lists<Cell> cells_;
  Lists<ChainNode> weak_;
  Lists<ChainNode> strong_;
};

}  // namespace nonet
