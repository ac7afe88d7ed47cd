#include "core/formats/library_line.h"

#include <string>

#include "core/api/teaching/library_steps.h"
#include "core/formats/parse_error.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/formats/text_format.h"
#include "core/formats/write.h"
#include "core/grid/cell.h"
#include "core/grid/digit_set.h"
#include "core/logic/puzzle_state.h"
#include "tests/catch.h"

namespace nonet {

namespace {

constexpr const char* kLine = ":0600-2:12:1.+3............+2:212 413:311:124:7";

}  // namespace

TEST_CASE("a library line is read and written again as it was", "[formats]") {
  const auto line = read_library_line(kLine, 1, nullptr);
  REQUIRE(line);
  CHECK(line.value().code == "0600");
  CHECK(line.value().variant == "2");
  CHECK(line.value().digits == "12");
  CHECK(write_line(line.value().grid) == "1.3............2");
  CHECK(write_library_line(line.value()) == kLine);
}

TEST_CASE("a library line has placed digits and removed candidates", "[formats]") {
  const auto puzzle = parse_puzzle(":0000:x:1.+3.............:212:::");
  REQUIRE(puzzle);
  CHECK(puzzle.value().format == TextFormat::Library);
  CHECK(puzzle.value().text == "1.3.............");
  const PuzzleState state = state_of(puzzle.value());
  CHECK(state.is_given(Cell{0}));
  CHECK_FALSE(state.is_given(Cell{2}));
  CHECK(state.candidates(Cell{1}) == DigitSet(Digit{4}));
}

TEST_CASE("a position that was written as a library line asks for nothing", "[formats]") {
  const std::string written = write(parse_puzzle("123.............").value(), TextFormat::Library).value().text;
  CHECK(written == ":0000:x:123.............::::\n");
  CHECK_FALSE(question_of(*parse_puzzle(written).value().library));
  const auto full_house = question_of(*parse_puzzle(":0000:4:123.............::::").value().library);
  REQUIRE(full_house);
  CHECK(full_house->technique == Technique::FullHouse);
}

TEST_CASE("fields at the end may be left out", "[formats]") {
  const auto line = read_library_line(":0000:x:1...............", 1, nullptr);
  REQUIRE(line);
  CHECK(line.value().removed.empty());
  CHECK(write_library_line(line.value()) == ":0000:x:1...............::::");
}

TEST_CASE("an error in a library line is reported with its position", "[formats]") {
  const auto [text, code, column] = GENERATE(table<const char*, ParseErrorCode, std::uint32_t>({
      {":0000:x:1..............", ParseErrorCode::WrongLength, 9},
      {":0000:x:1.!.............:::", ParseErrorCode::BadSymbol, 11},
      {":0000:x:1.5.............:::", ParseErrorCode::NumberTooLarge, 11},
      {":0000:x:1...............:21:::", ParseErrorCode::BadSymbol, 27},
      {":0000:x:1...............:215:::", ParseErrorCode::BadSymbol, 28},
      {":0000:x:1...............:2a2:::", ParseErrorCode::BadSymbol, 27},
  }));
  CAPTURE(text);
  const auto line = read_library_line(text, 3, nullptr);
  REQUIRE_FALSE(line);
  CHECK(line.error().code == code);
  CHECK(line.error().position.line == 3);
  CHECK(line.error().position.column == column);
}

}  // namespace nonet
