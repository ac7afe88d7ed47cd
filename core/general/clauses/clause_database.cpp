#include "core/general/clauses/clause_database.h"

#include <utility>

namespace nonet {

ClauseRef ClauseDatabase::add(std::span<const Literal> literals, std::uint32_t number) {
  words_.push_back(Literal{static_cast<std::uint32_t>(literals.size())});
  words_.push_back(Literal{number});
  const ClauseRef clause{static_cast<std::uint32_t>(words_.size())};
  words_.insert(words_.end(), literals.begin(), literals.end());
  return clause;
}

ClauseRef ClauseDatabase::add_learnt(std::span<const Literal> literals, std::uint32_t glue) {
  const ClauseRef clause = add(literals, static_cast<std::uint32_t>(learnt_.size()));
  learnt_.push_back({clause, glue, 1, false});
  return clause;
}

void ClauseDatabase::collect() {
  std::vector<Literal> kept(1);
  kept.reserve(words_.size());
  std::vector<LearntClause> kept_learnt;
  kept_learnt.reserve(learnt_.size());
  old_words_ = std::exchange(words_, {});
  for (std::size_t place = 1; place < old_words_.size();) {
    const std::size_t end = place + 2 + old_words_[place].code;
    const std::uint32_t number = old_words_[place + 1].code;
    ClauseRef now;
    if (number == kKept || !learnt_[number].dropped) {
      now = ClauseRef{static_cast<std::uint32_t>(kept.size() + 2)};
      kept.insert(kept.end(), old_words_.begin() + static_cast<std::ptrdiff_t>(place),
                  old_words_.begin() + static_cast<std::ptrdiff_t>(end));
      if (number != kKept) {
        kept[now.index - 1].code = static_cast<std::uint32_t>(kept_learnt.size());
        kept_learnt.push_back(learnt_[number]);
        kept_learnt.back().clause = now;
      }
    }
    old_words_[place + 1].code = now.index;
    place = end;
  }
  words_ = std::move(kept);
  learnt_ = std::move(kept_learnt);
}

}  // namespace nonet
