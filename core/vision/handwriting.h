#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/vision/digit_network.h"
#include "core/vision/grid_contents.h"
#include "core/vision/ink_colour.h"

namespace nonet::vision {

/// What was written by hand into a grid of printed digits.
struct Handwriting {
  /// For each cell, how much likelier it is that its digit was written than that it was printed: the logarithm of the
  /// odds, in units of kOneNat. 0 or less for what was printed, and for blank cells. Empty when nothing was written.
  std::vector<std::int32_t> odds;
  /// For each cell, what the network for handwriting sees. Only those of written cells count.
  std::vector<ContentLogits> logits;
  /// False when the digits are of two kinds, but the network does not tell clearly which of them was written.
  bool is_sure = false;
};

/// The outputs of the network for handwriting are those of ContentLogits for what was written, and then one for each
/// printed digit.
inline constexpr std::size_t kWritingOutputs = kContents + 9;

/// The network for handwriting of the library, from core/vision/handwriting.weights.
const DigitNetwork& handwriting_network();
/// Reads the bytes of a file like core/vision/handwriting.weights. None when they are no such file.
std::optional<DigitNetwork> handwriting_network_of(std::span<const std::uint8_t> bytes);

/// Finds the cells that were written by hand. A digit counts as written when its height, its place, its strokes, its
/// darkness or its colour differs from those of the printed digits; `is_sure` tells whether the network agrees.
/// `colours` are those of the cells, or none. `network` looks at each cell without pencil marks, which takes 4 ms
/// for a grid.
Handwriting find_handwriting(const GridContents& contents, const std::vector<InkColour>& colours,
                             const DigitNetwork& network);

/// Returns true when more than three fifths of the cells have digits. Few printed puzzles have so many givens; a
/// printed solution has one in each cell.
constexpr bool has_more_than_givens(std::size_t cells, std::size_t digits) { return 5 * digits > 3 * cells; }

/// Returns true when there are more digits than a printed puzzle has, or when they are of two kinds by their heights,
/// places, strokes, darkness or colours, so that some may have been written by hand. Does not need the network.
bool may_hold_handwriting(const GridContents& contents, const std::vector<InkColour>& colours);

}  // namespace nonet::vision
