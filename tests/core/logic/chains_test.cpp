#include <string_view>

#include "core/logic/chains/chain_links.h"
#include "core/logic/finders.h"
#include "core/logic/step_sink.h"
#include "core/logic/survey.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/layouts.h"
#include "tests/support/states.h"

namespace nonet {

using test::results_of;
using test::state_with;

namespace {

struct ChainCase {
  std::string_view layout;
  std::string_view candidates;
  std::string_view results;
};

void check(Technique technique, const ChainCase& chain) {
  CAPTURE(chain.layout, chain.candidates);
  CHECK(results_of(state_with(chain.candidates, chain.layout), technique) == chain.results);
}

}  // namespace

TEST_CASE("remote pairs", "[logic]") {
  const ChainCase chain = GENERATE(values<ChainCase>({
      {"2x3", "r1c1=12 r1c5=12 r5c5=12 r5c2=12", "r1c2<>1 r2c2<>1 r5c1<>1 r6c1<>1 r1c2<>2 r2c2<>2 r5c1<>2 r6c1<>2"},
      // Three cells; a third candidate; the second sees none of the others.
      {"3x3", "r1c1=12 r1c5=12 r5c5=12", ""},
      {"3x3", "r1c1=12 r1c5=12 r5c5=12 r5c2=123", ""},
      {"3x3", "r1c1=12 r4c7=12 r5c5=12 r5c2=12", ""},
      // By a diagonal.
      {"3x3+x", "r1c1=12 r5c5=12 r5c9=12 r8c9=12",
       "r1c9<>1 r7c7<>1 r8c1<>1 r8c8<>1 r9c9<>1 r1c9<>2 r7c7<>2 r8c1<>2 r8c8<>2 r9c9<>2"},
  }));
  check(Technique::RemotePair, chain);
}

TEST_CASE("a long remote pair eliminates from cells that see any two of its cells with different digits", "[logic]") {
  const PuzzleState state = state_with("r1c1=12 r1c5=12 r5c5=12 r5c9=12 r7c9=12 r7c2=12");
  const std::vector<Step> steps = find_steps(state, Technique::RemotePair);
  REQUIRE(steps.size() == 4);
  CHECK(test::result_of(steps[0], state.layout()) == "r1c9<>1 r5c1<>1 r1c9<>2 r5c1<>2");
  CHECK(steps[3].parts.size() == 6);
  CHECK(steps[3].eliminations.size() == 20);
}

TEST_CASE("X-chains", "[logic]") {
  const ChainCase chain = GENERATE(values<ChainCase>({
      {"3x3", "r1c2346789-1 r5c1234678-1 r9c1345678-1", "r2c2<>1 r3c2<>1 r7c1<>1 r8c1<>1"},
      // A third place in row 5; links that do not meet.
      {"3x3", "r1c2346789-1 r5c123467-1 r9c1345678-1", ""},
      {"3x3", "r1c2346789-1 r5c1234578-1 r9c1345678-1", ""},
      {"2x3", "r1c2346-1 r4c1346-1", "r2c2<>1 r3c1<>1"},
  }));
  check(Technique::XChain, chain);
}

TEST_CASE("XY-chains", "[logic]") {
  const ChainCase chain = GENERATE(values<ChainCase>({
      {"3x3", "r1c1=12 r1c5=23 r5c5=34 r5c2=14", "r1c2<>1 r2c2<>1 r3c2<>1 r4c1<>1 r5c1<>1 r6c1<>1"},
      // A third candidate; the last digit is another one.
      {"3x3", "r1c1=12 r1c5=23 r5c5=34 r5c2=145", ""},
      {"3x3", "r1c1=12 r1c5=23 r5c5=34 r5c2=45", ""},
      {"2x3", "r1c1=12 r1c5=23 r5c5=34 r5c2=14", "r1c2<>1 r2c2<>1 r5c1<>1 r6c1<>1"},
      {"jigsaw:1122112233443344", "r1c1=12 r1c4=23 r4c4=34 r4c1=14",
       "r2c1<>1 r3c1<>1 | r1c2<>2 r1c3<>2 | r2c4<>3 r3c4<>3 | r4c2<>4 r4c3<>4"},
  }));
  check(Technique::XyChain, chain);
}

TEST_CASE("continuous nice loops", "[logic]") {
  const ChainCase chain = GENERATE(values<ChainCase>({
      {"2x2", "r1c24-1 r24c3-2 r24c1-2", "r3c2<>2 r3c4<>2 r1c1<>3 r1c3<>3 r1c1<>4 r1c3<>4"},
      // A second place for the link of column 1.
      {"2x2", "r1c24-1 r24c3-2 r2c1-2", ""},
  }));
  check(Technique::ContinuousNiceLoop, chain);
}

TEST_CASE("alternating inference chains", "[logic]") {
  const ChainCase chain = GENERATE(values<ChainCase>({
      // Ends of one digit; of two digits that see each other.
      {"3x3", "r1c2346789-1 r2346789c5-2 r5c1346789-1", "r2c2<>1 r3c2<>1 r4c1<>1 r6c1<>1"},
      {"3x3", "r1c2346789-1 r234689c5-2 r7c1346789-3 r789c3-1 r78c1-1 r89c2-1", "r7c5<>1 r1c5<>3"},
      {"3x3", "r1c2346789-1 r234689c5-2 r7c1346789-3 r789c3-1 r78c1-1 r9c2-1", ""},
  }));
  check(Technique::Aic, chain);
}

TEST_CASE("discontinuous nice loops", "[logic]") {
  const ChainCase chain = GENERATE(values<ChainCase>({
      // Weak links at both ends of the first node.
      {"3x3", "r1c5=12 r5c5=23 r5c1=13", "r1c1<>1"},
      {"3x3", "r1c5=12 r5c5=23 r5c1=134", ""},
      {"4x4", "r1c16=12 r16c16=23 r16c1=13", "r1c1<>1"},
      // One weak, one strong: the two are mirror images.
      {"3x3", "r1c2346789-1 r2346789c5-4 r5c2346789-2", "r1c1<>2 | r5c1<>1"},
  }));
  check(Technique::DiscontinuousNiceLoop, chain);
}

TEST_CASE("two strong links make the first node of a loop true", "[logic]") {
  const PuzzleState state = state_with("r1c2346789-1 r2346789c5-2 r5c2346789-3 r2346789c1-1");
  const std::vector<Step> steps = find_steps(state, Technique::DiscontinuousNiceLoop);
  CHECK(test::result_of(steps.back(), state.layout()) ==
        "r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9");
  CHECK(steps.back().links.back().to == 0);
  CHECK(steps.back().links.back().strong);
}

TEST_CASE("grouped chains", "[logic]") {
  const std::string_view candidates = "r46c46-1 r5c5-1 r2346789c1-1";
  check(Technique::GroupedDiscontinuousNiceLoop, {"3x3", candidates, "r1c5<>1"});
  check(Technique::DiscontinuousNiceLoop, {"3x3", candidates, ""});
  check(Technique::GroupedDiscontinuousNiceLoop, {"3x3", "r46c4-1 r5c5-1 r2346789c1-1", ""});
  const Step step = find_steps(state_with(candidates), Technique::GroupedDiscontinuousNiceLoop).front();
  REQUIRE(step.parts.size() == 5);
  CHECK(step.parts[3].cells.size() == 2);
  CHECK(step.parts[4].cells.size() == 2);
}

TEST_CASE("chains through almost locked sets", "[logic]") {
  // If r1c15 loses 1, then r5c35 loses 4 and must have 1.
  const PuzzleState state = state_with("r1c1=12 r1c5=24 r5c5=45 r5c3=15");
  FindOptions options;
  CHECK(results_of(state, Technique::GroupedDiscontinuousNiceLoop, options).empty());
  options.sets_in_chains = link_sets;
  const std::vector<Step> steps = find_steps(state, Technique::GroupedDiscontinuousNiceLoop, options);
  REQUIRE(steps.size() == 6);
  CHECK(test::result_of(steps[0], state.layout()) == "r1c3<>1");
  REQUIRE(steps[0].parts.size() == 7);
  for (const std::size_t i : {1u, 2u, 3u, 4u}) CHECK(steps[0].parts[i].role == Role::Node);
  CHECK(steps[0].parts[5].role == Role::Als);
  CHECK(steps[0].parts[6].digits.size() == 3);
  REQUIRE(steps[0].links.size() == 5);
  CHECK(steps[0].links[1].strong);
  CHECK(steps[0].links[3].strong);
  CHECK(results_of(state_with("r1c1=12 r1c5=24 r5c5=456 r5c3=15"), Technique::GroupedDiscontinuousNiceLoop, options) ==
        "");
}

TEST_CASE("the first step of a chain technique is the first of all its steps", "[logic]") {
  Random random(7);
  int compared = 0;
  for (int round = 0; round < 12; ++round) {
    const PuzzleState state = test::random_state(Layout::classic(), 2, 4, random);
    for (const TechniqueRow& row : technique_table()) {
      if (row.family != Family::Chains) continue;
      const std::vector<Step> all = find_steps(state, row.technique);
      Survey survey(state);
      StepSink sink(StepSink::Wanted::First);
      finder_of(row.technique)(row.technique, survey, sink);
      const std::vector<Step> first = sink.take();
      CAPTURE(row.id);
      REQUIRE(first.empty() == all.empty());
      if (first.empty()) continue;
      CHECK(same_result(first.front(), all.front()));
      ++compared;
    }
  }
  CHECK(compared > 30);
}

}  // namespace nonet
