// The sum of whole houses is known, and so are the sums of cages. Cages that lie in the houses are taken off. Of a cage
// that lies partly in them, either the cells inside are left over (innies), or the whole cage is taken off and the
// cells outside are counted against the rest (outies): whichever leaves fewer open cells. rule-of-45: one open cell is
// left. innies-and-outies: two to four are left, and a digit goes that is in no way to make their sum.

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/rule_steps/arrangements.h"
#include "core/rule_steps/house_areas.h"
#include "core/rule_steps/rule_finders.h"
#include "core/rule_steps/set_support.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

constexpr std::size_t kMaxLeftOver = 4;
constexpr std::uint64_t kMaxNodesOfArea = 4000;

// Cells whose digits have a known sum.
struct Block {
  CellBits cells;
  int total;
  std::uint16_t rule;
};

std::vector<Block> blocks_of(const RuleView& view) {
  std::vector<Block> blocks;
  std::uint16_t number = 0;
  for (const Rule& rule : view.state.rules()->rules) {
    const bool has_sum = !rule.values.empty() && (rule.kind == RuleKind::Cage || rule.kind == RuleKind::LittleKiller ||
                                                  rule.kind == RuleKind::PairSum);
    if (has_sum) {
      Block block{{}, rule.values[0], number};
      for (const Cell cell : rule.cells) block.cells.set(cell.index);
      blocks.push_back(block);
    }
    ++number;
  }
  return blocks;
}

// What is left of an area: the digits of `inside` minus those of `outside` are `total`.
struct LeftOver {
  CellBits inside;
  CellBits outside;
  int total;
  std::vector<std::uint16_t> rules;
};

class LeftOvers {
 public:
  LeftOvers(Technique technique, const RuleView& view, StepSink& sink)
      : technique_(technique), view_(view), sink_(sink), blocks_(blocks_of(view)) {
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(view.state.layout().cell_count()); ++cell) {
      if (view.masks.is_open(static_cast<CellIndex>(cell))) open_.set(cell);
    }
  }

  void find() {
    if (blocks_.empty()) return;
    for (const HouseArea& area : HouseAreas::of(view_.state.layout()).all()) {
      if (view_.must_stop(4 * blocks_.size())) return;
      if ((area.cells & open_).none()) continue;
      for (const bool prefers_inside : {true, false}) {
        const std::optional<LeftOver> rest = left_over(area, prefers_inside);
        if (rest && add(area, *rest)) return;
      }
    }
  }

 private:
  // None when no block can be taken off, or when too many open cells are left.
  std::optional<LeftOver> left_over(const HouseArea& area, bool prefers_inside) const {
    const int digit_count = view_.statements.digit_count();
    LeftOver rest{area.cells, {}, static_cast<int>(area.houses.size()) * digit_count * (digit_count + 1) / 2, {}};
    CellBits taken;
    for (const bool wants_whole : {true, false}) {
      for (const Block& block : blocks_) {
        const CellBits within = block.cells & area.cells;
        const CellBits beyond = block.cells & ~area.cells;
        if (within.none() || beyond.none() != wants_whole || (block.cells & taken).any()) continue;
        const std::size_t open_within = (within & open_).count();
        const std::size_t open_beyond = (beyond & open_).count();
        if (!wants_whole && (open_beyond > open_within || (open_beyond == open_within && prefers_inside))) continue;
        taken |= block.cells;
        rest.inside &= ~within;
        rest.outside |= beyond;
        rest.total -= block.total;
        rest.rules.push_back(block.rule);
      }
    }
    const std::size_t open = (rest.inside & open_).count() + (rest.outside & open_).count();
    if (rest.rules.empty() || open == 0 || open > kMaxLeftOver) return std::nullopt;
    return rest;
  }

  bool add(const HouseArea& area, const LeftOver& rest) const {
    const SumCondition sum = sum_of(rest);
    const auto open = std::count_if(sum.cells.begin(), sum.cells.end(),
                                    [&](const WeightedCell& each) { return view_.masks.is_open(each.cell); });
    if ((open == 1) != (technique_ == Technique::RuleOf45)) return false;
    RuleStepDraft draft(technique_, view_);
    if (!keep_ways(rest, sum, draft) || draft.is_idle()) return false;
    Step& step = draft.step();
    step.rules = rest.rules;
    shell_sort(step.rules);
    for (const House house : area.houses) step.add_house(house);
    CellSet added;
    CellSet subtracted;
    for (const auto& [cell, weight] : sum.cells) {
      draft.look_at(cell);
      (weight > 0 ? added : subtracted).insert(Cell{cell});
    }
    if (!added.empty()) step.add_part(Role::Added, added, {});
    if (!subtracted.empty()) step.add_part(Role::Subtracted, subtracted, {});
    step.total = rest.total;
    return draft.add_to(sink_);
  }

  static SumCondition sum_of(const LeftOver& rest) {
    SumCondition sum;
    sum.total = rest.total;
    for (std::size_t cell = 0; cell < rest.inside.size(); ++cell) {
      if (rest.inside[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), 1});
      if (rest.outside[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), -1});
    }
    return sum;
  }

  // Returns false when the sum cannot be made.
  bool keep_ways(const LeftOver& rest, const SumCondition& sum, RuleStepDraft& draft) const {
    std::vector<CellIndex> cells;
    for (const WeightedCell& each : sum.cells) cells.push_back(each.cell);
    if (rest.outside.none() && all_differ(cells)) {
      const SetSupport support =
          support_of({cells, combinations(view_.statements.digit_count(), static_cast<int>(cells.size()), rest.total)},
                     view_.masks);
      for (std::size_t place = 0; place < cells.size(); ++place) draft.keep(cells[place], support.kept[place]);
      if (support.sets.size() <= Step::kMaxCombinations) {
        for (const DigitMask set : support.sets) draft.step().combinations.push_back(digit_set_of(set));
      }
      return !support.sets.empty();
    }
    Arrangements ways(view_);
    SumCondition open_sum;
    open_sum.total = sum.total;
    for (const auto& [cell, weight] : sum.cells) {
      if (view_.masks.is_open(cell)) {
        open_sum.cells.push_back({cell, weight});
      } else {
        open_sum.total -= weight * view_.masks.digit(cell);
      }
    }
    ways.sum(open_sum);
    const std::optional<std::vector<DigitMask>> kept = ways.supported(kMaxNodesOfArea);
    if (!kept) return false;
    for (std::size_t place = 0; place < ways.cells().size(); ++place) draft.keep(ways.cells()[place], (*kept)[place]);
    return true;
  }

  bool all_differ(const std::vector<CellIndex>& cells) const {
    for (std::size_t one = 0; one < cells.size(); ++one) {
      for (std::size_t other = one + 1; other < cells.size(); ++other) {
        if (!view_.statements.differ(cells[one], cells[other])) return false;
      }
    }
    return true;
  }

  Technique technique_;
  const RuleView& view_;
  StepSink& sink_;
  std::vector<Block> blocks_;
  CellBits open_;
};

}  // namespace

void find_innies_and_outies(Technique technique, const RuleView& view, StepSink& sink) {
  LeftOvers(technique, view, sink).find();
}

}  // namespace nonet
