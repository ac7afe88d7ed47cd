#include "core/formats/foreign_form.h"

#include <algorithm>
#include <array>

#include "core/formats/symbols.h"
#include "core/formats/text_parts.h"

namespace nonet {

namespace {

// A killer in 81 characters with arrows.
bool looks_like_killer(std::string_view text) {
  constexpr std::size_t kKillerLength = 81;
  constexpr std::string_view kOthers = "<>^v`',.0123456789abcdefghij";
  return text.size() == kKillerLength && text.find_first_of("<>^v") != std::string_view::npos &&
         std::all_of(text.begin(), text.end(),
                     [&](char it) { return is_ascii_capital(it) || kOthers.find(it) != std::string_view::npos; });
}

// The boxes of a game id, and `k` among the letters after them; or `:k:` between colons.
bool looks_like_killer_id(std::string_view text) {
  if (text.starts_with("3x3::k:") || text.starts_with("3x3:d:k:")) return true;
  const std::string_view head = before(text, ":");
  if (head.size() == text.size() || head.find('k') == std::string_view::npos) return false;
  return !head.empty() && head[0] >= '1' && head[0] <= '9' &&
         head.find_first_not_of("0123456789xkjarmdtbieu") == std::string_view::npos;
}

}  // namespace

bool looks_like_solver_text(std::string_view text) {
  if (!take_front(text, ".")) return false;
  if (text.starts_with("~R") || text.starts_with("~V")) return true;
  const std::size_t end = std::min(text.find_first_of(".~"), text.size());
  std::string_view type = text.substr(0, end);
  while (type.ends_with(' ')) type.remove_suffix(1);
  if (type.empty() || !is_ascii_capital(type[0]) || !std::all_of(type.begin(), type.end(), is_ascii_letter))
    return false;
  constexpr std::array<std::string_view, 17> kTypesAlone{
      "AntiKnight", "AntiKing", "AntiConsecutive",  "Windoku",           "DisjointSets",  "StrictKropki",
      "StrictXV",   "NoBoxes",  "GlobalEntropy",    "ChaosConstruction", "AntiTaxicab",   "Or",
      "And",        "End",      "RegionSameValues", "GlobalMod",         "DutchFlatmates"};
  const bool has_arguments = text.find('~') != std::string_view::npos;
  return has_arguments || std::find(kTypesAlone.begin(), kTypesAlone.end(), type) != kTypesAlone.end();
}

std::optional<std::size_t> foreign_puzzle_in(std::string_view line) {
  const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
  const std::string_view text = line.substr(start);
  return looks_like_killer(text) || looks_like_killer_id(text) ? std::optional(start) : std::nullopt;
}

}  // namespace nonet
