#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/symmetry/transformation.h"
#include "core/util/result.h"

namespace nonet {

enum class TransformationStepErrorCode : std::uint8_t {
  UnknownStep,      ///< No step is called `text`.
  UnknownValue,     ///< `text` is not a value of the step (`rotate:45`).
  NotANumber,       ///< `text` should be a number.
  OutOfRange,       ///< The number `text` is not from 1 to `expected`.
  Repeated,         ///< A list must name everything once, and names the number `text` twice.
  WrongCount,       ///< The list has `found` numbers instead of `expected`.
  NoBoxes,          ///< The layout has no rectangular boxes, and so no bands and stacks.
  DifferentBands,   ///< Rows of different bands cannot be swapped.
  DifferentStacks,  ///< Columns of different stacks cannot be swapped.
  BreaksLayout,     ///< The step does not keep the rules of the layout, or the layout is no square.
};

/// Why a text of steps cannot be read, and where in the text, as an offset in bytes.
struct TransformationStepError {
  TransformationStepErrorCode code;
  std::size_t offset = 0;
  std::string text;
  int expected = 0;
  int found = 0;
};

/// The name of a code in kebab-case, such as `different-bands`.
std::string_view name_of(TransformationStepErrorCode code);

/// Reads a transformation written as steps. Steps are joined by `;` and are done from left to right. All numbers count
/// from 1:
///
///     identity
///     swap-rows:A,B       swap-columns:A,B    swap-bands:A,B   swap-stacks:A,B   swap-digits:A,B
///     rows:A,B,C,…        columns:…           the new order: row 1 of the result is row A, row 2 is row B, and so on
///     cells:…             the new order of all cells, counted row by row
///     relabel:A,B,C,…     digit 1 becomes A, 2 becomes B, and so on
///     transpose           rotate:90|180|270   clockwise
///     mirror:left-right|top-bottom|diagonal|antidiagonal
///
/// Each step must keep the rules of the layout. Transpose, rotate and mirror can also turn boxes or regions; to() is
/// another layout then (boxes of 2×3 become 3×2).
Result<Transformation, TransformationStepError> parse_transformation(std::string_view text, const LayoutRef& layout);

/// Writes a transformation as steps that parse_transformation() reads: a turn, or `transpose`, `rows` and `columns`, or
/// `cells` when these cannot express the movement; then `relabel` if digits change. Writes `identity` when nothing
/// changes. A transformation to other irregular regions that are no turn of the original regions can be written, but
/// not read again.
std::string write_transformation(const Transformation& transformation);

}  // namespace nonet
