#include "core/util/stable_order.h"

#include <string>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("indices are ordered by their keys, and keep their order where keys are equal", "[util]") {
  CHECK(stable_order({}).empty());
  CHECK(stable_order({5}) == std::vector<std::size_t>{0});
  CHECK(stable_order({3, 1, 2, 1, 3, 1}) == std::vector<std::size_t>{1, 3, 5, 2, 0, 4});
  CHECK(stable_order({UINT64_MAX, 0}) == std::vector<std::size_t>{1, 0});
  const std::vector<std::uint64_t> equal(1000, 7);
  const std::vector<std::size_t> order = stable_order(equal);
  for (std::size_t index = 0; index < order.size(); ++index) REQUIRE(order[index] == index);
}

TEST_CASE("items are ordered by what a function says of them", "[util]") {
  const std::vector<std::string> words{"ccc", "a", "bb", "d"};
  CHECK(stable_order_of(words, [](const std::string& word) { return word.size(); }) ==
        std::vector<std::size_t>{1, 3, 2, 0});
}
