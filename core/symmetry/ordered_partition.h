#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/symmetry/rule_graph.h"

namespace nonet {

/// The vertices of a graph in an ordered sequence of classes. The classes are refined until all vertices of a class
/// have equally many neighbours in every class (colour refinement, McKay 1981). The result does not depend on the
/// numbers of the vertices: graphs that differ only in numbering get partitions that differ only in numbering.
class OrderedPartition {
 public:
  /// Begins with one class for each colour, and refines.
  explicit OrderedPartition(const RuleGraph& graph);

  /// Puts a vertex into a class of its own, before the rest of its old class, and refines.
  void individualise(Vertex vertex, const RuleGraph& graph);

  /// A hash of the last refinement. It does not depend on the numbers of the vertices.
  std::uint64_t trace() const { return trace_; }
  bool is_discrete() const { return class_count_ == order_.size(); }
  /// The vertices in the order of their classes.
  std::span<const Vertex> order() const { return order_; }
  /// The place of each vertex in that order.
  std::span<const Vertex> places() const { return places_; }
  /// The class that begins at a place.
  std::span<const Vertex> class_at(Vertex start) const { return {order_.data() + start, sizes_[start]}; }
  /// Among the classes with more than one cell, returns the first of the smallest, as vertices in ascending order. The
  /// partition must not be discrete.
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
  /// For each vertex, the first place of its class. For each first place, the size of the class.
  std::vector<Vertex> starts_;
  std::vector<Vertex> sizes_;
  std::size_t class_count_ = 0;
  std::uint64_t trace_ = 0;

  /// The classes by which other classes must still be split.
  std::vector<Vertex> queue_;
  std::vector<bool> queued_;
  /// For each vertex, the number of its neighbours in the splitting class; 0 between two splits.
  std::vector<Vertex> counts_;
  std::vector<Vertex> touched_;
  std::vector<Vertex> touched_classes_;
  std::vector<Vertex> splitter_;
  std::vector<Vertex> parts_;
};

}  // namespace nonet
