#include "core/formats/five_grids.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

// The number of the grid of the layout for each puzzle of the text.
using OrderOfGrids = std::array<int, kGridsOfSamurai>;
constexpr std::array<OrderOfGrids, 3> kOrdersOfGrids{{{0, 1, 2, 3, 4}, {0, 1, 3, 4, 2}, {2, 0, 1, 3, 4}}};

// What puzzles are as the grids of a samurai.
struct JoinedGrids {
  Grid grid;
  int equal_digits = 0;
  int different = 0;
  /// The first puzzle and its cell with a digit that is another one in an earlier puzzle.
  const ParsedPuzzle* contradicting = nullptr;
  int row = 0;
  int column = 0;
};

JoinedGrids join(const std::vector<const ParsedPuzzle*>& puzzles, const OrderOfGrids& order, const LayoutRef& samurai) {
  JoinedGrids joined{Grid(samurai)};
  std::vector<bool> is_known(static_cast<std::size_t>(samurai->cell_count()));
  for (std::size_t number = 0; number < puzzles.size(); ++number) {
    const GridSpec& place = samurai->spec().grids[static_cast<std::size_t>(order[number])];
    const Grid& part = puzzles[number]->grid;
    for (int row = 0; row < place.rows; ++row) {
      for (int column = 0; column < place.columns; ++column) {
        const Cell cell = samurai->cell(place.row + row, place.column + column);
        const Digit digit = part[part.layout()->cell(row, column)];
        Digit& known = joined.grid[cell];
        if (is_known[cell.index]) {
          joined.equal_digits += digit == known && !digit.is_blank() ? 1 : 0;
          joined.different += digit == known ? 0 : 1;
          const bool contradicts = digit != known && !digit.is_blank() && !known.is_blank();
          if (contradicts && joined.contradicting == nullptr) {
            joined.contradicting = puzzles[number];
            joined.row = row;
            joined.column = column;
          }
        }
        is_known[cell.index] = true;
        if (known.is_blank()) known = digit;
      }
    }
  }
  return joined;
}

// Where the text has the digit, if its cells are signs one beside the other; otherwise where its grid begins.
Position place_of_contradiction(const JoinedGrids& joined) {
  constexpr int kSide = 9;
  Position place = joined.contradicting->start;
  if (joined.contradicting->format == TextFormat::Line)
    place.column += static_cast<std::uint32_t>(joined.row * kSide + joined.column);
  if (joined.contradicting->format == TextFormat::Rows) {
    place.line += static_cast<std::uint32_t>(joined.row);
    place.column += static_cast<std::uint32_t>(joined.column);
  }
  return place;
}

}  // namespace

std::optional<ReadItem> samurai_of_grids(const std::list<ReadItem>& items) {
  constexpr int kFewestEqualDigits = 4;
  constexpr int kSurelyEqualDigits = 8;
  constexpr int kMistakesOfSamurai = 2;
  if (items.size() != kGridsOfSamurai) return std::nullopt;
  std::vector<const ParsedPuzzle*> puzzles;
  for (const ReadItem& item : items) puzzles.push_back(&std::get<ParsedPuzzle>(item));
  const LayoutRef samurai = layout_of_name("samurai").value();
  for (const OrderOfGrids& order : kOrdersOfGrids) {
    JoinedGrids joined = join(puzzles, order, samurai);
    const bool agree = joined.different == 0 && joined.equal_digits >= kFewestEqualDigits;
    const bool nearly = joined.different <= kMistakesOfSamurai && joined.equal_digits >= kSurelyEqualDigits;
    if (!agree && !nearly) continue;
    if (joined.contradicting != nullptr) {
      return ParseError{ParseErrorCode::BadForeignText, place_of_contradiction(joined), 0, 0, "samurai"};
    }
    std::string text = write_line(joined.grid);
    return ParsedPuzzle{std::move(joined.grid), puzzles.front()->format, std::move(text), {}, puzzles.front()->start};
  }
  return std::nullopt;
}

}  // namespace nonet
