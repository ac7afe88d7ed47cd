#pragma once

#include <string_view>

#include "core/formats/foreign/json_value.h"

namespace nonet {

/// Reads JSON as SudokuPad shortens it: single quotes stand for double ones, names and other words may have no quotes,
/// `t` and `f` after a colon are true and false, and nothing between commas is an object without members. Keys that
/// SudokuPad shortens get their long names. Bounds as in read_json().
Result<JsonValue, JsonFault> read_loose_json(std::string_view text);

}  // namespace nonet
