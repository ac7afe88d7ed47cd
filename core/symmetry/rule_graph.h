#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/grid/grid.h"

namespace nonet {

using Vertex = std::uint32_t;

/// The rules of a layout and the clues of a grid as a graph. The automorphisms of the graph are the transformations
/// that keep the layout and the clues.
///
///     cell ── house   for each cell of a house
///     cell ── digit   for each clue; unused digits have no vertex
///     cell ── cell    for pairs of cells that must differ
///
/// The vertices are the cells, the houses (each set of cells once) and the digits, numbered in this order. The three
/// kinds are the colours of the vertices.
class RuleGraph {
 public:
  /// The graph of the rules, without clues.
  explicit RuleGraph(const Layout& layout);
  /// The graph of the rules and the clues.
  explicit RuleGraph(const Grid& grid);

  Vertex vertex_count() const { return static_cast<Vertex>(starts_.size() - 1); }
  Vertex cell_count() const { return cell_count_; }
  Vertex house_count() const { return house_count_; }
  Vertex digit_count() const { return vertex_count() - cell_count_ - house_count_; }
  std::span<const Vertex> neighbours(Vertex vertex) const {
    return {neighbours_.data() + starts_[vertex], neighbours_.data() + starts_[vertex + 1]};
  }
  /// The digit of each digit's vertex.
  std::span<const Digit> digits() const { return digits_; }

  /// Returns the graph of the rules, without digits, with `places[v]` as the new number of the vertex v. The places
  /// must have the cells first, then the houses, then the digits.
  RuleGraph rules_renumbered(std::span<const Vertex> places) const;

 private:
  using Edges = std::vector<std::pair<Vertex, Vertex>>;

  RuleGraph() = default;
  Edges edges_of(const Layout& layout);
  void connect(Vertex vertices, Edges edges);

  Vertex cell_count_ = 0;
  Vertex house_count_ = 0;
  std::vector<Digit> digits_;
  std::vector<std::uint32_t> starts_;
  std::vector<Vertex> neighbours_;
};

}  // namespace nonet
