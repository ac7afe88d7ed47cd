#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "core/logic/chains/chain_closure.h"
#include "core/logic/chains/chain_graph.h"

namespace nonet {

class Survey;

/// The part of the survey that the techniques of chains share: for each kind of nodes, the links and their closure.
/// Each is made when it is first asked for.
class ChainSurvey {
 public:
  explicit ChainSurvey(Survey& survey) : survey_(survey) {}

  const ChainGraph& graph(ChainNodes nodes);
  const ChainClosure& closure(ChainNodes nodes);

 private:
  Survey& survey_;
  std::array<std::optional<ChainGraph>, 3> graphs_;
  std::array<std::optional<ChainClosure>, 3> closures_;
};

}  // namespace nonet
