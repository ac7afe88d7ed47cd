#include "core/logic/forcing/consequences.h"

#include <utility>

namespace nonet {

namespace {

void add_row(std::span<std::uint64_t> row, ChainClosure::Row other) {
  for (std::size_t i = 0; i < row.size(); ++i) row[i] |= other[i];
}

class ChainConsequences {
 public:
  ChainConsequences(const ChainGraph& graph, const ChainClosure& closure, StopToken stop)
      : graph_(graph),
        closure_(closure),
        check_(stop),
        excluded_(graph.node_count(), graph.candidate_count()),
        found_(graph.candidate_count()) {
    for (ChainNode node = 0; node < graph.node_count(); ++node) {
      for (const ChainNode other : graph.weak(node)) {
        if (graph.is_candidate(other)) excluded_.set(node, other);
      }
    }
  }

  Consequences find(const ExactlyOneSets& sets) {
    for (ChainNode node = 0; node < graph_.candidate_count() && !check_.stopped(); ++node) {
      follow_on(node);
      follow_off(node);
    }
    for (std::size_t state = 0; state < found_.is_contradictory.size(); ++state) {
      found_.is_contradictory[state] = ChainClosure::meet(found_.on[state], found_.off[state]);
    }
    for (std::uint32_t set = 0; set < sets.size(); ++set) {
      if (check_.must_stop(sets.members(set).size() * found_.on.width() * 2)) break;
      refute_by(sets.members(set));
    }
    return std::move(found_);
  }

 private:
  // Finds the consequences of a candidate being true: its weak links, and the consequences of the nodes that they turn
  // off.
  void follow_on(ChainNode node) {
    const std::uint32_t state = NodeState::on(node).code;
    found_.on.set(state, node);
    add_row(found_.off[state], excluded_[node]);
    united_.assign(closure_.width(), 0);
    for (const ChainNode other : graph_.weak(node)) {
      if (closure_.is_live(other)) add_row(united_, closure_.on_after(other));
    }
    add_nodes(state, united_);
  }
  void follow_off(ChainNode node) {
    const std::uint32_t state = NodeState::off(node).code;
    found_.off.set(state, node);
    if (closure_.is_live(node)) add_nodes(state, closure_.on_after(node));
  }
  // Marks the states that would turn off all members of an exactly-one set. Such a state is contradictory. Consequences
  // can be reversed: if X turns a member off, the member turns X off. So X on is contradictory if every member, when
  // on, turns X off. And X off is contradictory if every member, when on, turns X on.
  void refute_by(std::span<const ChainNode> members) {
    if (members.empty()) return;
    intersect(found_.off, members);
    for_each_bit(ChainClosure::Row(common_), [&](std::size_t node) {
      found_.is_contradictory[NodeState::on(static_cast<ChainNode>(node)).code] = true;
    });
    intersect(found_.on, members);
    for_each_bit(ChainClosure::Row(common_), [&](std::size_t node) {
      found_.is_contradictory[NodeState::off(static_cast<ChainNode>(node)).code] = true;
    });
  }
  // Sets common_ to the candidates that are in the rows of all members. The row of a member belongs to its state on.
  void intersect(const BitRows& rows, std::span<const ChainNode> members) {
    const ChainClosure::Row first = rows[NodeState::on(members.front()).code];
    common_.assign(first.begin(), first.end());
    for (const ChainNode member : members) {
      const ChainClosure::Row row = rows[NodeState::on(member).code];
      for (std::size_t i = 0; i < row.size(); ++i) common_[i] &= row[i];
    }
  }

  // Adds the nodes of the given columns of the closure to the consequences of a state. These nodes are on. Also adds
  // the candidates that these nodes exclude, which are off.
  void add_nodes(std::uint32_t state, ChainClosure::Row columns) {
    for_each_bit(columns, [&](std::size_t column) {
      if (check_.must_stop(excluded_.width())) return;
      const ChainNode on = closure_.node_at(column);
      if (graph_.is_candidate(on)) found_.on.set(state, on);
      add_row(found_.off[state], excluded_[on]);
    });
  }

  const ChainGraph& graph_;
  const ChainClosure& closure_;
  StopCheck check_;
  // For each node, the candidates to which weak links lead from the node.
  BitRows excluded_;
  Consequences found_;
  std::vector<std::uint64_t> united_;
  std::vector<std::uint64_t> common_;
};

}  // namespace

Consequences chain_consequences(const ChainGraph& graph, const ChainClosure& closure, const ExactlyOneSets& sets,
                                StopToken stop) {
  return ChainConsequences(graph, closure, stop).find(sets);
}

Consequences net_consequences(const ChainGraph& graph, const ExactlyOneSets& sets, StopToken stop) {
  StopCheck check(stop);
  Consequences found(graph.candidate_count());
  NetSearch search(graph, sets);
  for (std::uint32_t state = 0; state < graph.candidate_count() * 2; ++state) {
    if (check.must_stop(1024 + 8 * graph.candidate_count())) break;
    search.run(NodeState{state});
    found.is_contradictory[state] = search.contradiction().has_value();
    for (const NodeState reached : search.order()) {
      (reached.is_on() ? found.on : found.off).set(state, reached.node());
    }
  }
  return found;
}

}  // namespace nonet
