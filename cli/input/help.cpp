#include "cli/input/help.h"

#include <algorithm>

namespace nonet {

namespace {

std::string row(const std::string& left, std::string_view right) {
  constexpr std::size_t kLeftColumn = 20;
  const std::size_t gap = left.size() < kLeftColumn ? kLeftColumn - left.size() : 1;
  return "  " + left + std::string(gap, ' ') + std::string(right) + '\n';
}

std::string name_of(const Option& option) {
  return "--" + std::string(option.name) + (option.value.empty() ? "" : " " + std::string(option.value));
}

}  // namespace

std::string program_help(std::span<const Command* const> commands) {
  std::string help =
      "Usage: nonet COMMAND [FILE...] [options]\n\nSolves, counts, checks and generates sudoku puzzles.\n\n";
  for (const Command* command : commands) help += row(std::string(command->name), command->summary);
  help += row("help [COMMAND]", "this text, or a command's; the same as nonet COMMAND --help");
  help +=
      "\nPuzzles are read from the files in turn, from standard input when there is none or for '-': a line a puzzle\n"
      "(81 characters, '.' or '0' for a blank), or grids of rows with or without rulers, or numbers with separators.\n"
      "Blank lines and lines that begin with '#' are skipped. Answers go to standard output in the order of the "
      "input,\n"
      "complaints to standard error as 'nonet: FILE:LINE:COLUMN: ...'.\n\n"
      "Exit code: 0 all done; 1 some puzzle had no answer of the kind asked for; 2 malformed input or wrong usage.\n";
  return help;
}

std::string command_help(const Command& command) {
  const std::string operands = command.operands.empty() ? "" : std::string(command.operands) + " ";
  std::string help = "Usage: nonet " + std::string(command.name) + " " + operands + "[options]\n\nnonet " +
                     std::string(command.name) + ": " + std::string(command.summary) + ".\n";
  help += command.details;
  help += '\n';
  for (const Option& option : command.options) help += row(name_of(option), option.help);
  help += row("--help", "this text");
  help += row("--version", "the version");
  return help;
}

}  // namespace nonet
