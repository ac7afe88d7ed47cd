#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/answers/puzzle_parts.h"
#include "core/util/control.h"
#include "core/util/search.h"

namespace nonet {

/// Answers how many solutions are left when parts of a puzzle are left out. All questions together keep to one Control.
/// The parts must outlive the object.
class PartQuestions {
 public:
  /// Of one question, unless the caller says otherwise: the largest number of nodes.
  static constexpr std::uint64_t kNodesOfQuestion = 5000;

  /// `control` must outlive the object.
  PartQuestions(const PuzzleParts& parts, const Control& control);

  /// Returns the number of solutions of the puzzle with the kept parts, at most `limit`. None when the search did not
  /// come to an end. A question takes as long as RuleSearch takes to be built and to search.
  std::optional<int> solutions(const std::vector<bool>& kept, int limit, std::uint64_t nodes = kNodesOfQuestion);
  /// The solution that the last question found first; the question must have found one.
  std::span<const Digit> solution() const { return solution_; }

  /// True when some question since the last call had no answer.
  bool take_undecided();
  /// True when the budget is used up or a stop was requested: no further question has an answer.
  bool is_over() const { return nodes_left_ == 0 || control_.stop.stop_requested(); }
  /// What the next reports of progress say: a share from 0 to 1 that does not decrease.
  void set_progress(double share) { share_ = share; }

 private:
  const PuzzleParts& parts_;
  const Control& control_;
  std::uint64_t nodes_left_;
  double share_ = 0;
  bool undecided_ = false;
  std::vector<Digit> solution_;
};

}  // namespace nonet
