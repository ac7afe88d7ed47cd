#pragma once

#include <optional>

#include "core/symmetry/symmetry_error.h"
#include "core/symmetry/transformation.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// One grid for all that can be turned into each other.
struct CanonicalForm {
  Grid grid;
  /// Leads from the grid asked about to this one.
  Transformation transformation;
  /// How many transformations leave the grid as it is: movements of cells that keep the rules, each with the digits renamed
  /// as it asks for, times the names that digits which stand nowhere can have. On a blank grid all of them.
  BigUint automorphisms;
};

/// The canonical form: equal for two grids of one layout if and only if a transformation turns one into the other.
/// Classic 9×9: the min-lex form (see ClassicMinLex), in microseconds, without nodes. Other layouts: some member of the class,
/// found by label_graph(); milliseconds for 9×9, seconds for 25×25, and a budget for what takes longer.
Result<CanonicalForm, SymmetryError> canonical_form(const Grid& grid, const Control& control = {});

/// The same by label_graph(), also for classic grids: another member of the class.
Result<CanonicalForm, SymmetryError> canonical_form_by_graph(const Grid& grid, const Control& control = {});

/// The transformation that turns the first grid into the second, or none. Layouts that are turned into each other count:
/// boxes of 2×3 and of 3×2.
Result<std::optional<Transformation>, SymmetryError> find_isomorphism(const Grid& from, const Grid& to,
                                                                      const Control& control = {});

}  // namespace nonet
