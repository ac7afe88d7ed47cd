/**
 * The sentences that explain steps of rules, in Ukrainian: key → ICU message. They are loaded with the first puzzle
 * that has rules.
 */
export default {
  "word.rule":
    "{kind, select, cage {правило «{name}{value, select, none {} other { {value}}}»{shape, select, cell { у клітинці {cells}} other { у клітинках {cells}}}} other {правило «{name}{value, select, none {} other { {value}}}»{shape, select, all {} pair { між {first} і {last}} line { від {first} до {last}} cell { у клітинці {cells}} other { у клітинках {cells}}}}}",
  "where.rule": "Подивіться на {rule}.",
  "rule-link.off": "{Rule}: тоді {inNode} не може бути {digitCount, plural, =1 {цифри {digit}} other {цифр {digit}}}.",
  "rule-link.on": "{Rule}: тоді {inNode} стоїть {digit}.",
  "rule-step.left": "{digitsCount, plural, =1 {Лишається} other {Лишаються}} тільки {digitsOr} {inCells}.",
  "rule-step.total":
    "{cellsCount, plural, =1 {Уся сума {total} стоїть {inCells}} other {Сума цифр {ofCells} дорівнює {total}}}.",
  "rule-step.same": "Сума цифр {ofMore} дорівнює сумі цифр {ofLess}.",
  "rule-step.more": "Сума цифр {ofMore} на {total} більша за суму цифр {ofLess}.",
  "rule-step.last": "З цих клітинок порожня лише {cell}, тому в ній стоїть те, чого бракує до суми.",
  "rule-step.bounds":
    "Якби в клітинці стояла цифра, яку з неї викреслюють, це було б неможливо: хоч би що стояло в інших клітинках, сума замала або завелика.",
  "rule-step.known": "{Rule}: {inCells} уже стоїть {digits}.",
  "rule-step.even":
    "{cellsCount, plural, =1 {Клітинку {cells} позначено як парну} other {Клітинки {cells} позначено як парні}}.",
  "rule-step.odd":
    "{cellsCount, plural, =1 {Клітинку {cells} позначено як непарну} other {Клітинки {cells} позначено як непарні}}.",
  "rule-step.never": "{Rule}: деякі цифри там неможливі, хоч би що стояло в інших клітинках.",
  "rule-step.no-combination":
    "{Rule}: суму {total} не можна отримати з {count} різних цифр, якщо серед них є {digitsOr}.",
  "rule-step.only-combination": "{Rule}: з {count} різних цифр цю суму дає лише {list}.",
  "rule-step.combinations":
    "{count, plural, =1 {{Rule}: кандидати, що лишилися, допускають тільки {list}.} other {{Rule}: кандидати, що лишилися, допускають тільки {list}.}}",
  "rule-step.fillings": "{Rule}: за жодного заповнення його клітинок цифра не стоїть там, звідки її тут викреслюють.",
  "rule-step.order": "{Rule}: кожна цифра має лишити місце для цифр до неї та після неї.",
  "rule-step.pairs": "{Rule}: цифра відпадає, якщо до неї не підходить жоден кандидат пов’язаної клітинки.",
  "rule-step.contents": "{Rule}: кожній його цифрі потрібна своя клітинка з цих.",
  "rule-step.ends": "{Rule}: кінці обмежують цифри між ними, а ці цифри обмежують кінці.",
  "rule-step.required": "{Rule} вимагає цифру {digit}, а вона можлива лише {inCells}.",
  "rule-step.differ": "{Rule}: його цифри різні, тому ці клітинки теж бачать одна одну.",
  "rule-step.houses": "Сума цифр {ofHouses} дорівнює {sum}.",
  "rule-step.taken":
    "{count, plural, =1 {Віднімемо суму одного правила: {list}.} other {Віднімемо суми правил ({count}): {list} = {taken}.}}",
  "rule-step.made":
    "{count, plural, =1 {З кандидатів, що лишилися, цю суму дає лише {list}.} other {З кандидатів, що лишилися, цю суму дають лише {list}.}}",
  "rule-step.ways": "За жодного способу цього досягти цифра не стоїть там, звідки її тут викреслюють.",
};
