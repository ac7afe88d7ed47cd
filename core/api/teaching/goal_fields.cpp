#include "core/api/teaching/goal_fields.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::uint64_t kDifficultyAttempts = 100'000;
constexpr std::uint64_t kFewCluesAttempts = 200;
constexpr std::uint64_t kJudgedPatternAttempts = 500;

std::optional<int> number_in(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

// Whether each cell of a pattern has a clue.
std::vector<bool> clues_in(std::string_view pattern) {
  std::vector<bool> clues;
  for (const std::string_view line : split(pattern, '\n')) {
    if (line.substr(0, 2) == "# ") continue;
    for (const char symbol : line) {
      if (symbol != ' ' && symbol != '\t' && symbol != '\r') clues.push_back(symbol != '.' && symbol != '0');
    }
  }
  return clues;
}

// The usual layout of a square of cells; null when there is none.
LayoutRef layout_of_cells(std::size_t cells) {
  const int side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(cells))));
  const bool is_square = static_cast<std::size_t>(side * side) == cells;
  return is_square && side >= 2 && side <= Layout::kMaxSide ? Layout::of_side(side) : nullptr;
}

bool has_other_layout(const std::optional<Grid>& grid, const PuzzleForm& form) {
  return grid && !(*grid->layout() == *form.layout);
}

}  // namespace

int random_jigsaw_side(std::string_view layout_name) {
  constexpr std::string_view kJigsaw = "jigsaw:";
  if (layout_name.substr(0, kJigsaw.size()) != kJigsaw) return 0;
  const int side = number_in(layout_name.substr(kJigsaw.size())).value_or(0);
  return side >= 2 && side <= Layout::kMaxSide ? side : 0;
}

std::optional<NumberRange> clue_range_of(std::string_view text) {
  constexpr int kLargest = 10'000;
  const std::size_t dash = text.find('-');
  const auto first = number_in(text.substr(0, dash));
  const auto last = dash == std::string_view::npos ? first : number_in(text.substr(dash + 1));
  if (!first || !last || *first > *last || *last < 1 || *last > kLargest) return std::nullopt;
  return NumberRange{*first, *last};
}

std::optional<Method> method_named(std::string_view name) {
  if (name == "remove") return Method::Remove;
  if (name == "add") return Method::Add;
  if (name == "swap") return Method::Swap;
  if (name == "shift") return Method::Shift;
  return std::nullopt;
}

Result<PuzzleForm, GoalError> read_form(const GoalFields& fields) {
  PuzzleForm form;
  const std::vector<bool> pattern = clues_in(fields.pattern);
  form.jigsaw_side = random_jigsaw_side(fields.layout);
  if (form.jigsaw_side != 0) {
    if (fields.keep || fields.start || !pattern.empty()) return GoalError{GoalFault::CellsWithRegions};
  } else if (!fields.layout.empty()) {
    const auto layout = layout_of_name(fields.layout);
    if (!layout) return GoalError{GoalFault::UnknownLayout};
    form.layout = layout.value();
  } else if (fields.keep || fields.start) {
    form.layout = (fields.keep ? fields.keep : fields.start)->layout();
  } else if (const LayoutRef usual = layout_of_cells(pattern.size())) {
    form.layout = usual;
  }
  if (has_other_layout(fields.keep, form) || has_other_layout(fields.start, form)) {
    return GoalError{GoalFault::OtherLayout};
  }
  const auto symmetry = symmetry_named(fields.symmetry.empty() ? name_of(Symmetry::None) : fields.symmetry);
  if (!symmetry) return GoalError{GoalFault::UnknownSymmetry};
  const auto method = fields.method.empty() ? Method::Remove : method_named(fields.method);
  if (!method) return GoalError{GoalFault::UnknownMethod};
  if (!fields.clues.empty()) {
    const auto clues = clue_range_of(fields.clues);
    if (!clues) return GoalError{GoalFault::BadClues};
    form.fewest_clues = clues->first;
    form.most_clues = clues->last;
  }
  form.symmetry = *symmetry;
  form.method = *method;
  form.minimal = fields.minimal;
  form.keep = fields.keep;
  form.start = fields.start;
  if (fields.pattern.empty()) return form;
  if (pattern.empty()) return GoalError{GoalFault::BlankPattern};
  if (form.most_clues != 0 || form.symmetry != Symmetry::None) return GoalError{GoalFault::PatternDecides};
  const int cells = form.layout->cell_count();
  if (static_cast<int>(pattern.size()) != cells) {
    return GoalError{GoalFault::PatternSize, static_cast<int>(pattern.size()), cells};
  }
  for (std::uint16_t index = 0; index < cells; ++index) {
    if (pattern[index]) form.pattern.push_back(Cell{index});
  }
  if (form.pattern.empty()) return GoalError{GoalFault::BlankPattern};
  return form;
}

bool asks_for_difficulty(const GoalFields& fields) {
  return !fields.level.empty() || !fields.rating.empty() || !fields.shown.empty() || !fields.needed.empty() ||
         !fields.allowed.empty() || !fields.forbidden.empty();
}

std::uint64_t attempts_of(const GoalFields& fields, const PuzzleForm& form, bool avoids_puzzles) {
  if (fields.attempts != 0) return fields.attempts;
  if (wants_few_clues(form)) return kFewCluesAttempts;
  const bool is_judged = asks_for_difficulty(fields) || avoids_puzzles;
  if (!form.pattern.empty()) return is_judged ? kJudgedPatternAttempts : kPatternAttempts;
  return is_judged ? kDifficultyAttempts : kFormAttempts;
}

}  // namespace nonet
