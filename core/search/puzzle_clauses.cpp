#include "core/search/puzzle_clauses.h"

#include <string>
#include <vector>

namespace nonet {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16;

Digit digit_of(int value) { return Digit{static_cast<std::uint8_t>(value)}; }

// Visits each clause as a list of numbers, without the 0 at its end.
template <class Visit>
void for_each_clause(const PuzzleView& puzzle, std::span<const Digit> solution, Visit&& visit) {
  const Layout& layout = *puzzle.layout();
  const int digits = layout.digit_count();
  const auto number = [&](Cell cell, int digit) { return number_in_clauses({cell, digit_of(digit)}, digits); };
  std::vector<std::int64_t> clause;
  const auto end_clause = [&] {
    visit(std::span<const std::int64_t>(clause));
    clause.clear();
  };
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    for (int digit = 1; digit <= digits; ++digit) clause.push_back(number(Cell{index}, digit));
    end_clause();
    for (int first = 1; first < digits; ++first) {
      for (int second = first + 1; second <= digits; ++second) {
        clause = {-number(Cell{index}, first), -number(Cell{index}, second)};
        end_clause();
      }
    }
  }
  for_each_house(layout, [&](House house) {
    if (!layout.holds_every_digit(house)) return;
    for (int digit = 1; digit <= digits; ++digit) {
      for (const Cell cell : layout.cells(house)) clause.push_back(number(cell, digit));
      end_clause();
    }
  });
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    for (const Cell peer : layout.peers(Cell{index})) {
      if (peer.index < index) continue;
      for (int digit = 1; digit <= digits; ++digit) {
        clause = {-number(Cell{index}, digit), -number(peer, digit)};
        end_clause();
      }
    }
  }
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    const Digit given = puzzle.givens()[Cell{index}];
    if (!given.is_blank()) {
      clause = {number(Cell{index}, given.value)};
      end_clause();
    }
    if (!puzzle.has_given_candidates()) continue;
    (DigitSet::full(digits) - puzzle.given_candidates()[index]).for_each([&](Digit digit) {
      clause = {-number(Cell{index}, digit.value)};
      end_clause();
    });
  }
  if (solution.empty()) return;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    if (puzzle.givens()[Cell{index}].is_blank()) clause.push_back(-number(Cell{index}, solution[index].value));
  }
  end_clause();
}

}  // namespace

std::int64_t number_in_clauses(Candidate candidate, int digit_count) {
  return std::int64_t{candidate.cell.index} * digit_count + candidate.digit.value;
}

std::uint64_t clause_count(const PuzzleView& puzzle) {
  const Layout& layout = *puzzle.layout();
  const auto digits = static_cast<std::uint64_t>(layout.digit_count());
  const auto cells = static_cast<std::uint64_t>(layout.cell_count());
  std::uint64_t count = cells * (1 + digits * (digits - 1) / 2);
  for_each_house(layout, [&](House house) { count += layout.holds_every_digit(house) ? digits : 0; });
  std::uint64_t peers = 0;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    const Cell cell{index};
    peers += layout.peers(cell).size();
    count += puzzle.givens()[cell].is_blank() ? 0 : 1;
    if (puzzle.has_given_candidates())
      count += digits - static_cast<std::uint64_t>(puzzle.given_candidates()[index].size());
  }
  return count + peers / 2 * digits;
}

void write_clauses(const PuzzleView& puzzle, std::span<const Digit> solution, std::string_view comment,
                   const TextSink& sink) {
  const Layout& layout = *puzzle.layout();
  std::string text(comment);
  text += "p cnf " + std::to_string(layout.cell_count() * layout.digit_count()) + ' ' +
          std::to_string(clause_count(puzzle) + (solution.empty() ? 0 : 1)) + '\n';
  for_each_clause(puzzle, solution, [&](std::span<const std::int64_t> clause) {
    for (const std::int64_t number : clause) text += std::to_string(number) + ' ';
    text += "0\n";
    if (text.size() < kPieceBytes) return;
    sink(text);
    text.clear();
  });
  sink(text);
}

}  // namespace nonet
