#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/digit_pattern.h"
#include "core/formats/parse_error.h"
#include "core/grid/layout.h"
#include "core/grid/rule_table.h"
#include "core/util/result.h"

namespace nonet {

/// The most rules that one puzzle can have in a text, with the rules inside of rules.
inline constexpr std::size_t kMaxRules = 4096;

/// Reads rules of a puzzle from a text. A line has rules separated by semicolons; `#` begins a comment.
///
///     cage 15 r1c1 r1c2 r2c1; thermometer r4c1-r4c5
///
/// A rule is the id of its kind, its values separated by commas if the kind has any, and its cells. A range such as
/// `r1c1-r1c4` or `r1c1-r4c4-r4c1` goes straight from cell to cell: along a row, a column or a diagonal. Capital
/// letters are read, too.
///
/// An automaton can be written as a regular expression between slashes, without spaces (digit_pattern.h): `automaton
/// /1*2+/ r1c1-r1c4`.
///
/// Rules inside a rule are in brackets, which may be joined by `or` in any-of and by `and` in all-of: `any-of (whisper
/// 5 r1c1-r1c4) or (renban r1c1-r1c4)`. Several rules in one pair of brackets, separated by semicolons, are kept
/// together, as in `all-of`.
///
/// Each rule fits the layout: error_in_rule() accepts it. The first rule that is wrong is the error.
Result<RuleSet, ParseError> read_rules(std::string_view text, const Layout& layout);

/// Reads the rules of one line from an offset on, and inserts them. `number` is the number of the line, for errors.
/// All lines of a puzzle share `work`.
std::optional<ParseError> read_rule_line(std::string_view line, std::uint32_t number, std::size_t offset,
                                         const Layout& layout, PatternWork& work, RuleSet& rules);

/// Returns the error of read_rules() for a rule that no digits can keep: it has too many cells, or a sum that is too
/// small or too large. None for other errors. The position is for the caller to set.
std::optional<ParseError> refusal_of_impossible(RuleError error, const Rule& rule, const Layout& layout, int times = 1);

/// Writes a rule as read_rules() reads it. Three or more cells in a straight line are a range. Equal rules have the
/// same text.
std::string write_rule(const Rule& rule, const Layout& layout);

}  // namespace nonet
