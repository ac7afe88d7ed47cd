#pragma once

#include "core/generate/puzzle_form.h"

namespace nonet {

/// True when a word with a letter for each digit can stand in some solution of a layout, whatever the solution: a row
/// or a column of the layout holds every digit.
bool has_line_for_word(const Layout& layout);

/// Exchanges digits in a puzzle and in its solution, so that a row, a column or a diagonal of the solution has the
/// digits 1 to n in their order, from left to right or from top to bottom. A word whose n letters stand for the digits
/// then stands there.
///
/// Takes the line with the fewest clues; of several, a diagonal before a row before a column, and the first. A diagonal
/// counts on a square without empty places, and only where the solution has every digit in it.
///
/// has_line_for_word() must be true for the layout. Takes less than a microsecond for 9×9.
GeneratedPuzzle with_digits_in_order(GeneratedPuzzle made);

}  // namespace nonet
