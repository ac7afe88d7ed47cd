// The closure of the links. Rows are made one after the other. Where the search for a row comes to a node whose row is
// complete, it adds that whole row and does not go further, so later rows cost little.

#include "core/logic/chains/chain_closure.h"

#include <algorithm>

namespace nonet {

ChainClosure::ChainClosure(const ChainGraph& graph, StopToken stop) {
  StopCheck check(stop);
  number_live_nodes(graph);
  link_weakly(graph, check);
  reached_ = BitRows(live_.size(), live_.size());
  for (std::size_t column = 0; column < live_.size() && !check.stopped(); ++column) close(graph, column, check);
}

void ChainClosure::number_live_nodes(const ChainGraph& graph) {
  columns_.assign(graph.node_count(), kNone);
  const auto number = [&](ChainNode node) {
    if (is_live(node)) return;
    columns_[node] = static_cast<std::uint32_t>(live_.size());
    live_.push_back(node);
  };
  for (ChainNode node = 0; node < graph.node_count(); ++node) {
    if (graph.strong(node).empty()) continue;
    number(node);
    for (const ChainNode on : graph.strong(node)) number(on);
  }
}

void ChainClosure::link_weakly(const ChainGraph& graph, StopCheck& check) {
  weak_ = BitRows(live_.size(), live_.size());
  weak_from_ = BitRows(graph.candidate_count(), live_.size());
  weak_to_ = BitRows(graph.candidate_count(), live_.size());
  for (ChainNode node = 0; node < graph.node_count(); ++node) {
    if (check.must_stop(graph.weak(node).size())) return;
    for (const ChainNode other : graph.weak(node)) {
      if (is_live(node) && is_live(other)) weak_.set(columns_[node], columns_[other]);
      if (graph.is_inside_cell(node, other)) continue;
      if (is_live(other) && graph.is_candidate(node)) weak_from_.set(node, columns_[other]);
      if (is_live(node) && graph.is_candidate(other)) weak_to_.set(other, columns_[node]);
    }
  }
}

void ChainClosure::close(const ChainGraph& graph, std::size_t column, StopCheck& check) {
  const std::span<std::uint64_t> reached = reached_[column];
  seen_.assign(reached.size(), 0);
  waiting_.assign(1, column);
  while (!waiting_.empty()) {
    const ChainNode off = live_[waiting_.back()];
    waiting_.pop_back();
    if (check.must_stop(reached.size())) return;
    for (const ChainNode on : graph.strong(off)) {
      if (contains(reached, on)) continue;
      reached_.set(column, columns_[on]);
      const Row weak = weak_[columns_[on]];
      for (std::size_t i = 0; i < weak.size(); ++i) {
        const std::uint64_t fresh = weak[i] & ~seen_[i];
        seen_[i] |= fresh;
        for_each_bit(fresh, [&](int bit) {
          const std::size_t next = i * 64 + static_cast<std::size_t>(bit);
          if (brings_nothing(graph, next, reached)) return;
          if (next >= column) return waiting_.push_back(next);
          for (std::size_t k = 0; k < reached.size(); ++k) reached[k] |= reached_[next][k];
        });
      }
    }
  }
}

// True if the row has all nodes that are on directly because of `off`. Their consequences are then in the row too, or
// wait.
bool ChainClosure::brings_nothing(const ChainGraph& graph, std::size_t off, Row reached) const {
  const std::span<const ChainNode> strong = graph.strong(live_[off]);
  return std::all_of(strong.begin(), strong.end(), [&](ChainNode on) { return contains(reached, on); });
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
