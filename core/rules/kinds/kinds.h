#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/cell.h"
#include "core/grid/layout.h"
#include "core/grid/rule.h"
#include "core/rules/lowering.h"

namespace nonet {

// What the kinds of own rules mean: every kind that does not belong to layouts (RuleRow::belongs_to_layout()).

/// Says what a rule means, in the words of `Lowering`, whose layout the rule must fit. `rules` are all own rules of the
/// puzzle, for rules that spare cells with other rules. In a program without use_doublers(), doublers say only which
/// digits of cages differ.
void lower(const Rule& rule, const RuleSet& rules, Lowering& lowering);

/// The number of calls of lower() since the program began, in all threads. Tests count with it how often a hint lowers
/// its rules.
std::uint64_t rules_lowered();

/// Whether a full grid keeps a rule that fits its layout. `full` has the digit of each cell, and each house all digits.
/// `rules` are all own rules of the puzzle. Takes some nanoseconds for each cell of the rule.
bool holds(const Rule& rule, std::span<const Digit> full, const Layout& layout, const RuleSet& rules);

/// Returns the cells whose digits decide whether a rule is kept, in the order of their numbers: those of the rule, and
/// for some kinds neighbours, houses or the whole grid.
std::vector<Cell> cells_read(const Rule& rule, const Layout& layout);

}  // namespace nonet
