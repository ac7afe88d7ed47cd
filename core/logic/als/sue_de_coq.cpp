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
constexpr int kMostBeside = 4;
constexpr int kMostShared = 4;

// A choice of cells of one house: its digits, and its cells less its digits that the intersection has not.
struct Choice {
  CellSet cells;
  DigitSet digits;
  int gain;
};

class SueDeCoqSearch {
 public:
  SueDeCoqSearch(Technique technique, const PuzzleState& state, StepSink& sink)
      : technique_(technique),
        state_(state),
        sink_(sink),
        most_beside_(state.side() <= 9 ? state.side() : kMostBeside) {}

  void search(House line, House box) {
    line_ = line;
    box_ = box;
    in_line_ = state_.open() & state_.sets().house(line);
    in_box_ = state_.open() & state_.sets().house(box);
    std::array<Cell, LayoutSets::kMaxSide> shared;
    std::size_t count = 0;
    (in_line_ & in_box_).for_each([&](Cell cell) { shared[count++] = cell; });
    for (int size = 2; size <= kMostShared && !sink_.is_full(); ++size) {
      intersect({shared.data(), count}, size, {}, {}, size);
    }
  }

 private:
  void intersect(std::span<const Cell> shared, int left, const CellSet& cells, DigitSet digits, int size) {
    if (left == 0) {
      if (digits.size() >= size + 2) search_beside(cells, digits, digits.size() - size);
      return;
    }
    for (std::size_t i = 0; i + static_cast<std::size_t>(left) <= shared.size() && !sink_.is_full(); ++i) {
      CellSet next = cells;
      next.insert(shared[i]);
      intersect(shared.subspan(i + 1), left - 1, next, digits | state_.candidates(shared[i]), size);
    }
  }

  // `surplus`: the digits of the intersection less its cells, which the gains of both sets together are.
  void search_beside(const CellSet& intersection, DigitSet digits, int surplus) {
    const CellSet line_rest = in_line_ - intersection;
    const CellSet box_rest = in_box_ - intersection;
    gather(line_rest, digits, {surplus - std::min(box_rest.size(), most_beside_), surplus - 1}, line_sets_);
    if (line_sets_.empty()) return;
    gather(box_rest, digits, {surplus - std::min(line_rest.size(), most_beside_), surplus - 1}, box_sets_);
    for (const Choice& line_set : line_sets_) {
      for (const Choice& box_set : box_sets_) {
        if (line_set.gain + box_set.gain != surplus || !(line_set.digits & box_set.digits & digits).empty()) continue;
        if (line_set.cells.meets(box_set.cells)) continue;
        if (add(intersection, digits, line_set, box_set)) return;
      }
    }
  }

  struct Gains {
    int least;
    int most;
  };

  // All choices of the cells that have digits of the intersection and such a gain, 1 at least.
  void gather(const CellSet& cells, DigitSet digits, Gains gains, std::vector<Choice>& found) {
    found.clear();
    std::array<Cell, LayoutSets::kMaxSide> list;
    std::size_t count = 0;
    cells.for_each([&](Cell cell) { list[count++] = cell; });
    gains.least = std::max(gains.least, 1);
    if (gains.least <= gains.most) extend({list.data(), count}, {{}, {}, 0}, digits, gains, 1, found);
  }

  void extend(std::span<const Cell> cells, const Choice& chosen, DigitSet digits, Gains gains, int size,
              std::vector<Choice>& found) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const DigitSet united = chosen.digits | state_.candidates(cells[i]);
      const int gain = size - (united - digits).size();
      const int further = std::min(static_cast<int>(cells.size() - i) - 1, most_beside_ - size);
      if (gain + further < gains.least) continue;
      Choice next{chosen.cells, united, gain};
      next.cells.insert(cells[i]);
      if (gain >= gains.least && gain <= gains.most && !(united & digits).empty()) found.push_back(next);
      if (further > 0) extend(cells.subspan(i + 1), next, digits, gains, size + 1, found);
    }
  }

  bool add(const CellSet& intersection, DigitSet digits, const Choice& line_set, const Choice& box_set) {
    const DigitSet twice = line_set.digits & box_set.digits;
    Step step(technique_);
    const auto eliminate = [&](const CellSet& house, const Choice& own, const Choice& other) {
      const CellSet rest = house - intersection - own.cells;
      (((digits | own.digits) - other.digits) | twice).for_each([&](Digit digit) {
        const CellSet losers = rest & state_.cells(digit);
        if (!losers.empty()) step.digits.insert(digit);
        step.eliminate(losers, digit);
      });
    };
    eliminate(in_line_, line_set, box_set);
    eliminate(in_box_, box_set, line_set);
    if (step.is_idle()) return false;
    step.add_house(line_);
    step.add_house(box_);
    step.add_part(Role::Intersection, intersection, digits);
    step.add_part(Role::LineSet, line_set.cells, line_set.digits);
    step.add_part(Role::BoxSet, box_set.cells, box_set.digits);
    return sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  StepSink& sink_;
  int most_beside_;
  House line_;
  House box_;
  CellSet in_line_;
  CellSet in_box_;
  std::vector<Choice> line_sets_;
  std::vector<Choice> box_sets_;
};

}  // namespace

void find_sue_de_coqs(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  SueDeCoqSearch search(technique, state, sink);
  const std::span<const House> houses = survey.sets().boxes_first();
  for (const House line : houses) {
    for (const House box : houses) {
      if (box == line) break;
      const CellSet shared = state.open() & survey.sets().house(line) & survey.sets().house(box);
      if (shared.has_several()) search.search(line, box);
      if (sink.is_full()) return;
    }
  }
}

}  // namespace nonet
