#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const std::string kOneGiven = "1...............";
const std::string kOneGivenShown = "2x2 " + kOneGiven;

}  // namespace

TEST_CASE("steps of a solution hold no puzzle, and are one error", "[formats]") {
  for (const char* step :
       {"Hidden Single: r3c3=1", "Hidden Single: C3=1", "Naked Quad: 3,5,8,9 in r4678c3 => r19c3<>3, r1c3<>5, r9c3<>8",
        "AIC: (4)r2c7 = (4)r2c8 - (4)r8c8 = (4)r8c7 => r19c7<>4", "Multi Colors 1: (4)r2c7 = (4)r2c8 => r1c7,r9c78<>4",
        "ALS-XZ: A=r2c6{6,7}, B=r3c45{6,7,9}, X=6,7, Z=6,7,9 => r1c45<>6, r1c4<>7, r1c45,r3c1289<>9",
        "Locked Candidates (Pointing): 3 in b1 => C4<>3", "Trial and Error: r3c9=7; no 4 in c9 => r3c9<>12"}) {
    CAPTURE(step);
    const std::string text = step;
    const std::vector<std::string> error{"no-puzzle-found@1:1 a list of steps"};
    CHECK(shown_items(text) == error);
    CHECK(shown_items(text + "\n\n" + text + "\n# hard, hardest: AIC\n" + text + "\n") == error);
    CHECK(shown_items(kOneGiven + "\n" + text + "\n" + text + "\n" + kOneGiven + "\n") ==
          std::vector<std::string>{kOneGivenShown, kOneGivenShown});
  }
}

TEST_CASE("lines that look like steps are read as what they are", "[formats]") {
  CHECK(shown_items("Puzzle: " + kOneGiven) == std::vector<std::string>{kOneGivenShown});
  CHECK(shown_items("board = [\"1...\", \"....\", \"....\", \"....\"]") == std::vector<std::string>{kOneGivenShown});
}

TEST_CASE("neighbouring objects that hold nothing like a puzzle are one error", "[formats]") {
  const std::string object = "{\"kind\":\"x\",\"shape\":\"whole-grid\"}\n";
  const std::string puzzle = "{\"puzzle\":\"" + kOneGiven + "\"}\n";
  const std::string damaged = "{\"puzzle\":\"" + kOneGiven + kOneGiven.substr(1) + "\"}\n";
  const auto error = [](int line) { return "no-puzzle-found@" + std::to_string(line) + ":1 JSON"; };
  CHECK(shown_items(object + object + "\n" + object) == std::vector<std::string>{error(1)});
  CHECK(shown_items(object + object + puzzle + object) == std::vector<std::string>{error(1), kOneGivenShown, error(4)});
  CHECK(shown_items(damaged + damaged) == std::vector<std::string>{error(1), error(2)});
  const std::string rows = "{\"grid\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0]]}\n";
  CHECK(shown_items(rows + rows).size() == 2);
}

TEST_CASE("words with as many characters as a row has cells are no row", "[formats]") {
  const std::string words = "0709  grouped-continuous-nice-loop";
  const std::string other = "negative-sum      whole-grid    1-32 of 2-18";
  CHECK(shown_items(words).size() == 1);
  CHECK(shown_items(kOneGiven + "\n" + words + "\n" + kOneGiven) ==
        std::vector<std::string>{kOneGivenShown, kOneGivenShown});
  CHECK(shown_items(kOneGiven + "\n0708  aic\n" + words + "\n" + other + "\n" + kOneGiven) ==
        std::vector<std::string>{kOneGivenShown, kOneGivenShown});
}
