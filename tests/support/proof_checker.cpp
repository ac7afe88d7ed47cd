#include "tests/support/proof_checker.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>
#include <string>

#include "tests/catch.h"

namespace nonet::test {

namespace {

Clause read_numbers(std::istringstream& line) {
  Clause clause;
  int number = 0;
  while (line >> number && number != 0) clause.push_back(number);
  return clause;
}

Clause sorted(Clause clause) {
  std::sort(clause.begin(), clause.end());
  return clause;
}

// The numbers of clauses, clauses that are added, and the numbers that are true. What is assumed can be taken back.
class Formula {
 public:
  explicit Formula(const std::vector<Clause>& clauses) {
    for (const Clause& clause : clauses) {
      for (const int number : clause) most_ = std::max(most_, std::abs(number));
    }
    is_true_.resize(2 * place(0) + 1);
    occurrences_.resize(is_true_.size());
  }

  // Returns false when the clauses contradict each other by unit propagation.
  bool add(const Clause& clause) {
    for (const int number : clause) occurrences_[place(number)].push_back(clauses_.size());
    clauses_.push_back(clause);
    is_deleted_.push_back(false);
    return consider(clauses_.size() - 1) && propagate();
  }
  // The same for a clause that may be removed later.
  bool learn(const Clause& clause) {
    places_[sorted(clause)].push_back(clauses_.size());
    return add(clause);
  }
  bool remove(const Clause& clause) {
    std::vector<std::size_t>& places = places_[sorted(clause)];
    if (places.empty()) return false;
    is_deleted_[places.back()] = true;
    places.pop_back();
    return true;
  }
  // Returns false when the numbers contradict the clauses by unit propagation.
  bool assume(const Clause& numbers) {
    for (const int number : numbers) {
      if (!make_true(number)) return false;
    }
    return propagate();
  }
  bool is_true(int number) const { return is_true_[place(number)]; }
  std::size_t mark() const { return trail_.size(); }
  void take_back(std::size_t mark) {
    for (; trail_.size() > mark; trail_.pop_back()) is_true_[place(trail_.back())] = false;
    next_ = std::min(next_, mark);
  }

 private:
  std::size_t place(int number) const { return static_cast<std::size_t>(number + most_); }
  bool make_true(int number) {
    if (is_true(-number)) return false;
    if (!is_true(number)) trail_.push_back(number);
    is_true_[place(number)] = true;
    return true;
  }
  // Returns false when the clause is false. Makes its last number true when all others are false.
  bool consider(std::size_t index) {
    if (is_deleted_[index]) return true;
    int open = 0;
    int last = 0;
    for (const int number : clauses_[index]) {
      if (is_true(number)) return true;
      if (is_true(-number)) continue;
      ++open;
      last = number;
    }
    if (open == 0) return false;
    return open > 1 || make_true(last);
  }
  bool propagate() {
    for (; next_ < trail_.size(); ++next_) {
      for (const std::size_t index : occurrences_[place(-trail_[next_])]) {
        if (!consider(index)) return false;
      }
    }
    return true;
  }

  std::vector<Clause> clauses_;
  std::vector<bool> is_deleted_;
  std::map<Clause, std::vector<std::size_t>> places_;
  // By the place of a number.
  std::vector<std::vector<std::size_t>> occurrences_;
  std::vector<char> is_true_;
  int most_ = 0;
  std::vector<int> trail_;
  std::size_t next_ = 0;
};

std::size_t count_models(Formula& formula, const std::vector<int>& variables, std::size_t limit) {
  const auto open = std::find_if(variables.begin(), variables.end(),
                                 [&](int each) { return !formula.is_true(each) && !formula.is_true(-each); });
  if (open == variables.end()) return 1;
  std::size_t count = 0;
  for (const int number : {*open, -*open}) {
    const std::size_t mark = formula.mark();
    if (count < limit && formula.assume({number})) count += count_models(formula, variables, limit - count);
    formula.take_back(mark);
  }
  return count;
}

}  // namespace

std::vector<Clause> clauses_of(std::string_view cnf) {
  std::istringstream text{std::string(cnf)};
  std::vector<Clause> clauses;
  std::size_t promised = 0;
  int variables = 0;
  int largest = 0;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with('c')) continue;
    std::istringstream words(line);
    if (line.starts_with("p cnf ")) {
      std::string word;
      words >> word >> word >> variables >> promised;
      continue;
    }
    clauses.push_back(read_numbers(words));
    for (const int number : clauses.back()) largest = std::max(largest, std::abs(number));
  }
  REQUIRE(largest <= variables);
  REQUIRE(clauses.size() == promised);
  return clauses;
}

bool proves_contradiction(const std::vector<Clause>& clauses, std::string_view proof) {
  Formula formula(clauses);
  bool is_contradicted = false;
  for (const Clause& clause : clauses) is_contradicted = !formula.add(clause) || is_contradicted;
  std::istringstream text{std::string(proof)};
  for (std::string line; std::getline(text, line);) {
    std::istringstream words(line);
    if (line.starts_with("d ")) {
      words.ignore(2);
      if (!formula.remove(read_numbers(words))) return false;
      continue;
    }
    const Clause clause = read_numbers(words);
    if (!is_contradicted) {
      Clause opposite;
      for (const int number : clause) opposite.push_back(-number);
      const std::size_t mark = formula.mark();
      if (formula.assume(opposite)) return false;
      formula.take_back(mark);
      is_contradicted = !formula.learn(clause);
    }
    if (clause.empty()) return is_contradicted;
  }
  return false;
}

std::size_t model_count(const std::vector<Clause>& clauses, std::size_t limit) {
  Formula formula(clauses);
  std::set<int> variables;
  for (const Clause& clause : clauses) {
    for (const int number : clause) variables.insert(std::abs(number));
    if (!formula.add(clause)) return 0;
  }
  return count_models(formula, {variables.begin(), variables.end()}, limit);
}

}  // namespace nonet::test
