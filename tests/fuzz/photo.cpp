// Grey images: what is found and read keeps its promises, for noise, patterns and drawn puzzles alike.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "core/api/nonet.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/drawn_page.h"

namespace nonet::fuzz {

namespace {

bool is_finite(const vision::Quad& quad) {
  return std::all_of(quad.begin(), quad.end(),
                     [](const vision::Point& it) { return std::isfinite(it.x) && std::isfinite(it.y); });
}

void check_outlines(const std::vector<vision::Outline>& outlines) {
  require(outlines.size() <= vision::kMaxOutlines, "there are few outlines");
  for (const vision::Outline& outline : outlines) {
    require(is_finite(outline.corners), "corners are finite");
    require(outline.side >= 4 && outline.side <= 16, "the side is within bounds");
    require(std::isfinite(outline.score), "the score is finite");
  }
}

void check_reading(const vision::Reading& reading) {
  check_outlines(reading.outlines);
  if (reading.status != vision::ReadStatus::Ok) {
    require(!json_object_of(reading, nullptr).str().empty(), "a reading has a text");
    return;
  }
  const auto side = static_cast<std::size_t>(reading.side);
  require(vision::is_side_read(reading.side), "the side is one that is read");
  require(reading.turn >= 0 && reading.turn <= 3, "there are four turns");
  require(reading.lattice.size() == (side + 1) * (side + 1), "the lattice is whole");
  require(reading.probabilities.size() == side * side * (side + 1), "each cell has probabilities");
  require(reading.costs.size() == reading.probabilities.size(), "each probability has a cost");
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    double sum = 0;
    for (std::size_t digit = 0; digit <= side; ++digit) sum += reading.probabilities[cell * (side + 1) + digit];
    require(std::abs(sum - 1) < 1e-4, "probabilities add up to 1");
  }
  const vision::Resolution resolution = vision::resolve(reading);
  require(resolution.is_unique() == has_unique_solution(resolution.puzzle), "a puzzle that is called unique is so");
  require(resolution.is_unique() || resolution.changed.empty(), "without a puzzle nothing is changed");
  require(resolution.is_unique() || resolution.doubt(), "without a puzzle there is doubt");
  require(json_object_of(reading, &resolution).str().find("\"puzzle\":\"") != std::string::npos,
          "the text has the puzzle");
}

test::Picture patterned(Bytes& input, int width, int height) {
  test::Picture picture{width, height, {}};
  picture.pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 200);
  const std::size_t period = 1 + input.below(64);
  const std::string_view pattern = input.rest();
  for (std::size_t at = 0; at < picture.pixels.size() && !pattern.empty(); ++at) {
    const std::size_t row = at / static_cast<std::size_t>(width);
    const std::size_t column = at % static_cast<std::size_t>(width);
    picture.pixels[at] = static_cast<std::uint8_t>(pattern[(row * period + column) % pattern.size()]);
  }
  return picture;
}

test::Picture drawn(Bytes& input, int width, int height) {
  test::DrawnPage page;
  page.width = width;
  page.height = height;
  page.side = 1 + static_cast<int>(input.below(16));
  page.box_rows = 1 + static_cast<int>(input.below(4));
  page.box_columns = 1 + static_cast<int>(input.below(4));
  const auto corner = [&](double x, double y) {
    return vision::Point{width * (x + input.byte() / 1024.0), height * (y + input.byte() / 1024.0)};
  };
  page.corners = {corner(0, 0), corner(0.75, 0), corner(0.75, 0.75), corner(0, 0.75)};
  page.bend = input.byte() / 512.0;
  page.ground = input.byte();
  page.ink = input.byte();
  page.thin_ink = input.byte();
  page.noise = input.byte() / 8;
  page.turn = static_cast<int>(input.below(4));
  constexpr std::string_view kSymbols = ".....123456789ABCDEF#";
  for (int cell = 0; cell < page.side * page.side; ++cell) page.cells += kSymbols[input.below(kSymbols.size())];
  return draw(page);
}

// Larger pictures take long under the sanitizers. Most pictures are smaller still: many more of them are tried.
constexpr int kMostPixels = 70'000;

void run_photo(Bytes input) {
  const std::size_t choices = input.below(48);
  const std::size_t choice = choices % 12;
  const std::size_t kind = choice % 4;
  const int part = choices < 12 ? 1 : 3;
  // Some pictures are long and thin.
  const int width = 8 + input.byte() / part * (kind == 0 ? 1 + static_cast<int>(input.below(20)) : 1);
  const int height = std::min(8 + input.byte() / part, kMostPixels / width);
  vision::Outline chosen;
  chosen.side = static_cast<int>(input.below(20));
  chosen.inverted = input.below(2) == 1;
  for (vision::Point& corner : chosen.corners) corner = {input.byte() * 3.0 - 200, input.byte() * 3.0 - 200};
  if (kind == 3) chosen.corners = {{{0, 0}, {1.0 * width, 0}, {1.0 * width, 1.0 * height}, {0, 1.0 * height}}};
  const test::Picture picture = kind == 0 ? patterned(input, width, height) : drawn(input, width, height);
  // One question for each picture, so that more pictures are tried.
  vision::PhotoReader reader;
  if (kind == 3 || choice >= 8)
    check_reading(reader.read(picture.view(), &chosen));
  else if (choice >= 4)
    check_outlines(reader.find(picture.view()));
  else
    check_reading(reader.read(picture.view()));
}

constexpr std::array<std::string_view, 4> kWords{"\377\377\377\377", std::string_view("\0\0\0\0", 4), "\1\2\3\4",
                                                 "\20\40\100\200"};
constexpr std::array<std::string_view, 4> kInputs{
    std::string_view("\0\370\360\10\0abcdefgh\7\377\0\377\0\377\377\377\0\0\0\377", 24),
    // A drawn 9×9 grid with some digits.
    std::string_view("\1\350\350\11\0abcdefgh\10\2\2\40\40\40\40\40\40\40\40\0\353\36\36\0\0"
                     "\5\0\0\6\0\0\7\0\0\0\10\0\0\11\0\0\12\0\0\0\13\0\0\14\0\0\15",
                     58),
    // A 4×4 grid.
    std::string_view("\2\240\240\4\0abcdefgh\3\1\1\20\20\20\20\20\20\20\20\0\353\36\36\0\0\5\0\6\0\0\7", 37),
    // A crossword of 13×13 cells.
    std::string_view("\3\377\377\15\1abcdefgh\14\0\0\20\20\20\20\20\20\20\20\0\353\36\36\0\0\24\0\24\0\16\17\24", 38)};

}  // namespace

const Target& photo_target() {
  static const Target target{"photo", "grey images, found and read", run_photo, kWords, kInputs};
  return target;
}

}  // namespace nonet::fuzz
