#include "core/util/sort.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

TEST_CASE("lists of any length are sorted as by the standard library", "[util]") {
  Random random(3);
  for (const std::uint32_t length : {0u, 1u, 2u, 3u, 4u, 5u, 9u, 10u, 11u, 57u, 300u, 2000u, 20000u}) {
    for (const std::uint32_t values : {1u, 2u, 10u, 1'000'000u}) {
      CAPTURE(length, values);
      std::vector<std::uint32_t> items;
      for (std::uint32_t item = 0; item < length; ++item) items.push_back(random.below(values));
      std::vector<std::uint32_t> expected = items;
      std::sort(expected.begin(), expected.end());
      shell_sort(items);
      CHECK(items == expected);
      shell_sort(items);
      CHECK(items == expected);
    }
  }
}

TEST_CASE("a part of a list is sorted by an order of the caller, and items that can only be moved stay whole",
          "[util]") {
  std::vector<std::string> words{"keep", std::string(40, 'b'), "", std::string(40, 'a'), "c", "also"};
  shell_sort(words.begin() + 1, words.end() - 1,
             [](const std::string& left, const std::string& right) { return left > right; });
  CHECK(words == std::vector<std::string>{"keep", "c", std::string(40, 'b'), std::string(40, 'a'), "", "also"});
}

TEST_CASE("a short list is put in order, and equal items keep theirs", "[util]") {
  std::vector<std::string> words{"ccc", "a", "bb", "d", "eee", "f"};
  put_in_order(words, [](const std::string& left, const std::string& right) { return left.size() < right.size(); });
  CHECK(words == std::vector<std::string>{"a", "d", "f", "bb", "ccc", "eee"});
  std::vector<int> none;
  put_in_order(none, std::less<>());
  CHECK(none.empty());
}

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
