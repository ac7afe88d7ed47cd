#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/symmetry/rule_graph.h"

namespace nonet {

/// The vertices of a graph in an ordered sequence of classes, refined until all vertices of a class have equally many
/// neighbours in every class (colour refinement; McKay 1981). Nothing that it does depends on the numbers of the
/// vertices: graphs that differ in numbering only get partitions that differ in numbering only.
class OrderedPartition {
 public:
  /// The classes are the colours, refined.
  explicit OrderedPartition(const RuleGraph& graph);

  /// Puts the vertex into a class of its own, before the rest of its class, and refines.
  void individualise(Vertex vertex, const RuleGraph& graph);

  /// What happened in the last refinement, as a number that does not depend on how vertices are numbered.
  std::uint64_t trace() const { return trace_; }
  bool is_discrete() const { return class_count_ == order_.size(); }
  /// The vertices in the order of their classes.
  std::span<const Vertex> order() const { return order_; }
  /// Where each vertex stands in that order.
  std::span<const Vertex> places() const { return places_; }
  /// The class that begins at a place.
  std::span<const Vertex> class_at(Vertex start) const { return {order_.data() + start, sizes_[start]}; }
  /// The first of the smallest classes of several cells, in ascending order of vertices; the partition must not be discrete.
  std::vector<Vertex> smallest_cell_class(const RuleGraph& graph) const;

 private:
  void add_to_queue(Vertex start);
  void refine(const RuleGraph& graph);
  void count_neighbours(std::span<const Vertex> splitter, const RuleGraph& graph);
  void split(Vertex start);
  void cut(Vertex start, Vertex size);
  void note(std::uint64_t value) { trace_ = (trace_ ^ value) * 0x9e3779b97f4a7c15u + (trace_ >> 29); }

  std::vector<Vertex> order_;
  std::vector<Vertex> places_;
  /// For each vertex, the place at which its class begins; for each such place, the size of the class.
  std::vector<Vertex> starts_;
  std::vector<Vertex> sizes_;
  std::size_t class_count_ = 0;
  std::uint64_t trace_ = 0;

  /// Classes by which others are still to be split.
  std::vector<Vertex> queue_;
  std::vector<bool> queued_;
  /// For each vertex its neighbours in the class that splits; zero between two splits.
  std::vector<Vertex> counts_;
  std::vector<Vertex> touched_;
  std::vector<Vertex> touched_classes_;
  std::vector<Vertex> splitter_;
  std::vector<Vertex> parts_;
};

}  // namespace nonet
