#include "wasm/solver/batch.h"

#include <emscripten/bind.h>

#include <algorithm>

namespace nonet::door {

namespace {

constexpr std::size_t kCells = 81;

template <class Values>
val view_of(const Values& values) {
  return val(emscripten::typed_memory_view(values.size(), values.data()));
}

// Whether all characters of a puzzle are digits or blanks. Without a branch, 16 cells at once where the target can.
bool read_characters(const std::uint8_t* characters, ClassicPuzzle& puzzle) {
  std::uint8_t strange = 0;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const std::uint8_t character = characters[cell] == '.' ? std::uint8_t{'0'} : characters[cell];
    const auto digit = static_cast<std::uint8_t>(character - '0');
    strange |= static_cast<std::uint8_t>(digit > 9);
    puzzle[cell].value = digit;
  }
  return strange == 0;
}

bool is_character(std::uint8_t character) { return character == '.' || (character >= '0' && character <= '9'); }

}  // namespace

PuzzleBatch::PuzzleBatch(unsigned capacity)
    : input_(kCells * capacity),
      puzzles_(capacity),
      answers_(capacity),
      counts_(capacity),
      guesses_(capacity),
      solutions_(kCells * capacity) {}

val PuzzleBatch::input() { return view_of(input_); }
val PuzzleBatch::counts() { return view_of(counts_); }
val PuzzleBatch::guesses() { return view_of(guesses_); }
val PuzzleBatch::solutions() { return view_of(solutions_); }

int PuzzleBatch::solve(unsigned puzzles, unsigned limit) {
  const int strange = read(puzzles);
  if (strange >= 0) return strange;
  solve_batch(std::span(puzzles_).first(puzzles), limit, std::span(answers_).first(puzzles));
  write(puzzles);
  return strange;
}

int PuzzleBatch::solve_one_by_one(unsigned puzzles, unsigned limit) {
  const int strange = read(puzzles);
  if (strange >= 0) return strange;
  for (unsigned index = 0; index < puzzles; ++index) answers_[index] = *solve_within(puzzles_[index], limit);
  write(puzzles);
  return strange;
}

int PuzzleBatch::read(unsigned puzzles) {
  for (std::size_t index = 0; index < puzzles; ++index) {
    const std::uint8_t* const characters = input_.data() + kCells * index;
    if (read_characters(characters, puzzles_[index])) continue;
    const auto* const strange = std::find_if_not(characters, characters + kCells, is_character);
    return static_cast<int>(strange - input_.data());
  }
  return -1;
}

void PuzzleBatch::write(unsigned puzzles) {
  for (std::size_t index = 0; index < puzzles; ++index) {
    const BatchAnswer& answer = answers_[index];
    counts_[index] = answer.count;
    guesses_[index] = answer.guesses;
    std::uint8_t* const characters = solutions_.data() + kCells * index;
    if (answer.count == 0) {
      std::fill_n(characters, kCells, std::uint8_t{'.'});
    } else {
      for (std::size_t cell = 0; cell < kCells; ++cell) {
        characters[cell] = static_cast<std::uint8_t>('0' + answer.solution[cell].value);
      }
    }
  }
}

std::string batch_backend() { return instruction_set(); }

}  // namespace nonet::door

EMSCRIPTEN_BINDINGS(nonet_batch) {
  using nonet::door::PuzzleBatch;
  emscripten::function("batchBackend", &nonet::door::batch_backend);
  emscripten::class_<PuzzleBatch>("PuzzleBatch")
      .constructor<unsigned>()
      .function("input", &PuzzleBatch::input)
      .function("solve", &PuzzleBatch::solve)
      .function("solveOneByOne", &PuzzleBatch::solve_one_by_one)
      .function("counts", &PuzzleBatch::counts)
      .function("guesses", &PuzzleBatch::guesses)
      .function("solutions", &PuzzleBatch::solutions);
}
