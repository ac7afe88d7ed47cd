#pragma once

namespace nonet {

/// A vector of kCount words, by the vector extension that g++ and clang share. Its size is that of a register: 16, 32
/// or 64 bytes. A vector of one word is a plain word.
template <class Word, int kCount, int kBytes = kCount* static_cast<int>(sizeof(Word))>
struct VectorOf;
template <class Word>
struct VectorOf<Word, 1, static_cast<int>(sizeof(Word))> {
  using Type = Word;
};
// There is one specialisation for each size, because g++ 12 silently ignores a size that depends on a template
// parameter.
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
