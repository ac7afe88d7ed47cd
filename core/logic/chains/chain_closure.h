#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/logic/chains/chain_graph.h"
#include "core/util/bit_rows.h"

namespace nonet {

/// For each node, the nodes that are on as a consequence of this node being off. Only the consequences are kept, not
/// the chains: the closure says quickly where a search for chains can succeed. A set of nodes is a row of bits; each
/// live node, a node with a strong link, has a column.
class ChainClosure {
 public:
  using Row = std::span<const std::uint64_t>;

  /// When stopped, the closure lacks some consequences.
  explicit ChainClosure(const ChainGraph& graph, StopToken stop = {});

  /// True if a strong link leads from the node or to it. Other nodes have no consequences when they are off, and are
  /// never on as a consequence.
  bool is_live(ChainNode node) const { return columns_[node] != kNone; }
  /// The number of words in a row.
  std::size_t width() const { return reached_.width(); }
  ChainNode node_at(std::size_t column) const { return live_[column]; }
  /// True if the row contains the node. The node need not be live.
  bool contains(Row row, ChainNode node) const {
    return is_live(node) && (row[columns_[node] / 64] >> (columns_[node] % 64) & 1) != 0;
  }

  /// The nodes that are on as a consequence of a live node being off.
  Row on_after(ChainNode node) const {
    NONET_EXPECTS(is_live(node));
    return reached_[columns_[node]];
  }
  /// The nodes with a weak link from a candidate, and the nodes with a weak link to it. Links inside the cell do not
  /// count.
  Row weak_from(ChainNode node) const { return weak_from_[node]; }
  Row weak_to(ChainNode node) const { return weak_to_[node]; }
  /// Sets `united` to the union of on_after() over the nodes of a row.
  void unite(Row nodes, std::vector<std::uint64_t>& united) const;

  /// True if two rows have a node in common.
  static bool meet(Row left, Row right);

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  void number_live_nodes(const ChainGraph& graph);
  void link_weakly(const ChainGraph& graph, StopCheck& check);
  void close(const ChainGraph& graph, std::size_t column, StopCheck& check);
  bool brings_nothing(const ChainGraph& graph, std::size_t off, Row reached) const;

  std::vector<std::uint32_t> columns_;
  std::vector<ChainNode> live_;
  // A row for each candidate.
  BitRows weak_from_;
  BitRows weak_to_;
  // A row for each column.
  BitRows weak_;
  BitRows reached_;
  // While a row is being made: the columns that are off, and those of them that are still to be followed.
  std::vector<std::uint64_t> seen_;
  std::vector<std::size_t> waiting_;
};

}  // namespace nonet
