#include "core/generate/rules/rule_mix.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "core/generate/rules/attempts.h"
#include "core/generate/rules/other_solutions.h"
#include "core/generate/rules/rule_drawing.h"
#include "core/util/bits.h"

// A full grid is drawn. As long as it is not the only solution, some other solutions are found, several random rules that the grid keeps are
// drawn, and the one that most of the other solutions break is added. Then unnecessary givens are left out, and after them unnecessary rules,
// in random order. What is needed once stays needed when others are left out, so one pass over all parts is enough.
//
// With a judge, rules are then added as long as its techniques do not solve the puzzle: those with the most open candidates where the techniques get stuck.
// Parts are left out as long as the techniques solve the puzzle.

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
        others_(std::move(solution), kNodesOfRuleQuestion, stop),
        drawing_(others_.wanted(), form.longest, random),
        givens_(others_.wanted().layout()),
        added_(form.kinds.size()) {}

  // None when the attempt fails or is stopped.
  std::optional<GeneratedRulePuzzle> make() {
    if (!add_until_unique() || !add_until_solved()) return std::nullopt;
    leave_out_givens();
    if (givens_.clue_count() > form_.most_givens) return std::nullopt;
    leave_out_rules();
    if (others_.is_stopped()) return std::nullopt;
    GeneratedRulePuzzle made{puzzle(), others_.wanted(), every_question_decided_};
    if (judge_ != nullptr && (rules_.empty() || !judge_->accepts(made.puzzle))) return std::nullopt;
    return made;
  }

 private:
  using Answer = OtherSolutions::Answer;

  bool add_until_unique() {
    for (;;) {
      const Answer answer = others_.look_for(puzzle(), kOthersOfQuestion);
      if (answer == Answer::None) return true;
      if (others_.is_stopped()) return false;
      for (; known_ < others_.size(); ++known_) living_.push_back(known_);
      drop_broken();
      // When the search did not come to an end, any rule will do.
      if (!add_rule() && !add_given()) return true;
      drop_broken();
    }
  }

  bool add_until_solved() {
    if (!has_stages()) return true;
    while (!judge_->passes(puzzle(), stage())) {
      if (others_.is_stopped()) return false;
      left_ = judge_->left();
      if (!add_rule() && !add_given()) return false;
    }
    return true;
  }

  bool has_stages() const { return judge_ != nullptr && judge_->stages() > 0; }
  int stage() const { return judge_->stages() - 1; }

  // Drops the other solutions that break the puzzle from those that are still to be made impossible.
  void drop_broken() {
    const Puzzle now = puzzle();
    std::erase_if(living_, [&](std::size_t other) { return !keeps_own_rules(others_[other], now); });
  }

  // Kinds that have been added less often than their weight says come first.
  bool add_rule() {
    std::vector<std::uint16_t> order = random_order(form_.kinds.size(), random_);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
      return added_[one] * form_.kinds[other].weight < added_[other] * form_.kinds[one].weight;
    });
    return std::any_of(order.begin(), order.end(), [&](std::size_t kind) { return add_rule_of(kind); });
  }

  bool add_rule_of(std::size_t kind) {
    std::optional<Rule> best;
    std::ptrdiff_t most = living_.empty() && left_.empty() ? -1 : 0;
    for (int drawing = 0; drawing < kDrawings; ++drawing) {
      std::optional<Rule> rule = drawing_.draw(form_.kinds[kind].kind);
      if (!rule) break;
      const std::ptrdiff_t use = use_of(*rule);
      if (use <= most) continue;
      most = use;
      best = std::move(rule);
    }
    if (!best) return false;
    drawing_.take(*best);
    rules_.push_back(std::move(*best));
    ++added_[kind];
    return true;
  }

  // How many of the other solutions break a rule. Where the judge got stuck: how many open candidates the cells of the rule have.
  std::ptrdiff_t use_of(const Rule& rule) const {
    if (left_.empty()) {
      return std::count_if(living_.begin(), living_.end(),
                           [&](std::size_t other) { return !others_.holds_in(other, rule); });
    }
    std::ptrdiff_t open = 0;
    for (const Cell cell : rule.cells) open += count_bits(left_[cell.index]) - 1;
    return open;
  }

  // Gives the blank cell in which most of the other solutions differ, or an open cell with the most candidates. Returns false when no cell is
  // blank.
  bool add_given() {
    std::optional<Cell> best = most_open_cell(left_, random_);
    if (best) {
      givens_[*best] = others_.wanted()[*best];
      return true;
    }
    std::ptrdiff_t most = -1;
    for (const std::uint16_t cell : random_order(givens_.digits().size(), random_)) {
      if (!givens_[Cell{cell}].is_blank()) continue;
      const auto differing = std::count_if(living_.begin(), living_.end(), [&](std::size_t other) {
        return others_[other][cell] != others_.wanted()[Cell{cell}];
      });
      if (differing <= most) continue;
      most = differing;
      best = Cell{cell};
    }
    if (!best) return false;
    givens_[*best] = others_.wanted()[*best];
    return true;
  }

  void leave_out_givens() {
    std::vector<std::uint16_t> cells;
    for (std::uint16_t cell = 0; cell < givens_.digits().size(); ++cell) {
      if (!givens_[Cell{cell}].is_blank()) cells.push_back(cell);
    }
    random_.shuffle(std::span(cells));
    for (const std::uint16_t cell : cells) {
      const Digit given = std::exchange(givens_[Cell{cell}], kBlank);
      if (!is_only_solution()) givens_[Cell{cell}] = given;
    }
  }

  void leave_out_rules() {
    random_.shuffle(std::span(rules_));
    for (std::size_t left = rules_.size(); left > 0; --left) {
      Rule rule = std::move(rules_[left - 1]);
      const auto place = rules_.erase(rules_.begin() + static_cast<std::ptrdiff_t>(left - 1));
      if (!is_only_solution()) rules_.insert(place, std::move(rule));
    }
  }

  bool is_only_solution() {
    const Answer answer = others_.look_for(puzzle());
    if (has_stages()) return answer != Answer::Some && judge_->passes(puzzle(), stage());
    if (answer == Answer::Unknown) every_question_decided_ = false;
    return answer == Answer::None;
  }

  Puzzle puzzle() const {
    Puzzle puzzle(givens_);
    for (const Rule& rule : rules_) add_made_rule(puzzle, rule);
    return puzzle;
  }

  const RuleMixForm& form_;
  Random& random_;
  RuleJudge* const judge_;
  // The candidates where the judge got stuck; empty before it was asked.
  std::vector<std::uint32_t> left_;
  OtherSolutions others_;
  RuleDrawing drawing_;
  Grid givens_;
  std::vector<Rule> rules_;
  // How many rules of each kind of the form were added.
  std::vector<int> added_;
  // The remembered solutions that keep all rules and givens so far, and how many were looked at.
  std::vector<std::size_t> living_;
  std::size_t known_ = 0;
  bool every_question_decided_ = true;
};

}  // namespace

bool is_possible_mix(const RuleMixForm& form) {
  const int side = form.jigsaw_side != 0 ? form.jigsaw_side : form.layout->side();
  for (std::size_t kind = 0; kind < form.kinds.size(); ++kind) {
    const auto is_same = [&](const RuleShare& other) { return other.kind == form.kinds[kind].kind; };
    if (!is_makeable(form.kinds[kind].kind) || form.kinds[kind].weight < 1 || form.kinds[kind].weight > 1000 ||
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
