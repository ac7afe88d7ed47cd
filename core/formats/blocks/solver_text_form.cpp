#include "core/formats/blocks/solver_text_form.h"

#include <algorithm>
#include <string>

#include "core/formats/blocks/signs.h"
#include "core/formats/foreign_form.h"

namespace nonet {

namespace {

constexpr std::uint32_t kGroup = 1u << 16;
constexpr std::uint32_t kMaxGroups = 1000;

// Takes a row or a column from the front of the name of a cell. 0 when there is none.
std::uint32_t take_number(std::string_view& text, char letter) {
  if (text.empty() || (text[0] != letter && text[0] != letter + 'a' - 'A')) return 0;
  text.remove_prefix(1);
  std::uint32_t number = 0;
  if (!text.empty() && is_small_letter(text[0])) {
    number = static_cast<std::uint32_t>(text[0] - 'a' + 10);
    text.remove_prefix(1);
  }
  for (; !text.empty() && is_decimal(text[0]) && number < 100; text.remove_prefix(1))
    number = 10 * number + static_cast<std::uint32_t>(text[0] - '0');
  return number;
}

// Returns a number that grows from cell to cell in the order of the grid; 0 when a text does not begin with a cell.
std::uint32_t cell_at_front(std::string_view text) {
  text = without_space_around(text);
  const std::uint32_t row = take_number(text, 'R');
  const std::uint32_t column = row == 0 ? 0 : take_number(text, 'C');
  return column == 0 ? 0 : (row << 7 | column) & (kGroup - 1);
}

// What the parts of a line do.
struct LineParts {
  std::uint32_t state;
  // The first cell that is given outside of all groups.
  std::uint32_t first_given = 0;
  bool has_givens_alone = true;
};

LineParts parts_of(std::uint32_t state, std::string_view line) {
  LineParts parts{state};
  line = without_space_around(line);
  if (line.empty() || line[0] != '.') return parts;
  for (std::size_t start = 1; start <= line.size();) {
    const std::size_t end = std::min(line.find('.', start), line.size());
    std::string_view part = line.substr(start, end - start);
    start = end + 1;
    const std::size_t tilde = std::min(part.find('~'), part.size());
    std::string_view type = part.substr(0, tilde);
    while (type.ends_with(' ') || type.ends_with('\t')) type.remove_suffix(1);
    const std::uint32_t groups = parts.state / kGroup;
    if (type == "End") {
      if (groups > 0) parts.state -= kGroup;
      continue;
    }
    if (type == "Or" || type == "And" || type == "Replicate") {
      if (groups < kMaxGroups) parts.state += kGroup;
      continue;
    }
    const bool is_given = type.empty() ? tilde < part.size() : type == "Given";
    parts.has_givens_alone = parts.has_givens_alone && is_given;
    if (!is_given || groups > 0) continue;
    for (std::size_t at = tilde; at < part.size(); at = std::min(part.find('~', at + 1), part.size())) {
      const std::uint32_t cell = cell_at_front(part.substr(at + 1));
      if (cell == 0) continue;
      if (parts.first_given == 0) parts.first_given = cell;
      parts.state = (parts.state & ~(kGroup - 1)) | cell;
    }
  }
  return parts;
}

// `.Cage~10~R1C1`, `.End` or `.Some`: a full stop and a word with a capital letter.
bool is_part(std::string_view text) {
  const std::size_t end =
      std::min(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", 1), text.size());
  const std::string_view word = text.substr(1, end - 1);
  return looks_like_solver_text(text) ||
         (word.size() > 1 && !is_small_letter(word[0]) && std::any_of(word.begin(), word.end(), is_small_letter));
}

}  // namespace

bool begins_solver_text(std::string_view line) { return looks_like_solver_text(without_space_around(line)); }

bool continues_solver_text(const OpenBlock& block, std::string_view line) {
  const std::string_view text = without_space_around(line);
  if (text.empty()) return false;
  // Comments of this project say something about the next puzzle.
  if (text[0] == '#')
    return text.find("nonet") == std::string_view::npos && text.find("boxes ") == std::string_view::npos;
  if (text[0] == '~' || cell_at_front(text) != 0) return true;
  // A damaged line of the text, not the begin of another puzzle.
  const bool is_damaged = text[0] != '.' && (text.find('~') != std::string_view::npos ||
                                             looks_like_solver_text(std::string(1, '.').append(text)));
  if (is_damaged) return true;
  if (text[0] != '.') return false;
  if (!is_part(text))
    return text.find('~') != std::string_view::npos || std::all_of(text.begin() + 1, text.end(), is_ascii_letter);
  if (block.state() >= kGroup) return true;
  const std::uint32_t last_given = block.state() & (kGroup - 1);
  const LineParts parts = parts_of(block.state(), text);
  if (text.starts_with(".Shape")) return false;
  if (last_given == 0 || parts.first_given == 0) return true;
  return parts.has_givens_alone && parts.first_given > last_given;
}

std::uint32_t solver_state_after(std::uint32_t state, std::string_view line) { return parts_of(state, line).state; }

}  // namespace nonet
