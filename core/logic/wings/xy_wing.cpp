// XY-Wing: a pivot has the candidates x and y. One of its peers has x and z, another one y and z; they are the wings.
// Whether the pivot holds x or y, one of the wings holds z. So z is eliminated from cells that are peers of both wings.

#include "core/logic/stop_check.h"
#include "core/logic/wings/wings.h"

namespace nonet {

namespace {

class XyWingSearch {
 public:
  XyWingSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique), state_(survey.state()), bivalue_(survey.bivalue_cells()), sink_(sink) {}

  void search(Cell pivot) {
    const Digit x = state_.candidates(pivot).first();
    const Digit y = (state_.candidates(pivot) - DigitSet(x)).first();
    const CellSet near = bivalue_ & state_.sets().peers(pivot);
    const CellSet with_x = (near & state_.cells(x)) - state_.cells(y);
    const CellSet with_y = (near & state_.cells(y)) - state_.cells(x);
    if (with_y.empty()) return;
    with_x.for_each([&](Cell first) {
      const Digit z = (state_.candidates(first) - DigitSet(x)).first();
      const CellSet eliminated = state_.cells(z) & state_.sets().peers(first);
      if (eliminated.empty()) return;
      (with_y & state_.cells(z)).for_each([&](Cell second) {
        if (!sink_.is_full()) add(pivot, first, second, z, eliminated & state_.sets().peers(second));
      });
    });
  }

 private:
  void add(Cell pivot, Cell first, Cell second, Digit z, const CellSet& eliminated) {
    if (eliminated.empty()) return;
    Step step(technique_, state_.candidates(pivot) | DigitSet(z));
    step.add_part(Role::Pivot, pivot, state_.candidates(pivot));
    step.add_part(Role::Wing, first, state_.candidates(first));
    step.add_part(Role::Wing, second, state_.candidates(second));
    step.eliminate(eliminated, z);
    sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  const CellSet& bivalue_;
  StepSink& sink_;
};

}  // namespace

void find_xy_wings(Technique technique, Survey& survey, StepSink& sink) {
  XyWingSearch search(technique, survey, sink);
  StopCheck check(survey.stop());
  const auto work = static_cast<std::uint64_t>(survey.sets().digit_count() * survey.sets().digit_count());
  survey.bivalue_cells().for_each([&](Cell pivot) {
    if (!sink.is_full() && !check.must_stop(work)) search.search(pivot);
  });
}

}  // namespace nonet
