#pragma once

#include <vector>

#include "core/symmetry/symmetry_error.h"
#include "core/symmetry/transformation.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"
#include "core/util/random.h"
#include "core/util/result.h"

namespace nonet {

/// All transformations that leave a grid as it is.
class AutomorphismGroup {
 public:
  /// Any digits may stand anywhere. What a layout itself allows is the group of its blank grid. Found by label_graph().
  static Result<AutomorphismGroup, SymmetryError> of(const Grid& grid, const Control& control = {});

  const BigUint& order() const { return order_; }
  /// Transformations that generate all others.
  const std::vector<Transformation>& generators() const { return generators_; }
  /// Each equally likely.
  Transformation random(Random& random) const;
  /// All of them, the identity first; ask order() before, memory grows with it.
  std::vector<Transformation> members() const;

 private:
  explicit AutomorphismGroup(const LayoutRef& layout) : layout_(layout) {}

  /// A cell that the group's part at some depth takes the base's cell of that depth to: from which one, by which generator.
  struct Reached {
    Cell cell;
    std::size_t from;
    const Transformation* by;
  };
  using Orbit = std::vector<Reached>;

  Orbit orbit_at(std::size_t depth) const;
  Transformation way_to(const Orbit& orbit, std::size_t index) const;
  Transformation with_unused(const Transformation& transformation, const std::vector<Digit>& order) const;

  LayoutRef layout_;
  BigUint order_;
  std::vector<Transformation> generators_;
  /// Those generators that keep the first so many cells of the base generate all that do.
  std::vector<Cell> base_;
  /// Digits that stand nowhere: they may change names among themselves.
  std::vector<Digit> unused_;
};

/// A transformation that a layout allows, each equally likely. Where rows, columns and boxes are all the rules, one of all kinds
/// (see Subgroup), at once; otherwise one of all that keep the rules, whatever their kind.
Result<Transformation, SymmetryError> random_transformation(const LayoutRef& layout, Random& random,
                                                            const Control& control = {});

}  // namespace nonet
