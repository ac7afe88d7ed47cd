#include "core/formats/foreign/killer_line.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/foreign/foreign_puzzle.h"

namespace nonet {

namespace {

constexpr int kSide = 9;
constexpr std::size_t kCells = 81;

ParseError error_at(const TextLine& line, std::size_t offset) {
  return {ParseErrorCode::BadForeignText, position_in(line.text, line.number, offset), 0, 0, "killer"};
}

// Returns where an arrow leads, in rows and columns. Both are 0 for other characters.
std::pair<int, int> step_of(char arrow) {
  switch (arrow) {
    case '<': return {0, -1};
    case '>': return {0, 1};
    case '^': return {-1, 0};
    case 'v': return {1, 0};
    case '`': return {-1, -1};
    case '\'': return {-1, 1};
    case ',': return {1, -1};
    case '.': return {1, 1};
    default: return {0, 0};
  }
}

bool is_arrow(char character) { return step_of(character) != std::pair(0, 0); }

// Returns the sum that a character stands for, or -1.
int sum_of(char character) {
  if (character >= '0' && character <= '9') return character - '0';
  if (character >= 'A' && character <= 'Z') return character - 'A' + 10;
  if (character >= 'a' && character <= 'j') return character - 'a' + 36;
  return -1;
}

struct KillerCage {
  int sum = 0;
  std::vector<Cell> cells;
};

// Returns the cell with the sum to which the arrows lead from a cell. None when they lead out of the grid or in a
// circle.
std::optional<std::size_t> end_of_arrows(std::string_view text, std::size_t cell) {
  for (std::size_t steps = 0; steps < kCells; ++steps) {
    if (!is_arrow(text[cell])) return cell;
    const auto [down, right] = step_of(text[cell]);
    const int row = static_cast<int>(cell) / kSide + down;
    const int column = static_cast<int>(cell) % kSide + right;
    if (row < 0 || row >= kSide || column < 0 || column >= kSide) return std::nullopt;
    cell = static_cast<std::size_t>(row * kSide + column);
  }
  return std::nullopt;
}

template <class Cages>
ReadItem puzzle_of_cages(Cages&& cages, const LayoutSpec& spec, const TextLine& line, std::size_t offset) {
  const LayoutRef layout = layout_of_foreign(spec, line.known);
  if (!layout) return error_at(line, offset);
  ForeignPuzzle puzzle(layout);
  for (auto& [number, cage] : cages) {
    const std::vector<int> values = cage.sum == 0 ? std::vector<int>{} : std::vector<int>{cage.sum};
    puzzle.add("cage", RuleKind::Cage, std::move(cage.cells), values);
  }
  return std::move(puzzle).finish(TextFormat::KillerLine, position_in(line.text, line.number, offset));
}

}  // namespace

std::optional<ReadItem> read_killer_arrows(const TextLine& line) {
  const std::size_t first = line.text.find_first_not_of(' ');
  const std::string_view text = line.text.substr(std::min(first, line.text.size()));
  // The other arrows are also in lines of other formats.
  if (text.size() != kCells || text.find_first_of("<>^v") == std::string_view::npos) return std::nullopt;
  for (const char character : text) {
    if (!is_arrow(character) && sum_of(character) < 0) return std::nullopt;
  }
  std::map<std::size_t, KillerCage> cages;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const std::optional<std::size_t> end = end_of_arrows(text, cell);
    if (!end) return error_at(line, first + cell);
    KillerCage& cage = cages[*end];
    cage.sum = sum_of(text[*end]);
    cage.cells.push_back(Cell{static_cast<std::uint16_t>(cell)});
  }
  // One wrong character makes an arrow in a line of digits, whose cells would all be cages of their own.
  const auto alone = std::count_if(cages.begin(), cages.end(), [](const auto& entry) {
    return entry.second.sum != 0 && entry.second.cells.size() == 1;
  });
  const auto together =
      std::count_if(cages.begin(), cages.end(), [](const auto& entry) { return entry.second.cells.size() > 1; });
  if (alone > together) return error_at(line, first + text.find_first_of("<>^v"));
  // A cell that is alone and has no sum is in no cage.
  std::erase_if(cages, [](const auto& entry) { return entry.second.sum == 0 && entry.second.cells.size() == 1; });
  return puzzle_of_cages(cages, {}, line, first);
}

std::optional<ReadItem> read_killer_numbers(const TextLine& line) {
  std::string_view text = line.text;
  LayoutSpec spec;
  if (text.starts_with("3x3:d:k:")) {
    spec.rules.insert(RuleKind::X);
  } else if (!text.starts_with("3x3::k:")) {
    return std::nullopt;
  }
  text.remove_prefix(text.find(":k:") + 3);
  std::map<int, KillerCage> cages;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const std::size_t offset = line.text.size() - text.size();
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < 0) return error_at(line, offset);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    const bool is_last = cell + 1 == kCells;
    if (text.empty() ? !is_last : text.front() != ':') return error_at(line, line.text.size() - text.size());
    if (!text.empty()) text.remove_prefix(1);
    const int sum = number / 256;
    if (sum == 0) continue;
    KillerCage& cage = cages[number % 256];
    if (cage.cells.empty()) cage.sum = sum;
    if (cage.sum != sum) return error_at(line, offset);
    cage.cells.push_back(Cell{static_cast<std::uint16_t>(cell)});
  }
  if (text.find_first_not_of(": \t") != std::string_view::npos) return error_at(line, line.text.size() - text.size());
  return puzzle_of_cages(cages, spec, line, 0);
}

}  // namespace nonet
