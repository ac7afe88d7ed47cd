#include "core/logic/chains/chain_graph.h"

#include <algorithm>

#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/chains/chain_links.h"
#include "core/logic/rule_techniques.h"
#include "core/util/sort.h"

namespace nonet {

// Collects the nodes first, then the links as pairs of nodes. At the end the pairs are sorted into a list for each
// node; links of one list stay in the order in which they were added.
class ChainGraphBuilder {
 public:
  ChainGraphBuilder(ChainGraph& graph, const PuzzleState& state, StopToken stop)
      : graph_(graph), state_(state), stop_(stop), check_(stop) {}

  void build(ChainNodes nodes, SetLinks* set_links) {
    add_candidates();
    seen_.assign(graph_.node_count(), kNone);
    groups_of_.resize(static_cast<std::size_t>(state_.digit_count()));
    for (ChainNode node = 0; node < graph_.candidate_count() && !check_.must_stop(256); ++node) link_candidate(node);
    if (state_.has_rules()) link_by_rules();
    if (nodes != ChainNodes::Candidates) {
      add_groups();
      link_groups();
    }
    graph_.first_set_node_ = graph_.node_count();
    if (nodes == ChainNodes::Sets) add_sets();
    if (nodes == ChainNodes::Sets) set_links(state_, graph_, links_, check_);
    graph_.weak_ = sorted(links_.weak);
    graph_.strong_ = sorted(links_.strong);
  }

 private:
  static constexpr ChainNode kNone = ~ChainNode{0};

  void add_node(Digit digit, const CellSet& cells) {
    graph_.digits_.push_back(digit);
    cells.for_each([&](Cell cell) { graph_.cells_.add(cell); });
    graph_.cells_.end_list();
  }

  void add_candidates() {
    graph_.nodes_.resize(static_cast<std::size_t>(state_.layout().cell_count()) * graph_.digit_count_);
    for (std::uint16_t index = 0; index < state_.layout().cell_count(); ++index) {
      graph_.first_in_cell_.push_back(graph_.node_count());
      state_.candidates(Cell{index}).for_each([&](Digit digit) {
        graph_.nodes_[index * graph_.digit_count_ + digit.value - 1u] = graph_.node_count();
        graph_.digits_.push_back(digit);
        graph_.cells_.add(Cell{index});
        graph_.cells_.end_list();
      });
    }
    graph_.candidate_count_ = graph_.node_count();
    graph_.first_in_cell_.push_back(graph_.node_count());
  }

  // Links a candidate with the other candidates of its cell, then with those of its digit house by house, then with
  // those that a rule for pairs of cells excludes.
  void link_candidate(ChainNode node) {
    const Cell cell = graph_.cell(node);
    const Digit digit = graph_.digit(node);
    const auto [first, end] = graph_.nodes_in(cell);
    for (ChainNode other = first; other < end; ++other) {
      if (other != node) link_weakly(node, other);
    }
    if (end - first == 2) links_.strong.push_back({node, first + end - 1 - node});
    for (const auto& [house, place] : state_.sets().memberships(cell)) link_in_house(node, digit, house, place);
    if (!state_.layout().has_full_houses_only()) link_in_other_houses(node, digit, cell);
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

  // The digit need not be in a house that is not full, so two places there exclude each other and nothing more.
  void link_in_other_houses(ChainNode node, Digit digit, Cell cell) {
    for (const House house : state_.layout().houses(cell)) {
      if (state_.layout().holds_every_digit(house)) continue;
      state_.cells(digit, house).for_each([&](Cell other) {
        if (other != cell) link_weakly(node, graph_.node_of(other, digit));
      });
    }
  }

  // Two cells may share several houses, but each link is listed once.
  void link_weakly(ChainNode node, ChainNode other) {
    if (seen_[other] == node) return;
    seen_[other] = node;
    links_.weak.push_back({node, other});
  }
  void link_strongly(ChainNode node, ChainNode other) {
    for (std::size_t i = links_.strong.size(); i-- > 0 && links_.strong[i].from == node;) {
      if (links_.strong[i].to == other) return;
    }
    links_.strong.push_back({node, other});
  }

  // Adds each link of own rules once, unless a house makes it, too.
  void link_by_rules() {
    using LinkOfRule = ChainGraph::LinkOfRule;
    std::vector<LinkOfRule>& links = graph_.of_rules_;
    for (const RuleLink& link : rule_links(state_, stop_)) {
      const ChainNode one = graph_.node_of(link.one.cell, link.one.digit);
      const ChainNode other = graph_.node_of(link.other.cell, link.other.digit);
      if (link.strong && is_linked_strongly(one, other)) continue;
      links.push_back({one, other, link.strong, link.rule});
      links.push_back({other, one, link.strong, link.rule});
    }
    shell_sort(links.begin(), links.end(),
               [](const LinkOfRule& left, const LinkOfRule& right) { return left < right; });
    const auto is_same = [](const LinkOfRule& left, const LinkOfRule& right) { return !(left < right); };
    links.erase(std::unique(links.begin(), links.end(), is_same), links.end());
    for (const LinkOfRule& link : links) (link.strong ? links_.strong : links_.weak).push_back({link.from, link.to});
  }
  bool is_linked_strongly(ChainNode one, ChainNode other) const {
    return std::any_of(links_.strong.begin(), links_.strong.end(),
                       [&](const ChainLink& link) { return link.from == one && link.to == other; });
  }

  struct Meeting {
    House first;
    House second;
    CellSet cells;
  };

  // The pairs of houses that share several cells.
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
      if (check_.must_stop(256)) return;
      state_.all_digits().for_each([&](Digit digit) {
        const CellSet cells = state_.cells(digit) & meeting.cells;
        if (cells.has_several() && !is_known_group(digit, cells)) add_group(digit, cells);
      });
    }
  }
  // Several pairs of houses may share the same cells.
  bool is_known_group(Digit digit, const CellSet& cells) const {
    const std::vector<Group>& groups = groups_of_[digit.value - 1u];
    return std::any_of(groups.begin(), groups.end(), [&](const Group& group) { return group.cells == cells; });
  }
  void add_group(Digit digit, const CellSet& cells) {
    groups_of_[digit.value - 1u].push_back({graph_.node_count(), cells, state_.sets().common_peers(cells)});
    add_node(digit, cells);
  }

  struct Group {
    ChainNode node;
    CellSet cells;
    CellSet peers;
  };

  void link_groups() {
    state_.all_digits().for_each([&](Digit digit) {
      const std::vector<Group>& groups = groups_of_[digit.value - 1u];
      for (const Group& group : groups) {
        if (!check_.must_stop(16 * groups.size())) link_group(group, digit);
      }
    });
  }

  // Links a group with the candidates that see all its cells, in both directions, and to the groups that do. The link
  // back from such a group is added when that group is linked.
  void link_group(const Group& group, Digit digit) {
    (state_.cells(digit) & group.peers).for_each([&](Cell cell) {
      const ChainNode candidate = graph_.node_of(cell, digit);
      links_.weak.push_back({group.node, candidate});
      links_.weak.push_back({candidate, group.node});
    });
    for (const Group& other : groups_of_[digit.value - 1u]) {
      if (other.cells.is_within(group.peers)) links_.weak.push_back({group.node, other.node});
    }
    for (const House house : state_.layout().houses(group.cells.first())) {
      if (group.cells.is_within(state_.sets().house(house))) link_group_in_house(group, digit, house);
    }
  }

  // If all other candidates of the digit in a full house are one candidate or one group, a strong link leads there.
  void link_group_in_house(const Group& group, Digit digit, House house) {
    if (!state_.layout().holds_every_digit(house)) return;
    const CellSet rest = state_.cells(digit, house) - group.cells;
    if (rest.has_one()) {
      const ChainNode candidate = graph_.node_of(rest.first(), digit);
      links_.strong.push_back({group.node, candidate});
      links_.strong.push_back({candidate, group.node});
    }
    if (!rest.has_several()) return;
    for (const Group& other : groups_of_[digit.value - 1u]) {
      if (other.cells == rest) links_.strong.push_back({group.node, other.node});
    }
  }

  // A set of one cell is left out: the strong link between the two candidates of the cell says the same.
  void add_sets() {
    const AlmostLockedSets& sets = graph_.sets();
    std::size_t added = 0;
    for (std::size_t set = 0; set < sets.size() && added < ChainGraph::kMaxSets; ++set) {
      if (sets.cell_count(set) < 2) continue;
      ++added;
      sets.digits(set).for_each([&](Digit digit) {
        add_node(digit, sets.cells(set, digit));
        graph_.set_of_.push_back(static_cast<std::uint32_t>(set));
      });
    }
  }

  ListOfLists<ChainNode> sorted(const std::vector<ChainLink>& links) const {
    return ListOfLists<ChainNode>::grouped(
        graph_.node_count(), links.size(), [&](std::size_t i) { return links[i].from; },
        [&](std::size_t i) { return links[i].to; });
  }

  ChainGraph& graph_;
  const PuzzleState& state_;
  StopToken stop_;
  StopCheck check_;
  ChainLinks links_;
  // For each node, the last node from which a weak link to it was added.
  std::vector<ChainNode> seen_;
  std::vector<std::vector<Group>> groups_of_;
};

ChainGraph::ChainGraph(const PuzzleState& state, ChainNodes nodes, const AlmostLockedSets* sets, SetLinks* set_links,
                       StopToken stop)
    : sets_(sets), digit_count_(static_cast<std::size_t>(state.digit_count())) {
  NONET_EXPECTS(nodes != ChainNodes::Sets || (sets != nullptr && set_links != nullptr));
  ChainGraphBuilder(*this, state, stop).build(nodes, set_links);
}

std::optional<std::uint16_t> ChainGraph::rule_of(ChainNode one, ChainNode other, bool strong) const {
  const LinkOfRule wanted{one, other, strong, 0};
  const auto found = std::lower_bound(of_rules_.begin(), of_rules_.end(), wanted);
  if (found == of_rules_.end() || wanted < *found) return std::nullopt;
  return found->rule;
}

std::uint32_t ChainGraph::set_size(ChainNode node) const {
  return static_cast<std::uint32_t>(sets_->cell_count(set_of(node)));
}

}  // namespace nonet
