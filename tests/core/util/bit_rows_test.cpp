#include "core/util/bit_rows.h"

#include <vector>

#include "tests/catch.h"

namespace nonet {

TEST_CASE("a table of bits contains exactly the bits that were set", "[util]") {
  BitRows rows(3, 130);
  CHECK(rows.width() == 3);
  for (const std::size_t column : {0u, 63u, 64u, 129u}) rows.set(1, column);
  std::vector<std::size_t> visited;
  for_each_bit(rows[1], [&](std::size_t column) { visited.push_back(column); });
  CHECK(visited == std::vector<std::size_t>{0, 63, 64, 129});
  CHECK(rows.test(1, 64));
  CHECK_FALSE(rows.test(1, 65));
  for (const std::size_t row : {0u, 2u}) {
    for_each_bit(rows[row], [&](std::size_t column) { FAIL("bit " << column << " of row " << row); });
  }
}

}  // namespace nonet
