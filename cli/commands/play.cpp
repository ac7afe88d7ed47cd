// nonet play: solving by hand in a terminal. The program fills cells with one candidate, one at a time, unless the
// player wants to fill them. When there is no such cell, it asks the player.

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/pencil_marks.h"
#include "cli/commands/play_state.h"
#include "cli/commands/player_answers.h"
#include "cli/input/arguments.h"
#include "cli/input/puzzle_files.h"
#include "cli/output/console.h"
#include "cli/output/grid_files.h"
#include "cli/output/printable.h"
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
      : state_(puzzle.grid, lists_given_candidates(puzzle, arguments.listed_candidates()) ? puzzle.candidates
                                                                                          : std::vector<DigitSet>()),
        arguments_(arguments),
        console_(console) {
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
    const bool fills = dead.empty() && !arguments_.has("by-hand");
    if (const std::optional<PlacedDigit> forced = fills ? state_.forced() : std::nullopt) {
      place_forced(*forced);
    } else {
      ask_for_move();
    }
  }

  void place_forced(const PlacedDigit& placed) {
    state_.place(placed);
    say(name(placed.cell) + " = " + std::to_string(placed.digit.value) + ", its only candidate. ");
    if (state_.grid().is_full()) return say("\n");
    while (!ended_ && !goes_on()) {
    }
  }

  // Asks once whether the program shall go on. Returns true after Enter, and after a change that the player made.
  bool goes_on() {
    say("Press Enter to go on, -1 to end: ");
    if (!read_answer()) return false;
    if (!answers_.has_word()) return true;
    const std::string& word = answers_.first_word();
    if (whole_number(word) || cell_named(word)) return ask_for_move();
    if (is_command(word)) return obey();
    refuse(word);
    return false;
  }

  // Asks for what is missing of a move. Returns true if the player has changed the grid.
  bool ask_for_move() {
    std::optional<Cell> cell;
    const std::optional<int> row = ask("Row", 1, &cell);
    const std::optional<int> column = row && !cell ? ask("Column", 1) : std::nullopt;
    if (column) cell = layout().cell(*row - 1, *column - 1);
    const std::optional<int> number = cell ? ask("Number (0 clears the cell)", 0) : std::nullopt;
    if (!number) return std::exchange(undone_, false);
    if (answers_.has_word()) {
      say("A line has one move. What follows after it is left out, from '" + printable(answers_.first_word()) +
          "' on.\n");
      answers_.forget();
    }
    return enter(*cell, Digit{static_cast<std::uint8_t>(*number)});
  }

  // Returns true if the grid has changed.
  bool enter(Cell cell, Digit digit) {
    const PlayState before = state_;
    change(cell, digit);
    if (state_.grid() == before.grid()) return false;
    earlier_.push_back(before);
    return true;
  }

  void change(Cell cell, Digit digit) {
    if (state_.is_given(cell)) return say(name(cell) + " is a given and cannot be changed.\n");
    if (digit.is_blank()) return state_.clear(cell);
    const std::string value = std::to_string(digit.value);
    if (!state_.allows(cell, digit)) {
      return say(name(cell) + " cannot be " + value + ": " + value + " is not a given candidate of this cell.\n");
    }
    const std::optional<Repeat> repeat = state_.place({cell, digit, false});
    if (repeat) say(sentence_of(*repeat, layout(), arguments_.cell_names()) + '\n');
  }

  static bool is_command(std::string_view word) { return word == "-1" || word == "undo"; }

  // Does what the first word says, and drops the other words. Returns true if the grid has changed.
  bool obey() {
    const bool ends = answers_.first_word() == "-1";
    answers_.forget();
    if (ends) {
      ended_ = true;
      return false;
    }
    if (earlier_.empty()) {
      say("There is no move of yours to take back.\n");
      return false;
    }
    state_ = earlier_.back();
    earlier_.pop_back();
    say("Your last move is taken back.\n");
    return true;
  }

  void refuse(const std::string& word) {
    say("'" + printable(word) +
        "' is not a move. Type row, column and number, such as 3 4 9, or undo to take back your last move.\n");
    answers_.forget();
  }

  // Asks until the player answers with a number from `least` to the side, and returns the number. Returns none after
  // -1, at the end of the input, and after a move was taken back. If `named` is not null, the answer can also be the
  // name of a cell.
  std::optional<int> ask(const std::string& what, int least, std::optional<Cell>* named = nullptr) {
    const std::string range = std::to_string(least) + "-" + std::to_string(layout().side());
    while (!ended_) {
      if (!answers_.has_word()) {
        say(what + ", " + range + ", or -1 to end: ");
        if (!read_answer() || !answers_.has_word()) continue;
      }
      if (is_command(answers_.first_word())) {
        undone_ = obey();
        if (undone_) return std::nullopt;
        continue;
      }
      if (named != nullptr) *named = cell_named(answers_.first_word());
      if (named != nullptr && *named) {
        answers_.take_word();
        return least;
      }
      const auto number = whole_number(answers_.first_word());
      if (!number) {
        refuse(answers_.first_word());
        continue;
      }
      const std::string word = answers_.take_word();
      const bool fits =
          *number >= static_cast<std::uint64_t>(least) && *number <= static_cast<std::uint64_t>(layout().side());
      if (fits) return static_cast<int>(*number);
      answers_.forget();
      say("'" + printable(word) + "' is not a number from " + std::to_string(least) + " to " +
          std::to_string(layout().side()) + ".\n");
    }
    return std::nullopt;
  }

  // Returns false at the end of the input, which ends the game.
  bool read_answer() {
    const bool has_line = answers_.read_words();
    end_prompt();
    ended_ = ended_ || !has_line;
    return has_line;
  }

  std::optional<Cell> cell_named(std::string_view word) const {
    for (std::uint16_t index = 0; index < layout().cell_count(); ++index) {
      if (name(Cell{index}) == word) return Cell{index};
    }
    return std::nullopt;
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
  // The states before each change that the player made.
  std::vector<PlayState> earlier_;
  bool ended_ = false;
  // Set by ask() when the player has taken back a move.
  bool undone_ = false;
};

void run_play(const Arguments& arguments, Console& console) {
  if (arguments.operands().empty() || arguments.operands().front() == "-") {
    return console.complain(
        "play needs a file, because standard input is for your answers. For example: nonet play puzzle.txt",
        ExitCode::BadInput);
  }
  std::optional<ParsedPuzzle> puzzle = first_puzzle(arguments, console);
  if (!puzzle) return;
  const ListedCandidates meaning = arguments.listed_candidates();
  if (lists_given_candidates(*puzzle, meaning)) puzzle = puzzle_in(*std::move(puzzle), meaning);
  if (!is_consistent(puzzle->grid)) {
    const InputPosition where{arguments.operands().front(), puzzle->start};
    return complain_about_contradiction(puzzle->grid, where, arguments.cell_names(), console);
  }
  Play(*puzzle, arguments, console).run();
}

constexpr std::array kPlayOptions{
    Option{"by-hand", "", "leave cells with one candidate to the player"},
    Option{"save", "FILE", "save the grid in this file at the end; without --save the program asks for a file"},
    kCandidatesOption,
    kLayoutOption,
    kCellsOption,
};

}  // namespace

const Command kPlayCommand{
    "play",
    "FILE",
    "solve the first puzzle of a file by hand",
    "Each turn shows the grid with its sums and the candidates of every blank cell. The program fills cells with one "
    "candidate, one at a time, unless --by-hand is there. When there is no such cell, it asks for row, column and "
    "number; one line such as 3 4 9 or r3c4=9 answers all three.\n"
    "A move can be typed at every question. The number 0 clears a cell, and the cells that the program has filled "
    "since. undo takes back the last move. -1 or the end of the input ends the game. The grid is then saved as rows of "
    "numbers, and nonet play can go on with it.\n",
    kPlayOptions,
    1,
    run_play,
};

}  // namespace nonet
