#include <algorithm>
#include <vector>

#include "core/symmetry/line_orders.h"
#include "core/symmetry/named_turns.h"
#include "core/symmetry/transformation_steps.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

using Numbers = std::vector<int>;

std::string list_of(const Numbers& numbers) {
  std::string list;
  for (const int number : numbers) list += (list.empty() ? "" : ",") + decimal(number + 1);
  return list;
}

bool is_in_order(const Numbers& numbers) {
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    if (numbers[index] != static_cast<int>(index)) return false;
  }
  return true;
}

void append(std::string& steps, const std::string& step) { steps += (steps.empty() ? "" : ";") + step; }

void append_list(std::string& steps, const char* name, const Numbers& numbers) {
  if (!is_in_order(numbers)) append(steps, name + list_of(numbers));
}

Numbers cell_order(const Transformation& transformation) {
  Numbers order(transformation.cells().size());
  for (std::size_t index = 0; index < order.size(); ++index) {
    order[transformation.cells()[index].index] = static_cast<int>(index);
  }
  return order;
}

Numbers digit_images(const Transformation& transformation) {
  Numbers images;
  for (const Digit digit : transformation.digits()) images.push_back(digit.value - 1);
  return images;
}

bool same_cells(const Transformation& left, const Transformation& right) {
  return std::equal(left.cells().begin(), left.cells().end(), right.cells().begin());
}

std::string line_steps(const LineOrders& lines) {
  std::string steps;
  if (lines.transposed) append(steps, "transpose");
  append_list(steps, "rows:", lines.rows);
  append_list(steps, "columns:", lines.columns);
  return steps;
}

/// Writes a movement of cells in the first possible form of three: a turn; orders of rows and columns, if each step
/// alone keeps the rules; or an order of cells, after a turn if the layout changes.
std::string movement_steps(const Transformation& transformation) {
  if (!transformation.moves_cells()) return "";
  std::string before_cells;
  Transformation cells = transformation;
  for (const NamedTurn& known : kNamedTurns) {
    const auto turn = turned(transformation.from(), known.turn);
    if (!turn || !(*turn->to() == *transformation.to())) continue;
    std::string step = std::string(known.step) + (known.value.empty() ? "" : ":") + std::string(known.value);
    if (same_cells(*turn, transformation)) return step;
    if (*transformation.from() == *transformation.to() || !before_cells.empty()) continue;
    before_cells = step;
    cells = turn->inverse().then(transformation);
  }
  if (const auto lines = line_orders(transformation)) {
    const auto steps = parse_transformation(line_steps(*lines), transformation.from());
    if (steps && same_cells(steps.value(), transformation)) return line_steps(*lines);
  }
  append_list(before_cells, "cells:", cell_order(cells));
  return before_cells;
}

}  // namespace

std::string write_transformation(const Transformation& transformation) {
  std::string steps = movement_steps(transformation);
  append_list(steps, "relabel:", digit_images(transformation));
  return steps.empty() ? "identity" : steps;
}

std::string_view name_of(TransformationStepErrorCode code) {
  switch (code) {
    case TransformationStepErrorCode::UnknownStep: return "unknown-step";
    case TransformationStepErrorCode::UnknownValue: return "unknown-value";
    case TransformationStepErrorCode::NotANumber: return "not-a-number";
    case TransformationStepErrorCode::OutOfRange: return "out-of-range";
    case TransformationStepErrorCode::Repeated: return "repeated";
    case TransformationStepErrorCode::WrongCount: return "wrong-count";
    case TransformationStepErrorCode::NoBoxes: return "no-boxes";
    case TransformationStepErrorCode::DifferentBands: return "different-bands";
    case TransformationStepErrorCode::DifferentStacks: return "different-stacks";
    case TransformationStepErrorCode::BreaksLayout: return "breaks-layout";
  }
  return {};
}

}  // namespace nonet
