/** The sentences about photos of puzzles, in Italian: key → ICU message. */
export default {
  "photo.title": "Leggi una foto",
  "photo.about":
    "Fotografa un sudoku stampato o scegli un’immagine. La lettura avviene su questo dispositivo: nessun dato lascia il dispositivo.",
  "photo.limits":
    "Le cifre stampate diventano cifre iniziali. La scrittura a mano non si può leggere: scegli un sudoku su cui nessuno ha scritto. Si possono leggere griglie 4 × 4, 6 × 6, 8 × 8 e 9 × 9. Le regole disegnate, come le gabbie, non vengono lette.",
  "photo.camera": "Usa la fotocamera",
  "photo.file": "Scegli un’immagine",
  "photo.drop": "Puoi anche trascinare un’immagine sulla pagina o incollarla.",
  "photo.reading": "Lettura dell’immagine…",
  "photo.stop": "Interrompi",
  "photo.video": "Immagine della fotocamera",
  "photo.starting": "La fotocamera si sta avviando…",
  "photo.seek": "Inquadra tutta la griglia.",
  "photo.hold": "Griglia trovata. Tieni fermo: la foto viene scattata da sola.",
  "photo.take": "Scatta la foto",
  "photo.back": "Indietro",
  "photo.refused":
    "La fotocamera è bloccata per questa pagina. Consentila nelle impostazioni del browser o scegli un’immagine.",
  "photo.no-camera": "Il browser non offre una fotocamera a questa pagina. Scegli invece un’immagine.",
  "photo.camera-busy":
    "Non è stato possibile usare la fotocamera. Chiudi gli altri programmi che la usano e riprova, oppure scegli un’immagine.",
  "photo.no-grid":
    "In questa immagine non è stata trovata una griglia di sudoku. Scatta dall’alto, con luce uniforme e con tutta la griglia nell’inquadratura.",
  "photo.too-small":
    "In questa immagine la griglia è troppo piccola. Avvicinati, in modo che la griglia riempia l’immagine.",
  "photo.side":
    "Questa griglia ha {side, plural, one {# casella} other {# caselle}} per riga. Si possono leggere solo griglie 4 × 4, 6 × 6, 8 × 8 e 9 × 9. Inserisci il sudoku a mano in «Risolvi».",
  "photo.no-picture":
    "Il browser non può aprire questo file come immagine. Scegli un’immagine nel formato JPEG, PNG o WebP.",
  "photo.too-large": "Questa immagine è troppo grande. Scegli un’immagine di {megabytes} MB al massimo.",
  "photo.several": "In questa immagine {count, plural, one {c’è # griglia} other {ci sono # griglie}}. Scegline una.",
  "photo.grid": "Griglia {number}",
  "photo.another": "Un’altra immagine",
  "photo.grid-label": "Che cosa è stato letto, sopra la foto",
  "photo.clear": "Tutte le cifre sono state lette con chiarezza.",
  "photo.doubtful":
    "{left, plural, =0 {Tutte le caselle dubbie sono state confrontate.} one {# casella è dubbia. Confrontala con la foto.} other {# caselle sono dubbie. Confrontale con la foto.}}",
  "photo.changed":
    "La prima lettura non aveva esattamente una soluzione, perciò {changed, plural, one {# casella è stata cambiata} other {# caselle sono state cambiate}}. {left, plural, =0 {Il confronto è completo.} one {Resta # casella da confrontare con la foto.} other {Restano # caselle da confrontare con la foto.}}",
  "photo.unreadable":
    "Nessuna lettura probabile di questa foto ha una sola soluzione. Confronta ogni cifra con la foto, oppure scatta un’altra foto.",
  "photo.cell":
    "riga {row}, colonna {column}: {digit, select, 0 {vuota} other {{digit}}}{mark, select, doubtful {, dubbia} changed {, cambiata} corrected {, corretta} conflict {, in conflitto} other {}}",
  "photo.now":
    "Riga {row}, colonna {column}: {digit, select, 0 {vuota} other {{digit}}}. {left, plural, =0 {Non resta nulla da confrontare.} one {Resta # casella da confrontare.} other {Restano # caselle da confrontare.}}",
  "photo.lens": "La casella nella foto",
  "photo.digits": "Cifra della casella",
  "photo.blank": "Vuota",
  "photo.right": "È giusta",
  "photo.next": "Prossima casella dubbia",
  "photo.keys": "Tasti: una cifra corregge la casella, 0 la svuota, Invio la conferma e va avanti.",
  "photo.opened": "Il sudoku della foto è sullo schema.",
};
