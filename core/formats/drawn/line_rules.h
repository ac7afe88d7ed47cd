#pragma once

#include <optional>
#include <vector>

#include "core/formats/drawn/rule_phrases.h"
#include "core/grid/layout.h"
#include "core/grid/rule.h"

namespace nonet {

/// Returns the rules that a sentence about lines gives one line, when they need more than the kind and the cells. Empty
/// when they do not, or when the line is too short for the sentence.
std::vector<Rule> rules_of_line(const RulePhrase& phrase, const std::vector<Cell>& cells, const Layout& layout);

/// Returns the rule that strokes which meet are one region sum line: the cells of each region that hang together have
/// the same sum. None when a stroke has more cells than the grid.
std::optional<Rule> joined_region_sums(const std::vector<std::vector<Cell>>& strokes, const Layout& layout);

}  // namespace nonet
