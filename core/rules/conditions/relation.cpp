// A digit of one cell stays when the relation allows it beside at least one candidate of the other cell. After the
// second cell is cut back to what the first allows, and then the first to what is left in the second, no digit can go
// any more: each digit that is left in the second cell is allowed by a digit of the first, which it allows in turn.

#include "core/rules/conditions.h"

namespace nonet {

bool apply(const RelationCondition& relation, RuleNode& node) {
  const DigitRelation* const tables = node.network().relation_tables.data() + relation.table;
  return node.keep(relation.second, tables[0](node[relation.first])) &&
         node.keep(relation.first, tables[1](node[relation.second]));
}

}  // namespace nonet
