#include "core/generate/puzzle_form.h"

#include <algorithm>
#include <bitset>

#include "core/generate/classroom_methods.h"
#include "core/generate/random_regions.h"

namespace nonet {

namespace {

int side_of(const PuzzleForm& form) { return form.jigsaw_side == 0 ? form.layout->side() : form.jigsaw_side; }

int most_clues_of(const PuzzleForm& form) {
  return form.most_clues == 0 ? side_of(form) * side_of(form) : form.most_clues;
}

bool has_kept_digit(const PuzzleForm& form, const Orbit& orbit) {
  return form.keep &&
         std::any_of(orbit.begin(), orbit.end(), [&](Cell cell) { return !(*form.keep)[cell].is_blank(); });
}

// possible_clue_counts() for sides up to kMaxSide.
template <int kMaxSide>
std::vector<int> clue_counts_within(const PuzzleForm& form) {
  std::bitset<kMaxSide * kMaxSide + 1> possible(1);
  for (const Orbit& orbit : orbits(side_of(form), form.symmetry)) {
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

std::vector<int> possible_clue_counts(const PuzzleForm& form) {
  // Most grids are small, and a small set is faster.
  constexpr int kSmallSide = 16;
  return side_of(form) <= kSmallSide ? clue_counts_within<kSmallSide>(form)
                                     : clue_counts_within<Layout::kMaxSide>(form);
}

std::optional<GenerateError> error_in(const PuzzleForm& form) {
  const bool has_jigsaw_side = form.jigsaw_side >= kMinJigsawSide && form.jigsaw_side <= kMaxJigsawSide;
  if (form.jigsaw_side != 0 && !has_jigsaw_side) return GenerateError::LayoutTooLarge;
  const int most = most_clues_of(form);
  if (form.fewest_clues < 0 || form.fewest_clues > most || most > side_of(form) * side_of(form)) {
    return GenerateError::BadClues;
  }
  if (is_classroom_method(form.method)) return error_in_classroom_form(form);
  if (form.start) return GenerateError::WrongMethod;
  const bool is_classic = form.jigsaw_side == 0 && form.layout->is_classic();
  if (is_classic && most < kFewestClassicClues) return GenerateError::TooFewClues;
  if (possible_clue_counts(form).empty()) return GenerateError::NotSymmetric;
  return std::nullopt;
}

}  // namespace nonet
