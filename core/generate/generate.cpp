#include "core/generate/generate.h"

#include <optional>
#include <vector>

#include "core/count/solution_stream.h"
#include "core/generate/full_grid.h"
#include "core/util/random.h"

namespace nonet {

namespace {

constexpr int kMaxAttempts = 5000;
// Far above what 9×9 needs; on larger grids a clue whose proof takes longer stays.
constexpr std::uint64_t kProofBudget = 20000;

bool is_proved_unique(const Grid& puzzle) {
  SolutionStream stream(puzzle);
  NodeMeter meter(Control{{}, kProofBudget, {}});
  return stream.advance_to(2, meter) == SearchEvent::Exhausted;
}

// Cells that are removed together: one, or two opposite each other.
using Orbit = std::vector<Cell>;

std::vector<Orbit> shuffled_orbits(const GenerateGoal& goal, Random& random) {
  const int cells = goal.layout->cell_count();
  std::vector<Orbit> orbits;
  for (int index = 0; index < cells; ++index) {
    const int opposite = goal.symmetry == Symmetry::HalfTurn ? cells - 1 - index : index;
    if (opposite < index) break;
    Orbit orbit{Cell{static_cast<std::uint16_t>(index)}};
    if (opposite > index) orbit.push_back(Cell{static_cast<std::uint16_t>(opposite)});
    orbits.push_back(orbit);
  }
  random.shuffle(std::span(orbits));
  return orbits;
}

// Blanks the cells of an orbit if one solution remains.
bool remove_orbit(Grid& puzzle, const Grid& solution, const Orbit& orbit) {
  for (const Cell cell : orbit) puzzle[cell] = kBlank;
  if (is_proved_unique(puzzle)) return true;
  for (const Cell cell : orbit) puzzle[cell] = solution[cell];
  return false;
}

class ClueRange {
 public:
  explicit ClueRange(const GenerateGoal& goal)
      : fewest_(goal.fewest_clues), most_(goal.most_clues == 0 ? goal.layout->cell_count() : goal.most_clues) {}

  bool contains(int clues) const { return fewest_ <= clues && clues <= most_; }
  bool is_valid(const Layout& layout) const { return 0 <= fewest_ && fewest_ <= most_ && most_ <= layout.cell_count(); }
  int draw(Random& random) const {
    return fewest_ + static_cast<int>(random.below(static_cast<std::uint32_t>(most_ - fewest_ + 1)));
  }

 private:
  int fewest_;
  int most_;
};

// Removes orbits in random order down to `target` clues; none left out when the target is 0.
std::optional<Grid> remove_clues(const Grid& solution, const GenerateGoal& goal, int target, Random& random,
                                 const StopToken& stop) {
  Grid puzzle = solution;
  int clues = puzzle.clue_count();
  for (const Orbit& orbit : shuffled_orbits(goal, random)) {
    if (stop.stop_requested()) return std::nullopt;
    const int size = static_cast<int>(orbit.size());
    if (clues - size >= target && remove_orbit(puzzle, solution, orbit)) clues -= size;
  }
  return puzzle;
}

}  // namespace

Result<GeneratedPuzzle, GenerateError> generate(const GenerateGoal& goal, const Control& control) {
  if (goal.layout->side() > kMaxGeneratedSide) return GenerateError::LayoutTooLarge;
  const ClueRange range(goal);
  if (!range.is_valid(*goal.layout)) return GenerateError::BadGoal;
  const bool to_the_end = goal.minimal || goal.most_clues == 0;
  Random random(goal.seed);
  for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
    if (control.progress) control.progress({static_cast<double>(attempt) / kMaxAttempts, 0});
    const std::optional<Grid> solution = random_full_grid(goal.layout, random, control.stop);
    if (!solution) return GenerateError::Stopped;
    const int target = to_the_end ? 0 : range.draw(random);
    const std::optional<Grid> puzzle = remove_clues(*solution, goal, target, random, control.stop);
    if (!puzzle) return GenerateError::Stopped;
    if (range.contains(puzzle->clue_count())) return GeneratedPuzzle{*puzzle, *solution};
  }
  return GenerateError::CluesOutOfReach;
}

}  // namespace nonet
