#pragma once

#include "cli/commands/generate_task.h"
#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// Complains, and returns true, if the words of `generate --pencilmarks` have an option that says something about
/// givens.
bool refuses_options_for_marks(const Arguments& arguments, Console& console);

/// Makes the puzzles of `generate --pencilmarks`, in the order of their indexes. Of the task, the layout, the seed and
/// the indexes are used.
void generate_marks(const Arguments& arguments, Console& console, const GenerateTask& task);

}  // namespace nonet
