#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

val conflict_object(const Conflict& conflict, const Layout& layout) {
  val object = val::object();
  object.set("digit", int{conflict.digit.value});
  object.set("house", text(kind_name_of(conflict.reason, layout)));
  object.set("index", number_of(conflict.reason, layout));
  object.set("cells",
             array_of(conflict.cells, [&](Cell cell) { return val(name_of(cell, layout, CellNames::RowColumn)); }));
  return object;
}

}  // namespace

val error_object(const ParseError& error) {
  val object = error_object(name_of(error.code));
  val fields = object["error"];
  fields.set("line", error.position.line);
  fields.set("column", error.position.column);
  fields.set("expected", error.expected);
  fields.set("found", error.found);
  fields.set("symbol", text(error.symbol));
  return object;
}

val solve_object(const Outcome& outcome, const Layout& layout) {
  val object = val::object();
  object.set("status", text(name_of(outcome.status)));
  object.set("count", static_cast<double>(outcome.count));
  object.set("solutions", array_of(outcome.solutions, [](const Grid& grid) { return text(write_line(grid)); }));
  object.set("conflicts",
             array_of(outcome.conflicts, [&](const Conflict& conflict) { return conflict_object(conflict, layout); }));
  object.set("guesses", static_cast<double>(outcome.stats.guesses));
  object.set("placements", static_cast<double>(outcome.stats.placements));
  return object;
}

Result<LayoutRef, ParseError> layout_named(const std::string& layout_name) {
  if (layout_name.empty()) return LayoutRef{};
  auto layout = layout_of_name(layout_name);
  if (!layout) return ParseError{ParseErrorCode::UnknownLayout, {1, 1}, 0, 0, layout_name};
  return std::move(layout).value();
}

Result<ParsedPuzzle, ParseError> read_position(const std::string& puzzle_text, const std::string& layout_name) {
  const auto layout = layout_named(layout_name);
  if (!layout) return layout.error();
  return parse_puzzle(puzzle_text, layout.value());
}

Result<ParsedPuzzle, ParseError> read(const std::string& puzzle_text, const std::string& layout_name,
                                      const std::string& candidates) {
  auto position = read_position(puzzle_text, layout_name);
  if (!position) return position.error();
  return puzzle_in(std::move(position).value(),
                   listed_candidates_named(candidates).value_or(ListedCandidates::ByFormat));
}

}  // namespace nonet::door
