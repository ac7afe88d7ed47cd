#include "core/generate/word_in_solution.h"

#include <algorithm>
#include <set>
#include <string>

#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// Where a solution has the digits 1 to n in their order: rows r, columns c, the main diagonal d, the other one D. Looks
// at all places of the canvas, each direction alone.
std::set<char> places_of_word(const Grid& solution) {
  const Layout& layout = *solution.layout();
  std::set<char> places;
  const auto look = [&](char place, int row, int column, int down, int right) {
    for (int i = 0; i < layout.digit_count(); ++i) {
      const auto cell = layout.cell_at(row + i * down, column + i * right);
      if (!cell || solution[*cell].value != i + 1) return;
    }
    places.insert(place);
  };
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < layout.columns(); ++column) {
      look('r', row, column, 0, 1);
      look('c', row, column, 1, 0);
      if (layout.is_square() && row == 0 && column == 0) look('d', row, column, 1, 1);
      if (layout.is_square() && row == 0 && column == layout.side() - 1) look('D', row, column, 1, -1);
    }
  }
  return places;
}

}  // namespace

TEST_CASE("a puzzle with a word is the puzzle of its key with other digits, and the word is in its solution",
          "[generate]") {
  struct Case {
    const char* layout;
    std::uint64_t puzzles;
    std::string places;
  };
  // The diagonals of 3x3+x hold every digit.
  for (const auto& [layout, puzzles, places] :
       {Case{"3x3", 40, "cr"}, Case{"3x3+x", 40, "Dcdr"}, Case{"2x2", 40, "Dcdr"}, Case{"2x3", 20, "cr"},
        Case{"samurai", 2, ""}, Case{"shape:6x8", 2, ""}, Case{"4x4", 1, ""}}) {
    INFO(layout);
    PuzzleForm form;
    form.layout = layout_of_name(layout).value();
    PuzzleForm with_word = form;
    with_word.digits_in_order = true;
    std::set<char> found;
    for (std::uint64_t index = 0; index < puzzles; ++index) {
      const GeneratedPuzzle plain = generate(form, 1, index).value();
      const auto made = generate(with_word, 1, index);
      REQUIRE(made);
      const auto& [puzzle, solution] = made.value();
      CHECK(is_solution_of(solution, puzzle));
      if (form.layout->cell_count() <= 81) CHECK(has_unique_solution(puzzle));
      const std::set<char> of_word = places_of_word(solution);
      CHECK_FALSE(of_word.empty());
      found.insert(of_word.begin(), of_word.end());
      std::set<std::pair<int, int>> exchanged;
      for (std::uint16_t cell = 0; cell < form.layout->cell_count(); ++cell) {
        exchanged.emplace(plain.solution[Cell{cell}].value, solution[Cell{cell}].value);
        CHECK(plain.puzzle[Cell{cell}].is_blank() == puzzle[Cell{cell}].is_blank());
      }
      CHECK(static_cast<int>(exchanged.size()) == form.layout->digit_count());
    }
    CHECK(std::includes(found.begin(), found.end(), places.begin(), places.end()));
  }
}

TEST_CASE("a word takes the line with the fewest clues", "[generate]") {
  // Column 3 has no clue. No diagonal has every digit.
  const Grid solution = grid_of("1234341221434321", "2x2");
  const Grid puzzle = grid_of("12..3..22..3.3.1", "2x2");
  const GeneratedPuzzle made = with_digits_in_order({puzzle, solution});
  CHECK(places_of_word(made.solution) == std::set<char>{'c'});
}

TEST_CASE("a walk keeps the word", "[generate]") {
  PuzzleForm form;
  form.digits_in_order = true;
  form.fewest_clues = 22;
  form.most_clues = 24;
  DraftSearch search(form, 4, 0);
  int drafts = 0;
  while (auto draft = search.next(400)) {
    ++drafts;
    CHECK_FALSE(places_of_word(draft.value().solution).empty());
    search.report(draft.value().puzzle.clue_count());
  }
  CHECK(drafts > 100);
}

TEST_CASE("layouts without a line of every digit have no word", "[generate]") {
  for (const char* layout : {"1-9@7x7", "0-9"}) {
    PuzzleForm form;
    const auto read = layout_of_name(layout);
    if (!read) continue;
    form.layout = read.value();
    CHECK(error_in(form) != GenerateError::NoLineForWord);
    form.digits_in_order = true;
    CHECK(error_in(form) == GenerateError::NoLineForWord);
  }
  PuzzleForm form;
  form.digits_in_order = true;
  form.keep = grid_of(std::string(80, '.') + "5");
  CHECK(error_in(form) == GenerateError::KeepImpossible);
}
