#include "core/formats/drawn/plain_words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace nonet {

namespace {

bool is_word_letter(char symbol) { return symbol >= 'a' && symbol <= 'z'; }
bool is_word_digit(char symbol) { return symbol >= '0' && symbol <= '9'; }
bool is_word_blank(char symbol) { return symbol == ' ' || symbol == '\t' || symbol == '\r'; }

char in_small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kPlainSigns{{{"\u2018", "'"},
                                                                                     {"\u2019", "'"},
                                                                                     {"\u02BC", "'"},
                                                                                     {"\u00B4", "'"},
                                                                                     {"\u201C", "\""},
                                                                                     {"\u201D", "\""},
                                                                                     {"\u2010", "-"},
                                                                                     {"\u2011", "-"},
                                                                                     {"\u2013", "-"},
                                                                                     {"\u2014", "-"},
                                                                                     {"\u00A0", " "},
                                                                                     {"\u00D7", "x"},
                                                                                     {"\u2265", ">="},
                                                                                     {"\u2022", "\n"}}};

// Letters and digits of mathematics are four bytes of UTF-8 and begin with F0 9D. Returns 0 for other signs.
char plain_letter(std::string_view text) {
  if (text.size() < 4 || !text.starts_with("\xF0\x9D")) return 0;
  constexpr unsigned kFirstLetter = 0x1D400;
  constexpr unsigned kFirstDigit = 0x1D7CE;
  constexpr unsigned kAlphabets = 13;
  constexpr unsigned kLetters = 26;
  const auto bits = [&](std::size_t place) { return static_cast<unsigned>(text[place]) & 0x3F; };
  const unsigned code = 0x1D000 + ((bits(2) << 6) | bits(3));
  constexpr unsigned kLastDigit = 0x1D7FF;
  if (code > kLastDigit) return 0;
  if (code >= kFirstDigit) return static_cast<char>('0' + (code - kFirstDigit) % 10);
  if (code < kFirstLetter || code >= kFirstLetter + 2 * kLetters * kAlphabets) return 0;
  return static_cast<char>('a' + (code - kFirstLetter) % kLetters);
}

// A stop between two letters, or after one letter alone, belongs to `e.g.` or `i.e.`.
bool is_abbreviation(std::string_view words, std::size_t stop) {
  if (stop == 0 || !is_word_letter(words[stop - 1])) return false;
  const std::size_t before = stop - 1;
  if (before >= 2 && words[before - 1] == '.' && is_word_letter(words[before - 2])) return true;
  return words.substr(0, stop).ends_with(" eg") || words.substr(0, stop).ends_with(" ie");
}

bool ends_sentence(std::string_view words, std::size_t at) {
  const char sign = words[at];
  if (sign == '\n' || sign == ';') return true;
  if (sign != '.' && sign != '!') return false;
  const bool is_before_blank = at + 1 == words.size() || is_word_blank(words[at + 1]) || words[at + 1] == '\n';
  return is_before_blank && !is_abbreviation(words, at);
}

bool has_one_of(std::string_view sentence, std::string_view stems) {
  while (!stems.empty()) {
    const std::size_t end = std::min(stems.find('|'), stems.size());
    if (has_stem(sentence, stems.substr(0, end))) return true;
    stems.remove_prefix(std::min(end + 1, stems.size()));
  }
  return false;
}

}  // namespace

std::string plain_words(std::string_view text) {
  std::string words;
  while (!text.empty()) {
    const auto sign = std::find_if(kPlainSigns.begin(), kPlainSigns.end(),
                                   [&](const auto& row) { return text.starts_with(row.first); });
    if (sign != kPlainSigns.end()) {
      words += sign->second;
      text.remove_prefix(sign->first.size());
    } else if (const char letter = plain_letter(text); letter != 0) {
      words += letter;
      text.remove_prefix(4);
    } else {
      words += in_small(text.front());
      text.remove_prefix(1);
    }
  }
  return words;
}

std::vector<std::string_view> sentences_of(std::string_view words) {
  std::vector<std::string_view> sentences;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= words.size(); ++at) {
    if (at < words.size() && !ends_sentence(words, at)) continue;
    const std::string_view sentence = words.substr(begin, at - begin);
    if (sentence.find_first_not_of(" \t\r\n") != std::string_view::npos) sentences.push_back(sentence);
    begin = at + 1;
  }
  return sentences;
}

bool has_stem(std::string_view sentence, std::string_view stem) {
  const bool begins_anywhere = stem.starts_with('*');
  if (begins_anywhere) stem.remove_prefix(1);
  const bool is_whole = stem.ends_with('.');
  if (is_whole) stem.remove_suffix(1);
  for (std::size_t at = sentence.find(stem); at != std::string_view::npos; at = sentence.find(stem, at + 1)) {
    const std::size_t end = at + stem.size();
    const auto goes_on = [](char symbol) { return is_word_letter(symbol) || is_word_digit(symbol); };
    const bool begins = begins_anywhere || at == 0 || !goes_on(sentence[at - 1]) || !goes_on(stem.front());
    const bool ends = !is_whole || end == sentence.size() || !goes_on(sentence[end]);
    if (begins && ends) return true;
  }
  return false;
}

bool fits_pattern(std::string_view sentence, std::string_view pattern) {
  constexpr std::string_view kAnd = " & ";
  while (!pattern.empty()) {
    const std::size_t end = std::min(pattern.find(kAnd), pattern.size());
    std::string_view part = pattern.substr(0, end);
    const bool is_forbidden = part.starts_with('!');
    if (is_forbidden) part.remove_prefix(1);
    if (has_one_of(sentence, part) == is_forbidden) return false;
    pattern.remove_prefix(std::min(end + kAnd.size(), pattern.size()));
  }
  return true;
}

std::string_view name_in_pattern(std::string_view sentence, std::string_view pattern) {
  std::string_view stems = pattern.substr(0, std::min(pattern.find(" & "), pattern.size()));
  std::string_view found = stems.substr(0, stems.find('|'));
  while (!stems.empty()) {
    const std::string_view stem = stems.substr(0, stems.find('|'));
    if (has_stem(sentence, stem)) {
      found = stem;
      break;
    }
    stems.remove_prefix(std::min(stem.size() + 1, stems.size()));
  }
  const std::size_t begin = std::min(found.find_first_not_of("*!"), found.size());
  return found.substr(begin, found.find_last_not_of(" .") + 1 - begin);
}

}  // namespace nonet
