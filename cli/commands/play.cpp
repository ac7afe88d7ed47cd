// nonet play: solving by hand in a terminal. Cells with one candidate are filled one at a time; where there is none the
// player is asked.

#include <array>
#include <optional>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/pencil_marks.h"
#include "cli/commands/play_state.h"
#include "cli/commands/player_answers.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/grid_file.h"
#include "cli/output/sums.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

class Play {
 public:
  Play(const Grid& puzzle, const Arguments& arguments, Console& console)
      : state_(puzzle), arguments_(arguments), console_(console) {}

  void run() {
    while (!ended_ && !state_.grid().is_full()) take_turn();
    if (state_.grid().is_full()) tell_success();
    save();
  }

 private:
  void take_turn() {
    say(grid_with_sums(state_.grid()) + "candidates:\n" + pencil_marks(state_));
    const std::vector<Cell> dead = state_.dead_cells();
    for (const Cell cell : dead) say(name(cell) + ": no candidate is left\n");
    const std::optional<Placement> forced = state_.forced();
    if (forced && dead.empty()) {
      place_forced(*forced);
    } else {
      ask_for_move();
    }
  }

  void place_forced(const Placement& placement) {
    state_.place(placement);
    say(name(placement.cell) + " = " + std::to_string(placement.digit.value) + ": its only candidate. ");
    if (state_.grid().is_full()) return say("\n");
    say("Enter goes on, -1 ends: ");
    const std::optional<std::string> line = answers_.line();
    end_prompt();
    if (!line || *line == "-1") ended_ = true;
  }

  void ask_for_move() {
    const std::optional<int> row = ask("row", 1);
    const std::optional<int> column = row ? ask("column", 1) : std::nullopt;
    const std::optional<int> number = column ? ask("number (0 clears)", 0) : std::nullopt;
    if (!number) {
      ended_ = true;
      return;
    }
    move(state_.grid().layout()->cell(*row - 1, *column - 1), Digit{static_cast<std::uint8_t>(*number)});
  }

  void move(Cell cell, Digit digit) {
    if (state_.is_given(cell)) return say(name(cell) + " is given and stays\n");
    if (digit.is_blank()) return state_.clear(cell);
    const std::optional<Repeat> repeat = state_.place({cell, digit, false});
    if (repeat) say(name(cell) + ": not possible: " + reason_of(*repeat, layout(), arguments_.cell_names()) + '\n');
  }

  // A number from `least` to the side; none for -1 and at the end of the input.
  std::optional<int> ask(const std::string& what, int least) {
    const std::string range = std::to_string(least) + "-" + std::to_string(layout().side());
    const std::string question = what + ", " + range + ", -1 ends: ";
    while (true) {
      const bool asked = !answers_.has_word();
      if (asked) say(question);
      const std::optional<std::string> word = answers_.word();
      if (asked) end_prompt();
      if (!word || *word == "-1") return std::nullopt;
      const auto number = whole_number(*word);
      const bool fits = number && *number >= static_cast<std::uint64_t>(least) &&
                        *number <= static_cast<std::uint64_t>(layout().side());
      if (fits) return static_cast<int>(*number);
      answers_.forget();
      say("'" + *word + "' is not a number from " + range + '\n');
    }
  }

  void tell_success() {
    const std::string sum = std::to_string(right_sum(layout()));
    say(grid_with_sums(state_.grid()) + "The grid is full and right: every sum is " + sum + ".\n");
  }

  void save() {
    std::string file(arguments_.text("save"));
    if (file.empty()) file = ask_for_file();
    while (!file.empty() && !save_grid(state_.grid(), file, console_)) file = ask_for_file();
    if (!file.empty()) say("saved in " + file + '\n');
  }

  std::string ask_for_file() {
    const std::string offered = name_beside(arguments_.operands().front());
    say("save in (Enter: " + offered + ", - for nowhere): ");
    const std::optional<std::string> file = answers_.line();
    end_prompt();
    if (!file || *file == "-") return {};
    return file->empty() ? offered : *file;
  }

  void say(const std::string& text) {
    console_.out.write(text);
    console_.out.flush();
    if (!console_.out.is_open()) ended_ = true;
  }

  // A terminal has moved to the next line by itself.
  void end_prompt() {
    if (!Answers::is_terminal()) say("\n");
  }

  std::string name(Cell cell) const { return name_of(cell, layout(), arguments_.cell_names()); }
  const Layout& layout() const { return *state_.grid().layout(); }

  PlayState state_;
  const Arguments& arguments_;
  Console& console_;
  Answers answers_;
  bool ended_ = false;
};

void run_play(const Arguments& arguments, Console& console) {
  if (arguments.operands().empty() || arguments.operands().front() == "-") {
    return console.complain("play needs a file: standard input is for the answers (nonet play --help tells more)",
                            ExitCode::BadInput);
  }
  const std::optional<ParsedPuzzle> puzzle = first_puzzle(arguments, console);
  if (!puzzle) return;
  const Place place{arguments.operands().front(), puzzle->start};
  if (!can_search(*puzzle, place, console)) return;
  if (!is_consistent(puzzle->grid)) {
    return complain_about_contradiction(puzzle->grid, place, arguments.cell_names(), console);
  }
  Play(puzzle->grid, arguments, console).run();
}

constexpr std::array kOptions{
    Option{"save", "FILE", "where the grid is saved at the end; asked for when it is not given"},
    kLayoutOption,
    kCellsOption,
};

}  // namespace

const Command kPlayCommand{
    "play",
    "FILE",
    "solve the first puzzle of a file by hand",
    "Shows the grid with its sums and the candidates of every cell. Cells with one candidate are filled one at a "
    "time;\n"
    "when there is none, row, column and number are asked for (3 4 9 on one line will do). 0 as the number clears a "
    "cell\n"
    "and takes back the digits that were forced since. -1 or the end of the input ends; the grid is then saved, as "
    "rows\n"
    "of numbers, and can be played on.\n",
    kOptions,
    1,
    run_play,
};

}  // namespace nonet
