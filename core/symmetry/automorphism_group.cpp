#include "core/symmetry/automorphism_group.h"

#include <algorithm>
#include <utility>

#include "core/symmetry/digit_order.h"
#include "core/symmetry/graph_labelling.h"
#include "core/symmetry/layout_shape.h"
#include "core/symmetry/subgroup.h"

namespace nonet {

namespace {

Transformation transformation_of(const VertexPermutation& automorphism, const RuleGraph& graph,
                                 const LayoutRef& layout) {
  std::vector<Cell> cells;
  for (Vertex cell = 0; cell < graph.cell_count(); ++cell) {
    cells.push_back(Cell{static_cast<std::uint16_t>(automorphism[cell])});
  }
  const Transformation same(layout);
  std::vector<Digit> digits(same.digits().begin(), same.digits().end());
  const Vertex first = graph.cell_count() + graph.house_count();
  for (std::size_t index = 0; index < graph.digits().size(); ++index) {
    digits[graph.digits()[index].value - 1u] = graph.digits()[automorphism[first + index] - first];
  }
  return Transformation(layout, layout, std::move(cells), std::move(digits));
}

std::vector<Digit> with_swap(const LayoutRef& layout, Digit first, Digit second) {
  const Transformation same(layout);
  std::vector<Digit> digits(same.digits().begin(), same.digits().end());
  std::swap(digits[first.value - 1u], digits[second.value - 1u]);
  return digits;
}

}  // namespace

Result<AutomorphismGroup, SymmetryError> AutomorphismGroup::of(const PuzzleView& puzzle, const Control& control) {
  if (const auto error = objection_to(puzzle)) return *error;
  const Grid& grid = puzzle.givens();
  NodeMeter meter(control);
  const RuleGraph graph(grid);
  const auto labelling = label_graph(graph, meter);
  if (!labelling) return error_of(meter);
  AutomorphismGroup group(grid.layout());
  const DigitOrder order = digit_order(grid);
  group.unused_.assign(order.digits.begin() + static_cast<std::ptrdiff_t>(order.used), order.digits.end());
  group.order_ = labelling->automorphisms * factorial(static_cast<int>(group.unused_.size()));
  for (const Vertex cell : labelling->base) group.base_.push_back(Cell{static_cast<std::uint16_t>(cell)});
  for (const VertexPermutation& generator : labelling->generators) {
    group.generators_.push_back(transformation_of(generator, graph, grid.layout()));
  }
  for (std::size_t index = 1; index < group.unused_.size(); ++index) {
    group.generators_.push_back(
        relabelling(grid.layout(), with_swap(grid.layout(), group.unused_[index - 1], group.unused_[index])));
  }
  return group;
}

/// For each depth, chooses a cell of the orbit of the base cell at this depth, and a mapping to it. Every automorphism
/// is the product of exactly one such choice (Schreier–Sims), so all members are equally likely.
Transformation AutomorphismGroup::random(Random& random) const {
  Transformation all(layout_);
  for (std::size_t depth = base_.size(); depth-- > 0;) {
    const Orbit orbit = orbit_at(depth);
    all = all.then(mapping_to(orbit, random.below(static_cast<std::uint32_t>(orbit.size()))));
  }
  std::vector<Digit> shuffled = unused_;
  random.shuffle(std::span(shuffled));
  return with_unused(all, shuffled);
}

std::vector<Transformation> AutomorphismGroup::members(StopToken stop) const {
  std::vector<Transformation> members{Transformation(layout_)};
  for (std::size_t depth = base_.size(); depth-- > 0;) {
    const Orbit orbit = orbit_at(depth);
    const std::vector<Transformation> deeper = std::move(members);
    members.clear();
    for (std::size_t index = 0; index < orbit.size(); ++index) {
      if (stop.stop_requested()) return members;
      const Transformation mapping = mapping_to(orbit, index);
      for (const Transformation& member : deeper) members.push_back(member.then(mapping));
    }
  }
  const auto by_value = [](Digit left, Digit right) { return left.value < right.value; };
  const std::vector<Transformation> movements = std::move(members);
  members.clear();
  std::vector<Digit> order = unused_;
  do {
    if (stop.stop_requested()) return members;
    for (const Transformation& movement : movements) members.push_back(with_unused(movement, order));
  } while (std::next_permutation(order.begin(), order.end(), by_value));
  return members;
}

AutomorphismGroup::Orbit AutomorphismGroup::orbit_at(std::size_t depth) const {
  const auto keeps_base = [&](const Transformation& generator) {
    return std::all_of(base_.begin(), base_.begin() + static_cast<std::ptrdiff_t>(depth),
                       [&](Cell cell) { return generator(cell) == cell; });
  };
  Orbit orbit{{base_[depth], 0, nullptr}};
  std::vector<bool> seen(static_cast<std::size_t>(layout_->cell_count()));
  seen[base_[depth].index] = true;
  for (std::size_t next = 0; next < orbit.size(); ++next) {
    for (const Transformation& generator : generators_) {
      const Cell cell = generator(orbit[next].cell);
      if (seen[cell.index] || !keeps_base(generator)) continue;
      orbit.push_back({cell, next, &generator});
      seen[cell.index] = true;
    }
  }
  return orbit;
}

Transformation AutomorphismGroup::mapping_to(const Orbit& orbit, std::size_t index) const {
  Transformation mapping(layout_);
  for (; index != 0; index = orbit[index].from) mapping = orbit[index].by->then(mapping);
  return mapping;
}

/// Returns the transformation with the unused digits, in ascending order, replaced by those of `order`.
Transformation AutomorphismGroup::with_unused(const Transformation& transformation,
                                              const std::vector<Digit>& order) const {
  std::vector<Digit> digits(transformation.digits().begin(), transformation.digits().end());
  for (std::size_t index = 0; index < order.size(); ++index) digits[unused_[index].value - 1u] = order[index];
  return Transformation(layout_, layout_, {transformation.cells().begin(), transformation.cells().end()},
                        std::move(digits));
}

Result<RandomTransformations, SymmetryError> RandomTransformations::of(const LayoutRef& layout,
                                                                       const Control& control) {
  RandomTransformations transformations(layout);
  if (is_plain(*layout)) {
    transformations.plain_.emplace(layout, allowed_kinds(layout));
    return transformations;
  }
  auto group = AutomorphismGroup::of(Grid(layout), control);
  if (!group) return group.error();
  transformations.group_.emplace(std::move(group).value());
  return transformations;
}

Transformation RandomTransformations::draw(Random& random) const {
  if (group_) return group_->random(random);
  Subgroup member = *plain_;
  member.randomise(random);
  return member.transformation();
}

Result<Transformation, SymmetryError> random_transformation(const LayoutRef& layout, Random& random,
                                                            const Control& control) {
  const auto transformations = RandomTransformations::of(layout, control);
  if (!transformations) return transformations.error();
  return transformations.value().draw(random);
}

}  // namespace nonet
