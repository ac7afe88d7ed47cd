#include "core/search/true_candidates.h"

#include <algorithm>

#include "core/search/solution_stream.h"

namespace nonet {

namespace {

// The first search finds at most this number of solutions. These solutions contain most of the true candidates. If the
// puzzle has no further solutions, no other search is needed.
constexpr std::uint64_t kFirstSolutions = 16;

class CandidateFinder {
 public:
  CandidateFinder(const PuzzleView& puzzle, const Control& control)
      : puzzle_(puzzle),
        solution_(puzzle.layout()),
        control_(control),
        meter_(Control{control.stop, control.node_budget, [this](const Progress&) { report_progress(); }}) {
    result_.layout = puzzle.layout();
    result_.found.resize(puzzle.givens().digits().size() * static_cast<std::size_t>(puzzle.digit_count()));
  }

  TrueCandidates find() {
    if (look_at_first_solutions()) look_for_the_others();
    return std::move(result_);
  }

 private:
  // Returns true when there may be more solutions.
  bool look_at_first_solutions() {
    SolutionStream stream(puzzle_);
    SearchEvent event = SearchEvent::Solution;
    while (event == SearchEvent::Solution && stream.found() < kFirstSolutions) {
      event = stream.next(meter_);
      if (event == SearchEvent::Solution) add(stream);
    }
    result_.complete = event == SearchEvent::Exhausted;
    return event == SearchEvent::Solution;
  }

  // Searches for a solution with each candidate that has not been found yet.
  void look_for_the_others() {
    for (std::uint16_t index = 0; index < puzzle_.givens().digits().size(); ++index) {
      const Cell cell{index};
      if (!puzzle_.givens()[cell].is_blank()) continue;
      for (int value = 1; value <= puzzle_.digit_count(); ++value) {
        if (!look_for(cell, Digit{static_cast<std::uint8_t>(value)})) return;
      }
      cells_done_ = index + 1u;
    }
    result_.complete = true;
  }

  // Returns false when the search was stopped or ran out of budget.
  bool look_for(Cell cell, Digit digit) {
    if (result_.contains(cell, digit) || is_ruled_out(cell, digit)) return true;
    // Checks for a stop first, because building a search takes long on large grids, even if the search ends at its
    // first node.
    if (meter_.must_stop()) return false;
    Grid with_digit = puzzle_.givens();
    with_digit[cell] = digit;
    SolutionStream stream(puzzle_.with_givens(with_digit));
    const SearchEvent event = stream.next(meter_);
    if (event == SearchEvent::Solution) add(stream);
    return event == SearchEvent::Solution || event == SearchEvent::Exhausted;
  }

  // Returns true when the digit is not a given candidate of the cell, or a peer of the cell has the digit as a given.
  bool is_ruled_out(Cell cell, Digit digit) const {
    if (!puzzle_.allows(cell, digit)) return true;
    const std::span<const Cell> peers = puzzle_.layout()->peers(cell);
    return std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return puzzle_.givens()[peer] == digit; });
  }

  void add(const SolutionStream& stream) {
    stream.write_solution(solution_);
    const auto digits = static_cast<std::size_t>(puzzle_.digit_count());
    for (std::size_t index = 0; index < solution_.digits().size(); ++index) {
      const std::size_t candidate = index * digits + solution_.digits()[index].value - 1u;
      if (!result_.found[candidate]) ++found_;
      result_.found[candidate] = true;
    }
  }

  // Reports the share of cells that are done. The fraction that the meter passes belongs to a single search and is
  // ignored.
  void report_progress() const {
    if (!control_.progress) return;
    const double share = static_cast<double>(cells_done_) / static_cast<double>(puzzle_.givens().digits().size());
    control_.progress(Progress{share, found_});
  }

  const PuzzleView puzzle_;
  Grid solution_;
  const Control& control_;
  NodeMeter meter_;
  TrueCandidates result_;
  std::size_t cells_done_ = 0;
  std::uint64_t found_ = 0;
};

}  // namespace

int TrueCandidates::size(Cell cell) const {
  const auto digits = layout->digit_count();
  const auto first = found.begin() + std::ptrdiff_t{cell.index} * digits;
  return static_cast<int>(std::count(first, first + digits, true));
}

TrueCandidates true_candidates(const PuzzleView& puzzle, const Control& control) {
  return CandidateFinder(puzzle, control).find();
}

}  // namespace nonet
