#include "core/rating/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/rating/chain_grid.h"
#include "core/rating/forcing_search.h"
#include "core/rating/producers.h"
#include "core/rating/static_chains.h"
#include "core/rating/work_meter.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

using namespace rating;

using FindPattern = bool(const State& state, rating::Hint& hint, bool explain);

struct ProducerRow {
  Producer producer;
  std::string_view id;
  /// Null for the producers with chains.
  FindPattern* find = nullptr;
  /// The difficulty of the shortest chain.
  double base = 0;
  ForcingRules rules{};
};

constexpr std::array kProducerTable{
    ProducerRow{Producer::HiddenSingle, "hidden-single", find_hidden_single},
    ProducerRow{Producer::DirectLocked, "direct-locked-candidates", find_direct_locked},
    ProducerRow{Producer::DirectHiddenPair, "direct-hidden-pair", find_direct_hidden_pair},
    ProducerRow{Producer::NakedSingle, "naked-single", find_naked_single},
    ProducerRow{Producer::DirectHiddenTriple, "direct-hidden-triple", find_direct_hidden_triple},
    ProducerRow{Producer::Locked, "locked-candidates", find_locked},
    ProducerRow{Producer::NakedPair, "naked-pair", find_naked_pair},
    ProducerRow{Producer::XWing, "x-wing", find_x_wing},
    ProducerRow{Producer::HiddenPair, "hidden-pair", find_hidden_pair},
    ProducerRow{Producer::NakedTriple, "naked-triple", find_naked_triple},
    ProducerRow{Producer::Swordfish, "swordfish", find_swordfish},
    ProducerRow{Producer::HiddenTriple, "hidden-triple", find_hidden_triple},
    ProducerRow{Producer::XyWing, "xy-wing", find_xy_wing},
    ProducerRow{Producer::XyzWing, "xyz-wing", find_xyz_wing},
    ProducerRow{Producer::UniqueLoop, "unique-loop", find_unique_loop},
    ProducerRow{Producer::NakedQuad, "naked-quad", find_naked_quad},
    ProducerRow{Producer::Jellyfish, "jellyfish", find_jellyfish},
    ProducerRow{Producer::HiddenQuad, "hidden-quad", find_hidden_quad},
    ProducerRow{Producer::Bug, "bug", find_bug},
    ProducerRow{Producer::AlignedPairExclusion, "aligned-pair-exclusion", find_aligned_pair_exclusion},
    ProducerRow{Producer::ForcingChainsAndCycles, "forcing-chain-or-cycle"},
    ProducerRow{Producer::AlignedTripleExclusion, "aligned-triple-exclusion", find_aligned_triple_exclusion},
    ProducerRow{Producer::NishioChains, "nishio-forcing-chain", nullptr, 7.5, {false, true, true, 0}},
    ProducerRow{Producer::MultipleChains, "multiple-forcing-chain", nullptr, 8.0, {true, false, false, 0}},
    ProducerRow{Producer::DynamicChains, "dynamic-forcing-chain", nullptr, 8.5, {true, true, false, 0}},
    ProducerRow{Producer::DynamicChainsPlus, "dynamic-forcing-chain-plus", nullptr, 9.0, {true, true, false, 1}},
    ProducerRow{Producer::NestedChains, "nested-forcing-chain", nullptr, 9.5, {true, true, false, 2}},
    ProducerRow{Producer::NestedMultipleChains, "nested-multiple-chain", nullptr, 10.0, {true, true, false, 3}},
    ProducerRow{Producer::NestedDynamicChains, "nested-dynamic-chain", nullptr, 10.5, {true, true, false, 4}},
    ProducerRow{Producer::NestedDynamicChainsPlus, "nested-dynamic-chain-plus", nullptr, 11.0, {true, true, false, 5}},
};
static_assert(kProducerTable.size() == kProducers);

Tenths tenths_of(double difficulty) { return static_cast<Tenths>(std::floor((difficulty + 0.05) * 10)); }

class Rater {
 public:
  Rater(const Grid& puzzle, const RatingOptions& options)
      : options_(options), meter_(options.control), state_(puzzle.digits()), open_at_start_(state_.open_count()) {}

  PuzzleRating run() {
    if (state_.is_full()) return ended(RatingStatus::Solved);
    while (!state_.is_full()) {
      if (state_.is_broken()) return ended(RatingStatus::None);
      meter_.set_fraction(1 - static_cast<double>(state_.open_count()) / open_at_start_);
      if (!find_next()) {
        if (meter_.ended()) {
          return ended(meter_.refusal() == SearchEvent::Stopped ? RatingStatus::Stopped : RatingStatus::OutOfBudget);
        }
        rating_.er = 200;
        return ended(RatingStatus::Beyond);
      }
      record();
      if (rating_.er > options_.at_most) return ended(RatingStatus::AboveLimit);
      apply(hint_, state_);
    }
    return rating_;
  }

 private:
  PuzzleRating ended(RatingStatus status) {
    rating_.status = status;
    return rating_;
  }

  bool find_next() {
    has_chain_grid_ = false;
    hint_.clear();
    return std::any_of(kProducerTable.begin(), kProducerTable.end(), [&](const ProducerRow& row) {
      producer_ = row.producer;
      return !meter_.ended() && find(row);
    });
  }

  bool find(const ProducerRow& row) {
    const bool explain = options_.step != nullptr;
    if (row.find != nullptr) return row.find(state_, hint_, explain);
    if (!meter_.admit()) return false;
    if (!has_chain_grid_) chain_grid_.build(state_);
    has_chain_grid_ = true;
    if (row.producer == Producer::ForcingChainsAndCycles) {
      return static_chains_.find_easiest(state_, chain_grid_, hint_, explain);
    }
    auto& search = searches_[static_cast<std::size_t>(row.producer)];
    if (!search) search = std::make_unique<ForcingSearch>(row.rules, meter_);
    return search->find_easiest(state_, chain_grid_, row.base, hint_, explain);
  }

  void record() {
    const Tenths tenths = tenths_of(hint_.difficulty);
    rating_.er = std::max(rating_.er, tenths);
    if (rating_.ep == 0) {
      if (rating_.ed == 0) rating_.ed = rating_.er;
      if (hint_.places()) rating_.ep = rating_.er;
    }
    if (options_.step) options_.step({producer_, tenths, std::move(*hint_.step)});
  }

  const RatingOptions& options_;
  WorkMeter meter_;
  State state_;
  int open_at_start_;
  PuzzleRating rating_;
  rating::Hint hint_;
  Producer producer_ = Producer::HiddenSingle;
  ChainGrid chain_grid_;
  bool has_chain_grid_ = false;
  StaticChains static_chains_;
  std::array<std::unique_ptr<ForcingSearch>, kProducers> searches_;
};

}  // namespace

std::string_view producer_id(Producer producer) { return kProducerTable[static_cast<std::size_t>(producer)].id; }

bool has_rating_between(Tenths least, Tenths most) {
  constexpr std::array<Tenths, 17> kEasy{10, 12, 15, 17, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44};
  // Sets of several sizes in loops and BUGs fill the tenths from 4.5 to 6.2, the lengths of chains those from 6.5 on.
  const auto overlaps = [&](Tenths from, Tenths to) { return least <= to && most >= from; };
  return overlaps(45, 62) || overlaps(65, 120) ||
         std::any_of(kEasy.begin(), kEasy.end(), [&](Tenths rating) { return overlaps(rating, rating); });
}

bool is_ratable(const Layout& layout) { return layout.is_classic(); }

PuzzleRating rate(const Grid& puzzle, const RatingOptions& options) {
  NONET_EXPECTS(is_ratable(*puzzle.layout()));
  return Rater(puzzle, options).run();
}

}  // namespace nonet
