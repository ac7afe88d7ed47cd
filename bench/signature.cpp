#include "bench/signature.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/api/nonet.h"

namespace nonet {

namespace {

constexpr std::uint64_t kPuzzlesOfAForm = 50;

struct SeededForm {
  std::uint64_t seed;
  PuzzleForm form;
};

const SeededForm kForms[] = {
    {9000, {.minimal = true}},
    {9100, {.symmetry = Symmetry::HalfTurn, .minimal = true}},
    {9200, {.symmetry = Symmetry::HalfTurn}},
    {9300, {.fewest_clues = 28, .most_clues = 32}},
    {9400, {.fewest_clues = 36, .most_clues = 40}},
};

// The numbers of clues that are removed from a puzzle; added to it from its solution; added to it in contradiction to
// its solution.
struct Alteration {
  int fewer;
  int more;
  int wrong;
};

constexpr std::array<Alteration, 8> kAlterations{
    {{0, 0, 0}, {0, 2, 0}, {0, 10, 0}, {1, 0, 0}, {2, 0, 0}, {5, 0, 0}, {0, 0, 1}, {3, 0, 1}},
};

ClassicPuzzle digits_of(const Grid& grid) {
  ClassicPuzzle digits;
  std::copy(grid.digits().begin(), grid.digits().end(), digits.begin());
  return digits;
}

// Returns the first `number` clues, or blanks, in random order.
std::vector<std::size_t> random_cells(const ClassicPuzzle& puzzle, bool clues, int number, Random& random) {
  std::vector<std::size_t> cells;
  for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
    if (puzzle[cell].is_blank() != clues) cells.push_back(cell);
  }
  random.shuffle(std::span(cells));
  cells.resize(std::min(cells.size(), static_cast<std::size_t>(number)));
  return cells;
}

ClassicPuzzle varied(ClassicPuzzle puzzle, const ClassicPuzzle& solution, const Alteration& variant, Random& random) {
  for (const std::size_t cell : random_cells(puzzle, true, variant.fewer, random)) puzzle[cell] = kBlank;
  for (const std::size_t cell : random_cells(puzzle, false, variant.more, random)) puzzle[cell] = solution[cell];
  for (const std::size_t cell : random_cells(puzzle, false, variant.wrong, random)) {
    puzzle[cell] = Digit{static_cast<std::uint8_t>(1 + (solution[cell].value + random.below(8)) % 9)};
  }
  return puzzle;
}

class Fnv {
 public:
  void add_byte(std::uint8_t byte) { hash_ = (hash_ ^ byte) * 1099511628211u; }
  void add_number(std::uint32_t number) {
    for (int byte = 0; byte < 4; ++byte, number /= 256) add_byte(static_cast<std::uint8_t>(number % 256));
  }
  std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_ = 14695981039346656037u;
};

}  // namespace

std::vector<ClassicPuzzle> signature_corpus() {
  std::vector<ClassicPuzzle> corpus{ClassicPuzzle{}};
  for (const auto& [seed, form] : kForms) {
    Random random(seed);
    for (std::uint64_t index = 0; index < kPuzzlesOfAForm; ++index) {
      const auto generated = generate(form, seed, index);
      if (!generated) continue;
      const ClassicPuzzle puzzle = digits_of(generated.value().puzzle);
      const ClassicPuzzle solution = digits_of(generated.value().solution);
      for (const Alteration& variant : kAlterations) corpus.push_back(varied(puzzle, solution, variant, random));
    }
  }
  return corpus;
}

std::uint64_t signature_of(std::span<const BatchAnswer> answers) {
  Fnv fnv;
  for (const BatchAnswer& answer : answers) {
    fnv.add_number(answer.count);
    fnv.add_number(answer.guesses);
    if (answer.count == 0) continue;
    for (const Digit digit : answer.solution) fnv.add_byte(digit.value);
  }
  return fnv.hash();
}

}  // namespace nonet
