#include "core/api/json/parsed_json.h"

#include <string>
#include <string_view>
#include <vector>

#include "core/api/json/candidate_json.h"
#include "core/formats/author_words.h"
#include "core/formats/given_candidates.h"
#include "core/formats/layout_name.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/write.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

std::string digits_json(const Grid& grid) {
  return json_array_of(grid.digits(), [](Digit digit) { return std::to_string(digit.value); });
}

std::string sets_json(const std::vector<DigitSet>& sets) {
  return json_array_of(sets, [](DigitSet digits) { return json_of(digits); });
}

std::string candidates_json(const ParsedPuzzle& puzzle) {
  return puzzle.candidates.empty() ? "null" : sets_json(puzzle.candidates);
}

// What few texts have: a member that is empty is left out.
JsonObject json_object_of_words_and_notes(const ParsedPuzzle& puzzle) {
  JsonObject object;
  for (const AuthorWord& word : kAuthorWords) {
    if (const std::string& said = puzzle.*word.text; !said.empty()) object.text(word.name, said);
  }
  if (!puzzle.notes.empty()) object.json("notes", sets_json(puzzle.notes));
  if (!puzzle.corner_notes.empty()) object.json("cornerNotes", sets_json(puzzle.corner_notes));
  return object;
}

std::string alphabet_json(const ParsedPuzzle& puzzle) {
  const std::string_view alphabet = alphabet_of(puzzle);
  return alphabet.empty() ? "null" : json_of(alphabet);
}

// The side of a square; of another layout its rows, columns, digits and grids.
JsonObject json_object_of_measures(const Layout& layout) {
  const auto number = [](int value) { return static_cast<std::uint64_t>(value); };
  if (layout.is_square()) return JsonObject().number("side", number(layout.side()));
  const auto json_of_grid = [&](const GridSpec& grid) {
    JsonObject object;
    object.number("row", number(grid.row)).number("column", number(grid.column));
    object.number("rows", number(grid.rows)).number("columns", number(grid.columns));
    if (grid.has_boxes())
      object.number("boxRows", number(grid.box_rows)).number("boxColumns", number(grid.box_columns));
    if (!grid.regions.empty()) {
      object.json("regions", json_array_of(grid.regions, [](std::uint8_t region) {
                    return region == GridSpec::kEmptyPlace ? std::string("null") : decimal(region);
                  }));
    }
    return object.str();
  };
  return JsonObject()
      .number("rows", number(layout.rows()))
      .number("columns", number(layout.columns()))
      .number("digits", number(layout.digit_count()))
      .json("grids", json_array_of(layout.grids(), json_of_grid));
}

}  // namespace

JsonObject json_object_of(const ParsedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  return JsonObject()
      .text("layout", name_of(layout))
      .all_of(json_object_of_measures(layout))
      .number("boxRows", static_cast<std::uint64_t>(layout.box_rows()))
      .number("boxColumns", static_cast<std::uint64_t>(layout.box_columns()))
      .text("format", name_of(puzzle.format))
      .text("puzzle", write_line(puzzle.digits()))
      .json("cells", digits_json(puzzle.digits()))
      .json("givens", digits_json(puzzle.grid))
      .json("candidates", candidates_json(puzzle))
      .boolean("candidatesGiven", lists_given_candidates(puzzle))
      .json("alphabet", alphabet_json(puzzle))
      .text("comment", puzzle.comment)
      .json("headers", json_array_of(puzzle.headers, [](const std::string& header) { return json_of(header); }))
      .number("line", puzzle.start.line)
      .number("column", puzzle.start.column)
      .all_of(json_object_of_words_and_notes(puzzle))
      .all_of(json_object_of_rules(puzzle));
}

JsonObject json_object_of_text(const ParsedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  const LayoutRef usual = layout.is_square() ? Layout::of_side(layout.side()) : nullptr;
  JsonObject object;
  object.text("puzzle", puzzle.text);
  if (!usual || !(*usual == layout)) object.text("layout", name_of(layout));
  return object;
}

JsonObject json_object_of_rules(const ParsedPuzzle& puzzle) {
  JsonObject object;
  const auto add = [&](std::string_view key, const std::vector<std::string>& texts) {
    if (!texts.empty()) object.json(key, json_array_of(texts, [](const std::string& text) { return json_of(text); }));
  };
  add("rules", rule_texts(puzzle));
  add("unreadRules", puzzle.unread_rules);
  add("drawings", puzzle.drawings);
  add("reading", puzzle.reading);
  return object;
}

}  // namespace nonet
