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

  moves: {},
};
