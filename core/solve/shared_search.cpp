// The tree of one puzzle is searched by one lane at first. A lane without work takes from another the node that waits longest
// there, which is the last that its search would come to: the rest of that search, and then this node, in the order in which
// a single search would go. So the parts stand in a list, a new one right after the one that it is split from, and the answer
// is put together from front to back, as far as the limit.

#include "core/solve/shared_search.h"

#include <deque>
#include <vector>

#include "core/solve/branching.h"
#include "core/solve/lockstep_search.h"

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
  static constexpr std::size_t kEnd = 0;  // the first part comes after none

  struct Part {
    BatchAnswer answer;
    /// Guesses made by the time of each solution.
    std::vector<std::uint32_t> guesses_at;
    std::size_t next = kEnd;
    bool is_wanted = true;
  };

  // Once the parts up to one of them have as many solutions as are asked for, those after it are not wanted.
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

}  // namespace

BatchAnswer solve_shared(const ClassicPuzzle& puzzle, std::uint32_t limit, const SolveBackend& backend) {
  PuzzleMasks masks;
  backend.read(reinterpret_cast<const std::uint8_t*>(puzzle.data()), masks);
  const SearchNode root = root_node(masks);
  SharedTree tree(root, limit);
  search_in_lockstep(tree, backend);
  return tree.total();
}

}  // namespace nonet
