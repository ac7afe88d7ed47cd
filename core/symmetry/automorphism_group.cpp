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

Result<AutomorphismGroup, SymmetryError> AutomorphismGroup::of(const Grid& grid, const Control& control) {
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

Transformation AutomorphismGroup::random(Random& random) const {
  Transformation all(layout_);
  for (std::size_t depth = base_.size(); depth-- > 0;) all = all.then(random_of_orbit(depth, random));
  std::vector<Digit> shuffled = unused_;
  random.shuffle(std::span(shuffled));
  const Transformation same(layout_);
  std::vector<Digit> digits(same.digits().begin(), same.digits().end());
  for (std::size_t index = 0; index < unused_.size(); ++index) digits[unused_[index].value - 1u] = shuffled[index];
  return all.then(relabelling(layout_, std::move(digits)));
}

/// A product of generators that keep the base up to a depth and take the next cell of the base to any cell of its orbit, each
/// equally likely. With one such factor for each depth every automorphism is made in exactly one way.
Transformation AutomorphismGroup::random_of_orbit(std::size_t depth, Random& random) const {
  struct Reached {
    Cell cell;
    std::size_t from;
    const Transformation* by;
  };
  const auto keeps_base = [&](const Transformation& generator) {
    return std::all_of(base_.begin(), base_.begin() + static_cast<std::ptrdiff_t>(depth),
                       [&](Cell cell) { return generator(cell) == cell; });
  };
  std::vector<const Transformation*> generators;
  for (const Transformation& generator : generators_) {
    if (keeps_base(generator)) generators.push_back(&generator);
  }
  std::vector<Reached> orbit{{base_[depth], 0, nullptr}};
  std::vector<bool> seen(static_cast<std::size_t>(layout_->cell_count()));
  seen[base_[depth].index] = true;
  for (std::size_t next = 0; next < orbit.size(); ++next) {
    for (const Transformation* generator : generators) {
      const Cell cell = (*generator)(orbit[next].cell);
      if (!seen[cell.index]) orbit.push_back({cell, next, generator});
      seen[cell.index] = true;
    }
  }
  Transformation product(layout_);
  for (std::size_t at = random.below(static_cast<std::uint32_t>(orbit.size())); at != 0; at = orbit[at].from) {
    product = orbit[at].by->then(product);
  }
  return product;
}

Result<Transformation, SymmetryError> random_transformation(const LayoutRef& layout, Random& random,
                                                            const Control& control) {
  if (is_plain(*layout)) {
    Subgroup all(layout, allowed_kinds(layout));
    all.randomise(random);
    return all.transformation();
  }
  const auto group = AutomorphismGroup::of(Grid(layout), control);
  if (!group) return group.error();
  return group.value().random(random);
}

}  // namespace nonet
