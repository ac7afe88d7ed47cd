#pragma once

#include <string>
#include <string_view>

#include "cli/commands/generate_task.h"
#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// Makes the puzzles of `generate --own-rules`, in the order of their indexes. `task.ruled` must be set.
void generate_with_rules(const Arguments& arguments, Console& console, const GenerateTask& task);

/// Complains, and returns true, if the words of `generate --own-rules` have an option that has no meaning with it.
bool refuses_options_for_rules(const Arguments& arguments, Console& console);

/// Says what is wrong with the rules of a goal.
std::string sentence_about_rules(const GoalError& error, const GoalFields& fields);

/// Returns what is wrong with a list of rules, or an empty text.
std::string complaint_about_made_rules(std::string_view value);

}  // namespace nonet
