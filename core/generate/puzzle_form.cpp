#include "core/generate/puzzle_form.h"

#include <algorithm>
#include <bitset>

#include "core/generate/classroom_methods.h"
#include "core/generate/pattern_search.h"
#include "core/generate/random_regions.h"
#include "core/generate/word_in_solution.h"

namespace nonet {

namespace {

int cell_count_of(const PuzzleForm& form) {
  return form.jigsaw_side == 0 ? form.layout->cell_count() : form.jigsaw_side * form.jigsaw_side;
}

int most_clues_of(const PuzzleForm& form) { return form.most_clues == 0 ? cell_count_of(form) : form.most_clues; }

bool has_kept_digit(const PuzzleForm& form, const Orbit& orbit) {
  return form.keep &&
         std::any_of(orbit.begin(), orbit.end(), [&](Cell cell) { return !(*form.keep)[cell].is_blank(); });
}

// True when the cells of the pattern are no pattern of the grid, or a digit to keep is in another cell.
bool has_bad_cells(const PuzzleForm& form) {
  std::vector<bool> is_clue(static_cast<std::size_t>(cell_count_of(form)));
  for (const Cell cell : form.pattern) {
    if (cell.index >= is_clue.size() || is_clue[cell.index]) return true;
    is_clue[cell.index] = true;
  }
  if (!form.keep) return false;
  for (std::uint16_t index = 0; index < is_clue.size(); ++index) {
    if (!is_clue[index] && !(*form.keep)[Cell{index}].is_blank()) return true;
  }
  return false;
}

std::optional<GenerateError> error_in_pattern(const PuzzleForm& form) {
  if (has_bad_cells(form)) return GenerateError::BadPattern;
  const bool is_jigsaw = form.jigsaw_side != 0;
  const bool is_classic = !is_jigsaw && form.layout->is_classic();
  if (is_classic && form.pattern.size() < kFewestClassicClues) return GenerateError::TooFewClues;
  if (!is_jigsaw && is_impossible_pattern(Grid(form.layout), form.pattern)) return GenerateError::BadPattern;
  return std::nullopt;
}

// possible_clue_counts() for layouts with up to kMaxCells cells.
template <int kMaxCells>
std::vector<int> clue_counts_within(const PuzzleForm& form) {
  std::bitset<kMaxCells + 1> possible(1);
  for (const Orbit& orbit : orbits_of(form)) {
    const auto with_orbit = possible << orbit.size();
    possible = has_kept_digit(form, orbit) ? with_orbit : possible | with_orbit;
  }
  std::vector<int> counts;
  for (int count = form.fewest_clues; count <= most_clues_of(form); ++count) {
    if (possible[static_cast<std::size_t>(count)]) counts.push_back(count);
  }
  return counts;
}

}  // namespace

bool wants_few_clues(const PuzzleForm& form) {
  return form.jigsaw_side == 0 && form.layout->is_classic() && form.most_clues != 0 &&
         form.most_clues <= kMaxFewClues && form.pattern.empty() && !form.keep && form.symmetry == Symmetry::None &&
         !is_classroom_method(form.method);
}

std::vector<int> possible_clue_counts(const PuzzleForm& form) {
  // Most grids are small, and a small set is faster.
  constexpr int kFewCells = 16 * 16;
  return cell_count_of(form) <= kFewCells ? clue_counts_within<kFewCells>(form)
                                          : clue_counts_within<Layout::kMaxSide * Layout::kMaxSide>(form);
}

std::optional<GenerateError> error_in(const PuzzleForm& form) {
  const bool has_jigsaw_side = form.jigsaw_side >= kMinJigsawSide && form.jigsaw_side <= kMaxJigsawSide;
  if (form.jigsaw_side != 0 && !has_jigsaw_side) return GenerateError::LayoutTooLarge;
  if (form.digits_in_order) {
    if (form.keep) return GenerateError::KeepImpossible;
    if (form.jigsaw_side == 0 && !has_line_for_word(*form.layout)) return GenerateError::NoLineForWord;
  }
  const int most = most_clues_of(form);
  if (form.fewest_clues < 0 || form.fewest_clues > most || most > cell_count_of(form)) {
    return GenerateError::BadClues;
  }
  if (is_classroom_method(form.method)) return error_in_classroom_form(form);
  if (form.start) return GenerateError::WrongMethod;
  if (!form.pattern.empty()) return error_in_pattern(form);
  const bool is_classic = form.jigsaw_side == 0 && form.layout->is_classic();
  if (is_classic && most < kFewestClassicClues) return GenerateError::TooFewClues;
  if (orbits_of(form).empty()) return GenerateError::LayoutNotSymmetric;
  if (possible_clue_counts(form).empty()) return GenerateError::NotSymmetric;
  return std::nullopt;
}

}  // namespace nonet
