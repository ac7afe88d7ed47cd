#include "tests/support/states.h"

#include <sstream>

#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/formats/symbols.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet::test {

namespace {

// `r12c3` means two cells when the side is below 10, otherwise one cell.
std::vector<int> numbers_of(std::string_view text, const Layout& layout) {
  if (layout.side() > 9) return {std::stoi(std::string(text))};
  std::vector<int> numbers;
  for (const char symbol : text) numbers.push_back(symbol - '0');
  return numbers;
}

std::vector<Cell> cells_named(const Layout& layout, std::string_view name) {
  const std::size_t column_sign = name.find('c');
  std::vector<Cell> cells;
  for (const int row : numbers_of(name.substr(1, column_sign - 1), layout)) {
    for (const int column : numbers_of(name.substr(column_sign + 1), layout)) {
      cells.push_back(layout.cell(row - 1, column - 1));
    }
  }
  return cells;
}

House house_named(const Layout& layout, std::string_view name) {
  constexpr std::string_view kLetters = "rcbdw";
  const auto kind = static_cast<HouseKind>(kLetters.find(name.front()));
  return layout.houses_of(kind).at(static_cast<std::size_t>(std::stoi(std::string(name.substr(1)))) - 1);
}

std::vector<std::size_t> split_numbers(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::size_t> numbers;
  for (std::string number; std::getline(stream, number, ',');)
    numbers.push_back(static_cast<std::size_t>(std::stoi(number)));
  return numbers;
}

DigitSet digits_of(std::string_view symbols) {
  DigitSet digits;
  for (const char symbol : symbols) digits.insert(Digit{static_cast<std::uint8_t>(value_of_symbol(symbol))});
  return digits;
}

std::string name_of(const Candidate& candidate, std::string_view sign, const Layout& layout) {
  return name_of(candidate.cell, layout, CellNames::RowColumn).append(sign) + symbol_of(candidate.digit);
}

}  // namespace

PuzzleState state_with(std::string_view candidates, std::string_view layout) {
  PuzzleState state(Grid(layout_of_name(layout).value()));
  std::istringstream words{std::string(candidates)};
  for (std::string word; words >> word;) {
    const std::size_t sign = word.find_first_of("=-");
    const DigitSet digits = digits_of(std::string_view(word).substr(sign + 1));
    for (const Cell cell : cells_named(state.layout(), std::string_view(word).substr(0, sign))) {
      state.set_candidates(cell, word[sign] == '=' ? digits : state.candidates(cell) - digits);
    }
  }
  return state;
}

PuzzleState state_limited(std::string_view limits, std::string_view layout) {
  PuzzleState state(Grid(layout_of_name(layout).value()));
  std::istringstream words{std::string(limits)};
  for (std::string word; words >> word;) {
    const std::size_t colon = word.find(':');
    const House house = house_named(state.layout(), std::string_view(word).substr(0, colon));
    CellSet losers = state.sets().house(house);
    for (const std::size_t place : split_numbers(std::string_view(word).substr(colon + 1))) {
      losers.erase(state.layout().cells(house)[place - 1]);
    }
    losers.for_each([&](Cell cell) { state.eliminate(cell, Digit{1}); });
  }
  return state;
}

PuzzleState random_state(const LayoutRef& layout, int least, int most, Random& random) {
  PuzzleState state{Grid(layout)};
  state.sets().all().for_each([&](Cell cell) {
    const int size = least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
    DigitSet digits;
    while (digits.size() < size) {
      digits.insert(Digit{static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(layout->side())))});
    }
    state.set_candidates(cell, digits);
  });
  return state;
}

std::string result_of(const Step& step, const Layout& layout) {
  std::string text;
  for (const Candidate& placed : step.placements) text += name_of(placed, "=", layout) + ' ';
  for (const Candidate& gone : step.eliminations) text += name_of(gone, "<>", layout) + ' ';
  if (!text.empty()) text.pop_back();
  return text;
}

std::string results_of(const PuzzleState& state, Technique technique, const FindOptions& options) {
  std::string text;
  for (const Step& step : find_steps(state, technique, options)) {
    text += (text.empty() ? "" : " | ") + result_of(step, state.layout());
  }
  return text;
}

}  // namespace nonet::test
