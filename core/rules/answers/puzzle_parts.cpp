#include "core/rules/answers/puzzle_parts.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace nonet {

namespace {

LayoutRef layout_with(const Layout& layout, RuleSet rules) {
  LayoutSpec spec = layout.spec();
  spec.rules = std::move(rules);
  return Layout::make(spec).value();
}

// The given candidates of a given cell say something beside the given only when there are none.
bool restricts(const Puzzle& puzzle, Cell cell) {
  if (!puzzle.has_given_candidates()) return false;
  const DigitSet digits = puzzle.given_candidates()[cell.index];
  return puzzle.givens()[cell].is_blank() ? digits != DigitSet::full(puzzle.digit_count()) : digits.empty();
}

}  // namespace

PuzzleParts::PuzzleParts(const PuzzleView& puzzle) : puzzle_(copy_of(puzzle)) {
  for (const Rule& rule : puzzle_.layout()->rules()) parts_.push_back({PartSort::LayoutRule, rule});
  for (const Rule& rule : puzzle_.own_rules()) parts_.push_back({PartSort::OwnRule, rule});
  const auto cells = static_cast<std::uint16_t>(puzzle_.layout()->cell_count());
  for (std::uint16_t cell = 0; cell < cells; ++cell) {
    if (restricts(puzzle_, Cell{cell})) parts_.push_back({PartSort::GivenCandidates, {}, Cell{cell}});
  }
  for (std::uint16_t cell = 0; cell < cells; ++cell) {
    if (!puzzle_.givens()[Cell{cell}].is_blank()) parts_.push_back({PartSort::Given, {}, Cell{cell}});
  }
  const auto has_any = [&](std::initializer_list<RuleKind> kinds) {
    return std::any_of(kinds.begin(), kinds.end(), [&](RuleKind kind) { return puzzle_.own_rules().contains(kind); });
  };
  leaving_out_keeps_solutions_ =
      !has_any({RuleKind::NonConsecutive, RuleKind::NegativeWhite, RuleKind::NegativeBlack, RuleKind::NegativeSum}) ||
      !has_any({RuleKind::WhiteDot, RuleKind::BlackDot, RuleKind::PairSum});
}

Puzzle PuzzleParts::puzzle_of(const std::vector<bool>& kept) const {
  RuleSet layout_rules;
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    if (kept[part] && parts_[part].sort == PartSort::LayoutRule) layout_rules.insert(parts_[part].rule);
  }
  const Layout& layout = *puzzle_.layout();
  const bool same_layout = layout_rules == layout.rules();
  Grid givens(same_layout ? puzzle_.layout() : layout_with(layout, std::move(layout_rules)));
  std::vector<DigitSet> candidates;
  if (puzzle_.has_given_candidates()) {
    candidates.assign(static_cast<std::size_t>(layout.cell_count()), DigitSet::full(layout.digit_count()));
  }
  for (std::size_t index = 0; index < parts_.size(); ++index) {
    const PuzzlePart& part = parts_[index];
    if (!kept[index]) continue;
    if (part.sort == PartSort::Given) givens[part.cell] = puzzle_.givens()[part.cell];
    if (part.sort == PartSort::GivenCandidates) {
      candidates[part.cell.index] = puzzle_.given_candidates()[part.cell.index];
    }
  }
  Puzzle puzzle(std::move(givens), std::move(candidates));
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    if (!kept[part] || parts_[part].sort != PartSort::OwnRule) continue;
    const bool refused = puzzle.add(parts_[part].rule).has_value();
    NONET_EXPECTS_ALWAYS(!refused);
  }
  return puzzle;
}

std::vector<PuzzlePart> PuzzleParts::listed(const std::vector<bool>& kept) const {
  std::vector<PuzzlePart> listed;
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    if (kept[part]) listed.push_back(parts_[part]);
  }
  return listed;
}

}  // namespace nonet
