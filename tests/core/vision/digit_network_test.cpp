#include "core/vision/digit_network.h"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/vision/digit_weights.h"
#include "core/vision/handwriting.h"
#include "core/vision/handwriting_weights.h"
#include "tests/catch.h"

using namespace nonet;
using namespace nonet::vision;

namespace {

std::string bytes_of_file(const std::string& name) {
  std::ifstream file(NONET_TEST_DATA "/" + name, std::ios::binary);
  REQUIRE(file.is_open());
  return {std::istreambuf_iterator<char>(file), {}};
}

std::uint32_t word_at(const std::string& bytes, std::size_t at) {
  std::uint32_t word = 0;
  for (std::size_t byte = 0; byte < 4; ++byte) {
    word |= static_cast<std::uint32_t>(static_cast<std::uint8_t>(bytes.at(at + byte))) << (8 * byte);
  }
  return word;
}

}  // namespace

TEST_CASE("the network gives the logits of its reference, bit for bit", "[vision]") {
  const std::string bytes = bytes_of_file("digit-cells.bin");
  const std::size_t count = word_at(bytes, 0);
  REQUIRE(count == 100);
  REQUIRE(bytes.size() == 4 + count * (kCellPixels + 4 * kContents));
  std::size_t at = 4;
  for (std::size_t cell = 0; cell < count; ++cell) {
    CellInput input;
    for (std::int8_t& value : input) value = static_cast<std::int8_t>(bytes[at++]);
    const ContentLogits logits = DigitNetwork::of_library().logits(input);
    for (const std::int32_t logit : logits) {
      CHECK(logit == static_cast<std::int32_t>(word_at(bytes, at)));
      at += 4;
    }
  }
}

TEST_CASE("the network for handwriting gives the logits of its reference, bit for bit", "[vision]") {
  const std::string bytes = bytes_of_file("handwriting-cells.bin");
  const std::size_t count = word_at(bytes, 0);
  REQUIRE(count == 100);
  REQUIRE(bytes.size() == 4 + count * (kCellPixels + 4 * kWritingOutputs));
  std::size_t at = 4;
  for (std::size_t cell = 0; cell < count; ++cell) {
    CellInput input;
    for (std::int8_t& value : input) value = static_cast<std::int8_t>(bytes[at++]);
    std::array<std::int32_t, kWritingOutputs> logits;
    handwriting_network().compute(input, logits);
    for (const std::int32_t logit : logits) {
      CHECK(logit == static_cast<std::int32_t>(word_at(bytes, at)));
      at += 4;
    }
  }
}

TEST_CASE("a file of weights has as many outputs as are asked for", "[vision]") {
  CHECK(DigitNetwork::from_bytes(handwriting_weights(), kWritingOutputs).has_value());
  CHECK_FALSE(DigitNetwork::from_bytes(handwriting_weights()).has_value());
  CHECK_FALSE(DigitNetwork::from_bytes(digit_weights(), kWritingOutputs).has_value());
}

TEST_CASE("a file of weights that is damaged is refused", "[vision]") {
  const auto library = digit_weights();
  const std::vector<std::uint8_t> whole(library.begin(), library.end());
  CHECK(DigitNetwork::from_bytes(whole).has_value());
  CHECK_FALSE(DigitNetwork::from_bytes({}).has_value());
  const auto changed = [&](std::size_t at, std::uint8_t value) {
    std::vector<std::uint8_t> bytes = whole;
    bytes[at] = value;
    return DigitNetwork::from_bytes(bytes).has_value();
  };
  CHECK_FALSE(changed(0, 'M'));    // another kind of file
  CHECK_FALSE(changed(4, 0));      // no layers
  CHECK_FALSE(changed(4, 200));    // too many
  CHECK_FALSE(changed(8, 9));      // a kind that is not known
  CHECK_FALSE(changed(9, 0));      // no shift
  CHECK_FALSE(changed(10, 2));     // two pictures as input
  CHECK_FALSE(changed(12, 0));     // no outputs
  CHECK_FALSE(changed(13, 0xff));  // too many outputs
  for (const std::size_t length : {std::size_t{5}, std::size_t{100}, whole.size() - 1}) {
    CHECK_FALSE(DigitNetwork::from_bytes(std::span(whole).first(length)).has_value());
  }
  std::vector<std::uint8_t> longer = whole;
  longer.push_back(0);
  CHECK_FALSE(DigitNetwork::from_bytes(longer).has_value());
}

TEST_CASE("a file of weights with a number that could make a sum overflow is refused", "[vision]") {
  const auto shipped = handwriting_weights();
  std::vector<std::uint8_t> bytes(shipped.begin(), shipped.end());
  REQUIRE(handwriting_network_of(bytes).has_value());
  // The head of the file and of the first layer are 16 bytes. Then there are 16 biases and 16 multipliers.
  const std::size_t at = GENERATE(std::size_t{16}, std::size_t{76}, std::size_t{80}, std::size_t{140});
  SECTION("far above") { bytes[at + 3] = 0x7f; }
  SECTION("far below") { bytes[at + 3] = 0x80; }
  CHECK_FALSE(handwriting_network_of(bytes).has_value());
}

TEST_CASE("the network for print is no network for handwriting", "[vision]") {
  CHECK_FALSE(handwriting_network_of(digit_weights()).has_value());
}
