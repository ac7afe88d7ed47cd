// One lane begins with the root of the tree. An idle lane takes over the oldest open node of a busy lane. That node is
// the last one the busy lane would have visited, so the new part comes right after the busy lane's part in search
// order. The parts form a linked list in search order, and each new part is inserted after the part it was split from.
// The answer adds up the parts from front to back until it reaches the limit, so it is the answer of a single search.

#include "core/solve/shared_search.h"

#include <deque>
#include <vector>

#include "core/solve/branching.h"
#include "core/solve/lockstep_search.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

class SharedTree {
 public:
  static constexpr bool kShares = true;

  SharedTree(const SearchNode& root, std::uint32_t limit) : root_(root), limit_(limit) {}

  bool take_next() {
    if (!parts_.empty()) return false;
    parts_.emplace_back();
    return true;
  }
  std::size_t index() const { return 0; }
  std::uint32_t candidates(int digit, int plane) const { return root_.planes[plane][digit]; }
  std::uint32_t known(int plane) const { return root_.known_cells.planes[plane]; }
  BatchAnswer& answer(std::size_t index) { return parts_[index].answer; }

  std::size_t split(std::size_t index) {
    parts_.push_back({{}, {}, parts_[index].next, true});
    return parts_[index].next = parts_.size() - 1;
  }

  bool wants_more(std::size_t index) {
    parts_[index].guesses_at.push_back(parts_[index].answer.guesses);
    cut_at_limit();
    return parts_[index].answer.count < limit_;
  }
  bool drops(std::size_t index) const { return !parts_[index].is_wanted; }
  void end(std::size_t) {}
  void give_up(std::size_t) {}

  /// The answer to the whole tree; only when all parts have ended.
  BatchAnswer total() const {
    BatchAnswer total;
    std::size_t index = 0;
    do {
      const BatchAnswer& answer = parts_[index].answer;
      if (total.count == 0 && answer.count > 0) total.solution = answer.solution;
      const std::uint32_t missing = limit_ - total.count;
      if (answer.count >= missing) {
        total.count = limit_;
        total.guesses += parts_[index].guesses_at[missing - 1];
        return total;
      }
      total.count += answer.count;
      total.guesses += answer.guesses;
      index = parts_[index].next;
    } while (index != kEnd);
    return total;
  }

 private:
  // The end of the list: no part comes before part 0, so no part has 0 as its next part.
  static constexpr std::size_t kEnd = 0;

  struct Part {
    BatchAnswer answer;
    // The number of guesses that the part had made when it found each of its solutions.
    std::vector<std::uint32_t> guesses_at;
    std::size_t next = kEnd;
    bool is_wanted = true;
  };

  // When the first parts of the list together have as many solutions as the limit, the later parts are not needed.
  void cut_at_limit() {
    std::uint64_t found = 0;
    std::size_t index = 0;
    do {
      if (found >= limit_) parts_[index].is_wanted = false;
      found += parts_[index].answer.count;
      index = parts_[index].next;
    } while (index != kEnd);
  }

  const SearchNode& root_;
  std::uint32_t limit_;
  std::deque<Part> parts_;
};

BatchAnswer solve_from(const PuzzleMasks& masks, std::uint32_t limit, const SolveBackend& backend, StopToken stop) {
  NONET_EXPECTS(limit >= 1);
  const SearchNode root = root_node(masks);
  SharedTree tree(root, limit);
  if (!search_in_lockstep(tree, backend, stop)) return BatchAnswer::unknown();
  return tree.total();
}

}  // namespace

BatchAnswer solve_shared(const ClassicPuzzle& puzzle, std::uint32_t limit, const SolveBackend& backend,
                         StopToken stop) {
  PuzzleMasks masks;
  backend.read(reinterpret_cast<const std::uint8_t*>(puzzle.data()), masks);
  return solve_from(masks, limit, backend, stop);
}

BatchAnswer solve_shared(const ClassicCandidates& puzzle, std::uint32_t limit, const SolveBackend& backend,
                         StopToken stop) {
  PuzzleMasks masks;
  backend.read_candidates(puzzle.data(), masks);
  return solve_from(masks, limit, backend, stop);
}

}  // namespace nonet
