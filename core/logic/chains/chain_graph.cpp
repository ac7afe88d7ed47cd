#include "core/logic/chains/chain_graph.h"

namespace nonet {

// Collects the nodes first, then the links as pairs, which are sorted into lists at the end; within a list they keep the
// order in which they came.
class ChainGraphBuilder {
 public:
  ChainGraphBuilder(ChainGraph& graph, const PuzzleState& state) : graph_(graph), state_(state) {}

  void build(ChainNodes nodes) {
    add_candidates();
    seen_.assign(graph_.node_count(), kNone);
    for (ChainNode node = 0; node < graph_.candidate_count(); ++node) link_candidate(node);
    if (nodes == ChainNodes::Groups) {
      add_groups();
      for (ChainNode node = graph_.candidate_count(); node < graph_.node_count(); ++node) link_group(node);
    }
    graph_.cells_.starts.push_back(static_cast<std::uint32_t>(graph_.cells_.items.size()));
    sort_links(weak_, graph_.weak_);
    sort_links(strong_, graph_.strong_);
  }

 private:
  static constexpr ChainNode kNone = ~ChainNode{0};

  struct Pair {
    ChainNode from;
    ChainNode to;
  };

  void add_node(Digit digit) {
    graph_.digits_.push_back(digit);
    graph_.cells_.starts.push_back(static_cast<std::uint32_t>(graph_.cells_.items.size()));
  }

  void add_candidates() {
    for (std::uint16_t index = 0; index < state_.layout().cell_count(); ++index) {
      graph_.first_in_cell_.push_back(graph_.node_count());
      state_.candidates(Cell{index}).for_each([&](Digit digit) {
        add_node(digit);
        graph_.cells_.items.push_back(Cell{index});
      });
    }
    graph_.candidate_count_ = graph_.node_count();
    graph_.first_in_cell_.push_back(graph_.node_count());
  }

  // The other candidates of the cell, then of the digit house by house, then those that a rule for pairs excludes.
  void link_candidate(ChainNode node) {
    const Cell cell = graph_.cell(node);
    const Digit digit = graph_.digit(node);
    const auto [first, end] = graph_.nodes_in(cell);
    for (ChainNode other = first; other < end; ++other) {
      if (other != node) link_weakly(node, other);
    }
    if (end - first == 2) strong_.push_back({node, first + end - 1 - node});
    for (const auto& [house, place] : state_.sets().memberships(cell)) link_in_house(node, digit, house, place);
    for (const Cell peer : state_.layout().pairs(cell)) {
      if (state_.candidates(peer).contains(digit)) link_weakly(node, graph_.node_of(peer, digit));
    }
  }

  void link_in_house(ChainNode node, Digit digit, House house, int place) {
    const std::uint32_t others = state_.places(digit, house) & ~(1u << place);
    const std::span<const Cell> cells = state_.layout().cells(house);
    for_each_bit(others, [&](int other_place) {
      const ChainNode other = graph_.node_of(cells[static_cast<std::size_t>(other_place)], digit);
      link_weakly(node, other);
      if (has_one_bit(others)) link_strongly(node, other);
    });
  }

  // Two cells may share several houses.
  void link_weakly(ChainNode node, ChainNode other) {
    if (seen_[other] == node) return;
    seen_[other] = node;
    weak_.push_back({node, other});
  }
  void link_strongly(ChainNode node, ChainNode other) {
    for (std::size_t i = strong_.size(); i-- > 0 && strong_[i].from == node;) {
      if (strong_[i].to == other) return;
    }
    strong_.push_back({node, other});
  }

  struct Meeting {
    House first;
    House second;
    CellSet cells;
  };

  // Where two houses share several cells.
  std::vector<Meeting> meetings() const {
    std::vector<Meeting> found;
    for_each_house(state_.layout(), [&](House first) {
      for (House second{static_cast<std::uint16_t>(first.index + 1)}; second.index < state_.layout().house_count();
           ++second.index) {
        const CellSet cells = state_.sets().house(first) & state_.sets().house(second);
        if (cells.has_several()) found.push_back({first, second, cells});
      }
    });
    return found;
  }

  void add_groups() {
    for (const Meeting& meeting : meetings()) {
      state_.all_digits().for_each([&](Digit digit) {
        const CellSet cells = state_.cells(digit) & meeting.cells;
        if (cells.has_several() && !is_known_group(digit, cells)) add_group(digit, cells);
      });
    }
  }
  // Further houses may meet in the same cells as a row and a box.
  bool is_known_group(Digit digit, const CellSet& cells) const {
    for (ChainNode node = graph_.candidate_count(); node < graph_.node_count(); ++node) {
      if (graph_.digit(node) == digit && group_cells_[node - graph_.candidate_count()] == cells) return true;
    }
    return false;
  }
  void add_group(Digit digit, const CellSet& cells) {
    add_node(digit);
    cells.for_each([&](Cell cell) { graph_.cells_.items.push_back(cell); });
    group_cells_.push_back(cells);
    group_peers_.push_back(state_.sets().common_peers(cells));
  }

  const CellSet& cells_of(ChainNode group) const { return group_cells_[group - graph_.candidate_count()]; }
  const CellSet& peers_of(ChainNode group) const { return group_peers_[group - graph_.candidate_count()]; }

  // A group and what sees all of its cells: candidates both ways, groups from here.
  void link_group(ChainNode group) {
    const Digit digit = graph_.digit(group);
    (state_.cells(digit) & peers_of(group)).for_each([&](Cell cell) {
      const ChainNode candidate = graph_.node_of(cell, digit);
      weak_.push_back({group, candidate});
      weak_.push_back({candidate, group});
    });
    for (ChainNode other = graph_.candidate_count(); other < graph_.node_count(); ++other) {
      if (graph_.digit(other) == digit && cells_of(other).is_within(peers_of(group))) weak_.push_back({group, other});
    }
    for_each_house(state_.layout(), [&](House house) {
      if (cells_of(group).is_within(state_.sets().house(house))) link_group_in_house(group, digit, house);
    });
  }

  // When all other places of the digit in the house are one candidate or one group, that is on when the group is off.
  void link_group_in_house(ChainNode group, Digit digit, House house) {
    const CellSet rest = state_.cells(digit, house) - cells_of(group);
    if (rest.has_one()) {
      const ChainNode candidate = graph_.node_of(rest.first(), digit);
      strong_.push_back({group, candidate});
      strong_.push_back({candidate, group});
    }
    if (!rest.has_several()) return;
    for (ChainNode other = graph_.candidate_count(); other < graph_.node_count(); ++other) {
      if (graph_.digit(other) == digit && cells_of(other) == rest) strong_.push_back({group, other});
    }
  }

  void sort_links(const std::vector<Pair>& pairs, ChainGraph::Lists<ChainNode>& lists) const {
    lists.starts.assign(graph_.node_count() + 1, 0);
    for (const Pair& pair : pairs) ++lists.starts[pair.from + 1];
    for (ChainNode node = 0; node < graph_.node_count(); ++node) lists.starts[node + 1] += lists.starts[node];
    std::vector<std::uint32_t> next(lists.starts.begin(), lists.starts.end() - 1);
    lists.items.resize(pairs.size());
    for (const Pair& pair : pairs) lists.items[next[pair.from]++] = pair.to;
  }

  ChainGraph& graph_;
  const PuzzleState& state_;
  std::vector<Pair> weak_;
  std::vector<Pair> strong_;
  // For each node the last one that a weak link led from.
  std::vector<ChainNode> seen_;
  std::vector<CellSet> group_cells_;
  std::vector<CellSet> group_peers_;
};

ChainGraph::ChainGraph(const PuzzleState& state, ChainNodes nodes) : state_(state) {
  ChainGraphBuilder(*this, state).build(nodes);
}

ChainNode ChainGraph::node_of(Cell cell, Digit digit) const {
  const std::uint64_t smaller = state_.candidates(cell).bits() & low_bits<std::uint64_t>(digit.value - 1);
  return first_in_cell_[cell.index] + static_cast<ChainNode>(count_bits(smaller));
}

}  // namespace nonet
