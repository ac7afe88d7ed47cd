#include "core/formats/drawn/rule_phrases.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/formats/drawn/phrase_numbers.h"
#include "core/formats/drawn/plain_words.h"

namespace nonet {

namespace {

// What a sentence claims of the digits of which it speaks, beside its pattern.
enum class Claim : std::uint8_t { None, Different, AllDigits, NotConsecutive };

struct PhraseRow {
  RuleKind kind;
  PhraseSubject subject;
  Claim claim;
  std::string_view pattern;
};

constexpr std::string_view kDenials = "not.|*n't|cannot|never|no.|none|neither|nor.|forbid|forbidden|prohibit|without";
constexpr std::string_view kPermissions =
    "may repeat|can repeat|might repeat|may be repeated|can be repeated|allowed to repeat|may be the same|"
    "can be the same|repeats are allowed|may contain the same|free to repeat";
// Words that say that a sentence is about some cells, and not about all.
constexpr std::string_view kSomeCells =
    "line|circle|circled|cage|arrow|thermo|dot|dots|shaded|marked cell|only|even digit|odd digit|prime|if a |when a |"
    "grey|gray|red.|green|blue|yellow|purple|pink|orange|snake|loop|path|queen|ship|star|letter|square|clue";

constexpr auto kGrid = PhraseSubject::Grid;
constexpr auto kLine = PhraseSubject::Line;
constexpr auto kCells = PhraseSubject::Cells;
constexpr auto kDots = PhraseSubject::Dots;

constexpr std::array kRows{
    PhraseRow{RuleKind::AntiKnight, kGrid, Claim::None, "anti-knight|antiknight|anti knight|anti-chess-knight"},
    PhraseRow{RuleKind::AntiKnight, kGrid, Claim::Different, "knight & !anti-knight|antiknight"},
    PhraseRow{RuleKind::AntiKing, kGrid, Claim::None, "anti-king|antiking|anti king"},
    PhraseRow{RuleKind::AntiKing, kGrid, Claim::Different, "king's|kings|king. & !anti-king|antiking"},
    PhraseRow{RuleKind::AntiKing, kGrid, Claim::Different,
              "diagonal & adjacent|touch|neighbo|next to|contact & !main|long|both|knight|king|consecutive"},
    PhraseRow{RuleKind::AntiKing, kGrid, Claim::Different, "corner & touch|share|meet & !corner of|top|king|knight"},
    PhraseRow{RuleKind::Disjoint, kGrid, Claim::None, "disjoint"},
    PhraseRow{RuleKind::Disjoint, kGrid, Claim::Different,
              "same position|same place|same relative|same spot|same location|corresponding position|"
              "corresponding cell|corresponding place & box|region|block|nonet|3x3 & !disjoint"},
    PhraseRow{RuleKind::NonConsecutive, kGrid, Claim::None,
              "non-consecutive|nonconsecutive|non consecutive|anti-consecutive & !set of|dutch|nabner"},
    PhraseRow{RuleKind::NonConsecutive, kGrid, Claim::NotConsecutive,
              "adjacent|neighbo|touch|next to|share an edge|sharing an edge|side by side|share a side|sharing a side & "
              "!non-consecutive|nonconsecutive|non consecutive"},
    PhraseRow{RuleKind::X, kGrid, Claim::AllDigits,
              "diagonal & !sum|total|add|arrow|killer|adjacent|touch|neighbo|product|king|knight|bishop|next to|"
              "consecutive|look|increas|count"},
    PhraseRow{RuleKind::X, kGrid, Claim::None, "x-sudoku|sudoku-x|sudoku x.|diagonal sudoku|diagonals sudoku"},
    PhraseRow{RuleKind::CountingCircles, kCells, Claim::None, "counting circle|counting-circle & !arrow|thermo"},
    PhraseRow{RuleKind::CountingCircles, kCells, Claim::None,
              "circle & how many|how often|number of|exactly that many|as many|that many|exactly n|n circles|x circles|"
              "that number of|exactly x & !arrow|thermo|see|sees|surround|adjacent|neighbo|column|between|"
              "counting circle|sum.|sums|shaded|next to|around"},
    PhraseRow{RuleKind::ColumnIndexer, kGrid, Claim::None,
              "columns 1, 5|columns 1,5|columns 1 5|columns 1/5|columns one, five & 9|nine & !sum|differ"},
    PhraseRow{RuleKind::ColumnIndexer, kGrid, Claim::None, "159.|1-5-9|1/5/9 & rule|sudoku|constraint|column"},
    PhraseRow{RuleKind::RowIndexer, kGrid, Claim::None, "rows 1, 5|rows 1,5|rows 1/5 & 9 & !sum|differ"},
    PhraseRow{RuleKind::Whisper, kLine, Claim::None,
              "differ & adjacent|neighbo|next to|consecutive cells|consecutive digits|successive|along & "
              "at least|or more|minimum|no less than|greater than|more than|or greater|or higher|>= & "
              "!dot|orthogonally adjacent cells|box|diamond|cage|circle|bulb|thermo"},
    PhraseRow{RuleKind::Renban, kLine, Claim::None,
              "consecutive & any order|some order|non-repeating|nonrepeating|non repeating|set of|sets of|without "
              "repe|no repe|"
              "not repeat|no digit repe|each once|*n't repeat|not necessarily in order|series|run of|unrepeated & "
              "!non-consecutive|no two|dot|not consecutive|not be consecutive|cage|diamond|bulb|thermo"},
    PhraseRow{RuleKind::Palindrome, kLine, Claim::None,
              "same|identical|palindrom & forward|backward|both direction|either direction|both way|either way|"
              "either end|both ends|each direction|in reverse|each end|left to right|mirror"},
    PhraseRow{RuleKind::RegionSumLine, kLine, Claim::None,
              "sum|total|add & box|region|block|nonet|3x3 & same|equal|identical|constant & "
              "!distance|equidistant|thermo|cage|difference|dot|circle|arrow|modulo|set"},
    PhraseRow{RuleKind::Zipper, kLine, Claim::None,
              "distance|equidistant|equally distant & cent|middle|ends & sum|total|add"},
    PhraseRow{RuleKind::Entropic, kLine, Claim::None, "low & medium|middle|mid. & high & !circle|dot|cage|knight"},
    PhraseRow{RuleKind::Entropic, kLine, Claim::None,
              "123|1,2,3|1, 2, 3|1/2/3|1-3|1-2-3|1, 2 or 3|1 2 3 & 456|4,5,6|4, 5, 6|4/5/6|4-6|4-5-6|4, 5 or 6|4 5 6 & "
              "!cage|low|dot|circle"},
    PhraseRow{RuleKind::Modular, kLine, Claim::None,
              "147|1,4,7|1, 4, 7|1/4/7|1-4-7|1, 4 or 7|1 4 7|remainder|modulo 3|mod 3|modulo three & "
              "258|2,5,8|2, 5, 8|2/5/8|2-5-8|2, 5 or 8|2 5 8|divided by 3|divided by three|modulo|mod."},
    PhraseRow{RuleKind::Nabner, kLine, Claim::None,
              "consecutive & repeat|no two|same|different & line & no two|not be consecutive|not consecutive|"
              "*n't be consecutive|never consecutive|non-consecutive|neither & !set of consecutive|any order|"
              "adjacent|dot"},
    PhraseRow{RuleKind::SumLine, kLine, Claim::None,
              "segment|divided|split|partition|separated into|broken|group|subdivided|section & sum|add|total & "
              "!same|equal|region|box|distance|cage|arrow|grid"},
    PhraseRow{RuleKind::Relation, kLine, Claim::None,
              "even & odd & alternat|one even|one odd|adjacent|neighbo|next to & !dot|see|sees|box|arrow|strings"},
    PhraseRow{RuleKind::Relation, kLine, Claim::None,
              "parity & alternat|different|opposite|switch & !dot|see|sees|box|arrow|diagonal"},
    PhraseRow{RuleKind::SameDifference, kLine, Claim::None,
              "same difference|equal difference|constant difference|common difference|arithmetic & "
              "adjacent|neighbo|successive|consecutive|each pair|sequence|progression & "
              "!cage|dot|box|region|circle|how many"},
    PhraseRow{RuleKind::EqualSums, kLine, Claim::None,
              "sum|total|add & first two|first 2|first half|one half|two halves|both halves & "
              "last two|last 2|second half|last half|other half|halves & equal|same & "
              "!box|region|cage|circle|arrow|dot|segment"},
    PhraseRow{RuleKind::AnyOf, kDots, Claim::None,
              "dot|dots & either|or. & consecutive|difference of 1|differ by 1 & ratio|double|twice & "
              "!white|black|line|all dots|negative"},
    PhraseRow{RuleKind::SameValues, kGrid, Claim::None,
              "same & subset|set of|set.|selection & each row|every row|all rows & !sum|repeat|different|differ|twice"},
    PhraseRow{RuleKind::Between, kLine, Claim::None,
              "between & circle|ends of|end of|endpoint|end-point|bulb & !distance|consecutive|differ by|equidistant|"
              "diamond|not be between|not between|sum|add|total|outside|dot"},
    PhraseRow{RuleKind::Lockout, kLine, Claim::None, "diamond & not|outside|*n't|cannot & between|range & !distance"},
    PhraseRow{RuleKind::DoubleArrow, kLine, Claim::None,
              "sum|add|total & circles|ends & between|along|rest of & equal|same|sum of & "
              "!distance|box|region|bulb|sandwich"},
    PhraseRow{RuleKind::Maximum, kCells, Claim::None,
              "greater than|larger than|higher than|bigger than|local maxim|exceed & adjacent|neighbo|surround|maxim & "
              "grey|gray|shaded|cell & !line|arrow|thermo|dot|bulb|circle"},
    PhraseRow{
        RuleKind::Minimum, kCells, Claim::None,
        "less than|lower than|smaller than|local minim & adjacent|neighbo|surround|minim & grey|gray|shaded|cell & "
        "!line|arrow|thermo|dot|bulb|circle"},
    PhraseRow{
        RuleKind::Odd, kCells, Claim::None,
        "odd. & circle|square|shaded|shape|cell|diamond & !line|arrow|thermo|dot|even.|number of|sum|see|adjacent|"
        "neighbo|polarity|parity"},
    PhraseRow{
        RuleKind::Even, kCells, Claim::None,
        "even. & circle|square|shaded|shape|cell|diamond & !line|arrow|thermo|dot|odd.|number of|sum|see|adjacent|"
        "neighbo|if|parity"},
};

bool says_different(std::string_view sentence) {
  if (fits_pattern(sentence, kPermissions) && !fits_pattern(sentence, "no two|no digit|never|neither")) return false;
  constexpr std::string_view kSame =
      "repeat|repeated|repetition|same digit|same number|same value|same symbol|the same|identical|equal|share a digit|"
      "share the same|share digits|duplicate|twice|match";
  if (fits_pattern(sentence, kSame) && fits_pattern(sentence, kDenials)) return true;
  return fits_pattern(sentence,
                      "different digit|different number|different value|must differ|must be different|distinct|"
                      "unique|differ from|have different|contain different|are different");
}

bool fits_claim(Claim claim, std::string_view sentence) {
  switch (claim) {
    case Claim::None: return true;
    case Claim::Different: return says_different(sentence);
    case Claim::AllDigits:
      return says_different(sentence) ||
             (!fits_pattern(sentence, kPermissions) &&
              fits_pattern(sentence,
                           "once|1-9|1 to 9|1 through 9|1-6|1 to 6|1-4|1 to 4|all digit|every digit|"
                           "each digit|all the digits|all nine|full set|complete set|one of each"));
    case Claim::NotConsecutive:
      return (fits_pattern(sentence, "consecutive") && fits_pattern(sentence, kDenials) &&
              !fits_pattern(sentence, "repeat|any order|cells|not necessarily & consecutive cells")) ||
             (fits_pattern(sentence, "consecutive & orthogonal|adjacent|touch|share") &&
              fits_pattern(sentence, kDenials) && !fits_pattern(sentence, "repeat|any order|consecutive cells")) ||
             fits_pattern(sentence,
                          "differ by at least 2|differ by at least two|differ by more than 1|differ by more than one|"
                          "difference of at least 2|difference of at least two|difference of 1|difference of one & "
                          "!difference of 1 & !difference of one") ||
             (fits_pattern(sentence,
                           "difference of 1|difference of one|differ by 1|differ by one|differ by exactly 1") &&
              fits_pattern(sentence, kDenials));
  }
  return false;
}

std::optional<int> value_of(RuleKind kind, std::string_view sentence) {
  if (kind == RuleKind::Whisper) return least_difference(sentence);
  if (kind == RuleKind::SumLine) return part_sum(sentence);
  if (kind == RuleKind::EqualSums && fits_pattern(sentence, "first two|first 2")) return 2;
  return std::nullopt;
}

bool needs_value(RuleKind kind) { return kind == RuleKind::Whisper || kind == RuleKind::SumLine; }

bool is_denied(PhraseSubject subject, std::string_view sentence) {
  if (subject != PhraseSubject::Grid) return fits_pattern(sentence, "not apply|*n't apply");
  return fits_pattern(sentence,
                      "not apply|*n't apply|no longer appl|not in effect|not in force|not used|ignore|not valid|"
                      "not required|not a constraint|no anti|no non-consec|no diagonal|no disjoint|"
                      "not necessarily|need not|need to|may be broken|does not hold|not hold");
}

bool speaks_of_line(std::string_view sentence) {
  return fits_pattern(sentence, "line|lines|whisper|path|segment|curve|stripe|tentacle|shell|fish") ||
         colors_in(sentence) != 0;
}

// Sentences about the pairs of neighbours that have no dot and no letter.
class PairSentences {
 public:
  void read(std::string_view sentence, std::vector<RulePhrase>& found) {
    const std::vector<Named> named = named_in(sentence);
    note_colors(sentence);
    const bool tells_none =
        fits_pattern(sentence,
                     "not all|not every|not necessarily|may not|*n't all|aren't|are not|no negative|*n't any "
                     "negative|without negative|not have all|some but not|some dots|might not") &&
        fits_pattern(sentence, "all|every|necessarily|may|might|negative|some|given") &&
        !fits_pattern(sentence,
                      "if there is no dot|if there is no white|if there is no black|no dot between|without a");
    const bool tells_all =
        !tells_none &&
        ((fits_pattern(sentence,
                       "all|every|each possible & given|shown|marked|drawn|indicated|present|included|"
                       "displayed|noted|denoted|placed & !rules given|digits given|circled cell|cages") &&
          (!named.empty() || fits_pattern(sentence, "such|possible|of them|pair|clues|all are given|are all given"))) ||
         fits_pattern(sentence, "negative constraint|negative rule|full kropki|strict kropki"));
    const bool tells_absent =
        !tells_none && !tells_all && !named.empty() &&
        fits_pattern(sentence,
                     "without|no dot|no white|no black|no kropki|no x|no v|absence|absent|not separated|"
                     "not joined|not connected|not marked|unmarked|lack|*n't separated|if there is no|"
                     "when there is no|do not have|not have a") &&
        fits_pattern(sentence, "not|*n't|cannot|never|no.|neither") &&
        fits_pattern(sentence, "consecutive|ratio|double|sum|add|twice");
    if (tells_none || tells_all || tells_absent) {
      const auto& meant = named.empty() ? before_ : named;
      for (const Named& each : meant) {
        found.push_back({each.kind, PhraseSubject::Pairs, 0, each.value, tells_none, each.word});
      }
    }
    if (!named.empty()) before_ = named;
  }

 private:
  struct Named {
    RuleKind kind;
    std::optional<int> value;
    std::string_view word;
  };

  // Which dots the sentences so far have told of.
  void note_colors(std::string_view sentence) {
    if (!fits_pattern(sentence, "dot|dots|kropki|circle on|circles on|circles between")) return;
    const bool tells_kropki = fits_pattern(sentence, "kropki");
    white_ = white_ || tells_kropki || fits_pattern(sentence, "white");
    black_ = black_ || tells_kropki || fits_pattern(sentence, "black");
    others_ = others_ || fits_pattern(sentence, "red.|green|blue|yellow|purple|pink|orange|grey|gray");
  }

  std::vector<Named> named_in(std::string_view sentence) const {
    std::vector<Named> named;
    const auto has = [&](std::string_view pattern) { return fits_pattern(sentence, pattern); };
    const bool has_dots = has("dot|dots|kropki|circle on|circles on|circles between");
    const bool is_other_color = has("red.|green|blue|yellow|purple|pink|orange|grey|gray");
    const bool white = has("white|consecutive") && has_dots;
    const bool black = has("black|ratio|double") && has_dots;
    // Dots without a colour are those of the sentences before.
    const bool any = has_dots && white == black && !is_other_color && !has("kropki");
    const bool knows = white_ || black_ || others_;
    if (white || (has_dots && has("kropki") && white == black) || (any && (white_ || !knows)))
      named.push_back({RuleKind::NegativeWhite, {}, "dots"});
    if (black || (has_dots && has("kropki") && white == black) || (any && (black_ || !knows)))
      named.push_back({RuleKind::NegativeBlack, {}, "dots"});
    const bool xv = has("xv|xvs|xv's");
    const bool x = has("x.|xs.|x's|*'x'") && !has("rows x|column x|x-sum|x sums clue|x sum clue");
    const bool v = has("v.|vs.|v's|*'v'");
    if (xv || (x && v)) {
      named.push_back({RuleKind::NegativeSum, {}, "xv"});
    } else if (x != v) {
      named.push_back({RuleKind::NegativeSum, x ? 10 : 5, x ? "x" : "v"});
    }
    return named;
  }

  std::vector<Named> before_;
  bool white_ = false;
  bool black_ = false;
  bool others_ = false;
};

void read_sentence(std::string_view sentence, std::vector<RulePhrase>& found) {
  const std::uint16_t colors = colors_in(sentence);
  const bool is_line = speaks_of_line(sentence);
  for (const PhraseRow& row : kRows) {
    if (row.subject == PhraseSubject::Line &&
        (!is_line || fits_pattern(sentence, "is either|either a|either be|is one of")))
      continue;
    if (!fits_pattern(sentence, row.pattern) || !fits_claim(row.claim, sentence)) continue;
    const bool is_named = row.claim == Claim::None;
    if (row.subject == PhraseSubject::Grid) {
      const bool may_have_lines = row.kind == RuleKind::X;
      const bool is_about_some = fits_pattern(sentence, may_have_lines ? "only|cage|thermo|dot" : kSomeCells);
      if (is_about_some && !(is_named && !fits_pattern(sentence, "only|dot|dots|line|circle|red.|purple|orange"))) {
        continue;
      }
    }
    RulePhrase phrase{row.kind,
                      row.subject,
                      colors,
                      value_of(row.kind, sentence),
                      is_denied(row.subject, sentence),
                      name_in_pattern(sentence, row.pattern)};
    phrase.is_in_order = row.kind == RuleKind::SameDifference &&
                         fits_pattern(sentence, "in order|sequence|increas|decreas|arithmetic|rise");
    if (needs_value(row.kind) && !phrase.value) continue;
    if (row.subject == PhraseSubject::Dots && colors == 0) continue;
    const auto known = std::find_if(found.begin(), found.end(), [&](const RulePhrase& each) {
      return each.kind == phrase.kind && each.colors == phrase.colors && each.value == phrase.value &&
             each.is_denied == phrase.is_denied;
    });
    if (known == found.end()) {
      found.push_back(phrase);
    } else if (phrase.is_in_order) {
      // One sentence may tell the difference, and another one the order.
      known->is_in_order = true;
    }
  }
}

}  // namespace

std::uint16_t colors_in(std::string_view sentence) {
  constexpr std::array<std::pair<DrawnColor, std::string_view>, 11> kNames{
      {{DrawnColor::White, "white"},
       {DrawnColor::Grey, "grey|gray|silver|greyish"},
       {DrawnColor::Black, "black"},
       {DrawnColor::Red, "red.|crimson|scarlet|maroon"},
       {DrawnColor::Orange, "orange|peach|amber|brown|tan."},
       {DrawnColor::Yellow, "yellow|gold|golden"},
       {DrawnColor::Green, "green|lime"},
       {DrawnColor::Teal, "teal|turquoise|cyan|aqua|light blue|lightblue"},
       {DrawnColor::Blue, "blue|navy|indigo"},
       {DrawnColor::Purple, "purple|violet|lavender|lilac|mauve"},
       {DrawnColor::Pink, "pink|magenta|fuchsia|rose"}}};
  std::uint16_t colors = 0;
  for (const auto& [color, names] : kNames) {
    if (fits_pattern(sentence, names)) colors = static_cast<std::uint16_t>(colors | 1 << static_cast<int>(color));
  }
  return colors;
}

std::vector<RulePhrase> rule_phrases(std::string_view words) {
  std::vector<RulePhrase> found;
  PairSentences pairs;
  for (const std::string_view sentence : sentences_of(words)) {
    read_sentence(sentence, found);
    pairs.read(sentence, found);
  }
  return found;
}

std::uint16_t colors_without_meaning(std::string_view words) {
  std::uint16_t colors = 0;
  for (const std::string_view sentence : sentences_of(words)) {
    std::vector<RulePhrase> found;
    read_sentence(sentence, found);
    const bool is_known = std::any_of(found.begin(), found.end(), [](const RulePhrase& phrase) {
      return phrase.subject == PhraseSubject::Line && !phrase.is_denied;
    });
    if (!is_known && fits_pattern(sentence, "line|lines|path")) colors |= colors_in(sentence);
  }
  return colors;
}

bool words_are_withheld(std::string_view words) {
  return fits_pattern(words,
                      "rules do not apply|rules don't apply|sudoku do not apply|is false|are false|liar|lying|wrogn|"
                      "exactly one of the following|one of these rules|either rule");
}

}  // namespace nonet
