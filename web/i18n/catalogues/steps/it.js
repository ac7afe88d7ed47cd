/** The sentences that explain steps, in Italian. */
export default {
  "level.1": "Facile",
  "level.2": "Media",
  "level.3": "Difficile",
  "level.4": "Molto difficile",
  "level.5": "Estrema",

  "family.singles": "Singoletti",
  "family.locked": "Candidati bloccati",
  "family.subsets": "Insiemi nudi e nascosti",
  "family.fish": "Pesci",
  "family.single-digit": "Figure di una sola cifra",
  "family.coloring": "Colori",
  "family.wings": "Ali",
  "family.uniqueness": "Unicità della soluzione",
  "family.chains": "Catene e anelli",
  "family.almost-locked-sets": "Insiemi quasi bloccati",
  "family.forcing": "Catene e reti forzanti",
  "family.last-resorts": "Ultime risorse",
  "family.rules": "Regole del puzzle",

  "word.assumption": "Ipotesi",
  "word.case": "Caso {number}",
  "word.contradiction": "Contraddizione",

  "technique.full-house.name": "Ultima casella libera (Full House)",
  "technique.full-house.about":
    "In una riga, in una colonna o in un riquadro è rimasta una sola casella vuota. Lì va la cifra che manca.",
  "technique.hidden-single.name": "Singoletto nascosto (Hidden Single)",
  "technique.hidden-single.about": "A una cifra è rimasto un solo posto in una riga, in una colonna o in un riquadro.",
  "technique.naked-single.name": "Singoletto nudo (Naked Single)",
  "technique.naked-single.about": "In una casella è rimasto un solo candidato.",
  "technique.locked-pair.name": "Coppia bloccata (Locked Pair)",
  "technique.locked-pair.about":
    "Due caselle all’incrocio di un riquadro e di una linea hanno gli stessi due candidati. Le due cifre si possono eliminare dal resto del riquadro e della linea.",
  "technique.locked-triple.name": "Tripla bloccata (Locked Triple)",
  "technique.locked-triple.about":
    "Tre caselle all’incrocio di un riquadro e di una linea hanno in tutto solo tre candidati. Queste cifre si possono eliminare dal resto del riquadro e della linea.",
  "technique.pointing.name": "Candidati puntanti (Pointing)",
  "technique.pointing.about":
    "Tutti i posti di una cifra in un riquadro stanno in una sola riga o colonna. La cifra si può eliminare dal resto di quella linea.",
  "technique.claiming.name": "Riduzione linea-riquadro (Claiming)",
  "technique.claiming.about":
    "Tutti i posti di una cifra in una riga o in una colonna stanno in un solo riquadro. La cifra si può eliminare dal resto di quel riquadro.",
  "technique.direct-pointing.name": "Candidati puntanti diretti (Direct Pointing)",
  "technique.direct-pointing.about":
    "Tutti i posti di una cifra in un riquadro stanno in una sola riga o colonna. In un altro riquadro attraversato da questa linea resta un solo posto per la cifra.",
  "technique.direct-claiming.name": "Riduzione linea-riquadro diretta (Direct Claiming)",
  "technique.direct-claiming.about":
    "Tutti i posti di una cifra in una riga o colonna stanno in un solo riquadro. In una linea parallela che attraversa questo riquadro resta un solo posto per la cifra.",
  "technique.naked-pair.name": "Coppia nuda (Naked Pair)",
  "technique.naked-pair.about":
    "Due caselle di un’unità hanno gli stessi due candidati e nessun altro. Nessun’altra casella dell’unità può contenere queste cifre.",
  "technique.naked-triple.name": "Tripla nuda (Naked Triple)",
  "technique.naked-triple.about":
    "Tre caselle di un’unità hanno in tutto solo tre candidati. Nessun’altra casella dell’unità può contenere queste cifre.",
  "technique.hidden-pair.name": "Coppia nascosta (Hidden Pair)",
  "technique.hidden-pair.about":
    "In un’unità due cifre hanno gli stessi due posti. Queste due caselle non possono contenere altre cifre.",
  "technique.hidden-triple.name": "Tripla nascosta (Hidden Triple)",
  "technique.hidden-triple.about":
    "In un’unità tre cifre hanno in tutto solo tre posti. Queste tre caselle non possono contenere altre cifre.",
  "technique.direct-hidden-pair.name": "Coppia nascosta diretta (Direct Hidden Pair)",
  "technique.direct-hidden-pair.about":
    "Due cifre hanno gli stessi due posti in un’unità. Per una terza cifra resta un solo posto in quell’unità.",
  "technique.direct-hidden-triple.name": "Tripla nascosta diretta (Direct Hidden Triple)",
  "technique.direct-hidden-triple.about":
    "Tre cifre hanno in tutto solo tre posti in un’unità. Per una quarta cifra resta un solo posto in quell’unità.",
  "technique.naked-quad.name": "Quadrupla nuda (Naked Quad)",
  "technique.naked-quad.about":
    "Quattro caselle di un’unità hanno in tutto solo quattro candidati. Nessun’altra casella dell’unità può contenere queste cifre.",
  "technique.hidden-quad.name": "Quadrupla nascosta (Hidden Quad)",
  "technique.hidden-quad.about":
    "In un’unità quattro cifre hanno in tutto solo quattro posti. Queste quattro caselle non possono contenere altre cifre.",
  "technique.naked-group.name": "Insieme nudo (Naked Group)",
  "technique.naked-group.about":
    "Cinque o più caselle di un’unità hanno in tutto tanti candidati quante sono le caselle. Nessun’altra casella dell’unità può contenere queste cifre.",
  "technique.hidden-group.name": "Insieme nascosto (Hidden Group)",
  "technique.hidden-group.about":
    "In un’unità cinque o più cifre hanno in tutto tanti posti quante sono le cifre. Queste caselle non possono contenere altre cifre.",
  "technique.x-wing.name": "X-Wing",
  "technique.x-wing.about":
    "In due righe una cifra è possibile solo nelle stesse due colonne. Si può eliminare dalle altre caselle di queste colonne. Righe e colonne si possono scambiare.",
  "technique.swordfish.name": "Pesce spada (Swordfish)",
  "technique.swordfish.about":
    "In tre righe una cifra è possibile solo nelle stesse tre colonne. Si può eliminare dalle altre caselle di queste colonne. Righe e colonne si possono scambiare.",
  "technique.jellyfish.name": "Medusa (Jellyfish)",
  "technique.jellyfish.about":
    "In quattro righe una cifra è possibile solo nelle stesse quattro colonne. Si può eliminare dalle altre caselle di queste colonne. Righe e colonne si possono scambiare.",
  "technique.remote-pair.name": "Coppia remota (Remote Pair)",
  "technique.remote-pair.about":
    "In una catena di caselle con gli stessi due candidati le due cifre si alternano. Una casella che le vede entrambe non può contenerne nessuna.",
  "technique.bug-plus-one.name": "BUG+1",
  "technique.bug-plus-one.about":
    "Tutte le caselle vuote tranne una hanno due candidati. In quella casella va la cifra senza la quale la soluzione non sarebbe unica.",
  "technique.bug-2.name": "BUG, tipo 2 (BUG Type 2)",
  "technique.bug-2.about":
    "Se si togliesse una certa cifra da alcune caselle, tutte le caselle vuote avrebbero due candidati e la soluzione non sarebbe unica. Quindi una di queste caselle contiene quella cifra.",
  "technique.bug-3.name": "BUG, tipo 3 (BUG Type 3)",
  "technique.bug-3.about":
    "Tutte le caselle vuote hanno due candidati, a parte i candidati in più di alcune caselle di un’unità. Questi candidati in più formano un insieme nudo con altre caselle.",
  "technique.bug-4.name": "BUG, tipo 4 (BUG Type 4)",
  "technique.bug-4.about":
    "Tutte le caselle vuote hanno due candidati, a parte i candidati in più di due caselle. Una delle due contiene una cifra che nella loro unità non ha altri posti, e l’altra contiene un candidato in più.",
  "technique.skyscraper.name": "Grattacielo (Skyscraper)",
  "technique.skyscraper.about":
    "In ognuna di due righe una cifra ha due posti, e un posto di ciascuna sta nella stessa colonna. Almeno uno degli altri due posti contiene la cifra.",
  "technique.two-string-kite.name": "Aquilone (2-String Kite)",
  "technique.two-string-kite.about":
    "Una cifra ha due posti in una riga e due in una colonna, e un posto della riga e uno della colonna stanno nello stesso riquadro. Almeno uno degli altri due posti contiene la cifra.",
  "technique.dual-two-string-kite.name": "Doppio aquilone (Dual 2-String Kite)",
  "technique.dual-two-string-kite.about":
    "Due aquiloni della stessa cifra che usano le stesse due caselle di un riquadro.",
  "technique.turbot-fish.name": "Pesce rombo (Turbot Fish)",
  "technique.turbot-fish.about":
    "In ognuna di due unità una cifra ha due posti, e un posto della prima vede un posto della seconda. Almeno uno degli altri due posti contiene la cifra.",
  "technique.empty-rectangle.name": "Rettangolo vuoto (Empty Rectangle)",
  "technique.empty-rectangle.about":
    "In un riquadro tutti i posti di una cifra stanno in una riga e in una colonna. Insieme a una linea che ha due posti per la cifra, questo la elimina da una casella.",
  "technique.dual-empty-rectangle.name": "Doppio rettangolo vuoto (Dual Empty Rectangle)",
  "technique.dual-empty-rectangle.about":
    "Due rettangoli vuoti nello stesso riquadro eliminano la cifra da due caselle.",
  "technique.w-wing.name": "W-Wing",
  "technique.w-wing.about":
    "Due caselle hanno gli stessi due candidati, e ognuna vede uno dei due posti che una di queste cifre ha in un’unità. Almeno una delle due caselle contiene l’altra cifra.",
  "technique.xy-wing.name": "XY-Wing",
  "technique.xy-wing.about":
    "Una casella con due candidati vede altre due caselle con due candidati. Qualunque cifra contenga, una delle altre due contiene la cifra che hanno in comune.",
  "technique.xyz-wing.name": "XYZ-Wing",
  "technique.xyz-wing.about":
    "Una casella con tre candidati vede due caselle con due di questi candidati ciascuna. Una delle tre caselle contiene la cifra che hanno in comune.",
  "technique.unique-rectangle-1.name": "Rettangolo unico, tipo 1 (Unique Rectangle Type 1)",
  "technique.unique-rectangle-1.about":
    "Tre angoli di un rettangolo hanno gli stessi due candidati e nessun altro. Il quarto angolo non può contenere nessuna delle due cifre.",
  "technique.unique-rectangle-2.name": "Rettangolo unico, tipo 2 (Unique Rectangle Type 2)",
  "technique.unique-rectangle-2.about":
    "Due angoli di un rettangolo hanno lo stesso candidato in più. Uno dei due lo contiene.",
  "technique.unique-rectangle-3.name": "Rettangolo unico, tipo 3 (Unique Rectangle Type 3)",
  "technique.unique-rectangle-3.about":
    "I candidati in più di due angoli di un rettangolo formano un insieme nudo con altre caselle.",
  "technique.unique-rectangle-4.name": "Rettangolo unico, tipo 4 (Unique Rectangle Type 4)",
  "technique.unique-rectangle-4.about":
    "Due angoli di un rettangolo sono gli unici posti di una delle sue cifre in un’unità. Nessuno dei due può contenere l’altra cifra.",
  "technique.unique-rectangle-5.name": "Rettangolo unico, tipo 5 (Unique Rectangle Type 5)",
  "technique.unique-rectangle-5.about":
    "Due angoli opposti o tre angoli di un rettangolo hanno lo stesso candidato in più. Uno di loro lo contiene.",
  "technique.unique-rectangle-6.name": "Rettangolo unico, tipo 6 (Unique Rectangle Type 6)",
  "technique.unique-rectangle-6.about":
    "Una delle due cifre deve stare in due angoli opposti del rettangolo. Non può stare negli angoli che hanno candidati in più.",
  "technique.unique-loop-1.name": "Anello unico, tipo 1 (Unique Loop Type 1)",
  "technique.unique-loop-1.about":
    "Tutte le caselle di un anello tranne una hanno gli stessi due candidati e nessun altro. La casella rimanente non può contenere nessuna delle due cifre.",
  "technique.unique-loop-2.name": "Anello unico, tipo 2 (Unique Loop Type 2)",
  "technique.unique-loop-2.about":
    "Alcune caselle di un anello hanno lo stesso candidato in più. Una di loro lo contiene.",
  "technique.unique-loop-3.name": "Anello unico, tipo 3 (Unique Loop Type 3)",
  "technique.unique-loop-3.about":
    "Due caselle di un anello hanno candidati in più. Insieme ad altre caselle di un’unità formano un insieme nudo o nascosto.",
  "technique.unique-loop-4.name": "Anello unico, tipo 4 (Unique Loop Type 4)",
  "technique.unique-loop-4.about":
    "Due caselle di un anello sono gli unici posti di una delle sue cifre in un’unità. Nessuna delle due può contenere l’altra cifra.",
  "technique.hidden-rectangle.name": "Rettangolo nascosto (Hidden Rectangle)",
  "technique.hidden-rectangle.about":
    "Un angolo di un rettangolo ha solo due candidati. Nella riga e nella colonna dell’angolo opposto una di queste cifre è possibile solo negli angoli. L’angolo opposto non può contenere l’altra cifra.",
  "technique.avoidable-rectangle-1.name": "Rettangolo evitabile, tipo 1 (Avoidable Rectangle Type 1)",
  "technique.avoidable-rectangle-1.about":
    "Tre angoli di un rettangolo sono già riempiti e nessuno di loro contiene una cifra iniziale. Il quarto non può completare due cifre che si potrebbero scambiare.",
  "technique.avoidable-rectangle-2.name": "Rettangolo evitabile, tipo 2 (Avoidable Rectangle Type 2)",
  "technique.avoidable-rectangle-2.about":
    "Due angoli di un rettangolo sono già riempiti e nessun angolo contiene una cifra iniziale. Gli altri due hanno in comune un candidato in più, e uno di loro lo contiene.",
  "technique.finned-x-wing.name": "X-Wing con pinna (Finned X-Wing)",
  "technique.finned-x-wing.about":
    "Un X-Wing con posti in più, le pinne. Si può eliminare un candidato che un X-Wing eliminerebbe e che vede tutte le pinne.",
  "technique.sashimi-x-wing.name": "X-Wing sashimi (Sashimi X-Wing)",
  "technique.sashimi-x-wing.about": "Un X-Wing con pinne in cui a una linea, senza le pinne, resta un solo posto.",
  "technique.simple-colors-trap.name": "Colori semplici: trappola (Simple Colors Trap)",
  "technique.simple-colors-trap.about":
    "Se in un’unità una cifra ha solo due posti, i due ricevono colori diversi. Una casella che vede entrambi i colori non può contenere la cifra.",
  "technique.simple-colors-wrap.name": "Colori semplici: conflitto (Simple Colors Wrap)",
  "technique.simple-colors-wrap.about":
    "Se in un’unità una cifra ha solo due posti, i due ricevono colori diversi. Se due caselle dello stesso colore si vedono, quel colore è falso.",
  "technique.multi-colors-1.name": "Colori multipli, tipo 1 (Multi Colors Type 1)",
  "technique.multi-colors-1.about":
    "Un colore di una colorazione vede un colore di un’altra colorazione della stessa cifra. Almeno uno dei due colori opposti è vero.",
  "technique.multi-colors-2.name": "Colori multipli, tipo 2 (Multi Colors Type 2)",
  "technique.multi-colors-2.about": "Un colore che vede entrambi i colori di un’altra colorazione è falso.",
  "technique.finned-swordfish.name": "Pesce spada con pinna (Finned Swordfish)",
  "technique.finned-swordfish.about":
    "Un pesce spada con posti in più, le pinne. Si può eliminare un candidato che un pesce spada eliminerebbe e che vede tutte le pinne.",
  "technique.sashimi-swordfish.name": "Pesce spada sashimi (Sashimi Swordfish)",
  "technique.sashimi-swordfish.about":
    "Un pesce spada con pinne in cui a una linea, senza le pinne, resta un solo posto.",
  "technique.finned-jellyfish.name": "Medusa con pinna (Finned Jellyfish)",
  "technique.finned-jellyfish.about":
    "Una medusa con posti in più, le pinne. Si può eliminare un candidato che una medusa eliminerebbe e che vede tutte le pinne.",
  "technique.sashimi-jellyfish.name": "Medusa sashimi (Sashimi Jellyfish)",
  "technique.sashimi-jellyfish.about": "Una medusa con pinne in cui a una linea, senza le pinne, resta un solo posto.",
  "technique.sue-de-coq.name": "Sue de Coq",
  "technique.sue-de-coq.about":
    "Alcune caselle all’incrocio di una linea e di un riquadro, con altre caselle della linea e del riquadro, hanno in tutto tante cifre quante sono le caselle. Le altre caselle della linea e del riquadro non possono contenere queste cifre.",
  "technique.x-chain.name": "Catena X (X-Chain)",
  "technique.x-chain.about":
    "In una catena di posti di una sola cifra si alternano posti falsi e veri. Almeno un’estremità della catena contiene la cifra.",
  "technique.xy-chain.name": "Catena XY (XY-Chain)",
  "technique.xy-chain.about":
    "In una catena di caselle con due candidati almeno un’estremità contiene la cifra che le due estremità hanno in comune.",
  "technique.continuous-nice-loop.name": "Anello continuo (Continuous Nice Loop)",
  "technique.continuous-nice-loop.about":
    "Una catena torna all’inizio senza contraddizione. Di due vicini qualsiasi dell’anello esattamente uno è vero.",
  "technique.discontinuous-nice-loop.name": "Anello discontinuo (Discontinuous Nice Loop)",
  "technique.discontinuous-nice-loop.about": "Una catena torna all’inizio e lo contraddice.",
  "technique.aic.name": "Catena di inferenze alternate (AIC)",
  "technique.aic.about": "Catena in cui si alternano candidati falsi e veri. Almeno una delle sue estremità è vera.",
  "technique.grouped-continuous-nice-loop.name": "Anello continuo con gruppi (Grouped Continuous Nice Loop)",
  "technique.grouped-continuous-nice-loop.about":
    "Una catena torna all’inizio senza contraddizione. Alcuni suoi elementi sono gruppi di caselle.",
  "technique.grouped-discontinuous-nice-loop.name": "Anello discontinuo con gruppi (Grouped Discontinuous Nice Loop)",
  "technique.grouped-discontinuous-nice-loop.about":
    "Una catena torna all’inizio e lo contraddice. Alcuni suoi elementi sono gruppi di caselle.",
  "technique.grouped-aic.name": "Catena di inferenze alternate con gruppi (Grouped AIC)",
  "technique.grouped-aic.about": "Catena di inferenze alternate in cui alcuni elementi sono gruppi di caselle.",
  "technique.als-xz.name": "Due insiemi quasi bloccati (ALS-XZ)",
  "technique.als-xz.about":
    "Una delle cifre comuni a due insiemi quasi bloccati può stare solo in uno di loro. Quindi almeno uno dei due insiemi contiene l’altra cifra comune.",
  "technique.als-xy-wing.name": "Ala di insiemi quasi bloccati (ALS-XY-Wing)",
  "technique.als-xy-wing.about":
    "Il primo e il secondo di tre insiemi quasi bloccati non possono contenere entrambi una certa cifra, e lo stesso vale per il secondo e il terzo. Il primo o il terzo contiene la cifra comune a questi due.",
  "technique.als-xy-chain.name": "Catena di insiemi quasi bloccati (ALS-XY-Chain)",
  "technique.als-xy-chain.about":
    "In una catena di insiemi quasi bloccati due vicini qualsiasi hanno in comune una cifra che solo uno di loro può contenere. Il primo o l’ultimo insieme contiene la cifra comune a questi due.",
  "technique.death-blossom.name": "Fiore della morte (Death Blossom)",
  "technique.death-blossom.about":
    "Ogni candidato di una casella toglie una cifra a un insieme quasi bloccato. Uno di questi insiemi contiene la cifra comune a tutti.",
  "technique.aligned-pair-exclusion.name": "Esclusione per coppia di caselle (Aligned Pair Exclusion)",
  "technique.aligned-pair-exclusion.about":
    "Alcune combinazioni di cifre in due caselle toglierebbero tutti i candidati a una casella vista da entrambe. Una cifra possibile solo in queste combinazioni si può eliminare.",
  "technique.aligned-triple-exclusion.name": "Esclusione per tripla di caselle (Aligned Triple Exclusion)",
  "technique.aligned-triple-exclusion.about":
    "Alcune combinazioni di cifre in tre caselle toglierebbero tutti i candidati a una casella vista da tutte e tre. Una cifra possibile solo in queste combinazioni si può eliminare.",
  "technique.franken-x-wing.name": "X-Wing di Frankenstein (Franken X-Wing)",
  "technique.franken-x-wing.about": "X-Wing in cui alcuni riquadri prendono il posto di righe o colonne.",
  "technique.franken-swordfish.name": "Pesce spada di Frankenstein (Franken Swordfish)",
  "technique.franken-swordfish.about": "Pesce spada in cui alcuni riquadri prendono il posto di righe o colonne.",
  "technique.franken-jellyfish.name": "Medusa di Frankenstein (Franken Jellyfish)",
  "technique.franken-jellyfish.about": "Medusa in cui alcuni riquadri prendono il posto di righe o colonne.",
  "technique.finned-franken-x-wing.name": "X-Wing di Frankenstein con pinna (Finned Franken X-Wing)",
  "technique.finned-franken-x-wing.about": "X-Wing di Frankenstein con pinne.",
  "technique.finned-franken-swordfish.name": "Pesce spada di Frankenstein con pinna (Finned Franken Swordfish)",
  "technique.finned-franken-swordfish.about": "Pesce spada di Frankenstein con pinne.",
  "technique.finned-franken-jellyfish.name": "Medusa di Frankenstein con pinna (Finned Franken Jellyfish)",
  "technique.finned-franken-jellyfish.about": "Medusa di Frankenstein con pinne.",
  "technique.mutant-x-wing.name": "X-Wing mutante (Mutant X-Wing)",
  "technique.mutant-x-wing.about": "X-Wing in cui si mescolano righe, colonne e riquadri.",
  "technique.mutant-swordfish.name": "Pesce spada mutante (Mutant Swordfish)",
  "technique.mutant-swordfish.about": "Pesce spada in cui si mescolano righe, colonne e riquadri.",
  "technique.mutant-jellyfish.name": "Medusa mutante (Mutant Jellyfish)",
  "technique.mutant-jellyfish.about": "Medusa in cui si mescolano righe, colonne e riquadri.",
  "technique.finned-mutant-x-wing.name": "X-Wing mutante con pinna (Finned Mutant X-Wing)",
  "technique.finned-mutant-x-wing.about": "X-Wing mutante con pinne.",
  "technique.finned-mutant-swordfish.name": "Pesce spada mutante con pinna (Finned Mutant Swordfish)",
  "technique.finned-mutant-swordfish.about": "Pesce spada mutante con pinne.",
  "technique.finned-mutant-jellyfish.name": "Medusa mutante con pinna (Finned Mutant Jellyfish)",
  "technique.finned-mutant-jellyfish.about": "Medusa mutante con pinne.",
  "technique.squirmbag.name": "Pesce di ordine cinque (Squirmbag)",
  "technique.squirmbag.about":
    "In cinque righe una cifra è possibile solo nelle stesse cinque colonne. Si può eliminare dalle altre caselle di queste colonne. Righe e colonne si possono scambiare.",
  "technique.finned-squirmbag.name": "Pesce di ordine cinque con pinna (Finned Squirmbag)",
  "technique.finned-squirmbag.about":
    "Un pesce di ordine cinque con posti in più, le pinne. Si può eliminare un candidato che un pesce di ordine cinque eliminerebbe e che vede tutte le pinne.",
  "technique.sashimi-squirmbag.name": "Pesce sashimi di ordine cinque (Sashimi Squirmbag)",
  "technique.sashimi-squirmbag.about":
    "Un pesce di ordine cinque con pinne in cui a una linea, senza le pinne, resta un solo posto.",
  "technique.franken-squirmbag.name": "Pesce di Frankenstein di ordine cinque (Franken Squirmbag)",
  "technique.franken-squirmbag.about":
    "Pesce di ordine cinque in cui alcuni riquadri prendono il posto di righe o colonne.",
  "technique.finned-franken-squirmbag.name":
    "Pesce di Frankenstein di ordine cinque con pinna (Finned Franken Squirmbag)",
  "technique.finned-franken-squirmbag.about": "Pesce di Frankenstein di ordine cinque con pinne.",
  "technique.mutant-squirmbag.name": "Pesce mutante di ordine cinque (Mutant Squirmbag)",
  "technique.mutant-squirmbag.about": "Pesce di ordine cinque in cui si mescolano righe, colonne e riquadri.",
  "technique.finned-mutant-squirmbag.name": "Pesce mutante di ordine cinque con pinna (Finned Mutant Squirmbag)",
  "technique.finned-mutant-squirmbag.about":
    "Pesce di cinque unità in cui si mescolano righe, colonne e riquadri, con pinne.",
  "technique.finned-mutant-whale.name": "Pesce mutante di ordine sei con pinna (Finned Mutant Whale)",
  "technique.finned-mutant-whale.about": "Pesce di sei unità in cui si mescolano righe, colonne e riquadri, con pinne.",
  "technique.finned-mutant-leviathan.name": "Pesce mutante di ordine sette con pinna (Finned Mutant Leviathan)",
  "technique.finned-mutant-leviathan.about":
    "Pesce di sette unità in cui si mescolano righe, colonne e riquadri, con pinne.",
  "technique.forcing-chain-contradiction.name": "Catena forzante: contraddizione (Forcing Chain Contradiction)",
  "technique.forcing-chain-contradiction.about":
    "Un’ipotesi porta, passo dopo passo, a una contraddizione. Quindi è falsa.",
  "technique.forcing-chain-verity.name": "Catena forzante: esito comune (Forcing Chain Verity)",
  "technique.forcing-chain-verity.about":
    "Una di più ipotesi deve essere vera, e ognuna porta, passo dopo passo, allo stesso risultato.",
  "technique.forcing-net-contradiction.name": "Rete forzante: contraddizione (Forcing Net Contradiction)",
  "technique.forcing-net-contradiction.about":
    "Un’ipotesi porta a una contraddizione attraverso più catene che si incontrano. Quindi è falsa.",
  "technique.forcing-net-verity.name": "Rete forzante: esito comune (Forcing Net Verity)",
  "technique.forcing-net-verity.about":
    "Una di più ipotesi deve essere vera, e ognuna porta allo stesso risultato attraverso più catene che si incontrano.",
  "technique.template-set.name": "Modelli: inserimento (Template Set)",
  "technique.template-set.about":
    "Un modello di una cifra è una sua disposizione completa nello schema. Se tutti i modelli contengono una casella, lì va la cifra.",
  "technique.template-delete.name": "Modelli: eliminazione (Template Delete)",
  "technique.template-delete.about":
    "Un modello di una cifra è una sua disposizione completa nello schema. Se nessun modello contiene una casella, lì la cifra non può stare.",
  "technique.trial-and-error.name": "Tentativi ed errori (Trial and Error)",
  "technique.trial-and-error.about": "Si suppone vero un candidato, e le conseguenze mostrano se è giusto.",
  "technique.last-cell-of-sum.name": "Ultima casella di una somma (Last Cell of a Sum)",
  "technique.last-cell-of-sum.about": "Tutte le altre caselle della somma sono piene: all’ultima resta la differenza.",
  "technique.related-cell.name": "Casella collegata (Related Cell)",
  "technique.related-cell.about": "Una regola collega la casella a una casella piena, che le lascia solo alcune cifre.",
  "technique.parity.name": "Pari e dispari (Even and Odd)",
  "technique.parity.about": "Una casella segnata come pari o dispari ha solo cifre di quel tipo.",
  "technique.excluded-digits.name": "Cifre escluse da una regola (Digits Excluded by a Rule)",
  "technique.excluded-digits.about":
    "La regola da sola vieta una cifra in una casella, qualunque cosa ci sia nelle altre.",
  "technique.single-combination.name": "Combinazione unica (Single Combination)",
  "technique.single-combination.about": "Un solo insieme di cifre ha la grandezza e la somma della gabbia.",
  "technique.order-bounds.name": "Limiti di un ordine (Bounds of an Order)",
  "technique.order-bounds.about":
    "Le cifre crescono lungo la linea: ogni casella sta entro i limiti dati dalle vicine.",
  "technique.rule-of-45.name": "Regola del 45 (Rule of 45)",
  "technique.rule-of-45.about": "La somma di unità intere è nota. Tolte le gabbie che contengono, avanza una casella.",
  "technique.related-candidates.name": "Candidati collegati (Related Candidates)",
  "technique.related-candidates.about":
    "Un candidato si elimina perché nessun candidato della casella collegata gli si adatta.",
  "technique.cage-combinations.name": "Combinazioni della gabbia (Cage Combinations)",
  "technique.cage-combinations.about":
    "Un candidato si elimina perché nessuna combinazione della gabbia può usarlo lì.",
  "technique.renban-digits.name": "Cifre del renban (Renban Digits)",
  "technique.renban-digits.about": "Un candidato si elimina perché nessuna serie di cifre consecutive può usarlo lì.",
  "technique.quadruple-digits.name": "Cifre del quadruplo (Quadruple Digits)",
  "technique.quadruple-digits.about": "Le cifre nel cerchio devono stare nelle sue quattro caselle.",
  "technique.between-bounds.name": "Limiti dei due estremi (Bounds of Two Ends)",
  "technique.between-bounds.about":
    "I due estremi della linea limitano le cifre che stanno fra loro, e queste limitano gli estremi.",
  "technique.sum-bounds.name": "Limiti di una somma (Bounds of a Sum)",
  "technique.sum-bounds.about": "Con un candidato le altre caselle della somma darebbero insieme troppo poco o troppo.",
  "technique.required-digit.name": "Cifra obbligatoria (Required Digit)",
  "technique.required-digit.about":
    "Una regola vuole una cifra in certe caselle. Una casella che le vede tutte non può contenerla.",
  "technique.rule-pointing.name": "Puntamento lungo le regole (Pointing along Rules)",
  "technique.rule-pointing.about":
    "Una casella vede tutti i posti di una cifra in un’unità, alcuni grazie a una regola. Non può contenere la cifra.",
  "technique.innies-and-outies.name": "Caselle interne ed esterne (Innies and Outies)",
  "technique.innies-and-outies.about":
    "La somma di unità intere è nota. Tolte le gabbie che contengono, avanzano poche caselle di somma nota.",
  "technique.line-candidates.name": "Candidati lungo una linea (Candidates along a Line)",
  "technique.line-candidates.about": "Un candidato si elimina perché nessun riempimento dell’intera linea lo contiene.",
  "technique.sum-combinations.name": "Combinazioni di una somma (Combinations of a Sum)",
  "technique.sum-combinations.about": "Un candidato si elimina perché nessun modo di fare la somma lo contiene.",
  "technique.clue-arrangements.name": "Disposizioni di un indizio (Arrangements of a Clue)",
  "technique.clue-arrangements.about":
    "Un candidato si elimina perché con esso nessuna disposizione della linea rispetta l’indizio.",

  "producer.hidden-single.name": "Singoletto nascosto",
  "producer.direct-locked-candidates.name": "Candidati bloccati diretti",
  "producer.direct-hidden-pair.name": "Coppia nascosta diretta",
  "producer.naked-single.name": "Singoletto nudo",
  "producer.direct-hidden-triple.name": "Tripla nascosta diretta",
  "producer.locked-candidates.name": "Candidati bloccati",
  "producer.naked-pair.name": "Coppia nuda",
  "producer.x-wing.name": "X-Wing",
  "producer.hidden-pair.name": "Coppia nascosta",
  "producer.naked-triple.name": "Tripla nuda",
  "producer.swordfish.name": "Pesce spada",
  "producer.hidden-triple.name": "Tripla nascosta",
  "producer.xy-wing.name": "XY-Wing",
  "producer.xyz-wing.name": "XYZ-Wing",
  "producer.unique-loop.name": "Rettangolo o anello unico",
  "producer.naked-quad.name": "Quadrupla nuda",
  "producer.jellyfish.name": "Medusa",
  "producer.hidden-quad.name": "Quadrupla nascosta",
  "producer.bug.name": "BUG",
  "producer.aligned-pair-exclusion.name": "Esclusione per coppia di caselle",
  "producer.forcing-chain-or-cycle.name": "Catena forzante o anello",
  "producer.aligned-triple-exclusion.name": "Esclusione per tripla di caselle",
  "producer.nishio-forcing-chain.name": "Catena forzante Nishio",
  "producer.multiple-forcing-chain.name": "Catena forzante multipla",
  "producer.dynamic-forcing-chain.name": "Catena forzante dinamica",
  "producer.dynamic-forcing-chain-plus.name": "Catena forzante dinamica con figure",
  "producer.nested-forcing-chain.name": "Catena forzante annidata",
  "producer.nested-multiple-chain.name": "Catena forzante multipla annidata",
  "producer.nested-dynamic-chain.name": "Catena forzante dinamica annidata",
  "producer.nested-dynamic-chain-plus.name": "Catena forzante dinamica annidata, due livelli",

  "house.the":
    "{kind, select, row {{count, plural, =1 {la riga {index}} other {le righe {index}}}} column {{count, plural, =1 {la colonna {index}} other {le colonne {index}}}} box {{count, plural, =1 {il riquadro {index}} other {i riquadri {index}}}} region {{count, plural, =1 {la regione {index}} other {le regioni {index}}}} diagonal {{count, plural, =1 {la diagonale {index}} other {le diagonali {index}}}} window {{count, plural, =1 {la finestra {index}} other {le finestre {index}}}} asterisk {l’asterisco} centerdots {i centri dei riquadri} disjoint {{count, plural, =1 {il gruppo disgiunto {index}} other {i gruppi disgiunti {index}}}} other {{count, plural, =1 {l’unità {index}} other {le unità {index}}}}}",
  "house.in":
    "{kind, select, row {{count, plural, =1 {nella riga {index}} other {nelle righe {index}}}} column {{count, plural, =1 {nella colonna {index}} other {nelle colonne {index}}}} box {{count, plural, =1 {nel riquadro {index}} other {nei riquadri {index}}}} region {{count, plural, =1 {nella regione {index}} other {nelle regioni {index}}}} diagonal {{count, plural, =1 {sulla diagonale {index}} other {sulle diagonali {index}}}} window {{count, plural, =1 {nella finestra {index}} other {nelle finestre {index}}}} asterisk {nell’asterisco} centerdots {nei centri dei riquadri} disjoint {{count, plural, =1 {nel gruppo disgiunto {index}} other {nei gruppi disgiunti {index}}}} other {{count, plural, =1 {nell’unità {index}} other {nelle unità {index}}}}}",
  "house.of":
    "{kind, select, row {{count, plural, =1 {della riga {index}} other {delle righe {index}}}} column {{count, plural, =1 {della colonna {index}} other {delle colonne {index}}}} box {{count, plural, =1 {del riquadro {index}} other {dei riquadri {index}}}} region {{count, plural, =1 {della regione {index}} other {delle regioni {index}}}} diagonal {{count, plural, =1 {della diagonale {index}} other {delle diagonali {index}}}} window {{count, plural, =1 {della finestra {index}} other {delle finestre {index}}}} asterisk {dell’asterisco} centerdots {dei centri dei riquadri} disjoint {{count, plural, =1 {del gruppo disgiunto {index}} other {dei gruppi disgiunti {index}}}} other {{count, plural, =1 {dell’unità {index}} other {delle unità {index}}}}}",
  "house.and": "{first} e {last}",
  "cells.the": "{count, plural, =1 {la casella {cells}} other {le caselle {cells}}}",
  "cells.in": "{count, plural, =1 {nella casella {cells}} other {nelle caselle {cells}}}",
  "cells.of": "{count, plural, =1 {della casella {cells}} other {delle caselle {cells}}}",
  "cells.from": "{count, plural, =1 {dalla casella {cells}} other {dalle caselle {cells}}}",
  "digits.item":
    "{digit, select, 1 {l’1} 8 {l’8} 11 {l’11} A {l’A} E {l’E} F {l’F} H {l’H} I {l’I} L {l’L} M {l’M} N {l’N} O {l’O} R {l’R} S {l’S} U {l’U} other {il {digit}}}",
  "digits.the": "{items}",
  "digits.of": "{count, plural, =1 {della cifra {digits}} other {delle cifre {digits}}}",

  "where.houses": "Guarda {inHouses}.",
  "where.cells": "Guarda {theCells}.",
  "where.around": "Guarda {theCells} e le caselle che {cellsCount, plural, =1 {vede} other {vedono}}.",
  "where.chain": "Guarda {theCells}: da lì comincia una catena.",
  "where.colors": "Guarda {theCells}: da lì si può cominciare a colorare.",
  "where.board": "Guarda tutto lo schema.",
  "what.digits": "{name}, {digitsCount, plural, =1 {cifra} other {cifre}} {digits}.",
  "what.plain": "{name}.",

  "result.place": "Quindi {inCells} va {theDigit}.",
  "result.place-more": "Inoltre {inCells} va {theDigit}.",
  "result.remove": "Quindi {theDigits} {digitsCount, plural, =1 {si può} other {si possono}} eliminare {fromCells}.",
  "result.remove-more":
    "Inoltre {theDigits} {digitsCount, plural, =1 {si può} other {si possono}} eliminare {fromCells}.",
  "result.seen":
    "{TheCells} {cellsCount, plural, =1 {vede} other {vedono}} {holdersCount, plural, =1 {{theHolders}} =2 {entrambe {theHolders}} other {tutte {theHolders}}}, quindi {theDigits} {digitsCount, plural, =1 {si può} other {si possono}} eliminare {fromCells}.",
  "general.pattern": "Questa conclusione segue dai candidati {inCells}.",

  "single.last-cell": "{InHouse} resta vuota solo {theCell}.",
  "single.last-digit": "{InHouse} manca solo {theDigit}.",
  "single.hidden": "{InHouse} {theDigit} può andare solo {inCell}.",
  "single.hidden-others": "Ogni altra casella {ofHouse} è già riempita o non può contenere {theDigit}.",
  "single.hidden-sees": "{TheCells} {cellsCount, plural, =1 {vede} other {vedono}} {theDigit} {inOther}.",
  "single.hidden-removed": "{TheDigit} è già stato eliminato {fromCells}.",
  "single.naked": "{InCell} resta solo il candidato {digit}.",
  "single.naked-others": "Ogni altra cifra sta in una casella vista {fromCell} o ne è già stata eliminata.",
  "single.naked-house": "{InHouse} {digitsCount, plural, =1 {c’è} other {ci sono}} già {theDigits}.",
  "single.naked-removed":
    "{TheDigits} {digitsCount, plural, =1 {è già stato eliminato} other {sono già stati eliminati}} {fromCell}.",

  "locked.confined":
    "{InBase} {theDigit} può stare solo {inCells}, {cellsCount, plural, =2 {ed entrambe queste caselle} other {e tutte queste caselle}} stanno {inTarget}.",
  "locked.so": "Una di queste caselle contiene {theDigit}, quindi nessun’altra casella {ofTarget} può contenerlo.",
  "direct.single": "Quindi {inHouse} per {theDigit} resta solo {theCell}.",

  "subset.naked-pair": "{InCells} sono possibili solo {digits}, quindi in una c’è {theFirst} e nell’altra {theSecond}.",
  "subset.naked":
    "{InCells} sono possibili solo {digits}. Sono {count} caselle per {count} cifre, quindi ognuna di queste cifre sta in una di queste caselle.",
  "subset.rest-of-house": "Nessun’altra casella {ofHouse} può contenere {digitsOr}.",
  "subset.both-houses":
    "Queste caselle stanno {inHouses}, quindi nessun’altra casella di queste unità può contenere {digitsOr}.",
  "subset.rest-seen":
    "Nessun’altra casella che vede {cellsCount, plural, =2 {entrambe queste caselle} other {tutte queste caselle}} può contenere {digitsOr}.",
  "subset.hidden": "{InHouse} {theDigits} possono stare solo {inCells}.",
  "subset.hidden-so":
    "{count, plural, =2 {Due cifre hanno bisogno di due caselle} =3 {Tre cifre hanno bisogno di tre caselle} =4 {Quattro cifre hanno bisogno di quattro caselle} other {# cifre hanno bisogno di # caselle}}, quindi queste caselle non possono contenere altre cifre.",

  "sue-de-coq.cross": "{TheCells} stanno {inHouses}; lì sono possibili solo {digits}.",
  "sue-de-coq.line": "{InLine}, {inCells} sono possibili solo {digits}.",
  "sue-de-coq.box": "{InBox}, {inCells} sono possibili solo {digits}.",
  "sue-de-coq.so":
    "In tutto sono {count} caselle con {digitCount} cifre. Nessuna cifra può starci due volte, quindi ognuna di queste cifre sta in una di queste caselle.",
  "sue-de-coq.so-twice":
    "In tutto sono {count} caselle. {TheDigits} {digitsCount, plural, =1 {può} other {possono}} starci due volte, una {inLine} e una {inBox}; le altre cifre una volta sola. Bastano appena per riempire le caselle, quindi in queste caselle {theDigits} {digitsCount, plural, =1 {sta} other {stanno}} sia {inLine} sia {inBox}.",
  "sue-de-coq.line-so":
    "Di queste caselle solo quelle {ofLine} possono contenere {digitsCount, plural, =1 {{theDigits}} other {{digitsOr}}}. Quindi nessun’altra casella {ofLine} può contenere {digitsCount, plural, =1 {{theDigits}} other {{digitsOr}}}.",
  "sue-de-coq.box-so":
    "Di queste caselle solo quelle {ofBox} possono contenere {digitsCount, plural, =1 {{theDigits}} other {{digitsOr}}}. Quindi nessun’altra casella {ofBox} può contenere {digitsCount, plural, =1 {{theDigits}} other {{digitsOr}}}.",

  "fish.base": "{InBase} {theDigit} può stare solo {inCells}. Tutte queste caselle stanno {inCover}.",
  "fish.so":
    "{InBase} ci vuole un {digit} per ciascuna, e {inCover} ce ne può stare uno solo per ciascuna. Quindi {inCover} {theDigit} sta sempre {inBase}.",
  "fish.elsewhere": "Nessun’altra casella {ofCover} può contenere {theDigit}.",
  "fish.finned":
    "{InBase} {theDigit} può stare solo {inCells}, cioè {inCover}, e {finsCount, plural, =1 {nella pinna} other {nelle pinne}} {fins}.",
  "fish.houses": "Unità di base: {theBase}. Unità di copertura: {theCover}.",
  "fish.base-house": "{InHouse} {theDigit} può stare solo {inCells}, cioè {inCover}.",
  "fish.base-house-fins":
    "{InHouse} {theDigit} può stare solo {inCells}, cioè {inCover}, e {finsCount, plural, =1 {nella pinna} other {nelle pinne}} {fins}.",
  "fish.base-house-only-fins":
    "{InHouse} {theDigit} può stare solo {finsCount, plural, =1 {nella pinna} other {nelle pinne}} {fins}.",
  "fish.mixed-so":
    "Nessuno di questi posti sta in due unità di base, quindi le {count} unità di base hanno {count} caselle diverse con {theDigit}. Ognuna delle {count} unità di copertura può averne solo una, quindi in ognuna {theDigit} sta in un’unità di base.",
  "fish.endo":
    "{TheCells} {cellsCount, plural, =1 {sta contemporaneamente in due unità di base, quindi conta come pinna} other {stanno contemporaneamente in due unità di base, quindi contano come pinne}}.",
  "fish.fins-false":
    "Se {finsCount, plural, =1 {{inFins} non c’è} other {in nessuna delle caselle {fins} c’è}} {theDigit}, allora {inBase} {theDigit} sta {inCover}, una volta in ciascuna di queste unità. Quindi {inTargets} non può stare {theDigit}.",
  "fish.fins-true":
    "Se {finsCount, plural, =1 {{inFins}} other {in una delle caselle {fins}}} c’è {theDigit}, non può stare neanche {inTargets}: {targetsCount, plural, =1 {questa casella vede} other {queste caselle vedono}} {finsCount, plural, =1 {{theFins}} =2 {entrambe le pinne} other {tutte le pinne}}.",
  "fish.cannibal":
    "{TheCells} {cellsCount, plural, =1 {sta} other {stanno}} contemporaneamente in due unità di copertura, {inCover}. Un {digit} lì le occuperebbe entrambe, e le altre unità di copertura non basterebbero per le altre unità di base.",

  "chain.suppose-false":
    "Supponiamo che {nodeCount, plural, =1 {{inNode} non ci sia} other {in nessuna delle caselle {node} ci sia}} {theDigit}.",
  "chain.suppose-true":
    "Supponiamo che {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} ci sia {theDigit}.",
  "chain.on-house":
    "Allora {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} c’è {theDigit}: {inHouse} non resta altro posto per {theDigit}.",
  "chain.on-cell": "Allora {inNode} c’è {theDigit}: i suoi candidati sono solo {other} e {digit}.",
  "chain.on-als":
    "Allora {inCells} manca {theRemoved} e devono esserci tutte le altre cifre, quindi {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} c’è {theDigit}.",
  "chain.on-beside-als":
    "Allora {inCells} manca {theRemoved} e devono esserci tutte le altre cifre, quindi {inNode} è possibile solo {theDigit}.",
  "chain.on":
    "Allora {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} c’è {theDigit}: non resta altro posto per {theDigit}.",
  "chain.off-house":
    "Allora {nodeCount, plural, =1 {{inNode} non c’è} other {in nessuna delle caselle {node} c’è}} {theDigit}: {inHouse} può esserci un solo {digit}.",
  "chain.off-cell": "Allora {inNode} non c’è {theDigit}, perché c’è {theOther}.",
  "chain.off":
    "Allora {nodeCount, plural, =1 {{inNode} non c’è} other {in nessuna delle caselle {node} c’è}} {theDigit}: {nodeCount, plural, =1 {questa casella vede} other {queste caselle vedono}} {theOther}.",
  "chain.ends-same": "Quindi in ogni caso almeno una delle caselle {ends} contiene {theDigit}.",
  "chain.ends-different":
    "Quindi in ogni caso {firstCount, plural, =1 {{inFirst}} other {in una delle caselle {first}}} c’è {theFirstDigit} oppure {lastCount, plural, =1 {{inLast}} other {in una delle caselle {last}}} c’è {theLastDigit}.",
  "chain.either-way": "In entrambi i casi i candidati seguenti sono impossibili.",
  "chain.so-false":
    "Questo contraddice l’ipotesi, quindi {nodeCount, plural, =1 {{inNode} non può} other {in nessuna delle caselle {node} può}} esserci {theDigit}.",
  "chain.so-true":
    "Questo contraddice l’ipotesi, quindi {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} deve esserci {theDigit}.",
  "chain.closed":
    "La catena torna all’inizio senza contraddizione: è un anello. Se l’ipotesi è falsa, l’anello si può percorrere al contrario e ogni sua affermazione si inverte.",
  "chain.closed-so":
    "Quindi di due candidati vicini nell’anello esattamente uno è vero. Se due vicini hanno in comune un’unità e la cifra, nessun’altra casella di quell’unità può contenere la cifra. Se due vicini stanno nella stessa casella, lì non può stare nessun’altra cifra.",
  "chain.closed-far":
    "Nell’anello tra le caselle {ends} c’è un numero dispari di passi, quindi esattamente una contiene {theDigit}. {TheCell} le vede entrambe, quindi non può contenere {theDigit}.",
  "chain.closed-als":
    "In entrambi i casi {inCells} manca solo una cifra usata dall’anello, e ci sono tutte le altre. Una casella che vede tutti i posti di una di queste altre cifre non può contenerla.",
  "pattern.meet": "{TheCells} stanno entrambe {inHouse}, quindi al massimo una contiene {theDigit}.",
  "pattern.ends": "Quindi almeno una delle altre due caselle, {ends}, contiene {theDigit}.",
  "pattern.box": "{InHouse} {theDigit} può stare solo {inCells}. Ognuna di queste caselle sta {inFirst} o {inSecond}.",
  "pattern.near":
    "Se {inNear} c’è {theDigit}, nessun’altra casella {ofLine} può contenerlo. Allora {inBox} {theDigit} può stare solo {inNode}.",
  "pattern.far": "Altrimenti {theDigit} sta {inFar}. Quindi almeno una delle caselle {ends} contiene {theDigit}.",
  "remote-pair.cells": "{InCells} sono possibili solo {digits}, e ogni casella vede la successiva.",
  "remote-pair.groups": "Quindi le due cifre si alternano: una sta {inFirst}, l’altra {inSecond}.",
  "remote-pair.so":
    "{TheTargets} {targetsCount, plural, =1 {vede caselle di entrambi i gruppi, quindi non può} other {vedono caselle di entrambi i gruppi, quindi non possono}} contenere {digitsOr}.",

  "wing.pivot": "{InPivot} sono possibili solo {digits}.",
  "wing.branch": "Se {inPivot} c’è {theChoice}, allora {inWing} non può esserci {theChoice} e deve esserci {theDigit}.",
  "wing.itself": "Resta il caso in cui {inPivot} c’è {theDigit}.",
  "wing.so": "Quindi in ogni caso almeno una delle caselle {cells} contiene {theDigit}.",
  "wing.w-cells": "{InCells} sono possibili solo {digits}.",
  "wing.w-house": "{InHouse} {theCommon} può stare solo {inLink}, quindi una di queste caselle lo contiene.",
  "wing.w-link": "Una delle caselle {link} deve contenere {theCommon}.",
  "wing.w-so":
    "Ognuna delle caselle {link} vede una delle caselle {cells}. Quindi una delle caselle {cells} non può contenere {theCommon} e deve contenere {theDigit}.",

  "colors.cluster":
    "Se in un’unità {theDigit} ha solo due posti, sta esattamente in uno dei due. Coloriamo queste coppie a colori alterni: colore A per {theFirst}, colore B per {theSecond}.",
  "colors.rule": "Quindi {theDigit} sta in tutte le caselle di colore A oppure in tutte quelle di colore B.",
  "colors.second-cluster": "Altre coppie di questo tipo: colore C per {theFirst}, colore D per {theSecond}.",
  "colors.second-rule": "Quindi {theDigit} sta in tutte le caselle di colore C oppure in tutte quelle di colore D.",
  "colors.trap":
    "{TheCells} {cellsCount, plural, =1 {vede} other {vedono}} caselle di entrambi i colori, quindi in nessun caso {cellsCount, plural, =1 {può} other {possono}} contenere {theDigit}.",
  "colors.wrap-pair":
    "{ThePair} hanno entrambe il colore {color}, ma si vedono e non possono contenere entrambe {theDigit}. Quindi {theDigit} non sta in nessuna casella di colore {color}.",
  "colors.wrap":
    "Due caselle di colore {color} si vedono e non possono contenere entrambe {theDigit}. Quindi {theDigit} non sta in nessuna casella di colore {color}.",
  "colors.both":
    "Tra le caselle di colore {color} alcune vedono il colore {first} e alcune vedono il colore {second}. Uno di questi due colori contiene {theDigit}, quindi {theDigit} non sta in nessuna casella di colore {color}.",
  "colors.bridge": "{ThePair} si vedono, quindi i colori {one} e {other} non possono essere entrambi veri.",
  "colors.bridge-some":
    "Un colore della prima coppia e uno della seconda si vedono e non possono essere entrambi veri. Quindi almeno uno dei due colori opposti è vero.",
  "colors.then":
    "Quindi almeno uno dei colori opposti è vero: {theDigit} sta in tutte le caselle di colore {first} oppure in tutte quelle di colore {second}.",
  "colors.opposite":
    "{TheCells} {cellsCount, plural, =1 {vede} other {vedono}} caselle di entrambi i colori opposti, quindi {cellsCount, plural, =1 {non può} other {non possono}} contenere {theDigit}.",

  "unique.rectangle":
    "{TheCells} stanno in due righe, due colonne e due {area, select, region {regioni} other {riquadri}}, e nessuna contiene una cifra iniziale.",
  "unique.deadly":
    "Se {inCells} ci fossero solo le cifre {digits}, queste due cifre si potrebbero scambiare senza conflitti, e il sudoku avrebbe una seconda soluzione.",
  "unique.one-solution": "Un sudoku corretto ha una sola soluzione, quindi questo non può succedere.",
  "unique.loop":
    "{TheCells} formano un anello: ognuna ha un’unità in comune con la successiva, e ogni riga, colonna e riquadro ne contiene esattamente due o nessuna.",
  "unique.one-corner":
    "{InOthers} sono possibili solo {digits}, quindi {inCell} deve esserci un’altra cifra: la casella non può contenere {removedCount, plural, =1 {{theRemoved}} other {{removedOr}}}.",
  "unique.one-open-corner":
    "{InOthers} ci sono già solo {digits}, quindi {inCell} deve esserci un’altra cifra: la casella non può contenere {removedCount, plural, =1 {{theRemoved}} other {{removedOr}}}.",
  "unique.shared-digit":
    "L’unico altro candidato di queste caselle è {theDigit}, {inExtra}. Quindi almeno una delle caselle {extra} contiene {theDigit}.",
  "unique.some-extra":
    "Ci sono altri candidati solo {inExtra}: {digits}. Quindi almeno una di queste due caselle contiene {digitsCount, plural, =1 {{theDigits}} other {{digitsOr}}}.",
  "unique.naked-set":
    "Insieme {cellsCount, plural, =1 {alla casella} other {alle caselle}} {cells} questa casella forma un insieme nudo: {count} caselle per le cifre {digits}. Quindi nessun’altra casella che vede tutte le caselle {all} può contenere {digitsOr}.",
  "unique.hidden-set":
    "Almeno una delle caselle {extra} contiene un’altra cifra. Quindi le {count} cifre hanno bisogno delle {count} caselle rimaste, e {inCells} non può esserci nessun’altra cifra.",
  "unique.only-places": "{InHouse} {theDigit} può stare solo {inExtra}, quindi una di queste caselle lo contiene.",
  "unique.must-hold": "Una delle caselle {extra} deve contenere {theDigit}.",
  "unique.not-other":
    "Se nell’altra delle caselle {extra} ci fosse {theOther}, i quattro angoli conterrebbero solo {digits}. Quindi nessuna delle caselle {extra} può contenere {theOther}.",
  "unique.not-other-loop":
    "Se nell’altra delle caselle {extra} ci fosse {theOther}, tutte le caselle dell’anello conterrebbero solo {digits}. Quindi nessuna delle caselle {extra} può contenere {theOther}.",
  "unique.opposite":
    "{InHouses} {theDigit} può stare solo negli angoli di questo rettangolo. Due angoli nella stessa riga o colonna non possono contenerlo entrambi, quindi sta in due angoli opposti tra {theCells}.",
  "unique.wrong-corners":
    "Se {theDigit} stesse {inExtra}, allora {inCells} ci sarebbe {theOther}, e i quattro angoli conterrebbero solo {digits}. Quindi {theDigit} non può stare {inExtra}.",
  "unique.hidden-suppose":
    "Supponiamo che {inCell} ci sia {theOther}. {InHouses} {theDigit} può stare solo negli angoli di questo rettangolo, quindi starebbe in entrambi gli angoli {beside}.",
  "unique.hidden-corner":
    "Nell’angolo opposto, {corner}, sono possibili solo {digits}, e da lì si vedrebbe {theDigit}. Quindi ci sarebbe {theOther}.",
  "unique.hidden-so": "Allora {inCells} ci sarebbero solo {digits}. Quindi {inCell} non può esserci {theOther}.",
  "unique.bug":
    "Se {inCell} non ci fosse {theDigit}, ogni casella vuota avrebbe esattamente due candidati, e ogni cifra avrebbe esattamente due posti in ogni unità in cui manca.",
  "unique.bug-so": "Una posizione così non ha soluzioni o ne ha almeno due, mentre un sudoku corretto ne ha una sola.",
  "bug.extra":
    "{InCells} {digitsCount, plural, =1 {il candidato in più è {digits}} other {i candidati in più sono {digits}}}.",
  "bug.without":
    "Se nessun candidato in più fosse vero, ogni casella vuota avrebbe esattamente due candidati, e ogni cifra avrebbe esattamente due posti in ogni unità in cui manca. Una posizione così non ha soluzioni o ne ha almeno due, mentre un sudoku corretto ne ha una sola.",
  "bug.some-true": "Quindi almeno un candidato in più è vero.",
  "bug.some-cell":
    "Quindi almeno un candidato in più è vero: almeno una delle caselle {extra} contiene {digitsCount, plural, =1 {{theDigits}} other {{digitsOr}}}.",
  "bug.other-cell":
    "L’altra casella contiene un suo candidato in più. Quindi nessuna delle due può avere altri candidati.",

  "als.set":
    "L’insieme {label} è formato {fromCells}: {count, plural, =1 {una casella} other {# caselle}} con {digitsCount} candidati ({digits}).",
  "als.rule":
    "Ogni insieme ha un candidato in più rispetto alle caselle: è quasi bloccato. Se perde una delle sue cifre, deve contenere tutte le altre.",
  "als.common":
    "Gli insiemi {first} e {second} non possono contenere entrambi {theDigit}: tutti i suoi posti nell’insieme {first} vedono tutti i suoi posti nell’insieme {second}.",
  "als.start": "Supponiamo che l’insieme {label} non contenga {theDigit}. Allora deve contenere {theCommon}.",
  "als.next": "Allora l’insieme {label} non può contenere {theCommon}, quindi deve contenere {theDigit}.",
  "als.so": "Quindi in ogni caso l’insieme {first} o l’insieme {last} contiene {theDigit}.",
  "als.same": "Lo stesso ragionamento vale per {theDigits}.",
  "als.seen":
    "{TheCells} {cellsCount, plural, =1 {vede} other {vedono}} tutti i posti {ofDigits} negli insiemi {first} e {last}.",
  "als.double":
    "Gli insiemi {first} e {second} hanno entrambi i candidati {digits}. Per ognuna di queste cifre tutti i posti nell’insieme {first} vedono tutti i posti nell’insieme {second}, quindi i due insiemi non possono contenerla entrambi.",
  "als.double-others":
    "A un insieme può mancare solo una delle sue cifre. Quindi ogni insieme contiene una delle cifre {digits} e tutte le sue altre cifre.",
  "als.double-so":
    "Una casella che vede tutti i posti di una delle cifre {digits} negli insiemi {first} e {second} non può contenere quella cifra. Una casella che vede tutti i posti di un’altra cifra in un insieme non può contenerla.",
  "blossom.stem": "{InStem} sono possibili solo {digits}.",
  "blossom.petal":
    "Se {inStem} c’è {theCommon}, l’insieme {label} non può contenere {theCommon}, quindi deve contenere {theDigit}.",
  "blossom.so": "Quindi in ogni caso uno di questi insiemi contiene {theDigit}.",
  "blossom.seen":
    "{TheCells} {cellsCount, plural, =1 {vede} other {vedono}} tutti i posti {ofDigits} in questi insiemi.",
  "exclusion.idea":
    "{wingsCount, plural, =1 {La casella {wings} vede} other {Ognuna delle caselle {wings} vede}} {cellsCount, plural, =2 {entrambe le caselle {cells}} other {tutte le caselle {cells}}}. Quindi le cifre {inCells} non possono {wingsCount, plural, =1 {toglierle} other {togliere a nessuna di loro}} tutti i candidati.",
  "exclusion.taken":
    "{InCell} non può esserci {theDigit}: altrimenti {inWing}, dove sono possibili solo {digits}, non resterebbe nessun candidato.",
  "exclusion.same": "{TheCells} si vedono, quindi non possono contenere entrambe {theDigit}.",
  "exclusion.combination":
    "Se {inFirst} ci fosse {theOne} e {inSecond} {theTwo}, {inWing}, dove sono possibili solo {digits}, non resterebbe nessun candidato.",
  "exclusion.no-digit": "Quindi {inCell} non può esserci nessuna cifra.",
  "exclusion.no-combination": "Quindi {inCells} non resta nessuna combinazione possibile di cifre.",

  "forcing.assume":
    "Supponiamo che {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} ci sia {theDigit}.",
  "forcing.assume-false":
    "Supponiamo che {nodeCount, plural, =1 {{inNode} non ci sia} other {in nessuna delle caselle {node} ci sia}} {theDigit}.",
  "forcing.case":
    "Caso {number}: {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} c’è {theDigit}.",
  "forcing.case-false":
    "Caso {number}: {nodeCount, plural, =1 {{inNode} non c’è} other {in nessuna delle caselle {node} c’è}} {theDigit}.",
  "forcing.one-of-cell": "{InCell} sono possibili solo {digits}.",
  "forcing.one-of-house": "{InHouse} {theDigit} può stare solo {inCells}.",
  "forcing.true-or-false": "{InNode} c’è {theDigit} oppure non c’è.",
  "forcing.one-of-these": "Una delle ipotesi seguenti deve essere vera.",
  "forcing.on-cell": "Allora {inNode} è possibile solo {theDigit}.",
  "forcing.on-house":
    "Allora {inHouse} per {theDigit} {nodeCount, plural, =1 {resta solo {theNode}} other {restano solo {theNode}}}.",
  "forcing.on":
    "Allora {nodeCount, plural, =1 {{inNode}} other {in una delle caselle {node}}} deve esserci {theDigit}.",
  "forcing.off-cell":
    "{InNode} c’è {theOther}, quindi la casella non può contenere {digitCount, plural, =1 {{theDigit}} other {{digitOr}}}.",
  "forcing.off-seen":
    "{TheNode} {nodeCount, plural, =1 {vede} other {vedono}} {theOther}, quindi {nodeCount, plural, =1 {non può} other {non possono}} contenere {theDigit}.",
  "forcing.off": "Allora {inNode} non può esserci {theDigit}.",
  "forcing.off-locked":
    "{InBase} per {theDigit} {placesCount, plural, =1 {resta solo il posto {places}, e questa casella sta} =2 {restano solo i posti {places}, ed entrambe queste caselle stanno} other {restano solo i posti {places}, e tutte queste caselle stanno}} {inTarget}. Quindi {inNode} non può esserci {theDigit}.",
  "forcing.off-hidden-pair":
    "{InBase} per le cifre {pair} restano solo i posti {places}, quindi {theNode} {nodeCount, plural, =1 {non può} other {non possono}} contenere {digitCount, plural, =1 {{theDigit}} other {{digitOr}}}.",
  "forcing.off-naked-pair":
    "{InPlaces} restano solo le cifre {pair}, quindi nessun’altra casella {ofBase} può contenerle. Perciò {theNode} {nodeCount, plural, =1 {non può} other {non possono}} contenere {digitCount, plural, =1 {{theDigit}} other {{digitOr}}}.",
  "forcing.off-fish":
    "{InBase} per {theDigit} restano solo i posti {places}, e tutte queste caselle stanno {inCover}. Quindi {inNode} non può esserci {theDigit}.",
  "forcing.off-chain":
    "Dai candidati rimasti un’altra catena mostra che {theNode} {nodeCount, plural, =1 {non può} other {non possono}} contenere {digitCount, plural, =1 {{theDigit}} other {{digitOr}}}.",
  "forcing.true-and-false": "Ma allora {inNode} {theDigit} ci deve essere e allo stesso tempo non ci può essere.",
  "forcing.empty-cell": "Ma allora {inCell} non resta nessun candidato.",
  "forcing.twice": "Ma allora tutte le caselle {node} conterrebbero {theDigit}, anche se si vedono.",
  "forcing.no-place": "Ma allora {inHouse} non resta nessun posto per {theDigit}.",
  "forcing.no-place-left":
    "Ma allora nessuna delle caselle {node} può contenere {theDigit}, anche se una di loro deve contenerlo.",
  "forcing.contradiction": "Ma allora c’è una contraddizione.",
  "forcing.wrong": "Quindi l’ipotesi è falsa.",
  "forcing.same-end": "Tutti i casi portano allo stesso risultato.",
  "template.rule":
    "Un modello {ofDigit} è una sua disposizione completa: una casella in ogni unità, già riempita con {theDigit} o con {theDigit} tra i candidati.",
  "template.other": "Tutti i modelli {ofOther} contengono {theCells}, quindi lì va {theOther}.",
  "template.always":
    "{count, plural, =1 {C’è un solo modello {ofDigit}, e contiene {theCells}} other {Ci sono # modelli {ofDigit}, e tutti contengono {theCells}}}.",
  "template.never":
    "{count, plural, =1 {C’è un solo modello {ofDigit}, e non contiene {cellsCount, plural, =1 {{theCells}} other {nessuna delle caselle {cells}}}} other {Ci sono # modelli {ofDigit}, e nessuno contiene {cellsCount, plural, =1 {{theCells}} other {una delle caselle {cells}}}}}.",
  "template.always-any": "Tutti i modelli {ofDigit} contengono {theCells}.",
  "template.never-any":
    "Nessun modello {ofDigit} contiene {cellsCount, plural, =1 {{theCells}} other {una delle caselle {cells}}}.",
  "trial.method": "Per tentativi: supponiamo vero un candidato e guardiamo tutte le conseguenze.",
  "trial.solved":
    "Così tutto lo schema si riempie senza contraddizioni. Un sudoku corretto ha una sola soluzione, quindi l’ipotesi è vera.",
  "trial.contradiction":
    "Tutte le conseguenze, con altri tentativi dove servono, finiscono in una contraddizione. Quindi l’ipotesi è falsa.",

  "mark.title": "Che cosa significano i segni",
  "mark.where": "unità da guardare",
  "mark.base": "unità di base: qui la cifra può stare solo nei posti segnati",
  "mark.cover": "unità di copertura: qui si eliminano candidati",
  "mark.target": "unità in cui si eliminano candidati",
  "mark.house-common": "unità che unisce le parti della figura",
  "mark.source": "cifra che esclude altre caselle o altre cifre",
  "mark.blocked": "casella che non può contenere la cifra",
  "mark.subset": "candidato della figura",
  "mark.vertex": "posto possibile per la cifra",
  "mark.fin": "pinna: un posto in più per la cifra, fuori dalla figura",
  "mark.endo-fin": "pinna in due unità di base",
  "mark.pivot": "perno: la casella al centro della figura",
  "mark.wing": "ala: una casella all’estremità della figura",
  "mark.corner": "angolo della figura",
  "mark.extra": "candidato in più",
  "mark.color": "colore {label}: tutti veri o tutti falsi",
  "mark.on": "vero nella catena",
  "mark.off": "falso nella catena",
  "mark.end": "estremità della figura: almeno una delle estremità contiene la cifra",
  "mark.inner": "posto interno: al massimo uno contiene la cifra",
  "mark.assumption": "supposto vero",
  "mark.assumed-false": "supposto falso",
  "mark.contradiction": "contraddizione",
  "mark.common": "cifra che solo uno di due insiemi può contenere",
  "mark.stem": "stelo: la casella da cui parte la figura",
  "mark.intersection": "incrocio di riquadro e linea",
  "mark.line-set": "insieme nella linea",
  "mark.box-set": "insieme nel riquadro",
  "mark.set": "insieme quasi bloccato {label}: una cifra in più delle caselle",
  "mark.strong": "se uno è falso, l’altro è vero",
  "mark.weak": "se uno è vero, l’altro è falso",
  "mark.rule-cell": "casella della regola",
  "mark.rule-place": "posto per la cifra",
  "mark.known": "casella con una cifra che conta",
  "mark.added": "casella la cui cifra si somma",
  "mark.subtracted": "casella la cui cifra si sottrae",
  "mark.placement": "cifra da scrivere",
  "mark.elimination": "candidato da eliminare",

  "spot.basic-fish":
    "Scegli una cifra. Con la matita cerchia tutti i suoi candidati. {size, plural, =2 {Cerca due righe che hanno esattamente due cerchi ciascuna, nelle stesse due colonne.} =3 {Cerca tre righe i cui cerchi stanno tutti nelle stesse tre colonne. Ognuna di queste righe ha due o tre cerchi.} =4 {Cerca quattro righe i cui cerchi stanno tutti nelle stesse quattro colonne. Ognuna di queste righe ha da due a quattro cerchi.} other {Cerca cinque righe i cui cerchi stanno tutti nelle stesse cinque colonne. Ognuna di queste righe ha da due a cinque cerchi.}} Poi fai lo stesso scambiando righe e colonne. Se non trovi niente, passa a un’altra cifra.",
  "spot.finned-fish":
    "Scegli una cifra. Con la matita cerchia tutti i suoi candidati. Cerca {size, plural, =2 {due righe i cui cerchi stanno nelle stesse due colonne} =3 {tre righe i cui cerchi stanno nelle stesse tre colonne} =4 {quattro righe i cui cerchi stanno nelle stesse quattro colonne} other {cinque righe i cui cerchi stanno nelle stesse cinque colonne}}, tranne uno o due. Questi cerchi in più sono le pinne.{sashimi, select, yes { Una delle righe ha, oltre alle pinne, al massimo un cerchio.} other {}} Tutte le pinne devono stare in un solo riquadro, attraversato da una delle colonne. In questa colonna la cifra si può eliminare dalle caselle del riquadro che non stanno nelle righe scelte. Poi fai lo stesso scambiando righe e colonne.",
  "spot.naked-set":
    "{size, plural, =2 {In ogni riga, colonna e riquadro cerca le caselle con esattamente due candidati. Se due caselle hanno gli stessi due candidati, elimina queste due cifre dalle altre caselle dell’unità.} =3 {Prendi una casella con due o tre candidati. Nella sua riga, nella sua colonna o nel suo riquadro cerca altre due caselle, in modo che tutte e tre abbiano in tutto solo tre candidati diversi. Non è necessario che ogni casella li abbia tutti e tre. Elimina queste cifre dalle altre caselle dell’unità.} other {Prendi una casella che ha da due a quattro candidati. Nella sua riga, nella sua colonna o nel suo riquadro cerca altre tre caselle, in modo che tutte e quattro abbiano in tutto solo quattro candidati diversi. Non è necessario che ogni casella li abbia tutti e quattro. Elimina queste cifre dalle altre caselle dell’unità.}}",
  "spot.hidden-set":
    "{size, plural, =2 {In una riga, in una colonna o in un riquadro cerca le cifre che possono stare solo in due caselle. Se due cifre hanno le stesse due caselle, elimina da queste caselle tutti gli altri candidati.} =3 {In una riga, in una colonna o in un riquadro cerca tre cifre che possono stare solo nelle stesse tre caselle. Non è necessario che ogni cifra sia possibile in tutte e tre. Elimina da queste caselle tutti gli altri candidati.} other {In una riga, in una colonna o in un riquadro cerca quattro cifre che possono stare solo nelle stesse quattro caselle. Non è necessario che ogni cifra sia possibile in tutte e quattro. Elimina da queste caselle tutti gli altri candidati.}}",
  "spot.pointing":
    "Guarda un riquadro e una cifra che gli manca. Se nel riquadro tutti i candidati della cifra stanno in una sola riga o in una sola colonna, elimina la cifra dal resto di questa riga o colonna, fuori dal riquadro.",
  "spot.claiming":
    "Guarda una riga o una colonna e una cifra che le manca. Se tutti i candidati della cifra in questa riga o colonna stanno in un solo riquadro, elimina la cifra dal resto di questo riquadro.",
};
