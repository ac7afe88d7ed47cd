/**
 * The sentences that explain steps of rules, in Chinese: key → ICU message. They are loaded with the first puzzle that
 * has rules.
 */
export default {
  "word.rule":
    "{kind, select, cage {{cells}的虚线框{value, select, none {} other {（和为{value}）}}} other {{shape, select, all {} pair {{first}与{last}之间的} line {从{first}到{last}的} other {{cells}的}}规则“{name}{value, select, none {} other { {value}}}”}}",
  "where.rule": "请看{rule}。",
  "rule-link.off": "{rule}：那么{node}{nodeCount, plural, =1 {} other {都}}不能是{digitOr}。",
  "rule-link.on": "{rule}：那么{node}必须是{digit}。",
  "rule-step.left": "{cells}只剩下{digitsOr}。",
  "rule-step.total":
    "{cellsCount, plural, =1 {仅{cells}一格就构成全部的和{total}} other {{cells}的数字之和是{total}}}。",
  "rule-step.same": "{more}的数字之和等于{less}的数字之和。",
  "rule-step.more": "{more}的数字之和比{less}的数字之和大{total}。",
  "rule-step.last": "这些格中只有{cell}是空的，所以它填剩下的数。",
  "rule-step.bounds": "如果格中填了要从中删去的数字，就做不到这一点：无论其他格填什么，和总是太小或太大。",
  "rule-step.known": "{rule}：{cells}已填{digits}。",
  "rule-step.even": "{cells}标为偶数格。",
  "rule-step.odd": "{cells}标为奇数格。",
  "rule-step.never": "{rule}：无论其他格填什么，有些数字都不可能填在那里。",
  "rule-step.no-combination": "{rule}：含有{digitsOr}的{count}个不同数字之和不可能是{total}。",
  "rule-step.only-combination": "{rule}：用{count}个不同的数字只有{list}能得到这个和。",
  "rule-step.combinations": "{count, plural, other {{rule}：按剩下的候选数，只可能是{list}。}}",
  "rule-step.fillings": "{rule}：任何填法都不会把数字填在这里要删去它的格中。",
  "rule-step.order": "{rule}：每个数字都要给它前面和后面的数字留出余地。",
  "rule-step.pairs": "{rule}：如果一个数字与相关格的任何候选数都不相配，就删去它。",
  "rule-step.contents": "{rule}：它的每个数字都要占这些格中的一格。",
  "rule-step.ends": "{rule}：两端限制中间的数字，中间的数字也限制两端。",
  "rule-step.required": "{rule}必须有{digit}，而{digit}只能填在{cells}。",
  "rule-step.differ": "{rule}：其中的数字互不相同，所以这些格也能互相看到。",
  "rule-step.houses": "{theHouses}的数字之和是{sum}。",
  "rule-step.taken":
    "{count, plural, =1 {减去一条规则的和：{list}。} other {减去{count}条规则的和：{list} = {taken}。}}",
  "rule-step.made": "{count, plural, other {按剩下的候选数，只有{list}能得到这个和。}}",
  "rule-step.ways": "任何做法都不会把数字填在这里要删去它的格中。",
};
