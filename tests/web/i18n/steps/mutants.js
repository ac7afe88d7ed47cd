/** Makes faults in the messages of a language, each of which changes what a sentence states. */
import { argumentsOf } from "../messages.js";
import { catalogues } from "./catalogues.js";
import { isTold, readKeys } from "./sentence-checks.js";

/** @typedef {{ kind: string, key: string, message: string }} Mutant */

/**
 * Words that say the opposite, another verb, another kind of house, another number: "from>to".
 * @type {Record<string, Record<string, string>>}
 */
const changes = {
  uk: {
    negate:
      "бути не може>бути може| не > |немає>є|у жодній>у кожній|стоїть>не стоїть|бачить>не бачить|бачать>не бачать|лише>не лише|можливі>неможливі|можлива>неможлива|лежать>не лежать|лежить>не лежить|правильн>хибн|хибн>правильн|принаймні>щонайбільше",
    verb: "викреслити>поставити|викреслено>поставлено|викресл>встановл",
    house: "рядк>стовпц|стовпц>рядк|блоц>рядк|блоках>рядках|блока>рядка",
    number:
      "двох>трьох|дві >три |два >три |три >чотири |трьох>чотирьох|Три>Дві|Дві>Три|чотири>три|перш>друг|двічі>тричі|обидв>всі ",
  },
  ru: {
    negate:
      "быть не может>быть может| не > | нет > есть |ни в одной>в каждой|стоит>не стоит|видит>не видит|видят>не видят|только>не только|возможны>невозможны|возможна>невозможна|лежат>не лежат|верен>неверен| верн> неверн|неверно>верно|хотя бы>не больше чем",
    verb: "вычеркнуть>поставить|вычеркнута>поставлена|вычёрк>став",
    house: "строк>столбц|столбц>строк|блок>столбц",
    number:
      "двух>трёх|две >три |два >три |три >четыре |трёх>четырёх|Трём>Двум|Двум>Трём|четыре>три|перв>втор|дважды>трижды|обе >все ",
  },
  it: {
    negate:
      "non può>può|non possono>possono|non c’è>c’è|nessun’altra>un’altra|nessuna>ognuna|c’è>non c’è| vede> non vede| solo > non solo |può>non può|contiene>non contiene|stanno>non stanno|vero>falso|falsa>vera|almeno>al massimo|sono possibili>non sono possibili",
    verb: "eliminare>inserire|eliminat>inserit|elimina >inserisce ",
    house: "rig>colonn|colonn>rig|riquadr>colonn",
    number: "due >tre | tre > quattro |Tre >Due |Due >Tre |quattro>tre|prim>second|due volte>tre volte|entramb>tutt",
  },
  vi: {
    negate:
      "không thể>có thể|không >| là > không là |nhìn thấy>không nhìn thấy|chỉ >không chỉ |có thể>không thể|nằm>không nằm| đúng> sai| sai> đúng|ít nhất>nhiều nhất",
    verb: "có thể loại>có thể điền|bị loại>được điền|hãy loại>hãy điền",
    house: "hàng>cột|cột>hàng|khối>cột",
    number: "hai >ba |Hai >Ba |ba >bốn |bốn >ba |thứ nhất>thứ hai|hai lần>ba lần|cả hai>cả ba",
  },
  zh: {
    negate:
      "不能>能|不>|没有>有|是{>不是{|能看到>看不到|只>不只|填{>不填{|都在>都不在|为真>为假|成立>不成立|至少>最多|恰有>没有",
    verb: "删去>填入|删去>填",
    house: "行>列|列>行|宫>行",
    number: "两>三|三>四|四>三|第一>第二|两次>三次",
  },
};

const argument = /\{([A-Za-z]+)\}/g;

/** @param {string} language @returns {Mutant[]} */
export function mutantsOf(language) {
  const catalogue = catalogues[language];
  /** @type {Mutant[]} */
  const made = [];
  const add = (/** @type {string} */ kind, /** @type {string} */ key, /** @type {string} */ message) => {
    if (message !== catalogue[key]) made.push({ kind, key, message });
  };
  for (const key of readKeys) {
    const message = catalogue[key];
    const used = argumentsOf(message);
    // {vede} may be a word of a plural form.
    const places = [...message.matchAll(argument)].filter(([, name]) => used.has(name));
    const names = [...new Set(places.map(([, name]) => name))];
    names.forEach((one, i) =>
      names.slice(i + 1).forEach((other) => {
        add(
          "swap",
          key,
          message.replace(argument, (all, name) => (name === one ? `{${other}}` : name === other ? `{${one}}` : all)),
        );
      }),
    );
    for (const name of names) add("drop", key, message.replaceAll(`{${name}}`, ""));
    for (const {
      0: { length },
      index,
    } of places)
      add("drop one", key, message.slice(0, index) + message.slice(index + length));
    for (const [kind, list] of Object.entries(changes[language])) {
      for (const [from, to] of list.split("|").map((pair) => pair.split(">"))) {
        for (let at = message.indexOf(from); at >= 0; at = message.indexOf(from, at + 1))
          add(kind, key, message.slice(0, at) + to + message.slice(at + from.length));
      }
    }
  }
  const kinds = [/\.about$/, /^mark\./, /^spot\./, /^(?:house|cells|digits)\./];
  const groups = [
    ...kinds.map((kind) => readKeys.filter((key) => kind.test(key))),
    readKeys.filter((key) => !isTold(key) && !kinds[3].test(key)),
  ];
  for (const group of groups)
    group.forEach((key, i) =>
      [1, 7].forEach((step) => add("exchange", key, catalogue[group[(i + step) % group.length]])),
    );
  return made;
}
