// Tridagon (Thor's hammer, trivalue oddagon): four boxes where two bands cross two stacks, with three cells in each
// box, one in each row and one in each column of the box. In an odd number of the boxes the cells descend differently:
// as permutations of rows to columns, one or three of the four are odd. Then the twelve cells cannot all have digits of
// one set of three. One of their further candidates, the guardians, is true.
//
// That they cannot: let p be the permutation of a box, from its rows to its columns, and s that of its digits to its
// rows. In two boxes of one band each digit is in different rows. So the one s is the other followed by a permutation
// that leaves nothing in place, which is even for three things: both s have the same sign. In two boxes of one stack
// both p·s have the same sign in the same way. The product of the signs of all four s is 1 by the bands, that of the
// four p·s is 1 by the stacks, and so that of the four p is 1: an even number of them is odd.
//
// Known from Loki, a puzzle that mith published in 2022. Denis Berthier gave the pattern its name in the same year.

#include <array>
#include <cstdint>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/als/box_grid.h"
#include "core/logic/stop_check.h"

namespace nonet {

namespace {

// More guardians than this leave no candidate that all of them exclude.
constexpr int kMostGuardians = 8;

constexpr std::array<std::array<std::size_t, BoxGrid::kLines>, 6> kPermutations{
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};
constexpr bool is_odd(std::size_t permutation) { return permutation >= 3; }

// Three cells of a box.
struct Diagonal {
  std::array<Cell, BoxGrid::kLines> cells;
  bool is_odd;
  int guardians;
};

class TridagonSearch {
 public:
  TridagonSearch(Technique technique, const PuzzleState& state, const LayoutSets::Lines& lines, StopToken stop,
                 StepSink& sink)
      : technique_(technique), state_(state), grid_(state.sets(), lines), sink_(sink), check_(stop) {}

  void search() {
    const int count = state_.digit_count();
    for (int a = 1; a <= count; ++a) {
      for (int b = a + 1; b <= count; ++b) {
        for (int c = b + 1; c <= count; ++c) {
          if (sink_.is_full() || check_.must_stop(grid_.bands() * grid_.stacks())) return;
          DigitSet digits;
          for (const int digit : {a, b, c}) digits.insert(Digit{static_cast<std::uint8_t>(digit)});
          search_digits(digits);
        }
      }
    }
  }

 private:
  static constexpr std::size_t kLines = BoxGrid::kLines;

  void search_digits(DigitSet digits) {
    diagonals_.assign(grid_.bands() * grid_.stacks(), {});
    for (std::size_t band = 0; band < grid_.bands(); ++band) {
      for (std::size_t stack = 0; stack < grid_.stacks(); ++stack) list_diagonals({band, stack}, digits);
    }
    for (std::size_t band = 0; band < grid_.bands(); ++band) {
      for (std::size_t below = band + 1; below < grid_.bands(); ++below) {
        for (std::size_t stack = 0; stack < grid_.stacks(); ++stack) {
          for (std::size_t right = stack + 1; right < grid_.stacks(); ++right) {
            combine({{{band, stack}, {band, right}, {below, stack}, {below, right}}}, digits);
          }
        }
      }
    }
  }

  struct Box {
    std::size_t band;
    std::size_t stack;
  };

  std::vector<Diagonal>& diagonals_of(Box box) { return diagonals_[box.band * grid_.stacks() + box.stack]; }

  // The diagonals whose cells are open and have two of the digits at least.
  void list_diagonals(Box box, DigitSet digits) {
    if (!grid_.box(box.band, box.stack)) return;
    for (std::size_t permutation = 0; permutation < kPermutations.size(); ++permutation) {
      Diagonal diagonal{.cells = {}, .is_odd = is_odd(permutation), .guardians = 0};
      bool fits = true;
      for (std::size_t row = 0; row < kLines && fits; ++row) {
        const Cell cell = grid_.cell(box.band * kLines + row, box.stack * kLines + kPermutations[permutation][row]);
        diagonal.cells[row] = cell;
        fits = (state_.candidates(cell) & digits).size() >= 2;
        diagonal.guardians += (state_.candidates(cell) - digits).size();
      }
      if (fits && diagonal.guardians <= kMostGuardians) diagonals_of(box).push_back(diagonal);
    }
  }

  using FourBoxes = std::array<Box, 4>;

  void combine(const FourBoxes& boxes, DigitSet digits) {
    for (const Diagonal& first : diagonals_of(boxes[0])) {
      for (const Diagonal& second : diagonals_of(boxes[1])) {
        for (const Diagonal& third : diagonals_of(boxes[2])) {
          for (const Diagonal& fourth : diagonals_of(boxes[3])) {
            if (sink_.is_full() || check_.must_stop(1)) return;
            if ((first.is_odd ^ second.is_odd ^ third.is_odd ^ fourth.is_odd) == 0) continue;
            const int guardians = first.guardians + second.guardians + third.guardians + fourth.guardians;
            if (guardians == 0 || guardians > kMostGuardians) continue;
            add(boxes, {&first, &second, &third, &fourth}, digits);
          }
        }
      }
    }
  }

  void add(const FourBoxes& boxes, const std::array<const Diagonal*, 4>& diagonals, DigitSet digits) {
    Step step(technique_);
    CellSet cells;
    for (const Diagonal* diagonal : diagonals) {
      for (const Cell cell : diagonal->cells) cells.insert(cell);
    }
    std::vector<Candidate> guardians;
    cells.for_each([&](Cell cell) {
      (state_.candidates(cell) - digits).for_each([&](Digit digit) { guardians.push_back({cell, digit}); });
    });
    if (guardians.size() == 1) {
      step.add_placement(guardians.front().cell, guardians.front().digit);
      step.digits.insert(guardians.front().digit);
    } else {
      eliminate(guardians, step);
    }
    if (step.is_idle()) return;
    for (const Box& box : boxes) step.add_house(*grid_.box(box.band, box.stack));
    step.add_part(Role::Subset, cells, digits);
    cells.for_each([&](Cell cell) {
      const DigitSet further = state_.candidates(cell) - digits;
      if (!further.empty()) step.add_part(Role::Extra, cell, further);
    });
    sink_.add(std::move(step));
  }

  // Eliminates what each of the guardians excludes.
  void eliminate(const std::vector<Candidate>& guardians, Step& step) const {
    state_.open().for_each([&](Cell cell) {
      state_.candidates(cell).for_each([&](Digit digit) {
        for (const Candidate& guardian : guardians) {
          const bool is_excluded = guardian.cell == cell
                                       ? guardian.digit != digit
                                       : guardian.digit == digit && state_.sets().peers(cell).contains(guardian.cell);
          if (!is_excluded) return;
        }
        step.eliminate(cell, digit);
        step.digits.insert(digit);
      });
    });
  }

  Technique technique_;
  const PuzzleState& state_;
  BoxGrid grid_;
  StepSink& sink_;
  StopCheck check_;
  // Box by box, row by row.
  std::vector<std::vector<Diagonal>> diagonals_;
};

}  // namespace

void find_tridagons(Technique technique, Survey& survey, StepSink& sink) {
  for (const LayoutSets::Lines& lines : survey.sets().lines_of_grids()) {
    TridagonSearch(technique, survey.state(), lines, survey.stop(), sink).search();
    if (sink.is_full()) return;
  }
}

}  // namespace nonet
