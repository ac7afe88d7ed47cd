#include "bench/puzzle_set.h"

#include <array>
#include <cstdio>
#include <memory>
#include <utility>

namespace nonet {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open_file(const std::string& path) { return File(std::fopen(path.c_str(), "rb"), std::fclose); }

void take_puzzles(PuzzleReader& reader, std::vector<Puzzle>& puzzles) {
  while (std::optional<ReadItem> item = reader.take()) {
    auto* puzzle = std::get_if<ParsedPuzzle>(&*item);
    if (puzzle != nullptr && puzzle->unread_rules.empty())
      puzzles.push_back(copy_of(view_of(puzzle_in(std::move(*puzzle)))));
  }
}

}  // namespace

std::optional<std::vector<Puzzle>> read_puzzles(const std::string& path) {
  const File file = open_file(path);
  if (!file) return std::nullopt;
  PuzzleReader reader;
  std::vector<Puzzle> puzzles;
  std::vector<char> piece(std::size_t{1} << 16);
  while (const std::size_t bytes = std::fread(piece.data(), 1, piece.size(), file.get())) {
    reader.feed({piece.data(), bytes});
    take_puzzles(reader, puzzles);
  }
  if (std::ferror(file.get()) != 0) return std::nullopt;
  reader.finish();
  take_puzzles(reader, puzzles);
  return puzzles;
}

std::optional<std::vector<Grid>> read_givens(const std::string& path) {
  const auto puzzles = read_puzzles(path);
  if (!puzzles) return std::nullopt;
  std::vector<Grid> givens;
  for (const Puzzle& puzzle : *puzzles) givens.push_back(puzzle.givens());
  return givens;
}

std::string path_of_set(const std::string& name) {
  const std::string shipped = "bench/sets/" + name + ".txt";
  return open_file(shipped) ? shipped : name;
}

}  // namespace nonet
