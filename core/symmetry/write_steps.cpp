#include <vector>

#include "core/symmetry/line_orders.h"
#include "core/symmetry/steps.h"

namespace nonet {

namespace {

using Numbers = std::vector<int>;

std::string list_of(const Numbers& numbers) {
  std::string list;
  for (const int number : numbers) list += (list.empty() ? "" : ",") + std::to_string(number + 1);
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

}  // namespace

std::string write_steps(const Transformation& transformation) {
  std::string steps;
  if (const auto lines = line_orders(transformation)) {
    if (lines->transposed) append(steps, "transpose");
    append_list(steps, "rows:", lines->rows);
    append_list(steps, "columns:", lines->columns);
  } else {
    append_list(steps, "cells:", cell_order(transformation));
  }
  append_list(steps, "relabel:", digit_images(transformation));
  return steps.empty() ? "identity" : steps;
}

std::string_view name_of(StepErrorCode code) {
  switch (code) {
    case StepErrorCode::UnknownStep: return "unknown-step";
    case StepErrorCode::UnknownValue: return "unknown-value";
    case StepErrorCode::NotANumber: return "not-a-number";
    case StepErrorCode::OutOfRange: return "out-of-range";
    case StepErrorCode::Repeated: return "repeated";
    case StepErrorCode::WrongCount: return "wrong-count";
    case StepErrorCode::NoBoxes: return "no-boxes";
    case StepErrorCode::DifferentBands: return "different-bands";
    case StepErrorCode::DifferentStacks: return "different-stacks";
    case StepErrorCode::BreaksLayout: return "breaks-layout";
  }
  return {};
}

}  // namespace nonet
