import type { ReplyPhrases } from "./reply-phrases";

export const SV_REPLIES: ReplyPhrases = {
  language: "sv",
  tell: "och att är jag inte vad hur varför vem vilka vilken när måste ska vår vårt för på från också mycket än här denna dessa ingen inget alla frågan frågor förstår lång länge läser kvar finns bara eller anonymt svar något en ett in om man det",

  questions: { one: "en fråga", other: "{count} frågor" },
  minutes: { one: "en minut", other: "{count} minuter" },
  about: "ungefär {questions}",
  welcome:
    "Välkommen till {title}. Jag tar dig genom {questions}, en i taget. Du kan sluta när du vill och komma tillbaka till där du var.",
  allDone: "Det var den sista frågan. Tack så mycket!",

  acknowledgements: {
    answer: ["Tack: {answer}.", "Uppfattat: {answer}.", "Noterat: {answer}.", "Då så: {answer}."],
    outOfFive: "{rating} av 5",
    text: ["Tack.", "Noterat.", "Uppfattat.", "Då så."],
    quote: ["Tack, jag har noterat {words}.", "Uppfattat: {words}.", "Noterat: {words}."],
    skipped: [
      "Inga problem, vi hoppar över den frågan.",
      "Okej, vi går vidare utan den.",
      "Frågan är överhoppad.",
    ],
    leftOpen: [
      "Vi lämnar den här frågan öppen. Du kan fortfarande svara på den innan du avslutar.",
      "Vi hoppar över den här frågan så länge. Du kan gå tillbaka till den innan du avslutar.",
    ],
    kept: [
      "Okej, ditt svar får stå som det är. Du kan ändra det när som helst innan du avslutar.",
      "Bra, svaret är oförändrat.",
    ],
    full: [
      "Ditt svar har nått maxlängden, så jag kunde inte lägga till något.",
      "Jag kunde inte lägga till det, eftersom svaret redan är så långt som det kan vara.",
    ],
    newer: "Du har redan svarat på frågan i formuläret, så jag behöll det svaret: {answer}",
    newerSkip: "Du har redan hoppat över frågan i formuläret, så det får vara så.",
  },

  edited: "Svaret på fråga {number} har ändrats: {answer}",
  skipped: "överhoppad",
  quoted: "”{words}”",
  crowded: [
    "AI-modellen är upptagen just nu, så det är den inbyggda assistenten som svarar.",
    "AI-modellen är fortfarande upptagen, så jag hanterade det här meddelandet utan den.",
  ],

  refused: {
    required: [
      "Jag förstår, men den här frågan behövs för att slutföra enkäten.",
      "Den här frågan går inte att hoppa över: här behövs ett svar.",
    ],
    greeting: ["Hej, och tack för att du tar dig tid!", "Trevligt att ha dig här."],
    thanks: ["Varsågod!", "Så lite så."],
    parting: [
      "Hej då! Dina svar är sparade och du kan fortsätta när du vill.",
      "Vi ses! Allt du har svarat är sparat.",
    ],
    noise: ["Det kunde jag inte tyda.", "Jag hittade inget svar i det."],
    "unsure-text": [
      "Det gör inget om du inte vet. Vad kommer du att tänka på först? Om inget dyker upp, skicka samma meddelande igen.",
      "Du behöver inte vara säker. En första tanke räcker. Har du ingen, skicka bara det igen.",
    ],
    "unsure-closed": ["Det gör inget, det behöver inte vara exakt.", "En grov uppskattning räcker."],
    ambiguous: ["Jag är inte säker på vilket du menar.", "Jag kunde inte se vilket av dem du menar."],
    several: ["Du nämnde flera, men här kan du bara välja ett.", "Välj bara ett svar här."],
    none: [
      "Om inget passar exakt väljer du det som ligger närmast.",
      "Det behöver inte stämma helt. Det närmaste alternativet räcker.",
    ],
    "off-scale": ["Det ligger utanför skalan.", "Skalan går bara från 1 till 5."],
    "out-of-range": ["Det finns inget alternativ med det numret.", "Det numret finns inte i listan."],
    "not-whole": ["Här fungerar bara hela tal.", "Jag behöver ett heltal här."],
    "too-long": ["Det svaret är för långt.", "Det är längre än jag kan spara."],
    "unclear-text": [
      "Jag är inte säker på att jag förstod. Kan du säga lite mer?",
      "Jag hängde inte riktigt med. Kan du säga det på ett annat sätt?",
    ],
    "unclear-closed": ["Jag kunde inte koppla det till något svar.", "Jag ser inte vilket av svaren det är."],
    "bare-number": [
      "Kan du lägga till några ord? Om talet säger allt, skicka det igen.",
      "Vad står talet för? Om det inte finns något att lägga till, skicka det en gång till.",
    ],
    "bare-yes": ["Kan du berätta lite mer än ja?", "Tack. Kan du berätta lite mer?"],
    reference: [
      "Jag kan inte kopiera dina svar på andra frågor. Skriv det gärna här en gång till.",
      "Varje fråga behöver ett eget svar, även om det är samma som tidigare.",
    ],
    command: ["Jag kan bara ställa de här frågorna och spara dina svar.", "Det kan jag inte göra här."],
    abuse: ["Jag beklagar att det här är irriterande.", "Jag förstår att du har fått nog av det här."],
    wait: ["Ta den tid du behöver. Allt är sparat.", "Ingen brådska. Svara när du är redo."],
  },

  didYouMean: ["Menar du {answer}?", "Jag vill förstå dig rätt. Är det {answer}?"],

  asks: {
    keepWords: [
      "Ska jag spara ditt meddelande som svar?",
      "Är det ditt svar? Då sparar jag det så som du skrev det.",
    ],
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
    back: ["Nu tillbaka till frågan.", "Här är frågan igen.", "Vi går vidare med frågan."],
  },

  nothingMore: [
    "Jag har ingen mer information om den här frågan. Svara så som du förstår den.",
    "Utgå helt enkelt från hur du själv tolkar frågan.",
  ],
  noReason: "Frågans författare har inte angett varför den ställs.",
  allIKnow: ["Det är allt jag kan säga om det.", "Mer än så vet jag inte."],
  cannotAnswer: ["Det kan jag inte svara på här.", "Jag har inget svar på det."],
  contact: {
    email: "Behöver du hjälp, skriv till {email}.",
    organization: "Fråga {organization} eller personen som bjöd in dig.",
  },

  facts: {
    readers:
      "Dina svar läses av dem på {organization} som ansvarar för den här enkäten. Svaren är inte anonyma: de visas med ditt namn eller din e-postadress.",
    readByModel: "En AI-modell läser dem också, för att förstå dig och skriva dina rekommendationer.",
    readByNoModel: "Just nu läser ingen AI-modell dem.",
    privacy: "Mer om detta: {url}",
    left: "Det återstår: {questions}, ungefär {minutes}.",
    leftOnScreen: "Räknaren högst upp visar hur många frågor som är kvar.",
    pause:
      "Ja, du kan sluta när som helst. Dina svar är sparade. Kom tillbaka i den här webbläsaren, eller på en annan enhet med en inloggningslänk som skickas till din e-postadress.",
    highIsGood: "En hög siffra är bra: 5 är det bästa svaret och 1 det sämsta.",
    highIsBad: "En hög siffra är dålig här: 5 är det sämsta svaret och 1 det bästa.",
    highIsNeutral: "Ingen siffra är bättre än någon annan här. Välj den som beskriver din situation.",
    highIsUnsaid: "Välj den siffra som beskriver din situation.",
    scale: "Så här ska siffrorna förstås:",
    scaleUnnamed: "1 är den lägsta siffran och 5 den högsta.",
    oneOption: "Här kan du bara välja ett alternativ.",
    severalOptions: "Ja, här kan du välja flera alternativ.",
    oneRating: "Du kan bara välja en siffra, från 1 till 5.",
    anyText: "Här kan du nämna flera saker, med egna ord.",
    optional: 'Ja, den här frågan är frivillig. Skriv "hoppa över" om du inte vill svara.',
    required: "Den här frågan är obligatorisk: den behöver ett svar innan du kan avsluta.",
    notAPerson: "Jag är en automatisk assistent, ingen människa, och kan inte koppla dig vidare.",
  },

  distress: {
    calm: [
      "Jag är ledsen att du har det så här. Du behöver inte svara nu, och jag har inte sparat ditt meddelande som svar.",
      "Tack för att du berättar det. Ta gärna en paus. Jag har inte sparat ditt meddelande som svar.",
    ],
    email: "Du kan skriva till {email}.",
    organization: "Du kan prata med {organization} eller personen som bjöd in dig.",
    emergency: "Om du är i fara, ring ditt lokala nödnummer.",
  },

  edit: {
    offer: [
      "Ska jag ändra ditt svar på fråga {number} (”{question}”) till {answer}?",
      "Fråga {number} (”{question}”): vill du ändra ditt svar till {answer}?",
    ],
    open: [
      'Tryck på "Change answer {number}" för att ändra ditt svar på fråga {number} (”{question}”).',
      'Du kan ändra ditt svar på fråga {number} (”{question}”) med knappen "Change answer {number}".',
    ],
    how: [
      'För att ändra ett svar trycker du på "Edit" bredvid det eller anger frågans nummer: "ändra fråga 4".',
      'Vilket svar vill du ändra? Skriv till exempel "ändra fråga 4" eller tryck på "Edit" bredvid svaret.',
    ],
    already: [
      "Ditt svar på fråga {number} (”{question}”) är redan {answer}.",
      "På fråga {number} (”{question}”) står det redan {answer}.",
    ],
    notYet: [
      "Du har inte svarat på fråga {number} ännu, så det finns inget att ändra.",
      "Det finns inget svar på fråga {number} ännu.",
    ],
    done: [
      "Klart: ditt svar på fråga {number} (”{question}”) är nu {answer}.",
      "Jag har ändrat ditt svar på fråga {number} (”{question}”) till {answer}.",
    ],
    declined: ["Okej, det svaret får stå som det är.", "Bra, ingenting har ändrats."],
    gone: [
      "Den frågan ingår inte längre i enkäten, så ingenting har ändrats.",
      "Jag kunde inte ändra det svaret, eftersom frågan inte längre ställs.",
    ],
  },
};
