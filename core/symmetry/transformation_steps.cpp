#include "core/symmetry/transformation_steps.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/symmetry/layout_shape.h"
#include "core/symmetry/named_turns.h"

namespace nonet {

namespace {

/// A part of the text, and its offset in the text.
struct Word {
  std::string_view text;
  std::size_t offset = 0;

  Word from_to(std::size_t first, std::size_t last) const { return {text.substr(first, last - first), offset + first}; }
};

Word trimmed(Word word) {
  const std::size_t first = std::min(word.text.find_first_not_of(" \t\r\n"), word.text.size());
  const std::size_t last = word.text.find_last_not_of(" \t\r\n");
  return word.from_to(first, last == std::string_view::npos ? first : last + 1);
}

std::vector<Word> split(Word word, char separator) {
  std::vector<Word> parts;
  for (std::size_t start = 0;; ++start) {
    const std::size_t end = std::min(word.text.find(separator, start), word.text.size());
    parts.push_back(trimmed(word.from_to(start, end)));
    start = end;
    if (end == word.text.size()) return parts;
  }
}

using Code = TransformationStepErrorCode;

TransformationStepError error_at(Code code, Word word, int expected = 0, int found = 0) {
  return {code, word.offset, std::string(word.text), expected, found};
}

using Numbers = std::vector<int>;
using StepResult = Result<Transformation, TransformationStepError>;

/// Reads `count` different numbers from 1 to `largest`, and returns them minus 1.
Result<Numbers, TransformationStepError> read_numbers(Word value, int count, int largest) {
  Numbers numbers;
  for (const Word word : split(value, ',')) {
    int number = 0;
    const char* last = word.text.data() + word.text.size();
    const auto [end, error] = std::from_chars(word.text.data(), last, number);
    if (word.text.empty() || end != last || error == std::errc::invalid_argument)
      return error_at(Code::NotANumber, word);
    if (error != std::errc{} || number < 1 || number > largest) return error_at(Code::OutOfRange, word, largest);
    if (std::find(numbers.begin(), numbers.end(), number - 1) != numbers.end()) return error_at(Code::Repeated, word);
    numbers.push_back(number - 1);
  }
  const int found = static_cast<int>(numbers.size());
  if (found != count) return error_at(Code::WrongCount, value, count, found);
  return numbers;
}

Numbers identity_of(int count) {
  Numbers numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

/// The text of a step, its name and its value, and the layout before the step.
struct StepText {
  Word whole;
  Word name;
  Word value;
  LayoutRef layout;

  int side() const { return layout->side(); }
};

StepResult kept(const StepText& step, Transformation transformation) {
  if (keeps_rules(transformation)) return transformation;
  return error_at(Code::BreaksLayout, step.whole);
}

// --- rows and columns ------------------------------------------------------------------------------------------------

enum class Line : std::uint8_t { Row, Column };

StepResult reordered_lines(const StepText& step, Line line, const Numbers& order) {
  const Numbers same = identity_of(step.side());
  const bool rows = line == Line::Row;
  return kept(step, reordering(step.layout, step.layout, rows ? order : same, rows ? same : order, false));
}

StepResult swap_lines(const StepText& step, Line line) {
  const auto numbers = read_numbers(step.value, 2, step.side());
  if (!numbers) return numbers.error();
  const int first = numbers.value()[0];
  const int second = numbers.value()[1];
  Numbers order = identity_of(step.side());
  std::swap(order[static_cast<std::size_t>(first)], order[static_cast<std::size_t>(second)]);
  StepResult swapped = reordered_lines(step, line, order);
  const int height = line == Line::Row ? step.layout->box_rows() : step.layout->box_columns();
  if (swapped || !is_plain(*step.layout) || first / height == second / height) return swapped;
  return error_at(line == Line::Row ? Code::DifferentBands : Code::DifferentStacks, step.value);
}

StepResult order_lines(const StepText& step, Line line) {
  const auto numbers = read_numbers(step.value, step.side(), step.side());
  if (!numbers) return numbers.error();
  return reordered_lines(step, line, numbers.value());
}

/// Swaps two bands of `height` rows, or two stacks of as many columns.
StepResult swap_chunks(const StepText& step, Line line) {
  const int height = line == Line::Row ? step.layout->box_rows() : step.layout->box_columns();
  if (!step.layout->has_boxes()) return error_at(Code::NoBoxes, step.name);
  const auto numbers = read_numbers(step.value, 2, step.side() / height);
  if (!numbers) return numbers.error();
  Numbers order = identity_of(step.side());
  const auto first = order.begin() + numbers.value()[0] * height;
  std::swap_ranges(first, first + height, order.begin() + numbers.value()[1] * height);
  return reordered_lines(step, line, order);
}

// --- the whole grid --------------------------------------------------------------------------------------------------

StepResult turn(const StepText& step) {
  for (const NamedTurn& known : kNamedTurns) {
    if (known.step != step.name.text || known.value != step.value.text) continue;
    auto transformation = turned(step.layout, known.turn);
    return transformation ? StepResult(std::move(*transformation))
                          : StepResult(error_at(Code::BreaksLayout, step.whole));
  }
  return error_at(Code::UnknownValue, step.value);
}

// --- digits and cells ------------------------------------------------------------------------------------------------

StepResult relabelled(const StepText& step, const Numbers& numbers) {
  std::vector<Digit> digits;
  for (const int number : numbers) digits.push_back(Digit{static_cast<std::uint8_t>(number + 1)});
  return relabelling(step.layout, std::move(digits));
}

StepResult relabel(const StepText& step) {
  const auto numbers = read_numbers(step.value, step.side(), step.side());
  return numbers ? relabelled(step, numbers.value()) : StepResult(numbers.error());
}

StepResult swap_digits(const StepText& step) {
  const auto numbers = read_numbers(step.value, 2, step.side());
  if (!numbers) return numbers.error();
  Numbers order = identity_of(step.side());
  std::swap(order[static_cast<std::size_t>(numbers.value()[0])], order[static_cast<std::size_t>(numbers.value()[1])]);
  return relabelled(step, order);
}

StepResult order_cells(const StepText& step) {
  const int count = step.layout->cell_count();
  const auto numbers = read_numbers(step.value, count, count);
  if (!numbers) return numbers.error();
  std::vector<Cell> cells(numbers.value().size());
  for (std::size_t index = 0; index < cells.size(); ++index) {
    cells[static_cast<std::size_t>(numbers.value()[index])] = Cell{static_cast<std::uint16_t>(index)};
  }
  return kept(step, movement(step.layout, step.layout, std::move(cells)));
}

struct NamedStep {
  std::string_view name;
  StepResult (*read)(const StepText& step);
};

constexpr std::array kSteps{
    NamedStep{"identity", [](const StepText& step) { return StepResult(Transformation(step.layout)); }},
    NamedStep{"swap-rows", [](const StepText& step) { return swap_lines(step, Line::Row); }},
    NamedStep{"swap-columns", [](const StepText& step) { return swap_lines(step, Line::Column); }},
    NamedStep{"swap-bands", [](const StepText& step) { return swap_chunks(step, Line::Row); }},
    NamedStep{"swap-stacks", [](const StepText& step) { return swap_chunks(step, Line::Column); }},
    NamedStep{"swap-digits", swap_digits},
    NamedStep{"rows", [](const StepText& step) { return order_lines(step, Line::Row); }},
    NamedStep{"columns", [](const StepText& step) { return order_lines(step, Line::Column); }},
    NamedStep{"cells", order_cells},
    NamedStep{"relabel", relabel},
    NamedStep{"transpose", turn},
    NamedStep{"rotate", turn},
    NamedStep{"mirror", turn},
};

StepResult read_step(Word whole, const LayoutRef& layout) {
  const std::size_t colon = std::min(whole.text.find(':'), whole.text.size());
  const std::size_t value = std::min(colon + 1, whole.text.size());
  const StepText step{whole, trimmed(whole.from_to(0, colon)), trimmed(whole.from_to(value, whole.text.size())),
                      layout};
  const auto known =
      std::find_if(kSteps.begin(), kSteps.end(), [&](const NamedStep& it) { return it.name == step.name.text; });
  if (known == kSteps.end()) return error_at(Code::UnknownStep, step.name);
  if (step.name.text == "identity" && colon != whole.text.size()) return error_at(Code::UnknownValue, step.value);
  return known->read(step);
}

}  // namespace

Result<Transformation, TransformationStepError> parse_transformation(std::string_view text, const LayoutRef& layout) {
  if (!layout->is_square()) return TransformationStepError{TransformationStepErrorCode::BreaksLayout, 0, {}};
  Transformation all(layout);
  for (const Word word : split({text, 0}, ';')) {
    const StepResult step = read_step(word, all.to());
    if (!step) return step.error();
    all = all.then(step.value());
  }
  return all;
}

}  // namespace nonet
