#include "core/api/teaching/difficulty.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/api/json/step_json.h"
#include "core/api/teaching/exercise.h"
#include "core/api/teaching/technique_rarity.h"

namespace nonet {

namespace {

bool any_row(const TechniqueSet& set, const auto& holds) {
  return std::any_of(teaching_order().begin(), teaching_order().end(),
                     [&](const TechniqueRow* row) { return set.contains(row->technique) && holds(*row); });
}

// The ratings that puzzles of a level can have. Singles are rated 2.3 at most, all techniques of the level medium 4.0
// at most. Steps below 1.7 are singles, and steps below 3.2 belong to techniques of the level medium.
RatingRange ratings_of(Level level) {
  switch (level) {
    case Level::Easy: return {10, 23};
    case Level::Medium: return {17, 40};
    default: return {32, 200};
  }
}

// The ratings of puzzles that are solved by the allowed techniques. A technique that is shown or needed beside all
// techniques of easier levels makes a puzzle of its level or of a harder one.
RatingRange ratings_of_techniques(const Difficulty& difficulty) {
  Level least = Level::Easy;
  Level most = Level::Easy;
  const TechniqueSet asked = difficulty.shown | difficulty.required;
  for (const TechniqueRow* row : teaching_order()) {
    if (!difficulty.allowed.contains(row->technique)) continue;
    most = std::max(most, row->level);
    if (!asked.contains(row->technique) || row->level == Level::Easy) continue;
    const auto easier = TechniqueSet::up_to(static_cast<Level>(static_cast<int>(row->level) - 1));
    if (easier.is_within(difficulty.allowed)) least = std::max(least, row->level);
  }
  return {ratings_of(least).least, ratings_of(most).most};
}

bool meet(const RatingRange& wanted, const RatingRange& possible) {
  return wanted.least <= possible.most && wanted.most >= possible.least;
}

std::optional<DifficultyError> check_techniques(const Difficulty& difficulty, const Layout& layout) {
  const auto is_single = [](const TechniqueRow& row) { return row.level == Level::Easy; };
  if (!any_row(difficulty.allowed, is_single)) return DifficultyError::NoSingles;
  const TechniqueSet asked = difficulty.shown | difficulty.required;
  const auto is_rated_only = [&](const TechniqueRow& row) { return asked.contains(row.technique); };
  if (std::any_of(rated_technique_table().begin(), rated_technique_table().end(), is_rated_only)) {
    return DifficultyError::RequiredNotTaught;
  }
  if (!(asked & TechniqueSet::of_rules()).empty()) return DifficultyError::NeverNeeded;
  if (!asked.is_within(difficulty.allowed)) return DifficultyError::RequiredNotAllowed;
  const auto is_unneeded = [&](const TechniqueRow& row) {
    return !is_ever_needed(row.technique, layout, difficulty.allowed);
  };
  if (any_row(asked, is_unneeded)) return DifficultyError::NeverNeeded;
  const auto is_hidden = [&](const TechniqueRow& row) { return !is_ever_shown(row.technique, difficulty.allowed); };
  if (any_row(difficulty.shown, is_hidden)) return DifficultyError::NeverShown;
  const auto is_harder = [](const TechniqueRow& row) { return row.level > Level::Easy; };
  const bool wants_harder = any_row(asked, is_harder) || difficulty.level.value_or(Level::Easy) > Level::Easy;
  const bool wants_steps = difficulty.steps && difficulty.steps->first > 0;
  if ((wants_harder || wants_steps) && singles_solve_all(layout)) return DifficultyError::LevelNeverNeeded;
  if (wants_steps && (difficulty.level == Level::Easy || !any_row(difficulty.allowed, is_harder))) {
    return DifficultyError::NoSuchSteps;
  }
  if (!difficulty.level) return std::nullopt;
  const auto is_above = [&](const TechniqueRow& row) { return row.level > *difficulty.level; };
  if (any_row(asked, is_above)) return DifficultyError::RequiredAboveLevel;
  const auto is_at_level = [&](const TechniqueRow& row) { return row.level == *difficulty.level; };
  if (!any_row(difficulty.allowed, is_at_level)) return DifficultyError::NothingAtLevel;
  return std::nullopt;
}

// Reads a rating up to 20.0, with one decimal or none.
std::optional<Tenths> rating_of(std::string_view text) {
  constexpr int kLargest = 200;
  int whole = 0;
  int tenth = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, whole);
  if (read.ec != std::errc{} || whole < 0 || whole > kLargest) return std::nullopt;
  if (read.ptr != end) {
    if (end - read.ptr != 2 || read.ptr[0] != '.' || read.ptr[1] < '0' || read.ptr[1] > '9') return std::nullopt;
    tenth = read.ptr[1] - '0';
  }
  const int tenths = whole * 10 + tenth;
  return tenths <= kLargest ? std::optional(static_cast<Tenths>(tenths)) : std::nullopt;
}

// The techniques of a field; none for an unknown id.
std::optional<TechniqueSet> techniques_in(const std::string& ids) {
  return ids.empty() ? TechniqueSet() : techniques_of(ids);
}

TechniqueSet nothing_harder(const Difficulty& difficulty) {
  TechniqueSet allowed;
  for (const TechniqueRow* row : teaching_order()) {
    if (difficulty.required.contains(row->technique)) allowed = allowed | practice_techniques(row->technique);
    if (difficulty.shown.contains(row->technique)) allowed = allowed | taught_up_to(row->technique);
  }
  return allowed;
}

}  // namespace

std::optional<DifficultyError> check(const Difficulty& difficulty, const Layout& layout) {
  if (difficulty.is_any()) return std::nullopt;
  if (difficulty.rating) {
    if (!is_ratable(layout)) return DifficultyError::NotRatable;
    if (!has_rating_between(difficulty.rating->least, difficulty.rating->most)) return DifficultyError::NoSuchRating;
    if (difficulty.level && !meet(*difficulty.rating, ratings_of(*difficulty.level))) {
      return DifficultyError::RatingNotOfLevel;
    }
  }
  if (!LayoutSets::supports(layout)) return DifficultyError::LayoutTooLarge;
  if (const auto error = check_techniques(difficulty, layout)) return error;
  if (difficulty.rating && !meet(*difficulty.rating, ratings_of_techniques(difficulty))) {
    return DifficultyError::RatingNotOfAllowed;
  }
  return std::nullopt;
}

bool singles_solve_all(const Layout& layout) {
  return layout.is_square() && layout.side() <= 4 && layout.has_boxes() && layout.rules().empty();
}

std::optional<DifficultyError> error_of_rarity(const Difficulty& difficulty, const Layout& layout) {
  if (difficulty.level && is_rare_level(*difficulty.level, layout)) return DifficultyError::RareLevel;
  if (!layout.is_classic() || difficulty.level) return std::nullopt;
  const auto is_alone = [](const TechniqueSet& asked, Technique technique) {
    return asked.size() == 1 && asked.contains(technique);
  };
  const auto is_rarely_made = [&](const TechniqueRow* row) {
    return (is_alone(difficulty.shown, row->technique) && is_rarely_shown(row->technique) &&
            difficulty.allowed == taught_up_to(row->technique)) ||
           (is_alone(difficulty.required, row->technique) && is_rarely_needed(row->technique) &&
            difficulty.allowed == practice_techniques(row->technique));
  };
  if (std::none_of(teaching_order().begin(), teaching_order().end(), is_rarely_made)) return std::nullopt;
  return difficulty.shown.empty() ? DifficultyError::RarelyNeeded : DifficultyError::RarelyShown;
}

std::vector<Level> levels_made(const Layout& layout) {
  std::vector<Level> levels;
  for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme}) {
    Difficulty difficulty;
    difficulty.level = level;
    if (!check(difficulty, layout) && !is_rare_level(level, layout)) levels.push_back(level);
  }
  return levels;
}

Difficulty difficulty_needing(Technique technique) {
  Difficulty difficulty;
  difficulty.allowed = practice_techniques(technique);
  difficulty.required.insert(technique);
  return difficulty;
}

Difficulty difficulty_showing(Technique technique) {
  Difficulty difficulty;
  difficulty.allowed = taught_up_to(technique);
  difficulty.shown.insert(technique);
  return difficulty;
}

std::vector<PracticeSearch> practice_searches(Technique technique, std::uint64_t attempts) {
  std::vector<PracticeSearch> searches;
  const Difficulty showing = difficulty_showing(technique);
  if (is_ever_shown(technique, showing.allowed) && !is_rarely_shown(technique)) {
    searches.push_back({showing, is_rarely_needed(technique) ? attempts : std::min(attempts, kShownAttempts)});
    attempts -= searches.back().attempts;
  }
  if (attempts > 0) searches.push_back({difficulty_needing(technique), attempts});
  return searches;
}

Result<Difficulty, GoalError> read_difficulty(const GoalFields& fields) {
  const auto shown = techniques_in(fields.shown);
  const auto required = techniques_in(fields.needed);
  const auto allowed = techniques_in(fields.allowed);
  const auto forbidden = techniques_in(fields.forbidden);
  const std::string_view unknown = !shown       ? "shown"
                                   : !required  ? "needed"
                                   : !allowed   ? "allowed"
                                   : !forbidden ? "forbidden"
                                                : "";
  if (!unknown.empty()) return GoalError{GoalFault::UnknownTechnique, unknown};
  Difficulty difficulty;
  difficulty.shown = *shown;
  difficulty.required = *required;
  if (!fields.level.empty()) {
    difficulty.level = level_named(fields.level);
    if (!difficulty.level) return GoalError{GoalFault::UnknownLevel, "level"};
  }
  if (!fields.rating.empty()) {
    difficulty.rating = rating_range_of(fields.rating);
    if (!difficulty.rating) return GoalError{GoalFault::BadBounds, "rating"};
  }
  if (!fields.steps.empty()) {
    difficulty.steps = number_range_of(fields.steps);
    if (!difficulty.steps) return GoalError{GoalFault::BadBounds, "steps"};
  }
  if (!allowed->empty()) {
    difficulty.allowed = *allowed | *shown | *required;
  } else if (!difficulty.level && difficulty.asks_for_technique()) {
    difficulty.allowed = nothing_harder(difficulty);
  }
  difficulty.allowed = difficulty.allowed - *forbidden;
  return difficulty;
}

std::optional<Level> level_named(std::string_view name) {
  constexpr std::array kLevels{Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme};
  const auto level = std::find_if(kLevels.begin(), kLevels.end(), [&](Level each) { return name_of(each) == name; });
  return level == kLevels.end() ? std::nullopt : std::optional(*level);
}

std::optional<RatingRange> rating_range_of(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto least = rating_of(text.substr(0, dash));
  const auto most = dash == std::string_view::npos ? least : rating_of(text.substr(dash + 1));
  if (!least || !most || *least > *most) return std::nullopt;
  return RatingRange{*least, *most};
}

}  // namespace nonet
