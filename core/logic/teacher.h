#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/step.h"
#include "core/logic/step_sink.h"
#include "core/logic/survey.h"
#include "core/util/control.h"

namespace nonet {

/// A set of techniques.
class TechniqueSet {
 public:
  static TechniqueSet all();
  /// The techniques of rule_technique_table().
  static TechniqueSet of_rules();
  /// The techniques of a level and of all easier levels, without those of rules.
  static TechniqueSet up_to(Level level);

  bool contains(Technique technique) const { return bits_[static_cast<std::size_t>(technique)]; }
  void insert(Technique technique) { bits_.set(static_cast<std::size_t>(technique)); }
  void erase(Technique technique) { bits_.reset(static_cast<std::size_t>(technique)); }
  bool empty() const { return bits_.none(); }
  std::size_t size() const { return bits_.count(); }
  /// True when the other set contains each technique of this one.
  bool is_within(const TechniqueSet& other) const { return (bits_ & ~other.bits_).none(); }

  friend TechniqueSet operator|(TechniqueSet left, const TechniqueSet& right) {
    left.bits_ |= right.bits_;
    return left;
  }
  friend TechniqueSet operator&(TechniqueSet left, const TechniqueSet& right) {
    left.bits_ &= right.bits_;
    return left;
  }
  /// The techniques of `left` that are not in `right`.
  friend TechniqueSet operator-(TechniqueSet left, const TechniqueSet& right) {
    left.bits_ &= ~right.bits_;
    return left;
  }
  friend bool operator==(const TechniqueSet& left, const TechniqueSet& right) { return left.bits_ == right.bits_; }

 private:
  std::bitset<192> bits_;
};

/// The techniques of a list of ids, or of HoDoKu's codes, separated by commas. None when one of them is unknown.
std::optional<TechniqueSet> techniques_of(std::string_view ids);

/// Which step comes next when several techniques have one.
enum class StepOrder : std::uint8_t {
  /// The first step of the technique that is taught first.
  Technique,
  /// The step that brings most for what has to be seen, among all steps of the easiest level that has one
  /// (step_order.h). Singles, last cells of sums, related cells and the steps of Level::Extreme come in the order of
  /// techniques. With own rules:
  /// - Unless the steps of Level::Easy solve the puzzle from here, the steps of Level::Medium are among the other ones
  ///   of Level::Easy, and those that place a digit come first.
  /// - What each rule forbids by itself (Technique::ExcludedDigits) is one step.
  Value,
};

/// The techniques that the teacher may use, their order and their forms.
struct TeacherOptions {
  TechniqueSet allowed = TechniqueSet::all();
  FindOptions find;
  StepOrder order = StepOrder::Technique;
};

// Techniques of Family::Uniqueness find nothing in a state whose digits are not interchangeable.

/// The next step in the order of the options: with StepOrder::Technique, the first step of the easiest allowed
/// technique that finds one. None when the grid is full, when no allowed technique finds a step, when a stop was
/// requested, or when no single is left and the state is broken (PuzzleState::is_broken()). Other mistakes are not
/// detected: in a state with a wrong digit, steps may be wrong too. mistakes_in() in core/api finds mistakes.
std::optional<Step> next_step(const PuzzleState& state, const TeacherOptions& options = {}, StopToken stop = {});

/// A step, and how far the search for one came.
struct FoundStep {
  std::optional<Step> step;
  /// When a stop or a budget ended the search for a technique: the first such technique. The allowed techniques that
  /// are taught before it have no step. A step that was found nevertheless is the easiest of the techniques after it,
  /// as far as they were searched. With StepOrder::Value, and a step: such a technique of an easier level than that of
  /// the step.
  std::optional<Technique> stopped_at;
};

/// The search of next_step(). When `stop` has a budget, each technique may use half of what is left of the budget, and
/// the last allowed technique all of it. A technique that needs more has no step, and the search goes on with the next
/// technique.
FoundStep find_next_step(const PuzzleState& state, const TeacherOptions& options = {}, StopToken stop = {});

/// Every step of one technique, the cheapest first, no two with the same result.
std::vector<Step> find_steps(const PuzzleState& state, Technique technique, const FindOptions& options = {},
                             StopToken stop = {});

/// Every step of every allowed technique in this state, in the teacher's order. When a stop is requested, the steps
/// found so far. Progress is reported before each technique; `found` is the number of steps so far.
std::vector<Step> all_steps(const PuzzleState& state, const TeacherOptions& options = {}, const Control& control = {});

/// Steps, and how far the search for them came.
struct FoundSteps {
  std::vector<Step> steps;
  /// As FoundStep::stopped_at. From this technique on, steps can be missing.
  std::optional<Technique> stopped_at;
};

/// The search of all_steps(). A budget is divided as find_next_step() divides it.
FoundSteps find_all_steps(const PuzzleState& state, const TeacherOptions& options = {}, const Control& control = {});

/// The search of all_steps(), one technique after the other, so that a caller can pause between two techniques.
class StepsSearch {
 public:
  /// `state` must outlive the search.
  explicit StepsSearch(const PuzzleState& state, const TeacherOptions& options = {}, StopToken stop = {});
  ~StepsSearch();

  /// Looks for the steps of the next allowed technique. Returns false when no technique is left, when a stop was
  /// requested, or when the state is broken.
  bool advance();
  /// The part of the techniques that is done, 0 to 1.
  double fraction() const;
  /// The number of steps that take() returns.
  std::size_t found() const { return sink_.size(); }
  /// Returns the steps found so far, and forgets them.
  FoundSteps take() { return {sink_.take(), stopped_at_}; }

 private:
  struct Pieces;

  const PuzzleState& state_;
  TeacherOptions options_;
  std::unique_ptr<Pieces> pieces_;
  StepSink sink_{StepSink::Wanted::All};
  std::optional<Technique> stopped_at_;
  std::size_t next_ = 0;
};

/// The steps that lead from a state towards the full grid.
struct SolvingPath {
  std::vector<Step> steps;
  /// False when no allowed technique found a further step, when a stop or a budget ended the search, or when the steps
  /// led to a contradiction.
  bool solved = false;
  /// True when the path ended because of a stop or a budget.
  bool stopped = false;
  /// The first technique of the path whose search a stop or a budget ended. When the path goes on after it, an easier
  /// path may exist.
  std::optional<Technique> stopped_at;

  /// The technique used that is taught last. None when the path is empty or not solved.
  std::optional<Technique> hardest() const;
};

/// The search of solving_path(), one step after the other, so that a caller can pause between two steps.
class PathSearch {
 public:
  /// `work_of_step` is the budget of each step, in units of WorkBudget.
  explicit PathSearch(const PuzzleState& start, const TeacherOptions& options = {}, StopToken stop = {},
                      std::uint64_t work_of_step = kUnlimited)
      : state_(start), options_(options), stop_(stop), work_of_step_(work_of_step) {}

  /// Finds and applies the next step. Returns false when the path has ended.
  bool advance();
  /// The part of the cells that have a digit, 0 to 1.
  double fraction() const;
  /// The number of steps of the path so far.
  std::size_t found() const { return path_.steps.size(); }
  /// Returns the path as far as it is found, and forgets it.
  SolvingPath take() { return std::move(path_); }

 private:
  PuzzleState state_;
  TeacherOptions options_;
  StopToken stop_;
  std::uint64_t work_of_step_;
  SolvingPath path_;
};

/// Applies next_step() until it returns none. Progress is reported before each step; `found` is the number of steps so
/// far. `work_of_step` is as for PathSearch.
SolvingPath solving_path(const PuzzleState& state, const TeacherOptions& options = {}, const Control& control = {},
                         std::uint64_t work_of_step = kUnlimited);

}  // namespace nonet
