#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/command_table.h"
#include "core/api/nonet.h"

namespace nonet {

/// The words after the name of a command. parse() checks them against the table of the command, so the questions asked
/// here cannot fail.
class Arguments {
 public:
  /// The error is a sentence.
  static Result<Arguments, std::string> parse(const Command& command, std::span<char* const> words);

  /// The words that are not options: names of files, or puzzles.
  const std::vector<std::string_view>& operands() const { return operands_; }
  bool has(std::string_view option) const { return values_.contains(option); }
  std::string_view text(std::string_view option, std::string_view fallback = {}) const;
  std::uint64_t number(std::string_view option, std::uint64_t fallback) const;

  /// The value of `--layout`; null without that option.
  LayoutRef layout() const { return layout_; }
  /// The side N of `--layout jigsaw:N`, which only `generate` accepts; otherwise 0. layout() is then null.
  int jigsaw_side() const { return jigsaw_side_; }
  /// True for a command with the option `--rules`: it knows puzzles with rules.
  bool takes_rules() const { return takes_rules_; }
  /// True for a command with the option `--recognise`.
  bool takes_drawings() const { return takes_drawings_; }
  /// The value of `--to`.
  TextFormat format(TextFormat fallback) const;
  /// The value of `--cells`.
  CellNames cell_names() const;
  /// The value of `--candidates`.
  ListedCandidates listed_candidates() const;
  /// The value of `--seed`. Without that option: a random number below 2^32, short enough to be typed again. Each call
  /// then returns another one.
  std::uint64_t seed() const;
  /// The value of `--threads`; 0 without that option.
  unsigned threads() const { return static_cast<unsigned>(number("threads", 0)); }

 private:
  std::string take(const Command& command, std::span<char* const>& words);

  std::map<std::string_view, std::string_view> values_;
  std::vector<std::string_view> operands_;
  LayoutRef layout_;
  int jigsaw_side_ = 0;
  bool takes_rules_ = false;
  bool takes_drawings_ = false;
};

}  // namespace nonet
