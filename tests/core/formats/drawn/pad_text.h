#pragma once

#include <string>
#include <vector>

#include "core/formats/drawn/rule_suggestion.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "tests/catch.h"

namespace nonet {

// A blank puzzle of SudokuPad with items and words, on a grid of a side.
inline std::string pad(const std::string& items, const std::string& words, int side = 9) {
  std::string cells;
  for (int row = 0; row < side; ++row) {
    std::string one = "{}";
    for (int column = 1; column < side; ++column) one += ",{}";
    cells += (row == 0 ? "[" : ",[") + one + "]";
  }
  return "{\"cells\":[" + cells + "]," + items + ",\"metadata\":{\"rules\":\"" + words + "\"}}";
}

inline std::string line(const std::string& points, const std::string& color, const std::string& thickness = "16") {
  return R"({"wayPoints":[)" + points + R"(],"color":")" + color + R"(","thickness":)" + thickness + "}";
}

inline std::string shape(const std::string& center, const std::string& size, const std::string& more) {
  return R"({"center":[)" + center + R"(],"width":)" + size + R"(,"height":)" + size + more + "}";
}

inline std::string lines(const std::string& list) { return "\"lines\":[" + list + "]"; }
inline std::string arrows(const std::string& list) { return "\"arrows\":[" + list + "]"; }
inline std::string shapes(const std::string& list) { return "\"overlays\":[" + list + "]"; }

inline const std::string kRow = "[0.5,0.5],[0.5,2.5]";
inline const std::string kGreyCircle = R"(,"rounded":true,"backgroundColor":"#CFCFCF")";
inline const std::string kOpenCircle = R"(,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000")";
inline const std::string kBulb = shape("0.5,0.5", "0.85", kGreyCircle);
inline const std::string kRings = shape("0.5,0.5", "0.8", kOpenCircle) + "," + shape("0.5,2.5", "0.8", kOpenCircle);
inline const std::string kDiamond = R"(,"angle":45,"backgroundColor":"#FFFFFF","borderColor":"#000000")";
inline const std::string kLittleArrow = arrows(line("[-0.3,2.3],[0.1,1.9]", "#000", "2"));

inline std::string text_at(const std::string& center, const std::string& text) {
  return shape(center, "0.25", ",\"text\":\"" + text + "\"");
}

struct DrawnCase {
  std::string items;
  std::string words;
  std::string suggested;
  int side = 9;
};

inline std::string suggested_text(const DrawnCase& each) {
  const auto read = parse_puzzle(pad(each.items, each.words, each.side), nullptr);
  if (!read) return "unread";
  std::string shown;
  const auto [suggested, refused] = suggested_rules(read.value());
  for (const RuleSuggestion& suggestion : suggested) {
    shown += shown.empty() ? "" : "; ";
    shown.append(name_of(suggestion.certainty)).append(" ");
    shown += write_rule(suggestion.rule, *read.value().grid.layout());
    shown.append(" ").append(name_of(suggestion.reason));
    if (!suggestion.word.empty()) shown.append(" ").append(suggestion.word);
  }
  for (const RuleSuggestion& suggestion : refused) {
    shown += shown.empty() ? "refused " : "; refused ";
    shown += write_rule(suggestion.rule, *read.value().grid.layout());
  }
  return shown;
}

inline void check_drawings(const std::vector<DrawnCase>& cases) {
  for (const DrawnCase& each : cases) {
    CAPTURE(each.items);
    CAPTURE(each.words);
    CHECK(suggested_text(each) == each.suggested);
  }
}

}  // namespace nonet
