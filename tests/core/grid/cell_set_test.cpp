#include "core/grid/cell_set.h"

#include <set>
#include <vector>

#include "core/util/random.h"
#include "tests/catch.h"

namespace nonet {

namespace {

Cell cell(int index) { return Cell{static_cast<std::uint16_t>(index)}; }

// A set drawn from the first `cells` cells, and the same as the standard library has it.
struct Drawn {
  CellSet set;
  std::set<int> same;
};

Drawn drawn(int cells, Random& random) {
  Drawn result;
  const auto count = random.below(20);
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto index = static_cast<int>(random.below(static_cast<std::uint32_t>(cells)));
    result.set.insert(cell(index));
    result.same.insert(index);
  }
  return result;
}

std::set<int> indexes(const CellSet& set) {
  std::set<int> found;
  set.for_each([&](Cell it) { found.insert(it.index); });
  return found;
}

}  // namespace

TEST_CASE("sets of cells agree with the standard library's sets, whatever their widths", "[logic]") {
  Random random(7);
  for (int round = 0; round < 400; ++round) {
    const Drawn left = drawn(round % 2 == 0 ? 81 : 625, random);
    const Drawn right = drawn(round % 3 == 0 ? 625 : 81, random);
    std::set<int> both;
    std::set<int> either = left.same;
    std::set<int> only_left;
    either.insert(right.same.begin(), right.same.end());
    for (const int index : left.same) (right.same.count(index) > 0 ? both : only_left).insert(index);

    REQUIRE(indexes(left.set & right.set) == both);
    REQUIRE(indexes(left.set | right.set) == either);
    REQUIRE(indexes(left.set - right.set) == only_left);
    REQUIRE(left.set.meets(right.set) == !both.empty());
    REQUIRE(left.set.is_within(right.set) == only_left.empty());
    REQUIRE((left.set == right.set) == (left.same == right.same));
    REQUIRE(left.set.size() == static_cast<int>(left.same.size()));
    REQUIRE(left.set.empty() == left.same.empty());
    REQUIRE(left.set.has_one() == (left.same.size() == 1));
    REQUIRE(left.set.has_several() == (left.same.size() > 1));
    if (!left.same.empty()) REQUIRE(left.set.first().index == *left.same.begin());
  }
}

TEST_CASE("a cell beyond the width of a set is not in it, and can be taken out", "[logic]") {
  CellSet set;
  set.insert(cell(5));
  CHECK_FALSE(set.contains(cell(600)));
  set.erase(cell(600));
  set.insert(cell(600));
  CHECK(set.contains(cell(600)));
  set.erase(cell(600));
  CHECK(indexes(set) == std::set<int>{5});
}

}  // namespace nonet
