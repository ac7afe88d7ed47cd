/** The sentences that explain steps, in Russian. */
export default {
  "level.1": "Лёгкий",
  "level.2": "Средний",
  "level.3": "Сложный",
  "level.4": "Очень сложный",
  "level.5": "Экстремальный",

  "family.singles": "Одиночки",
  "family.locked": "Запертые кандидаты (исключение сегментов)",
  "family.subsets": "Явные и скрытые группы",
  "family.fish": "Рыбы",
  "family.single-digit": "Фигуры из одной цифры",
  "family.coloring": "Раскраска",
  "family.wings": "Крылья",
  "family.uniqueness": "Единственность решения",
  "family.chains": "Цепочки и кольца",
  "family.almost-locked-sets": "Почти запертые группы",
  "family.forcing": "Вынуждающие цепочки и сети",
  "family.last-resorts": "Крайние средства",
  "family.rules": "Правила задачи",

  "word.assumption": "Предположение",
  "word.case": "Случай {number}",
  "word.contradiction": "Противоречие",

  "technique.full-house.name": "Последняя пустая клетка (Full House)",
  "technique.full-house.about":
    "В доме (строке, столбце или блоке) осталась одна пустая клетка. В ней стоит недостающая цифра.",
  "technique.hidden-single.name": "Скрытая одиночка (Hidden Single)",
  "technique.hidden-single.about": "Для цифры в строке, столбце или блоке осталось только одно место.",
  "technique.naked-single.name": "Явная одиночка (Naked Single)",
  "technique.naked-single.about": "В клетке остался только один кандидат.",
  "technique.locked-pair.name": "Запертая пара (Locked Pair)",
  "technique.locked-pair.about":
    "В двух клетках на пересечении блока и линии одни и те же два кандидата. Обе цифры можно вычеркнуть из остальных клеток блока и линии.",
  "technique.locked-triple.name": "Запертая тройка (Locked Triple)",
  "technique.locked-triple.about":
    "В трёх клетках на пересечении блока и линии на всех только три кандидата. Эти цифры можно вычеркнуть из остальных клеток блока и линии.",
  "technique.pointing.name": "Указывающая пара или тройка (Pointing)",
  "technique.pointing.about":
    "Все места цифры в блоке лежат в одной строке или одном столбце. Цифру можно вычеркнуть из остальных клеток этой линии. Другое название: исключение сегментов.",
  "technique.claiming.name": "Запертые кандидаты в линии (Claiming)",
  "technique.claiming.about":
    "Все места цифры в строке или столбце лежат в одном блоке. Цифру можно вычеркнуть из остальных клеток этого блока. Другое название: исключение сегментов.",
  "technique.direct-pointing.name": "Прямая указывающая пара или тройка (Direct Pointing)",
  "technique.direct-pointing.about":
    "Все места цифры в блоке лежат в одной строке или одном столбце. В другом блоке, через который проходит эта линия, для цифры остаётся только одно место.",
  "technique.direct-claiming.name": "Прямые запертые кандидаты в линии (Direct Claiming)",
  "technique.direct-claiming.about":
    "Все места цифры в строке или столбце лежат в одном блоке. В параллельной линии, проходящей через этот блок, для цифры остаётся только одно место.",
  "technique.naked-pair.name": "Явная пара (Naked Pair)",
  "technique.naked-pair.about":
    "В двух клетках дома одни и те же два кандидата и больше никаких. В других клетках дома этих цифр быть не может.",
  "technique.naked-triple.name": "Явная тройка (Naked Triple)",
  "technique.naked-triple.about":
    "В трёх клетках дома на всех только три кандидата. В других клетках дома этих цифр быть не может.",
  "technique.hidden-pair.name": "Скрытая пара (Hidden Pair)",
  "technique.hidden-pair.about":
    "У двух цифр в доме одни и те же два места. Других цифр в этих двух клетках быть не может.",
  "technique.hidden-triple.name": "Скрытая тройка (Hidden Triple)",
  "technique.hidden-triple.about":
    "У трёх цифр в доме на всех только три места. Других цифр в этих трёх клетках быть не может.",
  "technique.direct-hidden-pair.name": "Прямая скрытая пара (Direct Hidden Pair)",
  "technique.direct-hidden-pair.about":
    "У двух цифр в доме одни и те же два места. Для третьей цифры в этом доме остаётся только одно место.",
  "technique.direct-hidden-triple.name": "Прямая скрытая тройка (Direct Hidden Triple)",
  "technique.direct-hidden-triple.about":
    "У трёх цифр в доме на всех только три места. Для четвёртой цифры в этом доме остаётся только одно место.",
  "technique.naked-quad.name": "Явная четвёрка (Naked Quad)",
  "technique.naked-quad.about":
    "В четырёх клетках дома на всех только четыре кандидата. В других клетках дома этих цифр быть не может.",
  "technique.hidden-quad.name": "Скрытая четвёрка (Hidden Quad)",
  "technique.hidden-quad.about":
    "У четырёх цифр в доме на всех только четыре места. Других цифр в этих четырёх клетках быть не может.",
  "technique.naked-group.name": "Явная группа (Naked Group)",
  "technique.naked-group.about":
    "В пяти или более клетках дома на всех столько же кандидатов, сколько клеток. В других клетках дома этих цифр быть не может.",
  "technique.hidden-group.name": "Скрытая группа (Hidden Group)",
  "technique.hidden-group.about":
    "У пяти или более цифр в доме на всех столько же мест, сколько цифр. Других цифр в этих клетках быть не может.",
  "technique.x-wing.name": "X-Wing",
  "technique.x-wing.about":
    "В двух строках цифра возможна только в одних и тех же двух столбцах. Её можно вычеркнуть из остальных клеток этих столбцов. Строки и столбцы могут поменяться ролями.",
  "technique.swordfish.name": "Рыба-меч (Swordfish)",
  "technique.swordfish.about":
    "В трёх строках цифра возможна только в одних и тех же трёх столбцах. Её можно вычеркнуть из остальных клеток этих столбцов. Строки и столбцы могут поменяться ролями.",
  "technique.jellyfish.name": "Медуза (Jellyfish)",
  "technique.jellyfish.about":
    "В четырёх строках цифра возможна только в одних и тех же четырёх столбцах. Её можно вычеркнуть из остальных клеток этих столбцов. Строки и столбцы могут поменяться ролями.",
  "technique.remote-pair.name": "Дальняя пара (Remote Pair)",
  "technique.remote-pair.about":
    "В цепочке клеток с одними и теми же двумя кандидатами эти две цифры чередуются. В клетке, которая видит обе цифры, ни одной из них быть не может.",
  "technique.bug-plus-one.name": "BUG+1",
  "technique.bug-plus-one.about":
    "Во всех пустых клетках, кроме одной, по два кандидата. В этой одной клетке стоит цифра, без которой решение не было бы единственным.",
  "technique.bug-2.name": "BUG, тип 2 (BUG Type 2)",
  "technique.bug-2.about":
    "Если бы одну цифру вычеркнули из нескольких клеток, во всех пустых клетках было бы по два кандидата, и решение не было бы единственным. Поэтому в одной из этих клеток эта цифра стоит.",
  "technique.bug-3.name": "BUG, тип 3 (BUG Type 3)",
  "technique.bug-3.about":
    "Во всех пустых клетках по два кандидата, если не считать лишних кандидатов нескольких клеток одного дома. Эти лишние кандидаты образуют явную группу с другими клетками.",
  "technique.bug-4.name": "BUG, тип 4 (BUG Type 4)",
  "technique.bug-4.about":
    "Во всех пустых клетках по два кандидата, если не считать лишних кандидатов двух клеток. В одной из них стоит цифра, у которой нет других мест в их доме, а в другой — лишний кандидат.",
  "technique.skyscraper.name": "Небоскрёб (Skyscraper)",
  "technique.skyscraper.about":
    "В каждой из двух строк у цифры два места, и по одному из них лежит в одном столбце. Хотя бы на одном из двух других мест стоит эта цифра.",
  "technique.two-string-kite.name": "Воздушный змей (2-String Kite)",
  "technique.two-string-kite.about":
    "У цифры два места в строке и два в столбце, и по одному из них лежит в одном блоке. Хотя бы на одном из двух других мест стоит эта цифра.",
  "technique.dual-two-string-kite.name": "Двойной воздушный змей (Dual 2-String Kite)",
  "technique.dual-two-string-kite.about": "Два воздушных змея одной цифры с двумя общими клетками в блоке.",
  "technique.turbot-fish.name": "Палтус (Turbot Fish)",
  "technique.turbot-fish.about":
    "В каждом из двух домов у цифры два места, и место первого дома видит место второго. Хотя бы на одном из двух других мест стоит эта цифра.",
  "technique.empty-rectangle.name": "Пустой прямоугольник (Empty Rectangle)",
  "technique.empty-rectangle.about":
    "Все места цифры в блоке лежат в одной строке и одном столбце. Вместе с линией, в которой у цифры два места, это исключает цифру из одной клетки.",
  "technique.dual-empty-rectangle.name": "Двойной пустой прямоугольник (Dual Empty Rectangle)",
  "technique.dual-empty-rectangle.about": "Два пустых прямоугольника в одном блоке исключают цифру из двух клеток.",
  "technique.w-wing.name": "W-Wing",
  "technique.w-wing.about":
    "В двух клетках одни и те же два кандидата, и каждая видит одно из двух мест, которые есть у одной из этих цифр в некотором доме. Хотя бы в одной из двух клеток стоит другая цифра.",
  "technique.xy-wing.name": "XY-Wing",
  "technique.xy-wing.about":
    "Клетка с двумя кандидатами видит две другие клетки с двумя кандидатами. Что бы в ней ни стояло, в одной из двух других стоит их общая цифра.",
  "technique.xyz-wing.name": "XYZ-Wing",
  "technique.xyz-wing.about":
    "Клетка с тремя кандидатами видит две клетки, в каждой из которых два из этих кандидатов. В одной из трёх клеток стоит их общая цифра.",
  "technique.unique-rectangle-1.name": "Уникальный прямоугольник, тип 1 (Unique Rectangle Type 1)",
  "technique.unique-rectangle-1.about":
    "В трёх углах прямоугольника одни и те же два кандидата и больше никаких. В четвёртом углу не может стоять ни одна из этих цифр.",
  "technique.unique-rectangle-2.name": "Уникальный прямоугольник, тип 2 (Unique Rectangle Type 2)",
  "technique.unique-rectangle-2.about":
    "В двух углах прямоугольника есть один и тот же лишний кандидат. В одном из этих углов он и стоит.",
  "technique.unique-rectangle-3.name": "Уникальный прямоугольник, тип 3 (Unique Rectangle Type 3)",
  "technique.unique-rectangle-3.about":
    "Лишние кандидаты двух углов прямоугольника образуют явную группу с другими клетками.",
  "technique.unique-rectangle-4.name": "Уникальный прямоугольник, тип 4 (Unique Rectangle Type 4)",
  "technique.unique-rectangle-4.about":
    "У одной из двух цифр в некотором доме нет других мест, кроме двух углов прямоугольника. Другой цифры в этих углах быть не может.",
  "technique.unique-rectangle-5.name": "Уникальный прямоугольник, тип 5 (Unique Rectangle Type 5)",
  "technique.unique-rectangle-5.about":
    "В двух противоположных или в трёх углах прямоугольника есть один и тот же лишний кандидат. В одном из этих углов он и стоит.",
  "technique.unique-rectangle-6.name": "Уникальный прямоугольник, тип 6 (Unique Rectangle Type 6)",
  "technique.unique-rectangle-6.about":
    "Одна из двух цифр должна стоять в двух противоположных углах прямоугольника. В углах с лишними кандидатами её быть не может.",
  "technique.unique-loop-1.name": "Уникальное кольцо, тип 1 (Unique Loop Type 1)",
  "technique.unique-loop-1.about":
    "Во всех клетках кольца, кроме одной, одни и те же два кандидата и больше никаких. В оставшейся клетке не может стоять ни одна из этих цифр.",
  "technique.unique-loop-2.name": "Уникальное кольцо, тип 2 (Unique Loop Type 2)",
  "technique.unique-loop-2.about":
    "В нескольких клетках кольца есть один и тот же лишний кандидат. В одной из них он и стоит.",
  "technique.unique-loop-3.name": "Уникальное кольцо, тип 3 (Unique Loop Type 3)",
  "technique.unique-loop-3.about":
    "В двух клетках кольца есть лишние кандидаты. Вместе с другими клетками дома эти две клетки образуют явную или скрытую группу.",
  "technique.unique-loop-4.name": "Уникальное кольцо, тип 4 (Unique Loop Type 4)",
  "technique.unique-loop-4.about":
    "У одной из двух цифр в некотором доме нет других мест, кроме двух клеток кольца. Другой цифры в этих клетках быть не может.",
  "technique.hidden-rectangle.name": "Скрытый прямоугольник (Hidden Rectangle)",
  "technique.hidden-rectangle.about":
    "В одном углу прямоугольника только два кандидата. В строке и столбце противоположного угла одна из этих цифр возможна только в углах. Другой цифры в противоположном углу быть не может.",
  "technique.avoidable-rectangle-1.name": "Избегаемый прямоугольник, тип 1 (Avoidable Rectangle Type 1)",
  "technique.avoidable-rectangle-1.about":
    "Три угла прямоугольника уже заполнены, и ни один из них не задан в условии. В четвёртом углу не может стоять цифра, при которой две цифры прямоугольника можно было бы поменять местами.",
  "technique.avoidable-rectangle-2.name": "Избегаемый прямоугольник, тип 2 (Avoidable Rectangle Type 2)",
  "technique.avoidable-rectangle-2.about":
    "Два угла прямоугольника уже заполнены, и ни один угол не задан в условии. В двух других есть общий лишний кандидат, и в одном из них он стоит.",
  "technique.finned-x-wing.name": "X-Wing с плавником (Finned X-Wing)",
  "technique.finned-x-wing.about":
    "У фигуры X-Wing есть лишние места — плавники. Можно вычеркнуть кандидата, которого исключила бы фигура X-Wing и который видит все плавники.",
  "technique.sashimi-x-wing.name": "X-Wing сашими (Sashimi X-Wing)",
  "technique.sashimi-x-wing.about":
    "Фигура X-Wing с плавником, в которой у одной из строк или одного из столбцов, кроме плавников, только одно место.",
  "technique.simple-colors-trap.name": "Простая раскраска: ловушка (Simple Colors Trap)",
  "technique.simple-colors-trap.about":
    "Если в доме у цифры только два места, их красят в разные цвета. В клетке, которая видит оба цвета, этой цифры быть не может.",
  "technique.simple-colors-wrap.name": "Простая раскраска: столкновение (Simple Colors Wrap)",
  "technique.simple-colors-wrap.about":
    "Если в доме у цифры только два места, их красят в разные цвета. Если две клетки одного цвета видят друг друга, этот цвет неверный.",
  "technique.multi-colors-1.name": "Двойная раскраска, тип 1 (Multi Colors Type 1)",
  "technique.multi-colors-1.about":
    "Цвет одной раскраски видит цвет другой раскраски той же цифры. Хотя бы один из двух противоположных цветов верный.",
  "technique.multi-colors-2.name": "Двойная раскраска, тип 2 (Multi Colors Type 2)",
  "technique.multi-colors-2.about": "Цвет, который видит оба цвета другой раскраски, неверный.",
  "technique.finned-swordfish.name": "Рыба-меч с плавником (Finned Swordfish)",
  "technique.finned-swordfish.about":
    "У фигуры «рыба-меч» есть лишние места — плавники. Можно вычеркнуть кандидата, которого исключила бы «рыба-меч» и который видит все плавники.",
  "technique.sashimi-swordfish.name": "Рыба-меч сашими (Sashimi Swordfish)",
  "technique.sashimi-swordfish.about":
    "Фигура «рыба-меч» с плавником, в которой у одной из строк или одного из столбцов, кроме плавников, только одно место.",
  "technique.finned-jellyfish.name": "Медуза с плавником (Finned Jellyfish)",
  "technique.finned-jellyfish.about":
    "У фигуры «медуза» есть лишние места — плавники. Можно вычеркнуть кандидата, которого исключила бы «медуза» и который видит все плавники.",
  "technique.sashimi-jellyfish.name": "Медуза сашими (Sashimi Jellyfish)",
  "technique.sashimi-jellyfish.about":
    "Фигура «медуза» с плавником, в которой у одной из строк или одного из столбцов, кроме плавников, только одно место.",
  "technique.sue-de-coq.name": "Sue de Coq",
  "technique.sue-de-coq.about":
    "Клетки на пересечении линии и блока вместе с другими клетками линии и блока содержат столько же цифр, сколько клеток. В остальных клетках линии и блока этих цифр быть не может.",
  "technique.x-chain.name": "X-цепочка (X-Chain)",
  "technique.x-chain.about":
    "В цепочке мест одной цифры неверные и верные места чередуются. Хотя бы на одном конце цепочки стоит эта цифра.",
  "technique.xy-chain.name": "XY-цепочка (XY-Chain)",
  "technique.xy-chain.about":
    "Цепочка клеток с двумя кандидатами. Хотя бы на одном её конце стоит цифра, общая для обоих концов.",
  "technique.continuous-nice-loop.name": "Непрерывное кольцо (Continuous Nice Loop)",
  "technique.continuous-nice-loop.about":
    "Цепочка возвращается к началу без противоречия. Из любых двух соседей в кольце верен ровно один.",
  "technique.discontinuous-nice-loop.name": "Кольцо с разрывом (Discontinuous Nice Loop)",
  "technique.discontinuous-nice-loop.about": "Цепочка возвращается к своему началу и противоречит ему.",
  "technique.aic.name": "Чередующаяся цепочка (AIC)",
  "technique.aic.about": "Цепочка, в которой неверные и верные кандидаты чередуются. Хотя бы один её конец верен.",
  "technique.grouped-continuous-nice-loop.name": "Непрерывное кольцо с группами (Grouped Continuous Nice Loop)",
  "technique.grouped-continuous-nice-loop.about":
    "Цепочка возвращается к началу без противоречия. Некоторые её звенья — группы клеток.",
  "technique.grouped-discontinuous-nice-loop.name": "Кольцо с разрывом и группами (Grouped Discontinuous Nice Loop)",
  "technique.grouped-discontinuous-nice-loop.about":
    "Цепочка возвращается к своему началу и противоречит ему. Некоторые её звенья — группы клеток.",
  "technique.grouped-aic.name": "Чередующаяся цепочка с группами (Grouped AIC)",
  "technique.grouped-aic.about": "Чередующаяся цепочка, некоторые звенья которой — группы клеток.",
  "technique.als-xz.name": "Две почти запертые группы (ALS-XZ)",
  "technique.als-xz.about":
    "Одна из общих цифр двух почти запертых групп может стоять только в одной из них. Поэтому хотя бы в одной из групп стоит другая общая цифра.",
  "technique.als-xy-wing.name": "Крыло из почти запертых групп (ALS-XY-Wing)",
  "technique.als-xy-wing.about":
    "Первая и вторая из трёх почти запертых групп не могут обе содержать некоторую цифру; так же и вторая с третьей. В первой или в третьей группе стоит общая для них цифра.",
  "technique.als-xy-chain.name": "Цепочка из почти запертых групп (ALS-XY-Chain)",
  "technique.als-xy-chain.about":
    "В цепочке почти запертых групп у любых двух соседей есть общая цифра, которая может стоять только в одной из них. В первой или в последней группе стоит общая для них цифра.",
  "technique.death-blossom.name": "Цветок смерти (Death Blossom)",
  "technique.death-blossom.about":
    "Каждый кандидат клетки отнимает цифру у одной из почти запертых групп. В одной из этих групп стоит цифра, общая для всех.",
  "technique.aligned-pair-exclusion.name": "Исключение по паре клеток (Aligned Pair Exclusion)",
  "technique.aligned-pair-exclusion.about":
    "Некоторые сочетания цифр в двух клетках отняли бы всех кандидатов у клетки, которую видят обе. Цифру, возможную только в таких сочетаниях, можно вычеркнуть.",
  "technique.aligned-triple-exclusion.name": "Исключение по тройке клеток (Aligned Triple Exclusion)",
  "technique.aligned-triple-exclusion.about":
    "Некоторые сочетания цифр в трёх клетках отняли бы всех кандидатов у клетки, которую видят все три. Цифру, возможную только в таких сочетаниях, можно вычеркнуть.",
  "technique.franken-x-wing.name": "X-Wing Франкенштейна (Franken X-Wing)",
  "technique.franken-x-wing.about": "Фигура X-Wing, в которой вместо некоторых строк или столбцов взяты блоки.",
  "technique.franken-swordfish.name": "Рыба-меч Франкенштейна (Franken Swordfish)",
  "technique.franken-swordfish.about": "Фигура «рыба-меч», в которой вместо некоторых строк или столбцов взяты блоки.",
  "technique.franken-jellyfish.name": "Медуза Франкенштейна (Franken Jellyfish)",
  "technique.franken-jellyfish.about": "Фигура «медуза», в которой вместо некоторых строк или столбцов взяты блоки.",
  "technique.finned-franken-x-wing.name": "X-Wing Франкенштейна с плавником (Finned Franken X-Wing)",
  "technique.finned-franken-x-wing.about": "X-Wing Франкенштейна с плавниками.",
  "technique.finned-franken-swordfish.name": "Рыба-меч Франкенштейна с плавником (Finned Franken Swordfish)",
  "technique.finned-franken-swordfish.about": "Рыба-меч Франкенштейна с плавниками.",
  "technique.finned-franken-jellyfish.name": "Медуза Франкенштейна с плавником (Finned Franken Jellyfish)",
  "technique.finned-franken-jellyfish.about": "Медуза Франкенштейна с плавниками.",
  "technique.mutant-x-wing.name": "X-Wing-мутант (Mutant X-Wing)",
  "technique.mutant-x-wing.about": "Фигура X-Wing, в которой смешаны строки, столбцы и блоки.",
  "technique.mutant-swordfish.name": "Рыба-меч-мутант (Mutant Swordfish)",
  "technique.mutant-swordfish.about": "Фигура «рыба-меч», в которой смешаны строки, столбцы и блоки.",
  "technique.mutant-jellyfish.name": "Медуза-мутант (Mutant Jellyfish)",
  "technique.mutant-jellyfish.about": "Фигура «медуза», в которой смешаны строки, столбцы и блоки.",
  "technique.finned-mutant-x-wing.name": "X-Wing-мутант с плавником (Finned Mutant X-Wing)",
  "technique.finned-mutant-x-wing.about": "X-Wing-мутант с плавниками.",
  "technique.finned-mutant-swordfish.name": "Рыба-меч-мутант с плавником (Finned Mutant Swordfish)",
  "technique.finned-mutant-swordfish.about": "Рыба-меч-мутант с плавниками.",
  "technique.finned-mutant-jellyfish.name": "Медуза-мутант с плавником (Finned Mutant Jellyfish)",
  "technique.finned-mutant-jellyfish.about": "Медуза-мутант с плавниками.",
  "technique.squirmbag.name": "Рыба пятого порядка (Squirmbag)",
  "technique.squirmbag.about":
    "В пяти строках цифра возможна только в одних и тех же пяти столбцах. Её можно вычеркнуть из остальных клеток этих столбцов. Строки и столбцы могут поменяться ролями.",
  "technique.finned-squirmbag.name": "Рыба пятого порядка с плавником (Finned Squirmbag)",
  "technique.finned-squirmbag.about":
    "У фигуры «рыба пятого порядка» есть лишние места — плавники. Можно вычеркнуть кандидата, которого исключила бы «рыба пятого порядка» и который видит все плавники.",
  "technique.sashimi-squirmbag.name": "Рыба пятого порядка сашими (Sashimi Squirmbag)",
  "technique.sashimi-squirmbag.about":
    "Фигура «рыба пятого порядка» с плавником, в которой у одной из строк или одного из столбцов, кроме плавников, только одно место.",
  "technique.franken-squirmbag.name": "Рыба Франкенштейна пятого порядка (Franken Squirmbag)",
  "technique.franken-squirmbag.about":
    "Фигура «рыба пятого порядка», в которой вместо некоторых строк или столбцов взяты блоки.",
  "technique.finned-franken-squirmbag.name": "Рыба Франкенштейна пятого порядка с плавником (Finned Franken Squirmbag)",
  "technique.finned-franken-squirmbag.about": "Рыба Франкенштейна пятого порядка с плавниками.",
  "technique.mutant-squirmbag.name": "Рыба-мутант пятого порядка (Mutant Squirmbag)",
  "technique.mutant-squirmbag.about": "Фигура «рыба пятого порядка», в которой смешаны строки, столбцы и блоки.",
  "technique.finned-mutant-squirmbag.name": "Рыба-мутант пятого порядка с плавником (Finned Mutant Squirmbag)",
  "technique.finned-mutant-squirmbag.about":
    "Рыба из пяти домов, в которой смешаны строки, столбцы и блоки, с плавниками.",
  "technique.finned-mutant-whale.name": "Рыба-мутант шестого порядка с плавником (Finned Mutant Whale)",
  "technique.finned-mutant-whale.about":
    "Рыба из шести домов, в которой смешаны строки, столбцы и блоки, с плавниками.",
  "technique.finned-mutant-leviathan.name": "Рыба-мутант седьмого порядка с плавником (Finned Mutant Leviathan)",
  "technique.finned-mutant-leviathan.about":
    "Рыба из семи домов, в которой смешаны строки, столбцы и блоки, с плавниками.",
  "technique.forcing-chain-contradiction.name": "Вынуждающая цепочка: противоречие (Forcing Chain Contradiction)",
  "technique.forcing-chain-contradiction.about":
    "Предположение шаг за шагом приводит к противоречию. Значит, оно неверно.",
  "technique.forcing-chain-verity.name": "Вынуждающая цепочка: общий вывод (Forcing Chain Verity)",
  "technique.forcing-chain-verity.about":
    "Одно из нескольких предположений должно быть верно, и каждое шаг за шагом приводит к одному и тому же выводу.",
  "technique.forcing-net-contradiction.name": "Вынуждающая сеть: противоречие (Forcing Net Contradiction)",
  "technique.forcing-net-contradiction.about":
    "Предположение по нескольким сходящимся цепочкам приводит к противоречию. Значит, оно неверно.",
  "technique.forcing-net-verity.name": "Вынуждающая сеть: общий вывод (Forcing Net Verity)",
  "technique.forcing-net-verity.about":
    "Одно из нескольких предположений должно быть верно, и каждое по нескольким сходящимся цепочкам приводит к одному и тому же выводу.",
  "technique.template-set.name": "Шаблоны: постановка (Template Set)",
  "technique.template-set.about":
    "Шаблон цифры — это полная расстановка этой цифры на поле. Если клетка входит во все шаблоны, в ней стоит эта цифра.",
  "technique.template-delete.name": "Шаблоны: исключение (Template Delete)",
  "technique.template-delete.about":
    "Шаблон цифры — это полная расстановка этой цифры на поле. Если клетка не входит ни в один шаблон, этой цифры в ней быть не может.",
  "technique.trial-and-error.name": "Метод проб и ошибок (Trial and Error)",
  "technique.trial-and-error.about": "Кандидата принимают за верного, и следствия показывают, так ли это.",
  "technique.last-cell-of-sum.name": "Последняя клетка суммы (Last Cell of a Sum)",
  "technique.last-cell-of-sum.about": "Все остальные клетки суммы заполнены, поэтому в последней стоит остаток.",
  "technique.related-cell.name": "Связанная клетка (Related Cell)",
  "technique.related-cell.about": "Правило связывает клетку с заполненной, и та оставляет ей лишь некоторые цифры.",
  "technique.parity.name": "Чётные и нечётные (Even and Odd)",
  "technique.parity.about": "В клетке с пометкой чётности могут стоять только цифры этого вида.",
  "technique.excluded-digits.name": "Цифры, исключённые правилом (Digits Excluded by a Rule)",
  "technique.excluded-digits.about": "Само правило запрещает цифру в клетке, что бы ни стояло в других клетках.",
  "technique.single-combination.name": "Единственная комбинация (Single Combination)",
  "technique.single-combination.about": "Только один набор цифр подходит по размеру и сумме области.",
  "technique.order-bounds.name": "Границы порядка (Bounds of an Order)",
  "technique.order-bounds.about":
    "Цифры вдоль линии растут, поэтому каждая клетка лежит в границах, заданных соседними.",
  "technique.rule-of-45.name": "Правило 45 (Rule of 45)",
  "technique.rule-of-45.about": "Сумма целых домов известна. Если вычесть лежащие в них области, остаётся одна клетка.",
  "technique.related-candidates.name": "Связанные кандидаты правила (Related Candidates)",
  "technique.related-candidates.about": "Кандидат исключён: к нему не подходит ни один кандидат связанной клетки.",
  "technique.cage-combinations.name": "Комбинации области (Cage Combinations)",
  "technique.cage-combinations.about": "Кандидат исключён: ни одна комбинация области не допускает его здесь.",
  "technique.renban-digits.name": "Цифры ренбана (Renban Digits)",
  "technique.renban-digits.about": "Кандидат исключён: ни один ряд последовательных цифр линии не допускает его здесь.",
  "technique.quadruple-digits.name": "Цифры четвёрки (Quadruple Digits)",
  "technique.quadruple-digits.about": "Цифры в кружке должны стоять в его четырёх клетках.",
  "technique.between-bounds.name": "Границы двух концов (Bounds of Two Ends)",
  "technique.between-bounds.about": "Концы линии ограничивают цифры между ними, а те ограничивают концы.",
  "technique.sum-bounds.name": "Границы суммы (Bounds of a Sum)",
  "technique.sum-bounds.about":
    "С этим кандидатом остальные клетки суммы дали бы вместе слишком мало или слишком много.",
  "technique.required-digit.name": "Обязательная цифра (Required Digit)",
  "technique.required-digit.about":
    "Правило требует цифру в некоторых клетках. Клетка, которая видит их все, не может её содержать.",
  "technique.rule-pointing.name": "Указание по правилам (Pointing along Rules)",
  "technique.rule-pointing.about":
    "Клетка видит все места цифры в доме, некоторые благодаря правилу. Этой цифры в ней быть не может.",
  "technique.innies-and-outies.name": "Внутренние и внешние клетки (Innies and Outies)",
  "technique.innies-and-outies.about":
    "Сумма целых домов известна. Без лежащих в них областей остаётся несколько клеток с известной суммой.",
  "technique.line-candidates.name": "Кандидаты вдоль линии (Candidates along a Line)",
  "technique.line-candidates.about": "Кандидат исключён: его нет ни в одном заполнении всей линии.",
  "technique.sum-combinations.name": "Комбинации суммы (Combinations of a Sum)",
  "technique.sum-combinations.about": "Кандидат исключён: его нет ни в одном способе составить сумму.",
  "technique.clue-arrangements.name": "Расстановки подсказки (Arrangements of a Clue)",
  "technique.clue-arrangements.about": "Кандидат исключён: с ним ни одна расстановка линии не подходит к подсказке.",

  "producer.hidden-single.name": "Скрытая одиночка",
  "producer.direct-locked-candidates.name": "Прямые запертые кандидаты",
  "producer.direct-hidden-pair.name": "Прямая скрытая пара",
  "producer.naked-single.name": "Явная одиночка",
  "producer.direct-hidden-triple.name": "Прямая скрытая тройка",
  "producer.locked-candidates.name": "Запертые кандидаты",
  "producer.naked-pair.name": "Явная пара",
  "producer.x-wing.name": "X-Wing",
  "producer.hidden-pair.name": "Скрытая пара",
  "producer.naked-triple.name": "Явная тройка",
  "producer.swordfish.name": "Рыба-меч",
  "producer.hidden-triple.name": "Скрытая тройка",
  "producer.xy-wing.name": "XY-Wing",
  "producer.xyz-wing.name": "XYZ-Wing",
  "producer.unique-loop.name": "Уникальный прямоугольник или кольцо",
  "producer.naked-quad.name": "Явная четвёрка",
  "producer.jellyfish.name": "Медуза",
  "producer.hidden-quad.name": "Скрытая четвёрка",
  "producer.bug.name": "BUG",
  "producer.aligned-pair-exclusion.name": "Исключение по паре клеток",
  "producer.forcing-chain-or-cycle.name": "Вынуждающая цепочка или кольцо",
  "producer.aligned-triple-exclusion.name": "Исключение по тройке клеток",
  "producer.nishio-forcing-chain.name": "Вынуждающая цепочка Нисио",
  "producer.multiple-forcing-chain.name": "Множественная вынуждающая цепочка",
  "producer.dynamic-forcing-chain.name": "Динамическая вынуждающая цепочка",
  "producer.dynamic-forcing-chain-plus.name": "Динамическая вынуждающая цепочка с фигурами",
  "producer.nested-forcing-chain.name": "Вложенная вынуждающая цепочка",
  "producer.nested-multiple-chain.name": "Вложенная множественная вынуждающая цепочка",
  "producer.nested-dynamic-chain.name": "Вложенная динамическая вынуждающая цепочка",
  "producer.nested-dynamic-chain-plus.name": "Вложенная динамическая вынуждающая цепочка, два уровня",

  "house.the":
    "{kind, select, row {{count, plural, =1 {строка {index}} other {строки {index}}}} column {{count, plural, =1 {столбец {index}} other {столбцы {index}}}} box {{count, plural, =1 {блок {index}} other {блоки {index}}}} region {{count, plural, =1 {область {index}} other {области {index}}}} diagonal {{count, plural, =1 {диагональ {index}} other {диагонали {index}}}} window {{count, plural, =1 {окно {index}} other {окна {index}}}} asterisk {звёздочка} centerdots {центры блоков} disjoint {{count, plural, =1 {группа одинаковых мест {index}} other {группы одинаковых мест {index}}}} other {{count, plural, =1 {дом {index}} other {дома {index}}}}}",
  "house.in":
    "{kind, select, row {{count, plural, =1 {в строке {index}} other {в строках {index}}}} column {{count, plural, =1 {в столбце {index}} other {в столбцах {index}}}} box {{count, plural, =1 {в блоке {index}} other {в блоках {index}}}} region {{count, plural, =1 {в области {index}} other {в областях {index}}}} diagonal {{count, plural, =1 {на диагонали {index}} other {на диагоналях {index}}}} window {{count, plural, =1 {в окне {index}} other {в окнах {index}}}} asterisk {в звёздочке} centerdots {в центрах блоков} disjoint {{count, plural, =1 {в группе одинаковых мест {index}} other {в группах одинаковых мест {index}}}} other {{count, plural, =1 {в доме {index}} other {в домах {index}}}}}",
  "house.of":
    "{kind, select, row {{count, plural, =1 {строки {index}} other {строк {index}}}} column {{count, plural, =1 {столбца {index}} other {столбцов {index}}}} box {{count, plural, =1 {блока {index}} other {блоков {index}}}} region {{count, plural, =1 {области {index}} other {областей {index}}}} diagonal {{count, plural, =1 {диагонали {index}} other {диагоналей {index}}}} window {{count, plural, =1 {окна {index}} other {окон {index}}}} asterisk {звёздочки} centerdots {центров блоков} disjoint {{count, plural, =1 {группы одинаковых мест {index}} other {групп одинаковых мест {index}}}} other {{count, plural, =1 {дома {index}} other {домов {index}}}}}",
  "house.and": "{first} и {last}",
  "cells.the": "{count, plural, =1 {клетка {cells}} other {клетки {cells}}}",
  "cells.in": "{count, plural, =1 {в клетке {cells}} other {в клетках {cells}}}",
  "cells.of": "{count, plural, =1 {клетки {cells}} other {клеток {cells}}}",
  "cells.from": "{count, plural, =1 {из клетки {cells}} other {из клеток {cells}}}",
  "digits.item": "{digit}",
  "digits.the": "{count, plural, =1 {цифра {digits}} other {цифры {digits}}}",
  "digits.of": "{count, plural, =1 {цифры {digits}} other {цифр {digits}}}",

  "where.houses": "Ищите {inHouses}.",
  "where.cells": "Посмотрите на {cellsCount, plural, =1 {клетку {cells}} other {клетки {cells}}}.",
  "where.around":
    "Посмотрите на {cellsCount, plural, =1 {клетку {cells} и на клетки, которые она видит} other {клетки {cells} и на клетки, которые они видят}}.",
  "where.chain":
    "Посмотрите на {cellsCount, plural, =1 {клетку {cells}: с неё} other {клетки {cells}: с них}} начинается цепочка.",
  "where.colors":
    "Посмотрите на {cellsCount, plural, =1 {клетку {cells}: с неё} other {клетки {cells}: с них}} можно начать раскраску.",
  "where.board": "Посмотрите на всё поле.",
  "what.digits": "{name}, {digitsCount, plural, =1 {цифра} other {цифры}} {digits}.",
  "what.plain": "{name}.",

  "result.place": "Значит, {inCells} стоит {digit}.",
  "result.place-more": "Кроме того, {inCells} стоит {digit}.",
  "result.remove":
    "Значит, {digitsCount, plural, =1 {цифру {digits}} other {цифры {digits}}} можно вычеркнуть {fromCells}.",
  "result.remove-more":
    "Кроме того, {digitsCount, plural, =1 {цифру {digits}} other {цифры {digits}}} можно вычеркнуть {fromCells}.",
  "result.seen":
    "{TheCells} {cellsCount, plural, =1 {видит} other {видят}} {holdersCount, plural, =1 {клетку {holders}} =2 {обе клетки {holders}} other {все клетки {holders}}}, поэтому {digitsCount, plural, =1 {цифру {digits}} other {цифры {digits}}} можно вычеркнуть {fromCells}.",
  "general.pattern": "Этот вывод следует из кандидатов {inCells}.",

  "single.last-cell": "{InHouse} пуста только клетка {cell}.",
  "single.last-digit": "{InHouse} не хватает только цифры {digit}.",
  "single.hidden": "{InHouse} цифра {digit} может стоять только {inCell}.",
  "single.hidden-others": "Все остальные клетки {ofHouse} уже заполнены или не могут содержать {digit}.",
  "single.hidden-sees": "{TheCells} {cellsCount, plural, =1 {видит} other {видят}} цифру {digit} {inOther}.",
  "single.hidden-removed": "Цифра {digit} уже вычеркнута {fromCells}.",
  "single.naked": "{InCell} остался только кандидат {digit}.",
  "single.naked-others":
    "Все остальные цифры стоят в клетках, которые видит клетка {cell}, или уже вычеркнуты {fromCell}.",
  "single.naked-house": "{InHouse} уже есть {digitsCount, plural, =1 {цифра} other {цифры}} {digits}.",
  "single.naked-removed":
    "{digitsCount, plural, =1 {Цифра {digits} уже вычеркнута} other {Цифры {digits} уже вычеркнуты}} {fromCell}.",

  "locked.confined":
    "{InBase} цифра {digit} может стоять только {inCells}, и {cellsCount, plural, =2 {обе эти клетки} other {все эти клетки}} лежат {inTarget}.",
  "locked.so": "В одной из этих клеток стоит {digit}, поэтому в других клетках {ofTarget} цифры {digit} быть не может.",
  "direct.single": "Поэтому {inHouse} для цифры {digit} остаётся только клетка {cell}.",

  "subset.naked-pair": "{InCells} возможны только {digits}, поэтому в одной стоит {first}, а в другой — {second}.",
  "subset.naked":
    "{InCells} возможны только цифры {digits}. Клеток {count}, и цифр тоже {count}, поэтому каждая из этих цифр стоит в одной из этих клеток.",
  "subset.rest-of-house":
    "В других клетках {ofHouse} {digitsCount, plural, =1 {цифры {digits}} other {цифр {digits}}} быть не может.",
  "subset.both-houses": "Эти клетки лежат {inHouses}, поэтому в других клетках {ofHouses} цифр {digits} быть не может.",
  "subset.rest-seen":
    "В других клетках, которые видят {cellsCount, plural, =2 {обе эти клетки} other {все эти клетки}}, цифр {digits} быть не может.",
  "subset.hidden": "{InHouse} цифры {digits} могут стоять только {inCells}.",
  "subset.hidden-so":
    "{count, plural, =2 {Двум цифрам нужны две клетки} =3 {Трём цифрам нужны три клетки} =4 {Четырём цифрам нужны четыре клетки} one {# цифре нужна # клетка} few {# цифрам нужны # клетки} many {# цифрам нужно # клеток} other {# цифрам нужно # клеток}}, поэтому других цифр в этих клетках быть не может.",

  "sue-de-coq.cross": "{TheCells} лежат {inHouses}; в них возможны только {digits}.",
  "sue-de-coq.line": "{InLine} {inCells} возможны только {digits}.",
  "sue-de-coq.box": "{InBox} {inCells} возможны только {digits}.",
  "sue-de-coq.so":
    "Вместе это {count, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}} и столько же цифр ({digitCount}). Ни одна цифра не может стоять в них дважды, поэтому каждая из этих цифр стоит в одной из этих клеток.",
  "sue-de-coq.so-twice":
    "Вместе это {count, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}. {digitsCount, plural, =1 {Цифра {digits} может} other {Цифры {digits} могут}} стоять в них дважды, один раз {inLine} и один раз {inBox}, остальные цифры — только по одному разу. Этого едва хватает, чтобы заполнить клетки, поэтому {digitsCount, plural, =1 {цифра {digits} стоит} other {цифры {digits} стоят}} в этих клетках и {inLine}, и {inBox}.",
  "sue-de-coq.line-so":
    "{digitsCount, plural, =1 {Цифра {digits} возможна} other {Цифры {digits} возможны}} только в тех из этих клеток, которые лежат {inLine}. Поэтому в других клетках {ofLine} {digitsCount, plural, =1 {её} other {их}} быть не может.",
  "sue-de-coq.box-so":
    "{digitsCount, plural, =1 {Цифра {digits} возможна} other {Цифры {digits} возможны}} только в тех из этих клеток, которые лежат {inBox}. Поэтому в других клетках {ofBox} {digitsCount, plural, =1 {её} other {их}} быть не может.",

  "fish.base": "{InBase} цифра {digit} возможна только {inCells}. Все эти клетки лежат {inCover}.",
  "fish.so":
    "{InBase} должно стоять по одной цифре {digit}, а {inCover} может стоять только по одной. Поэтому {inCover} все цифры {digit} стоят {inBase}.",
  "fish.elsewhere": "В других клетках {ofCover} цифры {digit} быть не может.",
  "fish.finned":
    "{InBase} цифра {digit} возможна только {inCells}, то есть {inCover}, и {finsCount, plural, =1 {на плавнике} other {на плавниках}} {fins}.",
  "fish.houses": "Базовые дома: {theBase}. Покрывающие дома: {theCover}.",
  "fish.base-house":
    "{InHouse} цифра {digit} возможна только {inCells}; {cellsCount, plural, =1 {эта клетка лежит} other {эти клетки лежат}} {inCover}.",
  "fish.base-house-fins":
    "{InHouse} цифра {digit} возможна только {inCells}, то есть {inCover}, и {finsCount, plural, =1 {на плавнике} other {на плавниках}} {fins}.",
  "fish.base-house-only-fins":
    "{InHouse} цифра {digit} возможна только {finsCount, plural, =1 {на плавнике} other {на плавниках}} {fins}.",
  "fish.mixed-so":
    "Ни одно из этих мест не лежит сразу в двух базовых домах, поэтому в базовых домах есть {count, plural, one {# клетка} few {# разные клетки} many {# разных клеток} other {# разных клеток}} с цифрой {digit}. В каждом покрывающем доме, а их тоже {count}, помещается только одна из них, поэтому в каждом покрывающем доме цифра {digit} стоит в базовом доме.",
  "fish.endo":
    "{TheCells} {cellsCount, plural, =1 {лежит} other {лежат}} сразу в двух базовых домах, поэтому {cellsCount, plural, =1 {считается плавником} other {считаются плавниками}}.",
  "fish.fins-false":
    "Если {finsCount, plural, =1 {в клетке {fins} не {digit}} other {ни в одной из клеток {fins} нет {digit}}}, то {inBase} цифры {digit} стоят {inCover}, по одной в каждом из этих домов. Тогда {inTargets} цифры {digit} быть не может.",
  "fish.fins-true":
    "Если {finsCount, plural, =1 {в клетке {fins} стоит {digit}} other {в одной из клеток {fins} стоит {digit}}}, то {inTargets} цифры {digit} тоже быть не может: {targetsCount, plural, =1 {эта клетка видит} other {эти клетки видят}} {finsCount, plural, =1 {клетку {fins}} =2 {оба плавника} other {все плавники}}.",
  "fish.cannibal":
    "{TheCells} {cellsCount, plural, =1 {лежит} other {лежат}} сразу в двух покрывающих домах, {inCover}. Цифра {digit} {cellsCount, plural, =1 {в этой клетке} other {в такой клетке}} заняла бы оба дома, и остальных покрывающих домов не хватило бы для остальных базовых.",

  "chain.suppose-false":
    "Предположим, что {nodeCount, plural, =1 {в клетке {node} не {digit}} =2 {ни в одной из клеток {node} нет {digit}} other {ни в одной из клеток {node} нет {digit}}}.",
  "chain.suppose-true":
    "Предположим, что {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}.",
  "chain.on-house":
    "Тогда {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}: {inHouse} другого места для {digit} не осталось.",
  "chain.on-cell": "Тогда в клетке {node} стоит {digit}: других кандидатов, кроме {other} и {digit}, в ней нет.",
  "chain.on-als":
    "Тогда {inCells} нет цифры {removed} и должны стоять все остальные их цифры, поэтому {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}.",
  "chain.on-beside-als":
    "Тогда {inCells} нет цифры {removed} и должны стоять все остальные их цифры, поэтому в клетке {node} возможна только {digit}.",
  "chain.on":
    "Тогда {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}: другого места для {digit} не осталось.",
  "chain.off-house":
    "Тогда {nodeCount, plural, =1 {в клетке {node} не {digit}} =2 {ни в одной из клеток {node} нет {digit}} other {ни в одной из клеток {node} нет {digit}}}: {inHouse} может стоять только одна цифра {digit}.",
  "chain.off-cell": "Тогда в клетке {node} не {digit}: в ней стоит {other}.",
  "chain.off":
    "Тогда {nodeCount, plural, =1 {в клетке {node} не {digit}: она видит} other {ни в одной из клеток {node} нет {digit}: они видят}} {otherCount, plural, =1 {клетку {other}} other {клетки {other}}}.",
  "chain.ends-same": "Значит, в любом случае хотя бы в одной из клеток {ends} стоит {digit}.",
  "chain.ends-different":
    "Значит, в любом случае {firstCount, plural, =1 {в клетке {first} стоит {firstDigit}} other {в одной из клеток {first} стоит {firstDigit}}} или {lastCount, plural, =1 {в клетке {last} стоит {lastDigit}} other {в одной из клеток {last} стоит {lastDigit}}}.",
  "chain.either-way": "В обоих случаях невозможны следующие кандидаты.",
  "chain.so-false":
    "Это противоречит предположению, поэтому {nodeCount, plural, =1 {в клетке {node} цифры {digit} быть не может} other {ни в одной из клеток {node} цифры {digit} быть не может}}.",
  "chain.so-true":
    "Это противоречит предположению, поэтому {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}.",
  "chain.closed":
    "Цепочка вернулась к началу без противоречия: получилось кольцо. Если предположение неверно, кольцо можно пройти в обратном направлении, и каждое утверждение меняется на противоположное.",
  "chain.closed-so":
    "Значит, из любых двух соседних кандидатов в кольце верен ровно один. Если у соседей общие дом и цифра, в других клетках этого дома этой цифры быть не может. Если соседи стоят в одной клетке, других цифр в ней быть не может.",
  "chain.closed-far":
    "Между клетками {ends} в кольце нечётное число шагов, поэтому ровно в одной из них стоит {digit}. {TheCell} видит обе, поэтому цифры {digit} в ней быть не может.",
  "chain.closed-als":
    "В обоих случаях {inCells} не хватает только одной цифры, а именно цифры кольца, а все остальные их цифры в них стоят. Клетка, которая видит все места одной из этих остальных цифр {inCells}, не может содержать эту цифру.",
  "pattern.meet": "{TheCells} лежат {inHouse}, поэтому не больше чем в одной из них стоит {digit}.",
  "pattern.ends": "Значит, хотя бы в одной из двух других клеток, {ends}, стоит {digit}.",
  "pattern.box":
    "{InHouse} цифра {digit} возможна только {inCells}. Каждая из этих клеток лежит {inFirst} или {inSecond}.",
  "pattern.near":
    "Если {inNear} стоит {digit}, в других клетках {ofLine} цифры {digit} быть не может. Тогда {inBox} цифра {digit} возможна только {inNode}.",
  "pattern.far": "Иначе {digit} стоит {inFar}. Значит, хотя бы в одной из клеток {ends} стоит {digit}.",
  "remote-pair.cells": "{InCells} возможны только {digits}, и каждая из этих клеток видит следующую.",
  "remote-pair.groups": "Поэтому две цифры чередуются: одна из них стоит {inFirst}, другая — {inSecond}.",
  "remote-pair.so":
    "{TheTargets} {targetsCount, plural, =1 {видит} other {видят}} и клетку с одной цифрой, и клетку с другой, поэтому {targetsCount, plural, =1 {в ней} other {в них}} цифр {digits} быть не может.",

  "wing.pivot": "{InPivot} возможны только {digits}.",
  "wing.branch": "Если {inPivot} стоит {choice}, то {inWing} не может быть {choice} и должна стоять {digit}.",
  "wing.itself": "Остаётся случай, когда {inPivot} стоит {digit}.",
  "wing.so": "Значит, в любом случае хотя бы в одной из клеток {cells} стоит {digit}.",
  "wing.w-cells": "{InCells} возможны только {digits}.",
  "wing.w-house": "{InHouse} цифра {common} возможна только {inLink}, поэтому в одной из этих клеток стоит {common}.",
  "wing.w-link": "В одной из клеток {link} должна стоять {common}.",
  "wing.w-so":
    "Каждая из клеток {link} видит одну из клеток {cells}. Поэтому в одной из клеток {cells} не может быть {common} и должна стоять {digit}.",

  "colors.cluster":
    "Если в доме у цифры {digit} только два места, она стоит ровно на одном из них. Раскрасим такие пары попеременно: {theFirst} — цвет A, {theSecond} — цвет B.",
  "colors.rule": "Тогда {digit} стоит либо во всех клетках цвета A, либо во всех клетках цвета B.",
  "colors.second-cluster": "Другие такие пары: {theFirst} — цвет C, {theSecond} — цвет D.",
  "colors.second-rule": "Тогда {digit} стоит либо во всех клетках цвета C, либо во всех клетках цвета D.",
  "colors.trap":
    "{TheCells} {cellsCount, plural, =1 {видит} other {видят}} клетки обоих цветов, поэтому {cellsCount, plural, =1 {в ней} other {в них}} цифры {digit} быть не может ни в том, ни в другом случае.",
  "colors.wrap-pair":
    "{ThePair} обе имеют цвет {color}, но видят друг друга, и {digit} не может стоять в обеих. Поэтому в клетках цвета {color} цифры {digit} нет.",
  "colors.wrap":
    "Две клетки цвета {color} видят друг друга, и {digit} не может стоять в обеих. Поэтому в клетках цвета {color} цифры {digit} нет.",
  "colors.both":
    "Среди клеток цвета {color} есть такие, которые видят цвет {first}, и такие, которые видят цвет {second}. В клетках одного из этих двух цветов стоит {digit}, поэтому в клетках цвета {color} цифры {digit} нет.",
  "colors.bridge": "{ThePair} видят друг друга, поэтому цвета {one} и {other} не могут быть верны одновременно.",
  "colors.bridge-some":
    "Один цвет первой пары и один цвет второй пары видят друг друга и не могут быть верны одновременно. Поэтому хотя бы один из двух противоположных цветов верен.",
  "colors.then":
    "Значит, хотя бы один из противоположных цветов верен: {digit} стоит во всех клетках цвета {first} или во всех клетках цвета {second}.",
  "colors.opposite":
    "{TheCells} {cellsCount, plural, =1 {видит} other {видят}} клетки обоих противоположных цветов, поэтому {cellsCount, plural, =1 {в ней} other {в них}} цифры {digit} быть не может.",

  "unique.rectangle":
    "{TheCells} лежат в двух строках, двух столбцах и двух {area, select, region {областях} other {блоках}}, и ни одна из них не задана в условии.",
  "unique.deadly":
    "Если бы {inCells} стояли только цифры {digits}, их можно было бы без нарушения правил поменять местами, и у судоку было бы второе решение.",
  "unique.one-solution": "У правильного судоку ровно одно решение, поэтому так быть не может.",
  "unique.loop":
    "{TheCells} образуют кольцо: у каждой из них есть общий дом со следующей, а в каждой строке, каждом столбце и каждом блоке лежат ровно две из них или ни одной.",
  "unique.one-corner":
    "{InOthers} возможны только {digits}, поэтому {inCell} должна стоять другая цифра: {removedCount, plural, =1 {цифры {removed}} other {цифр {removed}}} в ней быть не может.",
  "unique.one-open-corner":
    "{InOthers} уже стоят только {digits}, поэтому {inCell} должна стоять другая цифра: {removedCount, plural, =1 {цифры {removed}} other {цифр {removed}}} в ней быть не может.",
  "unique.shared-digit":
    "Единственный другой кандидат в этих клетках — {digit} {inExtra}. Поэтому хотя бы в одной из клеток {extra} стоит {digit}.",
  "unique.some-extra":
    "Другие кандидаты ({digits}) есть только {inExtra}. Поэтому хотя бы в одной из этих двух клеток стоит {digitsOr}.",
  "unique.naked-set":
    "Вместе с {cellsCount, plural, =1 {клеткой {cells}} other {клетками {cells}}} эта клетка образует явную группу: {count, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}} для цифр {digits}. Поэтому в других клетках, которые видят все клетки {all}, цифр {digits} быть не может.",
  "unique.hidden-set":
    "Хотя бы в одной из клеток {extra} стоит другая цифра. Поэтому для этих цифр ({count}) остаётся ровно столько же клеток, и {inCells} других цифр быть не может.",
  "unique.only-places":
    "{InHouse} цифра {digit} возможна только {inExtra}, поэтому в одной из этих клеток стоит {digit}.",
  "unique.must-hold": "В одной из клеток {extra} должна стоять {digit}.",
  "unique.not-other":
    "Если бы в другой из клеток {extra} стояла {other}, в четырёх углах были бы только {digits}. Поэтому ни в одной из клеток {extra} цифры {other} быть не может.",
  "unique.not-other-loop":
    "Если бы в другой из клеток {extra} стояла {other}, во всех клетках кольца были бы только {digits}. Поэтому ни в одной из клеток {extra} цифры {other} быть не может.",
  "unique.opposite":
    "{InHouses} цифра {digit} возможна только в углах этого прямоугольника. Два угла в одной строке или одном столбце не могут оба содержать {digit}, поэтому {digit} стоит в двух противоположных углах из {cells}.",
  "unique.wrong-corners":
    "Если бы {inExtra} стояла {digit}, то {inCells} стояла бы {other}, и в четырёх углах были бы только {digits}. Поэтому {inExtra} цифры {digit} быть не может.",
  "unique.hidden-suppose":
    "Предположим, что {inCell} стоит {other}. {InHouses} цифра {digit} возможна только в углах этого прямоугольника, поэтому в обеих клетках {beside} стояла бы {digit}.",
  "unique.hidden-corner":
    "В противоположном углу, клетке {corner}, возможны только {digits}, и он видел бы цифру {digit}. Поэтому в нём стояла бы {other}.",
  "unique.hidden-so": "Тогда {inCells} стояли бы только {digits}. Поэтому {inCell} цифры {other} быть не может.",
  "unique.bug":
    "Если бы {inCell} не стояла {digit}, во всех пустых клетках было бы ровно по два кандидата, а у каждой цифры было бы ровно по два места в каждом доме, где её ещё нет.",
  "unique.bug-so":
    "У такой позиции либо нет решений, либо их не меньше двух, а у правильного судоку решение ровно одно.",
  "bug.extra": "{InCells} {digitsCount, plural, =1 {лишний кандидат —} other {лишние кандидаты —}} {digits}.",
  "bug.without":
    "Если бы ни один лишний кандидат не был верен, во всех пустых клетках было бы ровно по два кандидата, а у каждой цифры было бы ровно по два места в каждом доме, где её ещё нет. У такой позиции либо нет решений, либо их не меньше двух, а у правильного судоку решение ровно одно.",
  "bug.some-true": "Значит, хотя бы один лишний кандидат верен.",
  "bug.some-cell": "Значит, хотя бы один лишний кандидат верен: хотя бы в одной из клеток {extra} стоит {digitsOr}.",
  "bug.other-cell":
    "В другой клетке стоит её лишний кандидат. Поэтому никаких других кандидатов в этих двух клетках быть не может.",

  "als.set":
    "Группа {label} — {theCells}: {count, plural, =1 {одна клетка} one {# клетка} few {# клетки} many {# клеток} other {# клетки}}, {digitsCount, plural, one {# кандидат} few {# кандидата} many {# кандидатов} other {# кандидата}} ({digits}).",
  "als.rule":
    "В каждой группе кандидатов на один больше, чем клеток: она почти заперта. Если в ней нет одной из её цифр, все остальные в ней стоят.",
  "als.common":
    "Группы {first} и {second} не могут обе содержать {digit}: все места цифры {digit} в группе {first} видят все её места в группе {second}.",
  "als.start": "Предположим, что в группе {label} нет {digit}. Тогда в ней стоит {common}.",
  "als.next": "Тогда в группе {label} не может быть {common}, поэтому в ней стоит {digit}.",
  "als.so": "Значит, хотя бы в одной из групп {first} и {last} стоит {digit}.",
  "als.same": "Так же рассуждаем и о {digitsCount, plural, =1 {цифре {digits}} other {цифрах {digits}}}.",
  "als.seen":
    "{TheCells} {cellsCount, plural, =1 {видит} other {видят}} все места {digitsCount, plural, =1 {цифры {digits}} other {цифр {digits}}} в группах {first} и {last}.",
  "als.double":
    "В обеих группах {first} и {second} есть кандидаты {digits}. Для каждой из этих цифр все места в группе {first} видят все места в группе {second}, поэтому обе группы содержать её не могут.",
  "als.double-others":
    "Каждой группе может не хватать только одной из её цифр. Поэтому в каждой группе стоит одна из цифр {digits} и все остальные её цифры.",
  "als.double-so":
    "Клетка, которая видит все места одной из цифр {digits} в обеих группах {first} и {second}, не может содержать эту цифру. Клетка, которая видит все места другой цифры в одной группе, тоже не может её содержать.",
  "blossom.stem": "{InStem} возможны только {digits}.",
  "blossom.petal": "Если {inStem} стоит {common}, то в группе {label} не может быть {common} и должна стоять {digit}.",
  "blossom.so": "Значит, в любом случае {digit} стоит в одной из этих групп.",
  "blossom.seen":
    "{TheCells} {cellsCount, plural, =1 {видит} other {видят}} все места {digitsCount, plural, =1 {цифры {digits}} other {цифр {digits}}} в этих группах.",
  "exclusion.idea":
    "{wingsCount, plural, =1 {Клетка {wings} видит} other {Каждая из клеток {wings} видит}} {cellsCount, plural, =2 {обе клетки {cells}} other {все клетки {cells}}}. Поэтому цифры {inCells} не могут отнять {wingsCount, plural, =1 {у неё} other {ни у одной из них}} всех кандидатов.",
  "exclusion.taken":
    "{InCell} цифры {digit} быть не может: тогда {inWing}, где возможны только {digits}, не осталось бы ни одного кандидата.",
  "exclusion.same": "{TheCells} видят друг друга, поэтому в обеих {digit} стоять не может.",
  "exclusion.combination":
    "Если бы {inFirst} стояла {one}, а {inSecond} — {two}, то {inWing}, где возможны только {digits}, не осталось бы ни одного кандидата.",
  "exclusion.no-digit": "Значит, {inCell} не может стоять ни одна цифра.",
  "exclusion.no-combination": "Значит, {inCells} не остаётся ни одного возможного сочетания цифр.",

  "forcing.assume":
    "Предположим, что {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}.",
  "forcing.assume-false":
    "Предположим, что {nodeCount, plural, =1 {в клетке {node} не {digit}} =2 {ни в одной из клеток {node} нет {digit}} other {ни в одной из клеток {node} нет {digit}}}.",
  "forcing.case":
    "Случай {number}: {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}.",
  "forcing.case-false":
    "Случай {number}: {nodeCount, plural, =1 {в клетке {node} не {digit}} =2 {ни в одной из клеток {node} нет {digit}} other {ни в одной из клеток {node} нет {digit}}}.",
  "forcing.one-of-cell": "{InCell} возможны только {digits}.",
  "forcing.one-of-house": "{InHouse} цифра {digit} возможна только {inCells}.",
  "forcing.true-or-false": "{InNode} либо стоит {digit}, либо нет.",
  "forcing.one-of-these": "Одно из следующих предположений должно быть верно.",
  "forcing.on-cell": "Тогда {inNode} возможна только {digit}.",
  "forcing.on-house":
    "Тогда {inHouse} для {digit} {nodeCount, plural, =1 {остаётся только клетка {node}} other {остаются только клетки {node}}}.",
  "forcing.on":
    "Тогда {nodeCount, plural, =1 {в клетке {node} стоит {digit}} other {в одной из клеток {node} стоит {digit}}}.",
  "forcing.off-cell":
    "{InNode} стоит {other}, поэтому {digitCount, plural, =1 {цифры {digit}} other {цифр {digit}}} в ней быть не может.",
  "forcing.off-seen":
    "{TheNode} {nodeCount, plural, =1 {видит} other {видят}} {otherCount, plural, =1 {клетку {other}} other {клетки {other}}}, поэтому {nodeCount, plural, =1 {в ней} other {в них}} цифры {digit} быть не может.",
  "forcing.off": "Тогда {inNode} цифры {digit} быть не может.",
  "forcing.off-locked":
    "{InBase} для {digit} {placesCount, plural, =1 {остаётся только место {places}, и эта клетка лежит} =2 {остаются только места {places}, и обе эти клетки лежат} other {остаются только места {places}, и все эти клетки лежат}} {inTarget}. Поэтому {inNode} цифры {digit} быть не может.",
  "forcing.off-hidden-pair":
    "{InBase} для цифр {pair} остаются только места {places}, поэтому {inNode} {digitCount, plural, =1 {цифры {digit}} other {цифр {digit}}} быть не может.",
  "forcing.off-naked-pair":
    "{InPlaces} остаются только цифры {pair}, поэтому в других клетках {ofBase} их быть не может. Значит, {inNode} {digitCount, plural, =1 {цифры {digit}} other {цифр {digit}}} быть не может.",
  "forcing.off-fish":
    "{InBase} для {digit} остаются только места {places}, и все эти клетки лежат {inCover}. Поэтому {inNode} цифры {digit} быть не может.",
  "forcing.off-chain":
    "Из оставшихся кандидатов ещё одна цепочка выводит, что {inNode} {digitCount, plural, =1 {цифры {digit}} other {цифр {digit}}} быть не может.",
  "forcing.true-and-false": "Но тогда {inNode} цифра {digit} должна стоять и в то же время стоять не может.",
  "forcing.empty-cell": "Но тогда {inCell} не остаётся ни одного кандидата.",
  "forcing.twice": "Но тогда {digit} стоит во всех клетках {node}, хотя они видят друг друга.",
  "forcing.no-place": "Но тогда {inHouse} для {digit} не остаётся места.",
  "forcing.no-place-left":
    "Но тогда ни в одной из клеток {node} не может стоять {digit}, хотя в одной из них она стоять должна.",
  "forcing.contradiction": "Но тогда возникает противоречие.",
  "forcing.wrong": "Значит, предположение неверно.",
  "forcing.same-end": "Все случаи приводят к одному и тому же выводу.",
  "template.rule":
    "Шаблон цифры {digit} — это её полная расстановка: по одной клетке в каждом доме, и в каждой такой клетке {digit} уже стоит или есть среди кандидатов.",
  "template.other":
    "Во все шаблоны цифры {other} {cellsCount, plural, =1 {входит} other {входят}} {theCells}, поэтому {cellsCount, plural, =1 {в ней} other {в них}} стоит {other}.",
  "template.always":
    "{count, plural, =1 {Шаблон цифры {digit} только один, и в него {cellsCount, plural, =1 {входит} other {входят}} {theCells}} one {Есть # шаблон цифры {digit}, и во все {cellsCount, plural, =1 {входит} other {входят}} {theCells}} few {Есть # шаблона цифры {digit}, и во все {cellsCount, plural, =1 {входит} other {входят}} {theCells}} many {Есть # шаблонов цифры {digit}, и во все {cellsCount, plural, =1 {входит} other {входят}} {theCells}} other {Есть # шаблона цифры {digit}, и во все {cellsCount, plural, =1 {входит} other {входят}} {theCells}}}.",
  "template.never":
    "{count, plural, =1 {Шаблон цифры {digit} только один, и в него не {cellsCount, plural, =1 {входит} other {входят}} {theCells}} one {Есть # шаблон цифры {digit}, но ни в один не {cellsCount, plural, =1 {входит} other {входят}} {theCells}} few {Есть # шаблона цифры {digit}, но ни в один не {cellsCount, plural, =1 {входит} other {входят}} {theCells}} many {Есть # шаблонов цифры {digit}, но ни в один не {cellsCount, plural, =1 {входит} other {входят}} {theCells}} other {Есть # шаблона цифры {digit}, но ни в один не {cellsCount, plural, =1 {входит} other {входят}} {theCells}}}.",
  "template.always-any": "Во все шаблоны цифры {digit} {cellsCount, plural, =1 {входит} other {входят}} {theCells}.",
  "template.never-any":
    "Ни в один шаблон цифры {digit} не {cellsCount, plural, =1 {входит} other {входят}} {theCells}.",
  "trial.method": "Метод проб и ошибок: принимаем кандидата за верного и смотрим на все следствия.",
  "trial.solved":
    "Так всё поле заполняется без противоречия. У правильного судоку решение ровно одно, поэтому предположение верно.",
  "trial.contradiction":
    "Все следствия, при необходимости с новыми пробами, заканчиваются противоречием. Значит, предположение неверно.",

  "mark.title": "Что означают пометки",
  "mark.where": "дом, на который нужно смотреть",
  "mark.base": "базовый дом: здесь цифра возможна только в отмеченных местах",
  "mark.cover": "покрывающий дом: здесь вычёркивают кандидатов",
  "mark.target": "дом, в котором вычёркиваются кандидаты",
  "mark.house-common": "дом, который соединяет части фигуры",
  "mark.source": "цифра, которая исключает другие клетки или цифры",
  "mark.blocked": "клетка, где этой цифры быть не может",
  "mark.subset": "кандидат фигуры",
  "mark.vertex": "возможное место цифры",
  "mark.fin": "плавник: ещё одно место цифры, вне фигуры",
  "mark.endo-fin": "плавник в двух базовых домах",
  "mark.pivot": "опорная клетка: середина фигуры",
  "mark.wing": "крыло: клетка на конце фигуры",
  "mark.corner": "угол фигуры",
  "mark.extra": "лишний кандидат",
  "mark.color": "цвет {label}: все верны или все неверны",
  "mark.on": "верен в цепочке",
  "mark.off": "неверен в цепочке",
  "mark.end": "конец фигуры: цифра стоит хотя бы на одном из концов",
  "mark.inner": "внутреннее место: цифра стоит не больше чем в одном из них",
  "mark.assumption": "считаем верным",
  "mark.assumed-false": "считаем неверным",
  "mark.contradiction": "противоречие",
  "mark.common": "цифра, которая может стоять только в одной из двух групп",
  "mark.stem": "стебель: клетка, с которой начинается фигура",
  "mark.intersection": "пересечение блока и линии",
  "mark.line-set": "группа в линии",
  "mark.box-set": "группа в блоке",
  "mark.set": "почти запертая группа {label}: цифр на одну больше, чем клеток",
  "mark.strong": "если один неверен, верен другой",
  "mark.weak": "если один верен, неверен другой",
  "mark.rule-cell": "клетка правила",
  "mark.rule-place": "место для цифры",
  "mark.known": "клетка с цифрой, которая важна",
  "mark.added": "клетка, цифру которой прибавляют",
  "mark.subtracted": "клетка, цифру которой вычитают",
  "mark.placement": "цифра, которую ставим",
  "mark.elimination": "кандидат, которого вычёркиваем",

  "spot.basic-fish":
    "Выберите цифру. Обведите карандашом всех её кандидатов. {size, plural, =2 {Найдите две строки, в каждой из которых ровно два кружка, и эти кружки лежат в одних и тех же двух столбцах.} =3 {Найдите три строки, все кружки которых лежат в одних и тех же трёх столбцах. В каждой из этих строк два или три кружка.} =4 {Найдите четыре строки, все кружки которых лежат в одних и тех же четырёх столбцах. В каждой из этих строк от двух до четырёх кружков.} other {Найдите пять строк, все кружки которых лежат в одних и тех же пяти столбцах. В каждой из этих строк от двух до пяти кружков.}} Затем так же проверьте столбцы. Если ничего не нашлось, возьмите другую цифру.",
  "spot.finned-fish":
    "Выберите цифру. Обведите карандашом всех её кандидатов. Найдите {size, plural, =2 {две строки, кружки которых лежат в одних и тех же двух столбцах} =3 {три строки, кружки которых лежат в одних и тех же трёх столбцах} =4 {четыре строки, кружки которых лежат в одних и тех же четырёх столбцах} other {пять строк, кружки которых лежат в одних и тех же пяти столбцах}}, кроме одного или двух кружков. Эти лишние кружки — плавники.{sashimi, select, yes { В одной из строк, кроме плавников, не больше одного кружка.} other {}} Все плавники должны лежать в одном блоке, через который проходит один из этих столбцов. В этом столбце цифру можно вычеркнуть из тех клеток блока, которые не лежат в выбранных строках. Затем так же проверьте столбцы.",
  "spot.naked-set":
    "{size, plural, =2 {В каждой строке, столбце и блоке ищите клетки, в которых ровно два кандидата. Если у двух клеток одни и те же два кандидата, вычеркните эти две цифры из других клеток дома.} =3 {Возьмите клетку с двумя или тремя кандидатами. В её строке, столбце или блоке найдите ещё две клетки так, чтобы во всех трёх клетках вместе было только три разных кандидата. Не обязательно, чтобы в каждой клетке были все три. Вычеркните эти цифры из других клеток дома.} other {Возьмите клетку, в которой от двух до четырёх кандидатов. В её строке, столбце или блоке найдите ещё три клетки так, чтобы во всех четырёх клетках вместе было только четыре разных кандидата. Не обязательно, чтобы в каждой клетке были все четыре. Вычеркните эти цифры из других клеток дома.}}",
  "spot.hidden-set":
    "{size, plural, =2 {В строке, столбце или блоке ищите цифры, которые возможны только в двух клетках. Если две цифры возможны только в одних и тех же двух клетках, вычеркните из этих клеток всех остальных кандидатов.} =3 {В строке, столбце или блоке ищите три цифры, которые возможны только в одних и тех же трёх клетках. Не обязательно, чтобы каждая цифра была возможна во всех трёх. Вычеркните из этих клеток всех остальных кандидатов.} other {В строке, столбце или блоке ищите четыре цифры, которые возможны только в одних и тех же четырёх клетках. Не обязательно, чтобы каждая цифра была возможна во всех четырёх. Вычеркните из этих клеток всех остальных кандидатов.}}",
  "spot.pointing":
    "Посмотрите на блок и на цифру, которой в нём ещё нет. Если все кандидаты этой цифры в блоке лежат в одной строке или в одном столбце, вычеркните цифру из остальных клеток этой строки или этого столбца, вне блока.",
  "spot.claiming":
    "Посмотрите на строку или столбец и на цифру, которой там ещё нет. Если все кандидаты этой цифры в строке или столбце лежат в одном блоке, вычеркните цифру из остальных клеток этого блока.",
};
