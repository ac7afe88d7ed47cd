#include "core/util/list_order.h"

#include <cstdint>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

TEMPLATE_TEST_CASE("lists are compared number by number", "[util]", std::uint8_t, std::uint16_t, std::uint32_t,
                   std::uint64_t) {
  using List = std::vector<TestType>;
  // In this order.
  const List lists[] = {{},
                        {0},
                        {0, 0},
                        {0, 0, 0, 1},
                        {0, 0, 0, 2},
                        {0, 0, 2},
                        {0, 1, 0, 9},
                        {0, 1, 1},
                        {0, 200},
                        {1},
                        {1, 0, 0, 0, 0, 0, 0, 0, 7}};
  const std::size_t count = std::size(lists);
  for (std::size_t left = 0; left < count; ++left) {
    for (std::size_t right = 0; right < count; ++right) {
      INFO(left << " and " << right);
      CHECK(ListBefore()(lists[left], lists[right]) == (left < right));
    }
  }
}
