#pragma once

#include <span>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// What a text with candidates says about a cell.
struct CellMarks {
  /// The digit, or the candidates.
  DigitSet digits;
  /// The text says that the only digit is given.
  bool given = false;
  /// The text says that the only digit was placed by the player.
  bool placed = false;
};

/// Returns the position that marks describe; `marks` has one element for each cell.
///
/// A cell with a single digit that is neither marked as given nor as placed is ambiguous. It is an open cell if a peer
/// that has several candidates has this digit among them: the digit was not placed yet, so it has not been removed from
/// the peers. Otherwise the digit was placed. It counts as given if `lone_are_given`.
ParsedPuzzle position_of(const LayoutRef& layout, std::span<const CellMarks> marks, TextFormat format, Position start,
                         bool lone_are_given);

}  // namespace nonet
