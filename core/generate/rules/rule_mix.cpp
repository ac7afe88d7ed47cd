#include "core/generate/rules/rule_mix.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "core/generate/rules/attempts.h"
#include "core/generate/rules/rule_growth.h"
#include "core/util/bits.h"

// A full grid is drawn. As long as it is not the only solution, some other solutions are found, several random rules
// that the grid keeps are drawn, and the one that most of the other solutions break is added. Then unnecessary givens
// are left out, and after them unnecessary rules, in random order. What is needed once stays needed when others are
// left out, so one pass over all parts is enough.
//
// With a judge, rules are then added as long as its techniques do not solve the puzzle: those with the most open
// candidates where the techniques get stuck. Parts are left out as long as the techniques solve the puzzle.

namespace nonet {

namespace {

constexpr int kAttemptsOfMix = 20;
constexpr int kAttemptsOfMixWithJudge = 100;
constexpr int kDrawings = 16;
constexpr int kOthersOfQuestion = 8;

class RuleMixMaker {
 public:
  RuleMixMaker(const RuleMixForm& form, Grid solution, Random& random, StopToken stop, RuleJudge* judge)
      : form_(form),
        random_(random),
        judge_(judge),
        growth_(form.kinds, form.longest, kDrawings, form.symmetry == Symmetry::HalfTurn, std::move(solution), random,
                stop),
        givens_(wanted().layout()) {}

  // None when the attempt fails or is stopped.
  std::optional<GeneratedRulePuzzle> make() {
    if (!add_until_unique() || !add_until_solved()) return std::nullopt;
    leave_out_givens();
    if (givens_.clue_count() > form_.most_givens) return std::nullopt;
    growth_.leave_out_rules([&](std::size_t) { return !is_only_solution(); });
    if (growth_.others().is_stopped()) return std::nullopt;
    GeneratedRulePuzzle made{puzzle(), wanted(), every_question_decided_};
    if (growth_.added() == 0 || (judge_ != nullptr && !judge_->accepts(made.puzzle))) return std::nullopt;
    return made;
  }

 private:
  using Answer = OtherSolutions::Answer;

  const Grid& wanted() const { return growth_.others().wanted(); }

  bool add_until_unique() {
    for (;;) {
      const Answer answer = growth_.others().look_for(puzzle(), kOthersOfQuestion);
      if (answer == Answer::None) return true;
      if (growth_.others().is_stopped()) return false;
      growth_.note_found(puzzle());
      // When the search did not come to an end, any rule will do.
      if (!add_rule() && !add_given()) return true;
      growth_.drop_broken(puzzle());
    }
  }

  bool add_until_solved() {
    if (!has_stages()) return true;
    while (!judge_->passes(puzzle(), stage())) {
      if (growth_.others().is_stopped()) return false;
      left_ = judge_->left();
      if (!add_rule() && !add_given()) return false;
    }
    return true;
  }

  bool has_stages() const { return judge_ != nullptr && judge_->stages() > 0; }
  int stage() const { return judge_->stages() - 1; }

  bool add_rule() {
    return growth_.add_rule(growth_.living().empty() && left_.empty() ? -1 : 0,
                            [&](const RuleGrowth::Group& rules) { return use_of(rules); });
  }

  // How many of the other solutions break the rules. Where the judge got stuck: how many open candidates the cells of
  // the rules have.
  std::ptrdiff_t use_of(const RuleGrowth::Group& rules) const {
    if (left_.empty()) return growth_.use_of(rules);
    std::ptrdiff_t open = 0;
    for (const Rule& rule : rules) {
      for (const Cell cell : rule.cells) open += count_bits(left_[cell.index]) - 1;
    }
    return open;
  }

  // The cells that are given together with a cell.
  std::vector<Cell> with_image(Cell cell) const {
    const Cell image{static_cast<std::uint16_t>(givens_.digits().size() - 1 - cell.index)};
    if (form_.symmetry == Symmetry::None || image == cell) return {cell};
    return {cell, image};
  }
  void give(Cell cell) {
    for (const Cell each : with_image(cell)) givens_[each] = wanted()[each];
  }

  // Gives the blank cell in which most of the other solutions differ, or an open cell with the most candidates. Returns
  // false when no cell is blank.
  bool add_given() {
    std::optional<Cell> best = most_open_cell(left_, random_);
    if (best) {
      give(*best);
      return true;
    }
    std::ptrdiff_t most = -1;
    for (const std::uint16_t cell : random_order(givens_.digits().size(), random_)) {
      if (!givens_[Cell{cell}].is_blank()) continue;
      const auto living = growth_.living();
      const auto differing = std::count_if(living.begin(), living.end(), [&](std::size_t other) {
        return growth_.others()[other][cell] != wanted()[Cell{cell}];
      });
      if (differing <= most) continue;
      most = differing;
      best = Cell{cell};
    }
    if (!best) return false;
    give(*best);
    return true;
  }

  void leave_out_givens() {
    std::vector<std::uint16_t> cells;
    for (std::uint16_t cell = 0; cell < givens_.digits().size(); ++cell) {
      const bool is_asked_with_image = with_image(Cell{cell}).back().index < cell;
      if (!givens_[Cell{cell}].is_blank() && !is_asked_with_image) cells.push_back(cell);
    }
    random_.shuffle(std::span(cells));
    for (const std::uint16_t cell : cells) {
      for (const Cell each : with_image(Cell{cell})) givens_[each] = kBlank;
      if (!is_only_solution()) give(Cell{cell});
    }
  }

  bool is_only_solution() {
    const Answer answer = growth_.others().look_for(puzzle());
    if (has_stages()) return answer != Answer::Some && judge_->passes(puzzle(), stage());
    if (answer == Answer::Unknown) every_question_decided_ = false;
    return answer == Answer::None;
  }

  Puzzle puzzle() const {
    Puzzle puzzle(givens_);
    growth_.add_to(puzzle);
    return puzzle;
  }

  const RuleMixForm& form_;
  Random& random_;
  RuleJudge* const judge_;
  // The candidates where the judge got stuck; empty before it was asked.
  std::vector<std::uint32_t> left_;
  RuleGrowth growth_;
  Grid givens_;
  bool every_question_decided_ = true;
};

}  // namespace

bool is_possible_mix(const RuleMixForm& form) {
  if (form.jigsaw_side == 0 && !form.layout->is_square()) return false;
  if (form.symmetry != Symmetry::None && form.symmetry != Symmetry::HalfTurn) return false;
  const int side = form.jigsaw_side != 0 ? form.jigsaw_side : form.layout->side();
  for (std::size_t kind = 0; kind < form.kinds.size(); ++kind) {
    const auto is_same = [&](const RuleShare& other) { return other.kind == form.kinds[kind].kind; };
    if (!is_makeable(form.kinds[kind].kind) ||
        (form.symmetry != Symmetry::None && !is_makeable_with_image(form.kinds[kind].kind)) ||
        form.kinds[kind].weight < 1 || form.kinds[kind].weight > 1000 ||
        std::count_if(form.kinds.begin(), form.kinds.end(), is_same) > 1)
      return false;
  }
  return !form.kinds.empty() && side >= kMinRulePuzzleSide && side <= kMaxRulePuzzleSide && form.longest >= 3 &&
         form.longest <= side && form.most_givens >= 0;
}

Result<GeneratedRulePuzzle, RulePuzzleError> random_rule_mix(const RuleMixForm& form, std::uint64_t seed,
                                                             StopToken stop, RuleJudge* judge) {
  if (!is_possible_mix(form)) return RulePuzzleError::BadForm;
  const int attempts = judge != nullptr ? kAttemptsOfMixWithJudge : kAttemptsOfMix;
  return first_made(form.layout, form.jigsaw_side, attempts, seed, stop, judge, [&](Grid solution, Random& random) {
    return RuleMixMaker(form, std::move(solution), random, stop, judge).make();
  });
}

}  // namespace nonet
