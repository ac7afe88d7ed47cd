// Soundness. A cell without a digit holds one of its candidates, and a full house has each digit that it lacks at one
// of the places left: of these sets of candidates one is true. Refutation does the rest.
//
// A pattern lists two digits for each of some cells. None of them is a given, and one that is filled has one of its two
// digits: only open cells can have a candidate that is not in the pattern. Suppose that a solution has digits of
// the pattern in all of them. Let each cell take the other of its two digits. If the cells still differ from each other
// and from all other cells that see them, the result is a second solution of the puzzle. A puzzle with one solution
// therefore has, in one of the cells, a candidate that is not in the pattern. The check goes through all ways to fill
// the pattern and makes the exchange in each. A cell outside is dangerous when it can hold the new digit of a cell that
// it sees, unless it also sees a cell of the pattern that has this digit before the exchange.

#include "core/proof/check_witness.h"

#include <algorithm>
#include <utility>

#include "core/proof/truth_condition.h"

namespace nonet {

namespace {

bool sees(const Layout& layout, Cell one, Cell other) {
  const auto peers = layout.peers(one);
  return std::find(peers.begin(), peers.end(), other) != peers.end();
}

// The cells of a pattern, each with two digits, in all ways in which cells that see each other differ.
class PatternCheck {
 public:
  PatternCheck(const std::vector<Candidate>& pattern, const PlayedPuzzle& puzzle) : puzzle_(puzzle) {
    for (std::size_t i = 0; i + 1 < pattern.size(); i += 2) {
      is_paired_ = is_paired_ && pattern[i].cell == pattern[i + 1].cell;
      cells_.push_back({pattern[i].cell, DigitSet(pattern[i].digit) | DigitSet(pattern[i + 1].digit), {}});
    }
    is_paired_ = is_paired_ && pattern.size() % 2 == 0;
  }

  WitnessFault fault() {
    if (!is_paired_) return WitnessFault::NoDeadlyPattern;
    for (const PatternCell& one : cells_) {
      const auto same = [&](const PatternCell& other) { return other.cell == one.cell; };
      if (std::count_if(cells_.begin(), cells_.end(), same) != 1) return WitnessFault::NoDeadlyPattern;
      if (one.digits.size() != 2 || !puzzle_.givens[one.cell].is_blank()) return WitnessFault::NoDeadlyPattern;
      const Digit entered = puzzle_.grid[one.cell];
      if (!entered.is_blank() && !one.digits.contains(entered)) return WitnessFault::NoDeadlyPattern;
    }
    return fill(0) ? WitnessFault::None : left_ == 0 ? WitnessFault::TooLong : WitnessFault::NoDeadlyPattern;
  }

 private:
  struct PatternCell {
    Cell cell;
    DigitSet digits;
    Digit filled;
  };

  // True when the exchange is correct for all ways to fill the cells from a number on.
  bool fill(std::size_t number) {
    if (left_ == 0) return false;
    --left_;
    if (number == cells_.size()) return exchange_is_correct();
    PatternCell& here = cells_[number];
    const Digit in_grid = puzzle_.grid[here.cell];
    bool is_correct = true;
    here.digits.for_each([&](Digit digit) {
      if (!is_correct || (!in_grid.is_blank() && in_grid != digit)) return;
      if (in_grid.is_blank() && !puzzle_.candidates[here.cell].contains(digit)) return;
      for (std::size_t i = 0; i < number; ++i) {
        if (cells_[i].filled == digit && sees(layout(), cells_[i].cell, here.cell)) return;
      }
      here.filled = digit;
      is_correct = fill(number + 1);
    });
    here.filled = kBlank;
    return is_correct;
  }

  bool exchange_is_correct() const {
    for (const PatternCell& one : cells_) {
      const Digit digit = (one.digits - DigitSet(one.filled)).first();
      for (const Cell peer : layout().peers(one.cell)) {
        const auto other = std::find_if(cells_.begin(), cells_.end(), [&](const auto& of) { return of.cell == peer; });
        if (other != cells_.end()) {
          if ((other->digits - DigitSet(other->filled)).first() == digit) return false;
        } else if (can_hold(peer, digit) && !sees_filled(peer, digit)) {
          return false;
        }
      }
    }
    return true;
  }

  bool can_hold(Cell cell, Digit digit) const {
    const Digit in_grid = puzzle_.grid[cell];
    return in_grid.is_blank() ? puzzle_.candidates[cell].contains(digit) : in_grid == digit;
  }

  bool sees_filled(Cell cell, Digit digit) const {
    return std::any_of(cells_.begin(), cells_.end(), [&](const PatternCell& other) {
      return other.filled == digit && sees(layout(), cell, other.cell);
    });
  }

  const Layout& layout() const { return *puzzle_.grid.layout(); }

  const PlayedPuzzle& puzzle_;
  std::vector<PatternCell> cells_;
  bool is_paired_ = true;
  std::uint32_t left_ = kMaxCasesOfCheck;
};

bool has(const PlayedPuzzle& puzzle, Candidate candidate) {
  return puzzle.grid[candidate.cell].is_blank() && puzzle.candidates[candidate.cell].contains(candidate.digit);
}

bool is_valid(const Layout& layout, Candidate candidate) {
  return candidate.cell.index < layout.cell_count() && candidate.digit.value >= 1 &&
         candidate.digit.value <= layout.digit_count();
}

// The candidates of a truth that is a set of them.
std::vector<Candidate> candidates_of(const Truth& truth, const PlayedPuzzle& puzzle) {
  std::vector<Candidate> found;
  if (truth.kind == Truth::Kind::Cell) {
    puzzle.candidates[truth.cell].for_each([&](Digit digit) { found.push_back({truth.cell, digit}); });
  } else if (truth.kind == Truth::Kind::Place) {
    for (const Cell cell : puzzle.grid.layout()->cells(truth.house)) {
      if (has(puzzle, {cell, truth.digit})) found.push_back({cell, truth.digit});
    }
  } else {
    for (std::size_t i = 0; i < truth.pattern.size(); i += 2) {
      const Cell cell = truth.pattern[i].cell;
      if (!puzzle.grid[cell].is_blank()) continue;
      puzzle.candidates[cell].for_each([&](Digit digit) {
        if (digit != truth.pattern[i].digit && digit != truth.pattern[i + 1].digit) found.push_back({cell, digit});
      });
    }
  }
  return found;
}

bool is_cell_truth(Cell cell, const PlayedPuzzle& puzzle) {
  return cell.index < puzzle.grid.layout()->cell_count() && puzzle.grid[cell].is_blank();
}

bool is_place_truth(House house, Digit digit, const PlayedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  if (house.index >= layout.house_count() || !layout.holds_every_digit(house)) return false;
  if (digit.value < 1 || digit.value > layout.digit_count()) return false;
  const auto cells = layout.cells(house);
  return std::none_of(cells.begin(), cells.end(), [&](Cell cell) { return puzzle.grid[cell] == digit; });
}

WitnessFault fault_of_pattern(const std::vector<Candidate>& pattern, const PlayedPuzzle& puzzle) {
  if (!puzzle.digits_are_interchangeable || puzzle.rules) return WitnessFault::NoDeadlyPattern;
  const auto is_wrong = [&](Candidate candidate) { return !is_valid(*puzzle.grid.layout(), candidate); };
  if (std::any_of(pattern.begin(), pattern.end(), is_wrong)) return WitnessFault::NoDeadlyPattern;
  return PatternCheck(pattern, puzzle).fault();
}

}  // namespace

WitnessFault TruthSearch::add(const Truth& truth) {
  switch (truth.kind) {
    case Truth::Kind::Cell:
      if (!is_cell_truth(truth.cell, puzzle_)) return WitnessFault::NoTruth;
      break;
    case Truth::Kind::Place:
      if (!is_place_truth(truth.house, truth.digit, puzzle_)) return WitnessFault::NoTruth;
      break;
    case Truth::Kind::Pattern:
      if (const WitnessFault fault = fault_of_pattern(truth.pattern, puzzle_); fault != WitnessFault::None) {
        return fault;
      }
      break;
    case Truth::Kind::Rule:
    case Truth::Kind::Sum: {
      auto condition = condition_of(truth, puzzle_);
      if (!condition) return WitnessFault::NoTruth;
      std::vector<DigitSet> left;
      for (const Cell cell : condition->cells()) {
        const Digit digit = puzzle_.grid[cell];
        left.push_back(digit.is_blank() ? puzzle_.candidates[cell] : DigitSet(digit));
      }
      refutation_.add(*condition, left);
      conditions_.push_back(std::move(condition));
      return WitnessFault::None;
    }
  }
  refutation_.add(candidates_of(truth, puzzle_));
  return WitnessFault::None;
}

WitnessFault fault_of(const Witness& witness, const PlayedPuzzle& puzzle) {
  if (!is_valid(*puzzle.grid.layout(), witness.conclusion) || !has(puzzle, witness.conclusion))
    return WitnessFault::NoCandidate;
  TruthSearch search(puzzle);
  for (const Truth& truth : witness.truths) {
    if (const WitnessFault fault = search.add(truth); fault != WitnessFault::None) return fault;
  }
  switch (search.refutation().refute(witness.conclusion, !witness.places, kMaxCasesOfCheck)) {
    case Refutation::Answer::Refuted: return WitnessFault::None;
    case Refutation::Answer::Possible: return WitnessFault::DoesNotFollow;
    case Refutation::Answer::Unknown: break;
  }
  return WitnessFault::TooLong;
}

}  // namespace nonet
