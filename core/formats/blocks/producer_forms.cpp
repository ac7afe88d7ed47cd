#include "core/formats/blocks/producer_forms.h"

#include <algorithm>

#include "core/formats/blocks/signs.h"
#include "core/formats/line_cells.h"

namespace nonet {

namespace {

constexpr std::string_view kSpaces = " \t";
constexpr std::uint32_t kLine = 1u << 16;
constexpr std::uint32_t kHeadLines = 3;

// True when all words of a line are as short as cells of a puzzle are.
bool has_short_words(std::string_view text) {
  constexpr std::size_t kLongest = 3;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kSpaces, at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (word.size() > kLongest && word.find_first_of("[,") == std::string_view::npos) return false;
    at = std::min(text.find_first_not_of(kSpaces, end), text.size());
  }
  return true;
}

std::size_t count_words(std::string_view text) {
  Fields words(text, {});
  return words.count();
}

}  // namespace

bool begins_pzpr(std::string_view line) {
  const std::string_view text = without_space_around(line);
  constexpr std::size_t kMark = 6;
  return text.starts_with("pzprv3") && (text.size() == kMark || text[kMark] == '.' || text[kMark] == '/');
}

bool continues_pzpr(const OpenBlock& block, std::string_view line) {
  const std::string_view text = without_space_around(line);
  const std::uint32_t lines = block.state() / kLine;
  const std::uint32_t side = block.state() % kLine;
  if (begins_pzpr(line)) return false;
  // What was done before the file was saved.
  if (text.starts_with("history:") || text.starts_with("TrialData:") || text[0] == '{' || text[0] == '}' ||
      text[0] == '"')
    return lines > kHeadLines;
  // A sudoku has the givens and the entries.
  const bool is_sudoku = block.text().find("\nsudoku") != std::string::npos;
  // A further row is one too many.
  if (is_sudoku && lines >= kHeadLines && lines >= kHeadLines + 2 * side)
    return lines == kHeadLines + 2 * side && count_words(text) == side;
  if (text.empty()) return is_sudoku;
  return lines == 1 || has_short_words(text);
}

std::uint32_t pzpr_state_after(std::uint32_t state, std::string_view line) {
  std::uint32_t side = state % kLine;
  if (state / kLine == kHeadLines - 1) {
    for (const char it : without_space_around(line)) {
      if (it < '0' || it > '9' || side > 100) break;
      side = 10 * side + static_cast<std::uint32_t>(it - '0');
    }
  }
  const bool is_blank = without_space_around(line).empty();
  const std::uint32_t lines = std::min(state / kLine + (is_blank ? 0 : 1), kLine - 1);
  return lines * kLine + side;
}

bool begins_janko(std::string_view line) { return without_space_around(line) == "begin"; }

bool has_ended_janko(const OpenBlock& block) { return without_space_around(block.last_line()) == "end"; }

bool continues_janko(const OpenBlock&, std::string_view line) {
  // A line of a grid without separators is a puzzle of its own.
  constexpr std::size_t kSmallestPuzzle = 16;
  return !begins_janko(line) && count_leading_symbols(without_space_around(line)) < kSmallestPuzzle;
}

bool begins_solo_save(std::string_view line) { return line.starts_with("SAVEFILE:"); }

bool continues_solo_save(const OpenBlock&, std::string_view line) {
  const std::size_t name = std::min(line.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), line.size());
  const std::size_t colon = line.find_first_not_of(' ', name);
  if (name == 0 || begins_solo_save(line) || colon == std::string_view::npos || line[colon] != ':') return false;
  const std::size_t end = line.find_first_not_of("0123456789", colon + 1);
  return end != std::string_view::npos && end > colon + 1 && line[end] == ':';
}

bool begins_postscript(std::string_view line) { return line.starts_with("%!PS"); }

bool continues_postscript(const OpenBlock&, std::string_view line) { return !begins_postscript(line); }

}  // namespace nonet
