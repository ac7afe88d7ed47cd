#include "cli/commands/check_state.h"

#include <optional>
#include <string>

#include "cli/commands/teaching.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/json.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

class StateCheck {
 public:
  StateCheck(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), file_(arguments.text("state")) {}

  void run() {
    const auto state = only_puzzle(file_, arguments_.layout(), console_);
    if (!state) return;
    const Place place{file_, state->start};
    const auto givens = givens_of(*state, place);
    if (!givens || !can_search(*state, place, console_)) return;
    PuzzleState played(*givens, state->grid);
    if (state->library) {
      for (const auto& [cell, digit] : state->library->removed) played.eliminate(cell, digit);
    }
    tell(*state, place, played, mistakes_in(played.played_puzzle(), Control{interrupt_token(), kUnlimited, {}}));
  }

 private:
  std::optional<Grid> givens_of(const ParsedPuzzle& state, const Place& place) {
    if (state.grid.side() > LayoutSets::kMaxSide) {
      console_.complain(place, "states are there up to side 25 only", ExitCode::NoAnswer);
      return std::nullopt;
    }
    if (arguments_.operands().empty()) return state.library ? state.library->givens : state.grid;
    const auto puzzle = only_puzzle(arguments_.operands().front(), state.grid.layout(), console_);
    if (!puzzle) return std::nullopt;
    const Layout& layout = *state.grid.layout();
    for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
      const Cell cell{index};
      if (puzzle->grid[cell].is_blank() || puzzle->grid[cell] == state.grid[cell]) continue;
      console_.complain(
          place, name_of(cell, layout, arguments_.cell_names()) + " does not hold the digit that the puzzle gives",
          ExitCode::BadInput);
      return std::nullopt;
    }
    return puzzle->grid;
  }

  void tell(const ParsedPuzzle& state, const Place& place, const PuzzleState& played, const Mistakes& mistakes) {
    const CellNames names = arguments_.cell_names();
    const std::string line =
        arguments_.has("json")
            ? JsonObject().text("puzzle", state.text).all_of(json_object_of(mistakes, played.grid(), names)).str()
            : state.text + verdict(mistakes, played, names);
    console_.out.write(line + '\n');
    complain(place, mistakes);
  }

  static std::string verdict(const Mistakes& mistakes, const PuzzleState& played, CellNames names) {
    if (mistakes.any()) return ":mistake" + text_of(mistakes, played, names);
    switch (mistakes.givens) {
      case Mistakes::Givens::None:
      case Mistakes::Givens::Contradictory: return ":no-solution";
      case Mistakes::Givens::Unknown: return ":unknown";
      default: return ":ok";
    }
  }

  void complain(const Place& place, const Mistakes& mistakes) {
    switch (mistakes.givens) {
      case Mistakes::Givens::Unique: break;
      case Mistakes::Givens::Several:
        console_.note(place, mistakes.incompatible
                                 ? "the givens have several solutions, and the digits placed fit none of them"
                                 : "the givens have several solutions: candidates are not judged");
        break;
      case Mistakes::Givens::None: return complain_about_no_solution(place, console_);
      case Mistakes::Givens::Contradictory:
        return console_.complain(place, "the givens contradict each other", ExitCode::NoAnswer);
      case Mistakes::Givens::Unknown:
        return console_.complain(place, "stopped before it was known what is wrong", ExitCode::NoAnswer);
    }
    if (mistakes.any()) console_.end_with(ExitCode::NoAnswer);
  }

  const Arguments& arguments_;
  Console& console_;
  std::string_view file_;
};

}  // namespace

void check_state(const Arguments& arguments, Console& console) {
  stop_on_interrupt();
  StateCheck(arguments, console).run();
}

}  // namespace nonet
