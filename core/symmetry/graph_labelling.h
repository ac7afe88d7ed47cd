#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/symmetry/ordered_partition.h"
#include "core/symmetry/rule_graph.h"
#include "core/util/big_uint.h"
#include "core/util/search.h"

namespace nonet {

/// A permutation of the vertices of a graph: where each goes.
using VertexPermutation = std::vector<Vertex>;

/// A graph written in an order of its vertices: of each vertex, in that order, the places of its neighbours, and a gap.
using GraphText = std::vector<Vertex>;
GraphText text_of(const RuleGraph& graph, std::span<const Vertex> places);

/// What a node of a search through the refined partitions of a graph costs, in units of NodeMeter: a node copies a partition
/// and refines it.
inline std::uint64_t node_cost(const RuleGraph& graph) { return 1 + graph.vertex_count() / 8; }

/// What a search through the refined partitions of a graph finds.
struct GraphLabelling {
  /// The canonical place of each vertex, and the graph so written: equal for two graphs if and only if they are isomorphic.
  std::vector<Vertex> places;
  GraphText text;
  /// Automorphisms that generate all of them, and their number. Those that keep the first k vertices of the base generate
  /// all automorphisms that do.
  std::vector<VertexPermutation> generators;
  std::vector<Vertex> base;
  BigUint automorphisms;
};

/// Labels a graph canonically by individualisation and refinement (McKay, "Practical graph isomorphism", 1981; McKay and
/// Piperno, 2014; our own code): a tree of partitions, each child with one more vertex of its parent's smallest class of
/// cells put alone. The greatest leaf, by the traces on its way and then by the graph written in its order, is canonical. Leaves
/// that write the same graph give an automorphism; of vertices that automorphisms exchange one is tried.
///
/// Every node is a node of the meter; none when it refuses.
std::optional<GraphLabelling> label_graph(const RuleGraph& graph, NodeMeter& meter);

/// The first isomorphism found, as where the vertices of `from` go in `to`; it depends on the numbers of the vertices. Meant
/// for graphs with much symmetry, which may be known to be isomorphic; none when there is none or the meter refuses.
std::optional<VertexPermutation> match_graphs(const RuleGraph& from, const RuleGraph& to, NodeMeter& meter);

}  // namespace nonet
