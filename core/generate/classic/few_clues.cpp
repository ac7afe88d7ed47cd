#include "core/generate/classic/few_clues.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/classic/classic_drafts.h"
#include "core/solve/batch.h"
#include "core/solve/classic_search.h"

namespace nonet {

namespace {

// The lists of solutions of an attempt, and of a walk that reaches no puzzle with fewer clues.
constexpr int kLists = 8000;
constexpr int kListsWithoutGain = 2000;
// A longer list is given up.
constexpr std::size_t kMaxSolutions = 2000;
// How many cells are tried as the first of two further clues.
constexpr std::size_t kFirstClues = 3;

// How many of some solutions have each digit in each cell.
using Occurrences = std::array<std::array<std::uint16_t, 10>, 81>;

void add_to(Occurrences& occurrences, const ClassicPuzzle& solution) {
  for (std::size_t cell = 0; cell < 81; ++cell) ++occurrences[cell][solution[cell].value];
}

// Walks from puzzle to puzzle, each with one solution.
class FewCluesWalk {
 public:
  FewCluesWalk(Random random, StopToken stop) : random_(random), stop_(stop) {}

  void begin(const Grid& puzzle) {
    std::copy(puzzle.digits().begin(), puzzle.digits().end(), puzzle_.begin());
    if (!search_) search_.emplace(puzzle_);
    clues_ = puzzle.clue_count();
    lists_ = 0;
  }
  int clues() const { return clues_; }
  const ClassicPuzzle& puzzle() const { return puzzle_; }
  bool has_patience() const { return lists_ < kListsWithoutGain; }

  // Goes to a puzzle with a clue less, or to another with as many, or nowhere.
  void step() {
    ++lists_;
    ClassicPuzzle fewer = puzzle_;
    for (int removed = 0; removed < 2; ++removed) remove_random_clue(fewer, clues_ - removed);
    if (!list_solutions(fewer)) return;
    if (put_rare_digit(fewer, occurrences_)) {
      puzzle_ = fewer;
      --clues_;
      lists_ = 0;
    } else if (put_two_digits(fewer)) {
      puzzle_ = fewer;
    }
  }

  // True when no clue can be removed.
  bool is_minimal() {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      ClassicPuzzle fewer = puzzle_;
      fewer[cell] = kBlank;
      if (puzzle_[cell].is_blank() || !list_solutions(fewer)) continue;
      if (solutions_.size() == 1) return false;
    }
    return true;
  }

  // The solution of the puzzle.
  Grid solution() {
    list_solutions(puzzle_);
    Grid grid(Layout::classic());
    std::copy(solutions_.front().begin(), solutions_.front().end(), grid.digits().begin());
    return grid;
  }

 private:
  void remove_random_clue(ClassicPuzzle& puzzle, int clues) {
    std::uint32_t skipped = random_.below(static_cast<std::uint32_t>(clues));
    for (Digit& digit : puzzle) {
      if (digit.is_blank() || skipped-- > 0) continue;
      digit = kBlank;
      return;
    }
  }

  // Returns false when there are more solutions than kMaxSolutions, or a stop was requested.
  bool list_solutions(const ClassicPuzzle& puzzle) {
    search_->restart(puzzle);
    search_->want_many();
    solutions_.clear();
    occurrences_ = {};
    NodeMeter meter(Control{stop_, kUnlimited, {}});
    SearchEvent event = SearchEvent::Solution;
    while ((event = search_->next(meter)) == SearchEvent::Solution) {
      if (solutions_.size() == kMaxSolutions) return false;
      search_->write_solution(solutions_.emplace_back());
      add_to(occurrences_, solutions_.back());
    }
    return event == SearchEvent::Exhausted;
  }

  // Puts a random digit that occurs once in a blank cell. Returns false when there is none.
  bool put_rare_digit(ClassicPuzzle& puzzle, const Occurrences& occurrences) {
    std::uint32_t found = 0;
    std::size_t chosen_cell = 0;
    Digit chosen = kBlank;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (!puzzle[cell].is_blank()) continue;
      for (std::uint8_t digit = 1; digit <= 9; ++digit) {
        if (occurrences[cell][digit] != 1 || random_.below(++found) != 0) continue;
        chosen_cell = cell;
        chosen = Digit{digit};
      }
    }
    if (found > 0) puzzle[chosen_cell] = chosen;
    return found > 0;
  }

  // Puts two digits that only one of the solutions has together.
  bool put_two_digits(ClassicPuzzle& puzzle) {
    const ClassicPuzzle& solution = solutions_[random_.below(static_cast<std::uint32_t>(solutions_.size()))];
    for (const std::size_t cell : cells_of_rarest_digits(puzzle, solution)) {
      Occurrences with_digit{};
      for (const ClassicPuzzle& each : solutions_) {
        if (each[cell] == solution[cell]) add_to(with_digit, each);
      }
      ClassicPuzzle further = puzzle;
      further[cell] = solution[cell];
      if (!put_rare_digit(further, with_digit)) continue;
      puzzle = further;
      return true;
    }
    return false;
  }

  // The blank cells whose digits in a solution the fewest solutions have. Equal ones are in random order.
  std::vector<std::size_t> cells_of_rarest_digits(const ClassicPuzzle& puzzle, const ClassicPuzzle& solution) {
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (puzzle[cell].is_blank()) cells.push_back(cell);
    }
    random_.shuffle(std::span(cells));
    std::vector<std::size_t> rarest;
    while (rarest.size() < kFirstClues && !cells.empty()) {
      const auto least = std::min_element(cells.begin(), cells.end(), [&](std::size_t left, std::size_t right) {
        return occurrences_[left][solution[left].value] < occurrences_[right][solution[right].value];
      });
      rarest.push_back(*least);
      cells.erase(least);
    }
    return rarest;
  }

  Random random_;
  const StopToken stop_;
  ClassicPuzzle puzzle_{};
  int clues_ = 0;
  // The lists since the number of clues became less.
  int lists_ = 0;
  std::optional<ClassicSearch> search_;
  std::vector<ClassicPuzzle> solutions_;
  Occurrences occurrences_{};
};

}  // namespace

Result<Draft, GenerateError> few_clues_draft(const PuzzleForm& form, const DraftKey& key, StopToken stop) {
  // The walks begin at minimal puzzles.
  PuzzleForm start;
  std::uint64_t starts = 0;
  const std::uint64_t seed = random_of(key).next();
  FewCluesWalk walk(random_of(key), stop);
  for (int list = 0; list < kLists; ++list) {
    if (stop.stop_requested()) return GenerateError::Stopped;
    if (list == 0 || !walk.has_patience()) {
      const DraftKey of_start{seed, starts++, 0};
      auto drafts = generate_classic_drafts(start, {&of_start, 1}, fastest_backend(), stop);
      if (!drafts) return drafts.error();
      if (!drafts.value().front()) continue;
      walk.begin(drafts.value().front()->puzzle);
    }
    walk.step();
    if (walk.clues() > form.most_clues || walk.clues() < form.fewest_clues) continue;
    if (form.minimal && !walk.is_minimal()) continue;
    Grid puzzle(Layout::classic());
    std::copy(walk.puzzle().begin(), walk.puzzle().end(), puzzle.digits().begin());
    Grid solution = walk.solution();
    if (stop.stop_requested()) return GenerateError::Stopped;
    return Draft(GeneratedPuzzle{std::move(puzzle), std::move(solution)});
  }
  return Draft();
}

}  // namespace nonet
