#include "core/api/teaching/difficulty.h"

#include <algorithm>

#include "core/api/teaching/exercise.h"

namespace nonet {

namespace {

bool any_row(const TechniqueSet& set, const auto& holds) {
  return std::any_of(teaching_order().begin(), teaching_order().end(),
                     [&](const TechniqueRow* row) { return set.contains(row->technique) && holds(*row); });
}

// The ratings that puzzles of a level can have. Singles are rated 2.3 at most, all techniques of the level medium 4.0 at most. Steps below 1.7
// are singles, and steps below 3.2 belong to techniques of the level medium.
RatingRange ratings_of(Level level) {
  switch (level) {
    case Level::Easy: return {10, 23};
    case Level::Medium: return {17, 40};
    default: return {32, 200};
  }
}

std::optional<DifficultyError> check_techniques(const Difficulty& difficulty, const Layout& layout) {
  const auto is_single = [](const TechniqueRow& row) { return row.level == Level::Easy; };
  if (!any_row(difficulty.allowed, is_single)) return DifficultyError::NoSingles;
  const auto is_unneeded = [&](const TechniqueRow& row) { return !is_ever_needed(row.technique, layout.side()); };
  if (any_row(difficulty.required, is_unneeded)) return DifficultyError::NeverNeeded;
  const auto is_rated_only = [&](const TechniqueRow& row) { return difficulty.required.contains(row.technique); };
  if (std::any_of(rated_technique_table().begin(), rated_technique_table().end(), is_rated_only)) {
    return DifficultyError::RequiredNotTaught;
  }
  if (!difficulty.required.is_within(difficulty.allowed)) return DifficultyError::RequiredNotAllowed;
  if (!difficulty.level) return std::nullopt;
  const auto is_above = [&](const TechniqueRow& row) { return row.level > *difficulty.level; };
  if (any_row(difficulty.required, is_above)) return DifficultyError::RequiredAboveLevel;
  const auto is_at_level = [&](const TechniqueRow& row) { return row.level == *difficulty.level; };
  if (!any_row(difficulty.allowed, is_at_level)) return DifficultyError::NothingAtLevel;
  return std::nullopt;
}

}  // namespace

std::optional<DifficultyError> check(const Difficulty& difficulty, const Layout& layout) {
  if (difficulty.is_any()) return std::nullopt;
  if (difficulty.rating) {
    if (!is_ratable(layout)) return DifficultyError::NotRatable;
    if (!has_rating_between(difficulty.rating->least, difficulty.rating->most)) return DifficultyError::NoSuchRating;
    const RatingRange possible = difficulty.level ? ratings_of(*difficulty.level) : RatingRange{};
    if (difficulty.rating->least > possible.most || difficulty.rating->most < possible.least) {
      return DifficultyError::RatingNotOfLevel;
    }
  }
  if (layout.side() > LayoutSets::kMaxSide) return DifficultyError::LayoutTooLarge;
  return check_techniques(difficulty, layout);
}

Difficulty difficulty_needing(Technique technique) {
  Difficulty difficulty;
  difficulty.allowed = practice_techniques(technique);
  difficulty.required.insert(technique);
  return difficulty;
}

}  // namespace nonet
