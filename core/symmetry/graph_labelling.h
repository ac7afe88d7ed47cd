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

/// A permutation of the vertices of a graph: the image of each vertex.
using VertexPermutation = std::vector<Vertex>;

/// A graph written in an order of its vertices: for each vertex in this order, the places of its neighbours, ascending,
/// and a separator.
using GraphText = std::vector<Vertex>;
GraphText text_of(const RuleGraph& graph, std::span<const Vertex> places);

/// What a node of a search through the refined partitions of a graph costs, in units of NodeMeter: a node copies a
/// partition and refines it.
inline std::uint64_t node_cost(const RuleGraph& graph) { return 1 + graph.vertex_count() / 8; }

/// The result of label_graph().
struct GraphLabelling {
  /// The canonical place of each vertex, and the graph written in this order. Two graphs have the same text if and only
  /// if they are isomorphic.
  std::vector<Vertex> places;
  GraphText text;
  /// Generators of the group of automorphisms, and the order of the group. For every k, the generators that fix the
  /// first k vertices of the base generate all automorphisms that fix them.
  std::vector<VertexPermutation> generators;
  std::vector<Vertex> base;
  BigUint automorphisms;
};

/// Finds a canonical labelling of a graph by individualisation and refinement (McKay, "Practical graph isomorphism",
/// 1981; McKay and Piperno, 2014). The search walks a tree of refined partitions. A child individualises one vertex of
/// its parent's smallest class of cells. The canonical leaf is the greatest one: leaves are compared by the traces on
/// their paths, then by the graph written in their order. Two leaves with the same text give an automorphism. Of the
/// vertices in one orbit of the automorphisms found so far, only one is tried. That is sound because the others lead to
/// leaves with the same traces and texts.
///
/// Returns null when the meter ends the search. Every partition is a node of the meter.
std::optional<GraphLabelling> label_graph(const RuleGraph& graph, NodeMeter& meter);

/// Returns the first isomorphism found, as the image in `to` of each vertex of `from`. Which isomorphism comes first
/// depends on the numbers of the vertices. Fast for graphs with much symmetry that are isomorphic. Returns null when
/// there is no isomorphism, and when the meter ends the search.
std::optional<VertexPermutation> match_graphs(const RuleGraph& from, const RuleGraph& to, NodeMeter& meter);

}  // namespace nonet
