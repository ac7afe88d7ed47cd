#include "core/symmetry/rule_graph.h"

#include <algorithm>
#include <array>

#include "core/symmetry/layout_shape.h"
#include "core/util/sort.h"

namespace nonet {

RuleGraph::RuleGraph(const Layout& layout) {
  Edges edges = edges_of(layout);
  connect(cell_count_ + house_count_, std::move(edges));
}

RuleGraph::RuleGraph(const Grid& grid) {
  Edges edges = edges_of(*grid.layout());
  std::array<Vertex, Layout::kMaxSide + 1> vertex_of{};
  for (const Digit digit : grid.digits()) vertex_of[digit.value] = 1;
  Vertex vertices = cell_count_ + house_count_;
  for (std::uint8_t value = 1; value <= grid.side(); ++value) {
    if (vertex_of[value] == 0) continue;
    vertex_of[value] = vertices++;
    digits_.push_back(Digit{value});
  }
  for (Vertex cell = 0; cell < cell_count_; ++cell) {
    const Digit digit = grid.digits()[cell];
    if (!digit.is_blank()) edges.emplace_back(cell, vertex_of[digit.value]);
  }
  connect(vertices, std::move(edges));
}

RuleGraph RuleGraph::rules_renumbered(std::span<const Vertex> places) const {
  RuleGraph graph;
  graph.cell_count_ = cell_count_;
  graph.house_count_ = house_count_;
  const Vertex rules = cell_count_ + house_count_;
  Edges edges;
  for (Vertex vertex = 0; vertex < cell_count_; ++vertex) {
    for (const Vertex other : neighbours(vertex)) {
      if (vertex < other && other < rules) edges.emplace_back(places[vertex], places[other]);
    }
  }
  graph.connect(rules, std::move(edges));
  return graph;
}

RuleGraph::Edges RuleGraph::edges_of(const Layout& layout) {
  const std::vector<CellList> houses = house_lists(layout);
  cell_count_ = static_cast<Vertex>(layout.cell_count());
  house_count_ = static_cast<Vertex>(houses.size());
  Edges edges;
  for (Vertex house = 0; house < house_count_; ++house) {
    for (const std::uint16_t cell : houses[house]) edges.emplace_back(cell, cell_count_ + house);
  }
  for (const CellList& pair : pair_lists(layout)) edges.emplace_back(pair[0], pair[1]);
  return edges;
}

void RuleGraph::connect(Vertex vertices, Edges edges) {
  const std::size_t half = edges.size();
  for (std::size_t index = 0; index < half; ++index) edges.emplace_back(edges[index].second, edges[index].first);
  shell_sort(edges);
  starts_.assign(vertices + 1u, 0);
  for (const auto& [vertex, other] : edges) {
    ++starts_[vertex + 1u];
    neighbours_.push_back(other);
  }
  for (Vertex vertex = 0; vertex < vertices; ++vertex) starts_[vertex + 1] += starts_[vertex];
}

}  // namespace nonet
