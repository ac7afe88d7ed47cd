// nonet read: the puzzles in photos and pictures of screens.

#include <array>
#include <string>
#include <vector>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/picture_file.h"
#include "cli/output/console.h"

namespace nonet {

namespace {

std::string sentence_of(vision::ReadStatus status) {
  switch (status) {
    case vision::ReadStatus::Ok: return "";
    case vision::ReadStatus::NoGrid:
      return "No grid with digits was found. Take the photo from above, in even light, with the whole grid in it.";
    case vision::ReadStatus::SeveralGrids: return "There are several grids. Cut the picture so that it shows one.";
    case vision::ReadStatus::UnsupportedSide: return "Grids of this size cannot be read: only 4x4, 6x6, 8x8 and 9x9.";
    case vision::ReadStatus::TooSmall: return "The grid has too few pixels. Take the photo from nearer.";
    case vision::ReadStatus::BadInput: break;
  }
  return "This picture is too large: the limits are 16 megapixels and 20000 pixels a side.";
}

std::string names_of(const std::vector<Cell>& cells, const Layout& layout, CellNames names) {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : ", ") + name_of(cell, layout, names);
  return text;
}

/// Reads one picture after the other.
class ReadRun {
 public:
  ReadRun(const Arguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

  void run() {
    for (const std::string_view operand : arguments_.operands()) {
      file_ = operand;
      const Result<Picture, PictureError> picture = picture_in_file(file_);
      if (picture) {
        read(picture.value());
      } else {
        print(JsonObject().text("status", name_of(vision::ReadStatus::BadInput)));
        complain(picture.error().sentence, ExitCode::BadInput);
      }
      console_.out.flush();
    }
  }

 private:
  void read(const Picture& picture) {
    const vision::Reading reading = reader_.read(picture.view());
    if (reading.status != vision::ReadStatus::Ok) {
      print(json_object_of(reading, nullptr));
      return complain(sentence_of(reading.status), ExitCode::NoAnswer);
    }
    const vision::Resolution resolution = vision::resolve(reading);
    print(json_object_of(reading, &resolution));
    if (!resolution.unique)
      return complain("No likely reading has exactly one solution, so the puzzle was not read.", ExitCode::NoAnswer);
    if (!arguments_.has("json")) console_.out.write(write_line(resolution.puzzle) + '\n');
    note_cells("The most likely digits have not exactly one solution. Changed: ", resolution.changed, resolution);
    note_cells("Compare these cells with the picture: ", resolution.doubtful, resolution);
  }

  void print(const JsonObject& object) {
    if (arguments_.has("json")) console_.out.write(JsonObject().text("image", file_).all_of(object).str() + '\n');
  }
  void note_cells(const std::string& sentence, const std::vector<Cell>& cells, const vision::Resolution& resolution) {
    if (cells.empty()) return;
    console_.note(file_ + ": " + sentence + names_of(cells, *resolution.puzzle.layout(), arguments_.cell_names()) +
                  ".");
  }
  void complain(const std::string& sentence, ExitCode code) { console_.complain(file_ + ": " + sentence, code); }

  const Arguments& arguments_;
  Console& console_;
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
    "The answer is a line for each picture: the puzzle. Pictures are PNG, JPEG and PGM files, or - for standard input, "
    "and hold one "
    "grid of 4x4, 6x6, 8x8 or 9x9 printed digits. A message names the cells that are doubtful, and those that were "
    "changed because "
    "only then the puzzle has exactly one solution. A picture without a puzzle has a message instead of a line, and "
    "the exit code "
    "is then 1.\n",
    kReadOptions,
    SIZE_MAX,
    run_read,
};

}  // namespace nonet
