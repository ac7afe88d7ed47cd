// nonet read: the puzzles in photos and pictures of screens.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/picture_file.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
#include "core/api/photo_rules.h"

namespace nonet {

namespace {

std::string sentence_of(const vision::Reading& reading) {
  switch (reading.status) {
    case vision::ReadStatus::Ok:
    case vision::ReadStatus::BadInput: return "";  // a picture of bad size is refused before it is decoded
    case vision::ReadStatus::NoGrid:
      return "No sudoku grid was found. Crop a picture of a screen to the grid. A photo must show the whole grid, from "
             "above and in even light.";
    case vision::ReadStatus::SeveralGrids: return "There are several grids.";
    case vision::ReadStatus::UnsupportedSide: {
      const std::string side = decimal(static_cast<std::uint64_t>(reading.side));
      return "This is a grid of " + side + "x" + side +
             " cells. Only 4x4, 6x6, 8x8 and 9x9 can be read from a picture. Write the "
             "puzzle as text: nonet solve takes such grids, too.";
    }
    case vision::ReadStatus::TooSmall: break;
  }
  return "The grid has too few pixels. Take the photo from nearer.";
}

// What the reader sees in a cell: "5 or 6".
std::string contents_of(const vision::Reading& reading, Cell cell) {
  const std::vector<Digit> contents = vision::likely_contents(reading, cell);
  const bool is_strange = reading.strange[cell.index];
  if (is_strange && contents.front().is_blank()) return "blank, with ink in it";
  std::string text;
  for (std::size_t at = 0; at < contents.size(); ++at) {
    const bool is_last = at + 1 == contents.size() && !is_strange;
    text += at == 0 ? "" : is_last ? " or " : ", ";
    text += contents[at].is_blank() ? "blank" : decimal(contents[at].value);
  }
  return is_strange ? text + " or no digit" : text;
}

// The names of cells, each with what it could hold.
std::string names_of(const std::vector<Cell>& cells, const vision::Reading& reading, const Layout& layout,
                     CellNames names) {
  std::string text;
  for (const Cell cell : cells) {
    text += (text.empty() ? "" : ", ") + name_of(cell, layout, names) + " (" + contents_of(reading, cell) + ")";
  }
  return text;
}

int centre_x(const vision::Outline& outline) {
  return static_cast<int>((outline.corners[0].x + outline.corners[2].x) / 2);
}
int centre_y(const vision::Outline& outline) {
  return static_cast<int>((outline.corners[0].y + outline.corners[2].y) / 2);
}

/// Row by row, and from left to right. A grid is in the row of another one when its centre is above the other one's
/// lower edge.
std::vector<vision::Outline> in_reading_order(std::vector<vision::Outline> outlines) {
  std::sort(outlines.begin(), outlines.end(),
            [](const auto& left, const auto& right) { return centre_y(left) < centre_y(right); });
  for (auto row = outlines.begin(); row != outlines.end();) {
    const double lower_edge = std::max(row->corners[2].y, row->corners[3].y);
    const auto next =
        std::find_if(row, outlines.end(), [&](const auto& outline) { return centre_y(outline) > lower_edge; });
    std::sort(row, next, [](const auto& left, const auto& right) { return centre_x(left) < centre_x(right); });
    row = next;
  }
  return outlines;
}

/// Reads one picture after the other.
class ReadRun {
 public:
  ReadRun(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), printer_(console.out, TextFormat::Line) {}

  void run() {
    for (const std::string_view operand : arguments_.operands()) {
      file_ = operand;
      const Result<Picture, PictureError> picture = picture_in_file(file_);
      if (picture) {
        read(picture.value());
      } else {
        print(JsonObject().text("status", name_of(vision::ReadStatus::BadInput)));
        complain(file_, picture.error().sentence, ExitCode::BadInput);
      }
      console_.out.flush();
    }
  }

 private:
  void read(const Picture& picture) {
    const vision::Reading reading = reader_.read(picture.view(), nullptr, picture.colours());
    if (reading.status != vision::ReadStatus::SeveralGrids) return print(answer_of(reading, file_));
    JsonObject object = json_object_of(reading, nullptr);
    std::vector<std::string> grids;
    for (const vision::Outline& outline : in_reading_order(reading.outlines)) {
      const std::string name = file_ + ", grid " + decimal(grids.size() + 1);
      grids.push_back(answer_of(reader_.read(picture.view(), &outline, picture.colours()), name).str());
    }
    print(object.json("grids", json_array(grids)));
  }

  // Says what a grid holds, and returns it for JSON.
  JsonObject answer_of(vision::Reading reading, const std::string& name) {
    if (reading.status != vision::ReadStatus::Ok) {
      complain(name, sentence_of(reading), ExitCode::NoAnswer);
      return json_object_of(reading, nullptr);
    }
    vision::Resolution resolution = vision::resolve(reading);
    settle_cages(reading, resolution);
    if (!arguments_.has("json")) print_puzzle(reading, resolution.puzzle);
    const auto note_cells = [&](const std::string& sentence, const std::vector<Cell>& cells) {
      if (cells.empty()) return;
      console_.note(name + ": " + sentence +
                    names_of(cells, reading, *resolution.puzzle.layout(), arguments_.cell_names()) + ".");
    };
    const auto is_unread = [&](vision::Unread what) {
      return std::find(reading.unread.begin(), reading.unread.end(), what) != reading.unread.end();
    };
    if (is_unread(vision::Unread::Cages)) {
      complain(
          name,
          "Lines inside the cells show the cages of a killer. The cages and their sums could not be read reliably, so "
          "the puzzle is not whole, and some digits may be parts of sums.",
          ExitCode::NoAnswer);
    } else if (!resolution.is_unique()) {
      complain(name,
               std::string("The digits that were read have ") + (resolution.solutions == 0 ? "no" : "several") +
                   " solution" + (resolution.solutions == 0 ? "" : "s") +
                   ", so some of them are wrong or missing. Compare them with the picture.",
               ExitCode::NoAnswer);
    }
    if (is_unread(vision::Unread::Regions)) note_regions(name);
    if (!reading.cages.empty()) note_cages(name, reading);
    note_diagonals(name, reading, *resolution.puzzle.layout());
    note_played(name, reading, resolution);
    note_cells("The most likely digits do not have exactly one solution. Changed: ", resolution.changed);
    note_cells("Compare these cells with the picture: ", resolution.doubtful);
    return json_object_of(reading, &resolution);
  }

  void print_puzzle(const vision::Reading& reading, const Grid& grid) {
    if (reading.cages.empty()) return printer_.print(grid);
    ParsedPuzzle puzzle{grid, TextFormat::Line, write_line(grid), "", {}};
    puzzle.rules = rules_of(reading);
    printer_.print(puzzle);
  }

  void note_regions(const std::string& name) {
    console_.note(name +
                  ": Lines are of two widths, but show neither boxes nor other regions. The usual boxes "
                  "are assumed.");
  }

  void note_cages(const std::string& name, const vision::Reading& reading) {
    console_.note(name + ": A killer with " + decimal(reading.cages.size()) +
                  " cages. Their sums were read, and the puzzle has exactly one solution.");
  }

  void note_diagonals(const std::string& name, const vision::Reading& reading, const Layout& layout) {
    if (!reading.diagonals) return;
    console_.note(name +
                  (layout.spec().rules.contains(RuleKind::X)
                       ? ": The diagonals are marked, so the digits on each of them differ, too."
                       : ": The diagonals are marked, but no rule about them is assumed: only without one do the "
                         "digits have exactly one solution."));
  }

  // What is in the picture beside the givens, which alone are printed.
  void note_played(const std::string& name, const vision::Reading& reading, const vision::Resolution& resolution) {
    int entries = 0;
    int written = 0;
    int notes = 0;
    for (std::size_t cell = 0; cell < reading.notes.size(); ++cell) {
      const bool is_entry = !resolution.entries[Cell{static_cast<std::uint16_t>(cell)}].is_blank();
      entries += is_entry;
      written += is_entry && reading.is_written(cell);
      notes += reading.notes[cell] != 0;
    }
    if (entries + notes == 0) return;
    std::string told = name + ":";
    if (entries > 0) {
      told += " Cells with digits that were entered by a player: " + decimal(static_cast<std::uint64_t>(entries));
      if (written > 0) told += ", in handwriting: " + decimal(static_cast<std::uint64_t>(written));
      told += ".";
    }
    if (notes > 0) told += " Cells with pencil marks: " + decimal(static_cast<std::uint64_t>(notes)) + ".";
    console_.note(told + " They are no givens. --json writes them.");
  }

  void print(const JsonObject& object) {
    if (arguments_.has("json")) console_.out.write(JsonObject().text("image", file_).all_of(object).str() + '\n');
  }
  void complain(const std::string& name, const std::string& sentence, ExitCode code) {
    console_.complain(name + ": " + sentence, code);
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  vision::PhotoReader reader_;
  std::string file_;
};

void run_read(const Arguments& arguments, Console& console) {
  if (arguments.operands().empty()) {
    return console.complain("The name of a picture is missing. nonet read --help shows the options.",
                            ExitCode::BadInput);
  }
  ReadRun(arguments, console).run();
}

constexpr std::array kReadOptions{kCellsOption, kJsonOption};

}  // namespace

const Command kReadCommand{
    "read",
    "IMAGE...",
    "read puzzles in photos and pictures of screens",
    "The answer is a line for each puzzle. Pictures are PNG, JPEG, BMP, GIF and PGM files, or - for standard input. "
    "Grids of "
    "4x4, "
    "6x6, 8x8 and 9x9 printed digits are read, up to four of them in a picture, row by row, also with irregular "
    "regions "
    "between thick lines, and with marked diagonals. The cages of killers are not read, which a message says where "
    "they are seen. Digits that a player has "
    "entered, in another colour or in handwriting, are no givens: --json writes them. A message names the cells "
    "that are doubtful, each with what it could hold, and those that were changed because only then the puzzle has "
    "exactly "
    "one solution. The exit code is 1 when a grid could not be read, which has a message instead of a line, and when "
    "the "
    "digits that were read do not have exactly one solution. The exit code is 2 when a file is "
    "missing, damaged or no picture.\n",
    kReadOptions,
    SIZE_MAX,
    run_read,
};

}  // namespace nonet
