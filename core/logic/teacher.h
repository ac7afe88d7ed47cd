#pragma once

#include <bitset>
#include <optional>
#include <string_view>
#include <vector>

#include "core/logic/step.h"
#include "core/logic/survey.h"
#include "core/util/control.h"

namespace nonet {

/// Which techniques may be used.
class TechniqueSet {
 public:
  static TechniqueSet all();
  /// Those of a level and all easier ones.
  static TechniqueSet up_to(Level level);

  bool contains(Technique technique) const { return bits_[static_cast<std::size_t>(technique)]; }
  void insert(Technique technique) { bits_.set(static_cast<std::size_t>(technique)); }
  void erase(Technique technique) { bits_.reset(static_cast<std::size_t>(technique)); }
  bool empty() const { return bits_.none(); }

 private:
  std::bitset<128> bits_;
};

/// A list of technique ids (or HoDoKu's codes) with commas between; none when one of them is unknown.
std::optional<TechniqueSet> techniques_of(std::string_view ids);

/// How a solver is taught to go on: the allowed techniques, in the teacher's order.
struct TeacherOptions {
  TechniqueSet allowed = TechniqueSet::all();
  FindOptions find;
};

/// The first step of the easiest technique that gives one; none when the grid is full or nothing allowed helps, when stopped,
/// or where singles are at their end and a cell, or a digit in a house, has nothing left. Other mistakes in a state are not
/// looked for (mistakes_in() does): what follows from them is found.
std::optional<Step> next_step(const PuzzleState& state, const TeacherOptions& options = {}, StopToken stop = {});

/// Every step of one technique, cheapest first, no two with the same result.
std::vector<Step> find_steps(const PuzzleState& state, Technique technique, const FindOptions& options = {},
                             StopToken stop = {});

/// Every step that is there now, technique after technique in the teacher's order. Stopped, it gives what was found so far.
std::vector<Step> all_steps(const PuzzleState& state, const TeacherOptions& options = {}, const Control& control = {});

/// A way from a state to the full grid.
struct SolvingPath {
  std::vector<Step> steps;
  /// False when no allowed technique led further, when the control stopped it, or when the state has no solution.
  bool solved = false;
  /// True when it ended because the control asked for it.
  bool stopped = false;

  /// The hardest technique used, by the teacher's order; none when nothing was to be done, or it did not end solved.
  std::optional<Technique> hardest() const;
};

/// Step after step as next_step() gives them.
SolvingPath solving_path(const PuzzleState& state, const TeacherOptions& options = {}, const Control& control = {});

}  // namespace nonet
