import type { Lexicon } from "./lexicon";

export const DE_WORDS: Lexicon = {
  language: "de",

  values: {
    common:
      "der|die|das|den|dem|des|ein|eine|einen|einem|einer|ist|sind|war|wir|ich|uns|unser|unsere|und|oder|aber|nicht|mit|für|von|zu|im|in|am|an|auf|bei|es|man|sie|er|wie|was|so|auch|noch|nur|schon|sehr|haben|hat|habe|würde|sagen|sage|mal|da|dass|weil|als|aus|nach|bin|wird|werden|doch|ja|also|etwas|mehr|immer|hier|eher|bitte|kein|keine",
    numbers: {
      "?": "ein paar|paar|einige|mehrere|wenige|viele|dutzende",
      0: "null",
      0.5: "eine halbe|ein halbes|einen halben|ein halber|halbe|halbes|halben|einer halben|einem halben|anderthalb halbe",
      0.75: "eine dreiviertel|dreiviertel",
      1: "eins|nur ich|nur ich selbst|ich allein|ich alleine|eine einzige|ein einziger|ein einziges|eine person|einser",
      1.5: "anderthalb|eineinhalb|anderthalbe",
      2: "zu zweit|zwei|zwo|zweien|zweier",
      3: "zu dritt|drei|dreien|dreier",
      4: "zu viert|vier|vierer",
      5: "zu fünft|fünf|fuenf|fünfer",
      6: "zu sechst|sechs|ein halbes dutzend",
      7: "zu siebt|sieben",
      8: "zu acht|acht",
      9: "neun",
      10: "zehn",
      11: "elf",
      12: "zwölf|zwoelf|ein dutzend|dutzend",
      13: "dreizehn",
      14: "vierzehn",
      15: "fünfzehn|fuenfzehn",
      16: "sechzehn",
      17: "siebzehn",
      18: "achtzehn",
      19: "neunzehn",
      20: "zwanzig",
      30: "dreißig",
      40: "vierzig",
      50: "fünfzig|fuenfzig",
      60: "sechzig",
      70: "siebzig",
      80: "achtzig",
      90: "neunzig",
      250000: "viertelmillion|eine viertelmillion|eine viertel million|viertel million",
    },
    isGlued: true,
    articles: "ein|eine|einen|einem|einer|eines",
    joins: { forward: "und", backward: "und" },
    halves: { after: "einhalb|und ein halb|und ein halbes|und eine halbe|und einen halben" },
    magnitudes: {
      100: "hundert",
      1000: "tausend",
      1000000: "million",
      1000000000: "milliarde",
      1000000000000: "billion",
    },
    countedMagnitudes: {
      1000: "k|tsd|t|tausender",
      1000000: "mio|mill|millionen|m",
      1000000000: "mrd|milliarden|mia",
    },
    units: {
      people:
        "leute|personen|person|mitarbeiter|mitarbeitende|mitarbeiterinnen|mitarbeitern|mitarbeitenden|angestellte|beschäftigte|kollegen|köpfe|menschen|mann|leuten|ma|kolleginnen|teammitglieder|vollzeitkräfte|vollzeitstellen|angestellten|beschäftigten",
      money: "euro|euros|eur|franken|chf|dollar|fr",
      percent: "prozent|prozentpunkte|v h",
      points: "sterne|stern|sternen|punkte|punkt|punkten",
      times: "mal|x|male",
      minute: "minuten|minute|min",
      hour: "stunden|stunde|std|h",
      day: "tage|tagen|tag|werktage|arbeitstage|werktagen|arbeitstagen",
      week: "wochen|woche|wo",
      month: "monate|monaten|monat|mon",
      year: "jahre|jahren|jahr|j|geschäftsjahre",
    },
    bounds: {
      before: {
        over: "über|mehr als|größer als|oberhalb von|nach|länger als|älter als|weit über|deutlich mehr als|deutlich über|höher als|viel mehr als|öfter als|häufiger als|später als",
        since: "seit",
        atLeast:
          "mindestens|ab|wenigstens|minimum|minimal|min|von|nicht weniger als|nicht unter|ab etwa|zumindest",
        justOver:
          "knapp über|etwas über|etwas mehr als|ein bisschen mehr als|leicht über|gut|kurz über|ein wenig mehr als|ein bisschen über",
        under:
          "unter|weniger als|kleiner als|vor|unterhalb von|kürzer als|jünger als|deutlich unter|deutlich weniger als|niedriger als|weit unter|seltener als|weniger oft als|weniger häufig als",
        atMost:
          "bis zu|bis|höchstens|maximal|max|nicht mehr als|nicht über|bis maximal|maximum|innerhalb von|innerhalb|binnen|innert|bis etwa",
        nearly:
          "fast|knapp|beinahe|knapp unter|nahezu|etwas unter|etwas weniger als|nicht ganz|nicht mal|nicht einmal|kurz vor|annähernd",
      },
      after: {
        over: "",
        since: "",
        atLeast:
          "oder mehr|und mehr|oder darüber|und darüber|plus|aufwärts|oder älter|und älter|oder länger|oder höher|oder später|und später|mindestens|minimum|oder besser|und aufwärts|oder größer|oder öfter|oder häufiger|und öfter",
        justOver: "und ein paar|und ein bisschen|und etwas|und ein paar zerquetschte",
        under: "",
        atMost:
          "oder weniger|und weniger|oder darunter|und darunter|maximal|höchstens|max|oder jünger|oder früher|oder kürzer|oder seltener|und seltener|oder weniger oft",
        nearly: "",
      },
    },
    about:
      "etwa|ungefähr|ca|circa|zirka|rund|um die|so|so um die|vielleicht|schätzungsweise|in etwa|grob|so ungefähr|so etwa|wohl|wahrscheinlich|gefühlt|oder so|herum|rum|im schnitt|durchschnittlich|eher|um|geschätzt|sagen wir|roundabout",
    ago: "vor",
    the: "den|dem|der|die|das|den letzten|der letzten|die letzten|den nächsten|der nächsten",
    within:
      "innerhalb der|innerhalb des|innerhalb der letzten|innerhalb des letzten|im letzten|in der letzten|im vergangenen|in der vergangenen|binnen der letzten|binnen des letzten",
    ranges: {
      to: "bis|bis zu|auf",
      between: "zwischen|irgendwo zwischen|irgendwas zwischen|so zwischen",
      and: "und|bis",
    },
    outOf: { forward: "von|aus|von insgesamt|von den|von möglichen" },
    shares: {
      "10": "ein zehntel|ein zehnter|jeder zehnte|jede zehnte",
      "20": "ein fünftel|jeder fünfte|jede fünfte",
      "25": "ein viertel|jeder vierte|jede vierte",
      "33.3": "ein drittel|jeder dritte|jede dritte",
      "40": "zwei fünftel",
      "50": "die hälfte|hälfte|halbe halbe|jeder zweite|jede zweite",
      "60": "drei fünftel",
      "66.7": "zwei drittel",
      "75": "drei viertel",
      "80": "vier fünftel",
    },
    places: {
      0: "als erstes|zum ersten mal|das erste mal|letztes jahr|letzten monat|letzte woche|letztes mal|letztes quartal|in letzter zeit|zuletzt|das letzte mal|zweite wahl|erste hilfe|im ersten jahr|ersten jahr|letzten jahre|letzten jahr|letzten monaten|letzten wochen|in den letzten|die letzten|letzten sommer|letzten winter|zum zweiten mal|dritte welt|letzter zeit|letzten endes|an erster stelle|in erster linie|nächste|nächster|nächsten|nächstes|folgende",
      1: "erste|erstes|ersten|erster|erstere|ersteres|die erste|das erste|der erste|den ersten|die erste option|erste option|die oberste|das oberste|oberste|ganz oben|die ganz oben",
      2: "zweite|zweites|zweiten|zweiter|die zweite|das zweite|der zweite|den zweiten|die zweite option",
      3: "dritte|drittes|dritten|dritter|die dritte|das dritte|der dritte|den dritten|die dritte option",
      4: "vierte|viertes|vierten|vierter|die vierte|das vierte|der vierte|den vierten",
      5: "fünfte|fünftes|fünften|fünfter|die fünfte|das fünfte|der fünfte|den fünften",
      6: "sechste|sechstes|sechsten|sechster|die sechste|das sechste",
      7: "siebte|siebtes|siebten|siebter|die siebte|das siebte",
      8: "achte|achtes|achten|achter|die achte|das achte",
      9: "neunte|neuntes|neunten",
      10: "zehnte|zehntes|zehnten",
      "-1": "letzte|letztes|letzten|letzter|letztere|letzteres|die letzte|das letzte|der letzte|den letzten|die letzte option|die unterste|das unterste|unterste|ganz unten|die ganz unten|allerletzte",
      "-2": "vorletzte|vorletztes|vorletzten|vorletzter|die vorletzte|das vorletzte|der vorletzte|zweitletzte|die zweitletzte|die zweite von unten",
      "-3": "drittletzte|drittletztes|die drittletzte|das drittletzte",
    },
    counting:
      "wir sind|sind wir|wir haben|haben wir|ich habe|es sind|es gibt|gibt es|wir beschäftigen|wir nutzen|wir sind nur|wir sind zu|wir haben nur|sind zu|wir betreiben",
    placeMarks: {
      before:
        "option|nummer|nr|antwort|antwortmöglichkeit|möglichkeit|punkt|buchstabe|variante|auswahl|antwort nummer|die nummer|antwort nr|option nummer|ziffer",
      after: "te|ten|ter|tes|ste|sten|stes",
    },
    every: {
      0.0416667: "stündlich|jede stunde",
      1: "täglich|jeden tag|tagtäglich|werktäglich|arbeitstäglich|jeden morgen|jeden abend|tag für tag|jeden werktag|jeden arbeitstag",
      2: "jeden zweiten tag|alle zwei tage",
      7: "wöchentlich|jede woche|montags|freitags|woche für woche|dienstags|mittwochs|donnerstags|samstags|sonntags",
      14: "vierzehntägig|14 tägig|zweiwöchentlich|alle zwei wochen|alle 14 tage|jede zweite woche|vierzehntäglich|alle vierzehn tage|zweiwöchig",
      30.4375:
        "monatlich|jeden monat|allmonatlich|zum monatsende|am monatsende|monat für monat|immer am monatsende",
      60.875: "jeden zweiten monat|zweimonatlich",
      91.3125:
        "alle paar monate|vierteljährlich|quartalsweise|jedes quartal|jedes vierteljahr|pro quartal|einmal im quartal|einmal pro quartal",
      182.625: "halbjährlich|jedes halbe jahr|alle halbe jahr|jedes halbjahr|alle halben jahre",
      365.25: "jährlich|jedes jahr|alljährlich|jahr für jahr|jeden sommer|jeden januar|zum jahresende",
      730.5: "jedes zweite jahr|zweijährlich",
    },
    weekdays: {
      1: "montag|montags|montagen",
      2: "dienstag|dienstags|dienstagen",
      3: "mittwoch|mittwochs",
      4: "donnerstag|donnerstags|donnerstagen",
      5: "freitag|freitags|freitagen",
      6: "samstag|samstags|sonnabend|sonnabends",
      7: "sonntag|sonntags",
    },
    per: {
      0.0416667: "pro stunde|in der stunde|die stunde",
      1: "am tag|pro tag|täglich|je tag|den tag",
      7: "pro woche|in der woche|die woche|wöchentlich|je woche",
      14: "in zwei wochen|alle zwei wochen",
      30.4375: "im monat|pro monat|monatlich|je monat|den monat",
      91.3125: "im quartal|pro quartal|je quartal|im vierteljahr",
      182.625: "im halbjahr|pro halbjahr|im halben jahr",
      365.25: "im jahr|pro jahr|jährlich|je jahr|das jahr",
    },
    each: "alle|jede|jeden|jedes|alle etwa|immer alle|einmal alle|einmal in|jeder",
    periods: {
      0.010416666666666666: "eine viertelstunde|viertelstunde|ein viertelstündchen|viertelstündchen",
      0.020833333333333332:
        "eine halbe stunde|halbe stunde|halbstündig|ein halbes stündchen|halbes stündchen",
      0.03125: "eine dreiviertelstunde|dreiviertelstunde|drei viertel stunden|dreiviertel stunde",
      91.3125: "ein vierteljahr|vierteljahr|ein quartal",
      182.625: "halbjahr|ein halbjahr|halbes jahr|ein halbes jahr",
    },
    counts: {
      "?": "mehrmals|mehrfach|mehrere mal|etliche male",
      1: "einmal|ein mal",
      2: "zweimal|zwei mal",
      3: "dreimal|drei mal",
      4: "viermal",
      5: "fünfmal",
      6: "sechsmal",
      10: "zehnmal",
    },
  },

  grammar: {
    filler:
      "das wäre alles|das sind alle|dies ist alles|ab und zu|ab und an|hin und wieder|das ist alles|das wars|das war alles|das wars schon|das ist schon alles|mehr haben wir nicht|mehr nicht|ich|wir|mir|uns|mich|es|er|sie|man|das|der|die|den|dem|des|ein|eine|einen|einer|einem|ne|nen|n|ist|sind|war|wäre|waren|hat|haben|habe|wird|werden|und zwar|bei|bei uns|für|mit|von|vom|im|in|am|an|auf|zu|zur|zum|so|ca|circa|etwa|ungefähr|rund|gut|gute|guter|glatte|glatter|solide|starke|klare|klar|ganz|recht|ziemlich|sehr|wirklich|echt|halt|eben|einfach|nur|schon|wohl|mal|doch|ja|jo|joa|na|naja|na ja|nun|also|äh|ähm|öhm|hm|hmm|ehm|tja|ach|och|bitte|danke|hallo|hi|moin|servus|grüezi|ehrlich gesagt|ehrlich|gesagt|meiner meinung nach|aus meiner sicht|meines erachtens|insgesamt|generell|im allgemeinen|eigentlich|leider|zum glück|sicher|bestimmt|definitiv|absolut|auf jeden fall|ohne zweifel|keine frage|auch|noch|derzeit|zurzeit|aktuell|momentan|im moment|heute|jetzt|gerade|mittlerweile|inzwischen|punkt|punkte|punkten|stern|sterne|sternen|note|stufe|kreuz|option|antwort|nummer|komma|satzzeichen|skala|sache|ding|da|dort|hier|dann|eher|am ehesten|am besten|am meisten|hauptsächlich|vor allem|meist|überwiegend|nicht sicher|bin nicht sicher|weiß nicht genau|bin mir nicht sicher|keine ahnung aber|schwer zu sagen aber|gute frage|lol|haha|mensch|oida|gell|oder so|würde|würd|wie gesagt|wenn ich ehrlich bin|wenn ich wählen muss|wenn ich mich entscheiden muss|passt|trifft zu|kommt hin|bleibt|gibt|gibts|geht|unser|unsere|unserer|unserem|unseren|mein|meine|meiner|dieser|diese|dieses|isch|mir händ|e|en|eh|uh|uhm|mm|mmm|oh|euh|oeh|vorschlag|vorschläge|kategorie|zeile|eintrag|stelle|position|auswahl|möglichkeit|möglichkeiten|variante|klasse|spalte|dein|deine|deiner|ihr|ihre|ihrer|ihnen|davon|auf der liste|auf deiner liste|auf ihrer liste|in der liste|aus der liste|von der liste|aufgeführt|genannt|genannten|aufgelistet",
    choosing:
      "ich sage|ich sag|sag ich|sage ich|würde ich sagen|würd ich sagen|ich würde sagen|ich würd sagen|ich würd sagn|sagen wir|sagen wir mal|sag mal|sage mal|ich nehme|ich nehm|nehme|nehm|nehmen wir|wir nehmen|ich wähle|wähle|ich gebe|ich geb|gebe|geb|geben|gebe ich|geb ich|ich würde geben|vergebe|ich tippe|tippe|ich denke|denke|ich glaube|glaube|ich finde|finde|ich meine|ich schätze|schätze|schätzungsweise|das ist|das wäre|es ist|ist|ist eine|ist ein|wäre|eine|ein|ne|ich bin|wir sind|bin bei|sind bei|liegt bei|liegen bei|ich liege bei|ich bin bei|lande bei|tendiere zu|ich tendiere zu|tendenz|setze|setz|setzen|kreuze|kreuz|mach|mache|machen wir|mach ein kreuz bei|trag|trag ein|schreib|schreiben sie|notiere|notieren sie|bekommt|kriegt|kriegen|bekommt von mir|verdient|mein kreuz|meine antwort|meine antwort ist|die antwort ist|meine wahl|ich entscheide mich für|entscheide mich für|am ehesten|eher|vielleicht eine|wahrscheinlich|vermutlich|vor allem|hauptsächlich|bleiben wir bei|ich bleibe bei|bleib bei|bleibe bei|entspricht|wir haben|wir machen|wir nutzen|sagen|vergeben|würde sagen",
    not: "nicht|kein|keine|keinen|keiner|keinem|keines|weder|noch nicht ganz|nie|niemals|nix|nichts|ohne|statt|anstatt|anstelle von|außer|abgesehen von|auf keinen fall|keinesfalls|keineswegs|bloß nicht|sicher nicht|fast|beinahe|als|alles andere als|am wenigsten|nid|nöd|net|ned|nüt|minus|verzichten auf|verzichtet auf|lehnen wir ab|abgeschafft haben wir",
    notBehind:
      "nicht|nie|eher nicht|nicht mehr|hat damit nichts zu tun|damit nichts zu tun|nid|nöd|net|ned|ist raus|fällt weg|scheidet aus|lehnen wir ab|wird abgelehnt|werden abgelehnt|ist verboten|sind verboten|geht nicht|gehen nicht|ist nicht möglich|sind nicht möglich|nicht möglich|nehmen wir nicht|nehmen wir nicht an|akzeptieren wir nicht|kommt nicht infrage|kommt nicht in frage|kommen nicht infrage|ist abgeschafft|haben wir abgeschafft|wurde abgeschafft|wurden abgeschafft|haben wir nicht|habe ich nicht|machen wir nicht|nutzen wir nicht|nutzen wir nicht mehr|haben wir nicht mehr|gibt es nicht|gibt es nicht mehr|nein|nö|nee|eher weniger|wurde verboten|wurden verboten|wurde verbannt|ist verbannt|wurde eingestellt|wurden eingestellt|ist eingestellt|wurde gestrichen",
    only: "nicht nur|nicht bloß|nicht allein|nicht zuletzt|nicht schlecht|kein problem|keine sorge|keine frage|kein thema|nichts anderes als|nichts als|ohne frage|ohne zweifel|nicht mehr nur",
    instead: "statt|anstatt|anstelle von|als|und nicht|und kein|und keine",
    except: "außer|bis auf|ohne|abgesehen von|mit ausnahme von|nur nicht|aber nicht|bloß nicht|minus",
    correction:
      "tut mir leid|entschuldigung|nein warte|nee warte|ne warte|warte|moment|halt|stopp|doch lieber|lieber doch|lieber|besser gesagt|genauer gesagt|ich meine|ich mein|ich meinte|meinte|korrektur|korrigiere|sorry|entschuldige|pardon|verzeihung|ach nein|ach ne|ach nee|nein doch|nein|nee|ne|nö|quatsch|vergiss das|streich das|stimmt nicht|vertippt|tippfehler|doch eher|doch|eigentlich eher|eigentlich doch|wobei eher|wobei nein|obwohl nein|obwohl ne|obwohl eher|wennst mich so fragst eigentlich|mach draus|mach daraus|machen wir|machen wir daraus|ändern auf|ändere auf|oder nein|oder doch|oder doch eher|bei genauerer überlegung|wenn ich drüber nachdenke|wenn ich es recht überlege|im grunde doch|genau genommen|ich habe mich vertan|ich hab mich vertan|hab mich vertan|da habe ich mich vertan|ich habe mich geirrt|wir sind eigentlich",
    or: "oder|entweder|beziehungsweise|bzw|zwischen|schwanke zwischen|irgendwo zwischen|wahlweise|alternativ|oder vielleicht|oder auch",
    to: "bis",
    perhaps:
      "vielleicht|eventuell|evtl|möglicherweise|womöglich|könnte auch|vlt|vllt|unter umständen|manchmal auch|notfalls",
    and: "und|udn|unnd|sowie|plus|sowohl|als auch|und auch|auch|dazu|außerdem|zusätzlich|und dann|beides|sowie auch|ebenso|zusammen mit|mitsamt|und zusätzlich|weiters",
    but: "aber|jedoch|allerdings|obwohl|wobei|doch|sondern|nur dass|während|dafür|hingegen|wohingegen|trotzdem|zwar",
    because:
      "weil|da ja|denn|wegen|aufgrund|wegen der|damit|um|nachdem|seit|seitdem|wenn|falls|als wir|obwohl|trotz|sobald|sonst|außer im|wenn man",
    now: "jetzt|heute|inzwischen|mittlerweile|aktuell|derzeit|momentan|zurzeit|im moment|nun|dieses jahr|heuer|diesen monat|seit kurzem|neuerdings|nunmehr",
    so: "also|deshalb|daher|darum|deswegen|somit|folglich|insgesamt|unterm strich|alles in allem|im großen und ganzen|letztlich|letztendlich|am ende|schlussendlich|kurz gesagt|kurzum|sagen wir|sagen wir mal|im schnitt|im durchschnitt|von daher|macht|macht zusammen|drum",
    elsewhere:
      "früher|damals|letztes jahr|letzten monat|letzte woche|voriges jahr|im vorjahr|vor einem jahr|vor zwei jahren|ehemals|bisher|bis vor kurzem|ursprünglich|anfangs|am anfang|zuerst|war mal|war|waren|hatten|hatte|wollte|wollten|sollte|sollten|soll|müsste|müssten|könnte|wünsche|wünschte|wunsch|gern|gerne|hätte gern|ziel|das ziel|angestrebt|idealerweise|theoretisch|in der theorie|nächstes jahr|nächsten monat|künftig|in zukunft|irgendwann|demnächst|mein chef|der chef|die chefin|meine chefin|meine kollegen|mein kollege|meine kollegin|die kollegen|meine frau|mein mann|mein partner|mein bruder|meine schwester|mein vater|meine mutter|die konkurrenz|konkurrenten|mitbewerber|andere|die anderen|andere leute|die leute|man sagt|es heißt|er sagt|sie sagt|sagte|meinte er|euer formular|das formular|ihr formular|die frage|der fragebogen|wenn wir|wenn ich|wenn es|erwartet|nicht mehr|geplant|planen|möchte|möchten|würde gern|würde gerne|beinahe|nachbar|nachbarn|nachbarin|unser nachbar|mein nachbar|nebenan|gegenüber|auf der anderen straßenseite|unser lieferant|mein lieferant|konkurrent|konkurrenz|die großen ketten|die kette|ein freund|ein freund von mir|ein kumpel|mein kumpel|mein cousin|mein onkel|meine tante|mein schwager|meine schwägerin|mein schwiegervater|mein alter chef|mein früherer chef|mein voriger chef|mein letzter chef|mein vermieter|unser vermieter|die meisten betriebe|die meisten firmen|andere betriebe|andere firmen|andere läden|woanders|anderswo",
    all: "alle|alles|alle davon|alle zusammen|alles davon|alles zusammen|alle genannten|alle optionen|alle punkte|alle oben genannten|sämtliche|sämtliches|alle drei|alle vier|alle fünf|alle sechs|jedes davon|jede davon|das ganze|die ganze liste|das volle programm",
    both: "beide|beides|alle beide|beide davon",
    none: "keine|keins|keines|keiner|keines davon|keine davon|keins davon|keine von denen|keiner von denen|nichts davon|nichts|weder noch|nix|nix davon|keine der genannten|nichts von alledem|gar nichts|gar keine|keinen|nichts dergleichen|trifft nichts zu|passt nichts",
    alone: "nur|allein|alleine|ausschließlich",
    absent: "kein|keine|keinem|nie|nicht",
    without: "ohne",
    any: "egal|ganz egal|irgendeine|irgendeins|irgendwas|beliebig|such dir eins aus|such du aus|keine präferenz|mir egal|ist mir egal|jede|jedes|egal welche|wurscht|was du willst",
    more: "sonst noch|noch etwas|ergänzen|hinzufügen|anmerkungen",
    other:
      "andere|anderes|anderer|etwas anderes|was anderes|sonstiges|sonstige|eine andere|ein anderer|ein anderes|nicht dabei|nicht aufgeführt|nicht auf der liste|steht nicht dabei",
  },

  intents: {
    filler: `
      wollte fragen, wollte nur fragen, wollte wissen,
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ist, sind, war, waren, bin, bist,
      seid, sein, werden, wird, wurde, hat, habe, hab, haben, hatte, und, so, als, wenn, dann, da, hier,
      dort, auch, noch, nur, mal, ja, doch, eh, halt, eben, schon, denn, eigentlich, ehrlich,
      ehrlich gesagt, nicht, net, ned, nid, nix, kein, keine, keinen, zu, zum, zur, in, im, an, am, auf,
      bei, beim, mit, von, vom, für, aus, um, über, nach, vor, bis, bitte, bitteschön, sorry, tschuldigung,
      entschuldigung, entschuldige, ok, okay, gut, also, na, naja, ach, äh, ähm, hm, hmm, jetzt, gerade,
      grad, gleich, sehr, ganz, echt, wirklich, einfach, etwas, was, irgendwas, irgendwie, man, sich, er,
      sie, es, s, ihn, ihm, ihnen, tun, tut, mach, machen, macht, gehen, geht, gehts, kann, können, könnte,
      soll, sollte, möchte, will, wollte, würde, lass, lassen, viel, mehr, alter, genau, danke, überhaupt,
      gar, erst, erstmal, nun, dazu, davon, daran, darüber, damit, stelle, leider, lieber, gerne, gern, i,
      a, de, dr, d, isch, het, ha, no, au, nur so, keiner, mein gott, diese, dieser, dieses, diesem, diesen,
      welcher weise, gell`,
    me: "ich, i, mir, mich, mein, meine, meinen, meiner, meinem, meins, bi, han, bin, hab",
    we: "wir, uns, unser, unsere, unseren, unserem, unserer, mir ham, wie man",
    you: `
      du, sie, ihr, dich, dir, euch, dein, deine, deinen, ihre, ihren, ihrem, euer, eure, euren, s, ihnen,
      leute`,
    this: "das, dies, diese, dieser, dieses, diesem, diesen, es, hier, dabei, den, da, sowas",
    or: "oder, bzw",
    turn: `
      aber, jedoch, vielleicht, vermutlich, wahrscheinlich, ich denke, ich glaube, ich würde sagen, denke,
      glaube, schätze, vor allem, hauptsächlich, weil, außer, obwohl, wohl, eventuell, am ehesten, sondern,
      höchstens, weiter so`,

    who: "wer, wem, wen, wessen, jemand, irgendwer",
    why: "warum, wieso, weshalb, wozu, wofür, weswegen, für was, zu welchem zweck, was bringt",
    what: "was, wos, wat",
    ask: `
      wie, welche, welcher, welches, welchen, welchem, wann, wo, wohin, woher, wieviel, wieviele, wie viele,
      wie viel, wie oft, inwiefern, ab wann, womit, woran, worum`,
    opens: `
      ist das, ist es, ist der, ist die, sind die, sind das, sind sie, bist du, seid ihr, sind meine,
      sind ihr, muss ich, muss man, müssen wir, müss ma, kann ich, kann man, können wir, kannst du,
      können sie, könnt ihr, könnten sie, könntest du, darf ich, soll ich, sollen wir, zählt, zählen, gilt,
      gelten, gehört, gehören, meinst du, meinen sie, meint ihr, wird das, werden die, werden meine,
      bleibt das, bleiben, habt ihr, haben sie, hast du, gibt es, gibts, gibt, geht es, dauert das,
      dauert es, sieht das, sieht mein, liest das, lesen das, liest mein, kriegt, bekommt, bekomme ich,
      kriege ich, rede ich, spreche ich, schreibe ich, chatte ich, ob, isch das`,
    particle: "",
    howMany: `
      wie viele, wie viel, wieviele, wieviel, wie oft, wie lange, wie alt, wie hoch, wie groß, wann, jahr,
      jahre, zahl, anzahl, prozent, seit, betrag, umsatz, kosten, budget, alter, summe, quote, anteil,
      menge`,

    offers: "wie wäre, wie wärs, wie wär",
    mean: `
      meinst, meinen, meint, gemeint, bedeutet, bedeuten, heißt, heisst, heissen, zählt, zählen, gezählt,
      gilt, gehört, gehören dazu, verstehen sie unter, verstehst du unter, versteht ihr unter, versteht man,
      ist mit, soll heißen, soll das heißen, auf was bezogen, bezieht, bezogen auf, mitzählen, einrechnen,
      mitgerechnet, dazuzählen, konkret, genau gemeint, hinaus, besser, beste, schlechteste, definition`,
    lost: `
      verstehe nicht, versteh nicht, verstehe ich nicht, versteh ich nicht, verstehe die frage nicht,
      versteh die frage nicht, verstehe das nicht, versteh das nicht, versteh ich net, verstehs nicht,
      versteh i ned, nicht verstanden, kapier, kapiere, kapier ich nicht, check ich nicht, checks nicht,
      blick nicht, raff ich nicht, unklar, unverständlich, wie bitte, hä, häh, was meinst du,
      was meinen sie, was soll das heißen, was soll das, keinen sinn, ergibt keinen sinn, verwirrt,
      verwirrend, zu ungenau, zu allgemein, was ist gemeint, was ist damit gemeint, nochmal bitte,
      was wollt ihr, was wollen sie wissen, was willst du wissen, komme nicht mit, was heißt das`,
    explain: `
      erklären, erklär, erkläre, erklärst, erklärung, erläutern, erläutere, beispiel, beispiele,
      zum beispiel, anders formulieren, umformulieren, anders fragen, genauer, konkreter, präzisieren,
      hilfe, helfen, hilf mir, übersetzen, wiederholen, anders ausdrücken, einfacher, näher, tipp`,

    survey: `
      umfrage, umfragen, fragebogen, formular, befragung, assessment, test, quiz, chat, gespräch, interview,
      sache, spaß, erhebung, prozess, schas, scheiß, ganze, formulare`,
    question: "frage, fragen, fr, ding, fragerei",
    answer: `
      antwort, antworten, antwortet, angabe, angaben, eingabe, eingaben, bewertung, bewertungen, wert, note,
      rückmeldung`,

    read: `
      liest, lesen, gelesen, sieht, sehen, gesehen, siehst, erfährt, erfahren, bekommt das, kriegt das,
      zu gesicht, zugriff, einsicht, weitergegeben, weitergeleitet, weiß, wissen, mitlesen, einsehen,
      gezeigt, beauftragt, steckt dahinter, hinter, geschickt, gemeldet, auswerten, ausgewertet, landet,
      landen, kopie, bestellt`,
    others: `
      chef, chefin, chefs, boss, vorgesetzte, vorgesetzter, vorgesetzten, arbeitgeber, firma, bank,
      kollegen, kollege, team, personalabteilung, hr, finanzamt, polizei, konkurrenz, kunden, behörde,
      behörden, leitung, geschäftsführung, geschäftsleitung, betriebsrat, dritte, andere, anderen, betriebe,
      lieferanten`,
    private: `
      anonym, anonymisiert, vertraulich, datenschutz, dsgvo, geheim, öffentlich, veröffentlicht,
      weitergegeben, unter uns, mein name, meinen namen, namentlich, privat, personenbezogen, rückschlüsse,
      zurückverfolgt`,
    store: `
      gespeichert, speichert, gespeicherten, daten, server, aufbewahrt, gelöscht, verkauft, verwendet,
      verarbeitet, cloud, passiert mit meinen antworten, geschieht mit meinen antworten,
      passiert mit den antworten, geschieht mit den antworten`,
    howLong: `
      wie lange, wie lang, wie lange noch, wie lang noch, wie viele noch, wieviele noch, wie viele fragen,
      wieviele fragen, wie viel noch, wieviel noch, wann fertig, wann ist schluss, bald fertig, bald vorbei,
      bald geschafft, noch viele, noch lange, noch lang, dauert das noch, dauerts noch, sind wir durch,
      sind wir fertig, letzte frage, wie weit, wie viel zeit, kommt noch viel, wann ist das vorbei,
      wann hört das auf, ende in sicht, wie viel kommt noch, kommt noch viel`,
    left: `
      noch, übrig, fehlen, mehr, dauert, dauern, dauerts, kommen, verbleibend, minuten, fertig, zeit, ende,
      weitere`,
    pause: `
      pause, pausieren, unterbrechen, aufhören, stoppen, schließen, zumachen, abbrechen, beenden,
      weitermachen, fortsetzen, fertig machen, weg, ausmachen, rest, zwischenspeichern`,
    later: `
      später, morgen, heute abend, nachher, danach, ein andermal, wiederkommen, weitermachen, fortsetzen,
      zurückkommen, nächste woche, am handy, anderem gerät, wann anders, dort weiter, wo ich aufgehört`,
    save: `
      gespeichert, speichern, speichert, verloren, weg, verschwindet, von vorne, neu anfangen, erhalten,
      futsch, merkt`,
    product: `
      was bekomme ich, was krieg ich, was kriege ich, was habe ich davon, was hab ich davon, was passiert,
      was kommt dabei raus, was kommt raus, was bringt, ergebnis, ergebnisse, auswertung, am ende, am
      schluss, danach, bericht, empfehlung, empfehlungen, bringt mir das, sinn, nutzen, krieg ich da was,
      was macht ihr mit, was machen sie mit, was machst du mit, was habe ich geantwortet, was hab ich
      geantwortet, was habe ich gesagt, was hab ich gesagt, was habe ich geschrieben, was hab ich
      geschrieben, was habe ich bisher geantwortet, was habe ich angegeben, was habe ich eingegeben, habe
      ich geantwortet, hab ich geantwortet, was war meine antwort, was waren meine antworten, meine
      bisherigen antworten, antworten bisher, ich meine antworten, zeig mir meine antworten, zeige mir
      meine antworten, zeigen sie mir meine antworten, wo stehen meine antworten, was habe ich auf frage,
      was hab ich auf frage, was habe ich bei frage, was hab ich bei frage, was habe ich zu frage, was
      habe ich bei der frage, antworten habe ich gegeben, antworten hab ich gegeben, habe ich bisher
      gesagt, hab ich bisher gesagt, antworten löschen, antworten wieder löschen, daten löschen, alles
      löschen, lösch meine, lösche meine, löschen sie meine, antworten später löschen, antworten löschen
      lassen, wer bist du, wer sind sie, wer seid ihr, was bist du, was sind sie, wie heißt du, wie heißen
      sie, bist du ein, bist du eine, bist du echt, sind sie ein, sind sie eine, rede ich mit, spreche ich
      mit, schreibe ich mit, red i mit, wer spricht, mit wem, ist da jemand, jemand da, kontakt,
      kontaktieren, ansprechpartner, telefonnummer, hotline, support, wen kann ich fragen, wen frage ich,
      an wen, wenden, anrufen, mit jemandem reden, mit jemand reden, beschweren, nachfragen, rückfragen,
      bei fragen, erreichen`,
    bot: `
      bot, bots, roboter, mensch, maschine, ki, ai, computer, chatgpt, programm, echter mensch, echte
      person, person, echt, chatbot, automat`,
    must: `
      muss, müssen, muss ich, müss ma, pflicht, verpflichtend, pflichtfrage, freiwillig, optional, zwingend,
      notwendig, gezwungen`,

    before: `
      vorige, vorigen, voriger, vorher, vorhin, vorherige, vorherigen, davor, zuvor, letzte, letzten,
      letzter, letztes, frühere, früher, oben, eben, vorhergehende, vorhergehenden, zurück, schon,
      letzten mal, vorletzte, vorletzten`,
    said: `
      was ich gesagt, was ich geschrieben, ich gesagt, ich geschrieben, ich angegeben, ich eingegeben,
      ich getippt, ich gewählt, ich geantwortet, ich angeklickt, gesagt habe, gesagt hab, geschrieben habe,
      geschrieben hab, gschribe, angegeben habe, hab ich gesagt, hab ich geschrieben, hab ich angegeben,
      habe ich gesagt, habe ich geschrieben, habe ich angegeben, han ich gseit, eingetragen`,
    theLast:
      "bei der vorigen, bei der letzten, bei der davor, bei der vorherigen, in der vorigen, in der letzten, zur vorigen, zur letzten, die vorige, die davor, der davor, beim letzten, beim vorigen",
    change: `
      ändern, ändere, änder, geändert, ändert, korrigieren, korrigiere, korrigier, berichtigen, verbessern,
      bearbeiten, ersetzen, umändern, tausche, mach draus, mach daraus, setz, setze, stell, abändern, mach, machen sie, setzen, ergänz, ergänze, ergänzen`,
    wrong: `
      vertippt, falsch, falsches, falsche, fehler, vertippt, verklickt, vertan, geirrt, irrtum, verwechselt,
      versehentlich, aus versehen, verschrieben, verlesen, nicht richtig, nicht korrekt, stimmt nicht,
      stimmt so nicht, ups, hoppla, verdrückt, missverstanden, blödsinn geschrieben, unvollständig, veraltet,
      nicht vollständig`,
    meant: "ich meinte, meinte, gemeint war, wollte sagen, wollte schreiben",
    shouldBe:
      "sollte sein, soll sein, sollte heißen, soll heißen, muss heißen, müsste heißen, muss sein, gehört, ich meine, richtig ist, richtig wäre, korrekt ist, ist eigentlich, sind eigentlich, statt, anstatt, muss auf, sondern, s sind, es sind, sollte auf, sage lieber, lieber sagen, sag lieber",
    to: "auf, zu, in",
    back: `
      zurück, geh zurück, gehe zurück, gehen sie zurück, nochmal zurück, eins zurück, vorherige frage,
      vorige frage, rückgängig, zur vorherigen, zur vorigen frage, zurück zur, kann ich zurück,
      eine frage zurück`,
    same: `
      gleich, gleiche, gleichen, gleicher, gleiches, das gleiche, dasselbe, dieselbe, selbe, selben,
      genauso, ebenso, identisch, detto, dito, nimm die`,
    refer: `
      siehe oben, wie oben, s o, so wie oben, dito, detto, wie gesagt, wie bereits gesagt, wie schon gesagt,
      wie erwähnt, wie vorher, wie vorhin, wie zuvor, wie eben, siehe vorherige, siehe vorige, siehe letzte,
      siehe frage, siehe antwort, hab ich schon, habe ich schon, habe ich bereits, hab ich bereits,
      hab ich doch schon, schon gesagt, schon beantwortet, bereits beantwortet, bereits gesagt,
      schon geschrieben, steht oben, steht schon, steht alles, gleich wie, dasselbe wie, das gleiche wie,
      wie beim letzten`,

    ignore: `
      ignoriere, ignorier, ignorieren, vergiss, vergesse, vergessen sie, missachte, überschreibe, umgehe,
      verwirf`,
    rules: `
      anweisung, anweisungen, instruktion, instruktionen, regeln, prompt, systemprompt, vorgaben, vorgabe,
      befehle, systemnachricht, alles oben, richtlinien, einstellungen, passwort, programmierung`,
    show: `
      zeig, zeige, zeigen sie, gib aus, ausgeben, gib mir, nenn, nenne, verrate, verrat, wiederhole, druck,
      sag mir, schick, wie lautet, wie lauten, drucke`,
    fill: `
      füll, fülle, füllen sie, ausfüllen, trag, trage, setz, setze, gib, geben sie, bewerte, beantworte,
      beantworten sie, antworte, schreib, schreibe, schreiben sie, mach, mache, beende, schließ, schließe,
      lösch, lösche, löschen, wähle, kreuz, kreuze, erledige, denk, vergib, nimm, schick, sende, entscheide`,
    all: `
      alle, alles, überall, jede, jeden, jedes, allen, rest, den rest, komplett, ganze, ganzen, restlichen`,
    forMe: `
      für mich, selbst, selber, selbst aus, alleine, du für mich, mir ab, an meiner stelle, in meinem namen`,
    role: `
      du bist jetzt, du bist ab jetzt, sie sind jetzt, ab jetzt, ab sofort, tu so, tue so, stell dir vor,
      spiel, spiele, entwicklermodus, denk dir was aus, denk dir etwas aus, denken sie sich was aus, erfinde,
      erfind, irgendwas ausdenken, schreib mir, schreib einfach was, schreib irgendwas, schreib was,
      nimm irgendwas, zufällig, antworte nur, antworte mit, admin modus, neue anweisung,
      erzähl mir einen witz, erzähle mir einen witz, erzähl einen witz, erzähl was lustiges, sing ein lied,
      schreib ein gedicht`,

    system: "system",

    unsure: `
      weiß nicht, weiss nicht, weiß ich nicht, weiss ich nicht, weiß ich net, weiß es nicht, weiß ned,
      woaß ned, woaß i ned, weiß i ned, weiß net, waas ned, weiss ich nöd, weiss nöd, ka, kp, kein plan,
      keinen plan, keine ahnung, kei ahnig, koa ahnung, ka ahnung, null ahnung, kann ich nicht sagen,
      kann ich nicht beurteilen, kann ich nicht einschätzen, kann i ned sagen, kann man nicht sagen,
      kann ich so nicht sagen, schwer zu sagen, schwierig zu sagen, schwierige frage, gute frage,
      keine meinung, kommt drauf an, kommt darauf an, kommt drauf o, unsicher, nicht sicher,
      bin mir nicht sicher, bin mir unsicher, unentschieden, unschlüssig, fällt mir nichts ein,
      mir fällt nichts ein, fällt mir nix ein, mir fallt nix ein, überfragt, keinen schimmer,
      keinen blassen, nie drüber nachgedacht, noch nie gedanken, keine gedanken, müsste ich nachschauen,
      kann mich nicht erinnern, weiß der teufel, weiß der geier, was weiß ich, mal so mal so,
      weiß ich gerade nicht, weiß ich grad nicht, weiß ich jetzt nicht, weiß ich leider nicht, weiß ich auch nicht, weiß ich so nicht, da bin ich überfragt, bin ich überfragt, noch nie überlegt`,
    skip: `
      keine lust, nein danke, überspringen, überspringe, überspring, skip, skippen, weiter, nächste, nächste frage, die nächste,
      nächste bitte, auslassen, lass aus, lass ma aus, lassen wir aus, lasse ich aus, lass ich aus,
      lass ich weg, weglassen, passe, ich passe, keine angabe, keine angaben, k a, kein kommentar,
      keine antwort, ohne antwort, leer lassen, lass leer, enthalte mich, ich enthalte mich, enthaltung,
      weiter bitte, geh weiter, lieber nicht, lass die aus`,
    unwilling: `
      möchte nicht, möchte ich nicht, möcht ich nicht, möchte ich nichts, will nicht, will ich nicht,
      will ich nichts, mag nicht, mag ich nicht, mag i ned, werde nicht, werde ich nicht, sage ich nicht,
      sag ich nicht, sag i ned, sag ich nix, sag ich nichts, sage ich nichts, darf nicht, darf ich nicht,
      kann nicht, kann ich nicht, kann ich nichts, möchte ich keine, möchte keine, will keine,
      will ich keine, mache keine, mache ich keine, gebe keine, gebe ich keine, lieber nicht, ungern,
      red ma ned, redet man nicht, spricht man nicht, spricht ma ned, behalte, behalt, weigere, verweigere,
      nicht bereit, ohne mich`,
    say: `
      sagen, sag, sage, antworten, beantworten, angabe, angaben, verraten, preisgeben, nennen, äußern,
      mitteilen, darüber reden, reden, drüber, teilen, machen, auskunft, kommentieren, bewerten, für mich,
      red, spricht, redet`,
    secret: `
      geht dich nichts an, geht sie nichts an, geht euch nichts an, geht dich nix an, geht euch an,
      geht niemanden, geht keinen was an, geheim, betriebsgeheimnis, geschäftsgeheimnis, vertraulich,
      privatsache, zu privat, privat, zu persönlich, persönlich, intern, betriebsintern, firmengeheimnis,
      schweigepflicht, nda, bleibt unter uns, sag ich nicht, meine sache, unsere sache, verschwiegenheit`,
    wait: `
      halt, stopp, warte, wart, warten sie, wart mal, warte mal, warte kurz, wart kurz, moment, momänt, momenterl,
      einen moment, moment mal, moment bitte, augenblick, sekunde, sek, eine sekunde, sekunde bitte,
      kleinen moment, minute, eine minute, halt kurz, stopp mal, gleich, gleich wieder da, gleich zurück,
      bin gleich, komme gleich, bin kurz weg, kurz weg, muss kurz, muss mal kurz, muss erst, muss schnell,
      lass mich überlegen, muss überlegen, muss nachdenken, muss nachschauen, muss ich nachschauen,
      muss nachfragen, lass mich nachdenken, überlege noch, einen augenblick, telefon klingelt, es klingelt,
      melde mich später, melde mich, jetzt nicht, gerade nicht, grad keine zeit, keine zeit gerade,
      vergiss es, egal, schon gut`,
    notApplicable: `
      trifft nicht zu, nicht zutreffend, nicht anwendbar, entfällt, betrifft uns nicht, betrifft mich nicht,
      n a, nicht relevant`,

    greet: `
      hallo, halli hallo, hallöchen, hi, hey, guten tag, guten morgen, guten abend, guten, moin, moin moin,
      servus, grüß gott, grüß dich, grüß euch, griaß di, griaß eich, grüezi, grüessech, hoi, salü, tag, tach,
      morgen, mahlzeit, ciao, wie gehts, wie geht es ihnen, wie geht es dir, schönen tag, schönen guten tag,
      ebenso, lg, mfg, viele grüße, liebe grüße, freut mich, schön hier zu sein, bin wieder da,
      ich bin wieder da, da bin ich wieder, wieder da, bin zurück, ich bin zurück`,
    thanks: `
      danke, danke schön, dankeschön, vielen dank, danke sehr, herzlichen dank, merci,
      danke für die einladung, vielen dank für die einladung, danke dir, danke ihnen, besten dank, dankeschoen`,
    parting: `
      tschüss, tschüs, pfiat di, auf wiedersehen, gute nacht, schönen abend, tschau, bis später, bis dann,
      bis bald, bis morgen, ich muss los, ich muss weg, mach’s gut, machs gut, wiedersehen, muss los,
      muss leider los, ich muss leider los, muss weg`,
    whom: "zusammen, beinand, alle, allerseits, leute, nochmal, liebes team",
    intro: "ich bin, ich heiße, mein name ist, hier ist, hier, aus, da bin ich, am apparat, hier spricht",
    yes: `
      ja, jo, jup, jep, jawohl, jawoll, klar, na klar, natürlich, sicher, genau, ok, okay, okey, gut, passt,
      alles klar, stimmt, richtig, korrekt, einverstanden, gerne, in ordnung, selbstverständlich, freilich,
      eh, jap, joa, scho, ja klar, ja gerne, auf jeden fall, verstanden, super, perfekt, los gehts, los,
      ja sicher, ja bitte,
      fangen wir an, lasst uns anfangen, lass uns anfangen, legen wir los, kann losgehen, es kann losgehen, bin bereit, ich bin bereit, wir sind bereit`,
    sound: "test, lach, haha lol, gähn, seufz, abc abc, la la la, lala, lalala, tralala, blabla, bla bla",
    insult: `
      blöd, blöde, blöder, blödes, blödsinn, dumm, dumme, dummer, idiot, idioten, idiotisch, depp, deppen,
      trottel, arsch, arschloch, arschlöcher, scheiß, scheiss, scheiße, scheisse, scheißdreck, mist, müll,
      schwachsinn, schwachsinnig, quatsch, unsinn, bullshit, kacke, dreck, dreckig, wichser, hurensohn,
      vollidiot, spast, penner, lächerlich, zeitverschwendung, nervt, nerven, nervst, nervig, bescheuert,
      behindert, hirnlos, schas, oida, gschissen, saublöd, kasperl, schrott, sinnlos, hirnrissig`,
    curse: `
      halt die klappe, halts maul, halt dein maul, halt die fresse, verpiss dich, verpisst euch, leck mich,
      leckt mich, fick dich, fickt euch, geh scheißen, gehts scheißen, schleich di, schleich dich,
      schleichts eich, schleicht euch, zieh leine, hau ab, haut ab, lass mich in ruhe, lasst mich in ruhe,
      geh sterben, du kannst mich, ihr könnt mich, rutscht mir den buckel, rutsch mir, zum teufel,
      steckt euch, steck dir, schert euch, verarschen, verarscht, nerv nicht, hupf in gatsch`,
  },

  faq: {
    scaleEnd: `
      gut, schlecht, besser, am besten, beste, besten, bestes, schlechter, schlechteste, schlechtesten,
      positiv, negativ, hoch, höher, hohe, hoher, höchste, niedrig, niedriger, niedrigste, welche
      richtung, in welche richtung, wie herum, wierum, welches ende, welche seite, oben, unten, ganz
      oben, ganz unten`,
    scaleWord: `
      skala, zahl, zahlen, note, noten, wert, punkte, stern, sterne, bewertung, eins, zwei, drei, vier,
      fünf, welches ende, welche seite, welche richtung`,
    several: `
      mehr als eine, mehr als eins, mehr als einen, mehr als 1, mehrere, mehreres, mehrfach, mehrfachauswahl,
      mehrfachnennung, mehrfachnennungen, zwei, 2, drei, 3, beide, nur eine, nur eins, nur einen, mehr
      antworten, alle zutreffenden`,
    choose: `
      wählen, auswählen, ankreuzen, anklicken, nehmen, angeben, nennen, auswahl, antwort, antworten, option,
      optionen, möglich, erlaubt, markieren, geben`,
    leaveOut: `
      auslassen, weglassen, überspringen, übergehen, leer lassen, frei lassen, freilassen, offen lassen,
      offenlassen, nicht beantworten, nicht antworten, keine antwort geben, unbeantwortet lassen`,
    wish: `
      ich möchte, ich will, ich würde gern, ich würde gerne, ich würde lieber, ich möchte lieber, ich muss,
      bitte, ich brauche, kann ich bitte, verbinden sie mich, verbinde mich, geben sie mir, gib mir`,
    talk: `
      sprechen, reden, telefonieren, anrufen, kontaktieren, erreichen, wenden, schreiben, fragen, helfen,
      unterhalten, spreche, rede, beschweren, erreiche, kontaktiere, wende`,
    person: `
      mensch, menschen, einem menschen, person, jemand, jemanden, jemandem, mitarbeiter, mitarbeiterin,
      berater, beraterin, ansprechpartner, ansprechpartnerin, telefonnummer, kontakt, hotline, support,
      kundendienst, echten menschen, echter mensch`,
    distress: `
      mich umbringen, mich umzubringen, bringe mich um, bring mich um, mir das leben nehmen, mir das leben
      zu nehmen, mein leben beenden, meinem leben ein ende, ich will sterben, ich möchte sterben, will nicht
      mehr leben, möchte nicht mehr leben, mag nicht mehr leben, nicht mehr leben will, nicht mehr leben
      möchte, wäre lieber tot, wünschte ich wäre tot, ich bin suizidal, ich habe suizidgedanken, habe
      selbstmordgedanken, suizidgedanken habe, denke an suizid, denke an selbstmord, mich selbst verletzen,
      mir etwas antun, mir etwas anzutun, tue mir was an, ich verletze mich, ich kann nicht mehr weiter, ich
      halte es nicht mehr aus, ich halte das nicht mehr aus, ich bin in gefahr, habe angst um mein leben,
      fürchte um mein leben, habe eine panikattacke, habe gerade eine panikattacke, ich bin verzweifelt, bin
      völlig verzweifelt, das belastet mich zu sehr, die frage belastet mich, diese frage belastet mich,
      diese fragen belasten mich, ich muss weinen, ich weine, zum weinen gebracht, ich kann einfach nicht
      mehr, am liebsten sterben, lieber sterben, mir geht es sehr schlecht, mir gehts sehr schlecht, ich
      denke oft an selbstmord, allem ein ende`,
    despair: `
      ich kann nicht mehr, kann nicht mehr, ich kann das nicht mehr, ich schaffe das nicht mehr, ich
      will das beenden, will dem ein ende setzen, will dass es aufhört, es soll aufhören, will nicht
      mehr, ich mag nicht mehr, will nicht mehr da sein, will verschwinden, möchte verschwinden, keinen
      ausweg, keinen sinn mehr, fühle mich nicht sicher, nicht sicher, bedroht mich, werde bedroht,
      schlägt mich, tut mir weh, am ende meiner kräfte, völlig am ende, fix und fertig, in gefahr, zu
      viel für mich, zuviel für mich, überfordert mich, belastet mich, macht mich fertig, mir wird das alles zu viel, mir wird alles zu viel, wird mir zu viel,
      wird mir alles zu viel, wird mir alles zuviel, wächst mir über den kopf, überfordert,
      verzweifelt, verängstigt, hoffnungslos, aufgewühlt, panik, angst, bedrückend, belastend`,
    feels: `
      fühle, fühl, macht mich, macht mir, total, völlig, extrem, komplett, sehe, hier, gerade`,
  },
};
