#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

// What the commands that solve as people do have in common.

std::string complaint_about_techniques(std::string_view value);
/// One technique, with a variant or without.
std::string complaint_about_technique(std::string_view value);

inline constexpr Option kAllowOption{"allow", "IDS", "use only these techniques: ids with commas between",
                                     complaint_about_techniques};
inline constexpr Option kForbidOption{"forbid", "IDS", "do not use these techniques", complaint_about_techniques};

/// What may be used in a state: what --allow and --forbid say; with several solutions without the techniques that suppose that
/// there is one, and a note of it. None, after a complaint, when there is no solution, or the state has a mistake: what
/// follows from that is wrong, too. A state whose solutions take long to look for is taken to be sound.
std::optional<TeacherOptions> options_for(const PuzzleState& state, const Arguments& arguments, const Place& place,
                                          Console& console);

/// ` r1c1=5 r1c2<>8`: wrong digits, and candidates that are wrongly gone.
std::string text_of(const Mistakes& mistakes, const PuzzleState& state, CellNames names);

void complain_about_no_step(const PuzzleState& state, const Place& place, Console& console);

/// The state that a puzzle describes; none, after a complaint, when its digits contradict each other or it is too large.
std::optional<PuzzleState> state_of(const ParsedPuzzle& puzzle, const Place& place, CellNames names, Console& console);

}  // namespace nonet
