#include "core/generate/classroom_methods.h"

#include <algorithm>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

PuzzleForm form_of(const char* layout, Method method) {
  PuzzleForm form;
  form.layout = layout_of_name(layout).value();
  form.method = method;
  return form;
}

}  // namespace

TEST_CASE("shifted rows make a full grid of any layout with boxes", "[generate]") {
  for (const char* layout : {"2x2", "2x3", "3x2", "3x3", "2x5", "4x4", "1x5"}) {
    const LayoutRef ref = layout_of_name(layout).value();
    CHECK(is_solution_of(shifted_grid(ref), Grid(ref)));
  }
  CHECK(symbols_of(shifted_grid(Layout::with_boxes(2, 3))) == "123456456123234561561234345612612345");
}

TEST_CASE("classroom puzzles have one solution and the number of clues of their method", "[generate]") {
  struct Case {
    const char* layout;
    Method method;
    int fewest, most;
    int least_clues, most_clues;
  };
  const Case cases[] = {
      {"3x3", Method::Swap, 0, 0, 41, 42},    {"3x3", Method::Shift, 0, 0, 41, 41},
      {"2x2", Method::Swap, 0, 0, 8, 8},      {"2x3", Method::Swap, 0, 0, 18, 18},
      {"2x3", Method::Shift, 0, 0, 18, 18},   {"3x3", Method::Swap, 50, 52, 50, 52},
      {"3x3", Method::Shift, 50, 50, 50, 50},
  };
  for (const Case& each : cases) {
    PuzzleForm form = form_of(each.layout, each.method);
    form.fewest_clues = each.fewest;
    form.most_clues = each.most;
    for (std::uint64_t index = 0; index < 5; ++index) {
      const auto made = generate(form, 6, index);
      REQUIRE(made);
      const auto& [puzzle, solution] = made.value();
      CHECK(has_unique_solution(puzzle));
      CHECK(is_solution_of(solution, puzzle));
      CHECK((puzzle.clue_count() >= each.least_clues && puzzle.clue_count() <= each.most_clues));
    }
  }
}

TEST_CASE("classroom attempts with several solutions give no draft", "[generate]") {
  const PuzzleForm form = form_of("3x3", Method::Shift);
  std::vector<DraftKey> keys;
  for (std::uint64_t index = 0; index < 50; ++index) keys.push_back({1, index, 0});
  const auto drafts = generate_classroom_drafts(form, keys, {});
  REQUIRE(drafts);
  const auto is_none = [](const Draft& draft) { return !draft.has_value(); };
  CHECK(std::count_if(drafts.value().begin(), drafts.value().end(), is_none) > 0);
}

TEST_CASE("a search for classroom puzzles makes no other puzzles, even when many are rejected", "[generate]") {
  DraftSearch search(form_of("3x3", Method::Swap), 1, 0);
  for (int draft = 0; draft < 200; ++draft) {
    const auto made = search.next(10'000);
    REQUIRE(made);
    const int clues = made.value().puzzle.clue_count();
    CHECK((clues == 41 || clues == 42));
    search.report(200 - draft);
  }
}

TEST_CASE("classroom methods refuse what they cannot make", "[generate]") {
  CHECK_FALSE(error_in(form_of("3x3", Method::Swap)));
  CHECK(error_in(form_of("3x3+x", Method::Swap)) == GenerateError::WrongMethod);
  PuzzleForm minimal = form_of("3x3", Method::Shift);
  minimal.minimal = true;
  CHECK(error_in(minimal) == GenerateError::WrongMethod);
  PuzzleForm start = form_of("2x2", Method::Swap);
  start.start = grid_of("1234341221434321", "2x2");
  CHECK_FALSE(error_in(start));
  start.start = grid_of("123434122143432.", "2x2");
  CHECK(error_in(start) == GenerateError::BadStart);
  start.start = grid_of("1234341221434322", "2x2");
  CHECK(error_in(start) == GenerateError::BadStart);
  start.method = Method::Remove;
  CHECK(error_in(start) == GenerateError::WrongMethod);
}
