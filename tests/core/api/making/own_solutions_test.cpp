#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "core/api/making/make_puzzle.h"
#include "core/api/making/make_ruled.h"
#include "core/formats/write.h"
#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// Goals of 9×9 puzzles that are made in a few milliseconds.
std::vector<GoalFields> quick_goals() {
  std::vector<GoalFields> goals(10);
  goals[1].symmetry = "180";
  goals[2].clues = "30-35";
  goals[3].level = "easy";
  goals[4].level = "easy", goals[4].symmetry = "180", goals[4].clues = "34-40";
  goals[5].level = "hard";
  goals[6].shown = "naked-pair";
  goals[7].method = "add";
  goals[8].rules = "killer";
  goals[9].rules = "white-dot,inequality";
  return goals;
}

std::string solution_for(const GoalFields& goal, std::uint64_t seed, std::uint64_t index) {
  if (!goal.rules.empty()) {
    return write_line(make_ruled(read_ruled_goal(goal).value(), seed, index).value().generated.solution);
  }
  return write_line(make_puzzle(read_goal(goal).value(), seed, index).value().generated.solution);
}

}  // namespace

TEST_CASE("no two goals, seeds and indexes have one solution", "[api][making]") {
  const std::vector<GoalFields> goals = quick_goals();
  // Neighbouring seeds, and seeds that share their low bits or differ by what a seed is mixed with.
  Random random(2026);
  std::vector<std::uint64_t> seeds{0, 1, 2, std::uint64_t{1} << 32, (std::uint64_t{1} << 53) - 1, random.next() >> 11};
  std::set<std::string> solutions;
  for (std::size_t goal = 0; goal < goals.size(); ++goal) {
    for (const std::uint64_t seed : seeds) {
      for (std::uint64_t index = 0; index < 3; ++index) {
        CAPTURE(goal, seed, index);
        CHECK(solutions.insert(solution_for(goals[goal], seed, index)).second);
      }
    }
  }
}

TEST_CASE("puzzles of the first edition stay", "[api][making]") {
  // Found by the version before the second edition.
  const auto first = [](GoalFields goal) {
    goal.edition = kFirstEdition;
    return solution_for(goal, 7, 0);
  };
  const std::vector<GoalFields> goals = quick_goals();
  constexpr const char* kOfSeedAlone =
      "429831576316572489578496213951348627687125934234967851892613745743259168165784392";
  CHECK(first(goals[0]) == kOfSeedAlone);
  GoalFields thermometer;
  thermometer.rules = "thermometer";
  CHECK(first(goals[8]) == first(thermometer));
}
