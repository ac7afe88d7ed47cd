#pragma once

#include <functional>

#include "cli/arguments.h"
#include "cli/console.h"

namespace nonet {

/// What a command does with a puzzle; false ends the reading.
using PuzzleVisitor = std::function<bool(const ParsedPuzzle& puzzle, const Place& place)>;

/// Reads the files that the operands name, standard input when there are none or for `-`, piece by piece, and visits
/// every puzzle as soon as it is complete. What cannot be read is complained about and passed over. Answers are flushed
/// before the next piece is waited for. Ends early when nobody reads the answers any more, or when interrupted.
void for_each_puzzle(const Arguments& arguments, Console& console, const PuzzleVisitor& visit);

/// The first puzzle of a file; none when there is none, which has then been complained about.
std::optional<ParsedPuzzle> first_puzzle(const Arguments& arguments, Console& console);

}  // namespace nonet
