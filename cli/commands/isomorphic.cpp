// nonet isomorphic: the transformation that turns one puzzle into another.

#include <array>
#include <optional>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/json.h"
#include "cli/output/messages.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

// What is written as a puzzle is one; all else names a file.
std::optional<ParsedPuzzle> puzzle_of(std::string_view operand, const Arguments& arguments, Console& console) {
  auto puzzle = parse_puzzle(operand, arguments.layout());
  return puzzle ? std::move(puzzle).value() : only_puzzle(operand, arguments.layout(), console);
}

bool is_sound(const ParsedPuzzle& puzzle, std::string_view operand, const Arguments& arguments, Console& console) {
  if (is_consistent(puzzle.grid)) return true;
  complain_about_contradiction(puzzle.grid, {operand, puzzle.start}, arguments.cell_names(), console);
  return false;
}

std::string answer_of(const std::optional<Transformation>& found, bool json) {
  const std::string steps = found ? write_steps(*found) : "";
  if (!json) return found ? steps : "none";
  JsonObject object;
  object.boolean("isomorphic", found.has_value());
  if (found) object.text("steps", steps);
  return object.str();
}

void run_isomorphic(const Arguments& arguments, Console& console) {
  if (arguments.operands().size() != 2) {
    return console.complain("isomorphic needs two puzzles, or two files (nonet isomorphic --help tells more)",
                            ExitCode::BadInput);
  }
  stop_on_interrupt();
  const std::string_view from_name = arguments.operands()[0];
  const std::string_view to_name = arguments.operands()[1];
  const std::optional<ParsedPuzzle> from = puzzle_of(from_name, arguments, console);
  if (!from) return;
  const std::optional<ParsedPuzzle> to = puzzle_of(to_name, arguments, console);
  if (!to) return;
  if (!is_sound(*from, from_name, arguments, console) || !is_sound(*to, to_name, arguments, console)) return;
  const std::uint64_t budget = arguments.number("budget", kSymmetryBudget);
  const auto found = find_isomorphism(from->grid, to->grid, Control{interrupt_token(), budget, {}});
  if (!found) return console.complain(sentence_of(found.error()), ExitCode::NoAnswer);
  console.out.write(answer_of(found.value(), arguments.has("json")) + '\n');
  if (!found.value()) console.end_with(ExitCode::NoAnswer);
}

constexpr std::array kOptions{
    kSymmetryBudgetOption,
    kLayoutOption,
    kCellsOption,
    kJsonOption,
};

}  // namespace

const Command kIsomorphicCommand{
    "isomorphic",
    "A B",
    "find the transformation between two puzzles",
    "A and B are files with one puzzle each, or puzzles. The answer are the steps that turn A into B, as\n"
    "nonet transform --steps takes them; or none, with exit code 1.\n",
    kOptions,
    2,
    run_isomorphic,
};

}  // namespace nonet
