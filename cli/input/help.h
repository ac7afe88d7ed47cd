#pragma once

#include <span>
#include <string>

#include "cli/input/command_table.h"

namespace nonet {

/// What `nonet --help` prints: the commands, a line each.
std::string program_help(std::span<const Command* const> commands);

/// What `nonet COMMAND --help` prints.
std::string command_help(const Command& command);

}  // namespace nonet
