#include "core/api/teaching/puzzle_judge.h"

#include <string>

#include "core/api/teaching/exercise.h"
#include "core/api/teaching/fill_singles.h"
#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

bool solves(const TechniqueSet& techniques, const Grid& puzzle) {
  TeacherOptions options;
  options.allowed = techniques;
  return solving_path(PuzzleState(puzzle), options).solved;
}

bool is_needed(Technique technique, const TechniqueSet& allowed, const Grid& puzzle) {
  TechniqueSet others = allowed;
  others.erase(technique);
  return solves(allowed, puzzle) && !solves(others, puzzle);
}

GeneratedPuzzle minimal_puzzle(std::uint64_t index) {
  PuzzleForm form;
  form.minimal = true;
  return generate(form, 12, index).value();
}

Difficulty of_level(Level level) {
  Difficulty difficulty;
  difficulty.level = level;
  return difficulty;
}

}  // namespace

TEST_CASE("singles are placed without a teacher as by the teacher", "[api][judge]") {
  for (const char* layout : {"3x3", "2x3", "3x3+x", "2x2"}) {
    for (std::uint64_t index = 0; index < 20; ++index) {
      PuzzleForm form;
      form.layout = layout_of_name(layout).value();
      const Grid puzzle = generate(form, 5, index).value().puzzle;
      PuzzleState state(puzzle);
      TeacherOptions singles;
      singles.allowed = TechniqueSet::up_to(Level::Easy);
      while (const auto step = next_step(state, singles)) state.apply(*step);
      CHECK(symbols_of(with_singles(puzzle)) == symbols_of(state.grid()));
      PuzzleState filled(puzzle);
      fill_singles(filled);
      CHECK(symbols_of(filled.grid()) == symbols_of(state.grid()));
    }
  }
}

TEST_CASE("a puzzle has the level of its path, and no other", "[api][judge]") {
  for (std::uint64_t index = 0; index < 60; ++index) {
    const GeneratedPuzzle made = minimal_puzzle(index);
    const PuzzleFigures figures = figures_of(made.puzzle);
    REQUIRE(figures.level);
    for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme}) {
      const Verdict verdict = judge(made, of_level(level));
      INFO(symbols_of(made.puzzle) << ' ' << static_cast<int>(level));
      CHECK(verdict.accepted == (level == *figures.level));
      CHECK((verdict.distance == 0) == verdict.accepted);
      CHECK(verdict.failed.has_value() != verdict.accepted);
      CHECK(symbols_of(verdict.puzzle) == symbols_of(made.puzzle));
    }
  }
}

TEST_CASE("ratings within a range are accepted, others are measured in tenths", "[api][judge]") {
  for (std::uint64_t index = 0; index < 40; ++index) {
    const GeneratedPuzzle made = minimal_puzzle(index);
    const Tenths rating = rate(made.puzzle).er;
    const auto judged = [&](Tenths least, Tenths most) {
      Difficulty difficulty;
      difficulty.rating = RatingRange{least, most};
      return judge(made, difficulty);
    };
    CHECK(judged(rating, rating).accepted);
    CHECK(judged(rating, rating).rating == rating);
    const Verdict too_hard = judged(10, rating - 1);
    CHECK((!too_hard.accepted && too_hard.failed == GoalPart::Rating));
    CHECK((too_hard.distance >= 1 && too_hard.distance <= rating));
    CHECK_FALSE(judged(rating + 1, 120).accepted);
  }
}

TEST_CASE("clues are added until the required technique is needed and enough", "[api][judge]") {
  int with_further_clues = 0;
  for (const Technique technique : {Technique::HiddenSingle, Technique::NakedPair, Technique::XWing, Technique::XyWing,
                                    Technique::UniqueRectangle1, Technique::XyChain}) {
    const Difficulty difficulty = difficulty_needing(technique);
    PuzzleForm form;
    form.symmetry = Symmetry::HalfTurn;
    int accepted = 0;
    for (std::uint64_t index = 0; accepted < 3 && index < 3000; ++index) {
      const GeneratedPuzzle made = generate(form, 3, index).value();
      const Verdict verdict = judge(made, difficulty, addable_clues(form, 9));
      if (!verdict.accepted) continue;
      ++accepted;
      with_further_clues += verdict.puzzle.clue_count() > made.puzzle.clue_count() ? 1 : 0;
      INFO(row_of(technique).id << ' ' << symbols_of(verdict.puzzle));
      CHECK(is_needed(technique, difficulty.allowed, verdict.puzzle));
      CHECK(is_solution_of(made.solution, verdict.puzzle));
      for (std::size_t cell = 0; cell < 81; ++cell) {
        CHECK(verdict.puzzle.digits()[cell].is_blank() == verdict.puzzle.digits()[80 - cell].is_blank());
        CHECK((made.puzzle.digits()[cell].is_blank() || !verdict.puzzle.digits()[cell].is_blank()));
      }
      CHECK(symbols_of(judge(made, difficulty, addable_clues(form, 9)).puzzle) == symbols_of(verdict.puzzle));
    }
    CHECK(accepted == 3);
  }
  CHECK(with_further_clues > 0);
}

TEST_CASE("several required techniques, a level and forbidden techniques hold together", "[api][judge]") {
  Difficulty difficulty = of_level(Level::Medium);
  difficulty.allowed.erase(Technique::Claiming);
  difficulty.allowed.erase(Technique::HiddenTriple);
  difficulty.required.insert(Technique::NakedPair);
  difficulty.required.insert(Technique::Pointing);
  const TechniqueSet allowed = difficulty.allowed & TechniqueSet::up_to(Level::Medium);
  int accepted = 0;
  for (std::uint64_t index = 0; accepted < 3 && index < 3000; ++index) {
    const Verdict verdict = judge(minimal_puzzle(index), difficulty, addable_clues({}, 9));
    if (!verdict.accepted) continue;
    ++accepted;
    INFO(symbols_of(verdict.puzzle));
    CHECK(is_needed(Technique::NakedPair, allowed, verdict.puzzle));
    CHECK(is_needed(Technique::Pointing, allowed, verdict.puzzle));
    CHECK(figures_of(verdict.puzzle).level == Level::Medium);
  }
  CHECK(accepted == 3);
}

TEST_CASE("no more clues are added than the form allows", "[api][judge]") {
  PuzzleForm minimal;
  minimal.minimal = true;
  CHECK(addable_clues(minimal, 9).orbits.empty());
  PuzzleForm pattern;
  pattern.pattern = {Cell{0}};
  CHECK(addable_clues(pattern, 9).orbits.empty());

  PuzzleForm few;
  few.most_clues = 25;
  const Difficulty difficulty = difficulty_needing(Technique::NakedPair);
  for (std::uint64_t index = 0; index < 100; ++index) {
    const GeneratedPuzzle made = minimal_puzzle(index);
    const Verdict verdict = judge(made, difficulty, addable_clues(few, 9));
    CHECK((verdict.puzzle.clue_count() <= 25 || symbols_of(verdict.puzzle) == symbols_of(made.puzzle)));
  }
}

TEST_CASE("difficulties that no puzzle has are refused", "[api][judge]") {
  const auto with = [](const auto& change) {
    Difficulty difficulty;
    change(difficulty);
    return difficulty;
  };
  struct Case {
    const char* layout;
    Difficulty difficulty;
    std::optional<DifficultyError> error;
  };
  const Case cases[] = {
      {"3x3", {}, std::nullopt},
      {"10x10", {}, std::nullopt},
      {"10x10", of_level(Level::Easy), DifficultyError::LayoutTooLarge},
      {"2x3", with([](Difficulty& it) {
         it.rating = RatingRange{10, 20};
       }),
       DifficultyError::NotRatable},
      {"3x3", with([](Difficulty& it) {
         it.rating = RatingRange{10, 20};
       }),
       std::nullopt},
      {"3x3", with([](Difficulty& it) {
         it.rating = RatingRange{13, 14};
       }),
       DifficultyError::NoSuchRating},
      {"3x3", with([](Difficulty& it) {
         it.level = Level::Easy;
         it.rating = RatingRange{25, 90};
       }),
       DifficultyError::RatingNotOfLevel},
      {"3x3", with([](Difficulty& it) {
         it.level = Level::Hard;
         it.rating = RatingRange{10, 30};
       }),
       DifficultyError::RatingNotOfLevel},
      {"3x3", with([](Difficulty& it) {
         it.level = Level::Medium;
         it.rating = RatingRange{40, 90};
       }),
       std::nullopt},
      {"3x3", with([](Difficulty& it) { it.allowed = TechniqueSet(); }), DifficultyError::NoSingles},
      {"3x3", with([](Difficulty& it) { it.required.insert(Technique::Squirmbag); }), DifficultyError::NeverNeeded},
      {"3x3", with([](Difficulty& it) { it.required.insert(Technique::DirectPointing); }),
       DifficultyError::RequiredNotTaught},
      {"3x3", with([](Difficulty& it) {
         it.required.insert(Technique::XWing);
         it.allowed.erase(Technique::XWing);
       }),
       DifficultyError::RequiredNotAllowed},
      {"3x3", with([](Difficulty& it) {
         it.required.insert(Technique::XWing);
         it.level = Level::Medium;
       }),
       DifficultyError::RequiredAboveLevel},
      {"3x3", with([](Difficulty& it) {
         it.allowed = TechniqueSet::up_to(Level::Medium);
         it.level = Level::Hard;
       }),
       DifficultyError::NothingAtLevel},
  };
  for (const Case& each : cases) {
    CHECK(check(each.difficulty, *layout_of_name(each.layout).value()) == each.error);
  }
}

TEST_CASE("the ratings of the levels are those that are not refused", "[api][judge]") {
  for (std::uint64_t index = 0; index < 300; ++index) {
    const PuzzleFigures figures = figures_of(minimal_puzzle(index).puzzle);
    Difficulty difficulty;
    difficulty.level = figures.level;
    difficulty.rating = RatingRange{*figures.rating, *figures.rating};
    CHECK_FALSE(check(difficulty, *Layout::classic()));
  }
}

TEST_CASE("a judgement ends when a stop is requested", "[api][judge]") {
  StopSource stop;
  stop.request_stop();
  for (std::uint64_t index = 0; index < 10; ++index) {
    const Verdict verdict = judge(minimal_puzzle(index), of_level(Level::Extreme), {}, StopToken(stop));
    CHECK_FALSE(verdict.accepted);
  }
}

TEST_CASE("a judge asks the rate function that it is given, only for a difficulty with a rating", "[api][judge]") {
  // The rating of a puzzle that singles solve is never asked for.
  std::uint64_t index = 0;
  while (with_singles(minimal_puzzle(index).puzzle).is_full()) ++index;
  const GeneratedPuzzle made = minimal_puzzle(index);
  int asked = 0;
  const RateFunction fixed = [&](const Grid& puzzle, const RatingOptions& options) {
    ++asked;
    CHECK(symbols_of(puzzle) == symbols_of(made.puzzle));
    return PuzzleRating{options.at_most < 70 ? RatingStatus::AboveLimit : RatingStatus::Rated, 70};
  };
  Difficulty difficulty;
  CHECK(judge(made, difficulty, {}, {}, fixed).accepted);
  CHECK(asked == 0);
  difficulty.rating = RatingRange{70, 71};
  CHECK(judge(made, difficulty, {}, {}, fixed).accepted);
  CHECK(asked == 1);
  difficulty.rating = RatingRange{66, 69};
  const Verdict verdict = judge(made, difficulty, {}, {}, fixed);
  CHECK(verdict.failed == GoalPart::Rating);
  CHECK(verdict.rating == 70);
  CHECK(verdict.rating_is_bound);
  CHECK(figures_of(made.puzzle, {}, fixed).rating == 70);
  CHECK(asked == 3);
  CHECK_FALSE(figures_of(made.puzzle, {}, {}).rating.has_value());
  CHECK(figures_of(made.puzzle, {}, {}).level == figures_of(made.puzzle).level);
}
