#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/arguments.h"
#include "cli/common_options.h"
#include "cli/console.h"

namespace nonet {

// What the commands that solve as people do have in common.

std::string complaint_about_techniques(std::string_view value);
/// One technique, with a variant or without.
std::string complaint_about_technique(std::string_view value);

inline constexpr Option kAllowOption{"allow", "IDS", "use only these techniques: ids with commas between",
                                     complaint_about_techniques};
inline constexpr Option kForbidOption{"forbid", "IDS", "do not use these techniques", complaint_about_techniques};

/// From --allow and --forbid.
TeacherOptions teacher_options(const Arguments& arguments);

/// The state that a puzzle describes; none, after a complaint, when its digits contradict each other or it is too large.
std::optional<PuzzleState> state_of(const ParsedPuzzle& puzzle, const Place& place, CellNames names, Console& console);

}  // namespace nonet
