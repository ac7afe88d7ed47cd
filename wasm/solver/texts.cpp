// Text to puzzles and back.

#include <emscripten/bind.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

val parse(std::string puzzle_text, std::string layout_name) {
  const auto puzzle = read_position(puzzle_text, layout_name);
  return puzzle ? json_object(json_object_of(puzzle.value()).str()) : error_object(puzzle.error());
}

// `{puzzles, errors, more}`: the first `limit` puzzles and errors of a text, in its order. `puzzles` is JSON. `more` is
// true when the text has further ones.
val parse_all(std::string puzzles_text, std::string layout_name, double limit) {
  // The reader keeps what it has read until it is taken, so it gets the text in pieces.
  constexpr std::size_t kPiece = 4096;
  const auto layout = layout_named(layout_name);
  if (!layout) return error_object(layout.error());
  PuzzleReader reader(layout.value());
  std::vector<std::string> puzzles;
  val errors = val::array();
  double left = limit;
  bool more = false;
  bool ended = false;
  for (std::string_view rest = puzzles_text; !more && !ended;) {
    const std::size_t size = std::min(kPiece, rest.size());
    reader.feed(rest.substr(0, size));
    rest.remove_prefix(size);
    ended = rest.empty();
    if (ended) reader.finish();
    while (const std::optional<ReadItem> item = reader.take()) {
      more = left-- < 1;
      if (more) break;
      if (const auto* puzzle = std::get_if<ParsedPuzzle>(&*item)) {
        puzzles.push_back(json_object_of(*puzzle).str());
      } else {
        errors.call<void>("push", error_object(std::get<ParseError>(*item))["error"]);
      }
    }
  }
  val object = val::object();
  object.set("puzzles", text(json_array(puzzles)));
  object.set("errors", errors);
  object.set("more", more);
  return object;
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
