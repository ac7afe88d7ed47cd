#pragma once

#include <cstdint>
#include <vector>

#include "core/generate/rules/rule_mix.h"
#include "core/generate/rules/rule_puzzle.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// A puzzle that somebody has begun to draw, and what may be added to it.
struct RuleCompletionForm {
  /// Its givens, given candidates and own rules, which may be of any kinds, are all kept. The search must support it.
  Puzzle drawn;
  /// As in RuleMixForm.
  std::vector<RuleShare> kinds;
  /// The largest number of cells of a line or a cage that is added, from 3 to the side.
  int longest = 5;
};

/// Adds rules of the given kinds to a drawn puzzle until it has exactly one solution. No added rule can be left out
/// alone. Givens are never added. Added cages share no cells with drawn cages that have a sum, added lines none with
/// drawn lines, and two neighbours get one mark at most.
///
/// A drawn negative rule about marks of an added kind says that all such marks are there. Then every mark that the
/// solution needs is added.
///
/// The same form and seed give the same puzzle on every platform. A drawn puzzle with one solution is returned as it
/// is. The error is BadForm as for random_rule_mix(), NoSolution when the drawn puzzle has none, and NotFound when no
/// attempt ended with one solution. `control.progress` gets the part of the work that is done, by estimate; the node
/// budget is not looked at.
Result<GeneratedRulePuzzle, RulePuzzleError> completed_with_rules(const RuleCompletionForm& form, std::uint64_t seed,
                                                                  const Control& control = {});

}  // namespace nonet
