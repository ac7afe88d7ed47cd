// The program: finds the command, parses its arguments, runs it, and ends with its exit code.

#include <algorithm>
#include <array>
#include <new>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/input/arguments.h"
#include "cli/input/help.h"
#include "cli/input/shell_help.h"
#include "cli/output/console.h"
#include "cli/output/messages.h"
#include "cli/system/system.h"
#include "core/api/use_rules.h"

namespace nonet {

namespace {

constexpr std::array kCommands{&kSolveCommand,     &kCountCommand,     &kCandidatesCommand, &kCompleteCommand,
                               &kCheckCommand,     &kReadCommand,      &kGenerateCommand,   &kConvertCommand,
                               &kTransformCommand, &kCanonicalCommand, &kIsomorphicCommand, &kPlayCommand,
                               &kHintCommand,      &kStepsCommand,     &kExplainCommand,    &kRateCommand,
                               &kFindCommand,      &kPracticeCommand,  &kRulesCommand};

// Called by the runtime when an allocation fails. Nothing here allocates, and no destructor runs.
[[noreturn]] void end_without_memory() {
  end_at_once("nonet: There is not enough memory for this work.\n", static_cast<int>(ExitCode::BadInput));
}

const Command* command_named(std::string_view name) {
  const auto found =
      std::find_if(kCommands.begin(), kCommands.end(), [&](const Command* it) { return it->name == name; });
  return found == kCommands.end() ? nullptr : *found;
}

void print_version(Console& console) { console.out.write(std::string("nonet ") + version() + '\n'); }

void run_command(const Command& command, std::span<char* const> words, Console& console) {
  const bool asks_for_version =
      std::any_of(words.begin(), words.end(), [](std::string_view it) { return it == "--version"; });
  if (asks_for_version) return print_version(console);
  const auto arguments = Arguments::parse(command, words);
  if (!arguments) return console.complain(arguments.error(), ExitCode::BadInput);
  if (arguments.value().has("help")) return console.out.write(command_help(command));
  command.run(arguments.value(), console);
}

void complain_about_command(std::string_view name, Console& console) {
  console.complain("There is no command '" + std::string(name) + "'. nonet --help lists the commands.",
                   ExitCode::BadInput);
}

void print_completions(std::span<char* const> words, Console& console) {
  const auto text = words.empty() ? std::nullopt : completions(words.front(), kCommands);
  if (text) return console.out.write(*text);
  console.complain("The option --completions needs the name of a shell: bash, zsh or fish.", ExitCode::BadInput);
}

void run_help(std::span<char* const> words, Console& console) {
  if (words.empty()) return console.out.write(program_help(kCommands));
  const std::string_view topic = words.front();
  if (topic == "--man") return console.out.write(man_page(kCommands));
  if (topic == "--completions") return print_completions(words.subspan(1), console);
  const Command* command = command_named(words.front());
  if (command == nullptr) return complain_about_command(words.front(), console);
  console.out.write(command_help(*command));
}

void run_program(std::span<char* const> words, Console& console) {
  if (words.empty()) {
    return console.complain("The name of a command is missing. nonet --help lists the commands.", ExitCode::BadInput);
  }
  const std::string_view name = words.front();
  words = words.subspan(1);
  if (name == "--help" || name == "-h" || name == "help") return run_help(words, console);
  if (name == "--version") return print_version(console);
  const Command* command = command_named(name);
  if (command == nullptr) return complain_about_command(name, console);
  run_command(*command, words, console);
}

}  // namespace

}  // namespace nonet

int main(int count, char** words) {
  std::set_new_handler(nonet::end_without_memory);
  nonet::prepare_streams();
  nonet::use_rules();
  nonet::Console console;
  const std::span<char* const> all(words, static_cast<std::size_t>(count));
  nonet::run_program(all.subspan(std::min<std::size_t>(1, all.size())), console);
  console.out.flush();
  if (console.out.error() != 0) {
    console.complain("The answers could not be written. " + nonet::sentence_of_system_error(console.out.error()),
                     nonet::ExitCode::BadInput);
  }
  return static_cast<int>(console.exit_code());
}
