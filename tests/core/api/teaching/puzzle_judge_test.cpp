#include "core/api/teaching/puzzle_judge.h"

#include <algorithm>
#include <string>

#include "core/api/teaching/exercise.h"
#include "core/api/teaching/fill_singles.h"
#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

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
  for (std::uint64_t index = 0; index < rounds(60u, 20u); ++index) {
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
  for (std::uint64_t index = 0; index < rounds(40u, 15u); ++index) {
    const GeneratedPuzzle made = minimal_puzzle(index);
    const Tenths rating = rate(made.puzzle).er;
    const auto judged = [&](Tenths least, Tenths most) {
      Difficulty difficulty;
      difficulty.rating = RatingRange{least, most};
      return judge(made, difficulty);
    };
    CHECK(judged(rating, rating).accepted);
    CHECK(judged(rating, rating).figures.rating.value().er == rating);
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
      const Verdict verdict = judge(made, difficulty, addable_clues(form));
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
      CHECK(symbols_of(judge(made, difficulty, addable_clues(form)).puzzle) == symbols_of(verdict.puzzle));
    }
    CHECK(accepted == 3);
  }
  CHECK(with_further_clues > 0);
}

TEST_CASE("a technique that must be shown is the hardest on the path of all techniques", "[api][judge]") {
  for (const Technique technique :
       {Technique::HiddenPair, Technique::TurbotFish, Technique::XyzWing, Technique::MultiColors1, Technique::AlsXz}) {
    const Difficulty difficulty = difficulty_showing(technique);
    int accepted = 0;
    for (std::uint64_t index = 0; accepted < rounds(2, 1) && index < 3000; ++index) {
      const GeneratedPuzzle made = minimal_puzzle(index);
      const Verdict verdict = judge(made, difficulty, addable_clues({}));
      if (!verdict.accepted) continue;
      ++accepted;
      INFO(row_of(technique).id << ' ' << symbols_of(verdict.puzzle));
      CHECK(solving_path(PuzzleState(verdict.puzzle)).hardest() == technique);
      CHECK(verdict.figures.hardest == technique);
      CHECK(verdict.figures.level == row_of(technique).level);
      CHECK(is_solution_of(made.solution, verdict.puzzle));
    }
    CHECK(accepted == rounds(2, 1));
  }
}

TEST_CASE("with a level, a shown technique may have harder ones beside it", "[api][judge]") {
  Difficulty difficulty = of_level(Level::Hard);
  difficulty.shown.insert(Technique::NakedPair);
  int accepted = 0;
  int with_harder = 0;
  for (std::uint64_t index = 0; accepted < 5 && index < 3000; ++index) {
    const Verdict verdict = judge(minimal_puzzle(index), difficulty, addable_clues({}));
    if (!verdict.accepted) continue;
    ++accepted;
    const SolvingPath path = solving_path(PuzzleState(verdict.puzzle));
    const auto is_pair = [](const Step& step) { return step.technique == Technique::NakedPair; };
    CHECK(std::any_of(path.steps.begin(), path.steps.end(), is_pair));
    CHECK(figures_of(verdict.puzzle).level == Level::Hard);
    with_harder += path.hardest() != Technique::NakedPair ? 1 : 0;
  }
  CHECK(accepted == 5);
  CHECK(with_harder == 5);
}

TEST_CASE("a level of another layout than classic is reached by adding clues", "[api][judge]") {
  struct Case {
    const char* layout;
    Level level;
  };
  for (const auto& [layout, level] :
       {Case{"4x4", Level::Easy}, Case{"4x4", Level::Medium}, Case{"3x3+antiknight", Level::Easy},
        Case{"3x3+antiknight", Level::Hard}, Case{"2x5", Level::Medium}}) {
    PuzzleForm form;
    form.layout = layout_of_name(layout).value();
    int accepted = 0;
    for (std::uint64_t index = 0; index < 4 && accepted < rounds(4, 1); ++index) {
      const GeneratedPuzzle made = generate(form, 3, index).value();
      const Verdict verdict = judge(made, of_level(level), addable_clues(form));
      if (!verdict.accepted) continue;
      ++accepted;
      CHECK(is_solution_of(made.solution, verdict.puzzle));
      CHECK(figures_of(verdict.puzzle).level == level);
    }
    INFO(layout);
    CHECK(accepted >= 1);
  }
}

TEST_CASE("ratings below 1.2 are reached by adding clues until full houses are enough", "[api][judge]") {
  Difficulty difficulty;
  difficulty.rating = RatingRange{10, 10};
  for (std::uint64_t index = 0; index < 10; ++index) {
    const Verdict verdict = judge(minimal_puzzle(index), difficulty, addable_clues({}));
    REQUIRE(verdict.accepted);
    CHECK(rate(verdict.puzzle).er == 10);
  }
}

TEST_CASE("several required techniques, a level and forbidden techniques hold together", "[api][judge]") {
  Difficulty difficulty = of_level(Level::Medium);
  difficulty.allowed.erase(Technique::Claiming);
  difficulty.allowed.erase(Technique::HiddenTriple);
  difficulty.required.insert(Technique::NakedPair);
  difficulty.required.insert(Technique::Pointing);
  const TechniqueSet allowed = difficulty.allowed & TechniqueSet::up_to(Level::Medium);
  int accepted = 0;
  for (std::uint64_t index = 0; accepted < rounds(3, 1) && index < 3000; ++index) {
    const Verdict verdict = judge(minimal_puzzle(index), difficulty, addable_clues({}));
    if (!verdict.accepted) continue;
    ++accepted;
    INFO(symbols_of(verdict.puzzle));
    CHECK(is_needed(Technique::NakedPair, allowed, verdict.puzzle));
    CHECK(is_needed(Technique::Pointing, allowed, verdict.puzzle));
    CHECK(figures_of(verdict.puzzle).level == Level::Medium);
  }
  CHECK(accepted == rounds(3, 1));
}

TEST_CASE("no more clues are added than the form allows", "[api][judge]") {
  PuzzleForm minimal;
  minimal.minimal = true;
  CHECK(addable_clues(minimal).orbits.empty());
  PuzzleForm pattern;
  pattern.pattern = {Cell{0}};
  CHECK(addable_clues(pattern).orbits.empty());

  PuzzleForm few;
  few.most_clues = 25;
  const Difficulty difficulty = difficulty_needing(Technique::NakedPair);
  for (std::uint64_t index = 0; index < 100; ++index) {
    const GeneratedPuzzle made = minimal_puzzle(index);
    const Verdict verdict = judge(made, difficulty, addable_clues(few));
    CHECK((verdict.puzzle.clue_count() <= 25 || symbols_of(verdict.puzzle) == symbols_of(made.puzzle)));
  }
}

TEST_CASE("the ratings of the levels are those that are not refused", "[api][judge]") {
  for (std::uint64_t index = 0; index < rounds(300u, 60u); ++index) {
    const PuzzleFigures figures = figures_of(minimal_puzzle(index).puzzle);
    Difficulty difficulty;
    difficulty.level = figures.level;
    difficulty.rating = RatingRange{figures.rating->er, figures.rating->er};
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

TEST_CASE("a puzzle that takes too much work has no level, and no judge accepts it", "[api][judge]") {
  // The first puzzle that singles do not solve.
  std::uint64_t index = 0;
  while (with_singles(minimal_puzzle(index).puzzle).is_full()) ++index;
  const GeneratedPuzzle made = minimal_puzzle(index);
  const PuzzleFigures all = figures_of(made.puzzle);
  CHECK_FALSE(all.is_path_cut);
  WorkBudget small(1);
  const PuzzleFigures figures = figures_of(made.puzzle, {}, small.token());
  CHECK(figures.is_path_cut);
  CHECK_FALSE(figures.level);
  WorkBudget spent(1);
  const Verdict verdict = judge(made, of_level(all.level.value()), {}, spent.token());
  CHECK_FALSE(verdict.accepted);
  CHECK(verdict.failed == GoalPart::Work);
  WorkBudget enough(kWorkOfPath);
  CHECK(judge(made, of_level(all.level.value()), {}, enough.token()).accepted);
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
  REQUIRE(verdict.figures.rating);
  CHECK(verdict.figures.rating->er == 70);
  CHECK(verdict.figures.rating->is_bound());
  CHECK(figures_of(made.puzzle, {}, {}, fixed).rating.value().er == 70);
  CHECK(asked == 3);
  CHECK_FALSE(figures_of(made.puzzle, {}, {}, {}).rating.has_value());
  CHECK(figures_of(made.puzzle, {}, {}, {}).level == figures_of(made.puzzle).level);
}
