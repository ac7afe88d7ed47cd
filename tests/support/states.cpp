#include "tests/support/states.h"

#include <sstream>

#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet::test {

namespace {

Cell cell_named(const Layout& layout, const std::string& name) {
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    if (name_of(Cell{index}, layout, CellNames::RowColumn) == name) return Cell{index};
  }
  FAIL("no cell " << name);
  return {};
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
    const std::size_t equals = word.find('=');
    const Cell cell = cell_named(state.layout(), word.substr(0, equals));
    state.set_candidates(cell, digits_of(std::string_view(word).substr(equals + 1)));
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
