#include "core/formats/blocks/block_forms.h"

#include <algorithm>
#include <array>

#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::string_view kSpaces = " \t";

std::string_view without_indent(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(kSpaces), line.size()));
}

bool has_closed(const OpenBlock& block) { return block.depth() <= 0; }

// JSON

bool begins_json(std::string_view line) { return without_indent(line).starts_with('{'); }

// A line of another puzzle is no part of an object.
bool may_be_json(const OpenBlock&, std::string_view line) {
  constexpr std::string_view kDigits = "0123456789";
  // Longer numbers are puzzles.
  constexpr std::size_t kLongestNumber = 20;
  const std::size_t first = line.find_first_not_of(kSpaces);
  if (first == std::string_view::npos) return true;
  const std::size_t end_of_number = line.find_first_not_of("0123456789.", first);
  const bool begins_with_number = kDigits.find(line[first]) != std::string_view::npos;
  if (begins_with_number) return end_of_number != std::string_view::npos && end_of_number - first <= kLongestNumber;
  return std::string_view("\"{}[],:-tfn").find(line[first]) != std::string_view::npos;
}

constexpr std::array kForms{
    BlockForm{BlockKind::Json, "JSON", begins_json, may_be_json, has_closed},
};

}  // namespace

std::span<const BlockForm> block_forms() { return kForms; }

const BlockForm& block_form(BlockKind kind) {
  const auto* form = std::find_if(kForms.begin(), kForms.end(), [&](const BlockForm& it) { return it.kind == kind; });
  NONET_EXPECTS(form != kForms.end());
  return *form;
}

}  // namespace nonet
