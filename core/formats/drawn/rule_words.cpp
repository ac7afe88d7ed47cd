#include "core/formats/drawn/rule_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/formats/drawn/phrase_numbers.h"
#include "core/formats/drawn/plain_words.h"

namespace nonet {

namespace {

bool is_letter(char symbol) { return symbol >= 'a' && symbol <= 'z'; }

constexpr std::array kDrawnKinds{
    DrawnKind{RuleKind::Thermometer, {"thermo", "bulb"}},
    DrawnKind{RuleKind::SlowThermometer, {"slow thermo", "slow-thermo"}},
    DrawnKind{RuleKind::WhiteDot, {"kropki", "white dot", "white circle", "white kropki"}},
    DrawnKind{RuleKind::BlackDot, {"kropki", "black dot", "black circle", "ratio"}},
    DrawnKind{RuleKind::Quadruple, {"quad"}},
    DrawnKind{RuleKind::Sandwich, {"sandwich", "between the 1 and", "between the 9 and"}},
    DrawnKind{RuleKind::PairSum, {"xv ", "x ", "v "}},
    DrawnKind{RuleKind::Inequality, {"inequalit", "greater", "smaller", "less than"}},
    DrawnKind{RuleKind::Whisper, {"whisper"}, {DrawnColor::Green, DrawnColor::Orange}},
    DrawnKind{RuleKind::Renban, {"renban"}, {DrawnColor::Pink, DrawnColor::Purple}},
    DrawnKind{RuleKind::Palindrome, {"palindrom"}, {DrawnColor::Grey}},
    DrawnKind{RuleKind::Even, {"even "}},
    DrawnKind{RuleKind::Odd, {"odd "}},
    DrawnKind{RuleKind::Arrow, {"arrow"}},
    DrawnKind{RuleKind::LittleKiller, {"little killer", "diagonal"}},
    DrawnKind{RuleKind::RegionSumLine,
              {"region sum", "region-sum", "box sum", "equal sum", "same sum", "same total", "sum to the same"},
              {DrawnColor::Blue}},
    DrawnKind{RuleKind::Zipper, {"zipper"}, {DrawnColor::Purple}},
    DrawnKind{RuleKind::DoubleArrow, {"double arrow", "double-arrow"}},
    DrawnKind{RuleKind::Entropic, {"entrop"}, {DrawnColor::Orange}},
    DrawnKind{RuleKind::Modular, {"modular"}, {DrawnColor::Teal}},
    DrawnKind{RuleKind::Nabner, {"nabner"}, {DrawnColor::Yellow}},
    DrawnKind{RuleKind::XSum,
              {"x-sum", "x sum", "xsum", "first x digits", "first x cells", "first n digits", "first n cells"}},
    DrawnKind{RuleKind::Skyscraper, {"skyscraper", "buildings", "taller digits"}},
    DrawnKind{RuleKind::NumberedRoom, {"numbered room"}},
    DrawnKind{RuleKind::Between,
              {"between line", "strictly between", "between the digits in", "between the values in"}},
    DrawnKind{RuleKind::Lockout, {"lockout"}},
    DrawnKind{RuleKind::FallingDiagonal, {"diagonal"}},
    DrawnKind{RuleKind::RisingDiagonal, {"diagonal"}},
};

// What a sentence says of a clue whose look is known, without its name.
struct KindSentence {
  RuleKind kind;
  std::string_view pattern;
};

constexpr std::array kSentences{
    KindSentence{
        RuleKind::Quadruple,
        "circle|circles|circled|corner & surround|around|touching|adjacent|four cells|4 cells|neighbo|"
        "intersection & appear|contain|must be in|must be placed|include|at least once & "
        "!sum|total|add|arrow|count|how many|number of|product|dot|thermo|line|odd|even|differ|consecutive|see"},
    KindSentence{RuleKind::Inequality,
                 "sign|signs|chevron|chevrons|symbol & point|open|face & lower|lesser|bigger|larger|higher|lowest"},
    KindSentence{
        RuleKind::Sandwich,
        "outside|clue|clues|margin & sum|total|add & between 1 and 9|between the digits 1 and 9|between 1 & 9"},
    KindSentence{RuleKind::Skyscraper,
                 "outside|clue|clues|margin & how many|number of & visible|seen from|be seen & !x-sum|sandwich"},
};

// Where a word begins, at the beginning of a word of the text.
std::size_t place_of(std::string_view word, std::string_view words) {
  const bool is_whole = word.ends_with(' ');
  if (is_whole) word.remove_suffix(1);
  for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    // `2x3` has no word `x`.
    const bool is_in_size = is_whole && at > 0 && words[at - 1] >= '0' && words[at - 1] <= '9';
    const bool begins = (at == 0 || !is_letter(words[at - 1])) && !is_in_size;
    // `x-sum` is another rule than an X. Digits at an X "sum to 10".
    const std::string_view rest = words.substr(end);
    const bool is_x_sum = rest.starts_with(" sum") && !rest.starts_with(" sum to ") && !rest.starts_with(" sums to ");
    const bool goes_on = !rest.empty() && (is_letter(rest[0]) || rest[0] == '-' || is_x_sum);
    if (begins && (!is_whole || !goes_on)) return at;
  }
  return std::string_view::npos;
}

int count_of(std::string_view word, std::string_view text) {
  int found = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) ++found;
  return found;
}

}  // namespace

std::span<const DrawnKind> drawn_kinds() { return kDrawnKinds; }

std::string_view word_for(RuleKind kind, std::string_view words) {
  for (const DrawnKind& row : kDrawnKinds) {
    if (row.kind != kind) continue;
    for (const std::string_view word : row.words) {
      if (word.empty() || place_of(word, words) == std::string_view::npos) continue;
      return word.substr(0, word.find_last_not_of(' ') + 1);
    }
  }
  for (const KindSentence& row : kSentences) {
    if (row.kind != kind) continue;
    const std::vector<std::string_view> sentences = sentences_of(words);
    const auto fits = [&](std::string_view sentence) { return fits_pattern(sentence, row.pattern); };
    const auto fitting = std::find_if(sentences.begin(), sentences.end(), fits);
    if (fitting != sentences.end()) return name_in_pattern(*fitting, row.pattern);
  }
  return {};
}

ThermometerWords thermometer_words(std::string_view words) {
  constexpr std::array<std::string_view, 8> kEqual{"increase or stay", "increase, or stay", "increasing or equal",
                                                   "not decrease",     "never decrease",    "do not get smaller",
                                                   "non-decreasing",   "remain the same"};
  ThermometerWords found;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find_first_of(".\n;"), words.size());
    const std::string_view sentence = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    const int named = count_of("thermo", sentence);
    const int slow = count_of("slow thermo", sentence) + count_of("slow-thermo", sentence);
    if (named == 0) continue;
    const bool stays = std::any_of(kEqual.begin(), kEqual.end(), [&](std::string_view phrase) {
      return sentence.find(phrase) != std::string_view::npos;
    });
    // What follows the name is about slow thermometers, too.
    const bool explains = slow > 0 && sentence.find(':') != std::string_view::npos;
    found.slow = found.slow || slow > 0 || stays;
    const bool speaks_of_others = named > slow && !stays && !explains;
    const bool says_more = slow > 0 || sentence.find("increas") != std::string_view::npos;
    found.strict = found.strict || (speaks_of_others && says_more);
  }
  return found;
}

std::string_view doubtful_word(std::string_view words) {
  constexpr std::array<std::string_view, 22> kDoubtful{
      "value",    "doubler", "negator",      "zombie",        "wrogn",         "liar",          "yin",    "shade",
      "loop",     "chaos",   "regions must", "may repeat in", "can repeat in", "product",       "modulo", "are false",
      "is false", "subset",  "look-and-say", "look and say",  "do not apply",  "does not apply"};
  for (const std::string_view word : kDoubtful) {
    if (place_of(word, words) != std::string_view::npos) return word;
  }
  return {};
}

bool is_told_otherwise(RuleKind kind, std::string_view words) {
  constexpr std::string_view kOther =
      " & difference|product|average|look and say|look-and-say|modulo|remainder & !sum|add|total";
  std::string_view about;
  if (kind == RuleKind::Arrow) about = "arrow & circle";
  if (kind == RuleKind::LittleKiller) about = "diagonal|arrow";
  if (about.empty()) return false;
  const std::string pattern = std::string(about).append(kOther);
  const std::vector<std::string_view> sentences = sentences_of(words);
  return std::any_of(sentences.begin(), sentences.end(),
                     [&](std::string_view sentence) { return fits_pattern(sentence, pattern); });
}

std::optional<int> least_after(std::string_view word, std::string_view words) {
  constexpr std::size_t kSoon = 160;
  constexpr std::string_view kLeast = "at least ";
  const std::size_t begin = place_of(word, words);
  if (begin == std::string_view::npos) return std::nullopt;
  const std::string_view rest = words.substr(begin, kSoon);
  const std::size_t least = rest.find(kLeast);
  return least == std::string_view::npos ? std::nullopt : number_at(rest, least + kLeast.size());
}

}  // namespace nonet
