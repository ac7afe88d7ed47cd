#include "core/symmetry/ordered_partition.h"

#include <algorithm>
#include <numeric>

#include "core/util/sort.h"

namespace nonet {

OrderedPartition::OrderedPartition(const RuleGraph& graph)
    : order_(graph.vertex_count()),
      places_(graph.vertex_count()),
      starts_(graph.vertex_count()),
      sizes_(graph.vertex_count()),
      queued_(graph.vertex_count()),
      counts_(graph.vertex_count()) {
  std::iota(order_.begin(), order_.end(), 0);
  std::iota(places_.begin(), places_.end(), 0);
  Vertex start = 0;
  for (const Vertex size : {graph.cell_count(), graph.house_count(), graph.digit_count()}) {
    if (size == 0) continue;
    cut(start, size);
    add_to_queue(start);
    start += size;
  }
  refine(graph);
}

void OrderedPartition::individualise(Vertex vertex, const RuleGraph& graph) {
  const Vertex start = starts_[vertex];
  const Vertex size = sizes_[start];
  const Vertex first = order_[start];
  std::swap(order_[start], order_[places_[vertex]]);
  std::swap(places_[first], places_[vertex]);
  --class_count_;
  cut(start, 1);
  cut(start + 1, size - 1);
  add_to_queue(start);
  trace_ = 0;
  note(start);
  refine(graph);
}

std::vector<Vertex> OrderedPartition::smallest_cell_class(const RuleGraph& graph) const {
  Vertex best = graph.cell_count();
  for (Vertex start = 0; start < graph.cell_count(); start += sizes_[start]) {
    if (sizes_[start] > 1 && (best == graph.cell_count() || sizes_[start] < sizes_[best])) best = start;
  }
  const std::span<const Vertex> members = class_at(best);
  std::vector<Vertex> vertices(members.begin(), members.end());
  shell_sort(vertices);
  return vertices;
}

void OrderedPartition::add_to_queue(Vertex start) {
  if (queued_[start]) return;
  queued_[start] = true;
  queue_.push_back(start);
}

void OrderedPartition::refine(const RuleGraph& graph) {
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const Vertex start = queue_[next];
    queued_[start] = false;
    const std::span<const Vertex> members = class_at(start);
    splitter_.assign(members.begin(), members.end());
    note(start);
    count_neighbours(splitter_, graph);
    for (const Vertex touched : touched_classes_) split(touched);
    for (const Vertex vertex : touched_) counts_[vertex] = 0;
  }
  queue_.clear();
  note(class_count_);
}

void OrderedPartition::count_neighbours(std::span<const Vertex> splitter, const RuleGraph& graph) {
  touched_.clear();
  touched_classes_.clear();
  for (const Vertex vertex : splitter) {
    for (const Vertex neighbour : graph.neighbours(vertex)) {
      if (counts_[neighbour]++ == 0) touched_.push_back(neighbour);
    }
  }
  for (const Vertex vertex : touched_) touched_classes_.push_back(starts_[vertex]);
  shell_sort(touched_classes_);
  touched_classes_.erase(std::unique(touched_classes_.begin(), touched_classes_.end()), touched_classes_.end());
}

/// Sorts a class by its counts and cuts it where the counts differ. Afterwards all parts but the largest are queued to
/// split other classes (Hopcroft's trick). If the whole class was queued, all parts are.
void OrderedPartition::split(Vertex start) {
  const Vertex size = sizes_[start];
  note(start);
  if (size == 1) return note(counts_[order_[start]]);
  const auto by_count = [this](Vertex left, Vertex right) { return counts_[left] < counts_[right]; };
  shell_sort(&order_[start], &order_[start] + size, by_count);
  Vertex largest = start;
  Vertex part = start;
  parts_.clear();
  --class_count_;
  for (Vertex place = start; place < start + size; ++place) {
    const Vertex count = counts_[order_[place]];
    places_[order_[place]] = place;
    if (place + 1 < start + size && counts_[order_[place + 1]] == count) continue;
    note(std::uint64_t{count} << 32 | (place + 1 - part));
    cut(part, place + 1 - part);
    parts_.push_back(part);
    if (sizes_[part] > sizes_[largest]) largest = part;
    part = place + 1;
  }
  if (parts_.size() == 1) return;
  const bool all = queued_[start];
  for (const Vertex each : parts_) {
    if (all || each != largest) add_to_queue(each);
  }
}

/// Makes `size` places from `start` on a class.
void OrderedPartition::cut(Vertex start, Vertex size) {
  sizes_[start] = size;
  ++class_count_;
  for (Vertex place = start; place < start + size; ++place) starts_[order_[place]] = start;
}

}  // namespace nonet
