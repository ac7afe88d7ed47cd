#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/grid/puzzle.h"
#include "core/util/search.h"

namespace nonet {

/// The search of puzzles with own rules, as SolutionStream sees it.
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

/// The search of own rules as functions, which a program with rules hands in (core/api/use_rules.h).
struct RuleSearchPart {
  bool (*supports)(const PuzzleView& puzzle);
  std::unique_ptr<RuleStream> (*search)(const PuzzleView& puzzle);
  /// Called when the part is handed in.
  void (*begin)();
};

/// The part that calls RuleSearch.
extern const RuleSearchPart kRuleSearchPart;

/// Hands in the part that all searches of the program use; null for none, as at the start. Call the function while no
/// other thread uses the library. The part must not end before the program does.
void use_rule_search(const RuleSearchPart* part);

/// True when make_rule_stream() makes a search for a puzzle with own rules. False in a program without the part.
bool supports_rules(const PuzzleView& puzzle);

/// The puzzle must be supported. It need not outlive the search.
std::unique_ptr<RuleStream> make_rule_stream(const PuzzleView& puzzle);

}  // namespace nonet
