#pragma once

#include "core/generate/drafts.h"

namespace nonet {

/// Makes a draft for a form whose layout is not classic, or that has random regions: one attempt. error_in(form) must be none, and
/// the form has no pattern.
///
/// The clues of Symmetry orbits that contain a digit to keep are all kept. With an upper but no lower limit of the clues, clues are
/// removed down to that limit above side 16, where fewer clues take long, and to a random number below it up to side 16.
///
/// The error is NoFullGrid, KeepImpossible, LayoutTooLarge or Stopped.
Result<Draft, GenerateError> general_draft(const PuzzleForm& form, Random random, StopToken stop);

}  // namespace nonet
