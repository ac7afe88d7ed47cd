// Sue de Coq: two houses, most often a line and a box, share cells; n of these have at least two digits more than they are.
// Beside them there are cells of the line and cells of the box that share no digit of the intersection and that have, taken
// together, so many digits as all the cells are: a line set of l cells with e digits that the intersection has not leaves it
// l - e digits less, and so does a box set. Each digit can stand once where it may: so all of them do, those of the line set
// in the line, those of the box set in the box, the others in the intersection. The rest of both houses loses them. (A digit
// that both sets have and the intersection has not stands in each of them.)
//
// Also known as two-sector disjoint subsets; named after the player who described it in 2005. The digits that both sets have
// and the intersection has not are HoDoKu's extension.

#include <algorithm>
#include <array>
#include <vector>

#include "core/logic/als/als.h"

namespace nonet {

namespace {

// On sides above 9 the sets beside the intersection have so many cells at most; an intersection always.
constexpr int kMaxBeside = 4;
constexpr int kMaxShared = 4;

// Open cells of a line and a box, bits by their places in a list of both.
using Places = std::uint64_t;

// A choice of cells of one house. Its gain is the number of its cells less that of its digits which the intersection has not.
struct Choice {
  Places cells;
  std::uint32_t digits;
};

using ChoicesByGain = std::array<std::vector<Choice>, LayoutSets::kMaxSide + 1>;

class SueDeCoqSearch {
 public:
  SueDeCoqSearch(Technique technique, const PuzzleState& state, StepSink& sink)
      : technique_(technique),
        state_(state),
        sink_(sink),
        most_beside_(state.side() <= 9 ? state.side() : kMaxBeside) {}

  /// `shared`: the open cells of both, two or more.
  void search(House line, House box, const CellSet& shared) {
    line_ = line;
    box_ = box;
    count_ = 0;
    const Places both = list(shared);
    in_line_ = both | list((state_.open() & state_.sets().house(line)) - shared);
    in_box_ = both | list((state_.open() & state_.sets().house(box)) - shared);
    for (int size = 2; size <= kMaxShared && !sink_.is_full(); ++size) intersect(both, size, 0, 0, size);
  }

 private:
  // Puts cells on the list and gives their places.
  Places list(const CellSet& cells) {
    Places places = 0;
    cells.for_each([&](Cell cell) {
      cells_[count_] = cell;
      digits_[count_] = static_cast<std::uint32_t>(state_.candidates(cell).bits());
      places |= Places{1} << count_++;
    });
    return places;
  }

  void intersect(Places from, int left, Places cells, std::uint32_t digits, int size) {
    if (left == 0) {
      const int surplus = count_bits(digits) - size;
      if (surplus >= 2) search_beside(cells, digits, surplus);
      return;
    }
    for (; from != 0 && !sink_.is_full(); from = without_lowest(from)) {
      const std::size_t i = static_cast<std::size_t>(lowest_bit(from));
      intersect(without_lowest(from), left - 1, cells | Places{1} << i, digits | digits_[i], size);
    }
  }

  // `surplus`: the digits of the intersection less its cells, which the gains of both sets together are.
  void search_beside(Places intersection, std::uint32_t digits, int surplus) {
    const Places line_rest = in_line_ & ~intersection;
    const Places box_rest = in_box_ & ~intersection;
    gather(line_rest, digits, {surplus - most_gain(box_rest), surplus - 1}, line_sets_);
    gather(box_rest, digits, {surplus - most_gain(line_rest), surplus - 1}, box_sets_);
    for (int gain = 1; gain < surplus; ++gain) {
      for (const Choice& line_set : line_sets_[static_cast<std::size_t>(gain)]) {
        for (const Choice& box_set : box_sets_[static_cast<std::size_t>(surplus - gain)]) {
          if ((line_set.digits & box_set.digits & digits) != 0 || (line_set.cells & box_set.cells) != 0) continue;
          if (add(intersection, digits, line_set, box_set)) return;
        }
      }
    }
  }

  int most_gain(Places cells) const { return std::min(count_bits(cells), most_beside_); }

  struct Gains {
    int least;
    int most;
  };

  // All choices of the cells that have digits of the intersection and such a gain, 1 at least.
  void gather(Places cells, std::uint32_t digits, Gains gains, ChoicesByGain& found) {
    gains.least = std::max(gains.least, 1);
    for (int gain = 1; gain <= gains.most; ++gain) found[static_cast<std::size_t>(gain)].clear();
    if (gains.least <= gains.most) extend(cells, count_bits(cells), {0, 0}, digits, gains, 1, found);
  }

  // `left`: the number of the cells.
  void extend(Places cells, int left, const Choice& chosen, std::uint32_t digits, Gains gains, int size,
              ChoicesByGain& found) {
    for (; cells != 0; cells = without_lowest(cells)) {
      const std::size_t i = static_cast<std::size_t>(lowest_bit(cells));
      const std::uint32_t united = chosen.digits | digits_[i];
      const int gain = size - count_bits(united & ~digits);
      const int further = std::min(--left, most_beside_ - size);
      if (gain + further < gains.least) continue;
      const Choice next{chosen.cells | Places{1} << i, united};
      if (gain >= gains.least && gain <= gains.most && (united & digits) != 0) {
        found[static_cast<std::size_t>(gain)].push_back(next);
      }
      if (further > 0) extend(without_lowest(cells), left, next, digits, gains, size + 1, found);
    }
  }

  bool add(Places intersection, std::uint32_t digits, const Choice& line_set, const Choice& box_set) {
    const std::uint32_t twice = line_set.digits & box_set.digits;
    const std::uint32_t lost_in_line = ((digits | line_set.digits) & ~box_set.digits) | twice;
    const std::uint32_t lost_in_box = ((digits | box_set.digits) & ~line_set.digits) | twice;
    Step step(technique_);
    eliminate(step, in_line_ & ~(intersection | line_set.cells), lost_in_line);
    eliminate(step, in_box_ & ~(intersection | box_set.cells), lost_in_box);
    if (step.is_idle()) return false;
    step.add_house(line_);
    step.add_house(box_);
    step.add_part(Role::Intersection, cells_at(intersection), DigitSet::from_bits(digits));
    step.add_part(Role::LineSet, cells_at(line_set.cells), DigitSet::from_bits(line_set.digits));
    step.add_part(Role::BoxSet, cells_at(box_set.cells), DigitSet::from_bits(box_set.digits));
    return sink_.add(std::move(step));
  }

  void eliminate(Step& step, Places cells, std::uint32_t digits) const {
    for_each_bit(cells, [&](int place) {
      const std::size_t i = static_cast<std::size_t>(place);
      const DigitSet lost = DigitSet::from_bits(digits_[i] & digits);
      step.digits = step.digits | lost;
      lost.for_each([&](Digit digit) { step.eliminate(cells_[i], digit); });
    });
  }

  CellSet cells_at(Places places) const {
    CellSet cells;
    for_each_bit(places, [&](int place) { cells.insert(cells_[static_cast<std::size_t>(place)]); });
    return cells;
  }

  Technique technique_;
  const PuzzleState& state_;
  StepSink& sink_;
  int most_beside_;
  House line_;
  House box_;
  std::size_t count_ = 0;
  std::array<Cell, 2 * LayoutSets::kMaxSide> cells_;
  std::array<std::uint32_t, 2 * LayoutSets::kMaxSide> digits_;
  Places in_line_ = 0;
  Places in_box_ = 0;
  ChoicesByGain line_sets_;
  ChoicesByGain box_sets_;
};

}  // namespace

void find_sue_de_coqs(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  SueDeCoqSearch search(technique, state, sink);
  for (const auto& [box, line] : survey.sets().crossings()) {
    const CellSet shared = state.open() & survey.sets().house(line) & survey.sets().house(box);
    if (shared.has_several()) search.search(line, box, shared);
    if (sink.is_full()) return;
  }
}

}  // namespace nonet
