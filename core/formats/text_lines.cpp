#include "core/formats/text_lines.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/formats/layout_name.h"
#include "core/formats/symbols.h"

namespace nonet {

namespace {

bool is_part_of_word(char it) { return is_ascii_letter(it) || (it & '\x80') != 0; }
bool is_cell(char it) { return (it >= '0' && it <= '9') || it == kBlankSymbol; }

// Returns the length of the longest part of a line whose characters are all such ones.
std::size_t longest_run(std::string_view line, bool (*is_one)(char)) {
  std::size_t longest = 0;
  std::size_t length = 0;
  for (const char character : line) {
    length = is_one(character) ? length + 1 : 0;
    longest = std::max(longest, length);
  }
  return longest;
}

// What is_surely_plain() looks for, as bits.
constexpr unsigned kSignOfPrograms = 1;
constexpr unsigned kSignOfAddresses = 2;
constexpr unsigned kBlankSign = 4;
constexpr unsigned kDecimal = 8;
constexpr unsigned kLetter = 16;

constexpr std::array<std::uint8_t, 256> kKindsOfCharacters = [] {
  std::array<std::uint8_t, 256> kinds{};
  const auto add = [&](std::string_view characters, unsigned kind) {
    for (const char it : characters) kinds[static_cast<unsigned char>(it)] = static_cast<std::uint8_t>(kind);
  };
  add("<>{}[]()\"'`=~&\\^", kSignOfPrograms);
  add("/:;", kSignOfAddresses);
  add(".*_-", kBlankSign);
  add("0123456789", kDecimal);
  for (char it = 'a'; it <= 'z'; ++it) add(std::string_view(&it, 1), kLetter);
  for (char it = 'A'; it <= 'Z'; ++it) add(std::string_view(&it, 1), kLetter);
  return kinds;
}();

// Takes the last word of a text that is more than bars; empty when there is none. Separators are those of labels.
std::string_view take_last_word(std::string_view& text) {
  constexpr std::string_view kSeparators = " \t,";
  while (!text.empty()) {
    text = text.substr(0, text.find_last_not_of(kSeparators) + 1);
    const std::string_view word = text.substr(text.find_last_of(kSeparators) + 1);
    text.remove_suffix(word.size());
    if (word.find_first_not_of('|') != std::string_view::npos) return word;
  }
  return {};
}

// True for a line that ends in clues and as many labels, with bars between boxes or not: `..746..93 AA|BCDEFF`.
bool has_clues_and_labels(std::string_view text) {
  const std::string_view labels = take_last_word(text);
  const std::string_view clues = take_last_word(text);
  return !clues.empty() && clues.size() == labels.size() &&
         std::all_of(labels.begin(), labels.end(), [](char it) { return is_ascii_letter(it) || it == '|'; });
}

// True for lines of HoDoKu's library and game ids of Solo, except for ids of killers.
bool is_library_line_or_id(std::string_view text) {
  constexpr std::string_view kOfIds = "0123456789abcdefghijklmnopqrstuvwxyz_,:";
  if (text[0] == ':') return text.find_first_of("/;") == std::string_view::npos;
  return text[0] >= '1' && text[0] <= '9' && text.find_first_not_of(kOfIds) == std::string_view::npos &&
         text.find("k:") == std::string_view::npos && text.find('k') > text.find(':');
}

// Returns where rules with a mistyped mark begin: at the first word of the mark. The mark may be in front, with a sign
// that is another one, missing or too many, or cut off; or it may be behind something else. None for other lines.
std::optional<std::size_t> mistyped_rules_in(std::string_view line) {
  constexpr std::string_view kMark = "#nonetrule";
  constexpr std::size_t kShortestCut = 7;
  if (const std::size_t at = line.find("# nonet rule"); at != std::string_view::npos && at > 0) return at + 2;
  std::string begin;
  for (const char it : line.substr(0, 2 * kMark.size())) {
    if (it != ' ' && it != '\t' && begin.size() <= kMark.size()) begin += it;
  }
  const auto same = static_cast<std::size_t>(
      std::mismatch(begin.begin(), begin.end(), kMark.begin(), kMark.end()).first - begin.begin());
  const auto goes_on = [&](std::size_t from, std::size_t of_mark) {
    return from <= begin.size() && begin.compare(from, kMark.size() - of_mark, kMark, of_mark) == 0;
  };
  const bool is_cut = same == begin.size() && same >= kShortestCut;
  // The cells of a rule have digits.
  const bool is_near =
      line.find_first_of("123456789") != std::string_view::npos &&
      (same == kMark.size() || goes_on(same + 1, same + 1) || goes_on(same + 1, same) || goes_on(same, same + 1));
  if (!is_cut && !is_near) return std::nullopt;
  return std::min(line.find_first_not_of("# \t"), line.size());
}

}  // namespace

LayoutRef layout_in_comment(std::string_view line) {
  constexpr std::string_view kKey = "boxes ";
  const std::size_t key = line.rfind(kKey);
  if (key == std::string_view::npos) return nullptr;
  const auto layout = layout_of_name(line.substr(key + kKey.size()));
  return layout ? layout.value() : nullptr;
}

std::optional<std::size_t> rules_in_comment(std::string_view line) {
  std::string_view rest = line;
  const auto take = [&](std::string_view text) {
    if (!rest.starts_with(text)) return false;
    rest.remove_prefix(text.size());
    return true;
  };
  const auto skip_spaces = [&] { rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size())); };
  const auto take_mark = [&] {
    if (!take("#")) return false;
    skip_spaces();
    if (!take("nonet")) return false;
    skip_spaces();
    if (!take("rule")) return false;
    take("s");
    return take(":") || rest.empty() || rest.front() == ' ' || rest.front() == '\t';
  };
  if (take_mark()) return line.size() - rest.size();
  return mistyped_rules_in(line);
}

std::string_view without_trailing(std::string_view line, std::string_view characters) {
  const std::size_t last = line.find_last_not_of(characters);
  return last == std::string_view::npos ? std::string_view{} : line.substr(0, last + 1);
}

std::size_t length_to_line_end(std::string_view bytes) {
  const auto end = std::find_if(bytes.begin(), bytes.end(), [](char it) { return it == '\n' || it == '\r'; });
  return static_cast<std::size_t>(end - bytes.begin());
}

bool is_row_of_tabs(std::string_view line, const LayoutRef& known) {
  const auto tabs = std::count(line.begin(), line.end(), '\t');
  if (known) return tabs == known->side() - 1;
  return tabs > 1 && Layout::of_side(static_cast<int>(std::min<std::ptrdiff_t>(tabs, Layout::kMaxSide)) + 1);
}

std::string_view without_spaces(std::string_view line) {
  return without_trailing(line.substr(std::min(line.find_first_not_of(' '), line.size())), " ");
}

std::string_view header_in(std::string_view comment) {
  constexpr std::size_t kMaxBytes = 1000;
  const bool is_header = comment.size() > 2 && comment.size() <= kMaxBytes &&
                         std::string_view("ADCBSUL").find(comment[1]) != std::string_view::npos;
  return is_header ? comment.substr(1) : std::string_view{};
}

bool is_size_line(std::string_view line) {
  const std::string_view text = without_spaces(line);
  const std::string_view number = text.substr(0, text.find(' '));
  const bool is_number = !number.empty() && number.size() <= 2 &&
                         number.find_first_not_of("0123456789") == std::string_view::npos && number[0] != '0';
  return is_number && (number.size() == 2 || number[0] >= '4') && text.size() == 2 * number.size() + 1 &&
         text.ends_with(number);
}

bool is_signature(std::string_view line) {
  return without_spaces(line) == "Simple Sudoku" || without_spaces(line).starts_with("Version ");
}

bool is_heading(std::string_view line) {
  // A word of a language, and too few symbols together for a puzzle of 6×6.
  constexpr std::size_t kShortestWord = 3;
  constexpr std::size_t kSymbolsOfPuzzle = 36;
  const auto letters = std::count_if(line.begin(), line.end(), is_part_of_word);
  const auto cells = std::count_if(line.begin(), line.end(), is_cell);
  const bool has_word = longest_run(line, is_part_of_word) >= kShortestWord;
  // `0708  aic`
  constexpr std::ptrdiff_t kFewCells = 6;
  const bool is_short = cells <= kFewCells && longest_run(line, is_ascii_letter) >= kShortestWord;
  return has_word && (letters >= cells || is_short) &&
         longest_run(line, [](char it) { return value_of_symbol(it) >= 0; }) < kSymbolsOfPuzzle;
}

std::string_view without_words_beside(std::string_view ruler) {
  const std::size_t start = std::min(ruler.find_first_not_of(' '), ruler.size());
  const std::size_t gap = ruler.find("  ", start);
  if (start == ruler.size() || ruler[start] != '+' || gap == std::string_view::npos) return ruler;
  return ruler.substr(0, gap);
}

bool has_run_of_cells(std::string_view text) {
  constexpr std::size_t kShortestRun = 16;
  return longest_run(text, [](char it) { return value_of_symbol(it) >= 0; }) >= kShortestRun;
}

bool are_words(std::string_view line) {
  std::size_t letters = 0;
  std::size_t words = 0;
  std::size_t length = 0;
  for (const char it : line) {
    const bool is_letter = it >= 'a' && it <= 'z';
    length = is_letter ? length + 1 : 0;
    letters += is_letter ? 1 : 0;
    words += length == 3 ? 1 : 0;
  }
  return words > 1 && 2 * letters >= line.size();
}

bool is_table_rule(std::string_view line) {
  constexpr std::ptrdiff_t kFewestBars = 5;
  return line.starts_with('|') && line.ends_with('|') && line.find_first_not_of("|-: ") == std::string_view::npos &&
         line.find('-') != std::string_view::npos && std::count(line.begin(), line.end(), '|') >= kFewestBars;
}

bool may_be_row_of_grids(std::string_view line) {
  std::size_t cells = 0;
  for (const char it : line) {
    if (is_ascii_letter(it)) return false;
    cells += it != ' ' && it != '|' && it != '\t' && it != ',' ? 1 : 0;
  }
  constexpr std::string_view kIndent = "   ";
  constexpr unsigned kSizes = 1u << 12 | 1u << 15 | 1u << 18 | 1u << 21;
  return (cells < 32 && (kSizes >> cells & 1u) != 0) || (cells == 9 && line.starts_with(kIndent));
}

bool is_surely_plain(std::string_view line, bool is_below_grid) {
  const std::string_view text = without_spaces(line);
  if (is_table_rule(text)) return false;
  unsigned found = 0;
  for (const char it : text) found |= kKindsOfCharacters[static_cast<unsigned char>(it)];
  const auto has = [&](unsigned kinds) { return (found & kinds) != 0; };
  if (has(kSignOfPrograms) || (is_below_grid && !has(kBlankSign))) return false;
  if (!has(kLetter)) return true;
  if (!has(kBlankSign | kDecimal)) return false;
  if (has(kSignOfAddresses)) return is_library_line_or_id(text);
  // `.AntiKnight`
  constexpr std::size_t kKillerLength = 81;
  const bool is_word_after_stop = text.size() > 2 && text[0] == '.' && is_ascii_capital(text[1]) &&
                                  is_ascii_letter(text[2]) && !is_ascii_capital(text[2]);
  if (is_word_after_stop || text.size() == kKillerLength) return false;
  for (const std::string_view begin :
       {"N4I", "fpuz", "scl", "ctc", "scf", "S9B", "pzprv3", "%!PS", "from", "import", "package"})
    if (text.starts_with(begin)) return false;
  return !has_clues_and_labels(text);
}

}  // namespace nonet
