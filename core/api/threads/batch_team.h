#pragma once

#include <cstdint>
#include <vector>

#include "core/api/threads/ordered_team.h"
#include "core/solve/batch.h"
#include "core/util/control.h"

namespace nonet {

/// Classic puzzles that one thread solves in one call of solve_batch(), and their answers.
struct BatchBlock {
  std::vector<ClassicPuzzle> puzzles;
  /// Empty, or each puzzle with its given candidates. Then these are what is solved.
  std::vector<ClassicCandidates> candidates;
  /// One answer for each puzzle, in the same order. When the work was stopped, BatchAnswer::is_known says which answers
  /// are known.
  std::vector<BatchAnswer> answers;

  /// Adds a puzzle without given candidates.
  void add(const ClassicPuzzle& puzzle) {
    puzzles.push_back(puzzle);
    if (!candidates.empty()) candidates.push_back(classic_candidates(puzzle));
  }
  /// Gives given candidates to the puzzle that was added last.
  void restrict_last(const ClassicCandidates& restricted) {
    for (std::size_t index = candidates.size(); index < puzzles.size(); ++index) {
      candidates.push_back(classic_candidates(puzzles[index]));
    }
    candidates.back() = restricted;
  }
};

/// Threads that solve blocks of classic puzzles in lockstep: an OrderedTeam whose jobs are blocks. A `Block` is a
/// BatchBlock, or derives from it. The answers are those of solve_batch(); they do not depend on the number of threads.
///
/// Handing over a block costs some 10 µs, which is little for a thousand puzzles or more. Shorter blocks leave lanes
/// idle. Memory: 0.2 MB a thread, and the blocks. Native only: a WebAssembly module has one thread.
template <class Block = BatchBlock>
class BatchTeam {
 public:
  /// `threads` is the largest number of threads; 0 means as many as the processor runs at once. A thread is started
  /// when there is a block for it. `limit` and `stop` are those of solve_batch().
  explicit BatchTeam(unsigned threads, std::uint32_t limit, StopToken stop = {})
      : stop_(stop), team_(threads, 2, [this, limit](Block& block) {
          block.answers.resize(block.puzzles.size());
          if (block.candidates.empty()) {
            solve_batch(block.puzzles, limit, block.answers, StopToken(stop_));
          } else {
            solve_batch(block.candidates, limit, block.answers, StopToken(stop_));
          }
        }) {}
  /// Stops all work. In a block that was not taken, some answers may be unknown.
  ~BatchTeam() { stop_.request_stop(); }
  BatchTeam(const BatchTeam&) = delete;
  BatchTeam& operator=(const BatchTeam&) = delete;

  /// The blocks: see OrderedTeam.
  OrderedTeam<Block>& blocks() { return team_; }
  const OrderedTeam<Block>& blocks() const { return team_; }

 private:
  // Work must stop when the team is being destroyed or when the caller's token asks for a stop.
  class ClosingStop final : public StopSource {
   public:
    explicit ClosingStop(StopToken caller) : caller_(caller) {}
    bool stop_requested() const override { return StopSource::stop_requested() || caller_.stop_requested(); }

   private:
    const StopToken caller_;
  };

  ClosingStop stop_;
  // Declared last, so that the threads end before what they use is destroyed.
  OrderedTeam<Block> team_;
};

}  // namespace nonet
