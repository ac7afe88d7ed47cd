#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

/// Grids in files of their own, numbered from 1: PREFIX1.txt, PREFIX2.txt …
class ResultFiles {
 public:
  /// More files than this are written only when their number was asked for.
  static constexpr std::uint64_t kMaxUnasked = 10000;

  ResultFiles(std::string_view prefix, TextFormat format, bool overwrites)
      : prefix_(prefix), format_(format), overwrites_(overwrites) {}

  /// False, and a complaint, when one of the next so many files is there already and may not be replaced.
  bool are_free(std::uint64_t count, Console& console) const;
  /// Writes the next file; false, and a complaint, when that fails.
  bool write(const Grid& grid, Console& console);

  std::uint64_t count() const { return count_; }
  std::string name(std::uint64_t number) const { return prefix_ + std::to_string(number) + ".txt"; }

 private:
  std::string prefix_;
  TextFormat format_;
  bool overwrites_;
  std::uint64_t count_ = 0;
};

}  // namespace nonet
