#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// A part of one file: classic puzzles, which a BatchTeam solves together, and items between them that are handled one
/// by one.
class SolveBlock : public BatchBlock {
 public:
  /// A puzzle of another layout or with rules, or an error.
  struct Other {
    /// The index of the classic puzzle that comes after this item.
    std::size_t before;
    ReadItem item;
  };

  void clear();
  void add_classic(std::string_view text, const ClassicPuzzle& digits, Position start);
  /// `meaning` says what the candidates of a text are.
  void add(ReadItem item, ListedCandidates meaning);

  bool is_empty() const { return weight_ == 0; }
  bool is_full() const { return weight_ >= kFullWeight; }

  /// A classic puzzle as the answer repeats it: 81 characters, or 729 with given candidates.
  std::string_view text(std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : text_ends_[index - 1];
    return std::string_view(texts_).substr(begin, text_ends_[index] - begin);
  }
  Position start(std::size_t index) const { return starts_[index]; }
  const std::vector<Other>& others() const { return others_; }

 private:
  // In classic puzzles; other items weigh as much as the memory that they take. Larger blocks are not solved faster.
  static constexpr std::size_t kFullWeight = 2048;

  std::string texts_;
  std::vector<std::size_t> text_ends_;
  std::vector<Position> starts_;
  std::vector<Other> others_;
  std::size_t weight_ = 0;
};

}  // namespace nonet
