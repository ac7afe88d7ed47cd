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

/// The words after the command's name, checked against its table: what is asked of them here cannot fail.
class Arguments {
 public:
  /// The error is a sentence.
  static Result<Arguments, std::string> parse(const Command& command, std::span<char* const> words);

  /// Files to read, in order.
  const std::vector<std::string_view>& operands() const { return operands_; }
  bool has(std::string_view option) const { return values_.contains(option); }
  std::string_view text(std::string_view option, std::string_view fallback = {}) const;
  std::uint64_t number(std::string_view option, std::uint64_t fallback) const;

  /// `--layout`; null when it is not there.
  LayoutRef layout() const;
  /// `--to`.
  TextFormat format(TextFormat fallback) const;
  /// `--cells`.
  CellNames cell_names() const;

 private:
  std::string take(const Command& command, std::span<char* const>& words);

  std::map<std::string_view, std::string_view> values_;
  std::vector<std::string_view> operands_;
};

}  // namespace nonet
