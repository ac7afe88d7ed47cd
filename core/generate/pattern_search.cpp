#include "core/generate/pattern_search.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/generate/general/general_grid.h"
#include "core/generate/random_regions.h"
#include "core/search/solution_stream.h"
#include "core/solve/classic_search.h"

namespace nonet {

namespace {

// Solutions are counted up to this number.
constexpr std::uint64_t kMaxCounted = 500;
// The number of changes that are tried in an attempt, and in a row without fewer solutions.
constexpr int kChanges = 3000;
constexpr int kMovesWithoutGain = 800;
// The node budget of a count on other layouts than classic.
constexpr std::uint64_t kCountNodes = 10000;
// One of so many changes is one of two cells.
constexpr std::uint32_t kPairRarity = 3;

// Counts solutions. Reuses the memory of one search for all classic puzzles.
class SolutionCounter {
 public:
  SolutionCounter(const Grid& puzzle, StopToken stop) : stop_(stop) {
    if (puzzle.layout()->is_classic()) classic_ = std::make_unique<ClassicSearch>(puzzle.digits().first<81>());
  }

  // The number of solutions, at most `limit`. Writes one of them to `solution`. A count that takes too long counts as `limit`.
  std::uint64_t count(const Grid& puzzle, std::uint64_t limit, Grid& solution) {
    return classic_ ? count_classic(puzzle, limit, solution) : count_general(puzzle, limit, solution);
  }

  // True when two solutions were found. A search that ends at its budget has found fewer.
  bool has_two_solutions(const Grid& puzzle) {
    if (classic_) {
      Grid ignored(puzzle.layout());
      return count_classic(puzzle, 2, ignored) == 2;
    }
    SolutionStream stream(puzzle);
    NodeMeter meter(Control{stop_, kCountNodes, {}});
    stream.advance_to(2, meter);
    return stream.found() >= 2;
  }

 private:
  std::uint64_t count_classic(const Grid& puzzle, std::uint64_t limit, Grid& solution) {
    classic_->restart(puzzle.digits().first<81>());
    if (limit > 2) classic_->want_many();
    NodeMeter meter;
    while (classic_->found() < limit && classic_->next(meter) == SearchEvent::Solution) {
      if (classic_->found() == 1) classic_->write_solution(solution.digits().first<81>());
    }
    return classic_->found();
  }
  std::uint64_t count_general(const Grid& puzzle, std::uint64_t limit, Grid& solution) const {
    SolutionStream stream(puzzle);
    NodeMeter meter(Control{stop_, kCountNodes, {}});
    SearchEvent event = stream.next(meter);
    if (event == SearchEvent::Solution) {
      stream.write_solution(solution);
      event = stream.advance_to(limit, meter);
    }
    return event == SearchEvent::Exhausted || event == SearchEvent::Solution ? stream.found() : limit;
  }

  const StopToken stop_;
  std::unique_ptr<ClassicSearch> classic_;
};

// Walks from puzzle to puzzle with the same pattern.
class PatternWalk {
 public:
  PatternWalk(const PuzzleForm& form, const Grid& keep, StopToken stop)
      : keep_(keep), puzzle_(keep.layout()), solution_(keep.layout()), counter_(puzzle_, stop), stop_(stop) {
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
  bool has_two_solutions(const Grid& puzzle) { return counter_.has_two_solutions(puzzle); }

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
    std::vector<bool> used(static_cast<std::size_t>(puzzle_.side()) + 1);
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

// True when each clue is proved to be needed. A count that ends at its budget proves nothing.
bool is_minimal(PatternWalk& walk) {
  Grid fewer = walk.puzzle();
  for (Digit& digit : fewer.digits()) {
    const Digit clue = std::exchange(digit, kBlank);
    if (!clue.is_blank() && !walk.has_two_solutions(fewer)) return false;
    digit = clue;
  }
  return true;
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
  const auto side = static_cast<std::size_t>(layout.side());
  if (pattern.size() + 1 < side) return true;
  if (!layout.has_boxes() || !layout.rules().empty()) return false;
  std::vector<bool> rows(side);
  std::vector<bool> columns(side);
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
    --changes;
    const bool found = walk.walk(changes, random);
    if (stop.stop_requested()) return GenerateError::Stopped;
    if (found && (!form.minimal || is_minimal(walk))) return Draft(GeneratedPuzzle{walk.puzzle(), walk.solution()});
  }
  return Draft();
}

}  // namespace nonet
