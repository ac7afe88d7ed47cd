#pragma once

#include <optional>

#include "core/symmetry/symmetry_error.h"
#include "core/symmetry/transformation.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// The canonical form of a grid: the same grid for all grids that can be transformed into each other.
struct CanonicalForm {
  Grid grid;
  /// Transforms the original grid into the canonical form.
  Transformation transformation;
  /// The number of transformations that leave the grid unchanged: movements of cells that keep the rules, with the
  /// relabelling that the clues require, times the permutations of unused digits. For a blank grid, the number of all
  /// transformations.
  BigUint automorphisms;
};

// The error is SymmetryError::DigitsDiffer or OwnRules for a puzzle that has more than a layout and givens.

/// Returns the canonical form of a grid. Two grids of one layout have equal canonical forms if and only if a
/// transformation turns one into the other. Classic 9×9 grids: the min-lex form (ClassicMinLex), in microseconds,
/// without counting nodes. Other layouts: the grid that label_graph() leads to, in milliseconds for 9×9 and seconds for
/// 25×25. Give larger grids a node budget.
Result<CanonicalForm, SymmetryError> canonical_form(const PuzzleView& puzzle, const Control& control = {});

/// Returns a canonical form by label_graph() for classic grids too. It differs from the min-lex form.
Result<CanonicalForm, SymmetryError> canonical_form_by_graph(const PuzzleView& puzzle, const Control& control = {});

/// Returns a transformation that turns the first grid into the second, or null when there is none. The layouts can
/// differ by a turn, such as boxes of 2×3 and of 3×2.
Result<std::optional<Transformation>, SymmetryError> find_isomorphism(const PuzzleView& from, const PuzzleView& to,
                                                                      const Control& control = {});

}  // namespace nonet
