#include "core/api/teaching/library_steps.h"

#include <algorithm>

#include "core/formats/symbols.h"
#include "core/logic/chains/chain_links.h"
#include "core/logic/fish/fish.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// The variants that can follow a code and a hyphen. The variant x says that the technique finds nothing.
constexpr std::string_view kVariants = "1234x";

// The options that HoDoKu uses for a variant of a technique, by the code of the technique.
FindOptions options_of(std::string_view code, std::string_view variant) {
  FindOptions options;
  const bool is_rectangle = code.substr(0, 2) == "06";
  options.incomplete_rectangles = !is_rectangle || variant != "1";
  options.small_empty_rectangles = code == "0405" || variant == "1";
  options.all_turbot_fishes = code == "0403";
  options.overlapping_sets = variant == "2";
  const bool has_sets_in_chains = (code == "0709" && variant == "2") || variant == "3" || variant == "4";
  if (has_sets_in_chains) options.sets_in_chains = link_sets;
  return options;
}

bool is_named_by_eliminations(Technique technique) {
  const TechniqueRow& row = row_of(technique);
  switch (technique) {
    case Technique::ContinuousNiceLoop:
    case Technique::DiscontinuousNiceLoop:
    case Technique::Aic:
    case Technique::GroupedContinuousNiceLoop:
    case Technique::GroupedDiscontinuousNiceLoop:
    case Technique::GroupedAic:
    case Technique::ForcingChainContradiction:
    case Technique::ForcingNetContradiction: return true;
    default: return row.family == Family::AlmostLockedSets;
  }
}

}  // namespace

PuzzleState state_of(const LibraryLine& line) { return PuzzleState(played_puzzle_of(line)); }

PuzzleState state_of(const ParsedPuzzle& puzzle) { return PuzzleState(played_puzzle_of(puzzle)); }

std::optional<LibraryQuestion> question_named(std::string_view name) {
  if (const auto technique = technique_named(name)) {
    const TechniqueRow& row = row_of(*technique);
    return LibraryQuestion{*technique, name == row.code ? options_of(name, {}) : FindOptions{}, {}};
  }
  const std::size_t hyphen = std::min(name.find('-'), name.size());
  const std::string_view code = name.substr(0, hyphen);
  const std::string_view variant = name.substr(std::min(hyphen + 1, name.size()));
  const auto technique = technique_named(code.substr(0, 4));
  if (!technique || row_of(*technique).code != code.substr(0, 4)) return std::nullopt;
  const bool is_siamese = code.size() == 5 && code.back() == '1' && row_of(*technique).family == Family::Fish;
  const bool has_variant = hyphen == name.size() || (variant.size() == 1 && kVariants.find(variant) != kVariants.npos);
  if (!has_variant || (code.size() != 4 && !is_siamese)) return std::nullopt;
  LibraryQuestion question{*technique, options_of(code, variant), {}};
  if (is_siamese) question.options.siamese_fish = find_siamese_fishes;
  return question;
}

std::optional<LibraryQuestion> question_of(const LibraryLine& line) {
  if (!names_technique(line)) return std::nullopt;
  auto question = question_named(line.variant.empty() ? line.code : line.code + '-' + line.variant);
  if (question) {
    question->digits = line.digits;
    shell_sort(question->digits);
  }
  return question;
}

std::string library_digits(const Step& step) {
  DigitSet digits;
  if (is_named_by_eliminations(step.technique)) {
    for (const Candidate& candidate : step.eliminations) digits.insert(candidate.digit);
  }
  if (digits.empty()) digits = step.digits;
  std::string text;
  digits.for_each([&](Digit digit) { text += symbol_of(digit); });
  return text;
}

std::vector<Step> answers_to(const LibraryQuestion& question, const PuzzleState& state) {
  std::vector<Step> steps;
  for (Step& step : find_steps(state, question.technique, question.options)) {
    if (question.digits.empty() || library_digits(step) == question.digits) steps.push_back(std::move(step));
  }
  return steps;
}

LibraryLine library_line_of(const PuzzleState& state, const Step& step) {
  Grid givens(state.grid().layout());
  std::vector<Candidate> removed;
  const PuzzleState untouched(state.grid());
  state.all_digits().for_each([&](Digit digit) {
    (untouched.cells(digit) - state.cells(digit)).for_each([&](Cell cell) { removed.push_back({cell, digit}); });
  });
  state.sets().all().for_each([&](Cell cell) {
    if (state.is_given(cell)) givens[cell] = state.digit(cell);
  });
  return {std::string(row_of(step.technique).code),
          {},
          library_digits(step),
          givens,
          state.grid(),
          removed,
          step.eliminations,
          step.placements,
          {}};
}

}  // namespace nonet
