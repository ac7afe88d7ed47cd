#include "core/formats/foreign/sudoku_solver_contents.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/util/split.h"

namespace nonet {

namespace {

// `1_3_3`
std::optional<std::vector<int>> listed_digits(std::string_view text) {
  std::vector<int> digits;
  for (const std::string_view word : split(text, '_')) {
    const auto digit = foreign_number(word);
    if (!digit) return std::nullopt;
    digits.push_back(*digit);
  }
  return digits;
}

}  // namespace

bool read_contents(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto digits = part.arguments.empty() ? std::nullopt : listed_digits(part.arguments[0]);
  auto cells = digits ? foreign_cells(std::span(part.arguments).subspan(1), puzzle.layout()) : std::nullopt;
  if (!cells) return false;
  return puzzle.add(part.type, row.kind, std::move(*cells), *digits), true;
}

// Without a group, the rule is about the grid. So many cells with one digit are a rule of their own.
bool read_connected(const SolverKind& row, const SolverPart& part, ForeignPuzzle& puzzle) {
  constexpr std::size_t kBeforeCells = 3;
  std::vector<std::string_view> words = part.arguments;
  if (words.size() < kBeforeCells) words.resize(kBeforeCells);
  const auto digits = listed_digits(words[1]);
  auto cells = foreign_cells(std::span(words).subspan(kBeforeCells), puzzle.layout());
  if (!digits || !cells || words[0].empty() != cells->empty()) return false;
  const GridSpec& grid = puzzle.layout().grid(0);
  for (std::uint16_t cell = 0; words[0].empty() && cell < grid.rows * grid.columns; ++cell) cells->push_back({cell});
  if (!words[2].empty()) {
    const auto size = foreign_number(words[2]);
    if (!size || *size < 1 || static_cast<std::size_t>(*size) > cells->size() || digits->size() > 1) return false;
    const std::vector<int> copies(static_cast<std::size_t>(*size), digits->front());
    puzzle.add(part.type, RuleKind::ContainsExactly, *cells, copies);
  }
  return puzzle.add(part.type, row.kind, std::move(*cells), *digits), true;
}

}  // namespace nonet
