#pragma once

#include <cstddef>
#include <map>
#include <string_view>
#include <vector>

/// A checker of proofs of unsatisfiability that shares nothing with the engine: it knows clauses of numbers alone.
namespace nonet::test {

using Clause = std::vector<int>;

/// Reads the clauses of a text in the format DIMACS CNF. Fails the test when the heading does not fit the clauses.
std::vector<Clause> clauses_of(std::string_view cnf);

/// True when a text in the format DRAT proves that the clauses contradict each other: each added clause follows by unit
/// propagation from those before it that are not deleted, and one of them is empty.
bool proves_contradiction(const std::vector<Clause>& clauses, std::string_view proof);

/// Returns the number of models of the clauses, up to a limit, by trial and error. The variables are those that occur.
std::size_t model_count(const std::vector<Clause>& clauses, std::size_t limit);

}  // namespace nonet::test
