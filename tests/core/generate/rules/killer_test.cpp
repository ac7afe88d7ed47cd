#include "core/generate/rules/killer.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/rules/cage_partition.h"
#include "core/grid/rule_table.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/rounds.h"
#include "tests/support/rule_backtracker.h"
#include "tests/support/rules.h"

using namespace nonet;
using test::grid_of;
using test::rounds;

namespace {

// A bound that hardly any killer of the tests reaches; where it is reached, nothing is known.
constexpr std::uint64_t kMaxDigits = 20'000;

std::optional<std::vector<std::string>> two_solutions(const Puzzle& puzzle) {
  return test::RuleBacktracker(puzzle).solutions(2, kMaxDigits);
}

bool is_connected(const Rule& cage, const Layout& layout) {
  std::set<std::uint16_t> left;
  for (const Cell cell : cage.cells) left.insert(cell.index);
  std::vector<std::uint16_t> reached{*left.begin()};
  left.erase(left.begin());
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (auto cell = left.begin(); cell != left.end();) {
      const int down = std::abs(layout.row(Cell{*cell}) - layout.row(Cell{reached[next]}));
      const int across = std::abs(layout.column(Cell{*cell}) - layout.column(Cell{reached[next]}));
      if (down + across != 1) {
        ++cell;
        continue;
      }
      reached.push_back(*cell);
      cell = left.erase(cell);
    }
  }
  return left.empty();
}

Puzzle with_rules(const Puzzle& puzzle, const std::vector<Rule>& rules) {
  Puzzle made(puzzle.givens());
  for (const Rule& rule : rules) REQUIRE_FALSE(made.add(rule).has_value());
  return made;
}

std::vector<Rule> rules_of(const Puzzle& puzzle) { return {puzzle.own_rules().begin(), puzzle.own_rules().end()}; }

bool touch(const Rule& one, const Rule& other, const Layout& layout) {
  Rule both = one;
  both.cells.insert(both.cells.end(), other.cells.begin(), other.cells.end());
  return is_connected(both, layout);
}

std::optional<Rule> merged(const Rule& one, const Rule& other, const Grid& solution) {
  Rule both = one;
  both.cells.insert(both.cells.end(), other.cells.begin(), other.cells.end());
  both.values = {static_cast<std::uint16_t>(one.values[0] + other.values[0])};
  std::set<int> digits;
  for (const Cell cell : both.cells) digits.insert(solution[cell].value);
  if (digits.size() < both.cells.size()) return std::nullopt;
  return both;
}

std::string turned(const Rule& cage, int cells) {
  std::set<int> indices;
  for (const Cell cell : cage.cells) indices.insert(cells - 1 - cell.index);
  std::string names;
  for (const int index : indices) names += std::to_string(index) + ' ';
  return names;
}

}  // namespace

TEST_CASE("a killer has one solution and the cages that were asked for", "[generate][rules]") {
  struct Case {
    const char* layout;
    int fewest;
    int most;
    Symmetry symmetry;
    int givens;
    bool only_needed;
    std::uint64_t seeds;
  };
  const std::vector<Case> cases{
      {"2x2", 1, 4, Symmetry::None, 0, false, 30},     {"2x2", 2, 3, Symmetry::HalfTurn, 0, true, 30},
      {"2x3", 2, 6, Symmetry::None, 0, true, 30},      {"2x3", 2, 4, Symmetry::HalfTurn, 0, false, 30},
      {"2x3", 1, 3, Symmetry::None, 4, true, 20},      {"2x3+x", 2, 5, Symmetry::None, 0, true, 20},
      {"2x4", 2, 4, Symmetry::None, 0, false, 4},      {"3x3", 2, 3, Symmetry::None, 0, false, 3},
      {"3x3", 1, 5, Symmetry::HalfTurn, 10, false, 3}, {"3x3", 2, 5, Symmetry::None, 30, true, 6},
  };
  int unknown = 0;
  for (const Case& each : cases) {
    for (std::uint64_t seed = 0; seed < rounds(each.seeds, (each.seeds + 4) / 5); ++seed) {
      CAPTURE(&each - cases.data(), seed);
      KillerForm form;
      form.layout = layout_of_name(each.layout).value();
      form.fewest_cells = each.fewest;
      form.most_cells = each.most;
      form.symmetry = each.symmetry;
      form.givens = each.givens;
      form.only_needed_cages = each.only_needed;
      const auto made = random_killer(form, seed);
      REQUIRE(made);
      const Puzzle& puzzle = made.value().puzzle;
      const Layout& layout = *puzzle.layout();
      CHECK(puzzle.givens().clue_count() == each.givens);
      std::size_t covered = 0;
      std::set<std::string> cages;
      for (const Rule& cage : puzzle.own_rules()) {
        covered += cage.cells.size();
        CHECK(cage.kind == RuleKind::Cage);
        CHECK(cage.values.size() == 1);
        CHECK(cage.cells.size() >= static_cast<std::size_t>(each.fewest));
        CHECK(cage.cells.size() <= static_cast<std::size_t>(each.most));
        CHECK(is_connected(cage, layout));
        CHECK(test::keeps_rule(made.value().solution, cage, puzzle.own_rules()));
        std::string names;
        for (const Cell cell : cage.cells) names += std::to_string(cell.index) + ' ';
        cages.insert(names);
      }
      if (!each.only_needed) CHECK(covered == static_cast<std::size_t>(layout.cell_count()));
      if (each.symmetry == Symmetry::HalfTurn) {
        for (const Rule& cage : puzzle.own_rules()) CHECK(cages.contains(turned(cage, layout.cell_count())));
      }
      const auto solutions = two_solutions(puzzle);
      unknown += !solutions;
      if (solutions) REQUIRE(*solutions == std::vector<std::string>{test::symbols_of(made.value().solution)});
    }
  }
  CHECK(unknown <= 2);
}

TEST_CASE("no cage of a killer can be left out, and no two neighbours can be merged", "[generate][rules]") {
  for (std::uint64_t seed = 0; seed < 25; ++seed) {
    KillerForm form;
    form.layout = Layout::of_side(seed % 2 == 0 ? 4 : 6);
    form.most_cells = 4;
    form.only_needed_cages = seed % 3 > 0;
    const auto made = random_killer(form, seed);
    REQUIRE(made);
    CAPTURE(seed);
    CHECK(made.value().every_question_decided);
    const Puzzle& puzzle = made.value().puzzle;
    const std::vector<Rule> cages = rules_of(puzzle);
    for (std::size_t cage = 0; cage < cages.size(); ++cage) {
      std::vector<Rule> others = cages;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(cage));
      if (form.only_needed_cages) REQUIRE(two_solutions(with_rules(puzzle, others)).value().size() == 2);
      for (std::size_t other = cage + 1; other < cages.size(); ++other) {
        const std::optional<Rule> both = merged(cages[cage], cages[other], made.value().solution);
        if (!both || both->cells.size() > 4 || !touch(cages[cage], cages[other], *puzzle.layout())) continue;
        std::vector<Rule> with = others;
        with.erase(with.begin() + static_cast<std::ptrdiff_t>(other - 1));
        with.push_back(*both);
        REQUIRE(two_solutions(with_rules(puzzle, with)).value().size() == 2);
      }
    }
  }
}

TEST_CASE("jigsaws become killers, too", "[generate][rules]") {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    KillerForm form;
    form.jigsaw_side = 5 + static_cast<int>(seed % 2);
    const auto made = random_killer(form, seed);
    REQUIRE(made);
    CAPTURE(seed);
    CHECK_FALSE(made.value().puzzle.layout()->has_boxes());
    CHECK(two_solutions(made.value().puzzle) == std::vector<std::string>{test::symbols_of(made.value().solution)});
  }
}

TEST_CASE("the seed decides about a killer", "[generate][rules]") {
  KillerForm form;
  const auto made = random_killer(form, 7);
  REQUIRE(made);
  const auto again = random_killer(form, 7);
  CHECK(again.value().puzzle == made.value().puzzle);
  CHECK_FALSE(random_killer(form, 8).value().puzzle == made.value().puzzle);
}

TEST_CASE("impossible forms of killers are refused, and a stop ends the work", "[generate][rules]") {
  const auto error_of = [](auto&& change) {
    KillerForm form;
    change(form);
    return random_killer(form, 1).error();
  };
  CHECK(error_of([](KillerForm& form) { form.fewest_cells = 0; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) { form.fewest_cells = 6; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) { form.most_cells = 10; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) { form.givens = 82; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) { form.givens = -1; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) { form.symmetry = Symmetry::Diagonal; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) { form.layout = Layout::of_side(25); }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) { form.jigsaw_side = 17; }) == RulePuzzleError::BadForm);
  CHECK(error_of([](KillerForm& form) {
          form.symmetry = Symmetry::HalfTurn;
          form.most_cells = 2;
        }) == RulePuzzleError::BadForm);
  // Four cages of four cells each that are regions, or nearly, say too little.
  CHECK(error_of([](KillerForm& form) {
          form.layout = Layout::of_side(4);
          form.fewest_cells = form.most_cells = 4;
        }) == RulePuzzleError::NotFound);
  StopSource source;
  source.request_stop();
  CHECK(random_killer({}, 1, StopToken(source)).error() == RulePuzzleError::Stopped);
}

TEST_CASE("cages that are merged with their images stay turned by half", "[generate][rules]") {
  Random random(3);
  const Grid solution = grid_of("123456456123231564564231312645645312", "2x3");
  for (int round = 0; round < 200; ++round) {
    CagePartition partition(solution, true);
    for (int step = 0; step < 40; ++step) {
      const auto pairs = partition.neighbors();
      const auto& [first, second] = pairs[random.below(static_cast<std::uint32_t>(pairs.size()))];
      if (random.below(8) == 0) {
        partition.dissolve(first);
      } else {
        partition.merge(first, second, 5);
      }
      std::size_t cells = 0;
      for (std::size_t cage = 0; cage < partition.cages().size(); ++cage) {
        if (partition.cages()[cage].empty()) continue;
        cells += partition.cages()[cage].size();
        const Rule rule = partition.rule(cage);
        REQUIRE(rule.cells.size() <= 5);
        REQUIRE(is_connected(rule, *solution.layout()));
        REQUIRE(test::keeps_rule(solution, rule, {}));
        const std::size_t image = partition.image(cage);
        for (const Cell cell : rule.cells) {
          REQUIRE(partition.cage_of(cell) == cage);
          REQUIRE(partition.cage_of(Cell{static_cast<std::uint16_t>(35 - cell.index)}) == image);
        }
      }
      REQUIRE(cells == 36);
    }
  }
}
