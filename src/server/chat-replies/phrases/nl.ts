import type { Phrases } from "./phrases";

export const NL: Phrases = {
  language: "nl",
  tell: "de het een is zijn ben en of niet ik wij we u uw je jij jullie mijn ons onze wat hoe waarom wie wanneer waar welke kan kunnen moet zal hebben heb heeft met voor van naar op in te ook nog al maar er dat dit die deze geen als bij om over zeer veel graag betekent bedoelt vraag weet duurt lang lezen leest nodig wordt",

  questions: { one: "één vraag", other: "{count} vragen" },
  minutes: { one: "één minuut", other: "{count} minuten" },
  about: "ongeveer {questions}",
  welcome:
    "Welkom bij {title}. Ik leid u door {questions}, één voor één. U kunt stoppen wanneer u wilt en later verdergaan waar u was.",
  allDone: "Dat was de laatste vraag. Hartelijk dank!",

  taken: {
    answer: ["Dank u: {answer}.", "Begrepen: {answer}.", "Genoteerd: {answer}.", "Goed: {answer}."],
    outOfFive: "{rating} van 5",
    text: ["Genoteerd.", "Dank u.", "Begrepen.", "Goed."],
    words: [
      "Dank u, ik heb genoteerd: ‘{words}’",
      "‘{words}’ – dat is genoteerd.",
      "Dit heb ik opgeschreven: ‘{words}’",
    ],
    skipped: [
      "Geen probleem, we laten deze vraag weg.",
      "In orde, we gaan zonder haar verder.",
      "Overgeslagen.",
    ],
    leftOpen: [
      "Laten we deze vraag open laten. U kunt haar nog beantwoorden vóór de laatste vraag.",
      "Deze vraag blijft voorlopig open; tot de laatste vraag kunt u erop terugkomen.",
    ],
    kept: [
      "Goed, ik heb uw antwoord gelaten zoals het is. U kunt het altijd wijzigen voordat u afrondt.",
      "In orde, ik heb er niets aan veranderd.",
    ],
    full: [
      "Dank u wel. Uw antwoord is al zo lang als het kan zijn, dus het blijft zoals het was.",
      "In dit antwoord past niets meer, daarom is het ongewijzigd gebleven.",
    ],
    newer:
      "U hebt deze vraag intussen in het formulier beantwoord, dus ik heb dat antwoord bewaard: {answer}",
    newerSkip: "U hebt deze vraag intussen in het formulier overgeslagen, dus daar heb ik het bij gelaten.",
  },

  edited: "Antwoord op vraag {number} gewijzigd: {answer}",
  skipped: "overgeslagen",
  quoted: "“{words}”",
  crowded: [
    "Er antwoorden nu veel mensen en het AI-model had geen tijd voor dit bericht, dus ik heb het zelf gelezen.",
    "Het AI-model is nog bezig met anderen, dus ook dit bericht heb ik zelf gelezen.",
  ],

  refused: {
    required: [
      "Dat begrijp ik, maar deze vraag is nodig om de vragenlijst af te ronden.",
      "Deze vraag kan niet worden weggelaten: hier is een antwoord nodig.",
    ],
    greeting: ["Goedendag, en fijn dat u de tijd neemt!", "Leuk dat u er bent."],
    thanks: ["Graag gedaan!", "Geen dank."],
    parting: [
      "Tot ziens: alles is opgeslagen en u kunt verdergaan wanneer u wilt.",
      "Tot later! Er gaat niets verloren.",
    ],
    noise: ["Daar kon ik niets van maken.", "Daar kon ik geen antwoord in lezen."],
    unsureText: [
      "U hoeft het niet te weten. Wat komt het eerst bij u op, of wat zou u moeten weten om te antwoorden? Als er niets is, stuur dan hetzelfde nog eens.",
      "U hoeft niet zeker te zijn. Een eerste gedachte is genoeg, en als die er niet is, stuurt u gewoon hetzelfde bericht opnieuw.",
    ],
    unsureClosed: ["Dat geeft niet, het hoeft niet precies te zijn.", "Een ruwe schatting is genoeg."],
    ambiguous: ["Dat kan meer dan één ding betekenen.", "Dat is op meerdere manieren te lezen."],
    unclearWhich: ["Ik weet niet zeker welke u bedoelt.", "Ik kon niet zien welke het moet zijn."],
    several: [
      "U hebt er meer genoemd, en hier kan er maar één worden gekozen.",
      "Hier is maar één antwoord mogelijk.",
    ],
    none: [
      "Als niets goed past, is het meest nabije goed genoeg.",
      "Het hoeft niet precies te kloppen: neem wat er het dichtst bij komt.",
    ],
    offScale: ["Dat staat niet op de schaal.", "De schaal eindigt bij 5."],
    noSuchOption: ["Er is geen antwoord met dat nummer.", "Dat nummer staat niet in de lijst."],
    notWhole: ["Hier zijn alleen hele getallen mogelijk.", "Ik heb hier een heel getal nodig."],
    tooLong: ["Dat is een beetje te lang voor mij.", "Dat is meer dan ik kan bewaren."],
    unclearText: [
      "Ik weet niet of ik dat goed heb begrepen. Kunt u er iets meer over zeggen?",
      "Ik kon dat niet helemaal volgen. Kunt u het anders zeggen?",
    ],
    unclearClosed: [
      "Ik kon dat niet aan een antwoord koppelen.",
      "Ik zie niet welk van de antwoorden dat is.",
    ],
    bareNumber: [
      "Kunt u in woorden zeggen wat u bedoelt? Als het getal alles zegt, stuur het dan nog eens.",
      "Een paar woorden bij dat getal zouden mij helpen. Is het getal genoeg, stuur het dan opnieuw.",
    ],
    bareYes: [
      "Uw ja heb ik gelezen, maar nog niet wat erachter zit.",
      "Alleen een ja zegt mij hier te weinig.",
    ],
    reference: [
      "Wat u ergens anders hebt gezegd, kan ik niet overnemen; zegt u het hier alstublieft nog eens.",
      "Elke vraag houdt een eigen antwoord, ook als het hetzelfde is.",
    ],
    command: ["Ik kan alleen deze vragen stellen en uw antwoorden noteren.", "Dat kan ik hier niet doen."],
    abuse: ["Ik zie dat dit vervelend is, en dat spijt me.", "Ik begrijp dat u hier genoeg van hebt."],
    wait: ["Neem gerust de tijd, alles is bewaard.", "Geen haast: ik ben er wanneer u zover bent."],
    asUnderstood: [
      "Antwoord zoals u de vraag begrijpt; daar gaat het hier om.",
      "Hoe u het ook leest, uw antwoord is goed.",
    ],
  },

  likely: {
    one: ["Bedoelt u {answer}?", "Ik lees dat als {answer}. Klopt dat?"],
    all: ["Tot nu toe heb ik: {answer}. Is dat alles?", "Ik heb begrepen: {answer}. Is dat volledig?"],
  },

  asks: {
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
    back: ["Nu terug naar de vraag.", "Laten we verdergaan met de vraag.", "En wat antwoordt u op de vraag?"],
  },

  nothingMore:
    "Meer dan er in de vraag staat, kan ik u niet vertellen. Neem haar alstublieft zoals u haar begrijpt.",
  noReason: "Wie deze vraag heeft geschreven, heeft er niet bij gezegd waarom.",
  allIKnow: ["Dat is alles wat ik u erover kan zeggen.", "Meer dan wat ik zei, weet ik er niet van."],

  facts: {
    readers:
      "Uw antwoorden worden gelezen bij {house}, door de mensen die voor deze vragenlijst zorgen. Ze zijn niet anoniem: uw naam of adres staat erbij.",
    readByModel: "Ook een AI-model leest ze, om u te begrijpen en om uw aanbevelingen te schrijven.",
    readByNoModel: "Op dit moment leest geen AI-model ze.",
    privacy: "Meer hierover: {url}",
    left: "Zoals het er nu voor staat, komen nog: {questions}, ongeveer {minutes}.",
    leftOnScreen: "De teller bovenaan laat zien hoeveel vragen er nog zijn.",
    pause:
      "Ja, u kunt stoppen wanneer u wilt. Alles is bewaard: kom terug in deze browser, of op elk apparaat met een link die u naar uw adres laat sturen.",
    changes: 'Ja. Druk op "Edit" naast een antwoord; tot het einde kunt u ze allemaal wijzigen.',
    given: 'Tot nu toe hebt u dit geantwoord; alles staat op deze pagina onder "Your answers":',
    givenOne: "Vraag {number} (“{question}”): {answer}",
    erasure: 'Ja: onder "Your assessments" kunt u deze vragenlijst altijd met alle antwoorden verwijderen.',
    result:
      "U krijgt schriftelijke aanbevelingen die op uw antwoorden berusten. U vindt ze hier na afloop, en later met een link die u naar uw adres laat sturen.",
    model:
      "Ik ben een AI-assistent, geen mens: een AI-model leest wat u schrijft, en het kan zich vergissen.",
    program: "Ik ben een programma dat regels volgt, geen mens en geen AI-model.",
    needed: 'Ja, deze vraag is nodig om af te ronden. Vrijwillige vragen kunt u overslaan met "overslaan".',
    optional: 'Nee, deze vraag is vrijwillig: typ "overslaan" om haar over te slaan.',
    write: "Schrijf alstublieft naar {email}; bij {house} helpt men u verder.",
    ask: "Vraag het alstublieft aan {house}, of aan wie u heeft uitgenodigd.",
  },

  correction: {
    already: "Uw antwoord op vraag {number} (“{question}”) is al: {answer}.",
    offer: [
      "Zal ik uw antwoord op vraag {number} (‘{question}’) veranderen in {answer}?",
      "Vraag {number} (‘{question}’): wilt u in plaats daarvan {answer} antwoorden?",
    ],
    open: [
      "Wat moet uw antwoord op vraag {number} (“{question}”) dan worden?",
      "Zeg mij wat er bij vraag {number} (“{question}”) moet staan, of druk op de knop.",
    ],
    which: [
      'Welk antwoord moet ik veranderen? Noem het nummer van de vraag en wat er moet staan, of druk op "Edit" naast het antwoord.',
      "Noem alstublieft de vraag met haar nummer, en wat ik daar in plaats daarvan moet zetten.",
    ],
    notYet: [
      "Vraag {number} heeft nog geen antwoord, dus er valt niets te veranderen.",
      "Er is tot nu toe geen antwoord op vraag {number} dat ik kan veranderen.",
    ],
    noneYet: "Er is nog geen antwoord dat ik kan veranderen.",
    done: "Klaar: uw antwoord op vraag {number} (‘{question}’) is nu {answer}.",
    leave: ["Goed, dat antwoord blijft zoals het is.", "In orde, ik laat het ongewijzigd."],
    stale: [
      "Dat antwoord kan zo niet meer worden gewijzigd, dus ik heb alles gelaten zoals het was.",
      "Er is niets gewijzigd: die vraag wordt niet meer gesteld.",
    ],
  },
};
