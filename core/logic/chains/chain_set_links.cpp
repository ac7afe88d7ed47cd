// Links of almost locked sets in chains. When a digit is eliminated from a set, each other digit of the set must be
// placed in the set. Let e be one of these other digits. A candidate e, a group of e, or the cells of another set with
// e lose the digit e if they see all cells of the set with e. A cell that has one candidate left after these
// eliminations must have that candidate. A weak link leads to the set from each candidate or group of a digit that sees
// all cells of the set with this digit.

#include <algorithm>
#include <utility>

#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/chains/chain_links.h"

namespace nonet {

namespace {

class SetLinker {
 public:
  SetLinker(const PuzzleState& state, const ChainGraph& graph, ChainLinks& links, StopCheck& check)
      : state_(state), graph_(graph), sets_(graph.sets()), links_(links), check_(check) {
    const std::size_t digit_count = static_cast<std::size_t>(state.digit_count());
    groups_of_.resize(digit_count);
    entered_at_.resize(digit_count * static_cast<std::size_t>(state.layout().cell_count()));
    losses_of_.resize(digit_count);
    lost_in_.resize(static_cast<std::size_t>(state.layout().cell_count()));
    sort_nodes();
  }

  void link() {
    ChainNode node = first_set_node_;
    while (node < graph_.node_count()) {
      if (check_.must_stop(1024)) return;
      const std::size_t set = graph_.set_of(node);
      find_losses(set);
      sets_.digits(set).for_each([&](Digit digit) { link_node(node++, set, digit); });
    }
  }

 private:
  struct Node {
    ChainNode node;
    CellSet cells;
  };

  // Sorts groups by their digit, nodes of sets by their digit and first cell.
  void sort_nodes() {
    ChainNode node = graph_.candidate_count();
    for (; node < graph_.node_count() && !graph_.is_set(node); ++node) {
      groups_of_[graph_.digit(node).value - 1u].push_back({node, cells_of_node(node)});
    }
    first_set_node_ = node;
    for (; node < graph_.node_count(); ++node) {
      entered_at_[index_of(graph_.cell(node), graph_.digit(node))].push_back({node, cells_of_node(node)});
    }
  }
  CellSet cells_of_node(ChainNode node) const {
    CellSet cells;
    for (const Cell cell : graph_.cells(node)) cells.insert(cell);
    return cells;
  }
  std::size_t index_of(Cell cell, Digit digit) const {
    return cell.index * static_cast<std::size_t>(state_.digit_count()) + digit.value - 1u;
  }

  // Finds, for each digit of a set, the nodes that are off if the digit is placed in the set, and the digits that each
  // cell loses then.
  void find_losses(std::size_t set) {
    losing_cells_ = CellSet();
    sets_.digits(set).for_each([&](Digit digit) {
      const CellSet losers = sets_.peers(set, digit);
      Losses& losses = losses_of_[digit.value - 1u];
      losses.plain.clear();
      losses.sets.clear();
      losers.for_each([&](Cell cell) {
        losses.plain.push_back(graph_.node_of(cell, digit));
        if (!losing_cells_.contains(cell)) lost_in_[cell.index] = DigitSet();
        lost_in_[cell.index].insert(digit);
        losing_cells_.insert(cell);
        for (const Node& other : entered_at_[index_of(cell, digit)]) {
          if (other.cells.is_within(losers) && !overlaps(set, graph_.set_of(other.node)))
            losses.sets.push_back(other.node);
        }
      });
      for (const Node& group : groups_of_[digit.value - 1u]) {
        if (group.cells.is_within(losers)) losses.plain.push_back(group.node);
      }
    });
  }
  bool overlaps(std::size_t set, std::size_t other) const { return sets_.cells(set).meets(sets_.cells(other)); }

  // Adds all links of one node. If no strong link leads from the node, no weak link is made to it.
  void link_node(ChainNode node, std::size_t set, Digit digit) {
    const DigitSet others = sets_.digits(set) - DigitSet(digit);
    const std::size_t links_before = links_.weak.size();
    add_losses(node, others, &Losses::plain);
    add_losses(node, others, &Losses::sets);
    const std::size_t strong_before = links_.strong.size();
    if (links_.weak.size() > links_before) links_.strong.push_back({node, node});
    add_forced_cells(node, digit);
    if (links_.strong.size() > strong_before) add_entries(node, set, digit);
  }

  // The nodes that are off when a digit is placed in a set: candidates and groups (`plain`), and nodes of other sets.
  struct Losses {
    std::vector<ChainNode> plain;
    std::vector<ChainNode> sets;
  };
  void add_losses(ChainNode node, DigitSet digits, std::vector<ChainNode> Losses::*kind) {
    digits.for_each([&](Digit digit) {
      for (const ChainNode lost : losses_of_[digit.value - 1u].*kind) links_.weak.push_back({node, lost});
    });
  }

  // Links the node strongly to the last candidate of each cell that loses all others when the node is off. Cells with
  // two candidates are left out, because the strong link between the two candidates has the same effect.
  void add_forced_cells(ChainNode node, Digit digit) {
    losing_cells_.for_each([&](Cell cell) {
      const DigitSet candidates = state_.candidates(cell);
      const DigitSet left = candidates - (lost_in_[cell.index] - DigitSet(digit));
      if (candidates.size() > 2 && left.size() == 1)
        links_.strong.push_back({node, graph_.node_of(cell, left.first())});
    });
  }

  // Adds the weak links that lead to the node of a set.
  void add_entries(ChainNode node, std::size_t set, Digit digit) {
    const CellSet entries = sets_.peers(set, digit);
    entries.for_each([&](Cell cell) { links_.weak.push_back({graph_.node_of(cell, digit), node}); });
    for (const Node& group : groups_of_[digit.value - 1u]) {
      if (group.cells.is_within(entries)) links_.weak.push_back({group.node, node});
    }
  }

  const PuzzleState& state_;
  const ChainGraph& graph_;
  const AlmostLockedSets& sets_;
  ChainLinks& links_;
  StopCheck& check_;
  ChainNode first_set_node_ = 0;
  // [digit]: the groups of the digit.
  std::vector<std::vector<Node>> groups_of_;
  // [cell, digit]: the nodes of sets that have the digit and whose first cell with the digit is the cell.
  std::vector<std::vector<Node>> entered_at_;
  // The losses because of the set that is being linked: for each digit of the set, the nodes that are off when the
  // digit is placed in the set; for each cell, the digits that it can lose; and the cells that can lose a digit.
  std::vector<Losses> losses_of_;
  std::vector<DigitSet> lost_in_;
  CellSet losing_cells_;
};

}  // namespace

void link_sets(const PuzzleState& state, const ChainGraph& graph, ChainLinks& links, StopCheck& check) {
  SetLinker(state, graph, links, check).link();
}

}  // namespace nonet
