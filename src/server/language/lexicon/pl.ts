import type { Lexicon } from "./lexicon";

export const PL_WORDS: Lexicon = {
  language: "pl",

  values: {
    common:
      "i|w|na|z|do|to|jest|są|nie|się|że|my|ja|nas|nasz|nasza|nasze|mój|moja|ale|lub|albo|jak|co|od|po|za|dla|przez|o|u|ten|ta|mamy|mam|ma|już|tylko|też|tak|by|bym|być|był|bardziej|bardzo|może|raczej|myślę|powiedziałbym|daję|czy|ponieważ|bo|tu|jestem|więcej|mniej|przy|wszystko|no|ich|jego|chyba",
    numbers: {
      "?": "kilka|kilku|kilkoro|parę|paru|wiele|wielu|niewiele|kilkanaście|kilkunastu|kilkadziesiąt|kilkudziesięciu|kilkaset|kilkuset|dużo|mało|setki|dziesiątki",
      0: "zero",
      0.5: "pół",
      1: "jeden|jedna|jedno|jednego|jednej|jedynka|jedynkę|tylko ja|sam|sama|wyłącznie ja",
      1.5: "półtora|półtorej",
      2: "dwoje|dwóch|we dwoje|dwa|dwie|dwu|dwójka|dwójkę|dwaj|dwiema|dwoma|we dwójkę",
      3: "troje|trójka|we troje|trzy|trzech|trójkę|trzej|trzema",
      4: "czworo|cztery|czterech|czwórka|czwórkę|czterej|czterema",
      5: "pięcioro|pięć|pięciu|piątka|piątkę",
      6: "sześcioro|sześć|sześciu|szóstka|pół tuzina",
      7: "siedmioro|siedem|siedmiu|siódemka",
      8: "ośmioro|osiem|ośmiu|ósemka",
      9: "dziewięcioro|dziewięć|dziewięciu|dziewiątka",
      10: "dziesięcioro|dziesięć|dziesięciu|dziesiątka",
      11: "jedenaście|jedenastu",
      12: "dwanaście|dwunastu|tuzin",
      13: "trzynaście|trzynastu",
      14: "czternaście|czternastu",
      15: "piętnaście|piętnastu",
      16: "szesnaście|szesnastu",
      17: "siedemnaście|siedemnastu",
      18: "osiemnaście|osiemnastu",
      19: "dziewiętnaście|dziewiętnastu",
      20: "dwadzieścia|dwudziestu",
      30: "trzydzieści|trzydziestu",
      40: "czterdzieści|czterdziestu",
      50: "pięćdziesiąt|pięćdziesięciu",
      60: "sześćdziesiąt|sześćdziesięciu",
      70: "siedemdziesiąt|siedemdziesięciu",
      80: "osiemdziesiąt|osiemdziesięciu",
      90: "dziewięćdziesiąt|dziewięćdziesięciu",
      200: "dwieście|dwustu",
      300: "trzysta|trzystu",
      400: "czterysta|czterystu",
      500: "pięćset|pięciuset",
      600: "sześćset|sześciuset",
      700: "siedemset|siedmiuset",
      800: "osiemset|ośmiuset",
      900: "dziewięćset|dziewięciuset",
      250000: "ćwierć miliona",
      "~15": "kilkanaście",
    },
    articles: "",
    joins: { forward: "i" },
    halves: { after: "i pół" },
    magnitudes: { 100: "sto|stu", 1000: "tysiąc", 1000000: "milion", 1000000000: "miliard" },
    countedMagnitudes: {
      1000: "k|tys|tysiące|tysięcy|tysiąca",
      1000000: "m|mln|miliony|milionów|miliona",
      1000000000: "mld|miliardy|miliardów|miliarda",
    },
    units: {
      people:
        "osób|osoby|osoba|pracowników|pracownik|pracownika|ludzi|zatrudnionych|współpracowników|etatów|etaty|członków|kolegów|nas",
      money: "zł|złotych|złote|złoty|pln|euro|eur|dolarów|dolary",
      percent: "procent|procenta|procentów|proc",
      points: "gwiazdek|gwiazdki|gwiazdka|punktów|punkty|punkt|pkt",
      times: "razy|raz|x",
      minute: "minut|minuty|minuta|minutę|min",
      hour: "godzin|godziny|godzina|godzinę|godz|h",
      day: "dni|dzień|dnia|dni roboczych",
      week: "tygodni|tygodnie|tydzień|tygodnia|tygodniu",
      month: "miesięcy|miesiące|miesiąc|miesiąca|miesiącu|mies",
      year: "lat|lata|rok|roku",
    },
    bounds: {
      before: {
        over: "ponad|więcej niż|powyżej|po|dłużej niż|starsze niż|większe niż|grubo ponad|znacznie więcej niż|dużo więcej niż|częściej niż|później niż",
        since: "od",
        atLeast: "co najmniej|przynajmniej|minimum|nie mniej niż|min|conajmniej",
        justOver: "trochę ponad|nieco ponad|trochę więcej niż|niewiele ponad|nieco więcej niż|ciut ponad",
        under: "mniej niż|poniżej|przed|krócej niż|znacznie mniej niż|dużo mniej niż|rzadziej niż",
        atMost: "do|maksymalnie|najwyżej|co najwyżej|nie więcej niż|maks|max|maksimum|aż do",
        nearly:
          "prawie|niemal|blisko|nieco poniżej|trochę mniej niż|nieco mniej niż|nawet nie|niecałe|niecałych|trochę poniżej",
      },
      after: {
        over: "",
        since: "",
        atLeast:
          "lub więcej|albo więcej|i więcej|wzwyż|minimum|i powyżej|lub powyżej|lub później|co najmniej|i starsze|lub częściej|albo częściej|i częściej",
        justOver: "z hakiem|z kawałkiem|z czymś",
        under: "",
        atMost:
          "lub mniej|albo mniej|i mniej|maksymalnie|najwyżej|max|maks|lub wcześniej|lub rzadziej|albo rzadziej|i rzadziej",
        nearly: "",
      },
    },
    about:
      "około|ok|mniej więcej|jakieś|jakichś|circa|ca|w okolicach|może|plus minus|średnio|przeciętnie|powiedzmy|tak z|gdzieś|koło|chyba|szacunkowo|raczej|w przybliżeniu|coś koło|myślę że",
    within: "w ciągu|w ciągu ostatniego|w przeciągu|w ostatnim",
    ranges: { to: "do|a", between: "między|pomiędzy|gdzieś między|od", and: "a|i|do" },
    outOf: { forward: "na|z|na możliwych|ze|spośród" },
    shares: {
      "10": "jedna dziesiąta|co dziesiąty",
      "20": "jedna piąta|co piąty",
      "25": "jedna czwarta|ćwierć|co czwarty",
      "33.3": "jedna trzecia|co trzeci",
      "50": "połowa|połowę|co drugi",
      "66.7": "dwie trzecie",
      "75": "trzy czwarte",
    },
    places: {
      0: "po pierwsze|po drugie|po raz pierwszy|pierwszy raz|ostatni raz|ostatnio|w ostatnim|ostatni rok|ostatnich|w ostatnich|przede wszystkim|w zeszłym|w pierwszej kolejności|na początku|z drugiej strony|ostatnim roku|w pierwszym roku|ostatni miesiąc|po ostatnie|z pierwszej ręki|następny|następnego|kolejny",
      1: "pierwsza|pierwszy|pierwsze|pierwszej|ta pierwsza|ten pierwszy|to pierwsze|tę pierwszą|pierwsza opcja|pierwszą opcję|opcja pierwsza|pierwsza odpowiedź|pierwszych|pierwsi",
      2: "druga|drugi|drugie|drugiej|ta druga|ten drugi|to drugie|tę drugą|druga opcja|drugą opcję|opcja druga|druga odpowiedź",
      3: "trzecia|trzeci|trzecie|ta trzecia|ten trzeci|to trzecie|tę trzecią|trzecia opcja|trzecią opcję|opcja trzecia",
      4: "czwarta|czwarty|czwarte|ta czwarta|czwarta opcja|opcja czwarta",
      5: "piąta|piąty|piąte|ta piąta|piąta opcja|opcja piąta",
      6: "szósta|szósty|szóste",
      7: "siódma|siódmy|siódme",
      8: "ósma|ósmy|ósme",
      9: "dziewiąta|dziewiąty",
      10: "dziesiąta|dziesiąty",
      "-1": "ostatnia|ostatni|ostatnie|ta ostatnia|ten ostatni|to ostatnie|tę ostatnią|ostatnia opcja|ostatnią opcję|ostatnich",
      "-2": "przedostatnia|przedostatni|przedostatnie|ta przedostatnia",
    },
    counting: "jest nas|nas jest|mamy|mam|jesteśmy we|zatrudniamy|jest tu|pracuje nas",
    placeMarks: {
      before: "opcja|opcję|opcji|numer|nr|odpowiedź|wariant|litera|punkt numer|pozycja|odpowiedź nr|opcja nr",
      after: "ta|ty|ą",
    },
    every: {
      0.0416667: "co godzinę|każdej godziny",
      1: "codziennie|każdego dnia|co dzień|dziennie|co rano|co wieczór|dzień w dzień|każdego ranka|raz dziennie",
      2: "co drugi dzień",
      7: "co tydzień|tygodniowo|każdego tygodnia|cotygodniowo|raz w tygodniu|raz na tydzień|w poniedziałki|we wtorki|w środy|w czwartki|w piątki|w soboty|w niedziele",
      14: "co dwa tygodnie|co drugi tydzień|raz na dwa tygodnie",
      30.4375:
        "co miesiąc|miesięcznie|każdego miesiąca|comiesięcznie|raz w miesiącu|raz na miesiąc|na koniec miesiąca",
      60.875: "co dwa miesiące|co drugi miesiąc",
      91.3125:
        "co kilka miesięcy|co parę miesięcy|raz na kilka miesięcy|co kwartał|kwartalnie|raz na kwartał|raz w kwartale|każdego kwartału|co trzy miesiące",
      182.625: "co pół roku|półrocznie|raz na pół roku|co sześć miesięcy",
      365.25: "co rok|co roku|rocznie|corocznie|każdego roku|raz w roku|raz na rok|raz do roku",
      730.5: "co dwa lata|co drugi rok|raz na dwa lata",
    },
    weekdays: {
      1: "poniedziałek|poniedziałki|poniedziałku",
      2: "wtorek|wtorki|wtorku",
      3: "środa|środę|środy",
      4: "czwartek|czwartki|czwartku",
      5: "piątek|piątki|piątku",
      6: "sobota|sobotę|soboty",
      7: "niedziela|niedzielę",
    },
    per: {
      0.0416667: "na godzinę|w ciągu godziny",
      1: "dziennie|na dzień|w ciągu dnia|za dzień",
      7: "w tygodniu|tygodniowo|na tydzień",
      14: "na dwa tygodnie",
      30.4375: "w miesiącu|miesięcznie|na miesiąc",
      91.3125: "na kwartał|w kwartale|kwartalnie",
      182.625: "na pół roku|w półroczu",
      365.25: "w roku|rocznie|na rok|do roku",
    },
    each: "co|każde|każdy|raz na|raz w|każdą|w każdy|w każdą|w każde",
    periods: {
      0.010416666666666666: "kwadrans|jeden kwadrans",
      0.020833333333333332: "pół godziny|pół godzinki|półgodzinne",
      0.03125: "trzy kwadranse|trzy czwarte godziny",
    },
    counts: {
      "?": "wielokrotnie|kilkukrotnie",
      1: "raz|jeden raz|jednokrotnie",
      2: "dwa razy|dwukrotnie",
      3: "trzy razy|trzykrotnie",
    },
  },

  grammar: {
    filler:
      "temu|to wszystko|to juz wszystko|i to wszystko|nic wiecej|ja|my|mi|mnie|nam|nas|mój|moja|moje|nasz|nasza|nasze|to|jest|są|jesteśmy|jestem|był|była|było|ma|mamy|mam|na|w|we|z|ze|do|od|u|u nas|dla|dla mnie|dla nas|przy|po|o|około|mniej więcej|jakieś|gdzieś|tak około|dobra|dobre|dobry|mocna|mocne|mocny|solidna|solidne|pełna|czyste|całkiem|dość|raczej|bardzo|naprawdę|tylko|po prostu|no|no to|więc no|eee|yyy|hmm|hm|ech|ach|tak|ok|okej|szczerze|szczerze mówiąc|moim zdaniem|według mnie|ogólnie|średnio|w tej chwili|obecnie|teraz|dziś|dzisiaj|niestety|na pewno|z pewnością|zdecydowanie|bez wątpienia|absolutnie|też|także|jeszcze|już|proszę|dzięki|dziękuję|hej|cześć|punkt|punkty|punktów|przecinek|kropka|gwiazdka|gwiazdki|gwiazdek|ocena|ocenę|opcja|opcję|odpowiedź|numer|skala|skali|głównie|przede wszystkim|nie jestem pewien|nie jestem pewna|nie wiem dokładnie|trudno powiedzieć ale|dobre pytanie|lol|haha|się|ten|ta|te|jeśli mam wybrać|tu|tam|sobie|eh|ehm|uh|uhm|mm|mmm|ah|oh|euh|oeh|propozycja|propozycje|sugestia|kategoria|przedział|linia|pozycja|wariant|możliwość|twój|twoja|twojej|wasz|wasza|waszej|państwa|z nich|na liście|z listy|z waszej listy|z twojej listy|wymienione|wymienionych",
    choosing:
      "powiedziałbym|powiedziałabym|powiem|mówię|powiedzmy|myślę|myślę że|sądzę|sądzę że|uważam|uważam że|chyba|daję|dam|dałbym|dałabym|dajmy|daj|dajcie|stawiam|postawię|wybieram|wybiorę|wybieramy|biorę|weźmy|zaznacz|zaznaczam|proszę zaznaczyć|wpisz|proszę wpisać|zapisz|niech będzie|głosuję na|jest|są|to jest|to|byłoby|będzie|jesteśmy na|zasługuje na|moja odpowiedź|moja odpowiedź to|odpowiedź to|mój wybór|mój wybór to|prawdopodobnie|pewnie|raczej|skłaniam się ku|zostanę przy|mamy|używamy|głównie|ode mnie|moim zdaniem|według mnie",
    not: "nie|ani|nigdy|żaden|żadna|żadne|bez|oprócz|poza|zamiast|niż|z wyjątkiem|na pewno nie|absolutnie nie|wcale nie|prawie|nic|wszystko tylko nie|byle nie|minus|odmawiamy|zrezygnowaliśmy z|nie przyjmujemy|nie akceptujemy|nie używamy",
    notBehind:
      "nie|odpada|też nie|jest zabroniony|jest zabroniona|jest zabronione|są zabronione|jest zakazane|nie wchodzi w grę|nie jest możliwe|jest niemożliwe|niemożliwe|wykluczone|nie przyjmujemy|nie akceptujemy|już nie|nie używamy|nie za bardzo|zrezygnowaliśmy|jest zakazany|jest zakazana|są zakazane|został zakazany|została zakazana|został wycofany|została wycofana|zostało wycofane",
    only: "nie tylko|nie ma problemu|bez problemu|nie ma wątpliwości|nic innego jak|nieźle|już nie tylko",
    instead: "zamiast|a nie|niż",
    except: "oprócz|poza|prócz|z wyjątkiem|bez|ale nie|tylko nie|minus",
    correction:
      "nie czekaj|czekaj|zaraz|nie jednak|jednak|albo nie|a nie|nie|sorry|przepraszam|znaczy|to znaczy|miałem na myśli|miałam na myśli|chciałem powiedzieć|poprawka|właściwie|w sumie jednak|po namyśle|jak tak pomyślę|zmień na|zmieńmy na|pomyłka|ups|raczej|a raczej|pomyliłem się|pomyliłam się|zapomnij|cofam|mój błąd|czekaj jednak",
    or: "lub|albo|bądź|czy|między|pomiędzy|waham się między|ewentualnie|albo może",
    to: "do",
    perhaps: "może|być może|możliwe|ewentualnie|nawet",
    and: "i|oraz|a także|plus|również|też|jak również|zarówno|jak i|do tego|ponadto|razem z|potem|a do tego|no i",
    but: "ale|lecz|jednak|jednakże|chociaż|choć|mimo|podczas gdy|natomiast|za to|tylko że|a",
    because:
      "bo|ponieważ|gdyż|dlatego że|przez|z powodu|dzięki temu|żeby|aby|kiedy|gdy|jak się|odkąd|po tym jak|zanim|chyba że|skoro",
    now: "teraz|dziś|dzisiaj|obecnie|aktualnie|w tej chwili|w tym roku|w tym miesiącu|ostatnio|już",
    so: "więc|zatem|dlatego|czyli|w sumie|ogólnie|podsumowując|ostatecznie|w końcu|koniec końców|powiedzmy|reasumując|niech będzie|średnio",
    elsewhere:
      "kiedyś|dawniej|w zeszłym roku|rok temu|w zeszłym miesiącu|w zeszłym tygodniu|wcześniej|na początku|początkowo|przedtem|był|była|było|były|miał|mieliśmy|powinno|powinna|powinien|powinniśmy|chciałbym|chciałabym|chcielibyśmy|chcę|chcemy|mam nadzieję|oby|cel|celem|idealnie|w teorii|teoretycznie|gdyby|gdybym|gdybyśmy|jeśli|jeżeli|w przyszłym roku|w przyszłości|kiedyś tam|mój szef|szef|szefowa|moja szefowa|koledzy|mój kolega|moja koleżanka|moja żona|mój mąż|mój wspólnik|mój brat|konkurencja|inni|inne|ludzie|mówią|mówi|wasz formularz|formularz|pytanie|ankieta|planujemy|już nie|sąsiad|sąsiedzi|sąsiadka|nasz sąsiad|mój sąsiad|obok nas|naprzeciwko|po drugiej stronie ulicy|nasz dostawca|mój dostawca|konkurent|konkurenci|duże sieci|sieciówka|kolega z innej firmy|znajomy|mój kuzyn|mój wujek|mój szwagier|szwagier|moja szwagierka|mój dawny szef|mój były szef|większość firm|inne firmy|gdzie indziej",
    all: "wszystko|wszystkie|wszyscy|wszystkich|każda|każdy|każde|wszystkie trzy|wszystkie cztery|wszystkie opcje|wszystkie powyższe|wszystko z listy|cała lista",
    both: "oba|obie|obydwa|obydwie|jedno i drugie",
    none: "żadne|żaden|żadna|żadne z nich|żadna z nich|żaden z nich|żadne z powyższych|nic|nic z tego|nic z tych|ani jedno ani drugie|żadnych|żadnymi|żadnym|z żadnymi|z żadnym|z żadną|niczego|niczym",
    alone: "tylko|wyłącznie|jedynie",
    absent: "nie|brak",
    without: "bez",
    any: "obojętnie|wszystko jedno|bez różnicy|dowolna|dowolny|dowolne|cokolwiek|którykolwiek|jakikolwiek|nie ma znaczenia",
    more: "coś jeszcze|coś więcej|dodać",
    other: "inne|inny|inna|coś innego|nie ma na liście|coś jeszcze innego",
  },

  intents: {
    filler: `
      chciałem zapytać, chciałam zapytać, chciałem spytać, chciałam spytać,
      to, ten, ta, te, ci, tego, tej, tym, tych, temu, jest, są, był, była, było, być, będzie, będę, mam,
      masz, ma, mają, miał, i, a, oraz, w, we, na, z, ze, do, od, dla, po, za, przez, przy, pod, nad, o, u,
      bez, nie, ani, też, także, już, jeszcze, tylko, tak naprawdę, naprawdę, szczerze, szczerze mówiąc, no,
      no to, więc, to znaczy, proszę, prosze, przepraszam, sorry, sorki, dzięki, ok, okej, dobra, dobrze,
      teraz, tutaj, tu, tam, bardzo, dużo, trochę, coś, nic, niczego, rzecz, rzeczy, po prostu, się, sie,
      siebie, sobie, swój, swoje, on, ona, oni, one, jego, jej, ich, go, mu, że, ze, żeby, by, jak, jeśli,
      kiedy, może być, można, mogę, możesz, może, chcę, chce, chcesz, będą, daj, dać, robić, robi, zrobić,
      eh, hm, hmm, yy, ech, kurde, stary, ludzie, wcale, w ogóle, w sumie, właśnie, niestety, raczej, taki,
      taka, takie, tak samo, jakiś, jakaś, jakieś, moment, wiesz, moim zdaniem, tego pytania`,
    me: "ja, mnie, mi, mój, moja, moje, mojego, mojej, moich, mam, jestem, mogę, muszę",
    we: "my, nas, nam, nami, nasz, nasza, nasze, naszej, naszego, naszych, mamy, musimy, jak to",
    you: `
      ty, ciebie, cię, ci, tobie, twój, twoja, twoje, wy, was, wam, wasz, wasze, pan, pani, państwo, pana,
      panu, pańskie, jesteś, jesteście`,
    this: "to, ten, ta, te, tego, tej, tym, tu, tutaj",
    or: "czy, lub, albo, bądź",
    turn: `
      ale, jednak, może, być może, chyba, prawdopodobnie, myślę, myślę że, sądzę, powiedziałbym,
      powiedziałabym, uważam, głównie, przede wszystkim, bo, ponieważ, oprócz, chociaż, choć, lecz, raczej`,

    who: "kto, kogo, komu, kim, ktoś",
    why: "dlaczego, czemu, po co, w jakim celu, na co, co to da, jaki sens, jaki jest sens, do czego",
    what: "co, czego, czym",
    ask: `
      jak, jaki, jaka, jakie, jaką, jakich, który, która, które, którą, których, kiedy, gdzie, ile, ilu,
      od kiedy, skąd, dokąd`,
    opens: "czy",
    particle: "",
    howMany: `
      ile, ilu, jak często, jak długo, kiedy, rok, lat, lata, procent, odsetek, liczba, wiek, budżet, cena,
      koszt, przychód, obrót, data, od kiedy, kwota, wysokość`,

    offers: "a może, co powiesz na",
    mean: `
      znaczy, oznacza, oznaczają, macie na myśli, masz na myśli, ma pan na myśli, ma pani na myśli,
      na myśli, chodzi, chodzi o, chodzi wam, rozumiecie przez, rozumie, rozumiana, rozumiane, liczy, liczą,
      liczyć, liczę, wliczać, wliczam, wlicza, zalicza, uwzględniać, uwzględnić, obejmuje, dotyczy,
      definicja, definiuje, dokładnie, konkretnie, pytacie, pytasz, pyta, najlepiej, najgorzej, lepsze,
      w porównaniu`,
    lost: `
      nie rozumiem, nierozumiem, nie zrozumiałem, nie zrozumiałam, nie kumam, nie czaję, nie łapię,
      nie kapuję, nie jest jasne, niejasne, niezrozumiałe, niejasno, co to znaczy, co znaczy, o co chodzi,
      o co ci chodzi, o co wam chodzi, oco chodzi, w jakim sensie, że co, że jak, słucham, proszę powtórzyć,
      jak to, pogubiłem, pogubiłam, nie ma sensu, bez sensu pytanie, zbyt ogólne, co masz na myśli,
      co macie na myśli, nie wiem o co, co to jest`,
    explain: `
      wyjaśnić, wyjaśnij, wyjaśnisz, wyjaśnienie, wytłumacz, wytłumaczyć, wytłumaczysz, tłumaczenie,
      przykład, przykłady, na przykład, np, przeformułuj, przeformułować, inaczej, powtórz, powtórzyć,
      doprecyzuj, doprecyzować, sprecyzować, sprecyzuj, pomoc, pomóż, pomóc, przetłumacz, innymi słowami,
      jaśniej, prościej, więcej szczegółów, konkretniej`,

    survey: `
      ankieta, ankiety, ankietę, ankiecie, kwestionariusz, formularz, formularza, badanie, badania, badaniu,
      test, czat, rozmowa, wywiad, quiz, ocena`,
    question: "pytanie, pytania, pytań, pytaniu, pytaniem",
    answer: "odpowiedź, odpowiedzi, odp, odpowiedzią, ocena, ocenę, oceny, wpis",

    read: `
      czyta, czytać, przeczyta, przeczytają, czytają, widzi, widzą, zobaczy, zobaczą, dostęp, wgląd, dowie,
      dowiedzą, wiedzieć, trafi, trafia, trafią, dostanie, przekazane, wysłane, udostępniane, udostępnione,
      stoi, zlecił, zamówił, kopia, sprawdza`,
    others: `
      szef, szefowa, szefa, szefowi, kierownik, kierownictwo, pracodawca, firma, zarząd, koledzy,
      współpracownicy, bank, hr, kadry, urząd, skarbówka, policja, konkurencja, inni, klienci, dostawcy,
      przełożony, przełożeni, zespół`,
    private: `
      anonimowe, anonimowa, anonimowo, anonimowy, anonimowość, poufne, poufna, poufność, prywatne,
      prywatność, rodo, tajne, publiczne, publikowane, opublikowane, między nami, moje nazwisko, imiennie`,
    store: `
      przechowywane, zapisywane, dane, danych, serwer, serwery, usuwane, sprzedawane, używane,
      wykorzystywane, przetwarzane, stanie z moimi odpowiedziami, dzieje z moimi odpowiedziami,
      zrobicie z moimi odpowiedziami`,
    howLong: `
      ile jeszcze, jeszcze ile, ile zostało, jak długo, jak długo jeszcze, długo jeszcze, jeszcze długo,
      jeszcze dużo, dużo jeszcze, ile pytań, ile to potrwa, ile to trwa, ile czasu, ile to zajmie, ile tego,
      czy to ostatnie, ostatnie pytanie, prawie koniec, kiedy koniec, zaraz koniec, kończymy,
      daleko jeszcze`,
    left: "zostało, pozostało, jeszcze, potrwa, trwa, zajmie, zajmuje, więcej, minut, czasu, koniec, długo",
    pause: `
      przerwać, przerwę, przerwa, pauza, zatrzymać, skończyć, dokończyć, zamknąć, wyjść, wrócić,
      kontynuować, wznowić, przestać, resztę`,
    later: `
      później, potem, jutro, wieczorem, dziś wieczorem, kiedy indziej, innym razem, wrócić, wrócę,
      kontynuować, dokończyć, na telefonie, z telefonu, od miejsca`,
    save: `
      zapisze, zapisuje, zapisane, zapisać, zapisują, stracę, stracić, przepadnie, przepadną, zniknie,
      znikną, od nowa, od początku, zachowa`,
    product: `
      co dostanę, co z tego będę, co będę z tego, co z tego mam, co mi to da, co się stanie, co dalej, co
      zrobicie z, co robicie z, wynik, wyniki, raport, na koniec, na końcu, potem, rekomendacje,
      zalecenia, porady, jaki pożytek, do czego to służy, co odpowiedziałem, co odpowiedziałam, co
      powiedziałem, co powiedziałam, co napisałem, co napisałam, jaka była moja odpowiedź, jakie były moje
      odpowiedzi, moje dotychczasowe odpowiedzi, moje odpowiedzi do tej pory, mogę zobaczyć moje
      odpowiedzi, mogę zobaczyć swoje odpowiedzi, pokaż moje odpowiedzi, gdzie są moje odpowiedzi, usunąć
      moje, usunąć swoje, skasować moje, skasować swoje, usunąć wszystko, skasować wszystko, usuń moje,
      kim jesteś, kto ty jesteś, kim pan jest, kim pani jest, kim jesteście, czym jesteś, jak masz na
      imię, jak się nazywasz, czy jesteś, jesteś botem, jesteś człowiekiem, z kim rozmawiam, rozmawiam z,
      z kim piszę, jest tam ktoś, kontakt, skontaktować, telefon, numer telefonu, pomoc techniczna,
      zadzwonić, porozmawiać z kimś, porozmawiać z człowiekiem, kogo mogę zapytać, kogo zapytać, kogo
      spytać, do kogo, reklamacja, skarga, wsparcie`,
    bot: `
      bot, botem, robot, robotem, człowiek, człowiekiem, maszyna, maszyną, ai, sztuczna inteligencja,
      komputer, komputerem, program, programem, żywy człowiek, prawdziwy człowiek, prawdziwa osoba, osoba,
      czatbot, chatgpt`,
    must: `
      muszę, musimy, trzeba, obowiązkowe, obowiązkowa, obowiązkowo, obowiązek, opcjonalne, dobrowolne,
      konieczne, wymagane, mogę pominąć, można pominąć, zmuszony`,

    before: `
      poprzednie, poprzedni, poprzednia, poprzednim, poprzedniej, poprzednią, poprzedniego, wcześniej,
      wcześniejsze, wcześniejszą, wcześniejszym, ostatnie, ostatnia, ostatnią, ostatnim, powyżej, wyżej,
      przed chwilą, przedtem, wstecz, już, przedostatnie`,
    said: `
      to co napisałem, to co napisałam, to co powiedziałem, napisałem, napisałam, powiedziałem,
      powiedziałam, wpisałem, wpisałam, podałem, podałam, odpowiedziałem, odpowiedziałam, wybrałem,
      wybrałam, zaznaczyłem, zaznaczyłam, kliknąłem, kliknęłam, dałem, dałam`,
    theLast: "w poprzednim, do poprzedniego, w poprzedniej, to poprzednie, w tym poprzednim, w ostatnim",
    change: `
      zmienić, zmień, zmieńcie, zmiana, poprawić, popraw, poprawcie, skorygować, skoryguj, edytować, zamień,
      zamienić, ustaw, wpisz, zaktualizuj, przestaw, dodaj, dodać, dopisz`,
    wrong: `
      źle, błąd, błędna, błędne, błędnie, błędnej, pomyłka, pomyliłem, pomyliłam, pomyliło, niepoprawna,
      niepoprawnie, nieprawidłowo, ups, oj, przez pomyłkę, niechcący, przypadkiem, literówka, zły, zła, złą,
      nie tak, nieprawda`,
    meant:
      "chodziło mi o, miałem na myśli, miałam na myśli, chciałem napisać, chciałam napisać, chciałem dać, chciałam dać",
    shouldBe:
      "powinno być, powinna być, powinien być, miało być, miała być, ma być, zamiast, a nie, właściwie jest, tak naprawdę jest, poprawnie to, poprawna to",
    to: "na, do",
    back: `
      cofnij, cofnąć, wróć, wstecz, poprzednie pytanie, wróć do poprzedniego, do poprzedniego, wróćmy,
      powrót, poprzednie proszę, chcę wrócić, cofnij się, chcę się cofnąć`,
    same: "to samo, ta sama, ten sam, tak samo, samo, identycznie, tyle samo, jednakowo",
    refer: `
      jak wyżej, jw, j w, patrz wyżej, zob wyżej, jak poprzednio, jak wcześniej, tak jak poprzednio,
      tak jak wcześniej, tak samo jak, to samo co, jak mówiłem, jak mówiłam, jak pisałem, jak pisałam,
      już mówiłem, już mówiłam, już pisałem, już pisałam, już odpowiedziałem, już odpowiedziałam,
      już odpowiadałem, już odpowiadałam, już to, przecież mówiłem, ta sama odpowiedź, powtarzam,
      zobacz odpowiedź, patrz odpowiedź`,

    ignore: "zignoruj, ignoruj, zapomnij, pomiń wszystkie, nie zważaj",
    rules: `
      instrukcje, instrukcja, instrukcji, polecenia, poleceniach, zasady, zasadach, reguły, prompt, prompta,
      promptu, wytyczne, wszystko powyżej, komunikat systemowy, hasło`,
    show: `
      pokaż, pokażcie, wyświetl, podaj, daj mi, powiedz mi, ujawnij, zdradź, wydrukuj, powtórz, wypisz,
      jakie są, wyślij`,
    fill: `
      wypełnij, uzupełnij, odpowiedz, wpisz, daj, oceń, zaznacz, zakończ, dokończ, skończ, napisz, zrób,
      usuń, skasuj, wybierz, wyślij, zamknij, ustaw`,
    all: "wszystko, wszystkie, wszystkich, wszędzie, każde, każdą, każdy, resztę, cały, całą, pozostałe",
    forMe: "za mnie, dla mnie, sam, sama, sami, w moim imieniu",
    role: `
      jesteś teraz, teraz jesteś, od teraz, udawaj, zachowuj się jak, wciel się, tryb dewelopera, wymyśl coś,
      wymyśl, zmyśl coś, napisz cokolwiek, wpisz cokolwiek, cokolwiek, losowo, na chybił trafił, napisz mi,
      odpowiadaj tylko, odpowiedz tylko, nowe instrukcje, opowiedz żart, opowiedz mi żart, opowiedz kawał`,

    system: "system",

    unsure: `
      nie wiem, niewiem, nwm, nie wiem co, nie mam pojęcia, bez pojęcia, zero pojęcia, pojęcia nie mam,
      nie mam zielonego pojęcia, nie jestem pewien, nie jestem pewna, niepewny, trudno powiedzieć,
      ciężko powiedzieć, trudno stwierdzić, zależy, to zależy, nie potrafię powiedzieć, nie potrafię ocenić,
      nie umiem powiedzieć, nie umiem, nie mam zdania, brak zdania, brak opinii, nie mam opinii, kto wie,
      dobre pytanie, trudne pytanie, nic mi nie przychodzi, nic nie przychodzi mi, nie pamiętam,
      nie zastanawiałem się, nie zastanawiałam się, nie myślałem, nie myślałam, waham się, bóg wie,
      cholera wie, a bo ja wiem, skąd mam wiedzieć`,
    skip: `
      nie chce mi się, nie dziękuję, pomiń, pomin, pomijam, pominę, pomińmy, pominąć, dalej, następne, nast, następne pytanie, następny,
      kolejne, kolejne pytanie, bez komentarza, bez odpowiedzi, brak odpowiedzi, pas, pasuję, skip, skipuj,
      zostaw puste, puste, przejdźmy dalej, idziemy dalej, wstrzymuję się, przechodzę dalej`,
    unwilling: `
      nie chcę, nie chce, nie chciałbym, nie chciałabym, wolę nie, wolałbym nie, wolałabym nie, nie będę,
      nie zamierzam, odmawiam, nie mogę, nie mam ochoty, nie życzę sobie, nie wolno mi, zachowam,
      niechętnie, nie powiem`,
    say: `
      mówić, powiedzieć, powiem, odpowiadać, odpowiedzieć, odpowiedzi, dzielić, zdradzać, ujawniać, podawać,
      podać, komentować, oceniać, rozmawiać, wypowiadać, udzielać, tego, dla siebie, ruszać, ruszyć,
      poruszać`,
    secret: `
      prywatne, zbyt prywatne, prywatna sprawa, osobiste, zbyt osobiste, poufne, tajemnica,
      tajemnica firmowa, tajemnica handlowa, tajemnica przedsiębiorstwa, tajne, nie twoja sprawa,
      nie wasza sprawa, nie pana sprawa, nie pani sprawa, nie twój interes, nie wasz interes,
      nic ci do tego, nic wam do tego, moja sprawa, nasza sprawa, co cię to obchodzi, co was to obchodzi,
      pilnuj swojego, między mną a`,
    wait: `
      czekaj, poczekaj, zaczekaj, proszę czekać, proszę poczekać, chwila, chwilę, chwilka, chwilkę,
      chwileczkę, moment, momencik, momencika, sekunda, sekundę, sek, minutę, minuta, minutkę, 5 minut,
      pięć minut, daj mi chwilę, daj mi minutę, zaraz, zaraz wracam, zaraz wrócę, zw, już wracam,
      muszę pomyśleć, daj pomyśleć, pomyślę, zastanowię się, muszę się zastanowić, muszę sprawdzić,
      sprawdzę, muszę zapytać, telefon dzwoni, ktoś dzwoni, nie teraz, teraz nie mogę, nieważne, zostaw to,
      wstrzymaj się`,
    notApplicable: "nie dotyczy, nd, n d, n a, nie ma zastosowania",

    greet: `
      cześć, czesc, hej, hejka, siema, siemka, siemano, elo, dzień dobry, dzien dobry, dobry, dobry wieczór,
      witam, witaj, witajcie, witam serdecznie, hello, hi, pa, jak leci, co słychać, jak się masz, pozdrawiam,
      pozdro, miłego dnia, miło mi, wróciłem, wróciłam, już jestem`,
    thanks: `
      dziękuję, dziekuje, dzięki, dzieki, dziękuję bardzo, dziękuję ślicznie, wielkie dzięki,
      dziękuję za zaproszenie, dzięki za zaproszenie, dziękuję pięknie`,
    parting: "dobranoc, do widzenia, na razie, nara, do zobaczenia, muszę iść, muszę lecieć",
    whom: "wszystkim, wam, nawzajem, państwu",
    intro: "nazywam się, mam na imię, jestem, tu, z, z tej strony, mówi",
    yes: `
      tak, no tak, jasne, oczywiście, pewnie, ok, okej, oki, dobra, dobrze, zgoda, zgadza się, zgadzam się,
      racja, dokładnie, słusznie, owszem, rozumiem, naturalnie, super, świetnie, w porządku, spoko, yhy,
      mhm, aha, absolutnie, zdecydowanie, no jasne, proszę bardzo, tak jest, może być,
      zaczynajmy, zaczynamy, możemy zaczynać, możemy zacząć, jestem gotowy, jestem gotowa`,
    sound: "test, testuję, haha, hehe, la la la, lala, lalala, tralala, bla bla",
    insult: `
      głupi, głupia, głupie, głupota, głupoty, idiota, idioci, idiotyczne, debil, debile, debilne, debilizm,
      kretyn, kretyni, kretyńskie, gówno, gówniane, gówniana, dupa, dupek, dupki, chuj, chujowe, chujnia,
      kurwa, pierdolone, pierdoły, bzdura, bzdury, bzdurne, śmieci, śmieć, badziewie, beznadzieja,
      beznadziejne, beznadziejna, żałosne, żenada, żenujące, strata czasu, marnowanie czasu, frajer,
      frajerzy, palant, palanty, pajac, pajace, skurwysyn, skurwysyny, szmata, cwel, matoł, matoły, tępy,
      tępe, wścibscy, wścibski, nudne, denerwujące, wkurza, wkurzacie, wkurzasz`,
    curse: `
      spierdalaj, spierdalajcie, wypierdalaj, wypierdalać, wypierdalajcie, pierdol się, pierdolcie się,
      odpierdol się, odpierdolcie się, jebcie się, jeb się, jebać, jebać was, odjeb się, chuj ci w dupę,
      chuj wam, idź do diabła, idźcie do diabła, do diabła z, spadaj, spadajcie, zjeżdżaj, zamknij się,
      zamknij mordę, zamknijcie się, morda, stul pysk, odczep się, odczepcie się, daj mi spokój,
      dajcie mi spokój, dajcie spokój, pocałuj mnie, pocałujcie mnie, wal się, walcie się, goń się,
      wsadź sobie, wsadźcie sobie, w dupie mam, mam to w dupie, mam was w dupie, goń się`,
  },

  faq: {
    scaleEnd: `
      dobrze, dobra, dobry, dobre, źle, zła, zły, złe, lepiej, lepsza, lepszy, lepsze, najlepiej, najlepsza,
      najlepszy, najlepsze, gorzej, gorsza, gorszy, gorsze, najgorzej, najgorsza, najgorszy, najgorsze,
      pozytywna, pozytywnie, negatywna, negatywnie, wysoka, wyższa, najwyższa, niska, niższa, najniższa, w
      którą stronę, który koniec`,
    scaleWord: `
      skala, skali, liczba, liczby, cyfra, cyfry, ocena, oceny, gwiazdka, gwiazdki, punkt, punkty, jeden,
      jedynka, dwa, trzy, cztery, pięć, piątka`,
    several: `
      więcej niż jedną, więcej niż jeden, więcej niż jedna, więcej niż 1, kilka, wiele, wielokrotny,
      wielokrotnego, dwa, dwie, 2, trzy, 3, obie, oba, tylko jedną, tylko jeden, tylko jedna`,
    choose: `
      wybrać, zaznaczyć, wskazać, podać, wybieram, wybór, wyboru, opcja, opcje, opcję, odpowiedź, odpowiedzi,
      możliwe, dozwolone`,
    leaveOut: `
      pominąć, opuścić, zostawić puste, pozostawić puste, zostawić bez odpowiedzi, nie odpowiadać, nie
      odpowiedzieć, bez odpowiedzi, ominąć`,
    wish: `
      chcę, chciałbym, chciałabym, wolę, wolałbym, wolałabym, muszę, proszę, proszę mnie połączyć, potrzebuję`,
    talk: `
      porozmawiać, rozmawiać, mówić, zadzwonić, dzwonić, skontaktować, napisać, zwrócić, zapytać, pomóc,
      pomoże`,
    person: `
      człowiekiem, człowiek, człowieka, osobą, osoba, osobę, kimś, ktoś, kogoś, konsultantem, konsultant,
      doradcą, pracownikiem, numer telefonu, telefon, kontakt, pomoc techniczna, obsługa klienta`,
    distress: `
      zabić się, się zabić, zabiję się, popełnić samobójstwo, odebrać sobie życie, skończyć ze sobą, zakończyć
      swoje życie, chcę umrzeć, chce mi się umrzeć, nie chcę żyć, nie chcę już żyć, nie chce mi się żyć, mam
      myśli samobójcze, miewam myśli samobójcze, myślę o samobójstwie, zrobić sobie krzywdę, robię sobie
      krzywdę, okaleczam się, nie daję już rady, już nie daję rady, nie wytrzymam już, już nie wytrzymuję,
      jestem w niebezpieczeństwie, boję się o swoje życie, mam atak paniki, jestem zrozpaczony, jestem
      zrozpaczona, jestem w rozpaczy, to pytanie mnie przygnębia, to pytanie mnie rani, te pytania mnie
      przygnębiają, płaczę, chce mi się płakać`,
    despair: `
      nie daję rady, nie dam rady, już nie mogę, nie mogę już, chcę z tym skończyć, chcę zniknąć, nie
      czuję się bezpiecznie, grozi mi, w niebezpieczeństwie, przytłoczony, przytłoczona, zdesperowany,
      zdesperowana, przerażony, przerażona`,
    feels: "czuję, czuję się, całkowicie, zupełnie",
  },
};
