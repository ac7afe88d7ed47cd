#pragma once

#include "core/generate/drafts.h"

namespace nonet {

/// Searches for a puzzle with `form.most_clues` clues: one attempt of bounded work. wants_few_clues(form) must be true.
/// A draft is none when the work is used up. The error is Stopped.
///
/// The search goes from puzzle to puzzle. It takes away two random clues and lists the solutions of the rest. If a
/// digit in a cell occurs in one of these solutions alone, this digit as a clue gives one solution again: the puzzle
/// has a clue less. Otherwise two further digits that only one solution has together lead to another puzzle with as
/// many clues. Each puzzle on the way can have another solution.
///
/// An attempt takes up to about 3 s. docs/generating.md has the times until a puzzle is found.
Result<Draft, GenerateError> few_clues_draft(const PuzzleForm& form, const DraftKey& key, StopToken stop);

}  // namespace nonet
