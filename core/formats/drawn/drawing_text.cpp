#include "core/formats/drawn/drawing_text.h"

#include <array>
#include <string_view>

#include "core/formats/json.h"

namespace nonet {

namespace {

using Kind = JsonValue::Kind;

constexpr std::array<std::string_view, 8> kListsOfPad{"lines", "arrows",   "underlays", "overlays",
                                                      "cages", "fogofwar", "foglight",  "triggereffect"};
constexpr std::array<std::string_view, 8> kListsOfFPuzzle{"line", "rectangle", "circle",   "text",
                                                          "cage", "fogofwar",  "foglight", "triggereffect"};

// A number may be written as JSON does not allow: a text holds it anyhow.
std::string json_text(const JsonValue& value) {
  if (value.kind == Kind::Null) return "null";
  if (value.kind == Kind::False) return "false";
  if (value.kind == Kind::True) return "true";
  if (value.kind == Kind::Number || value.kind == Kind::Text) return json_of(value.text);
  std::string text;
  for (std::size_t index = 0; index < value.items.size() && text.size() <= kLongestDrawing; ++index) {
    if (index > 0) text += ',';
    if (value.kind == Kind::Object) text.append(json_of(value.keys[index])).append(":");
    text += json_text(value.items[index]);
  }
  return value.kind == Kind::Object ? "{" + text + "}" : "[" + text + "]";
}

}  // namespace

std::string drawing_text(const JsonValue& document) {
  const bool is_pad = document.member("cells") != nullptr;
  JsonObject drawing;
  bool draws = false;
  for (const std::string_view key : is_pad ? kListsOfPad : kListsOfFPuzzle) {
    const JsonValue* list = document.member(key);
    if (list == nullptr || list->kind != Kind::List) continue;
    // SudokuPad covers the whole board when no cell is open at the start.
    if (list->items.empty() && !(is_pad && key == "foglight")) continue;
    drawing.json(key, json_text(*list));
    draws = true;
  }
  std::string text = draws ? drawing.str() : std::string();
  return text.size() <= kLongestDrawing ? text : std::string();
}

}  // namespace nonet
