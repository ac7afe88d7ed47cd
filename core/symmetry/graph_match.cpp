#include <cstddef>

#include "core/symmetry/graph_labelling.h"

namespace nonet {

namespace {

class MatchSearch {
 public:
  MatchSearch(const RuleGraph& from, const RuleGraph& to, NodeMeter& meter) : from_(from), to_(to), meter_(meter) {}

  std::optional<VertexPermutation> run() {
    if (from_.vertex_count() != to_.vertex_count() || from_.cell_count() != to_.cell_count() ||
        from_.house_count() != to_.house_count())
      return std::nullopt;
    if (!follow_first_path()) return std::nullopt;
    if (!visit(OrderedPartition(to_), 0)) return std::nullopt;
    return images_;
  }

 private:
  // False when the meter's stop token asks for a stop.
  bool follow_first_path() {
    OrderedPartition partition(from_);
    traces_.push_back(partition.trace());
    while (!partition.is_discrete()) {
      if (meter_.must_stop()) return false;
      partition.individualise(partition.smallest_cell_class(from_).front(), from_);
      traces_.push_back(partition.trace());
    }
    places_.assign(partition.places().begin(), partition.places().end());
    text_ = text_of(from_, places_);
    return true;
  }

  bool visit(const OrderedPartition& partition, std::size_t depth) {
    if (!meter_.admit_node(0, 0, node_cost(to_))) {
      refused_ = true;
      return false;
    }
    if (depth >= traces_.size() || partition.trace() != traces_[depth]) return false;
    if (partition.is_discrete()) return compare(partition);
    for (const Vertex vertex : partition.smallest_cell_class(to_)) {
      OrderedPartition child = partition;
      child.individualise(vertex, to_);
      if (visit(child, depth + 1)) return true;
      if (refused_) return false;
    }
    return false;
  }

  bool compare(const OrderedPartition& partition) {
    if (text_of(to_, partition.places()) != text_) return false;
    images_.clear();
    for (const Vertex place : places_) images_.push_back(partition.order()[place]);
    return true;
  }

  const RuleGraph& from_;
  const RuleGraph& to_;
  NodeMeter& meter_;
  std::vector<std::uint64_t> traces_;
  std::vector<Vertex> places_;
  GraphText text_;
  VertexPermutation images_;
  bool refused_ = false;
};

}  // namespace

std::optional<VertexPermutation> match_graphs(const RuleGraph& from, const RuleGraph& to, NodeMeter& meter) {
  return MatchSearch(from, to, meter).run();
}

}  // namespace nonet
