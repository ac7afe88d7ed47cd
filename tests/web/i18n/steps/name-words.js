/**
 * What the name of a technique says in each language, by parts of the technique's id: the name has the word exactly
 * when the id has the part. So a name that belongs to another technique is found. The words are those that players of
 * the language use (web/i18n/README.md). The English name in brackets is not read.
 *
 * @type {[RegExp, Record<string, RegExp>][]}
 */
export const nameWords = [
  [
    /^full-house$/,
    { uk: /^Остання вільна/, ru: /^Последняя пустая/, it: /casella libera/, vi: /^Ô trống cuối/, zh: /最后空格/ },
  ],
  [/naked/, { uk: /Явн/, ru: /Явн/, it: /scopert/, vi: /hiển nhiên/, zh: /显性|余数/ }],
  [/hidden/, { uk: /рихован/, ru: /крыт/, it: /nascost/, vi: /ẩn/, zh: /隐性/ }],
  [/-single$/, { uk: /одинак/, ru: /одиночка/, it: /Singoletto/, vi: /^Ô đơn/, zh: /余数$|隐性唯一$/ }],
  [
    /^locked-/,
    {
      uk: /^Замкнен\p{L}+ (?:пара|трійка)/u,
      ru: /^Заперт\p{L}+ (?:пара|тройка)/u,
      it: /^(?:Coppia|Tripla) bloccata/,
      vi: /^(?:Cặp|Bộ ba) khóa/,
      zh: /死锁/,
    },
  ],
  [
    /pair$|pair-exclusion/,
    { uk: /пар(?:а|ою)(?! або)/, ru: /пар[ае](?! или)/, it: /[Cc]oppia/, vi: /[Cc]ặp/, zh: /数对|双格/ },
  ],
  [/triple/, { uk: /(?<!або )трійк/, ru: /(?<!или )тройк/, it: /[Tt]ripla/, vi: /[Bb]ộ ba/, zh: /三数组|三格/ }],
  [/-quad$/, { uk: /четвірка/, ru: /четвёрка/, it: /Quadrupla/, vi: /^Bộ bốn/, zh: /四数组/ }],
  [/-group$/, { uk: /група$/, ru: /группа$/, it: /^Insieme/, vi: /^Nhóm/, zh: /性数组$/ }],
  [/^direct/, { uk: /^Прям[аі] /, ru: /^Прям(?:ая|ые) /, it: /dirett/, vi: /điền ngay/, zh: /直接/ }],
  [
    /^(?:direct-)?pointing/,
    { uk: /казівна пара/, ru: /казывающая пара/, it: /puntanti/, vi: /^Loại trừ theo khối/, zh: /宫区块/ },
  ],
  [
    /claiming/,
    { uk: /андидати в лінії/, ru: /андидаты в линии/, it: /linea-riquadro/, vi: /theo hàng, cột/, zh: /行列区块/ },
  ],
  [/^law-of/, { uk: /^Закон залишків/, ru: /^Закон остатков/, it: /avanzi/, vi: /phần dư/, zh: /割补/ }],
  [
    /x-wing/,
    { uk: /(?<![A-Z])X-крил/, ru: /(?<![A-Z])X-Wing/, it: /(?<![A-Z])X-Wing/, vi: /Cánh X(?![A-Z])/, zh: /二阶鱼/ },
  ],
  [/swordfish/, { uk: /иба-меч/, ru: /ыба-меч/, it: /Pesce spada/, vi: /Cá kiếm/, zh: /三阶鱼/ }],
  [/jellyfish/, { uk: /Медуза/, ru: /Медуза/, it: /Medusa/, vi: /Sứa/, zh: /四阶鱼/ }],
  [/squirmbag/, { uk: /п’ятого порядку/, ru: /пятого порядка/, it: /ordine cinque/, vi: /bậc năm/, zh: /五阶鱼/ }],
  [/whale/, { uk: /шостого порядку/, ru: /шестого порядка/, it: /ordine sei/, vi: /bậc sáu/, zh: /六阶鱼/ }],
  [/leviathan/, { uk: /сьомого порядку/, ru: /седьмого порядка/, it: /ordine sette/, vi: /bậc bảy/, zh: /七阶鱼/ }],
  [/^finned/, { uk: /плавц/, ru: /плавник/, it: /pinna/, vi: /vây/, zh: /带鳍/ }],
  [/sashimi/, { uk: /сашимі/, ru: /сашими/, it: /sashimi/, vi: /sashimi/, zh: /退化/ }],
  [/franken/, { uk: /Франкенштейна/, ru: /Франкенштейна/, it: /Frankenstein/, vi: /Frankenstein/, zh: /宫内/ }],
  [/mutant/, { uk: /мутант/, ru: /мутант/, it: /mutante/, vi: /đột biến/, zh: /交叉/ }],
  [/remote/, { uk: /Віддалена/, ru: /Дальняя/, it: /remota/, vi: /cách xa/, zh: /远程/ }],
  [/^bug/, { uk: /BUG/, ru: /BUG/, it: /BUG/, vi: /BUG/, zh: /全双值坟墓/ }],
  ...[1, 2, 3, 4, 5, 6].map(
    (type) =>
      /** @type {[RegExp, Record<string, RegExp>]} */ ([
        new RegExp(`-${type}$`),
        {
          uk: new RegExp(`тип ${type}`),
          ru: new RegExp(`тип ${type}`),
          it: new RegExp(`tipo ${type}`),
          vi: new RegExp(`loại ${type}`),
          zh: new RegExp(`类型${type}`),
        },
      ]),
  ),
  [/skyscraper/, { uk: /Хмарочос/, ru: /Небоскрёб/, it: /Grattacielo/, vi: /chọc trời/, zh: /摩天楼/ }],
  [/kite/, { uk: /змій/, ru: /змей/, it: /quilone/, vi: /diều/, zh: /风筝/ }],
  [/^dual/, { uk: /Подвійний/, ru: /Двойной/, it: /Doppio/, vi: /đôi|kép/, zh: /双重/ }],
  [/turbot/, { uk: /Тюрбо/, ru: /Тюрбо/, it: /rombo/, vi: /bơn/, zh: /多宝鱼/ }],
  [
    /empty-rectangle/,
    { uk: /орожній прямокутник/, ru: /устой прямоугольник/, it: /ettangolo vuoto/, vi: /rỗng/, zh: /空矩形/ },
  ],
  [/^w-wing/, { uk: /W-крило/, ru: /^W-Wing/, it: /^W-Wing/, vi: /Cánh W/, zh: /^W-Wing/ }],
  [/^xy-wing/, { uk: /XY-крило/, ru: /^XY-Wing/, it: /^XY-Wing/, vi: /Cánh XY(?!Z)/, zh: /^XY-Wing/ }],
  [/^xyz-wing/, { uk: /XYZ-крило/, ru: /^XYZ-Wing/, it: /^XYZ-Wing/, vi: /Cánh XYZ/, zh: /^XYZ-Wing/ }],
  [
    /^unique-rectangle/,
    {
      uk: /Унікальний прямокутник/,
      ru: /Уникальный прямоугольник/,
      it: /Rettangolo unico/,
      vi: /chữ nhật duy nhất/,
      zh: /(?<!隐性)唯一矩形/,
    },
  ],
  [
    /^unique-loop/,
    { uk: /Унікальне кільце/, ru: /Уникальное кольцо/, it: /Anello unico/, vi: /Vòng duy nhất/, zh: /唯一环/ },
  ],
  [
    /^hidden-rectangle/,
    {
      uk: /Прихований прямокутник/,
      ru: /Скрытый прямоугольник/,
      it: /Rettangolo nascosto/,
      vi: /nhật ẩn/,
      zh: /隐性唯一矩形/,
    },
  ],
  [/^avoidable/, { uk: /якого можна уникнути/, ru: /Избегаемый/, it: /evitabile/, vi: /tránh được/, zh: /可规避/ }],
  [
    /^simple-colors/,
    { uk: /Просте розф/, ru: /Простая раск/, it: /Colori semplici/, vi: /Tô màu đơn giản/, zh: /简单涂色/ },
  ],
  [/trap$/, { uk: /пастка/, ru: /ловушка/, it: /trappola/, vi: /bẫy/, zh: /陷阱/ }],
  [/wrap$/, { uk: /зіткнення/, ru: /столкновение/, it: /conflitto/, vi: /xung đột/, zh: /冲突/ }],
  [/^multi-colors/, { uk: /Подвійне розф/, ru: /Двойная раск/, it: /multipli/, vi: /nhiều màu/, zh: /多重涂色/ }],
  [/^sue-de-coq/, { uk: /Sue de Coq/, ru: /Sue de Coq/, it: /Sue de Coq/, vi: /Sue de Coq/, zh: /融合/ }],
  [/^x-chain/, { uk: /^X-ланцюг/, ru: /^X-цепочка/, it: /Catena X$/, vi: /Chuỗi X$/, zh: /同数链/ }],
  [/^xy-chain/, { uk: /^XY-ланцюг/, ru: /^XY-цепочка/, it: /Catena XY$/, vi: /Chuỗi XY$/, zh: /双值格链/ }],
  [
    /(?<!dis)continuous/,
    { uk: /еперервне/, ru: /епрерывное/, it: /Anello continuo/, vi: /Vòng liên tục/, zh: /(?<!不)连续环/ },
  ],
  [/discontinuous/, { uk: /розривом/, ru: /разрывом/, it: /discontinuo/, vi: /không liên tục/, zh: /不连续环/ }],
  [/^grouped/, { uk: /групами/, ru: /группами/, it: /gruppi/, vi: /có nhóm/, zh: /^区块/ }],
  [
    /aic/,
    { uk: /почергових висновків/, ru: /Чередующаяся/, it: /inferenze alternate/, vi: /luân phiên/, zh: /交替推理链/ },
  ],
  [/^als-xz/, { uk: /^Дві майже/, ru: /^Две почти/, it: /^Due insiemi/, vi: /^Hai tập/, zh: /^双待定/ }],
  [
    /^als-xy-wing/,
    { uk: /^Крило з майже/, ru: /^Крыло из почти/, it: /^Ala di insiemi/, vi: /^Cánh tập/, zh: /待定数组翼/ },
  ],
  [
    /^als-xy-chain/,
    { uk: /^Ланцюг із майже/, ru: /^Цепочка из почти/, it: /^Catena di insiemi/, vi: /^Chuỗi tập/, zh: /待定数组链/ },
  ],
  [/^death/, { uk: /смерті/, ru: /смерти/, it: /morte/, vi: /tử thần/, zh: /死亡/ }],
  [/^tridagon/, { uk: /Тридагон/, ru: /Тридагон/, it: /Tridagon/, vi: /Búa Thor/, zh: /雷神之锤/ }],
  [/^exocet/, { uk: /Exocet/, ru: /Exocet/, it: /Exocet/, vi: /Exocet/, zh: /飞鱼导弹/ }],
  [
    /^multi-sector/,
    { uk: /в кількох домах/, ru: /в нескольких домах/, it: /Righe e colonne/, vi: /nhiều đơn vị/, zh: /多单元/ },
  ],
  [
    /^aligned/,
    {
      uk: /^Виключення за/,
      ru: /^Исключение по/,
      it: /^Esclusione per/,
      vi: /^Loại trừ theo (?:cặp|bộ)/,
      zh: /组合排除/,
    },
  ],
  [
    /^forcing-chain/,
    { uk: /римусовий ланцюг/, ru: /ынуждающая цепочка/, it: /Catena forzante/, vi: /Chuỗi cưỡng bức/, zh: /强制链/ },
  ],
  [
    /^forcing-net/,
    { uk: /римусова мережа/, ru: /ынуждающая сеть/, it: /Rete forzante/, vi: /Mạng cưỡng bức/, zh: /强制网/ },
  ],
  [/contradiction$/, { uk: /суперечність/, ru: /противоречие/, it: /contraddizione/, vi: /mâu thuẫn/, zh: /矛盾/ }],
  [/verity$/, { uk: /спільний висновок/, ru: /общий вывод/, it: /esito comune/, vi: /kết luận chung/, zh: /一致结论/ }],
  [/^template-set/, { uk: /встановлення/, ru: /постановка/, it: /inserimento/, vi: /điền số/, zh: /模板填数/ }],
  [/^template-delete/, { uk: /вилучення/, ru: /: исключение/, it: /eliminazione/, vi: /loại số/, zh: /模板删数/ }],
  [/^trial/, { uk: /спроб і помилок/, ru: /проб и ошибок/, it: /Tentativi/, vi: /Thử và sai/, zh: /试数/ }],
  [
    /^last-cell/,
    {
      uk: /^Остання клітинка суми/,
      ru: /^Последняя клетка суммы/,
      it: /^Ultima casella di una somma/,
      vi: /^Ô cuối/,
      zh: /最后一格/,
    },
  ],
  [
    /^related-cell/,
    { uk: /’язана клітинка/, ru: /^Связанная клетка/, it: /^Casella collegata/, vi: /^Ô liên quan/, zh: /相关格/ },
  ],
  [
    /^related-candidates/,
    {
      uk: /’язані кандидати/,
      ru: /^Связанные кандидаты/,
      it: /^Candidati collegati/,
      vi: /^Ứng viên liên quan/,
      zh: /相关候选数/,
    },
  ],
  [/^parity/, { uk: /непарні/, ru: /нечётные/, it: /dispari/, vi: /lẻ/, zh: /奇偶/ }],
  [/^excluded/, { uk: /виключені/, ru: /исключённые/, it: /escluse/, vi: /luật loại/, zh: /规则排除/ }],
  [/^single-combination/, { uk: /^Єдина/, ru: /^Единственная/, it: /unica$/, vi: /^Tổ hợp duy nhất/, zh: /唯一组合/ }],
  [
    /^order-bounds/,
    { uk: /^Межі порядку/, ru: /^Границы порядка/, it: /^Limiti di un ordine/, vi: /thứ tự/, zh: /大小范围/ },
  ],
  [/^rule-of-45/, { uk: /45/, ru: /45/, it: /45/, vi: /45/, zh: /45/ }],
  [/^cage/, { uk: /^Комбінації області/, ru: /^Комбинации области/, it: /della gabbia/, vi: /của lồng/, zh: /笼子/ }],
  [/^renban/, { uk: /ренбана/, ru: /ренбана/, it: /renban/, vi: /renban/, zh: /连续线/ }],
  [/^filled-/, { uk: /^Заповнен/, ru: /^Заполнен/, it: /pieni$/, vi: /đã đủ/, zh: /填满/ }],
  [/circle/, { uk: /кружк/, ru: /кружк/, it: /[Cc]erchi/, vi: /[Vv]òng tròn/, zh: /圆圈/ }],
  [/circle-digits/, { uk: /^Цифри к/, ru: /^Цифры к/, it: /^Cifre dei/, vi: /^Các số/, zh: /^圆圈的数字$/ }],
  [/circle-places/, { uk: /^Місця/, ru: /^Места/, it: /^Posti/, vi: /^Chỗ/, zh: /位置/ }],
  [/^common-sums/, { uk: /^Спільні/, ru: /^Общие/, it: /comuni$/, vi: /^Các tổng chung/, zh: /^共同/ }],
  [/alternative/, { uk: /варіант/, ru: /вариант/, it: /alternativa/, vi: /[Ll]ựa chọn/, zh: /选项/ }],
  [
    /^last-alternative/,
    { uk: /^Останній/, ru: /^Последний/, it: /^Ultima alt/, vi: /chọn cuối cùng$/, zh: /^最后的选项/ },
  ],
  [/^every-alternative/, { uk: /^Кожен/, ru: /^Каждый/, it: /^Ogni/, vi: /^Mọi/, zh: /^每个/ }],
  [/^quadruple/, { uk: /четвірки/, ru: /четвёрки/, it: /quadrupla/, vi: /của bộ bốn/, zh: /四格/ }],
  [/^between/, { uk: /двох кінців/, ru: /двух концов/, it: /due estremi/, vi: /hai đầu/, zh: /两端/ }],
  [
    /^sum-bounds/,
    { uk: /^Межі суми/, ru: /^Границы суммы/, it: /^Limiti di una somma/, vi: /^Giới hạn của tổng/, zh: /和的界限/ },
  ],
  [/^required/, { uk: /Обов’язкова/, ru: /Обязательная/, it: /obbligatoria/, vi: /bắt buộc/, zh: /必需/ }],
  [/^rule-pointing/, { uk: /за правилами/, ru: /по правилам/, it: /lungo le regole/, vi: /theo luật/, zh: /沿规则/ }],
  [/^innies/, { uk: /^Внутрішні/, ru: /^Внутренние/, it: /interne/, vi: /trong và ngoài/, zh: /内外/ }],
  [/^line-candidates/, { uk: /вздовж лінії/, ru: /вдоль линии/, it: /lungo una linea/, vi: /dọc đường/, zh: /沿线/ }],
  [
    /^sum-combinations/,
    {
      uk: /^Комбінації суми/,
      ru: /^Комбинации суммы/,
      it: /^Combinazioni di una somma/,
      vi: /tổ hợp của tổng/,
      zh: /和的组合/,
    },
  ],
  [/^clue/, { uk: /^Розстановки/, ru: /^Расстановки/, it: /^Disposizioni/, vi: /cách xếp/, zh: /的排列/ }],
];

/**
 * @param {string} id of a technique
 * @param {string} name
 * @param {string} language
 * @returns {string[]} what the name lacks, or has though it is another technique's
 */
export function faultsOfName(id, name, language) {
  const local = name.replace(/ \([^()]*\)$|（[^（）]*）$/, "");
  const faults = nameWords.filter(([part, words]) => part.test(id) !== words[language].test(local));
  return faults.map(([part, words]) => `${local}: ${part.test(id) ? "no" : "has"} ${words[language]}`);
}
