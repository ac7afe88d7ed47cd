#include "core/generate/general/general_draft.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/generate/general/general_grid.h"
#include "core/generate/general/general_removal.h"
#include "core/generate/random_regions.h"

namespace nonet {

namespace {

// With more digits, few clues take long to reach.
constexpr int kMaxDigitsForFewClues = 16;

// The number of clues at which removal ends. 0: when no orbit can be removed.
int draw_target(const PuzzleForm& form, int digits, Random& random) {
  if (form.minimal || form.most_clues == 0) return 0;
  const std::vector<int> counts = possible_clue_counts(form);
  if (form.fewest_clues == 0 && digits > kMaxDigitsForFewClues) return counts.back();
  return counts[random.below(static_cast<std::uint32_t>(counts.size()))];
}

bool meets(const Orbit& orbit, const Grid& keep) {
  return std::any_of(orbit.begin(), orbit.end(), [&](Cell cell) { return !keep[cell].is_blank(); });
}

void copy_digits(const Orbit& orbit, const Grid& from, Grid& to) {
  for (const Cell cell : orbit) to[cell] = from[cell];
}

// The clues that every puzzle has: whole orbits. Takes these orbits out of `order`.
Grid kept_clues(const Grid& keep, const Grid& solution, std::vector<Orbit>& order) {
  Grid kept(keep.layout());
  std::vector<Orbit> removable;
  for (Orbit& orbit : order) {
    if (meets(orbit, keep)) {
      copy_digits(orbit, solution, kept);
    } else {
      removable.push_back(std::move(orbit));
    }
  }
  order = std::move(removable);
  return kept;
}

// A bottom-up puzzle can have fewer clues than wanted. Adds random orbits until no further orbit fits.
void add_up_to(int target, const Grid& solution, std::span<const Orbit> order, Grid& puzzle) {
  for (const Orbit& orbit : order) {
    const bool fits = puzzle.clue_count() + static_cast<int>(orbit.size()) <= target;
    if (fits && puzzle[orbit.front()].is_blank()) copy_digits(orbit, solution, puzzle);
  }
}

}  // namespace

Result<Draft, GenerateError> general_draft(const PuzzleForm& form, Random random, StopToken stop) {
  const LayoutRef layout = layout_for(form, random, stop);
  if (!layout) return stop.stop_requested() ? Result<Draft, GenerateError>(GenerateError::Stopped) : Draft();
  const Grid keep = form.keep ? *form.keep : Grid(layout);
  const auto solution = random_general_grid(keep, random, stop);
  if (!solution) return solution.error();
  const int target = draw_target(form, layout->digit_count(), random);
  std::vector<Orbit> order = orbits(*layout, form.symmetry);
  random.shuffle(std::span(order));
  const Grid kept = kept_clues(keep, solution.value(), order);
  const ProofEffort effort = form.minimal ? ProofEffort::Thorough : ProofEffort::Quick;
  GeneratedPuzzle start{solution.value(), solution.value()};
  if (form.method == Method::Add) {
    std::optional<Grid> added = add_clues(kept, start.solution, order, effort, stop);
    if (!added) return GenerateError::Stopped;
    start.puzzle = std::move(*added);
    add_up_to(target, start.solution, order, start.puzzle);
    std::erase_if(order, [&](const Orbit& orbit) { return start.puzzle[orbit.front()].is_blank(); });
  }
  std::optional<Grid> puzzle = remove_clues(start, order, target, effort, stop);
  if (!puzzle) return GenerateError::Stopped;
  const int clues = puzzle->clue_count();
  const int most = form.most_clues == 0 ? layout->cell_count() : form.most_clues;
  if (clues < form.fewest_clues || clues > most) return Draft();
  return Draft(GeneratedPuzzle{std::move(*puzzle), start.solution});
}

}  // namespace nonet
