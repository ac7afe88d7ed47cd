#include "core/symmetry/graph_labelling.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <utility>

#include "core/util/list_order.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

using Trace = std::vector<std::uint64_t>;

/// A leaf of the search tree: the vertices that were individualised on the path to the leaf, the traces of the nodes on
/// the path, the place of each vertex, and the graph written in the order of these places.
struct Leaf {
  std::vector<Vertex> path;
  Trace trace;
  std::vector<Vertex> places;
  GraphText text;
};

std::size_t common_length(const std::vector<Vertex>& left, const std::vector<Vertex>& right) {
  const std::size_t shorter = std::min(left.size(), right.size());
  const auto shorter_end = left.begin() + static_cast<std::ptrdiff_t>(shorter);
  return static_cast<std::size_t>(std::mismatch(left.begin(), shorter_end, right.begin()).first - left.begin());
}

/// The orbits of vertices under the automorphisms that were found so far and that fix every vertex of a path. Two
/// vertices are in the same orbit if these automorphisms map one of the vertices to the other. This is a union-find
/// structure. The smallest vertex of an orbit represents the orbit.
class Orbits {
 public:
  Orbits(Vertex count, std::span<const Vertex> path) : path_(path), smallest_(count) {
    std::iota(smallest_.begin(), smallest_.end(), 0);
  }

  /// Joins orbits by the generators that were found since the last call. Returns false when the meter's stop token asks
  /// for a stop.
  bool add(const std::vector<VertexPermutation>& generators, NodeMeter& meter) {
    for (; added_ < generators.size(); ++added_) {
      if (meter.must_stop()) return false;
      const VertexPermutation& generator = generators[added_];
      if (std::any_of(path_.begin(), path_.end(), [&](Vertex vertex) { return generator[vertex] != vertex; })) continue;
      for (Vertex vertex = 0; vertex < smallest_.size(); ++vertex) join(vertex, generator[vertex]);
    }
    return true;
  }

  /// Returns the smallest vertex of the orbit of a vertex.
  Vertex of(Vertex vertex) {
    while (smallest_[vertex] != vertex) vertex = smallest_[vertex] = smallest_[smallest_[vertex]];
    return vertex;
  }
  /// Returns the number of vertices in the orbit of a vertex.
  std::uint64_t size_at(Vertex vertex) {
    std::uint64_t size = 0;
    for (Vertex other = 0; other < smallest_.size(); ++other) size += of(other) == of(vertex);
    return size;
  }

 private:
  void join(Vertex left, Vertex right) {
    left = of(left);
    right = of(right);
    smallest_[std::max(left, right)] = std::min(left, right);
  }

  std::span<const Vertex> path_;
  std::vector<Vertex> smallest_;
  std::size_t added_ = 0;
};

class LabelSearch {
 public:
  LabelSearch(const RuleGraph& graph, NodeMeter& meter) : graph_(graph), meter_(meter) {}

  std::optional<GraphLabelling> run() {
    visit(OrderedPartition(graph_), true, 0);
    if (refused_) return std::nullopt;
    return GraphLabelling{best_.places, std::move(best_.text), std::move(generators_), first_.path, automorphisms_};
  }

 private:
  /// The depth of the node at which the search continues with the next child.
  using Depth = std::size_t;

  /// Visits a node and the tree below. `like_first` is true when the traces on the path to the node equal the traces of
  /// the first leaf. `against_best` compares the traces on the path with the traces of the best leaf: 0 if they are
  /// equal, 1 if the traces on the path are greater, -1 if they are smaller. Returns the depth at which the search
  /// continues.
  Depth visit(const OrderedPartition& partition, bool like_first, int against_best) {
    const Depth depth = path_.size();
    if (!meter_.admit_node(0, generators_.size(), node_cost(graph_))) return refuse();
    const bool is_first = first_.places.empty();
    trace_.push_back(partition.trace());
    if (!is_first) {
      like_first = like_first && agrees(first_.trace, depth);
      if (against_best == 0) against_best = compare(best_.trace, depth);
    }
    Depth back = depth;
    if (is_first || like_first || against_best >= 0) {
      back = partition.is_discrete() ? visit_leaf(partition, like_first, against_best)
                                     : visit_children(partition, is_first, like_first, against_best);
    }
    trace_.pop_back();
    return back;
  }

  Depth refuse() {
    refused_ = true;
    return 0;
  }

  /// Returns true when the current node has the same trace as the node of this depth on the path to a leaf.
  bool agrees(const Trace& trace, Depth depth) const { return depth < trace.size() && trace[depth] == trace_[depth]; }
  int compare(const Trace& trace, Depth depth) const {
    if (depth >= trace.size()) return 1;
    return trace_[depth] == trace[depth] ? 0 : trace_[depth] > trace[depth] ? 1 : -1;
  }

  Depth visit_children(const OrderedPartition& partition, bool is_first, bool like_first, int against_best) {
    const Depth depth = path_.size();
    const std::vector<Vertex> members = partition.smallest_cell_class(graph_);
    std::vector<Vertex> tried;
    const std::vector<Vertex> path = path_;
    Orbits orbits(graph_.vertex_count(), path);
    for (const Vertex vertex : members) {
      if (!tried.empty()) {
        // An earlier child led to a greater leaf, which became the best leaf. The path to that leaf begins with the
        // path to this node.
        if (against_best > 0) against_best = 0;
        if (!orbits.add(generators_, meter_)) return refuse();
        const auto known = [&](Vertex other) { return orbits.of(other) == orbits.of(vertex); };
        if (std::any_of(tried.begin(), tried.end(), known)) continue;
      }
      tried.push_back(vertex);
      OrderedPartition child = partition;
      child.individualise(vertex, graph_);
      path_.push_back(vertex);
      const Depth back = visit(child, like_first, against_best);
      path_.pop_back();
      if (refused_) return 0;
      if (back < depth) return back;
    }
    // On the path to the first leaf, the order of the group is the product of the sizes of the orbits.
    if (!is_first) return depth;
    if (!orbits.add(generators_, meter_)) return refuse();
    automorphisms_ *= BigUint(orbits.size_at(members.front()));
    return depth;
  }

  Depth visit_leaf(const OrderedPartition& partition, bool like_first, int against_best) {
    const std::span<const Vertex> places = partition.places();
    Leaf leaf{path_, trace_, {places.begin(), places.end()}, text_of(graph_, places)};
    if (first_.places.empty()) {
      best_ = leaf;
      first_ = std::move(leaf);
      return path_.size();
    }
    if (like_first && leaf.text == first_.text) return add_automorphism(first_, leaf);
    if (against_best < 0) return path_.size();
    if (against_best == 0 && leaf.text == best_.text) return add_automorphism(best_, leaf);
    if (against_best > 0 || ListBefore()(best_.text, leaf.text)) best_ = std::move(leaf);
    return path_.size();
  }

  /// Adds the automorphism that maps a known leaf to a new leaf. Let N be the last node that both paths share. The
  /// automorphism maps the child of N on the known path to the child on the new path. So the rest of the tree below the
  /// new child has only images of leaves below the known child. The search goes back to N.
  Depth add_automorphism(const Leaf& known, const Leaf& leaf) {
    std::vector<Vertex> at_place(leaf.places.size());
    for (Vertex vertex = 0; vertex < at_place.size(); ++vertex) at_place[leaf.places[vertex]] = vertex;
    VertexPermutation automorphism;
    for (const Vertex place : known.places) automorphism.push_back(at_place[place]);
    generators_.push_back(std::move(automorphism));
    return common_length(known.path, leaf.path);
  }

  const RuleGraph& graph_;
  NodeMeter& meter_;
  std::vector<Vertex> path_;
  Trace trace_;
  Leaf first_;
  Leaf best_;
  std::vector<VertexPermutation> generators_;
  BigUint automorphisms_ = 1;
  bool refused_ = false;
};

}  // namespace

GraphText text_of(const RuleGraph& graph, std::span<const Vertex> places) {
  const Vertex count = graph.vertex_count();
  std::vector<Vertex> order(count);
  for (Vertex vertex = 0; vertex < count; ++vertex) order[places[vertex]] = vertex;
  GraphText text;
  for (const Vertex vertex : order) {
    const auto first = static_cast<std::ptrdiff_t>(text.size());
    for (const Vertex neighbour : graph.neighbours(vertex)) text.push_back(places[neighbour]);
    shell_sort(text.begin() + first, text.end(), std::less<>());
    text.push_back(count);
  }
  return text;
}

std::optional<GraphLabelling> label_graph(const RuleGraph& graph, NodeMeter& meter) {
  return LabelSearch(graph, meter).run();
}

}  // namespace nonet
