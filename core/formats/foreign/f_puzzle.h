#pragma once

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/foreign/json_value.h"
#include "core/util/result.h"

namespace nonet {

/// Reads the JSON of f-puzzles. The fault is 0 when its size or its regions are the reason. Keys that only draw are
/// named among `drawings`, and keys that are not known among `unread_rules`. Drawn copies of rules are skipped.
Result<ParsedPuzzle, JsonFault> read_f_puzzle(JsonValue root, const LayoutRef& known, Position start);

}  // namespace nonet
