/**
 * The sentences that explain steps of rules, in Vietnamese: key → ICU message. They are loaded with the first puzzle
 * that has rules.
 */
export default {
  "word.rule":
    "{kind, select, cage {lồng{value, select, none {} other { có tổng {value}}}{shape, select, cell { ở ô {cells}} other { ở các ô {cells}}}} other {luật “{name}{value, select, none {} other { {value}}}”{shape, select, all {} pair { giữa {first} và {last}} line { từ {first} đến {last}} cell { ở ô {cells}} other { ở các ô {cells}}}}}",
  "where.rule": "Hãy nhìn vào {rule}.",
  "rule-link.off": "{Rule}: khi đó {theNode} không thể là {digitOr}.",
  "rule-link.on": "{Rule}: khi đó {theNode} phải là {digit}.",
  "rule-step.left": "Chỉ còn {digitsOr} {inCells}.",
  "rule-step.total":
    "{cellsCount, plural, =1 {Riêng ô {cells} phải có tổng {total}} other {Tổng các số {ofCells} là {total}}}.",
  "rule-step.same": "Tổng các số {ofMore} bằng tổng các số {ofLess}.",
  "rule-step.more": "Tổng các số {ofMore} lớn hơn tổng các số {ofLess} là {total}.",
  "rule-step.last": "Trong các ô này chỉ còn ô {cell} trống, nên ô đó nhận phần còn lại.",
  "rule-step.bounds":
    "Nếu một ô có số bị loại khỏi ô đó thì không thể như vậy: dù các ô khác là gì, tổng cũng quá nhỏ hoặc quá lớn.",
  "rule-step.known": "{Rule}: {inCells} đã có {digits}.",
  "rule-step.even":
    "{cellsCount, plural, =1 {Ô {cells} được đánh dấu là chẵn} other {Các ô {cells} được đánh dấu là chẵn}}.",
  "rule-step.odd":
    "{cellsCount, plural, =1 {Ô {cells} được đánh dấu là lẻ} other {Các ô {cells} được đánh dấu là lẻ}}.",
  "rule-step.never": "{Rule}: có những số không bao giờ ở đó được, dù các ô khác là gì.",
  "rule-step.no-combination": "{Rule}: không có {count} số khác nhau nào, trong đó có {digitsOr}, có tổng {total}.",
  "rule-step.only-combination": "{Rule}: {list} là cách duy nhất để có tổng này từ {count} số khác nhau.",
  "rule-step.combinations":
    "{count, plural, =1 {{Rule}: với các ứng viên còn lại chỉ có thể là {list}.} other {{Rule}: với các ứng viên còn lại chỉ có thể là {list}.}}",
  "rule-step.fillings": "{Rule}: không cách điền nào đặt một số vào ô mà ở đây số đó bị loại.",
  "rule-step.order": "{Rule}: mỗi số phải chừa chỗ cho các số trước và sau nó.",
  "rule-step.pairs": "{Rule}: một số bị loại nếu không hợp với ứng viên nào của ô liên quan.",
  "rule-step.contents": "{Rule}: mỗi số của luật cần một ô riêng trong các ô này.",
  "rule-step.ends": "{Rule}: hai đầu giới hạn các số ở giữa, và các số này giới hạn hai đầu.",
  "rule-step.required": "{Rule} cần số {digit}, mà số này chỉ có thể nằm {inCells}.",
  "rule-step.differ": "{Rule}: các số của luật khác nhau, nên các ô này cũng nhìn thấy nhau.",
  "rule-step.houses": "Tổng các số {ofHouses} là {sum}.",
  "rule-step.taken":
    "{count, plural, =1 {Trừ đi tổng của một luật: {list}.} other {Trừ đi tổng của {count} luật: {list} = {taken}.}}",
  "rule-step.made":
    "{count, plural, =1 {Với các ứng viên còn lại chỉ {list} cho tổng này.} other {Với các ứng viên còn lại chỉ {list} cho tổng này.}}",
  "rule-step.ways": "Không cách nào đạt được điều đó đặt một số vào ô mà ở đây số đó bị loại.",
};
