// Sue de Coq: a line and a box, or two other houses, share cells. The pattern has three sets of cells. The intersection
// is a set of shared cells that together have at least two more candidate digits than there are cells. The line set
// contains further cells of the line, the box set further cells of the box. The line set and the box set have no digit
// of the intersection in common.
//
// If the three sets together have as many digits as cells, each of the digits must be placed in them. A digit of the
// line set is then eliminated from the other cells of the line, and a digit of the box set from the other cells of the
// box. A digit of the intersection that neither set has is eliminated from the other cells of both houses. A digit that
// both sets have and that the intersection does not have is placed once in each set, so it counts twice.
//
// The gain of a line set or a box set is the number of its cells minus the number of its digits that the intersection
// does not have. The surplus of the intersection is the number of its digits minus the number of its cells. The three
// sets have as many digits as cells when the gains of both sets add up to the surplus.
//
// The technique is named after the player who described it in 2005. It is also called two-sector disjoint subsets.
// HoDoKu added the digits that both sets have and that the intersection does not have.

#include <algorithm>
#include <array>
#include <vector>

#include "core/logic/als/als.h"
#include "core/logic/stop_check.h"

namespace nonet {

namespace {

// The largest number of cells of a line set or a box set, on sides above 9.
constexpr int kMaxSetCells = 4;
// The largest number of cells of an intersection, on all sides.
constexpr int kMaxSharedCells = 4;

// A set of open cells of the line and the box. Bit i is cells_[i].
using ListedCells = std::uint64_t;

// A line set or a box set.
struct Choice {
  ListedCells cells;
  std::uint32_t digits;
};

// [gain]: the choices with this gain.
using ChoicesByGain = std::array<std::vector<Choice>, LayoutSets::kMaxSide + 1>;

class SueDeCoqSearch {
 public:
  SueDeCoqSearch(Technique technique, const PuzzleState& state, StopToken stop, StepSink& sink)
      : technique_(technique),
        state_(state),
        sink_(sink),
        max_set_cells_(state.digit_count() <= 9 ? state.digit_count() : kMaxSetCells),
        check_(stop) {}

  /// True when the sink needs no more steps or the work must stop.
  bool is_done() const { return sink_.is_full() || check_.stopped(); }

  /// Searches a line and a box. `shared` are the open cells that belong to both, at least two.
  void search(House line, House box, const CellSet& shared) {
    line_ = line;
    box_ = box;
    count_ = 0;
    const ListedCells both = list(shared);
    in_line_ = both | list((state_.open() & state_.sets().house(line)) - shared);
    in_box_ = both | list((state_.open() & state_.sets().house(box)) - shared);
    for (int size = 2; size <= kMaxSharedCells && !is_done(); ++size) choose_intersection(both, size, 0, 0, size);
  }

 private:
  // Appends cells to cells_ and their candidates to digits_. Returns the cells as a set of bits.
  ListedCells list(const CellSet& cells) {
    ListedCells places = 0;
    cells.for_each([&](Cell cell) {
      cells_[count_] = cell;
      digits_[count_] = static_cast<std::uint32_t>(state_.candidates(cell).bits());
      places |= ListedCells{1} << count_++;
    });
    return places;
  }

  // Chooses `left` further cells of an intersection of `size` cells from the cells `from`. `cells` are the cells chosen
  // so far, and `digits` are the candidates of these cells.
  void choose_intersection(ListedCells from, int left, ListedCells cells, std::uint32_t digits, int size) {
    if (check_.must_stop(4)) return;
    if (left == 0) {
      const int surplus = count_bits(digits) - size;
      if (surplus >= 2) search_sets(cells, digits, surplus);
      return;
    }
    for (; from != 0 && !is_done(); from = without_lowest(from)) {
      const std::size_t i = static_cast<std::size_t>(lowest_bit(from));
      choose_intersection(without_lowest(from), left - 1, cells | ListedCells{1} << i, digits | digits_[i], size);
    }
  }

  // Adds a step for each pair of a line set and a box set whose gains add up to the surplus.
  void search_sets(ListedCells intersection, std::uint32_t digits, int surplus) {
    const ListedCells line_rest = in_line_ & ~intersection;
    const ListedCells box_rest = in_box_ & ~intersection;
    collect(line_rest, digits, {surplus - max_gain(box_rest), surplus - 1}, line_sets_);
    collect(box_rest, digits, {surplus - max_gain(line_rest), surplus - 1}, box_sets_);
    for (int gain = 1; gain < surplus; ++gain) {
      const std::vector<Choice>& box_sets = box_sets_[static_cast<std::size_t>(surplus - gain)];
      for (const Choice& line_set : line_sets_[static_cast<std::size_t>(gain)]) {
        if (check_.must_stop(box_sets.size())) return;
        for (const Choice& box_set : box_sets) {
          if ((line_set.digits & box_set.digits & digits) != 0 || (line_set.cells & box_set.cells) != 0) continue;
          if (add(intersection, digits, line_set, box_set)) return;
        }
      }
    }
  }

  // Returns an upper bound of the gain of a set that is chosen from `cells`.
  int max_gain(ListedCells cells) const { return std::min(count_bits(cells), max_set_cells_); }

  struct Gains {
    int min;
    int max;
  };

  // Collects all subsets of `cells` that have a digit of the intersection and whose gain is in the range `gains` and at
  // least 1. `digits` are the digits of the intersection.
  void collect(ListedCells cells, std::uint32_t digits, Gains gains, ChoicesByGain& found) {
    gains.min = std::max(gains.min, 1);
    for (int gain = 1; gain <= gains.max; ++gain) found[static_cast<std::size_t>(gain)].clear();
    if (gains.min <= gains.max) extend(cells, count_bits(cells), {0, 0}, digits, gains, 1, found);
  }

  // Extends a choice by one of `cells`, collects the result, and goes on recursively. `left` is the number of `cells`,
  // `size` the number of cells in the extended choice.
  void extend(ListedCells cells, int left, const Choice& chosen, std::uint32_t digits, Gains gains, int size,
              ChoicesByGain& found) {
    if (check_.must_stop(static_cast<std::uint64_t>(left))) return;
    for (; cells != 0; cells = without_lowest(cells)) {
      const std::size_t i = static_cast<std::size_t>(lowest_bit(cells));
      const std::uint32_t united = chosen.digits | digits_[i];
      const int gain = size - count_bits(united & ~digits);
      const int further = std::min(--left, max_set_cells_ - size);
      if (gain + further < gains.min) continue;
      const Choice next{chosen.cells | ListedCells{1} << i, united};
      if (gain >= gains.min && gain <= gains.max && (united & digits) != 0) {
        found[static_cast<std::size_t>(gain)].push_back(next);
      }
      if (further > 0) extend(without_lowest(cells), left, next, digits, gains, size + 1, found);
    }
  }

  // Adds the step of a line set and a box set, if it eliminates anything. Returns true when the search must end.
  bool add(ListedCells intersection, std::uint32_t digits, const Choice& line_set, const Choice& box_set) {
    const std::uint32_t twice = line_set.digits & box_set.digits;
    const std::uint32_t line_digits = ((digits | line_set.digits) & ~box_set.digits) | twice;
    const std::uint32_t box_digits = ((digits | box_set.digits) & ~line_set.digits) | twice;
    if (check_.must_stop(128)) return true;
    Step step(technique_);
    eliminate(step, in_line_ & ~(intersection | line_set.cells), line_digits);
    eliminate(step, in_box_ & ~(intersection | box_set.cells), box_digits);
    if (step.is_idle()) return false;
    step.add_house(line_);
    step.add_house(box_);
    step.add_part(Role::Intersection, cells_at(intersection), DigitSet::from_bits(digits));
    step.add_part(Role::LineSet, cells_at(line_set.cells), DigitSet::from_bits(line_set.digits));
    step.add_part(Role::BoxSet, cells_at(box_set.cells), DigitSet::from_bits(box_set.digits));
    return sink_.add(std::move(step));
  }

  void eliminate(Step& step, ListedCells cells, std::uint32_t digits) const {
    for_each_bit(cells, [&](int place) {
      const std::size_t i = static_cast<std::size_t>(place);
      const DigitSet eliminated = DigitSet::from_bits(digits_[i] & digits);
      step.digits = step.digits | eliminated;
      eliminated.for_each([&](Digit digit) { step.eliminate(cells_[i], digit); });
    });
  }

  CellSet cells_at(ListedCells places) const {
    CellSet cells;
    for_each_bit(places, [&](int place) { cells.insert(cells_[static_cast<std::size_t>(place)]); });
    return cells;
  }

  Technique technique_;
  const PuzzleState& state_;
  StepSink& sink_;
  int max_set_cells_;
  StopCheck check_;
  House line_;
  House box_;
  std::size_t count_ = 0;
  std::array<Cell, 2 * LayoutSets::kMaxSide> cells_;
  std::array<std::uint32_t, 2 * LayoutSets::kMaxSide> digits_;
  ListedCells in_line_ = 0;
  ListedCells in_box_ = 0;
  ChoicesByGain line_sets_;
  ChoicesByGain box_sets_;
};

}  // namespace

void find_sue_de_coqs(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  SueDeCoqSearch search(technique, state, survey.stop(), sink);
  for (const auto& [box, line] : survey.sets().crossings()) {
    const CellSet shared = state.open() & survey.sets().house(line) & survey.sets().house(box);
    if (shared.has_several()) search.search(line, box, shared);
    if (search.is_done()) return;
  }
}

}  // namespace nonet
