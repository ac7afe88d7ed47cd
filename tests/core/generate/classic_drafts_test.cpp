#include "core/generate/classic/classic_drafts.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

std::vector<DraftKey> keys_of(std::uint64_t seed, std::uint64_t count) {
  std::vector<DraftKey> keys;
  for (std::uint64_t index = 0; index < count; ++index) keys.push_back({seed, index, index % 3});
  return keys;
}

std::vector<std::string> symbols_of(const std::vector<Draft>& drafts) {
  std::vector<std::string> symbols;
  for (const Draft& draft : drafts) symbols.push_back(draft ? nonet::test::symbols_of(draft->puzzle) : "none");
  return symbols;
}

std::vector<std::string> drafts_in_blocks(const PuzzleForm& form, std::span<const DraftKey> keys, std::size_t block,
                                          const SolveBackend& backend) {
  std::vector<std::string> drafts;
  while (!keys.empty()) {
    const std::size_t count = std::min(block, keys.size());
    const auto made = generate_classic_drafts(form, keys.first(count), backend, {});
    for (std::string& draft : symbols_of(made.value())) drafts.push_back(std::move(draft));
    keys = keys.subspan(count);
  }
  return drafts;
}

PuzzleForm form_of(Symmetry symmetry, int fewest, int most, bool minimal, Method method) {
  PuzzleForm form;
  form.symmetry = symmetry;
  form.fewest_clues = fewest;
  form.most_clues = most;
  form.minimal = minimal;
  form.method = method;
  return form;
}

const PuzzleForm kForms[] = {
    form_of(Symmetry::None, 0, 0, false, Method::Remove),
    form_of(Symmetry::None, 30, 33, false, Method::Remove),
    form_of(Symmetry::None, 22, 23, true, Method::Remove),
    form_of(Symmetry::HalfTurn, 0, 0, false, Method::Remove),
    form_of(Symmetry::HalfTurn, 29, 29, false, Method::Remove),
    form_of(Symmetry::QuarterTurn, 28, 33, false, Method::Remove),
    form_of(Symmetry::Horizontal, 0, 0, false, Method::Remove),
    form_of(Symmetry::Vertical, 30, 40, false, Method::Remove),
    form_of(Symmetry::Diagonal, 0, 0, false, Method::Remove),
    form_of(Symmetry::Diagonals, 32, 40, false, Method::Remove),
    form_of(Symmetry::Full, 0, 0, false, Method::Remove),
    form_of(Symmetry::None, 0, 0, false, Method::Add),
    form_of(Symmetry::HalfTurn, 26, 50, false, Method::Add),
    form_of(Symmetry::Full, 36, 48, false, Method::Add),
    form_of(Symmetry::None, 81, 81, false, Method::Add),
    form_of(Symmetry::None, 17, 24, true, Method::Add),
};

}  // namespace

TEST_CASE("classic drafts have the form that was asked for", "[generate]") {
  for (const PuzzleForm& form : kForms) {
    INFO(name_of(form.symmetry) << " " << form.fewest_clues << "-" << form.most_clues);
    const auto drafts = generate_classic_drafts(form, keys_of(1, 40), fastest_backend(), {});
    int made = 0;
    for (const Draft& draft : drafts.value()) {
      if (!draft) continue;
      ++made;
      CHECK(is_solution_of(draft->solution, draft->puzzle));
      CHECK(has_unique_solution(draft->puzzle));
      CHECK(has_symmetry(draft->puzzle, form.symmetry));
      CHECK(draft->puzzle.clue_count() >= form.fewest_clues);
      if (form.most_clues > 0) CHECK(draft->puzzle.clue_count() <= form.most_clues);
    }
    CHECK(made > 0);
  }
}

TEST_CASE("no orbit of a minimal draft can be removed", "[generate]") {
  for (const PuzzleForm& form : kForms) {
    if (!form.minimal && form.most_clues != 0) continue;
    const auto drafts = generate_classic_drafts(form, keys_of(2, 20), fastest_backend(), {});
    for (const Draft& draft : drafts.value()) {
      if (!draft) continue;
      for (const Orbit& orbit : orbits(9, form.symmetry)) {
        Grid puzzle = draft->puzzle;
        for (const Cell cell : orbit) puzzle[cell] = kBlank;
        if (puzzle != draft->puzzle) CHECK_FALSE(has_unique_solution(puzzle));
      }
    }
  }
}

TEST_CASE("classic drafts are the same on every backend and in blocks of every size", "[generate]") {
  for (const PuzzleForm& form : kForms) {
    const std::vector<DraftKey> keys = keys_of(3, 37);
    const std::vector<std::string> expected = drafts_in_blocks(form, keys, 1, solve_backends().front());
    for (const SolveBackend& backend : solve_backends()) {
      INFO(backend.name << " " << name_of(form.symmetry));
      for (const std::size_t block : {1, 5, 37}) CHECK(drafts_in_blocks(form, keys, block, backend) == expected);
    }
  }
}

TEST_CASE("digits to keep are clues", "[generate]") {
  const Grid keep = grid_of("12......." + std::string(27, '.') + "....5...." + std::string(36, '.'));
  for (const Method method : {Method::Remove, Method::Add}) {
    for (const Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn}) {
      PuzzleForm form = form_of(symmetry, 0, 0, false, method);
      form.keep = keep;
      const auto drafts = generate_classic_drafts(form, keys_of(4, 20), fastest_backend(), {});
      std::vector<std::string> solutions;
      for (const Draft& draft : drafts.value()) {
        REQUIRE(draft);
        CHECK(is_solution_of(draft->solution, keep));
        CHECK(is_solution_of(draft->solution, draft->puzzle));
        CHECK(has_unique_solution(draft->puzzle));
        CHECK(has_symmetry(draft->puzzle, symmetry));
        for (const int cell : {0, 1, 40}) {
          const Cell kept{static_cast<std::uint16_t>(cell)};
          CHECK(draft->puzzle[kept] == keep[kept]);
        }
        solutions.push_back(nonet::test::symbols_of(draft->solution));
      }
      std::sort(solutions.begin(), solutions.end());
      CHECK(std::unique(solutions.begin(), solutions.end()) == solutions.end());
    }
  }
}

TEST_CASE("digits that no full grid contains cannot be kept", "[generate]") {
  PuzzleForm form;
  // Row 1 needs its 9 in column 9, where column 9 has a 9.
  form.keep = grid_of("12345678." + std::string(17, '.') + "9" + std::string(54, '.'));
  for (const std::uint64_t keys : {1, 30}) {
    CHECK(generate_classic_drafts(form, keys_of(1, keys), fastest_backend(), {}).error() ==
          GenerateError::KeepImpossible);
  }
}

TEST_CASE("a neighbour has the solution of its puzzle, and the form", "[generate]") {
  for (const PuzzleForm& form : kForms) {
    const auto drafts = generate_classic_drafts(form, keys_of(5, 20), fastest_backend(), {});
    const auto puzzle =
        std::find_if(drafts.value().begin(), drafts.value().end(), [](const Draft& each) { return each; });
    REQUIRE(puzzle != drafts.value().end());
    const auto neighbours = exchange_clues(form, **puzzle, keys_of(6, 20));
    int made = 0;
    int different = 0;
    for (const Draft& neighbour : neighbours.value()) {
      if (!neighbour) continue;
      ++made;
      different += neighbour->puzzle != (*puzzle)->puzzle;
      CHECK(neighbour->solution == (*puzzle)->solution);
      CHECK(is_solution_of(neighbour->solution, neighbour->puzzle));
      CHECK(has_unique_solution(neighbour->puzzle));
      CHECK(has_symmetry(neighbour->puzzle, form.symmetry));
    }
    INFO(name_of(form.symmetry) << " " << form.fewest_clues << "-" << form.most_clues);
    CHECK(made > 0);
    if (form.fewest_clues < 81) CHECK(different > 0);
  }
}

TEST_CASE("a stop ends classic drafts at any look", "[generate]") {
  for (const SolveBackend& backend : solve_backends()) {
    for (const std::uint64_t keys : {1, 1000}) {
      // A single draft may be ready before the third look.
      for (const std::uint64_t look :
           keys == 1 ? std::vector<std::uint64_t>{1, 2} : std::vector<std::uint64_t>{1, 2, 4}) {
        const CountingStop stop(look);
        const auto stopped = generate_classic_drafts({}, keys_of(1, keys), backend, StopToken(stop));
        CHECK(stopped.error() == GenerateError::Stopped);
        CHECK(stop.looks() <= look + 1);
      }
    }
  }
}

TEST_CASE("drafts and their neighbours mostly have a house without clues where a form wants one", "[generate]") {
  const auto has_blank_house = [](const Draft& draft) {
    const Layout& layout = *draft->puzzle.layout();
    for (std::uint16_t house = 0; house < layout.house_count(); ++house) {
      const auto cells = layout.cells(House{house});
      if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return draft->puzzle[cell].is_blank(); }))
        return true;
    }
    return false;
  };
  const auto share = [&](const std::vector<Draft>& drafts) {
    const auto made = std::count_if(drafts.begin(), drafts.end(), [](const Draft& draft) { return draft.has_value(); });
    const auto blank = std::count_if(drafts.begin(), drafts.end(),
                                     [&](const Draft& draft) { return draft && has_blank_house(draft); });
    REQUIRE(made > 0);
    return static_cast<double>(blank) / static_cast<double>(made);
  };
  const std::vector<DraftKey> keys = keys_of(5, 200);
  for (const Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn}) {
    for (const Method method : {Method::Remove, Method::Add}) {
      PuzzleForm form;
      form.symmetry = symmetry;
      form.method = method;
      const double usual = share(generate_classic_drafts(form, keys, fastest_backend(), {}).value());
      form.blank_house = true;
      const std::vector<Draft> drafts = generate_classic_drafts(form, keys, fastest_backend(), {}).value();
      INFO(usual << " " << share(drafts));
      CHECK(share(drafts) > 2 * usual);
      CHECK(share(drafts) > 0.5);
      const auto blank = std::find_if(drafts.begin(), drafts.end(),
                                      [&](const Draft& draft) { return draft && has_blank_house(draft); });
      const auto neighbours = exchange_classic_clues(form, **blank, keys, fastest_backend(), {}).value();
      INFO(share(neighbours));
      CHECK(share(neighbours) > 0.5);
    }
  }
}
