#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

/// What happens to a file that exists already.
enum class ExistingFile { Replace, Keep };

/// Writes a grid into a file of its own, with a comment that names the layout where the text alone would not. Complains
/// and returns false when the file cannot be written, or exists and is to be kept.
bool save_grid(const Grid& grid, TextFormat format, const std::string& file, ExistingFile existing, Console& console);

/// Writes grids into files of their own, numbered from 1: PREFIX1.txt, PREFIX2.txt …
class NumberedFiles {
 public:
  NumberedFiles(std::string_view prefix, TextFormat format, ExistingFile existing)
      : prefix_(prefix), format_(format), existing_(existing) {}

  /// Complains and returns false when one of the next `count` files exists and is to be kept. Looks at 10,000 names at
  /// most.
  bool are_free(std::uint64_t count, Console& console) const;
  /// Writes the next file. Complains and returns false when that fails.
  bool write(const Grid& grid, Console& console);

  /// The number of files written.
  std::uint64_t count() const { return count_; }
  std::string name(std::uint64_t number) const { return prefix_ + std::to_string(number) + ".txt"; }

 private:
  std::string prefix_;
  TextFormat format_;
  ExistingFile existing_;
  std::uint64_t count_ = 0;
};

}  // namespace nonet
