#include "core/generate/rules/rule_completion.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "core/generate/rules/rule_growth.h"
#include "core/generate/rules/rule_puzzle.h"
#include "core/grid/rule_table.h"
#include "core/rules/search.h"
#include "core/util/search.h"

// A random solution of the drawn puzzle is chosen. As long as it is not the only one, some other solutions are found,
// several random rules that the chosen one keeps are drawn, and the one that most of the other solutions break is
// added. Then unnecessary added rules are left out. When no rule helps any more, another solution is tried, with
// smaller cages and shorter lines, of which more find room.

namespace nonet {

namespace {

constexpr int kAttemptsOfCompletion = 24;
constexpr int kAttemptsOfLength = 4;
constexpr int kDrawingsOfCompletion = 24;
constexpr int kOthersOfCompletion = 8;
// Of a search whether a solution can have another digit in a cell.
constexpr std::uint64_t kNodesOfChoice = 2'000;

bool is_among(const std::vector<RuleShare>& kinds, RuleKind kind) {
  return std::any_of(kinds.begin(), kinds.end(), [&](const RuleShare& share) { return share.kind == kind; });
}

// The kind of the marks whose absence a negative rule forbids. None for other kinds.
std::optional<RuleKind> mark_of_negative(RuleKind kind) {
  switch (kind) {
    case RuleKind::NonConsecutive:
    case RuleKind::NegativeWhite: return RuleKind::WhiteDot;
    case RuleKind::NegativeBlack: return RuleKind::BlackDot;
    case RuleKind::NegativeSum: return RuleKind::PairSum;
    default: return std::nullopt;
  }
}

// True when the marks that the rule wants are added.
bool is_answered(const Rule& rule, const std::vector<RuleShare>& kinds) {
  const auto mark = mark_of_negative(rule.kind);
  return mark && is_among(kinds, *mark);
}

// The line of a little killer is not drawn: its clue is outside the grid. Any-of has lines among its rules.
bool is_drawn_line(RuleKind kind) {
  const RuleShape shape = rule_row(kind).shape;
  return shape == RuleShape::Path || shape == RuleShape::Parts ||
         (shape == RuleShape::Line && kind != RuleKind::LittleKiller);
}

bool is_cage(RuleKind kind) {
  return kind == RuleKind::Cage || kind == RuleKind::ProductCage || kind == RuleKind::EqualityCage;
}

// Whether rules of a drawn kind leave no room for added ones: cages for cages, lines for lines, marks for marks.
bool takes_room(const Rule& rule, const std::vector<RuleShare>& kinds) {
  const auto is_added = [&](bool (*is_such)(RuleKind)) {
    return std::any_of(kinds.begin(), kinds.end(), [&](const RuleShare& share) { return is_such(share.kind); });
  };
  if (is_cage(rule.kind)) return (rule.kind != RuleKind::Cage || !rule.values.empty()) && is_added(&is_cage);
  if (is_drawn_line(rule.kind)) return is_added(&is_drawn_line);
  // Marks, clues, clones and circles.
  return is_makeable(rule.kind);
}

// A random solution, which is changed step by step: a random cell gets another random digit, when the puzzle and the
// cells before allow it.
class SolutionDraw {
 public:
  SolutionDraw(const Puzzle& puzzle, Random& random, StopToken stop) : puzzle_(puzzle), random_(random), stop_(stop) {}

  // None when there is no solution, or at a stop.
  std::optional<Grid> first() const { return solution_of(puzzle_.givens(), kUnlimited); }

  Grid changed(Grid solution) const {
    const auto digits = static_cast<std::uint32_t>(puzzle_.digit_count());
    Grid fixed = puzzle_.givens();
    std::vector<std::uint16_t> cells = random_order(fixed.digits().size(), random_);
    cells.resize(std::min<std::size_t>(cells.size(), 3u * digits));
    for (const std::uint16_t cell : cells) {
      const Cell at{cell};
      if (!fixed[at].is_blank()) continue;
      fixed[at] = Digit{static_cast<std::uint8_t>(1 + random_.below(digits))};
      if (fixed[at] != solution[at]) {
        if (auto other = solution_of(fixed, kNodesOfChoice)) solution = std::move(*other);
      }
      fixed[at] = solution[at];
    }
    return solution;
  }

 private:
  std::optional<Grid> solution_of(const Grid& givens, std::uint64_t nodes) const {
    RuleSearch search(PuzzleView(puzzle_).with_givens(givens), kEditionOfMaking);
    NodeMeter meter(Control{stop_, nodes, {}});
    if (search.next(meter) != SearchEvent::Solution) return std::nullopt;
    Grid solution(puzzle_.layout());
    search.write_solution(solution.digits());
    return solution;
  }

  const Puzzle& puzzle_;
  Random& random_;
  const StopToken stop_;
};

// The work is most likely done at the first attempt, so each later one has half of what is left of the bar.
class CompletionProgress {
 public:
  explicit CompletionProgress(const std::function<void(const Progress&)>& report) : report_(report) {}

  // `share` of the attempt that is under way.
  void at(double share) const {
    if (report_) report_(Progress{begun_ + (1 - begun_) / 2 * share, 0});
  }
  void end_attempt() { begun_ += (1 - begun_) / 2; }

 private:
  const std::function<void(const Progress&)>& report_;
  double begun_ = 0;
};

class RuleCompletion {
 public:
  RuleCompletion(const RuleCompletionForm& form, Grid solution, int longest, Random& random, StopToken stop,
                 const CompletionProgress& progress)
      : form_(form),
        random_(random),
        progress_(progress),
        kept_(form.drawn),
        growth_(form.kinds, longest, kDrawingsOfCompletion, false, std::move(solution), random, stop) {
    for (const Rule& rule : form.drawn.own_rules()) {
      if (takes_room(rule, form.kinds)) growth_.drawing().take(rule);
    }
    add_wanted_marks();
    growth_.others().keep(kept_.own_rules());
  }

  std::optional<GeneratedRulePuzzle> make() {
    if (!add_until_unique()) return std::nullopt;
    leave_out_rules();
    if (growth_.others().is_stopped()) return std::nullopt;
    return GeneratedRulePuzzle{puzzle(), growth_.others().wanted(), every_question_decided_};
  }

 private:
  using Answer = OtherSolutions::Answer;

  // Adds the marks without which the solution breaks a negative rule.
  void add_wanted_marks() {
    const Layout& layout = *kept_.layout();
    for (std::uint16_t cell = 0; cell < kept_.givens().digits().size(); ++cell) {
      const Cell at{cell};
      if (layout.column(at) + 1 < layout.side())
        add_wanted_mark(at, layout.cell(layout.row(at), layout.column(at) + 1));
      if (layout.row(at) + 1 < layout.side()) add_wanted_mark(at, layout.cell(layout.row(at) + 1, layout.column(at)));
    }
  }

  void add_wanted_mark(Cell one, Cell other) {
    std::vector<Rule> marks;
    for (const Rule& negative : form_.drawn.own_rules()) {
      if (!is_answered(negative, form_.kinds)) continue;
      const RuleKind kind = *mark_of_negative(negative.kind);
      if (is_exempt(kind, one, other)) continue;
      const std::vector<std::uint16_t> consecutive{1};
      for (const std::uint16_t value : negative.kind == RuleKind::NonConsecutive ? consecutive : negative.values) {
        Rule mark{kind, {one, other}, {value}};
        if (growth_.others().holds_in_wanted(mark)) marks.push_back(std::move(mark));
      }
    }
    if (marks.empty()) return;
    const Rule& mark = marks[random_.below(static_cast<std::uint32_t>(marks.size()))];
    add_made_rule(kept_, mark);
    growth_.drawing().take(mark);
  }

  // A dot of either colour stands for both, a sum for sums.
  bool is_exempt(RuleKind mark, Cell one, Cell other) const {
    const RuleSet& drawn = form_.drawn.own_rules();
    return std::any_of(drawn.begin(), drawn.end(), [&](const Rule& rule) {
      const bool is_dot = rule.kind == RuleKind::WhiteDot || rule.kind == RuleKind::BlackDot;
      return (mark == RuleKind::PairSum ? rule.kind == mark : is_dot) && rule.cells == std::vector<Cell>{one, other};
    });
  }

  bool add_until_unique() {
    for (;;) {
      progress_.at(0.6 * (1 - 1 / (1 + 0.1 * static_cast<double>(growth_.added()))));
      const Answer answer = growth_.others().look_for(puzzle(), kOthersOfCompletion);
      if (answer == Answer::None) return true;
      if (growth_.others().is_stopped()) return false;
      growth_.note_found(puzzle());
      // When the search did not come to an end, any rule will do.
      const std::ptrdiff_t least = growth_.living().empty() ? -1 : 0;
      if (!growth_.add_rule(least, [&](const RuleGrowth::Group& rules) { return growth_.use_of(rules); })) return false;
      growth_.drop_broken(puzzle());
    }
  }

  void leave_out_rules() {
    const double count = static_cast<double>(growth_.added());
    growth_.leave_out_rules([&](std::size_t left) {
      progress_.at(1 - 0.4 * static_cast<double>(left) / count);
      const Answer answer = growth_.others().look_for(puzzle());
      if (answer == Answer::Unknown) every_question_decided_ = false;
      return answer != Answer::None;
    });
  }

  Puzzle puzzle() const {
    Puzzle puzzle = kept_;
    growth_.add_to(puzzle);
    return puzzle;
  }

  const RuleCompletionForm& form_;
  Random& random_;
  const CompletionProgress& progress_;
  // What is drawn, and the marks that its negative rules want.
  Puzzle kept_;
  RuleGrowth growth_;
  bool every_question_decided_ = true;
};

// The drawn puzzle without the negative rules whose marks are added.
Puzzle without_answered(const RuleCompletionForm& form) {
  const PuzzleView drawn(form.drawn);
  Puzzle puzzle(drawn.givens(), {drawn.given_candidates().begin(), drawn.given_candidates().end()});
  for (const Rule& rule : drawn.own_rules()) {
    if (!is_answered(rule, form.kinds)) add_made_rule(puzzle, rule);
  }
  return puzzle;
}

// None when the drawn puzzle has no solution, has others, or the search ends at its budget.
std::optional<Grid> only_solution(const Puzzle& drawn, StopToken stop) {
  RuleSearch search(PuzzleView(drawn), kEditionOfMaking);
  NodeMeter meter(Control{stop, nodes_of_question(drawn.givens().digits().size()), {}});
  if (search.next(meter) != SearchEvent::Solution) return std::nullopt;
  Grid solution(drawn.layout());
  search.write_solution(solution.digits());
  if (search.next(meter) != SearchEvent::Exhausted) return std::nullopt;
  return solution;
}

}  // namespace

Result<GeneratedRulePuzzle, RulePuzzleError> completed_with_rules(const RuleCompletionForm& form, std::uint64_t seed,
                                                                  const Control& control) {
  const RuleMixForm mix{form.drawn.layout(), 0, form.kinds, form.longest};
  if (!is_possible_mix(mix) || !RuleSearch::supports(form.drawn)) return RulePuzzleError::BadForm;
  if (const auto only = only_solution(form.drawn, control.stop)) return GeneratedRulePuzzle{form.drawn, *only};
  Random random(seed);
  const Puzzle begun = without_answered(form);
  const SolutionDraw draw(begun, random, control.stop);
  const std::optional<Grid> first = draw.first();
  CompletionProgress progress(control.progress);
  for (int attempt = 0; first && attempt < kAttemptsOfCompletion && !control.stop.stop_requested(); ++attempt) {
    const int longest = std::max(2, form.longest - attempt / kAttemptsOfLength);
    auto made = RuleCompletion(form, draw.changed(*first), longest, random, control.stop, progress).make();
    if (made) return std::move(*made);
    progress.end_attempt();
  }
  if (control.stop.stop_requested()) return RulePuzzleError::Stopped;
  return first ? RulePuzzleError::NotFound : RulePuzzleError::NoSolution;
}

}  // namespace nonet
