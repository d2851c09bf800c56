import type { Lexicon } from "./lexicon";

export const NL_WORDS: Lexicon = {
  language: "nl",

  values: {
    common:
      "de|het|een|is|zijn|we|wij|ik|ons|onze|mijn|en|of|maar|niet|met|voor|van|in|op|aan|bij|te|er|dat|die|dit|wat|hoe|als|ook|nog|al|heel|heb|hebben|heeft|zou|zeggen|zeg|geef|denk|want|omdat|uit|naar|ben|wordt|worden|dus|meer|dan|hier|wel|eigenlijk|elke|ongeveer|je|jullie|ze|hij|om|over|om de|minder|alle|geen|een beetje",
    numbers: {
      "?": "een paar|paar|enkele|meerdere|verschillende|sommige|veel|weinig|tientallen|honderden|een aantal|verscheidene",
      0: "nul",
      0.5: "een half|een halve|halve|half",
      1: "één|alleen ik|enkel ik|ik alleen|een enkele|slechts ik|eentje",
      1.5: "anderhalf|anderhalve|een en een half",
      2: "met z'n tweeën|met zijn tweeën|met zijn twee|twee",
      3: "met z'n drieën|met zijn drieën|drieën|drie",
      4: "met z'n vieren|met zijn vieren|vier",
      5: "met z'n vijven|met zijn vijven|vijf",
      6: "zes|een half dozijn",
      7: "zeven",
      8: "acht",
      9: "negen",
      10: "tien",
      "~10": "een tiental|tiental",
      11: "elf",
      12: "twaalf|een dozijn|dozijn",
      13: "dertien",
      14: "veertien",
      15: "vijftien",
      "~15": "een vijftiental",
      16: "zestien",
      17: "zeventien",
      18: "achttien",
      19: "negentien",
      20: "twintig",
      "~20": "een twintigtal|twintigtal",
      30: "dertig",
      "~30": "een dertigtal",
      40: "veertig",
      50: "vijftig",
      "~50": "een vijftigtal",
      60: "zestig",
      70: "zeventig",
      80: "tachtig",
      90: "negentig",
      "~100": "een honderdtal",
      250000: "kwart miljoen|een kwart miljoen",
    },
    isGlued: true,
    articles: "een",
    joins: { forward: "en", backward: "en" },
    halves: { after: "en een half|en een halve|eneenhalf|eneenhalve|ënhalf" },
    magnitudes: { 100: "honderd", 1000: "duizend", 1000000: "miljoen", 1000000000: "miljard" },
    countedMagnitudes: {
      1000: "k|dzd",
      100000: "ton",
      1000000: "m|mln|mio|miljoenen",
      1000000000: "mld|mrd",
    },
    units: {
      people:
        "mensen|mens|personen|persoon|medewerkers|medewerker|werknemers|werknemer|collega s|collega's|man|fte|koppen|personeelsleden|teamleden|mw",
      money: "euro|euro s|euro's|eur|dollar|dollars",
      percent: "procent|procentpunten",
      points: "sterren|ster|punten|punt",
      times: "keer|maal|x|keren",
      minute: "minuten|minuut|min",
      hour: "uur|uren|u",
      day: "dagen|dag|werkdagen|werkdag",
      week: "weken|week|wk",
      month: "maanden|maand|mnd",
      year: "jaar|jaren|jr",
    },
    bounds: {
      before: {
        over: "meer dan|boven de|boven|over de|groter dan|hoger dan|na|langer dan|ouder dan|ruim boven|veel meer dan|ver boven|vaker dan|later dan",
        since: "sinds|al",
        atLeast:
          "minstens|ten minste|tenminste|minimaal|vanaf|op zijn minst|minimum|niet minder dan|min|zeker",
        justOver: "iets meer dan|net boven|net iets meer dan|een beetje meer dan|ruim|iets boven|net over",
        under:
          "minder dan|onder de|onder|kleiner dan|lager dan|voor|korter dan|jonger dan|beneden|veel minder dan|ver onder|minder vaak dan|zeldener dan",
        atMost:
          "tot|maximaal|hoogstens|ten hoogste|niet meer dan|max|maximum|tot en met|binnen|tot maximaal|op zijn hoogst",
        nearly:
          "bijna|net onder|iets minder dan|net geen|nog geen|niet eens|een beetje minder dan|haast|krap|tegen de",
      },
      after: {
        over: "",
        since: "",
        atLeast:
          "of meer|en meer|plus|of hoger|of langer|of ouder|minimaal|of later|en hoger|minimum|of groter|en ouder|minstens|of vaker|en vaker",
        justOver: "en nog wat|en een beetje",
        under: "",
        atMost:
          "of minder|en minder|maximaal|hoogstens|max|of lager|of jonger|of korter|of eerder|of minder vaak|of zeldener|en minder vaak",
        nearly: "",
      },
    },
    about:
      "ongeveer|circa|ca|rond de|rond|om en nabij|zo'n|misschien|een stuk of|pakweg|grofweg|naar schatting|of zo|ofzo|gemiddeld|denk ik|zeg maar|plusminus|plus minus|rond een|waarschijnlijk|zeg|stuk of",
    the: "de|het|de laatste|de afgelopen|de komende",
    within:
      "binnen de|binnen het|in de afgelopen|in het afgelopen|binnen de afgelopen|binnen het afgelopen|in de laatste|in het laatste",
    ranges: {
      to: "tot|tot en met|t m|tm|a",
      between: "tussen|tussen de|ergens tussen|ergens tussen de",
      and: "en|tot|en de",
    },
    outOf: { forward: "van de|van|uit|op de|op|uit de|op een schaal van" },
    shares: {
      "10": "een tiende|een op de tien",
      "20": "een vijfde|een op de vijf",
      "25": "een kwart|kwart|een op de vier",
      "33.3": "een derde|een op de drie",
      "50": "de helft|helft|een op de twee",
      "66.7": "twee derde",
      "75": "drie kwart|driekwart",
    },
    places: {
      0: "ten eerste|allereerst|voor het eerst|de eerste keer|eerste keer|de laatste keer|laatste keer|vorig jaar|de laatste tijd|laatste tijd|laatste jaren|laatste maanden|het laatste jaar|ten slotte|ten tweede|laatste jaar|laatste maand|laatste week|de laatste jaren|de laatste maanden|tweede hands|laatste weken|in de eerste plaats|eerste jaar|op de eerste plaats|laatste kwartaal|als eerste|volgende",
      1: "eerste|de eerste|het eerste|de eerste optie|eerste optie|de bovenste|bovenste|eerste keuze|het eerste antwoord",
      2: "tweede|de tweede|het tweede|de tweede optie|tweede optie",
      3: "derde|de derde|het derde|de derde optie|derde optie",
      4: "vierde|de vierde|het vierde|de vierde optie",
      5: "vijfde|de vijfde|het vijfde|de vijfde optie",
      6: "zesde|de zesde",
      7: "zevende|de zevende",
      8: "achtste|de achtste",
      9: "negende|de negende",
      10: "tiende|de tiende",
      "-1": "laatste|de laatste|het laatste|de laatste optie|laatste optie|de onderste|onderste|allerlaatste",
      "-2": "voorlaatste|de voorlaatste|een na laatste|de een na laatste|op één na laatste|de op één na laatste",
      "-3": "twee na laatste|op twee na laatste|de op twee na laatste",
    },
    counting:
      "we zijn|wij zijn|zijn we|we zijn met|wij zijn met|we hebben|wij hebben|er zijn|ik heb|we hebben er|er werken|we zijn maar met",
    placeMarks: {
      before:
        "optie|nummer|nr|antwoord|keuze|letter|punt nummer|de optie|mogelijkheid|keuzemogelijkheid|optie nummer",
      after: "e|de|ste",
    },
    every: {
      0.0416667: "elk uur|ieder uur|om het uur",
      1: "dagelijks|elke dag|iedere dag|elke ochtend|elke avond|iedere ochtend|elke werkdag|dag in dag uit",
      2: "om de dag|om de andere dag",
      7: "wekelijks|elke week|iedere week|op maandag|eens per week|op dinsdag|op woensdag|op donderdag|op vrijdag|op zaterdag|op zondag",
      14: "om de week|tweewekelijks|om de twee weken|elke twee weken|om de andere week|veertiendaags",
      30.4375: "maandelijks|elke maand|iedere maand|aan het eind van de maand|eens per maand",
      60.875: "om de maand|tweemaandelijks|om de twee maanden",
      91.3125:
        "om de paar maanden|elke paar maanden|per kwartaal|elk kwartaal|ieder kwartaal|driemaandelijks|elke drie maanden|eens per kwartaal",
      182.625:
        "halfjaarlijks|elk half jaar|ieder half jaar|om het half jaar|elke zes maanden|twee keer per jaar",
      365.25: "jaarlijks|elk jaar|ieder jaar|eens per jaar",
      730.5: "om het jaar|om de twee jaar|tweejaarlijks",
    },
    weekdays: {
      1: "maandag|maandags|maandagen",
      2: "dinsdag|dinsdags|dinsdagen",
      3: "woensdag|woensdags|woensdagen",
      4: "donderdag|donderdags|donderdagen",
      5: "vrijdag|vrijdags|vrijdagen",
      6: "zaterdag|zaterdags|zaterdagen",
      7: "zondag|zondags|zondagen",
    },
    per: {
      0.0416667: "per uur|in het uur",
      1: "per dag|op een dag|daags",
      7: "per week|in de week|wekelijks|op een week",
      14: "per twee weken",
      30.4375: "per maand|in de maand|maandelijks",
      91.3125: "per kwartaal|in het kwartaal",
      182.625: "per half jaar|per halfjaar",
      365.25: "per jaar|in het jaar|jaarlijks",
    },
    each: "elke|iedere|om de|elk|één keer per|eens in de|een keer in de",
    periods: {
      0.010416666666666666: "een kwartier|kwartier|een kwartiertje|kwartiertje",
      0.020833333333333332:
        "een half uur|half uur|een halfuur|halfuur|een half uurtje|half uurtje|halfuurtje",
      0.03125: "drie kwartier|driekwartier|driekwart uur|drie kwart uur",
      91.3125: "een kwartaal|kwartaal",
      182.625: "een halfjaar|halfjaar|half jaar|een half jaar",
    },
    counts: {
      "?": "meermaals|meermalen",
      1: "eenmaal|eens|één keer|één maal",
      2: "tweemaal|twee keer",
      3: "driemaal|drie keer",
    },
  },

  grammar: {
    filler:
      "dit is alles|dat is alles|geleden|dat was alles|dat was het|verder niets|ik|wij|we|ons|mij|me|mijn|onze|het|t|er|de|een|n|is|zijn|ben|was|heeft|hebben|heb|hier|bij|bij ons|voor|voor mij|voor ons|met|van|in|op|aan|te|zo|ongeveer|circa|rond|goed|goede|mooie|dikke|krappe|sterke|duidelijk|best|vrij|heel|erg|echt|gewoon|maar gewoon|alleen|wel|toch|nou|ja|jawel|eh|uh|uhm|hm|hmm|tja|ach|oh|ok|oke|eerlijk gezegd|eerlijk|volgens mij|over het algemeen|in het algemeen|gemiddeld|momenteel|op dit moment|nu|vandaag|tegenwoordig|helaas|gelukkig|zeker|zeker weten|absoluut|zonder twijfel|ook|nog|alsjeblieft|aub|bedankt|dank je|hallo|hoi|punt|punten|komma|ster|sterren|cijfer|optie|antwoord|nummer|schaal|vooral|voornamelijk|niet zeker|weet niet zeker|moeilijk te zeggen maar|goede vraag|lol|haha|dat|die|dit|deze|als ik moet kiezen|hoor|dan|dus maar|krijgt|ehm|mm|mmm|ah|euh|oeh|voorstel|voorstellen|suggestie|categorie|regel|vakje|mogelijkheid|mogelijkheden|alternatief|variant|trede|uw|jouw|jullie|ervan|daarvan|op de lijst|van de lijst|uit de lijst|in de lijst|op je lijst|van uw lijst|van je lijst|genoemd|genoemde",
    choosing:
      "ik zou zeggen|ik zeg|zeg maar|laten we zeggen|ik denk|denk ik|ik denk dat|ik geloof|ik vind|ik geef|geef|geven|ik zou geven|ik kies|kies|kiezen|ik kies voor|ik neem|neem|doe maar|doe|zet|zet maar|ik ga voor|ga voor|we gaan voor|ik stem|noteer|schrijf|vul in|het is|dat is|is|is een|een|zou|wij zijn|ik ben|wij zitten op|zitten op|verdient|krijgt|mijn antwoord|mijn antwoord is|het antwoord is|mijn keuze|waarschijnlijk|vermoedelijk|ik houd het op|hou het op|eerder|we hebben|we gebruiken|voornamelijk|vooral|zeggen|zou ik zeggen",
    not: "niet|geen|nooit|noch|zonder|behalve|in plaats van|liever dan|dan|uitgezonderd|zeker niet|absoluut niet|helemaal niet|bijna|niets|allesbehalve|op geen enkele manier|weigeren|wij weigeren|we weigeren|afgeschaft hebben we",
    notBehind:
      "niet|zeker niet|ook niet|weigeren we|weigeren wij|wordt geweigerd|worden geweigerd|is verboden|zijn verboden|kan niet|kunnen niet|is niet mogelijk|niet mogelijk|is uitgesloten|is afgeschaft|hebben we afgeschaft|accepteren we niet|nemen we niet aan|niet meer|heb ik niet|hebben we niet|hebben wij niet|doen we niet|doen we niet meer|gebruiken we niet|gebruiken we niet meer|niet echt|nee|minder|is verbannen|werd verboden|is gestopt|is geschrapt",
    only: "niet alleen|niet slechts|geen probleem|geen twijfel|niets anders dan|niet slecht|niet meer alleen",
    instead: "in plaats van|en niet|dan",
    except: "behalve|uitgezonderd|zonder|op|maar niet|met uitzondering van|min",
    correction:
      "nee wacht|wacht|toch maar|of nee|nee|nee toch|sorry|pardon|ik bedoel|ik bedoelde|bedoelde|correctie|eigenlijk|bij nader inzien|maak er|maak er maar|verander in|foutje|oeps|liever|beter gezegd|laat maar|toch|toch eerder|als ik erover nadenk|doe toch maar|ik vergiste me|ik heb me vergist|foutje van mij",
    or: "of|ofwel|tussen|twijfel tussen|dan wel|of misschien",
    to: "tot",
    perhaps: "misschien|wellicht|mogelijk|eventueel|zelfs",
    and: "en|plus|ook|evenals|alsook|zowel|als|en ook|daarnaast|bovendien|samen met|en dan",
    but: "maar|echter|hoewel|alhoewel|terwijl|ondanks|toch|daarentegen",
    because:
      "omdat|want|doordat|aangezien|vanwege|dankzij|wegens|zodat|wanneer|als we|sinds|nadat|voordat|tenzij",
    now: "nu|vandaag|tegenwoordig|momenteel|op dit moment|inmiddels|dit jaar|deze maand",
    so: "dus|daarom|al met al|uiteindelijk|kortom|in totaal|over het geheel|per saldo|laten we zeggen|vandaar|gemiddeld genomen",
    elsewhere:
      "vroeger|vorig jaar|vorige maand|vorige week|een jaar geleden|eerder|in het begin|eerst|destijds|was|waren|hadden|had|zou moeten|moeten|zouden|zou willen|wil|willen|graag|hoop|hopen|doel|het doel|idealiter|in theorie|als|als we|als ik|volgend jaar|volgende maand|in de toekomst|ooit|mijn baas|de baas|mijn collega|mijn collegas|mijn vrouw|mijn man|mijn partner|mijn broer|mijn zus|de concurrent|de concurrentie|concurrenten|anderen|de anderen|mensen|ze zeggen|hij zegt|zij zegt|het formulier|de vraag|gepland|niet meer|buurman|buren|buurvrouw|de buurman|onze buren|hiernaast|hier tegenover|aan de overkant|onze leverancier|mijn leverancier|concurrent|concurrentie|de grote ketens|de keten|een vriend|een vriend van mij|mijn neef|mijn oom|mijn tante|mijn zwager|mijn schoonzus|mijn oude baas|mijn vorige baas|mijn huisbaas|de meeste bedrijven|andere bedrijven|elders",
    all: "alle|alles|allemaal|allen|alle drie|alle vier|alle vijf|alle opties|al het bovenstaande|de hele lijst",
    both: "beide|allebei|alle twee",
    none: "geen|geen van|geen van deze|geen van die|geen enkele|geen enkel|niets|niets daarvan|geen van beide|niks",
    alone: "alleen|enkel|uitsluitend",
    absent: "geen|niet",
    without: "zonder",
    any: "maakt niet uit|maakt me niet uit|geen voorkeur|om het even|eender|willekeurig|kies maar",
    more: "nog iets|toevoegen|verder nog",
    other: "ander|andere|anders|iets anders|een andere|staat er niet bij",
  },

  intents: {
    filler: `
      wilde vragen, wou vragen, wilde weten,
      de, het, t, een, n, is, zijn, was, waren, ben, bent, wordt, worden, heeft, heb, hebt, hebben, had, en,
      dus, als, dan, daar, hier, er, ook, nog, maar even, even, eens, wel, toch, eigenlijk, eerlijk,
      eerlijk gezegd, niet, nie, geen, niks, te, ter, in, op, aan, bij, met, van, voor, uit, om, over, naar,
      tot, door, aub, alstublieft, alsjeblieft, asjeblieft, svp, sorry, oké, ok, oke, goed, nou, nu, ja nou,
      ach, eh, euh, ehm, hm, zo, heel, erg, echt, gewoon, iets, wat, zich, hij, zij, ze, ie, hem, haar,
      doen, doe, doet, gaan, ga, gaat, kan, kunnen, zou, zal, moet, mag, wil, willen, laat, veel, meer, man,
      joh, hoor, precies, bedankt, net, al, zelfs, totaal, daarover, daarvan, hiervan, hierover, eraan,
      erover, ervan, helaas, liever, graag, toe, die, dat, deze, dit, ding, dingen, beetje, tja, kom, wow,
      moment, gauw, weer, terug`,
    me: "ik, k, mij, me, mijn, mn, mezelf, mijzelf",
    we: "wij, we, ons, onze, hoe je",
    you: "je, jij, jou, jouw, jullie, u, uw, ge, gij, gullie",
    this: "dit, dat, deze, die, het, hier, er",
    or: "of, ofwel",
    turn: `
      maar, echter, misschien, wellicht, waarschijnlijk, ik denk, ik zou zeggen, denk, denk ik, vermoed,
      vooral, voornamelijk, omdat, want, behalve, hoewel, tenzij, mss`,

    who: "wie, iemand, van wie, met wie",
    why: "waarom, hoezo, waarvoor, wrm, waartoe, met welk doel, wat is het nut, wat heeft dit",
    what: "wat, wa",
    ask: "hoe, welke, welk, wanneer, waar, waarheen, hoeveel, hoe vaak, hoe lang, vanaf wanneer, in hoeverre",
    opens: `
      is dit, is dat, is het, is mijn, zijn de, zijn mijn, zijn dit, moet ik, moeten we, mag ik, mogen we,
      kan ik, kunnen we, kun je, kan je, kunt u, kan u, kunnen jullie, zou je, zou u, ben je, bent u,
      ben jij, zijn jullie, bedoel je, bedoelt u, bedoelen jullie, telt, tellen, tel ik, hoort, horen,
      geldt, gelden, valt, wordt dit, worden de, worden mijn, blijft, blijven, krijg ik, krijgt, ziet,
      leest, praat ik, spreek ik, duurt het, duurt dit, is er, zijn er, heb ik, gaat dit, of`,
    particle: "",
    howMany: `
      hoeveel, hoe vaak, hoe lang, hoe oud, hoe groot, hoe hoog, wanneer, jaar, jaren, percentage, procent,
      aantal, getal, leeftijd, budget, prijs, kosten, omzet, datum, sinds, bedrag`,

    offers: "wat dacht je van",
    mean: `
      bedoel, bedoelt, bedoelen, bedoeld, betekent, betekenen, telt, tellen, meetellen, meegeteld, geldt,
      hoort, horen, valt onder, versta, verstaat, verstaan, wil zeggen, definitie, precies, concreet, slaat,
      gaat over, vraagt, vragen jullie, inbegrepen, beste, slechtste, vergeleken`,
    lost: `
      begrijp niet, begrijp het niet, begrijp ik niet, begrijp de vraag niet, snap niet, snap het niet,
      snap ik niet, snap de vraag niet, snap er niks, snap er niets, begrijp er niks, niet duidelijk,
      onduidelijk, vaag, verwarrend, verward, wat bedoel je, wat bedoelt u, wat bedoelen jullie,
      wat betekent, wat is dit, wablief, pardon, huh, hè, hoe bedoel je, hoe bedoelt u, zegt me niks,
      slaat nergens op, volg je niet, volg het niet, kan het niet volgen, wat wil je weten, te algemeen`,
    explain: `
      uitleggen, leg uit, uitleg, verduidelijken, verduidelijk, toelichten, toelichting, voorbeeld,
      voorbeelden, bijvoorbeeld, anders verwoorden, herformuleren, herformuleer, herhalen, herhaal, help,
      helpen, vertalen, met andere woorden, specifieker, concreter, meer details, eenvoudiger,
      anders vragen`,

    survey: `
      enquête, enquete, vragenlijst, formulier, onderzoek, test, assessment, chat, gesprek, interview, quiz,
      gedoe`,
    question: "vraag, vragen, vr",
    answer: "antwoord, antwoorden, reactie, score, cijfer, invoer, beoordeling",

    read: `
      leest, lezen, gelezen, ziet, zien, gezien, krijgt, inzien, inzage, toegang, bekijkt, weet, weten,
      komt te weten, meelezen, doorgestuurd, gestuurd, gedeeld, achter, opdracht, besteld, kopie, terecht`,
    others: `
      baas, chef, bazin, werkgever, bedrijf, leidinggevende, manager, management, directie, collega,
      collegas, bank, hr, personeelszaken, belastingdienst, politie, concurrent, concurrentie, anderen,
      klanten, leveranciers, team, derden`,
    private: `
      anoniem, anonieme, anonimiteit, vertrouwelijk, vertrouwelijke, privacy, privé, geheim, openbaar,
      gepubliceerd, gepubliceerde, gedeeld, onder ons, tussen ons, mijn naam, avg, gdpr`,
    store: `
      opgeslagen, bewaard, gegevens, data, server, servers, verwijderd, verkocht, gebruikt, cloud,
      gebeurt er met mijn antwoorden, gebeurt met mijn antwoorden, doen jullie met mijn antwoorden`,
    howLong: `
      hoe lang, hoelang, hoe lang nog, hoelang nog, hoeveel nog, nog hoeveel, hoeveel vragen, hoeveel tijd,
      duurt het nog lang, duurt het lang, nog veel, nog veel vragen, nog lang, bijna klaar, bijna afgelopen,
      zijn we er bijna, zijn we klaar, laatste vraag, is dit de laatste, wanneer klaar,
      wanneer is het klaar, hoe ver, komt er nog veel`,
    left: `
      nog, over, resterend, meer, duurt, duren, kost, komen, minuten, klaar, tijd, einde, te gaan,
      afgelopen`,
    pause: `
      pauze, pauzeren, stoppen, stop, onderbreken, afsluiten, sluiten, weggaan, afbreken, doorgaan,
      verder gaan, verdergaan, afmaken, hervatten, rest`,
    later: `
      later, morgen, vanavond, straks, daarna, andere keer, terugkomen, verder gaan, verdergaan, doorgaan,
      hervatten, op mijn telefoon, ander apparaat, waar ik gebleven was`,
    save: `
      opgeslagen, opslaan, bewaard, bewaren, kwijt, verloren, verlies, weg, opnieuw beginnen, overnieuw,
      onthouden, verdwijnt`,
    product: `
      wat krijg ik, wat levert het op, wat heb ik eraan, wat heb ik er aan, wat gebeurt er, wat komt
      eruit, wat doen jullie met, wat doe je met, resultaat, resultaten, rapport, uitslag, aan het eind,
      op het einde, aan het einde, daarna, aanbevelingen, advies, wat is het nut, wat heb ik geantwoord,
      wat had ik geantwoord, wat heb ik gezegd, wat heb ik ingevuld, heb ik geantwoord, wat was mijn
      antwoord, wat waren mijn antwoorden, mijn antwoorden tot nu toe, mijn vorige antwoorden, mijn
      eerdere antwoorden, ik mijn antwoorden, laat mijn antwoorden zien, toon mijn antwoorden, waar staan
      mijn antwoorden, antwoorden verwijderen, antwoorden wissen, gegevens verwijderen, gegevens wissen,
      alles wissen, alles verwijderen, verwijder mijn, wis mijn, wie ben je, wie bent u, wie ben jij, wat
      ben je, wat ben jij, hoe heet je, hoe heet jij, ben je een, ben jij een, bent u een, ben je echt,
      praat ik met, spreek ik met, met wie, is daar iemand, contact, contact opnemen, contacteren,
      telefoonnummer, helpdesk, support, bellen, iemand spreken, met iemand praten, aan wie, wie kan ik,
      bij wie, klacht, klagen, terecht met vragen, bereiken`,
    bot: `
      bot, robot, robots, mens, machine, ai, computer, programma, echt persoon, echte persoon, persoon,
      echt mens, chatgpt, echt, chatbot`,
    must: `
      moet, moet ik, moeten, verplicht, verplichte, optioneel, vrijwillig, noodzakelijk, gedwongen,
      mag ik overslaan, kan ik overslaan, nodig`,

    before: `
      vorige, vorig, eerder, eerdere, hiervoor, daarvoor, net, zonet, daarnet, laatste, voorgaande,
      hierboven, boven, terug, al, voorlaatste`,
    said: `
      wat ik zei, wat ik schreef, wat ik heb gezegd, ik zei, ik schreef, ik heb gezegd, ik heb geschreven,
      ik had gezegd, ik had ingevuld, ik heb ingevuld, ik heb geantwoord, ik koos, ik heb gekozen, ik vulde,
      ik had geschreven, ingevuld heb, gezegd heb, aangeklikt`,
    theLast:
      "bij de vorige, de vorige, op de vorige, in de vorige, die daarvoor, bij de laatste, bij die daarvoor",
    change: `
      veranderen, verander, wijzigen, wijzig, aanpassen, pas aan, corrigeren, corrigeer, verbeteren,
      bewerken, zet, maak er, maak daar, vervang, verbeter, bijwerken, voeg toe, toevoegen`,
    wrong: `
      fout, foute, fouten, verkeerd, verkeerde, vergist, vergissing, typfout, tikfout, oeps, per ongeluk,
      misgeklikt, verschreven, niet juist, onjuist, klopt niet, klopte niet, niet goed, verkeerd gelezen`,
    meant: "ik bedoelde, bedoelde, wilde zeggen, wou zeggen",
    shouldBe:
      "moet zijn, moest zijn, had moeten zijn, zou moeten zijn, is eigenlijk, zijn eigenlijk, in plaats van, ipv, juiste is, had ik moeten",
    to: "naar, in, op, van",
    back: `
      terug, ga terug, vorige vraag, de vorige vraag, ongedaan maken, één terug, eentje terug,
      terug naar de vorige, naar de vorige vraag, teruggaan`,
    same: "zelfde, hetzelfde, dezelfde, gelijk, idem, identiek, evenzo",
    refer: `
      zie boven, zie hierboven, zoals hierboven, zoals boven, zoals eerder, zoals gezegd, zoals ik zei,
      zoals ik al zei, idem, idem dito, hetzelfde als, zelfde als, zie vorige, zie vraag, zie antwoord,
      al gezegd, al beantwoord, heb ik al gezegd, heb ik al beantwoord, heb ik net gezegd, al ingevuld,
      zelfde antwoord, hetzelfde antwoord, als hiervoor, net als, al verteld, heb ik al, hierboven al`,

    ignore: "negeer, vergeet, negeren, overschrijf, omzeil",
    rules: `
      instructie, instructies, regels, prompt, systeemprompt, opdrachten, richtlijnen, alles hierboven,
      systeembericht, wachtwoord`,
    show: `
      toon, laat zien, geef me, geef mij, onthul, herhaal, print, vertel me, zeg me, stuur me, wat zijn je,
      wat is je`,
    fill: `
      vul, invullen, geef, zet, beantwoord, antwoord, schrijf, doe, maak, beëindig, sluit, verwijder, wis,
      kies, rond, beoordeel, verzin, verstuur, klik`,
    all: "alle, alles, overal, elke, ieder, de rest, rest, hele, volledige",
    forMe: "voor mij, voor me, zelf, in mijn plaats, namens mij, maar voor mij",
    role: `
      je bent nu, u bent nu, vanaf nu, doe alsof, gedraag je, speel, ontwikkelaarsmodus, verzin iets,
      verzin maar, verzin maar wat, schrijf iets, schrijf maar iets, doe maar wat, doe maar iets,
      vul maar iets, willekeurig, antwoord alleen, antwoord met, nieuwe instructies, schrijf een,
      schrijf eerst, schrijf een mail, vertel een mop, vertel me een grap, vertel een grap`,

    system: "systeem, system",

    unsure: `
      weet niet, weet ik niet, ik weet niet, ik weet het niet, weet het niet, weet nie, geen idee, gn idee,
      geen flauw idee, geen benul, niet zeker, ben niet zeker, weet het niet zeker, hangt ervan af,
      hangt er vanaf, hangt er van af, moeilijk te zeggen, lastig te zeggen, kan ik niet zeggen,
      zou het niet weten, zou ik niet weten, geen mening, wie weet, joost mag het weten, goede vraag,
      goeie vraag, schiet me niks te binnen, niks te binnen, kan niks bedenken, herinner me niet,
      nooit over nagedacht, niet over nagedacht, twijfel, ligt eraan, ligt er aan, weet ik veel, onbekend,
      lastige vraag, weet ik zo, weet ik zo gauw, weet ik even, weet ik echt, weet ik eigenlijk`,
    skip: `
      geen zin, nee bedankt, nee dank je, overslaan, sla over, slaan we over, sla ik over, skip, pas, ik pas, volgende, volgende vraag,
      de volgende, verder, geen commentaar, geen antwoord, geen reactie, laat leeg, leeg laten, liever niet,
      onthoud me, ga door, door naar de volgende, sla maar over, sla deze over, sla die over,
      sla deze maar over, sla dit over`,
    unwilling: `
      wil niet, wil ik niet, wil ik niets, wil liever niet, ga ik niet, ga niet, liever niet, zeg ik niet,
      zeg ik liever niet, mag niet, mag ik niet, kan ik niet, kan niet, weiger, houd, hou, heb geen zin,
      geen zin, voel me niet, niet bereid, wens niet, niks over`,
    say: `
      zeggen, zeg, antwoorden, beantwoorden, delen, vertellen, vertel, prijsgeven, bespreken, praten,
      reageren, geven, ingaan, voor mezelf, voor me, kwijt, beoordelen`,
    secret: `
      gaat je niks aan, gaat je niets aan, gaat u niks aan, gaat u niets aan, gaat jullie niks aan,
      gaat niemand wat aan, privé, te privé, persoonlijk, te persoonlijk, geheim, bedrijfsgeheim,
      vertrouwelijk, mijn zaak, onze zaak, tussen mij en, bemoei je, intern, geheimhouding`,
    wait: `
      wacht, wacht even, wacht ff, wacht eens, even wachten, momentje, moment, een moment, een ogenblik,
      ogenblikje, seconde, een seconde, secondje, sec, minuut, minuutje, een minuutje, 1 minuut, 5 minuten,
      vijf minuten, ben zo terug, zo terug, kom zo terug, kom zo, even denken, laat me denken, laat me even,
      moet even, moet nadenken, even nadenken, even kijken, even checken, moet checken, moet navragen,
      telefoon gaat, word gebeld, bel, nu niet, niet nu, laat maar, geef me even, heel even, ik denk na,
      hou vast`,
    notApplicable: "niet van toepassing, nvt, n v t, n a, geldt niet, niet relevant",

    greet: `
      hallo, hoi, hey, hee, hi, dag, goedemorgen, goeiemorgen, morgen, goedemiddag, goeiemiddag, goedenavond,
      goeienavond, goedendag, goeiedag, moi, yo, groetjes, groeten, hoe gaat het, hoe gaat ie, hoe is het,
      aangenaam, fijne dag, prettige dag, ik ben er weer, ben er weer, ben terug, ik ben terug`,
    thanks: `
      bedankt, dank je, dank u, dankjewel, dankuwel, dank je wel, dank u wel, thanks, merci,
      bedankt voor de uitnodiging, dank voor de uitnodiging, hartelijk dank, heel erg bedankt`,
    parting: "doei, tot ziens, houdoe, tot straks, tot later, tot morgen, ik moet gaan, ik moet weg",
    whom: "allemaal, iedereen, met jou, met u, team",
    intro: "ik ben, ik heet, mijn naam is, met, hier, uit, u spreekt met",
    yes: `
      ja, jaa, jawel, jep, yep, yes, zeker, natuurlijk, tuurlijk, uiteraard, ok, oké, oke, prima, goed,
      klopt, juist, correct, inderdaad, precies, akkoord, is goed, graag, helemaal, mee eens, snap ik,
      begrepen, perfect, top, doe maar, zeker weten, absoluut, ja hoor, ja graag,
      laten we beginnen, we kunnen beginnen, ik ben klaar, ik ben er klaar voor, kom maar op, begin maar`,
    sound: "test, testen, haha lol, lol, la la la, lala, lalala, tralala, bla bla, blabla",
    insult: `
      stom, stomme, dom, domme, debiel, debiele, idioot, idioten, idiote, sukkel, sukkels, eikel, eikels,
      klootzak, klootzakken, lul, lullen, kut, kutvraag, kutzooi, kut enquete, stront, shit, troep, rotzooi,
      onzin, flauwekul, gelul, gezeik, gezever, belachelijk, tijdverspilling, waardeloos, zinloos,
      nutteloos, achterlijk, achterlijke, mongool, hufter, hufters, trut, klote, godverdomme, verdomme,
      bemoeials, bemoeial, klojo, klojos, irritant, irritante, vervelend, zak, zakken, oen`,
    curse: `
      rot op, rot toch op, flikker op, sodemieter op, donder op, lazer op, hoepel op, val dood,
      krijg de kanker, krijg de tering, krijg de klere, krijg de tyfus, kanker op, tyf op, tief op,
      fuck you, fuck off, hou je bek, hou je mond, houd je mond, bek dicht, laat me met rust,
      laat mij met rust, loop naar de hel, naar de hel, ga weg, kus mn, kus mijn, lik mn, steek het,
      steek maar, stop ermee, val me niet lastig`,
  },

  faq: {
    scaleEnd: `
      goed, slecht, beter, beste, best, slechter, slechtst, slechtste, positief, negatief, hoog, hoger,
      hoogste, laag, lager, laagste, welke kant, welke richting, welk uiteinde`,
    scaleWord: `
      schaal, cijfer, cijfers, getal, getallen, score, ster, sterren, punt, punten, één, een, twee, drie,
      vier, vijf`,
    several: `
      meer dan één, meer dan een, meer dan 1, meerdere, meer antwoorden, twee, 2, drie, 3, beide, allebei,
      slechts één, maar één, maar een, alleen één`,
    choose: `
      kiezen, selecteren, aanvinken, aankruisen, aanklikken, nemen, geven, keuze, keuzes, optie, opties,
      antwoord, antwoorden, mogelijk, toegestaan`,
    leaveOut: `
      overslaan, weglaten, leeg laten, leeglaten, openlaten, open laten, niet beantwoorden, niet antwoorden,
      geen antwoord geven, onbeantwoord laten, niet invullen, deze vraag leeg, de vraag leeg, deze vraag
      leeg laten`,
    wish: `
      ik wil, ik wil graag, ik zou graag, ik zou liever, ik wil liever, ik moet, alsjeblieft, alstublieft,
      aub, ik heb nodig, verbind me, geef me`,
    talk: `
      praten, spreken, bellen, contacteren, bereiken, mailen, schrijven, vragen, helpen, terecht, klagen,
      spreek, praat`,
    person: `
      mens, persoon, iemand, echt mens, echt persoon, medewerker, adviseur, telefoonnummer, contact, helpdesk,
      klantenservice, support, contactpersoon`,
    distress: `
      zelfmoord plegen, mezelf van kant, mezelf doden, mezelf ombrengen, me van het leven beroven, een einde
      aan mijn leven, uit het leven stappen, ik wil dood, wil ik dood, ik wil sterven, ik wil niet meer leven,
      wil niet meer leven, niet meer wil leven, ik ben suïcidaal, ik heb zelfmoordgedachten, heb suïcidale
      gedachten, denk aan zelfmoord, mezelf iets aandoen, mezelf pijn doen, mezelf verwonden, ik kan niet meer
      verder, ik hou het niet meer vol, ik houd het niet meer vol, ik trek het niet meer, ik ben in gevaar,
      vrees voor mijn leven, bang voor mijn leven, ik heb een paniekaanval, ik ben wanhopig, ik ben radeloos,
      deze vraag raakt me te veel, deze vraag maakt me van streek, deze vragen maken me van streek, dit maakt
      me van streek, ik moet huilen, ik huil, maakt me aan het huilen`,
    despair: `
      ik kan niet meer, ik kan niet verder, ik wil er een einde aan maken, ik wil dat het stopt, ik wil
      verdwijnen, ik voel me niet veilig, bedreigt me, in gevaar, te veel voor mij, overstuur,
      overweldigd, wanhopig, radeloos, doodsbang`,
    feels: "voel, maakt me, helemaal, compleet",
  },
};
