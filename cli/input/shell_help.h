#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/input/command_table.h"

namespace nonet {

/// Returns the manual page of the program, for `man`: what `nonet --help` and `nonet COMMAND --help` print, as one
/// page.
std::string man_page(std::span<const Command* const> commands);

/// Returns the text that makes a shell complete the names of commands and options: for `bash`, `zsh` or `fish`. None
/// for the name of another shell.
std::optional<std::string> completions(std::string_view shell, std::span<const Command* const> commands);

}  // namespace nonet
