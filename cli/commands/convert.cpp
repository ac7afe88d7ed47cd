// nonet convert: the same puzzle in another format.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/puzzle_run.h"
#include "cli/input/arguments.h"
#include "cli/input/values.h"
#include "cli/output/board_picture.h"
#include "cli/output/console.h"
#include "cli/output/grid_files.h"
#include "cli/output/grid_printer.h"

namespace nonet {

namespace {

// What a format cannot say, by the name of what is left out.
struct Loss {
  std::string_view name;
  std::string_view words;
};
constexpr std::array kLosses{
    Loss{"entries", "the entries"},
    Loss{"entry-marks", "which digits are entries"},
    Loss{"open-singles", "that a cell with one candidate is blank"},
    Loss{"candidates", "the candidates"},
};

constexpr std::array<std::string_view, 4> kFormatsWithWords{"f-puzzles", "f-puzzles-link", "sudokupad",
                                                            "sudokupad-link"};

bool has_words_option(const Arguments& arguments) {
  return std::any_of(kAuthorWords.begin(), kAuthorWords.end(),
                     [&](const AuthorWord& word) { return arguments.has(word.name); });
}

bool has_words(const ParsedPuzzle& puzzle) {
  return std::any_of(kAuthorWords.begin(), kAuthorWords.end(),
                     [&](const AuthorWord& word) { return !(puzzle.*word.text).empty(); });
}

bool keeps_words(std::string_view format) {
  return std::find(kFormatsWithWords.begin(), kFormatsWithWords.end(), format) != kFormatsWithWords.end();
}

class ConvertRun : public PuzzleRun {
 public:
  ConvertRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console, Reads::Position),
        printer_(console.out, writable_format(arguments.text("to")).value_or(TextFormat::Line),
                 content_named(arguments.text("content")).value_or(Content::Most)) {}

  /// Notes what was left out of the puzzles that were printed, how many lack their author's words, and how many have
  /// given candidates that are notes in the text.
  void report() {
    if (noted_ > 0) {
      console().note("In the format " + format() + ", given candidates are notes (" + puzzles(noted_) +
                     "). Use --to 729 or --to pencilmarks, or read the text with --candidates given.");
    }
    if (wordless_ > 0) {
      console().note("The format " + format() + " has no place for the author's words (" + puzzles(wordless_) +
                     "). Use --json, --to f-puzzles or --to sudokupad to keep them.");
    }
    report_losses();
  }

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  bool keeps_unread_rules() const override { return has("json"); }
  void answer(const ParsedPuzzle& puzzle) override {
    if (!has_words_option(arguments())) return write(puzzle);
    ParsedPuzzle changed = puzzle;
    for (const AuthorWord& word : kAuthorWords) {
      if (has(word.name)) set_author_word(changed, word.text, arguments().text(word.name));
    }
    write(changed);
  }

 private:
  void write(const ParsedPuzzle& puzzle) {
    if (has("json")) return print(json_object_of(puzzle).str());
    const auto printed = printer_.print(puzzle);
    if (!printed) return refuse(puzzle, printed.error());
    for (const std::string_view name : names_of(printed.value())) ++lacking_[index_of(name)];
    if (has_words(puzzle) && !keeps_words(format())) ++wordless_;
    if (!has_given_candidates(puzzle)) return;
    given_lost_ = given_lost_ || printed.value().candidates;
    if (printed.value().candidates) return;
    const auto to = writable_format(arguments().text("to"));
    if (to != TextFormat::Masks && to != TextFormat::PencilMarks) ++noted_;
  }

  static std::string puzzles(std::uint64_t count) {
    return count == 1 ? "1 puzzle" : std::to_string(count) + " puzzles";
  }

  static bool has_given_candidates(const ParsedPuzzle& puzzle) {
    return lists_given_candidates(puzzle) && !puzzle_in(puzzle).candidates.empty();
  }

  // The formats that keep more of the puzzles.
  std::string_view advice() const { return given_lost_ ? "--to 729 or --to pencilmarks" : "--to library or --to ss"; }

  void report_losses() {
    std::string losses;
    for (std::size_t i = 0; i < kLosses.size(); ++i) {
      if (lacking_[i] == 0) continue;
      losses.append(losses.empty() ? "" : "; ").append(kLosses[i].words).append(" (" + puzzles(lacking_[i]) + ")");
    }
    if (losses.empty()) return;
    console().note("The format " + format() + " cannot say: " + losses + ". Use " + std::string(advice()) +
                   " to keep more.");
  }

  static std::size_t index_of(std::string_view name) {
    const auto found =
        std::find_if(kLosses.begin(), kLosses.end(), [&](const Loss& loss) { return loss.name == name; });
    return static_cast<std::size_t>(found - kLosses.begin());
  }

  std::string format() const { return std::string(arguments().text("to")); }

  void refuse(const ParsedPuzzle& puzzle, const WriteRefusal& refusal) {
    if (!refusal.rule.empty()) {
      return complain("The format " + format() + " cannot say the rule '" + refusal.rule +
                      "'. Use --to line, which writes each rule as a comment.");
    }
    if (!refusal.left_out.any()) {
      return complain("The format " + format() + " has no text for the layout " + name_of(*puzzle.grid.layout()) +
                      ". Use --to line or --to numbers.");
    }
    std::string losses;
    for (const std::string_view name : names_of(refusal.left_out)) {
      losses.append(losses.empty() ? "" : "; ").append(kLosses[index_of(name)].words);
    }
    const std::string_view better = has_given_candidates(puzzle) ? "729" : "library";
    complain("The format " + format() + " cannot say: " + losses + ". Use --to " + std::string(better) +
             " or --content most.");
  }

  GridPrinter printer_;
  /// How many puzzles lack each part.
  std::array<std::uint64_t, kLosses.size()> lacking_{};
  /// True when the text of some puzzle lacks its given candidates.
  bool given_lost_ = false;
  /// How many puzzles have words of their author that the text does not say.
  std::uint64_t wordless_ = 0;
  /// How many puzzles have given candidates that the text lists as notes.
  std::uint64_t noted_ = 0;
};

/// Draws each puzzle. Pictures go into files, one for each puzzle; without files there can be one picture only.
class PictureRun : public PuzzleRun {
 public:
  PictureRun(const Arguments& arguments, Console& console) : PuzzleRun(arguments, console, Reads::Position) {
    if (!has("files")) return;
    files_.emplace(arguments.text("files"), ".svg", has("overwrite") ? ExistingFile::Replace : ExistingFile::Keep);
  }

  void report() {
    if (files_) files_->report(console());
  }

 protected:
  void answer(const ParsedPuzzle& puzzle) override {
    if (puzzle.has_rules())
      return complain("--to svg cannot show the rules of this puzzle. nonet-book picture draws it with its rules.");
    if (files_) {
      failed_ = !files_->write(board_picture(puzzle), console());
    } else if (drawn_) {
      failed_ = true;
      complain("Only one picture can be written to standard output. Use --files PREFIX for a file for each puzzle.",
               ExitCode::BadInput);
    } else {
      drawn_ = true;
      console().out.write(board_picture(puzzle));
    }
  }

  bool goes_on() const override { return !failed_; }

 private:
  std::optional<NumberedFiles> files_;
  bool drawn_ = false;
  bool failed_ = false;
};

void run_convert(const Arguments& arguments, Console& console) {
  if (!arguments.has("json") && !arguments.has("to")) {
    return console.complain("convert needs --to FORMAT or --json. nonet convert --help shows the formats.",
                            ExitCode::BadInput);
  }
  const auto refuse = [&](const char* sentence) { console.complain(sentence, ExitCode::BadInput); };
  const bool draws = arguments.text("to") == kPictureFormat;
  if (draws && arguments.has("json")) return refuse("--to svg and --json cannot be used together.");
  if (arguments.has("files") && !draws) return refuse("--files can only be used with --to svg.");
  if (arguments.has("overwrite") && !arguments.has("files")) {
    return refuse("--overwrite can only be used with --files.");
  }
  if (arguments.has("content") && (draws || arguments.has("json"))) {
    return refuse("--content can only be used with --to FORMAT other than svg.");
  }
  if (has_words_option(arguments) && !arguments.has("json") && !keeps_words(arguments.text("to"))) {
    return refuse(
        "--title, --author, --ruleset and --message can only be used with --json, or with --to f-puzzles, "
        "f-puzzles-link, sudokupad or sudokupad-link.");
  }
  if (!draws) {
    ConvertRun run(arguments, console);
    run.run();
    return run.report();
  }
  PictureRun run(arguments, console);
  run.run();
  run.report();
}

constexpr Option kPositionFormatOption{
    "to", "FORMAT",
    "write this format: line, sdm, numbers, rows, grids, csv, tsv, frame, jigsaw, sdk, ss, "
    "pencilmarks, library, 729, sudokuwiki, solo, f-puzzles, f-puzzles-link, sudokupad, "
    "sudokupad-link, sudoku-solver or svg",
    complaint_about_position_format};

constexpr std::array kConvertOptions{
    kPositionFormatOption,
    Option{"content", "PART",
           "how much is written: givens; digits, with the entries; most, what the format can hold (the default); all, "
           "which refuses puzzles that the format cannot hold",
           complaint_about_content},
    Option{"files", "PREFIX",
           "with --to svg: write each picture to a file of its own, PREFIX1.svg, PREFIX2.svg and so on"},
    Option{"overwrite", "",
           "with --files: replace existing files; without --overwrite, the run ends at a file that exists"},
    Option{"title", "TEXT", "the name of every puzzle, in place of the name that its text has"},
    Option{"author", "TEXT", "who made every puzzle"},
    Option{"ruleset", "TEXT", "the rules of every puzzle in words"},
    Option{"message", "TEXT", "a message for the player who solves the puzzle"},
    kLayoutOption,
    kRulesOption,
    kRulesFileOption,
    kRecogniseOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kConvertCommand{
    "convert",
    "[FILE...]",
    "write puzzles in another format",
    "line and sdm write one line for each puzzle. jigsaw adds the region of each cell to this line, as a label. "
    "numbers and rows write rows of numbers or of symbols, with 0 or . for a blank cell. grids writes a line for each "
    "of several grids. csv and tsv write rows for a "
    "spreadsheet. frame draws a border around the boxes. sdk, ss, pencilmarks, library, 729, sudokuwiki and solo are "
    "the "
    "formats of other programs. f-puzzles (JSON), f-puzzles-link, sudokupad (JSON), sudokupad-link and sudoku-solver "
    "also have rules; a puzzle with a "
    "rule that the format cannot say is refused. The first four and --json also have the author's words.\n"
    "ss, library, sudokuwiki and svg keep entries and candidates, and sdk keeps entries. pencilmarks and 729 keep "
    "candidates, and all digits become givens. Every other format has the givens alone, or with --content digits all "
    "digits as givens. A message says what was left out.\n"
    "A blank line separates grids of several lines. A comment names the layout when the number of cells does not "
    "determine it.\n",
    kConvertOptions,
    SIZE_MAX,
    run_convert,
};

}  // namespace nonet
