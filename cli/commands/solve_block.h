#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// A stretch of one file: its classic puzzles, which a BatchTeam solves, and between them what is dealt with one by one.
class SolveBlock {
 public:
  /// A puzzle of another layout, or an error: it stands before this one of the classic puzzles.
  struct Other {
    std::size_t before;
    ReadItem item;
  };

  void clear();
  void add_classic(std::string_view symbols, const ClassicPuzzle& digits, Position start);
  void add(ReadItem item);

  bool is_empty() const { return weight_ == 0; }
  bool is_full() const { return weight_ >= kFullWeight; }

  BatchBlock& batch() { return batch_; }
  const BatchBlock& batch() const { return batch_; }
  std::string_view symbols(std::size_t index) const { return std::string_view(symbols_).substr(index * 81, 81); }
  Position start(std::size_t index) const { return starts_[index]; }
  const std::vector<Other>& others() const { return others_; }

 private:
  // Classic puzzles, or as much memory in other things. More would gain the lockstep search nothing.
  static constexpr std::size_t kFullWeight = 2048;

  BatchBlock batch_;
  // As answers repeat them, 81 characters each.
  std::string symbols_;
  std::vector<Position> starts_;
  std::vector<Other> others_;
  std::size_t weight_ = 0;
};

}  // namespace nonet
