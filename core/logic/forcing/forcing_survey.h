#pragma once

#include <optional>

#include "core/logic/forcing/consequences.h"

namespace nonet {

class Survey;

/// The part of the survey that forcing chains, forcing nets and trials share. Each table is made when it is first asked
/// for.
class ForcingSurvey {
 public:
  explicit ForcingSurvey(Survey& survey) : survey_(survey) {}

  const ExactlyOneSets& sets();
  const Consequences& of_chains();
  const Consequences& of_nets();

 private:
  Survey& survey_;
  std::optional<ExactlyOneSets> sets_;
  std::optional<Consequences> of_chains_;
  std::optional<Consequences> of_nets_;
};

}  // namespace nonet
