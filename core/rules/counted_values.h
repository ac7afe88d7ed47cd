#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rules/network.h"

namespace nonet {

/// A set of states of a cell that counts its digit once or several times. Bit i stands for the digit i + 1 that counts
/// once, bit 16 + i for the digit i + 1 that counts several times.
using StateMask = std::uint32_t;

constexpr std::size_t kStates = 32;
constexpr StateMask kOnce = 0xffff;
constexpr StateMask kSeveral = ~kOnce;

/// What a rule of doublers says: which cells count their digit several times, and what cells count together.
struct CountedValues {
  /// Cells that have one of the sets of states, each state in one cell.
  struct Group {
    std::vector<CellIndex> cells;
    std::vector<StateMask> sets;
    /// What each set adds to the sum.
    std::vector<std::uint16_t> amounts;
  };
  /// What the groups add is the total.
  struct Sum {
    std::vector<Group> groups;
    int total = 0;
  };
  /// A number in `tables`: the table leads from states of the first cell to those of the second, and the next table
  /// back.
  struct Relation {
    CellIndex first;
    CellIndex second;
    std::uint16_t table;
  };
  /// For each state of one cell, the states that the other can have.
  using Table = std::array<StateMask, kStates>;

  int digit_count = 0;
  /// One cell of each counts several times.
  std::vector<std::vector<CellIndex>> houses;
  std::vector<Sum> sums;
  std::vector<Relation> relations;
  std::vector<Table> tables;
};

/// ValueCondition::look of the rule.
bool look_at_counted_values(const ValueCondition& condition, RuleNode& node);

/// Hands in what doublers mean. A program that does not call the function has no code for them: see lower().
/// use_rule_search() calls it.
void use_doublers();

}  // namespace nonet
