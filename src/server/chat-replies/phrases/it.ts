import type { ReplyPhrases } from "./reply-phrases";

export const IT_REPLIES: ReplyPhrases = {
  language: "it",
  tell: "il lo gli i un uno una è sono sei e o non che di del della dei delle al alla in nel nella con per su mi ci si mio mia nostro nostra suo sua questo questa quello cosa come quando quanto quanta quante quanti chi dove quale perché ma molto più anche posso può ho hai ha abbiamo io noi vuol dire domanda capisco capito fare devo tutto niente so ancora cioè manca mancano",

  questions: { one: "una domanda", other: "{count} domande" },
  minutes: { one: "un minuto", other: "{count} minuti" },
  about: "circa {questions}",
  welcome:
    "Le diamo il benvenuto: {title}. La accompagno attraverso {questions}, una alla volta. Può fermarsi quando vuole e riprendere più tardi dallo stesso punto.",
  allDone: "Era l'ultima domanda. Grazie mille!",

  acknowledgements: {
    answer: ["Grazie: {answer}.", "Capito: {answer}.", "Annotato: {answer}.", "Va bene: {answer}."],
    outOfFive: "{rating} su 5",
    text: ["Grazie.", "Annotato.", "Capito.", "Va bene."],
    quote: ["Grazie, ho annotato {words}.", "Capito: {words}.", "Annotato: {words}."],
    skipped: ["Nessun problema, lasciamo questa domanda.", "Bene, andiamo avanti senza.", "Domanda saltata."],
    leftOpen: [
      "Lasciamo aperta questa domanda. Può ancora rispondere prima di concludere.",
      "Per ora saltiamo questa domanda. Può tornarci prima di concludere.",
    ],
    kept: [
      "Bene, ho lasciato la Sua risposta com'è. Può modificarla quando vuole prima di concludere.",
      "D'accordo, non ho cambiato nulla.",
    ],
    full: [
      "La Sua risposta ha raggiunto la lunghezza massima, quindi non ho potuto aggiungere altro.",
      "Non ho potuto aggiungerlo perché la Sua risposta è già lunga quanto può essere.",
    ],
    newer: "Ha già risposto a questa domanda nel modulo, quindi ho tenuto quella risposta: {answer}",
    newerSkip: "Ha già saltato questa domanda nel modulo, quindi l'ho lasciata così.",
  },

  edited: "Risposta alla domanda {number} modificata: {answer}",
  skipped: "saltata",
  quoted: "«{words}»",
  crowded: [
    "Il modello di IA è occupato in questo momento, quindi Le risponde l'assistente integrato.",
    "Il modello di IA è ancora occupato, quindi ho elaborato questo messaggio senza.",
  ],

  refused: {
    required: [
      "Capisco, ma questa domanda serve per completare la valutazione.",
      "Questa domanda non si può saltare: qui serve una risposta.",
    ],
    greeting: ["Salve, e grazie per il Suo tempo!", "Salve! È un piacere averLa qui."],
    thanks: ["Prego!", "Con piacere."],
    parting: [
      "Arrivederci! Le Sue risposte sono salvate e può continuare quando vuole.",
      "A più tardi! Tutto quello che ha risposto è salvato.",
    ],
    noise: ["Non sono riuscito a capire.", "Non ho trovato una risposta in quel messaggio."],
    "unsure-text": [
      "Va bene anche non saperlo. Che cosa Le viene in mente per prima? Se non Le viene in mente niente, invii di nuovo lo stesso messaggio.",
      "Non occorre esserne certi. Basta una prima idea. Se non ce l'ha, lo invii semplicemente di nuovo.",
    ],
    "unsure-closed": ["Non importa, non deve essere esatto.", "Basta una stima approssimativa."],
    ambiguous: ["Non sono sicuro di quale intenda.", "Non ho capito quale di queste intenda."],
    several: [
      "Ne ha indicata più di una, ma qui può sceglierne una sola.",
      "Scelga una sola risposta qui, per favore.",
    ],
    none: [
      "Se niente corrisponde esattamente, scelga la risposta più vicina.",
      "Non deve corrispondere alla perfezione. Basta la risposta più vicina.",
    ],
    "off-scale": ["È fuori dalla scala.", "La scala va solo da 1 a 5."],
    "out-of-range": ["Non c'è nessuna risposta con quel numero.", "Quel numero non è nell'elenco."],
    "not-whole": ["Qui vanno bene solo numeri interi.", "Mi serve un numero intero."],
    "too-long": ["Questa risposta è troppo lunga.", "È più lunga di quanto io possa salvare."],
    "unclear-text": [
      "Non sono sicuro di aver capito. Potrebbe dire qualcosa in più?",
      "Non ho seguito del tutto. Potrebbe dirlo in un altro modo?",
    ],
    "unclear-closed": [
      "Non sono riuscito a collegarlo a una risposta.",
      "Non vedo quale delle risposte sia.",
    ],
    "bare-number": [
      "Potrebbe aggiungere qualche parola? Se il numero dice tutto, lo invii di nuovo.",
      "Che cosa rappresenta quel numero? Se non c'è altro da aggiungere, lo rimandi semplicemente.",
    ],
    "bare-yes": ["Può dirmi qualcosa in più di sì?", "Grazie. Può aggiungere qualcosa?"],
    reference: [
      "Non posso copiare le Sue risposte ad altre domande. Lo scriva qui di nuovo, per favore.",
      "Ogni domanda ha bisogno di una risposta propria, anche se è uguale alla precedente.",
    ],
    command: ["Posso solo fare queste domande e salvare le Sue risposte.", "Questo qui non lo posso fare."],
    abuse: ["Mi dispiace che sia fastidioso.", "Capisco che ne abbia abbastanza."],
    wait: ["Faccia con calma. È tutto salvato.", "Non c'è fretta. Risponda quando vuole."],
  },

  didYouMean: ["Intende {answer}?", "Vorrei essere sicuro di capire bene. È {answer}?"],

  asks: {
    keepWords: [
      "Devo salvare il Suo messaggio come risposta?",
      "È questa la Sua risposta? Allora la salvo così come l'ha scritta.",
    ],
    ownWords: [
      "Risponda con parole Sue, per favore; basta una frase.",
      "Non ci sono risposte giuste o sbagliate, bastano poche parole.",
      "Che cosa ne direbbe?",
    ],
    shorten: [
      "Per favore, accorci la risposta ai punti più importanti.",
      "Potrebbe dire la cosa più importante con meno parole?",
    ],
    choose: ["Per favore, tocchi una risposta o ne scriva il numero:", "Quale va meglio? Basta il numero:"],
    chooseSeveral: [
      "Per favore, scelga tutto ciò che è vero per Lei o scriva i numeri:",
      "Quali sono vere per Lei? Può indicarne più di una:",
    ],
    chooseAgain: [
      "Per favore, scelga dall'elenco qui sopra; basta il numero.",
      "Tocchi ciò che va meglio o scriva un numero dell'elenco.",
    ],
    which: ["Quale risposta va meglio?", "Quale di queste intendeva?"],
    rate: [
      "Per favore, tocchi un numero da 1 a 5 o lo scriva: 1 significa «{lowest}», 5 significa «{highest}».",
      "Quale numero si avvicina di più, da 1 («{lowest}») a 5 («{highest}»)?",
    ],
    rateUnnamed: [
      "Per favore, tocchi un numero da 1 a 5 o lo scriva: 1 è il più basso, 5 il più alto.",
      "Quale numero si avvicina di più, da 1 (il più basso) a 5 (il più alto)?",
    ],
    scale: ["Ecco che cosa significano i numeri:", "Può scegliere tra questi livelli:"],
    more: "… e altre {count}",
    skip: [
      'Oppure scriva "salta" per lasciare questa domanda.',
      'Se preferisce non rispondere qui, scriva "salta".',
    ],
    form: ["Può rispondere anche nel modulo.", 'Oppure prema "Answer in the form" e continui lì.'],
    back: ["Torniamo ora alla domanda.", "Ecco di nuovo la domanda.", "Continuiamo con la domanda."],
  },

  nothingMore: [
    "Non ho altre informazioni su questa domanda. Risponda così come la capisce.",
    "Si basi semplicemente su come Lei capisce la domanda.",
  ],
  noReason: "L'autore di questa domanda non ha indicato perché la pone.",
  allIKnow: ["È tutto quello che posso dirLe al riguardo.", "Non so altro."],
  cannotAnswer: ["Non posso rispondere a questo qui.", "Non ho una risposta a questo."],
  contact: {
    email: "Per assistenza, scriva a {email}.",
    organization: "Chieda a {organization} o alla persona che L'ha invitata.",
  },

  facts: {
    readers:
      "Le Sue risposte vengono lette dalle persone di {organization} che seguono questa valutazione. Non sono anonime: compaiono con il Suo nome o il Suo indirizzo e-mail.",
    readByModel: "Le legge anche un modello di IA, per capirLa e per scrivere le Sue raccomandazioni.",
    readByNoModel: "Al momento non le legge nessun modello di IA.",
    privacy: "Per saperne di più: {url}",
    left: "Mancano ancora: {questions}, circa {minutes}.",
    leftOnScreen: "Il contatore in alto mostra quante domande mancano.",
    pause:
      "Sì, può fermarsi in qualsiasi momento. Le Sue risposte sono salvate. Torni in questo browser, o su un altro dispositivo con un link di accesso inviato al Suo indirizzo e-mail.",
    highIsGood: "Un numero alto è buono: 5 è la risposta migliore e 1 la peggiore.",
    highIsBad: "Qui un numero alto è negativo: 5 è la risposta peggiore e 1 la migliore.",
    highIsNeutral: "Qui nessun numero è migliore di un altro. Scelga quello che descrive la Sua situazione.",
    highIsUnsaid: "Scelga il numero che descrive la Sua situazione.",
    scale: "Ecco il significato di ogni numero:",
    scaleUnnamed: "1 è il numero più basso e 5 il più alto.",
    oneOption: "Qui può scegliere una sola opzione.",
    severalOptions: "Sì, qui può scegliere più di un'opzione.",
    oneRating: "Può scegliere un solo numero, da 1 a 5.",
    anyText: "Qui può citare più cose, con parole Sue.",
    optional: 'Sì, questa domanda è facoltativa. Scriva "salta" per tralasciarla.',
    required: "Questa domanda è obbligatoria: serve una risposta prima di terminare.",
    notAPerson:
      "Sono un assistente automatico, non una persona, e non posso metterLa in contatto con qualcuno.",
  },

  distress: {
    calm: [
      "Mi dispiace che stia vivendo questo momento. Non deve rispondere adesso, e non ho salvato il Suo messaggio come risposta.",
      "Grazie per avermelo detto. Faccia una pausa se ne ha bisogno. Non ho salvato il Suo messaggio come risposta.",
    ],
    email: "Può scrivere a {email}.",
    organization: "Può parlare con {organization} o con la persona che L'ha invitata.",
    emergency: "Se è in pericolo, chiami il numero di emergenza locale.",
  },

  edit: {
    offer: [
      "Devo cambiare la Sua risposta alla domanda {number} («{question}») in {answer}?",
      "Domanda {number} («{question}»): vuole cambiare la Sua risposta in {answer}?",
    ],
    open: [
      'Per cambiare la Sua risposta alla domanda {number} («{question}»), prema "Change answer {number}".',
      'Prema "Change answer {number}" per modificare la Sua risposta alla domanda {number} («{question}»).',
    ],
    how: [
      'Per cambiare una risposta, prema "Edit" accanto ad essa o indichi il numero della domanda: "cambia la domanda 4".',
      'Quale risposta vuole cambiare? Scriva, per esempio, "cambia la domanda 4" o prema "Edit" accanto alla risposta.',
    ],
    already: [
      "La Sua risposta alla domanda {number} («{question}») è già {answer}.",
      "Alla domanda {number} («{question}») risulta già {answer}.",
    ],
    notYet: [
      "Non ha ancora risposto alla domanda {number}, quindi non c'è nulla da cambiare.",
      "Non c'è ancora una risposta alla domanda {number}.",
    ],
    done: [
      "Fatto: la Sua risposta alla domanda {number} («{question}») ora è {answer}.",
      "Ho cambiato la Sua risposta alla domanda {number} («{question}») in {answer}.",
    ],
    declined: ["Bene, quella risposta resta com'è.", "D'accordo, non è stato cambiato nulla."],
    gone: [
      "Quella domanda non fa più parte della valutazione, quindi non è stato cambiato nulla.",
      "Non ho potuto cambiare quella risposta perché la domanda non viene più posta.",
    ],
  },
};
