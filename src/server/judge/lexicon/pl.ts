import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const PL: Lexicon = {
  language: "pl",

  values: NO_VALUES,

  grammar: {
    filler:
      "ja|my|mi|mnie|nam|nas|mój|moja|moje|nasz|nasza|nasze|to|jest|są|jesteśmy|jestem|był|była|było|ma|mamy|mam|na|w|we|z|ze|do|od|u|u nas|dla|dla mnie|dla nas|przy|po|o|około|mniej więcej|jakieś|gdzieś|tak około|dobra|dobre|dobry|mocna|mocne|mocny|solidna|solidne|pełna|czyste|całkiem|dość|raczej|bardzo|naprawdę|tylko|po prostu|no|no to|więc no|eee|yyy|hmm|hm|ech|ach|tak|ok|okej|szczerze|szczerze mówiąc|moim zdaniem|według mnie|ogólnie|średnio|w tej chwili|obecnie|teraz|dziś|dzisiaj|niestety|na pewno|z pewnością|zdecydowanie|bez wątpienia|absolutnie|też|także|jeszcze|już|proszę|dzięki|dziękuję|hej|cześć|punkt|punkty|punktów|przecinek|kropka|gwiazdka|gwiazdki|gwiazdek|ocena|ocenę|opcja|opcję|odpowiedź|numer|skala|skali|głównie|przede wszystkim|nie jestem pewien|nie jestem pewna|nie wiem dokładnie|trudno powiedzieć ale|dobre pytanie|lol|haha|że|się|ten|ta|te|tę|jeśli mam wybrać|tu|tam|sobie",
    choosing:
      "powiedziałbym|powiedziałabym|powiem|mówię|powiedzmy|myślę|myślę że|sądzę|sądzę że|uważam|uważam że|chyba|daję|dam|dałbym|dałabym|dajmy|daj|dajcie|stawiam|postawię|wybieram|wybiorę|wybieramy|biorę|weźmy|zaznacz|zaznaczam|proszę zaznaczyć|wpisz|proszę wpisać|zapisz|niech będzie|głosuję na|jest|są|to jest|to|byłoby|będzie|jesteśmy na|zasługuje na|moja odpowiedź|moja odpowiedź to|odpowiedź to|mój wybór|mój wybór to|prawdopodobnie|pewnie|raczej|skłaniam się ku|zostanę przy|mamy|używamy|głównie",
    not: "nie|ani|nigdy|żaden|żadna|żadne|bez|oprócz|poza|zamiast|niż|z wyjątkiem|na pewno nie|absolutnie nie|wcale nie|prawie|nic|wszystko oprócz|wszystko tylko nie|byle nie",
    notBehind: "nie|odpada|też nie",
    only: "nie tylko|nie ma problemu|bez problemu|nie ma wątpliwości|nic innego jak|nieźle",
    instead: "zamiast|a nie|niż",
    except: "oprócz|poza|prócz|z wyjątkiem|bez|ale nie|tylko nie|minus",
    correction:
      "nie czekaj|czekaj|zaraz|nie jednak|jednak|albo nie|a nie|nie|sorry|przepraszam|znaczy|to znaczy|miałem na myśli|miałam na myśli|chciałem powiedzieć|poprawka|właściwie|w sumie jednak|po namyśle|jak tak pomyślę|zmień na|zmieńmy na|pomyłka|ups|raczej|a raczej|pomyliłem się|pomyliłam się|zapomnij|cofam",
    or: "lub|albo|bądź|czy|między|pomiędzy|waham się między|ewentualnie|albo może",
    perhaps: "może|być może|możliwe|ewentualnie|nawet",
    and: "i|oraz|a także|plus|również|też|jak również|zarówno|jak i|do tego|ponadto|razem z|potem|a do tego",
    but: "ale|lecz|jednak|jednakże|chociaż|choć|mimo|podczas gdy|natomiast|za to|tylko że|a",
    because:
      "bo|ponieważ|gdyż|dlatego że|przez|z powodu|dzięki temu|żeby|aby|kiedy|gdy|jak się|odkąd|po tym jak|zanim|chyba że|skoro",
    now: "teraz|dziś|dzisiaj|obecnie|aktualnie|w tej chwili|w tym roku|w tym miesiącu|ostatnio|już",
    so: "więc|zatem|dlatego|czyli|w sumie|ogólnie|podsumowując|ostatecznie|w końcu|koniec końców|powiedzmy|reasumując|niech będzie|średnio",
    elsewhere:
      "kiedyś|dawniej|w zeszłym roku|rok temu|w zeszłym miesiącu|w zeszłym tygodniu|wcześniej|na początku|początkowo|przedtem|był|była|było|były|miał|mieliśmy|powinno|powinna|powinien|powinniśmy|chciałbym|chciałabym|chcielibyśmy|chcę|chcemy|mam nadzieję|oby|cel|celem|idealnie|w teorii|teoretycznie|gdyby|gdybym|gdybyśmy|jeśli|jeżeli|w przyszłym roku|w przyszłości|kiedyś tam|mój szef|szef|szefowa|moja szefowa|koledzy|mój kolega|moja koleżanka|moja żona|mój mąż|mój wspólnik|mój brat|konkurencja|inni|inne|ludzie|mówią|mówi|wasz formularz|formularz|pytanie|ankieta|planujemy|już nie",
    all: "wszystko|wszystkie|wszyscy|wszystkich|każda|każdy|każde|wszystkie trzy|wszystkie cztery|wszystkie opcje|wszystkie powyższe|wszystko z listy|cała lista",
    both: "oba|obie|obydwa|obydwie|jedno i drugie",
    none: "żadne|żaden|żadna|żadne z nich|żadna z nich|żaden z nich|żadne z powyższych|nic|nic z tego|nic z tych|ani jedno ani drugie|żadnych",
    any: "obojętnie|wszystko jedno|bez różnicy|dowolna|dowolny|dowolne|cokolwiek|którykolwiek|jakikolwiek|nie ma znaczenia",
    other: "inne|inny|inna|coś innego|nie ma na liście|coś jeszcze innego",
  },

  moves: {},
};
