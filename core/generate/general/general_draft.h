#pragma once

#include "core/generate/drafts.h"

namespace nonet {

/// Makes a draft for a form whose layout is not classic, or that has random regions: one attempt. error_in(form) must
/// be none, and the form has no pattern.
///
/// When an orbit of the symmetry contains a digit to keep, all clues of the orbit are kept.
///
/// With `most_clues` and without `fewest_clues`, the number of clues is drawn at random up to side 16. Above side 16 it
/// is `most_clues`, because fewer clues take long.
///
/// The error is NoFullGrid, KeepImpossible, LayoutTooLarge or Stopped.
Result<Draft, GenerateError> general_draft(const PuzzleForm& form, Random random, StopToken stop);

}  // namespace nonet
