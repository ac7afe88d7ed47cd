#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// A position in a text. Both numbers count from 1; the column counts UTF-8 characters.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

/// Why a text is not a puzzle. The comment of each code is its meaning; the doors have the sentences
/// (cli/output/messages.cpp for the command line).
enum class ParseErrorCode : std::uint8_t {
  EmptyInput,      ///< The text has only blank lines and comments, or nothing.
  BadSymbol,       ///< `symbol` is not a cell of a grid of side `expected`; 0 when the side is not known.
  WrongLength,     ///< The puzzle has `found` cells instead of `expected`.
  WrongRowLength,  ///< A row has `found` cells instead of `expected`.
  MissingRows,     ///< The grid ends after `found` of its `expected` rows.
  NumberTooLarge,  ///< The number `found` is larger than `expected`, the largest digit of the grid.
  LineTooLong,     ///< A line has more than `expected` bytes.
  UnknownLayout,   ///< `symbol` is not the name of a layout.
  TooManyPuzzles,  ///< A second puzzle begins, but one was expected.
  // Rules of a puzzle (rule_text.h). `symbol` is the part of the text that is wrong, or the id of the kind.
  UnknownRule,       ///< `symbol` is not the id of a kind of rules.
  RuleOfLayout,      ///< `symbol` is a rule that a layout has and no puzzle.
  BadRuleValue,      ///< `symbol` is not a number from `found` to `expected`: the values of the kind, or the sums of so
                     ///< many cells.
  WrongRuleValues,   ///< A rule of the kind `symbol` cannot have these `found` values; it needs at least `expected`.
  BadRuleCell,       ///< `symbol` is neither a cell of the grid, whose side is `expected`, nor a range of its cells.
  RepeatedRuleCell,  ///< The cell `symbol` is listed twice; on a path that may return, one after the other.
  WrongRuleCells,    ///< A rule of the kind `symbol` cannot have these cells. `expected` is the most cells that it can
                     ///< have when they are too many, otherwise 0.
  WrongRuleSide,  ///< A rule of the kind `symbol` does not fit the side of the grid, `expected`; 0 when the layout is
                  ///< no square.
  TooManyRules,   ///< A puzzle has more than `expected` rules, or their text is too long.
  NoPuzzleForRules,   ///< No puzzle follows after the rules.
  RulesUnsupported,   ///< This program knows neither rules nor the texts of other programs (rule_hooks.h).
  BadRulePattern,     ///< `symbol` is not a regular expression for digits of the grid, or its automaton is too large.
  WrongRuleParts,     ///< A rule of the kind `symbol` needs two rules or more (doublers need one), each in brackets.
  DoublersInside,     ///< Doublers, `symbol`, are inside another rule.
  NotInsideDoublers,  ///< A rule of the kind `symbol` is inside of doublers, and cannot be there.
  BadForeignText,     ///< The text has the form `symbol` of another program, but is not well formed here.
  // Blocks of a text (blocks/text_block.h). `symbol` is the name of the kind, or of the program or site.
  NoPuzzleFound,  ///< The text is `symbol`, such as JSON, and no part of it is a puzzle.
  UnreadFormat,   ///< The text is in the form `symbol` of another program, which is not read.
  OnServer,       ///< The address only names a puzzle, which is on a server of `symbol`.
};

/// Why a text is not a puzzle, and where. ParseErrorCode says which codes use `expected`, `found` and `symbol`;
/// otherwise these are 0 and empty.
struct ParseError {
  ParseErrorCode code;
  Position position;
  int expected = 0;
  int found = 0;
  std::string symbol;
};

/// Returns the code in kebab-case (`bad-symbol`), as interfaces name it.
std::string_view name_of(ParseErrorCode code);

/// Returns the position of a byte of a line, or of a text of several lines whose first line has this number. The column
/// counts UTF-8 characters, not bytes.
Position position_in(std::string_view line, std::uint32_t number, std::size_t offset);

/// Returns the error for a character that is no cell of a grid with this side; 0 when the side is not known.
ParseError bad_symbol(std::string_view line, std::uint32_t number, std::size_t offset, int side);

}  // namespace nonet
