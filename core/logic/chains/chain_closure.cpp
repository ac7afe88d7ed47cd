// The closure of the links. Rows are made one after the other; where a search comes to a node whose row is there already,
// that row is taken over whole, so that later rows cost little.

#include "core/logic/chains/chain_closure.h"

namespace nonet {

ChainClosure::ChainClosure(const ChainGraph& graph) {
  number_live_nodes(graph);
  link_weakly(graph);
  reached_ = BitRows(live_.size(), live_.size());
  for (std::size_t column = 0; column < live_.size(); ++column) close(graph, column);
}

void ChainClosure::number_live_nodes(const ChainGraph& graph) {
  columns_.assign(graph.node_count(), kNone);
  for (ChainNode node = 0; node < graph.node_count(); ++node) {
    if (graph.strong(node).empty()) continue;
    columns_[node] = static_cast<std::uint32_t>(live_.size());
    live_.push_back(node);
  }
}

void ChainClosure::link_weakly(const ChainGraph& graph) {
  weak_ = BitRows(graph.node_count(), live_.size());
  outside_ = BitRows(graph.node_count(), live_.size());
  for (ChainNode node = 0; node < graph.node_count(); ++node) {
    for (const ChainNode other : graph.weak(node)) {
      if (!is_live(other)) continue;
      weak_.set(node, columns_[other]);
      if (!graph.is_inside_cell(node, other)) outside_.set(node, columns_[other]);
    }
  }
}

void ChainClosure::close(const ChainGraph& graph, std::size_t column) {
  const std::span<std::uint64_t> reached = reached_[column];
  seen_.assign(reached.size(), 0);
  waiting_.assign(1, column);
  while (!waiting_.empty()) {
    const ChainNode off = live_[waiting_.back()];
    waiting_.pop_back();
    for (const ChainNode on : graph.strong(off)) {
      if (contains(reached, on)) continue;
      reached_.set(column, columns_[on]);
      const Row weak = weak_[on];
      for (std::size_t i = 0; i < weak.size(); ++i) {
        const std::uint64_t fresh = weak[i] & ~seen_[i];
        seen_[i] |= fresh;
        for_each_bit(fresh, [&](int bit) {
          const std::size_t next = i * 64 + static_cast<std::size_t>(bit);
          if (next >= column) return waiting_.push_back(next);
          for (std::size_t k = 0; k < reached.size(); ++k) reached[k] |= reached_[next][k];
        });
      }
    }
  }
}

void ChainClosure::unite(Row nodes, std::vector<std::uint64_t>& united) const {
  united.assign(reached_.width(), 0);
  for_each_bit(nodes, [&](std::size_t column) {
    const Row row = reached_[column];
    for (std::size_t i = 0; i < row.size(); ++i) united[i] |= row[i];
  });
}

bool ChainClosure::meet(Row left, Row right) {
  std::uint64_t any = 0;
  for (std::size_t i = 0; i < left.size(); ++i) any |= left[i] & right[i];
  return any != 0;
}

}  // namespace nonet
