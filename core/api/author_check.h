#pragma once

#include "core/formats/drawn/author_solution.h"

namespace nonet {

/// Takes out of a puzzle and out of its suggestions what the author's solution breaks, by the meaning of each kind of
/// rules.
AuthorVerdict take_out_broken(ParsedPuzzle& puzzle, RuleSuggestions& suggestions);

}  // namespace nonet
