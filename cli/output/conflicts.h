#pragma once

#include <string>
#include <vector>

#include "cli/output/console.h"

namespace nonet {

/// Two cells that hold equal digits against the rules: how messages describe a conflict.
struct Repeat {
  Digit digit;
  Cell cell;
  /// A cell that comes before `cell` in reading order.
  Cell earlier;
  /// Why both cells cannot have equal digits: at least one reason.
  std::vector<ConflictReason> reasons;
};

/// Returns one Repeat for each cell that repeats a digit and each earlier cell that it conflicts with.
std::vector<Repeat> repeats_of(const std::vector<Conflict>& conflicts);

/// `row 1 already has 5, at r1c2`: the reason why a cell cannot have the digit, without that cell.
std::string reason_of(const Repeat& repeat, const Layout& layout, CellNames names);

/// `r1c7 cannot be 5: row 1 already has 5, at r1c2.`
std::string sentence_of(const Repeat& repeat, const Layout& layout, CellNames names);

/// Complains that givens contradict each other. Names both cells of the first conflict, and the number of others.
void complain_about_contradiction(const Grid& puzzle, const InputPosition& where, CellNames names, Console& console);

}  // namespace nonet
