#include "core/api/threads/batch_team.h"

#include <vector>

#include "core/api/threads/ordered_team.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// The stop of a team. Work must stop when the team is being destroyed or when the caller's token asks for a stop.
class ClosingStop final : public StopSource {
 public:
  explicit ClosingStop(StopToken caller) : caller_(caller) {}
  bool stop_requested() const override { return StopSource::stop_requested() || caller_.stop_requested(); }

 private:
  const StopToken caller_;
};

}  // namespace

/// The blocks under way are in a ring: job i is the block i modulo the capacity.
struct BatchTeam::Shared {
  Shared(unsigned threads, std::uint32_t limit, StopToken stop)
      : limit_(limit), stop_(stop), team_(threads, 2, [this](std::size_t job) { solve(*block(job)); }) {
    blocks_.resize(team_.capacity());
  }
  ~Shared() { stop_.request_stop(); }

  BatchBlock*& block(std::size_t job) { return blocks_[job % blocks_.size()]; }

  void solve(BatchBlock& block) const {
    block.answers.resize(block.puzzles.size());
    solve_batch(block.puzzles, limit_, block.answers, StopToken(stop_));
  }

  std::vector<BatchBlock*> blocks_;
  const std::uint32_t limit_;
  ClosingStop stop_;
  // Declared last, so that the threads end before what they use is destroyed.
  OrderedTeam team_;
};

BatchTeam::BatchTeam(unsigned threads, std::uint32_t limit, StopToken stop)
    : shared_(new Shared(threads, limit, stop)) {}

BatchTeam::~BatchTeam() = default;

std::size_t BatchTeam::capacity() const { return shared_->team_.capacity(); }

std::size_t BatchTeam::under_way() const { return shared_->team_.under_way(); }

void BatchTeam::hand_in(BatchBlock& block) {
  NONET_EXPECTS(under_way() < capacity());
  shared_->block(shared_->team_.oldest() + under_way()) = &block;
  shared_->team_.hand_in();
}

bool BatchTeam::wait_for_oldest(unsigned timeout_in_ms) { return shared_->team_.wait_for_oldest(timeout_in_ms); }

BatchBlock& BatchTeam::take() { return *shared_->block(shared_->team_.take()); }

}  // namespace nonet
