#include "core/util/split.h"

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("a text is split at every separator", "[util]") {
  using Parts = std::vector<std::string_view>;
  CHECK(split("a,b,c", ',') == Parts{"a", "b", "c"});
  CHECK(split("abc", ',') == Parts{"abc"});
  CHECK(split("", ',') == Parts{""});
  CHECK(split(",", ',') == Parts{"", ""});
  CHECK(split("a,,b,", ',') == Parts{"a", "", "b", ""});
}
