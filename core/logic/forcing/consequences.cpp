#include "core/logic/forcing/consequences.h"

#include <utility>

namespace nonet {

namespace {

using Row = std::span<const std::uint64_t>;

void add(std::span<std::uint64_t> row, Row other) {
  for (std::size_t i = 0; i < row.size(); ++i) row[i] |= other[i];
}

bool meet(Row left, Row right) {
  std::uint64_t any = 0;
  for (std::size_t i = 0; i < left.size(); ++i) any |= left[i] & right[i];
  return any != 0;
}

class ChainConsequences {
 public:
  ChainConsequences(const ChainGraph& graph, const ChainClosure& closure)
      : graph_(graph),
        closure_(closure),
        excluded_(graph.node_count(), graph.candidate_count()),
        found_(graph.candidate_count()) {
    for (ChainNode node = 0; node < graph.node_count(); ++node) {
      for (const ChainNode other : graph.weak(node)) {
        if (graph.is_candidate(other)) excluded_.set(node, other);
      }
    }
  }

  Consequences find(const ExactlyOneSets& sets) {
    for (ChainNode node = 0; node < graph_.candidate_count(); ++node) {
      follow_on(node);
      follow_off(node);
    }
    for (std::size_t state = 0; state < found_.is_contradictory.size(); ++state) {
      found_.is_contradictory[state] = meet(found_.on[state], found_.off[state]);
    }
    for (std::uint32_t set = 0; set < sets.size(); ++set) refute_by(sets.members(set));
    return std::move(found_);
  }

 private:
  void follow_on(ChainNode node) {
    const std::uint32_t state = NodeState::on(node).code;
    found_.on.set(state, node);
    add(found_.off[state], excluded_[node]);
    united_.assign(closure_.width(), 0);
    for (const ChainNode other : graph_.weak(node)) {
      if (closure_.is_live(other)) add(united_, closure_.on_after(other));
    }
    add_nodes(state, united_);
  }
  void follow_off(ChainNode node) {
    const std::uint32_t state = NodeState::off(node).code;
    found_.off.set(state, node);
    if (closure_.is_live(node)) add_nodes(state, closure_.on_after(node));
  }
  // Links lead both ways: what turns all members of a set off is what each member turns off, and what is needed by all members
  // is what turns all off when it is off.
  void refute_by(std::span<const ChainNode> members) {
    if (members.empty()) return;
    intersect(found_.off, members);
    for_each_bit(Row(common_), [&](std::size_t node) {
      found_.is_contradictory[NodeState::on(static_cast<ChainNode>(node)).code] = true;
    });
    intersect(found_.on, members);
    for_each_bit(Row(common_), [&](std::size_t node) {
      found_.is_contradictory[NodeState::off(static_cast<ChainNode>(node)).code] = true;
    });
  }
  void intersect(const BitRows& rows, std::span<const ChainNode> members) {
    const Row first = rows[NodeState::on(members.front()).code];
    common_.assign(first.begin(), first.end());
    for (const ChainNode member : members) {
      const Row row = rows[NodeState::on(member).code];
      for (std::size_t i = 0; i < row.size(); ++i) common_[i] &= row[i];
    }
  }

  void add_nodes(std::uint32_t state, Row columns) {
    for_each_bit(columns, [&](std::size_t column) {
      const ChainNode on = closure_.node_at(column);
      if (graph_.is_candidate(on)) found_.on.set(state, on);
      add(found_.off[state], excluded_[on]);
    });
  }

  const ChainGraph& graph_;
  const ChainClosure& closure_;
  // Of each node the candidates that have a weak link to it.
  BitRows excluded_;
  Consequences found_;
  std::vector<std::uint64_t> united_;
  std::vector<std::uint64_t> common_;
};

}  // namespace

Consequences chain_consequences(const ChainGraph& graph, const ChainClosure& closure, const ExactlyOneSets& sets) {
  return ChainConsequences(graph, closure).find(sets);
}

Consequences net_consequences(const ChainGraph& graph, const ExactlyOneSets& sets) {
  Consequences found(graph.candidate_count());
  NetSearch search(graph, sets);
  for (std::uint32_t state = 0; state < graph.candidate_count() * 2; ++state) {
    search.run(NodeState{state});
    found.is_contradictory[state] = search.contradiction().has_value();
    for (const NodeState reached : search.order()) {
      (reached.is_on() ? found.on : found.off).set(state, reached.node());
    }
  }
  return found;
}

}  // namespace nonet
