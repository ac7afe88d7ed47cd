#include "core/api/teaching/difficulty.h"

#include <bitset>
#include <vector>

#include "core/api/teaching/exercise.h"
#include "core/api/teaching/fill_singles.h"
#include "core/formats/layout_name.h"
#include "core/search/solution_stream.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

bool has_one_solution(const Grid& puzzle) {
  SolutionStream stream(puzzle);
  return stream.next() == SearchEvent::Solution && stream.next() == SearchEvent::Exhausted;
}

Difficulty at_level(Level level) {
  Difficulty difficulty;
  difficulty.level = level;
  return difficulty;
}

}  // namespace

TEST_CASE("pointing and claiming find what Franken and mutant X-Wings without fins find", "[api][judge]") {
  for (const char* name : {"2x2", "2x3", "3x3"}) {
    const Layout& layout = *layout_of_name(name).value();
    using Places = std::bitset<81>;
    std::vector<Places> houses;
    for (std::uint16_t house = 0; house < layout.house_count(); ++house) {
      Places cells;
      for (const Cell cell : layout.cells(House{house})) cells.set(cell.index);
      houses.push_back(cells);
    }
    // Removes places until no house has all its places in another house. False when a house has no place left.
    const auto lock = [&](Places& places) {
      for (bool changed = true; changed;) {
        changed = false;
        for (const Places& base : houses) {
          const Places in_base = base & places;
          if (in_base.none()) return false;
          for (const Places& cover : houses) {
            if ((in_base & ~cover).any()) continue;
            const Places gone = cover & places & ~in_base;
            changed = changed || gone.any();
            places &= ~gone;
          }
        }
      }
      return true;
    };
    int fishes = 0;
    const std::size_t lines = static_cast<std::size_t>(layout.side());
    const auto is_basic = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
      const auto kind = [&](std::size_t house) { return house / lines; };
      return kind(a) == kind(b) && kind(c) == kind(d) && kind(a) < 2 && kind(c) < 2 && kind(a) != kind(c);
    };
    for (std::size_t a = 0; a < houses.size(); ++a) {
      for (std::size_t b = a + 1; b < houses.size(); ++b) {
        for (std::size_t c = 0; c < houses.size(); ++c) {
          for (std::size_t d = c + 1; d < houses.size(); ++d) {
            if (a == c || a == d || b == c || b == d || is_basic(a, b, c, d)) continue;
            const Places base = houses[a] | houses[b];
            const Places cover = houses[c] | houses[d];
            // The most places with which the base lies in the cover and has no fin.
            Places places;
            for (const Places& house : houses) places |= house;
            places &= ~(base & ~cover) & ~(houses[a] & houses[b]);
            const Places eliminated = ((cover & ~base) | (houses[c] & houses[d] & base)) & places;
            Places locked = places;
            if (eliminated.none() || !lock(locked)) continue;
            ++fishes;
            if ((eliminated & locked).any()) FAIL(name << ' ' << a << ' ' << b << ' ' << c << ' ' << d);
          }
        }
      }
    }
    CHECK(fishes > 100);
  }
  const TechniqueSet all = TechniqueSet::all();
  CHECK_FALSE(is_ever_needed(Technique::FrankenXWing, *Layout::classic(), all));
  CHECK_FALSE(is_ever_needed(Technique::MutantXWing, *Layout::classic(), all));
  TechniqueSet without = all;
  without.erase(Technique::Claiming);
  CHECK(is_ever_needed(Technique::FrankenXWing, *Layout::classic(), without));
}

// With sanitizers a fifth of the puzzles: the number is coprime to all powers of 2, so that each clue is there and is
// not there.
TEST_CASE("singles solve every 4x4 puzzle with one solution", "[api][judge]") {
  const LayoutRef layout = Layout::with_boxes(2, 2);
  REQUIRE(singles_solve_all(*layout));
  CHECK_FALSE(singles_solve_all(*Layout::with_boxes(2, 3)));
  // Every full grid is one of these two after relabelling, swapping of lines and transposing.
  for (const char* full : {"1234341221434321", "1234341223414123"}) {
    const Grid solution = grid_of(full, "2x2");
    std::uint32_t unique = 0;
    std::uint32_t solved = 0;
    for (std::uint32_t clues = 0; clues < 1u << 16; clues += rounds(1u, 5u)) {
      Grid puzzle(layout);
      for (std::uint16_t cell = 0; cell < 16; ++cell) {
        if (clues >> cell & 1) puzzle[Cell{cell}] = solution[Cell{cell}];
      }
      if (puzzle.clue_count() < 4) continue;
      solved += with_singles(puzzle).is_full() ? 1 : 0;
      unique += has_one_solution(puzzle) ? 1 : 0;
    }
    CHECK(unique > rounds(1000u, 200u));
    CHECK(unique == solved);
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
      {"10x10", at_level(Level::Easy), DifficultyError::LayoutTooLarge},
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
      {"3x3", with([](Difficulty& it) {
         it = difficulty_showing(Technique::XWing);
         it.rating = RatingRange{10, 30};
       }),
       DifficultyError::RatingNotOfAllowed},
      {"3x3", with([](Difficulty& it) {
         it = difficulty_needing(Technique::XWing);
         it.rating = RatingRange{10, 32};
       }),
       std::nullopt},
      {"3x3", with([](Difficulty& it) {
         it.allowed = TechniqueSet();
         it.allowed.insert(Technique::NakedSingle);
         it.allowed.insert(Technique::XWing);
         it.required.insert(Technique::XWing);
         it.rating = RatingRange{10, 12};
       }),
       std::nullopt},
      {"3x3", with([](Difficulty& it) {
         it.allowed = TechniqueSet::up_to(Level::Easy);
         it.rating = RatingRange{25, 90};
       }),
       DifficultyError::RatingNotOfAllowed},
      {"3x3", with([](Difficulty& it) {
         it.allowed = TechniqueSet::up_to(Level::Medium);
         it.rating = RatingRange{38, 90};
       }),
       std::nullopt},
      {"3x3", with([](Difficulty& it) { it.allowed = TechniqueSet(); }), DifficultyError::NoSingles},
      {"3x3", with([](Difficulty& it) { it.required.insert(Technique::Squirmbag); }), DifficultyError::NeverNeeded},
      {"3x3", with([](Difficulty& it) { it.shown.insert(Technique::FrankenXWing); }), DifficultyError::NeverNeeded},
      {"3x3", with([](Difficulty& it) { it.shown.insert(Technique::CageCombinations); }), DifficultyError::NeverNeeded},
      {"3x3", with([](Difficulty& it) { it.required.insert(Technique::RelatedCell); }), DifficultyError::NeverNeeded},
      {"3x3", with([](Difficulty& it) { it.shown.insert(Technique::DualTwoStringKite); }), DifficultyError::NeverShown},
      {"3x3", with([](Difficulty& it) { it.required.insert(Technique::DualTwoStringKite); }), std::nullopt},
      {"2x2", at_level(Level::Medium), DifficultyError::LevelNeverNeeded},
      {"2x2", at_level(Level::Easy), std::nullopt},
      {"2x2", with([](Difficulty& it) { it.shown.insert(Technique::BugPlusOne); }), DifficultyError::LevelNeverNeeded},
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
