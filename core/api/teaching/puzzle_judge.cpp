#include "core/api/teaching/puzzle_judge.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/api/teaching/exercise.h"
#include "core/api/teaching/fill_singles.h"
#include "core/util/random.h"

namespace nonet {

namespace {

// How many clues are tried at a state before the judge gives the puzzle up.
constexpr int kMaxTries = 4;
// A puzzle with a lower rating is solved by full houses.
constexpr Tenths kLeastRatingOfHiddenSingles = 12;
// The highest rating of a puzzle that naked and hidden singles solve.
constexpr Tenths kMaxRatingOfSingles = 23;

// Distances of a puzzle that lacks a technique asked for, in the unit of Verdict::distance.
constexpr double kNotStuck = 40;
constexpr double kWithoutStep = 20;
// The distance of a puzzle that takes too much work: further than any other.
constexpr double kTooMuchWork = 1000;

TechniqueSet singles() { return TechniqueSet::up_to(Level::Easy); }

Level easier(Level level) { return static_cast<Level>(static_cast<int>(level) - 1); }

double levels_apart(Level left, Level right) {
  return 10.0 * std::abs(static_cast<int>(left) - static_cast<int>(right));
}

double open_part(const PuzzleState& state) { return 10.0 * state.open().size() / state.layout().cell_count(); }

int candidates_in(const PuzzleState& state) {
  int count = 0;
  state.open().for_each([&](Cell cell) { count += state.candidates(cell).size(); });
  return count;
}

// Applies steps of these techniques until none is left.
void advance(PuzzleState& state, const TechniqueSet& techniques, StopToken stop) {
  const bool has_singles = singles().is_within(techniques);
  TeacherOptions options;
  options.allowed = has_singles ? techniques - singles() : techniques;
  while (true) {
    if (has_singles) fill_singles(state);
    if (state.is_solved() || options.allowed.empty()) return;
    const std::optional<Step> step = next_step(state, options, stop);
    if (!step) return;
    state.apply(*step);
  }
}

// A state, and techniques that have no step in it.
struct StuckState {
  TechniqueSet techniques;
  PuzzleState state;
};

class Judge {
 public:
  Judge(const GeneratedPuzzle& made, const Difficulty& difficulty, const AddableClues& addable, StopToken stop,
        const RateFunction& rater)
      : made_(made),
        difficulty_(difficulty),
        addable_(addable),
        stop_(stop),
        rater_(rater),
        verdict_{false, {}, 0, made.puzzle, {}} {
    if (difficulty_.rating && difficulty_.rating->most < kLeastRatingOfHiddenSingles) {
      difficulty_.allowed = difficulty_.allowed & taught_up_to(Technique::FullHouse);
    }
    solving_ = difficulty_.allowed;
    if (difficulty_.level) solving_ = solving_ & TechniqueSet::up_to(*difficulty_.level);
    asked_ = difficulty_.shown | difficulty_.required;
  }

  Verdict run() {
    verdict_.accepted = has_techniques() && has_path() && has_rating();
    if (verdict_.accepted) verdict_.distance = 0;
    return std::move(verdict_);
  }

 private:
  bool fail(GoalPart part, double distance) {
    verdict_.failed = part;
    verdict_.distance = std::max(distance, 0.01);
    return false;
  }

  bool asks_for_techniques() const {
    return difficulty_.level || !asked_.empty() || difficulty_.allowed != TechniqueSet::all();
  }
  bool adds_clues() const {
    if (addable_.orbits.empty()) return false;
    return !asked_.empty() || difficulty_.allowed != TechniqueSet::all() || (difficulty_.level && addable_.for_levels);
  }

  bool has_techniques() {
    const Grid after_singles = with_singles(made_.puzzle);
    if (after_singles.is_full()) {
      verdict_.figures.level = Level::Easy;
      if (difficulty_.level && *difficulty_.level != Level::Easy)
        return fail(GoalPart::Level, levels_apart(Level::Easy, *difficulty_.level));
      if (!(asked_ - singles()).empty()) return fail(part_of_asked(), kNotStuck);
      if (difficulty_.rating && difficulty_.rating->least > kMaxRatingOfSingles)
        return fail(GoalPart::Rating, difficulty_.rating->least - kMaxRatingOfSingles + 10);
      if (difficulty_.steps && difficulty_.steps->first > 0) return fail(GoalPart::Steps, difficulty_.steps->first);
      if (asked_.empty() && singles().is_within(solving_)) return true;
    }
    if (!asks_for_techniques()) return true;
    const bool uses_singles = singles().is_within(solving_) && (asked_ & singles()).empty();
    PuzzleState state = uses_singles ? PuzzleState(made_.puzzle, after_singles) : PuzzleState(made_.puzzle);
    return is_not_easier(state) && are_required(state) && is_solved_by_allowed(state);
  }

  // Whether the techniques of the easier levels do not solve the puzzle. Advances the state when all these techniques
  // are allowed.
  bool is_not_easier(PuzzleState& state) {
    if (!difficulty_.level || *difficulty_.level == Level::Easy) return true;
    PuzzleState advanced = state;
    for (Level level = Level::Easy; level < *difficulty_.level;
         level = static_cast<Level>(static_cast<int>(level) + 1)) {
      advance(advanced, TechniqueSet::up_to(level), stop_);
      if (stop_.stop_requested()) return false;
      if (!advanced.is_solved()) continue;
      verdict_.figures.level = level;
      return fail(GoalPart::Level, levels_apart(level, *difficulty_.level));
    }
    const TechniqueSet easier_ones = TechniqueSet::up_to(easier(*difficulty_.level));
    if (adds_clues()) stuck_.push_back({easier_ones, advanced});
    if (easier_ones.is_within(solving_ - asked_)) state = std::move(advanced);
    return true;
  }

  // The techniques that must not solve the puzzle: without a technique that is needed; before one that is shown.
  TechniqueSet others_than(Technique technique) const {
    const TechniqueSet others =
        difficulty_.required.contains(technique) ? solving_ : solving_ & taught_up_to(technique);
    TechniqueSet without;
    without.insert(technique);
    return others - without;
  }

  // The part of the goal that a puzzle fails which is solved without one of asked_.
  GoalPart part_of_asked() const { return difficulty_.shown.empty() ? GoalPart::Required : GoalPart::Shown; }

  // Whether the puzzle is not solved without each of asked_.
  bool are_required(PuzzleState& state) {
    bool all = true;
    for (const TechniqueRow* row : teaching_order()) {
      if (!asked_.contains(row->technique)) continue;
      const TechniqueSet others = others_than(row->technique);
      PuzzleState without = state;
      advance(without, others, stop_);
      if (stop_.stop_requested()) return false;
      if (without.is_solved()) all = false;
      stuck_.push_back({others, std::move(without)});
    }
    if (!all) return fail(part_of_asked(), kNotStuck);
    if (asked_.size() == 1) state = stuck_.back().state;
    return true;
  }

  // Whether the path of the allowed techniques shows the techniques that it must show, and has as many steps as it must
  // have.
  bool has_path() {
    if ((difficulty_.shown.empty() && !difficulty_.steps) || is_path_known_) return true;
    TeacherOptions options;
    options.allowed = solving_;
    const SolvingPath path = solving_path(PuzzleState(verdict_.puzzle), options, {stop_, kUnlimited, {}});
    if (path.stopped) return false;
    TechniqueSet lacking = difficulty_.shown;
    for (const Step& step : path.steps) lacking.erase(step.technique);
    if (!lacking.empty()) return fail(GoalPart::Shown, kWithoutStep);
    if (difficulty_.steps && !has_steps(path)) return false;
    // The path of all techniques is the same when no technique that is taught earlier than the hardest is left out.
    if (const auto hardest = path.hardest(); hardest && taught_up_to(*hardest).is_within(solving_)) {
      verdict_.figures.hardest = hardest;
      verdict_.figures.level = row_of(*hardest).level;
    }
    return true;
  }

  bool has_steps(const SolvingPath& path) {
    if (!path.solved) return fail(GoalPart::Allowed, kWithoutStep);
    const auto is_no_single = [](const Step& step) { return !singles().contains(step.technique); };
    const auto count = static_cast<int>(std::count_if(path.steps.begin(), path.steps.end(), is_no_single));
    const auto [least, most] = *difficulty_.steps;
    return (count >= least && count <= most) || fail(GoalPart::Steps, count < least ? least - count : count - most);
  }

  bool is_solved_by_allowed(PuzzleState& state) {
    const PuzzleState solved = solved_from(stuck_, state, {});
    if (stop_.stop_requested()) return false;
    if (solved.is_solved()) return true;
    if (adds_clues() && add_clues(solved)) return true;
    if (stop_.stop_requested()) return false;
    const bool is_used = asked_.empty() || has_required_step(stuck_, solved);
    return fail(
        difficulty_.level && solving_ == TechniqueSet::up_to(*difficulty_.level) ? GoalPart::Level : GoalPart::Allowed,
        (is_used ? 0 : kWithoutStep) + open_part(solved));
  }

  // Adds clues until solving_ solves the puzzle. Each state of stuck_ stays stuck.
  bool add_clues(PuzzleState solved) {
    Random random(hash_of(made_.puzzle));
    Grid puzzle = made_.puzzle;
    int clues = puzzle.clue_count();
    while (!solved.is_solved()) {
      const auto orbit = add_one(puzzle, clues, solved, random);
      if (orbit.empty()) return false;
      clues += put(orbit, puzzle);
    }
    // The steps of a puzzle with more clues can differ from the start, so that all is examined again.
    const Verdict again = Judge({puzzle, made_.solution}, techniques_alone(), {}, stop_, rater_).run();
    if (!again.accepted) return false;
    verdict_.puzzle = std::move(puzzle);
    verdict_.figures = again.figures;
    is_path_known_ = true;
    return true;
  }

  Difficulty techniques_alone() const {
    Difficulty techniques = difficulty_;
    techniques.rating.reset();
    return techniques;
  }

  // The states after adding an orbit of clues.
  struct Addition {
    std::span<const Cell> orbit;
    std::vector<StuckState> stuck;
    PuzzleState solved;
    bool has_step;
  };

  // Adds an orbit of clues that leaves every state of stuck_ stuck, and returns the orbit. Empty when none of the
  // orbits tried does. Where the techniques asked for have a step, all orbits are tried for one that keeps a step and
  // brings the solution nearest.
  std::span<const Cell> add_one(const Grid& puzzle, int clues, PuzzleState& solved, Random& random) {
    std::vector<std::span<const Cell>> orbits = orbits_for(puzzle, clues, solved, random);
    const bool has_step = has_required_step(stuck_, solved);
    if (!has_step && orbits.size() > kMaxTries) orbits.resize(kMaxTries);
    std::optional<Addition> best;
    for (const auto orbit : orbits) {
      if (stop_.stop_requested()) return {};
      std::vector<StuckState> stuck = stuck_;
      if (!stay_stuck(stuck, orbit)) continue;
      PuzzleState then = solved_from(stuck, solved, orbit);
      const bool keeps_step = has_required_step(stuck, then);
      const bool is_better =
          !best || (keeps_step && !best->has_step) || (keeps_step && candidates_in(then) < candidates_in(best->solved));
      if (is_better) best.emplace(Addition{orbit, std::move(stuck), std::move(then), keeps_step});
      if (asked_.empty() || (keeps_step && (!has_step || best->solved.is_solved()))) break;
    }
    if (!best) return {};
    stuck_ = std::move(best->stuck);
    solved = std::move(best->solved);
    return best->orbit;
  }

  // Whether the last technique asked for leads further than the others. `solved` is how far solving_ comes.
  bool has_required_step(const std::vector<StuckState>& stuck, const PuzzleState& solved) const {
    return !asked_.empty() && candidates_in(solved) < candidates_in(stuck.back().state);
  }

  // The orbits that can be added and have an open cell in the state, in random order.
  std::vector<std::span<const Cell>> orbits_for(const Grid& puzzle, int clues, const PuzzleState& state,
                                                Random& random) const {
    std::vector<std::span<const Cell>> chosen;
    for (const Orbit& orbit : addable_.orbits) {
      const auto is_open = [&](Cell cell) { return state.open().contains(cell); };
      const auto is_new = [&](Cell cell) { return puzzle[cell].is_blank(); };
      const auto added = static_cast<int>(std::count_if(orbit.begin(), orbit.end(), is_new));
      if (clues + added > addable_.most_clues) continue;
      if (std::any_of(orbit.begin(), orbit.end(), is_open)) chosen.emplace_back(orbit);
    }
    random.shuffle(std::span(chosen));
    return chosen;
  }

  // How far solving_ comes with an orbit of clues. `stuck` are the states after adding it, and `before` is how far
  // solving_ came before.
  PuzzleState solved_from(const std::vector<StuckState>& stuck, const PuzzleState& before,
                          std::span<const Cell> orbit) const {
    if (asked_.size() != 1) {
      PuzzleState state = before;
      put(orbit, state);
      advance(state, solving_, stop_);
      return state;
    }
    // The others have no step in this state. So the technique that is needed or shown is looked for first.
    PuzzleState state = stuck.back().state;
    TeacherOptions options;
    options.allowed = asked_;
    const std::optional<Step> step = next_step(state, options, stop_);
    if (step) state.apply(*step);
    if (!step && !difficulty_.required.empty()) return state;
    advance(state, solving_, stop_);
    return state;
  }

  bool stay_stuck(std::vector<StuckState>& states, std::span<const Cell> orbit) const {
    return std::all_of(states.begin(), states.end(), [&](StuckState& stuck) {
      put(orbit, stuck.state);
      advance(stuck.state, stuck.techniques, stop_);
      return !stuck.state.is_solved();
    });
  }

  void put(std::span<const Cell> orbit, PuzzleState& state) const {
    for (const Cell cell : orbit) {
      if (state.open().contains(cell)) state.put(cell, made_.solution[cell]);
    }
  }
  int put(std::span<const Cell> orbit, Grid& puzzle) const {
    int added = 0;
    for (const Cell cell : orbit) {
      added += puzzle[cell].is_blank() ? 1 : 0;
      puzzle[cell] = made_.solution[cell];
    }
    return added;
  }

  static std::uint64_t hash_of(const Grid& puzzle) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const Digit digit : puzzle.digits()) hash = (hash ^ digit.value) * 0x100000001b3;
    return hash;
  }

  bool has_rating() {
    if (!difficulty_.rating) return true;
    const RatingRange range = *difficulty_.rating;
    RatingOptions options;
    options.control.stop = stop_;
    options.at_most = range.most;
    const PuzzleRating rating = rater_(verdict_.puzzle, options);
    if (rating.status == RatingStatus::Stopped) return false;
    verdict_.figures.rating = rating;
    if (rating.er > range.most) return fail(GoalPart::Rating, rating.er - range.most);
    if (rating.er < range.least) return fail(GoalPart::Rating, range.least - rating.er);
    return true;
  }

  const GeneratedPuzzle& made_;
  Difficulty difficulty_;
  const AddableClues& addable_;
  const StopToken stop_;
  const RateFunction& rater_;
  Verdict verdict_;
  // The techniques that are to solve the puzzle, and those that must be shown or needed.
  TechniqueSet solving_;
  TechniqueSet asked_;
  // True when the path of verdict_.puzzle is known to be as it must be.
  bool is_path_known_ = false;
  // Techniques that must not solve the puzzle, each set with the state that it leads to. The set for the last of asked_
  // is the last.
  std::vector<StuckState> stuck_;
};

}  // namespace

AddableClues addable_clues(const PuzzleForm& form) {
  if (form.minimal || !form.pattern.empty() || is_classroom_method(form.method)) return {};
  const bool is_jigsaw = form.jigsaw_side != 0;
  const int cells = is_jigsaw ? form.jigsaw_side * form.jigsaw_side : form.layout->cell_count();
  const bool is_classic = !is_jigsaw && form.layout->is_classic();
  return {orbits_of(form), form.most_clues == 0 ? cells : form.most_clues, !is_classic};
}

Verdict judge(const GeneratedPuzzle& made, const Difficulty& difficulty, const AddableClues& addable, StopToken stop,
              const RateFunction& rater) {
  PathBudget budget(stop);
  Verdict verdict = Judge(made, difficulty, addable, budget.token(), rater).run();
  if (!budget.is_overdrawn()) return verdict;
  return {false, GoalPart::Work, kTooMuchWork, std::move(verdict.puzzle), {}};
}

}  // namespace nonet
