#include "cli/input/help.h"

#include <algorithm>

#include "core/api/nonet.h"

namespace nonet {

namespace {

constexpr std::size_t kWidth = 100;
constexpr std::size_t kLeftColumn = 22;

// Breaks a text between words into lines of at most kWidth characters. The first line already has `used` characters.
// The other lines begin with `indent` spaces.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t used) {
  std::string lines;
  bool at_start = true;
  for (const std::string_view word : split(text, ' ')) {
    if (!at_start && used + 1 + word.size() > kWidth) {
      lines += '\n' + std::string(indent, ' ');
      used = indent;
      at_start = true;
    }
    if (!at_start) lines += ' ';
    lines += word;
    used += word.size() + (at_start ? 0 : 1);
    at_start = false;
  }
  return lines + '\n';
}

std::string row(const std::string& left, std::string_view right) {
  const std::string start = "  " + left;
  const std::size_t gap = start.size() + 2 <= kLeftColumn ? kLeftColumn - start.size() : 2;
  return start + std::string(gap, ' ') + wrapped(right, kLeftColumn, start.size() + gap);
}

std::string name_of(const Option& option) {
  return "--" + std::string(option.name) + (option.value.empty() ? "" : " " + std::string(option.value));
}

// Returns a text of paragraphs with its long lines broken. A line feed ends a paragraph. A paragraph that begins with a
// space is not broken.
std::string paragraphs(std::string_view text) {
  std::string help;
  for (const std::string_view paragraph : split(text, '\n')) {
    if (paragraph.empty()) continue;
    help += paragraph.starts_with(' ') ? std::string(paragraph) + '\n' : wrapped(paragraph, 0, 0);
  }
  return help;
}

}  // namespace

std::string_view program_notes() {
  return "The program reads puzzles from the files in turn. Without a file, or for '-', it reads standard input. An "
         "operand that is not the name of a file but a puzzle, such as 81 characters, is read as this puzzle.\n"
         "A puzzle is a line of 81 characters with '.' or '0' for a blank cell, or rows of digits or numbers, with or "
         "without rulers. Puzzles of other sides than 9 are read in the same way. Blank lines and lines that begin "
         "with "
         "'#' are skipped.\n"
         "Answers are written to standard output in the order of the input. Messages are written to standard error as "
         "'nonet: FILE:LINE:COLUMN: SENTENCE'.\n"
         "Exit code 0: every puzzle has its answer. 1: a puzzle has no answer of the kind asked for. 2: malformed "
         "input, "
         "a file that cannot be read or written, wrong usage, or too little memory. 3: an answer is without a rule "
         "that "
         "the text states, because the program does not know the rule. The largest code that applies counts.\n";
}

std::string program_help(std::span<const Command* const> commands) {
  std::string help =
      "Usage: nonet COMMAND [FILE...] [options]\n\nSolves, counts, checks, explains and generates sudoku puzzles.\n\n";
  for (const Command* command : commands) help += row(std::string(command->name), command->summary);
  help += row("help [COMMAND]", "show this help, or the help of a command (also: nonet COMMAND --help)");
  help += row("help --man", "print the manual page");
  help += row("help --completions SHELL", "print the completions of commands and options for bash, zsh or fish");
  help += '\n';
  help += paragraphs(program_notes());
  return help;
}

std::string command_help(const Command& command) {
  const std::string name(command.name);
  const std::string operands = command.operands.empty() ? "" : std::string(command.operands) + " ";
  std::string help = "Usage: nonet " + name + " " + operands + "[options]\n\n";
  help += wrapped("nonet " + name + ": " + std::string(command.summary) + ".", 0, 0);
  help += paragraphs(command.details) + '\n';
  for (const Option& option : command.options) help += row(name_of(option), option.help);
  help += row("--help", "show this help");
  help += row("--version", "show the version");
  return help;
}

}  // namespace nonet
