// What the other modules cannot do for themselves: read puzzles and positions from text; and mistakes, which need a
// search. The module of rules is linked with this file, too, for puzzles with own rules.

#include <emscripten/bind.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wasm/solver/convert.h"
#include "wasm/solver/position_to_play.h"

namespace nonet::door {

namespace {

// Calls `answer(played, rules)` with the played puzzle of a text and the texts of its own rules. If `givens_text` is
// empty, the text of the puzzle says which digits are given. If `masks` is empty, the candidates are those of the text,
// or those that the digits leave. An answer names the rules of another program that were not read.
template <class Answer>
val with_played_puzzle(const std::string& puzzle_text, const std::string& layout_name, const std::string& givens_text,
                       const val& masks, const Answer& answer) {
  const auto read_puzzle = read_position(puzzle_text, layout_name);
  if (!read_puzzle) return error_object(read_puzzle.error());
  if (!LayoutSets::supports(*read_puzzle.value().grid.layout())) return error_object("layout-too-large");
  std::optional<PlayedPuzzle> position = position_to_play(read_puzzle.value());
  if (!position) return error_object("layout-too-large");
  PlayedPuzzle& played = *position;
  if (!givens_text.empty()) {
    const auto givens = parse_puzzle(givens_text, played.grid.layout());
    if (!givens) return error_object(givens.error());
    played = PlayedPuzzle(givens.value().grid, played.grid, played.rules);
  }
  const auto words = emscripten::convertJSArrayToNumberVector<std::uint32_t>(masks);
  if (!words.empty() && !keep_candidates(played, words)) return error_object("bad-candidates");
  val object = answer(played, rule_texts(read_puzzle.value()));
  const std::vector<std::string>& unread = read_puzzle.value().unread_rules;
  if (!unread.empty()) object.set("unreadRules", array_of(unread, text));
  return object;
}

// `{givens, digits, eliminations, incompatible}`: mistakes as numbers. Cells of digits; a cell and a digit for each
// elimination.
val numbers_of(const Mistakes& mistakes) {
  std::vector<std::uint16_t> digits;
  for (const Cell cell : mistakes.digits) digits.push_back(cell.index);
  std::vector<std::uint16_t> eliminations;
  for (const Candidate& gone : mistakes.eliminations) {
    eliminations.push_back(gone.cell.index);
    eliminations.push_back(gone.digit.value);
  }
  val object = val::object();
  object.set("givens", text(name_of(mistakes.givens)));
  object.set("digits", typed_array_of(digits));
  object.set("eliminations", typed_array_of(eliminations));
  object.set("incompatible", mistakes.incompatible);
  return object;
}

// What the caller knows of the givens ("unique" or "several"), or what a search finds out when the caller knows nothing
// ("").
Mistakes mistakes_before(const PlayedPuzzle& played, const std::string& known_givens) {
  if (known_givens.empty()) return mistakes_before_teaching(played, {}, kPromptWork);
  Mistakes mistakes;
  mistakes.givens = givens_named(known_givens);
  return mistakes;
}

// `{layout, cells, givens, candidates, rules, mistakes}`: the position as numbers, and its own rules as texts, for the
// teacher's module. Bit i of a mask is digit i + 1.
val position(std::string puzzle_text, std::string layout_name, std::string givens_text, val masks,
             std::string known_givens) {
  const auto answer = [&](const PlayedPuzzle& played, const std::vector<std::string>& rules) {
    std::vector<std::uint32_t> candidates;
    for (std::uint16_t cell = 0; cell < played.grid.digits().size(); ++cell) {
      candidates.push_back(static_cast<std::uint32_t>(played.candidates[Cell{cell}].bits()));
    }
    val object = val::object();
    object.set("layout", text(name_of(*played.grid.layout())));
    object.set("cells", digits_of(played.grid));
    object.set("givens", digits_of(played.givens));
    object.set("candidates", typed_array_of(candidates));
    object.set("rules", array_of(rules, text));
    object.set("mistakes", numbers_of(mistakes_before(played, known_givens)));
    return object;
  };
  return with_played_puzzle(puzzle_text, layout_name, givens_text, masks, answer);
}

// `{layout, cells, candidates}`: a puzzle as numbers, for the modules that read no text. `candidates` is empty for a
// puzzle of givens alone. Otherwise it has two numbers for each cell: bit i of the first is digit i + 1, bit i of the
// second digit i + 33.
val numbers(std::string puzzle_text, std::string layout_name, std::string listed) {
  const auto puzzle = read(puzzle_text, layout_name, listed);
  if (!puzzle) return error_object(puzzle.error());
  std::vector<std::uint32_t> candidates;
  for (const DigitSet digits : view_of(puzzle.value()).given_candidates()) {
    candidates.push_back(static_cast<std::uint32_t>(digits.bits()));
    candidates.push_back(static_cast<std::uint32_t>(digits.bits() >> 32));
  }
  val object = val::object();
  object.set("layout", text(name_of(*puzzle.value().grid.layout())));
  object.set("cells", digits_of(puzzle.value().grid));
  object.set("candidates", typed_array_of(candidates));
  return object;
}

val mistakes(std::string puzzle_text, std::string layout_name, std::string givens_text, val masks) {
  return with_played_puzzle(puzzle_text, layout_name, givens_text, masks, [](const PlayedPuzzle& played, const auto&) {
    if (!SolutionStream::supports(played.view_of(played.grid))) return error_object("layout-too-large");
    return json_object(json_object_of(mistakes_in(played), played.grid, CellNames::RowColumn).str());
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_playing) {
  emscripten::function("numbers", &numbers);
  emscripten::function("position", &position);
  emscripten::function("mistakes", &mistakes);
}

}  // namespace nonet::door
