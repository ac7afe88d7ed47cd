#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

class Arguments;
class Console;

/// One option of a command. Arguments parses by these rows and command_help() prints them.
struct Option {
  /// Without the dashes.
  std::string_view name;
  /// The help's name for the value; empty when the option takes no value.
  std::string_view value;
  /// What the option does. docs/command-line.md has the same text.
  std::string_view help;
  /// Returns a sentence that says what is wrong with a value, or an empty text. Null when every value is right.
  std::string (*complaint)(std::string_view value) = nullptr;
};

/// One command of the program.
struct Command {
  std::string_view name;
  /// The operands as the help shows them: `[FILE...]`.
  std::string_view operands;
  /// One line without a full stop.
  std::string_view summary;
  /// Further paragraphs of the help, each ended by a line feed.
  std::string_view details;
  std::span<const Option> options;
  std::size_t max_operands;
  void (*run)(const Arguments& arguments, Console& console);
};

}  // namespace nonet
