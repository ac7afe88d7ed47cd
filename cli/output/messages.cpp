#include "cli/output/messages.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace nonet {

namespace {

// Bytes that a terminal would obey, or that are no UTF-8, are shown by number.
std::string shown_symbol(const std::string& symbol) {
  const auto first = static_cast<unsigned char>(symbol.empty() ? 0 : symbol[0]);
  const bool is_printable = first >= 0x20 && first != 0x7F && first < 0x80;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  const bool is_character = first >= 0xC2 && first < 0xF5 && symbol.size() == length;
  const bool is_control = first == 0xC2 && symbol.size() == 2 && static_cast<unsigned char>(symbol[1]) < 0xA0;
  if (is_printable || (is_character && !is_control)) return "'" + symbol + "'";
  char text[16];
  std::snprintf(text, sizeof text, "the byte 0x%02X", static_cast<unsigned>(first));
  return text;
}

}  // namespace

std::string sentence_of(const ParseError& error) {
  const std::string found = std::to_string(error.found);
  const std::string expected = std::to_string(error.expected);
  switch (error.code) {
    case ParseErrorCode::EmptyInput: return "no puzzle here: the input is empty, or holds nothing but comments";
    case ParseErrorCode::BadSymbol: return shown_symbol(error.symbol) + " is neither a digit nor a blank of this grid";
    case ParseErrorCode::WrongLength: return found + " cells in a puzzle where " + expected + " belong";
    case ParseErrorCode::WrongRowLength: return found + " cells in a row where " + expected + " belong";
    case ParseErrorCode::MissingRows: return "the grid ends after " + found + " of its " + expected + " rows";
    case ParseErrorCode::NumberTooLarge: return found + " is too large for this grid: its digits go up to " + expected;
    case ParseErrorCode::LineTooLong: return "this line is too long for a puzzle: more than " + expected + " bytes";
    case ParseErrorCode::UnknownLayout: return "'" + error.symbol + "' names no layout";
    case ParseErrorCode::TooManyPuzzles: return "a second puzzle begins here; there should be one";
  }
  return {};
}

std::string sentence_of(GenerateError error) {
  switch (error) {
    case GenerateError::BadGoal:
      return "more clues are asked for than the grid has cells, or more at least than at most";
    case GenerateError::LayoutTooLarge:
      return "the layout is too large to generate: " + std::to_string(kMaxGeneratedSide) + " is the largest side";
    case GenerateError::NoFullGrid: return "no full grid keeps the rules of this layout";
    case GenerateError::CluesOutOfReach: return "no puzzle with so few or so many clues was found in 5000 attempts";
    case GenerateError::Stopped: return "stopped";
  }
  return {};
}

std::string sentence_of(const StepError& error) {
  const std::string text = "'" + error.text + "'";
  switch (error.code) {
    case StepErrorCode::UnknownStep: return error.text.empty() ? "a step is missing" : text + " is no step";
    case StepErrorCode::UnknownValue: return text + " does not belong to this step";
    case StepErrorCode::NotANumber: return error.text.empty() ? "a number is missing" : text + " is no number";
    case StepErrorCode::OutOfRange: return error.text + " is not a number from 1 to " + std::to_string(error.expected);
    case StepErrorCode::Repeated: return error.text + " stands here twice";
    case StepErrorCode::WrongCount:
      return std::to_string(error.found) + " numbers where " + std::to_string(error.expected) + " belong";
    case StepErrorCode::NoBoxes: return "bands and stacks are of boxes, and this layout has irregular regions";
    case StepErrorCode::DifferentBands: return "rows of different bands cannot change places";
    case StepErrorCode::DifferentStacks: return "columns of different stacks cannot change places";
    case StepErrorCode::BreaksLayout: return "this would break the rules of the layout";
  }
  return {};
}

std::string sentence_of(SymmetryError error) {
  switch (error) {
    case SymmetryError::Contradictory: return "contradictory givens";
    case SymmetryError::TooSymmetric:
      return "too symmetric: more than " + std::to_string(DistinctResults::kMaxAutomorphisms) +
             " transformations leave it as it is";
    case SymmetryError::Stopped: return "stopped";
    case SymmetryError::OutOfBudget: return "not decided within the budget of search nodes";
  }
  return {};
}

std::string sentence_of_system_error(int number) {
  switch (number) {
    case ENOENT: return "no such file";
    case EISDIR: return "this is a folder, not a file";
    case EACCES: return "no permission";
    default: return std::strerror(number);
  }
}

}  // namespace nonet
