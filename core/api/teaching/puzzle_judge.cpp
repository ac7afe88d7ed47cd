#include "core/api/teaching/puzzle_judge.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/api/teaching/fill_singles.h"
#include "core/util/random.h"

namespace nonet {

namespace {

// How many clues are tried at a state before the judge gives the puzzle up.
constexpr int kMaxTries = 4;
// The highest rating of a puzzle that naked and hidden singles solve.
constexpr Tenths kMaxRatingOfSingles = 23;

// Distances of a puzzle that lacks a required technique, in the unit of Verdict::distance.
constexpr double kNotStuck = 40;
constexpr double kWithoutStep = 20;

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
      : made_(made), difficulty_(difficulty), addable_(addable), stop_(stop), rater_(rater), verdict_{false,
                                                                                                      {},
                                                                                                      0,
                                                                                                      made.puzzle,
                                                                                                      {},
                                                                                                      {},
                                                                                                      false} {
    solving_ = difficulty.allowed;
    if (difficulty.level) solving_ = solving_ & TechniqueSet::up_to(*difficulty.level);
  }

  Verdict run() {
    verdict_.accepted = has_techniques() && has_rating();
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
    return difficulty_.level || !difficulty_.required.empty() || difficulty_.allowed != TechniqueSet::all();
  }
  // True when the judge may add clues. A difficulty of a level alone is met by many puzzles as they are.
  bool adds_clues() const {
    return !addable_.orbits.empty() && (!difficulty_.required.empty() || difficulty_.allowed != TechniqueSet::all());
  }

  bool has_techniques() {
    const Grid after_singles = with_singles(made_.puzzle);
    if (after_singles.is_full()) {
      verdict_.level = Level::Easy;
      if (difficulty_.level && *difficulty_.level != Level::Easy)
        return fail(GoalPart::Level, levels_apart(Level::Easy, *difficulty_.level));
      if (!(difficulty_.required - singles()).empty()) return fail(GoalPart::Required, kNotStuck);
      if (difficulty_.rating && difficulty_.rating->least > kMaxRatingOfSingles)
        return fail(GoalPart::Rating, difficulty_.rating->least - kMaxRatingOfSingles + 10);
      if (difficulty_.required.empty() && singles().is_within(solving_)) return true;
    }
    if (!asks_for_techniques()) return true;
    const bool uses_singles = singles().is_within(solving_) && (difficulty_.required & singles()).empty();
    PuzzleState state = uses_singles ? PuzzleState(made_.puzzle, after_singles) : PuzzleState(made_.puzzle);
    return is_not_easier(state) && are_required(state) && is_solved_by_allowed(state);
  }

  // Whether the techniques of the easier levels do not solve the puzzle. Advances the state when all these techniques are allowed.
  bool is_not_easier(PuzzleState& state) {
    if (!difficulty_.level || *difficulty_.level == Level::Easy) return true;
    PuzzleState advanced = state;
    for (Level level = Level::Easy; level < *difficulty_.level;
         level = static_cast<Level>(static_cast<int>(level) + 1)) {
      advance(advanced, TechniqueSet::up_to(level), stop_);
      if (stop_.stop_requested()) return false;
      if (!advanced.is_solved()) continue;
      verdict_.level = level;
      return fail(GoalPart::Level, levels_apart(level, *difficulty_.level));
    }
    const TechniqueSet easier_ones = TechniqueSet::up_to(easier(*difficulty_.level));
    if (adds_clues()) stuck_.push_back({easier_ones, advanced});
    if (easier_ones.is_within(solving_ - difficulty_.required)) state = std::move(advanced);
    return true;
  }

  // Whether the allowed techniques do not solve the puzzle without each required technique.
  bool are_required(PuzzleState& state) {
    bool all = true;
    for (const TechniqueRow* row : teaching_order()) {
      if (!difficulty_.required.contains(row->technique)) continue;
      TechniqueSet others = solving_;
      others.erase(row->technique);
      PuzzleState without = state;
      advance(without, others, stop_);
      if (stop_.stop_requested()) return false;
      if (without.is_solved()) all = false;
      stuck_.push_back({others, std::move(without)});
    }
    if (!all) return fail(GoalPart::Required, kNotStuck);
    if (difficulty_.required.size() == 1) state = stuck_.back().state;
    return true;
  }

  bool is_solved_by_allowed(PuzzleState& state) {
    const PuzzleState solved = solved_from(stuck_, state, {});
    if (stop_.stop_requested()) return false;
    if (solved.is_solved()) return true;
    if (adds_clues() && add_clues(solved)) return true;
    if (stop_.stop_requested()) return false;
    const bool is_used = difficulty_.required.empty() || has_required_step(stuck_, solved);
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
    if (!Judge({puzzle, made_.solution}, techniques_alone(), {}, stop_, rater_).run().accepted) return false;
    verdict_.puzzle = std::move(puzzle);
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

  // Adds an orbit of clues that leaves every state of stuck_ stuck, and returns the orbit. Empty when none of the orbits tried does. Where
  // the required techniques have a step, all orbits are tried for one that keeps a step and brings the solution nearest.
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
      if (difficulty_.required.empty() || (keeps_step && (!has_step || best->solved.is_solved()))) break;
    }
    if (!best) return {};
    stuck_ = std::move(best->stuck);
    solved = std::move(best->solved);
    return best->orbit;
  }

  // Whether the last required technique leads further than the others. `solved` is how far solving_ comes.
  bool has_required_step(const std::vector<StuckState>& stuck, const PuzzleState& solved) const {
    return !difficulty_.required.empty() && candidates_in(solved) < candidates_in(stuck.back().state);
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

  // How far solving_ comes with an orbit of clues. `stuck` are the states after adding it, and `before` is how far solving_ came before.
  PuzzleState solved_from(const std::vector<StuckState>& stuck, const PuzzleState& before,
                          std::span<const Cell> orbit) const {
    if (difficulty_.required.size() != 1) {
      PuzzleState state = before;
      put(orbit, state);
      advance(state, solving_, stop_);
      return state;
    }
    // The other techniques have no step in this state, so that only the required one is looked for.
    PuzzleState state = stuck.back().state;
    TeacherOptions options;
    options.allowed = difficulty_.required;
    const std::optional<Step> step = next_step(state, options, stop_);
    if (!step) return state;
    state.apply(*step);
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
    verdict_.rating = rating.er;
    verdict_.rating_is_bound = rating.status == RatingStatus::AboveLimit;
    if (rating.er > range.most) return fail(GoalPart::Rating, rating.er - range.most);
    if (rating.er < range.least) return fail(GoalPart::Rating, range.least - rating.er);
    return true;
  }

  const GeneratedPuzzle& made_;
  const Difficulty& difficulty_;
  const AddableClues& addable_;
  const StopToken stop_;
  const RateFunction& rater_;
  Verdict verdict_;
  // The techniques that are to solve the puzzle.
  TechniqueSet solving_;
  // Techniques that must not solve the puzzle, each set with the state that it leads to. The set without a required technique is the last.
  std::vector<StuckState> stuck_;
};

}  // namespace

AddableClues addable_clues(const PuzzleForm& form, int side) {
  if (form.minimal || !form.pattern.empty() || is_classroom_method(form.method)) return {};
  return {orbits(side, form.symmetry), form.most_clues == 0 ? side * side : form.most_clues};
}

Verdict judge(const GeneratedPuzzle& made, const Difficulty& difficulty, const AddableClues& addable, StopToken stop,
              const RateFunction& rater) {
  return Judge(made, difficulty, addable, stop, rater).run();
}

PuzzleFigures figures_of(const Grid& puzzle, StopToken stop, const RateFunction& rater) {
  PuzzleFigures figures;
  if (puzzle.side() <= LayoutSets::kMaxSide) {
    figures.hardest = solving_path(PuzzleState(puzzle), {}, {stop, kUnlimited, {}}).hardest();
    if (figures.hardest) figures.level = row_of(*figures.hardest).level;
  }
  if (rater && is_ratable(*puzzle.layout())) {
    RatingOptions options;
    options.control.stop = stop;
    const PuzzleRating rating = rater(puzzle, options);
    if (rating.status == RatingStatus::Rated) figures.rating = rating.er;
  }
  return figures;
}

}  // namespace nonet
