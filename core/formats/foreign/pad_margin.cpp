#include "core/formats/foreign/pad_margin.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/drawn/plain_words.h"
#include "core/formats/foreign/f_puzzle_layout.h"
#include "core/formats/foreign/pad_layout.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

using Kind = JsonValue::Kind;

// The data of a free path in a line, as SVG writes paths; `d2` in shortened texts.
constexpr std::array<std::string_view, 3> kPathKeys{"d", "d2", "svgPathData"};

struct Margin {
  int top;
  int left;
  int side;
};

JsonValue* changeable(JsonValue& value, std::string_view key) {
  const auto found = std::find(value.keys.begin(), value.keys.end(), key);
  return found == value.keys.end() ? nullptr : &value.items[static_cast<std::size_t>(found - value.keys.begin())];
}

JsonValue number_value(double number) { return {Kind::Number, std::to_string(number), {}, {}}; }
JsonValue text_value(std::string text) { return {Kind::Text, std::move(text), {}, {}}; }

// The square that n regions of n cells cover. None when the regions are no such square.
std::optional<Margin> square_of_regions(const JsonValue& root) {
  const auto& regions = items_of(root.member("regions"));
  std::set<PadPlace> places;
  for (const JsonValue& region : regions) {
    const auto own = places_in(&region);
    if (!own || own->size() != regions.size()) return std::nullopt;
    places.insert(own->begin(), own->end());
  }
  const std::size_t side = regions.size();
  if (side < 2 || places.size() != side * side) return std::nullopt;
  PadPlace first = *places.begin();
  PadPlace last = first;
  for (const PadPlace& place : places) {
    first = {std::min(first.row, place.row), std::min(first.column, place.column)};
    last = {std::max(last.row, place.row), std::max(last.column, place.column)};
  }
  const auto board = items_of(root.member("cells"));
  const auto rows = static_cast<int>(board.size());
  const auto columns = board.empty() ? 0 : static_cast<int>(board.front().items.size());
  if (first.row < 0 || first.column < 0 || last.row >= rows || last.column >= columns) return std::nullopt;
  const auto span = static_cast<int>(side) - 1;
  if (last.row - first.row != span || last.column - first.column != span) return std::nullopt;
  return Margin{first.row, first.column, static_cast<int>(side)};
}

// A board of 11 rows and columns whose words speak of the digits 1 to 9.
std::optional<Margin> square_of_words(const JsonValue& root, std::string_view words) {
  const auto rows = static_cast<int>(items_of(root.member("cells")).size());
  if (!items_of(root.member("regions")).empty()) return std::nullopt;
  const bool is_nine = rows == 11 && fits_pattern(words, "1-9|1 - 9|1 to 9|1 through 9|9x9");
  const bool is_six = rows == 8 && fits_pattern(words, "1-6|1 - 6|1 to 6|1 through 6|6x6");
  return is_nine || is_six ? std::optional(Margin{1, 1, rows - 2}) : std::nullopt;
}

void move_number(JsonValue& value, int by) {
  const auto number = decimal_in(value.text);
  if (!number) return;
  const auto whole = number_in(&value);
  value.text = whole ? std::to_string(static_cast<long long>(*whole) - by) : std::to_string(*number - by);
}

// A place is a list of a row and a column.
void move_place(JsonValue& place, const Margin& margin) {
  if (place.items.size() != 2) return;
  move_number(place.items[0], margin.top);
  move_number(place.items[1], margin.left);
}

void move_places(JsonValue* list, const Margin& margin) {
  if (list == nullptr || list->kind != Kind::List) return;
  for (JsonValue& place : list->items) move_place(place, margin);
}

// A free path keeps its numbers. Where they begin is said beside them.
void move_path(JsonValue& line, const Margin& margin) {
  const bool has_path = std::any_of(kPathKeys.begin(), kPathKeys.end(),
                                    [&](std::string_view key) { return line.member(key) != nullptr; });
  if (!has_path) return;
  if (JsonValue* const origin = changeable(line, "origin")) return move_place(*origin, margin);
  line.keys.emplace_back("origin");
  line.items.push_back({Kind::List, {}, {number_value(-margin.top), number_value(-margin.left)}, {}});
}

void move_drawing(JsonValue& root, const Margin& margin) {
  for (const std::string_view key : {"lines", "arrows"}) {
    JsonValue* list = changeable(root, key);
    for (std::size_t index = 0; list != nullptr && index < list->items.size(); ++index) {
      for (const std::string_view way : {"wayPoints", "wp"}) move_places(changeable(list->items[index], way), margin);
      if (key == "lines") move_path(list->items[index], margin);
    }
  }
  for (const std::string_view key : {"underlays", "overlays"}) {
    JsonValue* list = changeable(root, key);
    for (std::size_t index = 0; list != nullptr && index < list->items.size(); ++index) {
      for (const std::string_view center : {"center", "ct"}) {
        if (JsonValue* place = changeable(list->items[index], center)) move_place(*place, margin);
      }
    }
  }
}

// Names of cells, one after the other: `r2c2r2c3`.
void move_names(JsonValue* value, const Margin& margin) {
  if (value == nullptr || value->kind != Kind::Text) return;
  std::string moved;
  std::string number;
  int shift = 0;
  const auto flush = [&] {
    if (!number.empty()) moved += std::to_string(std::stoi(number) - shift);
    number.clear();
  };
  for (const char sign : value->text) {
    const bool is_digit = sign >= '0' && sign <= '9';
    if (is_digit && number.size() < 4) {
      number += sign;
      continue;
    }
    flush();
    shift = sign == 'r' || sign == 'R' ? margin.top : sign == 'c' || sign == 'C' ? margin.left : 0;
    moved += sign;
  }
  flush();
  value->text = std::move(moved);
}

void move_fog(JsonValue& root, const Margin& margin) {
  JsonValue* lights = changeable(root, "foglight");
  for (std::size_t index = 0; lights != nullptr && index < lights->items.size(); ++index) {
    if (JsonValue& light = lights->items[index]; light.kind == Kind::Text)
      move_names(&light, margin);
    else
      move_place(light, margin);
  }
  JsonValue* effects = changeable(root, "triggereffect");
  for (std::size_t index = 0; effects != nullptr && index < effects->items.size(); ++index) {
    if (JsonValue* trigger = changeable(effects->items[index], "trigger")) {
      move_names(changeable(*trigger, "cell"), margin);
    }
    if (JsonValue* effect = changeable(effects->items[index], "effect")) {
      move_names(changeable(*effect, "cells"), margin);
    }
  }
}

JsonValue text_at(int row, int column, std::string text) {
  JsonValue center{Kind::List, {}, {number_value(row + 0.5), number_value(column + 0.5)}, {}};
  return {Kind::Object,
          {},
          {std::move(center), number_value(0.5), number_value(0.5), text_value(std::move(text))},
          {"center", "width", "height", "text"}};
}

class MarginCut {
 public:
  MarginCut(JsonValue& root, const Margin& margin) : root_(root), margin_(margin) {}

  void cut() {
    cut_solution();
    cut_cells();
    if (JsonValue* regions = changeable(root_, "regions")) {
      for (JsonValue& region : regions->items) move_places(&region, margin_);
    }
    cut_cages();
    move_drawing(root_, margin_);
    move_fog(root_, margin_);
    add_texts();
  }

 private:
  bool is_inside(int row, int column) const {
    return row >= 0 && column >= 0 && row < margin_.side && column < margin_.side;
  }

  // A solution with a symbol for each cell of the board.
  void cut_solution() {
    const auto columns = static_cast<int>(items_of(root_.member("cells")).front().items.size());
    const std::size_t cells = items_of(root_.member("cells")).size() * static_cast<std::size_t>(columns);
    for (const std::string_view key : {"", "metadata", "metaData"}) {
      JsonValue* object = key.empty() ? &root_ : changeable(root_, key);
      JsonValue* solution = object == nullptr ? nullptr : changeable(*object, "solution");
      if (solution == nullptr || solution->text.size() != cells) continue;
      std::string inner;
      for (int row = 0; row < margin_.side; ++row) {
        const auto begin = static_cast<std::size_t>((row + margin_.top) * columns + margin_.left);
        inner += solution->text.substr(begin, static_cast<std::size_t>(margin_.side));
      }
      solution->text = std::move(inner);
    }
  }

  void cut_cells() {
    JsonValue* rows = changeable(root_, "cells");
    JsonValue inner{Kind::List, {}, {}, {}};
    for (std::size_t row = 0; row < rows->items.size(); ++row) {
      JsonValue line{Kind::List, {}, {}, {}};
      for (std::size_t column = 0; column < rows->items[row].items.size(); ++column) {
        JsonValue& content = rows->items[row].items[column];
        const int at_row = static_cast<int>(row) - margin_.top;
        const int at_column = static_cast<int>(column) - margin_.left;
        if (is_inside(at_row, at_column)) {
          line.items.push_back(std::move(content));
        } else if (const JsonValue* value = content.member("value"); value != nullptr && !value->text.empty()) {
          texts_.push_back(text_at(at_row, at_column, value->text));
        }
      }
      if (!line.items.empty()) inner.items.push_back(std::move(line));
    }
    *rows = std::move(inner);
  }

  // A cage of one cell in the margin only shows its value.
  void cut_cages() {
    JsonValue* cages = changeable(root_, "cages");
    if (cages == nullptr) return;
    std::vector<JsonValue> kept;
    for (JsonValue& cage : cages->items) {
      move_places(changeable(cage, "cells"), margin_);
      const auto places = places_in(cage.member("cells"));
      const bool is_clue = places && places->size() == 1 && !is_inside(places->front().row, places->front().column);
      if (!is_clue) {
        kept.push_back(std::move(cage));
      } else if (const JsonValue* value = cage.member("value"); value != nullptr && !value->text.empty()) {
        texts_.push_back(text_at(places->front().row, places->front().column, value->text));
      }
    }
    cages->items = std::move(kept);
  }

  void add_texts() {
    if (texts_.empty()) return;
    JsonValue* overlays = changeable(root_, "overlays");
    if (overlays == nullptr) {
      root_.keys.emplace_back("overlays");
      root_.items.push_back({Kind::List, {}, {}, {}});
      overlays = &root_.items.back();
    }
    for (JsonValue& text : texts_) overlays->items.push_back(std::move(text));
  }

  JsonValue& root_;
  Margin margin_;
  std::vector<JsonValue> texts_;
};

}  // namespace

void cut_margin(JsonValue& root, std::string_view words) {
  const auto& rows = items_of(root.member("cells"));
  if (rows.empty() || rows.front().items.empty()) return;
  const std::size_t columns = rows.front().items.size();
  if (std::any_of(rows.begin(), rows.end(), [&](const JsonValue& row) { return row.items.size() != columns; })) return;
  auto margin = square_of_regions(root);
  if (!margin) margin = square_of_words(root, words);
  if (!margin || margin->top < 0 || margin->left < 0) return;
  const auto side = static_cast<std::size_t>(margin->side);
  const bool is_whole = rows.size() == side && columns == side;
  const bool fits = margin->top + margin->side <= static_cast<int>(rows.size()) &&
                    margin->left + margin->side <= static_cast<int>(columns);
  if (!is_whole && fits) MarginCut(root, *margin).cut();
}

}  // namespace nonet
