import type { Lexicon } from "./lexicon";

export const SV_WORDS: Lexicon = {
  language: "sv",

  values: {
    common:
      "och|att|det|som|en|ett|är|vi|jag|vår|vårt|våra|min|mitt|inte|på|i|av|för|med|till|har|om|så|men|eller|den|de|man|kan|skulle|säga|säger|tror|nog|också|bara|från|vid|när|hur|vad|mycket|mer|än|ju|väl|ger|alla|allt|någon|några|lite|blir|eftersom|oss|ganska|under|över|mindre|kanske|du|ni",
    numbers: {
      "?": "några|flera|ett par tre|många|få|tiotals|hundratals|några stycken|några få|åtskilliga",
      0: "noll",
      0.5: "en halv|ett halvt|halv|halvt|halva",
      1: "bara jag|endast jag|jag själv|jag ensam|enbart jag|ett enda|en enda|etta",
      1.5: "en och en halv|ett och ett halvt|halvannan",
      2: "två|tvåa",
      "~2": "ett par|ett par stycken",
      3: "tre|trea",
      4: "fyra",
      5: "fem|femma",
      6: "sex|ett halvt dussin",
      7: "sju",
      8: "åtta",
      9: "nio",
      10: "tio",
      "~10": "ett tiotal|tiotalet",
      11: "elva",
      12: "tolv|ett dussin|dussin",
      13: "tretton",
      14: "fjorton",
      15: "femton",
      "~15": "ett femtontal",
      16: "sexton",
      17: "sjutton",
      18: "arton",
      19: "nitton",
      20: "tjugo",
      "~20": "ett tjugotal",
      30: "trettio",
      "~30": "ett trettiotal",
      40: "fyrtio",
      50: "femtio",
      "~50": "ett femtiotal",
      60: "sextio",
      70: "sjuttio",
      80: "åttio",
      90: "nittio",
      "~100": "ett hundratal",
      "~1000": "ett tusental",
      250000: "kvarts miljon|en kvarts miljon",
    },
    isGlued: true,
    articles: "en|ett",
    joins: { forward: "och" },
    halves: { after: "och en halv|och ett halvt|och en halvt" },
    magnitudes: { 100: "hundra", 1000: "tusen", 1000000: "miljon", 1000000000: "miljard" },
    countedMagnitudes: {
      1000: "k|tkr|tusentals",
      1000000: "m|mn|mkr|milj|miljoner|mille|mln",
      1000000000: "md|mdr|mdkr|miljarder",
    },
    units: {
      people:
        "personer|person|anställda|anställd|medarbetare|kollegor|kollega|människor|man|teammedlemmar|heltidsanställda|st anställda|stycken anställda|gubbar|medlemmar|pers",
      money: "kronor|krona|kr|sek|euro|eur|dollar|spänn|tkr|mkr",
      percent: "procent|procentenheter",
      points: "stjärnor|stjärna|poäng|p",
      times: "gånger|gång|ggr|x",
      minute: "minuter|minut|min",
      hour: "timmar|timme|timmen|tim|h",
      day: "dagar|dag|dagen|arbetsdagar|dygn|dar",
      week: "veckor|vecka|veckan|v",
      month: "månader|månad|månaden",
      year: "år|året",
    },
    bounds: {
      before: {
        over: "över|mer än|fler än|större än|ovanför|efter|längre än|äldre än|långt över|betydligt mer än|högre än|mycket mer än|oftare än|senare än",
        since: "sedan",
        atLeast: "minst|från|åtminstone|minimum|från och med|lägst|inte mindre än|som minst",
        justOver: "strax över|drygt|lite över|lite mer än|något över|något mer än|knappt över|precis över",
        under:
          "under|mindre än|färre än|lägre än|innan|före|kortare än|yngre än|långt under|betydligt mindre än|mer sällan än|mindre ofta än",
        atMost: "upp till|högst|max|maximalt|som mest|inte mer än|maximum|till och med|inom",
        nearly: "nästan|strax under|knappt|lite under|lite mindre än|något under|inte ens|nära|inte riktigt",
      },
      after: {
        over: "",
        since: "",
        atLeast:
          "eller mer|och mer|eller fler|och uppåt|och över|eller över|plus|minst|eller äldre|eller senare|eller högre|eller längre|uppåt|och fler|eller oftare|och oftare",
        justOver: "och lite till|och lite",
        under: "",
        atMost:
          "eller mindre|eller färre|och nedåt|och under|eller under|max|som mest|högst|eller yngre|eller tidigare|eller kortare|eller mer sällan|eller mindre ofta|eller sällan",
        nearly: "",
      },
    },
    about:
      "ungefär|cirka|ca|runt|omkring|kring|kanske|typ|sådär|så där|uppskattningsvis|i snitt|i genomsnitt|eller så|eller något sånt|säg|runt om|nånstans runt|troligen|nog",
    within:
      "inom|inom den senaste|inom det senaste|under den senaste|under det senaste|under senaste|den senaste|det senaste|senaste",
    ranges: { to: "till|upp till|à", between: "mellan|någonstans mellan|nånstans mellan", and: "och|till" },
    outOf: { forward: "av|utav|av totalt|på en skala till|av de" },
    shares: {
      "10": "en tiondel|var tionde",
      "20": "en femtedel|var femte",
      "25": "en fjärdedel|en kvart|var fjärde",
      "33.3": "en tredjedel|var tredje",
      "50": "hälften|varannan",
      "66.7": "två tredjedelar",
      "75": "tre fjärdedelar",
    },
    places: {
      0: "först och främst|för det första|första gången|för första gången|sista gången|förra året|senaste året|senaste tiden|de senaste|för det andra|senaste månaden|senaste veckan|i sista hand|till sist|å andra sidan|första året|andra frågor|den senaste tiden|i första hand|de andra|alla andra|med andra ord|i andra hand|andra saker|på andra|av andra|med andra|många andra|sista minuten|nästa|följande",
      1: "första|den första|det första|första alternativet|det översta|den översta|översta|första valet|nummer ett|ettan",
      2: "andra alternativet|den andra|det andra|andra valet|nummer två|tvåan|andra",
      3: "tredje|den tredje|det tredje|tredje alternativet|nummer tre|trean",
      4: "fjärde|den fjärde|det fjärde|fjärde alternativet|nummer fyra|fyran",
      5: "femte|den femte|det femte|femte alternativet|nummer fem|femman",
      6: "sjätte|den sjätte",
      7: "sjunde|den sjunde",
      8: "åttonde|den åttonde",
      9: "nionde|den nionde",
      10: "tionde|den tionde",
      "-1": "sista|den sista|det sista|sista alternativet|den nedersta|det nedersta|nedersta|allra sista|sista valet",
      "-2": "näst sista|den näst sista|det näst sista|näst sista alternativet|näst sist",
      "-3": "tredje från slutet|den tredje sista",
    },
    counting: "vi är|vi har|är vi|har vi|det finns|jag har|vi är bara",
    placeMarks: {
      before:
        "alternativ|alternativet|nummer|nr|svar|svarsalternativ|val|bokstav|bokstaven|punkt nummer|alternativ nummer",
      after: "a|e",
    },
    every: {
      0.0416667: "varje timme|en gång i timmen",
      1: "dagligen|varje dag|varje morgon|varje kväll|varenda dag|dagsvis|alla dagar|varje arbetsdag",
      2: "varannan dag",
      7: "varje vecka|veckovis|på måndagar|på fredagar|en gång i veckan|veckoligen|på tisdagar|på onsdagar|på torsdagar|på lördagar|på söndagar",
      14: "varannan vecka|var fjortonde dag|var 14 e dag",
      30.4375:
        "varje månad|månadsvis|månatligen|i slutet av månaden|en gång i månaden|vid varje månadsskifte",
      60.875: "varannan månad",
      91.3125:
        "med några månaders mellanrum|varje kvartal|kvartalsvis|en gång i kvartalet|var tredje månad|en gång per kvartal",
      182.625: "varje halvår|halvårsvis|var sjätte månad|en gång i halvåret|två gånger om året",
      365.25: "varje år|årligen|årsvis|en gång om året|en gång per år",
      730.5: "vartannat år",
    },
    weekdays: {
      1: "måndag|måndagar",
      2: "tisdag|tisdagar",
      3: "onsdag|onsdagar",
      4: "torsdag|torsdagar",
      5: "fredag|fredagar",
      6: "lördag|lördagar",
      7: "söndag|söndagar",
    },
    per: {
      0.0416667: "per timme|i timmen",
      1: "per dag|om dagen|dagligen",
      7: "per vecka|i veckan",
      14: "varannan vecka",
      30.4375: "per månad|i månaden",
      91.3125: "per kvartal|i kvartalet",
      182.625: "per halvår|i halvåret",
      365.25: "per år|om året|årligen",
    },
    each: "varje|var|vart|en gång var|en gång per|en gång i",
    periods: {
      0.010416666666666666: "en kvart|kvart|en kvarts timme|kvarts timme",
      0.020833333333333332: "en halvtimme|halvtimme|en halv timme|halv timme",
      0.03125: "tre kvart|trekvart|tre kvarts timme",
      182.625: "ett halvår|halvår",
    },
    counts: { 1: "en gång|en enda gång", 2: "två gånger", 3: "tre gånger" },
  },

  grammar: {
    filler:
      "sedan|det ar allt|det var allt|det ar allt vi har|inget mer|jag|vi|oss|mig|min|mitt|vår|vårt|våra|det|den|de|dom|en|ett|är|har|blir|finns|hos|hos oss|för|för mig|för oss|med|av|i|på|till|så|cirka|ungefär|runt|typ|god|bra nog|stark|klar|ganska|rätt|väldigt|mycket väl|verkligen|bara|nog|väl|ju|då|alltså|ja|jo|joo|eh|öh|öhm|hm|hmm|tja|ah|ok|okej|ärligt talat|ärligt|enligt mig|generellt|i allmänhet|i snitt|i genomsnitt|just nu|för närvarande|nu|idag|numera|tyvärr|säkert|definitivt|absolut|utan tvekan|också|även|än|tack|snälla|hej|poäng|punkt|komma|stjärna|stjärnor|betyg|alternativ|svar|nummer|skala|skalan|främst|mest|inte säker|vet inte riktigt|svårt att säga men|bra fråga|lol|haha|som|om jag måste välja|får|där|helt enkelt|helt|enkelt|er|ehm|uh|uhm|mm|mmm|euh|oeh|svaret|förslag|förslaget|kategori|kategorin|rad|raden|ruta|rutan|möjlighet|variant|varianten|steg|steget|din|ditt|dina|ert|dem|av dem|på listan|i listan|från listan|på er lista|i er lista|nämnda|uppräknade",
    choosing:
      "jag skulle säga|skulle jag säga|jag säger|säger|säg|låt oss säga|ska vi säga|jag tror|tror jag|jag tycker|tycker jag|jag tänker|jag ger|ger|ge|jag sätter|sätter|sätt|jag väljer|väljer|välj|jag tar|tar|tar jag|ta|då tar jag|skriv|anteckna|kryssa|kryssa i|lägg|det är|det blir|blir|är|är en|en|ett|vi är|vi ligger på|ligger på|förtjänar|får|mitt svar|mitt svar är|svaret är|mitt val|förmodligen|troligen|antagligen|lutar åt|snarare|närmast|vi har|vi använder|främst",
    not: "inte|ej|icke|ingen|inget|inga|aldrig|varken|eller inte|utan|förutom|utom|istället för|i stället för|hellre än|än|absolut inte|inte alls|nästan|knappt|ingenting|allt annat än|vägrar|vi vägrar|avskaffade",
    notBehind:
      "inte|ej|inte längre|då inte|är förbjudet|är förbjuden|är förbjudna|går inte|är inte möjligt|inte möjligt|är omöjligt|är uteslutet|är avskaffat|tar vi inte|accepterar vi inte|kommer inte på fråga|har vi inte|har jag inte|gör vi inte|använder vi inte|inte så mycket|inte direkt|har vi slutat med|nej|förbjöds|har förbjudits|är nedlagt|är nedlagd",
    only: "inte bara|inte enbart|inga problem|ingen tvekan|inget annat än|inte längre bara",
    instead: "istället för|i stället för|och inte|än",
    except: "utom|förutom|undantaget|men inte|med undantag för|utan|minus",
    correction:
      "nej vänta|vänta|nej förresten|eller nej|eller nej förresten|förresten|nej|nä|nej men|ursäkta|sorry|förlåt|jag menar|jag menade|menade|rättelse|rättare sagt|egentligen|snarare|hellre|vid närmare eftertanke|när jag tänker efter|ändra till|gör det till|glöm det|fel av mig|oj|oops|jo vänta|eller snarare|jag skrev fel|jag sa fel|mitt fel",
    or: "eller|antingen|mellan|tvekar mellan|eller kanske|alternativt",
    to: "till",
    perhaps: "kanske|möjligen|eventuellt|kan vara|till och med",
    and: "och|ohc|samt|plus|också|även|både|dessutom|tillsammans med|och sen|och sedan|liksom",
    but: "men|dock|fast|fastän|medan|även om|trots|däremot|utan",
    because:
      "för att|eftersom|därför att|på grund av|tack vare|då vi|när|om man|sedan|efter att|innan|ty|annars|fram till",
    now: "nu|idag|numera|just nu|för närvarande|nuförtiden|i år|den här månaden|nu för tiden",
    so: "så|därför|alltså|totalt sett|till slut|sammantaget|sammanfattningsvis|på det hela taget|i slutändan|säg|låt oss säga|överlag|då blir det|då tar jag",
    elsewhere:
      "förut|tidigare|förra året|i fjol|förra månaden|förra veckan|för ett år sedan|innan|i början|först|ursprungligen|var|hade|brukade|borde|skulle vilja|vill|vill ha|önskar|hoppas|mål|målet|helst|i teorin|om vi|om jag|nästa år|nästa månad|i framtiden|någon gång|min chef|chefen|mina kollegor|min kollega|min fru|min man|min sambo|min bror|min syster|syrran|brorsan|konkurrenterna|konkurrenter|andra|de andra|folk|de säger|han säger|hon säger|formuläret|ert formulär|frågan|planerat|inte längre|granne|grannen|grannar|grannarna|vår granne|min granne|intill|mittemot|tvärs över gatan|på andra sidan gatan|vår leverantör|min leverantör|konkurrent|konkurrenten|de stora kedjorna|kedjan|en vän|en kompis|min kompis|min kusin|min farbror|min morbror|min svåger|min svägerska|min gamla chef|min förra chef|min hyresvärd|de flesta företag|andra företag|på andra håll",
    all: "alla|allt|allihop|samtliga|alltihop|allt ovan|alla ovan|alla tre|alla fyra|alla fem|alla alternativ|hela listan",
    both: "båda|bägge|båda två|båda delarna",
    none: "ingen|inget|inga|ingen av dem|inget av dem|inga av dem|inget av det|inget av detta|ingenting|inget alls|ingendera",
    alone: "bara|endast|enbart",
    absent: "inte|ingen",
    without: "utan",
    any: "spelar ingen roll|vilken som helst|vad som helst|kvittar|ingen preferens|valfri",
    more: "något annat|något mer|tillägga|lägga till",
    other: "annan|annat|andra|något annat|nån annan|finns inte med|ett annat",
  },

  intents: {
    filler: `
      ville fråga, ville veta, tänkte fråga,
      en, ett, den, det, de, dom, är, e, var, vara, varit, har, hade, ha, och, o, så, som, om, då, där, här,
      på, i, av, till, från, för, med, utan, vid, efter, inte, inget, ej, ju, väl, nog, bara, också, även,
      kan, kunde, ska, skall, skulle, vill, får, fick, bli, blir, blev, vad gäller, sig, sin, sitt, sina,
      han, hon, dem, att, åt, upp, ut, in, över, under, mer, mycket, väldigt, lite, ok, okej, jaha, jo, nja,
      aha, eh, öh, hm, mm, snälla, tack, förlåt, ursäkta, sorry, nu, redan, egentligen, ärligt talat,
      ärligt, faktiskt, verkligen, precis, typ, liksom, alltså, ba, kanske inte, något, nåt, någon, nån,
      några, saker, sak, grej, grejer, man, gör, göra, gjort, gå, går, kom, kommer, låt, ta, tar, ens, alls,
      heller, hela, än, ändå, hörru, du vet, vidare, detta, jävla, fan, jävligt, tyvärr, gärna, nej, nä,
      aldrig, tror`,
    me: "jag, ja, mig, mej, min, mitt, mina, själv",
    we: "vi, oss, vår, vårt, våra, hur man, att man",
    you: "du, dig, dej, din, ditt, dina, ni, er, ert, era, dig själv",
    this: "detta, det här, den här, denna, dessa, de här, det, den, här, det där, den där",
    or: "eller",
    turn: `
      men, dock, kanske, möjligen, förmodligen, troligen, jag tror att, jag tycker, skulle säga, gissar,
      antar, framför allt, främst, mest, eftersom, för att, förutom, fast, utan`,

    who: "vem, vilka, nån, någon, vems",
    why: "varför, vafför, hur så, hurså, i vilket syfte, vad är syftet, vad är poängen, vad ska ni med",
    what: "vad, va, vaddå, vadå",
    ask: "hur, vilken, vilket, vilka, när, var, vart, hur många, hur mycket, hur ofta, hur länge, sen när",
    opens: `
      är det, är det här, är detta, är den, är du, är ni, är mina, är svaren, ska jag, ska vi, måste jag,
      måste man, måste vi, kan jag, kan man, kan vi, kan du, kan ni, kunde du, skulle du, får jag, får man,
      får vi, menar ni, menar du, räknas, räknar, gäller, ingår, avses, syftar, har ni, har du, finns det,
      går det, blir det, sparas, kommer det, kommer min, kommer de, kommer chefen, ser, läser, pratar jag,
      snackar jag, talar jag, tar det, hör, är chefen`,
    particle: "",
    howMany: `
      hur många, hur mycket, hur ofta, hur länge, hur gammal, hur stor, hur hög, när, år, procent, antal,
      tal, ålder, budget, pris, kostnad, omsättning, datum, sedan, summa, andel`,

    offers: "vad sägs om",
    mean: `
      menar, menas, mena, betyder, betyda, innebär, avser, avses, räknas, räknar, räkna, gäller, ingår,
      inkluderar, inkluderas, syftar, handlar, definition, definierar, exakt, konkret, frågar, bäst, sämst,
      jämfört, hör dit`,
    lost: `
      förstår inte, förstår ej, fattar inte, fattar ej, fattar ingenting, fattar noll, begriper inte,
      hänger inte med, hajar inte, oklart, oklar, otydligt, otydlig, luddigt, luddig, förvirrad,
      förvirrande, ursäkta, hur menar, vad menar, vad menas, vad betyder, vad är det här, vad är detta,
      vad vill ni, ingen mening, inte klart, inte tydligt, vaddå, hä`,
    explain: `
      förklara, förklaring, förklarar, förtydliga, förtydligande, klargöra, exempel, till exempel, t ex,
      omformulera, formulera om, upprepa, hjälp, hjälpa, hjälp mig, översätt, med andra ord, mer specifikt,
      specificera, konkretare, mer detaljer, enklare, fråga på ett annat`,

    survey: `
      enkät, enkäten, enkäter, formulär, formuläret, undersökning, undersökningen, test, testet, chatt,
      chatten, intervju, intervjun, samtal, quiz, grejen, skiten, enkätfan`,
    question: "fråga, frågan, frågor, frågorna, frågetecken",
    answer: "svar, svaret, svaren, betyg, betyget, poäng, siffra, omdöme",

    read: `
      läser, läsa, läst, ser, se, sett, får se, tillgång, tittar, titta, veta, vet, får reda, reda på, når,
      skickas, skickat, delas, delar, beställt, beställde, bakom, kopia, hamnar, rapporteras`,
    others: `
      chef, chefen, chefer, boss, arbetsgivare, arbetsgivaren, företag, företaget, ledning, ledningen,
      kollegor, kollega, banken, hr, skatteverket, polisen, konkurrenter, konkurrenten, andra, kunder,
      leverantörer, facket, tredje part`,
    private: `
      anonymt, anonym, anonyma, anonymitet, konfidentiellt, konfidentiell, sekretess, gdpr, privat, hemligt,
      hemlig, offentligt, offentlig, publiceras, publicerat, delas, mellan oss, mitt namn`,
    store: `
      sparas, lagras, lagrade, data, server, servrar, uppgifter, raderas, säljs, används, molnet,
      händer med mina svar, gör ni med mina svar`,
    howLong: `
      hur länge, hur lång tid, hur lång, hur många kvar, hur många är kvar, hur många frågor,
      hur många till, hur mycket kvar, mycket kvar, många kvar, långt kvar, snart klar, snart klart,
      snart klara, snart färdig, snart slut, är det många, är det mycket, sista frågan, är vi klara,
      när är det slut, när slutar, när är vi klara, tar det lång`,
    left: "kvar, återstår, fler, mer, till, tar, minuter, klar, färdig, slut, tid, lång",
    pause: `
      paus, pausa, avbryta, avbryter, sluta, stoppa, stänga, stänger, lämna, logga ut, fortsätta,
      fortsätter, göra klart, resten, ta resten, gå härifrån, återuppta`,
    later: `
      senare, imorgon, i morgon, ikväll, i kväll, sen, efteråt, en annan gång, annan dag, komma tillbaka,
      fortsätta, på mobilen, där jag slutade, efter lunch`,
    save: `
      sparas, sparat, spara, sparar, försvinner, förlorar, tappar, borta, börja om, från början,
      kommer ihåg`,
    product: `
      vad får jag, vad får vi, vad händer, vad ger det, vad leder, vad gör ni med, vad blir det av, vad
      kommer ut, resultat, resultatet, rapport, i slutet, på slutet, efteråt, rekommendationer, råd, får
      jag ut, vad är nyttan, tjänar jag på, vad svarade jag, vad har jag svarat, vad sa jag, vad skrev
      jag, vad var mitt svar, vad var mina svar, mina svar hittills, mina tidigare svar, jag se mina svar,
      visa mina svar, var ser jag mina svar, var finns mina svar, radera mina, ta bort mina, radera allt,
      ta bort allt, radera svaren, ta bort svaren, vem är du, vilka är ni, vem är ni, vad är du, vad heter
      du, är du en, är du ett, är du riktig, pratar jag med, snackar jag med, talar jag med, är det nån
      där, någon där, kontakt, kontakta, telefonnummer, support, ringa, prata med någon, prata med nån,
      prata med en, vem kan jag, vem ska jag fråga, vem frågar jag, fråga nån, klaga, klagomål, nå`,
    bot: `
      bot, botten, robot, robotar, människa, maskin, ai, dator, program, riktig människa, riktig person,
      person, chatgpt, riktig, chattbot, plåtburk`,
    must: `
      måste, måste jag, obligatorisk, obligatoriskt, frivillig, frivilligt, valfri, valfritt, tvungen,
      tvingad, nödvändig, kan jag hoppa, får jag hoppa, krävs`,

    before: `
      förra, föregående, tidigare, innan, förut, nyss, senaste, sista, ovan, ovanför, tillbaka, redan, förr`,
    said: `
      det jag sa, det jag skrev, vad jag sa, vad jag skrev, jag sa, jag skrev, jag har sagt,
      jag har skrivit, jag svarade, jag har svarat, jag valde, jag klickade, jag fyllde, jag la in,
      jag angav, jag satte, sa jag, skrev jag, svarade jag, satte jag`,
    theLast: "på förra, i förra, på den förra, den förra, på den innan, den innan, på föregående",
    change: `
      ändra, ändrar, ändras, byta, byt, korrigera, rätta, redigera, justera, sätt, sätta, ersätt, uppdatera,
      gör om, lägg till`,
    wrong: `
      fel, felaktigt, felaktig, misstag, skrev fel, tryckte fel, klickade fel, råkade, oj, hoppsan, ups,
      stämmer inte, stämde inte, inte rätt, läste fel, missförstod, av misstag, tabbe, galet`,
    meant: "jag menade, menade, ville säga, tänkte säga",
    shouldBe:
      "ska vara, ska va, skulle vara, skulle va, skulle varit, borde vara, bör vara, ska det vara, är egentligen, i stället för, istället för, rätt svar är, det var, ska det stå, skulle stå",
    to: "till, på",
    back: `
      tillbaka, gå tillbaka, backa, förra frågan, föregående fråga, ångra, ett steg tillbaka,
      till förra frågan, gå till förra, tillbaka till`,
    same: "samma, likadant, lika, likaså, samma sak, idem, dito, identiskt",
    refer: `
      se ovan, som ovan, enligt ovan, som jag sa, som sagt, som tidigare, som förut, som innan, som nyss,
      samma som, likadant som, dito, idem, redan sagt, redan svarat, har jag redan sagt,
      har jag redan svarat, svarat på, sa jag nyss, har sagt, samma svar, se svar, se fråga, se förra,
      har ju redan, redan skrivit, som på förra`,

    ignore: "ignorera, glöm, strunta i, bortse från, åsidosätt, skippa dina",
    rules: `
      instruktion, instruktioner, instruktionerna, regler, reglerna, prompt, prompten, systemprompt, order,
      riktlinjer, allt ovan, systemmeddelande, lösenord`,
    show: `
      visa, visa mig, skriv ut, avslöja, upprepa, ge mig, berätta, säg, skicka, vad är dina, vilka är dina`,
    fill: `
      fyll, fyll i, svara, sätt, ge, betygsätt, avsluta, slutför, skriv, gör, radera, ta bort, välj, kryssa,
      klicka, hitta på, skicka, stäng, slumpa`,
    all: "alla, allt, allting, varje, resten, hela, överallt",
    forMe: "åt mig, för mig, själv, i mitt ställe, för min del",
    role: `
      du är nu, från och med nu, låtsas, agera som, spela, utvecklarläge, hitta på något, hitta på nåt,
      hitta på, skriv något, skriv nåt, skriv vad som helst, vad som helst, slumpmässigt, svara bara,
      svara med, nya instruktioner, berätta en vits, dra en vits, berätta ett skämt`,

    system: "system",

    unsure: `
      vet inte, vet ej, vet inge, jag vet inte, vet faktiskt inte, ingen aning, inge aning, inte en aning,
      har ingen aning, inte säker, är inte säker, osäker, osäkert, beror på, det beror på, svårt att säga,
      svår fråga, bra fråga, kan inte säga, kan inte svara, kan jag inte säga, kan jag inte svara,
      ingen åsikt, ingen uppfattning, vem vet, inte tänkt på, inte funderat, har inte funderat,
      har inte tänkt, kommer inte på, kommer inte på något, kommer inte ihåg, minns inte, tveksam, tveksamt,
      inget svar på det, har ingen koll, ingen koll, noll koll, vetefan, vette fan, vet fan inte,
      svårt att veta`,
    skip: `
      ingen lust, nej tack, hoppa över, hoppar över, hoppa, hoppar, skippa, skippar, skip, pass, passar, jag passar, nästa,
      nästa fråga, vidare, gå vidare, ingen kommentar, inga kommentarer, inget svar, lämna tomt,
      lämnar tomt, lämna blankt, blankt, avstår, jag avstår, hellre inte, helst inte, nästa tack`,
    unwilling: `
      vill inte, vill jag inte, vill helst inte, tänker inte, tänker jag inte, kan inte, kan jag inte,
      får inte, får jag inte, säger jag inte, säger jag inget, säger inget, vägrar, föredrar att inte,
      ids inte, orkar inte, helst inte, hellre inte, behåller, inte bekväm, ska jag inte`,
    say: `
      säga, säger, svara, svarar, dela, berätta, avslöja, prata om, gå in på, uttala, kommentera, ge,
      betygsätta, för mig själv, bedöma, diskutera`,
    secret: `
      privat, för privat, personligt, för personligt, hemligt, hemlighet, konfidentiellt, sekretess,
      företagshemlighet, affärshemlighet, angår inte dig, angår dig inte, angår er inte, angår inte er,
      har du inte med att göra, har ni inte med att göra, inte din ensak, min ensak, mellan mig och,
      sköt dig själv, internt, tystnadsplikt`,
    wait: `
      vänta, vänta lite, vänta nu, vänta en stund, vänta ett tag, väntaa, vänta en, ett ögonblick,
      ögonblick, en sekund, sekund, en sek, en minut, minut, en stund, ett tag, en liten stund, 5 min,
      fem minuter, två minuter, strax tillbaka, strax, kommer strax, snart tillbaka, är strax,
      låt mig tänka, måste tänka, ska tänka, får tänka, ska kolla, måste kolla, låt mig kolla, måste fråga,
      telefonen ringer, det ringer, nån ringer, inte nu, hinner inte nu, kan inte nu, glöm det,
      strunt samma, håll i, håll ut, jag tänker, återkommer`,
    notApplicable: `
      ej tillämpligt, inte tillämpligt, ej aktuellt, inte aktuellt, n a, ej relevant, gäller inte oss`,

    greet: `
      hej, hejsan, hej hej, hallå, hallo, tja, tjena, tjenare, tjabba, tjo, god morgon, godmorgon, morrn,
      morgon, god dag, goddag, god kväll, godkväll, hi, hello, hur mår du, hur är läget, läget, hur är det,
      trevligt att träffas, mvh, hälsningar, detsamma, själv, jag är tillbaka, nu är jag tillbaka`,
    thanks: "tack, tackar, tack så mycket, tusen tack, tack tack, tack för inbjudan, tackar så mycket",
    parting: "hejdå, hej då, vi ses, ha det bra, ha det, god natt, adjö, vi hörs, jag måste gå",
    whom: "allihop, alla, igen",
    intro: "jag heter, jag är, mitt namn är, här, från, det är, är här",
    yes: `
      ja, jaa, japp, jepp, jo, jajamän, jajamen, absolut, visst, självklart, naturligtvis, givetvis, ok,
      okej, oki, bra, fint, stämmer, rätt, korrekt, precis, exakt, just det, javisst, gärna, håller med,
      förstår, uppfattat, perfekt, toppen, kör, kör på, såklart, jodå, ja tack, ja det stämmer,
      då börjar vi, låt oss börja, vi kan börja, jag är redo, kör igång`,
    sound: "test, testar, haha lol, lol, hihi, la la la, lala, lalala, tralala, bla bla",
    insult: `
      dum, dumt, dumma, korkat, korkad, korkade, idiot, idioter, idiotisk, idiotiskt, skit, skitenkät,
      skitfråga, skitsnack, fan, jävla, jävlar, jävel, helvete, trams, struntprat, nonsens, löjligt,
      löjliga, tidsslöseri, slöseri, meningslöst, meningslösa, värdelöst, värdelös, värdelösa, sopa, sopor,
      puckad, puckade, pucko, puckon, mongo, kukhuvud, kuk, fitta, hora, horunge, svin, clown, clowner,
      gnäll, tjat, tjatiga, jobbiga, töntig, töntar, tönt, åsna, plåtburk, blåst, blåsta, nyfikna`,
    curse: `
      dra åt helvete, dra åt skogen, dra dit pepparn växer, far åt helvete, åt helvete, stick,
      stick härifrån, håll käften, håll käft, håll truten, håll klaffen, käften, knulla dig, fuck you,
      fuck off, lämna mig ifred, lämna mig i fred, lämna oss ifred, sluta tjata, sluta störa, sluta fråga,
      kyss mig, ät skit, gå och dö, stoppa upp, kör upp, skit på dig, skärp er, skärp dig, fan ta`,
  },

  faq: {
    scaleEnd: `
      bra, dåligt, dålig, bättre, bäst, bästa, sämre, sämst, sämsta, positivt, negativt, hög, högt, högre,
      högst, högsta, låg, lågt, lägre, lägst, lägsta, åt vilket håll, vilket håll, vilken ände`,
    scaleWord: `
      skala, skalan, siffra, siffran, siffror, siffrorna, tal, betyg, poäng, stjärna, stjärnor, ett, etta,
      två, tre, fyra, fem, femma, femman`,
    several: `
      mer än ett, mer än en, fler än ett, fler än en, fler än 1, mer än 1, flera, flera svar, två, 2, tre, 3,
      båda, bara ett, bara en, endast ett, endast en`,
    choose: `
      välja, kryssa, kryssa i, markera, ange, ta, ge, val, alternativ, svar, möjligt, tillåtet, väljer`,
    leaveOut: `
      hoppa över, utelämna, lämna tomt, lämna tom, lämna den tom, lämna blankt, låta bli att svara, inte
      svara, slippa svara, strunta i att svara`,
    wish: `
      jag vill, jag vill gärna, jag skulle vilja, jag skulle hellre, jag behöver, snälla, tack, koppla mig, ge
      mig`,
    talk: "prata, tala, ringa, kontakta, nå, mejla, skriva, vända mig, fråga, hjälpa, klaga",
    person: `
      människa, en människa, person, en person, någon, nån, riktig människa, riktig person, handläggare,
      rådgivare, telefonnummer, kontakt, kontaktperson, support, kundtjänst`,
    distress: `
      ta livet av mig, ta mitt liv, döda mig själv, begå självmord, avsluta mitt liv, jag vill dö, vill jag
      dö, jag vill inte leva, vill inte leva längre, orkar inte leva, jag är suicidal, jag har
      självmordstankar, har självmordstankar, tänker på självmord, skada mig själv, göra mig själv illa, skär
      mig själv, jag orkar inte mer, jag står inte ut längre, jag är i fara, rädd för mitt liv, fruktar för
      mitt liv, jag har en panikattack, jag är förtvivlad, jag är desperat och, den här frågan gör mig
      upprörd, frågan gör mig upprörd, frågorna gör mig upprörd, det här gör mig upprörd, jag gråter, får mig
      att gråta`,
    despair: `
      jag orkar inte mer, jag orkar inte, jag klarar inte mer, jag vill göra slut på allt, jag vill
      försvinna, jag känner mig inte trygg, hotar mig, i fara, för mycket för mig, överväldigad,
      upprörd, förtvivlad, livrädd`,
    feels: "känner, gör mig, helt, verkligen",
  },
};
