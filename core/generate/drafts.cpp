#include "core/generate/drafts.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/classic_drafts.h"
#include "core/generate/classroom_methods.h"
#include "core/generate/full_grid.h"
#include "core/search/solution_stream.h"
#include "core/util/contracts.h"
#include "core/util/random.h"

namespace nonet {

namespace {

// The node budget of a proof. A proof on a 9×9 grid needs far fewer nodes. On larger grids, a clue is kept if its proof
// would need more nodes.
constexpr std::uint64_t kProofBudget = 20000;

// Decides whether a puzzle has exactly one solution. The puzzle is made from a full grid by removing clues, so the full
// grid is always a solution.
class UniquenessProof {
 public:
  virtual ~UniquenessProof() = default;
  // Returns true when the puzzle has exactly one solution. `blanked` are the orbits that were removed since the puzzle
  // was last known to have one solution.
  virtual bool is_unique(const Grid& puzzle, std::span<const Orbit> blanked) = 0;
};

// Proofs for any layout. A proof that exceeds kProofBudget fails, and the puzzle counts as not unique.
class GeneralProof final : public UniquenessProof {
 public:
  explicit GeneralProof(StopToken stop) : stop_(stop) {}

  bool is_unique(const Grid& puzzle, std::span<const Orbit>) override {
    SolutionStream stream(puzzle);
    NodeMeter meter(Control{stop_, kProofBudget, {}});
    return stream.advance_to(2, meter) == SearchEvent::Exhausted;
  }

 private:
  const StopToken stop_;
};

class ClueRange {
 public:
  explicit ClueRange(const PuzzleForm& form)
      : min_clues_(form.fewest_clues), max_clues_(form.most_clues == 0 ? form.layout->cell_count() : form.most_clues) {}

  bool contains(int clues) const { return min_clues_ <= clues && clues <= max_clues_; }
  int draw(Random& random) const {
    return min_clues_ + static_cast<int>(random.below(static_cast<std::uint32_t>(max_clues_ - min_clues_ + 1)));
  }

 private:
  int min_clues_;
  int max_clues_;
};

// Removes orbits of clues from a full grid, in a given order. An orbit is kept if the puzzle would have a second
// solution without the orbit, or fewer than `target` clues.
//
// Several orbits are removed at once. If the puzzle then has one solution, each of these orbits could also have been
// removed in turn, because a puzzle with more clues has no more solutions. The result is therefore the same as with one
// orbit after the other, unless a proof exceeds its budget. The first half of the clues takes only a handful of proofs.
class Removal {
 public:
  Removal(const Grid& solution, int target, StopToken stop)
      : solution_(solution),
        puzzle_(solution),
        target_(target),
        stop_(stop),
        proof_(std::make_unique<GeneralProof>(stop)) {}

  // Returns false when the stop token ended the removal.
  bool run(std::span<const Orbit> orbits) {
    clues_ = puzzle_.clue_count();
    std::size_t together = std::max<std::size_t>(1, orbits.size() * 2 / 5);
    while (!orbits.empty()) {
      if (stop_.stop_requested()) return false;
      const auto tried = orbits.first(std::min(together, orbits.size()));
      const bool done = remove(tried);
      if (done || together == 1) orbits = orbits.subspan(tried.size());
      if (!done) together = std::max<std::size_t>(1, tried.size() / 2);
    }
    // A proof that was stopped counts as failed and leaves its clues in the puzzle. Such a puzzle would depend on the
    // time of the stop.
    return !stop_.stop_requested();
  }

  const Grid& puzzle() const { return puzzle_; }

 private:
  // Removes all orbits together. Returns false and keeps all of them when the puzzle would have a second solution or
  // too few clues.
  bool remove(std::span<const Orbit> orbits) {
    int cells = 0;
    for (const Orbit& orbit : orbits) cells += static_cast<int>(orbit.size());
    if (clues_ - cells < target_) return false;
    for (const Orbit& orbit : orbits) blank(orbit);
    if (proof_->is_unique(puzzle_, orbits)) {
      clues_ -= cells;
      return true;
    }
    for (const Orbit& orbit : orbits) restore(orbit);
    return false;
  }
  void blank(const Orbit& orbit) {
    for (const Cell cell : orbit) puzzle_[cell] = kBlank;
  }
  void restore(const Orbit& orbit) {
    for (const Cell cell : orbit) puzzle_[cell] = solution_[cell];
  }

  const Grid& solution_;
  Grid puzzle_;
  int target_;
  int clues_ = 0;
  const StopToken stop_;
  std::unique_ptr<UniquenessProof> proof_;
};

// One attempt. The error is NoFullGrid or Stopped.
Result<Draft, GenerateError> generate_draft(const PuzzleForm& form, Random random, StopToken stop) {
  const std::optional<Grid> solution = random_full_grid(form.layout, random, stop);
  if (!solution) return stop.stop_requested() ? GenerateError::Stopped : GenerateError::NoFullGrid;
  const ClueRange range(form);
  const int target = form.minimal || form.most_clues == 0 ? 0 : range.draw(random);
  std::vector<Orbit> order = orbits(form.layout->side(), form.symmetry);
  random.shuffle(std::span(order));
  Removal removal(*solution, target, stop);
  if (!removal.run(order)) return GenerateError::Stopped;
  if (!range.contains(removal.puzzle().clue_count())) return Draft();
  return Draft(GeneratedPuzzle{removal.puzzle(), *solution});
}

}  // namespace

Random random_of(const DraftKey& key) {
  // Each number draws the seed for the next one, so that neighbouring keys have unrelated random numbers.
  const std::uint64_t of_index = Random(key.seed).next() ^ key.index;
  const std::uint64_t of_attempt = Random(of_index).next() ^ key.attempt;
  return Random(of_attempt);
}

Result<std::vector<Draft>, GenerateError> generate_drafts(const PuzzleForm& form, std::span<const DraftKey> keys,
                                                          StopToken stop) {
  if (form.method == Method::Swap || form.method == Method::Shift) return generate_classroom_drafts(form, keys, stop);
  if (is_classic(form)) {
    return generate_classic_drafts(form, keys, fastest_backend(), stop);
  }
  std::vector<Draft> drafts;
  drafts.reserve(keys.size());
  for (const DraftKey& key : keys) {
    auto draft = generate_draft(form, random_of(key), stop);
    if (!draft) return draft.error();
    drafts.push_back(std::move(draft).value());
  }
  return drafts;
}

bool has_neighbours(const PuzzleForm& form) { return is_classic(form); }

Result<std::vector<Draft>, GenerateError> exchange_clues(const PuzzleForm& form, const GeneratedPuzzle& puzzle,
                                                         std::span<const DraftKey> keys, StopToken stop) {
  NONET_EXPECTS(has_neighbours(form));
  return exchange_classic_clues(form, puzzle, keys, fastest_backend(), stop);
}

}  // namespace nonet
