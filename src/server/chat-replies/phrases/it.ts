import type { Phrases } from "./phrases";

export const IT: Phrases = {
  language: "it",
  tell: "il lo gli i un uno una è sono sei e o non che di del della dei delle al alla in nel nella con per su mi ci si mio mia nostro nostra suo sua questo questa quello cosa come quando quanto quanta quante quanti chi dove quale perché ma molto più anche posso può ho hai ha abbiamo io noi vuol dire domanda capisco capito fare devo tutto niente so ancora cioè manca mancano",

  questions: { one: "una domanda", other: "{count} domande" },
  minutes: { one: "un minuto", other: "{count} minuti" },
  about: "circa {questions}",
  welcome:
    "Le diamo il benvenuto: {title}. La accompagno attraverso {questions}, una alla volta. Può fermarsi quando vuole e riprendere più tardi dallo stesso punto.",
  allDone: "Era l'ultima domanda. Grazie mille!",

  taken: {
    answer: ["Grazie: {answer}.", "Capito: {answer}.", "Annotato: {answer}.", "Va bene: {answer}."],
    outOfFive: "{rating} su 5",
    text: ["Annotato.", "Grazie.", "Capito.", "Va bene."],
    words: ["Grazie, ho annotato: «{words}»", "«{words}»: è annotato.", "Ho preso nota di questo: «{words}»"],
    skipped: ["Nessun problema, lasciamo questa domanda.", "Bene, andiamo avanti senza.", "Domanda saltata."],
    leftOpen: [
      "Lasciamo aperta questa domanda. Può ancora rispondere prima dell'ultima.",
      "Questa domanda resta aperta per ora; fino all'ultima può tornarci.",
    ],
    kept: [
      "Bene, ho lasciato la Sua risposta com'è. Può modificarla quando vuole prima di concludere.",
      "D'accordo, non ho cambiato nulla.",
    ],
    full: [
      "Grazie. La Sua risposta è già lunga quanto può essere, quindi resta com'era.",
      "In questa risposta non c'è più spazio, perciò rimane invariata.",
    ],
    newer:
      "Nel frattempo ha risposto a questa domanda nel modulo, quindi ho tenuto quella risposta: {answer}",
    newerSkip: "Nel frattempo ha saltato questa domanda nel modulo, quindi l'ho lasciata così.",
  },

  edited: "Risposta alla domanda {number} modificata: {answer}",
  skipped: "saltata",
  quoted: "«{words}»",
  crowded: [
    "In questo momento stanno rispondendo molte persone e il modello di IA non ha avuto tempo per questo messaggio, quindi l'ho letto io.",
    "Il modello di IA è ancora occupato con altre persone, quindi ho letto io anche questo messaggio.",
  ],

  refused: {
    required: [
      "Capisco, ma questa domanda serve per completare la valutazione.",
      "Questa domanda non si può saltare: qui serve una risposta.",
    ],
    greeting: ["Salve, e grazie per il Suo tempo!", "È un piacere averLa qui."],
    thanks: ["Prego!", "Con piacere."],
    parting: [
      "Arrivederci: è tutto salvato e può riprendere quando vuole.",
      "A più tardi! Non si perde nulla.",
    ],
    noise: ["Non sono riuscito a ricavarne nulla.", "Non vi ho trovato una risposta."],
    unsureText: [
      "Va bene anche non saperlo. Che cosa Le viene in mente per prima, o che cosa dovrebbe sapere per rispondere? Se non c'è niente, invii di nuovo la stessa cosa.",
      "Non occorre esserne certi. Basta una prima idea e, se non c'è, rimandi semplicemente lo stesso messaggio.",
    ],
    unsureClosed: ["Non importa, non deve essere esatto.", "Basta una stima approssimativa."],
    ambiguous: ["Può voler dire più di una cosa.", "Si può leggere in più modi."],
    unclearWhich: ["Non sono sicuro di quale intenda.", "Non ho riconosciuto quale di queste sia."],
    several: [
      "Ne ha indicata più di una, e qui se ne può scegliere una sola.",
      "Qui è possibile una sola risposta.",
    ],
    none: [
      "Se niente va davvero bene, basta ciò che si avvicina di più.",
      "Non deve corrispondere esattamente: prenda la risposta più vicina.",
    ],
    offScale: ["Non è nella scala.", "La scala finisce a 5."],
    noSuchOption: ["Non c'è nessuna risposta con quel numero.", "Quel numero non è nell'elenco."],
    notWhole: ["Qui vanno bene solo numeri interi.", "Mi serve un numero intero."],
    tooLong: ["È un po' troppo lungo per me.", "È più di quanto io possa conservare."],
    unclearText: [
      "Non sono sicuro di aver capito. Potrebbe dire qualcosa in più?",
      "Non ho seguito del tutto. Potrebbe dirlo in un altro modo?",
    ],
    unclearClosed: ["Non sono riuscito a collegarlo a una risposta.", "Non vedo quale delle risposte sia."],
    bareNumber: [
      "Potrebbe dire a parole che cosa intende? Se il numero dice tutto, lo invii di nuovo.",
      "Qualche parola mi aiuterebbe a capire quel numero. Se basta da solo, lo rimandi semplicemente.",
    ],
    bareYes: [
      "Ho letto il Suo sì, ma non ancora che cosa ci sta dietro.",
      "Un sì da solo qui non mi dice abbastanza.",
    ],
    reference: [
      "Non posso riportare ciò che ha detto altrove; lo dica qui ancora una volta, per favore.",
      "Ogni domanda conserva una risposta propria, anche se è la stessa.",
    ],
    command: ["Posso solo fare queste domande e annotare le Sue risposte.", "Questo qui non lo posso fare."],
    abuse: ["Vedo che è fastidioso, e mi dispiace.", "Capisco che ne abbia abbastanza."],
    wait: ["Faccia con calma, è tutto salvato.", "Non c'è fretta: sono qui quando vorrà continuare."],
    asUnderstood: [
      "Risponda così come la intende; è questo che conta qui.",
      "In qualunque modo la legga, la Sua risposta va bene.",
    ],
  },

  likely: {
    one: ["Intende {answer}?", "Lo leggo come {answer}. È giusto?"],
    all: ["Finora ho: {answer}. È tutto?", "Ho capito {answer}. È completo?"],
  },

  asks: {
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
    back: ["Torniamo ora alla domanda.", "Riprendiamo la domanda.", "E che cosa risponde alla domanda?"],
  },

  nothingMore: "Non posso dirLe più di quanto dice la domanda. La prenda, per favore, come la intende Lei.",
  noReason: "Chi ha scritto questa domanda non ha indicato perché la pone.",
  allIKnow: ["È tutto quello che posso dirLe al riguardo.", "Non ne so più di quanto ho già detto."],

  facts: {
    readers:
      "Le Sue risposte vengono lette presso {house}, dalle persone che seguono questa valutazione. Non sono anonime: accanto c'è il Suo nome o il Suo indirizzo.",
    readByModel: "Le legge anche un modello di IA, per capirLa e per scrivere le Sue raccomandazioni.",
    readByNoModel: "Al momento non le legge nessun modello di IA.",
    privacy: "Per saperne di più: {url}",
    left: "Al momento mancano: {questions}, circa {minutes}.",
    leftOnScreen: "Il contatore in alto mostra quante domande mancano.",
    pause:
      "Sì, può fermarsi quando vuole. È tutto salvato: torni in questo browser, o su qualsiasi dispositivo con un link che può farsi inviare al Suo indirizzo.",
    changes: 'Sì. Prema "Edit" accanto a una risposta; fino alla fine può modificarle tutte.',
    given: 'Finora ha risposto così; trova tutto sotto "Your answers" in questa pagina:',
    givenOne: "Domanda {number} («{question}»): {answer}",
    erasure:
      'Sì: sotto "Your assessments" può eliminare in ogni momento questa valutazione con tutte le risposte.',
    result:
      "Riceve raccomandazioni scritte che si basano sulle Sue risposte. Le trova qui alla fine, e più tardi con un link che può farsi inviare al Suo indirizzo.",
    model:
      "Sono un assistente di IA, non una persona: un modello di IA legge ciò che scrive, e può sbagliare.",
    program: "Sono un programma che segue delle regole, non una persona né un modello di IA.",
    needed: 'Sì, questa serve per concludere. Le domande facoltative si possono saltare con "salta".',
    optional: 'No, questa domanda è facoltativa: scriva "salta" per saltarla.',
    write: "Scriva a {email}, per favore; presso {house} potranno aiutarLa.",
    ask: "Chieda a {house}, per favore, o a chi Le ha mandato l'invito.",
  },

  correction: {
    already: "La Sua risposta alla domanda {number} («{question}») è già: {answer}.",
    offer: [
      "Devo cambiare la Sua risposta alla domanda {number} («{question}») in {answer}?",
      "Domanda {number} («{question}»): vuole rispondere {answer} al suo posto?",
    ],
    open: [
      "Quale deve essere invece la sua risposta alla domanda {number} («{question}»)?",
      "Mi dica che cosa devo scrivere alla domanda {number} («{question}») oppure prema il pulsante.",
    ],
    which: [
      'Quale risposta devo cambiare? Mi dica il numero della domanda e che cosa deve esserci, oppure prema "Edit" accanto alla risposta.',
      "Indichi la domanda con il suo numero, per favore, e che cosa devo mettere al suo posto.",
    ],
    notYet: [
      "La domanda {number} non ha ancora una risposta, quindi non c'è nulla da cambiare.",
      "Finora non c'è una risposta alla domanda {number} che io possa cambiare.",
    ],
    noneYet: "Non c'è ancora una risposta che io possa cambiare.",
    done: "Fatto: la Sua risposta alla domanda {number} («{question}») ora è {answer}.",
    leave: ["Bene, quella risposta resta com'è.", "D'accordo, la lascio invariata."],
    stale: [
      "Quella risposta non si può più cambiare così, quindi ho lasciato tutto com'era.",
      "Non è stato cambiato nulla: quella domanda non viene più posta.",
    ],
  },
};
