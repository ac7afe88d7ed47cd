#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/stop_check.h"
#include "core/util/contracts.h"
#include "core/util/list_of_lists.h"

namespace nonet {

class AlmostLockedSets;
class ChainGraph;
struct ChainLinks;

/// The type of link_sets(), which adds the links of almost locked sets to a graph. A graph gets the function as an argument,
/// so that programs without such graphs do not contain it.
using SetLinks = void(const PuzzleState&, const ChainGraph&, ChainLinks&, StopCheck&);

/// Which nodes a ChainGraph has.
enum class ChainNodes : std::uint8_t {
  Candidates,  ///< A node for each candidate.
  Groups,  ///< Besides, a node for each group: the candidates of a digit where two houses meet, if there are several.
  Sets,  ///< Besides, nodes for the ChainGraph::kMaxSets smallest almost locked sets of at least two cells: one for each
         ///< digit of a set.
};

/// The number of a node of a ChainGraph.
using ChainNode = std::uint32_t;

/// A node with a truth value. A candidate or a group is on if one of its candidates is true, and off if none is. The node of a
/// set and a digit is off if the set loses the digit. The same node is on as the consequence: all other digits of the set are
/// then placed in the set.
struct NodeState {
  std::uint32_t code = 0;

  static constexpr NodeState on(ChainNode node) { return {node * 2 + 1}; }
  static constexpr NodeState off(ChainNode node) { return {node * 2}; }
  constexpr ChainNode node() const { return code / 2; }
  constexpr bool is_on() const { return (code & 1) != 0; }
  constexpr NodeState opposite() const { return {code ^ 1}; }
  friend constexpr bool operator==(NodeState, NodeState) = default;
};

/// The links of a state. A weak link from A to B: if A is on, B is off. A strong link from A to B: if A is off, B is on. The
/// links of a candidate are listed in the order in which people follow them: links inside its cell first, then house by house.
/// Candidates are numbered by cell, then by digit; after them come the groups, then the sets. Links between candidates and
/// groups hold in both directions. Links of a set hold in one direction only: a candidate that sees all cells with the set's
/// digit turns the node off, a strong link from the node to itself turns it on, and weak links then turn off the candidates
/// that see all cells with another digit of the set.
class ChainGraph {
 public:
  static constexpr std::size_t kMaxSets = 600;

  /// `sets` are the sets of the state and must outlive the graph; `sets` and `set_links` may be null unless sets are nodes.
  /// When stopped, the graph has all its nodes and some of its links.
  ChainGraph(const PuzzleState& state, ChainNodes nodes, const AlmostLockedSets* sets = nullptr,
             SetLinks* set_links = nullptr, StopToken stop = {});

  ChainNode node_count() const { return static_cast<ChainNode>(digits_.size()); }
  ChainNode candidate_count() const { return candidate_count_; }
  bool is_candidate(ChainNode node) const { return node < candidate_count_; }
  bool is_set(ChainNode node) const { return node >= first_set_node_; }
  /// The number of the set that a node belongs to; the node must be one of a set.
  std::size_t set_of(ChainNode node) const {
    NONET_EXPECTS(is_set(node) && node < node_count());
    return set_of_[node - first_set_node_];
  }
  const AlmostLockedSets& sets() const { return *sets_; }

  Digit digit(ChainNode node) const { return digits_[node]; }
  /// The cells of a node, in the order of their numbers: one cell of a candidate, the cells with the digit of a set.
  std::span<const Cell> cells(ChainNode node) const { return cells_[node]; }
  /// The first cell of a node.
  Cell cell(ChainNode node) const { return cells_[node].front(); }
  /// The node of a candidate; the cell must have the candidate.
  ChainNode node_of(Cell cell, Digit digit) const {
    NONET_EXPECTS(digit.value >= 1 && digit.value <= side_);
    return nodes_[cell.index * side_ + digit.value - 1u];
  }
  /// The nodes of the candidates of a cell: the first one, and one past the last one.
  std::pair<ChainNode, ChainNode> nodes_in(Cell cell) const {
    return {first_in_cell_[cell.index], first_in_cell_[cell.index + 1u]};
  }

  std::span<const ChainNode> weak(ChainNode node) const { return weak_[node]; }
  std::span<const ChainNode> strong(ChainNode node) const { return strong_[node]; }
  /// The nodes that change directly because of a state: by weak links from a node that is on, by strong links from a node that
  /// is off.
  std::span<const ChainNode> implied(NodeState state) const { return (state.is_on() ? weak_ : strong_)[state.node()]; }

  /// The number of links that a direct consequence counts for: one, and for a link from a set as many more as the set has
  /// cells.
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

  std::uint32_t set_size(ChainNode node) const;

  const AlmostLockedSets* sets_;
  std::size_t side_;
  ChainNode candidate_count_ = 0;
  ChainNode first_set_node_ = 0;
  // The node of each candidate, by cell and digit.
  std::vector<ChainNode> nodes_;
  std::vector<ChainNode> first_in_cell_;
  std::vector<Digit> digits_;
  std::vector<std::uint32_t> set_of_;
  // A list for each node.
  ListOfLists<Cell> cells_;
  ListOfLists<ChainNode> weak_;
  ListOfLists<ChainNode> strong_;
};

}  // namespace nonet
