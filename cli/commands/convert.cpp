// nonet convert: the same puzzle in another format.

#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
#include "cli/output/json.h"

namespace nonet {

namespace {

// What the JavaScript parse() returns.
std::string json_of(const ParsedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  std::vector<std::string> cells;
  for (const Digit digit : puzzle.grid.digits()) cells.push_back(std::to_string(digit.value));
  return JsonObject()
      .text("layout", name_of(layout))
      .number("side", static_cast<std::uint64_t>(layout.side()))
      .number("boxRows", static_cast<std::uint64_t>(layout.box_rows()))
      .number("boxColumns", static_cast<std::uint64_t>(layout.box_columns()))
      .text("format", name_of(puzzle.format))
      .text("puzzle", write_line(puzzle.grid))
      .json("cells", json_array(cells))
      .text("comment", puzzle.comment)
      .str();
}

void run_convert(const Arguments& arguments, Console& console) {
  const bool json = arguments.has("json");
  if (!json && !arguments.has("to")) {
    return console.complain("convert needs --to FORMAT or --json (nonet convert --help tells more)",
                            ExitCode::BadInput);
  }
  GridPrinter printer(console.out, arguments.format(TextFormat::Line));
  for_each_puzzle(arguments, console, [&](const ParsedPuzzle& puzzle, const Place&) {
    if (json) {
      console.out.write(json_of(puzzle) + '\n');
    } else {
      printer.print(puzzle.grid);
    }
    return true;
  });
}

constexpr std::array kOptions{
    Option{"to", "FORMAT", "line, sdm, numbers, frame or jigsaw", complaint_about_format},
    kLayoutOption,
    kJsonOption,
};

}  // namespace

const Command kConvertCommand{
    "convert",
    "[FILE...]",
    "write puzzles in another format",
    "line and sdm: a line a puzzle. jigsaw: the same, with a label of its region for each cell. numbers: rows of "
    "numbers, 0 for a blank. frame: rows in a border.\n"
    "Grids of several lines are separated by a blank line.\n",
    kOptions,
    SIZE_MAX,
    run_convert,
};

}  // namespace nonet
