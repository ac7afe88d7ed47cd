#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/states.h"

namespace nonet {

using test::random_state;
using test::results_of;
using test::state_with;

namespace {

struct SetCase {
  std::string_view layout;
  Technique technique;
  std::string_view candidates;
  std::string_view results;
};

CellSet cells_of(const Part& part) {
  CellSet cells;
  for (const Cell cell : part.cells) cells.insert(cell);
  return cells;
}

std::vector<CellSet> sets_of(const Step& step) {
  std::vector<CellSet> sets;
  for (const Part& part : step.parts) {
    if (part.role == Role::Als) sets.push_back(cells_of(part));
  }
  return sets;
}

}  // namespace

TEST_CASE("techniques of almost locked sets", "[logic]") {
  const SetCase found = GENERATE(values<SetCase>({
      {"3x3", Technique::AlsXz, "r1c1=12 r1c5=13 r2c5=23", "r1c4<>2 r1c6<>2 r2c1<>2 r2c2<>2 r2c3<>2"},
      // The 1 of the second set is not seen; the sets share only 1.
      {"3x3", Technique::AlsXz, "r1c1=12 r5c5=13 r4c5=23", ""},
      {"3x3", Technique::AlsXz, "r1c1=12 r1c5=13 r2c5=34", ""},
      {"2x3", Technique::AlsXz, "r1c1=12 r1c4=13 r2c4=23", "r1c5<>2 r1c6<>2 r2c1<>2 r2c2<>2 r2c3<>2"},
      {"3x3+x", Technique::AlsXz, "r1c1=12 r5c5=13 r5c9=23", "r1c9<>2 r5c1<>2 r9c9<>2"},
      {"3x3", Technique::AlsXyWing, "r1c1=12 r1c5=13 r1c6=34 r5c6=24", "r5c1<>2"},
      {"3x3", Technique::AlsXyWing, "r1c1=12 r1c5=13 r1c6=34 r5c6=25", ""},
      {"3x3", Technique::AlsXyWing, "r1c1=12 r1c5=13 r1c6=34 r5c7=24", ""},
      {"3x3", Technique::AlsXyChain, "r1c1=12 r1c5=13 r5c5=34 r5c9=24", "r1c9<>2 r5c1<>2"},
      {"3x3", Technique::AlsXyChain, "r1c1=12 r1c5=13 r5c5=34 r5c9=25", ""},
      {"jigsaw:111222112233142333445536445566455666", Technique::AlsXz, "r1c1=12 r3c1=13 r3c3=23",
       "r1c3<>2 r1c4<>2 r1c5<>2 r1c6<>2"},
      {"3x3", Technique::DeathBlossom, "r5c5=123 r5c1=14 r5c9=24 r4c6=34", "r5c4<>4 r5c6<>4"},
      {"3x3", Technique::DeathBlossom, "r5c5=123 r5c1=14 r5c9=24 r4c6=35", ""},
      {"3x3", Technique::DeathBlossom, "r5c5=1236 r5c1=14 r5c9=24 r4c6=34", ""},
      {"2x2", Technique::SueDeCoq, "r1c1=123 r1c2=124 r1c4=12 r2c2=34", "r1c3<>1 r1c3<>2 r2c1<>3 r2c1<>4"},
      {"2x2", Technique::SueDeCoq, "r1c1=123 r1c2=124 r1c4=12 r2c2=24", ""},
  }));
  CAPTURE(found.layout, found.candidates);
  CHECK(results_of(state_with(found.candidates, found.layout), found.technique) == found.results);
}

TEST_CASE("two sets with two restricted commons are locked", "[logic]") {
  const PuzzleState state = state_with("r1c1=13 r1c2=23 r1c7=14 r1c8=24");
  const std::string results = " " + results_of(state, Technique::AlsXz) + " ";
  for (const char* result : {" r1c5<>1 ", " r1c5<>2 ", " r1c5<>3 ", " r2c1<>3 ", " r2c9<>4 "}) {
    CAPTURE(result);
    CHECK(results.find(result) != std::string::npos);
  }
  for (const char* result : {" r2c1<>1 ", " r2c1<>4 ", " r1c7<>1 "}) {
    CAPTURE(result);
    CHECK(results.find(result) == std::string::npos);
  }
}

TEST_CASE("a chain of sets has the sets in order, then their restricted commons", "[logic]") {
  const PuzzleState state = state_with("r1c1=12 r1c5=13 r5c5=34 r5c9=24");
  const Step step = find_steps(state, Technique::AlsXyChain).front();
  REQUIRE(step.parts.size() == 7);
  REQUIRE(step.links.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    const Part& common = step.parts[4 + i];
    CHECK(common.role == Role::RestrictedCommon);
    CHECK(step.links[i].from == i);
    CHECK(step.links[i].to == i + 1);
    CHECK(cells_of(common).meets(cells_of(step.parts[i])));
    CHECK(cells_of(common).meets(cells_of(step.parts[i + 1])));
    CHECK(cells_of(common).is_within(cells_of(step.parts[i]) | cells_of(step.parts[i + 1])));
  }
  CHECK(step.digits == DigitSet(Digit{2}));
}

TEST_CASE("a death blossom names the stem, a petal for each of its candidates and their links", "[logic]") {
  const PuzzleState state = state_with("r5c5=123 r5c1=14 r5c9=24 r4c6=34");
  const Step step = find_steps(state, Technique::DeathBlossom).front();
  REQUIRE(step.parts.size() == 7);
  CHECK(step.parts[0].role == Role::Stem);
  for (std::size_t i = 1; i <= 3; ++i) {
    CHECK(step.parts[i].role == Role::Als);
    CHECK(step.parts[3 + i].digits == DigitSet(Digit{static_cast<std::uint8_t>(i)}));
    CHECK(step.links[i - 1].to == i);
  }
}

TEST_CASE("sets share no cell unless they may", "[logic]") {
  Random random(4);
  FindOptions apart;
  apart.overlapping_sets = false;
  std::size_t found = 0;
  std::size_t overlapping = 0;
  for (int round = 0; round < 4; ++round) {
    const PuzzleState state = random_state(Layout::classic(), 3, 6, random);
    for (const Technique technique : {Technique::AlsXyWing, Technique::DeathBlossom}) {
      for (const Step& step : find_steps(state, technique, apart)) {
        const std::vector<CellSet> sets = sets_of(step);
        for (std::size_t i = 0; i < sets.size(); ++i) {
          for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(sets[i].meets(sets[j]));
        }
        ++found;
      }
      for (const Step& step : find_steps(state, technique)) {
        const std::vector<CellSet> sets = sets_of(step);
        overlapping += sets[0].meets(sets[1]) ? 1 : 0;
      }
    }
  }
  CHECK(found > 0);
  CHECK(overlapping > 0);
}

TEST_CASE("a longer chain of sets has an elimination that no shorter one has", "[logic]") {
  Random random(5);
  const PuzzleState state = random_state(Layout::classic(), 3, 6, random);
  const std::vector<Step> steps = find_steps(state, Technique::AlsXyChain);
  REQUIRE(steps.size() > 1);
  std::vector<Candidate> known;
  std::size_t last = 0;
  for (const Step& step : steps) {
    CHECK(sets_of(step).size() >= std::max<std::size_t>(last, 4));
    last = sets_of(step).size();
    CHECK(std::any_of(step.eliminations.begin(), step.eliminations.end(), [&](const Candidate& candidate) {
      return std::find(known.begin(), known.end(), candidate) == known.end();
    }));
    known.insert(known.end(), step.eliminations.begin(), step.eliminations.end());
  }
}

TEST_CASE("searches through sets end when a stop is requested", "[logic]") {
  Random random(6);
  const PuzzleState state = random_state(Layout::classic(), 3, 6, random);
  StopSource source;
  source.request_stop();
  for (const Technique technique : {Technique::AlsXyWing, Technique::AlsXyChain, Technique::DeathBlossom}) {
    CHECK_FALSE(find_steps(state, technique).empty());
    CHECK(find_steps(state, technique, {}, StopToken(source)).empty());
  }
}

}  // namespace nonet
