/**
 * The sentences that explain steps, in Ukrainian. "у" becomes "в" between a vowel and a consonant: see
 * ../../steps/load.js.
 */
export default {
  "level.1": "Легкий",
  "level.2": "Середній",
  "level.3": "Складний",
  "level.4": "Дуже складний",
  "level.5": "Екстремальний",

  "family.singles": "Одинаки",
  "family.locked": "Замкнені кандидати",
  "family.subsets": "Голі й приховані групи",
  "family.fish": "Риби",
  "family.single-digit": "Фігури з однієї цифри",
  "family.coloring": "Розфарбування",
  "family.wings": "Крила",
  "family.uniqueness": "Єдиність розв’язку",
  "family.chains": "Ланцюги й кільця",
  "family.almost-locked-sets": "Майже замкнені множини",
  "family.forcing": "Примусові ланцюги й мережі",
  "family.last-resorts": "Крайні засоби",
  "family.rules": "Правила задачі",

  "word.assumption": "Припущення",
  "word.case": "Випадок {number}",
  "word.contradiction": "Суперечність",

  "technique.full-house.name": "Остання вільна клітинка (Full House)",
  "technique.full-house.about":
    "У домі (рядку, стовпці або блоці) лишилася одна порожня клітинка. У ній стоїть цифра, якої бракує.",
  "technique.hidden-single.name": "Прихований одинак (Hidden Single)",
  "technique.hidden-single.about": "Для цифри в рядку, стовпці або блоці лишилося тільки одне місце.",
  "technique.naked-single.name": "Голий одинак (Naked Single)",
  "technique.naked-single.about": "У клітинці лишився тільки один кандидат.",
  "technique.locked-pair.name": "Замкнена пара (Locked Pair)",
  "technique.locked-pair.about":
    "У двох клітинках на перетині блока й лінії одні й ті самі два кандидати. Обидві цифри можна викреслити з решти клітинок блока й лінії.",
  "technique.locked-triple.name": "Замкнена трійка (Locked Triple)",
  "technique.locked-triple.about":
    "У трьох клітинках на перетині блока й лінії разом тільки три кандидати. Ці цифри можна викреслити з решти клітинок блока й лінії.",
  "technique.pointing.name": "Вказівна пара або трійка (Pointing)",
  "technique.pointing.about":
    "Усі місця цифри в блоці лежать в одному рядку або одному стовпці. Цифру можна викреслити з решти клітинок цієї лінії.",
  "technique.claiming.name": "Замкнені кандидати в лінії (Claiming)",
  "technique.claiming.about":
    "Усі місця цифри в рядку або стовпці лежать в одному блоці. Цифру можна викреслити з решти клітинок цього блока.",
  "technique.direct-pointing.name": "Пряма вказівна пара або трійка (Direct Pointing)",
  "technique.direct-pointing.about":
    "Усі місця цифри в блоці лежать в одному рядку або одному стовпці. В іншому блоці, через який проходить ця лінія, для цифри лишається тільки одне місце.",
  "technique.direct-claiming.name": "Прямі замкнені кандидати в лінії (Direct Claiming)",
  "technique.direct-claiming.about":
    "Усі місця цифри в рядку або стовпці лежать в одному блоці. У паралельній лінії, що проходить через цей блок, для цифри лишається тільки одне місце.",
  "technique.naked-pair.name": "Гола пара (Naked Pair)",
  "technique.naked-pair.about":
    "У двох клітинках дому одні й ті самі два кандидати й більше жодних. В інших клітинках дому цих цифр бути не може.",
  "technique.naked-triple.name": "Гола трійка (Naked Triple)",
  "technique.naked-triple.about":
    "У трьох клітинках дому разом тільки три кандидати. В інших клітинках дому цих цифр бути не може.",
  "technique.hidden-pair.name": "Прихована пара (Hidden Pair)",
  "technique.hidden-pair.about":
    "У двох цифр у домі одні й ті самі два місця. Інших цифр у цих двох клітинках бути не може.",
  "technique.hidden-triple.name": "Прихована трійка (Hidden Triple)",
  "technique.hidden-triple.about":
    "У трьох цифр у домі разом тільки три місця. Інших цифр у цих трьох клітинках бути не може.",
  "technique.direct-hidden-pair.name": "Пряма прихована пара (Direct Hidden Pair)",
  "technique.direct-hidden-pair.about":
    "У двох цифр у домі одні й ті самі два місця. Для третьої цифри в цьому домі лишається тільки одне місце.",
  "technique.direct-hidden-triple.name": "Пряма прихована трійка (Direct Hidden Triple)",
  "technique.direct-hidden-triple.about":
    "У трьох цифр у домі разом тільки три місця. Для четвертої цифри в цьому домі лишається тільки одне місце.",
  "technique.naked-quad.name": "Гола четвірка (Naked Quad)",
  "technique.naked-quad.about":
    "У чотирьох клітинках дому разом тільки чотири кандидати. В інших клітинках дому цих цифр бути не може.",
  "technique.hidden-quad.name": "Прихована четвірка (Hidden Quad)",
  "technique.hidden-quad.about":
    "У чотирьох цифр у домі разом тільки чотири місця. Інших цифр у цих чотирьох клітинках бути не може.",
  "technique.naked-group.name": "Гола група (Naked Group)",
  "technique.naked-group.about":
    "У п’яти або більшій кількості клітинок дому разом стільки ж кандидатів, скільки клітинок. В інших клітинках дому цих цифр бути не може.",
  "technique.hidden-group.name": "Прихована група (Hidden Group)",
  "technique.hidden-group.about":
    "П’ять або більше цифр мають у домі разом стільки ж місць, скільки цифр. Інших цифр у цих клітинках бути не може.",
  "technique.x-wing.name": "X-крило (X-Wing)",
  "technique.x-wing.about":
    "У двох рядках цифра можлива лише в одних і тих самих двох стовпцях. Її можна викреслити з решти клітинок цих стовпців. Рядки й стовпці можуть помінятися ролями.",
  "technique.swordfish.name": "Риба-меч (Swordfish)",
  "technique.swordfish.about":
    "У трьох рядках цифра можлива лише в одних і тих самих трьох стовпцях. Її можна викреслити з решти клітинок цих стовпців. Рядки й стовпці можуть помінятися ролями.",
  "technique.jellyfish.name": "Медуза (Jellyfish)",
  "technique.jellyfish.about":
    "У чотирьох рядках цифра можлива лише в одних і тих самих чотирьох стовпцях. Її можна викреслити з решти клітинок цих стовпців. Рядки й стовпці можуть помінятися ролями.",
  "technique.remote-pair.name": "Віддалена пара (Remote Pair)",
  "technique.remote-pair.about":
    "У ланцюзі клітинок з одними й тими самими двома кандидатами ці дві цифри чергуються. У клітинці, яка бачить обидві цифри, жодної з них бути не може.",
  "technique.bug-plus-one.name": "BUG+1",
  "technique.bug-plus-one.about":
    "В усіх порожніх клітинках, крім однієї, по два кандидати. У цій одній клітинці стоїть цифра, без якої розв’язок не був би єдиним.",
  "technique.bug-2.name": "BUG, тип 2 (BUG Type 2)",
  "technique.bug-2.about":
    "Якби одну цифру викреслили з кількох клітинок, в усіх порожніх клітинках було б по два кандидати, і розв’язок не був би єдиним. Тому в одній із цих клітинок ця цифра стоїть.",
  "technique.bug-3.name": "BUG, тип 3 (BUG Type 3)",
  "technique.bug-3.about":
    "В усіх порожніх клітинках по два кандидати, якщо не рахувати зайвих кандидатів кількох клітинок одного дому. Ці зайві кандидати утворюють голу групу з іншими клітинками.",
  "technique.bug-4.name": "BUG, тип 4 (BUG Type 4)",
  "technique.bug-4.about":
    "В усіх порожніх клітинках по два кандидати, якщо не рахувати зайвих кандидатів двох клітинок. В одній із них стоїть цифра, яка не має інших місць у їхньому домі, а в іншій — зайвий кандидат.",
  "technique.skyscraper.name": "Хмарочос (Skyscraper)",
  "technique.skyscraper.about":
    "У кожному з двох рядків цифра має два місця, і по одному з них лежить в одному стовпці. Принаймні на одному з двох інших місць стоїть ця цифра.",
  "technique.two-string-kite.name": "Повітряний змій (2-String Kite)",
  "technique.two-string-kite.about":
    "Цифра має два місця в рядку і два у стовпці, і по одному з них лежить в одному блоці. Принаймні на одному з двох інших місць стоїть ця цифра.",
  "technique.dual-two-string-kite.name": "Подвійний повітряний змій (Dual 2-String Kite)",
  "technique.dual-two-string-kite.about": "Два повітряні змії однієї цифри з двома спільними клітинками в блоці.",
  "technique.turbot-fish.name": "Палтус (Turbot Fish)",
  "technique.turbot-fish.about":
    "У кожному з двох домів цифра має два місця, і місце першого дому бачить місце другого. Принаймні на одному з двох інших місць стоїть ця цифра.",
  "technique.empty-rectangle.name": "Порожній прямокутник (Empty Rectangle)",
  "technique.empty-rectangle.about":
    "Усі місця цифри в блоці лежать в одному рядку й одному стовпці. Разом із лінією, де цифра має два місця, це виключає цифру з однієї клітинки.",
  "technique.dual-empty-rectangle.name": "Подвійний порожній прямокутник (Dual Empty Rectangle)",
  "technique.dual-empty-rectangle.about": "Два порожні прямокутники в одному блоці виключають цифру з двох клітинок.",
  "technique.w-wing.name": "W-крило (W-Wing)",
  "technique.w-wing.about":
    "У двох клітинках одні й ті самі два кандидати, і кожна бачить одне з двох місць, які одна з цих цифр має в певному домі. Принаймні в одній із двох клітинок стоїть інша цифра.",
  "technique.xy-wing.name": "XY-крило (XY-Wing)",
  "technique.xy-wing.about":
    "Клітинка з двома кандидатами бачить дві інші клітинки з двома кандидатами. Хоч би що в ній стояло, в одній із двох інших стоїть їхня спільна цифра.",
  "technique.xyz-wing.name": "XYZ-крило (XYZ-Wing)",
  "technique.xyz-wing.about":
    "Клітинка з трьома кандидатами бачить дві клітинки, у кожній із яких два з цих кандидатів. В одній із трьох клітинок стоїть їхня спільна цифра.",
  "technique.unique-rectangle-1.name": "Унікальний прямокутник, тип 1 (Unique Rectangle Type 1)",
  "technique.unique-rectangle-1.about":
    "У трьох кутах прямокутника одні й ті самі два кандидати й більше жодних. У четвертому куті жодної з цих цифр бути не може.",
  "technique.unique-rectangle-2.name": "Унікальний прямокутник, тип 2 (Unique Rectangle Type 2)",
  "technique.unique-rectangle-2.about":
    "У двох кутах прямокутника є один і той самий зайвий кандидат. В одному з цих кутів він і стоїть.",
  "technique.unique-rectangle-3.name": "Унікальний прямокутник, тип 3 (Unique Rectangle Type 3)",
  "technique.unique-rectangle-3.about":
    "Зайві кандидати двох кутів прямокутника утворюють голу групу з іншими клітинками.",
  "technique.unique-rectangle-4.name": "Унікальний прямокутник, тип 4 (Unique Rectangle Type 4)",
  "technique.unique-rectangle-4.about":
    "Одна з двох цифр у певному домі не має інших місць, крім двох кутів прямокутника. Іншої цифри в цих кутах бути не може.",
  "technique.unique-rectangle-5.name": "Унікальний прямокутник, тип 5 (Unique Rectangle Type 5)",
  "technique.unique-rectangle-5.about":
    "У двох протилежних або в трьох кутах прямокутника є один і той самий зайвий кандидат. В одному з цих кутів він і стоїть.",
  "technique.unique-rectangle-6.name": "Унікальний прямокутник, тип 6 (Unique Rectangle Type 6)",
  "technique.unique-rectangle-6.about":
    "Одна з двох цифр має стояти у двох протилежних кутах прямокутника. У кутах із зайвими кандидатами її бути не може.",
  "technique.unique-loop-1.name": "Унікальне кільце, тип 1 (Unique Loop Type 1)",
  "technique.unique-loop-1.about":
    "В усіх клітинках кільця, крім однієї, одні й ті самі два кандидати й більше жодних. В останній клітинці жодної з цих цифр бути не може.",
  "technique.unique-loop-2.name": "Унікальне кільце, тип 2 (Unique Loop Type 2)",
  "technique.unique-loop-2.about":
    "У кількох клітинках кільця є один і той самий зайвий кандидат. В одній із них він і стоїть.",
  "technique.unique-loop-3.name": "Унікальне кільце, тип 3 (Unique Loop Type 3)",
  "technique.unique-loop-3.about":
    "У двох клітинках кільця є зайві кандидати. Разом з іншими клітинками дому ці дві клітинки утворюють голу або приховану групу.",
  "technique.unique-loop-4.name": "Унікальне кільце, тип 4 (Unique Loop Type 4)",
  "technique.unique-loop-4.about":
    "Одна з двох цифр у певному домі не має інших місць, крім двох клітинок кільця. Іншої цифри в цих клітинках бути не може.",
  "technique.hidden-rectangle.name": "Прихований прямокутник (Hidden Rectangle)",
  "technique.hidden-rectangle.about":
    "В одному куті прямокутника тільки два кандидати. У рядку й стовпці протилежного кута одна з цих цифр можлива лише в кутах. Іншої цифри в протилежному куті бути не може.",
  "technique.avoidable-rectangle-1.name": "Прямокутник, якого можна уникнути, тип 1 (Avoidable Rectangle Type 1)",
  "technique.avoidable-rectangle-1.about":
    "Три кути прямокутника вже заповнені, і жоден із них не задано в умові. У четвертому куті не може стояти цифра, за якої дві цифри прямокутника можна було б поміняти місцями.",
  "technique.avoidable-rectangle-2.name": "Прямокутник, якого можна уникнути, тип 2 (Avoidable Rectangle Type 2)",
  "technique.avoidable-rectangle-2.about":
    "Два кути прямокутника вже заповнені, і жоден кут не задано в умові. У двох інших є спільний зайвий кандидат, і в одному з них він стоїть.",
  "technique.finned-x-wing.name": "X-крило з плавцем (Finned X-Wing)",
  "technique.finned-x-wing.about":
    "У фігури X-крило є зайві місця — плавці. Можна викреслити кандидата, якого виключило б X-крило і який бачить усі плавці.",
  "technique.sashimi-x-wing.name": "X-крило сашимі (Sashimi X-Wing)",
  "technique.sashimi-x-wing.about":
    "Фігура X-крило з плавцем, у якій один із рядків або стовпців, крім плавців, має тільки одне місце.",
  "technique.simple-colors-trap.name": "Просте розфарбування: пастка (Simple Colors Trap)",
  "technique.simple-colors-trap.about":
    "Якщо в домі цифра має тільки два місця, їх фарбують у різні кольори. У клітинці, яка бачить обидва кольори, цієї цифри бути не може.",
  "technique.simple-colors-wrap.name": "Просте розфарбування: зіткнення (Simple Colors Wrap)",
  "technique.simple-colors-wrap.about":
    "Якщо в домі цифра має тільки два місця, їх фарбують у різні кольори. Якщо дві клітинки одного кольору бачать одна одну, цей колір хибний.",
  "technique.multi-colors-1.name": "Подвійне розфарбування, тип 1 (Multi Colors Type 1)",
  "technique.multi-colors-1.about":
    "Колір одного розфарбування бачить колір іншого розфарбування тієї самої цифри. Принаймні один із двох протилежних кольорів правильний.",
  "technique.multi-colors-2.name": "Подвійне розфарбування, тип 2 (Multi Colors Type 2)",
  "technique.multi-colors-2.about": "Колір, який бачить обидва кольори іншого розфарбування, хибний.",
  "technique.finned-swordfish.name": "Риба-меч із плавцем (Finned Swordfish)",
  "technique.finned-swordfish.about":
    "У фігури «риба-меч» є зайві місця — плавці. Можна викреслити кандидата, якого виключила б «риба-меч» і який бачить усі плавці.",
  "technique.sashimi-swordfish.name": "Риба-меч сашимі (Sashimi Swordfish)",
  "technique.sashimi-swordfish.about":
    "Фігура «риба-меч» з плавцем, у якій один із рядків або стовпців, крім плавців, має тільки одне місце.",
  "technique.finned-jellyfish.name": "Медуза з плавцем (Finned Jellyfish)",
  "technique.finned-jellyfish.about":
    "У фігури «медуза» є зайві місця — плавці. Можна викреслити кандидата, якого виключила б «медуза» і який бачить усі плавці.",
  "technique.sashimi-jellyfish.name": "Медуза сашимі (Sashimi Jellyfish)",
  "technique.sashimi-jellyfish.about":
    "Фігура «медуза» з плавцем, у якій один із рядків або стовпців, крім плавців, має тільки одне місце.",
  "technique.sue-de-coq.name": "Sue de Coq",
  "technique.sue-de-coq.about":
    "Клітинки на перетині лінії й блока разом з іншими клітинками лінії й блока містять стільки ж цифр, скільки клітинок. У решті клітинок лінії й блока цих цифр бути не може.",
  "technique.x-chain.name": "X-ланцюг (X-Chain)",
  "technique.x-chain.about":
    "У ланцюзі місць однієї цифри хибні й правильні місця чергуються. Принаймні на одному кінці ланцюга стоїть ця цифра.",
  "technique.xy-chain.name": "XY-ланцюг (XY-Chain)",
  "technique.xy-chain.about":
    "Ланцюг клітинок із двома кандидатами. Принаймні на одному його кінці стоїть цифра, спільна для обох кінців.",
  "technique.continuous-nice-loop.name": "Неперервне кільце (Continuous Nice Loop)",
  "technique.continuous-nice-loop.about":
    "Ланцюг повертається до початку без суперечності. З будь-яких двох сусідів у кільці правильний рівно один.",
  "technique.discontinuous-nice-loop.name": "Кільце з розривом (Discontinuous Nice Loop)",
  "technique.discontinuous-nice-loop.about": "Ланцюг повертається до свого початку й суперечить йому.",
  "technique.aic.name": "Ланцюг почергових висновків (AIC)",
  "technique.aic.about":
    "Ланцюг, у якому хибні й правильні кандидати чергуються. Принаймні один його кінець правильний.",
  "technique.grouped-continuous-nice-loop.name": "Неперервне кільце з групами (Grouped Continuous Nice Loop)",
  "technique.grouped-continuous-nice-loop.about":
    "Ланцюг повертається до початку без суперечності. Деякі його ланки — групи клітинок.",
  "technique.grouped-discontinuous-nice-loop.name": "Кільце з розривом і групами (Grouped Discontinuous Nice Loop)",
  "technique.grouped-discontinuous-nice-loop.about":
    "Ланцюг повертається до свого початку й суперечить йому. Деякі його ланки — групи клітинок.",
  "technique.grouped-aic.name": "Ланцюг почергових висновків із групами (Grouped AIC)",
  "technique.grouped-aic.about": "Ланцюг почергових висновків, деякі ланки якого — групи клітинок.",
  "technique.als-xz.name": "Дві майже замкнені множини (ALS-XZ)",
  "technique.als-xz.about":
    "Одна зі спільних цифр двох майже замкнених множин може стояти лише в одній із них. Тому принаймні в одній із множин стоїть інша спільна цифра.",
  "technique.als-xy-wing.name": "Крило з майже замкнених множин (ALS-XY-Wing)",
  "technique.als-xy-wing.about":
    "Перша й друга з трьох майже замкнених множин не можуть обидві містити певну цифру; так само друга й третя. У першій або в третій множині стоїть спільна для них цифра.",
  "technique.als-xy-chain.name": "Ланцюг із майже замкнених множин (ALS-XY-Chain)",
  "technique.als-xy-chain.about":
    "У ланцюзі майже замкнених множин будь-які дві сусідні мають спільну цифру, яка може стояти лише в одній із них. У першій або в останній множині стоїть спільна для них цифра.",
  "technique.death-blossom.name": "Квітка смерті (Death Blossom)",
  "technique.death-blossom.about":
    "Кожен кандидат клітинки забирає цифру в однієї з майже замкнених множин. В одній із цих множин стоїть цифра, спільна для всіх.",
  "technique.aligned-pair-exclusion.name": "Виключення за парою клітинок (Aligned Pair Exclusion)",
  "technique.aligned-pair-exclusion.about":
    "Деякі комбінації цифр у двох клітинках забрали б усіх кандидатів у клітинки, яка бачить обидві. Цифру, можливу лише в таких комбінаціях, можна викреслити.",
  "technique.aligned-triple-exclusion.name": "Виключення за трійкою клітинок (Aligned Triple Exclusion)",
  "technique.aligned-triple-exclusion.about":
    "Деякі комбінації цифр у трьох клітинках забрали б усіх кандидатів у клітинки, яка бачить усі три. Цифру, можливу лише в таких комбінаціях, можна викреслити.",
  "technique.franken-x-wing.name": "X-крило Франкенштейна (Franken X-Wing)",
  "technique.franken-x-wing.about": "Фігура X-крило, у якій замість деяких рядків або стовпців узято блоки.",
  "technique.franken-swordfish.name": "Риба-меч Франкенштейна (Franken Swordfish)",
  "technique.franken-swordfish.about": "Фігура «риба-меч», у якій замість деяких рядків або стовпців узято блоки.",
  "technique.franken-jellyfish.name": "Медуза Франкенштейна (Franken Jellyfish)",
  "technique.franken-jellyfish.about": "Фігура «медуза», у якій замість деяких рядків або стовпців узято блоки.",
  "technique.finned-franken-x-wing.name": "X-крило Франкенштейна з плавцем (Finned Franken X-Wing)",
  "technique.finned-franken-x-wing.about": "X-крило Франкенштейна з плавцями.",
  "technique.finned-franken-swordfish.name": "Риба-меч Франкенштейна з плавцем (Finned Franken Swordfish)",
  "technique.finned-franken-swordfish.about": "Риба-меч Франкенштейна з плавцями.",
  "technique.finned-franken-jellyfish.name": "Медуза Франкенштейна з плавцем (Finned Franken Jellyfish)",
  "technique.finned-franken-jellyfish.about": "Медуза Франкенштейна з плавцями.",
  "technique.mutant-x-wing.name": "X-крило-мутант (Mutant X-Wing)",
  "technique.mutant-x-wing.about": "Фігура X-крило, у якій змішано рядки, стовпці й блоки.",
  "technique.mutant-swordfish.name": "Риба-меч-мутант (Mutant Swordfish)",
  "technique.mutant-swordfish.about": "Фігура «риба-меч», у якій змішано рядки, стовпці й блоки.",
  "technique.mutant-jellyfish.name": "Медуза-мутант (Mutant Jellyfish)",
  "technique.mutant-jellyfish.about": "Фігура «медуза», у якій змішано рядки, стовпці й блоки.",
  "technique.finned-mutant-x-wing.name": "X-крило-мутант із плавцем (Finned Mutant X-Wing)",
  "technique.finned-mutant-x-wing.about": "X-крило-мутант із плавцями.",
  "technique.finned-mutant-swordfish.name": "Риба-меч-мутант із плавцем (Finned Mutant Swordfish)",
  "technique.finned-mutant-swordfish.about": "Риба-меч-мутант із плавцями.",
  "technique.finned-mutant-jellyfish.name": "Медуза-мутант із плавцем (Finned Mutant Jellyfish)",
  "technique.finned-mutant-jellyfish.about": "Медуза-мутант із плавцями.",
  "technique.squirmbag.name": "Риба п’ятого порядку (Squirmbag)",
  "technique.squirmbag.about":
    "У п’яти рядках цифра можлива лише в одних і тих самих п’яти стовпцях. Її можна викреслити з решти клітинок цих стовпців. Рядки й стовпці можуть помінятися ролями.",
  "technique.finned-squirmbag.name": "Риба п’ятого порядку з плавцем (Finned Squirmbag)",
  "technique.finned-squirmbag.about":
    "У фігури «риба п’ятого порядку» є зайві місця — плавці. Можна викреслити кандидата, якого виключила б «риба п’ятого порядку» і який бачить усі плавці.",
  "technique.sashimi-squirmbag.name": "Риба сашимі п’ятого порядку (Sashimi Squirmbag)",
  "technique.sashimi-squirmbag.about":
    "Фігура «риба п’ятого порядку» з плавцем, у якій один із рядків або стовпців, крім плавців, має тільки одне місце.",
  "technique.franken-squirmbag.name": "Риба Франкенштейна п’ятого порядку (Franken Squirmbag)",
  "technique.franken-squirmbag.about":
    "Фігура «риба п’ятого порядку», у якій замість деяких рядків або стовпців узято блоки.",
  "technique.finned-franken-squirmbag.name": "Риба Франкенштейна п’ятого порядку з плавцем (Finned Franken Squirmbag)",
  "technique.finned-franken-squirmbag.about": "Риба Франкенштейна п’ятого порядку з плавцями.",
  "technique.mutant-squirmbag.name": "Риба-мутант п’ятого порядку (Mutant Squirmbag)",
  "technique.mutant-squirmbag.about": "Фігура «риба п’ятого порядку», у якій змішано рядки, стовпці й блоки.",
  "technique.finned-mutant-squirmbag.name": "Риба-мутант п’ятого порядку з плавцем (Finned Mutant Squirmbag)",
  "technique.finned-mutant-squirmbag.about": "Риба з п’яти домів, у якій змішано рядки, стовпці й блоки, з плавцями.",
  "technique.finned-mutant-whale.name": "Риба-мутант шостого порядку з плавцем (Finned Mutant Whale)",
  "technique.finned-mutant-whale.about": "Риба з шести домів, у якій змішано рядки, стовпці й блоки, з плавцями.",
  "technique.finned-mutant-leviathan.name": "Риба-мутант сьомого порядку з плавцем (Finned Mutant Leviathan)",
  "technique.finned-mutant-leviathan.about": "Риба із семи домів, у якій змішано рядки, стовпці й блоки, з плавцями.",
  "technique.forcing-chain-contradiction.name": "Примусовий ланцюг: суперечність (Forcing Chain Contradiction)",
  "technique.forcing-chain-contradiction.about":
    "Припущення крок за кроком приводить до суперечності. Отже, воно хибне.",
  "technique.forcing-chain-verity.name": "Примусовий ланцюг: спільний висновок (Forcing Chain Verity)",
  "technique.forcing-chain-verity.about":
    "Одне з кількох припущень має бути правильним, і кожне крок за кроком приводить до того самого висновку.",
  "technique.forcing-net-contradiction.name": "Примусова мережа: суперечність (Forcing Net Contradiction)",
  "technique.forcing-net-contradiction.about":
    "Припущення кількома ланцюгами, що сходяться, приводить до суперечності. Отже, воно хибне.",
  "technique.forcing-net-verity.name": "Примусова мережа: спільний висновок (Forcing Net Verity)",
  "technique.forcing-net-verity.about":
    "Одне з кількох припущень має бути правильним, і кожне кількома ланцюгами, що сходяться, приводить до того самого висновку.",
  "technique.template-set.name": "Шаблони: встановлення (Template Set)",
  "technique.template-set.about":
    "Шаблон цифри — це повне розміщення цієї цифри на полі. Якщо клітинка входить до всіх шаблонів, у ній стоїть ця цифра.",
  "technique.template-delete.name": "Шаблони: вилучення (Template Delete)",
  "technique.template-delete.about":
    "Шаблон цифри — це повне розміщення цієї цифри на полі. Якщо клітинка не входить до жодного шаблону, цієї цифри в ній бути не може.",
  "technique.trial-and-error.name": "Метод спроб і помилок (Trial and Error)",
  "technique.trial-and-error.about": "Кандидата вважають правильним, і наслідки показують, чи це так.",
  "technique.last-cell-of-sum.name": "Остання клітинка суми (Last Cell of a Sum)",
  "technique.last-cell-of-sum.about": "Усі інші клітинки суми заповнені, тому в останній стоїть залишок.",
  "technique.related-cell.name": "Пов’язана клітинка (Related Cell)",
  "technique.related-cell.about": "Правило пов’язує клітинку із заповненою, і та залишає їй лише деякі цифри.",
  "technique.parity.name": "Парні й непарні (Even and Odd)",
  "technique.parity.about": "У клітинці з позначкою парності можуть стояти тільки цифри цього виду.",
  "technique.excluded-digits.name": "Цифри, виключені правилом (Digits Excluded by a Rule)",
  "technique.excluded-digits.about": "Саме правило забороняє цифру в клітинці, хоч би що стояло в інших клітинках.",
  "technique.single-combination.name": "Єдина комбінація (Single Combination)",
  "technique.single-combination.about": "Тільки один набір цифр відповідає розміру й сумі області.",
  "technique.order-bounds.name": "Межі порядку (Bounds of an Order)",
  "technique.order-bounds.about":
    "Цифри вздовж лінії зростають, тому кожна клітинка лежить у межах, які задають сусідні.",
  "technique.rule-of-45.name": "Правило 45 (Rule of 45)",
  "technique.rule-of-45.about": "Сума цілих домів відома. Якщо відняти області в них, залишається одна клітинка.",
  "technique.related-candidates.name": "Пов’язані кандидати правила (Related Candidates)",
  "technique.related-candidates.about": "Кандидата виключено: до нього не пасує жоден кандидат пов’язаної клітинки.",
  "technique.cage-combinations.name": "Комбінації області (Cage Combinations)",
  "technique.cage-combinations.about": "Кандидата виключено: жодна комбінація області не допускає його тут.",
  "technique.renban-digits.name": "Цифри ренбана (Renban Digits)",
  "technique.renban-digits.about": "Кандидата виключено: жоден ряд послідовних цифр лінії не допускає його тут.",
  "technique.quadruple-digits.name": "Цифри четвірки (Quadruple Digits)",
  "technique.quadruple-digits.about": "Цифри в кружку мають стояти в його чотирьох клітинках.",
  "technique.between-bounds.name": "Межі двох кінців (Bounds of Two Ends)",
  "technique.between-bounds.about": "Кінці лінії обмежують цифри між ними, а ті обмежують кінці.",
  "technique.sum-bounds.name": "Межі суми (Bounds of a Sum)",
  "technique.sum-bounds.about": "З цим кандидатом решта клітинок суми дали б разом замало або забагато.",
  "technique.required-digit.name": "Обов’язкова цифра (Required Digit)",
  "technique.required-digit.about":
    "Правило вимагає цифру в деяких клітинках. Клітинка, яка бачить їх усі, не може її містити.",
  "technique.rule-pointing.name": "Вказування за правилами (Pointing along Rules)",
  "technique.rule-pointing.about":
    "Клітинка бачить усі місця цифри в домі, деякі завдяки правилу. Цієї цифри в ній бути не може.",
  "technique.innies-and-outies.name": "Внутрішні й зовнішні клітинки (Innies and Outies)",
  "technique.innies-and-outies.about":
    "Сума цілих домів відома. Без областей у них залишається кілька клітинок із відомою сумою.",
  "technique.line-candidates.name": "Кандидати вздовж лінії (Candidates along a Line)",
  "technique.line-candidates.about": "Кандидата виключено: його немає в жодному заповненні всієї лінії.",
  "technique.sum-combinations.name": "Комбінації суми (Combinations of a Sum)",
  "technique.sum-combinations.about": "Кандидата виключено: його немає в жодному способі скласти суму.",
  "technique.clue-arrangements.name": "Розстановки підказки (Arrangements of a Clue)",
  "technique.clue-arrangements.about": "Кандидата виключено: з ним жодна розстановка лінії не відповідає підказці.",

  "producer.hidden-single.name": "Прихований одинак",
  "producer.direct-locked-candidates.name": "Прямі замкнені кандидати",
  "producer.direct-hidden-pair.name": "Пряма прихована пара",
  "producer.naked-single.name": "Голий одинак",
  "producer.direct-hidden-triple.name": "Пряма прихована трійка",
  "producer.locked-candidates.name": "Замкнені кандидати",
  "producer.naked-pair.name": "Гола пара",
  "producer.x-wing.name": "X-крило",
  "producer.hidden-pair.name": "Прихована пара",
  "producer.naked-triple.name": "Гола трійка",
  "producer.swordfish.name": "Риба-меч",
  "producer.hidden-triple.name": "Прихована трійка",
  "producer.xy-wing.name": "XY-крило",
  "producer.xyz-wing.name": "XYZ-крило",
  "producer.unique-loop.name": "Унікальний прямокутник або кільце",
  "producer.naked-quad.name": "Гола четвірка",
  "producer.jellyfish.name": "Медуза",
  "producer.hidden-quad.name": "Прихована четвірка",
  "producer.bug.name": "BUG",
  "producer.aligned-pair-exclusion.name": "Виключення за парою клітинок",
  "producer.forcing-chain-or-cycle.name": "Примусовий ланцюг або кільце",
  "producer.aligned-triple-exclusion.name": "Виключення за трійкою клітинок",
  "producer.nishio-forcing-chain.name": "Примусовий ланцюг Нішіо",
  "producer.multiple-forcing-chain.name": "Множинний примусовий ланцюг",
  "producer.dynamic-forcing-chain.name": "Динамічний примусовий ланцюг",
  "producer.dynamic-forcing-chain-plus.name": "Динамічний примусовий ланцюг із фігурами",
  "producer.nested-forcing-chain.name": "Вкладений примусовий ланцюг",
  "producer.nested-multiple-chain.name": "Вкладений множинний примусовий ланцюг",
  "producer.nested-dynamic-chain.name": "Вкладений динамічний примусовий ланцюг",
  "producer.nested-dynamic-chain-plus.name": "Вкладений динамічний примусовий ланцюг, два рівні",

  "house.the":
    "{kind, select, row {{count, plural, =1 {рядок {index}} other {рядки {index}}}} column {{count, plural, =1 {стовпець {index}} other {стовпці {index}}}} box {{count, plural, =1 {блок {index}} other {блоки {index}}}} region {{count, plural, =1 {область {index}} other {області {index}}}} diagonal {{count, plural, =1 {діагональ {index}} other {діагоналі {index}}}} window {{count, plural, =1 {вікно {index}} other {вікна {index}}}} asterisk {зірочка} centerdots {центри блоків} disjoint {{count, plural, =1 {група однакових місць {index}} other {групи однакових місць {index}}}} other {{count, plural, =1 {дім {index}} other {доми {index}}}}}",
  "house.in":
    "{kind, select, row {{count, plural, =1 {у рядку {index}} other {у рядках {index}}}} column {{count, plural, =1 {у стовпці {index}} other {у стовпцях {index}}}} box {{count, plural, =1 {у блоці {index}} other {у блоках {index}}}} region {{count, plural, =1 {в області {index}} other {в областях {index}}}} diagonal {{count, plural, =1 {на діагоналі {index}} other {на діагоналях {index}}}} window {{count, plural, =1 {у вікні {index}} other {у вікнах {index}}}} asterisk {у зірочці} centerdots {у центрах блоків} disjoint {{count, plural, =1 {у групі однакових місць {index}} other {у групах однакових місць {index}}}} other {{count, plural, =1 {у домі {index}} other {у домах {index}}}}}",
  "house.of":
    "{kind, select, row {{count, plural, =1 {рядка {index}} other {рядків {index}}}} column {{count, plural, =1 {стовпця {index}} other {стовпців {index}}}} box {{count, plural, =1 {блока {index}} other {блоків {index}}}} region {{count, plural, =1 {області {index}} other {областей {index}}}} diagonal {{count, plural, =1 {діагоналі {index}} other {діагоналей {index}}}} window {{count, plural, =1 {вікна {index}} other {вікон {index}}}} asterisk {зірочки} centerdots {центрів блоків} disjoint {{count, plural, =1 {групи однакових місць {index}} other {груп однакових місць {index}}}} other {{count, plural, =1 {дому {index}} other {домів {index}}}}}",
  "house.and": "{first} і {last}",
  "cells.the": "{count, plural, =1 {клітинка {cells}} other {клітинки {cells}}}",
  "cells.in": "{count, plural, =1 {у клітинці {cells}} other {у клітинках {cells}}}",
  "cells.of": "{count, plural, =1 {клітинки {cells}} other {клітинок {cells}}}",
  "cells.from": "{count, plural, =1 {з клітинки {cells}} other {з клітинок {cells}}}",
  "digits.item": "{digit}",
  "digits.the": "{count, plural, =1 {цифра {digits}} other {цифри {digits}}}",
  "digits.of": "{count, plural, =1 {цифри {digits}} other {цифр {digits}}}",

  "where.houses": "Шукайте {inHouses}.",
  "where.cells": "Подивіться на {cellsCount, plural, =1 {клітинку {cells}} other {клітинки {cells}}}.",
  "where.around":
    "Подивіться на {cellsCount, plural, =1 {клітинку {cells} і на клітинки, які вона бачить} other {клітинки {cells} і на клітинки, які вони бачать}}.",
  "where.chain":
    "Подивіться на {cellsCount, plural, =1 {клітинку {cells}: з неї} other {клітинки {cells}: з них}} починається ланцюг.",
  "where.colors":
    "Подивіться на {cellsCount, plural, =1 {клітинку {cells}: з неї} other {клітинки {cells}: з них}} можна почати розфарбування.",
  "where.board": "Подивіться на все поле.",
  "what.digits": "{name}, {digitsCount, plural, =1 {цифра} other {цифри}} {digits}.",
  "what.plain": "{name}.",

  "result.place": "Отже, {inCells} стоїть {digit}.",
  "result.place-more": "Крім того, {inCells} стоїть {digit}.",
  "result.remove":
    "Отже, {digitsCount, plural, =1 {цифру {digits}} other {цифри {digits}}} можна викреслити {fromCells}.",
  "result.remove-more":
    "Крім того, {digitsCount, plural, =1 {цифру {digits}} other {цифри {digits}}} можна викреслити {fromCells}.",
  "result.seen":
    "{TheCells} {cellsCount, plural, =1 {бачить} other {бачать}} {holdersCount, plural, =1 {клітинку {holders}} =2 {обидві клітинки {holders}} other {усі клітинки {holders}}}, тому {digitsCount, plural, =1 {цифру {digits}} other {цифри {digits}}} можна викреслити {fromCells}.",
  "general.pattern": "Цей висновок випливає з кандидатів {inCells}.",

  "single.last-cell": "{InHouse} порожня тільки клітинка {cell}.",
  "single.last-digit": "{InHouse} бракує тільки цифри {digit}.",
  "single.hidden": "{InHouse} цифра {digit} може стояти лише {inCell}.",
  "single.hidden-others": "Усі інші клітинки {ofHouse} вже заповнені або не можуть містити {digit}.",
  "single.hidden-sees": "{TheCells} {cellsCount, plural, =1 {бачить} other {бачать}} цифру {digit} {inOther}.",
  "single.hidden-removed": "Цифру {digit} вже викреслено {fromCells}.",
  "single.naked": "{InCell} лишився тільки кандидат {digit}.",
  "single.naked-others":
    "Усі інші цифри стоять у клітинках, які бачить клітинка {cell}, або вже викреслені {fromCell}.",
  "single.naked-house": "{InHouse} вже є {digitsCount, plural, =1 {цифра} other {цифри}} {digits}.",
  "single.naked-removed":
    "{digitsCount, plural, =1 {Цифру {digits} вже викреслено} other {Цифри {digits} вже викреслено}} {fromCell}.",

  "locked.confined":
    "{InBase} цифра {digit} може стояти лише {inCells}, і {cellsCount, plural, =2 {обидві ці клітинки} other {всі ці клітинки}} лежать {inTarget}.",
  "locked.so": "В одній із цих клітинок стоїть {digit}, тому в інших клітинках {ofTarget} цифри {digit} бути не може.",
  "direct.single": "Тому {inHouse} для цифри {digit} лишається тільки клітинка {cell}.",

  "subset.naked-pair": "{InCells} можливі лише {digits}, тому в одній стоїть {first}, а в іншій — {second}.",
  "subset.naked":
    "{InCells} можливі лише цифри {digits}. Клітинок {count}, і цифр теж {count}, тому кожна з цих цифр стоїть в одній із цих клітинок.",
  "subset.rest-of-house":
    "В інших клітинках {ofHouse} {digitsCount, plural, =1 {цифри {digits}} other {цифр {digits}}} бути не може.",
  "subset.both-houses": "Ці клітинки лежать {inHouses}, тому в інших клітинках {ofHouses} цифр {digits} бути не може.",
  "subset.rest-seen":
    "В інших клітинках, які бачать {cellsCount, plural, =2 {обидві ці клітинки} other {усі ці клітинки}}, цифр {digits} бути не може.",
  "subset.hidden": "{InHouse} цифри {digits} можуть стояти лише {inCells}.",
  "subset.hidden-so":
    "{count, plural, =2 {Дві цифри потребують двох клітинок} =3 {Три цифри потребують трьох клітинок} =4 {Чотири цифри потребують чотирьох клітинок} one {# цифра потребує # клітинки} few {# цифри потребують # клітинок} many {# цифр потребують # клітинок} other {# цифри потребують # клітинок}}, тому інших цифр у цих клітинках бути не може.",

  "sue-de-coq.cross": "{TheCells} лежать {inHouses}; у них можливі лише {digits}.",
  "sue-de-coq.line": "{InLine} {inCells} можливі лише {digits}.",
  "sue-de-coq.box": "{InBox} {inCells} можливі лише {digits}.",
  "sue-de-coq.so":
    "Разом це {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}} і стільки ж цифр ({digitCount}). Жодна цифра не може стояти в них двічі, тому кожна з цих цифр стоїть в одній із цих клітинок.",
  "sue-de-coq.so-twice":
    "Разом це {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}. {digitsCount, plural, =1 {Цифра {digits} може} other {Цифри {digits} можуть}} стояти в них двічі, один раз {inLine} і один раз {inBox}, решта цифр — лише по одному разу. Цього ледь вистачає, щоб заповнити клітинки, тому {digitsCount, plural, =1 {цифра {digits} стоїть} other {цифри {digits} стоять}} у цих клітинках і {inLine}, і {inBox}.",
  "sue-de-coq.line-so":
    "{digitsCount, plural, =1 {Цифра {digits} можлива} other {Цифри {digits} можливі}} лише в тих із цих клітинок, які лежать {inLine}. Тому в інших клітинках {ofLine} {digitsCount, plural, =1 {її} other {їх}} бути не може.",
  "sue-de-coq.box-so":
    "{digitsCount, plural, =1 {Цифра {digits} можлива} other {Цифри {digits} можливі}} лише в тих із цих клітинок, які лежать {inBox}. Тому в інших клітинках {ofBox} {digitsCount, plural, =1 {її} other {їх}} бути не може.",

  "fish.base": "{InBase} цифра {digit} можлива лише {inCells}. Усі ці клітинки лежать {inCover}.",
  "fish.so":
    "{InBase} має стояти по одній цифрі {digit}, а {inCover} може стояти лише по одній. Тому {inCover} всі цифри {digit} стоять {inBase}.",
  "fish.elsewhere": "В інших клітинках {ofCover} цифри {digit} бути не може.",
  "fish.finned":
    "{InBase} цифра {digit} можлива лише {inCells}, тобто {inCover}, і {finsCount, plural, =1 {на плавці} other {на плавцях}} {fins}.",
  "fish.houses": "Базові доми: {theBase}. Покривні доми: {theCover}.",
  "fish.base-house":
    "{InHouse} цифра {digit} можлива лише {inCells}; {cellsCount, plural, =1 {ця клітинка лежить} other {ці клітинки лежать}} {inCover}.",
  "fish.base-house-fins":
    "{InHouse} цифра {digit} можлива лише {inCells}, тобто {inCover}, і {finsCount, plural, =1 {на плавці} other {на плавцях}} {fins}.",
  "fish.base-house-only-fins":
    "{InHouse} цифра {digit} можлива лише {finsCount, plural, =1 {на плавці} other {на плавцях}} {fins}.",
  "fish.mixed-so":
    "Жодне з цих місць не лежить одразу у двох базових домах, тому в базових домах є {count, plural, one {# клітинка} few {# різні клітинки} many {# різних клітинок} other {# різних клітинок}} із цифрою {digit}. У кожному покривному домі, а їх теж {count}, уміщується тільки одна з них, тому в кожному покривному домі цифра {digit} стоїть у базовому домі.",
  "fish.endo":
    "{TheCells} {cellsCount, plural, =1 {лежить} other {лежать}} одразу у двох базових домах, тому {cellsCount, plural, =1 {вважається плавцем} other {вважаються плавцями}}.",
  "fish.fins-false":
    "Якщо {finsCount, plural, =1 {у клітинці {fins} не {digit}} other {у жодній із клітинок {fins} немає {digit}}}, то {inBase} цифри {digit} стоять {inCover}, по одній у кожному з цих домів. Тоді {inTargets} цифри {digit} бути не може.",
  "fish.fins-true":
    "Якщо {finsCount, plural, =1 {у клітинці {fins} стоїть {digit}} other {в одній із клітинок {fins} стоїть {digit}}}, то {inTargets} цифри {digit} теж бути не може: {targetsCount, plural, =1 {ця клітинка бачить} other {ці клітинки бачать}} {finsCount, plural, =1 {клітинку {fins}} =2 {обидва плавці} other {усі плавці}}.",
  "fish.cannibal":
    "{TheCells} {cellsCount, plural, =1 {лежить} other {лежать}} одразу у двох покривних домах, {inCover}. Цифра {digit} {cellsCount, plural, =1 {у цій клітинці} other {у такій клітинці}} зайняла б обидва доми, і решти покривних домів не вистачило б для решти базових.",

  "chain.suppose-false":
    "Припустімо, що {nodeCount, plural, =1 {у клітинці {node} не {digit}} other {у жодній із клітинок {node} немає {digit}}}.",
  "chain.suppose-true":
    "Припустімо, що {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}.",
  "chain.on-house":
    "Тоді {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}: {inHouse} іншого місця для {digit} не лишилося.",
  "chain.on-cell": "Тоді в клітинці {node} стоїть {digit}: інших кандидатів, крім {other} і {digit}, у ній немає.",
  "chain.on-als":
    "Тоді {inCells} немає цифри {removed} і мають стояти всі інші їхні цифри, тому {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}.",
  "chain.on-beside-als":
    "Тоді {inCells} немає цифри {removed} і мають стояти всі інші їхні цифри, тому в клітинці {node} можлива лише {digit}.",
  "chain.on":
    "Тоді {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}: іншого місця для {digit} не лишилося.",
  "chain.off-house":
    "Тоді {nodeCount, plural, =1 {у клітинці {node} не {digit}} other {у жодній із клітинок {node} немає {digit}}}: {inHouse} може стояти тільки одна цифра {digit}.",
  "chain.off-cell": "Тоді в клітинці {node} не {digit}: у ній стоїть {other}.",
  "chain.off":
    "Тоді {nodeCount, plural, =1 {у клітинці {node} не {digit}: вона бачить} other {у жодній із клітинок {node} немає {digit}: вони бачать}} {otherCount, plural, =1 {клітинку {other}} other {клітинки {other}}}.",
  "chain.ends-same": "Отже, у будь-якому разі принаймні в одній із клітинок {ends} стоїть {digit}.",
  "chain.ends-different":
    "Отже, у будь-якому разі {firstCount, plural, =1 {у клітинці {first} стоїть {firstDigit}} other {в одній із клітинок {first} стоїть {firstDigit}}} або {lastCount, plural, =1 {у клітинці {last} стоїть {lastDigit}} other {в одній із клітинок {last} стоїть {lastDigit}}}.",
  "chain.either-way": "В обох випадках неможливі такі кандидати.",
  "chain.so-false":
    "Це суперечить припущенню, тому {nodeCount, plural, =1 {у клітинці {node} цифри {digit} бути не може} other {у жодній із клітинок {node} цифри {digit} бути не може}}.",
  "chain.so-true":
    "Це суперечить припущенню, тому {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}.",
  "chain.closed":
    "Ланцюг повернувся до початку без суперечності: вийшло кільце. Якщо припущення хибне, кільце можна пройти у зворотному напрямку, і кожне твердження змінюється на протилежне.",
  "chain.closed-so":
    "Отже, з будь-яких двох сусідніх кандидатів у кільці правильний рівно один. Якщо сусіди мають спільні дім і цифру, в інших клітинках цього дому цієї цифри бути не може. Якщо сусіди стоять в одній клітинці, інших цифр у ній бути не може.",
  "chain.closed-far":
    "Між клітинками {ends} у кільці непарна кількість кроків, тому рівно в одній із них стоїть {digit}. {TheCell} бачить обидві, тому цифри {digit} у ній бути не може.",
  "chain.closed-als":
    "В обох випадках {inCells} бракує лише однієї цифри, а саме цифри кільця, а всі інші їхні цифри в них стоять. Клітинка, яка бачить усі місця однієї з цих інших цифр {inCells}, не може містити цієї цифри.",
  "pattern.meet": "{TheCells} лежать {inHouse}, тому щонайбільше в одній із них стоїть {digit}.",
  "pattern.ends": "Отже, принаймні в одній із двох інших клітинок, {ends}, стоїть {digit}.",
  "pattern.box":
    "{InHouse} цифра {digit} можлива лише {inCells}. Кожна з цих клітинок лежить {inFirst} або {inSecond}.",
  "pattern.near":
    "Якщо {inNear} стоїть {digit}, в інших клітинках {ofLine} цифри {digit} бути не може. Тоді {inBox} цифра {digit} можлива лише {inNode}.",
  "pattern.far": "Інакше {digit} стоїть {inFar}. Отже, принаймні в одній із клітинок {ends} стоїть {digit}.",
  "remote-pair.cells": "{InCells} можливі лише {digits}, і кожна з цих клітинок бачить наступну.",
  "remote-pair.groups": "Тому дві цифри чергуються: одна з них стоїть {inFirst}, інша — {inSecond}.",
  "remote-pair.so":
    "{TheTargets} {targetsCount, plural, =1 {бачить} other {бачать}} і клітинку з однією цифрою, і клітинку з іншою, тому {targetsCount, plural, =1 {у ній} other {у них}} цифр {digits} бути не може.",

  "wing.pivot": "{InPivot} можливі лише {digits}.",
  "wing.branch": "Якщо {inPivot} стоїть {choice}, то {inWing} не може бути {choice} і має стояти {digit}.",
  "wing.itself": "Лишається випадок, коли {inPivot} стоїть {digit}.",
  "wing.so": "Отже, у будь-якому разі принаймні в одній із клітинок {cells} стоїть {digit}.",
  "wing.w-cells": "{InCells} можливі лише {digits}.",
  "wing.w-house": "{InHouse} цифра {common} можлива лише {inLink}, тому в одній із цих клітинок стоїть {common}.",
  "wing.w-link": "В одній із клітинок {link} має стояти {common}.",
  "wing.w-so":
    "Кожна з клітинок {link} бачить одну з клітинок {cells}. Тому в одній із клітинок {cells} не може бути {common} і має стояти {digit}.",

  "colors.cluster":
    "Якщо в домі цифра {digit} має тільки два місця, вона стоїть рівно на одному з них. Розфарбуймо такі пари почергово: {theFirst} — колір A, {theSecond} — колір B.",
  "colors.rule": "Тоді {digit} стоїть або в усіх клітинках кольору A, або в усіх клітинках кольору B.",
  "colors.second-cluster": "Інші такі пари: {theFirst} — колір C, {theSecond} — колір D.",
  "colors.second-rule": "Тоді {digit} стоїть або в усіх клітинках кольору C, або в усіх клітинках кольору D.",
  "colors.trap":
    "{TheCells} {cellsCount, plural, =1 {бачить} other {бачать}} клітинки обох кольорів, тому {cellsCount, plural, =1 {у ній} other {у них}} цифри {digit} бути не може в жодному з випадків.",
  "colors.wrap-pair":
    "{ThePair} обидві мають колір {color}, але бачать одна одну, і {digit} не може стояти в обох. Тому в клітинках кольору {color} цифри {digit} немає.",
  "colors.wrap":
    "Дві клітинки кольору {color} бачать одна одну, і {digit} не може стояти в обох. Тому в клітинках кольору {color} цифри {digit} немає.",
  "colors.both":
    "Серед клітинок кольору {color} є такі, що бачать колір {first}, і такі, що бачать колір {second}. У клітинках одного з цих двох кольорів стоїть {digit}, тому в клітинках кольору {color} цифри {digit} немає.",
  "colors.bridge": "{ThePair} бачать одна одну, тому кольори {one} і {other} не можуть бути правильними одночасно.",
  "colors.bridge-some":
    "Один колір першої пари й один колір другої пари бачать один одного й не можуть бути правильними одночасно. Тому принаймні один із двох протилежних кольорів правильний.",
  "colors.then":
    "Отже, принаймні один із протилежних кольорів правильний: {digit} стоїть в усіх клітинках кольору {first} або в усіх клітинках кольору {second}.",
  "colors.opposite":
    "{TheCells} {cellsCount, plural, =1 {бачить} other {бачать}} клітинки обох протилежних кольорів, тому {cellsCount, plural, =1 {у ній} other {у них}} цифри {digit} бути не може.",

  "unique.rectangle":
    "{TheCells} лежать у двох рядках, двох стовпцях і двох {area, select, region {областях} other {блоках}}, і жодна з них не задана в умові.",
  "unique.deadly":
    "Якби {inCells} стояли лише цифри {digits}, їх можна було б без порушення правил поміняти місцями, і судоку мало б другий розв’язок.",
  "unique.one-solution": "Правильне судоку має рівно один розв’язок, тому так бути не може.",
  "unique.loop":
    "{TheCells} утворюють кільце: кожна з них має спільний дім із наступною, а в кожному рядку, стовпці й блоці лежать рівно дві з них або жодної.",
  "unique.one-corner":
    "{InOthers} можливі лише {digits}, тому {inCell} має стояти інша цифра: {removedCount, plural, =1 {цифри {removed}} other {цифр {removed}}} у ній бути не може.",
  "unique.one-open-corner":
    "{InOthers} вже стоять лише {digits}, тому {inCell} має стояти інша цифра: {removedCount, plural, =1 {цифри {removed}} other {цифр {removed}}} у ній бути не може.",
  "unique.shared-digit":
    "Єдиний інший кандидат у цих клітинках — {digit} {inExtra}. Тому принаймні в одній із клітинок {extra} стоїть {digit}.",
  "unique.some-extra":
    "Інші кандидати ({digits}) є лише {inExtra}. Тому принаймні в одній із цих двох клітинок стоїть {digitsOr}.",
  "unique.naked-set":
    "Разом із {cellsCount, plural, =1 {клітинкою {cells}} other {клітинками {cells}}} ця клітинка утворює голу групу: {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}} для цифр {digits}. Тому в інших клітинках, які бачать усі клітинки {all}, цифр {digits} бути не може.",
  "unique.hidden-set":
    "Принаймні в одній із клітинок {extra} стоїть інша цифра. Тому для цих цифр ({count}) лишається рівно стільки ж клітинок, і {inCells} інших цифр бути не може.",
  "unique.only-places": "{InHouse} цифра {digit} можлива лише {inExtra}, тому в одній із цих клітинок стоїть {digit}.",
  "unique.must-hold": "В одній із клітинок {extra} має стояти {digit}.",
  "unique.not-other":
    "Якби в іншій із клітинок {extra} стояла {other}, у чотирьох кутах були б лише {digits}. Тому в жодній із клітинок {extra} цифри {other} бути не може.",
  "unique.not-other-loop":
    "Якби в іншій із клітинок {extra} стояла {other}, в усіх клітинках кільця були б лише {digits}. Тому в жодній із клітинок {extra} цифри {other} бути не може.",
  "unique.opposite":
    "{InHouses} цифра {digit} можлива лише в кутах цього прямокутника. Два кути в одному рядку або одному стовпці не можуть обидва містити {digit}, тому {digit} стоїть у двох протилежних кутах із {cells}.",
  "unique.wrong-corners":
    "Якби {inExtra} стояла {digit}, то {inCells} стояла б {other}, і в чотирьох кутах були б лише {digits}. Тому {inExtra} цифри {digit} бути не може.",
  "unique.hidden-suppose":
    "Припустімо, що {inCell} стоїть {other}. {InHouses} цифра {digit} можлива лише в кутах цього прямокутника, тому в обох клітинках {beside} стояла б {digit}.",
  "unique.hidden-corner":
    "У протилежному куті, клітинці {corner}, можливі лише {digits}, і він бачив би цифру {digit}. Тому в ньому стояла б {other}.",
  "unique.hidden-so": "Тоді {inCells} стояли б лише {digits}. Тому {inCell} цифри {other} бути не може.",
  "unique.bug":
    "Якби {inCell} не стояла {digit}, в усіх порожніх клітинках було б рівно по два кандидати, а кожна цифра мала б рівно два місця в кожному домі, де її ще немає.",
  "unique.bug-so": "Така позиція або не має розв’язків, або має щонайменше два, а правильне судоку має рівно один.",
  "bug.extra": "{InCells} {digitsCount, plural, =1 {зайвий кандидат —} other {зайві кандидати —}} {digits}.",
  "bug.without":
    "Якби жоден зайвий кандидат не був правильним, в усіх порожніх клітинках було б рівно по два кандидати, а кожна цифра мала б рівно два місця в кожному домі, де її ще немає. Така позиція або не має розв’язків, або має щонайменше два, а правильне судоку має рівно один.",
  "bug.some-true": "Отже, принаймні один зайвий кандидат правильний.",
  "bug.some-cell":
    "Отже, принаймні один зайвий кандидат правильний: принаймні в одній із клітинок {extra} стоїть {digitsOr}.",
  "bug.other-cell":
    "В іншій клітинці стоїть її зайвий кандидат. Тому жодних інших кандидатів у цих двох клітинках бути не може.",

  "als.set":
    "Множина {label} — {theCells}: {count, plural, =1 {одна клітинка} one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}, {digitsCount, plural, one {# кандидат} few {# кандидати} many {# кандидатів} other {# кандидата}} ({digits}).",
  "als.rule":
    "У кожній множині кандидатів на один більше, ніж клітинок: вона майже замкнена. Якщо в ній немає однієї з її цифр, усі інші в ній стоять.",
  "als.common":
    "Множини {first} і {second} не можуть обидві містити {digit}: усі місця цифри {digit} у множині {first} бачать усі її місця в множині {second}.",
  "als.start": "Припустімо, що в множині {label} немає {digit}. Тоді в ній стоїть {common}.",
  "als.next": "Тоді в множині {label} не може бути {common}, тому в ній стоїть {digit}.",
  "als.so": "Отже, принаймні в одній із множин {first} і {last} стоїть {digit}.",
  "als.same": "Так само міркуємо і про {digitsCount, plural, =1 {цифру {digits}} other {цифри {digits}}}.",
  "als.seen":
    "{TheCells} {cellsCount, plural, =1 {бачить} other {бачать}} усі місця {digitsCount, plural, =1 {цифри {digits}} other {цифр {digits}}} у множинах {first} і {last}.",
  "als.double":
    "В обох множинах {first} і {second} є кандидати {digits}. Для кожної з цих цифр усі місця в множині {first} бачать усі місця в множині {second}, тому обидві множини містити її не можуть.",
  "als.double-others":
    "Кожній множині може бракувати лише однієї з її цифр. Тому в кожній множині стоїть одна з цифр {digits} і всі інші її цифри.",
  "als.double-so":
    "Клітинка, яка бачить усі місця однієї з цифр {digits} в обох множинах {first} і {second}, не може містити цієї цифри. Клітинка, яка бачить усі місця іншої цифри в одній множині, теж не може її містити.",
  "blossom.stem": "{InStem} можливі лише {digits}.",
  "blossom.petal": "Якщо {inStem} стоїть {common}, то в множині {label} не може бути {common} і має стояти {digit}.",
  "blossom.so": "Отже, у будь-якому разі {digit} стоїть в одній із цих множин.",
  "blossom.seen":
    "{TheCells} {cellsCount, plural, =1 {бачить} other {бачать}} усі місця {digitsCount, plural, =1 {цифри {digits}} other {цифр {digits}}} у цих множинах.",
  "exclusion.idea":
    "{wingsCount, plural, =1 {Клітинка {wings} бачить} other {Кожна з клітинок {wings} бачить}} {cellsCount, plural, =2 {обидві клітинки {cells}} other {усі клітинки {cells}}}. Тому цифри {inCells} не можуть забрати {wingsCount, plural, =1 {у неї} other {у жодної з них}} всіх кандидатів.",
  "exclusion.taken":
    "{InCell} цифри {digit} бути не може: тоді {inWing}, де можливі лише {digits}, не лишилося б жодного кандидата.",
  "exclusion.same": "{TheCells} бачать одна одну, тому в обох {digit} стояти не може.",
  "exclusion.combination":
    "Якби {inFirst} стояла {one}, а {inSecond} — {two}, то {inWing}, де можливі лише {digits}, не лишилося б жодного кандидата.",
  "exclusion.no-digit": "Отже, {inCell} не може стояти жодна цифра.",
  "exclusion.no-combination": "Отже, {inCells} не лишається жодної можливої комбінації цифр.",

  "forcing.assume":
    "Припустімо, що {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}.",
  "forcing.assume-false":
    "Припустімо, що {nodeCount, plural, =1 {у клітинці {node} не {digit}} other {у жодній із клітинок {node} немає {digit}}}.",
  "forcing.case":
    "Випадок {number}: {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}.",
  "forcing.case-false":
    "Випадок {number}: {nodeCount, plural, =1 {у клітинці {node} не {digit}} other {у жодній із клітинок {node} немає {digit}}}.",
  "forcing.one-of-cell": "{InCell} можливі лише {digits}.",
  "forcing.one-of-house": "{InHouse} цифра {digit} можлива лише {inCells}.",
  "forcing.true-or-false": "{InNode} або стоїть {digit}, або ні.",
  "forcing.one-of-these": "Одне з таких припущень має бути правильним.",
  "forcing.on-cell": "Тоді {inNode} можлива лише {digit}.",
  "forcing.on-house":
    "Тоді {inHouse} для {digit} {nodeCount, plural, =1 {лишається тільки клітинка {node}} other {лишаються тільки клітинки {node}}}.",
  "forcing.on":
    "Тоді {nodeCount, plural, =1 {у клітинці {node} стоїть {digit}} other {в одній із клітинок {node} стоїть {digit}}}.",
  "forcing.off-cell":
    "{InNode} стоїть {other}, тому {digitCount, plural, =1 {цифри {digit}} other {цифр {digit}}} у ній бути не може.",
  "forcing.off-seen":
    "{TheNode} {nodeCount, plural, =1 {бачить} other {бачать}} {otherCount, plural, =1 {клітинку {other}} other {клітинки {other}}}, тому {nodeCount, plural, =1 {у ній} other {у них}} цифри {digit} бути не може.",
  "forcing.off": "Тоді {inNode} цифри {digit} бути не може.",
  "forcing.off-locked":
    "{InBase} для {digit} {placesCount, plural, =1 {лишається тільки місце {places}, і ця клітинка лежить} =2 {лишаються тільки місця {places}, і обидві ці клітинки лежать} other {лишаються тільки місця {places}, і всі ці клітинки лежать}} {inTarget}. Тому {inNode} цифри {digit} бути не може.",
  "forcing.off-hidden-pair":
    "{InBase} для цифр {pair} лишаються тільки місця {places}, тому {inNode} {digitCount, plural, =1 {цифри {digit}} other {цифр {digit}}} бути не може.",
  "forcing.off-naked-pair":
    "{InPlaces} лишаються тільки цифри {pair}, тому в інших клітинках {ofBase} їх бути не може. Отже, {inNode} {digitCount, plural, =1 {цифри {digit}} other {цифр {digit}}} бути не може.",
  "forcing.off-fish":
    "{InBase} для {digit} лишаються тільки місця {places}, і всі ці клітинки лежать {inCover}. Тому {inNode} цифри {digit} бути не може.",
  "forcing.off-chain":
    "Із кандидатів, що лишилися, ще один ланцюг виводить, що {inNode} {digitCount, plural, =1 {цифри {digit}} other {цифр {digit}}} бути не може.",
  "forcing.true-and-false": "Але тоді {inNode} цифра {digit} має стояти і водночас стояти не може.",
  "forcing.empty-cell": "Але тоді {inCell} не лишається жодного кандидата.",
  "forcing.twice": "Але тоді {digit} стоїть в усіх клітинках {node}, хоча вони бачать одна одну.",
  "forcing.no-place": "Але тоді {inHouse} для {digit} не лишається місця.",
  "forcing.no-place-left":
    "Але тоді в жодній із клітинок {node} не може стояти {digit}, хоча в одній із них вона стояти має.",
  "forcing.contradiction": "Але тоді виникає суперечність.",
  "forcing.wrong": "Отже, припущення хибне.",
  "forcing.same-end": "Усі випадки приводять до того самого висновку.",
  "template.rule":
    "Шаблон цифри {digit} — це її повне розміщення: по одній клітинці в кожному домі, і в кожній такій клітинці {digit} вже стоїть або є серед кандидатів.",
  "template.other":
    "До всіх шаблонів цифри {other} {cellsCount, plural, =1 {входить} other {входять}} {theCells}, тому {cellsCount, plural, =1 {у ній} other {у них}} стоїть {other}.",
  "template.always":
    "{count, plural, =1 {Шаблон цифри {digit} лише один, і до нього {cellsCount, plural, =1 {входить} other {входять}} {theCells}} one {Є # шаблон цифри {digit}, і до всіх {cellsCount, plural, =1 {входить} other {входять}} {theCells}} few {Є # шаблони цифри {digit}, і до всіх {cellsCount, plural, =1 {входить} other {входять}} {theCells}} many {Є # шаблонів цифри {digit}, і до всіх {cellsCount, plural, =1 {входить} other {входять}} {theCells}} other {Є # шаблону цифри {digit}, і до всіх {cellsCount, plural, =1 {входить} other {входять}} {theCells}}}.",
  "template.never":
    "{count, plural, =1 {Шаблон цифри {digit} лише один, і до нього не {cellsCount, plural, =1 {входить} other {входять}} {theCells}} one {Є # шаблон цифри {digit}, але до жодного не {cellsCount, plural, =1 {входить} other {входять}} {theCells}} few {Є # шаблони цифри {digit}, але до жодного не {cellsCount, plural, =1 {входить} other {входять}} {theCells}} many {Є # шаблонів цифри {digit}, але до жодного не {cellsCount, plural, =1 {входить} other {входять}} {theCells}} other {Є # шаблону цифри {digit}, але до жодного не {cellsCount, plural, =1 {входить} other {входять}} {theCells}}}.",
  "template.always-any":
    "До всіх шаблонів цифри {digit} {cellsCount, plural, =1 {входить} other {входять}} {theCells}.",
  "template.never-any":
    "До жодного шаблону цифри {digit} не {cellsCount, plural, =1 {входить} other {входять}} {theCells}.",
  "trial.method": "Метод спроб і помилок: вважаємо кандидата правильним і дивимося на всі наслідки.",
  "trial.solved":
    "Так усе поле заповнюється без суперечності. Правильне судоку має рівно один розв’язок, тому припущення правильне.",
  "trial.contradiction":
    "Усі наслідки, за потреби з новими спробами, закінчуються суперечністю. Отже, припущення хибне.",

  "mark.title": "Що означають позначки",
  "mark.where": "дім, на який треба дивитися",
  "mark.base": "базовий дім: тут цифра можлива лише в позначених місцях",
  "mark.cover": "покривний дім: тут викреслюють кандидатів",
  "mark.target": "дім, у якому викреслюються кандидати",
  "mark.house-common": "дім, який з’єднує частини фігури",
  "mark.source": "цифра, яка виключає інші клітинки чи цифри",
  "mark.blocked": "клітинка, де цієї цифри бути не може",
  "mark.subset": "кандидат фігури",
  "mark.vertex": "можливе місце цифри",
  "mark.fin": "плавець: ще одне місце цифри, поза фігурою",
  "mark.endo-fin": "плавець у двох базових домах",
  "mark.pivot": "опорна клітинка: середина фігури",
  "mark.wing": "крило: клітинка на кінці фігури",
  "mark.corner": "кут фігури",
  "mark.extra": "зайвий кандидат",
  "mark.color": "колір {label}: усі правильні або всі хибні",
  "mark.on": "правильний у ланцюзі",
  "mark.off": "хибний у ланцюзі",
  "mark.end": "кінець фігури: цифра стоїть принаймні на одному з кінців",
  "mark.inner": "внутрішнє місце: цифра стоїть щонайбільше в одному з них",
  "mark.assumption": "вважаємо правильним",
  "mark.assumed-false": "вважаємо хибним",
  "mark.contradiction": "суперечність",
  "mark.common": "цифра, яка може стояти лише в одній із двох множин",
  "mark.stem": "стебло: клітинка, з якої починається фігура",
  "mark.intersection": "перетин блока й лінії",
  "mark.line-set": "множина в лінії",
  "mark.box-set": "множина в блоці",
  "mark.set": "майже замкнена множина {label}: цифр на одну більше, ніж клітинок",
  "mark.strong": "якщо один хибний, правильний інший",
  "mark.weak": "якщо один правильний, хибний інший",
  "mark.rule-cell": "клітинка правила",
  "mark.rule-place": "місце для цифри",
  "mark.known": "клітинка з цифрою, що має значення",
  "mark.added": "клітинка, цифру якої додаємо",
  "mark.subtracted": "клітинка, цифру якої віднімаємо",
  "mark.placement": "цифра, яку ставимо",
  "mark.elimination": "кандидат, якого викреслюємо",

  "spot.basic-fish":
    "Виберіть цифру. Обведіть олівцем усіх її кандидатів. {size, plural, =2 {Знайдіть два рядки, у кожному з яких рівно два кружечки, і ці кружечки лежать в одних і тих самих двох стовпцях.} =3 {Знайдіть три рядки, усі кружечки яких лежать в одних і тих самих трьох стовпцях. У кожному з цих рядків два або три кружечки.} =4 {Знайдіть чотири рядки, усі кружечки яких лежать в одних і тих самих чотирьох стовпцях. У кожному з цих рядків від двох до чотирьох кружечків.} other {Знайдіть п’ять рядків, усі кружечки яких лежать в одних і тих самих п’яти стовпцях. У кожному з цих рядків від двох до п’яти кружечків.}} Потім так само перевірте стовпці. Якщо нічого не знайшлося, візьміть іншу цифру.",
  "spot.finned-fish":
    "Виберіть цифру. Обведіть олівцем усіх її кандидатів. Знайдіть {size, plural, =2 {два рядки, кружечки яких лежать в одних і тих самих двох стовпцях} =3 {три рядки, кружечки яких лежать в одних і тих самих трьох стовпцях} =4 {чотири рядки, кружечки яких лежать в одних і тих самих чотирьох стовпцях} other {п’ять рядків, кружечки яких лежать в одних і тих самих п’яти стовпцях}}, крім одного або двох кружечків. Ці зайві кружечки — плавці.{sashimi, select, yes { В одному з рядків, крім плавців, не більше одного кружечка.} other {}} Усі плавці мають лежати в одному блоці, через який проходить один із цих стовпців. У цьому стовпці цифру можна викреслити з тих клітинок блока, які не лежать у вибраних рядках. Потім так само перевірте стовпці.",
  "spot.naked-set":
    "{size, plural, =2 {У кожному рядку, стовпці та блоці шукайте клітинки, у яких рівно два кандидати. Якщо дві клітинки мають одних і тих самих двох кандидатів, викресліть ці дві цифри з інших клітинок дому.} =3 {Візьміть клітинку з двома або трьома кандидатами. У її рядку, стовпці чи блоці знайдіть ще дві клітинки так, щоб усі три клітинки разом мали лише трьох різних кандидатів. Не обов’язково, щоб кожна клітинка мала всіх трьох. Викресліть ці цифри з інших клітинок дому.} other {Візьміть клітинку, у якій від двох до чотирьох кандидатів. У її рядку, стовпці чи блоці знайдіть ще три клітинки так, щоб усі чотири клітинки разом мали лише чотирьох різних кандидатів. Не обов’язково, щоб кожна клітинка мала всіх чотирьох. Викресліть ці цифри з інших клітинок дому.}}",
  "spot.hidden-set":
    "{size, plural, =2 {У рядку, стовпці чи блоці шукайте цифри, які можливі лише у двох клітинках. Якщо дві цифри можливі лише в одних і тих самих двох клітинках, викресліть із цих клітинок усіх інших кандидатів.} =3 {У рядку, стовпці чи блоці шукайте три цифри, які можливі лише в одних і тих самих трьох клітинках. Не обов’язково, щоб кожна цифра була можлива в усіх трьох. Викресліть із цих клітинок усіх інших кандидатів.} other {У рядку, стовпці чи блоці шукайте чотири цифри, які можливі лише в одних і тих самих чотирьох клітинках. Не обов’язково, щоб кожна цифра була можлива в усіх чотирьох. Викресліть із цих клітинок усіх інших кандидатів.}}",
  "spot.pointing":
    "Подивіться на блок і на цифру, якої в ньому ще немає. Якщо всі кандидати цієї цифри в блоці лежать в одному рядку або в одному стовпці, викресліть цифру з решти клітинок цього рядка або стовпця, поза блоком.",
  "spot.claiming":
    "Подивіться на рядок або стовпець і на цифру, якої там ще немає. Якщо всі кандидати цієї цифри в рядку або стовпці лежать в одному блоці, викресліть цифру з решти клітинок цього блока.",
};
