#include "core/symmetry/subgroup.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/formats/layout_name.h"
#include "core/symmetry/transformation_steps.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

TransformationKinds kinds_of(std::string_view names) {
  TransformationKinds kinds;
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(','), names.size());
    kinds.insert(transformation_kind(names.substr(0, end)).value());
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return kinds;
}

// Where each cell goes.
std::vector<int> coordinates_of(const Transformation& transformation) {
  std::vector<int> key;
  for (const Cell cell : transformation.cells()) key.push_back(cell.index);
  return key;
}

constexpr const char* kEverything = "rows,columns,bands,stacks,transpose,digits";

}  // namespace

TEST_CASE("subgroups have their known orders", "[symmetry]") {
  struct Case {
    const char* layout;
    const char* kinds;
    const char* order;
  };
  const Case cases[] = {
      {"3x3", "", "1"},
      {"3x3", "rows", "216"},
      {"3x3", "columns", "216"},
      {"3x3", "rows,columns", "46656"},
      {"3x3", "bands,stacks", "36"},
      {"3x3", "transpose", "2"},
      {"3x3", "transpose,rows", "93312"},
      {"3x3", "digits", "362880"},
      {"3x3", "rows,columns,bands,stacks,transpose", "3359232"},
      {"3x3", kEverything, "1218998108160"},
      {"2x3", "rows", "8"},
      {"2x3", "columns", "36"},
      {"2x3", "bands", "6"},
      {"2x3", "rows,columns,bands,stacks,digits", "2488320"},
      {"2x2", kEverything, "3072"},
      {"1x5", "rows,transpose", "2"},
      {"1x5", "bands,transpose", "28800"},
      {"5x1", "rows,transpose", "28800"},
      {"1x5+x", "rows,stacks,transpose", "2"},
      {"10x10", "digits",
       "933262154439441526816992388562667004907159682643816214685929638952175999932299156089414639761565182862536979208"
       "27"
       "223758251185210916864000000000000000000000000"},
  };
  for (const Case& each : cases) {
    INFO(each.layout << ' ' << each.kinds);
    CHECK(Subgroup(layout_of_name(each.layout).value(), kinds_of(each.kinds)).order().to_string() == each.order);
  }
}

TEST_CASE("every member of a subgroup is listed once, the identity first", "[symmetry]") {
  struct Case {
    const char* layout;
    const char* kinds;
  };
  const Case cases[] = {{"3x3", "rows"},         {"3x3", "bands,stacks,transpose"}, {"2x2", kEverything},
                        {"2x3", "rows,columns"}, {"2x2", "transpose,rows"},         {"2x2", "transpose,stacks,digits"},
                        {"4x2", "bands,digits"}, {"1x3", "columns,bands,digits"}};
  for (const Case& each : cases) {
    INFO(each.layout << ' ' << each.kinds);
    const LayoutRef layout = layout_of_name(each.layout).value();
    Subgroup subgroup(layout, kinds_of(each.kinds));
    CHECK(subgroup.transformation().is_identity());
    std::set<std::string> seen;
    std::uint64_t count = 0;
    bool all_valid = true;
    do {
      const Transformation transformation = subgroup.transformation();
      all_valid &= count % 16 != 0 || keeps_rules(transformation);
      all_valid &= count % 16 != 0 || subgroup.contains(transformation);
      std::string key;
      for (const Cell cell : transformation.cells()) key += static_cast<char>(cell.index);
      for (const Digit digit : transformation.digits()) key += static_cast<char>(digit.value);
      seen.insert(key);
      ++count;
    } while (subgroup.advance());
    CHECK(all_valid);
    CHECK(BigUint(count) == subgroup.order());
    CHECK(seen.size() == count);
    CHECK(subgroup.transformation().is_identity());
  }
}

TEST_CASE("the product of two members of a subgroup is a member", "[symmetry]") {
  Random random(3);
  for (const char* kinds : {"rows", "rows,bands", "transpose,rows", "transpose,bands,digits", kEverything}) {
    Subgroup subgroup(Layout::classic(), kinds_of(kinds));
    for (int round = 0; round < 20; ++round) {
      subgroup.randomise(random);
      const Transformation first = subgroup.transformation();
      subgroup.randomise(random);
      CHECK(subgroup.contains(first.then(subgroup.transformation())));
      CHECK(subgroup.contains(first.inverse()));
    }
  }
}

TEST_CASE("transposing in boxes of one row or column keeps the rules and gives a group", "[symmetry]") {
  for (const char* name : {"1x4", "4x1", "1x5+x", "5x1+x", "1x4+antiknight", "4x1+antiking"}) {
    const LayoutRef layout = layout_of_name(name).value();
    for (unsigned bits = 0; bits < 16; ++bits) {
      std::string names = "transpose";
      TransformationKinds kinds = kinds_of(names);
      for (unsigned kind = 0; kind < 4; ++kind) {
        if ((bits >> kind & 1u) == 0 || !allows(layout, kTransformationKinds[kind])) continue;
        kinds.insert(kTransformationKinds[kind]);
        names += ',' + std::string(name_of(kTransformationKinds[kind]));
      }
      INFO(name << ' ' << names);
      Subgroup turns(layout, kinds_of("transpose"));
      REQUIRE(turns.advance());
      const Transformation transpose = turns.transformation();
      Subgroup subgroup(layout, kinds);
      std::vector<Transformation> members;
      std::set<std::vector<int>> keys;
      do {
        members.push_back(subgroup.transformation());
        REQUIRE(keeps_rules(members.back()));
        keys.insert(coordinates_of(members.back()));
      } while (subgroup.advance());
      for (const Transformation& member : members) {
        REQUIRE(keys.count(coordinates_of(member.then(transpose))) == 1);
        REQUIRE(keys.count(coordinates_of(transpose.then(member))) == 1);
      }
    }
  }
}

TEST_CASE("contains() accepts exactly the members of a subgroup", "[symmetry]") {
  const auto contains = [](const char* kinds, const char* steps) {
    const LayoutRef layout = Layout::classic();
    return Subgroup(layout, kinds_of(kinds)).contains(parse_transformation(steps, layout).value());
  };
  CHECK(contains("rows", "swap-rows:1,2;swap-rows:7,9"));
  CHECK_FALSE(contains("rows", "swap-columns:1,2"));
  CHECK_FALSE(contains("rows", "swap-bands:1,2"));
  CHECK_FALSE(contains("rows,columns,bands,stacks", "transpose"));
  CHECK_FALSE(contains("rows,columns,bands,stacks,transpose", "swap-digits:1,2"));
  CHECK(contains("rows,bands", "mirror:top-bottom"));
  CHECK(contains("bands,stacks,rows,columns,transpose", "rotate:90"));
  CHECK(contains("transpose,rows", "swap-columns:1,2"));
}

TEST_CASE("layouts allow the right kinds of transformations", "[symmetry]") {
  struct Case {
    const char* layout;
    const char* allowed;
  };
  const Case cases[] = {{"3x3", "rows columns bands stacks transpose digits "},
                        {"2x3", "rows columns bands stacks digits "},
                        {"3x3+x", "transpose digits "},
                        {"3x3+windoku", "transpose digits "},
                        {"3x3+disjoint", "bands stacks transpose digits "},
                        {"2x3+antiknight", "digits "},
                        {"jigsaw:1122132213343444", "digits "},
                        {"jigsaw:1234214334124321", "transpose digits "}};
  for (const Case& each : cases) {
    std::string allowed;
    for (const char* name : {"rows", "columns", "bands", "stacks", "transpose", "digits"}) {
      if (allowed_kinds(layout_of_name(each.layout).value()).contains(*transformation_kind(name)))
        allowed += std::string(name) + ' ';
    }
    INFO(each.layout);
    CHECK(allowed == each.allowed);
  }
  CHECK(allows(Layout::with_boxes(2, 3), TransformationKind::Rows));
  CHECK(allows(Layout::with_boxes(2, 3), TransformationKind::Digits));
  CHECK_FALSE(allows(Layout::with_boxes(2, 3), TransformationKind::Transpose));
  CHECK(allows(Layout::with_boxes(5, 5), TransformationKind::Transpose));
  CHECK_FALSE(transformation_kind("boxes").has_value());
}

TEST_CASE("random members are equally likely", "[symmetry]") {
  Subgroup subgroup(Layout::with_boxes(2, 2), kinds_of("rows,transpose,bands"));
  REQUIRE(subgroup.order() == BigUint(128));
  Random random(11);
  std::map<std::vector<int>, int> times;
  for (int round = 0; round < 12800; ++round) {
    subgroup.randomise(random);
    ++times[coordinates_of(subgroup.transformation())];
  }
  CHECK(times.size() == 128);
  double chi_square = 0;
  for (const auto& [steps, count] : times) chi_square += (count - 100.0) * (count - 100.0) / 100.0;
  // With 127 degrees of freedom, the probability of a value above 200 is about 1 in 25 000. The seed is fixed.
  CHECK(chi_square < 200);
}
