// A samurai as five 9×9 puzzles, one for each of its grids.

#include <array>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

using Items = std::vector<std::string>;

// A samurai made by `nonet generate --seed 5`, with a digit of its solution in each corner of the centre grid.
const std::string kSamurai =
    ".....9......1.....167......36..........1...8...136..9..2..51..76.4..8..537....4.....5..............."
    "..9.12.8..1..79..5..2..7.9....8.....3.8...1......49...85.4..........1..6.......8............6..7...."
    "4...3...1.4..75..8.1..2....4.35.............9......9..5.29...68..497....34.7.....358.....1..92..5..."
    "..1........54.....81.6....9....3.........7......2.....7.59.38.....65.";

constexpr std::array<std::size_t, 5> kRowByRow{0, 1, 2, 3, 4};
constexpr std::array<std::size_t, 5> kCentreLast{0, 1, 3, 4, 2};
constexpr std::array<std::size_t, 5> kCentreFirst{2, 0, 1, 3, 4};

// The five grids, numbered row by row, a line each.
std::vector<std::string> grids_of(const std::string& line) {
  const LayoutRef layout = layout_of_name("samurai").value();
  std::vector<std::string> grids;
  for (const GridSpec& grid : layout->spec().grids) {
    grids.emplace_back();
    for (int place = 0; place < 81; ++place)
      grids.back() += line[layout->cell(grid.row + place / 9, grid.column + place % 9).index];
  }
  return grids;
}

std::string text_of(const std::vector<std::string>& grids, const std::array<std::size_t, 5>& order) {
  std::string text;
  for (const std::size_t grid : order) text += grids[grid] + "\n";
  return text;
}

std::string as_rows(const std::string& lines) {
  std::string text;
  std::size_t signs = 0;
  for (const char sign : lines) {
    text += sign;
    if (sign != '\n' && ++signs % 9 == 0 && signs % 81 != 0) text += '\n';
    if (sign == '\n') text += '\n';
  }
  return text;
}

Items read_whole(const std::string& text, const LayoutRef& layout = nullptr) {
  PuzzleReader reader(layout);
  reader.join_grids();
  reader.feed(text);
  Items shown;
  const auto take = [&] {
    while (const auto item = reader.take()) shown.push_back(shown_item(*item));
  };
  take();
  reader.finish();
  take();
  return shown;
}

Items as_puzzles(const std::vector<std::string>& grids) {
  Items shown;
  for (const std::string& grid : grids) shown.push_back("3x3 " + grid);
  return shown;
}

}  // namespace

TEST_CASE("five lines or five grids that agree in their overlaps are a samurai, in three orders", "[formats]") {
  const std::vector<std::string> grids = grids_of(kSamurai);
  for (const auto& order : {kRowByRow, kCentreLast, kCentreFirst}) {
    const std::string lines = text_of(grids, order);
    for (const std::string& text : {lines, as_rows(lines), "# a samurai\n" + lines, "Five at once\n\n" + lines}) {
      INFO(text);
      CHECK(read_whole(text) == Items{"samurai " + kSamurai});
    }
  }
}

TEST_CASE("five puzzles are five puzzles unless they agree, and are all of the text", "[formats]") {
  const std::vector<std::string> grids = grids_of(kSamurai);
  const std::string lines = text_of(grids, kRowByRow);
  // The bottom grids have changed places.
  std::vector<std::string> other{grids[0], grids[1], grids[2], grids[4], grids[3]};
  CHECK(read_whole(text_of(other, kRowByRow)) == as_puzzles(other));
  // A sixth puzzle, and only four.
  std::vector<std::string> six = grids;
  six.push_back(grids[0]);
  CHECK(read_whole(lines + grids[0] + "\n") == as_puzzles(six));
  CHECK(read_whole(lines.substr(82)) == as_puzzles({grids[1], grids[2], grids[3], grids[4]}));
  // All corners are blank, so they agree without a reason.
  const std::string middle = std::string(40, '.') + "5" + std::string(40, '.');
  CHECK(read_whole(text_of(std::vector<std::string>(5, middle), kRowByRow)) ==
        as_puzzles(std::vector<std::string>(5, middle)));
  // The caller says that the puzzles are 9×9, or does not wait for the whole text.
  CHECK(read_whole(lines, Layout::classic()) == as_puzzles(grids));
  CHECK(shown_items(lines) == as_puzzles(grids));
}

TEST_CASE("a digit that differs in two grids of a samurai is one error at this digit", "[formats]") {
  std::vector<std::string> grids = grids_of(kSamurai);
  // The first given in the top left corner of the centre, which the first grid has in its last box.
  const std::size_t cell = grids[2].substr(0, 3).find_first_not_of('.');
  REQUIRE(cell != std::string::npos);
  grids[2][cell] = grids[2][cell] == '9' ? '1' : static_cast<char>(grids[2][cell] + 1);
  CHECK(read_whole(text_of(grids, kRowByRow)) == Items{"bad-foreign-text@3:" + std::to_string(cell + 1) + " samurai"});
  CHECK(read_whole(as_rows(text_of(grids, kRowByRow))) ==
        Items{"bad-foreign-text@21:" + std::to_string(cell + 1) + " samurai"});
}

TEST_CASE("puzzles before the fifth are taken at once when the text cannot be a samurai", "[formats]") {
  PuzzleReader reader;
  reader.join_grids();
  reader.feed("1" + std::string(80, '.') + "\n");
  CHECK_FALSE(reader.take());
  reader.feed(std::string(80, '1') + "\n");
  CHECK(reader.take());
}
