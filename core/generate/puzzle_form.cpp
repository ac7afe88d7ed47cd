#include "core/generate/puzzle_form.h"

#include "core/generate/classroom_methods.h"
#include "core/generate/full_grid.h"

namespace nonet {

std::optional<GenerateError> error_in(const PuzzleForm& form) {
  if (form.layout->side() > kMaxGeneratedSide) return GenerateError::LayoutTooLarge;
  const int most = form.most_clues == 0 ? form.layout->cell_count() : form.most_clues;
  if (form.fewest_clues < 0 || form.fewest_clues > most || most > form.layout->cell_count())
    return GenerateError::BadClues;
  if (form.method == Method::Swap || form.method == Method::Shift) return error_in_classroom_form(form);
  if (form.start) return GenerateError::WrongMethod;
  return std::nullopt;
}

}  // namespace nonet
