#include "core/logic/forcing/forcing_survey.h"

#include "core/logic/chains/chain_survey.h"
#include "core/logic/survey.h"

namespace nonet {

// Candidates have the same node numbers in all graphs, so one table serves all of them.
const ExactlyOneSets& ForcingSurvey::sets() {
  if (!sets_) sets_.emplace(survey_.state(), survey_.chains().graph(ChainNodes::Candidates));
  return *sets_;
}

const Consequences& ForcingSurvey::of_chains() {
  if (!of_chains_) {
    ChainSurvey& chains = survey_.chains();
    of_chains_ = chain_consequences(chains.graph(ChainNodes::Groups), chains.closure(ChainNodes::Groups), sets(),
                                    survey_.stop());
  }
  return *of_chains_;
}

const Consequences& ForcingSurvey::of_nets() {
  if (!of_nets_) of_nets_ = net_consequences(survey_.chains().graph(ChainNodes::Candidates), sets(), survey_.stop());
  return *of_nets_;
}

}  // namespace nonet
