#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nonet {

/// Returns where a killer on one line begins, by its form alone (killer_line.h, killer_id.h). None for other lines.
/// Programs without rules use this to refuse such a text; read_foreign_line() reads it.
std::optional<std::size_t> foreign_puzzle_in(std::string_view line);

/// True for the beginning of a string of Interactive-Sudoku-Solver: `.Cage~10~R1C1`, `.~R1C1_5` or `.AntiKnight`.
bool looks_like_solver_text(std::string_view text);

}  // namespace nonet
