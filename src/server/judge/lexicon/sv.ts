import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const SV: Lexicon = {
  language: "sv",

  values: NO_VALUES,

  grammar: {
    filler:
      "jag|vi|oss|mig|min|mitt|vår|vårt|våra|det|den|de|dom|en|ett|är|var|har|blir|finns|här|hos|hos oss|för|för mig|för oss|med|av|i|på|till|så|cirka|ungefär|runt|typ|god|bra nog|stark|klar|ganska|rätt|väldigt|mycket väl|verkligen|bara|nog|väl|ju|då|alltså|ja|jo|joo|eh|öh|öhm|hm|hmm|tja|ah|oh|ok|okej|ärligt talat|ärligt|enligt mig|generellt|i allmänhet|i snitt|i genomsnitt|just nu|för närvarande|nu|idag|numera|tyvärr|säkert|definitivt|absolut|utan tvekan|också|även|än|tack|snälla|hej|poäng|punkt|komma|stjärna|stjärnor|betyg|alternativ|svar|nummer|skala|skalan|främst|mest|inte säker|vet inte riktigt|svårt att säga men|bra fråga|lol|haha|som|om jag måste välja|får|där|helt enkelt|helt|enkelt|er",
    choosing:
      "jag skulle säga|skulle jag säga|jag säger|säger|säg|låt oss säga|ska vi säga|jag tror|tror jag|jag tycker|tycker jag|jag tänker|jag ger|ger|ge|jag sätter|sätter|sätt|jag väljer|väljer|välj|jag tar|tar|tar jag|ta|då tar jag|skriv|anteckna|kryssa|kryssa i|lägg|det är|det blir|blir|är|är en|en|ett|vi är|vi ligger på|ligger på|förtjänar|får|mitt svar|mitt svar är|svaret är|mitt val|förmodligen|troligen|antagligen|lutar åt|snarare|närmast|vi har|vi använder|främst",
    not: "inte|ej|icke|ingen|inget|inga|aldrig|varken|eller inte|utan|förutom|utom|istället för|i stället för|hellre än|än|absolut inte|inte alls|nästan|knappt|ingenting|allt utom|allt annat än",
    notBehind: "inte|ej|inte längre|då inte",
    only: "inte bara|inte enbart|inga problem|ingen tvekan|inget annat än",
    instead: "istället för|i stället för|och inte|än",
    except: "utom|förutom|undantaget|men inte|med undantag för|utan|minus",
    correction:
      "nej vänta|vänta|nej förresten|eller nej|eller nej förresten|förresten|nej|nä|nej men|ursäkta|sorry|förlåt|jag menar|jag menade|menade|rättelse|rättare sagt|egentligen|snarare|hellre|vid närmare eftertanke|när jag tänker efter|ändra till|gör det till|glöm det|fel av mig|oj|oops|jo vänta|eller snarare",
    or: "eller|antingen|mellan|tvekar mellan|eller kanske|alternativt",
    perhaps: "kanske|möjligen|eventuellt|kan vara|till och med",
    and: "och|samt|plus|också|även|både|dessutom|tillsammans med|och sen|och sedan|liksom",
    but: "men|dock|fast|fastän|medan|även om|trots|däremot|utan",
    because:
      "för att|eftersom|därför att|på grund av|tack vare|då vi|när|om man|sedan|efter att|innan|ty|annars|fram till",
    now: "nu|idag|numera|just nu|för närvarande|nuförtiden|i år|den här månaden|nu för tiden",
    so: "så|därför|alltså|totalt sett|till slut|sammantaget|sammanfattningsvis|på det hela taget|i slutändan|säg|låt oss säga|överlag|då blir det|då tar jag",
    elsewhere:
      "förut|tidigare|förra året|i fjol|förra månaden|förra veckan|för ett år sedan|innan|i början|först|ursprungligen|var|hade|brukade|borde|skulle vilja|vill|vill ha|önskar|hoppas|mål|målet|helst|i teorin|om vi|om jag|nästa år|nästa månad|i framtiden|någon gång|min chef|chefen|mina kollegor|min kollega|min fru|min man|min sambo|min bror|min syster|syrran|brorsan|konkurrenterna|konkurrenter|andra|de andra|folk|de säger|han säger|hon säger|formuläret|ert formulär|frågan|planerat|inte längre",
    all: "alla|allt|allihop|samtliga|alltihop|allt ovan|alla ovan|alla tre|alla fyra|alla fem|alla alternativ|hela listan",
    both: "båda|bägge|båda två|båda delarna",
    none: "ingen|inget|inga|ingen av dem|inget av dem|inga av dem|inget av det|inget av detta|ingenting|inget alls|ingendera",
    any: "spelar ingen roll|vilken som helst|vad som helst|kvittar|ingen preferens|valfri",
    other: "annan|annat|andra|något annat|nån annan|finns inte med|ett annat",
  },

  moves: {},
};
