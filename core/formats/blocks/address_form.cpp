#include "core/formats/blocks/address_form.h"

#include <algorithm>
#include <array>

#include "core/formats/blocks/signs.h"
#include "core/formats/text_lines.h"

namespace nonet {

namespace {

bool is_of_host(char it) { return is_ascii_letter(it) || is_decimal(it) || it == '-' || it == '.'; }

// Returns where a name of a site begins that ends before an offset, such as `www.f-puzzles.com`. None when there is no
// such name.
std::optional<std::size_t> host_before(std::string_view line, std::size_t end) {
  std::size_t start = end;
  while (start > 0 && is_of_host(line[start - 1])) --start;
  const std::string_view host = line.substr(start, end - start);
  const std::size_t dot = host.rfind('.');
  if (dot == std::string_view::npos || dot == 0 || host.size() - dot < 3 || !is_ascii_letter(host[0]))
    return std::nullopt;
  const std::string_view top = host.substr(dot + 1);
  return std::all_of(top.begin(), top.end(), is_small_letter) ? std::optional(start) : std::nullopt;
}

// Returns where the address begins of which a slash is a part.
std::optional<std::size_t> start_of_address(std::string_view line, std::size_t slash) {
  constexpr std::array<std::string_view, 4> kSchemes{"https", "http", "sudokupad", "file"};
  if (slash == 0) return std::nullopt;
  if (line[slash - 1] != ':') return slash + 1 < line.size() ? host_before(line, slash) : std::nullopt;
  std::size_t start = slash - 1;
  while (start > 0 && is_ascii_letter(line[start - 1])) --start;
  const std::string_view scheme = line.substr(start, slash - 1 - start);
  const bool is_scheme = std::any_of(kSchemes.begin(), kSchemes.end(), [&](std::string_view it) {
    return it.size() == scheme.size() && std::equal(it.begin(), it.end(), scheme.begin(), [](char one, char other) {
             return one == other || one - 'a' + 'A' == other;
           });
  });
  return is_scheme && line.substr(slash).starts_with("//") ? std::optional(start) : std::nullopt;
}

LinePart address_from(std::string_view line, std::size_t start) {
  std::size_t end = std::min(line.find_first_of(" \t<>\"", start), line.size());
  end = std::min(end, line.substr(0, end).find("](", start));
  const std::size_t last_end = end;
  while (end > start && std::string_view(".,;:!?)]}'").find(line[end - 1]) != std::string_view::npos) --end;
  return {start, end, last_end};
}

// Data of lz-string that unpack to a text beginning with `{"`.
bool is_packed(std::string_view text) {
  constexpr std::size_t kShortest = 22;
  return text.size() >= kShortest && text.starts_with("N4I") && is_small_letter(text[3]);
}

}  // namespace

std::optional<LinePart> next_address(std::string_view line, std::size_t from) {
  for (std::size_t slash = line.find('/', from); slash != std::string_view::npos; slash = line.find('/', slash + 1)) {
    const auto start = start_of_address(line.substr(from), slash - from);
    if (start) return address_from(line, from + *start);
  }
  return std::nullopt;
}

bool begins_own_address(std::string_view line) { return line.starts_with("#p=") || line.starts_with("#s="); }

bool is_data_of_address(std::string_view text) {
  constexpr std::array<std::string_view, 4> kKeys{"fpuzzles", "fpuz", "scl", "ctc"};
  constexpr std::size_t kShortPad = 15;
  constexpr std::size_t kWikiPosition = 3 + 2 * 81;
  if (is_packed(text) || begins_own_address(text)) return true;
  if (text.starts_with("S9B")) return text.size() == kWikiPosition;
  if (text.starts_with("scf")) return text.size() >= kShortPad;
  return std::any_of(kKeys.begin(), kKeys.end(), [&](std::string_view key) {
    return text.starts_with(key) && text.substr(key.size()).starts_with("N4");
  });
}

bool begins_address(std::string_view line) {
  const std::string_view text = without_space_around(line);
  if (is_data_of_address(text)) return true;
  const auto address = next_address(text, 0);
  return address && !has_run_of_cells(text.substr(0, address->start));
}

}  // namespace nonet
