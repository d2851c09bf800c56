import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const NL: Lexicon = {
  language: "nl",

  values: NO_VALUES,

  grammar: {
    filler:
      "ik|wij|we|ons|mij|me|mijn|onze|het|t|er|de|een|n|is|zijn|ben|was|heeft|hebben|heb|hier|bij|bij ons|voor|voor mij|voor ons|met|van|in|op|aan|te|zo|ongeveer|circa|rond|goed|goede|mooie|dikke|krappe|sterke|duidelijk|best|vrij|heel|erg|echt|gewoon|maar gewoon|alleen|wel|toch|nou|ja|jawel|eh|uh|uhm|hm|hmm|tja|ach|oh|ok|oke|eerlijk gezegd|eerlijk|volgens mij|over het algemeen|in het algemeen|gemiddeld|momenteel|op dit moment|nu|vandaag|tegenwoordig|helaas|gelukkig|zeker|zeker weten|absoluut|zonder twijfel|ook|nog|alsjeblieft|aub|bedankt|dank je|hallo|hoi|punt|punten|komma|ster|sterren|cijfer|optie|antwoord|nummer|schaal|vooral|voornamelijk|niet zeker|weet niet zeker|moeilijk te zeggen maar|goede vraag|lol|haha|dat|die|dit|deze|als ik moet kiezen|hoor|dan|dus maar|krijgt",
    choosing:
      "ik zou zeggen|ik zeg|zeg maar|laten we zeggen|ik denk|denk ik|ik denk dat|ik geloof|ik vind|ik geef|geef|geven|ik zou geven|ik kies|kies|kiezen|ik kies voor|ik neem|neem|doe maar|doe|zet|zet maar|ik ga voor|ga voor|we gaan voor|ik stem|noteer|schrijf|vul in|het is|dat is|is|is een|een|zou|wij zijn|ik ben|wij zitten op|zitten op|verdient|krijgt|mijn antwoord|mijn antwoord is|het antwoord is|mijn keuze|waarschijnlijk|vermoedelijk|ik houd het op|hou het op|eerder|we hebben|we gebruiken|voornamelijk|vooral",
    not: "niet|geen|nooit|noch|zonder|behalve|in plaats van|liever dan|dan|uitgezonderd|zeker niet|absoluut niet|helemaal niet|bijna|niets|alles behalve|allesbehalve|op geen enkele manier",
    notBehind: "niet|zeker niet|ook niet",
    only: "niet alleen|niet slechts|geen probleem|geen twijfel|niets anders dan|niet slecht",
    instead: "in plaats van|en niet|dan",
    except: "behalve|uitgezonderd|zonder|op|maar niet|met uitzondering van|min",
    correction:
      "nee wacht|wacht|toch maar|of nee|nee|nee toch|sorry|pardon|ik bedoel|ik bedoelde|bedoelde|correctie|eigenlijk|bij nader inzien|maak er|maak er maar|verander in|foutje|oeps|liever|beter gezegd|laat maar|toch|toch eerder|als ik erover nadenk|doe toch maar",
    or: "of|ofwel|tussen|twijfel tussen|dan wel|of misschien",
    perhaps: "misschien|wellicht|mogelijk|eventueel|zelfs",
    and: "en|plus|ook|evenals|alsook|zowel|als|en ook|daarnaast|bovendien|samen met|en dan",
    but: "maar|echter|hoewel|alhoewel|terwijl|ondanks|toch|daarentegen",
    because:
      "omdat|want|doordat|aangezien|vanwege|dankzij|wegens|zodat|wanneer|als we|sinds|nadat|voordat|tenzij",
    now: "nu|vandaag|tegenwoordig|momenteel|op dit moment|inmiddels|dit jaar|deze maand",
    so: "dus|daarom|al met al|uiteindelijk|kortom|in totaal|over het geheel|per saldo|laten we zeggen|vandaar|gemiddeld genomen",
    elsewhere:
      "vroeger|vorig jaar|vorige maand|vorige week|een jaar geleden|eerder|in het begin|eerst|destijds|was|waren|hadden|had|zou moeten|moeten|zouden|zou willen|wil|willen|graag|hoop|hopen|doel|het doel|idealiter|in theorie|als|als we|als ik|volgend jaar|volgende maand|in de toekomst|ooit|mijn baas|de baas|mijn collega|mijn collegas|mijn vrouw|mijn man|mijn partner|mijn broer|mijn zus|de concurrent|de concurrentie|concurrenten|anderen|de anderen|mensen|ze zeggen|hij zegt|zij zegt|het formulier|de vraag|gepland|niet meer",
    all: "alle|alles|allemaal|allen|alle drie|alle vier|alle vijf|alle opties|al het bovenstaande|de hele lijst",
    both: "beide|allebei|alle twee",
    none: "geen|geen van|geen van deze|geen van die|geen enkele|geen enkel|niets|niets daarvan|geen van beide|niks",
    any: "maakt niet uit|maakt me niet uit|geen voorkeur|om het even|eender|willekeurig|kies maar",
    other: "ander|andere|anders|iets anders|een andere|staat er niet bij",
  },

  moves: {
    filler: `
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
    store: "opgeslagen, bewaard, gegevens, data, server, servers, verwijderd, verkocht, gebruikt, cloud",
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
    outcome: `
      wat krijg ik, wat levert het op, wat heb ik eraan, wat heb ik er aan, wat gebeurt er, wat komt eruit,
      wat doen jullie met, wat doe je met, resultaat, resultaten, rapport, uitslag, aan het eind,
      op het einde, aan het einde, daarna, aanbevelingen, advies, wat is het nut`,
    bot: `
      bot, robot, robots, mens, machine, ai, computer, programma, echt persoon, echte persoon, persoon,
      echt mens, chatgpt, echt, chatbot`,
    identity: `
      wie ben je, wie bent u, wie ben jij, wat ben je, wat ben jij, hoe heet je, hoe heet jij, ben je een,
      ben jij een, bent u een, ben je echt, praat ik met, spreek ik met, met wie, is daar iemand`,
    must: `
      moet, moet ik, moeten, verplicht, verplichte, optioneel, vrijwillig, noodzakelijk, gedwongen,
      mag ik overslaan, kan ik overslaan, nodig`,
    contact: `
      contact, contact opnemen, contacteren, telefoonnummer, helpdesk, support, bellen, iemand spreken,
      met iemand praten, aan wie, wie kan ik, bij wie, klacht, klagen, terecht met vragen, bereiken`,

    before: `
      vorige, vorig, eerder, eerdere, hiervoor, daarvoor, net, zonet, daarnet, laatste, voorgaande,
      hierboven, boven, terug, al, voorlaatste`,
    said: `
      wat ik zei, wat ik schreef, wat ik heb gezegd, ik zei, ik schreef, ik heb gezegd, ik heb geschreven,
      ik had gezegd, ik had ingevuld, ik heb ingevuld, ik heb geantwoord, ik koos, ik heb gekozen, ik vulde,
      ik had geschreven, ingevuld heb, gezegd heb, aangeklikt`,
    change: `
      veranderen, verander, wijzigen, wijzig, aanpassen, pas aan, corrigeren, corrigeer, verbeteren,
      bewerken, zet, maak er, maak daar, vervang, verbeter, bijwerken`,
    wrong: `
      fout, foute, fouten, verkeerd, verkeerde, vergist, vergissing, typfout, tikfout, oeps, per ongeluk,
      misgeklikt, verschreven, niet juist, onjuist, klopt niet, klopte niet, niet goed, verkeerd gelezen`,
    shouldBe: `
      moet zijn, moest zijn, had moeten zijn, zou moeten zijn, ik bedoelde, bedoelde, wilde zeggen,
      wou zeggen, is eigenlijk, zijn eigenlijk, in plaats van, ipv, juiste is, had ik moeten`,
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
      schrijf eerst, schrijf een mail`,

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
      overslaan, sla over, slaan we over, sla ik over, skip, pas, ik pas, volgende, volgende vraag,
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
      hallo, hoi, hey, hee, hi, dag, goedemorgen, goeiemorgen, morgen, goedemiddag, goeiemiddag,
      goedenavond, goeienavond, goedendag, goeiedag, moi, yo, doei, tot ziens, houdoe, bedankt, dank je,
      dank u, dankjewel, dankuwel, dank je wel, dank u wel, thanks, merci, groetjes, groeten, hoe gaat het,
      hoe gaat ie, hoe is het, aangenaam, fijne dag, prettige dag`,
    whom: "allemaal, iedereen, met jou, met u, team",
    intro: "ik ben, ik heet, mijn naam is, met, hier, uit, u spreekt met",
    yes: `
      ja, jaa, jawel, jep, yep, yes, zeker, natuurlijk, tuurlijk, uiteraard, ok, oké, oke, prima, goed,
      klopt, juist, correct, inderdaad, precies, akkoord, is goed, graag, helemaal, mee eens, snap ik,
      begrepen, perfect, top, doe maar, zeker weten, absoluut, ja hoor, ja graag`,
    sound: "test, testen, haha lol, lol",
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
};
