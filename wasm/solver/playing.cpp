// What the page needs for play and hints and the teacher's module cannot do: read positions from text, and find mistakes.

#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

// Calls `answer` with the played puzzle of a text. If `givens_text` is empty, the text of the puzzle says which digits are given. If
// `masks` is empty, the candidates are those of the text, or those that the digits leave.
template <class Answer>
val with_played_puzzle(const std::string& puzzle_text, const std::string& layout_name, const std::string& givens_text,
                       const val& masks, const Answer& answer) {
  const auto puzzle = read_position(puzzle_text, layout_name);
  if (!puzzle) return error_object(puzzle.error());
  if (puzzle.value().grid.side() > LayoutSets::kMaxSide) return error_object("layout-too-large");
  PlayedPuzzle played = played_puzzle_of(puzzle.value());
  if (!givens_text.empty()) {
    const auto givens = parse_puzzle(givens_text, played.grid.layout());
    if (!givens) return error_object(givens.error());
    played = PlayedPuzzle(givens.value().grid, puzzle.value().digits());
  }
  const auto words = emscripten::convertJSArrayToNumberVector<std::uint32_t>(masks);
  if (!words.empty() && !keep_candidates(played, words)) return error_object("bad-candidates");
  return answer(played);
}

// `{layout, cells, givens, candidates}`: the position as numbers, for the teacher's module. Bit i of a mask is digit i + 1.
val position(std::string puzzle_text, std::string layout_name, std::string givens_text, val masks) {
  return with_played_puzzle(puzzle_text, layout_name, givens_text, masks, [](const PlayedPuzzle& played) {
    std::vector<std::uint32_t> candidates;
    for (std::uint16_t cell = 0; cell < played.grid.digits().size(); ++cell) {
      candidates.push_back(static_cast<std::uint32_t>(played.candidates[Cell{cell}].bits()));
    }
    val object = val::object();
    object.set("layout", text(name_of(*played.grid.layout())));
    object.set("cells", digits_of(played.grid));
    object.set("givens", digits_of(played.givens));
    object.set("candidates", typed_array_of(candidates));
    return object;
  });
}

val mistakes(std::string puzzle_text, std::string layout_name, std::string givens_text, val masks) {
  return with_played_puzzle(puzzle_text, layout_name, givens_text, masks, [](const PlayedPuzzle& played) {
    if (!SolutionStream::supports(*played.grid.layout())) return error_object("layout-too-large");
    return json_object(json_object_of(mistakes_in(played), played.grid, CellNames::RowColumn).str());
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_playing) {
  emscripten::function("position", &position);
  emscripten::function("mistakes", &mistakes);
}

}  // namespace nonet::door
