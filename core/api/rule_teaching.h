#pragma once

/// The part of Nonet's public interface that explains puzzles with own rules, without a search of other puzzles: what a
/// module needs beside own_rules.h for hints, steps and paths. For a text: with_rules_in_layout(), played_puzzle_of()
/// or state_of(), rule_mistakes_before_teaching(), and then hint_for(), begin_steps() or begin_path().

#include "core/api/teaching.h"
#include "core/api/teaching/library_steps.h"
#include "core/logic/rule_techniques.h"
#include "core/util/control.h"

namespace nonet {

/// The same as kNodesBeforeHint for puzzles with own rules, whose nodes take longer.
inline constexpr std::uint64_t kRuleNodesBeforeHint = 2'000;

/// As mistakes_before_teaching(), for a position whose layout has own rules.
Mistakes rule_mistakes_before_teaching(const PlayedPuzzle& position, StopToken stop = {},
                                       const TeachingWork& work = {});

}  // namespace nonet
