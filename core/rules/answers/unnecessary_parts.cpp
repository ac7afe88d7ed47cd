#include "core/rules/answers/unnecessary_parts.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>

#include "core/rules/answers/part_questions.h"
#include "core/util/random.h"

namespace nonet {

namespace {

class NecessityCheck {
 public:
  NecessityCheck(const PuzzleView& puzzle, const Control& control) : parts_(puzzle), questions_(parts_, control) {}

  UnnecessaryParts find(std::uint64_t seed) {
    std::vector<bool> kept(parts_.all().size(), true);
    const std::optional<int> solutions = questions_.solutions(kept, 2, kUnlimited);
    if (!solutions) return {};
    UnnecessaryParts answer;
    answer.state = solutions == 1 ? NecessityState::Found : NecessityState::NotOne;
    if (solutions != 1) return answer;
    const std::span<const Digit> found = questions_.solution();
    solution_.assign(found.begin(), found.end());
    std::vector<bool> unnecessary(kept.size());
    for (std::size_t part = 0; part < kept.size(); ++part) unnecessary[part] = can_leave_out(part, kept);
    Random random(seed);
    leave_out_in_random_order(kept, unnecessary, random);
    answer.each_alone = parts_.listed(unnecessary);
    answer.enough = parts_.listed(kept);
    answer.complete = !questions_.take_undecided();
    return answer;
  }

 private:
  bool can_leave_out(std::size_t part, std::vector<bool>& kept) {
    const double questions = static_cast<double>(2 * kept.size());
    questions_.set_progress(std::min(1.0, static_cast<double>(asked_++) / questions));
    kept[part] = false;
    const std::optional<int> solutions = questions_.solutions(kept, 2);
    kept[part] = true;
    if (solutions != 1) return false;
    const std::span<const Digit> found = questions_.solution();
    return std::equal(found.begin(), found.end(), solution_.begin(), solution_.end());
  }

  // A part that cannot be left out alone cannot be left out with others, unless leaving out a part takes away
  // solutions: then all parts are tried, until none can be left out.
  void leave_out_in_random_order(std::vector<bool>& kept, const std::vector<bool>& unnecessary, Random& random) {
    std::vector<std::size_t> order(kept.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(std::span(order));
    bool again = true;
    while (again) {
      again = false;
      for (const std::size_t part : order) {
        const bool may_be = parts_.leaving_out_keeps_solutions() ? bool{unnecessary[part]} : true;
        if (!kept[part] || !may_be || !can_leave_out(part, kept)) continue;
        kept[part] = false;
        again = !parts_.leaving_out_keeps_solutions();
      }
    }
  }

  const PuzzleParts parts_;
  PartQuestions questions_;
  std::vector<Digit> solution_;
  std::size_t asked_ = 0;
};

}  // namespace

UnnecessaryParts unnecessary_parts(const PuzzleView& puzzle, std::uint64_t seed, const Control& control) {
  return NecessityCheck(puzzle, control).find(seed);
}

}  // namespace nonet
