#include "core/formats/drawn/rule_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {

namespace {

bool is_letter(char symbol) { return symbol >= 'a' && symbol <= 'z'; }

struct KindWord {
  RuleKind kind;
  std::string_view word;
};

// A word counts at the beginning of a word: `thermo` is in `thermometers`. One that ends with a blank counts as a whole word.
constexpr std::array kKindWords{
    KindWord{RuleKind::Thermometer, "thermo"},
    KindWord{RuleKind::Thermometer, "bulb"},
    KindWord{RuleKind::SlowThermometer, "slow thermo"},
    KindWord{RuleKind::SlowThermometer, "slow-thermo"},
    KindWord{RuleKind::WhiteDot, "kropki"},
    KindWord{RuleKind::WhiteDot, "white dot"},
    KindWord{RuleKind::WhiteDot, "white circle"},
    KindWord{RuleKind::WhiteDot, "white kropki"},
    KindWord{RuleKind::BlackDot, "kropki"},
    KindWord{RuleKind::BlackDot, "black dot"},
    KindWord{RuleKind::BlackDot, "black circle"},
    KindWord{RuleKind::BlackDot, "ratio"},
    KindWord{RuleKind::Quadruple, "quad"},
    KindWord{RuleKind::Sandwich, "sandwich"},
    KindWord{RuleKind::PairSum, "xv "},
    KindWord{RuleKind::PairSum, "x "},
    KindWord{RuleKind::PairSum, "v "},
    KindWord{RuleKind::Inequality, "inequalit"},
    KindWord{RuleKind::Inequality, "greater"},
    KindWord{RuleKind::Inequality, "smaller"},
    KindWord{RuleKind::Inequality, "less than"},
    KindWord{RuleKind::Whisper, "whisper"},
    KindWord{RuleKind::Renban, "renban"},
    KindWord{RuleKind::Palindrome, "palindrom"},
    KindWord{RuleKind::Even, "even "},
    KindWord{RuleKind::Odd, "odd "},
    KindWord{RuleKind::Arrow, "arrow"},
    KindWord{RuleKind::LittleKiller, "little killer"},
    KindWord{RuleKind::LittleKiller, "diagonal"},
    KindWord{RuleKind::RegionSumLine, "region sum"},
    KindWord{RuleKind::RegionSumLine, "region-sum"},
    KindWord{RuleKind::RegionSumLine, "box sum"},
    KindWord{RuleKind::Zipper, "zipper"},
    KindWord{RuleKind::DoubleArrow, "double arrow"},
    KindWord{RuleKind::DoubleArrow, "double-arrow"},
    KindWord{RuleKind::Entropic, "entrop"},
    KindWord{RuleKind::Modular, "modular"},
    KindWord{RuleKind::Nabner, "nabner"},
    KindWord{RuleKind::XSum, "x-sum"},
    KindWord{RuleKind::XSum, "x sum"},
    KindWord{RuleKind::XSum, "xsum"},
    KindWord{RuleKind::Skyscraper, "skyscraper"},
    KindWord{RuleKind::NumberedRoom, "numbered room"},
    KindWord{RuleKind::Between, "between line"},
    KindWord{RuleKind::Between, "strictly between"},
    KindWord{RuleKind::Between, "between the digits in"},
    KindWord{RuleKind::Between, "between the values in"},
    KindWord{RuleKind::Lockout, "lockout"},
    KindWord{RuleKind::FallingDiagonal, "diagonal"},
    KindWord{RuleKind::RisingDiagonal, "diagonal"},
};

// Where a word begins, at the beginning of a word of the text.
std::size_t place_of(std::string_view word, std::string_view words) {
  const bool is_whole = word.ends_with(' ');
  if (is_whole) word.remove_suffix(1);
  for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool begins = at == 0 || !is_letter(words[at - 1]);
    // `x-sum` is another rule than an X.
    const bool goes_on =
        end < words.size() && (is_letter(words[end]) || words[end] == '-' || words.substr(end).starts_with(" sum"));
    if (begins && (!is_whole || !goes_on)) return at;
  }
  return std::string_view::npos;
}

}  // namespace

std::string_view word_for(RuleKind kind, std::string_view words) {
  for (const KindWord& each : kKindWords) {
    if (each.kind != kind || place_of(each.word, words) == std::string_view::npos) continue;
    return each.word.substr(0, each.word.find_last_not_of(' ') + 1);
  }
  return {};
}

std::optional<int> least_after(std::string_view word, std::string_view words) {
  constexpr std::size_t kSoon = 160;
  constexpr std::string_view kLeast = "at least ";
  constexpr std::array<std::pair<std::string_view, int>, 7> kNumbers{
      {{"two", 2}, {"three", 3}, {"four", 4}, {"five", 5}, {"six", 6}, {"seven", 7}, {"eight", 8}}};
  const std::size_t begin = place_of(word, words);
  if (begin == std::string_view::npos) return std::nullopt;
  std::string_view rest = words.substr(begin, kSoon);
  const std::size_t least = rest.find(kLeast);
  if (least == std::string_view::npos) return std::nullopt;
  rest.remove_prefix(least + kLeast.size());
  for (const auto& [name, number] : kNumbers) {
    if (rest.starts_with(name)) return number;
  }
  const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
  if (digits == 0 || digits > 2) return std::nullopt;
  int number = 0;
  for (const char digit : rest.substr(0, digits)) number = number * 10 + (digit - '0');
  return number;
}

}  // namespace nonet
