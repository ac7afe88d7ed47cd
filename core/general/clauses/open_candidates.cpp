#include "core/general/clauses/open_candidates.h"

#include <algorithm>

namespace nonet {

namespace {

Digit digit_at(std::size_t index) { return Digit{static_cast<std::uint8_t>(index + 1)}; }

// Releases the memory of a vector that only construction needs.
template <class T>
void release(std::vector<T>& vector) {
  std::vector<T>().swap(vector);
}

}  // namespace

OpenCandidates::OpenCandidates(const PuzzleView& puzzle, StopToken stop)
    : layout_(puzzle.layout()),
      digits_(puzzle.givens().digits().size()),
      numbers_(digits_.size() * digit_count(), 0),
      left_in_cell_(digits_.size(), static_cast<std::uint8_t>(digit_count())),
      left_in_house_(static_cast<std::size_t>(layout_->house_count()) * digit_count(),
                     static_cast<std::uint8_t>(digit_count())) {
  propagate(puzzle);
  release(to_place_);
  release(left_in_cell_);
  release(left_in_house_);
  if (!possible_) return;
  number_candidates();
  gather_sets(stop);
  if (excludes_by_pairs()) gather_pairs(stop);
}

std::optional<Variable> OpenCandidates::variable(Candidate candidate) const {
  const std::uint32_t number = numbers_[index_of(candidate)];
  return number == kNone ? std::nullopt : std::optional(Variable{number});
}

void OpenCandidates::propagate(const PuzzleView& puzzle) {
  for (std::uint16_t index = 0; index < digits_.size(); ++index) {
    const Cell cell{index};
    const Digit given = puzzle.givens()[cell];
    if (!given.is_blank()) to_place_.push_back({cell, given});
    if (!puzzle.has_given_candidates()) continue;
    (DigitSet::full(layout_->digit_count()) - puzzle.given_candidates()[index]).for_each([&](Digit digit) {
      eliminate({cell, digit});
    });
  }
  while (possible_ && !to_place_.empty()) {
    const Candidate next = to_place_.back();
    to_place_.pop_back();
    place(next);
  }
}

void OpenCandidates::place(Candidate candidate) {
  const auto [cell, digit] = candidate;
  if (digits_[cell.index] == digit) return;
  if (numbers_[index_of(candidate)] == kNone) {
    possible_ = false;
    return;
  }
  digits_[cell.index] = digit;
  for (std::size_t other = 0; other < digit_count(); ++other) {
    if (digit_at(other) != digit) eliminate({cell, digit_at(other)});
  }
  for (const House house : layout_->houses(cell)) {
    for (const Cell peer : layout_->cells(house)) {
      if (peer != cell) eliminate({peer, digit});
    }
  }
  for (const Cell peer : layout_->pairs(cell)) eliminate({peer, digit});
}

void OpenCandidates::eliminate(Candidate candidate) {
  std::uint32_t& number = numbers_[index_of(candidate)];
  if (number == kNone) return;
  number = kNone;
  const auto [cell, digit] = candidate;
  const int in_cell = --left_in_cell_[cell.index];
  if (in_cell == 0) possible_ = false;
  if (in_cell == 1) {
    const std::uint32_t* first = numbers_.data() + cell.index * digit_count();
    to_place_.push_back(
        {cell, digit_at(static_cast<std::size_t>(std::find(first, first + digit_count(), 0u) - first))});
  }
  for (const House house : layout_->houses(cell)) {
    if (!layout_->holds_every_digit(house)) continue;
    const int in_house = --left_in_house_[place_set(house, digit)];
    if (in_house == 0) possible_ = false;
    if (in_house == 1) place_last_in(house, digit);
  }
}

void OpenCandidates::place_last_in(House house, Digit digit) {
  for (const Cell cell : layout_->cells(house)) {
    if (numbers_[index_of({cell, digit})] != kNone) to_place_.push_back({cell, digit});
  }
}

// Only candidates of open cells become variables. Everything that the filled cells imply is already eliminated.
void OpenCandidates::number_candidates() {
  for (std::uint16_t index = 0; index < digits_.size(); ++index) {
    for (std::size_t each = 0; each < digit_count(); ++each) {
      const Candidate candidate{Cell{index}, digit_at(each)};
      std::uint32_t& number = numbers_[index_of(candidate)];
      if (number == kNone) continue;
      if (!digits_[index].is_blank()) {
        number = kNone;
        continue;
      }
      number = variable_count();
      candidates_.push_back(candidate);
    }
  }
}

void OpenCandidates::add_set(std::span<const Variable> members) {
  if (members.empty()) return;
  set_members_.insert(set_members_.end(), members.begin(), members.end());
  set_starts_.push_back(static_cast<std::uint32_t>(set_members_.size()));
}

void OpenCandidates::gather_sets(StopToken stop) {
  std::vector<Variable> members;
  for (std::uint32_t first = 0; first < variable_count();) {
    const Cell cell = candidates_[first].cell;
    members.clear();
    for (; first < variable_count() && candidates_[first].cell == cell; ++first) members.push_back(Variable{first});
    add_set(members);
  }
  for (std::uint16_t house = 0; house < layout_->house_count(); ++house) {
    if (stop.stop_requested()) return;
    if (!layout_->holds_every_digit(House{house})) continue;
    for (std::size_t each = 0; each < digit_count(); ++each) {
      members.clear();
      for (const Cell cell : layout_->cells(House{house})) {
        if (const auto open = variable({cell, digit_at(each)})) members.push_back(*open);
      }
      add_set(members);
    }
  }
}

bool OpenCandidates::excludes_by_pairs() const { return layout_->has_pairs() || !layout_->has_full_houses_only(); }

void OpenCandidates::gather_pairs(StopToken stop) {
  pair_starts_.push_back(0);
  for (const Candidate candidate : candidates_) {
    if (candidate.digit.value == 1 && stop.stop_requested()) return;
    const auto add = [&](Cell peer) {
      const auto open = peer == candidate.cell ? std::nullopt : variable({peer, candidate.digit});
      if (open) pairs_.push_back(*open);
    };
    for (const Cell peer : layout_->pairs(candidate.cell)) add(peer);
    for (const House house : layout_->houses(candidate.cell)) {
      if (layout_->holds_every_digit(house)) continue;
      for (const Cell peer : layout_->cells(house)) add(peer);
    }
    pair_starts_.push_back(static_cast<std::uint32_t>(pairs_.size()));
  }
}

}  // namespace nonet
