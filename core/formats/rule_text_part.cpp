#include <memory>
#include <utility>

#include "core/formats/five_grids.h"
#include "core/formats/foreign/f_puzzle_text.h"
#include "core/formats/foreign/foreign_line.h"
#include "core/formats/foreign/lz_text.h"
#include "core/formats/foreign/sudoku_pad_text.h"
#include "core/formats/foreign/sudoku_solver_writing.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/rule_text.h"

namespace nonet {

namespace {

std::optional<ParseError> read_lines(ParsedPuzzle& puzzle, std::span<const RuleLine> lines) {
  PatternWork work;
  for (const RuleLine& line : lines) {
    auto error = read_rule_line(line.text, line.number, line.offset, *puzzle.grid.layout(), work, puzzle.rules);
    if (error) return error;
  }
  return std::nullopt;
}

std::vector<std::string> texts_of(const ParsedPuzzle& puzzle) {
  std::vector<std::string> texts;
  texts.reserve(puzzle.rules.size());
  for (const Rule& rule : puzzle.rules) texts.push_back(write_rule(rule, *puzzle.grid.layout()));
  return texts;
}

std::optional<LineReading> reading_of(const TextLine& line) {
  std::optional<ReadItem> item = read_foreign_item(line);
  if (!item) return std::nullopt;
  LineReading reading;
  reading.certainty = Certainty::Certain;
  reading.item = std::make_shared<const ReadItem>(std::move(*item));
  return reading;
}

Result<std::string, ForeignRefusal> foreign_text_of(const ParsedPuzzle& puzzle, TextFormat format) {
  if (format == TextFormat::SudokuSolver) return write_sudoku_solver_text(puzzle);
  if (format == TextFormat::SudokuPad || format == TextFormat::SudokuPadLink) {
    auto pad = write_sudoku_pad(puzzle);
    if (!pad || format == TextFormat::SudokuPad) return pad;
    return "https://sudokupad.app/scl" + pack_lz_text(pad.value());
  }
  auto json = write_f_puzzle(puzzle);
  if (!json || format == TextFormat::FPuzzles) return json;
  return "https://f-puzzles.com/?load=" + pack_lz_text(json.value());
}

}  // namespace

constinit const RuleTextPart kRuleTextPart{read_lines,      texts_of,        reading_of,
                                           all_block_forms, foreign_text_of, samurai_of_grids};

}  // namespace nonet
