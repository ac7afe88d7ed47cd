#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/symmetry/transformation.h"
#include "core/util/result.h"

namespace nonet {

enum class TransformationStepErrorCode : std::uint8_t {
  UnknownStep,      ///< `text` names no step.
  UnknownValue,     ///< `text` is not one of the step's words (`rotate:45`).
  NotANumber,       ///< `text` stands where a number belongs.
  OutOfRange,       ///< The number `text` is not from 1 to `expected`.
  Repeated,         ///< The number `text` stands twice in a list that names everything once.
  WrongCount,       ///< `found` numbers where `expected` belong.
  NoBoxes,          ///< Bands and stacks belong to rectangular boxes, which this layout has not.
  DifferentBands,   ///< Rows of different bands cannot change places.
  DifferentStacks,  ///< Columns of different stacks cannot change places.
  BreaksLayout,     ///< The step would not lead to a grid of this layout.
};

/// Why steps cannot be done, and where in their text, as an offset in bytes.
struct TransformationStepError {
  TransformationStepErrorCode code;
  std::size_t offset = 0;
  std::string text;
  int expected = 0;
  int found = 0;
};

/// The code in kebab-case (`different-bands`), as interfaces name it.
std::string_view name_of(TransformationStepErrorCode code);

/// Reads steps, joined by `;` and done from left to right, all numbers from 1:
///
///     identity
///     swap-rows:A,B       swap-columns:A,B    swap-bands:A,B   swap-stacks:A,B   swap-digits:A,B
///     rows:A,B,C,…        columns:…           the new order: row 1 of the result is row A, row 2 is row B …
///     cells:…             the same for cells, counted row by row
///     relabel:A,B,C,…     1 becomes A, 2 becomes B …
///     transpose           rotate:90|180|270   clockwise
///     mirror:left-right|top-bottom|diagonal|antidiagonal
///
/// Each must keep the layout; transpose, rotate and mirror may turn its boxes or regions too, so that to() is another layout
/// (boxes of 2×3 become 3×2).
Result<Transformation, TransformationStepError> parse_transformation(std::string_view text, const LayoutRef& layout);

/// A transformation as steps that parse_transformation() reads: a turn, or `transpose`, `rows` and `columns`, or `cells` when these do
/// not tell, and `relabel`, as needed; `identity` when nothing changes. Irregular regions that become others which are no turn
/// of them can be written, but not read again.
std::string write_transformation(const Transformation& transformation);

}  // namespace nonet
