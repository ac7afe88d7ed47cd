#pragma once

#include <optional>
#include <string>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Writes a puzzle in a format that writable_format() returns. Every line has its end. Returns none when the format
/// cannot hold a puzzle of this layout.
///
/// What a format cannot say is left out: formats without placed digits get the givens alone, formats without a mark for
/// givens get all digits. Formats that list candidates get those of the puzzle, or when it has none, those that the
/// digits leave. A candidate that a digit of a peer forbids is not written.
std::optional<std::string> write(const ParsedPuzzle& puzzle, TextFormat format);

}  // namespace nonet
