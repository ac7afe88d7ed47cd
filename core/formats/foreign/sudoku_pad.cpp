#include "core/formats/foreign/sudoku_pad.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/drawn/plain_words.h"
#include "core/formats/foreign/f_puzzle_layout.h"
#include "core/formats/foreign/pad_layout.h"
#include "core/formats/foreign/pad_margin.h"

namespace nonet {

namespace {

using Kind = JsonValue::Kind;

constexpr std::array<std::string_view, 8> kDrawnKeys{"lines",    "arrows",        "underlays", "overlays",
                                                     "foglight", "triggereffect", "svgs",      "images"};
constexpr std::array<std::string_view, 17> kKeysWithoutRules{
    "id",     "cellSize", "cells",    "regions",  "cages",  "global",  "metadata", "metaData",  "title",
    "author", "rules",    "solution", "settings", "videos", "version", "ctcid",    "msgcorrect"};
// Addresses of pictures behind and before the board, beside the title.
constexpr std::array<std::string_view, 2> kPictures{"bgimage", "fgimage"};
// Values of cages without cells, which say something about the puzzle: `title: My puzzle`.
constexpr std::array<std::string_view, 6> kToldInCages{"title",    "author",     "rules",
                                                       "solution", "msgcorrect", "foglight"};

template <class List>
bool is_among(const List& list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

// The number of a product, with a sign before or after it: `×24`, and `24x` where the words speak of products, because
// a letter can be an unknown. None for other texts.
std::optional<int> product_in(std::string_view text, std::string_view words) {
  const bool knows_letters = fits_pattern(words, "product|products|multipl*");
  for (const std::string_view sign : {"×", "*", "x", "X"}) {
    if (!knows_letters && (sign == "x" || sign == "X")) continue;
    if (text.ends_with(sign)) return foreign_number(text.substr(0, text.size() - sign.size()));
    if (text.starts_with(sign)) return foreign_number(text.substr(sign.size()));
  }
  return std::nullopt;
}

bool is_empty(const JsonValue& value) {
  switch (value.kind) {
    case Kind::Null:
    case Kind::False: return true;
    case Kind::Text: return value.text.empty();
    case Kind::List:
    case Kind::Object: return value.items.empty();
    default: return false;
  }
}

std::string_view told_key(std::string_view value) {
  const std::string_view key = value.substr(0, value.find(':'));
  return key.size() < value.size() && is_among(kToldInCages, key) ? key : std::string_view{};
}

// The texts are in cages without cells, or beside the puzzle. The latter count.
std::map<std::string_view, std::string> told_in(const JsonValue& root) {
  std::map<std::string_view, std::string> told;
  for (const JsonValue& cage : items_of(root.member("cages"))) {
    const std::string_view text = text_in(cage.member("value"));
    if (!told_key(text).empty()) told[told_key(text)] = text.substr(told_key(text).size() + 1);
  }
  for (const std::string_view key : {"title", "author", "rules", "solution", "msgcorrect"}) {
    for (const JsonValue* object : {&root, root.member("metadata"), root.member("metaData")}) {
      const JsonValue* value = object == nullptr ? nullptr : object->member(key);
      if (value == nullptr || is_empty(*value)) continue;
      std::string text(text_in(value));
      for (const JsonValue& line : items_of(value)) text.append(text.empty() ? "" : "\n").append(text_in(&line));
      told[key] = std::move(text);
    }
  }
  return told;
}

// A cage with this value only marks cells that fog does not cover at the start.
bool is_lamp(std::string_view value) { return value == "FOGLIGHT" || value == "foglight"; }

bool says_that_cages_repeat(std::string_view words) {
  for (const std::string_view sentence : sentences_of(words)) {
    if (fits_pattern(sentence,
                     "cage & may repeat|can repeat|might repeat|may be repeated|can be repeated|allowed to "
                     "repeat|repeats are allowed|repetition is allowed|repeats allowed & !colour|color|killer "
                     "cages may not|not repeat|*n't repeat|cannot repeat|but not|outside|unlike|along|line|lines|arrow|"
                     "arrows|different|differ|unique")) {
      return true;
    }
  }
  return false;
}

class Pad {
 public:
  Pad(const JsonValue& root, const PadLayout& layout, ForeignPuzzle& puzzle)
      : root_(root), layout_(layout), puzzle_(puzzle) {}

  void read() {
    tell();
    read_cells();
    read_regions();
    for (const JsonValue& cage : items_of(root_.member("cages"))) read_cage(cage);
    for (const std::string& name : layout_.other_rules()) read_global(name);
    note_pictures();
    for (std::size_t index = 0; index < root_.keys.size(); ++index) read_key(root_.keys[index], root_.items[index]);
  }

 private:
  void tell() {
    std::map<std::string_view, std::string> told = told_in(root_);
    words_ = plain_words(told["rules"]);
    may_repeat_in_cages_ = says_that_cages_repeat(words_);
    puzzle_.tell(told["title"], told["author"], told["rules"], told["msgcorrect"]);
    puzzle_.solve(told["solution"]);
  }

  void read_cells() {
    const auto& rows = items_of(root_.member("cells"));
    for (std::size_t row = 0; row < rows.size(); ++row) {
      for (std::size_t column = 0; column < rows[row].items.size(); ++column) {
        const JsonValue& content = rows[row].items[column];
        const auto cell = puzzle_.layout().cell_at(static_cast<int>(row), static_cast<int>(column));
        if (cell) {
          read_cell(content, *cell);
        } else if (!is_empty(content)) {
          puzzle_.leave_unread("cells");
        }
      }
    }
  }

  // A value that is not given is an entry of a player. Pencil marks are notes; those that are no digits are only drawn.
  void read_cell(const JsonValue& cell, Cell at) {
    const JsonValue* value = cell.member("value");
    const JsonValue* given = cell.member("given");
    const bool is_given = given == nullptr || given->kind != Kind::False;
    if (value != nullptr && !is_empty(*value) && is_given) {
      puzzle_.give(at, number_in(value).value_or(0));
    }
    const std::optional<int> entry = is_given ? std::nullopt : number_in(value);
    if (entry) puzzle_.enter(at, *entry);
    for (const std::string_view key : {"centremarks", "candidates", "cornermarks", "pencilMarks"}) {
      const JsonValue* marks = cell.member(key);
      if (marks == nullptr || is_empty(*marks)) continue;
      const std::vector<int> digits = numbers_in(marks);
      if (digits.empty()) {
        puzzle_.note_drawing(key);
      } else if (key == "centremarks" || key == "candidates") {
        puzzle_.note(at, digits);
      } else {
        puzzle_.note_in_corners(at, digits);
      }
    }
  }

  // Regions that no layout has are sets of different digits. In a grid with cells outside, rows may be shorter than the
  // grid.
  void read_regions() {
    if (!layout_.has_all_regions()) return puzzle_.leave_unread("regions");
    for (const std::vector<PadPlace>& region : layout_.other_regions()) {
      std::vector<Cell> cells;
      for (const PadPlace& place : region) cells.push_back(puzzle_.layout().cell(place.row, place.column));
      if (!cells.empty()) add_distinct("regions", std::move(cells));
    }
  }

  void add_distinct(std::string_view name, std::vector<Cell> cells) {
    if (static_cast<int>(cells.size()) > puzzle_.layout().digit_count()) return puzzle_.leave_unread(name);
    puzzle_.add(name, RuleKind::Cage, std::move(cells));
  }

  // None when a place has no cell, or is between cells.
  std::optional<std::vector<Cell>> cells_of(const JsonValue& cage) const {
    const auto places = places_in(cage.member("cells"));
    if (!places) return std::nullopt;
    std::vector<Cell> cells;
    for (const PadPlace& place : *places) {
      const auto cell = puzzle_.layout().cell_at(place.row, place.column);
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
    }
    return cells;
  }

  void read_cage(const JsonValue& cage) {
    const JsonValue* value = cage.member("value");
    const std::string_view text = value == nullptr ? std::string_view{} : std::string_view(value->text);
    const auto& places = items_of(cage.member("cells"));
    if (places.empty() || !told_key(text).empty() || is_lamp(text)) {
      if (told_key(text) == "foglight" || is_lamp(text)) puzzle_.note_drawing("foglight");
      return;
    }
    auto cells = cells_of(cage);
    if (!cells) return puzzle_.leave_unread("cages");
    const JsonValue* style = cage.member("style");
    const JsonValue* type = cage.member("type");
    const std::string_view sort = style != nullptr && style->kind == Kind::Text ? std::string_view(style->text) : "";
    if (sort == "fpRowIndexer") return puzzle_.add(sort, RuleKind::RowIndexer, std::move(*cells));
    if (sort == "fpColumnIndexer") return puzzle_.add(sort, RuleKind::ColumnIndexer, std::move(*cells));
    if (sort == "fpBoxIndexer") return puzzle_.add(sort, RuleKind::BoxIndexer, std::move(*cells));
    const std::string_view houses = type == nullptr ? std::string_view{} : std::string_view(type->text);
    if (houses == "rowcol" || houses == "disjoint") {
      if (!is_house(*cells)) add_distinct(houses, std::move(*cells));
      return;
    }
    constexpr std::array<std::string_view, 6> kStyles{"", "killer", "hidden", "extraregion", "windoku", "box"};
    if (!is_among(kStyles, sort)) return puzzle_.leave_unread("cages " + std::string(sort));
    read_sum(cage, sort, std::move(*cells));
  }

  // The value of a cage is what is shown, mostly its sum. `sum` and `unique` are what is checked.
  void read_sum(const JsonValue& cage, std::string_view style, std::vector<Cell> cells) {
    const JsonValue* unique = cage.member("unique");
    const bool is_stated = unique != nullptr && (unique->kind == Kind::False || is_true(unique));
    const bool may_repeat = is_stated ? !is_true(unique) : may_repeat_in_cages_;
    const JsonValue* shown = cage.member("value");
    const JsonValue* stated = cage.member("sum");
    const bool shows_text = shown != nullptr && !is_empty(*shown);
    const bool states_sum = stated != nullptr && !is_empty(*stated);
    const std::optional<int> sum = number_in(states_sum ? stated : shown);
    const std::optional<int> product = shows_text && !states_sum ? product_in(shown->text, words_) : std::nullopt;
    if (product && !may_repeat) return puzzle_.add("cages", RuleKind::ProductCage, std::move(cells), {*product});
    if ((shows_text || states_sum) && !sum) return puzzle_.leave_unread("cages");
    if (sum && *sum != 0) {
      if (!may_repeat) return puzzle_.add("cages", RuleKind::Cage, std::move(cells), {*sum});
      if (cells.size() == 1) return puzzle_.give(cells.front(), *sum);
      return puzzle_.add("cages", RuleKind::LittleKiller, std::move(cells), {*sum});
    }
    const bool is_region = style == "extraregion" || style == "windoku";
    if ((is_true(unique) || is_region) && !may_repeat) {
      if (!is_house(cells)) add_distinct("cages", std::move(cells));
      return;
    }
    puzzle_.note_drawing("cages");
  }

  // True for the cells of a house, whose digits differ anyway.
  bool is_house(const std::vector<Cell>& cells) const {
    const Layout& layout = puzzle_.layout();
    const std::set<Cell> different(cells.begin(), cells.end());
    const auto houses = layout.houses(cells.front());
    return std::any_of(houses.begin(), houses.end(), [&](House house) {
      const auto own = layout.cells(house);
      return std::equal(own.begin(), own.end(), different.begin(), different.end());
    });
  }

  void note_pictures() {
    for (const std::string_view key : {"metadata", "metaData"}) {
      const JsonValue* metadata = root_.member(key);
      for (const std::string_view picture : kPictures) {
        const JsonValue* address = metadata == nullptr ? nullptr : metadata->member(picture);
        if (address != nullptr && !is_empty(*address)) puzzle_.note_drawing(picture);
      }
    }
  }

  void read_global(const std::string& name) {
    if (name == "nonconsecutive") return puzzle_.add(name, RuleKind::NonConsecutive, {});
    if (name == "diagonal+") return puzzle_.add(name, RuleKind::RisingDiagonal, {});
    if (name == "diagonal-") return puzzle_.add(name, RuleKind::FallingDiagonal, {});
    puzzle_.leave_unread(name);
  }

  void read_key(std::string_view key, const JsonValue& value) {
    if (is_empty(value) || is_true(&value) || is_among(kKeysWithoutRules, key)) return;
    if (is_among(kDrawnKeys, key)) return puzzle_.note_drawing(key);
    puzzle_.leave_unread(key);
  }

  const JsonValue& root_;
  const PadLayout& layout_;
  ForeignPuzzle& puzzle_;
  std::string words_;
  bool may_repeat_in_cages_ = false;
};

}  // namespace

bool is_sudoku_pad(const JsonValue& root) {
  const JsonValue* cells = root.member("cells");
  return cells != nullptr && cells->kind == Kind::List;
}

Result<ParsedPuzzle, JsonFault> read_sudoku_pad(JsonValue root, const LayoutRef& known, Position start) {
  std::map<std::string_view, std::string> told = told_in(root);
  cut_margin(root, plain_words(told["rules"]));
  told = told_in(root);
  PadLayout pad_layout(root, plain_words(told["rules"]), told["solution"]);
  const LayoutRef layout = pad_layout.make(known);
  if (!layout) return JsonFault{0};
  ForeignPuzzle puzzle(layout);
  Pad(root, pad_layout, puzzle).read();
  ParsedPuzzle read = std::move(puzzle).finish(TextFormat::SudokuPad, start);
  if (!read.drawings.empty() || !read.ruleset.empty())
    read.document = std::make_shared<const JsonValue>(std::move(root));
  return read;
}

std::optional<ParsedPuzzle> read_short_pad(std::string_view text, const LayoutRef& known, Position start) {
  constexpr std::string_view kPairs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
  const LayoutRef layout = layout_of_foreign({}, known);
  if (!layout) return std::nullopt;
  ForeignPuzzle puzzle(layout);
  const std::size_t cells = static_cast<std::size_t>(layout->cell_count());
  std::size_t cell = 0;
  while (!text.empty() && cell < cells) {
    const std::size_t pair = kPairs.find(text.front());
    if (pair == std::string_view::npos) return std::nullopt;
    text.remove_prefix(1);
    if (pair % 10 != 0) puzzle.give(Cell{static_cast<std::uint16_t>(cell)}, static_cast<int>(pair % 10));
    cell += 1 + pair / 10;
  }
  if (cell != cells) return std::nullopt;
  if (text.starts_with('*')) text.remove_prefix(1);
  for (const char letter : text) {
    if (letter != 'w' && letter != 'x') break;
    puzzle.note_drawing(letter == 'w' ? "underlays" : "lines");
  }
  return std::move(puzzle).finish(TextFormat::SudokuPad, start);
}

}  // namespace nonet
