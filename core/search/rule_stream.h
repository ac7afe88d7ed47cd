#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/grid/puzzle.h"
#include "core/util/search.h"

namespace nonet {

/// The search of puzzles with own rules, as SolutionStream sees it. A module that need not know rules leaves the search
/// out: it defines the two functions below as wasm/without_rules.cpp does, and the linker does not take those of the
/// library, which lie in an object of their own.
class RuleStream {
 public:
  RuleStream() = default;
  RuleStream(const RuleStream&) = delete;
  RuleStream& operator=(const RuleStream&) = delete;
  virtual ~RuleStream() = default;

  /// The functions of RuleSearch.
  virtual SearchEvent next(NodeMeter& meter) = 0;
  virtual void write_solution(std::span<Digit> digits) const = 0;
  virtual std::uint64_t found() const = 0;
  virtual const SearchStats& stats() const = 0;
  virtual double share_done() const = 0;
};

/// True when make_rule_stream() makes a search for a puzzle with own rules.
bool supports_rules(const PuzzleView& puzzle);

/// The puzzle must be supported. It need not outlive the search.
std::unique_ptr<RuleStream> make_rule_stream(const PuzzleView& puzzle);

}  // namespace nonet
