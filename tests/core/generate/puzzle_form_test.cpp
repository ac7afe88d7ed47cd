#include "core/generate/puzzle_form.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

PuzzleForm form_of(const char* layout, Symmetry symmetry, int fewest, int most) {
  PuzzleForm form;
  form.layout = layout_of_name(layout).value();
  form.symmetry = symmetry;
  form.fewest_clues = fewest;
  form.most_clues = most;
  return form;
}

}  // namespace

TEST_CASE("a symmetry allows some numbers of clues", "[generate]") {
  struct Case {
    const char* layout;
    Symmetry symmetry;
    int fewest, most;
    std::vector<int> counts;
  };
  const Case cases[] = {
      {"3x3", Symmetry::None, 30, 33, {30, 31, 32, 33}},
      {"3x3", Symmetry::HalfTurn, 30, 33, {30, 31, 32, 33}},
      {"2x2", Symmetry::HalfTurn, 4, 7, {4, 6}},  // no cell in the centre
      {"3x3", Symmetry::QuarterTurn, 26, 33, {28, 29, 32, 33}},
      {"3x3", Symmetry::QuarterTurn, 78, 0, {80, 81}},
      {"3x3", Symmetry::Diagonal, 30, 31, {30, 31}},
      {"3x3", Symmetry::Full, 26, 33, {28, 29, 32, 33}},
      {"2x3", Symmetry::Full, 9, 15, {12}},
      {"2x2", Symmetry::QuarterTurn, 5, 7, {}},
  };
  for (const Case& each : cases) {
    const PuzzleForm form = form_of(each.layout, each.symmetry, each.fewest, each.most);
    CHECK(possible_clue_counts(form) == each.counts);
    CHECK((error_in(form) == GenerateError::NotSymmetric) == each.counts.empty());
  }
}

TEST_CASE("the orbits of digits to keep are clues", "[generate]") {
  PuzzleForm form = form_of("3x3", Symmetry::Full, 17, 20);
  form.keep = grid_of("1" + std::string(39, '.') + "2" + std::string(40, '.'));  // a corner and the centre
  CHECK(possible_clue_counts(form) == std::vector<int>{17});
  form.fewest_clues = 18;
  CHECK(error_in(form) == GenerateError::NotSymmetric);
}

TEST_CASE("forms that cannot be met are refused", "[generate]") {
  struct Case {
    const char* layout;
    int fewest, most;
    std::optional<GenerateError> error;
  };
  const Case cases[] = {
      {"3x3", 0, 0, std::nullopt},
      {"3x3", 17, 17, std::nullopt},
      {"3x3", 10, 17, std::nullopt},
      {"3x3", 10, 16, GenerateError::TooFewClues},
      {"3x3+x", 10, 16, std::nullopt},
      {"2x3", 8, 10, std::nullopt},
      {"3x3", 30, 20, GenerateError::BadClues},
      {"3x3", -1, 20, GenerateError::BadClues},
      {"3x3", 20, 82, GenerateError::BadClues},
  };
  for (const Case& each : cases) {
    CHECK(error_in(form_of(each.layout, Symmetry::None, each.fewest, each.most)) == each.error);
  }
}
