#include "core/general/clauses/assumption_search.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/full_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr std::size_t kMostListed = 3000;

// Puzzles by givens and assumptions, with their solutions by brute force.
class AssumedPuzzle {
 public:
  explicit AssumedPuzzle(const Grid& givens) : givens_(givens) { list_solutions(); }

  void fix(Candidate candidate) {
    givens_[candidate.cell] = candidate.digit;
    list_solutions();
  }
  void assume(Candidate candidate) {
    assumptions_.push_back(candidate);
    list_solutions();
  }
  void retract() {
    assumptions_.pop_back();
    list_solutions();
  }
  bool has_assumptions() const { return !assumptions_.empty(); }
  bool is_listed_whole() const { return solutions_.size() < kMostListed; }
  bool is_possible() const { return !solutions_.empty(); }
  bool has_solution(const std::string& symbols) const {
    return std::binary_search(solutions_.begin(), solutions_.end(), symbols);
  }
  // True when some solution has another digit in the cell of the candidate.
  bool has_other(Candidate candidate) const {
    return std::any_of(solutions_.begin(), solutions_.end(), [&](const std::string& solution) {
      return grid_of(solution, name_of(*givens_.layout()))[candidate.cell] != candidate.digit;
    });
  }

 private:
  void list_solutions() {
    Grid puzzle = givens_;
    bool agree = true;
    for (const auto& [cell, digit] : assumptions_) {
      agree = agree && (puzzle[cell].is_blank() || puzzle[cell] == digit);
      puzzle[cell] = digit;
    }
    solutions_ = agree ? brute_force(puzzle, kMostListed) : std::vector<std::string>();
    std::sort(solutions_.begin(), solutions_.end());
  }

  Grid givens_;
  std::vector<Candidate> assumptions_;
  std::vector<std::string> solutions_;
};

Candidate random_candidate(const Layout& layout, Random& random) {
  return {Cell{static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(layout.cell_count())))},
          Digit{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(layout.side())) + 1)}};
}

// Mostly a candidate of the full grid, so that most puzzles stay possible.
Candidate likely_candidate(const Grid& full, Random& random) {
  Candidate candidate = random_candidate(*full.layout(), random);
  if (random.below(8) != 0) candidate.digit = full[candidate.cell];
  return candidate;
}

void check_others(AssumptionSearch& search, const AssumedPuzzle& expected, const Layout& layout, Random& random) {
  Grid found(Layout::with_boxes(layout.box_rows(), layout.box_columns()));
  for (int question = 0; question < 6; ++question) {
    const Candidate candidate = random_candidate(layout, random);
    NodeMeter meter;
    const SearchEvent event = search.find_other(candidate, meter, found.digits());
    REQUIRE((event == SearchEvent::Solution) == expected.has_other(candidate));
    if (event != SearchEvent::Solution) {
      REQUIRE(event == SearchEvent::Exhausted);
      continue;
    }
    REQUIRE(found[candidate.cell] != candidate.digit);
    REQUIRE(expected.has_solution(symbols_of(found)));
  }
}

}  // namespace

TEST_CASE("a search under assumptions agrees with brute force while assumptions come and go", "[general]") {
  Random random(11);
  int contradictions = 0;
  for (const auto& [rows, columns] : {std::pair{2, 2}, {2, 3}, {3, 2}, {1, 5}}) {
    const LayoutRef layout = Layout::with_boxes(rows, columns);
    for (int round = 0; round < 12; ++round) {
      const Grid full = *random_full_grid(layout, random);
      const Grid givens = blanked(full, layout->cell_count() / 3, false, random);
      AssumptionSearch search(givens);
      AssumedPuzzle expected(givens);
      for (int step = 0; step < 12 && expected.is_listed_whole(); ++step) {
        const std::uint32_t kind = random.below(8);
        if (kind == 0 && expected.has_assumptions()) {
          search.retract();
          expected.retract();
        } else if (kind == 1 && expected.is_possible()) {
          const Candidate candidate = likely_candidate(full, random);
          if (givens[candidate.cell] == candidate.digit || !expected.has_solution(symbols_of(full))) continue;
          if (full[candidate.cell] != candidate.digit) continue;
          REQUIRE(search.fix(std::vector<Candidate>{candidate}));
          expected.fix(candidate);
        } else {
          const Candidate candidate = likely_candidate(full, random);
          expected.assume(candidate);
          // Propagation need not see a contradiction, but a contradiction that it reports is one.
          if (!search.assume(candidate)) {
            REQUIRE_FALSE(expected.is_possible());
            expected.retract();
            ++contradictions;
          }
        }
        check_others(search, expected, *layout, random);
      }
    }
  }
  CHECK(contradictions > 20);
}

TEST_CASE("contradictory givens and fixed candidates leave nothing to find", "[general]") {
  NodeMeter meter;
  Grid found(Layout::with_boxes(2, 2));
  AssumptionSearch contradiction(grid_of("1..1............", "2x2"));
  CHECK_FALSE(contradiction.possible());
  CHECK_FALSE(contradiction.assume({Cell{1}, Digit{2}}));
  CHECK(contradiction.find_other({Cell{1}, Digit{2}}, meter, found.digits()) == SearchEvent::Exhausted);
  AssumptionSearch search(grid_of("1234............", "2x2"));
  REQUIRE(search.possible());
  CHECK_FALSE(search.fix(std::vector<Candidate>{{Cell{4}, Digit{1}}}));
  CHECK_FALSE(search.possible());
}

TEST_CASE("a candidate that follows from the assumptions is placed, and no longer after a retraction", "[general]") {
  AssumptionSearch search(grid_of("12..34..........", "2x2"));
  CHECK_FALSE(search.is_placed({Cell{3}, Digit{4}}));
  REQUIRE(search.assume({Cell{2}, Digit{3}}));
  CHECK(search.is_placed({Cell{3}, Digit{4}}));
  CHECK_FALSE(search.assume({Cell{3}, Digit{3}}));
  CHECK(search.assumption_count() == 1);
  search.retract();
  CHECK_FALSE(search.is_placed({Cell{3}, Digit{4}}));
  REQUIRE(search.assume({Cell{3}, Digit{3}}));
}

TEST_CASE("a search under assumptions that runs out of budget goes on when asked again", "[general]") {
  AssumptionSearch search(Grid(Layout::with_boxes(4, 4)));
  Grid found(Layout::with_boxes(4, 4));
  NodeMeter short_of(Control{{}, 5, {}});
  CHECK(search.find_other({Cell{0}, Digit{1}}, short_of, found.digits()) == SearchEvent::OutOfBudget);
  NodeMeter meter;
  REQUIRE(search.find_other({Cell{0}, Digit{1}}, meter, found.digits()) == SearchEvent::Solution);
  CHECK(is_solution_of(found, Grid(found.layout())));
  CHECK(found[Cell{0}] != Digit{1});
}
