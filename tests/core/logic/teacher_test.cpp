#include "core/logic/teacher.h"

#include <algorithm>
#include <set>
#include <string>

#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/logic/finders.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/step.h"
#include "core/logic/technique.h"
#include "core/util/control.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"

namespace nonet {

namespace {

// Solved by singles.
constexpr const char* kEasy = "6...1953.95.4.2.188...6.9..349..1....82......51.98..42...1...7.16.7.4893437..8.6.";

std::vector<Grid> generated(int count) {
  std::vector<Grid> puzzles;
  PuzzleForm form;
  form.minimal = true;
  for (int index = 0; index < count; ++index) {
    puzzles.push_back(generate(form, 1, static_cast<std::uint64_t>(index)).value().puzzle);
  }
  return puzzles;
}

}  // namespace

TEST_CASE("the table has every technique once, under ids and codes of its own", "[logic]") {
  std::set<std::string_view> ids;
  std::set<std::string_view> codes;
  for (const TechniqueRow& row : technique_table()) {
    CAPTURE(row.id);
    CHECK(ids.insert(row.id).second);
    CHECK((row.code.empty() || codes.insert(row.code).second));
    CHECK(&row_of(row.technique) == &row);
    CHECK(technique_named(row.id) == row.technique);
    if (!row.code.empty()) CHECK(technique_named(row.code) == row.technique);
    CHECK(finder_of(row.technique) != nullptr);
  }
  for (const TechniqueRow& row : rated_technique_table()) CHECK(finder_of(row.technique) == nullptr);
  CHECK_FALSE(technique_named("").has_value());
  CHECK_FALSE(technique_named("wing").has_value());
}

TEST_CASE("the teaching order has every row of the table once, by levels, whatever the order of table and names",
          "[logic]") {
  std::set<const TechniqueRow*> rows;
  Level level = Level::Easy;
  int rank = 0;
  int backward = 0;
  Technique before = Technique::FullHouse;
  for (const TechniqueRow* row : teaching_order()) {
    CAPTURE(row->id);
    CHECK(rows.insert(row).second);
    CHECK(row->level >= level);
    CHECK(row->teaching_rank > rank);
    CHECK((rank == 0 || is_taught_before(before, row->technique)));
    CHECK_FALSE(is_taught_before(row->technique, before));
    backward += row->technique < before ? 1 : 0;
    level = row->level;
    rank = row->teaching_rank;
    before = row->technique;
  }
  CHECK(rows.size() == technique_table().size());
  // Values in teaching order would hide a comparison of values in place of ranks from all other tests.
  CHECK(backward > 0);
}

TEST_CASE("the hardest technique of a path is the one taught last, not the one with the largest value", "[logic]") {
  SolvingPath path;
  path.solved = true;
  path.steps = {Step(Technique::NakedPair), Step(Technique::Skyscraper), Step(Technique::FinnedSwordfish),
                Step(Technique::Pointing)};
  CHECK(path.hardest() == Technique::FinnedSwordfish);
  CHECK(is_taught_before(Technique::Skyscraper, Technique::FinnedSwordfish));
  CHECK(Technique::Skyscraper > Technique::FinnedSwordfish);
}

TEST_CASE("the next step is the first of all steps there are", "[logic]") {
  for (const Grid& puzzle : generated(5)) {
    PuzzleState state(puzzle);
    for (auto step = next_step(state); step; step = next_step(state)) {
      const std::vector<Step> easiest = find_steps(state, step->technique);
      REQUIRE(std::any_of(easiest.begin(), easiest.end(), [&](const Step& it) { return same_result(it, *step); }));
      for (const TechniqueRow* row : teaching_order()) {
        if (row->technique == step->technique || row->level > Level::Medium) break;
        REQUIRE(find_steps(state, row->technique).empty());
      }
      state.apply(*step);
    }
  }
}

TEST_CASE("all steps are the steps of each technique, in teaching order, without duplicate results", "[logic]") {
  const PuzzleState state(generated(1).front());
  std::vector<Step> expected;
  for (const TechniqueRow* row : teaching_order()) {
    for (Step& step : find_steps(state, row->technique)) expected.push_back(std::move(step));
  }
  const std::vector<Step> found = all_steps(state);
  REQUIRE(found.size() == expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    CHECK(found[i].technique == expected[i].technique);
    CHECK(same_result(found[i], expected[i]));
    for (std::size_t j = 0; j < i; ++j) {
      CHECK_FALSE((found[i].technique == found[j].technique && same_result(found[i], found[j])));
    }
  }
}

TEST_CASE("a path ends in the solution and knows its hardest technique", "[logic]") {
  const Grid puzzle = test::grid_of(kEasy);
  const SolvingPath path = solving_path(PuzzleState(puzzle));
  REQUIRE(path.solved);
  CHECK(row_of(*path.hardest()).level == Level::Easy);
  PuzzleState state(puzzle);
  for (const Step& step : path.steps) state.apply(step);
  CHECK(test::is_solution_of(state.grid(), puzzle));
}

TEST_CASE("only allowed techniques are used, and a path that needs others ends unsolved", "[logic]") {
  TeacherOptions options;
  options.allowed = *techniques_of("naked-single,0200");
  for (const Grid& puzzle : generated(20)) {
    const SolvingPath path = solving_path(PuzzleState(puzzle), options);
    for (const Step& step : path.steps) {
      REQUIRE((step.technique == Technique::NakedSingle || step.technique == Technique::NakedPair));
    }
  }
  CHECK_FALSE(solving_path(PuzzleState(generated(1).front()), options).solved);
  CHECK_FALSE(techniques_of("naked-single,wing").has_value());
  CHECK_FALSE(techniques_of("").has_value());
}

TEST_CASE("a full grid needs no step; a stopped path says so", "[logic]") {
  const Grid puzzle = test::grid_of(kEasy);
  const SolvingPath path = solving_path(PuzzleState(puzzle));
  PuzzleState full(puzzle);
  for (const Step& step : path.steps) full.apply(step);
  CHECK_FALSE(next_step(full).has_value());
  CHECK(solving_path(full).solved);
  CHECK_FALSE(solving_path(full).hardest().has_value());

  StopSource stop;
  stop.request_stop();
  const SolvingPath stopped = solving_path(PuzzleState(puzzle), {}, Control{StopToken(stop), kUnlimited, {}});
  CHECK(stopped.stopped);
  CHECK_FALSE(stopped.solved);
}

TEST_CASE("a search for a step that is stopped says which techniques have no step", "[logic]") {
  int stopped = 0;
  for (const Grid& puzzle : generated(30)) {
    TeacherOptions easy;
    easy.allowed = TechniqueSet::up_to(Level::Easy);
    PuzzleState state(puzzle);
    while (const auto step = next_step(state, easy)) state.apply(*step);
    if (state.is_solved()) continue;
    int last_rank = 0;
    for (std::uint64_t look = 1;; ++look) {
      const test::CountingStop stop(look);
      const FoundStep found = find_next_step(state, {}, StopToken(stop));
      if (found.step) {
        CHECK_FALSE(found.stopped_at.has_value());
        CHECK(found.step->technique == next_step(state)->technique);
        break;
      }
      REQUIRE(found.stopped_at.has_value());
      ++stopped;
      const int rank = row_of(*found.stopped_at).teaching_rank;
      CHECK(rank >= last_rank);
      last_rank = rank;
      TeacherOptions before;
      for (const TechniqueRow& row : technique_table()) {
        if (row.teaching_rank >= rank) before.allowed.erase(row.technique);
      }
      CHECK_FALSE(next_step(state, before).has_value());
    }
  }
  CHECK(stopped > 100);
}

TEST_CASE("a path names the first technique that its limit of work left unsearched, also when it goes on", "[logic]") {
  int went_on = 0;
  int ended = 0;
  for (const Grid& puzzle : generated(100)) {
    const PuzzleState state(puzzle);
    const SolvingPath whole = solving_path(state);
    CHECK_FALSE(whole.stopped_at.has_value());
    for (std::uint64_t work = 64; work < 100'000; work += work / 2) {
      const SolvingPath path = solving_path(state, {}, {}, work);
      if (!path.stopped_at) {
        CHECK(path.solved == whole.solved);
        CHECK(path.hardest() == whole.hardest());
        continue;
      }
      const auto is_harder = [&](const Step& step) { return is_taught_before(*path.stopped_at, step.technique); };
      went_on += !path.stopped && std::any_of(path.steps.begin(), path.steps.end(), is_harder);
      ended += path.stopped;
    }
  }
  CHECK(ended > 10);
  CHECK(went_on > 0);
}

TEST_CASE("a path and a list of steps report how far they have come", "[logic]") {
  const PuzzleState state(generated(1).front());
  std::vector<Progress> reports;
  const Control control{{}, kUnlimited, [&](const Progress& progress) { reports.push_back(progress); }};
  const auto check_reports = [&](std::size_t pieces, std::size_t found) {
    CHECK(reports.size() >= pieces);
    CHECK(reports.front().found == 0);
    CHECK(reports.back().found <= found);
    CHECK(reports.back().fraction > 0.9);
    for (std::size_t index = 1; index < reports.size(); ++index) {
      CHECK(reports[index].fraction >= reports[index - 1].fraction);
      CHECK(reports[index].found >= reports[index - 1].found);
    }
    reports.clear();
  };
  const SolvingPath path = solving_path(state, {}, control);
  REQUIRE(path.solved);
  check_reports(path.steps.size(), path.steps.size());
  const std::size_t steps = all_steps(state, {}, control).size();
  check_reports(teaching_order().size(), steps);
}

TEST_CASE("a state in which something has nothing left has no step, and a path that gets stuck no hardest one",
          "[logic]") {
  const PuzzleState no_candidate(
      test::grid_of("12345678....................................9...................................."));
  REQUIRE(no_candidate.is_broken());
  CHECK(all_steps(no_candidate).empty());
  TeacherOptions no_singles;
  no_singles.allowed = *techniques_of("naked-pair,death-blossom,trial-and-error");
  CHECK_FALSE(next_step(no_candidate, no_singles).has_value());

  TeacherOptions singles;
  singles.allowed = *techniques_of("naked-single");
  const SolvingPath stuck = solving_path(PuzzleState(generated(1).front()), singles);
  REQUIRE_FALSE(stuck.solved);
  CHECK_FALSE(stuck.hardest().has_value());
}

}  // namespace nonet
