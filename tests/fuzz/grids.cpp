// Random puzzles of random layouts: every search gives the same answers. Small ones are also solved by trying every
// digit.

#include "tests/support/grids.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/api/nonet.h"
#include "core/solve/solve_backend.h"
#include "tests/fuzz/fuzz.h"

namespace nonet::fuzz {

namespace {

constexpr std::array<std::string_view, 14> kSmall{"2x2",
                                                  "2x2+x",
                                                  "2x2+disjoint",
                                                  "2x2+antiking",
                                                  "1x4",
                                                  "1x4+x",
                                                  "1x4+antiknight",
                                                  "1x3",
                                                  "1x5+antiknight",
                                                  "2x3",
                                                  "2x3+x",
                                                  "1x6+antiking",
                                                  "jigsaw:1122112233443344",
                                                  "jigsaw:1112122233343444"};
constexpr std::array<std::string_view, 3> kFull{
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    "987654321246173985351928746128537694634892157795461832519286473472319568863745219",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"};
constexpr std::size_t kMostTried = 400;

std::size_t at(Cell cell, int digit, int side) {
  return cell.index * static_cast<std::size_t>(side) + static_cast<std::size_t>(digit - 1);
}

// A puzzle whose digits and candidates come from the bytes: a byte for each cell, then one for each cell with given
// candidates.
Puzzle small_puzzle(const LayoutRef& layout, Bytes& input) {
  Grid givens(layout);
  const int side = layout->side();
  const std::size_t blanks = 1 + input.below(8);
  const bool has_candidates = input.below(2) == 1;
  for (Digit& digit : givens.digits()) {
    const std::size_t value = input.below(static_cast<std::size_t>(side) * (blanks + 1));
    if (value < static_cast<std::size_t>(side)) digit = Digit{static_cast<std::uint8_t>(value + 1)};
  }
  if (!has_candidates) return Puzzle(std::move(givens));
  std::vector<DigitSet> candidates;
  for (std::size_t cell = 0; cell < givens.digits().size(); ++cell) {
    const std::uint64_t bits = input.byte();
    candidates.push_back(bits % 4 == 0 ? DigitSet::from_bits(bits >> 2) : DigitSet::full(side));
  }
  return Puzzle(std::move(givens), std::move(candidates));
}

void solve_small(Bytes input) {
  const LayoutRef layout = layout_of_name(kSmall[input.below(kSmall.size())]).value();
  const Puzzle puzzle = small_puzzle(layout, input);
  const int side = layout->side();
  const std::vector<std::string> all = test::brute_force(puzzle, kMostTried + 1);
  const bool is_all = all.size() <= kMostTried;

  const SolutionCount counted = count_solutions(puzzle, kMostTried + 1);
  require(counted.count == all.size(), "the count of a search is that of trying all");
  require(has_unique_solution(puzzle) == (all.size() == 1), "a puzzle with one solution is known as such");
  std::vector<std::string> found;
  for (const Grid& solution :
       solve(puzzle, {.limit = kMostTried + 1, .keep = kMostTried + 1, .control = {}}).solutions) {
    found.push_back(test::symbols_of(solution));
  }
  std::sort(found.begin(), found.end());
  if (is_all) require(found == all, "the solutions of a search are those of trying all");
  if (!is_all) return;

  std::vector<std::uint64_t> weights(static_cast<std::size_t>(layout->cell_count() * side));
  for (const std::string& solution : all) {
    for (std::uint16_t cell = 0; cell < solution.size(); ++cell) ++weights[at(Cell{cell}, solution[cell] - '0', side)];
  }
  Random random(input.byte());
  const SolutionTally tally = tally_solutions(puzzle, kUnlimited, random);
  require(tally.exact && tally.count == all.size() && tally.weights == weights, "the tally is that of all solutions");
  const TrueCandidates candidates = true_candidates(puzzle);
  for (std::size_t index = 0; index < weights.size(); ++index) {
    require(candidates.found[index] == (weights[index] > 0), "a true candidate is in a solution");
  }
}

// A classic puzzle: part of a full grid, with one digit changed now and then, and with given candidates now and then.
void solve_classic(Bytes input) {
  const std::string_view full = kFull[input.below(kFull.size())];
  const std::size_t clues = 40 + input.below(216);
  const bool is_wrong = input.below(8) == 0;
  const bool has_candidates = input.below(2) == 1;
  Grid grid(Layout::classic());
  std::vector<DigitSet> candidates;
  for (std::uint16_t cell = 0; cell < 81; ++cell) {
    const std::uint8_t byte = input.byte();
    const Digit digit{static_cast<std::uint8_t>(full[cell] - '0')};
    if (byte > clues) grid[Cell{cell}] = digit;
    if (is_wrong && byte == 0) grid[Cell{cell}] = Digit{static_cast<std::uint8_t>(1 + cell % 9)};
    candidates.push_back(
        DigitSet::from_bits((std::uint64_t{byte} << 1 | cell % 2) | std::uint64_t{1} << (digit.value - 1)));
  }
  const Puzzle puzzle = has_candidates ? Puzzle(grid, candidates) : Puzzle(grid);
  constexpr std::uint32_t kLimit = 50;

  const std::array<ClassicCandidates, 1> problem{classic_candidates(puzzle)};
  const SolutionCount counted = count_solutions(puzzle, kLimit);
  for (const SolveBackend& backend : solve_backends()) {
    std::array<BatchAnswer, 1> answers;
    solve_batch(problem, kLimit, answers, backend);
    require(answers[0].count == counted.count, "every instruction set counts the same");
    if (answers[0].count == 0) continue;
    Grid solution(Layout::classic());
    std::copy(answers[0].solution.begin(), answers[0].solution.end(), solution.digits().begin());
    require(test::is_solution_of(solution, grid), "a solution keeps the rules and the givens");
    for (std::uint16_t cell = 0; cell < 81; ++cell) {
      require(PuzzleView(puzzle).allows(Cell{cell}, solution[Cell{cell}]), "a solution keeps the given candidates");
    }
  }
  if (puzzle.has_given_candidates() || !counted.exact) return;
  const ExactCount exact = exact_count(grid);
  require(exact.exact && exact.count.to_string() == std::to_string(counted.count),
          "the exact count is that of the search");
}

void run(Bytes input) {
  if (input.below(2) == 0) {
    solve_small(input);
  } else {
    solve_classic(input);
  }
}

constexpr std::array<std::string_view, 4> kWords{std::string_view("\0\0\0\0", 4), "\xff\xff\xff\xff", "\1\2\3\4",
                                                 "\x80\x40\x20\x10"};
constexpr std::array<std::string_view, 4> kInputs{
    std::string_view("\0\0\7\0\0\1\2\3\x10\x20\x30\x40\x50\x60\x70\x80\x90\xa0\xb0\xc0", 20),
    std::string_view("\0\12\4\1\0\1\2\3\x11\x21\x31\x41\x51\x61\x71\x81\x91\xa1\xb1\xc1\x04\x08\x0c\x10\x14\x18", 26),
    std::string_view(
        "\1\0\x90\1\0\xff\x20\xff\x30\xff\x40\xff\x50\xff\x60\xff\x70\xff\x80\xff\x90\xff\xa0\xff\xb0\xff\xc0", 27),
    std::string_view(
        "\1\1\x60\1\1\xff\x20\xff\x30\xff\x40\xff\x50\xff\x60\xff\x70\xff\x80\xff\x90\xff\xa0\xff\xb0\xff\xc0", 27)};

}  // namespace

const Target& grids_target() {
  static const Target target{"grids", "puzzles of small and classic layouts, solved in several ways", run, kWords,
                             kInputs};
  return target;
}

}  // namespace nonet::fuzz
