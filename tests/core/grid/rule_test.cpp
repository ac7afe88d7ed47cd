#include "core/grid/rule.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/grid/rule_table.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;

namespace {

// `r1c2 r2c2` on a 9×9 grid.
std::vector<Cell> cells_of(const std::string& names) {
  std::vector<Cell> cells;
  for (std::size_t start = 0; start + 4 <= names.size(); start += 5) {
    cells.push_back(Cell{static_cast<std::uint16_t>((names[start + 1] - '1') * 9 + names[start + 3] - '1')});
  }
  return cells;
}

Rule rule_of(RuleKind kind, const std::string& cells, std::vector<std::uint16_t> values = {}) {
  return {kind, cells_of(cells), std::move(values)};
}

const std::string kFirstRow = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
const std::string kFirstColumn = "r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1";
const std::string kLastRowBackwards = "r9c9 r9c8 r9c7 r9c6 r9c5 r9c4 r9c3 r9c2 r9c1";

std::vector<Rule> some_rules() {
  return {rule_of(RuleKind::Cage, "r1c1 r1c2 r2c2", {17}),
          rule_of(RuleKind::Cage, "r1c1 r1c2 r2c2"),
          rule_of(RuleKind::Cage, "r1c1 r1c2", {17}),
          rule_of(RuleKind::Cage, "r5c5", {4}),
          rule_of(RuleKind::Thermometer, "r4c4 r3c3 r2c2"),
          rule_of(RuleKind::Thermometer, "r2c2 r3c3 r4c4"),
          rule_of(RuleKind::WhiteDot, "r4c4 r4c5", {1}),
          rule_of(RuleKind::WhiteDot, "r4c4 r4c5", {2}),
          rule_of(RuleKind::Quadruple, "r1c1 r1c2 r2c1 r2c2", {1, 1, 7}),
          rule_of(RuleKind::Sandwich, kFirstRow, {12})};
}

}  // namespace

TEST_CASE("the table of rules has each kind at its place, with a name of its own", "[grid]") {
  for (const RuleRow& row : rule_table()) {
    CHECK(&rule_row(row.kind) == &row);
    CHECK(rule_kind_named(row.id) == row.kind);
  }
  CHECK(rule_kind_named("antiknight") == RuleKind::AntiKnight);
  CHECK_FALSE(rule_kind_named("anti-knight").has_value());
  CHECK(rule_row(RuleKind::Disjoint).belongs_to_layout());
  CHECK(rule_row(RuleKind::AntiKing).belongs_to_layout());
  CHECK_FALSE(rule_row(RuleKind::Cage).belongs_to_layout());
}

TEST_CASE("sets of rules do not depend on the order in which rules, cells and values come", "[grid]") {
  RuleSet expected;
  for (const Rule& rule : some_rules()) expected.insert(rule);
  REQUIRE(expected.size() == some_rules().size());
  Random random(3);
  for (int round = 0; round < 50; ++round) {
    std::vector<Rule> rules = some_rules();
    random.shuffle(std::span(rules));
    RuleSet set;
    for (Rule& rule : rules) {
      if (rule.kind != RuleKind::Thermometer) random.shuffle(std::span(rule.cells));
      random.shuffle(std::span(rule.values));
      set.insert(rule);
      set.insert(rule);
    }
    REQUIRE(set == expected);
    REQUIRE(set.hash() == expected.hash());
  }
}

TEST_CASE("a rule more, a rule less and another value make another set and another hash", "[grid]") {
  std::vector<RuleSet> sets(1);
  for (const Rule& rule : some_rules()) {
    RuleSet alone;
    alone.insert(rule);
    sets.push_back(alone);
    RuleSet more = sets[sets.size() - 2];
    more.insert(rule);
    if (more.size() > 1) sets.push_back(more);
  }
  for (std::size_t first = 0; first < sets.size(); ++first) {
    for (std::size_t second = 0; second < first; ++second) {
      CHECK_FALSE(sets[first] == sets[second]);
      CHECK(sets[first].hash() != sets[second].hash());
    }
  }
}

TEST_CASE("a set of one rule alone is the set that this rule makes", "[grid]") {
  const RuleSet only = RuleSet::only(RuleKind::X);
  CHECK(only == RuleSet{RuleKind::X});
  CHECK(only.size_with_parts() == 1);
}

TEST_CASE("a rule about the whole grid is in its place, however it was added", "[grid]") {
  for (const RuleRow& row : rule_table()) {
    if (!row.belongs_to_layout()) continue;
    RuleSet by_kind;
    RuleSet by_rule;
    for (const Rule& rule : some_rules()) {
      by_kind.insert(rule);
      by_rule.insert(rule);
    }
    const std::size_t before = by_kind.size();
    by_kind.insert(row.kind);
    by_kind.insert(row.kind);
    by_rule.insert(Rule{row.kind, {}, {}});
    CHECK(by_kind.size() == before + 1);
    CHECK(by_kind.size_with_parts() == by_rule.size_with_parts());
    CHECK(by_kind == by_rule);
  }
}

// Saved links and caches keep hashes, so a hash may never change.
TEST_CASE("the hash of rules is the same in every version and on every platform", "[grid]") {
  RuleSet rules{RuleKind::AntiKing, RuleKind::X};
  CHECK(RuleSet().hash() == 0xcbf29ce484222325);
  CHECK(rules.hash() == 0xfc3d05c584a12c1b);
  for (const Rule& rule : some_rules()) rules.insert(rule);
  CHECK(rules.hash() == 0x178f45c711bcc516);
}

TEST_CASE("a rule needs the cells and the values of its kind", "[grid]") {
  struct Case {
    Rule rule;
    std::optional<RuleError> error;
  };
  using Kind = RuleKind;
  const std::vector<Case> cases{
      {rule_of(Kind::X, ""), RuleError::BelongsToLayout},
      {rule_of(Kind::AntiKnight, ""), RuleError::BelongsToLayout},
      {rule_of(Kind::Cage, ""), RuleError::WrongCells},
      {rule_of(Kind::Cage, "r9c9 r1c1"), std::nullopt},
      {rule_of(Kind::Cage, "r9c9 r1c1 r9c9"), RuleError::RepeatedCell},
      {{Kind::Cage, {Cell{81}}, {}}, RuleError::NoSuchCell},
      {rule_of(Kind::Cage, "r1c1 r1c2", {17}), std::nullopt},
      {rule_of(Kind::Cage, "r1c1 r1c2", {46}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Cage, "r1c1 r1c2", {0}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Cage, "r1c1 r1c2", {3, 4}), RuleError::WrongValueCount},
      {rule_of(Kind::Cage, kFirstRow + " r2c1"), RuleError::TooManyCells},
      {rule_of(Kind::Thermometer, kFirstRow + " r2c9"), RuleError::TooManyCells},
      {rule_of(Kind::Renban, kFirstRow + " r2c9"), RuleError::TooManyCells},
      {rule_of(Kind::Nabner, "r1c1 r2c1 r3c1 r4c1 r5c1"), std::nullopt},
      {rule_of(Kind::Nabner, "r1c1 r2c1 r3c1 r4c1 r5c1 r6c1"), RuleError::TooManyCells},
      {rule_of(Kind::SlowThermometer, kFirstRow + " r2c9"), std::nullopt},
      {rule_of(Kind::Arrow, "r1c1 r1c2", {2}), RuleError::WrongCells},
      {rule_of(Kind::Arrow, "r1c1 r1c2 r1c3", {3}), RuleError::WrongCells},
      {rule_of(Kind::DoubleArrow, "r1c1 r1c2"), RuleError::WrongCells},
      {rule_of(Kind::DoubleArrow, "r1c1 r1c2 r1c1"), std::nullopt},
      {rule_of(Kind::Thermometer, "r1c1"), RuleError::WrongCells},
      {rule_of(Kind::Thermometer, "r2c2 r1c1"), std::nullopt},
      {rule_of(Kind::Thermometer, "r2c2 r1c1 r2c2"), RuleError::RepeatedCell},
      {rule_of(Kind::Thermometer, "r2c2 r1c1", {1}), RuleError::WrongValueCount},
      {rule_of(Kind::SlowThermometer, "r2c2 r1c1 r2c2"), std::nullopt},
      {rule_of(Kind::Whisper, "r2c2 r1c1 r1c2 r2c2", {5}), std::nullopt},
      {rule_of(Kind::Whisper, "r2c2 r2c2 r1c2", {5}), RuleError::RepeatedCell},
      {rule_of(Kind::Renban, "r2c2 r1c1 r1c2 r2c2"), RuleError::RepeatedCell},
      {rule_of(Kind::Nabner, "r2c2 r1c1 r2c2"), RuleError::RepeatedCell},
      {rule_of(Kind::WhiteDot, "r2c2 r1c2", {8}), std::nullopt},
      {rule_of(Kind::WhiteDot, "r2c2 r1c2", {9}), RuleError::ValueOutOfRange},
      {rule_of(Kind::WhiteDot, "r2c2 r1c2"), RuleError::WrongValueCount},
      {rule_of(Kind::WhiteDot, "r2c2 r1c1", {1}), RuleError::WrongCells},
      {rule_of(Kind::WhiteDot, "r1c9 r2c1", {1}), RuleError::WrongCells},
      {rule_of(Kind::Quadruple, "r4c5 r4c4 r5c4 r5c5", {1, 9, 1, 9}), std::nullopt},
      {rule_of(Kind::Quadruple, "r4c5 r4c4 r5c4 r5c6", {1}), RuleError::WrongCells},
      {rule_of(Kind::Quadruple, "r4c9 r5c1 r5c9 r6c1", {1}), RuleError::WrongCells},
      {rule_of(Kind::Quadruple, "r4c5 r4c4 r5c4 r5c5", {1, 2, 3, 4, 5}), RuleError::WrongValueCount},
      {rule_of(Kind::Quadruple, "r4c5 r4c4 r5c4 r5c5", {10}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Sandwich, kFirstRow, {0}), std::nullopt},
      {rule_of(Kind::Sandwich, kFirstColumn, {35}), std::nullopt},
      {rule_of(Kind::Sandwich, kFirstColumn, {36}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Sandwich, "r1c1 r1c2 r1c3", {5}), RuleError::WrongCells},
      {rule_of(Kind::Sandwich, kLastRowBackwards, {35}), std::nullopt},
      {rule_of(Kind::XSum, kFirstColumn, {45}), std::nullopt},
      {rule_of(Kind::XSum, kLastRowBackwards, {46}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Skyscraper, kLastRowBackwards, {9}), std::nullopt},
      {rule_of(Kind::Skyscraper, "r1c2 r1c1 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", {9}), RuleError::WrongCells},
      {rule_of(Kind::Skyscraper, "r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9", {9}), RuleError::WrongCells},
      {rule_of(Kind::NumberedRoom, "r1c1 r1c2 r1c3", {9}), RuleError::WrongCells},
      {rule_of(Kind::Relation, "r1c1 r5c5", {511, 0, 1, 2, 4, 8, 16, 32, 64}), std::nullopt},
      {rule_of(Kind::Relation, "r1c1 r5c5", {512, 0, 1, 2, 4, 8, 16, 32, 64}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Relation, "r1c1 r5c5", {511, 0, 1, 2, 4, 8, 16, 32}), RuleError::WrongValueCount},
      {rule_of(Kind::Automaton, "r1c1 r5c5", {1, 1, 1, 1, 1, 1, 1, 1, 0, 1}), std::nullopt},
      {rule_of(Kind::Automaton, "r1c1 r5c5", {1, 1, 1, 1, 1, 1, 1, 1, 2, 1}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Automaton, "r1c1 r5c5", {1, 1, 1, 1, 1, 1, 1, 1, 0, 2}), RuleError::ValueOutOfRange},
      {rule_of(Kind::Automaton, "r1c1 r5c5", {1, 1, 1, 1, 1, 1, 1, 1, 1}), RuleError::WrongValueCount},
      {rule_of(Kind::Automaton, "r1c1 r5c5"), RuleError::WrongValueCount},
      {rule_of(Kind::Lockout, "r1c1 r5c5", {0}), std::nullopt},
      {rule_of(Kind::Lockout, "r1c1 r5c5"), RuleError::WrongValueCount},
      {rule_of(Kind::FallingDiagonal, ""), std::nullopt},
      {rule_of(Kind::RisingDiagonal, "r1c1"), RuleError::WrongCells},
      {rule_of(Kind::NegativeSum, "", {5, 10}), std::nullopt},
      {rule_of(Kind::NegativeSum, ""), RuleError::WrongValueCount},
      {rule_of(Kind::Sandwich, "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", {5}), RuleError::WrongCells},
  };
  for (const Case& each : cases) {
    const auto index = &each - cases.data();
    CAPTURE(index);
    CHECK(error_in_rule(each.rule, *Layout::classic()) == each.error);
  }
}

TEST_CASE("the direction of a clue and the order of a table count", "[grid]") {
  const auto canonical = [](RuleKind kind, const std::string& cells, std::vector<std::uint16_t> values) {
    return canonical_rule(rule_of(kind, cells, std::move(values)));
  };
  CHECK(canonical(RuleKind::Skyscraper, kLastRowBackwards, {3}).cells == cells_of(kLastRowBackwards));
  CHECK_FALSE(canonical(RuleKind::Sandwich, kLastRowBackwards, {3}).cells == cells_of(kLastRowBackwards));
  const std::vector<std::uint16_t> descending{9, 8, 7, 6, 5, 4, 3, 2, 1};
  CHECK(canonical(RuleKind::Relation, "r1c1 r5c5", descending).values == descending);
  CHECK_FALSE(canonical(RuleKind::NegativeSum, "", descending).values == descending);
}

TEST_CASE("values reach from the least to the greatest that can be meant on a 9×9 grid", "[grid]") {
  struct Case {
    RuleKind kind;
    std::string cells;
    std::uint16_t least, greatest;
  };
  using Kind = RuleKind;
  const std::vector<Case> cases{
      {Kind::WhiteDot, "r2c2 r1c2", 1, 8},
      {Kind::BlackDot, "r2c2 r1c2", 2, 9},
      {Kind::PairSum, "r2c2 r1c2", 2, 18},
      {Kind::Whisper, "r2c2 r1c2", 1, 8},
      {Kind::Quadruple, "r4c4 r4c5 r5c4 r5c5", 1, 9},
      {Kind::Arrow, "r2c2 r1c2 r1c3 r1c4", 2, 3},
      {Kind::Lockout, "r1c1 r5c5", 0, 8},
      {Kind::Sandwich, kFirstRow, 0, 35},
      {Kind::XSum, kFirstColumn, 1, 45},
      {Kind::Skyscraper, kFirstColumn, 1, 9},
      {Kind::NumberedRoom, kFirstColumn, 1, 9},
      {Kind::NegativeWhite, "", 1, 8},
      {Kind::NegativeBlack, "", 2, 9},
      {Kind::NegativeSum, "", 2, 18},
  };
  for (const Case& each : cases) {
    CAPTURE(rule_row(each.kind).id);
    const auto error_with = [&](int value) {
      const Rule rule = rule_of(each.kind, each.cells, {static_cast<std::uint16_t>(value)});
      return error_in_rule(rule, *Layout::classic());
    };
    CHECK_FALSE(error_with(each.least).has_value());
    CHECK_FALSE(error_with(each.greatest).has_value());
    CHECK(error_with(each.greatest + 1) == RuleError::ValueOutOfRange);
    if (each.least > 0) CHECK(error_with(each.least - 1) == RuleError::ValueOutOfRange);
  }
}

TEST_CASE("a sum reaches from that of the smallest digits of its cells to that of the largest", "[grid]") {
  struct Case {
    RuleKind kind;
    std::string cells;
    std::uint16_t least, greatest;
  };
  const std::vector<Case> cases{
      {RuleKind::Cage, "r1c1", 1, 9},
      {RuleKind::Cage, "r1c1 r1c2", 3, 17},
      {RuleKind::Cage, "r1c1 r1c2 r2c1", 6, 24},
      {RuleKind::Cage, kFirstRow, 45, 45},
      {RuleKind::LittleKiller, "r2c2 r1c1", 2, 18},
      {RuleKind::LittleKiller, kFirstColumn, 9, 81},
  };
  for (const Case& each : cases) {
    CAPTURE(rule_row(each.kind).id, each.cells);
    const auto error_with = [&](int value) {
      const Rule rule = rule_of(each.kind, each.cells, {static_cast<std::uint16_t>(value)});
      return error_in_rule(rule, *Layout::classic());
    };
    CHECK_FALSE(error_with(each.least).has_value());
    CHECK_FALSE(error_with(each.greatest).has_value());
    CHECK(error_with(each.greatest + 1).has_value());
    CHECK(error_with(each.least - 1).has_value());
  }
  CHECK(error_in_rule(rule_of(RuleKind::Cage, "r1c1 r1c2", {18}), *Layout::classic()) == RuleError::ImpossibleSum);
}

TEST_CASE("the range of values follows the side", "[grid]") {
  const LayoutRef small = Layout::with_boxes(2, 2);
  const Rule cage{RuleKind::Cage, {Cell{0}, Cell{1}, Cell{2}, Cell{3}}, {10}};
  CHECK_FALSE(error_in_rule(cage, *small).has_value());
  CHECK(error_in_rule({RuleKind::Cage, cage.cells, {11}}, *small) == RuleError::ValueOutOfRange);
  CHECK(error_in_rule({RuleKind::Sandwich, {Cell{0}, Cell{1}, Cell{2}, Cell{3}}, {6}}, *small) ==
        RuleError::ValueOutOfRange);
}

TEST_CASE("digits can be exchanged unless a rule is about their sizes or about certain digits", "[grid]") {
  RuleSet rules;
  for (const RuleRow& row : rule_table()) {
    if (row.belongs_to_layout()) rules.insert({row.kind, {}, {}});
  }
  CHECK(digits_are_interchangeable(rules));
  rules.insert(rule_of(RuleKind::Cage, "r1c1 r1c2"));
  CHECK(digits_are_interchangeable(rules));
  for (const Rule& rule : some_rules()) {
    if (rule.kind == RuleKind::Cage && rule.values.empty()) continue;
    RuleSet more = rules;
    more.insert(rule);
    CHECK_FALSE(digits_are_interchangeable(more));
  }
}
