#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
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

/// The type of link_sets(), which adds the links of almost locked sets to a graph. The constructor of a graph gets the
/// function as an argument. A program that never names link_sets() is therefore linked without it.
using SetLinks = void(const PuzzleState&, const ChainGraph&, ChainLinks&, StopCheck&);

/// The nodes that a ChainGraph has.
enum class ChainNodes : std::uint8_t {
  /// A node for each candidate.
  Candidates,
  /// Also a node for each group: two or more candidates of a digit in the cells that two houses share.
  Groups,
  /// Also the nodes of almost locked sets, one for each digit of a set. Only the ChainGraph::kMaxSets smallest sets of
  /// at least two cells have nodes.
  Sets,
};

/// The number of a node of a ChainGraph.
using ChainNode = std::uint32_t;

/// A node with a truth value, on or off. The node of a candidate or a group is on if one of its candidates is true, and
/// off if all are false. The node of a set and a digit is special. The node is off if the digit is eliminated from the
/// set. Then all other digits of the set must be placed in the set. This consequence is the state on of the same node.
struct NodeState {
  std::uint32_t code = 0;

  static constexpr NodeState on(ChainNode node) { return {node * 2 + 1}; }
  static constexpr NodeState off(ChainNode node) { return {node * 2}; }
  constexpr ChainNode node() const { return code / 2; }
  constexpr bool is_on() const { return (code & 1) != 0; }
  constexpr NodeState opposite() const { return {code ^ 1}; }
  friend constexpr bool operator==(NodeState, NodeState) = default;
};

/// The links of a state. A weak link from A to B means: if A is on, B is off. A strong link from A to B means: if A is
/// off, B is on. The links of a candidate begin with the links inside its cell. The links along the houses of the cell
/// follow, house by house.
///
/// Nodes are numbered in this order: candidates by cell and digit, then groups, then sets.
///
/// Own rules add links between candidates of two cells (rule_links()), which also join different digits.
///
/// Links between candidates and groups hold in both directions. Links of a set hold in one direction only. Let N be the
/// node of a set and its digit d. A candidate d that sees all cells of the set with d has a weak link to N, which turns
/// N off. A strong link from N to N turns N on. Let e be another digit of the set. Weak links lead from N to each
/// candidate e, group of e, or node of another set and e that sees all cells of the set with e. If a cell loses all
/// candidates but one in this way, a strong link leads from N to the last candidate.
class ChainGraph {
 public:
  static constexpr std::size_t kMaxSets = 600;

  /// `sets` are the almost locked sets of the state. They must outlive the graph. `sets` and `set_links` must not be
  /// null when `nodes` is Sets, and are ignored otherwise. When a stop is requested, the graph has all its nodes but
  /// may lack links.
  ChainGraph(const PuzzleState& state, ChainNodes nodes, const AlmostLockedSets* sets = nullptr,
             SetLinks* set_links = nullptr, StopToken stop = {});

  ChainNode node_count() const { return static_cast<ChainNode>(digits_.size()); }
  ChainNode candidate_count() const { return candidate_count_; }
  bool is_candidate(ChainNode node) const { return node < candidate_count_; }
  bool is_set(ChainNode node) const { return node >= first_set_node_; }
  /// The index in sets() of the set that a node belongs to. Only for nodes of sets.
  std::size_t set_of(ChainNode node) const {
    NONET_EXPECTS(is_set(node) && node < node_count());
    return set_of_[node - first_set_node_];
  }
  const AlmostLockedSets& sets() const { return *sets_; }

  Digit digit(ChainNode node) const { return digits_[node]; }
  /// The cells of a node, in the order of their numbers: the cell of a candidate, the cells of a group, or the cells of
  /// a set that have the digit of the node.
  std::span<const Cell> cells(ChainNode node) const { return cells_[node]; }
  /// The first cell of a node.
  Cell cell(ChainNode node) const { return cells_[node].front(); }
  /// The node of a candidate; the cell must have the candidate.
  ChainNode node_of(Cell cell, Digit digit) const {
    NONET_EXPECTS(digit.value >= 1 && digit.value <= digit_count_);
    return nodes_[cell.index * digit_count_ + digit.value - 1u];
  }
  /// The candidates of a cell are consecutive nodes. Returns the first node, and the last node plus 1.
  std::pair<ChainNode, ChainNode> nodes_in(Cell cell) const {
    return {first_in_cell_[cell.index], first_in_cell_[cell.index + 1u]};
  }

  std::span<const ChainNode> weak(ChainNode node) const { return weak_[node]; }
  std::span<const ChainNode> strong(ChainNode node) const { return strong_[node]; }
  /// The nodes whose state follows directly from a given state: the nodes at the end of weak links if the state is on,
  /// of strong links if the state is off.
  std::span<const ChainNode> implied(NodeState state) const { return (state.is_on() ? weak_ : strong_)[state.node()]; }

  /// The length of a link in a chain. A link counts as 1. A link from a set to another node is harder to see and counts
  /// for more: the number of cells of the set is added, and 1 more if the link is strong. The link from the node of a
  /// set to itself counts as 0.
  std::uint32_t length(NodeState from, ChainNode to) const {
    if (!is_set(from.node())) return 1;
    if (from.node() == to) return 0;
    return 1 + set_size(from.node()) + (from.is_on() ? 0 : 1);
  }

  /// The own rule that makes a weak or strong link between two nodes, in either direction, as in Step::rules. None for
  /// all other links.
  std::optional<std::uint16_t> rule_of(ChainNode one, ChainNode other, bool strong) const;

  /// True when the link joins two digits of one cell.
  bool is_inside_cell(ChainNode from, ChainNode to) const {
    return is_candidate(from) && is_candidate(to) && cell(from) == cell(to);
  }

 private:
  friend class ChainGraphBuilder;

  struct LinkOfRule {
    ChainNode from;
    ChainNode to;
    bool strong;
    std::uint16_t rule;

    friend bool operator<(const LinkOfRule& left, const LinkOfRule& right) {
      return std::tie(left.from, left.to, left.strong) < std::tie(right.from, right.to, right.strong);
    }
  };

  std::uint32_t set_size(ChainNode node) const;

  const AlmostLockedSets* sets_;
  std::size_t digit_count_;
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
  // The links of own rules, in both directions, sorted.
  std::vector<LinkOfRule> of_rules_;
};

}  // namespace nonet
