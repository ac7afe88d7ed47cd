// nonet convert: the same puzzle in another format.

#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/puzzle_run.h"
#include "cli/input/arguments.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"

namespace nonet {

namespace {

std::string digits_json(const Grid& grid) {
  std::vector<std::string> digits;
  for (const Digit digit : grid.digits()) digits.push_back(std::to_string(digit.value));
  return json_array(digits);
}

// The object that the JavaScript parse() returns, with the givens of a library line apart from its placed digits.
std::string parsed_json(const ParsedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  return JsonObject()
      .text("layout", name_of(layout))
      .number("side", static_cast<std::uint64_t>(layout.side()))
      .number("boxRows", static_cast<std::uint64_t>(layout.box_rows()))
      .number("boxColumns", static_cast<std::uint64_t>(layout.box_columns()))
      .text("format", name_of(puzzle.format))
      .text("puzzle", write_line(puzzle.grid))
      .json("cells", digits_json(puzzle.grid))
      .json("givens", digits_json(puzzle.library ? puzzle.library->givens : puzzle.grid))
      .text("comment", puzzle.comment)
      .str();
}

class ConvertRun : public PuzzleRun {
 public:
  ConvertRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console, arguments.has("json") ? Reads::Position : Reads::Puzzle),
        printer_(console.out, arguments.format(TextFormat::Line)) {}

 protected:
  void answer(const ParsedPuzzle& puzzle) override {
    if (has("json")) return print(parsed_json(puzzle));
    printer_.print(puzzle.grid);
  }

 private:
  GridPrinter printer_;
};

void run_convert(const Arguments& arguments, Console& console) {
  if (!arguments.has("json") && !arguments.has("to")) {
    return console.complain("convert needs --to FORMAT or --json. nonet convert --help shows the formats.",
                            ExitCode::BadInput);
  }
  ConvertRun(arguments, console).run();
}

constexpr std::array kConvertOptions{
    kFormatOption,
    kLayoutOption,
    kJsonOption,
};

}  // namespace

const Command kConvertCommand{
    "convert",
    "[FILE...]",
    "write puzzles in another format",
    "line and sdm write one line for each puzzle. jigsaw adds the region of each cell to this line, as a label. "
    "numbers writes rows of numbers, with 0 for a blank cell. frame draws a border around the boxes.\n"
    "A blank line separates grids of several lines. A comment names the layout when the number of cells does not "
    "determine it.\n",
    kConvertOptions,
    SIZE_MAX,
    run_convert,
};

}  // namespace nonet
