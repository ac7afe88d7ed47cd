// nonet rules: the kinds of rules, from the table of the core.

#include <array>
#include <optional>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

namespace {

std::string_view name_of(RuleShape shape) {
  switch (shape) {
    case RuleShape::WholeGrid: return "whole-grid";
    case RuleShape::Parts: return "parts";
    case RuleShape::Set: return "set";
    case RuleShape::Line: return "line";
    case RuleShape::Path: return "path";
    case RuleShape::Pair: return "pair";
    case RuleShape::Step: return "step";
    case RuleShape::TwoLists: return "two-lists";
    case RuleShape::Lists: return "lists";
    case RuleShape::Square: return "square";
    case RuleShape::FullLine: return "full-line";
    case RuleShape::DirectedLine: return "directed-line";
  }
  return "";
}

std::string range_of(std::size_t first, std::size_t last) {
  return decimal(first) + (first == last ? "" : "-" + decimal(last));
}

std::string line_of(const RuleRow& row, const Layout& layout) {
  std::string line(row.id);
  line.resize(18, ' ');
  line += row.belongs_to_layout() ? "layout" : name_of(row.shape);
  const RuleValues& values = row.values;
  if (values.most == 0) return line;
  line.resize(32, ' ');
  const auto greatest = static_cast<std::size_t>(values.greatest(layout.digit_count()));
  const std::string range = range_of(static_cast<std::size_t>(values.least), greatest);
  if (values.row_length == nullptr) return line + range_of(values.fewest, values.most) + " of " + range;
  return line + "rows of " + decimal(values.row_length(layout.digit_count())) + ": " + range;
}

std::string json_of(const RuleRow& row, const Layout& layout) {
  JsonObject object;
  object.text("kind", row.id).text("belongsTo", row.belongs_to_layout() ? "layout" : "puzzle");
  object.text("shape", name_of(row.shape));
  object.boolean("fitsSide", fits(row.sides, layout.digit_count()) && (layout.is_square() || !row.needs_square()))
      .boolean("needsSquare", !row.belongs_to_layout() && row.needs_square())
      .boolean("makeable", is_makeable(row.kind));
  JsonObject cells;
  if (row.cells.fewest > 0) cells.number("fewest", row.cells.fewest);
  const std::optional<int> most = most_cells(row, layout.digit_count());
  if (most) cells.number("most", static_cast<std::uint64_t>(*most));
  if (row.cells.fewest > 0 || most) object.json("cells", cells.str());
  const RuleValues& values = row.values;
  if (values.most == 0) return object.str();
  JsonObject range;
  range.number("fewest", values.fewest)
      .number("most", values.most)
      .number("least", static_cast<std::uint64_t>(values.least));
  range.number("greatest", static_cast<std::uint64_t>(values.greatest(layout.digit_count())));
  if (values.row_length != nullptr) range.number("rowLength", values.row_length(layout.digit_count()));
  if (row.cells.has_sum) range.text("sumOf", row.cells.digits == RuleDigits::Any ? "digits" : "different-digits");
  return object.json("values", range.str()).str();
}

void run_rules(const Arguments& arguments, Console& console) {
  const LayoutRef layout = arguments.layout() ? arguments.layout() : Layout::classic();
  for (const RuleRow& row : rule_table()) {
    console.out.write((arguments.has("json") ? json_of(row, *layout) : line_of(row, *layout)) + '\n');
  }
}

constexpr std::array kRulesCommandOptions{kLayoutOption, kJsonOption};

}  // namespace

const Command kRulesCommand{
    "rules",
    "",
    "list the kinds of rules",
    "Writes one line for each kind: its id in texts, the shape of its cells, how many values it has, and the smallest "
    "and the largest value on the layout. The word layout instead of a shape marks the kinds that belong to a "
    "layout.\n",
    kRulesCommandOptions,
    0,
    run_rules,
};

}  // namespace nonet
