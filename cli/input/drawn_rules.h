#pragma once

#include <string>

#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

/// Adds to a puzzle the rules that its drawing seems to mean, and notes each of them. Suggestions of low certainty are
/// noted, and not added. Where the drawing can be read in several ways, and only one of them leaves one solution, that
/// reading counts, and a note says so. The control is for the search that decides.
///
/// `stated` are the rules of the text. The puzzle may have others, which --rules adds: the author's solution takes out
/// none of those.
void add_drawn_rules(ParsedPuzzle& puzzle, const RuleSet& stated, const Control& control, const InputPosition& where,
                     Console& console);

/// Returns a sentence that names what the text of a puzzle only draws, and the option that makes rules of it. Empty
/// when the drawing cannot be recognised.
std::string sentence_about_drawings(const ParsedPuzzle& puzzle);

}  // namespace nonet
