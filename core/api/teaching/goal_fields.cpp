#include "core/api/teaching/goal_fields.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <type_traits>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/symbols.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::uint64_t kDifficultyAttempts = 100'000;
// An attempt at a layout that is no square takes about so many microseconds as the square of its number of cells: 2 ms
// for 1-9@7x7, 0.1 s for a samurai. A search for a difficulty makes the attempts that fit into this number.
constexpr std::uint64_t kMicrosecondsOfDrafts = 30'000'000;
constexpr std::uint64_t kFewestAttempts = 20;
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

// The letters of a word in UTF-8, each as its bytes. A byte that begins no character is a letter of its own.
std::vector<std::string> letters_in(std::string_view word) {
  std::vector<std::string> letters;
  while (!word.empty()) {
    const std::size_t length = std::max<std::size_t>(utf8_length(word), 1);
    letters.emplace_back(word.substr(0, length));
    word.remove_prefix(length);
  }
  return letters;
}

// What is wrong with the word of a goal.
std::optional<GoalError> error_in_word(const GoalFields& fields, const PuzzleForm& form) {
  if (fields.keep) return GoalError{GoalFault::WordAndKeep, "word"};
  const std::vector<std::string> letters = letters_in(word_in_capitals(fields.word));
  for (auto letter = letters.begin(); letter != letters.end(); ++letter) {
    const int number = static_cast<int>(letter - letters.begin()) + 1;
    if (letter->size() == 1 && !is_ascii_letter(letter->front())) {
      return GoalError{GoalFault::WordLetter, "word", number, 0, *letter};
    }
    const auto first = std::find(letters.begin(), letter, *letter);
    if (first == letter) continue;
    return GoalError{GoalFault::RepeatedLetter, "word", number, static_cast<int>(first - letters.begin()) + 1, *letter};
  }
  const int digits = form.jigsaw_side != 0 ? form.jigsaw_side : form.layout->digit_count();
  const int found = static_cast<int>(letters.size());
  if (found != digits) return GoalError{GoalFault::WordLength, "word", found, digits};
  return std::nullopt;
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

// True when the field asks for something.
bool is_set(const GoalFields& fields, const GoalFieldRow& row) {
  return std::visit([&](const auto member) { return fields.*member != std::decay_t<decltype(fields.*member)>{}; },
                    row.member);
}

constexpr std::array kFields{
    GoalFieldRow{"layout", "", FieldUse::AnyGoal, &GoalFields::layout},
    GoalFieldRow{"symmetry", "symmetry", FieldUse::AnyGoal, &GoalFields::symmetry},
    GoalFieldRow{"clues", "clues", FieldUse::AnyGoal, &GoalFields::clues},
    GoalFieldRow{"minimal", "minimal", FieldUse::AnyGoal, &GoalFields::minimal},
    GoalFieldRow{"pattern", "", FieldUse::GoalWithoutRules, &GoalFields::pattern},
    GoalFieldRow{"method", "method", FieldUse::GoalWithoutRules, &GoalFields::method},
    GoalFieldRow{"level", "level", FieldUse::AnyGoal, &GoalFields::level},
    GoalFieldRow{"rating", "rating", FieldUse::GoalWithoutRules, &GoalFields::rating},
    GoalFieldRow{"steps", "steps", FieldUse::GoalWithoutRules, &GoalFields::steps},
    GoalFieldRow{"shown", "technique", FieldUse::GoalWithoutRules, &GoalFields::shown},
    GoalFieldRow{"needed", "needs", FieldUse::GoalWithoutRules, &GoalFields::needed},
    GoalFieldRow{"allowed", "allow", FieldUse::GoalWithoutRules, &GoalFields::allowed},
    GoalFieldRow{"forbidden", "forbid", FieldUse::GoalWithoutRules, &GoalFields::forbidden},
    GoalFieldRow{"word", "word", FieldUse::GoalWithoutRules, &GoalFields::word},
    GoalFieldRow{"attempts", "attempts", FieldUse::GoalWithoutRules, &GoalFields::attempts},
    GoalFieldRow{"edition", "edition", FieldUse::AnyGoal, &GoalFields::edition},
    GoalFieldRow{"rules", "own-rules", FieldUse::GoalWithRules, &GoalFields::rules},
    GoalFieldRow{"cells", "rule-cells", FieldUse::GoalWithRules, &GoalFields::cells},
};

}  // namespace

std::span<const GoalFieldRow> goal_field_table() { return kFields; }

std::string_view first_field_set(const GoalFields& fields, FieldUse use) {
  const auto found = std::find_if(kFields.begin(), kFields.end(),
                                  [&](const GoalFieldRow& row) { return row.use == use && is_set(fields, row); });
  return found == kFields.end() ? std::string_view{} : found->name;
}

std::string_view name_of(GoalFault fault) {
  switch (fault) {
    case GoalFault::UnknownLayout: return "unknown-layout";
    case GoalFault::UnknownSymmetry: return "unknown-symmetry";
    case GoalFault::UnknownMethod: return "unknown-method";
    case GoalFault::BadClues: return "bad-clues";
    case GoalFault::PatternSize: return "pattern-size";
    case GoalFault::BlankPattern: return "blank-pattern";
    case GoalFault::PatternDecides: return "pattern-decides";
    case GoalFault::CellsWithRegions: return "cells-with-regions";
    case GoalFault::OtherLayout: return "other-layout";
    case GoalFault::WordLength: return "word-length";
    case GoalFault::WordLetter: return "word-letter";
    case GoalFault::RepeatedLetter: return "repeated-letter";
    case GoalFault::WordAndKeep: return "word-and-keep";
    case GoalFault::UnknownLevel: return "unknown-level";
    case GoalFault::BadBounds: return "bad-bounds";
    case GoalFault::UnknownTechnique: return "unknown-technique";
    case GoalFault::FieldWithRules: return "field-with-rules";
    case GoalFault::FieldWithoutRules: return "field-without-rules";
    case GoalFault::UnknownRule: return "unknown-rule";
    case GoalFault::RepeatedRule: return "repeated-rule";
    case GoalFault::BadSide: return "bad-side";
    case GoalFault::BadCells: return "bad-cells";
    case GoalFault::BadGivens: return "bad-givens";
    case GoalFault::BadSymmetry: return "bad-symmetry";
  }
  return {};
}

int random_jigsaw_side(std::string_view layout_name) {
  constexpr std::string_view kJigsaw = "jigsaw:";
  if (layout_name.substr(0, kJigsaw.size()) != kJigsaw) return 0;
  const int side = number_in(layout_name.substr(kJigsaw.size())).value_or(0);
  return side >= 2 && side <= Layout::kMaxSide ? side : 0;
}

std::optional<NumberRange> number_range_of(std::string_view text) {
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

namespace {

// Four digits in four cells of a house with at most eight open cells leave four cells for the others. These are a naked
// set, which is taught earlier. So a path shows a hidden quad only where all nine cells of a house are open.
constexpr std::string_view kHiddenQuad = "hidden-quad";

// Whether ids joined by commas have this id.
bool names(std::string_view ids, std::string_view id) {
  const std::vector<std::string_view> listed = split(ids, ',');
  return std::find(listed.begin(), listed.end(), id) != listed.end();
}

}  // namespace

Result<PuzzleForm, GoalError> read_form(const GoalFields& fields) {
  const std::string_view of_rules = first_field_set(fields, FieldUse::GoalWithRules);
  if (!of_rules.empty()) return GoalError{GoalFault::FieldWithoutRules, of_rules};
  if (fields.edition > kNewestEdition) return GoalError{GoalFault::BadBounds, "edition"};
  PuzzleForm form;
  const std::vector<bool> pattern = clues_in(fields.pattern);
  form.jigsaw_side = random_jigsaw_side(fields.layout);
  if (form.jigsaw_side != 0) {
    if (fields.keep || fields.start || !pattern.empty()) return GoalError{GoalFault::CellsWithRegions, "layout"};
  } else if (!fields.layout.empty()) {
    const auto layout = layout_of_name(fields.layout);
    if (!layout) return GoalError{GoalFault::UnknownLayout, "layout"};
    form.layout = layout.value();
  } else if (fields.keep || fields.start) {
    form.layout = (fields.keep ? fields.keep : fields.start)->layout();
  } else if (const LayoutRef usual = layout_of_cells(pattern.size())) {
    form.layout = usual;
  }
  if (has_other_layout(fields.keep, form)) return GoalError{GoalFault::OtherLayout, "keep"};
  if (has_other_layout(fields.start, form)) return GoalError{GoalFault::OtherLayout, "start"};
  const auto symmetry = symmetry_named(fields.symmetry.empty() ? name_of(Symmetry::None) : fields.symmetry);
  if (!symmetry) return GoalError{GoalFault::UnknownSymmetry, "symmetry"};
  const auto method = fields.method.empty() ? Method::Remove : method_named(fields.method);
  if (!method) return GoalError{GoalFault::UnknownMethod, "method"};
  if (!fields.clues.empty()) {
    const auto clues = number_range_of(fields.clues);
    if (!clues) return GoalError{GoalFault::BadClues, "clues"};
    form.fewest_clues = clues->first;
    form.most_clues = clues->last;
  }
  form.symmetry = *symmetry;
  form.method = *method;
  form.minimal = fields.minimal;
  form.keep = fields.keep;
  form.start = fields.start;
  form.blank_house =
      fields.edition != kFirstEdition && (names(fields.shown, kHiddenQuad) || names(fields.needed, kHiddenQuad));
  if (!fields.word.empty()) {
    if (auto error = error_in_word(fields, form)) return *std::move(error);
    form.digits_in_order = true;
  }
  if (fields.pattern.empty()) return form;
  if (pattern.empty()) return GoalError{GoalFault::BlankPattern, "pattern"};
  if (form.most_clues != 0 || form.symmetry != Symmetry::None) return GoalError{GoalFault::PatternDecides, "pattern"};
  const int cells = form.layout->cell_count();
  if (static_cast<int>(pattern.size()) != cells) {
    return GoalError{GoalFault::PatternSize, "pattern", static_cast<int>(pattern.size()), cells};
  }
  for (std::uint16_t index = 0; index < cells; ++index) {
    if (pattern[index]) form.pattern.push_back(Cell{index});
  }
  if (form.pattern.empty()) return GoalError{GoalFault::BlankPattern, "pattern"};
  return form;
}

std::string word_in_capitals(std::string_view word) {
  std::string capitals(word);
  for (char& letter : capitals) {
    if (is_ascii_letter(letter)) letter = static_cast<char>(letter & ~0x20);
  }
  return capitals;
}

bool asks_for_difficulty(const GoalFields& fields) {
  return !fields.level.empty() || !fields.rating.empty() || !fields.steps.empty() || !fields.shown.empty() ||
         !fields.needed.empty() || !fields.allowed.empty() || !fields.forbidden.empty();
}

std::uint64_t attempts_of(const GoalFields& fields, const PuzzleForm& form, bool avoids_puzzles) {
  if (fields.attempts != 0) return fields.attempts;
  if (wants_few_clues(form)) return kFewCluesAttempts;
  const bool is_judged = asks_for_difficulty(fields) || avoids_puzzles;
  if (!form.pattern.empty()) return is_judged ? kJudgedPatternAttempts : kPatternAttempts;
  if (!is_judged) return kFormAttempts;
  if (form.jigsaw_side != 0 || form.layout->is_square()) return kDifficultyAttempts;
  const auto cells = static_cast<std::uint64_t>(form.layout->cell_count());
  return std::clamp(kMicrosecondsOfDrafts / (cells * cells), kFewestAttempts, kDifficultyAttempts);
}

}  // namespace nonet
