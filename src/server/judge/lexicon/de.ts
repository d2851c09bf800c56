import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const DE: Lexicon = {
  language: "de",

  values: NO_VALUES,

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
