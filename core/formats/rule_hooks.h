#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/blocks/block_forms.h"
#include "core/formats/line_reading.h"
#include "core/formats/parsed_puzzle.h"
#include "core/util/result.h"

// What the reader and the writer of texts know of rules and of the texts of other programs. The functions ask the part
// that the program has handed in. A program without the part refuses such texts (ParseErrorCode::RulesUnsupported), and
// contains no reader of them.

namespace nonet {

/// The most bytes of all lines with the rules of one puzzle.
inline constexpr std::size_t kMaxRuleBytes = std::size_t{1} << 20;

/// A line of a text that has rules, and where they begin in it.
struct RuleLine {
  std::string text;
  std::uint32_t number;
  std::size_t offset;
};

/// Why a puzzle has no text in a format of another program.
struct ForeignRefusal {
  /// The text of a rule that the format cannot say; empty when the layout is the reason.
  std::string rule;
};

/// The functions below, which a program with rules hands in (core/api/use_rules.h).
struct RuleTextPart {
  std::optional<ParseError> (*add_rules)(ParsedPuzzle& puzzle, std::span<const RuleLine> lines);
  std::vector<std::string> (*rule_texts)(const ParsedPuzzle& puzzle);
  std::optional<LineReading> (*read_foreign_line)(const TextLine& line);
  std::span<const BlockForm> (*block_forms)();
  Result<std::string, ForeignRefusal> (*write_foreign_line)(const ParsedPuzzle& puzzle, TextFormat format);
  std::optional<ReadItem> (*samurai_of_grids)(const std::list<ReadItem>& items);
};

/// The part that reads and writes rules.
extern const RuleTextPart kRuleTextPart;

/// Hands in the part that all readers and writers of the program use; null for none, as at the start. Call the function
/// while no other thread uses the library. The part must not end before the program does.
void use_rule_texts(const RuleTextPart* part);

/// True when the program has the part.
bool has_rule_texts();

/// Adds the rules of lines to a puzzle. Returns what is wrong in the first rule that is wrong.
std::optional<ParseError> add_rules(ParsedPuzzle& puzzle, std::span<const RuleLine> lines);

/// Returns the texts of the rules of a puzzle, in the order of RuleSet.
std::vector<std::string> rule_texts(const ParsedPuzzle& puzzle);

/// Reads a puzzle with rules in a format of another program. None for a line of another form.
std::optional<LineReading> read_foreign_line(const TextLine& line);

/// Returns what the items of a whole text are together (five_grids.h). None when they are puzzles of their own.
std::optional<ReadItem> samurai_in(const std::list<ReadItem>& items);

/// Returns the forms of the blocks that the program reads. Without the part these are the sections of .sdk files.
std::span<const BlockForm> block_forms();

/// True in a program without the part, when the part may read a line otherwise than the program does: as the beginning
/// of a block, or of a puzzle in a format of another program. `is_below_grid`: the line is right below a grid. True for
/// some plain lines, too.
bool may_need_rule_texts(std::string_view line, bool is_below_grid);

/// Writes a puzzle and its rules on one line in a format of another program: one that is_foreign() names and that can
/// be written.
Result<std::string, ForeignRefusal> write_foreign_line(const ParsedPuzzle& puzzle, TextFormat format);

}  // namespace nonet
