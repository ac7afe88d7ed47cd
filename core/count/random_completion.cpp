// The number of solutions is a sum of products of sums (core/count/contraction/contraction.h). A random number below
// the whole sum selects one unit of the sum. The unit determines an outer triple, a triple of each of the two other
// stacks, and a row triple of each band. Then the parts of each triple are assigned at random to the lines without
// clues. Every solution corresponds to exactly one unit and one assignment, so all solutions are equally likely.

#include "core/count/random_completion.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <span>
#include <utility>

#include "core/count/classic_stream.h"
#include "core/count/contraction/exact_counter.h"
#include "core/count/exact_count.h"
#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// A position in a sum. The caller passes the addends one after the other, until the position lies in one of them.
class Pointer {
 public:
  explicit Pointer(std::uint64_t position) : position_(position) {}
  // Returns true when the position lies in the addend. Otherwise skips the addend.
  bool points_into(std::uint64_t addend) {
    if (position_ < addend) return true;
    position_ -= addend;
    return false;
  }
  // Splits the position in an addend that is a product. Returns the position in the first factor and keeps the position
  // in the second factor, whose value is `second`.
  std::uint64_t take_factor(std::uint64_t second) {
    const std::uint64_t first = position_ / second;
    position_ %= second;
    return first;
  }
  std::uint64_t rest() const { return position_; }

 private:
  std::uint64_t position_;
};

// One unit of the sum. `stacks` are the triples of the three stacks, the outer stack last. rows[band] is the number of
// the band's row triple, counted among the row triples that cross the column splits of all three boxes of the band.
struct SelectedUnit {
  std::array<SplitTriple, 3> stacks;
  std::array<std::uint64_t, 3> rows;
};

// Returns the triples of a stack that begin with the split `first`, in the order of SplitTriples::all().
std::vector<SplitTriple> triples_from(const SplitTriples& stack, SplitId first) {
  std::vector<SplitTriple> found;
  std::copy_if(stack.all().begin(), stack.all().end(), std::back_inserter(found),
               [&](const SplitTriple& triple) { return triple.splits[0] == first; });
  return found;
}

class UnitFinder {
 public:
  explicit UnitFinder(const ContractionPlan& plan) : plan_(plan), contraction_(plan) {}

  // Returns the unit at a position in the value of the outer triple. The position must be below the value.
  SelectedUnit find(const SplitTriple& outer, Pointer pointer) {
    contraction_.set_outer(outer);
    const CountTable table = contraction_.table(0);
    const std::size_t rows = plan_.columns[0][0].size();
    for (std::size_t row = 0; row < rows; ++row) {
      const std::span<const std::uint32_t> around = contraction_.surroundings(0, row);
      for (std::size_t column = 0; column < around.size(); ++column) {
        const auto count = static_cast<std::uint64_t>(table.row(row)[column]);
        if (pointer.points_into(count * around[column])) return find_triples(outer, row, column, pointer);
      }
    }
    return {};
  }

 private:
  // Returns the unit at a position in the addend of one entry of the first band's table. `row` and `column` are the
  // entry.
  SelectedUnit find_triples(const SplitTriple& outer, std::size_t row, std::size_t column, Pointer pointer) {
    const auto count = static_cast<std::uint64_t>(contraction_.table(0).row(row)[column]);
    SelectedUnit unit{{SplitTriple{}, SplitTriple{}, outer}, {}};
    unit.rows[0] = pointer.rest() % count;
    Pointer around(pointer.rest() / count);
    for (const SplitTriple& left : triples_from(plan_.stacks[0], plan_.columns[0][0][row])) {
      for (const SplitTriple& right : triples_from(plan_.stacks[1], plan_.columns[1][0][column])) {
        const std::uint64_t last = entry(2, left, right);
        if (!around.points_into(entry(1, left, right) * last)) continue;
        unit.stacks[0] = left;
        unit.stacks[1] = right;
        unit.rows[1] = around.take_factor(last);
        unit.rows[2] = around.rest();
        return unit;
      }
    }
    return unit;
  }

  // Returns the entry of a band's table for a triple of stack 0 and a triple of stack 1.
  std::uint64_t entry(std::size_t band, const SplitTriple& left, const SplitTriple& right) const {
    const std::uint16_t row = plan_.columns[0][band].number_of(left.splits[band]);
    const std::uint16_t column = plan_.columns[1][band].number_of(right.splits[band]);
    return static_cast<std::uint64_t>(contraction_.table(band).row(row)[column]);
  }

  const ContractionPlan& plan_;
  Contraction contraction_;
};

bool crosses(SplitId left, SplitId right) {
  const std::span<const SplitId> crossing = SplitTable::get().crossing(left);
  return std::binary_search(crossing.begin(), crossing.end(), right);
}

// Returns the row triple of a band that the unit selects.
SplitTriple row_triple(const ContractionPlan& plan, const SelectedUnit& unit, std::size_t band) {
  Pointer position(unit.rows[band]);
  const std::vector<SplitTriple>& all = plan.bands[band].all();
  const auto found = std::find_if(all.begin(), all.end(), [&](const SplitTriple& triple) {
    for (std::size_t stack = 0; stack < 3; ++stack) {
      if (!crosses(triple.splits[stack], unit.stacks[stack].splits[band])) return false;
    }
    return position.points_into(1);
  });
  return *found;
}

// Assigns the parts of a triple at random to the lines without clues.
LinesOfDigits draw_lines(const SplitTriples& triples, const SplitTriple& triple, Random& random) {
  const auto arrangements = static_cast<std::uint32_t>(triples.arrangements());
  return triples.lines(triple, static_cast<int>(random.below(arrangements)));
}

}  // namespace

RandomCompletion::RandomCompletion(const Grid& puzzle, const Control& control, PieceRunner& runner) : puzzle_(puzzle) {
  const std::uint64_t budget = std::min(control.node_budget, kNodesBeforeContraction);
  ClassicStream stream(puzzle);
  NodeMeter meter(Control{control.stop, budget, {}});
  is_ready_ = stream.advance_to(kUnlimited, meter) == SearchEvent::Exhausted;
  count_ = stream.found();
  if (is_ready_ || control.node_budget <= budget || control.stop.stop_requested()) return;
  counter_ = std::make_shared<const ExactCounter>(puzzle);
  PieceValues pieces = piece_values(*counter_, control, runner);
  is_ready_ = pieces.complete;
  values_ = std::move(pieces.values);
  count_ = counter_->total(values_);
}

RandomCompletion::RandomCompletion(const Grid& puzzle, const Control& control) : puzzle_(puzzle) {
  InTurnRunner runner;
  *this = RandomCompletion(puzzle, control, runner);
}

Grid RandomCompletion::draw(Random& random) const {
  NONET_EXPECTS(is_ready_ && !count_.is_zero());
  return counter_ == nullptr ? draw_by_search(random) : draw_by_contraction(random);
}

// Draws the number of a solution and searches on to that solution. The result does not depend on the machine, because
// the search finds the solutions in the same order on every machine.
Grid RandomCompletion::draw_by_search(Random& random) const {
  ClassicStream stream(puzzle_);
  NodeMeter unbounded;
  stream.advance_to(random.below_64(count_.to_64()) + 1, unbounded);
  Grid solution(puzzle_.layout());
  stream.write_solution(solution);
  return solution;
}

Grid RandomCompletion::draw_by_contraction(Random& random) const {
  const ContractionPlan& plan = counter_->plan();
  const std::span<const OuterTriples::Class> classes = plan.outer.classes();
  std::uint64_t sum = 0;
  for (std::size_t piece = 0; piece < classes.size(); ++piece) sum += values_[piece] * classes[piece].size;
  Pointer pointer(random.below_64(sum));
  std::size_t piece = 0;
  while (!pointer.points_into(values_[piece] * classes[piece].size)) ++piece;
  const auto number = static_cast<std::uint32_t>(pointer.take_factor(values_[piece]));
  const SplitTriple& outer = plan.stacks[2].all()[plan.outer.member(classes[piece], number)];
  const SelectedUnit unit = UnitFinder(plan).find(outer, pointer);

  std::array<LinesOfDigits, 3> columns;
  std::array<LinesOfDigits, 3> rows;
  for (std::size_t stack = 0; stack < 3; ++stack) {
    columns[stack] = draw_lines(plan.stacks[stack], unit.stacks[stack], random);
  }
  for (std::size_t band = 0; band < 3; ++band) {
    rows[band] = draw_lines(plan.bands[band], row_triple(plan, unit, band), random);
  }
  Grid solution(puzzle_.layout());
  for (std::size_t band = 0; band < 3; ++band) {
    for (std::size_t stack = 0; stack < 3; ++stack) {
      for (std::uint8_t digit = 0; digit < 9; ++digit) {
        const std::size_t row = band * 3 + rows[band][stack][digit];
        const std::size_t column = stack * 3 + columns[stack][band][digit];
        solution.digits()[plan.arrangement.source(row, column)] = Digit{static_cast<std::uint8_t>(digit + 1)};
      }
    }
  }
  return solution;
}

}  // namespace nonet
