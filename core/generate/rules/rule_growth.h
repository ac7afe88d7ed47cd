#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "core/generate/rules/other_solutions.h"
#include "core/generate/rules/rule_drawing.h"
#include "core/generate/rules/rule_mix.h"
#include "core/util/random.h"

namespace nonet {

/// The rules that are added to a puzzle so that a wanted grid becomes its only solution: of several random rules that
/// the grid keeps, the one that most of the other solutions break.
class RuleGrowth {
 public:
  using Answer = OtherSolutions::Answer;

  /// Draws `drawings` rules for each rule that is added. With `half_turn`, each rule is added with its image. `kinds`
  /// and `random` must outlive the object.
  RuleGrowth(std::span<const RuleShare> kinds, int longest, int drawings, bool half_turn, Grid wanted, Random& random,
             StopToken stop);
  RuleGrowth(const RuleGrowth&) = delete;
  RuleGrowth& operator=(const RuleGrowth&) = delete;

  OtherSolutions& others() { return others_; }
  const OtherSolutions& others() const { return others_; }
  RuleDrawing& drawing() { return drawing_; }
  /// How many rules were added, a rule and its image as one.
  std::size_t added() const { return groups_.size(); }
  /// Adds the rules that were added to a puzzle.
  void add_to(Puzzle& puzzle) const;
  /// The numbers of the other solutions that are still to be made impossible.
  std::span<const std::size_t> living() const { return living_; }

  /// Adds the solutions that were found since the last call to living(), and then drops those that do not solve the
  /// puzzle.
  void note_found(const Puzzle& now);
  /// Drops the other solutions that the puzzle has made impossible.
  void drop_broken(const Puzzle& now);

  /// A rule, or a rule and its image.
  using Group = std::vector<Rule>;
  /// How many of the other solutions a rule or its image makes impossible.
  std::ptrdiff_t use_of(const Group& rules) const;
  /// Adds the rule with the most use, of the kind that has been added least often for its weight and has such a rule.
  /// Returns false when no drawn rule has more use than `least`.
  bool add_rule(std::ptrdiff_t least, const std::function<std::ptrdiff_t(const Group&)>& use);
  /// Asks of each rule, in random order, whether the puzzle needs it, and leaves it out if not, together with its
  /// image. While `is_needed` is asked, add_to() lacks the rule; `left` rules are still to be asked about.
  void leave_out_rules(const std::function<bool(std::size_t left)>& is_needed);

 private:
  bool add_rule_of(std::size_t kind, std::ptrdiff_t least, const std::function<std::ptrdiff_t(const Group&)>& use);
  // Empty when there is no room.
  Group draw(RuleKind kind);

  const std::span<const RuleShare> kinds_;
  const int drawings_;
  const bool half_turn_;
  Random& random_;
  OtherSolutions others_;
  RuleDrawing drawing_;
  std::vector<Group> groups_;
  // How many rules of each kind were added.
  std::vector<int> added_;
  std::vector<std::size_t> living_;
  // How many remembered solutions were looked at.
  std::size_t known_ = 0;
};

}  // namespace nonet
