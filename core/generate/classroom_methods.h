#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/generate/drafts.h"

namespace nonet {

// Two methods by which classes make puzzles: Method::Swap and Method::Shift. Both begin with a full grid, change it so
// that it stays a full grid, and then blank cells without looking at the solutions. So many of the puzzles have several
// solutions. Nonet checks each of them.
//
// Both methods need a layout with boxes and without further rules. Their puzzles have no given candidates and no own
// rules, so rows and columns can be swapped and digits exchanged.

/// Returns the full grid in which each row is the row above, shifted to the left: by the width of a box, and by one
/// more cell where a new band begins. The first row is 1, 2, 3 and so on. The layout must have boxes and no variants.
Grid shifted_grid(const LayoutRef& layout);

/// Returns why no puzzle of the form can be made by its method, Swap or Shift; none when one may exist.
std::optional<GenerateError> error_in_classroom_form(const PuzzleForm& form);

/// Makes a draft for each key by the method of the form, Swap or Shift. A draft is none when the puzzle has several
/// solutions, or when the proof that it has only one takes more than 100,000 search nodes. The error is Stopped.
///
/// Swap: swaps rows within bands and columns within stacks of `form.start`, or of shifted_grid(), so that all orders
/// are equally likely. Then draws a quarter of the cells (20 of a 9×9 grid) and blanks each together with the opposite
/// cell. So 41 clues stay on 9×9, or 42 when the centre was drawn.
///
/// Shift: exchanges the digits of shifted_grid(). Then blanks random cells until half of the cells stay (41 on 9×9).
///
/// With `form.fewest_clues` and `form.most_clues`, as many cells are blanked as give a number of clues within that
/// range.
Result<std::vector<Draft>, GenerateError> generate_classroom_drafts(const PuzzleForm& form,
                                                                    std::span<const DraftKey> keys, StopToken stop);

}  // namespace nonet
