#include "core/generate/rules/killer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "core/generate/rules/attempts.h"
#include "core/generate/rules/cage_partition.h"
#include "core/generate/rules/other_solutions.h"
#include "core/util/bits.h"

// A full grid is divided into small cages. Other solutions are found and each is made impossible by dividing anew the
// cells around a cage in which it differs, until the grid is the only solution. Then neighbouring cages are merged, in
// random order, as long as the grid stays the only solution. Merging takes away information, so most other solutions
// that forbade one merger forbid later ones without a search.
//
// With a judge, cages are merged as long as its techniques solve the puzzle, which then needs no further proof. Where
// they do not solve the small cages, the cells around open cells are divided anew, and givens are added. In a stage
// above the first that solved the puzzle, a few mergers are enough: each of them was too hard for the stage before.

namespace nonet {

namespace {

constexpr int kAttempts = 40;
constexpr int kAttemptsWithJudge = 200;
constexpr int kRepairs = 60;
constexpr int kDivisionsOfRepair = 30;
constexpr int kDivisionsForJudge = 12;
constexpr int kMergersOfHardStage = 3;

// So many questions in a row that the search leaves open end the mergers: cages are then as large as it can judge.
constexpr int kUndecidedInARow = 8;

using Answer = OtherSolutions::Answer;

class KillerMaker {
 public:
  KillerMaker(const KillerForm& form, Grid solution, Random& random, StopToken stop, RuleJudge* judge)
      : form_(form),
        random_(random),
        judge_(judge),
        others_(std::move(solution), stop),
        partition_(others_.wanted(), form.symmetry == Symmetry::HalfTurn),
        givens_(others_.wanted().layout()) {}

  // None when the attempt fails or is stopped.
  std::optional<GeneratedRulePuzzle> make() {
    choose_givens();
    if (!divide() || !repair() || !reach_stage()) return std::nullopt;
    merge();
    leave_out_added_givens();
    std::vector<bool> kept(partition_.cages().size(), true);
    if (form_.only_needed_cages) leave_out_cages(kept);
    if (others_.is_stopped()) return std::nullopt;
    GeneratedRulePuzzle made{puzzle_of(partition_, kept), others_.wanted(), every_question_decided_};
    if (judge_ != nullptr && !judge_->accepts(made.puzzle)) return std::nullopt;
    return made;
  }

 private:
  std::size_t fewest() const { return static_cast<std::size_t>(form_.fewest_cells); }
  std::size_t most() const { return static_cast<std::size_t>(form_.most_cells); }

  void choose_givens() {
    std::vector<std::uint16_t> cells = random_order(givens_.digits().size(), random_);
    cells.resize(static_cast<std::size_t>(form_.givens));
    for (const std::uint16_t cell : cells) givens_[Cell{cell}] = others_.wanted()[Cell{cell}];
  }

  bool divide() {
    const CagePartition singles = partition_;
    for (int tries = 0; tries < kDivisionsOfRepair; ++tries) {
      partition_ = singles;
      if (grow(partition_)) return true;
    }
    return false;
  }

  bool grow(CagePartition& partition) {
    return partition.grow(fewest(), std::min(fewest() + 1, most()), most(), random_);
  }

  bool repair() {
    const std::vector<bool> all(partition_.cages().size(), true);
    for (int repairs = 0; repairs < kRepairs; ++repairs) {
      const Answer answer = others_.look_for(puzzle_of(partition_, all));
      if (answer == Answer::None) return true;
      if (answer == Answer::Unknown || !exclude_newest(all)) return false;
    }
    return false;
  }

  // Divides cells anew so that no remembered solution is one of the puzzle.
  bool exclude_newest(const std::vector<bool>& all) {
    const std::span<const Digit> other = others_[others_.size() - 1];
    std::vector<std::size_t> differing;
    for (std::uint16_t cell = 0; cell < other.size(); ++cell) {
      if (other[cell] != others_.wanted()[Cell{cell}]) differing.push_back(partition_.cage_of(Cell{cell}));
    }
    for (int tries = 0; tries < kDivisionsOfRepair; ++tries) {
      std::optional<CagePartition> divided = divided_around(differing);
      if (!divided || others_.knows_one(puzzle_of(*divided, all))) continue;
      partition_ = std::move(*divided);
      return true;
    }
    return false;
  }

  // Divides the cells of one of these cages, and of up to two beside it, anew.
  std::optional<CagePartition> divided_around(const std::vector<std::size_t>& cages) {
    CagePartition divided = partition_;
    const std::size_t cage = draw(cages);
    const std::vector<std::size_t> beside = divided.neighbors_of(cage);
    // Cages get other numbers when they are dissolved, so cells stand for them.
    std::vector<Cell> cells{divided.cages()[cage][0]};
    for (int more = 0; more < 2 && !beside.empty(); ++more) cells.push_back(divided.cages()[draw(beside)][0]);
    for (const Cell cell : cells) divided.dissolve(divided.cage_of(cell));
    if (!grow(divided)) return std::nullopt;
    return divided;
  }

  bool has_stages() const { return judge_ != nullptr && judge_->stages() > 0; }

  // Changes the puzzle until the techniques of some stage solve it.
  bool reach_stage() {
    if (!has_stages()) return true;
    for (stage_ = 0;; ++stage_) {
      if (divide_for_judge()) return true;
      if (stage_ + 1 == judge_->stages() || others_.is_stopped()) break;
    }
    return form_.adds_givens && add_givens();
  }

  bool divide_for_judge() {
    const std::vector<bool> all(partition_.cages().size(), true);
    if (judge_->passes(puzzle_of(partition_, all), stage_)) return true;
    std::vector<std::uint32_t> left = judge_->left();
    for (int tries = 0; tries < kDivisionsForJudge && !others_.is_stopped(); ++tries) {
      std::vector<std::size_t> open;
      for (std::uint16_t cell = 0; cell < left.size(); ++cell) {
        if (without_lowest(left[cell]) != 0) open.push_back(partition_.cage_of(Cell{cell}));
      }
      if (open.empty()) return false;
      std::optional<CagePartition> divided = divided_around(open);
      if (!divided) continue;
      const bool passes = judge_->passes(puzzle_of(*divided, all), stage_);
      if (!passes && candidates_in(judge_->left()) >= candidates_in(left)) continue;
      partition_ = std::move(*divided);
      if (passes) return true;
      left = judge_->left();
    }
    return false;
  }

  // Gives open cells with the most candidates until the techniques solve the puzzle.
  bool add_givens() {
    const std::vector<bool> all(partition_.cages().size(), true);
    while (!judge_->passes(puzzle_of(partition_, all), stage_)) {
      if (others_.is_stopped()) return false;
      const std::optional<Cell> cell = most_open_cell(judge_->left(), random_);
      if (!cell) return false;
      givens_[*cell] = others_.wanted()[*cell];
      added_givens_.push_back(*cell);
    }
    return true;
  }

  void leave_out_added_givens() {
    random_.shuffle(std::span(added_givens_));
    const std::vector<bool> all(partition_.cages().size(), true);
    for (const Cell cell : added_givens_) {
      givens_[cell] = kBlank;
      if (look_for(puzzle_of(partition_, all)) != Answer::None) givens_[cell] = others_.wanted()[cell];
    }
  }

  // Whether the puzzle has other solutions. A puzzle that is too hard for the judge counts as if it had some.
  Answer look_for(const Puzzle& puzzle) {
    const Answer answer = others_.look_for(puzzle);
    if (!has_stages() || answer == Answer::Some || others_.is_stopped()) return answer;
    return judge_->passes(puzzle, stage_) ? Answer::None : Answer::Some;
  }

  std::size_t draw(const std::vector<std::size_t>& numbers) {
    return numbers[random_.below(static_cast<std::uint32_t>(numbers.size()))];
  }

  void merge() {
    merge_up_to(partition_.cages().size());
    if (!has_stages()) return;
    while (stage_ + 1 < judge_->stages() && !others_.is_stopped()) {
      ++stage_;
      refused_.clear();
      merge_up_to(kMergersOfHardStage);
    }
  }

  void merge_up_to(std::size_t mergers) {
    const std::vector<bool> all(partition_.cages().size(), true);
    bool changed = true;
    int undecided = 0;
    while (changed && !others_.is_stopped()) {
      changed = false;
      every_question_decided_ = true;
      auto pairs = partition_.neighbors();
      random_.shuffle(std::span(pairs));
      for (const auto& [first, second] : pairs) {
        if (partition_.cages()[first].empty() || partition_.cages()[second].empty()) continue;
        const std::array<std::size_t, 4> pair{first, second, partition_.cages()[first].size(),
                                              partition_.cages()[second].size()};
        CagePartition merged = partition_;
        if (refused_.contains(pair) || !merged.merge(first, second, most())) continue;
        const Answer answer = look_for(puzzle_of(merged, all));
        if (answer == Answer::Unknown) every_question_decided_ = false;
        undecided = answer == Answer::Unknown ? undecided + 1 : 0;
        if (undecided == kUndecidedInARow) return;
        if (answer != Answer::None) {
          // What a judge refused once would stay too hard with fewer cages.
          if (has_stages()) refused_.insert(pair);
          continue;
        }
        partition_ = std::move(merged);
        changed = true;
        if (--mergers == 0) return;
      }
    }
  }

  void leave_out_cages(std::vector<bool>& kept) {
    for (const std::size_t cage : random_order(kept.size(), random_)) {
      if (partition_.cages()[cage].empty() || !kept[cage]) continue;
      kept[cage] = kept[partition_.image(cage)] = false;
      const Answer answer = look_for(puzzle_of(partition_, kept));
      if (answer == Answer::Unknown) every_question_decided_ = false;
      if (answer != Answer::None) kept[cage] = kept[partition_.image(cage)] = true;
    }
  }

  Puzzle puzzle_of(const CagePartition& partition, const std::vector<bool>& kept) const {
    Puzzle puzzle(givens_);
    for (std::size_t cage = 0; cage < kept.size(); ++cage) {
      if (!kept[cage] || partition.cages()[cage].empty()) continue;
      add_made_rule(puzzle, partition.rule(cage));
    }
    return puzzle;
  }

  const KillerForm& form_;
  Random& random_;
  RuleJudge* const judge_;
  int stage_ = 0;
  OtherSolutions others_;
  CagePartition partition_;
  // Pairs of cages, with their sizes, that the judge does not let merge in this stage.
  std::set<std::array<std::size_t, 4>> refused_;
  Grid givens_;
  std::vector<Cell> added_givens_;
  bool every_question_decided_ = true;
};

bool is_possible(const KillerForm& form) {
  if (form.jigsaw_side == 0 && !form.layout->is_square()) return false;
  const int side = form.jigsaw_side != 0 ? form.jigsaw_side : form.layout->side();
  const bool turned = form.symmetry == Symmetry::HalfTurn;
  // The middle cell is in a cage with an odd number of cells.
  const bool has_middle_cage = !turned || side % 2 == 0 || form.fewest_cells == 1 || form.most_cells >= 3;
  return side >= kMinRulePuzzleSide && side <= kMaxRulePuzzleSide && form.fewest_cells >= 1 &&
         form.fewest_cells <= form.most_cells && form.most_cells <= side && form.givens >= 0 &&
         form.givens <= side * side && (turned || form.symmetry == Symmetry::None) && has_middle_cage;
}

}  // namespace

Result<GeneratedRulePuzzle, RulePuzzleError> random_killer(const KillerForm& form, std::uint64_t seed, StopToken stop,
                                                           RuleJudge* judge) {
  if (!is_possible(form)) return RulePuzzleError::BadForm;
  const int attempts = judge != nullptr ? kAttemptsWithJudge : kAttempts;
  return first_made(form.layout, form.jigsaw_side, attempts, seed, stop, judge, [&](Grid solution, Random& random) {
    return KillerMaker(form, std::move(solution), random, stop, judge).make();
  });
}

}  // namespace nonet
