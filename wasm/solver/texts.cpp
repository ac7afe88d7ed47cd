// Text to puzzles and back.

#include <emscripten/bind.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "wasm/solver/convert.h"
#include "wasm/solver/reading.h"

namespace nonet::door {

namespace {

std::string json_text_of(const ParsedPuzzle& puzzle) { return json_object_of(puzzle).str(); }

val parse(std::string puzzle_text, std::string layout_name) {
  const auto puzzle = read_position(puzzle_text, layout_name);
  return puzzle ? json_object(json_text_of(puzzle.value())) : error_object(puzzle.error());
}

val parse_all(std::string puzzles_text, std::string layout_name, double limit) {
  return all_puzzles_in(puzzles_text, layout_name, limit, json_text_of);
}

val refusal_object(const std::string& format_name, const WriteRefusal& refusal) {
  std::string left_out;
  for (const std::string_view name : names_of(refusal.left_out))
    left_out.append(left_out.empty() ? "" : ",").append(name);
  val object = error_object("format-cannot-hold");
  object["error"].set("symbol", text(format_name));
  object["error"].set("leftOut", text(left_out));
  return object;
}

// Writes a position. `givens_text` is empty when the text says which digits are given. `masks` is empty when the text
// lists the candidates, or the digits alone decide them; bit i of a mask is digit i + 1. `content_name` says how much
// is written.
val format(std::string puzzle_text, std::string layout_name, std::string format_name, std::string givens_text,
           val masks, val headers, std::string content_name) {
  const std::optional<TextFormat> wanted = writable_format(format_name);
  if (!wanted) return error_object("unknown-format");
  auto read = read_position(puzzle_text, layout_name);
  if (!read) return error_object(read.error());
  ParsedPuzzle& puzzle = read.value();
  if (!givens_text.empty()) {
    auto givens = parse_puzzle(givens_text, puzzle.grid.layout());
    if (!givens) return error_object(givens.error());
    puzzle.grid_now = puzzle.digits();
    puzzle.grid = std::move(givens.value().grid);
  }
  const auto words = emscripten::convertJSArrayToNumberVector<std::uint32_t>(masks);
  if (!words.empty()) {
    if (words.size() != puzzle.grid.digits().size()) return error_object("bad-candidates");
    puzzle.candidates.clear();
    for (const std::uint32_t word : words) puzzle.candidates.push_back(DigitSet::from_bits(word));
  }
  for (const std::string& header : emscripten::vecFromJSArray<std::string>(headers)) puzzle.headers.push_back(header);
  const auto written = write(puzzle, *wanted, content_named(content_name).value_or(Content::All));
  if (!written) return refusal_object(format_name, written.error());
  val object = val::object();
  object.set("text", text(written.value().text));
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_texts) {
  emscripten::function("parse", &parse);
  emscripten::function("parseAll", &parse_all);
  emscripten::function("format", &format);
}

}  // namespace nonet::door
