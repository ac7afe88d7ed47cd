#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/formats/drawn/plain_words.h"
#include "core/formats/drawn/rule_phrases.h"
#include "core/grid/rule_table.h"
#include "tests/catch.h"

namespace nonet {

/// What rule_phrases() finds in words: `whisper 5 green; not negative-white`. The colours are told for lines and cells.
inline std::string phrase_text(const std::string& words) {
  constexpr std::array kColors{"none",   "white", "grey", "black", "red",    "orange",
                               "yellow", "green", "teal", "blue",  "purple", "pink"};
  std::string told;
  for (const RulePhrase& phrase : rule_phrases(plain_words(words))) {
    told += told.empty() ? "" : "; ";
    told += phrase.is_denied ? "not " : "";
    told += rule_row(phrase.kind).id;
    if (phrase.value) told += " " + std::to_string(*phrase.value);
    if (phrase.subject == PhraseSubject::Grid || phrase.subject == PhraseSubject::Pairs) continue;
    for (std::size_t color = 1; color < kColors.size(); ++color) {
      if (phrase.names(static_cast<DrawnColor>(color))) told.append(" ").append(kColors[color]);
    }
  }
  return told;
}

struct PhraseCase {
  std::string meant;
  std::string words;
};

inline void check_phrases(const std::vector<PhraseCase>& cases) {
  for (const PhraseCase& each : cases) {
    CAPTURE(each.words);
    CHECK(phrase_text(each.words) == each.meant);
  }
}

}  // namespace nonet
