#include "core/generate/classroom_methods.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/search/outcome.h"

namespace nonet {

namespace {

constexpr std::uint64_t kProofBudget = 100'000;

// The numbers 0 to `count` - 1. Each group of `group` numbers in a row is put in random order.
std::vector<int> shuffled_in_groups(int count, int group, Random& random) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  for (int first = 0; first < count; first += group) {
    random.shuffle(std::span(order).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(group)));
  }
  return order;
}

Grid with_swapped_lines(const Grid& full, Random& random) {
  const Layout& layout = *full.layout();
  const std::vector<int> rows = shuffled_in_groups(layout.side(), layout.box_rows(), random);
  const std::vector<int> columns = shuffled_in_groups(layout.side(), layout.box_columns(), random);
  Grid grid(full.layout());
  for (int row = 0; row < layout.side(); ++row) {
    for (int column = 0; column < layout.side(); ++column) {
      const Cell from = layout.cell(rows[static_cast<std::size_t>(row)], columns[static_cast<std::size_t>(column)]);
      grid[layout.cell(row, column)] = full[from];
    }
  }
  return grid;
}

Grid with_exchanged_digits(Grid grid, Random& random) {
  const std::vector<int> digits = shuffled_in_groups(grid.digit_count(), grid.digit_count(), random);
  for (Digit& digit : grid.digits()) digit.value = static_cast<std::uint8_t>(digits[digit.value - 1u] + 1);
  return grid;
}

// Blanks `most_orbits` orbits in random order, and leaves out those that would leave fewer than `fewest_clues` clues.
Grid with_blanks(Grid grid, Symmetry symmetry, std::size_t most_orbits, int fewest_clues, Random& random) {
  std::vector<Orbit> order = orbits(grid.side(), symmetry);
  random.shuffle(std::span(order));
  int clues = grid.layout()->cell_count();
  std::size_t blanked = 0;
  for (const Orbit& orbit : order) {
    const int left = clues - static_cast<int>(orbit.size());
    if (blanked == most_orbits || left < fewest_clues) continue;
    for (const Cell cell : orbit) grid[cell] = kBlank;
    clues = left;
    ++blanked;
  }
  return grid;
}

GeneratedPuzzle draw(const PuzzleForm& form, Random& random) {
  const bool swaps = form.method == Method::Swap;
  const Grid start = form.start ? *form.start : shifted_grid(form.layout);
  Grid full = swaps ? with_swapped_lines(start, random) : with_exchanged_digits(start, random);
  const Symmetry symmetry = swaps ? Symmetry::HalfTurn : Symmetry::None;
  const int cells = form.layout->cell_count();
  if (form.most_clues != 0) {
    const int target =
        form.fewest_clues +
        static_cast<int>(random.below(static_cast<std::uint32_t>(form.most_clues - form.fewest_clues + 1)));
    return {with_blanks(full, symmetry, static_cast<std::size_t>(cells), target, random), full};
  }
  const int most_orbits = swaps ? cells / 4 : cells / 2;
  return {with_blanks(full, symmetry, static_cast<std::size_t>(most_orbits), 0, random), full};
}

}  // namespace

Grid shifted_grid(const LayoutRef& layout) {
  Grid grid(layout);
  const int side = layout->side();
  for (int row = 0; row < side; ++row) {
    const int shift = row % layout->box_rows() * layout->box_columns() + row / layout->box_rows();
    for (int column = 0; column < side; ++column) {
      grid[layout->cell(row, column)] = Digit{static_cast<std::uint8_t>((column + shift) % side + 1)};
    }
  }
  return grid;
}

std::optional<GenerateError> error_in_classroom_form(const PuzzleForm& form) {
  const bool fits =
      form.jigsaw_side == 0 && form.layout->is_square() && form.layout->has_boxes() && form.layout->rules().empty();
  const bool is_plain = form.pattern.empty() && !form.keep && !form.minimal && form.symmetry == Symmetry::None;
  if (!fits || !is_plain) return GenerateError::WrongMethod;
  if (form.start) {
    if (form.method != Method::Swap || !(*form.start->layout() == *form.layout)) return GenerateError::WrongMethod;
    if (!form.start->is_full() || !is_consistent(*form.start)) return GenerateError::BadStart;
  }
  return std::nullopt;
}

Result<std::vector<Draft>, GenerateError> generate_classroom_drafts(const PuzzleForm& form,
                                                                    std::span<const DraftKey> keys, StopToken stop) {
  std::vector<Draft> drafts;
  drafts.reserve(keys.size());
  for (const DraftKey& key : keys) {
    Random random = random_of(key);
    GeneratedPuzzle drawn = draw(form, random);
    const SolutionCount solutions = count_solutions(drawn.puzzle, 2, {stop, kProofBudget, {}});
    if (stop.stop_requested()) return GenerateError::Stopped;
    const bool is_unique = solutions.exact && solutions.count == 1;
    drafts.push_back(is_unique ? Draft(std::move(drawn)) : Draft());
  }
  return drafts;
}

}  // namespace nonet
