#include "core/formats/five_grids.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/joined_grids.h"
#include "core/formats/layout_name.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

// Where the text has the digit, if its cells are signs one beside the other; otherwise where its grid begins.
Position place_of_difference(const ParsedPuzzle& puzzle, std::size_t cell) {
  constexpr std::size_t kSide = 9;
  Position place = puzzle.start;
  if (puzzle.format == TextFormat::Line) place.column += static_cast<std::uint32_t>(cell);
  if (puzzle.format == TextFormat::Rows) {
    place.line += static_cast<std::uint32_t>(cell / kSide);
    place.column += static_cast<std::uint32_t>(cell % kSide);
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
  std::vector<std::vector<Digit>> parts;
  for (const ReadItem& item : items) {
    puzzles.push_back(&std::get<ParsedPuzzle>(item));
    const auto digits = puzzles.back()->grid.digits();
    parts.emplace_back(digits.begin(), digits.end());
  }
  const LayoutRef samurai = layout_of_name("samurai").value();
  for (const OrderOfGrids& order : orders_of_grids(*samurai)) {
    JoinedGrids joined = join_grids(samurai, parts, order);
    const bool agree = joined.different == 0 && joined.equal_digits >= kFewestEqualDigits;
    const bool nearly = joined.different <= kMistakesOfSamurai && joined.equal_digits >= kSurelyEqualDigits;
    if (!agree && !nearly) continue;
    if (joined.first_difference) {
      const Position place =
          place_of_difference(*puzzles[joined.first_difference->part], joined.first_difference->cell);
      return ParseError{ParseErrorCode::BadForeignText, place, 0, 0, "samurai"};
    }
    const TextFormat format = puzzles.front()->format == TextFormat::Line ? TextFormat::Grids : puzzles.front()->format;
    std::string text = write_line(joined.grid);
    return ParsedPuzzle{std::move(joined.grid), format, std::move(text), {}, puzzles.front()->start};
  }
  return std::nullopt;
}

}  // namespace nonet
