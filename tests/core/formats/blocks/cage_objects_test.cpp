#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kGrid = "{\"puzzle\":\"1.....3..4.....2\",\"cages\":";
const std::string kCagedGrid = "2x2 1.....3..4.....2";

std::vector<std::string> with_cages(const std::string& cages) { return shown_items(kGrid + cages + "}"); }

}  // namespace

TEST_CASE("cages beside a grid in JSON are rules", "[formats]") {
  const std::vector<std::string> two{kCagedGrid + "; cage 5 r1c1 r1c2; cage 7 r4c3 r4c4"};
  for (
      const char* cages : {
          R"([{"sum":5,"cells":[[0,0],[0,1]]},{"sum":7,"cells":[[3,2],[3,3]]}])",
          R"([{"sum":5,"cells":[[1,1],[1,2]]},{"sum":7,"cells":[[4,3],[4,4]]}])",
          R"([{"cells":["r1c1","r1c2"],"total":5},{"cells":["R4C3","R4C4"],"total":"7"}])",
          R"([{"value":5,"cells":[0,1]},{"value":7,"cells":[14,15]}])",
          R"([{"value":5,"cells":[1,2]},{"value":7,"cells":[15,16]}])",
          R"([{"sum":5,"cells":[{"row":0,"col":0},{"row":0,"col":1}]},{"sum":7,"cells":[{"r":3,"c":2},{"r":3,"c":3}]}])",
          R"([[5,[[0,0],[0,1]]],[7,[[3,2],[3,3]]]])",
      }) {
    CAPTURE(cages);
    CHECK(with_cages(cages) == two);
  }
  // A cage without a sum.
  CHECK(with_cages(R"([{"cells":["r1c1","r1c2"]}])") == std::vector{kCagedGrid + "; cage r1c1 r1c2"});
  CHECK(with_cages("[]") == std::vector{kCagedGrid});
}

TEST_CASE("cages in JSON that are not understood are named", "[formats]") {
  for (const char* cages : {
           R"([{"sum":5,"cells":[[1,1],[1,2]]}])",                                  // counted from 0 or from 1
           R"([{"sum":5,"cells":[[0,0],[0,1]]},{"sum":7,"cells":[[4,3],[4,4]]}])",  // both
           R"([{"sum":5,"cells":[[0,0],[0,1]]},{"sum":7}])",
           R"([{"sum":5,"cells":[[0,0],[0,0]]}])",
           R"([{"sum":"odd","cells":["r1c1","r1c2"]}])",
           R"([{"sum":5,"cells":["r1c1","r1c5"]}])",
           R"([{"sum":500,"cells":["r1c1","r1c2"]}])",
           R"([[1,1,2,2],[1,3,3,2],[4,4,5,5],[6,6,7,7]])",
       }) {
    CAPTURE(cages);
    CHECK(with_cages(cages) == std::vector{kCagedGrid + " -cages"});
  }
}

TEST_CASE("cages without a grid are a killer without givens", "[formats]") {
  const std::string blank(16, '.');
  CHECK(shown_items(R"({"size":4,"cages":[{"sum":5,"cells":[[0,0],[0,1]]}]})") ==
        std::vector<std::string>{"2x2 " + blank + "; cage 5 r1c1 r1c2"});
  CHECK(shown_items(R"({"cages":[{"sum":15,"cells":["r1c1","r9c9"]}]})") ==
        std::vector<std::string>{"3x3 " + std::string(81, '.') + "; cage 15 r1c1 r9c9"});
  for (const char* text : {R"({"size":4,"cages":[{"sum":5,"cells":[[1,1],[1,2]]}]})", R"({"cages":[]})",
                           R"({"cages":["lion"],"size":4})", R"({"size":-1,"cages":[{"sum":5,"cells":[0,1]}]})"}) {
    CAPTURE(text);
    const std::vector<std::string> items = shown_items(text);
    REQUIRE(items.size() == 1);
    CHECK(items[0].starts_with("no-puzzle-found@"));
  }
}
