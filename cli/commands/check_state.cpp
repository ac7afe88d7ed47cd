#include "cli/commands/check_state.h"

#include <algorithm>
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
      : arguments_(arguments), console_(console), rules_(arguments), file_(arguments.text("state")) {}

  void run() {
    if (!rules_.load(console_)) return;
    auto state = only_puzzle(file_, arguments_.layout(), arguments_, console_);
    if (!state || !rules_.add_to(*state, console_)) return;
    const InputPosition where{file_, state->start};
    auto puzzle = puzzle_of(*state, where);
    if (!puzzle) return;
    for (const ParsedPuzzle* each : {&*state, &*puzzle}) {
      const std::string sentence = sentence_about_unread_rules(*each);
      if (!sentence.empty()) return console_.complain(where, sentence, ExitCode::WithoutRules);
    }
    state->rules = puzzle->rules;
    const auto position = position_of(*state, *puzzle, where);
    if (!position) return;
    const PuzzleState played(*position);
    report(*state, where, played, mistakes_in(*position, Control{interrupt_token(), kUnlimited, {}}));
  }

 private:
  // The puzzle that the position began from.
  std::optional<ParsedPuzzle> puzzle_of(const ParsedPuzzle& state, const InputPosition& where) {
    if (arguments_.operands().empty()) return puzzle_in(state, arguments_.listed_candidates());
    const std::string_view file = arguments_.operands().front();
    auto puzzle = only_puzzle(file, state.grid.layout(), arguments_, console_);
    if (!puzzle || !rules_.add_to(*puzzle, console_)) return std::nullopt;
    for (const Rule& rule : state.rules) {
      if (std::find(puzzle->rules.begin(), puzzle->rules.end(), rule) != puzzle->rules.end()) continue;
      complain(where,
               "The puzzle has no rule '" + write_rule(rule, *state.grid.layout()) + "', but this position has it.");
      return std::nullopt;
    }
    const Grid& givens = puzzle->grid;
    const Layout& layout = *state.grid.layout();
    for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
      const Cell cell{index};
      if (givens[cell].is_blank() || givens[cell] == state.digits()[cell]) continue;
      complain(where, name_of(cell, layout, arguments_.cell_names()) + " is given as " +
                          std::to_string(givens[cell].value) + " in the puzzle, but not in this position.");
      return std::nullopt;
    }
    return puzzle_in(*std::move(puzzle), arguments_.listed_candidates());
  }

  void complain(const InputPosition& where, const std::string& sentence) {
    console_.complain(where, sentence + " Use the puzzle that the position began from.", ExitCode::BadInput);
  }

  std::optional<PlayedPuzzle> position_of(const ParsedPuzzle& state, const ParsedPuzzle& puzzle,
                                          const InputPosition& where) {
    if (!LayoutSets::supports(*state.grid.layout())) {
      console_.complain(where, "Positions can be checked up to side " + std::to_string(LayoutSets::kMaxSide) + ".",
                        ExitCode::NoAnswer);
      return std::nullopt;
    }
    auto position = taught_position(state);
    if (!position) {
      console_.complain(where, "Positions of puzzles with rules can be checked up to side 16.", ExitCode::NoAnswer);
      return std::nullopt;
    }
    if (state.rules.empty() && !can_search(*state.grid.layout(), where, console_)) return std::nullopt;
    std::copy(puzzle.grid.digits().begin(), puzzle.grid.digits().end(), position->givens.digits().begin());
    position->given_candidates = puzzle.candidates;
    return position;
  }

  void report(const ParsedPuzzle& state, const InputPosition& where, const PuzzleState& played,
              const Mistakes& mistakes) {
    const CellNames names = arguments_.cell_names();
    const std::string line = arguments_.has("json") ? json_object_of_text(state)
                                                          .all_of(json_object_of(mistakes, played.grid(), names))
                                                          .all_of(json_object_of_rules(state))
                                                          .str()
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
  RulesOption rules_;
  std::string_view file_;
};

}  // namespace

void check_state(const Arguments& arguments, Console& console) {
  const InterruptGuard guard;
  StateCheck(arguments, console).run();
}

}  // namespace nonet
