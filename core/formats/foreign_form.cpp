#include "core/formats/foreign_form.h"

#include <algorithm>
#include <array>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

struct PayloadKey {
  std::string_view key;
  ForeignPayload payload;
};

// What stands before a packed puzzle. Longer keys come first.
constexpr std::array kPathKeys{PayloadKey{"fpuzzles", ForeignPayload::Json}, PayloadKey{"fpuz", ForeignPayload::Json},
                               PayloadKey{"scl", ForeignPayload::Json}, PayloadKey{"ctc", ForeignPayload::Json},
                               PayloadKey{"scf", ForeignPayload::ShortPad}};
constexpr std::array kQueryKeys{PayloadKey{"load", ForeignPayload::Json}, PayloadKey{"q", ForeignPayload::SolverText},
                                PayloadKey{"bd", ForeignPayload::CageColors}};

bool take_front(std::string_view& text, std::string_view front) {
  if (!text.starts_with(front)) return false;
  text.remove_prefix(front.size());
  return true;
}

std::string_view before(std::string_view text, std::string_view ends) {
  return text.substr(0, text.find_first_of(ends));
}

// Returns the part of a link after the name of the site. Empty for other texts.
std::string_view path_of(std::string_view text) {
  if (take_front(text, "sudokupad://puzzle/")) return text;
  if (!take_front(text, "https://") && !take_front(text, "http://")) return {};
  const std::size_t slash = text.find('/');
  return slash == std::string_view::npos ? std::string_view{} : text.substr(slash + 1);
}

std::optional<ForeignLink> packed_in_query(std::string_view path) {
  const std::size_t question = path.find('?');
  if (question == std::string_view::npos) return std::nullopt;
  std::string_view query = before(path.substr(question + 1), "#");
  while (!query.empty()) {
    const std::string_view pair = before(query, "&");
    for (const PayloadKey& key : kQueryKeys) {
      std::string_view value = pair;
      if (key.payload == ForeignPayload::CageColors && path.find("killersudoku") > question) continue;
      if (take_front(value, key.key) && take_front(value, "=")) return ForeignLink{value, key.payload};
    }
    query.remove_prefix(std::min(pair.size() + 1, query.size()));
  }
  return std::nullopt;
}

bool is_capital(char it) { return it >= 'A' && it <= 'Z'; }

// A string of Interactive-Sudoku-Solver: `.Cage~10~R1C1`, `.~R1C1_5` or `.AntiKnight`.
bool looks_like_solver_text(std::string_view text) {
  if (!take_front(text, ".")) return false;
  if (text.starts_with("~R")) return true;
  const std::size_t end = std::min(text.find_first_of(".~"), text.size());
  std::string_view type = text.substr(0, end);
  while (type.ends_with(' ')) type.remove_suffix(1);
  if (type.empty() || !is_capital(type[0]) || !std::all_of(type.begin(), type.end(), is_ascii_letter)) return false;
  constexpr std::array<std::string_view, 9> kTypesAlone{"AntiKnight", "AntiKing",     "AntiConsecutive",
                                                        "Windoku",    "DisjointSets", "StrictKropki",
                                                        "StrictXV",   "NoBoxes",      "GlobalEntropy"};
  const bool has_arguments = end < text.size() && text[end] == '~';
  return has_arguments || std::find(kTypesAlone.begin(), kTypesAlone.end(), type) != kTypesAlone.end();
}

// A killer in 81 characters with arrows.
bool looks_like_killer(std::string_view text) {
  constexpr std::size_t kKillerLength = 81;
  constexpr std::string_view kOthers = "<>^v`',.0123456789abcdefghij";
  return text.size() == kKillerLength && text.find_first_of("<>^v") != std::string_view::npos &&
         std::all_of(text.begin(), text.end(),
                     [&](char it) { return is_capital(it) || kOthers.find(it) != std::string_view::npos; });
}

// The boxes of a game id, and `k` among the letters after them; or `:k:` between colons.
bool looks_like_killer_id(std::string_view text) {
  if (text.starts_with("3x3::k:") || text.starts_with("3x3:d:k:")) return true;
  const std::string_view head = before(text, ":");
  if (head.size() == text.size() || head.find('k') == std::string_view::npos) return false;
  const std::string_view sizes = before(head, "kdxaj");
  return !sizes.empty() && sizes.find_first_not_of("0123456789") == std::string_view::npos &&
         head.find_first_not_of("0123456789xkdaj") == std::string_view::npos;
}

}  // namespace

std::optional<ForeignLink> foreign_link_in(std::string_view text) {
  std::string_view path = path_of(text);
  const bool is_link = !path.empty();
  if (is_link) {
    take_front(path, "sudoku/");
    take_front(path, "?puzzleid=");
  } else {
    path = text;
  }
  for (const PayloadKey& key : kPathKeys) {
    // Other texts may begin with three such letters, but not with much that could be packed after them.
    constexpr std::size_t kLettersOfWord = 3;
    constexpr std::size_t kShortest = 12;
    std::string_view packed = path;
    const bool is_word = !is_link && key.key.size() == kLettersOfWord;
    if (!take_front(packed, key.key) || (is_word && packed.size() < kShortest)) continue;
    return ForeignLink{before(packed, "?&#"), key.payload};
  }
  return is_link ? packed_in_query(path) : std::nullopt;
}

std::optional<std::size_t> foreign_puzzle_in(std::string_view line) {
  const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
  const std::string_view text = line.substr(start);
  const bool is_foreign = text.starts_with('{') || foreign_link_in(text) || looks_like_solver_text(text) ||
                          looks_like_killer(text) || looks_like_killer_id(text);
  return is_foreign ? std::optional(start) : std::nullopt;
}

}  // namespace nonet
