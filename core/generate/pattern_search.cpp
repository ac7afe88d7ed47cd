#include "core/generate/pattern_search.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/generate/general/general_grid.h"
#include "core/generate/random_regions.h"
#include "core/generate/solution_counter.h"

namespace nonet {

namespace {

// Solutions are counted up to this number.
constexpr std::uint64_t kMaxCounted = 500;
// The work of an attempt, in changes. A change costs one count. A beginning costs as much as kChangesOfBeginning
// changes, because a full grid takes longer than a count.
constexpr int kChanges = 3000;
constexpr int kChangesOfBeginning = 100;
// The number of changes that are tried in a row without fewer solutions.
constexpr int kMovesWithoutGain = 800;
// One of so many changes is one of two cells.
constexpr std::uint32_t kPairRarity = 3;

// Walks from puzzle to puzzle with the same pattern.
class PatternWalk {
 public:
  PatternWalk(const PuzzleForm& form, const Grid& keep, StopToken stop)
      : keep_(keep), puzzle_(keep.layout()), solution_(keep.layout()), counter_(keep.layout(), stop), stop_(stop) {
    for (const Cell cell : form.pattern) {
      if (keep[cell].is_blank()) free_.push_back(cell);
    }
  }

  // Begins with the digits of a full grid.
  void begin(const Grid& full) {
    puzzle_ = keep_;
    for (const Cell cell : free_) puzzle_[cell] = full[cell];
    solution_ = full;
    count_ = counter_.count(puzzle_, kMaxCounted, solution_);
  }

  // Tries changes until there is one solution, or `changes` are used up, or there is no progress. Uses up the changes.
  bool walk(int& changes, Random& random) {
    int without_progress = 0;
    while (count_ > 1 && !free_.empty() && changes > 0 && ++without_progress < kMovesWithoutGain &&
           !stop_.stop_requested()) {
      --changes;
      const std::uint64_t before = count_;
      change(random);
      if (count_ < before) without_progress = 0;
    }
    return count_ == 1;
  }

  const Grid& puzzle() const { return puzzle_; }
  const Grid& solution() const { return solution_; }

  // True when each clue is proved to be needed. Takes one change for each count.
  bool is_minimal(int& changes) {
    const std::uint64_t before = counter_.counts();
    const bool minimal = counter_.is_minimal(puzzle_);
    changes -= static_cast<int>(counter_.counts() - before);
    return minimal;
  }

 private:
  void change(Random& random) {
    const Grid before = puzzle_;
    const Cell first = free_[random.below(static_cast<std::uint32_t>(free_.size()))];
    const Cell second =
        random.below(kPairRarity) == 0 ? free_[random.below(static_cast<std::uint32_t>(free_.size()))] : first;
    puzzle_[first] = puzzle_[second] = kBlank;
    const bool possible = fill(first, random) && (second == first || fill(second, random)) && !(puzzle_ == before);
    const std::uint64_t limit = std::min(count_ + 1, kMaxCounted);
    Grid solution = solution_;
    const std::uint64_t found = possible ? counter_.count(puzzle_, limit, solution) : 0;
    if (found == 0 || found > count_) {
      puzzle_ = before;
    } else {
      count_ = found;
      solution_ = std::move(solution);
    }
  }

  // Writes a random digit that no peer has. Returns false when there is none.
  bool fill(Cell cell, Random& random) {
    std::vector<bool> used(static_cast<std::size_t>(puzzle_.digit_count()) + 1);
    used[0] = true;
    for (const Cell peer : puzzle_.layout()->peers(cell)) used[puzzle_[peer].value] = true;
    const auto free = static_cast<std::uint32_t>(std::count(used.begin(), used.end(), false));
    if (free == 0) return false;
    std::uint32_t skipped = random.below(free);
    for (std::size_t digit = 1; digit < used.size(); ++digit) {
      if (used[digit] || skipped-- > 0) continue;
      puzzle_[cell] = Digit{static_cast<std::uint8_t>(digit)};
      break;
    }
    return true;
  }

  const Grid keep_;
  std::vector<Cell> free_;
  Grid puzzle_;
  Grid solution_;
  SolutionCounter counter_;
  std::uint64_t count_ = 0;
  const StopToken stop_;
};

bool has_full_house(const Layout& layout) {
  bool found = false;
  for_each_house(layout, [&](House house) { found = found || layout.holds_every_digit(house); });
  return found;
}

// True when two lines of a group of `length` lines are not marked.
bool two_are_missing(const std::vector<bool>& marked, int length) {
  int missing = 0;
  for (std::size_t line = 0; line < marked.size(); ++line) {
    if (line % static_cast<std::size_t>(length) == 0) missing = 0;
    if (!marked[line] && ++missing == 2) return true;
  }
  return false;
}

}  // namespace

bool is_impossible_pattern(const PuzzleView& unclued, std::span<const Cell> pattern) {
  if (unclued.has_own_rules() || !unclued.digits_are_interchangeable()) return false;
  const Layout& layout = *unclued.layout();
  // Every digit is in a full house. Two digits that are no clues can be exchanged, which gives another solution.
  const auto digits = static_cast<std::size_t>(layout.digit_count());
  if (pattern.size() + 1 < digits && has_full_house(layout)) return true;
  if (!layout.is_square() || !layout.has_boxes() || !layout.rules().empty()) return false;
  std::vector<bool> rows(digits);
  std::vector<bool> columns(digits);
  for (const Cell cell : pattern) {
    rows[static_cast<std::size_t>(layout.row(cell))] = true;
    columns[static_cast<std::size_t>(layout.column(cell))] = true;
  }
  return two_are_missing(rows, layout.box_rows()) || two_are_missing(columns, layout.box_columns());
}

Result<Draft, GenerateError> pattern_draft(const PuzzleForm& form, Random random, StopToken stop) {
  const LayoutRef layout = layout_for(form, random, stop);
  if (!layout) return stop.stop_requested() ? Result<Draft, GenerateError>(GenerateError::Stopped) : Draft();
  const Grid keep = form.keep ? *form.keep : Grid(layout);
  PatternWalk walk(form, keep, stop);
  for (int changes = kChanges; changes > 0;) {
    const auto full = random_general_grid(keep, random, stop);
    if (!full) return full.error();
    walk.begin(full.value());
    changes -= kChangesOfBeginning;
    const bool found = walk.walk(changes, random);
    const bool is_wanted = found && (!form.minimal || walk.is_minimal(changes));
    // A count that was stopped may have found fewer solutions than there are, so the stop comes before the answer.
    if (stop.stop_requested()) return GenerateError::Stopped;
    if (is_wanted) return Draft(GeneratedPuzzle{walk.puzzle(), walk.solution()});
  }
  return Draft();
}

}  // namespace nonet
