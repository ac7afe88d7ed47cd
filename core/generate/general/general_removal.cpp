#include "core/generate/general/general_removal.h"

#include <algorithm>
#include <vector>

#include "core/general/clauses/assumption_search.h"
#include "core/generate/general/unavoidable_tally.h"

namespace nonet {

namespace {

constexpr int kMaxThoroughSide = 16;
constexpr std::size_t kCollectedClues = 8;

// The limits of the proofs of one pass over the orbits. At first a proof may take `nodes` search nodes. The pass adds
// up the work (AssumptionSearch::work()) of all proofs that end undecided:
// - From `max_work` on, a proof may take kFewNodes nodes.
// - From `max_work` + kMaxWorkOfFew on, a proof may take no node. A digit then follows only if propagation alone
// concludes it.
struct ProofLimits {
  std::uint64_t nodes;
  std::uint64_t max_work;
};
constexpr std::uint64_t kFewNodes = 100;
constexpr std::uint64_t kMaxWorkOfFew = 40'000'000;

std::vector<ProofLimits> passes(int side, ProofEffort effort) {
  const bool small = side <= kMaxThoroughSide;
  const ProofLimits quick{small ? 1000u : kFewNodes, 500'000};
  if (effort == ProofEffort::Quick) return {quick};
  return {quick, small ? ProofLimits{20000, kUnlimited} : ProofLimits{1000, 20'000'000}};
}

// The result of a proof whether digits follow from the clues.
enum class Proof { Follows, Open, Undecided, Stopped };

// Proves for one full grid that digits follow from clues. The clues are assumptions of one search.
class FollowProofs {
 public:
  FollowProofs(const Grid& givens, const Grid& solution, UnavoidableTally& tally, const ProofLimits& limits,
               StopToken stop)
      : search_(givens, stop), solution_(solution), other_(solution), tally_(tally), limits_(limits), stop_(stop) {}

  void assume(Cell cell) { search_.assume(in_solution(cell)); }
  // Retracts as many assumptions, the newest first. Kept clues stay on top.
  void retract(std::size_t assumptions) {
    for (std::size_t left = assumptions + kept_.size(); left > 0; --left) search_.retract();
    for (const Candidate clue : kept_) search_.assume(clue);
  }
  // Makes clues permanent. That propagates all assumptions again, which is slow on large grids, so several clues are
  // collected as assumptions on top of the others.
  void keep(const Orbit& orbit) {
    for (const Cell cell : orbit) {
      kept_.push_back(in_solution(cell));
      assume(cell);
    }
    if (kept_.size() < kCollectedClues) return;
    for (std::size_t left = kept_.size(); left > 0; --left) search_.retract();
    search_.fix(kept_);
    kept_.clear();
  }

  // Do all digits of an orbit follow from the clues? The orbit must not be counted as clues by the tally.
  Proof proof_of(const Orbit& orbit) {
    for (const Cell cell : orbit) {
      if (tally_.any_without_clue(cell)) return Proof::Open;
    }
    // A digit that follows is assumed too, so that the proofs of the other cells can use the digit.
    std::size_t assumed = 0;
    Proof proof = Proof::Follows;
    for (const Cell cell : orbit) {
      proof = proof_of(cell);
      if (proof != Proof::Follows) break;
      assume(cell);
      ++assumed;
    }
    for (; assumed > 0; --assumed) search_.retract();
    return proof;
  }

 private:
  Candidate in_solution(Cell cell) const { return {cell, solution_[cell]}; }

  std::uint64_t node_budget() const {
    if (undecided_work_ < limits_.max_work) return limits_.nodes;
    return undecided_work_ < limits_.max_work + kMaxWorkOfFew ? std::min(limits_.nodes, kFewNodes) : 0;
  }

  Proof proof_of(Cell cell) {
    if (search_.is_placed(in_solution(cell))) return Proof::Follows;
    NodeMeter meter(Control{stop_, node_budget(), {}});
    const std::uint64_t work = search_.work();
    switch (search_.find_other(in_solution(cell), meter, other_.digits())) {
      case SearchEvent::Exhausted: return Proof::Follows;
      case SearchEvent::OutOfBudget: undecided_work_ += search_.work() - work; return Proof::Undecided;
      case SearchEvent::Stopped: return Proof::Stopped;
      case SearchEvent::Solution: break;
    }
    tally_.add(other_.digits());
    return Proof::Open;
  }

  AssumptionSearch search_;
  const Grid& solution_;
  Grid other_;
  UnavoidableTally& tally_;
  const ProofLimits limits_;
  std::uint64_t undecided_work_ = 0;
  const StopToken stop_;
  // Clues that must stay and are not permanent yet.
  std::vector<Candidate> kept_;
};

int cells_of(std::span<const Orbit> orbits) {
  std::size_t cells = 0;
  for (const Orbit& orbit : orbits) cells += orbit.size();
  return static_cast<int>(cells);
}

class Removal {
 public:
  Removal(const GeneratedPuzzle& start, int target, StopToken stop)
      : puzzle_(start.puzzle),
        solution_(start.solution),
        target_(target),
        stop_(stop),
        tally_(start.puzzle, start.solution) {
    for (std::uint16_t index = 0; index < puzzle_.digits().size(); ++index) {
      if (puzzle_[Cell{index}].is_blank()) tally_.remove_clue(Cell{index});
    }
    clues_ = puzzle_.clue_count();
  }

  // Tries to remove the orbits in turn. Returns the orbits that are undecided; null when stopped.
  //
  // The orbits that are still to be tried are assumptions, the first orbit on top. So a trial retracts the newest
  // assumptions only. An orbit that must stay becomes a given.
  std::optional<std::vector<Orbit>> run(std::span<const Orbit> orbits, const ProofLimits& limits) {
    Grid givens = puzzle_;
    for (const Orbit& orbit : orbits) {
      for (const Cell cell : orbit) givens[cell] = kBlank;
    }
    FollowProofs proofs(givens, solution_, tally_, limits, stop_);
    for (std::size_t index = orbits.size(); index-- > 0;) {
      if (stop_.stop_requested()) return std::nullopt;
      for (const Cell cell : orbits[index]) proofs.assume(cell);
    }
    std::vector<Orbit> undecided;
    for (const Orbit& orbit : orbits) {
      if (stop_.stop_requested()) return std::nullopt;
      if (clues_ == target_) break;
      proofs.retract(orbit.size());
      const bool too_many = clues_ - cells_of({&orbit, 1}) < target_;
      for (const Cell cell : orbit) tally_.remove_clue(cell);
      const Proof proof = too_many ? Proof::Open : proofs.proof_of(orbit);
      if (proof == Proof::Stopped) return std::nullopt;
      if (proof == Proof::Follows) {
        clues_ -= cells_of({&orbit, 1});
        for (const Cell cell : orbit) puzzle_[cell] = kBlank;
        continue;
      }
      if (proof == Proof::Undecided) undecided.push_back(orbit);
      for (const Cell cell : orbit) tally_.restore_clue(cell);
      proofs.keep(orbit);
    }
    return undecided;
  }

  bool has_reached_target() const { return clues_ == target_; }
  const Grid& puzzle() const { return puzzle_; }

 private:
  Grid puzzle_;
  const Grid& solution_;
  const int target_;
  const StopToken stop_;
  int clues_ = 0;
  UnavoidableTally tally_;
};

}  // namespace

std::optional<Grid> remove_clues(const GeneratedPuzzle& start, std::span<const Orbit> orbits, int target,
                                 ProofEffort effort, StopToken stop) {
  Removal removal(start, target, stop);
  std::vector<Orbit> left(orbits.begin(), orbits.end());
  for (const ProofLimits& limits : passes(start.puzzle.digit_count(), effort)) {
    if (left.empty() || removal.has_reached_target()) break;
    auto undecided = removal.run(left, limits);
    if (!undecided) return std::nullopt;
    left = std::move(*undecided);
  }
  return removal.puzzle();
}

std::optional<Grid> add_clues(const Grid& keep, const Grid& solution, std::span<const Orbit> orbits, ProofEffort effort,
                              StopToken stop) {
  UnavoidableTally tally(keep, solution);
  for (std::uint16_t index = 0; index < keep.digits().size(); ++index) {
    if (keep[Cell{index}].is_blank()) tally.remove_clue(Cell{index});
  }
  FollowProofs proofs(keep, solution, tally, passes(keep.digit_count(), effort).front(), stop);
  Grid puzzle = keep;
  for (const Orbit& orbit : orbits) {
    if (stop.stop_requested()) return std::nullopt;
    const Proof proof = proofs.proof_of(orbit);
    if (proof == Proof::Stopped) return std::nullopt;
    if (proof == Proof::Follows) continue;
    for (const Cell cell : orbit) {
      puzzle[cell] = solution[cell];
      tally.restore_clue(cell);
    }
    proofs.keep(orbit);
  }
  return puzzle;
}

}  // namespace nonet
