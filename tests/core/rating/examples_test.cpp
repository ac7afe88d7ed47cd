// docs/rating-examples.txt: an example of each producer.

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "core/rating/rating.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet {

namespace {

struct Example {
  std::string producer;
  Tenths rating;
  std::string puzzle;
};

std::vector<Example> examples() {
  std::ifstream file(NONET_TEST_DATA "/../../docs/rating-examples.txt");
  std::vector<Example> examples;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    std::string producer, rating, puzzle;
    fields >> producer >> rating >> puzzle;
    examples.push_back({producer, std::stoi(rating) * 10 + (rating.back() - '0'), puzzle});
  }
  return examples;
}

}  // namespace

TEST_CASE("each example of a producer has a step of this producer with this rating", "[rating]") {
  for (const Example& example : examples()) {
    INFO(example.producer << ' ' << example.puzzle);
    REQUIRE(example.puzzle.size() == 81);
    Tenths found = 0;
    RatingOptions options;
    options.step = [&](const RatedStep& step) {
      if (found == 0 && producer_id(step.producer) == example.producer) found = step.rating;
    };
    rate(test::grid_of(example.puzzle), options);
    CHECK(found == example.rating);
  }
}

TEST_CASE("every producer up to the dynamic forcing chains has an example", "[rating]") {
  std::map<std::string, int, std::less<>> count;
  for (const Example& example : examples()) ++count[example.producer];
  for (int i = 0; i <= static_cast<int>(Producer::DynamicChains); ++i) {
    const std::string_view id = producer_id(static_cast<Producer>(i));
    INFO(id);
    CHECK(count.contains(id));
  }
}

}  // namespace nonet
