import type { ReplyPhrases } from "./reply-phrases";

export const NL_REPLIES: ReplyPhrases = {
  language: "nl",
  tell: "de het een is zijn ben en of niet ik wij we u uw je jij jullie mijn ons onze wat hoe waarom wie wanneer waar welke kan kunnen moet zal hebben heb heeft met voor van naar op in te ook nog al maar er dat dit die deze geen als bij om over zeer veel graag betekent bedoelt vraag weet duurt lang lezen leest nodig wordt",

  questions: { one: "één vraag", other: "{count} vragen" },
  minutes: { one: "één minuut", other: "{count} minuten" },
  about: "ongeveer {questions}",
  welcome:
    "Welkom bij {title}. Ik leid u door {questions}, één voor één. U kunt stoppen wanneer u wilt en later verdergaan waar u was.",
  allDone: "Dat was de laatste vraag. Hartelijk dank!",

  acknowledgements: {
    answer: ["Dank u: {answer}.", "Begrepen: {answer}.", "Genoteerd: {answer}.", "Goed: {answer}."],
    outOfFive: "{rating} van 5",
    text: ["Dank u.", "Genoteerd.", "Begrepen.", "Goed."],
    quote: ["Dank u, ik heb {words} genoteerd.", "Begrepen: {words}.", "Genoteerd: {words}."],
    skipped: ["Geen probleem, we slaan deze vraag over.", "In orde, we gaan verder.", "Overgeslagen."],
    leftOpen: [
      "Laten we deze vraag open laten. U kunt haar nog beantwoorden voordat u afrondt.",
      "We slaan deze vraag voorlopig over. U kunt erop terugkomen voordat u afrondt.",
    ],
    kept: [
      "Goed, ik heb uw antwoord gelaten zoals het is. U kunt het altijd wijzigen voordat u afrondt.",
      "In orde, ik heb er niets aan veranderd.",
    ],
    full: [
      "Uw antwoord heeft de maximale lengte bereikt, dus ik kon er niets aan toevoegen.",
      "Ik kon dit niet toevoegen omdat uw antwoord al zo lang is als het kan zijn.",
    ],
    newer: "U hebt deze vraag al in het formulier beantwoord, dus ik heb dat antwoord bewaard: {answer}",
    newerSkip: "U hebt deze vraag al in het formulier overgeslagen, dus dat heb ik zo gelaten.",
  },

  edited: "Antwoord op vraag {number} gewijzigd: {answer}",
  skipped: "overgeslagen",
  quoted: "“{words}”",
  crowded: [
    "Het AI-model is op dit moment bezet, daarom antwoordt de ingebouwde assistent.",
    "Het AI-model is nog steeds bezet, dus ik heb dit bericht zonder het model verwerkt.",
  ],

  refused: {
    required: [
      "Dat begrijp ik, maar deze vraag is nodig om de vragenlijst af te ronden.",
      "Deze vraag kan niet worden weggelaten: hier is een antwoord nodig.",
    ],
    greeting: ["Goedendag, en fijn dat u de tijd neemt!", "Leuk dat u er bent."],
    thanks: ["Graag gedaan!", "Geen dank."],
    parting: [
      "Tot ziens! Uw antwoorden zijn opgeslagen en u kunt verdergaan wanneer u wilt.",
      "Tot later! Alles wat u hebt beantwoord, is opgeslagen.",
    ],
    noise: ["Daar kon ik niets van maken.", "Daar kon ik geen antwoord in lezen."],
    "unsure-text": [
      "U hoeft het niet te weten. Wat komt het eerst bij u op? Als er niets opkomt, stuur dan hetzelfde bericht nog eens.",
      "U hoeft niet zeker te zijn. Een eerste gedachte is genoeg. Hebt u die niet, stuur dat dan gewoon opnieuw.",
    ],
    "unsure-closed": ["Dat geeft niet, het hoeft niet precies te zijn.", "Een ruwe schatting is genoeg."],
    ambiguous: ["Ik weet niet zeker welke u bedoelt.", "Ik kon niet zien welke van deze u bedoelt."],
    several: [
      "U hebt er meer dan één genoemd, maar u kunt er hier maar één kiezen.",
      "Kies hier één antwoord, alstublieft.",
    ],
    none: [
      "Als niets precies past, kies dan het antwoord dat er het dichtst bij komt.",
      "Het hoeft niet precies te kloppen. Wat het dichtst in de buurt komt, is goed genoeg.",
    ],
    "off-scale": ["Dat valt buiten de schaal.", "De schaal loopt alleen van 1 tot 5."],
    "out-of-range": ["Er is geen antwoord met dat nummer.", "Dat nummer staat niet in de lijst."],
    "not-whole": ["Hier zijn alleen hele getallen mogelijk.", "Ik heb hier een heel getal nodig."],
    "too-long": ["Dat antwoord is te lang.", "Dat is langer dan ik kan opslaan."],
    "unclear-text": [
      "Ik weet niet of ik dat goed heb begrepen. Kunt u er iets meer over zeggen?",
      "Ik kon dat niet helemaal volgen. Kunt u het anders zeggen?",
    ],
    "unclear-closed": [
      "Ik kon dat niet aan een antwoord koppelen.",
      "Ik zie niet welk van de antwoorden dat is.",
    ],
    "bare-number": [
      "Kunt u er een paar woorden bij schrijven? Als het getal alles zegt, stuur het dan nog eens.",
      "Waar staat dat getal voor? Als u niets toe te voegen hebt, stuur het dan gewoon opnieuw.",
    ],
    "bare-yes": ["Kunt u iets meer zeggen dan ja?", "Dank u. Kunt u daar iets meer over vertellen?"],
    reference: [
      "Ik kan uw antwoorden op andere vragen niet overnemen. Schrijf het hier alstublieft nog eens.",
      "Elke vraag heeft een eigen antwoord nodig, ook als het hetzelfde is als eerder.",
    ],
    command: ["Ik kan alleen deze vragen stellen en uw antwoorden opslaan.", "Dat kan ik hier niet doen."],
    abuse: ["Het spijt me dat dit vervelend is.", "Ik begrijp dat u hier genoeg van hebt."],
    wait: ["Neem gerust de tijd. Alles is opgeslagen.", "Geen haast. Antwoord gewoon wanneer u zover bent."],
  },

  didYouMean: ["Bedoelt u {answer}?", "Ik weet niet zeker of ik het goed begrijp. Is het {answer}?"],

  asks: {
    keepWords: [
      "Zal ik uw bericht als antwoord opslaan?",
      "Is dat uw antwoord? Dan sla ik het op zoals u het schreef.",
    ],
    ownWords: [
      "Antwoord alstublieft in uw eigen woorden; één zin is genoeg.",
      "Er is geen goed of fout antwoord, een paar woorden volstaan.",
      "Wat zou u erop zeggen?",
    ],
    shorten: [
      "Maak uw antwoord alstublieft korter, met alleen de belangrijkste punten.",
      "Kunt u het belangrijkste in minder woorden zeggen?",
    ],
    choose: [
      "Tik alstublieft een antwoord aan of typ het nummer:",
      "Welk antwoord past het best? Het nummer is genoeg:",
    ],
    chooseSeveral: [
      "Kies alstublieft alles wat van toepassing is of typ de nummers:",
      "Wat is van toepassing? U kunt er meer dan één noemen:",
    ],
    chooseAgain: [
      "Kies alstublieft uit de lijst hierboven; het nummer is genoeg.",
      "Tik aan wat het best past, of typ een nummer uit de lijst.",
    ],
    which: ["Welke past het best?", "Welke van deze bedoelde u?"],
    rate: [
      "Tik alstublieft een getal van 1 tot 5 aan of typ het: 1 betekent ‘{lowest}’, 5 betekent ‘{highest}’.",
      "Welk getal komt er het dichtst bij, van 1 (‘{lowest}’) tot 5 (‘{highest}’)?",
    ],
    rateUnnamed: [
      "Tik alstublieft een getal van 1 tot 5 aan of typ het: 1 is het laagst, 5 het hoogst.",
      "Welk getal komt er het dichtst bij, van 1 (het laagst) tot 5 (het hoogst)?",
    ],
    scale: ["Dit betekenen de getallen:", "U kunt tussen deze niveaus kiezen:"],
    more: "… en nog {count}",
    skip: [
      'Of typ "overslaan" om deze vraag weg te laten.',
      'Als u hier liever niet antwoordt, typ dan "overslaan".',
    ],
    form: ["U kunt ook in het formulier antwoorden.", 'Of druk op "Answer in the form" en ga daar verder.'],
    back: ["Nu terug naar de vraag.", "Hier is de vraag nog een keer.", "Laten we verdergaan met de vraag."],
  },

  nothingMore: [
    "Ik heb geen verdere informatie over deze vraag. Beantwoord haar zoals u haar begrijpt.",
    "Ga gewoon uit van hoe u de vraag zelf opvat.",
  ],
  noReason: "De auteur van deze vraag heeft niet aangegeven waarom die wordt gesteld.",
  allIKnow: ["Dat is alles wat ik u erover kan zeggen.", "Meer weet ik er niet van."],
  cannotAnswer: ["Dat kan ik hier niet beantwoorden.", "Daar heb ik geen antwoord op."],
  contact: {
    email: "Voor hulp kunt u schrijven naar {email}.",
    organization: "Vraag het aan {organization} of aan de persoon die u heeft uitgenodigd.",
  },

  facts: {
    readers:
      "Uw antwoorden worden gelezen door de mensen bij {organization} die deze vragenlijst beheren. Ze zijn niet anoniem: uw naam of e-mailadres staat erbij.",
    readByModel: "Ook een AI-model leest ze, om u te begrijpen en om uw aanbevelingen te schrijven.",
    readByNoModel: "Op dit moment leest geen AI-model ze.",
    privacy: "Meer hierover: {url}",
    left: "Nog te gaan: {questions}, ongeveer {minutes}.",
    leftOnScreen: "De teller bovenaan laat zien hoeveel vragen er nog zijn.",
    pause:
      "Ja, u kunt op elk moment stoppen. Uw antwoorden zijn opgeslagen. Kom terug in deze browser, of op een ander apparaat met een inloglink die naar uw e-mailadres wordt gestuurd.",
    highIsGood: "Een hoog cijfer is goed: 5 is het beste antwoord en 1 het slechtste.",
    highIsBad: "Een hoog cijfer is hier slecht: 5 is het slechtste antwoord en 1 het beste.",
    highIsNeutral: "Geen cijfer is hier beter dan een ander. Kies het cijfer dat uw situatie beschrijft.",
    highIsUnsaid: "Kies het cijfer dat uw situatie beschrijft.",
    scale: "Dit betekent elk cijfer:",
    scaleUnnamed: "1 is het laagste cijfer en 5 het hoogste.",
    oneOption: "U kunt hier maar één optie kiezen.",
    severalOptions: "Ja, u kunt hier meer dan één optie kiezen.",
    oneRating: "U kunt maar één cijfer kiezen, van 1 tot 5.",
    anyText: "U kunt hier meer dan één ding noemen, in uw eigen woorden.",
    optional: 'Ja, deze vraag is niet verplicht. Typ "overslaan" om verder te gaan.',
    required: "Deze vraag is verplicht: u moet haar beantwoorden voordat u kunt afronden.",
    notAPerson: "Ik ben een automatische assistent, geen mens, en ik kan u niet doorverbinden.",
  },

  distress: {
    calm: [
      "Het spijt me dat u dit meemaakt. U hoeft deze vraag nu niet te beantwoorden, en ik heb uw bericht niet als antwoord opgeslagen.",
      "Dank u dat u dit vertelt. Neem gerust een pauze. Ik heb uw bericht niet als antwoord opgeslagen.",
    ],
    email: "U kunt schrijven naar {email}.",
    organization: "U kunt praten met {organization} of met de persoon die u heeft uitgenodigd.",
    emergency: "Bent u in gevaar, bel dan het plaatselijke alarmnummer.",
  },

  edit: {
    offer: [
      "Zal ik uw antwoord op vraag {number} (‘{question}’) wijzigen in {answer}?",
      "Vraag {number} (‘{question}’): wilt u uw antwoord wijzigen in {answer}?",
    ],
    open: [
      'Druk op "Change answer {number}" om uw antwoord op vraag {number} (‘{question}’) te wijzigen.',
      'U kunt uw antwoord op vraag {number} (‘{question}’) bewerken met de knop "Change answer {number}".',
    ],
    how: [
      'Om een antwoord te wijzigen, drukt u op "Edit" ernaast of noemt u het nummer van de vraag: "wijzig vraag 4".',
      'Welk antwoord wilt u wijzigen? Typ bijvoorbeeld "wijzig vraag 4" of druk op "Edit" naast het antwoord.',
    ],
    already: [
      "Uw antwoord op vraag {number} (‘{question}’) is al {answer}.",
      "Bij vraag {number} (‘{question}’) staat al {answer}.",
    ],
    notYet: [
      "U hebt vraag {number} nog niet beantwoord, dus er valt niets te wijzigen.",
      "Er is nog geen antwoord op vraag {number}.",
    ],
    done: [
      "Klaar: uw antwoord op vraag {number} (‘{question}’) is nu {answer}.",
      "Ik heb uw antwoord op vraag {number} (‘{question}’) gewijzigd in {answer}.",
    ],
    declined: ["Goed, dat antwoord blijft zoals het is.", "In orde, er is niets gewijzigd."],
    gone: [
      "Die vraag hoort niet meer bij de vragenlijst, dus er is niets gewijzigd.",
      "Ik kon dat antwoord niet wijzigen omdat de vraag niet meer wordt gesteld.",
    ],
  },
};
