#pragma once

#include <string_view>

#include "core/formats/blocks/open_block.h"

namespace nonet {

// Lines of JSON, of programs, of markup and of LaTeX, told from lines of puzzles by their form alone. Each function
// looks at a line once.

/// True for a line that begins with a bracket, as JSON and lists do, and has no other text behind the brackets.
bool begins_json(std::string_view line);
bool goes_on_as_json(const OpenBlock& block, std::string_view line);
bool has_ended_as_json(const OpenBlock& block);

/// True for a line of a program that may hold a puzzle: `board = [`, `problem(1, [[6,_`, `int grid[9][9] =`.
bool begins_code(std::string_view line);
bool goes_on_as_code(const OpenBlock& block, std::string_view line);

/// True for a line that begins with a tag, and is no killer with arrows.
bool begins_xml(std::string_view line);
bool goes_on_as_xml(const OpenBlock& block, std::string_view line);
/// Returns how many more elements with the name of the first one a line opens than it closes.
int tags_left_open(std::string_view text, std::string_view line);

/// True for a line that begins with a command of LaTeX, or a row of a table: `5 & 3 & \\`.
bool begins_latex(std::string_view line);
bool goes_on_as_latex(const OpenBlock& block, std::string_view line);
/// Returns how many more environments a line begins than it ends.
int environments_left_open(std::string_view line);

/// For forms that end only before a line of another text.
inline bool never_ends(const OpenBlock&) { return false; }

}  // namespace nonet
