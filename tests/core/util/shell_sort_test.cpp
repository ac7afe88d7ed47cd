#include "core/util/shell_sort.h"

#include <algorithm>
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
