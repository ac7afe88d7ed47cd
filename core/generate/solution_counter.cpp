#include "core/generate/solution_counter.h"

#include <utility>

#include "core/search/solution_stream.h"

namespace nonet {

SolutionCounter::SolutionCounter(const LayoutRef& layout, StopToken stop, std::uint64_t node_budget)
    : stop_(stop), node_budget_(node_budget) {
  if (layout->is_classic()) classic_ = std::make_unique<ClassicSearch>(Grid(layout).digits().first<81>());
}

std::uint64_t SolutionCounter::count(const Grid& puzzle, std::uint64_t limit, Grid& solution) {
  ++counts_;
  return classic_ ? count_classic(puzzle, limit, solution) : count_general(puzzle, limit, solution);
}

bool SolutionCounter::has_two_solutions(const Grid& puzzle) {
  ++counts_;
  if (classic_) {
    Grid ignored(puzzle.layout());
    return count_classic(puzzle, 2, ignored) == 2;
  }
  SolutionStream stream(puzzle);
  NodeMeter meter(Control{stop_, node_budget_, {}});
  stream.advance_to(2, meter);
  return stream.found() >= 2;
}

bool SolutionCounter::is_minimal(Grid puzzle) {
  for (Digit& digit : puzzle.digits()) {
    const Digit clue = std::exchange(digit, kBlank);
    if (!clue.is_blank() && !has_two_solutions(puzzle)) return false;
    digit = clue;
  }
  return true;
}

std::uint64_t SolutionCounter::count_classic(const Grid& puzzle, std::uint64_t limit, Grid& solution) {
  classic_->restart(puzzle.digits().first<81>());
  if (limit > 2) classic_->want_many();
  NodeMeter meter;
  while (classic_->found() < limit && classic_->next(meter) == SearchEvent::Solution) {
    if (classic_->found() == 1) classic_->write_solution(solution.digits().first<81>());
  }
  return classic_->found();
}

std::uint64_t SolutionCounter::count_general(const Grid& puzzle, std::uint64_t limit, Grid& solution) const {
  SolutionStream stream(puzzle);
  NodeMeter meter(Control{stop_, node_budget_, {}});
  SearchEvent event = stream.next(meter);
  if (event == SearchEvent::Solution) {
    stream.write_solution(solution);
    event = stream.advance_to(limit, meter);
  }
  return event == SearchEvent::Exhausted || event == SearchEvent::Solution ? stream.found() : limit;
}

}  // namespace nonet
