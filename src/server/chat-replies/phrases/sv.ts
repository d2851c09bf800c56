import type { Phrases } from "./phrases";

export const SV: Phrases = {
  language: "sv",
  tell: "och att är jag inte vad hur varför vem vilka vilken när måste ska vår vårt för på från också mycket än här denna dessa ingen inget alla frågan frågor förstår lång länge läser kvar finns bara eller anonymt svar något en ett in om man det",

  questions: { one: "en fråga", other: "{count} frågor" },
  minutes: { one: "en minut", other: "{count} minuter" },
  about: "ungefär {questions}",
  welcome:
    "Välkommen till {title}. Jag tar dig genom {questions}, en i taget. Du kan sluta när du vill och komma tillbaka till där du var.",
  allDone: "Det var den sista frågan. Tack så mycket!",

  taken: {
    answer: ["Tack: {answer}.", "Uppfattat: {answer}.", "Noterat: {answer}.", "Då så: {answer}."],
    outOfFive: "{rating} av 5",
    text: ["Noterat.", "Tack.", "Uppfattat.", "Då så."],
    words: [
      "Tack, jag har noterat: ”{words}”",
      "”{words}” – det är noterat.",
      "Det här har jag skrivit ner: ”{words}”",
    ],
    skipped: [
      "Inga problem, vi hoppar över den frågan.",
      "Okej, vi går vidare utan den.",
      "Frågan är överhoppad.",
    ],
    leftOpen: [
      "Vi lämnar den här frågan öppen. Du kan fortfarande svara på den före den sista frågan.",
      "Den här frågan får stå öppen så länge; fram till den sista kan du gå tillbaka till den.",
    ],
    kept: [
      "Okej, jag har låtit ditt svar stå som det är. Du kan ändra det när som helst innan du avslutar.",
      "Bra, jag har inte ändrat något i det.",
    ],
    full: [
      "Tack så mycket. Ditt svar är redan så långt som det kan vara, så det står kvar som det var.",
      "Det finns inte plats för mer i det här svaret, därför är det oförändrat.",
    ],
    newer: "Under tiden svarade du på frågan i formuläret, så jag behöll det svaret: {answer}",
    newerSkip: "Under tiden hoppade du över frågan i formuläret, så jag lät det vara så.",
  },

  edited: "Svaret på fråga {number} har ändrats: {answer}",
  skipped: "överhoppad",
  quoted: "”{words}”",
  crowded: [
    "Många svarar just nu och AI-modellen hann inte med det här meddelandet, så jag läste det själv.",
    "AI-modellen är fortfarande upptagen med andra, så även det här meddelandet läste jag själv.",
  ],

  refused: {
    required: [
      "Jag förstår, men den här frågan behövs för att slutföra enkäten.",
      "Den här frågan går inte att hoppa över: här behövs ett svar.",
    ],
    greeting: ["Hej, och tack för att du tar dig tid!", "Trevligt att ha dig här."],
    thanks: ["Varsågod!", "Så lite så."],
    parting: ["Hej då: allt är sparat, och du kan fortsätta när du vill.", "Vi ses! Ingenting går förlorat."],
    noise: ["Det kunde jag inte tyda.", "Jag hittade inget svar i det."],
    unsureText: [
      "Du behöver inte veta. Vad kommer du att tänka på först, eller vad skulle du behöva veta för att svara? Om det inte finns något, skicka samma sak igen.",
      "Du behöver inte vara säker. En första tanke räcker, och om det inte finns någon skickar du bara samma meddelande en gång till.",
    ],
    unsureClosed: ["Det gör inget, det behöver inte vara exakt.", "En grov uppskattning räcker."],
    ambiguous: ["Det kan betyda mer än en sak.", "Det går att läsa på flera sätt."],
    unclearWhich: ["Jag är inte säker på vilket du menar.", "Jag kunde inte se vilket av dem det är."],
    several: ["Du nämnde flera, och här går det bara att välja ett.", "Här är bara ett enda svar möjligt."],
    none: [
      "Om inget passar riktigt räcker det som ligger närmast.",
      "Det behöver inte stämma exakt: ta det som kommer närmast.",
    ],
    offScale: ["Det finns inte på skalan.", "Skalan slutar vid 5."],
    noSuchOption: ["Det finns inget alternativ med det numret.", "Det numret finns inte i listan."],
    notWhole: ["Här fungerar bara hela tal.", "Jag behöver ett heltal här."],
    tooLong: ["Det är lite för långt för mig.", "Det är mer än jag kan spara."],
    unclearText: [
      "Jag är inte säker på att jag förstod. Kan du säga lite mer?",
      "Jag hängde inte riktigt med. Kan du säga det på ett annat sätt?",
    ],
    unclearClosed: ["Jag kunde inte koppla det till något svar.", "Jag ser inte vilket av svaren det är."],
    bareNumber: [
      "Kan du säga med ord vad du menar? Om talet säger allt, skicka det igen.",
      "Några ord skulle hjälpa mig att förstå talet. Räcker det som det är, skicka det en gång till.",
    ],
    bareYes: [
      "Jag såg ditt ja, men ännu inte vad som ligger bakom det.",
      "Bara ett ja säger mig för lite här.",
    ],
    reference: [
      "Jag kan inte föra över det du sagt på annat ställe; säg det gärna en gång till här.",
      "Varje fråga har sitt eget svar, även när det är detsamma.",
    ],
    command: ["Jag kan bara ställa de här frågorna och notera dina svar.", "Det kan jag inte göra här."],
    abuse: [
      "Jag ser att det här är irriterande, och jag beklagar det.",
      "Jag förstår att du har fått nog av det här.",
    ],
    wait: ["Ta den tid du behöver, allt är sparat.", "Ingen brådska: jag finns här när du är redo."],
    asUnderstood: [
      "Svara så som du förstår frågan; det är det som räknas här.",
      "Hur du än läser den är ditt svar rätt.",
    ],
  },

  likely: {
    one: ["Menar du {answer}?", "Jag läser det som {answer}. Stämmer det?"],
    all: ["Hittills har jag: {answer}. Är det allt?", "Jag har förstått {answer}. Är det komplett?"],
  },

  asks: {
    ownWords: [
      "Svara gärna med egna ord; en mening räcker.",
      "Det finns inget rätt eller fel, några få ord räcker.",
      "Vad skulle du säga om det?",
    ],
    shorten: ["Korta gärna ner svaret till det viktigaste.", "Kan du säga det viktigaste med färre ord?"],
    choose: ["Tryck på ett svar eller skriv dess nummer:", "Vilket passar bäst? Numret räcker:"],
    chooseSeveral: [
      "Välj alla som stämmer, eller skriv deras nummer:",
      "Vilka stämmer? Du kan nämna fler än ett:",
    ],
    chooseAgain: [
      "Välj gärna ur listan ovan; numret räcker.",
      "Tryck på det som passar bäst, eller skriv ett nummer ur listan.",
    ],
    which: ["Vilket svar passar bäst?", "Vilket av dessa menade du?"],
    rate: [
      "Tryck på ett tal från 1 till 5 eller skriv det: 1 betyder ”{lowest}”, 5 betyder ”{highest}”.",
      "Vilket tal kommer närmast, från 1 (”{lowest}”) till 5 (”{highest}”)?",
    ],
    rateUnnamed: [
      "Tryck på ett tal från 1 till 5 eller skriv det: 1 är lägst, 5 är högst.",
      "Vilket tal kommer närmast, från 1 (lägst) till 5 (högst)?",
    ],
    scale: ["Det här betyder talen:", "Du kan välja mellan de här stegen:"],
    more: "… och {count} till",
    skip: [
      'Eller skriv "hoppa över" för att hoppa över den här frågan.',
      'Om du hellre inte svarar här, skriv "hoppa över".',
    ],
    form: ["Du kan också svara i formuläret.", 'Eller tryck på "Answer in the form" och fortsätt där.'],
    back: ["Nu tillbaka till frågan.", "Vi går vidare med frågan.", "Och vad svarar du på frågan?"],
  },

  nothingMore: "Mer än vad frågan säger kan jag inte berätta. Ta den gärna så som du förstår den.",
  noReason: "Den som skrev frågan har inte sagt varför den ställs.",
  allIKnow: ["Det är allt jag kan säga om det.", "Mer än det jag sagt vet jag inte om det."],

  facts: {
    readers:
      "Dina svar läses hos {house}, av dem som sköter den här enkäten. De är inte anonyma: ditt namn eller din adress står bredvid.",
    readByModel: "En AI-modell läser dem också, för att förstå dig och skriva dina rekommendationer.",
    readByNoModel: "Just nu läser ingen AI-modell dem.",
    privacy: "Mer om detta: {url}",
    left: "Som det ser ut nu återstår: {questions}, ungefär {minutes}.",
    leftOnScreen: "Räknaren högst upp visar hur många frågor som är kvar.",
    pause:
      "Ja, du kan sluta när du vill. Allt är sparat: kom tillbaka i den här webbläsaren, eller på vilken enhet som helst med en länk som du låter skicka till din adress.",
    changes: 'Ja. Tryck på "Edit" bredvid ett svar; fram till slutet går alla att ändra.',
    given: 'Så här har du svarat hittills; allt finns under "Your answers" på den här sidan:',
    givenOne: "Fråga {number} (”{question}”): {answer}",
    erasure: 'Ja: under "Your assessments" kan du när som helst ta bort den här enkäten med alla svar.',
    result:
      "Du får skriftliga rekommendationer som bygger på dina svar. Du hittar dem här när du är klar, och senare med en länk som du låter skicka till din adress.",
    model: "Jag är en AI-assistent, inte en människa: en AI-modell läser det du skriver, och den kan ha fel.",
    program: "Jag är ett program som följer regler, varken en människa eller en AI-modell.",
    needed: 'Ja, den här behövs för att slutföra. Frivilliga frågor kan hoppas över med "hoppa över".',
    optional: 'Nej, den här frågan är frivillig: skriv "hoppa över" för att hoppa över den.',
    write: "Skriv gärna till {email}; hos {house} får du hjälp.",
    ask: "Fråga gärna {house}, eller den som bjöd in dig.",
  },

  correction: {
    already: "Ditt svar på fråga {number} (”{question}”) är redan: {answer}.",
    offer: [
      "Ska jag ändra ditt svar på fråga {number} (”{question}”) till {answer}?",
      "Fråga {number} (”{question}”): vill du svara {answer} i stället?",
    ],
    open: [
      "Vad ska ditt svar på fråga {number} (”{question}”) vara i stället?",
      "Säg vad jag ska skriva på fråga {number} (”{question}”), eller tryck på knappen.",
    ],
    which: [
      'Vilket svar ska jag ändra? Säg frågans nummer och vad som ska stå där, eller tryck på "Edit" bredvid svaret.',
      "Ange gärna frågan med dess nummer, och vad jag ska skriva där i stället.",
    ],
    notYet: [
      "Fråga {number} har inget svar ännu, så det finns inget att ändra.",
      "Det finns hittills inget svar på fråga {number} som jag kan ändra.",
    ],
    noneYet: "Det finns ännu inget svar som jag kan ändra.",
    done: "Klart: ditt svar på fråga {number} (”{question}”) är nu {answer}.",
    leave: ["Okej, det svaret får stå som det är.", "Bra, jag lämnar det oförändrat."],
    stale: [
      "Det svaret går inte längre att ändra så, därför har jag lämnat allt som det var.",
      "Inget har ändrats: den frågan ställs inte längre.",
    ],
  },
};
