#include "wasm/solver/reading.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "wasm/solver/convert.h"

namespace nonet::door {

val all_puzzles_in(const std::string& puzzles_text, const std::string& layout_name, double limit,
                   const PuzzleJson& json_of) {
  // The reader keeps what it has read until it is taken, so it gets the text in pieces.
  constexpr std::size_t kPiece = 4096;
  const auto layout = layout_named(layout_name);
  if (!layout) return error_object(layout.error());
  PuzzleReader reader(layout.value());
  reader.join_grids();
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
        puzzles.push_back(json_of(*puzzle));
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

}  // namespace nonet::door
