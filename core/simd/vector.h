#pragma once

namespace nonet {

/// kCount words side by side, on the vector extension that g++ and clang share: 16, 32 or 64 bytes, as registers hold. One
/// word alone is plain.
template <class Word, int kCount, int kBytes = kCount* static_cast<int>(sizeof(Word))>
struct VectorOf;
template <class Word>
struct VectorOf<Word, 1, static_cast<int>(sizeof(Word))> {
  using Type = Word;
};
// One by one: g++ 12 silently drops a size that depends on a template parameter.
template <class Word, int kCount>
struct VectorOf<Word, kCount, 16> {
  typedef Word Type __attribute__((vector_size(16)));
};
template <class Word, int kCount>
struct VectorOf<Word, kCount, 32> {
  typedef Word Type __attribute__((vector_size(32)));
};
template <class Word, int kCount>
struct VectorOf<Word, kCount, 64> {
  typedef Word Type __attribute__((vector_size(64)));
};

}  // namespace nonet
