#include "core/rules/answers/rules_at_fault.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/rules/answers/part_questions.h"
#include "core/util/random.h"
#include "core/util/sort.h"

// Divide and conquer after U. Junker: QuickXplain, preferred explanations and relaxations for over-constrained
// problems, 2004. The parts that are still open are halved. What remains of one half is found while the other half is
// kept, so whole halves without fault are left out by one question. A set with k of n parts takes about k · log2(n / k)
// questions.
//
// Differs in two ways. Before, whole kinds of parts are left out where that leaves a contradiction: a set with few
// kinds is easier to explain. And a question that was not answered counts as "has a solution": the set then stays a
// contradiction, but may not be minimal. In that case, and where leaving out a part can take away solutions, each part
// of the set is tried once more.

namespace nonet {

namespace {

constexpr int kOrders = 4;

using Numbers = std::vector<std::size_t>;

class FaultFinder {
 public:
  FaultFinder(const PuzzleView& puzzle, const Control& control) : parts_(puzzle), questions_(parts_, control) {}

  RulesAtFault find() {
    const std::size_t count = parts_.all().size();
    const std::optional<int> solutions = questions_.solutions(std::vector<bool>(count, true), 1, kUnlimited);
    if (!solutions) return {};
    if (*solutions > 0) return {FaultState::HasSolution, {}, false};
    std::optional<Set> best;
    // Sets of one part cannot become smaller, and hardly any pair does.
    for (order_ = 0; order_ < kOrders && (!best || (best->numbers.size() > 2 && !questions_.is_over())); ++order_) {
      Set set = smallest_in_order();
      const bool is_better = !best || (set.minimal && !best->minimal) ||
                             (set.minimal == best->minimal && set.numbers.size() < best->numbers.size());
      if (is_better) best = std::move(set);
    }
    return {FaultState::Found, parts_.listed(kept_of(best->numbers)), best->minimal};
  }

 private:
  struct Set {
    Numbers numbers;
    bool minimal;
  };

  Set smallest_in_order() {
    decided_ = 0;
    questions_.take_undecided();
    Numbers left = without_whole_kinds();
    Numbers none;
    Numbers set = left.empty() || contradicts(none) ? none : conflict(none, false, left);
    bool minimal = !questions_.take_undecided() && parts_.leaving_out_keeps_solutions();
    if (!minimal) minimal = leave_out_one_by_one(set);
    return {std::move(set), minimal};
  }

  // The parts in the order of this round, kind by kind. First the largest kinds are left out; other rounds shuffle.
  std::vector<Numbers> kinds() const {
    std::vector<Numbers> kinds;
    for (std::size_t part = 0; part < parts_.all().size(); ++part) {
      if (part == 0 || !same_kind(parts_.all()[part - 1], parts_.all()[part])) kinds.emplace_back();
      kinds.back().push_back(part);
    }
    if (order_ == 0) {
      put_in_order(kinds, [](const Numbers& one, const Numbers& other) { return one.size() > other.size(); });
    } else {
      Random random(static_cast<std::uint64_t>(order_));
      random.shuffle(std::span(kinds));
      for (Numbers& kind : kinds) random.shuffle(std::span(kind));
    }
    return kinds;
  }

  static bool same_kind(const PuzzlePart& one, const PuzzlePart& other) {
    return one.sort == other.sort && one.rule.kind == other.rule.kind;
  }

  Numbers without_whole_kinds() {
    std::vector<Numbers> kinds = this->kinds();
    for (std::size_t kind = 0; kinds.size() > 1 && kind < kinds.size();) {
      std::vector<Numbers> others = kinds;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(kind));
      if (contradicts(united(others))) {
        decided_ += kinds[kind].size();
        kinds = std::move(others);
      } else {
        ++kind;
      }
    }
    return united(kinds);
  }

  static Numbers united(const std::vector<Numbers>& lists) {
    Numbers all;
    for (const Numbers& list : lists) all.insert(all.end(), list.begin(), list.end());
    return all;
  }

  // Returns a minimal part of `open` that contradicts `background`; both together have no solution. `grown` is true
  // when the background has got parts since it was last asked about.
  Numbers conflict(const Numbers& background, bool grown, const Numbers& open) {
    if (grown && contradicts(background)) {
      decided_ += open.size();
      return {};
    }
    if (open.size() == 1) {
      ++decided_;
      return open;
    }
    const auto middle = open.begin() + static_cast<std::ptrdiff_t>(open.size() / 2);
    const Numbers first(open.begin(), middle);
    const Numbers second(middle, open.end());
    const Numbers of_second = conflict(united({background, first}), true, second);
    const Numbers of_first = conflict(united({background, of_second}), !of_second.empty(), first);
    return united({of_first, of_second});
  }

  // Leaves out parts as long as that leaves a contradiction. Returns true when no single one can be left out any more.
  bool leave_out_one_by_one(Numbers& set) {
    bool proved = true;
    for (std::size_t place = 0; place < set.size();) {
      Numbers others = set;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(place));
      if (contradicts(others)) {
        set = std::move(others);
        proved = true;
        place = 0;
      } else {
        proved = proved && !questions_.take_undecided();
        ++place;
      }
    }
    return proved;
  }

  bool contradicts(const Numbers& numbers) {
    const double total = static_cast<double>(std::max<std::size_t>(parts_.all().size(), 1));
    questions_.set_progress((order_ + std::min(1.0, static_cast<double>(decided_) / total)) / kOrders);
    return questions_.solutions(kept_of(numbers), 1) == 0;
  }

  std::vector<bool> kept_of(const Numbers& numbers) const {
    std::vector<bool> kept(parts_.all().size());
    for (const std::size_t part : numbers) kept[part] = true;
    return kept;
  }

  const PuzzleParts parts_;
  PartQuestions questions_;
  int order_ = 0;
  std::size_t decided_ = 0;
};

}  // namespace

RulesAtFault rules_at_fault(const PuzzleView& puzzle, const Control& control) {
  return FaultFinder(puzzle, control).find();
}

}  // namespace nonet
