#include "core/vision/handwriting.h"

#include <string>
#include <vector>

#include "core/vision/handwriting_weights.h"
#include "core/vision/photo_reader.h"
#include "core/vision/resolve.h"
#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;
using nonet::test::draw;
using nonet::test::DrawnPage;
using nonet::test::kDrawnPuzzle;
using nonet::test::kDrawnSolution;

TEST_CASE("a reader without the network for handwriting says where it could be needed, and learns it", "[vision]") {
  PhotoReader reader = PhotoReader::without_handwriting();
  DrawnPage page;
  page.cells = kDrawnPuzzle;
  const auto unread_in = [&] {
    const auto picture = draw(page);
    return reader.read(picture.view(), nullptr, picture.colours()).unread;
  };
  const std::vector<Unread> handwriting{Unread::Handwriting};
  CHECK(unread_in().empty());
  SECTION("digits of two colours") { page.entries = "..46......2....48" + std::string(64, '.'); }
  SECTION("more digits than a puzzle has") { page.cells = kDrawnSolution; }
  SECTION("several solutions") { page.cells = std::string(36, '.') + std::string(kDrawnPuzzle).substr(36); }
  CHECK(unread_in() == handwriting);
  const auto weights = handwriting_weights();
  CHECK_FALSE(reader.learn_handwriting(weights.first(weights.size() - 1)));
  CHECK_FALSE(reader.reads_handwriting());
  CHECK(unread_in() == handwriting);
  CHECK(reader.learn_handwriting(weights));
  CHECK(reader.reads_handwriting());
  CHECK(unread_in().empty());
}

TEST_CASE("without its network a reader reads what it read before handwriting was known", "[vision]") {
  DrawnPage page;
  page.cells = kDrawnPuzzle;
  page.entries = "..46......2....48" + std::string(64, '.');
  const auto picture = draw(page);
  const Reading reading = PhotoReader::without_handwriting().read(picture.view(), nullptr, picture.colours());
  CHECK(reading.writing.empty());
  const Resolution resolution = resolve(reading);
  CHECK(resolution.is_unique());
  for (std::size_t cell = 0; cell < 81; ++cell) CHECK(reading.is_entered(cell) == (page.entries[cell] != '.'));
}

TEST_CASE("a reading does not depend on whether the network for handwriting was learned before it", "[vision]") {
  DrawnPage page;
  page.cells = kDrawnPuzzle;
  // Printed in a paler ink, which is no reason to ask for the network.
  page.entries = "..4..8..2..2.....8" + std::string(63, '.');
  page.entry_ink = 90;
  const auto picture = draw(page);
  PhotoReader reader = PhotoReader::without_handwriting();
  const Reading before = reader.read(picture.view());
  REQUIRE(before.unread.empty());
  REQUIRE(reader.learn_handwriting(handwriting_weights()));
  const Reading after = reader.read(picture.view());
  CHECK(after.entered == before.entered);
  CHECK(after.writing == before.writing);
  CHECK(after.costs == before.costs);
}
