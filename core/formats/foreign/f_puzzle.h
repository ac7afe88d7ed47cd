#pragma once

#include <string_view>

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/util/result.h"

namespace nonet {

/// Where a text is not a puzzle of f-puzzles; 0 when its size or its regions are the reason.
struct FPuzzleFault {
  std::size_t offset;
};

/// Reads the JSON of f-puzzles. Keys that only draw are named among `drawings`, and keys that are not known among
/// `unread_rules`. Drawn copies of rules are skipped.
Result<ParsedPuzzle, FPuzzleFault> read_f_puzzle(std::string_view json, const LayoutRef& known, Position start);

}  // namespace nonet
