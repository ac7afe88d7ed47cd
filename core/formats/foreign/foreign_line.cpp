#include "core/formats/foreign/foreign_line.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/formats/foreign/f_puzzle.h"
#include "core/formats/foreign/foreign_text.h"
#include "core/formats/foreign/killer_id.h"
#include "core/formats/foreign/killer_line.h"
#include "core/formats/foreign/loose_json.h"
#include "core/formats/foreign/lz_text.h"
#include "core/formats/foreign/sudoku_pad.h"
#include "core/formats/foreign/sudoku_solver_text.h"
#include "core/formats/foreign_form.h"

namespace nonet {

namespace {

class ForeignLine {
 public:
  ForeignLine(const TextLine& line, std::size_t start) : line_(line), start_(start) {}

  ReadItem read_json(std::string_view text, bool is_packed) const {
    // What is wrong in a packed text has no place in the line.
    const auto error_at = [&](std::string_view format, std::size_t offset) {
      return error(format, is_packed ? start_ : start_ + offset);
    };
    auto root = nonet::read_json(text);
    auto loose = root ? root : read_loose_json(text);
    const bool is_pad = loose && is_sudoku_pad(loose.value()) && loose.value().member("grid") == nullptr;
    if (is_pad) {
      auto puzzle = read_sudoku_pad(std::move(loose).value(), line_.known, position());
      if (puzzle) return std::move(puzzle).value();
      return error_at("sudokupad", puzzle.error().offset);
    }
    if (!root) return error_at("f-puzzles", root.error().offset);
    auto puzzle = read_f_puzzle(std::move(root).value(), line_.known, position());
    if (puzzle) return std::move(puzzle).value();
    return error_at("f-puzzles", puzzle.error().offset);
  }

  ReadItem read_link(const ForeignLink& link) const {
    switch (link.payload) {
      case ForeignPayload::Json: {
        const std::optional<std::string> json = unpack_lz_text(link.packed);
        return read_json(json ? *json : std::string_view{}, true);
      }
      case ForeignPayload::ShortPad: {
        auto puzzle = read_short_pad(link.packed, line_.known, position());
        return puzzle ? ReadItem(*std::move(puzzle)) : ReadItem(error("sudokupad", start_));
      }
      case ForeignPayload::CageColors: {
        auto puzzle = read_cage_colors(link.packed, line_.known, position());
        return puzzle ? ReadItem(*std::move(puzzle)) : ReadItem(error("killer", start_));
      }
      case ForeignPayload::SolverText: break;
    }
    return read_solver_link(link.packed);
  }

 private:
  ReadItem read_solver_link(std::string_view packed) const {
    const std::optional<std::string> text = without_percents(packed);
    if (!text || !looks_like_sudoku_solver_text(*text)) return error("sudoku-solver", start_);
    ReadItem item = read_sudoku_solver_text(*text, TextLine(*text, line_.number, line_.known));
    if (auto* puzzle = std::get_if<ParsedPuzzle>(&item)) {
      puzzle->start = position();
      return item;
    }
    return error("sudoku-solver", start_);
  }

  Position position() const { return position_in(line_.text, line_.number, start_); }
  ParseError error(std::string_view format, std::size_t offset) const {
    return {ParseErrorCode::BadForeignText, position_in(line_.text, line_.number, offset), 0, 0, std::string(format)};
  }

  const TextLine& line_;
  std::size_t start_;
};

std::optional<ReadItem> item_in(const TextLine& line) {
  const std::size_t start = std::min(line.text.find_first_not_of(' '), line.text.size());
  const std::string_view text = line.text.substr(start);
  const ForeignLine reader(line, start);
  if (text.starts_with('{')) return reader.read_json(text, false);
  if (auto item = read_killer_arrows(line)) return item;
  if (auto item = read_killer_id(line)) return item;
  return read_killer_numbers(line);
}

}  // namespace

ReadItem read_foreign_link(const ForeignLink& link, const TextLine& line, std::size_t start) {
  ReadItem item = ForeignLine(line, start).read_link(link);
  const auto* puzzle = std::get_if<ParsedPuzzle>(&item);
  const bool is_impossible = puzzle != nullptr && puzzle->impossible_rule &&
                             (link.payload == ForeignPayload::SolverText || link.payload == ForeignPayload::CageColors);
  return is_impossible ? ReadItem(ParseError(*puzzle->impossible_rule)) : std::move(item);
}

std::optional<ReadItem> read_foreign_item(const TextLine& line) {
  std::optional<ReadItem> item = item_in(line);
  const auto* puzzle = item ? std::get_if<ParsedPuzzle>(&*item) : nullptr;
  // In a text of JSON the number of a cage may be something else than a sum. Then the rule is one that was not read.
  if (puzzle != nullptr && puzzle->impossible_rule &&
      (puzzle->format == TextFormat::KillerLine || puzzle->format == TextFormat::SudokuSolver)) {
    return ReadItem(ParseError(*puzzle->impossible_rule));
  }
  return item;
}

}  // namespace nonet
