import type { Lexicon } from "./lexicon";

export const DE: Lexicon = {
  language: "de",

  values: {
    common:
      "der|die|das|den|dem|des|ein|eine|einen|einem|einer|ist|sind|war|wir|ich|uns|unser|unsere|und|oder|aber|nicht|mit|für|von|zu|im|in|am|an|auf|bei|es|man|sie|er|wie|was|so|auch|noch|nur|schon|sehr|haben|hat|habe|würde|sagen|sage|mal|da|dass|weil|als|aus|nach|bin|wird|werden|doch|ja|also|etwas|mehr|immer|hier|eher|bitte|kein|keine",
    numbers: {
      "?": "ein paar|paar|einige|mehrere|wenige|viele|ein paar hundert|dutzende",
      0: "null",
      0.5: "eine halbe|ein halbes|einen halben|ein halber|halbe|halbes|halben|einer halben|einem halben|anderthalb halbe",
      0.75: "eine dreiviertel|dreiviertel",
      1: "eins|nur ich|nur ich selbst|ich allein|ich alleine|eine einzige|ein einziger|ein einziges|eine person",
      1.5: "anderthalb|eineinhalb|anderthalbe",
      2: "zwei|zwo|zweien|zweier",
      3: "drei|dreien",
      4: "vier",
      5: "fünf|fuenf",
      6: "sechs|ein halbes dutzend",
      7: "sieben",
      8: "acht",
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
        over: "über|mehr als|größer als|oberhalb von|nach|länger als|älter als|weit über|deutlich mehr als|deutlich über|höher als|viel mehr als",
        atLeast:
          "mindestens|ab|wenigstens|minimum|minimal|min|von|seit|nicht weniger als|nicht unter|ab etwa|zumindest",
        justOver:
          "knapp über|etwas über|etwas mehr als|ein bisschen mehr als|leicht über|gut|kurz über|ein wenig mehr als|ein bisschen über",
        under:
          "unter|weniger als|kleiner als|vor|unterhalb von|kürzer als|jünger als|deutlich unter|deutlich weniger als|niedriger als|weit unter",
        atMost:
          "bis zu|bis|höchstens|maximal|max|nicht mehr als|nicht über|bis maximal|maximum|innerhalb von|bis etwa",
        nearly:
          "fast|knapp|beinahe|knapp unter|nahezu|etwas unter|etwas weniger als|nicht ganz|nicht mal|nicht einmal|kurz vor|annähernd",
      },
      after: {
        over: "",
        atLeast:
          "oder mehr|und mehr|oder darüber|und darüber|plus|aufwärts|oder älter|und älter|oder länger|oder höher|oder später|und später|mindestens|minimum|oder besser|und aufwärts|oder größer",
        justOver: "und ein paar|und ein bisschen|und etwas|und ein paar zerquetschte",
        under: "",
        atMost:
          "oder weniger|und weniger|oder darunter|und darunter|maximal|höchstens|max|oder jünger|oder früher|oder kürzer",
        nearly: "",
      },
    },
    about:
      "etwa|ungefähr|ca|circa|zirka|rund|um die|so|so um die|vielleicht|schätzungsweise|in etwa|grob|so ungefähr|so etwa|wohl|wahrscheinlich|gefühlt|oder so|herum|rum|im schnitt|durchschnittlich|eher|um|geschätzt|sagen wir|roundabout",
    ranges: {
      to: "bis|bis zu|auf",
      between: "zwischen|irgendwo zwischen|irgendwas zwischen|so zwischen",
      and: "und|bis",
    },
    outOf: { forward: "von|aus|von insgesamt|von den|von möglichen" },
    places: {
      0: "als erstes|zum ersten mal|das erste mal|letztes jahr|letzten monat|letzte woche|letztes mal|letztes quartal|in letzter zeit|zuletzt|das letzte mal|zweite wahl|erste hilfe|im ersten jahr|ersten jahr|letzten jahre|letzten jahr|letzten monaten|letzten wochen|in den letzten|die letzten|letzten sommer|letzten winter|zum zweiten mal|dritte welt|letzter zeit|letzten endes|an erster stelle|in erster linie",
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
    placeMarks: {
      before:
        "option|nummer|nr|antwort|antwortmöglichkeit|möglichkeit|punkt|buchstabe|variante|auswahl|antwort nummer|die nummer|antwort nr|option nummer|ziffer",
      after: "te|ten|ter|tes|ste|sten|stes",
    },
    levels: {
      never:
        "nie|niemals|noch nie|gar nie|überhaupt nie|zu keiner zeit|kein einziges mal|nie und nimmer|kein mal|nimmer",
      hardlyEver:
        "fast nie|so gut wie nie|kaum|kaum jemals|sehr selten|beinahe nie|praktisch nie|kaum je|alle jubeljahre|äußerst selten|kaum mal|eigentlich nie|quasi nie",
      rarely:
        "selten|nicht oft|eher selten|wenig|nicht häufig|unregelmäßig|nicht so oft|nicht sehr oft|recht selten|ziemlich selten|vereinzelt|nicht regelmäßig",
      occasionally:
        "gelegentlich|ab und zu|ab und an|hin und wieder|von zeit zu zeit|dann und wann|hier und da|bisweilen|mitunter|ab und zu mal|immer mal wieder|alle paar monate mal",
      sometimes:
        "manchmal|teils teils|bei bedarf|je nach bedarf|nach bedarf|wenn nötig|unterschiedlich oft|zeitweise",
      halfTheTime:
        "jedes zweite mal|die hälfte der zeit|etwa die hälfte der zeit|in der hälfte der fälle|halbe halbe|die halbe zeit",
      often:
        "oft|häufig|öfter|öfters|regelmäßig|sehr oft|ziemlich oft|recht oft|sehr häufig|oftmals|vielfach|relativ oft|oft genug|ganz oft|eher oft",
      usually:
        "meistens|meist|normalerweise|in der regel|gewöhnlich|üblicherweise|überwiegend|in den meisten fällen|größtenteils|die meiste zeit|zumeist|im normalfall|für gewöhnlich|vorwiegend|meistenteils",
      nearlyAlways:
        "fast immer|beinahe immer|so gut wie immer|nahezu immer|eigentlich immer|praktisch immer|quasi immer|fast jedes mal|fast ständig",
      always:
        "immer|jedes mal|ständig|stets|dauernd|ausnahmslos|jederzeit|durchgehend|andauernd|permanent|in jedem fall|ohne ausnahme|die ganze zeit|jedesmal",
    },
    every: {
      0.0416667: "stündlich|jede stunde",
      1: "täglich|jeden tag|tagtäglich|werktäglich|arbeitstäglich|jeden morgen|jeden abend|tag für tag|jeden werktag|jeden arbeitstag",
      7: "wöchentlich|jede woche|jeden montag|jeden dienstag|jeden mittwoch|jeden donnerstag|jeden freitag|jeden samstag|jeden sonntag|immer montags|immer freitags|montags|freitags|woche für woche",
      14: "vierzehntägig|14 tägig|zweiwöchentlich|alle zwei wochen|alle 14 tage|jede zweite woche|vierzehntäglich|alle vierzehn tage|zweiwöchig",
      30.4375:
        "monatlich|jeden monat|allmonatlich|zum monatsende|am monatsende|monat für monat|immer am monatsende",
      60.875: "jeden zweiten monat|zweimonatlich",
      91.3125:
        "vierteljährlich|quartalsweise|jedes quartal|jedes vierteljahr|pro quartal|einmal im quartal|einmal pro quartal",
      182.625: "halbjährlich|jedes halbe jahr|alle halbe jahr|jedes halbjahr|alle halben jahre",
      365.25: "jährlich|jedes jahr|alljährlich|jahr für jahr|jeden sommer|jeden januar|zum jahresende",
      730.5: "jedes zweite jahr|zweijährlich",
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
    each: "alle|jede|jeden|jedes|alle etwa|immer alle|einmal alle|einmal in",
    periods: {
      91.3125: "ein vierteljahr|vierteljahr|ein quartal",
      182.625: "halbjahr|ein halbjahr|halbes jahr|ein halbes jahr",
    },
    counts: {
      1: "einmal|ein mal",
      2: "zweimal|zwei mal",
      3: "dreimal|drei mal",
      4: "viermal",
      5: "fünfmal",
      6: "sechsmal",
      10: "zehnmal",
    },
    stances: {
      yes: "ja|jo|jawohl|jup|jep|jepp|klar|natürlich|sicher|gewiss|stimmt|genau|ja klar|ja natürlich|na klar|sicherlich|aber ja|ja haben wir|haben wir|ja machen wir|machen wir|ja gibt es|gibt es|ja doch|selbstverständlich|richtig|ja sicher|trifft zu|freilich|logisch|logo|ja bitte|ja gern|jap|doch|korrekt|jaja",
      fully:
        "vollständig|komplett|voll|ganz|vollkommen|völlig|absolut|auf jeden fall|definitiv|total|ja vollständig|ja komplett|ja voll und ganz|voll und ganz|in vollem umfang|zur gänze|hundertprozentig|ja absolut|unbedingt|durchweg|umfassend|ganz und gar|trifft voll zu|ja definitiv|ja auf jeden fall",
      no: "nein|nee|nö|ne|nope|nein danke|nicht wirklich|eher nicht|leider nein|leider nicht|nein leider nicht|haben wir nicht|nein haben wir nicht|gibt es nicht|nein gibt es nicht|machen wir nicht|eigentlich nicht|stimmt nicht|trifft nicht zu|nein machen wir nicht|keine vorhanden|nicht vorhanden|glaube nicht|ich glaube nicht|ich denke nicht|momentan nicht|derzeit nicht|zurzeit nicht|aktuell nicht|im moment nicht|nein eher nicht|nein nicht wirklich|haben wir keine|haben wir keinen|haben wir keins|nicht dass ich wüsste|nä|na",
      notAtAll:
        "gar nicht|überhaupt nicht|auf keinen fall|keineswegs|keinesfalls|absolut nicht|in keiner weise|nicht im geringsten|nein gar nicht|nein überhaupt nicht|ganz und gar nicht|niemals nein|nein auf keinen fall|bestimmt nicht|sicher nicht|trifft gar nicht zu",
      partly:
        "teilweise|zum teil|teils|teils teils|in teilen|bedingt|ein bisschen|ein wenig|etwas|einigermaßen|jein|ja und nein|halb|nur teilweise|nur zum teil|ja teilweise|ja zum teil|nicht ganz|nicht vollständig|nicht komplett|nicht überall|größtenteils|überwiegend|weitgehend|in manchen bereichen|mehr oder weniger|halbwegs|so halb|nicht alles|in einigen bereichen|stellenweise|zu teilen|teilweise ja|trifft teilweise zu|in gewissem maße|bis zu einem gewissen grad|nicht immer|in einigen fällen",
      notYet:
        "noch nicht|bisher nicht|bislang nicht|noch gar nicht|nein noch nicht|bis jetzt nicht|bis jetzt noch nicht|bisher noch nicht|noch keine|noch keinen|noch keins|noch nicht ganz|haben wir noch nicht|kommt noch|steht noch aus|noch nicht begonnen|noch nicht angefangen|noch nicht geschafft",
      planned:
        "geplant|in planung|in arbeit|ist geplant|wir planen|in vorbereitung|wir arbeiten daran|sind dabei|wir sind dabei|sind gerade dabei|im aufbau|wird gerade|demnächst|bald|wir sind gerade dabei|in umsetzung|in entwicklung|gerade in arbeit|angefangen|begonnen|gerade angefangen|im gange|haben wir vor|haben es vor|ist in arbeit|vorgesehen|steht an|auf der liste|in der mache|läuft gerade an|wollen wir|nein aber geplant|noch nicht aber geplant|arbeiten dran|wir arbeiten dran|nächstes jahr",
      depends:
        "kommt drauf an|kommt darauf an|das kommt drauf an|das kommt darauf an|es kommt darauf an|es kommt drauf an|je nachdem|hängt davon ab|das hängt davon ab|es hängt davon ab|unterschiedlich|mal so mal so|von fall zu fall|fallweise|situationsabhängig|ist unterschiedlich|das ist unterschiedlich|mal ja mal nein",
      usedTo:
        "früher|nicht mehr|früher ja|früher mal|früher schon|hatten wir mal|mal gehabt|ehemals|nein nicht mehr|haben wir aufgegeben|haben wir eingestellt|hatten wir früher|in der vergangenheit|inzwischen nicht mehr",
      unsure:
        "weiß nicht|weiss nicht|keine ahnung|weiß ich nicht|weiss ich nicht|ich weiß nicht|ich weiß es nicht|weiß es nicht|unsicher|nicht sicher|bin nicht sicher|bin mir nicht sicher|ich bin mir nicht sicher|ich bin nicht sicher|bin unsicher|kann ich nicht sagen|schwer zu sagen|kann man nicht sagen|ka|kp|kein plan|keinen plan|wissen wir nicht|unklar|unbekannt|keine meinung|wüsste ich nicht|schwer zu beurteilen|kann ich nicht beurteilen|da bin ich überfragt|weiß keiner|weiß niemand|das weiß ich nicht|schwierig zu sagen|ich habe keine ahnung|hab keine ahnung|weis nicht|ungewiss|da bin ich unsicher|dazu kann ich nichts sagen|weiß grad nicht|keine angabe",
    },
    scale: {
      lowest:
        "niedrigste|niedrigster|der niedrigste|das niedrigste|die niedrigste|minimum|das minimum|minimal|kleinste|die kleinste|ganz unten|unterste|schlechteste|das schlechteste|die schlechteste|schlechtester wert|niedrigster wert|der niedrigste wert|niedrigste wert|niedrigste note|unterste stufe|tiefster wert|am schlechtesten|am niedrigsten|null sterne|null punkte|schlechteste note|die schlechteste note|so niedrig wie möglich|niedrigste stufe",
      middle:
        "mitte|die mitte|mittel|mittlere|mittlerer|genau in der mitte|in der mitte|mittelwert|mittelmaß|goldene mitte|mittlerer wert|mittlere stufe|mittelfeld|neutral|genau mittig|so die mitte|mittig",
      highest:
        "höchste|höchster|der höchste|das höchste|die höchste|maximum|das maximum|maximal|volle punktzahl|die volle punktzahl|höchstwert|höchster wert|der höchste wert|höchste wert|bestnote|die bestnote|beste|das beste|die beste|ganz oben|oberste|oberste stufe|am besten|am höchsten|beste note|die beste note|bester wert|alle sterne|volle sterne|volle punkte|so hoch wie möglich|höchste stufe|höchste note|die höchste note|volle sternzahl|maximalwert|spitzenwert|höchstnote|die höchstnote",
    },
    degrees: {
      lowest:
        "gar nicht|überhaupt nicht|sehr schlecht|katastrophal|miserabel|furchtbar|schrecklich|grauenhaft|sehr niedrig|sehr unzufrieden|sehr gering|sehr schwach|stimme gar nicht zu|stimme überhaupt nicht zu|nichts|keine|unterirdisch|eine katastrophe|total schlecht|richtig schlecht|extrem schlecht|sehr unwahrscheinlich|grottenschlecht|ungenügend|mangelhaft und schlechter|sehr unsicher|beschissen",
      low: "schlecht|schwach|wenig|gering|niedrig|nicht gut|nicht besonders|nicht sehr|kaum|eher schlecht|eher nicht|unzufrieden|nicht so gut|nicht so toll|mäßig bis schlecht|nicht wirklich|stimme nicht zu|stimme eher nicht zu|unwahrscheinlich|ein wenig|ein bisschen|ausbaufähig|mangelhaft|nicht berauschend|nicht toll|eher schwach|ziemlich schlecht|unterdurchschnittlich|eher niedrig|eher gering|eher unzufrieden|recht schlecht|dürftig",
      middle:
        "mittelmäßig|durchschnittlich|okay|ok|geht so|mäßig|einigermaßen|so lala|teils teils|weder noch|befriedigend|ausreichend|ganz ok|ganz okay|mittelprächtig|halbwegs|unentschieden|solala|passt schon|nicht schlecht|durchwachsen|in ordnung|akzeptabel|geht|es geht|naja|joa|zufriedenstellend|gemischt",
      high: "gut|hoch|zufrieden|eher gut|ziemlich gut|recht gut|ganz gut|stimme zu|stimme eher zu|wahrscheinlich|stark|ziemlich|eher|recht|überdurchschnittlich|solide|gut genug|schon gut|weitgehend|eher zufrieden|ziemlich zufrieden|recht zufrieden|relativ gut|eher hoch|ziemlich hoch|größtenteils|echt gut|überwiegend|sicher",
      highest:
        "sehr|sehr gut|ausgezeichnet|hervorragend|perfekt|super|exzellent|bestens|top|großartig|fantastisch|sehr zufrieden|sehr hoch|stimme voll zu|stimme voll und ganz zu|stimme völlig zu|vollkommen|völlig|absolut|extrem|äußerst|spitze|einwandfrei|tadellos|prima|sehr wahrscheinlich|voll und ganz|rundum zufrieden|optimal|klasse|genial|makellos|sehr stark|total zufrieden|mega|erstklassig|richtig gut|blendend|besser geht nicht|total gut|sehr sicher",
    },
  },

  grammar: {
    filler:
      "ich|wir|mir|uns|mich|es|er|sie|man|das|der|die|den|dem|des|ein|eine|einen|einer|einem|ne|nen|n|ist|sind|war|wäre|waren|hat|haben|habe|wird|werden|und zwar|bei|bei uns|für|mit|von|vom|im|in|am|an|auf|zu|zur|zum|so|ca|circa|etwa|ungefähr|rund|gut|gute|guter|glatte|glatter|solide|starke|klare|klar|ganz|recht|ziemlich|sehr|wirklich|echt|halt|eben|einfach|nur|schon|wohl|mal|doch|ja|jo|joa|na|naja|na ja|nun|also|äh|ähm|öhm|hm|hmm|ehm|tja|ach|och|bitte|danke|hallo|hi|moin|servus|grüezi|ehrlich gesagt|ehrlich|gesagt|meiner meinung nach|aus meiner sicht|meines erachtens|insgesamt|generell|im allgemeinen|eigentlich|leider|zum glück|sicher|bestimmt|definitiv|absolut|auf jeden fall|ohne zweifel|keine frage|auch|noch|derzeit|zurzeit|aktuell|momentan|im moment|heute|jetzt|gerade|mittlerweile|inzwischen|punkt|punkte|punkten|stern|sterne|sternen|note|stufe|kreuz|option|antwort|nummer|komma|satzzeichen|skala|sache|ding|da|dort|hier|dann|eher|am ehesten|am besten|am meisten|hauptsächlich|vor allem|meist|überwiegend|nicht sicher|bin nicht sicher|weiß nicht genau|bin mir nicht sicher|keine ahnung aber|schwer zu sagen aber|gute frage|lol|haha|mensch|oida|gell|oder so|würde|würd|wie gesagt|wenn ich ehrlich bin|wenn ich wählen muss|wenn ich mich entscheiden muss|passt|trifft zu|kommt hin|bleibt|gibt|gibts|geht|unser|unsere|unserer|unserem|unseren|mein|meine|meiner|dieser|diese|dieses|isch|mir händ|e|en",
    choosing:
      "ich sage|ich sag|sag ich|sage ich|würde ich sagen|würd ich sagen|ich würde sagen|ich würd sagen|ich würd sagn|sagen wir|sagen wir mal|sag mal|sage mal|ich nehme|ich nehm|nehme|nehm|nehmen wir|wir nehmen|ich wähle|wähle|ich gebe|ich geb|gebe|geb|geben|gebe ich|geb ich|ich würde geben|vergebe|ich tippe|tippe|ich denke|denke|ich glaube|glaube|ich finde|finde|ich meine|ich schätze|schätze|schätzungsweise|das ist|das wäre|es ist|ist|ist eine|ist ein|wäre|eine|ein|ne|ich bin|wir sind|bin bei|sind bei|liegt bei|liegen bei|ich liege bei|ich bin bei|lande bei|tendiere zu|ich tendiere zu|tendenz|setze|setz|setzen|kreuze|kreuz|mach|mache|machen wir|mach ein kreuz bei|trag|trag ein|schreib|schreiben sie|notiere|notieren sie|bekommt|kriegt|kriegen|bekommt von mir|verdient|mein kreuz|meine antwort|meine antwort ist|die antwort ist|meine wahl|ich entscheide mich für|entscheide mich für|am ehesten|eher|vielleicht eine|wahrscheinlich|vermutlich|vor allem|hauptsächlich|bleiben wir bei|ich bleibe bei|bleib bei|bleibe bei|entspricht|wir haben|wir machen|wir nutzen",
    not: "nicht|kein|keine|keinen|keiner|keinem|keines|weder|noch nicht ganz|nie|niemals|nix|nichts|ohne|statt|anstatt|anstelle von|außer|ausser|abgesehen von|auf keinen fall|keinesfalls|keineswegs|bloß nicht|sicher nicht|fast|beinahe|als|alles andere als|alles außer|bis auf|nid|nöd|net|ned|nüt",
    notBehind: "nicht|eher nicht|nicht mehr|nid|nöd|net|ned|ist raus|fällt weg|scheidet aus",
    only: "nicht nur|nicht bloß|nicht allein|nicht zuletzt|nicht schlecht|kein problem|keine sorge|keine frage|kein thema|nichts anderes als|nichts als|ohne frage|ohne zweifel",
    instead: "statt|anstatt|anstelle von|als|und nicht|und kein|und keine",
    except: "außer|ausser|bis auf|ohne|abgesehen von|mit ausnahme von|nur nicht|aber nicht|bloß nicht|minus",
    correction:
      "nein warte|nee warte|ne warte|warte|moment|halt|stopp|doch lieber|lieber doch|lieber|besser gesagt|genauer gesagt|ich meine|ich mein|ich meinte|meinte|korrektur|korrigiere|sorry|entschuldigung|entschuldige|pardon|verzeihung|ach nein|ach ne|ach nee|nein doch|nein|nee|ne|nö|quatsch|vergiss das|streich das|stimmt nicht|vertippt|tippfehler|doch eher|doch|eigentlich eher|eigentlich doch|wobei eher|wobei nein|obwohl nein|obwohl ne|obwohl eher|wennst mich so fragst eigentlich|mach draus|mach daraus|machen wir|machen wir daraus|ändern auf|ändere auf|oder nein|oder doch|oder doch eher|bei genauerer überlegung|wenn ich drüber nachdenke|wenn ich es recht überlege|im grunde doch|genau genommen",
    or: "oder|entweder|beziehungsweise|bzw|zwischen|schwanke zwischen|irgendwo zwischen|wahlweise|alternativ|oder vielleicht|oder auch",
    perhaps:
      "vielleicht|eventuell|evtl|möglicherweise|womöglich|könnte auch|vlt|vllt|unter umständen|manchmal auch|notfalls",
    and: "und|sowie|plus|sowohl|als auch|und auch|auch|dazu|außerdem|zusätzlich|und dann|beides|sowie auch|ebenso|zusammen mit|mitsamt|und zusätzlich|weiters",
    but: "aber|jedoch|allerdings|obwohl|wobei|doch|sondern|nur dass|während|dafür|hingegen|wohingegen|trotzdem|zwar",
    because:
      "weil|da ja|denn|wegen|aufgrund|wegen der|damit|um|nachdem|seit|seitdem|wenn|falls|als wir|obwohl|trotz|sobald|sonst|außer im|wenn man",
    now: "jetzt|heute|inzwischen|mittlerweile|aktuell|derzeit|momentan|zurzeit|im moment|nun|dieses jahr|heuer|diesen monat|seit kurzem|neuerdings|nunmehr",
    so: "also|deshalb|daher|darum|deswegen|somit|folglich|insgesamt|unterm strich|alles in allem|im großen und ganzen|letztlich|letztendlich|am ende|schlussendlich|kurz gesagt|kurzum|sagen wir|sagen wir mal|im schnitt|im durchschnitt|von daher|macht|macht zusammen|drum",
    elsewhere:
      "früher|damals|letztes jahr|letzten monat|letzte woche|voriges jahr|im vorjahr|vor einem jahr|vor zwei jahren|ehemals|bisher|bis vor kurzem|ursprünglich|anfangs|am anfang|zuerst|war mal|war|waren|hatten|hatte|wollte|wollten|sollte|sollten|soll|müsste|müssten|könnte|hätte|hätten|wünsche|wünschte|wunsch|gern|gerne|hätte gern|am liebsten|ziel|das ziel|angestrebt|idealerweise|theoretisch|in der theorie|nächstes jahr|nächsten monat|künftig|in zukunft|irgendwann|demnächst|mein chef|der chef|die chefin|meine chefin|meine kollegen|mein kollege|meine kollegin|die kollegen|meine frau|mein mann|mein partner|mein bruder|meine schwester|mein vater|meine mutter|die konkurrenz|konkurrenten|mitbewerber|andere|die anderen|andere leute|die leute|man sagt|es heißt|er sagt|sie sagt|sagte|meinte er|euer formular|das formular|ihr formular|die frage|der fragebogen|wenn wir|wenn ich|wenn es|erwartet|nicht mehr|geplant|planen|möchte|möchten|würde gern|würde gerne|beinahe",
    all: "alle|alles|alle davon|alle zusammen|alles davon|alles zusammen|alle genannten|alle optionen|alle punkte|alle oben genannten|sämtliche|sämtliches|alle drei|alle vier|alle fünf|alle sechs|jedes davon|jede davon|das ganze|die ganze liste|das volle programm",
    both: "beide|beides|alle beide|beide davon",
    none: "keine|keins|keines|keiner|keines davon|keine davon|keins davon|keine von denen|keiner von denen|nichts davon|nichts|weder noch|nix|nix davon|keine der genannten|nichts von alledem|gar nichts|gar keine|keinen|nichts dergleichen|trifft nichts zu|passt nichts",
    any: "egal|ganz egal|irgendeine|irgendeins|irgendwas|beliebig|such dir eins aus|such du aus|keine präferenz|mir egal|ist mir egal|jede|jedes|egal welche|wurscht|was du willst",
    other:
      "andere|anderes|anderer|etwas anderes|was anderes|sonstiges|sonstige|eine andere|ein anderer|ein anderes|nicht dabei|nicht aufgeführt|nicht auf der liste|steht nicht dabei",
  },

  moves: {},
};
