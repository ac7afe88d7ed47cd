#include "core/rules/guess_choice.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/rules/lowering.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

constexpr std::array<CellIndex, 3> kFirst{0, 1, 2};
constexpr std::array<CellIndex, 3> kSecond{40, 41, 42};
constexpr std::array<CellIndex, 5> kLong{20, 30, 40, 50, 60};
constexpr CellIndex kFilled = 80;

// The sets of `count` consecutive digits.
std::vector<DigitMask> runs(int count) {
  std::vector<DigitMask> sets;
  for (int digit = 0; digit + count <= 9; ++digit) sets.push_back(static_cast<DigitMask>(((1 << count) - 1) << digit));
  return sets;
}

// Two lists of three cells, which are the first two conditions after the houses. No house is there.
RuleNetwork two_lists(const std::vector<DigitMask>& sets) {
  Lowering lowering = Lowering::of_rules(*Layout::classic());
  lowering.restrict(kFilled, digit_bit(9));
  lowering.digit_set(kFirst, sets);
  lowering.digit_set(kSecond, sets);
  return lowering.network();
}

bool has(std::span<const CellIndex> cells, const std::optional<RuleGuess>& guess) {
  return guess && std::find(cells.begin(), cells.end(), guess->cell) != cells.end();
}

// A guess in the second list fails because the first cannot be met. True when the first list gains more than the
// second. `is_late`: after the first halving of all weights.
bool guesses_in_first_list(const RuleNetwork& network, bool is_late) {
  GuessChoice choice(network);
  const RuleNode node(network);
  for (std::uint32_t each = 0; is_late && each < GuessChoice::kContradictionsBetweenHalvings; ++each)
    choice.blame({kFilled, digit_bit(9)}, std::nullopt);
  choice.blame({kSecond[0], digit_bit(9)}, network.first_house() + network.houses.size());
  return has(kFirst, choice.choose(node));
}

CellIndex first_guess(std::span<const CellIndex> small, std::vector<DigitMask> sets_of_small,
                      std::vector<DigitMask> sets_of_long) {
  Lowering lowering = Lowering::of_rules(*Layout::classic());
  lowering.digit_set(small, std::move(sets_of_small));
  lowering.digit_set(kLong, std::move(sets_of_long));
  const RuleNetwork network = lowering.network();
  const std::optional<RuleGuess> guess = GuessChoice(network).choose(RuleNode(network));
  REQUIRE(guess);
  return guess->cell;
}

}  // namespace

TEST_CASE("a guess that fails counts more than the line that fails, with renban lines only at first", "[rules]") {
  CHECK_FALSE(guesses_in_first_list(two_lists(runs(3)), false));
  CHECK(guesses_in_first_list(two_lists(runs(3)), true));
  for (const bool is_late : {false, true}) {
    CHECK_FALSE(guesses_in_first_list(two_lists(combinations(9, 3, 15)), is_late));
    // One set of digits, which happen to be consecutive: a cage.
    CHECK_FALSE(guesses_in_first_list(two_lists(combinations(9, 3, 6)), is_late));
  }
}

TEST_CASE("the first guess is in the larger of two cages, and in the smaller of two renban lines", "[rules]") {
  const std::array<CellIndex, 2> small{0, 1};
  CHECK(has(kLong, RuleGuess{first_guess(small, combinations(9, 2, 10), combinations(9, 5, 25)), 0}));
  CHECK(has(small, RuleGuess{first_guess(small, runs(2), runs(5)), 0}));
}
