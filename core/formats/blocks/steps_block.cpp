#include "core/formats/blocks/steps_block.h"

#include <algorithm>

#include "core/formats/blocks/signs.h"

namespace nonet {

namespace {

bool is_of_technique(char it) { return is_ascii_letter(it) || is_decimal(it) || is_one_of(" -'()", it); }

// The name of a technique: words, in which a number may stand.
bool is_technique(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_of_technique) &&
         std::any_of(text.begin(), text.end(), is_ascii_letter);
}

// `r1c1=5`, `C4<>7`: a name of cells, a sign, and digits.
bool is_result(std::string_view word) {
  std::size_t cells = 0;
  while (cells < word.size() && is_of_name(word[cells])) ++cells;
  const std::string_view rest = word.substr(cells);
  const std::size_t sign = rest.starts_with("<>") ? 2 : rest.starts_with('=') ? 1 : 0;
  const std::string_view digits = rest.substr(sign);
  return sign > 0 && cells > 1 && is_ascii_letter(word[0]) && is_decimal(word[cells - 1]) && !digits.empty() &&
         std::all_of(digits.begin(), digits.end(), is_decimal);
}

}  // namespace

bool begins_steps(std::string_view line) {
  const std::string_view text = without_space_around(line);
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos || !is_technique(text.substr(0, colon))) return false;
  const std::size_t last = text.find_last_of(" ,");
  return is_result(text.substr(last + 1));
}

bool continues_steps(const OpenBlock&, std::string_view line) {
  return without_space_around(line).empty() || begins_steps(line);
}

std::vector<ReadItem> read_steps_block(const TextBlock& block) {
  return {ParseError{ParseErrorCode::NoPuzzleFound, block.position(), 0, 0, "a list of steps"}};
}

}  // namespace nonet
