#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/generate/classic/unavoidable_sets.h"
#include "core/generate/drafts.h"
#include "core/solve/batch.h"
#include "core/solve/puzzle_masks.h"

namespace nonet {

/// What the classic drafts of a form have in common.
struct ClassicPlan {
  explicit ClassicPlan(const PuzzleForm& form);

  Method method;
  /// The orbits without a digit to keep. Clues are added and removed by orbits.
  std::vector<Orbit> orbits;
  /// The wanted numbers of clues that unions of orbits have, ascending.
  std::vector<int> totals;
  /// True when clues are removed until no orbit can be removed.
  bool to_minimal;
  /// As in PuzzleForm.
  bool blank_house;
};

/// A classic draft that is being made. It asks whether puzzles have exactly one solution, one question after the other,
/// so that the searches of many drafts can run side by side.
///
/// Method::Remove begins with all clues. Method::Add puts the orbits in random order and begins with as many of the
/// first orbits as give one solution. Then the draft visits the orbits in random order. It removes an orbit if the
/// puzzle without the orbit has one solution and enough clues.
///
/// One question can be about several orbits together. If the puzzle without all of them has one solution, the draft
/// removes all of them. One question for each orbit would lead to the same puzzle, because a puzzle with more clues
/// never has more solutions. If the puzzle has several solutions, the next question is about fewer orbits. The first
/// half of the clues takes only a handful of questions.
class ClassicDraft {
 public:
  /// A new draft whose solution is a full grid. The plan must outlive the draft.
  ClassicDraft(const ClassicPlan& plan, const Grid& solution, Random random);
  /// A neighbour of a puzzle: loses up to `exchanged` random orbits, and gets others.
  ClassicDraft(const ClassicPlan& plan, const GeneratedPuzzle& puzzle, std::size_t exchanged, Random random);

  /// Goes on to the next question: has puzzle() exactly one solution? Returns false when the draft is ready.
  bool advance();
  /// Answers the question. `found` is the number of solutions that a search for limit() solutions found, after it
  /// excluded excluded().
  void answer(std::uint32_t found);

  const ClassicPuzzle& puzzle() const { return puzzle_; }
  std::uint32_t limit() const { return excludes_ ? 1 : 2; }
  /// True when only one clue is missing since the puzzle was known to have one solution. A second solution would have
  /// another digit in excluded_cell().
  bool excludes() const { return excludes_; }
  Cell excluded_cell() const { return plan_.orbits[tried_.front()].front(); }
  Digit excluded_digit() const { return solution_[excluded_cell().index]; }
  /// The root of the search: the candidates of a digit (0 to 8), and the known cells, in a plane.
  std::uint32_t candidates(int digit, int plane) const;
  std::uint32_t known(int plane) const { return digit_word::kAllCells & ~masks_.blank[plane]; }

  /// The finished draft; none when its number of clues is not wanted.
  Draft result() const;

 private:
  using OrbitId = std::uint8_t;

  void add(OrbitId orbit);
  void remove(OrbitId orbit);
  void shuffle(std::span<OrbitId> orbits) { random_.shuffle(orbits); }
  void draw_target();
  // Moves the orbits with cells of some houses, numbered from 0 to 26, to the front.
  void move_to_front(std::vector<OrbitId>& order, std::uint32_t houses) const;
  void begin_removal(std::vector<OrbitId> order);
  bool advance_addition();
  bool advance_removal();
  void set_added(std::size_t count);

  const ClassicPlan& plan_;
  Random random_;
  ClassicPuzzle solution_;
  ClassicPuzzle puzzle_;
  PuzzleMasks masks_;
  UnavoidableSets sets_;
  int clues_ = 81;
  int target_ = 0;

  // Addition: `order_` are the orbits to add, of which `added_` are clues now. The puzzle is known to have several
  // solutions with `too_few_` of them, unless this is -1, and one solution with `enough_`. `base_` are the other orbits
  // with clues.
  bool adds_ = false;
  std::vector<OrbitId> base_;
  std::size_t added_ = 0;
  std::ptrdiff_t too_few_ = -1;
  std::size_t enough_ = 0;

  // Removal: `order_` from `next_` are the orbits still to visit. The question is about the removal of `tried_`, and
  // `after_tried_` is where the visit goes on if they can be removed. `after_first_` is the place after the first of
  // them.
  std::vector<OrbitId> order_;
  std::size_t next_ = 0;
  std::size_t after_tried_ = 0;
  std::size_t after_first_ = 0;
  std::size_t together_ = 1;
  std::vector<OrbitId> tried_;
  bool excludes_ = false;
  int excluded_place_ = 0;
};

}  // namespace nonet
