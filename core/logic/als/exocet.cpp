// Exocet (junior exocet): two cells of a box in one row, the base, with three to five candidates between them, the base
// digits. In each of the other two boxes of the band one cell outside that row, a target. Three columns cross the band:
// those of the two targets, and the one of the base box that has no base cell. (All of it also with rows and columns
// exchanged.)
//
// Let a base digit be in the base. Then it is nowhere else in that row and that box, and so each of the three columns
// has it in a target or in its other cells outside that row and that box. If two lines cover the places of the digit
// among those other cells, at most two of the three columns have it there, and a target has it. If that holds for each
// base digit, the two digits that the base has are those of the targets, one in each.
//
// So base and targets have one of the pairs of base digits that fit into both. A pair is also impossible when one of
// its digits finds no place in the band: the base has it in its row, a target in its box and row, and what is left are
// the cells of the third row in the third box. What no pair allows is eliminated from base and targets.
//
// Found by Allan Barker in the puzzle Fata Morgana and named by champagne; this form, by David P. Bird, is of 2012.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/als/box_grid.h"
#include "core/logic/stop_check.h"
#include "core/util/bits.h"

namespace nonet {

namespace {

// The base digits. With fewer than three the base is a naked pair. Patterns with more of them hardly exist.
constexpr int kFewestDigits = 3;
constexpr int kMostDigits = 5;
// The lines that may cover the places of a base digit: one less than there are columns.
constexpr int kMostCovers = 2;

class ExocetSearch {
 public:
  ExocetSearch(Technique technique, const PuzzleState& state, const BoxGrid& grid, StopToken stop, StepSink& sink)
      : technique_(technique), state_(state), grid_(grid), sink_(sink), check_(stop) {}

  /// Searches for bases with this many digits.
  void search(int digits) {
    for (std::size_t band = 0; band < grid_.bands(); ++band) {
      for (std::size_t stack = 0; stack < grid_.stacks(); ++stack) {
        for (std::size_t place = 0; place < kLines * kLines; ++place) {
          if (sink_.is_full() || check_.must_stop(36)) return;
          const Base base{.band = band,
                          .stack = stack,
                          .row = band * kLines + place / kLines,
                          .column = stack * kLines + place % kLines};
          search_base(base, digits);
        }
      }
    }
  }

 private:
  static constexpr std::size_t kLines = BoxGrid::kLines;

  // `column` is that of the box which has no base cell.
  struct Base {
    std::size_t band;
    std::size_t stack;
    std::size_t row;
    std::size_t column;
    std::array<Cell, 2> cells{};
    DigitSet digits{};
  };

  struct Target {
    std::size_t stack;
    std::size_t row;
    std::size_t column;
    Cell cell;
  };

  void search_base(Base base, int digits) {
    std::size_t count = 0;
    for (std::size_t column = base.stack * kLines; column < (base.stack + 1) * kLines; ++column) {
      if (column != base.column) base.cells[count++] = grid_.cell(base.row, column);
    }
    for (const Cell cell : base.cells) {
      if (!state_.open().contains(cell)) return;
      base.digits = base.digits | state_.candidates(cell);
    }
    if (base.digits.size() != digits) return;
    for (std::size_t left = 0; left < grid_.stacks(); ++left) {
      for (std::size_t right = left + 1; right < grid_.stacks(); ++right) {
        if (left == base.stack || right == base.stack) continue;
        const bool has_boxes = is_full(grid_.box(base.band, base.stack)) && is_full(grid_.box(base.band, left)) &&
                               is_full(grid_.box(base.band, right));
        if (has_boxes) search_targets(base, left, right);
      }
    }
  }

  bool is_full(const std::optional<House>& house) const { return house && state_.layout().holds_every_digit(*house); }

  void search_targets(const Base& base, std::size_t left, std::size_t right) {
    for (const Target& first : targets_in(base, left)) {
      for (const Target& second : targets_in(base, right)) {
        if (is_exocet(base, first, second)) add(base, first, second);
        if (sink_.is_full()) return;
      }
    }
  }

  std::vector<Target> targets_in(const Base& base, std::size_t stack) const {
    std::vector<Target> targets;
    for (std::size_t place = 0; place < kLines * kLines; ++place) {
      const std::size_t row = base.band * kLines + place / kLines;
      const std::size_t column = stack * kLines + place % kLines;
      const Cell cell = grid_.cell(row, column);
      if (row != base.row && state_.open().contains(cell) && is_full(grid_.column(column))) {
        targets.push_back({stack, row, column, cell});
      }
    }
    return targets;
  }

  bool is_exocet(const Base& base, const Target& first, const Target& second) const {
    if (!is_full(grid_.column(base.column))) return false;
    bool is_covered = true;
    base.digits.for_each([&](Digit digit) {
      is_covered = is_covered && can_be_covered({places_in(base.column, digit, base, first, second),
                                                 places_in(first.column, digit, base, first, second),
                                                 places_in(second.column, digit, base, first, second)});
    });
    return is_covered;
  }

  bool can_have(Cell cell, Digit digit) const {
    return state_.open().contains(cell) ? state_.candidates(cell).contains(digit) : state_.digit(cell) == digit;
  }

  // The rows in which a column has a place of the digit, apart from the row and the box of the base and the targets.
  std::uint32_t places_in(std::size_t column, Digit digit, const Base& base, const Target& first,
                          const Target& second) const {
    std::uint32_t rows = 0;
    for (std::size_t row = 0; row < grid_.rows(); ++row) {
      const Cell cell = grid_.cell(row, column);
      const bool is_seen = row == base.row || (row / kLines == base.band && column == base.column);
      if (!is_seen && cell != first.cell && cell != second.cell && can_have(cell, digit)) rows |= 1u << row;
    }
    return rows;
  }

  // Whether kMostCovers lines, some of the columns and some rows, cover the places.
  static bool can_be_covered(const std::array<std::uint32_t, kLines>& columns) {
    for (std::uint32_t covered = 0; covered < 1u << kLines; ++covered) {
      std::uint32_t rows = 0;
      for (std::size_t i = 0; i < kLines; ++i) rows |= (covered >> i & 1u) != 0 ? 0 : columns[i];
      if (count_bits(covered) + count_bits(rows) <= kMostCovers) return true;
    }
    return false;
  }

  // What is left when only the possible pairs are kept.
  struct Left {
    std::array<DigitSet, 2> base;
    std::array<DigitSet, 2> targets;
    std::vector<DigitSet> pairs;
  };

  void add(const Base& base, const Target& first, const Target& second) {
    const Left left = possible(base, first, second);
    if (left.pairs.empty()) return;
    Step step(technique_);
    eliminate(base.cells[0], left.base[0], step);
    eliminate(base.cells[1], left.base[1], step);
    eliminate(first.cell, left.targets[0], step);
    eliminate(second.cell, left.targets[1], step);
    if (step.is_idle()) return;
    const std::array columns{grid_.column(base.column), grid_.column(first.column), grid_.column(second.column)};
    for (const House column : columns) step.add_house(column, HouseRole::Base);
    for (const Target* target : {&first, &second}) step.add_house(*grid_.box(base.band, target->stack));
    for (const Cell cell : base.cells) step.add_part(Role::Pivot, cell, state_.candidates(cell));
    for (const Target* target : {&first, &second}) {
      step.add_part(Role::Wing, target->cell, state_.candidates(target->cell));
    }
    CellSet places;
    for (const std::size_t column : {base.column, first.column, second.column}) {
      base.digits.for_each([&](Digit digit) {
        for_each_bit(places_in(column, digit, base, first, second), [&](int row) {
          const Cell cell = grid_.cell(static_cast<std::size_t>(row), column);
          if (state_.open().contains(cell)) places.insert(cell);
        });
      });
    }
    if (!places.empty()) step.add_part(Role::Vertex, places, base.digits);
    step.combinations = left.pairs;
    sink_.add(std::move(step));
  }

  Left possible(const Base& base, const Target& first, const Target& second) const {
    Left left;
    base.digits.for_each([&](Digit one) {
      if (!can_have(first.cell, one) || !has_third(base, one, first, second)) return;
      base.digits.for_each([&](Digit other) {
        if (one == other || !can_have(second.cell, other) || !has_third(base, other, second, first)) return;
        const bool fits = can_have(base.cells[0], one) && can_have(base.cells[1], other);
        const bool fits_crossed = can_have(base.cells[0], other) && can_have(base.cells[1], one);
        if (!fits && !fits_crossed) return;
        left.targets[0].insert(one);
        left.targets[1].insert(other);
        if (fits) {
          left.base[0].insert(one);
          left.base[1].insert(other);
        }
        if (fits_crossed) {
          left.base[0].insert(other);
          left.base[1].insert(one);
        }
        DigitSet pair;
        pair.insert(one);
        pair.insert(other);
        if (std::find(left.pairs.begin(), left.pairs.end(), pair) == left.pairs.end()) left.pairs.push_back(pair);
      });
    });
    return left;
  }

  // Whether a digit that base and target have finds a place in the box of the other target.
  bool has_third(const Base& base, Digit digit, const Target& target, const Target& other) const {
    for (std::size_t row = base.band * kLines; row < (base.band + 1) * kLines; ++row) {
      if (row == base.row || row == target.row) continue;
      for (std::size_t column = other.stack * kLines; column < (other.stack + 1) * kLines; ++column) {
        const Cell cell = grid_.cell(row, column);
        if (cell != other.cell && can_have(cell, digit)) return true;
      }
    }
    return false;
  }

  void eliminate(Cell cell, DigitSet left, Step& step) const {
    (state_.candidates(cell) - left).for_each([&](Digit digit) {
      step.eliminate(cell, digit);
      step.digits.insert(digit);
    });
  }

  Technique technique_;
  const PuzzleState& state_;
  const BoxGrid& grid_;
  StepSink& sink_;
  StopCheck check_;
};

}  // namespace

void find_exocets(Technique technique, Survey& survey, StepSink& sink) {
  for (int digits = kFewestDigits; digits <= kMostDigits; ++digits) {
    for (const LayoutSets::Lines& lines : survey.sets().lines_of_grids()) {
      const BoxGrid along_rows(survey.sets(), lines);
      for (const BoxGrid& grid : {along_rows, along_rows.turned()}) {
        ExocetSearch(technique, survey.state(), grid, survey.stop(), sink).search(digits);
        if (sink.is_full()) return;
      }
    }
  }
}

}  // namespace nonet
