#include "cli/commands/check_state.h"

#include <optional>
#include <string>

#include "cli/commands/puzzle_run.h"
#include "cli/commands/teaching.h"
#include "cli/input/interrupt.h"
#include "cli/input/puzzle_files.h"

namespace nonet {

namespace {

class StateCheck {
 public:
  StateCheck(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), file_(arguments.text("state")) {}

  void run() {
    const auto state = only_puzzle(file_, arguments_.layout(), arguments_, console_);
    if (!state || refuses_rules(*state, {file_, state->start}, console_)) return;
    const InputPosition where{file_, state->start};
    const auto givens = givens_of(*state, where);
    if (!givens || !can_search(*state->grid.layout(), where, console_)) return;
    PlayedPuzzle position = played_puzzle_of(*state);
    position.givens = *givens;
    const PuzzleState played(position);
    report(*state, where, played, mistakes_in(played.played_puzzle(), Control{interrupt_token(), kUnlimited, {}}));
  }

 private:
  std::optional<Grid> givens_of(const ParsedPuzzle& state, const InputPosition& where) {
    if (state.grid.side() > LayoutSets::kMaxSide) {
      console_.complain(where, "Positions can be checked up to side " + std::to_string(LayoutSets::kMaxSide) + ".",
                        ExitCode::NoAnswer);
      return std::nullopt;
    }
    if (arguments_.operands().empty()) return state.grid;
    const auto puzzle = only_puzzle(arguments_.operands().front(), state.grid.layout(), arguments_, console_);
    const InputPosition start{arguments_.operands().front(), puzzle ? puzzle->start : Position{}};
    if (!puzzle || refuses_rules(*puzzle, start, console_)) return std::nullopt;
    const Grid& givens = puzzle->grid;
    const Layout& layout = *state.grid.layout();
    for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
      const Cell cell{index};
      if (givens[cell].is_blank() || givens[cell] == state.digits()[cell]) continue;
      console_.complain(where,
                        name_of(cell, layout, arguments_.cell_names()) + " is given as " +
                            std::to_string(givens[cell].value) +
                            " in the puzzle, but not in this position. Use the puzzle that the position began from.",
                        ExitCode::BadInput);
      return std::nullopt;
    }
    return givens;
  }

  void report(const ParsedPuzzle& state, const InputPosition& where, const PuzzleState& played,
              const Mistakes& mistakes) {
    const CellNames names = arguments_.cell_names();
    const std::string line =
        arguments_.has("json") ? json_object_of_text(state).all_of(json_object_of(mistakes, played.grid(), names)).str()
                               : state.text + verdict(mistakes, played, names);
    console_.out.write(line + '\n');
    complain(where, mistakes);
  }

  static std::string verdict(const Mistakes& mistakes, const PuzzleState& played, CellNames names) {
    if (mistakes.any()) return ":mistake" + text_of(mistakes, played, names);
    switch (mistakes.givens) {
      case Mistakes::Givens::None:
      case Mistakes::Givens::Contradictory: return ":no-solution";
      case Mistakes::Givens::Unknown: return ":unknown";
      case Mistakes::Givens::Unique:
      case Mistakes::Givens::Several: break;
    }
    return mistakes.is_complete ? ":ok" : ":unknown";
  }

  void complain(const InputPosition& where, const Mistakes& mistakes) {
    switch (mistakes.givens) {
      case Mistakes::Givens::Unique: break;
      case Mistakes::Givens::Several:
        console_.note(where, mistakes.incompatible
                                 ? "The puzzle has several solutions, and none of them has all the placed digits."
                                 : "The puzzle has several solutions, so removed candidates are not checked.");
        break;
      case Mistakes::Givens::None: return console_.complain(where, kNoSolution, ExitCode::NoAnswer);
      case Mistakes::Givens::Contradictory:
        return console_.complain(where, "The givens contradict each other.", ExitCode::NoAnswer);
      case Mistakes::Givens::Unknown:
        return console_.complain(where, "Stopped before the solutions were known.", ExitCode::NoAnswer);
    }
    if (!mistakes.is_complete) {
      console_.complain(where, "Stopped before all placed digits were checked.", ExitCode::NoAnswer);
    }
    if (mistakes.any()) console_.end_with(ExitCode::NoAnswer);
  }

  const Arguments& arguments_;
  Console& console_;
  std::string_view file_;
};

}  // namespace

void check_state(const Arguments& arguments, Console& console) {
  const InterruptGuard guard;
  StateCheck(arguments, console).run();
}

}  // namespace nonet
