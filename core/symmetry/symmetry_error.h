#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/puzzle.h"
#include "core/util/search.h"

namespace nonet {

enum class SymmetryError : std::uint8_t {
  Contradictory,  ///< A house has a digit twice. Only grids without conflicts have a canonical form.
  TooSymmetric,   ///< The grid has too many automorphisms to list.
  Stopped,        ///< The stop token asked for a stop.
  OutOfBudget,    ///< The node budget is used up.
  DigitsDiffer,   ///< Digits are not interchangeable: PuzzleView::digits_are_interchangeable().
  NotSquare,      ///< The layout is no square.
  OwnRules,       ///< The puzzle has own rules. Transformations of its layout need not keep them.
};

/// The name of an error in kebab-case, such as `out-of-budget`.
std::string_view name_of(SymmetryError error);

/// Returns why transformations of the layout may turn the puzzle into another one that is not isomorphic; none when
/// they cannot.
std::optional<SymmetryError> objection_to(const PuzzleView& puzzle);

/// The error for a search that the meter ended.
SymmetryError error_of(const NodeMeter& meter);

}  // namespace nonet
