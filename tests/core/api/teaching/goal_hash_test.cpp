#include "core/api/teaching/goal_hash.h"

#include <string>
#include <vector>

#include "core/api/making/rule_fields.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

GoalHash hash_of(const GoalFields& fields) {
  if (fields.rules.empty()) return hash_of_goal(fields, read_form(fields).value());
  return hash_of_goal(fields, read_rule_goal(fields).value());
}

template <class Change>
GoalFields changed(GoalFields fields, const Change& change) {
  change(fields);
  return fields;
}

}  // namespace

TEST_CASE("a goal has one hash, however it is written", "[api][goal]") {
  const auto is_same = [](const GoalFields& one, const GoalFields& other) { return hash_of(one) == hash_of(other); };
  const GoalFields any;
  GoalFields written;
  written.layout = "3x3";
  written.symmetry = "none";
  written.method = "remove";
  written.attempts = 17;
  written.edition = kNewestEdition;
  CHECK(is_same(any, written));
  CHECK(is_same(changed(any, [](GoalFields& it) { it.clues = "28"; }),
                changed(any, [](GoalFields& it) { it.clues = "28-28"; })));
  CHECK(is_same(changed(any, [](GoalFields& it) { it.rating = "6.0"; }),
                changed(any, [](GoalFields& it) { it.rating = "6-6.0"; })));
  CHECK(is_same(changed(any, [](GoalFields& it) { it.shown = "x-wing,naked-pair"; }),
                changed(any, [](GoalFields& it) { it.shown = "naked-pair,x-wing,naked-pair"; })));
  const std::string blanks(79, '.');
  CHECK(is_same(changed(any, [&](GoalFields& it) { it.pattern = "x1" + blanks; }),
                changed(any, [&](GoalFields& it) { it.pattern = "# a remark\n99" + std::string(79, '0'); })));
  const GoalFields killer = changed(any, [](GoalFields& it) { it.rules = "killer"; });
  CHECK(is_same(killer, changed(killer, [](GoalFields& it) { it.cells = "2-5"; })));
  CHECK(is_same(changed(killer, [](GoalFields& it) { it.level = "easy"; }),
                changed(killer, [](GoalFields& it) { it.level = "easy-easy"; })));
  const GoalFields arrow = changed(any, [](GoalFields& it) { it.rules = "arrow"; });
  CHECK(is_same(arrow, changed(arrow, [](GoalFields& it) { it.rules = "arrow=1"; })));
}

TEST_CASE("each part of a goal changes its hash", "[api][goal]") {
  const GoalFields any;
  GoalFields killer;
  killer.rules = "killer";
  GoalFields mix;
  mix.rules = "arrow,renban";
  std::vector<GoalFields> goals{any, killer, mix};
  const auto add = [&](const GoalFields& goal, const auto& change) { goals.push_back(changed(goal, change)); };
  for (const std::string layout : {"2x2", "3x3+x", "3x4", "jigsaw:9", "jigsaw:6"})
    add(any, [&](GoalFields& it) { it.layout = layout; });
  for (const std::string symmetry : {"180", "90", "full"}) add(any, [&](GoalFields& it) { it.symmetry = symmetry; });
  for (const std::string clues : {"28", "28-29", "27-28"}) add(any, [&](GoalFields& it) { it.clues = clues; });
  for (const std::string level : {"easy", "hard"}) add(any, [&](GoalFields& it) { it.level = level; });
  for (const std::string rating : {"6.6", "6.6-7.1", "7.1"}) add(any, [&](GoalFields& it) { it.rating = rating; });
  for (const std::string steps : {"3", "3-4", "4"}) add(any, [&](GoalFields& it) { it.steps = steps; });
  add(any, [](GoalFields& it) { it.minimal = true; });
  for (const std::string method : {"add", "swap"}) add(any, [&](GoalFields& it) { it.method = method; });
  for (const std::string cells : {"xx.", "x.x", "xxx"})
    add(any, [&](GoalFields& it) { it.pattern = cells + std::string(78, '.'); });
  for (const std::string kept : {"12", "21", "1."}) {
    add(any, [&](GoalFields& it) { it.keep = grid_of(kept + std::string(79, '.')); });
    add(any, [&](GoalFields& it) { it.start = grid_of(kept + std::string(79, '.')); });
  }
  for (const auto list : {&GoalFields::shown, &GoalFields::needed, &GoalFields::allowed, &GoalFields::forbidden})
    add(any, [&](GoalFields& it) { it.*list = "x-wing"; });
  add(any, [](GoalFields& it) { it.shown = "x-wing,naked-pair"; });
  for (const std::string level : {"easy", "hard", "easy-hard"}) add(killer, [&](GoalFields& it) { it.level = level; });
  for (const std::string cells : {"1-5", "2-4"}) add(killer, [&](GoalFields& it) { it.cells = cells; });
  for (const std::string clues : {"0", "3"}) add(killer, [&](GoalFields& it) { it.clues = clues; });
  add(killer, [](GoalFields& it) { it.minimal = true; });
  add(killer, [](GoalFields& it) { it.symmetry = "180"; });
  add(killer, [](GoalFields& it) { it.layout = "2x3"; });
  add(mix, [](GoalFields& it) { it.rules = "arrow,renban=2"; });
  add(mix, [](GoalFields& it) { it.rules = "renban,arrow"; });
  add(mix, [](GoalFields& it) { it.cells = "4"; });
  add(mix, [](GoalFields& it) { it.clues = "0-3"; });
  add(mix, [](GoalFields& it) { it.layout = "jigsaw:9"; });
  const Grid blank = grid_of(std::string(81, '.'));
  add(mix, [&](GoalFields& it) { it.drawn.emplace(blank); });
  add(mix, [&](GoalFields& it) {
    it.drawn.emplace(blank);
    REQUIRE_FALSE(it.drawn->add(Rule{RuleKind::Cage, {Cell{0}, Cell{1}}, {5}}));
  });
  add(mix, [&](GoalFields& it) { it.drawn.emplace(grid_of('1' + std::string(80, '.'))); });
  for (std::size_t one = 0; one < goals.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      CAPTURE(one, other);
      CHECK(hash_of(goals[one]) != hash_of(goals[other]));
    }
  }
}

TEST_CASE("hashes of goals never change", "[api][goal]") {
  // Everybody's seeds depend on these numbers: books, links and daily puzzles.
  GoalFields easy;
  easy.level = "easy";
  easy.symmetry = "180";
  easy.clues = "34-40";
  GoalFields killer;
  killer.rules = "killer";
  killer.level = "easy";
  CHECK(hash_of({}) == 0xe17ab89a2ef5fb9c);
  CHECK(hash_of(easy) == 0xf1fc246bbb933fc8);
  CHECK(hash_of(killer) == 0xc8004eb34ef74101);
  CHECK(hash_of_pencil_marks(*Layout::classic()) == 0x9d39492a9860a7f7);
  CHECK(seed_of_goal(1, 0) == 0x8dd2b9bc6a804416);
}

TEST_CASE("in the first edition the seed alone counts", "[api][goal]") {
  GoalFields fields;
  fields.edition = kFirstEdition;
  CHECK(seed_of_goal(hash_of(fields), 42) == 42);
  fields.level = "hard";
  CHECK(seed_of_goal(hash_of(fields), 42) == 42);
  fields.rules = "killer";
  CHECK(seed_of_goal(hash_of(fields), 42) == 42);
  fields.edition = kNewestEdition + 1;
  const auto refused = read_rule_goal(fields);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().fault == GoalFault::BadBounds);
  CHECK(refused.error().field == "edition");
}
