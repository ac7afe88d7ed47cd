#pragma once

#include <functional>
#include <string>

#include "core/api/nonet.h"
#include "wasm/values.h"

namespace nonet::door {

/// Writes a puzzle as a JSON object.
using PuzzleJson = std::function<std::string(const ParsedPuzzle&)>;

/// `{puzzles, errors, more}`: the first `limit` puzzles and errors of a text, in its order. `puzzles` is JSON. `more`
/// is true when the text has further ones.
val all_puzzles_in(const std::string& text, const std::string& layout_name, double limit, const PuzzleJson& json_of);

}  // namespace nonet::door
