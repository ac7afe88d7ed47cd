#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/logic/chains/chain_graph.h"
#include "core/util/bit_rows.h"

namespace nonet {

/// Which nodes are on in the end when a node is off, for all nodes that have strong links at once, without the ways there: a
/// quick answer to where a search for chains is worth it. Sets of nodes are rows of bits, a column for each such node.
class ChainClosure {
 public:
  using Row = std::span<const std::uint64_t>;

  explicit ChainClosure(const ChainGraph& graph);

  /// True when a strong link leads from the node or to it; others lead nowhere when they are off, and are never on as a
  /// consequence.
  bool is_live(ChainNode node) const { return columns_[node] != kNone; }
  /// The number of words in a row.
  std::size_t width() const { return reached_.width(); }
  ChainNode node_at(std::size_t column) const { return live_[column]; }
  /// True when the row has the node, which may be any.
  bool contains(Row row, ChainNode node) const {
    return is_live(node) && (row[columns_[node] / 64] >> (columns_[node] % 64) & 1) != 0;
  }

  /// What is on in the end when a live node is off.
  Row on_after(ChainNode node) const { return reached_[columns_[node]]; }
  /// The nodes with a weak link from a candidate, and those with one to it, that leaves its cell.
  Row weak_from(ChainNode node) const { return weak_from_[node]; }
  Row weak_to(ChainNode node) const { return weak_to_[node]; }
  /// What is on in the end when one of the nodes of a row is off: the rows of all united into `united`.
  void unite(Row nodes, std::vector<std::uint64_t>& united) const;

  static bool meet(Row left, Row right);

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  void number_live_nodes(const ChainGraph& graph);
  void link_weakly(const ChainGraph& graph);
  void close(const ChainGraph& graph, std::size_t column);
  bool brings_nothing(const ChainGraph& graph, std::size_t off, Row reached) const;

  std::vector<std::uint32_t> columns_;
  std::vector<ChainNode> live_;
  // A row for each candidate.
  BitRows weak_from_;
  BitRows weak_to_;
  // A row for each column.
  BitRows weak_;
  BitRows reached_;
  // While rows are made: off already, and still to be followed.
  std::vector<std::uint64_t> seen_;
  std::vector<std::size_t> waiting_;
};

}  // namespace nonet
