/**
 * The sentences that explain steps of rules, in Russian: key → ICU message. They are loaded with the first puzzle that
 * has rules.
 */
export default {
  "word.rule":
    "{kind, select, cage {правило «{name}{value, select, none {} other { {value}}}»{shape, select, cell { в клетке {cells}} other { в клетках {cells}}}} other {правило «{name}{value, select, none {} other { {value}}}»{shape, select, all {} pair { между {first} и {last}} line { от {first} до {last}} cell { в клетке {cells}} other { в клетках {cells}}}}}",
  "where.rule": "Посмотрите на {rule}.",
  "rule-link.off":
    "{Rule}: тогда {inNode} не может быть {digitCount, plural, =1 {цифры {digit}} other {цифр {digit}}}.",
  "rule-link.on": "{Rule}: тогда {inNode} стоит {digit}.",
  "rule-step.left": "{digitsCount, plural, =1 {Остаётся} other {Остаются}} только {digitsOr} {inCells}.",
  "rule-step.total":
    "{cellsCount, plural, =1 {Вся сумма {total} стоит {inCells}} other {Сумма цифр {ofCells} равна {total}}}.",
  "rule-step.same": "Сумма цифр {ofMore} равна сумме цифр {ofLess}.",
  "rule-step.more": "Сумма цифр {ofMore} на {total} больше суммы цифр {ofLess}.",
  "rule-step.last": "Из этих клеток пуста только {cell}, поэтому в ней стоит то, чего не хватает до суммы.",
  "rule-step.bounds":
    "Если бы в клетке стояла цифра, которую из неё вычёркивают, это было бы невозможно: что бы ни стояло в других клетках, сумма слишком мала или слишком велика.",
  "rule-step.known": "{Rule}: {inCells} уже стоит {digits}.",
  "rule-step.even":
    "{cellsCount, plural, =1 {Клетка {cells} отмечена как чётная} other {Клетки {cells} отмечены как чётные}}.",
  "rule-step.odd":
    "{cellsCount, plural, =1 {Клетка {cells} отмечена как нечётная} other {Клетки {cells} отмечены как нечётные}}.",
  "rule-step.never": "{Rule}: некоторые цифры там невозможны, что бы ни стояло в других клетках.",
  "rule-step.no-combination":
    "{Rule}: сумму {total} нельзя получить из {count} разных цифр, если среди них есть {digitsOr}.",
  "rule-step.only-combination": "{Rule}: из {count} разных цифр эту сумму даёт только {list}.",
  "rule-step.combinations":
    "{count, plural, =1 {{Rule}: оставшиеся кандидаты допускают только {list}.} other {{Rule}: оставшиеся кандидаты допускают только {list}.}}",
  "rule-step.fillings": "{Rule}: ни при одном заполнении его клеток цифра не стоит там, откуда её здесь вычёркивают.",
  "rule-step.order": "{Rule}: каждая цифра должна оставить место для цифр до неё и после неё.",
  "rule-step.pairs": "{Rule}: цифра исключается, если к ней не подходит ни один кандидат связанной клетки.",
  "rule-step.contents": "{Rule}: каждой его цифре нужна своя клетка из этих.",
  "rule-step.ends": "{Rule}: концы ограничивают цифры между ними, а эти цифры ограничивают концы.",
  "rule-step.required": "{Rule} требует цифру {digit}, а она возможна только {inCells}.",
  "rule-step.differ": "{Rule}: его цифры различны, поэтому эти клетки тоже видят друг друга.",
  "rule-step.houses": "Сумма цифр {ofHouses} равна {sum}.",
  "rule-step.taken":
    "{count, plural, =1 {Вычтем сумму одного правила: {list}.} other {Вычтем суммы правил ({count}): {list} = {taken}.}}",
  "rule-step.made":
    "{count, plural, =1 {Из оставшихся кандидатов эту сумму даёт только {list}.} other {Из оставшихся кандидатов эту сумму дают только {list}.}}",
  "rule-step.ways": "Ни при одном способе этого добиться цифра не стоит там, откуда её здесь вычёркивают.",
};
