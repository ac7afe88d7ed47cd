#pragma once

#include <string>

#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

/// Adds to a puzzle the rules that its drawing seems to mean, and notes each of them. Suggestions of low certainty are
/// noted, and not added.
void add_drawn_rules(ParsedPuzzle& puzzle, const InputPosition& where, Console& console);

/// Returns a sentence that names what the text of a puzzle only draws, and the option that makes rules of it. Empty
/// when the drawing cannot be recognised.
std::string sentence_about_drawings(const ParsedPuzzle& puzzle);

}  // namespace nonet
