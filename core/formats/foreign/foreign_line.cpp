#include "core/formats/foreign/foreign_line.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/formats/foreign/f_puzzle.h"
#include "core/formats/foreign/killer_line.h"
#include "core/formats/foreign/lz_text.h"
#include "core/formats/foreign/sudoku_solver_text.h"

namespace nonet {

namespace {

// Returns where the packed puzzle begins in a link. None for other texts.
std::optional<std::size_t> packed_puzzle_in(std::string_view text) {
  const bool is_link = text.starts_with("http://") || text.starts_with("https://") || text.starts_with("fpuz");
  if (!is_link) return std::nullopt;
  constexpr std::array<std::string_view, 3> kLinkKeys{"?load=", "fpuzzles", "fpuz"};
  for (const std::string_view key : kLinkKeys) {
    const std::size_t at = text.find(key);
    if (at != std::string_view::npos) return at + key.size();
  }
  return std::nullopt;
}

}  // namespace

std::optional<ReadItem> read_foreign_item(const TextLine& line) {
  const std::size_t start = std::min(line.text.find_first_not_of(' '), line.text.size());
  const std::string_view text = line.text.substr(start);
  const auto f_puzzle = [&](std::string_view json, bool is_packed) -> ReadItem {
    auto puzzle = read_f_puzzle(json, line.known, position_in(line.text, line.number, start));
    if (puzzle) return std::move(puzzle).value();
    const std::size_t offset = start + (is_packed ? 0 : puzzle.error().offset);
    return ParseError{ParseErrorCode::BadForeignText, position_in(line.text, line.number, offset), 0, 0, "f-puzzles"};
  };
  if (text.starts_with('{')) return f_puzzle(text, false);
  if (const auto packed = packed_puzzle_in(text)) {
    const std::optional<std::string> json = unpack_lz_text(text.substr(*packed));
    return f_puzzle(json ? *json : std::string_view{}, true);
  }
  if (looks_like_sudoku_solver_text(text)) return read_sudoku_solver_text(text, line);
  if (auto item = read_killer_arrows(line)) return item;
  return read_killer_numbers(line);
}

}  // namespace nonet
