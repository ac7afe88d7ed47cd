// nonet isomorphic: the transformation that turns one puzzle into another.

#include <array>
#include <optional>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/puzzle_run.h"
#include "cli/input/interrupt.h"
#include "cli/input/puzzle_files.h"
#include "cli/output/conflicts.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

// Returns the puzzle of an operand. Complains and returns none when the operand has no puzzle, or when the givens of
// the puzzle contradict each other.
std::optional<Grid> consistent_puzzle(std::string_view operand, const Arguments& arguments, Console& console) {
  std::optional<ParsedPuzzle> puzzle = only_puzzle(operand, arguments.layout(), arguments, console);
  if (!puzzle) return std::nullopt;
  *puzzle = puzzle_in(std::move(*puzzle), arguments.listed_candidates());
  if (refuses_given_candidates(*puzzle, "Isomorphisms", {operand, {}}, console)) return std::nullopt;
  const Grid& grid = puzzle->grid;
  if (is_consistent(grid)) return grid;
  complain_about_contradiction(grid, {operand, {}}, arguments.cell_names(), console);
  return std::nullopt;
}

std::string isomorphism_text(const std::optional<Transformation>& found, bool json) {
  const std::string steps = found ? write_transformation(*found) : "";
  if (!json) return found ? steps : "none";
  JsonObject object;
  object.boolean("isomorphic", found.has_value());
  if (found) object.text("steps", steps);
  return object.str();
}

void run_isomorphic(const Arguments& arguments, Console& console) {
  if (arguments.operands().size() != 2) {
    return console.complain(
        "isomorphic needs two operands, each a file or a puzzle. For example: nonet isomorphic a.txt b.txt",
        ExitCode::BadInput);
  }
  const InterruptGuard guard;
  const std::optional<Grid> from = consistent_puzzle(arguments.operands()[0], arguments, console);
  if (!from) return;
  const std::optional<Grid> to = consistent_puzzle(arguments.operands()[1], arguments, console);
  if (!to) return;
  const std::uint64_t budget = arguments.number("budget", kSymmetryBudget);
  const auto found = find_isomorphism(*from, *to, Control{interrupt_token(), budget, {}});
  if (!found) return console.complain(sentence_of(found.error(), kBudgetAdvice), ExitCode::NoAnswer);
  console.out.write(isomorphism_text(found.value(), arguments.has("json")) + '\n');
  if (!found.value()) console.end_with(ExitCode::NoAnswer);
}

constexpr std::array kIsomorphicOptions{
    kSymmetryBudgetOption, kCandidatesOption, kLayoutOption, kCellsOption, kJsonOption,
};

}  // namespace

const Command kIsomorphicCommand{
    "isomorphic",
    "A B",
    "find the transformation that turns one puzzle into another",
    "A and B are puzzles, or files with one puzzle each. The answer is the steps that turn A into B, as nonet "
    "transform --steps takes them. When no steps do so, the answer is the word none and the exit code is 1.\n",
    kIsomorphicOptions,
    2,
    run_isomorphic,
};

}  // namespace nonet
