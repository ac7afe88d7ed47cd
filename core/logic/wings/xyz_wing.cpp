// XYZ-Wing: a pivot has the candidates x, y and z. One of its peers has x and z, another one y and z; they are the
// wings. One of the three cells holds z, so z is eliminated from cells that are peers of all three.

#include "core/logic/stop_check.h"
#include "core/logic/wings/wings.h"

namespace nonet {

namespace {

class XyzWingSearch {
 public:
  XyzWingSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique), state_(survey.state()), bivalue_(survey.bivalue_cells()), sink_(sink) {}

  void search(Cell pivot) {
    const DigitSet digits = state_.candidates(pivot);
    CellSet outside;
    (state_.all_digits() - digits).for_each([&](Digit digit) { outside |= state_.cells(digit); });
    const CellSet wings = (bivalue_ & state_.sets().peers(pivot)) - outside;
    if (!wings.has_several()) return;
    wings.for_each([&](Cell first) {
      wings.for_each([&](Cell second) {
        if (first.index >= second.index || sink_.is_full()) return;
        const DigitSet shared = state_.candidates(first) & state_.candidates(second);
        if (shared.size() == 1) add(pivot, first, second, shared.first());
      });
    });
  }

 private:
  void add(Cell pivot, Cell first, Cell second, Digit z) {
    const LayoutSets& sets = state_.sets();
    const CellSet eliminated = state_.cells(z) & sets.peers(pivot) & sets.peers(first) & sets.peers(second);
    if (eliminated.empty()) return;
    Step step(technique_, state_.candidates(pivot));
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

void find_xyz_wings(Technique technique, Survey& survey, StepSink& sink) {
  if (!survey.bivalue_cells().has_several()) return;
  XyzWingSearch search(technique, survey, sink);
  StopCheck check(survey.stop());
  const auto work = static_cast<std::uint64_t>(survey.sets().digit_count() * survey.sets().digit_count());
  survey.trivalue_cells().for_each([&](Cell pivot) {
    if (!sink.is_full() && !check.must_stop(work)) search.search(pivot);
  });
}

}  // namespace nonet
