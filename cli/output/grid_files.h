#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/output/console.h"
#include "cli/system/system.h"
#include "core/api/nonet.h"

namespace nonet {

/// Writes a text into a file. Complains and returns false when the file cannot be written, or exists and is to be kept.
bool save_text(std::string_view text, const std::string& file, ExistingFile existing, Console& console);

/// Files that are numbered from 1: PREFIX1.txt, PREFIX2.txt …
class NumberedFiles {
 public:
  NumberedFiles(std::string_view prefix, std::string_view ending, ExistingFile existing)
      : prefix_(prefix), ending_(ending), existing_(existing) {}

  /// Complains and returns false when one of the next `count` files exists and is to be kept. Looks at 10,000 names at
  /// most.
  bool are_free(std::uint64_t count, Console& console) const;
  /// Writes the next file. Complains and returns false when that fails.
  bool write(std::string_view text, Console& console);
  /// Notes which files were written, if there are any.
  void report(Console& console) const;

 private:
  std::string name(std::uint64_t number) const { return prefix_ + std::to_string(number) + ending_; }

  std::string prefix_;
  /// Such as `.txt`.
  std::string ending_;
  ExistingFile existing_;
  /// How many files were written.
  std::uint64_t count_ = 0;
};

}  // namespace nonet
