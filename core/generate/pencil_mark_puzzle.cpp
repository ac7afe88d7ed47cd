// Begins with a full grid, in which each cell has one candidate. Goes through all other candidates in random order.
// Adds a candidate if no solution contains it. So the solution stays the only one.
//
// One pass is enough for a minimal puzzle. A candidate was left out because it is in a second solution within the
// candidates of that moment. Candidates are never removed, so this second solution also lies within the final
// candidates.

#include "core/generate/pencil_mark_puzzle.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/classic/uniform_grid.h"
#include "core/generate/drafts.h"
#include "core/generate/general/general_grid.h"
#include "core/search/solution_stream.h"
#include "core/solve/batch.h"
#include "core/solve/classic_search.h"

namespace nonet {

namespace {

std::vector<Candidate> wrong_candidates(const Grid& solution, Random& random) {
  std::vector<Candidate> wrong;
  for (std::uint16_t index = 0; index < solution.digits().size(); ++index) {
    for (int value = 1; value <= solution.digit_count(); ++value) {
      const Digit digit{static_cast<std::uint8_t>(value)};
      if (solution[Cell{index}] != digit) wrong.push_back({Cell{index}, digit});
    }
  }
  random.shuffle(std::span(wrong));
  return wrong;
}

// Calls `add(candidate)`, which returns false when the work must stop, for each candidate in random order.
template <class Add>
bool add_candidates(const Grid& solution, Random& random, StopToken stop, Add&& add) {
  for (const Candidate candidate : wrong_candidates(solution, random)) {
    if (stop.stop_requested() || !add(candidate)) return false;
  }
  return true;
}

// Returns the given candidates; null when stopped.
std::optional<std::vector<DigitSet>> classic_marks(const Grid& solution, Random& random, StopToken stop) {
  ClassicCandidates marks = classic_candidates(solution);
  const auto search = std::make_unique<ClassicSearch>(marks);
  const bool completed = add_candidates(solution, random, stop, [&](Candidate candidate) {
    std::uint16_t& cell = marks[candidate.cell.index];
    const auto digit = static_cast<std::uint16_t>(1 << (candidate.digit.value - 1));
    const std::uint16_t before = std::exchange(cell, digit);
    search->restart(marks);
    NodeMeter meter(Control{stop, kUnlimited, {}});
    const SearchEvent event = search->next(meter);
    cell = event == SearchEvent::Exhausted ? static_cast<std::uint16_t>(before | digit) : before;
    return event != SearchEvent::Stopped;
  });
  if (!completed) return std::nullopt;
  std::vector<DigitSet> candidates;
  for (const std::uint16_t digits : marks) candidates.push_back(DigitSet::from_bits(digits));
  return candidates;
}

std::optional<std::vector<DigitSet>> general_marks(const Grid& solution, Random& random, StopToken stop) {
  const Grid blank(solution.layout());
  std::vector<DigitSet> marks;
  for (const Digit digit : solution.digits()) marks.emplace_back(digit);
  const bool completed = add_candidates(solution, random, stop, [&](Candidate candidate) {
    DigitSet& cell = marks[candidate.cell.index];
    const DigitSet before = std::exchange(cell, DigitSet(candidate.digit));
    NodeMeter meter(Control{stop, kUnlimited, {}});
    const SearchEvent event = SolutionStream(PuzzleView(blank, marks)).next(meter);
    cell = event == SearchEvent::Exhausted ? before | DigitSet(candidate.digit) : before;
    return event != SearchEvent::Stopped;
  });
  return completed ? std::optional(std::move(marks)) : std::nullopt;
}

}  // namespace

Result<PencilMarkPuzzle, GenerateError> generate_pencil_marks(const LayoutRef& layout, std::uint64_t seed,
                                                              std::uint64_t index, StopToken stop) {
  if (!layout->is_square() || layout->side() > kMaxPencilMarkSide) return GenerateError::LayoutTooLarge;
  Random random = random_of(DraftKey{seed, index, 0});
  Grid solution(layout);
  if (layout->is_classic()) {
    solution = uniform_classic_grid(random);
  } else {
    auto grid = random_general_grid(solution, random, stop);
    if (!grid) return grid.error();
    solution = std::move(grid).value();
  }
  auto candidates =
      layout->is_classic() ? classic_marks(solution, random, stop) : general_marks(solution, random, stop);
  if (!candidates) return GenerateError::Stopped;
  return PencilMarkPuzzle{Puzzle(Grid(layout), std::move(*candidates)), std::move(solution)};
}

}  // namespace nonet
