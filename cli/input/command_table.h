#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

class Arguments;
class Console;

/// One option of a command, a row of its table: read by the parser and by the help.
struct Option {
  /// Without the dashes.
  std::string_view name;
  /// What the help calls its value; empty for a switch.
  std::string_view value;
  std::string_view help;
  /// Says what is wrong with a value; an empty text when nothing is. Null for a switch, and where any text will do.
  std::string (*complaint)(std::string_view value) = nullptr;
};

/// One command of the program.
struct Command {
  std::string_view name;
  /// As the help shows them: `[FILE...]`.
  std::string_view operands;
  std::string_view summary;
  /// Further lines of its help, each ended.
  std::string_view details;
  std::span<const Option> options;
  std::size_t most_operands;
  void (*run)(const Arguments& arguments, Console& console);
};

}  // namespace nonet
