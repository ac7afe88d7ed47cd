/**
 * The sentences that explain steps of rules, in Italian: key → ICU message. They are loaded with the first puzzle that
 * has rules.
 */
export default {
  "word.rule":
    "{kind, select, cage {la gabbia{value, select, none {} other { da {value}}}{shape, select, cell { nella casella {cells}} other { nelle caselle {cells}}}} other {la regola «{name}{value, select, none {} other { {value}}}»{shape, select, all {} pair { tra {first} e {last}} line { da {first} a {last}} cell { nella casella {cells}} other { nelle caselle {cells}}}}}",
  "where.rule": "Guarda {rule}.",
  "rule-link.off": "{Rule}: allora {inNode} non può esserci {digitCount, plural, =1 {{theDigit}} other {{digitOr}}}.",
  "rule-link.on": "{Rule}: allora {inNode} deve esserci {theDigit}.",
  "rule-step.left": "{digitsCount, plural, =1 {Resta possibile} other {Restano possibili}} solo {digitsOr} {inCells}.",
  "rule-step.total":
    "{cellsCount, plural, =1 {Tutta la somma {total} sta {inCells}} other {La somma delle cifre {ofCells} è {total}}}.",
  "rule-step.same": "La somma delle cifre {ofMore} è uguale a quella delle cifre {ofLess}.",
  "rule-step.more": "La somma delle cifre {ofMore} supera di {total} quella delle cifre {ofLess}.",
  "rule-step.last": "Di queste caselle è vuota solo {cell}, che quindi riceve ciò che manca alla somma.",
  "rule-step.bounds":
    "Se una casella contenesse una cifra che qui si elimina, questo non sarebbe possibile: qualunque cosa ci sia nelle altre, la somma è troppo piccola o troppo grande.",
  "rule-step.known": "{Rule}: {inCells} c’è già {digits}.",
  "rule-step.even":
    "{cellsCount, plural, =1 {La casella {cells} è segnata come pari} other {Le caselle {cells} sono segnate come pari}}.",
  "rule-step.odd":
    "{cellsCount, plural, =1 {La casella {cells} è segnata come dispari} other {Le caselle {cells} sono segnate come dispari}}.",
  "rule-step.never": "{Rule}: alcune cifre non possono mai stare lì, qualunque cosa contengano le altre caselle.",
  "rule-step.no-combination": "{Rule}: {count} cifre diverse, tra cui {digitsOr}, non danno mai la somma {total}.",
  "rule-step.only-combination": "{Rule}: {list} è l’unico modo di ottenere questa somma con {count} cifre diverse.",
  "rule-step.combinations":
    "{count, plural, =1 {{Rule}: con i candidati rimasti è possibile solo {list}.} other {{Rule}: con i candidati rimasti sono possibili solo {list}.}}",
  "rule-step.fillings": "{Rule}: nessun modo di riempire le sue caselle mette una cifra dove qui si elimina.",
  "rule-step.order": "{Rule}: ogni cifra deve lasciare posto alle cifre prima e dopo di lei.",
  "rule-step.pairs": "{Rule}: una cifra si esclude se non va d’accordo con nessun candidato della casella collegata.",
  "rule-step.contents": "{Rule}: ognuna delle sue cifre ha bisogno di una di queste caselle tutta per sé.",
  "rule-step.ends": "{Rule}: le due estremità limitano le cifre in mezzo, e queste limitano le estremità.",
  "rule-step.required": "{Rule} richiede la cifra {digit}, che può stare solo {inCells}.",
  "rule-step.differ": "{Rule}: le sue cifre sono diverse, quindi anche queste caselle si vedono.",
  "rule-step.houses": "La somma delle cifre {ofHouses} è {sum}.",
  "rule-step.taken":
    "{count, plural, =1 {Togli la somma di una regola: {list}.} other {Togli le somme di {count} regole: {list} = {taken}.}}",
  "rule-step.made":
    "{count, plural, =1 {Con i candidati rimasti solo {list} dà questa somma.} other {Con i candidati rimasti solo {list} danno questa somma.}}",
  "rule-step.ways": "Nessun modo di ottenerlo mette una cifra dove qui si elimina.",
};
