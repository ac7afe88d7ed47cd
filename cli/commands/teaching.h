#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

// What the commands hint, steps, explain, find and practice share.

/// Returns a sentence when a part of a list with commas is not the name of a technique; otherwise an empty text.
std::string complaint_about_techniques(std::string_view value);
/// The same for one technique, with or without a variant.
std::string complaint_about_technique(std::string_view value);

inline constexpr Option kAllowOption{
    "allow", "IDS", "use only these techniques: ids joined by commas, as nonet find --list prints them",
    complaint_about_techniques};
inline constexpr Option kForbidOption{"forbid", "IDS", "do not use these techniques", complaint_about_techniques};

std::string complaint_about_order(std::string_view value);
inline constexpr Option kOrderOption{
    "order", "ORDER",
    "which of several steps comes first: the one that brings most for what has to be seen (value, the default), or the "
    "first of the technique that is taught first (technique)",
    complaint_about_order};

/// Returns the techniques that --allow and --forbid leave, in the order that --order says.
TeacherOptions options_of(const Arguments& arguments);

/// The names of techniques in teaching order, with commas between them.
std::string names_of(const TechniqueSet& techniques);
/// The levels that are not rare on a layout, as advice: `--level easy, medium`.
std::string levels_that_are_made(const Layout& layout);

/// The work that an answer may take: that of the core, or no limit when --time gives one.
TeachingWork work_of(const Arguments& arguments);
/// What a message says about an answer that its limit of work ended.
inline constexpr std::string_view kHowToSearchLonger = " Use --time SECONDS to search longer.";

/// Prints why no step can be found, or which techniques are left out. Returns false when no step is looked for.
bool accepts(const Readiness& readiness, const PuzzleState& state, const Arguments& arguments,
             const InputPosition& where, Console& console);

/// ` r1c1=5 r1c2<>8`: the wrong digits and the wrongly removed candidates, each after a space.
std::string text_of(const Mistakes& mistakes, const PuzzleState& state, CellNames names);

/// Complains that a state has no step.
void complain_about_no_step(const PuzzleState& state, const InputPosition& where, Console& console);

/// A position in which steps are looked for, and the mistakes in it.
struct TaughtPosition {
  PuzzleState state;
  Mistakes mistakes;
};

/// Looks for the mistakes in the state that state_of() has returned for a puzzle. Given candidates count as notes of a
/// player if the digits alone have one solution: then the candidates cannot change it, techniques that assume a unique
/// solution are right, and a candidate of the solution that is missing is a mistake. Otherwise the solutions are those
/// within the given candidates.
TaughtPosition taught(const ParsedPuzzle& puzzle, PuzzleState state, const Arguments& arguments, StopToken stop = {});

/// Returns the state that a puzzle describes. Complains and returns none when its digits contradict each other, or its
/// layout is one that LayoutSets does not support.
std::optional<PuzzleState> state_of(const ParsedPuzzle& puzzle, const InputPosition& where, CellNames names,
                                    Console& console);

}  // namespace nonet
