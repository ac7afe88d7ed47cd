#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/generate/rules/rule_judge.h"
#include "core/grid/puzzle.h"
#include "core/logic/teacher.h"
#include "core/util/control.h"

namespace nonet {

/// A range of levels, both ends included.
struct LevelRange {
  Level least = Level::Easy;
  Level most = Level::Extreme;
};

/// Reads `A-B` or `A` with names of levels such as `medium`; none unless A <= B.
std::optional<LevelRange> level_range_of(std::string_view text);

/// The level and the hardest technique on the teacher's path of a puzzle with own rules.
struct RuleFigures {
  Level level;
  Technique hardest;
};

/// Follows the teacher's path with the techniques up to a level. None when they do not solve the puzzle, when its rules
/// are not supported, or after a stop.
std::optional<RuleFigures> rule_figures_of(const PuzzleView& puzzle, Level most = Level::Extreme, StopToken stop = {});

/// Judges puzzles with own rules by a range of levels. The stages end at the level `most` of the range; techniques
/// above Level::Hard take long, so they have a stage of their own. For Level::Extreme there are no stages, because
/// trials solve nearly every puzzle.
///
/// passes() applies all steps of a technique at once, and takes some milliseconds up to Level::Hard. accepts() follows
/// the teacher's path.
class LevelJudge final : public RuleJudge {
 public:
  /// Reports progress before each attempt: the share of the attempts, and how many there were.
  LevelJudge(LevelRange levels, Control control) : levels_(levels), control_(std::move(control)) {}

  int stages() const override;
  bool passes(const Puzzle& puzzle, int stage) override;
  const std::vector<std::uint32_t>& left() const override { return left_; }
  bool accepts(const Puzzle& puzzle) override;
  void begin_attempt(int attempt, int attempts) override;

  /// The figures of the puzzle that was accepted last.
  const std::optional<RuleFigures>& figures() const { return figures_; }

 private:
  const LevelRange levels_;
  const Control control_;
  std::vector<std::uint32_t> left_;
  std::optional<RuleFigures> figures_;
};

}  // namespace nonet
