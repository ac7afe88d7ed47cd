#pragma once

#include <optional>
#include <vector>

#include "core/symmetry/subgroup.h"
#include "core/symmetry/symmetry_error.h"
#include "core/symmetry/transformation.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"
#include "core/util/random.h"
#include "core/util/result.h"

namespace nonet {

/// The transformations that leave a grid unchanged.
class AutomorphismGroup {
 public:
  /// Finds the group by label_graph(). The grid can have conflicts. The group of a blank grid is the group of all
  /// transformations of its layout. The error can be DigitsDiffer or OwnRules.
  static Result<AutomorphismGroup, SymmetryError> of(const PuzzleView& puzzle, const Control& control = {});

  const BigUint& order() const { return order_; }
  /// Transformations that generate all members of the group.
  const std::vector<Transformation>& generators() const { return generators_; }
  /// A random member; all members are equally likely.
  Transformation random(Random& random) const;
  /// All members, the identity first. Memory grows with order(), so ask for the order before. When `stop` asks for a
  /// stop, returns at once with some of the members.
  std::vector<Transformation> members(StopToken stop = {}) const;

 private:
  explicit AutomorphismGroup(const LayoutRef& layout) : layout_(layout) {}

  /// A cell in an orbit: the earlier member of the orbit that it is reached from, and the generator that maps that
  /// member to it.
  struct Reached {
    Cell cell;
    std::size_t from;
    const Transformation* by;
  };
  using Orbit = std::vector<Reached>;

  Orbit orbit_at(std::size_t depth) const;
  Transformation mapping_to(const Orbit& orbit, std::size_t index) const;
  Transformation with_unused(const Transformation& transformation, const std::vector<Digit>& order) const;

  LayoutRef layout_;
  BigUint order_;
  std::vector<Transformation> generators_;
  /// The base of a strong generating set: for every k, the generators that fix the first k cells of the base generate
  /// all automorphisms that fix them.
  std::vector<Cell> base_;
  /// The unused digits, which can be permuted freely.
  std::vector<Digit> unused_;
};

/// Draws random transformations of one layout; all transformations that the layout allows are equally likely. If rows,
/// columns and boxes are the only rules, these are the transformations of all kinds (see Subgroup). Otherwise they are
/// the automorphisms of the blank grid, whatever their kind.
class RandomTransformations {
 public:
  /// Finds out which transformations the layout allows. Cost: 0.1 ms for a classic layout; a search for layouts with
  /// further rules.
  static Result<RandomTransformations, SymmetryError> of(const LayoutRef& layout, const Control& control = {});

  const LayoutRef& layout() const { return layout_; }
  /// Returns a random transformation. Depends on the random numbers alone, not on earlier draws. Cost: some 10 µs.
  Transformation draw(Random& random) const;

 private:
  explicit RandomTransformations(const LayoutRef& layout) : layout_(layout) {}

  LayoutRef layout_;
  /// Exactly one of the two has a value.
  std::optional<Subgroup> plain_;
  std::optional<AutomorphismGroup> group_;
};

/// Draws one transformation of a layout, at the cost of RandomTransformations::of().
Result<Transformation, SymmetryError> random_transformation(const LayoutRef& layout, Random& random,
                                                            const Control& control = {});

}  // namespace nonet
