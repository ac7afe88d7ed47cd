#include "cli/output/messages.h"

#include <cerrno>
#include <cstring>

#include "cli/output/printable.h"

namespace nonet {

namespace {

// Returns a number and a noun, such as `1 cell` or `2 cells`.
std::string counted(int number, std::string_view noun) {
  return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

// Returns the symbols of the digits of a grid, such as `1-9`, or `1-9 and A-G` for 16×16. `side` is 0 when the side is
// not known.
std::string symbols_up_to(int side) {
  if (side == 0 || side > kMaxSymbol) return "1-9, letters from A = 10";
  if (side <= 9) return "1-" + std::to_string(side);
  const std::string last(1, symbol_of(Digit{static_cast<std::uint8_t>(side)}));
  return "1-9 and " + (side == 10 ? last : "A-" + last);
}

std::string bad_symbol_sentence(const ParseError& error) {
  const std::string side = std::to_string(error.expected);
  const std::string grid = error.expected == 0 ? "puzzle" : side + "x" + side + " puzzle";
  return quoted_symbol(error.symbol) + " is not a digit of a " + grid + ". Use " + symbols_up_to(error.expected) +
         ", and '.' or 0 for a blank cell.";
}

// Returns advice about a puzzle with a wrong number of cells.
std::string_view size_advice(const ParseError& error) {
  if (error.code == ParseErrorCode::MissingRows) {
    return error.found == 1 ? "Add the other rows, or write all cells of the puzzle on one line."
                            : "Add the other rows.";
  }
  const bool has_surplus = error.code == ParseErrorCode::WrongLength && error.found > error.expected;
  return has_surplus ? "Remove the surplus cells. If they are a comment, put a space before it."
                     : "Write '.' or 0 for each blank cell.";
}

// Returns `cage, thermometer, …`: the ids of the rules that a puzzle can have.
std::string ids_of_rules() {
  std::string ids;
  for (const RuleRow& row : rule_table()) {
    if (!row.belongs_to_layout()) ids.append(ids.empty() ? "" : ", ").append(row.id);
  }
  return ids;
}

std::string ids_of_counting_rules() {
  std::string ids;
  for (const RuleRow& row : rule_table()) {
    if (may_count_values(row.kind)) ids.append(ids.empty() ? "" : ", ").append(row.id);
  }
  return ids;
}

std::string_view cells_of(const RuleRow& row) {
  switch (row.shape) {
    case RuleShape::WholeGrid: return "no cells";
    case RuleShape::Parts: return "rules in brackets";
    case RuleShape::Set: return "one cell or more";
    case RuleShape::Line:
    case RuleShape::Path:
      if (row.kind == RuleKind::Arrow) return "two cells or more, at least one of them after its circle or pill";
      return row.cells.fewest > 2 ? "three cells or more" : "two cells or more";
    case RuleShape::Pair:
    case RuleShape::Step: return "two cells that share an edge";
    case RuleShape::TwoLists: return "two lists of equally many cells";
    case RuleShape::Lists: return "two lists of cells or more, as long as its values say";
    case RuleShape::Square: return "the four cells of a square";
    case RuleShape::FullLine: return "all cells of a row or a column";
    case RuleShape::DirectedLine: return "all cells of a row or a column, from one end to the other";
  }
  return "";
}

std::string sentence_about_values(const ParseError& error) {
  const std::string kind = "The rule '" + error.symbol + "' ";
  if (error.found == 0) return kind + "needs a value between its name and its cells.";
  return kind + (error.found == 1 ? "cannot have this value." : "cannot have these values.");
}

std::string rule_sentence(const ParseError& error) {
  const std::string symbol = "'" + error.symbol + "'";
  const std::string expected = std::to_string(error.expected);
  switch (error.code) {
    case ParseErrorCode::UnknownRule: return symbol + " is not the name of a rule. Rules are: " + ids_of_rules() + ".";
    case ParseErrorCode::RuleOfLayout: return symbol + " belongs to the layout. Use --layout " + error.symbol + ".";
    case ParseErrorCode::BadRuleValue:
      return (error.symbol.empty() ? "A value is missing here" : symbol + " is not a value of this rule") +
             ": values are from " + std::to_string(error.found) + " to " + expected + ".";
    case ParseErrorCode::WrongRuleValues: return sentence_about_values(error);
    case ParseErrorCode::BadRuleCell:
      return symbol + " is neither a cell of this grid, r1c1 to r" + expected + "c" + expected +
             ", nor a straight range of its cells, such as r1c1-r1c3.";
    case ParseErrorCode::RepeatedRuleCell: return "The cell " + symbol + " is listed twice in this rule.";
    case ParseErrorCode::WrongRuleCells: {
      if (error.expected > 0)
        return "The rule " + symbol + " can have at most " + counted(error.expected, "cell") + " on this grid.";
      const auto kind = rule_kind_named(error.symbol);
      return "The rule " + symbol + " needs " + std::string(kind ? cells_of(rule_row(*kind)) : "other cells") + ".";
    }
    case ParseErrorCode::WrongRuleSide:
      if (error.expected == 0) return "The rule " + symbol + " needs a square, and the layout is none.";
      return "The rule " + symbol + " does not fit a grid of " + expected + "x" + expected + '.';
    case ParseErrorCode::WrongRuleParts:
      if (error.symbol == rule_row(RuleKind::Doublers).id)
        return "The rule " + symbol + " needs rules in brackets: doublers 2 (cage 20 r1c1-r1c3) and (arrow r2c2 r3c3).";
      return "The rule " + symbol + " needs two different rules or more, each in brackets, at most " +
             std::to_string(kMaxRuleDepth) + " deep: any-of (even r1c1) or (odd r1c2).";
    case ParseErrorCode::DoublersInside:
      return "Doublers cannot be inside another rule. Write them as a rule of the puzzle.";
    case ParseErrorCode::NotInsideDoublers:
      return "The rule " + symbol +
             " cannot be inside doublers. Rules that can be there are: " + ids_of_counting_rules() +
             ". An arrow there has one circle.";
    case ParseErrorCode::TooManyRules:
      return "A puzzle can have at most " + expected + " rules, in at most 1 MB of text.";
    case ParseErrorCode::NoPuzzleForRules:
      return "No puzzle follows after these rules. Write the puzzle after them, also when it is blank.";
    case ParseErrorCode::RulesUnsupported: return "Puzzles with rules cannot be read here.";
    case ParseErrorCode::BadRulePattern:
      return symbol + " is not a regular expression for digits of this grid, such as /1*[2-4]+/, or is too long.";
    case ParseErrorCode::BadForeignText: return "This text begins like " + symbol + " but cannot be read from here on.";
    default: break;
  }
  return {};
}

}  // namespace

std::string sentence_of(const ParseError& error, const std::string& advice) {
  const std::string what_to_do = ' ' + (advice.empty() ? std::string(size_advice(error)) : advice);
  const std::string found = std::to_string(error.found);
  const std::string expected = std::to_string(error.expected);
  switch (error.code) {
    case ParseErrorCode::EmptyInput:
      return "There is no puzzle: the input is empty or has only comments. Write a puzzle as 81 characters, with '.' "
             "or 0 for a blank cell.";
    case ParseErrorCode::BadSymbol: return bad_symbol_sentence(error);
    case ParseErrorCode::WrongLength:
      return "This puzzle has " + counted(error.found, "cell") + " instead of " + expected + '.' + what_to_do;
    case ParseErrorCode::WrongRowLength:
      return "This row has " + counted(error.found, "cell") + " instead of " + expected + '.' + what_to_do;
    case ParseErrorCode::MissingRows:
      if (error.found == 1) {
        return "A line of " + counted(error.expected, "cell") + " is a row of a grid of " + expected + "x" + expected +
               ", but no other row follows." + what_to_do;
      }
      return "The grid ends after " + found + " of its " + expected + " rows." + what_to_do;
    case ParseErrorCode::NumberTooLarge:
      return found + " is too large: the digits of this grid are 1 to " + expected +
             ". Use --layout if the grid is larger.";
    case ParseErrorCode::LineTooLong:
      return "This line has more than " + expected + " bytes and cannot be a puzzle. Put each puzzle on its own line.";
    case ParseErrorCode::UnknownLayout:
      return "'" + error.symbol + "' is not the name of a layout. Use a name such as 3x3, 16 or 3x3+x.";
    case ParseErrorCode::TooManyPuzzles:
      return "A second puzzle begins here, but one puzzle is expected. Remove one of them.";
    case ParseErrorCode::UnknownRule:
    case ParseErrorCode::RuleOfLayout:
    case ParseErrorCode::BadRuleValue:
    case ParseErrorCode::WrongRuleValues:
    case ParseErrorCode::BadRuleCell:
    case ParseErrorCode::RepeatedRuleCell:
    case ParseErrorCode::WrongRuleCells:
    case ParseErrorCode::WrongRuleSide:
    case ParseErrorCode::WrongRuleParts:
    case ParseErrorCode::DoublersInside:
    case ParseErrorCode::NotInsideDoublers:
    case ParseErrorCode::TooManyRules:
    case ParseErrorCode::NoPuzzleForRules:
    case ParseErrorCode::RulesUnsupported:
    case ParseErrorCode::BadRulePattern:
    case ParseErrorCode::BadForeignText: return rule_sentence(error);
    case ParseErrorCode::NoPuzzleFound:
      return "This text is " + error.symbol +
             ", and no part of it is a puzzle: a list or a text with as many cells as a grid has.";
    case ParseErrorCode::UnreadFormat:
      return "Nonet does not read the form of " + error.symbol +
             ". Copy the cells of the puzzle instead, one row on each line.";
    case ParseErrorCode::OnServer:
      return "This address only names a puzzle on a server of " + error.symbol +
             ". Open the address, and copy the puzzle or its long address there.";
  }
  return {};
}

std::string sentence_of(GenerateError error) {
  switch (error) {
    case GenerateError::BadClues: return "--clues asks for more clues than the grid has cells. Use a smaller number.";
    case GenerateError::TooFewClues:
      return "A 9x9 puzzle with one solution has at least " + std::to_string(kFewestClassicClues) +
             " clues. Use a larger number for --clues.";
    case GenerateError::LayoutNotSymmetric:
      return "This layout does not have this --symmetry. Use another one, or leave out --symmetry.";
    case GenerateError::NotSymmetric:
      return "No pattern with this --symmetry has this number of clues. Use another number, or a range, for --clues.";
    case GenerateError::LayoutTooLarge: return "No full grid of this layout was found. Use a smaller --layout.";
    case GenerateError::NoFullGrid: return "No full grid keeps the rules of this layout. Use fewer variants.";
    case GenerateError::KeepImpossible: return "No full grid contains the digits to keep.";
    case GenerateError::WrongMethod:
      return "--method swap and --method shift make puzzles of layouts with boxes and without variants. Use another "
             "--layout, or remove --symmetry, --minimal, --pattern and --keep. Use --grid with --method swap alone.";
    case GenerateError::BadStart: return "The grid of --grid must be full and keep the rules.";
    case GenerateError::BadPattern:
      return "No puzzle with this --pattern has exactly one solution: two rows of a band, or two columns of a stack, "
             "have no "
             "clue, or there are too few clues, or a digit of --keep is in another cell. Use another pattern.";
    case GenerateError::NoLineForWord:
      return "No row or column of this layout holds every digit, so no word can stand in the solution. Use another "
             "--layout, or leave out --word.";
    case GenerateError::NotFound:
      return "None of the puzzles that were tried meets the goal. Use another --seed, another --clues or --rating, or "
             "more "
             "--attempts.";
    case GenerateError::Stopped: return "Stopped.";
  }
  return {};
}

std::string sentence_about_word(const GoalError& error) {
  const std::string found = std::to_string(error.found);
  const std::string expected = std::to_string(error.expected);
  if (error.fault == GoalFault::WordLength) {
    return "--word: The word has " + found + " letters, but the puzzles have " + expected + " digits. Use a word of " +
           expected + " different letters, or another --layout.";
  }
  const std::string letter = "--word: " + quoted_symbol(error.symbol);
  return (error.fault == GoalFault::WordLetter
              ? letter + ", sign " + found + " of the word, is no letter."
              : letter + " is letter " + expected + " and letter " + found + " of the word.") +
         " Use a word of different letters.";
}

std::string sentence_of(const TransformationStepError& error) {
  const std::string text = "'" + error.text + "'";
  switch (error.code) {
    case TransformationStepErrorCode::UnknownStep:
      return error.text.empty() ? "A step is missing here."
                                : "There is no step named " + text + ". nonet transform --help lists the steps.";
    case TransformationStepErrorCode::UnknownValue:
      return (error.text.empty() ? "The value of this step is missing." : text + " is not a value of this step.") +
             " nonet transform --help lists the values.";
    case TransformationStepErrorCode::NotANumber:
      return error.text.empty() ? "A number is missing here." : text + " is not a number.";
    case TransformationStepErrorCode::OutOfRange:
      return error.text + " is not a number from 1 to " + std::to_string(error.expected) + ".";
    case TransformationStepErrorCode::Repeated:
      return "This step has the number " + error.text + " twice. Give each number once.";
    case TransformationStepErrorCode::WrongCount:
      return "This step has " + counted(error.found, "number") + " instead of " + std::to_string(error.expected) + ".";
    case TransformationStepErrorCode::NoBoxes:
      return "This layout has irregular regions, so it has no bands and stacks to swap.";
    case TransformationStepErrorCode::DifferentBands: return "Only rows of the same band can be swapped.";
    case TransformationStepErrorCode::DifferentStacks: return "Only columns of the same stack can be swapped.";
    case TransformationStepErrorCode::BreaksLayout:
      return "This step would break the rules of the layout: the cells of some house would no longer form a house.";
  }
  return {};
}

std::string sentence_of(SymmetryError error, std::string_view advice) {
  switch (error) {
    case SymmetryError::Contradictory: return "The givens contradict each other.";
    case SymmetryError::TooSymmetric:
      return "More than " + std::to_string(DistinctResults::kMaxAutomorphisms) +
             " transformations leave this grid unchanged, which is too many for --distinct. Leave out --distinct.";
    case SymmetryError::Stopped: return "Stopped.";
    case SymmetryError::DigitsDiffer:
      return "The puzzle has given candidates or rules about the sizes of digits, so its digits cannot be exchanged.";
    case SymmetryError::NotSquare: return "The layout is no square, and transformations are known for squares alone.";
    case SymmetryError::OwnRules: return "The puzzle has rules that transformations of the grid do not keep.";
    case SymmetryError::OutOfBudget: {
      const std::string sentence = "The search used up its budget of search nodes before the answer was known.";
      return advice.empty() ? sentence : sentence + ' ' + std::string(advice);
    }
  }
  return {};
}

std::string sentence_of_save_error(int number) {
  return "The grid could not be saved. " +
         (number == ENOENT ? "There is no such folder." : sentence_of_system_error(number));
}

std::string sentence_of_system_error(int number) {
  switch (number) {
    case ENOENT: return "There is no such file.";
    case EISDIR: return "This is a folder, not a file.";
    case EACCES: return "You have no permission to use this file.";
    default: return std::string(std::strerror(number)) + '.';
  }
}

}  // namespace nonet
