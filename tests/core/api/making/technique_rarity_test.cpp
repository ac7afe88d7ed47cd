#include "core/api/teaching/technique_rarity.h"

#include <charconv>
#include <set>
#include <string>

#include "core/api/making/make_puzzle.h"
#include "core/api/teaching/exercise.h"
#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/util/split.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// A line of tests/data/shown-techniques.txt.
struct ShownLine {
  Technique technique;
  std::uint64_t index;
  std::uint64_t tried;
  std::string puzzle;
};

std::uint64_t number_in(std::string_view text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::vector<ShownLine> shown_lines() {
  std::vector<ShownLine> lines;
  for (const std::string& line : data_lines("shown-techniques.txt")) {
    const auto parts = split(line, '|');
    REQUIRE(parts.size() == 4);
    const auto technique = technique_named(parts[0]);
    REQUIRE(technique);
    lines.push_back({*technique, number_in(parts[1]), number_in(parts[2]), std::string(parts[3])});
  }
  return lines;
}

GoalFields fields_for(Technique technique) {
  GoalFields fields;
  fields.shown = row_of(technique).id;
  // The drafts of the measurement were made before the second edition.
  fields.edition = kFirstEdition;
  return fields;
}

void check_made(const ShownLine& line) {
  INFO(row_of(line.technique).id);
  GoalFields fields = fields_for(line.technique);
  fields.attempts = line.tried;
  const PuzzleOutcome made = make_puzzle(read_goal(fields).value(), 1, line.index);
  REQUIRE(made);
  CHECK(write_line(made.value().generated.puzzle) == line.puzzle);
}

// Searches with more attempts are for [slow], and those with more than kSlowAttempts take too long for a test.
constexpr std::uint64_t kQuickAttempts = rounds(100u, 10u);
constexpr std::uint64_t kSlowAttempts = 6000;

}  // namespace

TEST_CASE("each technique asked for is made, known to be rare, or refused", "[api][goal]") {
  std::set<Technique> made;
  for (const ShownLine& line : shown_lines()) made.insert(line.technique);
  for (const TechniqueRow* row : teaching_order()) {
    INFO(row->id);
    const bool is_rare = is_rarely_shown(row->technique);
    const Difficulty difficulty = difficulty_showing(row->technique);
    const bool is_impossible = check(difficulty, *Layout::classic()).has_value();
    CHECK(int{is_rare} + int{is_impossible} + static_cast<int>(made.count(row->technique)) == 1);
    CHECK(static_cast<bool>(read_goal(fields_for(row->technique))) == (made.count(row->technique) == 1));
  }
}

TEST_CASE("a known number of attempts makes a puzzle whose path shows the technique", "[api][goal]") {
  int searched = 0;
  for (const ShownLine& line : shown_lines()) {
    INFO(row_of(line.technique).id);
    if (line.tried <= kQuickAttempts) {
      check_made(line);
      ++searched;
    } else {
      // The search takes seconds, so the path of the puzzle that it gave is examined.
      TeacherOptions options;
      options.allowed = taught_up_to(line.technique);
      const SolvingPath path = solving_path(PuzzleState(grid_of(line.puzzle)), options);
      CHECK((path.solved && path.hardest() == line.technique));
    }
  }
  CHECK(searched > rounds(40, 10));
}

TEST_CASE("searches of many attempts make their puzzles, too", "[api][goal][slow]") {
  for (const ShownLine& line : shown_lines()) {
    if (line.tried > kQuickAttempts && line.tried <= kSlowAttempts) check_made(line);
  }
}

TEST_CASE("a rare technique or level is refused only where it was found to be rare", "[api][goal]") {
  struct Case {
    std::string shown;
    std::string needed;
    std::string level;
    std::string forbidden;
    std::string layout;
    std::uint64_t attempts;
    std::optional<DifficultyError> error;
  };
  const Case cases[] = {
      {"franken-swordfish", "", "", "", "", 0, DifficultyError::RarelyShown},
      {"franken-swordfish", "", "", "", "", 5, std::nullopt},
      {"franken-swordfish", "", "expert", "", "", 0, std::nullopt},
      {"franken-swordfish", "", "", "aic", "", 0, std::nullopt},
      {"franken-swordfish", "", "", "", "4x4", 0, std::nullopt},
      {"franken-swordfish", "", "", "", "jigsaw:9", 0, std::nullopt},
      {"", "franken-swordfish", "", "", "", 0, std::nullopt},
      {"template-set", "", "", "", "", 0, DifficultyError::RarelyShown},
      {"unique-rectangle-5", "", "", "", "", 0, std::nullopt},
      {"", "unique-rectangle-5", "", "", "", 0, DifficultyError::RarelyNeeded},
      {"", "unique-rectangle-5", "hard", "", "", 0, std::nullopt},
      {"", "template-set", "", "", "", 0, DifficultyError::RarelyNeeded},
      {"", "template-set", "", "", "", 7, std::nullopt},
      {"x-wing", "", "", "", "", 0, std::nullopt},
      {"", "", "hard", "", "1-9@7x7", 0, DifficultyError::RareLevel},
      {"", "", "extreme", "", "1-9@7x7", 0, DifficultyError::RareLevel},
      {"", "", "expert", "", "1-9@7x7", 0, std::nullopt},
      {"", "", "hard", "", "1-9@7x7", 5, std::nullopt},
      {"", "", "extreme", "", "shape:6x8", 0, DifficultyError::RareLevel},
      {"", "", "hard", "", "shape:6x8", 0, std::nullopt},
      {"", "", "extreme", "", "2x3", 0, DifficultyError::RareLevel},
      {"", "", "extreme", "", "2x4", 0, std::nullopt},
      {"", "", "medium", "", "2x2+x", 0, DifficultyError::RareLevel},
      {"", "", "easy", "", "2x2+x", 0, std::nullopt},
  };
  for (const Case& each : cases) {
    INFO(each.shown << ' ' << each.needed << ' ' << each.level << ' ' << each.forbidden << ' ' << each.layout);
    GoalFields fields;
    fields.shown = each.shown;
    fields.needed = each.needed;
    fields.level = each.level;
    fields.forbidden = each.forbidden;
    fields.layout = each.layout;
    fields.attempts = each.attempts;
    const auto goal = read_goal(fields);
    CHECK(static_cast<bool>(goal) == !each.error);
    if (!goal) {
      const auto* error = std::get_if<DifficultyError>(&goal.error());
      REQUIRE(error != nullptr);
      CHECK(each.error == *error);
    }
  }
}

TEST_CASE("an exercise for a technique is not looked for where it is rare", "[api][practice]") {
  for (const TechniqueRow* row : teaching_order()) {
    const auto searches = practice_searches(row->technique, 5000);
    INFO(row->id);
    REQUIRE_FALSE(searches.empty());
    std::uint64_t attempts = 0;
    for (const PracticeSearch& search : searches) attempts += search.attempts;
    CHECK(attempts == 5000);
    if (is_rarely_shown(row->technique)) CHECK(searches.front().difficulty.shown.empty());
    if (is_rarely_needed(row->technique) && !is_rarely_shown(row->technique)) {
      CHECK(searches.back().difficulty.required.empty());
    }
  }
}

TEST_CASE("the levels that a layout has are neither impossible nor rare", "[api][goal]") {
  const std::vector<Level> all{Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme};
  struct Case {
    const char* layout;
    std::vector<Level> levels;
  };
  for (const auto& [layout, levels] : {Case{"3x3", all}, Case{"2x2", {Level::Easy}}, Case{"2x2+x", {Level::Easy}},
                                       Case{"2x3", {Level::Easy, Level::Medium, Level::Hard, Level::Expert}},
                                       Case{"1-9@7x7", {Level::Easy, Level::Medium, Level::Expert}}, Case{"6x6", {}}}) {
    INFO(layout);
    CHECK(levels_made(*layout_of_name(layout).value()) == levels);
  }
}
