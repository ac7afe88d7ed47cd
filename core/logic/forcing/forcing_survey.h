#pragma once

#include <optional>

#include "core/logic/forcing/consequences.h"

namespace nonet {

class Survey;

/// What forcing chains and nets share in one position. Made when first asked for.
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
