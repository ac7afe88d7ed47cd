#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/input/command_table.h"

namespace nonet {

/// Returns what `nonet --help` prints: the commands, one a line, and how the program reads and answers.
std::string program_help(std::span<const Command* const> commands);

/// Returns how the program reads and answers, as paragraphs that are each ended by a line feed.
std::string_view program_notes();

/// Returns what `nonet COMMAND --help` prints.
std::string command_help(const Command& command);

}  // namespace nonet
