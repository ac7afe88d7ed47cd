#pragma once

#include <string>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// A digit that an earlier cell rules out: the reader's view of a contradiction.
struct Repeat {
  Digit digit;
  Cell cell;
  Cell earlier;
  /// What keeps both cells from being equal: at least one rule.
  std::vector<Rule> rules;
};

/// One for each cell that repeats a digit and each earlier cell that it meets first by some rule.
std::vector<Repeat> repeats_of(const std::vector<Conflict>& conflicts);

/// `5 stands already in row 1, at r1c2`, without the cell at fault.
std::string reason_of(const Repeat& repeat, const Layout& layout, CellNames names);
/// `r1c7: 5 stands already in row 1, at r1c2`.
std::string sentence_of(const Repeat& repeat, const Layout& layout, CellNames names);

}  // namespace nonet
