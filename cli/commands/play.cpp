// nonet play: solving by hand in a terminal. The program fills cells with one candidate, one at a time. When there is
// no such cell, it asks the player.

#include <array>
#include <optional>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/pencil_marks.h"
#include "cli/commands/play_state.h"
#include "cli/commands/player_answers.h"
#include "cli/input/arguments.h"
#include "cli/input/puzzle_files.h"
#include "cli/output/console.h"
#include "cli/output/grid_files.h"
#include "cli/output/sums.h"
#include "cli/system/system.h"

namespace nonet {

namespace {

// Returns the file name that is offered for the saved grid: `medium-played.txt` for `medium.txt`, and also for
// `medium-played.txt`.
std::string name_of_played(std::string_view file) {
  constexpr std::string_view kSuffix = "-played";
  if (!file_exists(std::string(file))) return "puzzle-played.txt";
  const std::size_t folder = file.find_last_of(kPathSeparators) + 1;
  const std::size_t dot = file.rfind('.');
  const std::string_view stem = dot == std::string_view::npos || dot <= folder ? file : file.substr(0, dot);
  const std::string_view ending = file.substr(stem.size());
  if (stem.ends_with(kSuffix)) return std::string(file);
  return std::string(stem).append(kSuffix).append(ending.empty() ? ".txt" : ending);
}

class Play {
 public:
  Play(const ParsedPuzzle& puzzle, const Arguments& arguments, Console& console)
      : state_(puzzle.grid), arguments_(arguments), console_(console) {
    place_entries(puzzle.digits());
  }

  void run() {
    while (!ended_ && !state_.grid().is_full()) take_turn();
    if (state_.grid().is_full()) report_success();
    save();
  }

 private:
  // Places the digits of the position that are not givens. Formats without a mark for placed digits have none.
  void place_entries(const Grid& position) {
    for (std::uint16_t index = 0; index < position.digits().size(); ++index) {
      const Cell cell{index};
      if (!position[cell].is_blank() && !state_.is_given(cell)) state_.place({cell, position[cell], false});
    }
  }

  void take_turn() {
    say(grid_with_sums(state_.grid()) + "candidates:\n" + pencil_marks(state_));
    const std::vector<Cell> dead = state_.dead_cells();
    for (const Cell cell : dead) say(name(cell) + " has no candidate left.\n");
    const std::optional<PlacedDigit> forced = state_.forced();
    if (forced && dead.empty()) {
      place_forced(*forced);
    } else {
      ask_for_digit();
    }
  }

  void place_forced(const PlacedDigit& placed) {
    state_.place(placed);
    say(name(placed.cell) + " = " + std::to_string(placed.digit.value) + ", its only candidate. ");
    if (state_.grid().is_full()) return say("\n");
    say("Press Enter to go on, -1 to end: ");
    const std::optional<std::string> line = answers_.line();
    end_prompt();
    if (!line || *line == "-1") ended_ = true;
  }

  void ask_for_digit() {
    const std::optional<int> row = ask("Row", 1);
    const std::optional<int> column = row ? ask("Column", 1) : std::nullopt;
    const std::optional<int> number = column ? ask("Number (0 clears the cell)", 0) : std::nullopt;
    if (!number) {
      ended_ = true;
      return;
    }
    enter(state_.grid().layout()->cell(*row - 1, *column - 1), Digit{static_cast<std::uint8_t>(*number)});
  }

  void enter(Cell cell, Digit digit) {
    if (state_.is_given(cell)) return say(name(cell) + " is a given and cannot be changed.\n");
    if (digit.is_blank()) return state_.clear(cell);
    const std::optional<Repeat> repeat = state_.place({cell, digit, false});
    if (repeat) say(sentence_of(*repeat, layout(), arguments_.cell_names()) + '\n');
  }

  // Asks until the player answers with a number from `least` to the side, and returns the number. Returns none for -1
  // and at the end of the input.
  std::optional<int> ask(const std::string& what, int least) {
    const std::string range = std::to_string(least) + "-" + std::to_string(layout().side());
    const std::string question = what + ", " + range + ", or -1 to end: ";
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
      say("'" + *word + "' is not a number from " + std::to_string(least) + " to " + std::to_string(layout().side()) +
          ".\n");
    }
  }

  void report_success() {
    const std::string sum = std::to_string(sum_of_full_house(layout()));
    say(grid_with_sums(state_.grid()) + "The puzzle is solved: every sum is " + sum + ".\n");
  }

  void save() {
    std::string file(arguments_.text("save"));
    if (file.empty()) file = ask_for_file();
    while (!file.empty() && !save(file)) file = ask_for_file();
    if (!file.empty()) say("The grid is saved in " + file + ".\n");
  }

  bool save(const std::string& file) {
    return save_text(write(state_.grid(), TextFormat::Numbers), file, ExistingFile::Replace, console_);
  }

  std::string ask_for_file() {
    const std::string offered = name_of_played(arguments_.operands().front());
    say("Save the grid in which file? (Enter: " + offered + ", -: do not save): ");
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

  // Ends the line of a question. On a terminal, the player's Enter has already ended this line.
  void end_prompt() {
    if (!PlayerAnswers::is_terminal()) say("\n");
  }

  std::string name(Cell cell) const { return name_of(cell, layout(), arguments_.cell_names()); }
  const Layout& layout() const { return *state_.grid().layout(); }

  PlayState state_;
  const Arguments& arguments_;
  Console& console_;
  PlayerAnswers answers_;
  bool ended_ = false;
};

void run_play(const Arguments& arguments, Console& console) {
  if (arguments.operands().empty() || arguments.operands().front() == "-") {
    return console.complain(
        "play needs a file, because standard input is for your answers. For example: nonet play puzzle.txt",
        ExitCode::BadInput);
  }
  const std::optional<ParsedPuzzle> puzzle = first_puzzle(arguments, console);
  if (!puzzle) return;
  if (!is_consistent(puzzle->grid)) {
    const InputPosition where{arguments.operands().front(), puzzle->start};
    return complain_about_contradiction(puzzle->grid, where, arguments.cell_names(), console);
  }
  Play(*puzzle, arguments, console).run();
}

constexpr std::array kPlayOptions{
    Option{"save", "FILE", "save the grid in this file at the end; without --save the program asks for a file"},
    kLayoutOption,
    kCellsOption,
};

}  // namespace

const Command kPlayCommand{
    "play",
    "FILE",
    "solve the first puzzle of a file by hand",
    "Each turn shows the grid with its sums and the candidates of every blank cell. The program fills cells with one "
    "candidate, "
    "one at a time. When there is no such cell, it asks for row, column and number; one line such as 3 4 9 answers all "
    "three.\n"
    "The number 0 clears a cell, and the cells that the program has filled since. -1 or the end of the input ends the "
    "game. The "
    "grid is then saved as rows of numbers, and nonet play can go on with it.\n",
    kPlayOptions,
    1,
    run_play,
};

}  // namespace nonet
