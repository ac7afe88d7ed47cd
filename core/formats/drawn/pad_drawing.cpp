#include "core/formats/drawn/pad_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include "core/formats/drawn/plain_words.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

using Kind = JsonValue::Kind;

// SudokuPad draws in units of which a cell has 64.
constexpr double kCellUnits = 64;
// Enough for any grid, with room for what lies outside.
constexpr double kFarthest = 1000;
constexpr std::size_t kMaxPoints = 1000;
constexpr std::size_t kLongestWords = 20'000;

// A member by its name, or by its name in shortened texts.
const JsonValue* member_of(const JsonValue& value, std::string_view name, std::string_view short_name) {
  const JsonValue* found = value.member(name);
  return found != nullptr ? found : value.member(short_name);
}

std::optional<double> measure_of(const JsonValue* value) {
  if (value == nullptr || (value->kind != Kind::Number && value->kind != Kind::Text)) return std::nullopt;
  const std::optional<double> number = decimal_in(value->text);
  return number && std::abs(*number) <= kFarthest ? number : std::nullopt;
}

std::optional<DrawnPoint> point_of(const JsonValue* value) {
  if (value == nullptr || value->items.size() != 2) return std::nullopt;
  const auto down = measure_of(&value->items[0]);
  const auto right = measure_of(&value->items[1]);
  if (!down || !right) return std::nullopt;
  return DrawnPoint{*down, *right};
}

std::string text_of(const JsonValue* value) {
  const bool is_text = value != nullptr && (value->kind == Kind::Text || value->kind == Kind::Number);
  return is_text ? value->text : std::string();
}

std::string in_small_letters(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

// Shortened texts may leave out the `#` of a colour. One digit stands for all digits: `#F` is white.
std::string color_of(const JsonValue* value) {
  std::string color = in_small_letters(text_of(value));
  if (color.size() == 2 && color.front() == '#') color.append(2, color.back());
  const std::size_t size = color.size();
  const bool has_size = size == 3 || size == 4 || size == 6 || size == 8;
  if (has_size && color.find_first_not_of("0123456789abcdef") == std::string::npos) color.insert(0, "#");
  return color;
}

void add_lines(const JsonValue* list, std::vector<DrawnLine>& lines) {
  if (list == nullptr) return;
  for (const JsonValue& item : list->items) {
    const JsonValue* way = member_of(item, "wayPoints", "wp");
    if (way == nullptr || way->items.size() < 2 || way->items.size() > kMaxPoints || lines.size() >= kMaxDrawnItems)
      continue;
    DrawnLine line;
    for (const JsonValue& place : way->items) {
      if (const auto point = point_of(&place)) line.points.push_back(*point);
    }
    if (line.points.size() != way->items.size()) continue;
    line.color = color_of(member_of(item, "color", "c"));
    line.thickness = measure_of(member_of(item, "thickness", "th")).value_or(0) / kCellUnits;
    lines.push_back(std::move(line));
  }
}

void add_shapes(const JsonValue* list, std::vector<DrawnShape>& shapes) {
  if (list == nullptr) return;
  for (const JsonValue& item : list->items) {
    const auto center = point_of(member_of(item, "center", "ct"));
    if (!center || shapes.size() >= kMaxDrawnItems) continue;
    const JsonValue* is_round = member_of(item, "rounded", "r");
    DrawnShape shape;
    shape.center = *center;
    shape.width = measure_of(member_of(item, "width", "w")).value_or(0);
    shape.height = measure_of(member_of(item, "height", "h")).value_or(0);
    shape.is_round = is_round != nullptr && is_round->kind == Kind::True;
    shape.angle = measure_of(item.member("angle")).value_or(0);
    shape.border = color_of(member_of(item, "borderColor", "c1"));
    shape.fill = color_of(member_of(item, "backgroundColor", "c2"));
    shape.text = text_of(member_of(item, "text", "te"));
    shapes.push_back(std::move(shape));
  }
}

bool lies_on(const DrawnShape& text, const DrawnShape& shape) {
  constexpr double kNear = 0.06;
  return std::abs(text.center.down - shape.center.down) < kNear &&
         std::abs(text.center.right - shape.center.right) < kNear;
}

// Programs that export to SudokuPad draw the text of a circle as an item of its own.
void join_texts(std::vector<DrawnShape>& shapes) {
  const auto is_text = [](const DrawnShape& shape) {
    return !shape.text.empty() && shape.border.empty() && shape.fill.empty();
  };
  for (DrawnShape& text : shapes) {
    if (!is_text(text)) continue;
    const auto below = std::find_if(shapes.begin(), shapes.end(), [&](const DrawnShape& shape) {
      return shape.text.empty() && shape.width > 0 && lies_on(text, shape);
    });
    if (below != shapes.end()) below->text = std::exchange(text.text, {});
  }
  std::erase_if(shapes, [](const DrawnShape& shape) { return shape.text.empty() && shape.width <= 0; });
}

std::string words_of(const JsonValue& pad) {
  std::string words;
  const auto add = [&](std::string_view text) {
    if (words.size() + text.size() < kLongestWords) words.append(text).append("\n");
  };
  add(text_of(pad.member("rules")));
  for (const std::string_view key : {"metadata", "metaData"}) {
    if (const JsonValue* told = pad.member(key)) add(text_of(told->member("rules")));
  }
  constexpr std::string_view kRules = "rules:";
  if (const JsonValue* cages = pad.member("cages")) {
    for (const JsonValue& cage : cages->items) {
      const std::string text = text_of(cage.member("value"));
      if (text.starts_with(kRules)) add(std::string_view(text).substr(kRules.size()));
    }
  }
  return words.find_first_not_of(" \n") == std::string::npos ? std::string() : plain_words(words);
}

// The middle of a cell that f-puzzles names `R3C7`; it may lie outside the grid.
std::optional<DrawnPoint> middle_of(std::string_view name) {
  const std::size_t column = name.find('C');
  if (!name.starts_with('R') || column == std::string_view::npos) return std::nullopt;
  const auto down = decimal_in(name.substr(1, column - 1));
  const auto right = decimal_in(name.substr(column + 1));
  if (!down || !right || std::abs(*down) > kFarthest || std::abs(*right) > kFarthest) return std::nullopt;
  return DrawnPoint{*down - 0.5, *right - 0.5};
}

void add_f_puzzle_lines(const JsonValue* entries, std::vector<DrawnLine>& lines) {
  if (entries == nullptr) return;
  for (const JsonValue& entry : entries->items) {
    const JsonValue* ways = entry.member("lines");
    if (ways == nullptr) continue;
    for (const JsonValue& way : ways->items) {
      if (way.items.size() < 2 || way.items.size() > kMaxPoints || lines.size() >= kMaxDrawnItems) continue;
      DrawnLine line;
      for (const JsonValue& name : way.items) {
        if (const auto point = middle_of(name.text)) line.points.push_back(*point);
      }
      if (line.points.size() != way.items.size()) continue;
      line.color = color_of(entry.member("outlineC"));
      line.thickness = measure_of(entry.member("width")).value_or(0);
      lines.push_back(std::move(line));
    }
  }
}

// A shape of f-puzzles lies in the middle of its cells: in one cell, on the edge of two, at the corner of four.
void add_f_puzzle_shapes(const JsonValue* entries, bool is_round, std::vector<DrawnShape>& shapes) {
  if (entries == nullptr) return;
  for (const JsonValue& entry : entries->items) {
    const JsonValue* cells = entry.member("cells");
    if (cells == nullptr || cells->items.empty() || shapes.size() >= kMaxDrawnItems) continue;
    DrawnShape shape;
    const auto count = static_cast<double>(cells->items.size());
    std::size_t found = 0;
    for (const JsonValue& name : cells->items) {
      const auto point = middle_of(name.text);
      if (!point) continue;
      ++found;
      shape.center.down += point->down / count;
      shape.center.right += point->right / count;
    }
    if (found != cells->items.size()) continue;
    shape.width = measure_of(entry.member("width")).value_or(0);
    shape.height = measure_of(entry.member("height")).value_or(0);
    shape.is_round = is_round;
    shape.angle = measure_of(entry.member("angle")).value_or(0);
    shape.border = color_of(entry.member("outlineC"));
    shape.fill = color_of(entry.member("baseC"));
    shape.text = text_of(entry.member("value"));
    shapes.push_back(std::move(shape));
  }
}

// A text of f-puzzles has a colour and no shape.
void add_f_puzzle_texts(const JsonValue* entries, std::vector<DrawnShape>& shapes) {
  std::vector<DrawnShape> texts;
  add_f_puzzle_shapes(entries, false, texts);
  for (DrawnShape& text : texts) {
    text.border.clear();
    text.fill.clear();
    shapes.push_back(std::move(text));
  }
}

PadDrawing drawing_of_f_puzzle(const JsonValue& root) {
  PadDrawing drawing;
  add_f_puzzle_lines(root.member("line"), drawing.lines);
  add_f_puzzle_shapes(root.member("rectangle"), false, drawing.shapes);
  add_f_puzzle_shapes(root.member("circle"), true, drawing.shapes);
  add_f_puzzle_texts(root.member("text"), drawing.shapes);
  join_texts(drawing.shapes);
  const std::string words = text_of(root.member("ruleset"));
  if (words.find_first_not_of(" \r\n") != std::string::npos && words.size() < kLongestWords) {
    drawing.words = plain_words(words);
  }
  return drawing;
}

}  // namespace

PadDrawing drawing_of(const JsonValue& pad) {
  if (pad.member("cells") == nullptr) return drawing_of_f_puzzle(pad);
  PadDrawing drawing;
  add_lines(pad.member("lines"), drawing.lines);
  add_lines(pad.member("arrows"), drawing.arrows);
  add_shapes(pad.member("underlays"), drawing.shapes);
  add_shapes(pad.member("overlays"), drawing.shapes);
  join_texts(drawing.shapes);
  drawing.words = words_of(pad);
  return drawing;
}

}  // namespace nonet
